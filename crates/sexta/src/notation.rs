//! Text of options, `start=fair-mid,ring=on`, and of positions, `sexta/1 - 1 a2,a3,… a6,a7,…`; that of
//! moves is `board-stones`'.

use board_play::RuleOptions as _;
use board_stones::StoneLine as _;

use crate::{Options, Sexta};

board_play::forward_text!(Options: write, read);
board_play::forward_text!(Sexta: write_line, read_line);

#[cfg(feature = "serde")]
board_play::serde_by_text!(Options, Sexta);
