//! How games end: goals reached, and seats without a move.

use crate::common::hand_made::{at, moves, play, position};
use board_play::{Position, Seat};
use yinyang::{Cell, Goal, Pawns, Phase, Square, YinYang, outcome};

/// Nobody loses before all laws are written, and then Black, whose turn begins, at once.
#[test]
fn black_without_a_usable_law_loses_at_once() {
    let idle = "....>* ....>* ....>* ....>*";
    let start = YinYang::new(&"".parse().unwrap());
    let before = play(start, &format!("{idle} ....>* ....>* ....>*"));
    assert_eq!(before.to_move(), Some(Seat::Second));
    let after = play(before, "....>*");
    assert_eq!(after.winner(), Some(Seat::Second));
    assert_eq!(after.move_count(), 0);
    // One usable law is enough; White's are not asked about yet.
    let saved = play(start, &format!("....>* ....>* ....>* wwww>ww.w {idle}"));
    assert_eq!(moves(&saved), "4@b3 4@c3");
}

#[test]
fn a_pawn_that_steps_onto_its_goal_wins() {
    for rules in ["", "goal=moved"] {
        let made = position(rules, "..b./..../..../...w", &[], &[]);
        assert_eq!(play(made, "c4-d4").winner(), Some(Seat::First));
        let made = at("2 - -", rules, "..b./..../..../.w..", &[], &[]);
        assert_eq!(play(made, "b1-a1").winner(), Some(Seat::Second));
        // The seat's own home corner is no goal.
        let made = position(rules, "..../..../..../.b.w", &[], &[]);
        let after = play(made, "b1-a1");
        assert_eq!(after.phase(), Phase::Stepped(Seat::First));
    }
}

/// A law can win by creating a pawn on its goal: the mover's or, for the opponent, the opponent's.
#[test]
fn a_pawn_created_on_its_goal_wins() {
    let laws = ["....>.b.b", "....>..ww"];
    let board = "..../b.../..../...w";
    let made = position("", board, &laws, &[]);
    assert_eq!(play(made, "1@c3").winner(), Some(Seat::First));
    assert_eq!(play(made, "2@a1").winner(), Some(Seat::Second));
    // The mover's own pawn on the opponent's goal wins nothing.
    assert_eq!(play(made, "1@b1").winner(), None);
    // With `goal=moved` none of these wins.
    let made = position("goal=moved", board, &laws, &[]);
    for text in ["1@c3", "2@a1"] {
        assert_eq!(play(made, text).to_move(), Some(Seat::Second));
    }
}

/// With `goal=moved` a pawn created on the goal must leave and come back.
#[test]
fn a_created_pawn_must_leave_and_come_back() {
    let made = position("goal=moved", "..../b.../..../...w", &["....>.b.b"], &[]);
    let created = play(made, "1@c3 d1-c1 end");
    assert_eq!(created.pawns().cell(Square::D4), Cell::Black);
    let away = play(created, "a3-a2 end c1-d1 end d4-c4 end");
    assert_eq!(away.winner(), None);
    let back = play(away, "d1-c1 end c4-d4");
    assert_eq!(back.winner(), Some(Seat::First));
}

/// The mover's goal comes first. No one move can bring pawns to both corners, so only the function
/// meets the case.
#[test]
fn the_movers_goal_is_tested_first() {
    let both = Pawns::EMPTY
        .with(Square::A1, Cell::White)
        .with(Square::D4, Cell::Black);
    for mover in Seat::ALL {
        assert_eq!(outcome::winner(both, mover), Some(mover));
        let after_law = |rule| outcome::winner_after_law(both, mover, rule);
        assert_eq!([Goal::Any, Goal::Moved].map(after_law), [Some(mover), None]);
        assert!(outcome::has_arrived(both, mover));
    }
    assert_eq!(outcome::winner(Pawns::START, Seat::First), None);
    let swapped = both.exchanged();
    assert_eq!(swapped, both);
}

/// The goals come before the test whether the next seat can move: Black's law puts White's only pawn
/// on a1, where it can neither step nor use a law, and White has won.
#[test]
fn goals_are_tested_before_the_loss_of_the_stuck() {
    let made = position("", "b.../...b/b.../.b..", &["b..b>bbwb"], &[]);
    let after = play(made, "1@a1");
    assert_eq!(after.pawns().cell(Square::A1), Cell::White);
    assert_eq!(after.winner(), Some(Seat::Second));
    // With `goal=moved` it is stuck and no more.
    let made = position("goal=moved", "b.../...b/b.../.b..", &["b..b>bbwb"], &[]);
    assert_eq!(play(made, "1@a1").winner(), Some(Seat::First));
}

#[test]
fn a_seat_without_a_move_at_the_start_of_its_turn_loses() {
    // White's pawn on d1 is walled in once Black stands on d2.
    let made = position("", "..../...b/..../..bw", &[], &[]);
    let stepped = play(made, "d3-d2");
    assert_eq!(stepped.winner(), None);
    assert_eq!(play(stepped, "end").winner(), Some(Seat::First));
    // A usable law saves it, and an adaptation does.
    for law in ["wb..>w...", "w.b.>wbbb", "wbb.>*", "....>*"] {
        let made = position("", "..../...b/..../..bw", &[], &[law]);
        let winner = play(made, "d3-d2 end").winner();
        let saves = ["wbb.>*", "....>*"].contains(&law);
        assert_eq!(winner.is_none(), saves, "{law}");
    }
    // A seat without pawns has no step.
    let made = position("", "..../..b./..w./....", &["b.w.>b..."], &[]);
    assert_eq!(play(made, "1@c2").winner(), Some(Seat::First));
}

/// A barred law saves nobody: White, walled in, has only barred laws and loses.
#[test]
fn a_barred_law_saves_nobody() {
    let start = YinYang::new(&"".parse().unwrap());
    let black = "bbbb>bb.b ....>* ....>* ....>*";
    let barred = play(start, &format!("{black} bbbb>* bbbb>* bbbb>* bbbb>* 1@a1"));
    assert_eq!(barred.winner(), Some(Seat::First));
    let free = play(start, &format!("{black} bbbb>* bbbb>* bbbb>* wwww>* 1@a1"));
    assert_eq!(moves(&free), "4*");
}
