//! Text of options, `corners=white,fork=off`, and of positions, `quinta/1 - 1 a1,a2,… a3,a4,…`; that of
//! moves is `board-stones`'.

use board_play::RuleOptions as _;
use board_stones::StoneLine as _;

use crate::{Options, Quinta};

board_play::forward_text!(Options: write, read);
board_play::forward_text!(Quinta: write_line, read_line);

#[cfg(feature = "serde")]
board_play::serde_by_text!(Options, Quinta);
