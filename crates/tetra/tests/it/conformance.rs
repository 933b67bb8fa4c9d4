//! What every game promises, tried on random play under all options.

use board_play::Position;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use tetra::{Move, Options, StoneGame, Tetra};

/// Games from the start, or from where nearly all stones are down.
#[derive(Clone, Copy, Debug)]
struct BothPhases;

impl Kit<Tetra> for BothPhases {
    fn start(&self, options: &Options, rng: &mut SplitMix) -> Tetra {
        let mut position = Tetra::new(options);
        if below(rng, 2) == 0 {
            for _ in 0..18 {
                let Some(m) = self.choose(&position, rng) else {
                    return position;
                };
                position.play_unchecked(m);
            }
        }
        position
    }

    /// Avoids wins, most of the time, so that the stones get to move.
    fn choose(&self, position: &Tetra, rng: &mut SplitMix) -> Option<Move> {
        let mut chosen = random_move(position, rng)?;
        for _ in 0..10 {
            if below(rng, 20) == 0 || position.after(chosen).is_ok_and(|p| p.winner().is_none()) {
                break;
            }
            chosen = random_move(position, rng)?;
        }
        Some(chosen)
    }

    fn max_plies(&self) -> usize {
        100
    }

    fn move_texts(&self) -> Vec<String> {
        let texts = "pass a1 f3 d1 a1-a1 a1-a2 a1-b1 d1-e2 d1-e12 c1-e1 c1-e2 e1-e5 f1-f2 a24-a1";
        texts.split(' ').map(str::to_owned).collect()
    }
}

board_play::conformance!(Tetra: perfect, symmetric, numbers, symmetric_numbers; BothPhases);

mod the_default_game {
    board_play::conformance!(tetra::Tetra: perfect, symmetric, numbers, symmetric_numbers);
}
