//! Ziggurats: a stone in the third row and its side.

use board_graph::{Board, Node};

use super::link::Link;

/// A stone and eight vacant nodes, by which it is connected to a side (edge template III-1-a of Hex):
///
/// ```text
///      x   s
///    c   a   b
///  r0  r1  r2  r3
/// ```
///
/// If the other colour takes r2, the colour goes to c, which has a bridge to s over the edge from x to a,
/// and one to the side over the edge from r0 to r1. If it takes b or r3, the colour goes to a, which has a
/// bridge to the side. Else it goes to b, which has one over the edge from r2 to r3.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ziggurat {
    pub(crate) stone: Node,
    /// The sides it is connected to, a bit each.
    pub(super) sides: u8,
    pub(crate) x: Node,
    pub(crate) c: Node,
    pub(crate) a: Node,
    pub(crate) b: Node,
    pub(crate) r: [Node; 4],
}

impl Ziggurat {
    /// Returns the nodes that have to be vacant.
    pub(crate) const fn carriers(&self) -> [Node; 8] {
        let [r0, r1, r2, r3] = self.r;
        [self.x, self.c, self.a, self.b, r0, r1, r2, r3]
    }

    /// Finds all ziggurats of a board, among whose links are the bridges.
    pub(super) fn all(board: Board, bridges: &[Link]) -> Vec<Self> {
        // A bridge to a side: the node of the second row, and two of the rim, either one first.
        let to_sides = bridges.iter().filter(|link| link.sides() != 0);
        let to_sides: Vec<(Node, [Node; 2], u8)> = to_sides
            .flat_map(|link| {
                let ([second, _], [one, other]) = (link.ends(), link.pair());
                let both = [[one, other], [other, one]];
                both.map(|rim| (second, rim, link.sides()))
            })
            .collect();
        let beside = |[from, to]: [Node; 2]| {
            let next = move |&&(_, rim, _): &&(Node, [Node; 2], u8)| rim[0] == to && rim[1] != from;
            to_sides.iter().filter(next)
        };
        let mut all = Vec::new();
        for &(c, [r0, r1], one) in &to_sides {
            for &(a, [_, r2], two) in beside([r0, r1]) {
                for &(b, [_, r3], three) in beside([r1, r2]) {
                    let sides = one & two & three;
                    let nodes = [c, a, b, r0, r1, r2, r3];
                    if sides != 0 && are_different(&nodes) {
                        let r = [r0, r1, r2, r3];
                        all.extend(Self::over(board, sides, [c, a, b], r));
                    }
                }
            }
        }
        all
    }

    /// Finds the third row over three nodes of the second row.
    #[expect(clippy::many_single_char_names, reason = "as in the drawing")]
    fn over(board: Board, sides: u8, [c, a, b]: [Node; 3], r: [Node; 4]) -> Option<Self> {
        // By the other side of the edge, whichever node that is.
        let common = |one: Node, other: Node| {
            let around = board.neighbours(one).iter().copied();
            around.filter(move |&node| board.are_adjacent(node, other) && !r.contains(&node))
        };
        let stones = common(a, b).filter(|&stone| stone != c);
        let mut found = stones.flat_map(|stone| {
            let xs = common(a, c).filter(move |&x| x != stone && x != b);
            xs.map(move |x| (stone, x))
        });
        let (stone, x) = found.find(|&(stone, x)| {
            board.are_adjacent(c, a) && board.are_adjacent(x, stone) && board.are_adjacent(a, stone)
        })?;
        Some(Self {
            stone,
            sides,
            x,
            c,
            a,
            b,
            r,
        })
    }
}

fn are_different(nodes: &[Node]) -> bool {
    (1..nodes.len()).all(|at| !nodes[..at].contains(&nodes[at]))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use board_graph::NodeSetOf;

    use super::super::Patterns;
    use super::*;

    type Set = NodeSetOf<2>;

    /// Returns whether a stone gets to a side if the other colour moves first and both play on these nodes
    /// only: every move is answered by every answer.
    fn holds(
        board: Board,
        [stone, side]: [Set; 2],
        own: Set,
        vacant: Set,
        known: &mut BTreeMap<(Set, Set), bool>,
    ) -> bool {
        if board.reach(stone, own).intersects(&side) {
            return true;
        }
        if let Some(&holds) = known.get(&(own, vacant)) {
            return holds;
        }
        let result = !vacant.is_empty()
            && vacant.iter().all(|taken| {
                let left = vacant.without(taken);
                left.iter().any(|node| {
                    let own = own.with(node);
                    holds(board, [stone, side], own, left.without(node), known)
                })
            });
        known.insert((own, vacant), result);
        result
    }

    fn all_of(board: Board) -> Vec<&'static Ziggurat> {
        let patterns = Patterns::of(board);
        let numbers = 0..patterns.links().len();
        numbers
            .filter_map(|number| patterns.ziggurat(number))
            .collect()
    }

    #[test]
    fn nobody_cuts_a_ziggurat() {
        for (board, count) in [
            // The second row has eight nodes: six times three after each other, on both hands, on three sides.
            (Board::flat(9).unwrap(), Some(36)),
            (Board::flat(6).unwrap(), Some(18)),
            (Board::bent9(), None),
            (Board::bent(5).unwrap(), None),
            (Board::bent(6).unwrap(), None),
        ] {
            let ziggurats = all_of(board);
            assert!(
                count.is_none_or(|count| ziggurats.len() == count),
                "{board}"
            );
            assert!(ziggurats.len() >= 6, "{board}");
            for ziggurat in ziggurats {
                let carriers: Set = ziggurat.carriers().into_iter().collect();
                assert_eq!(carriers.len(), 8);
                let stone = Set::of(ziggurat.stone);
                for side in (0..3).filter(|side| ziggurat.sides >> side & 1 != 0) {
                    let goal = [stone, board.side_set(side)];
                    assert!(holds(board, goal, stone, carriers, &mut BTreeMap::new()));
                }
            }
        }
    }

    #[test]
    fn ziggurats_are_as_symmetric_as_the_board() {
        let board = Board::bent9();
        let all = |map: &dyn Fn(Node) -> Node| {
            let names = all_of(board).into_iter().map(|ziggurat| {
                let carriers: BTreeSet<Node> = ziggurat.carriers().into_iter().map(map).collect();
                (map(ziggurat.stone), carriers)
            });
            names.collect::<BTreeSet<_>>()
        };
        for symmetry in board.symmetries() {
            assert_eq!(all(&|node| symmetry.node(node)), all(&|node| node));
        }
    }
}
