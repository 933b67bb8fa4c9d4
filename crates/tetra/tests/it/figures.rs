//! The figures: exactly those of the rulings, found by a search of all sets of four nodes.

use std::collections::BTreeSet;

use crate::common::{Map, node, options, set};
use board_graph::{Board, NodeSet};
use board_play::RuleOptions;
use board_play::playout::below;
use board_play::testkit::SplitMix;
use board_stones::testkit::nodes;
use tetra::{Figure, FigureKind, Forks, Options, Scales, outcome};

/// Looks at every set of four nodes.
fn search(fork: Forks) -> BTreeSet<Figure> {
    let map = Map::new(Options::default().with_fork(fork));
    let all: Vec<usize> = (0..93).collect();
    let fours = Map::fours(&all);
    let figures = fours.flat_map(|four| {
        let nodes = set(&four);
        let kinds = map.kinds(four).into_iter();
        kinds.map(move |kind| Figure { kind, nodes })
    });
    figures.collect()
}

/// The facts of the rulings: how many figures of each kind there are, all sets being different.
#[test]
fn there_are_651_figures_534_without_forks() {
    for (fork, counts, total) in [
        (Forks::On, [156, 153, 174, 168], 651),
        (Forks::Moves, [99, 123, 144, 168], 534),
        (Forks::Off, [99, 123, 144, 168], 534),
    ] {
        let found = search(fork);
        let of_kind = |kind| found.iter().filter(move |figure| figure.kind == kind);
        let found_counts = FigureKind::ALL.map(|kind| of_kind(kind).count());
        assert_eq!(found_counts, counts);
        let different: BTreeSet<NodeSet> = found.iter().map(|figure| figure.nodes).collect();
        assert_eq!(different.len(), total);

        for scales in [Scales::Both, Scales::Node, Scales::Edge] {
            let options = Options::default().with_scales(scales).with_fork(fork);
            let known = outcome::figures(options);
            assert!(known.is_sorted_by(|one, other| one.nodes < other.nodes));
            let wanted = found.iter().filter(|figure| {
                let node_scale = figure.kind.name().starts_with("node");
                scales == Scales::Both || node_scale == (scales == Scales::Node)
            });
            let known: BTreeSet<Figure> = known.iter().copied().collect();
            assert_eq!(known, wanted.copied().collect(), "{options}");
        }
    }
}

/// A fact of the rulings.
#[test]
fn no_figure_has_two_adjacent_nodes() {
    let board = Board::bent9();
    for options in Options::all() {
        for figure in outcome::figures(options) {
            let pairs = board
                .edges()
                .filter(|&(one, other)| figure.nodes.contains(one) && figure.nodes.contains(other));
            assert_eq!(pairs.count(), 0, "{figure}");
        }
    }
}

/// "Five of the six pairs" leaves nothing open: there are no four nodes of which all pairs are linked.
#[test]
fn no_four_nodes_have_all_pairs_linked() {
    let all: Vec<usize> = (0..93).collect();
    for fork in [Forks::On, Forks::Off] {
        let map = Map::new(Options::default().with_fork(fork));
        let most = Map::fours(&all).map(|four| map.linked_pairs(four).into_iter().max());
        assert_eq!(most.max(), Some(Some(5)));
    }
}

/// The kinds of the figures that some stones form.
fn kinds(names: &str, rules: &str) -> Vec<FigureKind> {
    let found = outcome::figures_in(nodes(names), options(rules));
    found.map(|figure| figure.kind).collect()
}

/// Which figures lead through pentas, told by hand: d1, the penta e1, e2, e3, e4, the penta e5, d6 is
/// a straight run, as is that which ends on d7; from e1 the other exit leads to e12.
#[test]
fn node_lines_go_through_one_penta_and_two_in_a_row() {
    // Through both pentas, by either exit of each.
    for names in [
        "d1 d6 e2 e4",
        "d1 d7 e2 e4",
        "d6 d15 e2 e4",
        "d1 d10 e10 e12",
    ] {
        assert_eq!(kinds(names, ""), [FigureKind::NodeLine], "{names}");
        assert!(kinds(names, "scales=edge").is_empty());
        assert!(kinds(names, "fork=moves").is_empty());
        assert!(kinds(names, "fork=off").is_empty());
    }
    // Through the penta e1 to the penta e5, and to the penta e9 by the other exit.
    for names in ["c1 e1 e3 e5", "c1 e1 e9 e11"] {
        assert_eq!(kinds(names, ""), [FigureKind::NodeLine], "{names}");
        assert!(kinds(names, "fork=off").is_empty());
    }
    // Along the rim no fork is needed.
    assert_eq!(kinds("a1 a3 a5 a7", "fork=off"), [FigureKind::NodeLine]);
    // Not by both exits at once, and not round the corner of the board.
    for names in ["d1 e2 e4 e12", "a1 a3 a5 a23", "a1 a21 a23 c1"] {
        assert!(kinds(names, "").is_empty(), "{names}");
    }
}

/// From c18 across d1-d15 to the penta e1; the opposite edge e1-e2 is flanked by the sectors d2-e2,
/// which leads to d3, and e2-e12, which leads to f1.
#[test]
fn edge_lines_leave_a_penta_beside_the_opposite_edge() {
    for names in [
        "a23 c18 d3 e1",
        "a23 c18 e1 f1",
        "c5 c18 d3 e1",
        "c18 e1 e7 f1",
    ] {
        assert_eq!(kinds(names, ""), [FigureKind::EdgeLine], "{names}");
        assert!(kinds(names, "scales=node").is_empty());
        assert!(kinds(names, "fork=off").is_empty());
    }
    // Across e12-d15 one would turn off: that leads to d14.
    assert!(kinds("a23 c18 d14 e1", "").is_empty());
}

/// Rhombi told link by link.
#[test]
fn rhombi_have_five_links() {
    // d2 over d3 to d4, d4 over e3 to f1, f1 over e2 to d2, f1 over e12 to d15, and d15 over the penta
    // e1 to d2.
    let through_a_penta = "d2 d4 d15 f1";
    assert_eq!(kinds(through_a_penta, ""), [FigureKind::NodeRhombus]);
    assert!(kinds(through_a_penta, "fork=off").is_empty());
    // a3 across a2-b2 to b1, across b2-b3 to c2, across a4-b3 to b4; c2 across b2-c1 to b1 and across
    // b3-c3 to b4.
    let beyond_edges = "a3 b1 b4 c2";
    for rules in ["", "scales=edge", "fork=off"] {
        assert_eq!(kinds(beyond_edges, rules), [FigureKind::EdgeRhombus]);
    }
    assert!(kinds(beyond_edges, "scales=node").is_empty());
}

/// Whatever stones there are: the table answers as the list of figures does.
#[test]
fn the_pure_functions_agree_with_the_search() {
    let mut rng = SplitMix::new(11);
    let all = [search(Forks::On), search(Forks::Off)];
    let [mut with, mut without] = [0, 0];
    for options in Options::all() {
        let wins = |figure: &&Figure| options.scales().include(figure.kind);
        let figures: Vec<Figure> = all[usize::from(options.fork() != Forks::On)]
            .iter()
            .filter(wins)
            .copied()
            .collect();
        for round in 0..400 {
            let part = 10 + round % 40;
            let in_set = |_: &_| below(&mut rng, 100) < part;
            let stones: NodeSet = Board::bent9().nodes().filter(in_set).collect();
            let mut inside: Vec<Figure> = figures
                .iter()
                .filter(|figure| figure.nodes.is_subset(&stones))
                .copied()
                .collect();
            inside.sort_unstable_by_key(|figure| figure.nodes);
            assert!(outcome::figures_in(stones, options).eq(inside.iter().copied()));
            assert_eq!(outcome::has_figure(stones, options), !inside.is_empty());
            for count in 1..4 {
                let missing: BTreeSet<NodeSet> = outcome::missing(stones, count, options).collect();
                let lacks = |figure: &Figure| figure.nodes - stones;
                let wanted = figures.iter().map(lacks).filter(|rest| rest.len() == count);
                assert_eq!(missing, wanted.collect());
            }
            for last in stones {
                let through = inside.iter().any(|figure| figure.nodes.contains(last));
                assert_eq!(outcome::completes_figure(stones, last, options), through);
            }
            *(if inside.is_empty() {
                &mut without
            } else {
                &mut with
            }) += 1;
        }
    }
    assert!(
        with > 500 && without > 500,
        "{with} with, {without} without"
    );
}

/// What is said of the cost: how many figures lead through a node.
#[test]
fn a_node_lies_on_10_to_48_figures() {
    let through = |node| {
        let figures = outcome::figures(Options::default()).iter();
        figures.filter(|figure| figure.nodes.contains(node)).count()
    };
    let counts = Board::bent9().nodes().map(through);
    assert_eq!(counts.clone().min(), Some(10));
    assert_eq!(counts.clone().max(), Some(48));
    // Four nodes each.
    assert_eq!(counts.sum::<usize>(), 4 * 651);
}

/// Every map of the board onto itself maps figures to figures of the same kind.
#[test]
fn symmetries_keep_figures() {
    for options in Options::all() {
        let figures: BTreeSet<&Figure> = outcome::figures(options).iter().collect();
        for map in Board::bent9().symmetries() {
            for figure in &figures {
                let image = Figure {
                    kind: figure.kind,
                    nodes: map.set(figure.nodes),
                };
                assert!(figures.contains(&image));
            }
        }
    }
}

#[test]
fn kinds_have_names() {
    let names = FigureKind::ALL.map(|kind| kind.to_string());
    let expected = ["node line", "edge line", "node rhombus", "edge rhombus"];
    assert_eq!(names, expected);
    let figure = Figure {
        kind: FigureKind::EdgeRhombus,
        nodes: NodeSet::EMPTY.with(node("c2")).with(node("a4")),
    };
    assert_eq!(figure.to_string(), "edge rhombus a4 c2");
}
