//! Generation and checks of moves from node to node, against a slow model over names.

use std::collections::BTreeSet;

use board_graph::{Board, Fork, Node, NodeSet, Slides};
use board_play::Seat;
use board_play::testkit::SplitMix;
use board_stones::testkit::{NamedBoard, Names, names, nodes};
use board_stones::{
    CanMove, Mover, Routes, Shift, ShiftFault, ShiftOrPass, StoneFault, StoneGame as _, Stones,
};

use crate::common::{VACANT, any_seat, name, node, random_stones, texts};
use crate::steps::{StepFault, Steps};
use crate::toy::Toy;

/// How many positions there are of each density.
const POSITIONS: usize = 6;

/// Returns where a stone can go, by the name of its node.
type Targets<'a> = &'a dyn Fn(&str) -> Names;

/// Lists the shifts of a seat: all that its stones can do, in board order.
fn shifts(map: &NamedBoard, own: &Names, targets: Targets<'_>) -> Vec<String> {
    let mut shifts = Vec::new();
    for from in map.nodes.iter().filter(|&from| own.contains(from)) {
        let targets = targets(from);
        let ascending = map.nodes.iter().filter(|&to| targets.contains(to));
        shifts.extend(ascending.map(|to| format!("{from}-{to}")));
    }
    shifts
}

/// Compares all that a mover says with a model. Returns whether the seat has to pass.
fn compare<R: Routes>(
    map: &NamedBoard,
    stones: &Stones,
    seat: Option<Seat>,
    routes: R,
    targets: Targets<'_>,
) -> bool {
    let mover = Mover::new(stones, seat, routes);
    let own = seat.map_or_else(Names::new, |seat| names(stones.of(seat)));
    let shifts = shifts(map, &own, targets);
    let must_pass = seat.is_some() && shifts.is_empty();
    let pass = must_pass.then(|| "pass".to_owned());
    let all: Vec<String> = shifts.iter().cloned().chain(pass).collect();

    assert_eq!(mover.must_pass(), must_pass);
    assert_eq!(texts(mover.shifts()), shifts);
    assert_eq!(mover.shift_count(), shifts.len());
    assert_eq!(texts(mover.moves()), all);
    assert_eq!(mover.count(), all.len());
    for n in 0..all.len() + 2 {
        let nth = mover.nth_shift(n).map(|shift| shift.to_string());
        assert_eq!(nth.as_ref(), shifts.get(n));
        let nth = mover.nth(n).map(|m| m.to_string());
        assert_eq!(nth.as_ref(), all.get(n));
    }

    for from in &own {
        let reached = routes.targets(node(from), stones.occupied());
        assert_eq!(names(reached), targets(from), "from {from}");
    }
    let can_move = shifts.first().and_then(|text| text.split_once('-'));
    let expected = can_move.map(|(from, _)| CanMove(from.parse().unwrap()));
    assert_eq!(mover.check_pass().err(), expected);
    compare_checks(stones, seat, routes, &shifts);
    must_pass
}

/// Compares the check of every pair of nodes with the list of what is possible. Why a route does not
/// lead somewhere is for the routes to say.
fn compare_checks<R: Routes>(stones: &Stones, seat: Option<Seat>, routes: R, shifts: &[String]) {
    let mover = Mover::new(stones, seat, routes);
    let shifts: BTreeSet<Shift> = shifts.iter().map(|text| text.parse().unwrap()).collect();
    let board = Board::bent9();
    for from in board.nodes() {
        for to in board.nodes() {
            let shift = Shift { from, to };
            let checked = mover.check::<Toy>(shift);
            assert_eq!(checked.is_ok(), shifts.contains(&shift), "{shift}");
            let node = board.name(from);
            let expected = match stones.at(from) {
                None => Err(StoneFault::Vacant(node).into()),
                Some(owner) if seat != Some(owner) => {
                    let owner = Toy::colour(owner);
                    Err(StoneFault::NotOwn { node, owner }.into())
                }
                Some(_) => routes
                    .check(from, to, stones.occupied())
                    .map_err(|fault| ShiftFault::Route { shift, fault }),
            };
            assert_eq!(checked, expected, "{shift}");
        }
    }
}

/// Compares movers on random stones, from a full board to an empty one. Returns how often a seat with
/// stones had to pass.
fn compare_all<R: Routes>(
    map: &NamedBoard,
    routes: R,
    targets: impl Fn(&str, &Names) -> Names,
) -> usize {
    let mut rng = SplitMix::new(0);
    let mut passes = 0;
    for vacant in VACANT {
        for _ in 0..POSITIONS {
            let stones = random_stones(vacant, &mut rng);
            let vacant = names(stones.vacant());
            for seat in any_seat() {
                let has_stones = seat.is_some_and(|seat| !stones.of(seat).is_empty());
                let must_pass = compare(map, &stones, seat, routes, &|from| targets(from, &vacant));
                passes += usize::from(must_pass && has_stones);
            }
        }
    }
    passes
}

#[test]
fn movers_of_slides_agree_with_runs_of_names() {
    let map = NamedBoard::new();
    for fork in [Fork::On, Fork::Off] {
        let passes = compare_all(&map, Slides::bent9(fork), |from, vacant| {
            let runs = map.runs(from, fork, &|node| vacant.contains(node));
            runs.into_iter().filter_map(|mut run| run.pop()).collect()
        });
        // At least on the full boards, for either seat.
        assert!(passes >= 2 * POSITIONS, "{passes} passes");
    }
}

/// Nothing but three methods of `Routes` is written for these; what the rest does follows.
#[test]
fn movers_of_other_routes_agree_with_neighbours_of_names() {
    let map = NamedBoard::new();
    let passes = compare_all(&map, Steps, |from, vacant| {
        let neighbours = map.neighbours[from].iter();
        neighbours
            .filter(|&to| vacant.contains(to))
            .cloned()
            .collect()
    });
    assert!(passes >= 2 * POSITIONS, "{passes} passes");
}

/// Each fault by an example. White is to move; a3 is shut in by a2, a4, b2 and b3.
#[test]
fn a_shift_is_refused_for_the_first_thing_that_is_wrong() {
    let black = nodes("a2 a4 b2 b3 f1");
    let stones = Stones::new([black, nodes("a3 c1")], 0);
    let mover = Mover::new(&stones, Some(Seat::Second), Steps);
    let off = Node::new(93);
    let shift = |from, to| Shift { from, to };
    for (shift, message) in [
        (shift(node("c1"), off), "the board has no node #93"),
        (shift(off, node("c1")), "the board has no node #93"),
        // Both are wrong: the node it begins on is named.
        (shift(Node::new(200), off), "the board has no node #200"),
        // Nothing is said of a stone before both nodes are known.
        (shift(node("f3"), off), "the board has no node #93"),
        (shift(node("f3"), node("f1")), "there is no stone on f3"),
        (
            shift(node("f1"), node("f2")),
            "the stone on f1 is Black's, and it is White's turn",
        ),
        (shift(node("c1"), node("f1")), "c1-f1: that is no neighbour"),
        (shift(node("c1"), node("c1")), "c1-c1: that is no neighbour"),
        (
            shift(node("a3"), node("b2")),
            "a3-b2: there is a stone on b2 already",
        ),
    ] {
        let refused = mover.check::<Toy>(shift).unwrap_err();
        assert_eq!(refused.to_string(), message);
    }
    let shift = shift(node("a3"), node("b2"));
    let fault = StepFault::Taken("b2".parse().unwrap());
    let refused = mover.check::<Toy>(shift);
    assert_eq!(refused, Err(ShiftFault::Route { shift, fault }));
    assert_eq!(mover.check::<Toy>(shift_of("c1-c2")), Ok(()));
}

fn shift_of(text: &str) -> Shift {
    text.parse().unwrap()
}

/// The first stone in board order that can move is named, not one that is shut in.
#[test]
fn a_refused_pass_names_a_stone_that_can_move() {
    let stones = Stones::new([nodes("a2 a4 b2 b3"), nodes("a3 c1 f1")], 0);
    let mover = Mover::new(&stones, Some(Seat::Second), Steps);
    let can_move = CanMove("c1".parse().unwrap());
    assert_eq!(mover.check_pass(), Err(can_move));
    assert!(!mover.must_pass());

    let shut_in = Stones::new([nodes("a2 a4 b2 b3"), nodes("a3")], 0);
    let mover = Mover::new(&shut_in, Some(Seat::Second), Steps);
    assert_eq!(mover.check_pass(), Ok(()));
    assert_eq!(mover.moves().collect::<Vec<_>>(), [ShiftOrPass::Pass]);
}

/// A seat without stones cannot move one.
#[test]
fn a_seat_without_stones_passes() {
    let stones = Stones::new([nodes("a1"), NodeSet::EMPTY], 0);
    let mover = Mover::new(&stones, Some(Seat::Second), Slides::bent9(Fork::On));
    assert!(mover.must_pass());
    assert_eq!(mover.nth(0), Some(ShiftOrPass::Pass));
    assert_eq!(mover.nth(1), None);
}

/// From c1 a slide goes over d1 to the penta e1, and on from there only if runs fork.
#[test]
fn the_fork_makes_the_difference_at_a_penta() {
    let stones = Stones::new([nodes("c1"), NodeSet::EMPTY], 0);
    let beyond = shift_of("c1-e2");
    for (fork, expected) in [(Fork::On, true), (Fork::Off, false)] {
        let mover = Mover::new(&stones, Some(Seat::First), Slides::bent9(fork));
        assert!(mover.check::<Toy>(shift_of("c1-e1")).is_ok());
        assert_eq!(mover.check::<Toy>(beyond).is_ok(), expected);
        assert_eq!(mover.shifts().any(|shift| shift == beyond), expected);
    }
    assert_eq!(name(beyond.to), "e2");
}
