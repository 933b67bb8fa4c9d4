//! Generation, results and play against a second model, position by position.

use std::collections::BTreeSet;

use crate::common::{Model, pick, random_setup};
use board_graph::{Board, NodeSet};
use board_play::playout::random_move;
use board_play::testkit::SplitMix;
use board_play::{Position, RuleOptions as _, Seat};
use board_stones::testkit::{Names, names};
use singularity::{
    CENTRE, Move, Options, Setup, ShiftGame as _, Singularity, StoneGame as _, outcome,
};

/// What the model says about a position must be what the crate says.
fn assert_agree(model: &Model, position: &Singularity) {
    let legal: Vec<Move> = position.moves().collect();
    let texts: Names = legal.iter().map(ToString::to_string).collect();
    assert_eq!(texts, model.moves(), "{position}");
    assert_eq!(legal.len(), texts.len(), "{position}");

    let (turn, result) = model.status();
    assert_eq!(position.status().turn().to_string(), turn.to_string());
    let outcome = position.outcome().map(|outcome| outcome.to_string());
    assert_eq!(outcome.as_deref(), result, "{position}");
    let must_pass = position.mover().must_pass();
    assert_eq!(must_pass, texts.contains("pass"), "{position}");
    for (seat, stones) in Seat::ALL.into_iter().zip(&model.stones) {
        assert_eq!(&names(position.stones(seat)), stones);
    }
}

fn random_position(options: Options, rng: &mut SplitMix) -> Singularity {
    loop {
        if let Ok(position) = Singularity::try_from(random_setup(options, rng)) {
            return position;
        }
    }
}

#[test]
fn random_positions_agree_with_the_model() {
    let mut rng = SplitMix::new(1);
    let [mut compared, mut fusions, mut stuck] = [0; 3];
    for options in Options::all() {
        for _ in 0..150 {
            let position = random_position(options, &mut rng);
            let model = Model::of(&position);
            assert_agree(&model, &position);
            compared += 1;
            fusions += position.moves().filter(|&m| is_fusion(m)).count();
            stuck += usize::from(position.mover().must_pass());
        }
    }
    assert!(compared >= 3_600, "{compared} positions compared");
    assert!(fusions > 10_000, "{fusions} fusions");
    assert!(stuck > 20, "{stuck} stuck seats");
}

fn is_fusion(m: Move) -> bool {
    matches!(
        m,
        Move::Slide {
            removed: Some(_),
            ..
        }
    )
}

/// Whole games and what is left of them, each move made by both.
#[test]
fn random_games_agree_with_the_model() {
    let mut rng = SplitMix::new(2);
    let mut compared = 0;
    for options in Options::all() {
        for start in [
            Singularity::new(&options),
            random_position(options, &mut rng),
        ] {
            let mut position = start;
            let mut model = Model::of(&position);
            for _ in 0..120 {
                assert_agree(&model, &position);
                compared += 1;
                // A fusion if some try finds one, so that games get on.
                let mut tries = (0..6).map_while(|_| random_move(&position, &mut rng));
                let Some(m) = tries
                    .find(|&m| is_fusion(m))
                    .or_else(|| position.nth_move(0))
                else {
                    break;
                };
                position.play(m).unwrap();
                model.play(&m.to_string());
            }
        }
    }
    assert!(compared >= 5_600, "{compared} positions compared");
}

/// `check` accepts exactly the legal moves, among all slides to all nodes with all removals.
#[test]
fn check_agrees_with_the_model_on_every_thinkable_move() {
    let mut rng = SplitMix::new(3);
    let board = Board::bent9();
    for options in Options::all() {
        for _ in 0..2 {
            let position = random_position(options, &mut rng);
            let legal = Model::of(&position).moves();
            let mut passed = BTreeSet::new();
            let occupied: Vec<_> = position.occupied().iter().collect();
            let removals = || board.nodes().map(Some).chain([None]);
            let from = occupied[pick(occupied.len(), &mut rng)];
            let slides = board
                .nodes()
                .flat_map(|to| removals().map(move |removed| Move::Slide { from, to, removed }));
            for m in slides.chain([Move::Pass]) {
                if position.check(m).is_ok() {
                    passed.insert(m.to_string());
                }
            }
            let of_stone = format!("{}-", board.name(from));
            let wanted: BTreeSet<String> = legal
                .into_iter()
                .filter(|m| m == "pass" || m.starts_with(&of_stone))
                .collect();
            assert_eq!(passed, wanted, "{position}");
        }
    }
}

/// The pure functions on any sets that keep the limit of the centre, up to boards as full as that
/// allows.
#[test]
fn results_of_sets_agree_with_the_model() {
    let mut rng = SplitMix::new(4);
    let board = Board::bent9();
    let start = Singularity::start();
    let mut model = Model::of(&start);
    let (mut won, mut stuck) = (0, 0);
    for round in 0..2000 {
        let vacant = [0, 1, 2, 5, 60, 92][round % 6];
        let mut stones = [NodeSet::EMPTY; 2];
        for node in board.nodes() {
            let own = &mut stones[pick(2, &mut rng)];
            let is_second = own.intersects(&CENTRE) && CENTRE.contains(node);
            if !is_second && pick(93, &mut rng) >= vacant {
                own.insert(node);
            }
        }
        model.stones = stones.map(names);
        assert_eq!(
            stones.map(outcome::has_won),
            [0, 1].map(|seat| model.has_won(seat))
        );
        let occupied = stones[0] | stones[1];
        let can_move = stones.map(|own| start.routes().any(own, occupied));
        assert_eq!(
            can_move,
            [0, 1].map(|seat| model.can_move(seat)),
            "{stones:?}"
        );
        won += usize::from(stones.into_iter().any(outcome::has_won));
        stuck += usize::from(can_move.contains(&false));
        // No draw can arise: one of the two can move.
        assert_ne!((can_move, occupied.is_empty()), ([false; 2], false));
    }
    assert!(won > 5 && stuck > 100, "{won} won, {stuck} stuck");
}

/// A position made from its state is the position that play has led to, in everything it tells.
#[test]
fn a_state_tells_everything() {
    let mut rng = SplitMix::new(5);
    for options in Options::all() {
        let mut position = Singularity::new(&options);
        for _ in 0..100 {
            let Some(m) = random_move(&position, &mut rng) else {
                break;
            };
            position.play(m).unwrap();
            let same = Singularity::try_from(Setup::from(position)).unwrap();
            assert_eq!(same, position);
            assert_eq!(same.key(), position.key());
            assert_eq!(same.status(), position.status());
        }
    }
}
