//! Win detection: pure functions over sets of nodes.
//!
//! A seat wins with four stones on the nodes of a figure, whatever else stands on the board. By the
//! default rules there are 651 figures, and a node lies on 28 of them on average.

use std::sync::LazyLock;

use board_graph::{Board, Fork, Node, NodeSet};

use crate::{Figure, FigureKind, Options, Scales};

/// The figures that win by some rules, and what it takes to see at once whether a stone completes one.
struct Table {
    /// In ascending order of their nodes.
    figures: Vec<Figure>,
    /// For each node what the figures through it look like from there.
    around: Vec<Around>,
}

/// The figures through one node, each a bit of a word.
struct Around {
    /// The other nodes of these figures.
    others: NodeSet,
    /// For each node of the board which of these figures contain it.
    containing: [u64; 93],
}

impl Around {
    fn new(node: Node, figures: &[Figure]) -> Self {
        let mut around = Self {
            others: NodeSet::EMPTY,
            containing: [0; 93],
        };
        let through = figures.iter().filter(|figure| figure.nodes.contains(node));
        for (bit, figure) in through.enumerate() {
            for other in figure.nodes.without(node) {
                around.others.insert(other);
                around.containing[other.index()] |= 1 << bit;
            }
        }
        around
    }

    /// Returns whether a figure has its three other nodes among the `stones`.
    ///
    /// Of all figures at once it counts how many of the stones they contain, up to three, a word for
    /// each number: the carry-save adders of Warren, "Hacker's Delight", chapter 5, but counting in
    /// strokes, not in binary.
    #[inline]
    fn is_completed_by(&self, stones: NodeSet) -> bool {
        let [mut one, mut two, mut three] = [0; 3];
        for stone in self.others & stones {
            let containing = self.containing[stone.index()];
            three |= two & containing;
            two |= one & containing;
            one |= containing;
        }
        three != 0
    }
}

impl Table {
    fn new(scales: Scales, fork: Fork) -> Self {
        let kinds = FigureKind::ALL.into_iter();
        let kinds = kinds.filter(|&kind| scales.include(kind));
        let figures = kinds.flat_map(|kind| {
            let all = kind.find(fork).into_iter();
            all.map(move |nodes| Figure { kind, nodes })
        });
        let mut figures: Vec<Figure> = figures.collect();
        figures.sort_unstable_by_key(|figure| figure.nodes);
        let nodes = Board::bent9().nodes();
        Self {
            around: nodes.map(|node| Around::new(node, &figures)).collect(),
            figures,
        }
    }

    #[inline]
    fn of(rules: Options) -> &'static Self {
        static TABLES: [[LazyLock<Table>; 2]; 3] = [
            [
                LazyLock::new(|| Table::new(Scales::Both, Fork::On)),
                LazyLock::new(|| Table::new(Scales::Both, Fork::Off)),
            ],
            [
                LazyLock::new(|| Table::new(Scales::Node, Fork::On)),
                LazyLock::new(|| Table::new(Scales::Node, Fork::Off)),
            ],
            [
                LazyLock::new(|| Table::new(Scales::Edge, Fork::On)),
                LazyLock::new(|| Table::new(Scales::Edge, Fork::Off)),
            ],
        ];
        &TABLES[rules.scales() as usize][rules.fork() as usize]
    }
}

/// Returns the figures that win by these rules, in ascending order of their nodes.
#[must_use]
pub fn figures(rules: Options) -> &'static [Figure] {
    &Table::of(rules).figures
}

/// Returns whether the stone on `last`, which is one of `stones`, is part of a figure: whether it has
/// won, if nobody had before.
///
/// Cost: a few operations on one word for each of the stones that share a figure with it, mostly about
/// four of ten; the 10 to 48 figures through the node are looked at all at once.
///
/// # Panics
///
/// If the node is not on the 93-node board.
#[must_use]
#[inline]
pub fn completes_figure(stones: NodeSet, last: Node, rules: Options) -> bool {
    Table::of(rules).around[last.index()].is_completed_by(stones)
}

/// Returns whether four of the `stones` form a figure.
///
/// # Panics
///
/// If a stone is not on the 93-node board.
#[must_use]
pub fn has_figure(stones: NodeSet, rules: Options) -> bool {
    let mut last = stones.iter();
    last.any(|stone| completes_figure(stones, stone, rules))
}

/// Returns the figures that the `stones` form, in ascending order of their nodes.
pub fn figures_in(stones: NodeSet, rules: Options) -> impl Iterator<Item = Figure> {
    let all = figures(rules).iter().copied();
    all.filter(move |figure| figure.nodes.is_subset(&stones))
}
