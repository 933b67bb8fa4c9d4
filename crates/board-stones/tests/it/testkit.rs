//! The board by names, against the board and what the rulings count on it (section 1).

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use board_graph::{Board, Fork, NodeSet};
use board_stones::testkit::{NamedBoard, Names, names, nodes};

use crate::common::{name, node};

#[test]
fn nodes_are_those_of_the_board_in_its_order() {
    let map = NamedBoard::new();
    let board: Vec<String> = Board::bent9().nodes().map(name).collect();
    assert_eq!(map.nodes, board);
    assert_eq!(map.nodes.len(), 93);
    for (place, name) in map.nodes.iter().enumerate() {
        assert_eq!(map.place(name), place);
        assert_eq!(map.place(name), node(name).index());
    }
    assert_eq!(NamedBoard::default().nodes, map.nodes);
}

/// There are 252 edges: three corners with 3 neighbours, 21 other nodes of the rim with 4, three
/// pentas with 5, and 66 nodes with 6.
#[test]
fn neighbours_are_those_of_the_board() {
    let map = NamedBoard::new();
    let board = Board::bent9();
    let mut degrees: BTreeMap<usize, usize> = BTreeMap::new();
    for a in board.nodes() {
        let neighbours = &map.neighbours[&name(a)];
        for b in board.nodes() {
            let adjacent = board.are_adjacent(a, b);
            assert_eq!(neighbours.contains(&name(b)), adjacent);
        }
        *degrees.entry(neighbours.len()).or_default() += 1;
    }
    assert_eq!(degrees, BTreeMap::from([(3, 3), (4, 21), (5, 3), (6, 66)]));
    let ends: usize = degrees.iter().map(|(degree, count)| degree * count).sum();
    assert_eq!(ends, 2 * 252);
}

/// Returns how many steps it is from one neighbour of a node to each other one, by neighbours of the
/// node alone: round it, or along it where it is on the rim.
fn round(map: &NamedBoard, via: &str, from: &str) -> BTreeMap<String, usize> {
    let mut steps = BTreeMap::from([(from.to_owned(), 0)]);
    let mut queue = VecDeque::from([from.to_owned()]);
    while let Some(node) = queue.pop_front() {
        let next = steps[&node] + 1;
        for other in &map.neighbours[&node] {
            if map.neighbours[via].contains(other) && !steps.contains_key(other) {
                steps.insert(other.clone(), next);
                queue.push_back(other.clone());
            }
        }
    }
    steps
}

/// As the rulings say it: the opposite neighbour, three steps round a node with six; the two farthest,
/// two steps round a node with five; along the rim, three steps from one end of four to the other;
/// nothing at a corner.
#[test]
fn straight_on_is_what_the_rulings_say() {
    let map = NamedBoard::new();
    let mut count = 0;
    for (via, neighbours) in &map.neighbours {
        let far = match neighbours.len() {
            5 => Some(2),
            4 | 6 => Some(3),
            _ => None,
        };
        for from in neighbours {
            let steps = round(&map, via, from);
            let expected: BTreeSet<&String> = steps
                .iter()
                .filter(|&(_, &steps)| Some(steps) == far)
                .map(|(node, _)| node)
                .collect();
            let straight = &map.straight[&(from.clone(), via.clone())];
            assert_eq!(straight.iter().collect::<BTreeSet<_>>(), expected);
            assert_eq!(straight.len(), expected.len(), "{from} over {via}");
            count += 1;
        }
    }
    assert_eq!(map.straight.len(), count);
    assert_eq!(count, 2 * 252);
}

/// Counts the straight runs of a length as sets.
fn lines(map: &NamedBoard, length: usize, fork: Fork) -> usize {
    let from_all = map.nodes.iter();
    let runs = from_all.flat_map(|from| map.runs(from, fork, &|_| true));
    let lines: BTreeSet<Names> = runs
        .filter(|run| run.len() == length)
        .map(|run| run.into_iter().collect())
        .collect();
    lines.len()
}

#[test]
fn runs_are_as_many_as_the_rulings_count() {
    let map = NamedBoard::new();
    for (length, on, off) in [(4, 216, 186), (5, 198, 153), (6, 180, 120)] {
        assert_eq!(lines(&map, length, Fork::On), on);
        assert_eq!(lines(&map, length, Fork::Off), off);
    }
    assert!(lines(&map, 13, Fork::On) > 0);
    assert_eq!(lines(&map, 14, Fork::On), 0);
}

/// A run goes on as long as the next node pleases, whatever its first one is.
#[test]
fn runs_end_where_the_caller_says() {
    let map = NamedBoard::new();
    let allowed = nodes("a2 b1 c1 d1 e1 e2");
    let pleases = |name: &str| allowed.contains(node(name));
    let runs = |fork| {
        let runs = map.runs("a1", fork, &pleases).into_iter();
        let runs: BTreeSet<String> = runs.map(|run| run.join(" ")).collect();
        runs.into_iter().collect::<Vec<_>>()
    };
    let off = [
        "a1 a2",
        "a1 b1",
        "a1 b1 c1",
        "a1 b1 c1 d1",
        "a1 b1 c1 d1 e1",
    ];
    assert_eq!(runs(Fork::Off), off);
    let on = [&off[..], &["a1 b1 c1 d1 e1 e2"]].concat();
    assert_eq!(runs(Fork::On), on);
}

#[test]
fn nodes_are_connected_if_each_is_reached_from_the_first() {
    let map = NamedBoard::new();
    for (text, expected) in [
        ("", true),
        ("f1", true),
        ("a1 b1", true),
        ("a1 c1", false),
        ("a1 b1 c1 d1 e1 e2 f1", true),
        ("a1 b1 c1 e1 e2 f1", false),
        // A ring without an end, and two pieces of one.
        ("f1 f2 f3", true),
        ("a1 a2 a3 a5 a6 a7", false),
        ("a24 a1", true),
    ] {
        assert_eq!(map.is_connected(&names(nodes(text))), expected, "{text}");
    }
    let everything = map.nodes.iter().cloned().collect();
    assert!(map.is_connected(&everything));
}

#[test]
fn sets_are_named_and_read_back() {
    let board = Board::bent9();
    let all: NodeSet = board.all();
    let text = board.nodes().map(name).collect::<Vec<_>>().join(" ");
    assert_eq!(nodes(&text), all);
    assert_eq!(names(all).len(), 93);
    assert_eq!(
        nodes("  f3\n a1 "),
        NodeSet::of(node("a1")).with(node("f3"))
    );
    assert_eq!(
        names(nodes("f3 a1")),
        Names::from(["a1", "f3"].map(str::to_owned))
    );
    assert_eq!(nodes(""), NodeSet::EMPTY);
    assert!(names(NodeSet::EMPTY).is_empty());
}

#[test]
#[should_panic(expected = "\"a25\": ring a has 24 nodes")]
fn a_name_that_is_no_node_is_a_mistake_of_the_test() {
    let _ = nodes("a1 a25");
}

#[test]
#[should_panic(expected = "g1 is no node")]
fn a_name_that_is_no_node_has_no_place() {
    let _ = NamedBoard::new().place("g1");
}
