//! Hand-made positions near the end: of each column only the last domino is left, or none.

use wyx::Wyx;

use super::model::dominoes_of_column;
use super::rules::rack_text;

/// A position as words. Squares come in any order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State<'a> {
    /// Options other than the rack, each followed by a comma.
    pub(crate) rules: &'a str,
    /// The last domino of each column; empty if that has been played too.
    pub(crate) bottoms: [&'a str; 8],
    /// Whose turn it is, or `o`.
    pub(crate) turn: &'a str,
    /// The squares of the knights.
    pub(crate) knights: [&'a str; 2],
    /// The squares with White's pawns, but for that of the knight.
    pub(crate) white: &'a str,
    /// The squares with Black's pawns, but for that of the knight.
    pub(crate) black: &'a str,
}

impl State<'_> {
    /// Writes the rack: these dominoes on top, all others below in any order.
    pub(crate) fn rack(&self) -> Vec<String> {
        let mut rack = Vec::new();
        for (at, tops) in self.bottoms.chunks(2).enumerate() {
            let mut others = dominoes_of_column(2 * at + 1);
            others.retain(|domino| !tops.contains(&domino.as_str()));
            for top in tops {
                let mut column: Vec<String> = others.drain(..7).collect();
                column.push(match *top {
                    "" => others.remove(0),
                    _ => (*top).to_owned(),
                });
                rack.extend(column);
            }
        }
        rack
    }

    /// Writes the position's line.
    pub(crate) fn line(&self) -> String {
        let played = self
            .bottoms
            .map(|text| if text.is_empty() { "8" } else { "7" });
        let pawns = |knight: &str, others: &str| {
            let mut names: Vec<&str> = others.split_whitespace().chain([knight]).collect();
            names.sort_by_key(|name| (name[1..].to_owned(), name[..1].to_owned()));
            names.join(",")
        };
        format!(
            "wyx/1 {}rack={} {} - {} {} {} {}",
            self.rules,
            rack_text(&self.rack()),
            self.turn,
            played.join(","),
            self.knights.join(","),
            pawns(self.knights[0], self.white),
            pawns(self.knights[1], self.black),
        )
    }

    /// Reads the position.
    pub(crate) fn position(&self) -> Wyx {
        self.line().parse().unwrap()
    }
}

/// White on d4, Black on h3, White to move; a jump of each colour.
pub(crate) const MIDDLE: State<'_> = State {
    rules: "",
    bottoms: [
        "+0+3", "-3+4", "-1+0", "-4-3", "+0-4", "+1-2", "+1+2", "+4+2",
    ],
    turn: "1",
    knights: ["d4", "h3"],
    white: "",
    black: "",
};
