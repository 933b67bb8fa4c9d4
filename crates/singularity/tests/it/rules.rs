//! The rulings one by one, in positions made by hand.

use std::collections::BTreeSet;

use board_graph::{Board, Node};
use board_play::text::or_dash;
use board_play::{Outcome, Position, RuleOptions as _, Seat, Status, Symmetric};
use board_stones::testkit::{names, nodes};
use singularity::{CENTRE, Move, Options, REGION, ShiftGame as _, Singularity, StoneGame as _};

/// Reads a position under some rules, `-` for the defaults; defaults may also be spelled out.
fn position(rules: &str, rest: &str) -> Singularity {
    let options: Options = rules.trim_start_matches('-').parse().unwrap();
    let rules = or_dash(&options);
    format!("singularity/1 {rules} {rest}").parse().unwrap()
}

/// The legal moves that begin with a text.
fn moves(position: &Singularity, beginning: &str) -> Vec<String> {
    let texts = position.moves().map(|m| m.to_string());
    texts.filter(|text| text.starts_with(beginning)).collect()
}

/// Of all ways to colour the rim so that neighbours differ there are two; they are the two starts.
#[test]
fn the_stones_begin_in_turn_round_the_rim() {
    let rim = Board::bent9().rim();
    let mut colourings: Vec<Vec<bool>> = vec![vec![]];
    for _ in rim {
        colourings = colourings
            .into_iter()
            .flat_map(|colours| [false, true].map(|next| [colours.clone(), vec![next]].concat()))
            .filter(|colours| !colours.ends_with(&[false; 2]) && !colours.ends_with(&[true; 2]))
            .collect();
    }
    colourings.retain(|colours| colours.first() != colours.last());
    assert_eq!(colourings.len(), 2);
    let black_of = |rules: &str| {
        let start = Singularity::new(&rules.parse().unwrap());
        assert_eq!(start.status(), Status::ToMove(Seat::First));
        let [black, white] = Seat::ALL.map(|seat| start.stones(seat));
        assert_eq!((black.len(), white.len()), (12, 12));
        assert_eq!(black | white, rim.iter().copied().collect());
        let colours: Vec<bool> = rim.iter().map(|&node| black.contains(node)).collect();
        assert!(colourings.contains(&colours));
        names(black)
    };
    for corner in ["a1", "a9", "a17"] {
        assert!(black_of("").contains(corner));
        assert!(!black_of("corners=white").contains(corner));
    }
    assert!(black_of("").contains("a3") && black_of("corners=white").contains("a2"));
}

#[test]
fn the_centre_is_rings_e_and_f() {
    let board = Board::bent9();
    let ring = |letters: &str| {
        let in_ring = |node: &Node| letters.contains(board.name(*node).letter_char());
        board.nodes().filter(in_ring).collect()
    };
    assert_eq!((REGION, REGION.len()), (ring("ef"), 15));
    assert_eq!((CENTRE, CENTRE.len()), (ring("f"), 3));
    // That is why a seat with a vacant neighbour can always move.
    for node in CENTRE {
        assert!(CENTRE.without(node).is_subset(&board.neighbour_set(node)));
    }
}

#[test]
fn a_stone_slides_one_two_or_three_nodes_over_vacant_ones() {
    // The line from a5 into the board, read off the drawing: a5 b4 c3 d2, and b5 c5 d5 the other way.
    let free = position("-", "1 a5 a24");
    let far = ["a5-a2", "a5-a3", "a5-a4", "a5-a6", "a5-a7", "a5-a8"];
    let inward = ["a5-b4", "a5-b5", "a5-c3", "a5-c5", "a5-d2", "a5-d5"];
    assert_eq!(moves(&free, ""), [far, inward].concat());
    // A stone of either colour on a nearer node cuts off all beyond it.
    let blocked = position("-", "1 a5,c3 a3,b5");
    assert_eq!(
        moves(&blocked, "a5"),
        ["a5-a4", "a5-a6", "a5-a7", "a5-a8", "a5-b4"]
    );
    assert_eq!(free.move_count(), 12);
}

#[test]
fn a_fork_is_not_a_change_of_direction() {
    // From d1 straight over the penta e1 to e2 and e3, and to e12 and e11.
    let over = |rules, rest| moves(&position(rules, rest), "d1-e");
    let both = ["d1-e1", "d1-e2", "d1-e3", "d1-e11", "d1-e12"];
    let sorted = |texts: &[&str]| {
        texts
            .iter()
            .map(ToString::to_string)
            .collect::<BTreeSet<_>>()
    };
    let found = |rules, rest| over(rules, rest).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(found("-", "1 a1,d1 a2"), sorted(&both));
    assert_eq!(found("fork=off", "1 a1,d1 a2"), sorted(&["d1-e1"]));
    // One exit is taken, one is half free.
    assert_eq!(
        found("-", "1 a1,d1 e2"),
        sorted(&["d1-e1", "d1-e11", "d1-e12"])
    );
    assert_eq!(found("-", "1 a1,d1 e2,e11"), sorted(&["d1-e1", "d1-e12"]));
    // The penta itself is taken.
    assert_eq!(found("-", "1 a1,d1 e1"), sorted(&[]));
}

/// Landing on e3, in the region, next to d3, outside, and e2, inside; and landing on d4, outside,
/// next to d3, outside, and e4, inside.
#[test]
fn the_zone_says_what_may_be_removed() {
    for (zone, on_e3, on_d4) in [
        ("zone=joined", vec!["xe2"], vec!["xe4"]),
        ("zone=mover", vec!["xd3", "xe2"], vec![]),
        ("zone=both", vec!["xe2"], vec![]),
    ] {
        for (fusion, optional) in [("fusion=forced", false), ("fusion=optional", true)] {
            let rules = format!("{fusion},{zone}");
            let inside = position(&rules, "1 c5,d3,e2 a1");
            let outside = position(&rules, "1 c5,d3,e4 a1");
            for (position, landing, removals) in
                [(inside, "c5-e3", &on_e3), (outside, "c5-d4", &on_d4)]
            {
                let mut wanted: Vec<String> = Vec::new();
                if optional || removals.is_empty() {
                    wanted.push(landing.to_owned());
                }
                wanted.extend(removals.iter().map(|removal| format!("{landing}{removal}")));
                assert_eq!(moves(&position, landing), wanted, "{position}");
            }
        }
    }
}

/// A stone that cannot be joined stays: enemies, stones that are not next to the landing node, and
/// the mover, which has left its own node.
#[test]
fn only_own_stones_next_to_the_landing_fuse() {
    let near = position("-", "1 a1,e2,e6 e4");
    assert_eq!(moves(&near, "e2-e3"), ["e2-e3"]);
    let one_step = position("zone=mover", "1 a1,e2 c1");
    assert_eq!(moves(&one_step, "e2-e3"), ["e2-e3"]);
}

/// With a stone of the mover's on f1, a stone that lands on f2 must remove that one, whatever else it joins
/// and whatever the options; elsewhere the choice is free.
#[test]
fn the_centre_limit_leaves_only_some_removals() {
    for options in Options::all() {
        let rules = options.to_string();
        let rules = if rules.is_empty() { "-" } else { &rules };
        let position = position(rules, "1 d3,e4,f1 a1");
        assert_eq!(moves(&position, "d3-f2"), ["d3-f2xf1"], "{position}");
    }
    let forced = position("-", "1 d3,e4,f1 a1");
    assert_eq!(moves(&forced, "d3-e3"), ["d3-e3xe4", "d3-e3xf1"]);
    assert_eq!(moves(&forced, "e4-f2"), ["e4-f2xf1"]);
    let optional = position("fusion=optional", "1 d3,e4,f1 a1");
    assert_eq!(moves(&optional, "d3-e3"), ["d3-e3", "d3-e3xe4", "d3-e3xf1"]);
}

/// The stone in the centre may walk about there, and so may one come when it has left.
#[test]
fn the_centre_limit_does_not_count_the_mover_twice() {
    let position = position("-", "1 a1,f1 a2");
    assert_eq!(moves(&position, "f1-f"), ["f1-f2", "f1-f3"]);
    let after = position.after("f1-e3".parse().unwrap()).unwrap();
    let again = after.after("a2-b2".parse().unwrap()).unwrap();
    assert_eq!(moves(&again, "e3-f"), ["e3-f1", "e3-f2"]);
}

#[test]
fn one_stone_left_in_the_centre_wins() {
    let win = |rest: &str, m: &str| {
        let mut position = position("-", rest);
        position.play(m.parse().unwrap()).unwrap();
        position.outcome()
    };
    // A removal leaves one; the last one comes there; White as well.
    let [first, second] = Seat::ALL.map(|seat| Some(Outcome::Win(seat)));
    assert_eq!(win("1 d4,e2 a4", "d4-f1xe2"), first);
    assert_eq!(win("1 e3,f2 a4", "e3-f1xf2"), first);
    assert_eq!(win("1 d2 a4", "d2-f1"), first);
    assert_eq!(win("2 a1,e4 d2", "d2-f1"), second);
    // One stone, but not in the centre; the centre, but two stones.
    assert_eq!(win("1 d4,e2 a4", "d4-e3xe2"), None);
    assert_eq!(win("1 e2,f1 a4", "e2-e3xf1"), None);
    assert_eq!(win("1 a1,d2 a4", "d2-f1"), None);
    assert_eq!(win("1 a1,d4,e2 a4", "d4-f1xe2"), None);
}

#[test]
fn a_won_game_has_no_moves() {
    let over = position("-", "o f1 a4,c9");
    assert_eq!(over.status(), Status::Over(Outcome::Win(Seat::First)));
    assert_eq!((over.moves().count(), over.move_count()), (0, 0));
    assert_eq!((over.nth_move(0), over.to_move()), (None, None));
    assert!(!over.mover().must_pass());
    assert_eq!(over.winner(), Some(Seat::First));
}

#[test]
fn a_seat_that_cannot_move_passes() {
    let mut stuck = position("-", "1 a1 a2,a24,b1");
    assert!(stuck.mover().must_pass());
    assert_eq!(moves(&stuck, ""), ["pass"]);
    assert_eq!(
        (stuck.move_count(), stuck.nth_move(0)),
        (1, Some(Move::Pass))
    );
    let before = stuck;
    stuck.play(Move::Pass).unwrap();
    assert_eq!(stuck.status(), Status::ToMove(Seat::Second));
    assert_eq!(stuck.stones(Seat::First), before.stones(Seat::First));
    assert_ne!((stuck, stuck.key()), (before, before.key()));
    assert!(!stuck.mover().must_pass());
    assert!(stuck.is_alternating());
}

/// The only vacant neighbours are in the centre, where there is a stone of the same seat already.
#[test]
fn a_step_into_the_centre_is_always_possible() {
    for options in Options::all() {
        let rules = options.to_string();
        let rules = if rules.is_empty() { "-" } else { &rules };
        let position = position(rules, "1 e3,f1 d3,d4,e2,e4,e7");
        assert_eq!(moves(&position, "e3"), ["e3-f2xf1"]);
    }
}

/// A seat may be stuck, but never both: some node is vacant, in the centre even on a board as full as
/// the limit allows, and next to some stone, since the board is connected.
#[test]
fn no_game_is_drawn() {
    let board = Board::bent9();
    let slides = Singularity::start().routes();
    let (corner, all) = (nodes("a1"), board.all::<2>());
    assert_eq!(board.reach(corner, all), all);
    for empty in [nodes("f1"), nodes("f2"), nodes("f3"), nodes("f1 f2")] {
        let full = all - empty;
        let black = full - nodes("a1 a2 f3");
        let stones = [black, full - black];
        assert!(stones.into_iter().any(|own| slides.any(own, full)));
    }
    assert!(!slides.any(all, all));
}

#[test]
fn the_symmetries_of_the_board_keep_the_start() {
    for options in Options::all() {
        let start = Singularity::new(&options);
        assert_eq!(start.symmetries(), 6);
        assert!((0..6).all(|symmetry| start.transform(symmetry) == start));
        assert_eq!(start.canonical(), start);
    }
}

/// By where they begin, where they end and what they remove, nothing first; a pass comes last.
#[test]
fn moves_are_ordered_as_they_are_listed() {
    let order = [
        "a1-a2", "a1-b1", "d4-e3", "d4-e3xe2", "d4-e3xe4", "d4-e4", "e1-d1", "pass",
    ];
    let moves = order.map(|text| text.parse::<Move>().unwrap());
    assert!(moves.is_sorted_by(|one, other| one < other));
}
