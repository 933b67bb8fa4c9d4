//! What every game promises, kept by a game that is made of this crate's parts.

use board_play::playout::random_move;
use board_play::testkit::{Kit, SplitMix};
use board_play::{NoOptions, Position};
use board_stones::ShiftOrPass;

use crate::common::{below, pick};
use crate::toy::{NEAR, START, STUCK, Toy};

/// Begins where wins and passes are near, as often as at the start, and wins if that is possible, half
/// of the time.
#[derive(Clone, Copy, Debug)]
struct Near;

impl Kit<Toy> for Near {
    fn start(&self, _: &NoOptions, rng: &mut SplitMix) -> Toy {
        let line = pick(&[START, NEAR, STUCK], rng);
        line.and_then(|line| line.parse().ok()).expect("good lines")
    }

    fn choose(&self, position: &Toy, rng: &mut SplitMix) -> Option<ShiftOrPass> {
        let wins = |&m: &ShiftOrPass| position.after(m).is_ok_and(|after| after.is_over());
        let win = position.moves().find(wins);
        win.filter(|_| below(2, rng) == 0)
            .or_else(|| random_move(position, rng))
    }

    fn max_plies(&self) -> usize {
        80
    }

    fn move_texts(&self) -> Vec<String> {
        ["pass", "a1-a1", "a1-a3", "e3-f1", "f1-e3", "a24-b1"]
            .map(str::to_owned)
            .into()
    }
}

board_play::conformance!(Toy: perfect, symmetric; Near);

mod without_a_kit {
    board_play::conformance!(crate::toy::Toy: perfect, symmetric);
}

/// The kit's plays do reach what it is for.
#[test]
fn plays_reach_wins_and_passes() {
    let mut rng = SplitMix::new(1);
    let [mut wins, mut passes] = [0; 2];
    for _ in 0..100 {
        let mut position = Near.start(&NoOptions, &mut rng);
        for _ in 0..Near.max_plies() {
            let Some(m) = Near.choose(&position, &mut rng) else {
                break;
            };
            passes += usize::from(m == ShiftOrPass::Pass);
            position.play(m).unwrap();
        }
        wins += usize::from(position.is_over());
    }
    assert!(wins > 10 && passes > 10, "{wins} wins, {passes} passes");
}
