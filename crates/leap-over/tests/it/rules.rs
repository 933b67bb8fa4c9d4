//! The rules at their corners, on positions made by hand.

use crate::common::{BLACK, Model, WHITE, node, states};
use board_graph::{JumpFault, Node};
use board_play::testkit::illegal;
use board_play::{Outcome, Position, Seat, Status};
use board_stones::testkit::{NamedBoard, names, nodes};
use board_stones::{CanMove, Shift, ShiftFault, StoneFault};
use leap_over::{Illegal, LeapOver, Move, ShiftGame as _, StoneGame as _, outcome};

fn position(line: &str) -> LeapOver {
    let position: LeapOver = line.parse().unwrap();
    assert_eq!(position.to_string(), line);
    position
}

fn texts(position: &LeapOver) -> String {
    let texts: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    texts.join(" ")
}

fn played(start: LeapOver, moves: &str) -> LeapOver {
    let mut position = start;
    for text in moves.split(' ') {
        position.play(text.parse().unwrap()).unwrap();
    }
    position
}

/// A stone on d1 next to one on the penta e1, whose neighbours are, all round, d1 d2 e2 e12 d15. All
/// other black stones are alone.
const AT_PENTA: &str = "a7,a20,a23,b8,b12,c13,d1,d4,d8,d13 a2,a12,a17,b3,b19,c6,c8,e1,e5,f2";

/// From d1 the two neighbours farthest round the penta are e2 and e12; from e2 they are d15 and d1;
/// from e12, d1 and d2.
#[test]
fn a_jump_over_a_penta_lands_on_either_exit() {
    let on = position(&format!("leap-over/1 - 1 - {AT_PENTA}"));
    assert_eq!(texts(&on), "d1-d2 d1-d15 d1-e2 d1-e12");
    for (to, landings) in [
        ("e2", "e2"),
        ("e12", "e12"),
        ("d15", "e2 d15"),
        ("d2", "e12 d2"),
    ] {
        let path = on.path(Shift::from((node("d1"), node(to)))).unwrap();
        let landings: Vec<Node> = landings.split(' ').map(node).collect();
        assert_eq!(path, [vec![node("d1")], landings].concat());
    }

    let off = position(&format!("leap-over/1 fork=off 1 - {AT_PENTA}"));
    assert_eq!(texts(&off), "pass");
    // The other way round, over the hexa d1, a line does not fork.
    let white = off.after(Move::Pass).unwrap();
    assert!(white.check("e1-c1".parse().unwrap()).is_ok());
}

/// A black stone on e12 next to white ones on e1 and d1. Going round these it comes to d15 and d2,
/// from where e12 and what is behind it would be the next, were it still there: it has left, so
/// that it cannot be jumped over.
#[test]
fn the_moving_stone_cannot_be_jumped_over() {
    let line = "leap-over/1 - 1 - a3,a17,a23,b9,b17,c12,d5,d13,e6,e12 \
                a5,a15,b1,b6,b19,c4,c10,d1,e1,e8";
    assert_eq!(
        texts(&position(line)),
        "e12-c2 e12-c18 e12-d2 e12-d15 e12-e2"
    );
}

/// It goes back to where it began only to go on from there, as in a chain round e1.
#[test]
fn a_move_may_not_end_where_it_began() {
    let position = position(&format!("leap-over/1 - 1 - {AT_PENTA}"));
    assert!(!position.targets(node("d1")).contains(node("d1")));
    let shift: Shift = "d1-d1".parse().unwrap();
    let fault = JumpFault::SameNode.into();
    let expected = Illegal::Jump(ShiftFault::Route { shift, fault });
    assert_eq!(position.check(shift.into()), Err(expected));
}

/// From d5 over the black stone on d6 to c8, and from there, turning, over the white one on b10 to a12.
#[test]
fn stones_of_either_colour_are_jumped_over_and_stay() {
    let start = LeapOver::start();
    let before = played(start, "c4-c2 b12-b10 d4-d6 d8-b12");
    assert_eq!(before.stone(node("d6")), Some(Seat::First));
    assert_eq!(before.stone(node("b10")), Some(Seat::Second));
    let shift: Shift = "d5-a12".parse().unwrap();
    let path = ["d5", "c8", "a12"].map(node);
    assert_eq!(before.path(shift), Some(path.to_vec()));

    let after = before.after(shift.into()).unwrap();
    let black = before.stones(Seat::First);
    let moved = black.without(node("d5")).with(node("a12"));
    assert_eq!(after.stones(Seat::First), moved);
    assert_eq!(after.stones(Seat::Second), before.stones(Seat::Second));
    // It might have stopped on the way.
    assert!(before.check("d5-c8".parse().unwrap()).is_ok());
}

/// At the start there is a stone on a5, and a4, a6 and the nodes next to them are vacant.
#[test]
fn only_a_stone_on_the_board_has_a_way() {
    let start = LeapOver::start();
    for (from, to) in [
        (node("a4"), node("a6")),
        (Node::new(93), node("a6")),
        (node("a5"), Node::new(93)),
    ] {
        assert_eq!(start.path(Shift { from, to }), None);
    }
}

/// Each seat is one jump away from having all stones on the other's start: d6-d8 and d1-d3.
const LITERAL: &str = "a13,b11,b12,c9,c10,c11,d6,d7,d9,d10 a5,b4,b5,c3,c4,c5,d1,d2,d4,d5";

#[test]
fn all_ten_stones_across_win() {
    for rules in ["-", "goal=full", "fork=off", "goal=full,fork=off"] {
        let before = position(&format!("leap-over/1 {rules} 1 - {LITERAL}"));
        assert_eq!(before.status(), Status::ToMove(Seat::First));
        let after = played(before, "d6-d8");
        assert_eq!(after.status(), Status::Over(Outcome::Win(Seat::First)));
        assert_eq!(after.winning_stones(), Some(nodes(WHITE)));
        assert_eq!(after.turn(), Seat::Second);
        assert_eq!((after.moves().next(), after.move_count()), (None, 0));
        assert_eq!(after.nth_move(0), None);
        let error = after.check("d1-d3".parse().unwrap()).unwrap_err();
        assert_eq!(error.to_string(), "the game is over: Black has won");
        // If Black does something else, White wins.
        let other = played(before, "d7-c6 d1-d3");
        assert_eq!(other.status(), Status::Over(Outcome::Win(Seat::Second)));
        assert_eq!(other.winning_stones(), Some(nodes(BLACK)));
    }
}

/// White never leaves c10. Black's tenth stone is elsewhere.
const STAYING: &str = "a13,b11,b12,c9,c11,d6,d7,d9,d10,f1 a3,a17,a19,b1,b18,c10,c16,d2,d13,d15";

#[test]
fn an_opponent_who_never_leaves_can_prevent_a_literal_win_only() {
    for (rules, winner) in [("-", None), ("goal=full", Some(Seat::First))] {
        let after = played(
            position(&format!("leap-over/1 {rules} 1 - {STAYING}")),
            "d6-d8",
        );
        assert_eq!(after.winner(), winner);
    }
    let after = played(
        position(&format!("leap-over/1 goal=full 1 - {STAYING}")),
        "d6-d8",
    );
    let at_home = nodes("a13 b11 b12 c9 c11 d7 d8 d9 d10");
    assert_eq!(after.winning_stones(), Some(at_home));
}

#[test]
fn a_full_goal_needs_no_stone_left_on_ones_own_start() {
    let left = STAYING.replace(",f1", "").replace("d6,", "d4,d6,");
    let after = played(
        position(&format!("leap-over/1 goal=full 1 - {left}")),
        "d6-d8",
    );
    assert_eq!(after.winner(), None);
}

#[test]
fn a_full_goal_needs_every_goal_node_occupied() {
    let before = position(&format!("leap-over/1 goal=full 1 - {STAYING}"));
    for m in before.moves().filter(|m| m.to_string() != "d6-d8") {
        assert_eq!(before.after(m).unwrap().winner(), None, "{m}");
    }
}

/// White has not moved a stone, and none of Black's is at home: the nodes are all occupied, none by
/// Black.
#[test]
fn a_full_goal_needs_one_goal_node_occupied_by_the_mover() {
    let line = "a1,a3,a7,b1,b2,b7,c2,c6,d1,d6 a13,b11,b12,c9,c10,c11,d7,d8,d9,d10";
    let before = position(&format!("leap-over/1 goal=full 1 - {line}"));
    assert!(before.move_count() > 10);
    for m in before.moves() {
        assert_eq!(before.after(m).unwrap().winner(), None, "{m}");
    }
}

/// White is about to complete Black's goal by going home from b13 to b11; Black, with one stone on
/// a13, cannot jump then.
const HOMECOMING: &str = "leap-over/1 goal=full 2 - a4,a10,a13,a19,b2,b14,b18,b20,d15,e11 \
                          a21,b12,b13,c9,c10,c11,d7,d8,d9,d10";

#[test]
fn a_full_goal_that_the_other_seat_completes_wins_with_ones_own_next_jump() {
    let came_home = played(position(HOMECOMING), "b13-b11");
    let reached = |position: &LeapOver| {
        let [own, others] = Seat::ALL.map(|seat| position.stones(seat));
        outcome::reaches_goal(position.options().goal(), Seat::First, own, others)
    };
    // The goal is reached, by a jump of the other seat.
    assert!(reached(&came_home));
    assert_eq!(came_home.status(), Status::ToMove(Seat::First));
    // It is not tested after a pass.
    assert_eq!(texts(&came_home), "pass");
    let passed = played(came_home, "pass");
    assert!(reached(&passed));
    assert_eq!(passed.status(), Status::ToMove(Seat::Second));
    // Whatever Black's next jump is: here one that has nothing to do with the goal.
    let freed = played(passed, "a21-c15");
    assert_eq!(freed.status(), Status::ToMove(Seat::First));
    let won = played(freed, "b18-d12");
    assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::First)));
    // Under the literal goal nothing of this wins.
    let literal = position(&HOMECOMING.replace("goal=full", "-"));
    assert_eq!(
        played(literal, "b13-b11 pass a21-c15 b18-d12").winner(),
        None
    );
}

/// The same stones, won or not: the line tells.
#[test]
fn the_result_depends_on_the_last_move_and_is_part_of_the_position() {
    let going_on = played(position(HOMECOMING), "b13-b11 pass a21-c15");
    let line = going_on.to_string();
    assert!(line.starts_with("leap-over/1 goal=full 1 - "), "{line}");
    let won = position(&line.replace(" 1 - ", " o 1 "));
    assert_eq!(won.winner(), Some(Seat::First));
    for seat in Seat::ALL {
        assert_eq!(won.stones(seat), going_on.stones(seat));
    }
    assert_ne!(won, going_on);
    assert_ne!(won.key(), going_on.key());
    assert_eq!(won.move_count(), 0);
}

/// That the last move has won is one constant, whatever else is in the key. The mirror gives another
/// position of which the same stones are won or not.
#[test]
fn a_win_changes_every_key_alike() {
    let going_on = played(position(HOMECOMING), "b13-b11 pass a21-c15");
    let won = position(&going_on.to_string().replace(" 1 - ", " o 1 "));
    assert_ne!(going_on.mirrored().key(), going_on.key());
    assert_eq!(
        going_on.mirrored().key() ^ won.mirrored().key(),
        going_on.key() ^ won.key()
    );
}

#[test]
fn a_seat_passes_only_if_it_cannot_jump() {
    let before = position(&format!("leap-over/1 - 1 - {}", states::STUCK));
    assert_eq!(before.moves().collect::<Vec<_>>(), [Move::Pass]);
    assert_eq!(before.move_count(), 1);
    assert_eq!(before.nth_move(0), Some(Move::Pass));
    assert_eq!(before.nth_move(1), None);
    assert_eq!(Seat::ALL.map(|seat| before.can_move(seat)), [false, true]);

    let after = before.after(Move::Pass).unwrap();
    assert_eq!(after.status(), Status::ToMove(Seat::Second));
    assert_eq!(
        Seat::ALL.map(|seat| names(after.stones(seat))),
        Seat::ALL.map(|seat| names(before.stones(seat)))
    );
    assert_ne!(after.key(), before.key());
    let refused = after.check(Move::Pass).unwrap_err();
    let map = NamedBoard::new();
    let jumps = Model::of(&map, after).jumps_of(1);
    let (first, _) = jumps[0].split_once('-').unwrap();
    assert_eq!(refused, Illegal::Pass(CanMove(first.parse().unwrap())));
}

fn refusal(position: &LeapOver, text: &str) -> String {
    illegal(position, text).to_string()
}

/// Every rule that a move can break, with the words in which it is refused.
#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    let start = LeapOver::start();
    for (text, message) in [
        ("b1-d1", "there is no stone on b1"),
        (
            "d9-b9",
            "the stone on d9 is White's, and it is Black's turn",
        ),
        ("c4-c4", "c4-c4: a chain of jumps must end on another node"),
        ("c5-c3", "c5-c3: there is a stone on c3 already"),
        ("a5-a13", "a5-a13: there is a stone on a13 already"),
        ("c4-c10", "c4-c10: there is a stone on c10 already"),
        (
            "a5-a6",
            "a5-a6: the two nodes are neighbours, and stones only jump",
        ),
        ("a5-a7", "a5-a7: there is no stone on a6 to jump over"),
        ("d2-e12", "d2-e12: there is no stone on e1 to jump over"),
        ("b4-a6", "b4-a6: that is not straight on over a5"),
        ("c4-f1", "c4-f1: no chain of jumps leads there"),
        (
            "pass",
            "only a seat that cannot move passes, and the stone on b4 can move",
        ),
    ] {
        assert_eq!(refusal(&start, text), message, "{text}");
    }

    let second = start.after("c4-a4".parse().unwrap()).unwrap();
    assert_eq!(
        refusal(&second, "a4-a6"),
        "the stone on a4 is Black's, and it is White's turn"
    );

    let off = position(&format!("leap-over/1 fork=off 1 - {AT_PENTA}"));
    for (text, message) in [
        (
            "d1-e2",
            "d1-e2: with fork=off there is no jump over the penta e1",
        ),
        (
            "d1-e12",
            "d1-e12: with fork=off there is no jump over the penta e1",
        ),
        // A chain of two such jumps.
        (
            "d1-d15",
            "d1-d15: the two nodes are neighbours, and stones only jump",
        ),
    ] {
        assert_eq!(refusal(&off, text), message);
    }

    // Whether there is a stone on the penta or not.
    let off = LeapOver::new(&"fork=off".parse().unwrap());
    assert_eq!(
        refusal(&off, "d2-e12"),
        "d2-e12: with fork=off there is no jump over the penta e1"
    );

    let won = played(position(&format!("leap-over/1 - 1 - {LITERAL}")), "d6-d8");
    for text in ["d1-d3", "d8-d6", "b1-d1", "c5-c5", "pass"] {
        assert_eq!(refusal(&won, text), "the game is over: Black has won");
    }
}

/// A move made by hand may name nodes that the board does not have.
#[test]
fn nodes_off_the_board_are_refused() {
    let start = LeapOver::start();
    let [on, off] = [node("a5"), Node::new(93)];
    for (from, to) in [(on, off), (off, on)] {
        let jump = Shift { from, to };
        let error = start.check(jump.into()).unwrap_err();
        assert_eq!(error, Illegal::Jump(StoneFault::OffBoard(off).into()));
        assert_eq!(error.to_string(), "the board has no node #93");
        assert!(jump.to_string().contains("#93"));
        assert!(jump.to_string().parse::<Move>().is_err());
        assert_eq!(start.path(jump), None);
    }
}

/// There are no chance moves, and a pass is a turn like any other.
#[test]
fn the_seats_take_turns_move_by_move() {
    assert!(LeapOver::start().is_alternating());
}
