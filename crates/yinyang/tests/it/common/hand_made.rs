//! Positions made by hand.

use board_play::Position;
use board_play::testkit::illegal;
use yinyang::{Move, YinYang};

/// A law that can hardly ever be used.
pub(crate) const IDLE: &str = "wbwb>wb.b";

/// Makes a position with Black to move at the start of the turn; laws that are not given are idle.
pub(crate) fn position(rules: &str, board: &str, black: &[&str], white: &[&str]) -> YinYang {
    at("1 - -", rules, board, black, white)
}

/// Makes a position; `turn` is the three fields from the turn to the result.
pub(crate) fn at(turn: &str, rules: &str, board: &str, black: &[&str], white: &[&str]) -> YinYang {
    let rules = if rules.is_empty() { "-" } else { rules };
    let four = |laws: &[&str]| {
        let idle = std::iter::repeat(&IDLE);
        let laws: Vec<&str> = laws.iter().chain(idle).take(4).copied().collect();
        laws.join(",")
    };
    let line = format!(
        "yinyang/1 {rules} {turn} {board} {} {}",
        four(black),
        four(white)
    );
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Plays legal moves.
pub(crate) fn play(mut position: YinYang, moves: &str) -> YinYang {
    for text in moves.split_whitespace() {
        let m: Move = text.parse().unwrap();
        position
            .play(m)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    position
}

/// Writes the board.
pub(crate) fn board(position: &YinYang) -> String {
    position.pawns().to_string()
}

/// Lists the legal moves but those of adaptations, of which it lists each once, as `3*`.
pub(crate) fn moves(position: &YinYang) -> String {
    let mut texts: Vec<String> = position
        .moves()
        .map(|m| match m {
            Move::Adapt { slot, .. } => format!("{slot}*"),
            _ => m.to_string(),
        })
        .collect();
    texts.dedup();
    texts.join(" ")
}

/// Says why a move is refused.
pub(crate) fn refusal(position: &YinYang, text: &str) -> String {
    illegal(position, text).to_string()
}
