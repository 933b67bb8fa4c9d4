//! What every game promises, tried on random play under all kinds of options.

use board_play::Position;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use proptest::prelude::*;
use sexta::{Fork, Move, Options, Ring, Sexta, Start};

#[derive(Clone, Copy, Debug)]
struct AllOptions;

impl Kit<Sexta> for AllOptions {
    fn options(&self) -> BoxedStrategy<Options> {
        let starts = prop_oneof![
            Just(Start::Even),
            Just(Start::EvenCorner),
            Just(Start::FairCorner),
            Just(Start::FairMid),
        ];
        let rings = prop_oneof![Just(Ring::Off), Just(Ring::On)];
        let forks = prop_oneof![Just(Fork::On), Just(Fork::Off)];
        (starts, rings, forks)
            .prop_map(|(start, ring, fork)| {
                Options::default()
                    .with_start(start)
                    .with_ring(ring)
                    .with_fork(fork)
            })
            .boxed()
    }

    /// Brings the own stones together, half of the time, so that games are won.
    fn choose(&self, position: &Sexta, rng: &mut SplitMix) -> Option<Move> {
        if below(rng, 2) == 0 {
            return random_move(position, rng);
        }
        let board = position.board();
        let cost = |&m: &Move| {
            let after = position.after(m).expect("a legal move");
            let stones = after.stones(position.turn());
            let apart = |a| stones.iter().map(move |b| board.distance(a, b));
            let distances: usize = stones.iter().flat_map(apart).sum();
            (!after.status().is_over(), distances)
        };
        position.moves().min_by_key(cost)
    }

    fn max_plies(&self) -> usize {
        80
    }

    fn move_texts(&self) -> Vec<String> {
        [
            "pass", "a1-a1", "a1-a9", "a5-a13", "c1-a13", "f1-f2", "a24-b1",
        ]
        .map(str::to_owned)
        .into()
    }
}

board_play::conformance!(Sexta: perfect, symmetric; AllOptions);

mod the_default_game {
    board_play::conformance!(sexta::Sexta: perfect, symmetric);
}

/// The kit's plays do reach what it is for.
#[test]
fn plays_reach_wins() {
    let mut rng = SplitMix::new(1);
    let mut wins = 0;
    for _ in 0..50 {
        let mut position = AllOptions.start(&Options::default(), &mut rng);
        for _ in 0..AllOptions.max_plies() {
            let Some(m) = AllOptions.choose(&position, &mut rng) else {
                break;
            };
            position.play(m).unwrap();
        }
        wins += usize::from(position.status().is_over());
    }
    assert!(wins > 5, "{wins} wins");
}

/// The starts of all options differ, and so do their keys, even where the stones do not.
#[test]
fn options_are_part_of_the_position() {
    let rules = [
        "",
        "start=even-corner",
        "start=fair-corner",
        "start=fair-mid",
        "ring=on",
        "fork=off",
        "ring=on,fork=off",
        "start=fair-mid,ring=on,fork=off",
    ];
    let starts = rules.map(|rules| Sexta::new(&rules.parse().unwrap()));
    for (one, start) in starts.iter().enumerate() {
        for other in &starts[..one] {
            assert_ne!(start, other);
            assert_ne!(start.key(), other.key());
        }
    }
}
