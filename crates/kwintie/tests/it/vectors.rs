//! What independent reference models say.

use board_play::testkit::vectors;
use kwintie::Kwintie;

/// Records of whole games, each ply with its legal moves: traces must be the same to the byte.
#[test]
fn traces() {
    vectors::check_traces::<Kwintie>(include_str!("../data/kwintie.jsonl"));
}

/// The same where White's first block may cover column 5.
#[test]
fn traces_with_a_free_first_block() {
    vectors::check_traces::<Kwintie>(include_str!("../data/more_kwintie.jsonl"));
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts() {
    vectors::check_perft::<Kwintie>(include_str!("../data/kwintie.perft"));
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<Kwintie>(include_str!("../data/kwintie.golden"));
}
