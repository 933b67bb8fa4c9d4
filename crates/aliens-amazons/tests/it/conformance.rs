//! What every game promises, tried on random play under all kinds of options.

use crate::common::{crowd, random};
use aliens_amazons::{AliensAmazons, Fork, Move, Options, Position};
use board_play::playout::random_move;
use board_play::testkit::{Kit, SplitMix};
use proptest::prelude::*;

/// Begins at the start, on a crowded board, or where Black will soon be stuck; White captures half of
/// the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phases;

impl Kit<AliensAmazons> for Phases {
    /// Any number of Amazons can be needed, not only those that the table of options offers to tests.
    fn options(&self) -> BoxedStrategy<Options> {
        let needed = prop_oneof![Just(10), Just(1), 1..=30_usize];
        let fork = prop_oneof![Just(Fork::On), Just(Fork::Off)];
        (needed, fork)
            .prop_map(|(needed, fork)| {
                let options = Options::default().with_fork(fork);
                options.with_amazons_needed(needed).expect("1 to 30")
            })
            .boxed()
    }

    fn start(&self, options: &Options, rng: &mut SplitMix) -> AliensAmazons {
        let start = AliensAmazons::new(options);
        let text = options.to_string();
        match random(4, rng) {
            0 => start,
            1 if options.amazons_needed() == 1 => {
                let field = board_play::text::or_dash(options);
                let line = format!("aliens-amazons/1 {field} 1 a2,a23,b1 a1 0");
                line.parse().expect("a good position")
            }
            _ => {
                let least = options.amazons_needed();
                crowd(&text, least + random(31 - least, rng).min(12), rng).unwrap_or(start)
            }
        }
    }

    fn choose(&self, position: &AliensAmazons, rng: &mut SplitMix) -> Option<Move> {
        if random(2, rng) == 0 {
            return random_move(position, rng);
        }
        let is_capture = |m: &Move| matches!(m, Move::Go { captured, .. } if !captured.is_empty());
        let captures: Vec<Move> = position.moves().filter(is_capture).take(500).collect();
        match captures.len() {
            0 => random_move(position, rng),
            count => Some(captures[random(count, rng)]),
        }
    }

    fn max_plies(&self) -> usize {
        90
    }

    fn move_texts(&self) -> Vec<String> {
        [
            "pass",
            "a1",
            "f3",
            "a1-a1",
            "a1-a2",
            "a1-a3",
            "a1-a1xa2",
            "c5-c5xd4",
            "c5-e3xd4",
            "c5-e5xd4,e4",
            "a2-a1",
            "b1-a1",
            "d1-e2xe1",
            "d1-e12xe1",
            "a2-a24xa1",
            "c5-f3xc5",
            "c5-d4xd4",
        ]
        .map(str::to_owned)
        .into()
    }

    fn cases(&self) -> u32 {
        48
    }
}

board_play::conformance!(AliensAmazons: perfect, symmetric; Phases);

mod the_default_game {
    board_play::conformance!(aliens_amazons::AliensAmazons: perfect, symmetric);
}
