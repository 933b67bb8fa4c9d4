//! Win detection: pure functions over sets of nodes.
//!
//! A seat wins with four stones on the nodes of a figure, whatever else stands on the board. By the
//! default rules there are 651 figures, and a node lies on 28 of them on average.

use std::sync::LazyLock;

use board_graph::{Fork, Node, NodeSet, Patterns};

use crate::{Figure, FigureKind, Options, Scales};

/// The figures that win by some rules.
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
/// Cost: a comparison of two words for each of the figures through the node, 10 to 48 of them.
///
/// # Panics
///
/// If the node is beyond the capacity of a set.
#[must_use]
#[inline]
pub fn completes_figure(stones: NodeSet, last: Node, rules: Options) -> bool {
    Table::of(rules).patterns.completes(stones, last)
}

/// Returns whether four of the `stones` form a figure.
#[must_use]
pub fn has_figure(stones: NodeSet, rules: Options) -> bool {
    Table::of(rules).patterns.any(stones)
}

/// Returns the figures that the `stones` form, in ascending order of their nodes.
pub fn figures_in(stones: NodeSet, rules: Options) -> impl Iterator<Item = Figure> {
    let all = figures(rules).iter().copied();
    all.filter(move |figure| figure.nodes.is_subset(&stones))
}
