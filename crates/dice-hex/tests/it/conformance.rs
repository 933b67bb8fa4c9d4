//! What every game promises, tried on random play under all options.

use crate::common::kit::AllOptions;
use board_play::testkit::{Kit, SplitMix};
use board_play::{Position, Seat};
use dice_hex::{DiceHex, Move, Options, Phase};

board_play::conformance!(DiceHex: perfect, ends, numbers; AllOptions);

mod the_default_game {
    board_play::conformance!(dice_hex::DiceHex: perfect, ends, numbers);
}

/// The kit's plays do reach what it is for: with nasty=on wins on the other seat's turn too.
#[test]
fn plays_reach_every_phase_and_wins_by_pointing() {
    let options: Options = "nasty=on".parse().unwrap();
    let mut rng = SplitMix::new(1);
    let [mut pointed, mut placed, mut wins_by_pointing] = [0; 3];
    for _ in 0..100 {
        let mut position = DiceHex::new(&options);
        while let Some(m) = AllOptions.choose(&position, &mut rng) {
            let before = position;
            position.play(m).unwrap();
            let is_cell = matches!(m, Move::Cell(_));
            let was_pointed = is_cell && matches!(before.phase(), Some(Phase::Point(_)));
            pointed += usize::from(was_pointed);
            placed += usize::from(is_cell && before.phase() == Some(Phase::Place));
            wins_by_pointing += usize::from(was_pointed && position.status().is_over());
        }
        assert!(position.status().is_over());
    }
    let counts = [pointed, placed, wins_by_pointing];
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}

/// The same stones with other dice, or in another phase, are another position with another key; what
/// the dice were does not matter any more where a stone goes anywhere.
#[test]
fn phases_and_dice_are_part_of_the_position() {
    let mut positions = Vec::new();
    for line in ["c roll -", "1 place -"] {
        positions.push(format!("dice-hex/1 - {line} - -"));
    }
    for [a, b, c] in crate::common::arithmetic::rolls() {
        positions.push(format!("dice-hex/1 - 1 announce d{a}{b}{c} - -"));
        positions.push(format!("dice-hex/1 - 2 point d{a}{b}{c} - -"));
    }
    let positions: Vec<DiceHex> = positions.iter().map(|line| line.parse().unwrap()).collect();
    for (one, position) in positions.iter().enumerate() {
        for other in &positions[..one] {
            assert_ne!(position, other);
            assert_ne!(position.key(), other.key(), "{position} {other}");
        }
    }
    let after = |moves: &str| {
        let mut position = DiceHex::new(&Options::default());
        for text in moves.split(' ') {
            position.play(text.parse().unwrap()).unwrap();
        }
        position
    };
    assert_eq!(after("d111 none none"), after("d666 none none"));
    assert_eq!(after("d111 1").mover(), Seat::Second);
}
