//! What every game promises, tried on random play under all kinds of options.

use board_play::Position;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use quinta::{Move, Options, Quinta};

/// A position in which Black is shut in, with White to move in a way that need not end that.
const SHUT_IN: &str =
    "2 a1,a2,a3,a8,a9,a10,a23,a24,b1,b2,b21,c1 a4,a7,a11,a22,b3,b7,b8,b9,b20,c2,c18,e1";

#[derive(Clone, Copy, Debug)]
struct ShutIn;

impl Kit<Quinta> for ShutIn {
    /// Begins one play in four where White can shut Black in.
    fn start(&self, options: &Options, rng: &mut SplitMix) -> Quinta {
        if below(rng, 4) > 0 {
            return Quinta::new(options);
        }
        let options = match options.to_string() {
            none if none.is_empty() => "-".to_owned(),
            some => some,
        };
        let line = format!("quinta/1 {options} {SHUT_IN}");
        line.parse().expect("a good line")
    }

    /// Wins if that is possible, half of the time; shuts Black in or keeps it so, half of the time.
    fn choose(&self, position: &Quinta, rng: &mut SplitMix) -> Option<Move> {
        if below(rng, 2) == 0 {
            let good = |&m: &Move| {
                let after = position.after(m).expect("a legal move");
                after.status().is_over() || after.move_count() == 1
            };
            if let Some(m) = position.moves().find(good) {
                return Some(m);
            }
        }
        random_move(position, rng)
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

board_play::conformance!(Quinta: perfect, symmetric, numbers, symmetric_numbers; ShutIn);

mod the_default_game {
    board_play::conformance!(quinta::Quinta: perfect, symmetric, numbers, symmetric_numbers);
}

/// The kit's plays do reach what it is for.
#[test]
fn plays_reach_wins_and_passes() {
    let mut rng = SplitMix::new(1);
    let [mut wins, mut passes] = [0; 2];
    for _ in 0..100 {
        let mut position = ShutIn.start(&Options::default(), &mut rng);
        for _ in 0..ShutIn.max_plies() {
            let Some(m) = ShutIn.choose(&position, &mut rng) else {
                break;
            };
            passes += usize::from(m == Move::Pass);
            position.play(m).unwrap();
        }
        wins += usize::from(position.status().is_over());
    }
    assert!(wins > 5 && passes > 5, "{wins} wins, {passes} passes");
}
