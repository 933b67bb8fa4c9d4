//! What independent reference models say.

use board_play::testkit::vectors;
use tetra::Tetra;

/// Records of whole games, each ply with its legal moves: traces must be the same to the byte.
#[test]
fn traces() {
    vectors::check_traces::<Tetra>(include_str!("../data/tetra.jsonl"));
}

/// The same for `fork=moves` and `wins=moving`.
#[test]
fn traces_of_games_by_other_rules() {
    vectors::check_traces::<Tetra>(include_str!("../data/more_tetra.jsonl"));
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts() {
    vectors::check_perft::<Tetra>(include_str!("../data/tetra.perft"));
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<Tetra>(include_str!("../data/tetra.golden"));
}
