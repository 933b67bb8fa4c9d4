//! Which states play can lead to: whether there can have been a last move, and one before.
//!
//! The numbers of stones fit, and the seat that has won, if one has, has a figure and is not to move.
//! Slides can be taken back as they were made, so that the ways that stones could go now are the ways
//! that they can have come.

use board_graph::{Node, NodeSet};
use board_play::Seat;
use board_stones::StoneGame as _;

use crate::moves::slides;
use crate::{Options, Setup, SetupError, Tetra, Wins, outcome};

/// Checks that play can lead here.
pub(crate) fn check_last_move(setup: &Setup) -> Result<(), SetupError> {
    match setup.options.wins() {
        Wins::Always => check_always(setup),
        Wins::Moving => check_moving(setup),
    }
}

/// Checks that a last move can have led here from a state in which nobody had a figure. Such a state
/// can be reached: put the stones down one after the other.
fn check_always(setup: &Setup) -> Result<(), SetupError> {
    let (next, last) = (setup.turn, !setup.turn);
    let won = setup.has_figure(last);
    for (seat, goes_on) in [(next, true), (last, setup.winner.is_none())] {
        if goes_on && setup.has_figure(seat) {
            return Err(SetupError::PlayedOn(Tetra::colour(seat)));
        }
    }
    // All stones are down, White's last, and it is White's turn: Black has moved or passed since.
    let has_shifted = next == Seat::Second && !setup.is_placing();
    let is_possible = match (has_shifted, won) {
        (true, true) => can_have_shifted(setup),
        (true, false) => is_stuck(setup.options, stones(setup)) || can_have_shifted(setup),
        (false, true) => can_have_won_by_putting(setup),
        (false, false) => true,
    };
    match (is_possible, won) {
        (true, _) => Ok(()),
        (false, true) => Err(SetupError::WonBefore(Tetra::colour(last))),
        (false, false) => Err(SetupError::NoLastMove),
    }
}

/// Returns whether Black can have moved a stone from where there was no figure.
fn can_have_shifted(setup: &Setup) -> bool {
    let [own, others] = stones(setup);
    let mut shifts = shifts(setup.options, own, others);
    shifts.any(|(now, before)| !outcome::has_figure(own.without(now).with(before), setup.options))
}

/// Returns whether a stone of the seat that has won was needed for all of its figures: that one can
/// have been put down last.
fn can_have_won_by_putting(setup: &Setup) -> bool {
    let own = setup.stones(!setup.turn);
    own.iter()
        .any(|stone| !outcome::has_figure(own.without(stone), setup.options))
}

/// Checks that play can lead here where only moves win.
///
/// No stone that is put down ends the game, so that every state in which all stones are down and Black
/// is to move can be reached. To White's turn then leads a move of Black from there, or a pass; to a win
/// of Black such a move; to a win of White a move from White's turn.
fn check_moving(setup: &Setup) -> Result<(), SetupError> {
    let Some(winner) = setup.winner else {
        let any_state = setup.is_placing() || setup.turn == Seat::First;
        if any_state || can_be_whites_turn(setup.options, stones(setup)) {
            return Ok(());
        }
        return Err(SetupError::WouldHaveWon);
    };
    if setup.is_placing() {
        return Err(SetupError::WonPlacing(Tetra::colour(winner)));
    }
    check_winning_move(setup, winner)
}

/// Checks that the winner's last move can have won.
fn check_winning_move(setup: &Setup, winner: Seat) -> Result<(), SetupError> {
    let (own, others) = (setup.stones(winner), setup.stones(!winner));
    let options = setup.options;
    let back = shifts(options, own, others);
    let mut winning = back
        .filter(|&(now, _)| outcome::completes_figure(own, now, options))
        .peekable();
    if winning.peek().is_none() {
        return Err(SetupError::NoWinningMove(Tetra::colour(winner)));
    }
    let leads_on = |(now, before)| {
        let white = own.without(now).with(before);
        can_be_whites_turn(options, [others, white])
    };
    if winner == Seat::First || winning.any(leads_on) {
        return Ok(());
    }
    Err(SetupError::NoMoveBefore)
}

/// Returns whether it can be White's turn, all stones being down: whether Black was stuck and passed, or
/// moved a stone that is in no figure now.
fn can_be_whites_turn(options: Options, [black, white]: [NodeSet; 2]) -> bool {
    let mut shifts = shifts(options, black, white);
    is_stuck(options, [black, white])
        || shifts.any(|(now, _)| !outcome::completes_figure(black, now, options))
}

/// Returns whether no stone of Black can move.
fn is_stuck(options: Options, [black, white]: [NodeSet; 2]) -> bool {
    !slides(options.fork().for_moves()).any(black, black | white)
}

/// Lists where stones are and where they could go, or can have come from.
fn shifts(options: Options, own: NodeSet, others: NodeSet) -> impl Iterator<Item = (Node, Node)> {
    slides(options.fork().for_moves()).all(own, own | others)
}

/// Returns the stones of Black and of White.
const fn stones(setup: &Setup) -> [NodeSet; 2] {
    [setup.black, setup.white]
}
