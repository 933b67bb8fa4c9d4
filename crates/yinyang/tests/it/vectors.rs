//! What independent reference models say.

use board_play::testkit::vectors;

use yinyang::YinYang;

/// Records of whole games, each ply with its legal moves: traces must be the same to the byte.
#[test]
fn traces() {
    let text = include_str!("../data/yinyang.jsonl");
    vectors::check_traces::<YinYang>(text);
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts() {
    let text = include_str!("../data/perft_yinyang.json");
    vectors::check_perft::<YinYang>(text);
}
