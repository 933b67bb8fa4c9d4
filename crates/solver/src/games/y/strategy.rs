//! Strategies of Y, written as regions.
//!
//! A strategy needs the carrier of its win and nothing else: whatever is vacant outside may as well be the
//! other colour's, for a stone less of one's own and one more of the other's never help. Positions that differ
//! outside are one then, and a certificate has a line for each region instead of each position.

use core::fmt::Write as _;
use std::collections::HashMap;

use y::board_graph::{Board, Node, NodeSetOf};

use super::connector::Connector;
use super::field::{Field, Stones, each, only};
use crate::meter::Meter;

/// A line: what the colour does where at least its stones are there, and at least the region is vacant or its
/// own.
#[derive(Debug, Default)]
struct Line<const W: usize> {
    own: NodeSetOf<W>,
    /// The vacant nodes, that of the stone included.
    region: NodeSetOf<W>,
    /// The stone it puts down; none if the other colour is to move.
    stone: Option<usize>,
    /// For each stone of the other colour the number of the line that goes on.
    replies: Vec<(usize, usize)>,
}

/// The lines of a strategy.
pub(super) struct Strategy<'a, 'b, 'w, const W: usize> {
    connector: &'a mut Connector<W>,
    meter: &'a mut Meter<'b, 'w>,
    /// The numbers of the lines, counted from 1, by the stones with everything outside the region.
    numbers: HashMap<(NodeSetOf<W>, NodeSetOf<W>), usize>,
    lines: Vec<Line<W>>,
}

impl<'a, 'b, 'w, const W: usize> Strategy<'a, 'b, 'w, W> {
    pub(super) fn new(connector: &'a mut Connector<W>, meter: &'a mut Meter<'b, 'w>) -> Self {
        Self {
            connector,
            meter,
            numbers: HashMap::new(),
            lines: Vec::new(),
        }
    }

    /// Writes the strategy of the colour that wins a position, a line each; none if the meter ends the work.
    pub(super) fn write(mut self, stones: Stones<W>) -> Option<Vec<String>> {
        let found = self.connector.find(stones, u64::MAX, self.meter);
        if found.is_won() {
            self.number(stones)?;
        } else {
            self.lines.push(Line::default());
            let (region, replies) = self.replies(stones)?;
            self.lines[0] = Line {
                own: stones.other,
                region,
                stone: None,
                replies,
            };
        }
        let field = self.connector.field();
        Some(self.lines.iter().map(|line| line.text(field)).collect())
    }

    /// Returns the number of the line for a position that the colour that is to move wins.
    fn number(&mut self, stones: Stones<W>) -> Option<usize> {
        let found = self.connector.find(stones, u64::MAX, self.meter);
        if !found.is_won() {
            return None;
        }
        let vacant = self.connector.field().vacant(stones);
        let stones = Stones {
            other: stones.other | (vacant - found.nodes),
            ..stones
        };
        if let Some(&number) = self.numbers.get(&(stones.own, stones.other)) {
            return Some(number);
        }
        self.lines.push(Line::default());
        let number = self.lines.len();
        self.numbers.insert((stones.own, stones.other), number);
        let stone = self.connector.winning_stone(stones, self.meter)?;
        let (region, replies) = self.replies(stones.after(stone))?;
        self.lines[number - 1] = Line {
            own: stones.own,
            region: region.with(Node::new(stone)),
            stone: Some(stone),
            replies,
        };
        Some(number)
    }

    /// Returns the region in which the colour that is to move can still do something before it has lost, and
    /// which lines answer it.
    fn replies(&mut self, stones: Stones<W>) -> Option<(NodeSetOf<W>, Vec<(usize, usize)>)> {
        if self.connector.field().has_y(stones.other) {
            return Some((NodeSetOf::EMPTY, Vec::new()));
        }
        let found = self.connector.find(stones, u64::MAX, self.meter);
        if !found.is_lost() {
            return None;
        }
        let vacant = self.connector.field().vacant(stones);
        let region = vacant & found.nodes;
        let stones = Stones {
            own: stones.own | (vacant - region),
            ..stones
        };
        let replies = each(region).map(|node| Some((node, self.number(stones.after(node))?)));
        Some((region, replies.collect::<Option<_>>()?))
    }
}

impl<const W: usize> Line<W> {
    /// Writes the line: own nodes, region, stone, replies.
    fn text(&self, field: &Field<W>) -> String {
        let board = field.board();
        let mut text = names(board, self.own);
        text.push(' ');
        text += &names(board, self.region);
        text.push(' ');
        text += &names(board, self.stone.map_or(NodeSetOf::EMPTY, only::<W>));
        let mut separator = ' ';
        for &(node, number) in &self.replies {
            // Writing to a string cannot fail.
            let _ = write!(text, "{separator}{}:{number}", board.name(Node::new(node)));
            separator = ',';
        }
        if self.replies.is_empty() {
            text += " -";
        }
        text
    }
}

/// Writes nodes, separated by commas; `-` if there are none.
fn names<const W: usize>(board: Board, nodes: NodeSetOf<W>) -> String {
    let names = each(nodes).map(|node| board.name(Node::new(node)).to_string());
    let names: Vec<String> = names.collect();
    if names.is_empty() {
        return "-".to_owned();
    }
    names.join(",")
}
