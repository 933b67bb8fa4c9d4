//! Serialization of plain data by its fields.

use core::fmt::Display;

use serde::de::{Deserialize, Error, MapAccess};

/// Implements `Serialize` and `Deserialize` for a struct of plain data: an object with a value for each
/// field, by its name.
///
/// What is read must have each field once and no other; a value that is refused is refused with the name
/// of its field. Formats must tell what they hold, as JSON does.
///
/// Like [`serde_by_text!`](crate::serde_by_text) the macro exists only with this crate's feature `serde`,
/// and a game's crate needs no other dependency for it. A field that Rust would not let be called so has
/// another key: `m as "move"`. `=> check` names a function that refuses values which are not any.
///
/// ```
/// # mod game {
/// # use board_play::Seat;
/// # #[derive(Debug, PartialEq)]
/// pub struct Setup {
///     pub turn: Seat,
///     pub stones: u8,
/// }
///
/// fn check(setup: &Setup) -> Result<(), String> {
///     match setup.stones {
///         0..=12 => Ok(()),
///         stones => Err(format!("stones: {stones} are too many")),
///     }
/// }
///
/// board_play::serde_by_fields!(Setup { turn, stones } => check);
/// # }
/// # use game::Setup;
/// # use board_play::Seat;
///
/// let json = r#"{"turn":"2","stones":5}"#;
/// let setup: Setup = serde_json::from_str(json)?;
/// assert_eq!(setup, Setup { turn: Seat::Second, stones: 5 });
/// assert_eq!(serde_json::to_string(&setup)?, json);
///
/// let refused = serde_json::from_str::<Setup>(r#"{"turn":"3","stones":5}"#).unwrap_err();
/// assert!(refused.to_string().starts_with(r#"turn: seat "3": must be 1 or 2"#));
/// let refused = serde_json::from_str::<Setup>(r#"{"turn":"2","stones":13}"#).unwrap_err();
/// assert!(refused.to_string().starts_with("stones: 13 are too many"));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Generic types are given with their parameters: `impl<const W: usize> SetupOn<W> { … }`, or
/// `impl<M> Candidate<M> { … }`, whose parameters are then to be serialized too.
#[macro_export]
macro_rules! serde_by_fields {
    (impl<$(const $name:ident: $kind:ty),+ $(,)?> $type:ident<$($given:ident),+> { $($fields:tt)+ } $(=> $check:path)?) => {
        $crate::serde_by_fields!(
            @implement [$(const $name: $kind),+] [$(const $name: $kind),+]
            $type [$type<$($given),+>] { $($fields)+ } $(=> $check)?
        );
    };
    (impl<$($name:ident),+ $(,)?> $type:ident<$($given:ident),+> { $($fields:tt)+ } $(=> $check:path)?) => {
        $crate::serde_by_fields!(
            @implement
            [$($name: $crate::__serde::Serialize),+] [$($name: $crate::__serde::Deserialize<'de>),+]
            $type [$type<$($given),+>] { $($fields)+ } $(=> $check)?
        );
    };
    (@key $field:ident) => { ::core::stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (
        @implement [$($written:tt)*] [$($read:tt)*] $name:ident [$type:ty]
        { $($field:ident $(as $key:literal)?),+ $(,)? } $(=> $check:path)?
    ) => {
        impl<$($written)*> $crate::__serde::Serialize for $type {
            fn serialize<S: $crate::__serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                use $crate::__serde::ser::SerializeStruct as _;

                const KEYS: &[&str] = &[$($crate::serde_by_fields!(@key $field $($key)?)),+];
                let mut fields = serializer.serialize_struct(::core::stringify!($name), KEYS.len())?;
                $(fields.serialize_field(
                    $crate::serde_by_fields!(@key $field $($key)?),
                    &self.$field,
                )?;)+
                fields.end()
            }
        }

        impl<'de, $($read)*> $crate::__serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                const KEYS: &[&str] = &[$($crate::serde_by_fields!(@key $field $($key)?)),+];

                struct Fields<T>(::core::marker::PhantomData<T>);

                impl<'de, $($read)*> $crate::__serde::de::Visitor<'de> for Fields<$type> {
                    type Value = $type;

                    fn expecting(
                        &self,
                        f: &mut ::core::fmt::Formatter<'_>,
                    ) -> ::core::fmt::Result {
                        ::core::write!(f, "an object with the fields {}", KEYS.join(", "))
                    }

                    fn visit_map<A: $crate::__serde::de::MapAccess<'de>>(
                        self,
                        mut map: A,
                    ) -> ::core::result::Result<Self::Value, A::Error> {
                        use $crate::__serde::de::Error as _;

                        $(let mut $field = ::core::option::Option::None;)+
                        while let ::core::option::Option::Some(key) =
                            map.next_key::<::std::string::String>()?
                        {
                            match key.as_str() {
                                $($crate::serde_by_fields!(@key $field $($key)?) => {
                                    $crate::__read_field(
                                        &mut map,
                                        $crate::serde_by_fields!(@key $field $($key)?),
                                        &mut $field,
                                    )?;
                                })+
                                other => {
                                    return ::core::result::Result::Err(
                                        A::Error::unknown_field(other, KEYS),
                                    );
                                }
                            }
                        }
                        let value = $name {
                            $($field: $field.ok_or_else(|| {
                                A::Error::missing_field(
                                    $crate::serde_by_fields!(@key $field $($key)?),
                                )
                            })?),+
                        };
                        $($check(&value).map_err(A::Error::custom)?;)?
                        ::core::result::Result::Ok(value)
                    }
                }

                deserializer.deserialize_struct(
                    ::core::stringify!($name),
                    KEYS,
                    Fields(::core::marker::PhantomData),
                )
            }
        }
    };
    ($name:ident { $($fields:tt)+ } $(=> $check:path)?) => {
        $crate::serde_by_fields!(@implement [] [] $name [$name] { $($fields)+ } $(=> $check)?);
    };
}

/// Reads the value of a field of an object: the part of `serde_by_fields!` that need not be a macro.
///
/// # Errors
///
/// The field was there before, or why its value is refused.
#[doc(hidden)]
pub fn read_field<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    map: &mut A,
    key: &'static str,
    field: &mut Option<T>,
) -> Result<(), A::Error> {
    if field.is_some() {
        return Err(A::Error::duplicate_field(key));
    }
    let name = |reason: &dyn Display| A::Error::custom(format_args!("{key}: {reason}"));
    *field = Some(map.next_value().map_err(|reason| name(&reason))?);
    Ok(())
}
