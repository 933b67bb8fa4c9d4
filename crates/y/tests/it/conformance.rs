//! What every game promises, tried on random play under all kinds of options.

use crate::common::options;
use board_graph::Shape;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use proptest::prelude::*;
use y::{Move, Opening, OptionsOn, YOn};

/// Boards with sides from 3 to `longest`, small ones more often; every opening; handicaps.
#[derive(Clone, Copy, Debug)]
struct Boards {
    longest: u8,
}

impl<const W: usize> Kit<YOn<W>> for Boards {
    fn options(&self) -> BoxedStrategy<OptionsOn<W>> {
        let sides = prop_oneof![3..=6_u8, 3..=self.longest];
        let shapes = (sides, any::<bool>()).prop_map(|(side, bent)| {
            if bent {
                Shape::Bent { side }
            } else {
                Shape::Flat { side }
            }
        });
        let openings = prop_oneof![
            Just((Opening::Free, 1)),
            Just((Opening::Pie, 1)),
            (2..=6_usize).prop_map(|handicap| (Opening::Free, handicap)),
        ];
        (shapes, openings)
            .prop_map(|(shape, (opening, handicap))| options(shape, opening, handicap))
            .boxed()
    }

    /// Swaps half of the time.
    fn choose(&self, position: &YOn<W>, rng: &mut SplitMix) -> Option<Move> {
        if position.is_swap_offered() && below(rng, 2) == 0 {
            return Some(Move::Swap);
        }
        random_move(position, rng)
    }

    fn max_plies(&self) -> usize {
        1 + 64 * W
    }

    fn move_texts(&self) -> Vec<String> {
        ["swap", "a1", "a73", "b1", "f3", "f4", "g1", "m1", "z255"]
            .map(str::to_owned)
            .into()
    }
}

mod up_to_128_nodes {
    use super::*;
    board_play::conformance!(y::Y: perfect, symmetric, ends, numbers, symmetric_numbers; Boards { longest: 10 });
}

mod every_board {
    use super::*;
    board_play::conformance!(YOn<12>: perfect, symmetric, ends, numbers, symmetric_numbers; Boards { longest: 25 });
}

mod the_default_game {
    board_play::conformance!(y::Y: perfect, symmetric, ends, numbers, symmetric_numbers);
}
