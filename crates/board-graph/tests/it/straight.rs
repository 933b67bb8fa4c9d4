//! Straight lines and forks, against a second implementation that does not use the cyclic order.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Board, Fork, Neighbourhood, Node, NodeSet, NodeSetOf};

fn bent_and_flat() -> impl Iterator<Item = Board> {
    let bent = (3..=25).map(|side| Board::bent(side).unwrap());
    bent.chain((3..=25).map(|side| Board::flat(side).unwrap()))
}

/// The distance of each neighbour of `via` from `from`, along neighbours of `via` only.
fn round_about(board: Board, from: Node, via: Node) -> BTreeMap<Node, usize> {
    let mut far = BTreeMap::from([(from, 0)]);
    let mut queue = vec![from];
    for at in 0.. {
        let Some(&node) = queue.get(at) else { break };
        for &next in board.neighbours(via) {
            if board.are_adjacent(node, next) && !far.contains_key(&next) {
                far.insert(next, far[&node] + 1);
                queue.push(next);
            }
        }
    }
    far
}

/// The rule in the words of the rulings: inside the board the neighbours farthest from the one where
/// the line comes from; at a rim node with four neighbours only along the rim; at a corner nothing.
fn straight(board: Board, from: Node, via: Node) -> BTreeSet<Node> {
    let far = round_about(board, from, via);
    let most = far.values().copied().max().unwrap();
    let farthest = far.iter().filter(|&(_, &steps)| steps == most);
    let farthest: BTreeSet<Node> = farthest.map(|(&node, _)| node).collect();
    if !board.is_rim(via) {
        return farthest;
    }
    let along_rim = board.is_rim(from) && board.degree(via) == 4 && most == 3;
    if along_rim { farthest } else { BTreeSet::new() }
}

#[test]
fn straight_on_agrees_on_bent_and_flat_boards() {
    for board in bent_and_flat() {
        for via in board.nodes() {
            for &from in board.neighbours(via) {
                let found: BTreeSet<Node> = board.straight(from, via).iter().copied().collect();
                assert_eq!(found, straight(board, from, via), "{board}");
                let forks = !board.is_rim(via) && board.degree(via) == 5;
                assert!(found.len() <= 1 + usize::from(forks));
            }
        }
    }
}

/// On a lattice the node straight on is the reflection of the node where the line comes from.
#[test]
fn straight_on_is_a_reflection_on_lattices() {
    let sizes = [(1, 4), (2, 3), (5, 5), (6, 4)];
    let boards = sizes.into_iter().flat_map(|(a, b)| {
        [
            Board::rhombus(a, b).unwrap(),
            Board::grid(a, b, Neighbourhood::Orthogonal).unwrap(),
            Board::grid(a, b, Neighbourhood::King).unwrap(),
        ]
    });
    for board in boards.chain([Board::flat(7).unwrap()]) {
        for via in board.nodes() {
            for &from in board.neighbours(via) {
                let ((x, y), (from_x, from_y)) = (board.xy(via), board.xy(from));
                let expected: Vec<Node> = board
                    .nodes()
                    .filter(|&node| {
                        let (to_x, to_y) = board.xy(node);
                        (to_x + from_x - 2.0 * x).hypot(to_y + from_y - 2.0 * y) < 1e-6
                    })
                    .collect();
                assert_eq!(board.straight(from, via), expected, "{board}");
            }
        }
    }
}

#[test]
fn straight_on_needs_neighbours() {
    let board = Board::bent9();
    let [a1, f1] = ["a1", "f1"].map(|name| board.parse_node(name).unwrap());
    assert!(board.straight(a1, f1).is_empty());
    assert!(board.straight(f1, f1).is_empty());
}

#[test]
fn without_forks_nothing_is_straight_on_through_a_penta() {
    for board in bent_and_flat() {
        for via in board.nodes() {
            for &from in board.neighbours(via) {
                let onward = board.straight(from, via);
                let through_penta = board.pentas().contains(&via);
                let expected = if through_penta { &[][..] } else { onward };
                assert_eq!(board.straight_with(from, via, Fork::Off), expected);
                assert_eq!(
                    board.straight_with(from, via, Fork::On),
                    board.straight(from, via)
                );
            }
        }
    }
}

/// Finds the sets of `len` nodes that have an order in which each is straight on from the two before
/// it, by trying all walks.
fn lines(board: Board, len: usize, fork: Fork) -> BTreeSet<BTreeSet<Node>> {
    let mut walks: Vec<Vec<Node>> = board.nodes().map(|node| vec![node]).collect();
    for _ in 1..len {
        let mut longer = Vec::new();
        for walk in walks {
            let onward = match walk[..] {
                [.., from, via] if fork == Fork::Off && board.pentas().contains(&via) => {
                    assert!(board.are_adjacent(from, via));
                    BTreeSet::new()
                }
                [.., from, via] => straight(board, from, via),
                [.., via] => board.neighbours(via).iter().copied().collect(),
                [] => BTreeSet::new(),
            };
            longer.extend(
                onward
                    .into_iter()
                    .map(|next| [walk.clone(), vec![next]].concat()),
            );
        }
        walks = longer;
    }
    walks
        .into_iter()
        .map(|walk| walk.into_iter().collect())
        .collect()
}

fn as_sets<const W: usize>(sets: &[NodeSetOf<W>]) -> BTreeSet<BTreeSet<Node>> {
    sets.iter().map(|set| set.iter().collect()).collect()
}

#[test]
fn lines_of_bent9_are_as_many_as_the_rulings_say() {
    let board = Board::bent9();
    for (len, on, off) in [(4, 216, 186), (5, 198, 153), (6, 180, 120)] {
        for (fork, count) in [(Fork::On, on), (Fork::Off, off)] {
            let sets: Vec<NodeSet> = board.line_sets(len, fork);
            assert_eq!(sets.len(), count, "{len} {fork}");
            assert!(sets.is_sorted());
            assert_eq!(as_sets(&sets), lines(board, len, fork));
        }
    }
}

#[test]
fn lines_of_other_boards_agree_with_walks() {
    for board in bent_and_flat().filter(|board| board.node_count() < 120) {
        for len in [1, 2, 3, 5, 8] {
            for fork in [Fork::On, Fork::Off] {
                let sets: Vec<NodeSet> = board.line_sets(len, fork);
                assert_eq!(as_sets(&sets), lines(board, len, fork), "{board} {len}");
            }
        }
    }
}

/// On a grid of kings with n files and m ranks the lines of k lie in rows, columns and diagonals:
/// m(n-k+1) + n(m-k+1) + 2(n-k+1)(m-k+1).
#[test]
fn lines_of_grids_are_counted_by_a_formula() {
    for (cols, rows) in [(9, 9), (8, 8), (5, 7)] {
        for len in 2..=5 {
            let (n, m) = (usize::from(cols), usize::from(rows));
            let straight = m * (n - len + 1) + n * (m - len + 1);
            let diagonal = 2 * (n - len + 1) * (m - len + 1);
            let king = Board::grid(cols, rows, Neighbourhood::King).unwrap();
            assert_eq!(
                king.line_sets::<2>(len, Fork::On).len(),
                straight + diagonal
            );
            let plain = Board::grid(cols, rows, Neighbourhood::Orthogonal).unwrap();
            assert_eq!(plain.line_sets::<2>(len, Fork::On).len(), straight);
        }
    }
}

#[test]
fn lines_longer_than_any_run_or_of_no_nodes_do_not_exist() {
    let board = Board::bent9();
    assert!(board.line_sets::<2>(14, Fork::On).is_empty());
    assert!(board.line_sets::<2>(0, Fork::On).is_empty());
    assert_eq!(board.line_sets::<2>(1, Fork::On).len(), 93);
    assert_eq!(board.line_sets::<2>(2, Fork::On).len(), 252);
}

#[test]
fn the_longest_run_of_bent9_has_13_nodes() {
    let board = Board::bent9();
    let runs = board.nodes().flat_map(|node| board.runs(node, Fork::On));
    assert_eq!(runs.map(|run| run.len()).max(), Some(13));
}

#[test]
fn runs_are_straight_maximal_and_never_meet_themselves() {
    for board in bent_and_flat() {
        for fork in [Fork::On, Fork::Off] {
            for node in board.nodes() {
                let runs = board.runs(node, fork);
                let different: BTreeSet<&Vec<Node>> = runs.iter().collect();
                assert_eq!(different.len(), runs.len());
                for run in &runs {
                    assert_eq!(run[0], node);
                    for three in run.windows(3) {
                        let onward = board.straight_with(three[0], three[1], fork);
                        assert!(onward.contains(&three[2]));
                    }
                    let &[.., from, via] = &run[..] else {
                        panic!("a run of one node")
                    };
                    assert!(board.straight_with(from, via, fork).is_empty());
                    let nodes: BTreeSet<Node> = run.iter().copied().collect();
                    assert_eq!(nodes.len(), run.len(), "{board}: {run:?}");
                }
            }
        }
    }
}

/// From d1 of bent:9 a line leads over the penta e1 and on along e2 or e12.
#[test]
fn runs_fork_at_pentas() {
    let board = Board::bent9();
    let node = |name: &str| board.parse_node(name).unwrap();
    let through = |fork| {
        let runs = board.runs(node("d1"), fork);
        let mut runs: Vec<String> = runs
            .into_iter()
            .filter(|run| run[1] == node("e1"))
            .map(|run| {
                run.iter()
                    .map(|&node| board.name(node).to_string())
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        runs.sort();
        runs
    };
    // Along the edge of the inner triangle either way, to the next penta and another fork; each
    // step is in the published list, see tests/data/bent9.json.
    let expected = [
        "d1 e1 e12 e11 e10 e9 d10 c11 b12 a13",
        "d1 e1 e12 e11 e10 e9 d11 c13 b15 a17",
        "d1 e1 e2 e3 e4 e5 d6 c7 b8 a9",
        "d1 e1 e2 e3 e4 e5 d7 c9 b11 a13",
    ];
    assert_eq!(through(Fork::On), expected);
    assert_eq!(through(Fork::Off), ["d1 e1"]);
}

#[test]
fn forks_are_written_and_read() {
    for fork in [Fork::On, Fork::Off] {
        assert_eq!(fork.to_string().parse(), Ok(fork));
    }
    for text in ["", "On", "on ", "true", "1"] {
        let error = text.parse::<Fork>().unwrap_err();
        assert_eq!(error.to_string(), "expected on or off");
    }
    assert_eq!(Fork::default(), Fork::On);
}
