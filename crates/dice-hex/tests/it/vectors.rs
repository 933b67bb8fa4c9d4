//! What independent reference models say.

use board_play::testkit::vectors;
use dice_hex::DiceHex;

/// Records of whole games, each ply with its legal moves: traces must be the same to the byte.
#[test]
fn traces() {
    vectors::check_traces::<DiceHex>(include_str!("../data/dice-hex.jsonl"));
}

/// The same for games in which Red begins.
#[test]
fn traces_of_games_that_red_begins() {
    vectors::check_traces::<DiceHex>(include_str!("../data/more_dice-hex.jsonl"));
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts() {
    vectors::check_perft::<DiceHex>(include_str!("../data/dice-hex.perft"));
}

/// One game that people can read.
#[test]
fn a_golden_game() {
    vectors::check_golden::<DiceHex>(include_str!("../data/dice-hex.golden"));
}
