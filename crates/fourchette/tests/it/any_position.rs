//! What a position of any game tells by text of chance, of random games and of its symmetries.

use core::num::NonZeroU32;
use core::ops::ControlFlow;

use board_play::{Ending, Status};
use fourchette::bots::Budget;
use fourchette::{AnyPosition, AnyRecord, NAMES, Player, RngStream, Start, Tally, generator};

const SEED: u64 = 11;

/// Every game, in so few plies that each is also seen unfinished.
const PLIES: NonZeroU32 = NonZeroU32::new(150).unwrap();

fn start(game: &str) -> AnyPosition {
    AnyPosition::new(game, "").unwrap()
}

/// Plays random moves by text from the start, and returns the positions with the moves made in them.
fn played(game: &str, plies: usize) -> Vec<(AnyPosition, String)> {
    let mut rng = generator(SEED, 0, 0, RngStream::Chance);
    let mut position = start(game);
    let mut played = Vec::new();
    while played.len() < plies
        && let Some(m) = position.random_move(&mut rng)
    {
        let before = position.clone();
        position.play(&m).unwrap();
        played.push((before, m));
    }
    played
}

/// Returns the positions of a random game.
fn positions(game: &str, plies: usize) -> impl Iterator<Item = AnyPosition> {
    let played = played(game, plies).into_iter();
    played.map(|(position, _)| position)
}

#[test]
fn moves_are_found_by_their_numbers() {
    for game in NAMES {
        for position in positions(game, 80).step_by(7) {
            let moves = position.first_moves(300);
            for (n, m) in moves.iter().enumerate() {
                assert_eq!(position.nth_move(n).as_ref(), Some(m), "{position}");
            }
            assert_eq!(position.nth_move(position.move_count()), None, "{position}");
        }
    }
}

#[test]
fn a_drawn_move_is_what_chance_draws_at_a_table() {
    for game in ["dice-hex", "wyx"] {
        let record = AnyRecord::begin(game, Start::Rules("")).unwrap();
        let mut table = record.into_table([Player::Human; 2], SEED);
        let mut rng = generator(SEED, 0, 0, RngStream::Chance);
        assert_eq!(table.decide(), start(game).random_move(&mut rng), "{game}");
    }
}

/// Plays the same game by text, move by move.
#[test]
fn a_playout_is_a_game_of_drawn_moves() {
    let mut endings = [0; 2];
    for game in NAMES {
        for number in 0..3 {
            let mut rng = generator(SEED, number, 0, RngStream::Chance);
            let mut position = start(game);
            let mut plies = 0;
            while plies < PLIES.get()
                && let Some(m) = position.random_move(&mut rng)
            {
                position.play(&m).unwrap();
                plies += 1;
            }
            let ending = match position.status() {
                Status::Over(outcome) => Ending::Rules(outcome),
                _ => Ending::MaxPlies(PLIES),
            };
            endings[usize::from(matches!(ending, Ending::Rules(_)))] += 1;
            let tally = start(game).playouts(SEED, number..number + 1, PLIES);
            let played = fourchette::GameResult {
                ending,
                plies: plies as usize,
            };
            assert_eq!(tally, Tally::default().with(played), "{game} {number}");
            if number == 0 {
                assert_eq!(start(game).playout(SEED, PLIES), played, "{game}");
            }
        }
    }
    let [unfinished, finished] = endings;
    assert!(unfinished > 0 && finished > 0, "{endings:?}");
}

#[test]
fn a_playout_of_a_game_that_is_over_has_no_plies() {
    let mut rng = generator(SEED, 0, 0, RngStream::Chance);
    let mut position = AnyPosition::new("y", "board=bent:3").unwrap();
    while let Some(m) = position.random_move(&mut rng) {
        position.play(&m).unwrap();
    }
    let Status::Over(outcome) = position.status() else {
        panic!("there is no move and no outcome: {position}");
    };
    let result = position.playout(SEED, PLIES);
    assert_eq!((result.ending, result.plies), (Ending::Rules(outcome), 0));
    let watch = &mut |_| ControlFlow::Continue(());
    assert!(
        position
            .analyse(Budget::iterations(9), SEED, watch)
            .is_none()
    );
}

#[test]
fn an_analysis_repeats_itself_lists_legal_moves_and_is_stopped() {
    for game in NAMES {
        for position in positions(game, 67).step_by(33) {
            let analyse = |iterations| {
                let watch = &mut |_| ControlFlow::Continue(());
                position.analyse(Budget::iterations(iterations), SEED, watch)
            };
            let analysis = analyse(40);
            assert_eq!(analysis, analyse(40), "{position}");
            let is_to_move = position.status().to_move().is_some();
            assert_eq!(analysis.is_some(), is_to_move, "{position}");
            for candidate in analysis.into_iter().flat_map(|found| found.candidates) {
                position.check(&candidate.m).unwrap();
            }
        }
    }
    let mut looks = 0;
    let stopped = start("y").analyse(Budget::iterations(1_000_000), SEED, &mut |_| {
        looks += 1;
        ControlFlow::Break(())
    });
    let stopped = stopped.unwrap();
    assert_eq!(looks, 1);
    assert!(stopped.iterations < 1_000_000 && !stopped.candidates.is_empty());
}

#[test]
fn symmetries_commute_with_play_and_share_one_canonical_image() {
    for game in NAMES {
        for (before, m) in played(game, 40).into_iter().step_by(3) {
            let mut after = before.clone();
            after.play(&m).unwrap();
            let canonical = before.canonical();
            let mut is_image = false;
            for symmetry in 0..before.symmetries() {
                let mut image = before.transform(symmetry).unwrap();
                assert_eq!(image.canonical(), canonical, "{before}");
                assert_eq!(image.canonical().key(), canonical.key(), "{before}");
                is_image |= image == canonical;
                let mapped = before.transform_move(&m, symmetry).unwrap();
                image.play(&mapped).unwrap();
                // The number of symmetries may grow with a move: in Yin Yang once all laws are written.
                let expected = after.transform(symmetry).unwrap();
                assert_eq!(image, expected, "{before} {m} {symmetry}");
            }
            assert!(is_image, "{before}");
        }
    }
}

/// The board of Y has six: rulings, 1.2. Wyx and Dice-hex have the identity alone: rulings, 9.17, 10.23.
#[test]
fn some_games_have_no_symmetry_but_the_identity() {
    let counts = ["y", "wyx", "dice-hex"].map(|game| start(game).symmetries());
    assert_eq!(counts, [6, 1, 1]);
}

#[test]
fn a_symmetry_that_is_not_there_and_a_move_that_is_not_legal_are_refused() {
    for game in NAMES {
        let position = start(game);
        let count = position.symmetries();
        let m = position.nth_move(0).unwrap();
        let refusal = format!("symmetry {count}: there are {count}, counted from 0");
        assert_eq!(position.transform(count).unwrap_err().to_string(), refusal);
        let refused = position.transform_move(&m, count).unwrap_err();
        assert_eq!(refused.to_string(), refusal);
        assert!(position.transform_move("no move", 0).is_err(), "{game}");
        assert_eq!(position.transform_move(&m, 0).unwrap(), m);
    }
    let mut y = start("y");
    y.play("e5").unwrap();
    let refused = y.transform_move("e5", 1).unwrap_err();
    assert_eq!(refused.to_string(), r#"move "e5": e5 is occupied"#);
}

#[test]
fn what_is_shown_for_debugging_is_the_game_and_the_text() {
    let position = AnyPosition::new("y", "board=bent:3").unwrap();
    let line = position.to_string();
    let shown = format!("AnyPosition {{ game: \"y\", line: {line:?} }}");
    assert_eq!(format!("{position:?}"), shown);
}
