//! The searches of the crate minimax, against a simple solution of the game.

use board_play::minimax::{NotSearchable, Search, State};
use board_play::nim::Nim;
use board_play::{Outcome, Position, Seat};
use minimax::{Evaluation, Evaluator, Game, Negamax, Strategy, Winner};

/// Sees no difference between positions that are not decided.
struct Blind;

impl Evaluator for Blind {
    type G = Search<Nim>;

    fn evaluate(&self, _: &State<Nim>) -> Evaluation {
        0
    }
}

/// Returns who wins if both play well.
fn solve(position: Nim) -> Seat {
    match position.outcome() {
        Some(Outcome::Win(winner)) => winner,
        Some(Outcome::Draw) => panic!("a pile is never drawn"),
        None => {
            let mover = position.to_move().expect("no chance decides");
            let after = |m| position.after(m).expect("a legal move");
            let wins = position.moves().any(|m| solve(after(m)) == mover);
            if wins { mover } else { !mover }
        }
    }
}

/// In both variants: in one the seat that moves last wins, in the other it loses.
#[test]
fn a_search_finds_the_winning_move() {
    for last in ["wins", "loses"] {
        let mut won = 0;
        for stones in 1..=12 {
            let rules = format!("stones={stones},last={last}");
            let position = Nim::new(&rules.parse().expect("good rules"));
            let state = State::new(position).expect("alternating");
            let mut search = Negamax::new(Blind, 12);
            let m = search.choose_move(&state).expect("a move");
            if solve(position) == Seat::First {
                let next = position.after(m).expect("a legal move");
                assert_eq!(solve(next), Seat::First, "{rules}: {m}");
                won += 1;
            }
        }
        // Lost are 4, 8, 12 stones, or 1, 5, 9.
        assert_eq!(won, 9, "{last}");
    }
}

#[test]
fn the_winner_is_told_from_the_mover() {
    for (last, winner) in [
        ("wins", Winner::PlayerJustMoved),
        ("loses", Winner::PlayerToMove),
    ] {
        let rules = format!("stones=2,last={last}");
        let position = Nim::new(&rules.parse().expect("good rules"));
        let mut state = State::new(position).expect("alternating");
        assert_eq!(state.mover(), Seat::Second);
        let m = "2".parse().expect("a move");
        let next = Search::<Nim>::apply(&mut state, m).expect("a new state");
        assert_eq!(next.mover(), Seat::First);
        assert_eq!(Search::<Nim>::get_winner(&next), Some(winner), "{last}");
        let mut moves = Vec::new();
        assert_eq!(
            Search::<Nim>::generate_moves(&next, &mut moves),
            Some(winner)
        );
        assert!(moves.is_empty());
        assert_eq!(State::new(*next.position()), Err(NotSearchable::Over));
    }
}
