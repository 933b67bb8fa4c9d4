//! How dice-hex is tested: all options, any numbering, games in which the seats do as they may.

use board_play::Position;
use board_play::playout::{below, random_move, shuffle};
use board_play::testkit::{Kit, SplitMix};
use dice_hex::{Colour, DiceHex, Move, Nasty, Number, Numbering, Options, Strict};
use proptest::prelude::*;

/// A numbering drawn from all.
pub(crate) fn random_numbering(rng: &mut SplitMix) -> Numbering {
    let mut numbers: Vec<u8> = (1..=36).collect();
    shuffle(&mut numbers, rng);
    Numbering::new(&numbers).unwrap()
}

/// The combinations of the other options.
pub(crate) fn switches() -> Vec<Options> {
    let mut all = Vec::new();
    for nasty in [Nasty::Off, Nasty::On] {
        for strict in [Strict::Off, Strict::On] {
            for begins in Colour::ALL {
                let options = Options::default().with_nasty(nasty).with_strict(strict);
                all.push(options.with_begins(begins));
            }
        }
    }
    all
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct AllOptions;

impl Kit<DiceHex> for AllOptions {
    fn options(&self) -> BoxedStrategy<Options> {
        let numberings = prop_oneof![
            Just(Numbering::BALANCED),
            Just(Numbering::SEQUENTIAL),
            any::<u64>()
                .no_shrink()
                .prop_map(|seed| random_numbering(&mut SplitMix::new(seed))),
        ];
        let switches = prop::sample::select(switches());
        (numberings, switches)
            .prop_map(|(numbering, options)| options.with_numbering(numbering))
            .boxed()
    }

    /// Says `none` more often than not where that is possible, so that all phases are met; wins
    /// sometimes if that is possible, and else plays at random.
    fn choose(&self, position: &DiceHex, rng: &mut SplitMix) -> Option<Move> {
        let choice = below(rng, 4);
        if choice < 2 && position.check(Move::None).is_ok() {
            return Some(Move::None);
        }
        if choice == 2 {
            let wins = |number: &Number| {
                let after = position.after(Move::Cell(*number));
                after.is_ok_and(|after| after.status().is_over())
            };
            if let Some(number) = position.vacant().iter().find(wins) {
                return Some(Move::Cell(number));
            }
        }
        random_move(position, rng)
    }

    /// Every turn ends with a stone, after four moves at most.
    fn max_plies(&self) -> usize {
        4 * 36
    }

    fn ends_within(&self) -> usize {
        4 * 36
    }

    fn move_texts(&self) -> Vec<String> {
        let cells = Number::all().map(|number| number.to_string());
        cells
            .chain(["none", "d111", "d136", "d666"].map(str::to_owned))
            .collect()
    }
}
