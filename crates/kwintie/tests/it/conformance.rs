//! What every game promises, tried on random play under all kinds of options.

use crate::common::RULES;
use board_play::playout::{below, random_move};
use board_play::testkit::{Kit, SplitMix};
use board_play::{Position, Status};
use kwintie::{Kwintie, Move};

/// Plays on to the far ends of games.
#[derive(Clone, Copy, Debug)]
struct LongPlay;

impl Kit<Kwintie> for LongPlay {
    /// Shuns lines of five, mostly, so that passes and full walls are reached.
    fn choose(&self, position: &Kwintie, rng: &mut SplitMix) -> Option<Move> {
        let m = random_move(position, rng)?;
        let shuns = below(rng, 64) > 0;
        let wins = |m: Move| {
            let after = position.after(m).expect("a legal move");
            after.winning_squares().is_some()
        };
        if shuns && wins(m) {
            return position.moves().find(|&m| !wins(m)).or(Some(m));
        }
        Some(m)
    }

    fn max_plies(&self) -> usize {
        80
    }

    fn move_texts(&self) -> Vec<String> {
        let columns = ["h", "v"]
            .iter()
            .flat_map(|letter| (-1..=9).map(move |column| format!("{letter}{column}")));
        columns.chain(["pass".to_owned()]).collect()
    }

    /// 40 blocks are put, and of two moves in a row one at most is a pass.
    fn ends_within(&self) -> usize {
        80
    }
}

board_play::conformance!(Kwintie: perfect, symmetric, ends, numbers, symmetric_numbers; LongPlay);

mod random_play {
    board_play::conformance!(kwintie::Kwintie: perfect, symmetric, ends, numbers, symmetric_numbers);
}

/// The kit's plays do reach what it is for.
#[test]
fn plays_reach_passes_and_all_ends() {
    let mut rng = SplitMix::new(1);
    let [mut fives, mut without, mut passes] = [0; 3];
    for round in 0..600 {
        let mut position = Kwintie::new(&RULES[round % RULES.len()].parse().unwrap());
        while let Some(m) = LongPlay.choose(&position, &mut rng) {
            passes += usize::from(m == Move::Pass);
            position.play(m).unwrap();
        }
        assert!(matches!(position.status(), Status::Over(_)));
        match position.winning_squares() {
            Some(_) => fives += 1,
            None => without += 1,
        }
    }
    assert!(
        fives > 20 && without > 20 && passes > 20,
        "{fives} {without} {passes}"
    );
}

/// The rulesets without fixed columns are played alike, and yet their positions are different.
#[test]
fn boardless_and_kwinty_are_alike() {
    let mut rng = SplitMix::new(2);
    for _ in 0..50 {
        let [mut one, mut other] = ["ruleset=boardless", "ruleset=kwinty"]
            .map(|rules| Kwintie::new(&rules.parse().unwrap()));
        loop {
            assert_ne!(one, other);
            assert!(one.moves().eq(other.moves()));
            assert_eq!(one.status(), other.status());
            let Some(m) = LongPlay.choose(&one, &mut rng) else {
                break;
            };
            one.play_unchecked(m);
            other.play_unchecked(m);
        }
    }
}
