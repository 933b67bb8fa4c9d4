//! What every game promises, tried on random play under all options.

use crate::common::kit::YinYangKit;
use crate::common::model::ALL_RULES;
use board_play::Position;
use yinyang::YinYang;

board_play::conformance!(YinYang: hidden, symmetric; YinYangKit);

mod uniformly_random_laws {
    board_play::conformance!(yinyang::YinYang: hidden, symmetric);
}

/// The starts of all options differ, and so do their keys.
#[test]
fn options_are_part_of_the_position() {
    let starts = ALL_RULES.map(|rules| YinYang::new(&rules.parse().unwrap()));
    for (one, start) in starts.iter().enumerate() {
        for other in &starts[..one] {
            assert_ne!(start, other);
            assert_ne!(start.key(), other.key());
        }
    }
}
