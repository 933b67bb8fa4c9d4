//! Faults in keys, options, text, order and symmetry.

use core::cmp::Ordering;
use core::str::FromStr;

use board_play::nim::Nim;
use board_play::testkit::{Standard, check};
use board_play::{Position, RuleOptions as _};

use super::{Fault, With, is_told};
use crate::swap::Row;

fault! {
    a_key_without_the_turn, Nim, keys, "the same key",
    fn key(position: &Nim) -> u64 {
        position.to_string().replace(" 2 ", " 1 ").parse().map_or(0, |p: Nim| p.key())
    }
}

fault! {
    a_key_without_the_options, Nim, options, "the same key by options",
    fn key(position: &Nim) -> u64 {
        position.key() ^ position.options().key()
    }
}

fault! {
    positions_compared_without_their_options, Nim, options, "equal by options",
    fn eq(one: &Nim, other: &Nim) -> bool {
        let [one, other] = [one, other].map(|position| position.to_string().replace(",last=loses", ""));
        one == other
    }
}

fault! {
    options_that_are_forgotten, Nim, options, "options \"stones=1\"",
    fn options(_: &Nim) -> <Nim as Position>::Options {
        <Nim as Position>::Options::default()
    }
}

fault! {
    a_text_without_the_turn, Nim, texts, "position nim/1",
    fn text(position: &Nim) -> String {
        position.to_string().replace(" 2 ", " 1 ")
    }
}

fault! {
    a_text_with_two_spaces, Nim, texts, "single spaces",
    fn text(position: &Nim) -> String {
        position.to_string().replace(" 2 ", "  2 ")
    }
    fn read(text: &str) -> Result<Nim, <Nim as FromStr>::Err> {
        text.replace("  ", " ").parse()
    }
}

fault! {
    a_parser_that_panics, Nim, garbage, "out of bounds",
    fn read(text: &str) -> Result<Nim, <Nim as FromStr>::Err> {
        assert!(text.is_empty() || text.len() > 5, "out of bounds");
        text.parse()
    }
}

fault! {
    a_position_unfit_for_use, Nim, garbage, "position nim/1",
    fn read(text: &str) -> Result<Nim, <Nim as FromStr>::Err> {
        text.parse().or_else(|error| text.replace('9', "1").parse().map_err(|_| error))
    }
    fn text(position: &Nim) -> String {
        let text = position.to_string();
        if text.ends_with(" 11") { "nim/1".to_owned() } else { text }
    }
}

fault! {
    moves_that_are_not_mirrored, Row, symmetric, "symmetry 1",
    fn transform_move(_: &Row, m: <Row as Position>::Move, _: usize) -> <Row as Position>::Move {
        m
    }
}

fault! {
    an_order_that_disagrees_with_equality, Row, symmetric, "Eq and Ord",
    fn cmp(one: &Row, other: &Row) -> Ordering {
        // Without the owner of the black stones.
        let cells = |row: &Row| row.to_string().split(' ').nth(3).map(str::to_owned);
        cells(one).cmp(&cells(other))
    }
}

fault! {
    an_order_without_direction, Row, symmetric, "Ord: ",
    fn cmp(one: &Row, other: &Row) -> Ordering {
        if one == other { Ordering::Equal } else { Ordering::Less }
    }
}
