//! Serialization is the text, validated as always.

use board_play::nim::{Nim, Options, Take};
use board_play::{Outcome, Record, Seat, Turn};
use serde_json::{from_str, to_string};

#[test]
fn the_vocabulary_is_serialized_as_its_text() {
    assert_eq!(to_string(&Seat::ALL).expect("strings"), r#"["1","2"]"#);
    let outcomes: Vec<Outcome> = from_str(r#"["1","draw"]"#).expect("outcomes");
    assert_eq!(outcomes, [Outcome::Win(Seat::First), Outcome::Draw]);
    assert_eq!(from_str::<Turn>("\"c\"").expect("a turn"), Turn::Chance);
    for bad in ["1", "\"3\"", "null", "[]", "\"\""] {
        assert!(from_str::<Seat>(bad).is_err(), "{bad}");
    }
    let error = from_str::<Seat>("1").unwrap_err().to_string();
    assert!(error.contains("integer `1`, expected a text"), "{error}");
}

#[test]
fn a_record_is_serialized_as_its_text() {
    let text = "# game: nim\n# result: *\n\n3 1\n";
    let record: Record<Nim> = text.parse().expect("a record");
    let json = to_string(&record).expect("a string");
    assert_eq!(json, r##""# game: nim\n# result: *\n\n3 1\n""##);
    assert_eq!(from_str::<Record<Nim>>(&json).expect("the record"), record);
    let error = from_str::<Record<Nim>>(r##""# game: nim\n4""##).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("line 2, ply 1: move \"4\": must be 1 to 3"),
        "{error}"
    );
}

mod game {
    //! Types of a game's crate, which has no serde of its own.

    use core::fmt;
    use core::str::FromStr;

    use super::{Options, Take};

    /// A type with a constant parameter, and one with a type parameter.
    #[derive(Debug, PartialEq, Eq)]
    pub(super) struct Sized<const N: usize>(pub(super) Take);
    #[derive(Debug, PartialEq, Eq)]
    pub(super) struct Boxed<T: Clone>(pub(super) T);

    impl<const N: usize> fmt::Display for Sized<N> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl<const N: usize> FromStr for Sized<N> {
        type Err = <Take as FromStr>::Err;

        fn from_str(text: &str) -> Result<Self, Self::Err> {
            text.parse().map(Self)
        }
    }

    impl<T: Clone> fmt::Display for Boxed<T> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("boxed")
        }
    }

    impl<T: Clone> FromStr for Boxed<T> {
        type Err = <Options as FromStr>::Err;

        fn from_str(text: &str) -> Result<Self, Self::Err> {
            Err(board_play::TextError::new("box", text, "closed"))
        }
    }

    board_play::serde_by_text!(impl<const N: usize> Sized<N>, impl<T: Clone> Boxed<T>);
}

#[test]
fn generic_types_are_serialized_too() {
    let take = game::Sized::<3>("2".parse().expect("a move"));
    assert_eq!(to_string(&take).expect("a string"), "\"2\"");
    assert_eq!(from_str::<game::Sized<3>>("\"2\"").expect("the move"), take);
    assert!(from_str::<game::Sized<3>>("2").is_err());
    assert_eq!(to_string(&game::Boxed(1)).expect("a string"), "\"boxed\"");
    let error = from_str::<game::Boxed<u8>>("\"x\"").unwrap_err();
    assert!(
        error.to_string().starts_with("box \"x\": closed"),
        "{error}"
    );
}
