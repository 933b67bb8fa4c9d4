//! What every game promises, tried on random play under all kinds of options.

use board_play::Position;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use sexta::{Move, Options, Sexta, StoneGame};

#[derive(Clone, Copy, Debug)]
struct GatheringPlay;

impl Kit<Sexta> for GatheringPlay {
    /// Brings the stones of the seat to move together, half of the time, so that games are won.
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
        ["a1-a1", "a1-a9", "a5-a13", "c1-a13", "f1-f2", "a24-b1"]
            .map(str::to_owned)
            .into()
    }
}

board_play::conformance!(Sexta: perfect, symmetric, numbers, symmetric_numbers; GatheringPlay);

mod the_default_game {
    board_play::conformance!(sexta::Sexta: perfect, symmetric, numbers, symmetric_numbers);
}

/// The kit's plays do reach what it is for.
#[test]
fn plays_reach_wins() {
    let mut rng = SplitMix::new(1);
    let mut wins = 0;
    for _ in 0..50 {
        let mut position = GatheringPlay.start(&Options::default(), &mut rng);
        for _ in 0..GatheringPlay.max_plies() {
            let Some(m) = GatheringPlay.choose(&position, &mut rng) else {
                break;
            };
            position.play(m).unwrap();
        }
        wins += usize::from(position.status().is_over());
    }
    assert!(wins > 5, "{wins} wins");
}
