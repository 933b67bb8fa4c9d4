//! Puzzles against looking at everything.

use board_play::nim::Nim;
use board_play::{Outcome, Position, Seat, zobrist};
use solver::{ForcedWins, NoPuzzle, Puzzle, Refusal, Solvable, Uniqueness};
use y::Y;

use crate::obvious::{fewest, wins_within};
use crate::small;
use crate::toys::Noughts;

/// No claim is made about more moves than can be told of, unless fewer do: of four stones who is to move wins
/// none, however many moves the game may take.
#[test]
fn as_many_moves_as_there_are_numbers_prove_nothing_by_themselves() {
    for plies in [0xfffe, 0xffff, 0x1_0000, u32::MAX] {
        let forced = |stones: u32| {
            let start = Nim::new(&format!("stones={stones}").parse().unwrap());
            ForcedWins::new(start, small()).unwrap()
        };
        let cannot = forced(4).wins_within(Seat::First, plies);
        assert_eq!(cannot, (plies < 0xffff).then_some(false));
        assert_eq!(forced(4).wins_within(Seat::Second, plies), Some(true));
        assert_eq!(forced(5).wins_within(Seat::First, plies), Some(true));
    }
}

/// The longest puzzles that are looked for.
const LONGEST: u32 = 3;

fn puzzle_of<P: Solvable>(position: &P) -> Result<Puzzle<P::Move>, NoPuzzle> {
    ForcedWins::new(*position, small()).unwrap().puzzle(LONGEST)
}

/// What a position is as a puzzle, by looking at everything: how many moves the win takes, and the moves that
/// win so fast.
fn obvious<P: Position>(position: &P) -> Option<(u32, Vec<P::Move>)> {
    let seat = position.to_move()?;
    let fewest = fewest(position, seat, 2 * LONGEST - 1)?;
    let is_key = |m: &P::Move| wins_within(&position.after(*m).unwrap(), seat, fewest - 1);
    Some((
        fewest.div_ceil(2),
        position.moves().filter(is_key).collect(),
    ))
}

/// Compares what a position is with the obvious, and returns whether it is a puzzle.
fn compare<P: Solvable>(position: &P) -> bool {
    let found = puzzle_of(position);
    match obvious(position) {
        None if position.is_over() => assert_eq!(found, Err(NoPuzzle::AtOnce)),
        None => assert_eq!(found, Err(NoPuzzle::NoWin)),
        Some((1, _)) => assert_eq!(found, Err(NoPuzzle::AtOnce)),
        Some((moves, keys)) if keys.len() > 1 => {
            assert_eq!(found, Err(NoPuzzle::SeveralKeys(moves)));
        }
        Some((moves, keys)) => {
            let puzzle = found.unwrap();
            assert_eq!((puzzle.wins_in, puzzle.line[0]), (moves, keys[0]));
            follow(position, &puzzle);
            return true;
        }
    }
    false
}

/// Plays the line of a puzzle: it wins, the defender holds out as long as can be, and no move of the winner is
/// slower than another.
fn follow<P: Solvable>(position: &P, puzzle: &Puzzle<P::Move>) {
    let mut position = *position;
    for &m in &puzzle.line {
        let left = fewest(&position, puzzle.seat, puzzle.plies()).unwrap();
        position.play(m).unwrap();
        assert_eq!(fewest(&position, puzzle.seat, left), Some(left - 1));
    }
    assert_eq!(position.outcome(), Some(Outcome::Win(puzzle.seat)));
    assert!(puzzle.line.len() <= puzzle.plies() as usize);
}

/// Returns the position of a number behind so many moves, which are drawn; fewer if the game ends before.
fn drawn<P: Position>(start: &P, number: u32, plies: u32) -> P {
    let mut position = *start;
    for ply in 0..plies {
        let moves: Vec<P::Move> = position.moves().collect();
        let count = moves.len().max(1) as u64;
        let nth = usize::try_from(zobrist(number, ply) % count).unwrap();
        if let Some(&m) = moves.get(nth) {
            position.play(m).unwrap();
        }
    }
    position
}

/// Whoever leaves a multiple of four wins, and nobody else: so each key is the only move that wins at all, and a
/// round takes four.
#[test]
fn nim_has_a_puzzle_wherever_a_multiple_of_four_can_be_left() {
    for stones in 1..=11 {
        let start: Nim = Nim::new(&format!("stones={stones}").parse().unwrap());
        let found = puzzle_of(&start);
        match (stones / 4, stones % 4) {
            (_, 0) => assert_eq!(found, Err(NoPuzzle::NoWin)),
            (0, _) => assert_eq!(found, Err(NoPuzzle::AtOnce)),
            (rounds, rest) => {
                let puzzle = found.unwrap();
                assert_eq!((puzzle.seat, puzzle.wins_in), (Seat::First, rounds + 1));
                assert_eq!(puzzle.line[0].to_string(), rest.to_string());
                assert_eq!(puzzle.unique, Uniqueness::Wins);
            }
        }
        compare(&start);
    }
}

/// Random positions of two games on small boards; some of them must be puzzles, or nothing was compared.
#[test]
fn puzzles_are_those_that_looking_at_everything_finds() {
    fn count<P: Solvable>(start: &P, most: u32) -> usize {
        let mut puzzles = 0;
        for number in 0..60 {
            puzzles += usize::from(compare(&drawn(start, number, number % most)));
        }
        puzzles
    }
    assert!(count(&Noughts::start(), 7) > 0);
    assert!(count(&Y::new(&"board=flat:4".parse().unwrap()), 7) > 0);
}

/// Whatever is left to defend, the move that is chosen delays the win as long as any does.
#[test]
fn the_defence_holds_out_longest() {
    let start = Y::new(&"board=flat:4".parse().unwrap());
    let mut count = 0;
    for number in 0..60 {
        let position = drawn(&start, number, 5);
        let Some(defender) = position.to_move() else {
            continue;
        };
        let Some(plies) = fewest(&position, !defender, 4) else {
            continue;
        };
        let forced = ForcedWins::new(position, small()).unwrap();
        assert_eq!(forced.wins_within(!defender, plies), Some(true));
        assert_eq!(forced.wins_within(!defender, plies - 1), Some(false));
        let next = position.after(forced.defence(plies).unwrap()).unwrap();
        assert_eq!(fewest(&next, !defender, plies), Some(plies - 1));
        count += 1;
    }
    assert!(count > 0);
}

/// A win that is not forced in time is prevented.
#[test]
fn the_defence_prevents_a_win_where_it_can() {
    let start = Y::new(&"board=flat:4".parse().unwrap());
    let mut prevented = 0;
    for number in 0..60 {
        let position = drawn(&start, number, 4);
        let Some(defender) = position.to_move() else {
            continue;
        };
        if wins_within(&position, !defender, 4) {
            continue;
        }
        let forced = ForcedWins::new(position, small()).unwrap();
        let next = position.after(forced.defence(4).unwrap()).unwrap();
        assert!(!wins_within(&next, !defender, 3));
        prevented += 1;
    }
    assert!(prevented > 0);
}

#[test]
fn a_limit_that_is_reached_is_told() {
    let start = Y::start();
    let forced = ForcedWins::new(start, small().with_nodes(100)).unwrap();
    assert_eq!(forced.puzzle(4), Err(NoPuzzle::NotDecided));
    assert_eq!(forced.wins_within(Seat::First, 7), None);
}

#[test]
fn chance_and_secrets_are_refused() {
    let rolled = ForcedWins::new(dice_hex::DiceHex::start(), small());
    assert_eq!(rolled.unwrap_err(), Refusal::Chance { game: "dice-hex" });
    let hidden = ForcedWins::new(yinyang::YinYang::start(), small());
    assert_eq!(hidden.unwrap_err(), Refusal::Secrets { game: "yinyang" });
}
