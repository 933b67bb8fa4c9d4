//! Openings that are drawn at random.

use board_play::{Adjudication, Position as _};
use bots::{BotKind, Budget};
use fourchette::{Openings, Series};

#[test]
fn openings_have_so_many_moves_and_depend_on_seed_and_number() {
    let start = y::Y::start();
    let openings = Openings::of_moves(4);
    let drawn = |seed, number| openings.draw(&start, seed, number).unwrap();
    let mut seen = std::collections::HashSet::new();
    for seed in 0..5 {
        for number in 0..20 {
            let opening = drawn(seed, number);
            assert_eq!(opening.move_count(), start.move_count() - 4);
            assert_eq!(opening, drawn(seed, number));
            seen.insert(opening.key());
        }
    }
    // Of 93 · 92 · 91 · 90 / 4 openings and more, a hundred hardly have one in common.
    assert!(seen.len() > 98, "{}", seen.len());
}

#[test]
fn no_game_is_over_when_it_begins() {
    // Nine nodes are full after nine moves, and a Y needs five.
    let start = y::Y::new(&"board=bent:3".parse().unwrap());
    for number in 0..50 {
        let opening = Openings::of_moves(5).draw(&start, 1, number).unwrap();
        assert!(opening.outcome().is_none());
    }
    assert_eq!(Openings::of_moves(9).draw(&start, 1, 0), None);
    assert_eq!(Openings::of_moves(0).draw(&start, 1, 0), Some(start));
}

/// The roll before a move is none: after one move the first seat has decided something.
#[test]
fn chance_is_not_counted() {
    let start = dice_hex::DiceHex::start();
    for number in 0..10 {
        let opening = Openings::of_moves(1).draw(&start, 3, number).unwrap();
        // It has laid a stone, and the next roll comes, or it has said that it can lay none.
        assert_ne!(opening.to_move(), Some(board_play::Seat::First));
        assert_ne!(opening, start);
    }
}

#[test]
fn quiet_openings_are_not_decided_at_once() {
    let start = tetra::Tetra::start();
    let openings = Openings { moves: 6, quiet: 7 };
    for number in 0..5 {
        let opening = openings.draw(&start, 1, number).unwrap();
        let plies = |seed| {
            Series {
                start: opening,
                players: [BotKind::Greedy; 2],
                seed,
                adjudication: Adjudication::default(),
                memory: Budget::MEMORY,
            }
            .play(number)
            .plies
        };
        assert!(plies(1) >= 7);
    }
}
