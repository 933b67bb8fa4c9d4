//! The wall against the game itself where it has its size, and against obvious rules where it has not.

mod model;

use core::ops::ControlFlow;

use board_play::playout::{SplitMix, random_move};
use board_play::{Outcome, Position, Seat, Symmetric, perft};
use kwintie::{FirstBlock, Kwintie, Move};
use solver::{Limits, Solvable, Solver, Value};

use crate::rules::{Rules, Wanted};
use crate::wall::Wall;
use model::Model;

const WANTED: [Wanted; 3] = [
    Wanted::MostFours,
    Wanted::Five(Seat::First),
    Wanted::Five(Seat::Second),
];

const FIRST_BLOCKS: [FirstBlock; 2] = [FirstBlock::Barred, FirstBlock::Free];

/// Returns how a game ended for what is wanted, if its end is one by the rules of Kwintie.
fn wanted_outcome(wanted: Wanted, outcome: Outcome, by_five: Option<Seat>) -> Outcome {
    match wanted {
        Wanted::MostFours => outcome,
        Wanted::Five(seat) if by_five == Some(seat) => Outcome::Win(seat),
        Wanted::Five(seat) => Outcome::Win(!seat),
    }
}

fn moves_of<P: Position>(position: &P) -> Vec<P::Move> {
    position.moves().collect()
}

fn games() -> impl Iterator<Item = (SplitMix, FirstBlock, Wanted)> {
    (0..40).flat_map(|seed| {
        FIRST_BLOCKS.into_iter().flat_map(move |first_block| {
            WANTED.map(|wanted| (SplitMix::new(seed), first_block, wanted))
        })
    })
}

#[test]
fn a_wall_of_the_size_of_the_game_is_the_game() {
    for (mut rng, first_block, wanted) in games() {
        let options = kwintie::Options::default().with_first_block(first_block);
        let mut game = Kwintie::new(&options.expect("the columns are fixed"));
        let rules = Rules::default().with_first_block(first_block);
        let mut wall = Wall::new(&rules.with_wanted(wanted));
        while !wall.is_over() {
            let moves = moves_of(&wall);
            assert_eq!(moves, moves_of(&game));
            assert_eq!(wall.move_count(), moves.len());
            let m = random_move(&game, &mut rng).expect("the game is not over");
            game.play_unchecked(m);
            wall.play_unchecked(m);
        }
        // Where only a five is wanted the game may be settled before its end.
        assert!(wanted != Wanted::MostFours || game.is_over());
        while let Some(m) = random_move(&game, &mut rng) {
            game.play_unchecked(m);
        }
        let outcome = game.outcome().expect("it has been played to its end");
        let by_five = game.winning_squares().and_then(|_| outcome.winner());
        assert_eq!(
            wall.outcome(),
            Some(wanted_outcome(wanted, outcome, by_five)),
            "{game}"
        );
    }
}

#[test]
fn as_many_sequences_of_moves_as_in_the_game() {
    for first_block in FIRST_BLOCKS {
        let options = kwintie::Options::default().with_first_block(first_block);
        let game = Kwintie::new(&options.expect("the columns are fixed"));
        let wall = Wall::new(&Rules::default().with_first_block(first_block));
        for depth in 0..=4 {
            assert_eq!(perft(&wall, depth), perft(&game, depth));
        }
    }
}

/// Lists some sizes of walls, wide ones and high ones.
fn sizes() -> impl Iterator<Item = (u8, u8)> {
    let all = (1..=9).flat_map(|width| (1..=9).map(move |height| (width, height)));
    all.filter(|(width, height)| (width + 2 * height) % 3 == 0)
}

#[test]
fn walls_of_other_sizes_have_the_rules_of_the_model() {
    for (width, height) in sizes() {
        for (mut rng, first_block, wanted) in games().step_by(5) {
            let rules = Rules::new(width, height).expect("at most nine");
            let rules = rules.with_first_block(first_block).with_wanted(wanted);
            let mut model = Model::new(rules);
            let mut wall = Wall::new(&rules);
            while !wall.is_over() {
                let moves = model.moves();
                assert_eq!(moves_of(&wall), moves);
                let m = random_move(&wall, &mut rng).expect("the game is not over");
                wall.play_unchecked(m);
                model.play(m);
            }
            while let Some(&m) = model.moves().first() {
                model.play(m);
            }
            let outcome = model.outcome().expect("it has been played to its end");
            let expected = wanted_outcome(wanted, outcome, model.five());
            assert_eq!(wall.outcome(), Some(expected), "{width}x{height}");
        }
    }
}

#[test]
fn mirror_images_are_played_alike_and_share_a_key() {
    for (width, height) in sizes() {
        for (mut rng, first_block, wanted) in games().step_by(7) {
            let rules = Rules::new(width, height).expect("at most nine");
            let mut wall = Wall::new(&rules.with_first_block(first_block).with_wanted(wanted));
            let mut image = wall.transform(1);
            assert_eq!(image, wall, "the start is its own image");
            while let Some(m) = random_move(&wall, &mut rng) {
                let mirrored = wall.transform_move(m, 1);
                assert_eq!(wall.transform_move(mirrored, 1), m);
                image.play(mirrored).expect("it is legal there");
                wall.play(m).expect("it is legal");
                assert_eq!(wall.transform(1), image);
                assert_eq!(image.transform(1), wall);
                assert_eq!(wall.canonical_key(), image.canonical_key());
            }
        }
    }
}

/// Returns what the solver makes of a position.
fn solved(wall: Wall) -> Outcome {
    let limits = Limits::default().with_memory(1 << 20);
    let mut solver = Solver::new(wall, limits).expect("nothing is hidden");
    let solution = solver.solve(&mut |_| ControlFlow::Continue(()));
    match solution.expect("there is as much memory").value {
        Value::Decided(outcome) => outcome,
        value => panic!("{wall:?}: {value:?}"),
    }
}

/// What the solver proves of a wall, which forgets much of its blocks, against a look at everything that
/// follows by the obvious rules.
#[test]
fn what_is_proved_of_small_walls_is_true() {
    let mut wins = [0, 0];
    for (width, height, plies) in [(5, 3, 0), (3, 5, 0), (4, 5, 2), (5, 5, 7), (7, 5, 12)] {
        for (mut rng, first_block, wanted) in games().step_by(13) {
            let rules = Rules::new(width, height).expect("at most nine");
            let rules = rules.with_first_block(first_block).with_wanted(wanted);
            let mut model = Model::new(rules);
            let mut wall = Wall::new(&rules);
            for _ in 0..plies {
                let next: Option<Move> = random_move(&wall, &mut rng);
                if let Some(m) = next {
                    wall.play_unchecked(m);
                    model.play(m);
                }
            }
            let proved = solved(wall);
            assert_eq!(proved, model.value(), "{wall:?}");
            let by_force = matches!(wanted, Wanted::Five(seat) if proved == Outcome::Win(seat));
            wins[usize::from(by_force)] += 1;
        }
    }
    // Both answers have been met.
    assert!(wins.iter().all(|&count| count > 0), "{wins:?}");
}
