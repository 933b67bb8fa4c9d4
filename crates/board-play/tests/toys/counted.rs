//! A game that counts the moves made on its positions: what a record does costs no more than it must.

use core::cell::Cell;
use core::num::NonZeroU32;

use board_play::{Adjudication, Ending, Past, PerfectInformation, Position, Record, Seat, Status};

thread_local! {
    static PLAYS: Cell<usize> = const { Cell::new(0) };
}

/// Counts the moves that are made while something is done.
fn plays<T>(act: impl FnOnce() -> T) -> (usize, T) {
    let before = PLAYS.get();
    let done = act();
    (PLAYS.get() - before, done)
}

/// A token goes round four squares, a step forward (1) or back (3), for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Round {
    square: u8,
    is_second: bool,
}

impl Position for Round {
    const NAME: &'static str = "round";
    type Options = ();
    type Move = u8;
    type Illegal = NotOneOrThree;

    fn new((): &()) -> Self {
        Self::default()
    }

    fn options(&self) {}

    fn status(&self) -> Status {
        Status::ToMove(if self.is_second {
            Seat::Second
        } else {
            Seat::First
        })
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        [1, 3].into_iter()
    }

    fn check(&self, m: u8) -> Result<(), NotOneOrThree> {
        [1, 3].contains(&m).then_some(()).ok_or(NotOneOrThree)
    }

    fn play_unchecked(&mut self, m: u8) {
        PLAYS.set(PLAYS.get() + 1);
        self.square = (self.square + m) % 4;
        self.is_second = !self.is_second;
    }
}

impl PerfectInformation for Round {}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a step is 1 or 3")]
struct NotOneOrThree;

fn record(repetition: u32, moves: impl IntoIterator<Item = u8>) -> Record<Round> {
    let by = Adjudication {
        repetition: NonZeroU32::new(repetition),
        max_plies: None,
    };
    let mut record = Record::new(Round::default(), by);
    for m in moves {
        if record.ending().is_none() {
            record.push(m).unwrap();
        }
    }
    record
}

#[test]
fn moves_are_taken_back_without_making_those_before_again() {
    let (made, mut record) = plays(|| record(0, [1; 1000]));
    assert_eq!(made, 1000);
    let (made, ()) = plays(|| {
        while !record.moves().is_empty() {
            record.truncate(record.moves().len() - 1);
        }
    });
    assert_eq!(made, 0);
}

#[test]
fn what_stood_is_known_without_a_replay() {
    let record = record(0, [1, 3, 1, 1]);
    let (made, positions) = plays(|| record.positions().collect::<Vec<_>>());
    assert_eq!(made, 0);
    assert_eq!(positions.len(), 5);
    let keys: Past = positions.iter().map(Position::key).collect();
    let (made, past) = plays(|| record.past());
    assert_eq!((made, past), (0, &keys));
    let back: Vec<Round> = record.positions().rev().collect();
    assert!(back.iter().eq(positions.iter().rev()));
}

#[test]
fn another_adjudication_is_applied_without_a_replay() {
    let moves = [1, 3, 1, 3, 1, 3];
    let record = record(0, moves);
    let by = |repetition| Adjudication {
        repetition: NonZeroU32::new(repetition),
        max_plies: None,
    };
    let (made, adjudicated) = plays(|| record.adjudicated(by(4)).unwrap());
    assert_eq!(made, 0);
    // The start stands after every second ply: for the fourth time after six.
    assert_eq!(adjudicated, self::record(4, moves));
    assert!(matches!(adjudicated.ending(), Some(Ending::Repetition(_))));

    let error = record.adjudicated(by(3)).unwrap_err();
    assert_eq!(error.ply, 5, "{error}");
    let text = "the record goes on with ply 5: the game is over: \
                drawn, the same position occurred 3 times";
    assert_eq!(error.to_string(), text);
}

/// All games of eight steps, taken back to any length, and gone on with by any three steps.
#[test]
fn what_is_taken_back_does_not_count_for_repetition() {
    let steps = |code: u8, length: u8| (0..length).map(move |at| 1 + 2 * (code >> at & 1));
    for code in 0..=u8::MAX {
        let whole = record(3, steps(code, 8));
        for length in 0..=whole.moves().len() {
            let mut shorter = whole.clone();
            shorter.truncate(length);
            let made: Vec<u8> = shorter.moves().to_vec();
            let fresh = record(3, made.iter().copied());
            assert_eq!(shorter.ending(), fresh.ending());
            assert_eq!(shorter.past(), fresh.past());
            for more in 0..8 {
                let moves = made.iter().copied().chain(steps(more, 3));
                let mut on = shorter.clone();
                for m in steps(more, 3) {
                    if on.ending().is_none() {
                        on.push(m).unwrap();
                    }
                }
                let fresh = record(3, moves);
                assert_eq!(on.ending(), fresh.ending(), "{code} {length} {more}");
                assert_eq!(on, fresh);
            }
        }
    }
}
