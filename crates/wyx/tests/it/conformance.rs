//! What every game promises, tried on random play under all kinds of options.

use crate::common::model::all_jumps;
use crate::common::rules::{draw, options, random_rules};
use board_play::playout::random_move;
use board_play::testkit::{Kit, SplitMix};
use board_play::{Position, Status};
use proptest::prelude::*;
use wyx::{Move, Options, Wyx};

/// Random strongholds, starts, dominoes and racks; every fourth rack is filled by chance.
#[derive(Clone, Copy, Debug)]
struct RandomRules;

impl Kit<Wyx> for RandomRules {
    fn options(&self) -> BoxedStrategy<Options> {
        let seeds = any::<u64>();
        let rules = seeds.prop_map(|seed| {
            let rng = &mut SplitMix::new(seed);
            let chance = draw(rng, 4) == 0;
            options(&random_rules(rng, chance))
        });
        rules.boxed()
    }

    /// Half of the time White, and now and then Black, lays as many pawns as it can, so that some
    /// games end by the last pawn.
    fn choose(&self, position: &Wyx, rng: &mut SplitMix) -> Option<Move> {
        let Some(seat) = position.to_move() else {
            return random_move(position, rng);
        };
        if draw(rng, 2 + 6 * seat.index()) == 0 {
            let left = |m: &Move| position.after(*m).expect("a legal move").unlaid(seat);
            return position.moves().min_by_key(left);
        }
        random_move(position, rng)
    }

    fn move_texts(&self) -> Vec<String> {
        let columns = (1..=8).map(|column| column.to_string());
        let others = columns.chain(["pass".to_owned()]);
        all_jumps().into_iter().chain(others).collect()
    }

    fn cases(&self) -> u32 {
        200
    }
}

board_play::conformance!(Wyx: perfect, ends, numbers; RandomRules);

mod random_play {
    board_play::conformance!(wyx::Wyx: perfect, ends, numbers);
}

/// A rack that the options give and the same rack filled by chance: the same game from there on, but
/// not the same position, since the options differ.
#[test]
fn a_given_rack_is_played_like_a_drawn_one() {
    let rng = &mut SplitMix::new(4);
    let mut drawn = Wyx::new(&Options::default());
    while drawn.status() == Status::Chance {
        drawn.play_unchecked(random_move(&drawn, rng).unwrap());
    }
    let mut given = Wyx::from_rack(&Options::default(), drawn.rack().unwrap());
    while let Some(m) = random_move(&drawn, rng) {
        assert_ne!(drawn, given);
        assert_ne!(drawn.key(), given.key());
        assert_eq!(drawn.status(), given.status());
        assert!(drawn.moves().eq(given.moves()));
        drawn.play_unchecked(m);
        given.play_unchecked(m);
    }
    assert_eq!(drawn.outcome(), given.outcome());
}
