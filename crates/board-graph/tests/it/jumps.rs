//! Jumps and chains of jumps, against a search that knows only neighbours and straight lines.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use board_graph::{Board, Fork, JumpFault, Jumps, Neighbourhood, Node, NodeSet};
use proptest::prelude::*;

static TABLES: LazyLock<Vec<(Jumps, Fork)>> = LazyLock::new(|| {
    let boards = [
        Board::bent9(),
        Board::bent(4).unwrap(),
        Board::flat(6).unwrap(),
        Board::rhombus(5, 6).unwrap(),
        Board::grid(8, 8, Neighbourhood::Orthogonal).unwrap(),
    ];
    boards
        .into_iter()
        .flat_map(|board| [Fork::On, Fork::Off].map(|fork| (Jumps::new(board, fork), fork)))
        .collect()
});

/// Every vacant node that is straight on behind a neighbour with a stone.
fn targets(board: Board, fork: Fork, from: Node, occupied: NodeSet) -> BTreeSet<Node> {
    let mut targets = BTreeSet::new();
    for over in board.nodes().filter(|&over| board.are_adjacent(from, over)) {
        let pentas_bar = fork == Fork::Off && board.pentas().contains(&over);
        for &landing in board.straight(from, over) {
            if occupied.contains(over) && !occupied.contains(landing) && !pentas_bar {
                targets.insert(landing);
            }
        }
    }
    targets
}

/// The number of jumps from a node to each node that a chain leads to, and 0 for the node itself.
fn jumps_needed(board: Board, fork: Fork, from: Node, occupied: NodeSet) -> BTreeMap<Node, usize> {
    let mut needed = BTreeMap::from([(from, 0)]);
    for count in 1.. {
        let last: Vec<Node> = needed
            .iter()
            .filter(|&(_, &n)| n == count - 1)
            .map(|(&node, _)| node)
            .collect();
        if last.is_empty() {
            break;
        }
        for node in last {
            for landing in targets(board, fork, node, occupied.without(from)) {
                needed.entry(landing).or_insert(count);
            }
        }
    }
    needed
}

fn check_from((jumps, fork): &(Jumps, Fork), occupied: NodeSet, from: Node) {
    let board = jumps.board();
    let one: BTreeSet<Node> = jumps.targets(from, occupied).iter().collect();
    assert_eq!(one, targets(board, *fork, from, occupied));
    let needed = jumps_needed(board, *fork, from, occupied);
    let reach = jumps.reach(from, occupied);
    assert_eq!(reach, jumps.reach(from, occupied.with(from)));
    assert_eq!(reach.with(from), needed.keys().copied().collect());
    assert!(!reach.contains(from));
    for to in board.nodes() {
        let path = jumps.path(from, to, occupied);
        let length = needed.get(&to).copied().filter(|_| to != from);
        assert_eq!(path.as_ref().map(Vec::len), length);
        let mut at = from;
        for landing in path.into_iter().flatten() {
            assert!(targets(board, *fork, at, occupied.without(from)).contains(&landing));
            at = landing;
        }
        assert!(length.is_none() || at == to);
        let single = jumps.from(from).iter().filter(|jump| jump.landing == to);
        let over: Vec<Node> = single.map(|jump| jump.over).collect();
        match jumps.check(from, to, occupied) {
            Ok(()) => assert!(reach.contains(to)),
            Err(JumpFault::SameNode) => assert_eq!(from, to),
            Err(JumpFault::Taken(name)) => {
                assert!(name == board.name(to) && occupied.contains(to));
            }
            Err(JumpFault::NothingToJumpOver(name)) => {
                let node = board.node(name).unwrap();
                assert!(over.contains(&node) && !occupied.contains(node) && !reach.contains(to));
            }
            Err(JumpFault::NoChain) => assert!(over.is_empty() && !reach.contains(to)),
            Err(other) => panic!("an unknown fault: {other}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn jumps_agree_with_a_search(
        table in 0..TABLES.len(),
        bits in any::<[u64; 2]>(),
        rare in any::<[u64; 2]>(),
    ) {
        let table = &TABLES[table];
        let board = table.0.board();
        for words in [bits, [bits[0] & rare[0], bits[1] & rare[1]], [0, 0], [u64::MAX; 2]] {
            let occupied = NodeSet::from_words(words) & board.all();
            for from in board.nodes() {
                check_from(table, occupied, from);
            }
        }
    }
}

/// Rulings, section 5: jumps split bent:9 into two closed classes, of 66 and of 27 nodes.
#[test]
fn jumps_split_bent9_into_two_classes() {
    let board = Board::bent9();
    let jumps = Jumps::new(board, Fork::On);
    let mut classes = BTreeSet::new();
    for node in board.nodes() {
        // As if every node could be jumped over and landed on.
        let mut class = NodeSet::EMPTY.with(node);
        let mut todo = vec![node];
        while let Some(node) = todo.pop() {
            for jump in jumps.from(node) {
                if !class.contains(jump.landing) {
                    class.insert(jump.landing);
                    todo.push(jump.landing);
                }
            }
        }
        classes.insert(class);
    }
    let sizes: Vec<usize> = classes.iter().map(NodeSet::len).collect();
    assert_eq!(sizes.iter().sum::<usize>(), 93);
    assert!(sizes == [66, 27] || sizes == [27, 66], "{sizes:?}");
}

#[test]
fn faults_are_explained() {
    let board = Board::bent9();
    let node = |name: &str| board.parse_node(name).unwrap();
    let jumps = Jumps::new(board, Fork::On);
    let stones: NodeSet = ["d1", "d3"].map(node).into_iter().collect();
    let said = |from, to| {
        jumps
            .check(node(from), node(to), stones)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(jumps.check(node("c1"), node("e1"), stones), Ok(()));
    assert_eq!(
        said("c1", "c1"),
        "a chain of jumps must end on another node"
    );
    assert_eq!(said("c1", "d1"), "there is a stone on d1 already");
    assert_eq!(said("c1", "a1"), "there is no stone on b1 to jump over");
    assert_eq!(said("c1", "c2"), "no chain of jumps leads there");
    assert_eq!(said("c1", "f3"), "no chain of jumps leads there");
}
