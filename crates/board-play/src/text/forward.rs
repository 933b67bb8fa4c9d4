//! `Display` and `FromStr` by way of a trait.

/// Implements `Display` and `FromStr` for types that are written and read by methods of a trait in
/// scope, for instance of [`RuleOptions`](crate::RuleOptions). Rust has no blanket implementation of
/// these two for types of other crates.
///
/// ```
/// # mod game {
/// # use board_play::options::RuleOption;
/// use board_play::RuleOptions;
///
/// #[derive(Clone, Debug, Default, PartialEq, Eq)]
/// pub struct Options;
///
/// impl RuleOptions for Options {
///     const TABLE: &'static [&'static dyn RuleOption<Self>] = &[];
/// }
///
/// board_play::forward_text!(Options: write, read);
/// #
/// # #[derive(Clone, Debug, Default, PartialEq, Eq)]
/// # pub struct OptionsOn<const W: usize>;
/// #
/// # impl<const W: usize> RuleOptions for OptionsOn<W> {
/// #     const TABLE: &'static [&'static dyn RuleOption<Self>] = &[];
/// # }
/// #
/// # board_play::forward_text!(impl<const W: usize> OptionsOn<W>: write, read);
/// # }
///
/// assert_eq!("".parse(), Ok(game::Options));
/// assert_eq!(game::Options.to_string(), "");
/// # assert_eq!("".parse(), Ok(game::OptionsOn::<2>));
/// ```
///
/// A type with constant parameters is given with them:
/// `impl<const W: usize> OptionsOn<W>: write, read`.
#[macro_export]
macro_rules! forward_text {
    (impl<$(const $name:ident: $kind:ty),+ $(,)?> $type:ty: $write:ident, $read:ident) => {
        $crate::forward_text!(@implement [$(const $name: $kind),+] $type: $write, $read);
    };
    (@implement [$($parameters:tt)*] $type:ty: $write:ident, $read:ident) => {
        impl<$($parameters)*> ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                self.$write(f)
            }
        }

        impl<$($parameters)*> ::core::str::FromStr for $type {
            type Err = $crate::TextError;

            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::TextError> {
                Self::$read(text)
            }
        }
    };
    ($type:ty: $write:ident, $read:ident) => {
        $crate::forward_text!(@implement [] $type: $write, $read);
    };
}
