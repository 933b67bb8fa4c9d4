//! What every game promises, tried on random play under all kinds of options.

use crate::common::states;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use board_play::{Position, RuleOptions as _};
use leap_over::{LeapOver, Move, Options, ShiftGame as _, StoneGame as _};

/// Begins at the start, near an end, or where a seat cannot jump.
#[derive(Clone, Copy, Debug)]
struct NearTheEnd;

impl Kit<LeapOver> for NearTheEnd {
    fn start(&self, options: &Options, rng: &mut SplitMix) -> LeapOver {
        match below(rng, 4) {
            0 => LeapOver::new(options),
            1 => states::stuck(*options, rng),
            _ => states::near_the_end(*options, rng),
        }
    }

    /// Wins, or makes the other seat pass, if that is possible, half of the time.
    fn choose(&self, position: &LeapOver, rng: &mut SplitMix) -> Option<Move> {
        if below(rng, 2) == 0 {
            let good = |&m: &Move| {
                let after = position.after(m).expect("a legal move");
                after.status().is_over() || !after.can_move(after.turn())
            };
            if let Some(m) = position.moves().find(good) {
                return Some(m);
            }
        }
        random_move(position, rng)
    }

    fn max_plies(&self) -> usize {
        60
    }

    fn move_texts(&self) -> Vec<String> {
        let texts = "pass a1-a1 a5-a5 c4-a4 c4-a6 c10-a14 d3-d7 e2-e12 f1-f2 a24-b1 a13-c11";
        texts.split(' ').map(str::to_owned).collect()
    }
}

board_play::conformance!(LeapOver: perfect, symmetric, numbers, symmetric_numbers; NearTheEnd);

mod the_default_game {
    board_play::conformance!(leap_over::LeapOver: perfect, symmetric, numbers, symmetric_numbers);
}

/// The kit's plays do reach what it is for.
#[test]
fn plays_reach_wins_and_passes() {
    let mut rng = SplitMix::new(1);
    for options in Options::all() {
        let [mut wins, mut passes] = [0; 2];
        for _ in 0..100 {
            let mut position = NearTheEnd.start(&options, &mut rng);
            for _ in 0..NearTheEnd.max_plies() {
                let Some(m) = NearTheEnd.choose(&position, &mut rng) else {
                    break;
                };
                passes += usize::from(m == Move::Pass);
                position.play(m).unwrap();
            }
            wins += usize::from(position.status().is_over());
        }
        assert!(
            wins > 5 && passes > 5,
            "{options}: {wins} wins, {passes} passes"
        );
    }
}
