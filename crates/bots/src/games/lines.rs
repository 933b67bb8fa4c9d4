//! Lines and figures that a seat tries to fill with its stones.

use board_graph::NodeSet;

/// Adds up the patterns that a seat can still fill, which are those without a stone of the other seat;
/// `weights[n]` is the weight of a pattern that holds `n` of the seat's stones.
///
/// Cost: a few operations on words for each pattern.
pub(super) fn prospects(
    patterns: impl IntoIterator<Item = NodeSet>,
    own: NodeSet,
    others: NodeSet,
    weights: &[f64],
) -> f64 {
    let open = patterns
        .into_iter()
        .filter(|pattern| pattern.is_disjoint(&others));
    open.map(|pattern| {
        let stones: NodeSet = pattern & own;
        weights.get(stones.len()).copied().unwrap_or_default()
    })
    .sum()
}
