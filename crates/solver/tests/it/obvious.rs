//! Obvious implementations, which the solver is compared with.

use std::collections::{HashMap, HashSet};

use board_play::{Outcome, Position, Seat, Status};

/// What a position of a game without chance and without repetition is worth to the first seat, by exhaustive
/// minimax.
pub(crate) fn minimax<P: Position>(position: &P, known: &mut HashMap<P, i8>) -> i8 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let values: Vec<i8> = position
        .moves()
        .map(|m| minimax(&position.after(m).unwrap(), known))
        .collect();
    let value = match position.status() {
        Status::Over(outcome) => outcome.value(Seat::First),
        Status::ToMove(Seat::First) => values.into_iter().max().unwrap(),
        Status::ToMove(Seat::Second) => values.into_iter().min().unwrap(),
        Status::Chance => panic!("there is no chance"),
    };
    known.insert(*position, value);
    value
}

/// Whether a game is short enough for minimax: fewer than so many positions are met.
pub(crate) fn is_short<P: Position>(position: &P, most: usize) -> bool {
    let mut met = HashSet::from([*position]);
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        for m in position.moves() {
            let next = position.after(m).unwrap();
            if met.insert(next) {
                open.push(next);
            }
        }
        if met.len() > most {
            return false;
        }
    }
    true
}

/// The outcome that a value for the first seat stands for.
pub(crate) fn outcome(value: i8) -> Outcome {
    match value {
        1 => Outcome::Win(Seat::First),
        -1 => Outcome::Win(Seat::Second),
        _ => Outcome::Draw,
    }
}

/// Whether a seat wins within so many moves, whatever else happens: by looking at everything.
pub(crate) fn wins_within<P: Position>(position: &P, seat: Seat, depth: u32) -> bool {
    if let Status::Over(outcome) = position.status() {
        return outcome == Outcome::Win(seat);
    }
    let mut next = position.moves().map(|m| position.after(m).unwrap());
    match depth {
        0 => false,
        _ if position.to_move() == Some(seat) => {
            next.any(|next| wins_within(&next, seat, depth - 1))
        }
        _ => next.all(|next| wins_within(&next, seat, depth - 1)),
    }
}

/// The least number of moves within which a seat wins, up to a greatest.
pub(crate) fn fewest<P: Position>(position: &P, seat: Seat, greatest: u32) -> Option<u32> {
    (0..=greatest).find(|&depth| wins_within(position, seat, depth))
}

/// Whether a seat wins at last, whatever else happens, chance included: by looking at everything, in a game in
/// which no position comes back.
pub(crate) fn wins<P: Position>(position: &P, seat: Seat, known: &mut HashMap<P, bool>) -> bool {
    if let Some(&wins) = known.get(position) {
        return wins;
    }
    let mut behind = position
        .moves()
        .map(|m| wins(&position.after(m).unwrap(), seat, known));
    let wins = match position.status() {
        Status::Over(outcome) => outcome == Outcome::Win(seat),
        status if status == Status::ToMove(seat) => behind.any(|wins| wins),
        _ => behind.all(|wins| wins),
    };
    known.insert(*position, wins);
    wins
}
