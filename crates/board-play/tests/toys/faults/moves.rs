//! Faults in moves, and in what is said of the game.

use board_play::nim::{Nim, Take};
use board_play::testkit::{Kit, SplitMix, Standard, check, legal};
use board_play::{Position, Seat};

use super::{Fault, With, is_told};
use crate::dice::Ten;
use crate::walkers::{self, Walkers};

type Refusal = <Nim as Position>::Illegal;

fault! {
    moves_in_disorder, Nim, moves, "do not ascend",
    fn moves(position: &Nim) -> Vec<Take> {
        let mut moves: Vec<Take> = position.moves().collect();
        moves.reverse();
        moves
    }
}

fault! {
    a_move_listed_twice, Nim, moves, "do not ascend",
    fn moves(position: &Nim) -> Vec<Take> {
        position.moves().flat_map(|m| [m, m]).collect()
    }
}

fault! {
    a_wrong_count, Nim, moves, "move_count",
    fn move_count(_: &Nim) -> usize {
        3
    }
}

fault! {
    an_nth_move_too_many, Nim, moves, "nth_move",
    fn nth_move(position: &Nim, n: usize) -> Option<Take> {
        position.nth_move(n.min(2))
    }
}

/// Counts one move too many.
#[derive(Clone, Copy, Debug)]
struct Miscounted;

impl Fault<Nim> for Miscounted {
    fn move_count(position: &Nim) -> usize {
        position.move_count() + 1
    }
}

/// Picks one move too many.
#[derive(Clone, Copy, Debug)]
struct Mispicked;

impl Fault<Nim> for Mispicked {
    fn nth_move(position: &Nim, n: usize) -> Option<Take> {
        position.nth_move(n.min(2))
    }
}

#[test]
fn legal_moves_that_are_miscounted_or_mispicked() {
    is_told("move_count", || {
        drop(legal(&With::<Nim, Miscounted>::start()));
    });
    is_told("nth_move of 3", || {
        drop(legal(&With::<Nim, Mispicked>::start()));
    });
}

fault! {
    moves_after_the_end, Nim, moves, "moves when over",
    fn moves(position: &Nim) -> Vec<Take> {
        let moves: Vec<Take> = position.moves().collect();
        if moves.is_empty() { vec!["1".parse().expect("a move")] } else { moves }
    }
}

fault! {
    a_chance_move_without_weight, Ten, moves, "weight of r6",
    fn chance_weight(position: &Ten, m: <Ten as Position>::Move) -> u32 {
        if m.to_string() == "r6" { 0 } else { position.chance_weight(m) }
    }
}

fault! {
    an_illegal_move_accepted, Nim, check, "unlisted",
    fn check(position: &Nim, m: Take) -> Result<(), Refusal> {
        match position.check(m) {
            Err(Refusal::TooFew(2)) => Ok(()),
            result => result,
        }
    }
}

fault! {
    a_legal_move_refused, Nim, check, "chose the move",
    fn check(position: &Nim, m: Take) -> Result<(), Refusal> {
        if position.move_count() == 1 { Err(Refusal::Over) } else { position.check(m) }
    }
}

fault! {
    a_refused_move_made, Nim, play, "changed by the refused",
    fn play(position: &mut Nim, m: Take) -> Result<(), Refusal> {
        let result = position.play(m);
        if result == Err(Refusal::TooFew(1)) {
            position.play_unchecked("1".parse().expect("a move"));
        }
        result
    }
}

fault! {
    a_legal_move_not_made, Nim, play, "play_unchecked of",
    fn play(position: &mut Nim, m: Take) -> Result<(), Refusal> {
        position.check(m)
    }
}

fault! {
    chance_called_alternating, Ten, alternating, "alternating, but no seat is to move",
    fn is_alternating(_: &Ten) -> bool {
        true
    }
}

fault! {
    turns_of_two_moves_called_alternating, Walkers, alternating, "the same seat moves again",
    fn is_alternating(_: &Walkers) -> bool {
        true
    }
}

fault! {
    alternating_only_for_a_while, Nim, alternating, "and then not",
    fn is_alternating(position: &Nim) -> bool {
        position.move_count() == 3
    }
}

#[test]
fn play_that_goes_on_forever() {
    is_told("not over after 1000 plies", || {
        check::ends::<Walkers, _>(&Patient);
    });
}

/// Has both walkers step out and back again.
#[derive(Clone, Debug)]
struct Patient;

impl Kit<Walkers> for Patient {
    fn ends_within(&self) -> usize {
        1000
    }

    fn choose(&self, position: &Walkers, _: &mut SplitMix) -> Option<walkers::Move> {
        let mut steps = position.moves().filter(|&m| m != walkers::Move::End);
        match position.to_move()? {
            Seat::First => steps.next(),
            Seat::Second => steps.last(),
        }
    }
}
