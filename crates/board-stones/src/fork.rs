//! The option `fork`.

use board_graph::Fork;
use board_play::text::Keywords;

/// How the option `fork` is written, the default first.
pub const FORK: Keywords<Fork> = Keywords(&[("on", Fork::On), ("off", Fork::Off)]);
