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
    let text = include_str!("../data/yinyang.perft");
    vectors::check_perft::<YinYang>(text);
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<YinYang>(include_str!("../data/yinyang.golden"));
}
