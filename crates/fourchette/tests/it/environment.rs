//! Games of every kind, played by numbers; and the page that says what the numbers mean.

use std::fs;
use std::path::Path;

use board_play::playout::below;
use board_play::rand_core::SeedableRng as _;
use board_play::{Planes, Position, Seat, Status, mask_words};
use fourchette::{AnyEnvironment, AnyPosition, Error, Game, GameVisitor, NAMES, visit};
use rand_chacha::ChaCha8Rng;

/// Draws a number with these weights.
fn draw(weights: &[u32], rng: &mut ChaCha8Rng) -> usize {
    let total: u32 = weights.iter().sum();
    let mut left = below(rng, total.into());
    for (number, &weight) in weights.iter().enumerate() {
        if left < weight.into() {
            return number;
        }
        left -= u64::from(weight);
    }
    panic!("nothing is possible");
}

fn legal(environment: &AnyEnvironment) -> Vec<u32> {
    let count = environment.action_count();
    let mut mask = vec![0; mask_words(count)];
    environment.write_mask(&mut mask);
    (0..count)
        .map(|action| u32::from(mask[action / 64] >> (action % 64) & 1 != 0))
        .collect()
}

/// Plays a random game by numbers beside the same game by texts.
fn play(name: &str, rng: &mut ChaCha8Rng) {
    let mut environment = AnyEnvironment::new(name, "").unwrap();
    let mut planes = vec![0.0; environment.planes().len() * environment.places()];
    for _ in 0..150 {
        let before = environment.clone();
        let text = match environment.status() {
            Status::Over(_) => break,
            Status::Chance => {
                let mut weights = vec![7; environment.chance_action_count()];
                environment.write_chances(&mut weights);
                assert!(legal(&environment).iter().all(|&bit| bit == 0));
                let action = draw(&weights, rng);
                environment.play_chance(action).unwrap();
                let text = before.chance_action_text(action).unwrap();
                assert_eq!(before.chance_action(&text).unwrap(), Some(action));
                text
            }
            Status::ToMove(seat) => {
                let mut weights = vec![7; environment.chance_action_count()];
                environment.write_chances(&mut weights);
                assert!(weights.iter().all(|&weight| weight == 0));
                environment.write_planes(seat, &mut planes);
                let action = draw(&legal(&environment), rng);
                environment.play(action).unwrap();
                let text = before.action_text(action).unwrap();
                assert_eq!(before.action(&text).unwrap(), Some(action));
                text
            }
        };
        // In the game itself the same move leads to the same position; a step of a move may not be one.
        if let (Some(mut position), Some(after)) = (before.position(), environment.position())
            && position.play(&text).is_ok()
        {
            assert_eq!(position, after, "{name}: {text}");
            assert_eq!(position.status(), environment.status());
            assert_eq!(position.key(), environment.key());
        }
    }
}

#[test]
fn every_game_is_played_by_numbers() {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    for name in NAMES {
        for _ in 0..4 {
            play(name, &mut rng);
        }
        assert_eq!(AnyEnvironment::new(name, "").unwrap().game(), *name);
    }
}

/// An Alien's chain is several actions, and in their middle there is no position of the game.
#[test]
fn a_chain_is_made_jump_by_jump() {
    let line = "aliens-amazons/1 - 1 a1,a17,c5 c7,d4,e4 20";
    let position: AnyPosition = line.parse().unwrap();
    let mut environment = position.environment();
    assert_eq!(environment.position(), Some(position.clone()));
    for step in ["c5>e3", "e3>e5"] {
        let action = environment.action(step).unwrap().unwrap();
        environment.play(action).unwrap();
        assert_eq!(environment.position(), None);
        assert_eq!(environment.status(), Status::ToMove(Seat::First));
    }
    let stop = environment.action("stop").unwrap().unwrap();
    environment.play(stop).unwrap();
    let mut wanted = position;
    wanted.play("c5-e5xd4,e4").unwrap();
    assert_eq!(environment.position(), Some(wanted));
}

#[test]
fn numbers_that_are_none_and_moves_that_are_illegal_are_refused() {
    let mut y = AnyEnvironment::new("y", "opening=pie").unwrap();
    let before = y.key();
    let error = y.play(94).unwrap_err();
    assert!(matches!(error, Error::NoSuchNumber { .. }));
    assert_eq!(error.to_string(), "action 94: there are 94, counted from 0");
    let error = y.play_chance(0).unwrap_err();
    assert_eq!(
        error.to_string(),
        "chance action 0: there are 0, counted from 0"
    );
    let error = y.play(93).unwrap_err();
    assert!(error.to_string().starts_with(r#"move "swap": "#), "{error}");
    assert!(matches!(y.action("e 5"), Err(Error::MoveText(_))));
    assert_eq!(y.key(), before);
    assert_eq!(y.action_text(94), None);
    assert!(AnyEnvironment::new("go", "").is_err());
}

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/encodings.md");
    fs::read_to_string(path).expect("the page on encodings")
}

/// The rules whose numbers the page lists, for each game.
const RULES: [(&str, &str); 26] = [
    ("y", ""),
    ("y", "opening=pie"),
    ("y", "board=bent:25"),
    ("y", "board=flat:25"),
    ("aliens-amazons", ""),
    ("aliens-amazons", "fork=off"),
    ("singularity", ""),
    ("singularity", "zone=mover"),
    ("singularity", "zone=both"),
    ("singularity", "fork=off"),
    ("singularity", "zone=mover,fork=off"),
    ("singularity", "zone=both,fork=off"),
    ("leap-over", ""),
    ("leap-over", "fork=off"),
    ("tetra", ""),
    ("tetra", "fork=off"),
    ("quinta", ""),
    ("quinta", "fork=off"),
    ("sexta", ""),
    ("sexta", "fork=off"),
    ("wyx", ""),
    ("dice-hex", ""),
    ("yinyang", ""),
    ("yinyang", "population=same-colour"),
    ("kwintie", ""),
    ("kwintie", "ruleset=boardless"),
];

/// The sizes are counted by other code in the tests of each game; this compares the page with them.
#[test]
fn the_page_has_the_sizes_of_all_games() {
    let page = page();
    let mut missing = Vec::new();
    for (game, rules) in RULES {
        let environment = AnyEnvironment::new(game, rules).unwrap();
        let (actions, chance_actions) = (
            environment.action_count(),
            environment.chance_action_count(),
        );
        let (planes, length) = (environment.planes().len(), environment.places());
        let grid = environment.grid();
        let (rows, columns) = (grid.rows(), grid.columns());
        let rules = if rules.is_empty() {
            String::new()
        } else {
            format!("`{rules}`")
        };
        let row = format!(
            "| {game} | {rules} | {actions} | {chance_actions} | {planes} | {length} | {rows} × {columns} |"
        );
        if !page.contains(&row) {
            missing.push(row);
        }
    }
    assert!(missing.is_empty(), "missing:\n{}", missing.join("\n"));
}

/// Names the planes of a game.
struct PlaneNames;

impl GameVisitor for PlaneNames {
    type Out = &'static [&'static str];

    fn visit<G: Game>(self) -> &'static [&'static str] {
        G::Steps::PLANES
    }
}

/// Each plane has its row, but for those of Yin Yang's laws, of which the first law has them.
#[test]
fn the_page_names_all_planes() {
    let page = page();
    for game in NAMES {
        let planes = visit(game, PlaneNames).unwrap();
        let (_, section) = page
            .split_once(&format!("\n## {game}\n"))
            .unwrap_or_else(|| panic!("no section on {game}"));
        let section = section.split("\n## ").next().unwrap_or_default();
        let listed = planes.iter().enumerate();
        let listed = listed.filter(|(number, _)| *game != "yinyang" || *number < 15);
        let rows: Vec<String> = listed
            .map(|(number, says)| format!("| {number} | {says} |"))
            .collect();
        let missing: Vec<&String> = rows.iter().filter(|row| !section.contains(*row)).collect();
        assert!(missing.is_empty(), "{game}: missing: {missing:#?}");
    }
}

/// The seats see each other's stones the other way round.
#[test]
fn planes_are_told_from_the_viewers_side() {
    let position = quinta::Quinta::start();
    let planes = Seat::ALL.map(|viewer| {
        let mut planes = vec![0.0; position.plane_numbers()];
        quinta::Quinta::write_planes(&position, viewer, &mut planes);
        planes
    });
    let length = position.places();
    let [first, second] = planes;
    assert_eq!(first[..length], second[length..2 * length]);
    assert_eq!(first[length..2 * length], second[..length]);
}
