//! What tests ask a game for: its legal moves as text, and what it says when it refuses something.

use board_play::Position as _;
use board_play::nim::{Illegal, Nim, Options, Take};
use board_play::testkit::{illegal, legal, refusal};

#[test]
fn legal_moves_are_listed_as_text() {
    let two: Nim = "nim/1 - 1 2".parse().expect("a position");
    assert_eq!(legal(&two), ["1", "2"]);
    let none: Nim = "nim/1 - 1 0".parse().expect("a position");
    assert!(legal(&none).is_empty());
}

#[test]
fn a_refusal_is_the_error_of_the_parser() {
    assert_eq!(refusal::<Take>("4"), r#"move "4": must be 1 to 3"#);
    assert_eq!(
        refusal::<Options>("stones=0"),
        r#"option stones "0": must be 1 to 99"#
    );
    assert_eq!(
        refusal::<Nim>("nim/1 - 1"),
        r#"position "nim/1 - 1": field stones (3 of 3) is missing"#
    );
}

#[test]
#[should_panic(expected = r#""3" was read"#)]
fn a_good_text_is_no_refusal() {
    let _ = refusal::<Take>("3");
}

#[test]
fn an_illegal_move_has_a_reason() {
    let two: Nim = "nim/1 - 1 2".parse().expect("a position");
    assert_eq!(illegal(&two, "3"), Illegal::TooFew(2));
    let none: Nim = "nim/1 - 1 0".parse().expect("a position");
    assert_eq!(illegal(&none, "1"), Illegal::Over);
}

#[test]
#[should_panic(expected = "3 is legal at nim/1 - 1 12")]
fn a_legal_move_is_not_illegal() {
    let _ = illegal(&Nim::start(), "3");
}

#[test]
#[should_panic(expected = r#""4" is no move: move "4": must be 1 to 3"#)]
fn what_is_no_move_is_not_illegal_either() {
    let _ = illegal(&Nim::start(), "4");
}
