//! What every game promises, tried on random play under all options.

use crate::common::kit::UsableLaws;
use yinyang::YinYang;

board_play::conformance!(YinYang: hidden, symmetric, numbers, symmetric_numbers; UsableLaws);

mod uniformly_random_laws {
    board_play::conformance!(yinyang::YinYang: hidden, symmetric, numbers, symmetric_numbers);
}
