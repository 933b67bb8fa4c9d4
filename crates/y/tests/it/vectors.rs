//! What independent reference models say.

use board_play::testkit::vectors;
use board_play::{Position, perft};
use y::{Y, YOn};

/// Records of whole games, each ply with its legal moves: traces must be the same to the byte.
#[test]
fn traces() {
    let text = include_str!("../data/y.jsonl");
    vectors::check_traces::<Y>(text);
    vectors::check_traces::<YOn<12>>(text);
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts() {
    let text = include_str!("../data/y.perft");
    vectors::check_perft::<Y>(text);
    vectors::check_perft::<YOn<3>>(text);
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<Y>(include_str!("../data/y.golden"));
}

/// The counts that the rulings state.
#[test]
fn the_facts_of_the_rulings() {
    let counts = |rules: &str| {
        let start = Y::new(&rules.parse().unwrap());
        [1, 2, 3].map(|depth| perft(&start, depth))
    };
    assert_eq!(counts(""), [93, 8556, 778_596]);
    assert_eq!(counts("opening=pie"), [93, 8649, 787_152]);
}
