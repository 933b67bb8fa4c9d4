//! In how few slides one seat of Sexta forms a path, if the other's stones were not there.

use std::collections::HashSet;

use board_graph::{Board, Fork, Node, NodeSet, Slides};
use sexta::outcome::{Shape, shape};

const STONES: usize = 6;

/// Returns the sets of six nodes that are open paths.
pub(crate) fn open_paths() -> HashSet<NodeSet> {
    let mut paths = HashSet::new();
    for node in Board::bent9().nodes() {
        grow(node, NodeSet::of(node), &mut paths);
    }
    paths
}

/// Adds what a part of a path can become, `end` being its open end.
fn grow(end: Node, path: NodeSet, paths: &mut HashSet<NodeSet>) {
    if path.len() == STONES {
        if shape(path) == Some(Shape::Path) {
            paths.insert(path);
        }
        return;
    }
    let board = Board::bent9();
    for &next in board.neighbours(end) {
        let touched = board.neighbour_set(next) & path;
        if !path.contains(next) && touched.len() == 1 {
            grow(next, path.with(next), paths);
        }
    }
}

/// Returns whether the stones can come to be on `path` in so many slides, each right to its place.
pub(crate) fn fill(stones: NodeSet, path: NodeSet, slides: usize) -> bool {
    let vacant = path - stones;
    if vacant.is_empty() {
        return true;
    }
    if vacant.len() > slides {
        return false;
    }
    (stones - path).into_iter().any(|from| {
        let targets = Slides::bent9(Fork::On).targets(from, stones) & vacant;
        targets
            .into_iter()
            .any(|to| fill(stones.without(from).with(to), path, slides - 1))
    })
}
