//! What independent models of the rulings say, to the byte.

use board_play::testkit::vectors;
use leap_over::LeapOver;

#[test]
fn traces() {
    vectors::check_traces::<LeapOver>(include_str!("../data/leap-over.jsonl"));
}

#[test]
fn perft_counts() {
    vectors::check_perft::<LeapOver>(include_str!("../data/leap-over.perft"));
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<LeapOver>(include_str!("../data/leap-over.golden"));
}
