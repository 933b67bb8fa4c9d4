//! Win detection: pure functions over sets of nodes.
//!
//! A seat wins with four stones on the nodes of a figure, whatever else stands on the board. By the
//! default rules there are 651 figures, and a node lies on 28 of them on average.

use board_graph::{ByFork, Fork, Node, NodeSet, Patterns};

use crate::{Figure, FigureKind, Forks, Options, Scales};

/// The figures that win by some options.
struct Table {
    patterns: Patterns,
    /// In the order of the patterns, which is that of their sets of nodes.
    figures: Vec<Figure>,
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
        Self {
            patterns: Patterns::new(figures.iter().map(|figure| figure.nodes)),
            figures,
        }
    }

    #[inline]
    fn of(scales: Scales, fork: Forks) -> &'static Self {
        static BOTH: ByFork<Table> = ByFork::new(|fork| Table::new(Scales::Both, fork));
        static NODE: ByFork<Table> = ByFork::new(|fork| Table::new(Scales::Node, fork));
        static EDGE: ByFork<Table> = ByFork::new(|fork| Table::new(Scales::Edge, fork));
        let tables = match scales {
            Scales::Both => &BOTH,
            Scales::Node => &NODE,
            Scales::Edge => &EDGE,
        };
        tables.get(fork.for_lines())
    }
}

/// Returns the figures that win by these options, in ascending order of their nodes.
#[must_use]
pub fn figures(options: Options) -> &'static [Figure] {
    &Table::of(options.scales(), options.fork()).figures
}

/// Returns whether the stone on `last`, which is one of `stones`, is part of a figure.
///
/// Cost: a comparison of two words for each of the figures through the node, 10 to 48 of them.
///
/// # Panics
///
/// If the node is beyond the capacity of a set.
#[must_use]
#[inline]
pub fn completes_figure(stones: NodeSet, last: Node, options: Options) -> bool {
    completes(stones, last, options.scales(), options.fork())
}

/// Returns what [`completes_figure`] does. A position asks after every move, and a copy of all options
/// would cost it four instructions.
#[inline]
pub(crate) fn completes(stones: NodeSet, last: Node, scales: Scales, fork: Forks) -> bool {
    Table::of(scales, fork).patterns.completes(stones, last)
}

/// Returns whether four of the `stones` form a figure.
#[must_use]
pub fn has_figure(stones: NodeSet, options: Options) -> bool {
    Table::of(options.scales(), options.fork())
        .patterns
        .any(stones)
}

/// Returns what is missing of the figures with one of the `stones` at least, where that is `count` nodes; in
/// no particular order, and a figure once for each of its stones.
///
/// Cost: a comparison of two words for each figure through each of the stones.
pub fn missing(stones: NodeSet, count: usize, options: Options) -> impl Iterator<Item = NodeSet> {
    let patterns = &Table::of(options.scales(), options.fork()).patterns;
    patterns.missing(stones, count)
}

/// Returns the figures that the `stones` form, in ascending order of their nodes.
pub fn figures_in(stones: NodeSet, options: Options) -> impl Iterator<Item = Figure> {
    let all = figures(options).iter().copied();
    all.filter(move |figure| figure.nodes.is_subset(&stones))
}
