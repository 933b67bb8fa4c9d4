//! What every game promises, tried on random play under all options.

use crate::common::random_setup;
use board_play::Position;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use singularity::{Move, Options, REGION, Singularity};

/// Half of the plays begin with few stones near the centre, and stones are drawn there.
#[derive(Clone, Copy, Debug)]
struct NearTheCentre;

impl Kit<Singularity> for NearTheCentre {
    fn start(&self, options: &Options, rng: &mut SplitMix) -> Singularity {
        if below(rng, 2) == 0 {
            return Singularity::new(options);
        }
        loop {
            if let Ok(position) = Singularity::try_from(random_setup(*options, rng)) {
                return position;
            }
        }
    }

    /// Tries some moves until one fuses or leads into the centre region.
    fn choose(&self, position: &Singularity, rng: &mut SplitMix) -> Option<Move> {
        let mut tries = (0..4).map_while(|_| random_move(position, rng));
        let inward = |m: &Move| match *m {
            Move::Slide { to, removed, .. } => removed.is_some() || REGION.contains(to),
            Move::Pass => true,
        };
        let chosen = tries.find(inward);
        chosen.or_else(|| random_move(position, rng))
    }

    fn move_texts(&self) -> Vec<String> {
        [
            "pass",
            "a1-a1",
            "a1-a2",
            "a1-b1",
            "d4-e4xe5",
            "d4-e4xd4",
            "d4-e4xe4",
            "e1-f1xf2",
            "f1-f2xf3",
            "f1-f2xf1",
            "f1-e3xa1",
            "e2-f1xe3",
            "e3-f2",
            "e12-f1xe11",
        ]
        .map(str::to_owned)
        .into()
    }
}

board_play::conformance!(Singularity: perfect, symmetric, numbers, symmetric_numbers; NearTheCentre);

mod the_default_game {
    board_play::conformance!(singularity::Singularity: perfect, symmetric, numbers, symmetric_numbers);
}
