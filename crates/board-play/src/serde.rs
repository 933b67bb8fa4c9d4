//! Serialization: as text where there is one, else by fields.

mod endings;
mod fields;
mod tagged;

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserializer, Error, Visitor};

use crate::{Ended, Notated, Outcome, Record, Rematch, Seat, Turn};

pub use fields::read_field;
pub use tagged::deserialize_tagged;

/// Implements `Serialize` and `Deserialize` for types that have text: they are serialized as the
/// string that `Display` writes and read by `FromStr`, so that what is read is validated as always.
///
/// The macro exists only with this crate's feature `serde`. A game's crate has a feature of its own,
/// `serde = ["board-play/serde"]`, puts it before the call, and needs no other dependency:
///
/// ```
/// # mod game {
/// # use core::{convert::Infallible, fmt, str::FromStr};
/// # pub struct Move;
/// # pub struct Grid<const W: usize>;
/// # impl fmt::Display for Move {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("move") }
/// # }
/// # impl FromStr for Move {
/// #     type Err = Infallible;
/// #     fn from_str(_: &str) -> Result<Self, Infallible> { Ok(Self) }
/// # }
/// # impl<const W: usize> fmt::Display for Grid<W> {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("grid") }
/// # }
/// # impl<const W: usize> FromStr for Grid<W> {
/// #     type Err = Infallible;
/// #     fn from_str(_: &str) -> Result<Self, Infallible> { Ok(Self) }
/// # }
/// # const _: &str = stringify!(
/// #[cfg(feature = "serde")]
/// # );
/// board_play::serde_by_text!(Move, impl<const W: usize> Grid<W>);
/// # }
/// # assert_eq!(serde_json::to_string(&game::Grid::<2>).unwrap(), "\"grid\"");
/// # assert!(serde_json::from_str::<game::Move>("\"move\"").is_ok());
/// # assert!(serde_json::from_str::<game::Move>("7").is_err());
/// ```
///
/// Generic types are given with their parameters: `impl<const W: usize> Grid<W>`, or, with one bound
/// each, `impl<T: Bound> Type<T>`.
#[macro_export]
macro_rules! serde_by_text {
    () => {};
    (impl<$(const $name:ident: $kind:ty),+ $(,)?> $type:ty $(, $($others:tt)*)?) => {
        $crate::serde_by_text!(@implement [$(const $name: $kind),+] $type);
        $($crate::serde_by_text!($($others)*);)?
    };
    (impl<$($name:ident: $bound:path),+ $(,)?> $type:ty $(, $($others:tt)*)?) => {
        $crate::serde_by_text!(@implement [$($name: $bound),+] $type);
        $($crate::serde_by_text!($($others)*);)?
    };
    (@implement [$($parameters:tt)*] $type:ty) => {
        impl<$($parameters)*> $crate::__serde::Serialize for $type {
            fn serialize<S: $crate::__serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de, $($parameters)*> $crate::__serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::__deserialize_text(deserializer)
            }
        }
    };
    ($type:ty $(, $($others:tt)*)?) => {
        $crate::serde_by_text!(@implement [] $type);
        $($crate::serde_by_text!($($others)*);)?
    };
}

serde_by_text!(Seat, Outcome, Turn, Ended, Rematch, impl<P: Notated> Record<P>);

/// Reads a value from a string: the part of `serde_by_text!` that need not be a macro.
///
/// # Errors
///
/// It is not a string, or what the value's parser says.
#[doc(hidden)]
pub fn deserialize_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_str(Text(PhantomData))
}

/// Accepts a string and parses it.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
