//! Slides, against a walk node by node.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use board_graph::{Board, Fork, Neighbourhood, Node, NodeSet, SlideFault, Slides, SlidesOf};
use proptest::prelude::*;

/// Tables of several boards, with and without forks, for slides of several lengths.
static TABLES: LazyLock<Vec<(Slides, Fork, usize)>> = LazyLock::new(|| {
    let boards = [
        Board::bent9(),
        Board::bent(4).unwrap(),
        Board::bent(10).unwrap(),
        Board::flat(6).unwrap(),
        Board::rhombus(5, 6).unwrap(),
        Board::grid(8, 8, Neighbourhood::King).unwrap(),
    ];
    let mut tables = Vec::new();
    for board in boards {
        for fork in [Fork::On, Fork::Off] {
            tables.push((Slides::new(board, fork), fork, usize::MAX));
            for limit in [0, 1, 2, 3, 6] {
                tables.push((Slides::up_to(limit, board, fork), fork, limit));
            }
        }
    }
    tables
});

/// Walks along every run from `from`, trying both ways at a fork, and calls `visit` with the nodes
/// passed, the last one included.
fn walk(board: Board, fork: Fork, from: Node, visit: &mut impl FnMut(&[Node])) {
    let mut todo: Vec<Vec<Node>> = board
        .neighbours(from)
        .iter()
        .map(|&next| vec![next])
        .collect();
    while let Some(way) = todo.pop() {
        visit(&way);
        let via = way[way.len() - 1];
        let before = if way.len() > 1 {
            way[way.len() - 2]
        } else {
            from
        };
        for &next in board.straight_with(before, via, fork) {
            todo.push([&way[..], &[next]].concat());
        }
    }
}

fn targets(slides: &Slides, fork: Fork, limit: usize, from: Node, occupied: NodeSet) -> NodeSet {
    let mut targets = NodeSet::EMPTY;
    walk(slides.board(), fork, from, &mut |way| {
        if way.len() <= limit && way.iter().all(|&node| !occupied.contains(node)) {
            targets.insert(way[way.len() - 1]);
        }
    });
    targets
}

/// The shortest way from a node to each node that a run leads to.
fn shortest(board: Board, fork: Fork, from: Node) -> BTreeMap<Node, Vec<Node>> {
    let mut shortest: BTreeMap<Node, Vec<Node>> = BTreeMap::new();
    walk(board, fork, from, &mut |way| {
        let best = shortest
            .entry(way[way.len() - 1])
            .or_insert_with(|| way.to_vec());
        if way.len() < best.len() {
            *best = way.to_vec();
        }
    });
    shortest
}

fn check_position(table: &(Slides, Fork, usize), occupied: NodeSet) {
    let (slides, fork, limit) = table;
    let board = slides.board();
    for from in board.nodes() {
        let expected = targets(slides, *fork, *limit, from, occupied);
        assert_eq!(slides.targets(from, occupied), expected, "{board}");
        assert_eq!(slides.targets(from, occupied.with(from)), expected);
        let ways = shortest(board, *fork, from);
        for to in board.nodes() {
            match slides.check(from, to, occupied) {
                Ok(()) => assert!(expected.contains(to)),
                Err(fault) => {
                    assert!(!expected.contains(to));
                    check_fault(table, occupied, (from, to), ways.get(&to), fault);
                }
            }
        }
    }
}

fn check_fault(
    (slides, _, limit): &(Slides, Fork, usize),
    occupied: NodeSet,
    (from, to): (Node, Node),
    way: Option<&Vec<Node>>,
    fault: SlideFault,
) {
    match fault {
        SlideFault::SameNode => assert_eq!(from, to),
        SlideFault::NotStraight => assert!(from != to && way.is_none()),
        SlideFault::TooFar {
            distance,
            limit: said,
        } => {
            assert_eq!((distance, said), (way.unwrap().len(), *limit));
            assert!(distance > *limit);
        }
        SlideFault::Blocked(name) => {
            assert!(way.unwrap().len() <= *limit);
            assert!(occupied.contains(slides.board().node(name).unwrap()));
        }
        other => panic!("an unknown fault: {other}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn slides_agree_with_a_walk(
        table in 0..TABLES.len(),
        bits in any::<[u64; 2]>(),
        rare in any::<[u64; 2]>(),
    ) {
        let table = &TABLES[table];
        let all = table.0.board().all();
        for words in [bits, [bits[0] & rare[0], bits[1] & rare[1]], [0, 0], [u64::MAX; 2]] {
            check_position(table, NodeSet::from_words(words) & all);
        }
    }
}

fn nodes<const N: usize>(names: [&str; N]) -> [Node; N] {
    names.map(|name| Board::bent9().parse_node(name).unwrap())
}

/// The two exits of the penta e1 are both open to a piece that comes from d1.
#[test]
fn slides_fork_at_pentas() {
    let board = Board::bent9();
    let [c1, d1, e1, e2, e12, e3] = nodes(["c1", "d1", "e1", "e2", "e12", "e3"]);
    let occupied = NodeSet::EMPTY.with(e12);
    let slides = Slides::up_to(4, board, Fork::On);
    let targets = slides.targets(c1, occupied);
    assert!([d1, e1, e2, e3].iter().all(|&node| targets.contains(node)));
    assert!(!targets.contains(e12));
    let straight = Slides::up_to(4, board, Fork::Off).targets(c1, occupied);
    assert!(straight.contains(e1) && !straight.contains(e2));
}

/// Two runs may join the same two nodes, passing the pentas by different ways: a stone on one leaves
/// the other free.
#[test]
fn two_runs_between_the_same_nodes_are_alternatives() {
    let board = Board::bent9();
    let slides = Slides::new(board, Fork::On);
    let mut pairs = 0;
    for from in board.nodes() {
        for to in board.nodes() {
            let mut ways: Vec<NodeSet> = Vec::new();
            walk(board, Fork::On, from, &mut |way| {
                if way[way.len() - 1] == to {
                    ways.push(way.iter().copied().collect());
                }
            });
            let [first, second] = ways[..] else { continue };
            pairs += 1;
            for (blocked, open) in [(first, second), (second, first)] {
                assert!(slides.targets(from, blocked - open).contains(to));
            }
            for blocker in first & second {
                assert!(
                    !slides
                        .targets(from, NodeSet::EMPTY.with(blocker))
                        .contains(to)
                );
            }
        }
    }
    assert!(pairs > 0);
}

#[test]
fn faults_are_explained() {
    let [a1, a3, a4, a5, b1, c3] = nodes(["a1", "a3", "a4", "a5", "b1", "c3"]);
    let slides = Slides::up_to(3, Board::bent9(), Fork::On);
    let stones = NodeSet::EMPTY.with(a3);
    let said = |to| slides.check(a1, to, stones).unwrap_err().to_string();
    assert_eq!(slides.check(a1, b1, stones), Ok(()));
    assert_eq!(said(a1), "a slide must end on another node");
    assert_eq!(said(c3), "no straight run leads there");
    assert_eq!(said(a3), "the stone on a3 is in the way");
    assert_eq!(said(a4), "the stone on a3 is in the way");
    assert_eq!(said(a5), "that is 4 nodes away, the farthest slide is 3");
}

#[test]
fn tables_come_in_other_widths() {
    let board = Board::bent(12).unwrap();
    let slides = SlidesOf::<3>::new(board, Fork::On);
    let corner = Node::new(0);
    let reach: Vec<usize> = slides
        .targets(corner, board.side_set(0))
        .iter()
        .map(Node::index)
        .collect();
    let mut expected = Vec::new();
    walk(board, Fork::On, corner, &mut |way| {
        if way
            .iter()
            .all(|node| !board.side_set::<3>(0).contains(*node))
        {
            expected.push(way[way.len() - 1].index());
        }
    });
    expected.sort_unstable();
    expected.dedup();
    assert_eq!(reach, expected);
}
