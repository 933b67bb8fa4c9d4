//! A test that most impossible captures fail: counting modulo 2.
//!
//! Take each jump of a chain as an edge from where it begins to where it lands. The edges of a walk
//! meet every node an even number of times, but for its two ends if they differ. Of the jumps over an
//! Amazon that is to be captured exactly one is made; the jumps over an Alien may be made any number
//! of times. Modulo 2 that is a system of linear equations: an unknown for each way to jump over each
//! stone, an equation for each node and for each Amazon. If it has no solution there is no chain. The
//! order of the jumps does not enter into it, nor whether landings are vacant in time, so that a
//! solution proves nothing.
//!
//! Source: Euler's condition for walks that use each edge once, with a choice of edges.

use board_graph::{Board, Jumps, Node, NodeSet};
use smallvec::SmallVec;

/// An equation: a bit for each unknown, which is 0 or 1, and the bit [`ODD`] if their sum is odd.
///
/// There are at most 102 unknowns: 32 stones, of which 3 on pentas can be jumped over in 5 ways, the
/// others in 3.
type Equation = u128;

/// The right-hand side.
const ODD: Equation = 1 << (Equation::BITS - 1);

/// Returns whether a walk from one node to another is not ruled out which makes exactly one of the
/// jumps over each of `once`, any jumps over `freely`, and does not touch `walls`.
pub(super) fn allows_walk(
    jumps: &Jumps,
    [from, to]: [Node; 2],
    [once, freely, walls]: [NodeSet; 3],
) -> bool {
    let board = jumps.board();
    let mut at_node = [0; Board::BENT9_NODE_COUNT];
    let mut equations: SmallVec<[Equation; 128]> = SmallVec::new();
    let mut unknown: Equation = 1;
    let mut ways_over = |over: Node| {
        let mut ways = 0;
        for (begin, land) in jumps_over(jumps, board, over) {
            if !walls.contains(begin) && !walls.contains(land) {
                at_node[begin.index()] ^= unknown;
                at_node[land.index()] ^= unknown;
                ways |= unknown;
                unknown <<= 1;
            }
        }
        ways
    };
    equations.extend(once.iter().map(|over| ways_over(over) | ODD));
    for over in freely {
        ways_over(over);
    }
    at_node[from.index()] ^= ODD;
    at_node[to.index()] ^= ODD;
    equations.extend(at_node.into_iter().filter(|&equation| equation != 0));
    is_solvable(&mut equations)
}

/// Yields the ways to jump over a node, each in one direction only.
fn jumps_over(jumps: &Jumps, board: Board, over: Node) -> impl Iterator<Item = (Node, Node)> {
    let beside = board.neighbours(over).iter();
    beside.flat_map(move |&begin| {
        let jumps = jumps.from(begin).iter();
        let over_it = jumps.filter(move |jump| jump.over == over && begin < jump.landing);
        over_it.map(move |jump| (begin, jump.landing))
    })
}

/// Returns whether a system has a solution, by Gaussian elimination.
fn is_solvable(equations: &mut [Equation]) -> bool {
    for at in 0..equations.len() {
        let (done, left) = equations.split_at_mut(at + 1);
        let equation = done[at];
        if equation == ODD {
            return false;
        }
        let pivot = (equation & !ODD) & (equation & !ODD).wrapping_neg();
        for other in left {
            if *other & pivot != 0 {
                *other ^= equation;
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All systems of three equations in three unknowns, against trying all values.
    #[test]
    fn solvable_is_what_some_values_solve() {
        for all in 0..1_u32 << 12 {
            let equations = [0, 4, 8].map(|shift| {
                let bits = u128::from(all >> shift & 15);
                (bits & 7) | if bits & 8 == 0 { 0 } else { ODD }
            });
            let solved = (0..8_u128).any(|values| {
                equations.iter().all(|equation| {
                    (equation & values).count_ones() % 2 == u32::from(equation & ODD != 0)
                })
            });
            assert_eq!(is_solvable(&mut equations.clone()), solved, "{equations:?}");
        }
    }
}
