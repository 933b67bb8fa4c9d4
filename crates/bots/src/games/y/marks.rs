//! What marks a stone, beyond what random fillings tell of it: what stands around its node, how far from the rim
//! that is, and how it lies to the two stones before. Each mark has a weight, which the example `tune` fits.
//!
//! Random games know what a node is worth to the whole board, but not that a stone is answered next to it, or that
//! a bridge leads further than a step. That is what patterns tell a search (Coulom, "Computing Elo ratings of
//! move patterns in the game of Go", 2007; Huang, Arneson, Hayward, Müller and Pawlewicz, "MoHex 2.0: a
//! pattern-based MCTS Hex player", 2013).

use std::sync::LazyLock;

use y::board_graph::{Board, Node, NodeSetOf};
use y::{Colour, YOn};

/// How many neighbours a node has at most.
const MOST_NEIGHBOURS: u32 = 6;

/// How many shapes there are: on the rim and inside, of up to six neighbours.
const SHAPES: usize = 2 * (1 + 3 + 6 + 10 + 21 + 39 + 92);

/// How many rings are told apart; the last is all that are further from the rim.
const RINGS: usize = 4;

/// How many ways there are to lie near to a stone.
const WAYS: usize = 3;

/// How many marks there are.
pub(super) const MARKS: usize = SHAPES + RINGS + 2 * WAYS;

/// The shape of each code of neighbours.
static SHAPE_OF_CODE: LazyLock<Vec<u8>> = LazyLock::new(number_shapes);

/// Lists what marks a stone of the colour to move on a vacant node, behind the last stone of the other colour and
/// the one before that.
pub(super) fn marks<const W: usize>(
    position: &YOn<W>,
    last: [Option<Node>; 2],
    node: Node,
) -> impl Iterator<Item = usize> {
    let board = position.board();
    let ring = usize::from(board.name(node).letter()).min(RINGS - 1);
    let ways = last.map(|stone| stone.and_then(|stone| way_to(position, stone, node)));
    let near = ways.into_iter().enumerate();
    let near = near.filter_map(|(which, way)| Some(SHAPES + RINGS + which * WAYS + way?));
    [shape(position, node), SHAPES + ring]
        .into_iter()
        .chain(near)
}

/// Returns the number of the shape around a node: who has which neighbour, as seen by the colour to move, from
/// wherever one begins to go around, either way.
fn shape<const W: usize>(position: &YOn<W>, node: Node) -> usize {
    let own = position.colour_to_move().unwrap_or(Colour::Black);
    let [mine, others] = [own, !own].map(|colour| position.stones(colour));
    let neighbours = position.board().neighbours(node).iter();
    let code = neighbours.fold(1, |code, &neighbour| {
        code * 3
            + usize::from(mine.contains(neighbour))
            + 2 * usize::from(others.contains(neighbour))
    });
    let on_rim = usize::from(position.board().is_rim(node));
    SHAPES / 2 * on_rim + usize::from(SHAPE_OF_CODE[code])
}

/// Returns how a vacant node lies to a stone: next to it, a bridge away that nothing stands in, or two steps away
/// along a line.
fn way_to<const W: usize>(position: &YOn<W>, stone: Node, node: Node) -> Option<usize> {
    let around = |node| -> NodeSetOf<W> { Board::neighbour_set(position.board(), node) };
    let near = around(node);
    if near.contains(stone) {
        return Some(0);
    }
    let between = near & around(stone);
    let is_open = (between & position.occupied()).is_empty();
    match between.len() {
        2 if is_open => Some(1),
        1 if is_open => Some(2),
        _ => None,
    }
}

/// Numbers the shapes: codes are neighbours as digits to base three behind a 1, and those that can be turned or
/// mirrored into each other are one shape.
fn number_shapes() -> Vec<u8> {
    let mut shapes = vec![0; 2 * 3_usize.pow(MOST_NEIGHBOURS)];
    let mut count = 0;
    for neighbours in 0..=MOST_NEIGHBOURS {
        let first = 3_usize.pow(neighbours);
        for code in first..2 * first {
            let least = images(code - first, neighbours).min();
            let least = first + least.unwrap_or_default();
            if least == code {
                shapes[code] = count;
                count += 1;
            } else {
                shapes[code] = shapes[least];
            }
        }
    }
    shapes
}

/// Lists what some digits to base three become if they are turned and mirrored.
fn images(digits: usize, len: u32) -> impl Iterator<Item = usize> {
    let digit = move |at: u32| digits / 3_usize.pow(at) % 3;
    let turned = move |by: u32, step: u32| {
        (0..len).fold(0, |code, at| code * 3 + digit((by + at * step) % len))
    };
    (0..len).flat_map(move |by| [turned(by, 1), turned(by, len - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bracelets of three colours, counted by Burnside's lemma: 1, 3, 6, 10, 21, 39 and 92 of up to six beads.
    #[test]
    fn shapes_are_numbered_without_gaps() {
        let mut shapes = SHAPE_OF_CODE.iter().skip(1).copied().collect::<Vec<_>>();
        shapes.sort_unstable();
        shapes.dedup();
        assert_eq!(shapes.len(), SHAPES / 2);
        assert_eq!(
            shapes.last().copied().map(usize::from),
            Some(SHAPES / 2 - 1)
        );
    }
}
