//! What independent reference models say.

use board_play::testkit::vectors;
use sexta::Sexta;

/// Records of whole games, each ply with its legal moves: traces must be the same to the byte.
#[test]
fn traces() {
    vectors::check_traces::<Sexta>(include_str!("../data/sexta.jsonl"));
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts() {
    vectors::check_perft::<Sexta>(include_str!("../data/sexta.perft"));
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<Sexta>(include_str!("../data/sexta.golden"));
}
