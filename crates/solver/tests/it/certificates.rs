//! Certificates that the checker accepts.

use core::ops::ControlFlow;

use board_play::nim::Nim;
use board_play::{Notated, Outcome, Position, Seat};
use solver::certificate::check::{Promise, Verified, check, position_line};
use solver::{Limits, Solvable, Solver, Value, Wanted};
use y::Y;

use crate::small;
use crate::toys::{Chase, Noughts};

/// Solves a position and writes its certificate.
pub(crate) fn certificate<P: Solvable + Notated>(position: &P, limits: Limits) -> String {
    let mut solver = Solver::new(*position, limits).unwrap();
    let mut watch = |_| ControlFlow::Continue(());
    let solution = solver.solve(&mut watch).unwrap();
    assert!(matches!(solution.value, Value::Decided(_)), "{position}");
    solver.certificate(&mut watch).unwrap()
}

fn verify<P: Solvable + Notated>(position: &P, limits: Limits) -> Vec<Verified<P>> {
    let text = certificate(position, limits);
    assert_eq!(position_line(&text).unwrap(), position.to_string());
    let verified = check::<P>(&text).unwrap_or_else(|error| panic!("{position}: {error}\n{text}"));
    assert!(verified.iter().all(|one| one.position == *position));
    verified
}

fn promises<P>(verified: &[Verified<P>]) -> Vec<(Seat, Promise)> {
    verified.iter().map(|one| (one.seat, one.promise)).collect()
}

#[test]
fn wins_are_certified() {
    for board in ["flat:3", "bent:3", "flat:4"] {
        let start = Y::new(&format!("board={board}").parse().unwrap());
        assert_eq!(
            promises(&verify(&start, small())),
            [(Seat::First, Promise::Wins(None))]
        );
        // A table in which hardly anything finds room loses nothing but time.
        let tiny = small().with_memory(0).with_moves(Wanted::No);
        verify(&start, tiny);
    }
    for stones in 1..=9 {
        let start = Nim::new(&format!("stones={stones}").parse().unwrap());
        let winner = if stones % 4 == 0 {
            Seat::Second
        } else {
            Seat::First
        };
        assert_eq!(
            promises(&verify(&start, small())),
            [(winner, Promise::Wins(None))]
        );
    }
}

/// Whoever leaves multiples of four takes the last of eight stones with the fourth move.
#[test]
fn lengths_are_certified() {
    let limits = small().with_distances(Wanted::Yes);
    let nim = Nim::new(&"stones=8".parse().unwrap());
    assert_eq!(
        promises(&verify(&nim, limits)),
        [(Seat::Second, Promise::Wins(Some(4)))]
    );
    // A Y of three stones on the board of side 3 needs five moves, three of them the winner's.
    let y = Y::new(&"board=flat:3".parse().unwrap());
    assert_eq!(
        promises(&verify(&y, limits)),
        [(Seat::First, Promise::Wins(Some(5)))]
    );
}

#[test]
fn draws_are_certified_for_both_seats() {
    let both = Seat::ALL.map(|seat| (seat, Promise::Holds));
    assert_eq!(promises(&verify(&Noughts::start(), small())), both);
    let ring = Chase::new(&"ground=ring".parse().unwrap());
    assert_eq!(promises(&verify(&ring, small())), both);
}

#[test]
fn wins_where_positions_come_back_are_certified() {
    let limits = small().with_distances(Wanted::Yes);
    let verified = verify(&Chase::start(), limits);
    assert!(matches!(
        promises(&verified)[..],
        [(Seat::First, Promise::Wins(Some(_)))]
    ));
    assert_eq!(
        promises(&verify(&Chase::start(), small())),
        [(Seat::First, Promise::Wins(None))]
    );
}

#[test]
fn games_that_are_over_need_no_replies() {
    let mut position = Nim::new(&"stones=1".parse().unwrap());
    position.play("1".parse().unwrap()).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::First)));
    let verified = verify(&position, small());
    assert_eq!((verified[0].replies, verified[0].positions), (0, 1));
}
