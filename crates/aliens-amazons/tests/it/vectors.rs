//! What independent reference models say.

use aliens_amazons::{AliensAmazons, Position};
use board_play::perft;
use board_play::testkit::vectors;

/// Records of whole games, each ply with its legal moves: traces must be the same to the byte.
#[test]
fn traces() {
    vectors::check_traces::<AliensAmazons>(include_str!("../data/aliens-amazons.jsonl"));
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts() {
    vectors::check_perft::<AliensAmazons>(include_str!("../data/aliens-amazons.perft"));
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<AliensAmazons>(include_str!("../data/aliens-amazons.golden"));
}

/// While stones are put down, each ply has one vacant node fewer to choose from.
#[test]
fn putting_stones_down_counts_down() {
    for rules in ["", "amazons-needed=1", "fork=off"] {
        let start = AliensAmazons::new(&rules.parse().unwrap());
        let counts = [1, 2, 3].map(|depth| perft(&start, depth));
        assert_eq!(counts, [93, 93 * 92, 93 * 92 * 91]);
    }
}
