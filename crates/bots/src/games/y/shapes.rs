//! The shapes of stones around nodes, kept up stone by stone: what two places have in common if they can be turned
//! or mirrored into each other.

use core::iter::successors;
use std::sync::LazyLock;

use y::Colour;
use y::board_graph::{Board, Node};

/// How many neighbours a node has at most.
const MOST_NEIGHBOURS: usize = 6;

/// How many shapes there are of up to six neighbours, each vacant, of the colour to move or of the other.
const AROUND: usize = 1 + 3 + 6 + 10 + 21 + 39 + 92;

/// How many shapes there are: inside, and then on the rim.
pub(super) const SHAPES: usize = 2 * AROUND;

/// How many codes of neighbours there are.
const CODES: usize = 2 * 3_usize.pow(6);

/// The shape of each code of neighbours, for Black to move and for White.
static SHAPES_OF_CODES: LazyLock<[[u8; CODES]; 2]> = LazyLock::new(number_shapes);

/// The stones around each node of a board.
pub(super) struct Shapes {
    board: Board,
    /// For each node its neighbours as digits to base three, behind a 1: vacant, black or white.
    codes: Vec<u16>,
    /// The codes of the start, which is gone back to.
    at_root: Vec<u16>,
    /// For each node what a stone there counts for in the codes of its neighbours: a power of three each.
    powers: Vec<[u16; MOST_NEIGHBOURS]>,
}

impl Shapes {
    /// Starts without stones.
    pub(super) fn new(board: Board) -> Self {
        let mut powers = vec![[0; MOST_NEIGHBOURS]; board.node_count()];
        let mut codes = vec![1; board.node_count()];
        for node in board.nodes() {
            // The last digit counts for 1, and each digit before it for three times as much.
            for &neighbour in board.neighbours(node).iter().rev() {
                let mut row = board.neighbours(neighbour).iter();
                if let Some(at) = row.position(|&other| other == node) {
                    powers[neighbour.index()][at] = codes[node.index()];
                }
                codes[node.index()] *= 3;
            }
        }
        Self {
            board,
            at_root: codes.clone(),
            codes,
            powers,
        }
    }

    /// Makes the stones that there are those of the start.
    pub(super) fn start(&mut self) {
        self.at_root.clone_from(&self.codes);
    }

    /// Goes back to the stones of the start.
    pub(super) fn rewind(&mut self) {
        self.codes.copy_from_slice(&self.at_root);
    }

    /// Puts a stone on a vacant node.
    #[inline]
    pub(super) fn put(&mut self, node: Node, colour: Colour) {
        let powers = self.powers[node.index()];
        let neighbours = self.board.neighbours(node);
        for (neighbour, power) in neighbours.iter().zip(powers) {
            self.codes[neighbour.index()] += match colour {
                Colour::Black => power,
                Colour::White => 2 * power,
            };
        }
    }

    /// Returns how shapes look to a colour that is to move.
    #[inline]
    pub(super) fn seen_by(&self, colour: Colour) -> impl Fn(Node) -> usize {
        let shapes = &SHAPES_OF_CODES[colour.index()];
        move |node| {
            let around = shapes[usize::from(self.codes[node.index()])];
            let on_rim = usize::from(self.board.is_rim(node));
            AROUND * on_rim + usize::from(around)
        }
    }
}

/// Numbers the shapes: codes whose neighbours can be turned or mirrored into each other are one shape. White's are
/// Black's with the colours changed.
fn number_shapes() -> [[u8; CODES]; 2] {
    let mut shapes = [[0; CODES]; 2];
    let mut count = 0;
    let longer = |all: &Vec<Vec<usize>>| {
        let with = |around: &Vec<usize>, owner| [&around[..], &[owner]].concat();
        let all = all.iter();
        Some(
            all.flat_map(|around| [0, 1, 2].map(|owner| with(around, owner)))
                .collect(),
        )
    };
    for all in successors(Some(vec![Vec::new()]), longer).take(MOST_NEIGHBOURS + 1) {
        for around in &all {
            let code = code(around);
            let least = images(around).min().unwrap_or(code);
            shapes[0][code] = shapes[0][least];
            if least == code {
                shapes[0][code] = count;
                count += 1;
            }
        }
        for around in &all {
            let changed: Vec<usize> = around.iter().map(|&owner| (3 - owner) % 3).collect();
            shapes[1][code(around)] = shapes[0][code(&changed)];
        }
    }
    shapes
}

/// Returns the code of what is around a node.
fn code(around: &[usize]) -> usize {
    around.iter().fold(1, |code, owner| 3 * code + owner)
}

/// Lists the codes of what becomes of neighbours if they are turned and mirrored.
fn images(around: &[usize]) -> impl Iterator<Item = usize> {
    (0..around.len()).flat_map(|by| {
        let mut turned = around.to_vec();
        turned.rotate_left(by);
        let one = code(&turned);
        turned.reverse();
        [one, code(&turned)]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bracelets of three colours, counted by Burnside's lemma: 1, 3, 6, 10, 21, 39 and 92 of up to six beads.
    #[test]
    fn shapes_are_numbered_without_gaps() {
        for of_colour in SHAPES_OF_CODES.iter() {
            let mut shapes = of_colour.iter().skip(1).copied().collect::<Vec<_>>();
            shapes.sort_unstable();
            shapes.dedup();
            assert_eq!(shapes.len(), AROUND);
            assert_eq!(shapes.last().copied().map(usize::from), Some(AROUND - 1));
        }
    }
}
