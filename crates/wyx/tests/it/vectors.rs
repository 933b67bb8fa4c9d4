//! What independent implementations of the same rules say.

use board_play::testkit::vectors::{check_golden, check_perft, check_traces};
use wyx::Wyx;

#[test]
fn traces() {
    check_traces::<Wyx>(include_str!("../data/wyx.jsonl"));
}

#[test]
fn traces_with_other_dominoes() {
    check_traces::<Wyx>(include_str!("../data/more_wyx.jsonl"));
}

#[test]
fn perft_counts() {
    check_perft::<Wyx>(include_str!("../data/wyx.perft"));
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    check_golden::<Wyx>(include_str!("../data/wyx.golden"));
}
