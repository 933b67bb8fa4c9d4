//! Who sits first in the first game of a match is drawn by lot.

use board_play::Seating;
use fourchette::draw_lot;

#[test]
fn a_lot_repeats_and_is_fair() {
    let draws: Vec<Seating> = (0..1000).map(draw_lot).collect();
    let again: Vec<Seating> = (0..1000).map(draw_lot).collect();
    assert_eq!(draws, again);
    let first = draws.iter().filter(|&&lot| lot == Seating::default());
    // Of a thousand fair draws fewer than 400 are as likely as a fair coin that shows six standard
    // deviations too little: once in a thousand million.
    assert!((400..=600).contains(&first.count()));
}
