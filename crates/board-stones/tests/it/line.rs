//! The line of a position: what is read, what is written, and how the rest is refused.

use core::fmt;

use board_graph::{Board, NodeSet};
use board_play::testkit::refusal;
use board_play::text::Field;
use board_play::{NoOptions, Position as _, Seat};
use board_stones::testkit::nodes;
use board_stones::{StoneGame as _, read_stones, write_stones};

use crate::toy::{NEAR, START, STUCK, Toy, played};

/// White's stones in the lines below.
const WHITE: &str = "a3,a7,d9,e7,e8,f3";
/// Black's: with two stones in the middle, and with one.
const WON: &str = "a1,a5,c1,c7,f1,f2";
const NOT_WON: &str = "a1,a5,c1,c7,e3,f2";

#[test]
fn the_start_is_written_as_a_line() {
    assert_eq!(Toy::start().to_string(), START);
}

#[test]
fn good_lines_are_written_as_they_are_read() {
    for line in [
        START.to_owned(),
        STUCK.to_owned(),
        NEAR.to_owned(),
        format!("toy/1 - 2 {NOT_WON} {WHITE}"),
        format!("toy/1 - o {WON} {WHITE}"),
        // The same stones with the colours exchanged.
        format!("toy/1 - o {WHITE} {WON}"),
        format!("toy/1 - 1 {WHITE} {NOT_WON}"),
    ] {
        let position: Toy = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
        assert_eq!(position.is_over(), line.contains(" o "));
    }
}

/// Once the game is over the line does not tell whose turn it would be: it is the loser's.
#[test]
fn who_has_won_is_read_off_the_stones() {
    for (line, winner) in [
        (format!("toy/1 - o {WON} {WHITE}"), Seat::First),
        (format!("toy/1 - o {WHITE} {WON}"), Seat::Second),
    ] {
        let position: Toy = line.parse().unwrap();
        assert_eq!(position.winner(), Some(winner));
        assert_eq!(position.turn(), !winner);
    }
    let read: Toy = format!("toy/1 - o {WON} {WHITE}").parse().unwrap();
    assert_eq!(read, played(NEAR, "e3-f1"));
}

#[test]
fn what_is_no_line_of_the_game_is_refused() {
    for (line, reason) in [
        ("", "must begin with toy/1"),
        ("toy 1 - 1 - -", "must begin with toy/1"),
        ("y/1 - 1 - -", "of game \"y\", must begin with toy/1"),
        ("toy/2 - 1 - -", "version \"2\" is unknown, must be 1"),
        ("toy/1", "field options (1 of 4) is missing"),
        ("toy/1 - 1 -", "field white (4 of 4) is missing"),
        ("toy/1 - 1 - - -", "\"-\" follows the last of 4 fields"),
    ] {
        assert_eq!(refusal::<Toy>(line), format!("position {line:?}: {reason}"));
    }
}

#[test]
fn bad_fields_are_named_with_the_reason() {
    for (line, message) in [
        (
            format!("toy/1 - 3 {NOT_WON} {WHITE}"),
            r#"field turn "3": must be 1, 2 or o"#.to_owned(),
        ),
        // There is no chance in games of this kind.
        (
            format!("toy/1 - c {NOT_WON} {WHITE}"),
            r#"field turn "c": must be 1, 2 or o"#.to_owned(),
        ),
        (
            format!("toy/1 - 1 a5,a1 {WHITE}"),
            r#"field black "a1": out of order"#.to_owned(),
        ),
        (
            format!("toy/1 - 1 {NOT_WON} a3,a3"),
            r#"field white "a3": listed twice"#.to_owned(),
        ),
        (
            format!("toy/1 - 1 a1,g1 {WHITE}"),
            r#"field black "g1": there is no ring g, the last is f"#.to_owned(),
        ),
        (
            format!("toy/1 - 1 {NOT_WON} a25"),
            r#"field white "a25": ring a has 24 nodes"#.to_owned(),
        ),
    ] {
        assert_eq!(refusal::<Toy>(&line), message);
    }
    // What is wrong with options is for their table to say.
    let reason = refusal::<NoOptions>("fork=off");
    let line = format!("toy/1 fork=off 1 {NOT_WON} {WHITE}");
    let expected = format!("field options \"fork=off\": {reason}");
    assert_eq!(refusal::<Toy>(&line), expected);
    // What is wrong with a node is for `board-graph` to say.
    for node in ["", "A1", "a01", "a1x", "#93"] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let line = format!("toy/1 - 1 a1,{node} {WHITE}");
        let expected = format!("field black {node:?}: {reason}");
        assert_eq!(refusal::<Toy>(&line), expected);
    }
}

/// The field that is to blame is named, with all that it says.
#[test]
fn stones_that_make_no_position_are_refused() {
    let three = "a1,a5,c1,f1,f2,f3";
    let others = "a3,a7,c9,d9,e7,e8";
    for (line, message) in [
        (
            "toy/1 - 1 - a1".to_owned(),
            r#"field black "-": Black has 0 stones, must have 6"#.to_owned(),
        ),
        (
            format!("toy/1 - 1 {NOT_WON} a3"),
            r#"field white "a3": White has 1 stone, must have 6"#.to_owned(),
        ),
        (
            format!("toy/1 - 1 {NOT_WON} {NOT_WON}"),
            format!(r#"field white "{NOT_WON}": a black and a white stone stand on a1"#),
        ),
        (
            format!("toy/1 - 1 {WON} {WHITE}"),
            format!(r#"field black "{WON}": Black has won, and the game went on"#),
        ),
        (
            format!("toy/1 - 2 {WHITE} {WON}"),
            format!(r#"field white "{WON}": White has won, and the game went on"#),
        ),
        (
            format!("toy/1 - o {three} {others}"),
            format!(r#"field black "{three}": Black has won, and had before any last move"#),
        ),
        (
            format!("toy/1 - o {others} {three}"),
            format!(r#"field white "{three}": White has won, and had before any last move"#),
        ),
    ] {
        assert_eq!(refusal::<Toy>(&line), message);
    }
}

#[test]
fn the_turn_agrees_with_the_stones() {
    for (line, message) in [
        (
            format!("toy/1 - o {NOT_WON} {WHITE}"),
            r#"field turn "o": must be 1 or 2: no two stand in the middle"#,
        ),
        (
            format!("toy/1 - 2 {WON} {WHITE}"),
            r#"field turn "2": must be o: two stand in the middle"#,
        ),
        (
            format!("toy/1 - 1 {WHITE} {WON}"),
            r#"field turn "1": must be o: two stand in the middle"#,
        ),
    ] {
        assert_eq!(refusal::<Toy>(&line), message);
    }
}

#[test]
fn a_huge_line_has_a_short_refusal() {
    let huge = format!("toy/1 - 1 {} -", "a1,".repeat(1_000_000));
    assert!(refusal::<Toy>(&huge).len() < 400);
}

/// A field with a blank before it.
struct Written(NodeSet);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_stones(f, self.0)
    }
}

#[test]
fn a_set_of_stones_is_a_field() {
    for (set, text) in [
        (NodeSet::EMPTY, "-"),
        (nodes("f3"), "f3"),
        (nodes("f3 a10 a9 b1"), "a9,a10,b1,f3"),
    ] {
        assert_eq!(Written(set).to_string(), format!(" {text}"));
        assert_eq!(read_stones(Field::new("stones", text)), Ok(set));
    }
}
