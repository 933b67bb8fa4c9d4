//! What works with any game, where it meets chance, secrets and turns of several moves.

use std::collections::BTreeMap;

use board_play::minimax::{NotSearchable, State};
use board_play::playout::random_move;
use board_play::testkit::{Kit, SplitMix, Standard, Subject, plays};
use board_play::trace::trace;
use board_play::{Adjudication, Position, Record, Seat, perft};
use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;

use crate::dice::Ten;
use crate::secret::Secret;
use crate::swap::Row;
use crate::walkers::Walkers;

/// Records of random play are read back, at whatever state of the game they stop.
fn records_are_read_back<P: Subject, K: Kit<P>>(kit: K) {
    let mut runner = TestRunner::deterministic();
    let strategy = plays(kit);
    for _ in 0..200 {
        let play = strategy.new_tree(&mut runner).expect("a play").current();
        let mut record = Record::new(play.start(), Adjudication::default());
        for &m in play.moves() {
            record.push(m).expect("a legal move");
        }
        assert_eq!(*record.position(), play.last());
        let text = record.to_string();
        assert_eq!(text.parse(), Ok(record), "{text}");
    }
}

#[test]
fn records_of_all_games_are_read_back() {
    records_are_read_back::<Ten, _>(Standard);
    records_are_read_back::<Secret, _>(Standard);
    records_are_read_back::<Row, _>(Standard);
    records_are_read_back::<Walkers, _>(Standard);
}

/// The walkers go out and back, a million plies and more.
#[test]
fn a_record_of_a_million_moves_is_read_and_written() {
    let round = "+ end - end - end + end\n";
    let header = "# game: walkers\n# repetition: 2000000000\n";
    let text = header.to_owned() + &round.repeat(125_001);
    let record: Record<Walkers> = text.parse().expect("a long record");
    assert_eq!(record.moves().len(), 1_000_008);
    let written = record.to_string();
    assert_eq!(written.parse(), Ok(record));

    let error = (text + "pass").parse::<Record<Walkers>>().unwrap_err();
    assert_eq!((error.line(), error.ply()), (125_004, Some(1_000_008)));
}

/// Chance has 5 moves, then the seat has 2.
#[test]
fn traces_show_whose_turn_it_is() {
    let line = trace::<Ten>("turns=1", &["r4", "take", "r2", "leave"]).expect("legal moves");
    assert!(line.contains(r#""turns":"c1c2o","legal":[[5,"#), "{line}");
    assert!(
        line.ends_with(r#"[0,"cbf29ce484222325"]],"outcome":"1"}"#),
        "{line}"
    );
    let line = trace::<Walkers>("", &["+", "+", "-", "end"]).expect("legal moves");
    assert!(line.contains(r#""turns":"11221""#), "{line}");
}

/// Each seat writes one of 6 numbers, then the first guesses: 6 × 6 × 6. A sixth of these have ended;
/// after the others the second guesses.
#[test]
fn perft_counts_secrets_as_moves() {
    let start = Secret::start();
    let counts = [1, 2, 3, 4].map(|depth| perft(&start, depth));
    assert_eq!(counts, [6, 36, 216, 180 * 6]);
}

/// Of 90 000 throws of two dice each sum comes up as often as it should, within five standard
/// deviations (of a binomial distribution, 150 at most).
#[test]
fn chance_is_weighted() {
    let start = Ten::start();
    let mut rng = SplitMix::new(11);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..90_000 {
        let m = random_move(&start, &mut rng).expect("a throw");
        *counts.entry(m.to_string()).or_default() += 1;
    }
    let wanted = [("r2", 1), ("r3", 2), ("r4", 3), ("r5", 2), ("r6", 1)];
    assert_eq!(counts.len(), wanted.len());
    for (m, ways) in wanted {
        assert!(
            counts[m].abs_diff(ways * 10_000) < 750,
            "{m}: {}",
            counts[m]
        );
    }
}

#[test]
fn seats_choose_evenly() {
    let start = Row::start();
    let mut rng = SplitMix::new(12);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..70_000 {
        let m = random_move(&start, &mut rng).expect("a cell");
        *counts.entry(m.to_string()).or_default() += 1;
    }
    assert_eq!(counts.len(), 7);
    // Five standard deviations are less than 470.
    assert!(
        counts.values().all(|n| n.abs_diff(10_000) < 470),
        "{counts:?}"
    );
}

#[test]
fn only_alternating_positions_are_searched() {
    let ten = Ten::start();
    assert_eq!(State::new(ten).unwrap_err(), NotSearchable::NotAlternating);
    let walkers = Walkers::start();
    assert_eq!(
        State::new(walkers).unwrap_err(),
        NotSearchable::NotAlternating
    );
    let row = State::new(Row::start()).expect("alternating");
    assert_eq!(row.mover(), Seat::Second);
}
