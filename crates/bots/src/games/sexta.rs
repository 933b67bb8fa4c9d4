//! Sexta: how much the six stones look like a path.

use std::sync::LazyLock;

use board_graph::NodeSet;
use board_play::Seat;
use sexta::{Sexta, StoneGame as _};

use super::places::{Distances, PLACES, Places};
use super::{chance, weights};
use crate::features::advantage;
use crate::{Playable, Tally, Weighed};

static TABLES: LazyLock<(Places, Distances)> = LazyLock::new(|| (Places::new(), Distances::new()));

/// How many stones a seat has.
const STONES: usize = 6;

/// How far two stones can be from each other.
const FARTHEST: usize = 15;

/// The first of the features that count a seat's stones by how many of its stones they touch.
const TOUCHING: usize = 0;

/// Pairs of stones by their distance.
const APART: usize = TOUCHING + STONES;

/// Stones by their place.
const PLACE: usize = APART + FARTHEST + 1;

/// The size of the largest group.
const GROUP: usize = PLACE + PLACES;

/// How many pairs of stones touch, of the best five that can be part of a path.
const LINKS: usize = GROUP + STONES + 1;

/// How many features a seat has: first come those of the seat that is next.
const SIDE: usize = LINKS + STONES;

const _: () = assert!(weights::SEXTA.len() == 2 * SIDE);

/// Which stones of a seat each of them touches, a bit each.
type Touching = [u8; STONES];

/// Counts the stones of the largest group.
fn largest_group(touching: Touching) -> usize {
    let groups = (0..STONES).map(|seed| {
        let mut group = 1_u8 << seed;
        loop {
            let members = (0..STONES).filter(|&stone| group >> stone & 1 == 1);
            let next = members.fold(group, |all, stone| all | touching[stone]);
            if next == group {
                return group.count_ones() as usize;
            }
            group = next;
        }
    });
    groups.max().unwrap_or(0)
}

/// Counts the pairs of stones that touch, of five among which none touches more than two: as many as
/// possible.
fn most_links(touching: Touching) -> usize {
    let links = (0..STONES).map(|left_out| {
        let others = !(1_u8 << left_out);
        let five = (0..STONES).filter(|&stone| stone != left_out);
        let touched = five.map(|stone| (touching[stone] & others).count_ones() as usize);
        let (sum, most) = touched.fold((0, 0), |(sum, most), one| (sum + one, one.max(most)));
        if most > 2 { 0 } else { sum / 2 }
    });
    links.max().unwrap_or(0)
}

/// Tells the features of one seat.
fn features_of(stones: NodeSet, first: usize, tally: &mut impl Tally) {
    let (places, distances) = &*TABLES;
    let mut touching: Touching = [0; STONES];
    for (at, stone) in stones.iter().enumerate().take(STONES) {
        tally.add(first + PLACE + places.of(stone), 1);
        for (before, other) in stones.iter().enumerate().take(at) {
            let steps = distances.between(stone, other);
            tally.add(first + APART + steps.min(FARTHEST), 1);
            if steps == 1 {
                touching[at] |= 1 << before;
                touching[before] |= 1 << at;
            }
        }
    }
    for touched in touching {
        tally.add(first + TOUCHING + touched.count_ones() as usize, 1);
    }
    tally.add(first + GROUP + largest_group(touching), 1);
    tally.add(first + LINKS + most_links(touching), 1);
}

impl Weighed for Sexta {
    const WEIGHTS: &'static [i32] = &weights::SEXTA;

    fn features(&self, tally: &mut impl Tally) {
        let next = self.turn();
        features_of(self.stones(next), 0, tally);
        features_of(self.stones(!next), SIDE, tally);
    }
}

impl Playable for Sexta {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        Some(chance(advantage(self, seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_in_a_row_have_four_links_whatever_the_sixth_touches() {
        // Stones 0 to 4 are a row, 5 touches 1, 2 and 3.
        let touching = [
            0b00_0010, 0b10_0101, 0b10_1010, 0b11_0100, 0b00_1000, 0b00_1110,
        ];
        assert_eq!(most_links(touching), 4);
        assert_eq!(largest_group(touching), 6);
        // Three pairs: five stones have two of them whole.
        let pairs = [
            0b00_0010, 0b00_0001, 0b00_1000, 0b00_0100, 0b10_0000, 0b01_0000,
        ];
        assert_eq!(most_links(pairs), 2);
        assert_eq!(largest_group(pairs), 2);
    }
}
