//! The puzzles of the documents are puzzles: they are solved again, and played by their rules.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use board_play::{Outcome, Seat, Status};
use fourchette::solver::{Limits, Uniqueness};
use fourchette::{AnyPosition, NAMES};
use serde_json::Value;

/// How many positions the solver looked into when they were made: `docs/puzzles.py`.
const NODES: u64 = 50_000;

/// The games that `docs/puzzles/README.md` says have none.
const WITHOUT: [&str; 2] = ["dice-hex", "yinyang"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/puzzles")
}

/// Returns the puzzles of a game.
fn puzzles(game: &str) -> Vec<Value> {
    let text = fs::read_to_string(folder().join(format!("{game}.jsonl"))).unwrap();
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn games() -> impl Iterator<Item = &'static str> {
    NAMES.iter().copied().filter(|game| !WITHOUT.contains(game))
}

fn line(puzzle: &Value) -> Vec<&str> {
    let moves = puzzle["line"].as_array().unwrap();
    moves.iter().map(|m| m.as_str().unwrap()).collect()
}

/// The solver, with as many positions as it had then, finds the length, the key that is the only one, and the
/// claim again.
#[test]
fn every_puzzle_is_solved_again() {
    for game in games() {
        for puzzle in puzzles(game) {
            let position: AnyPosition = puzzle["position"].as_str().unwrap().parse().unwrap();
            assert_eq!(position.game(), game);
            let limits = Limits::default().with_memory(16 << 20).with_nodes(NODES);
            let found = position.forced_wins(limits).unwrap().puzzle(4).unwrap();
            assert!(found.wins_in >= 2);
            assert_eq!(puzzle["wins_in"], found.wins_in, "{position}");
            assert_eq!(line(&puzzle)[0], found.line[0], "{position}");
            let claim = match found.unique {
                Uniqueness::Wins => "wins",
                Uniqueness::InTime => "in-time",
            };
            assert_eq!(puzzle["unique"], claim, "{position}");
        }
    }
}

#[test]
fn every_line_wins_in_time_by_the_rules_alone() {
    for game in games() {
        for puzzle in puzzles(game) {
            let mut position: AnyPosition = puzzle["position"].as_str().unwrap().parse().unwrap();
            let seat: Seat = puzzle["seat"].as_str().unwrap().parse().unwrap();
            assert_eq!(position.status(), Status::ToMove(seat));
            assert_eq!(puzzle["rules"], position.rules());
            let line = line(&puzzle);
            let own = line.len().div_ceil(2) as u64;
            assert!(Some(own) <= puzzle["wins_in"].as_u64());
            for m in line {
                position.play(m).unwrap();
            }
            assert_eq!(position.status(), Status::Over(Outcome::Win(seat)));
        }
    }
}

#[test]
fn no_two_puzzles_are_symmetric_to_each_other() {
    for game in games() {
        let mut seen = HashSet::new();
        for puzzle in puzzles(game) {
            let position: AnyPosition = puzzle["position"].as_str().unwrap().parse().unwrap();
            assert!(seen.insert(position.canonical()), "{position}");
        }
    }
}

#[test]
fn every_puzzle_is_on_the_page_of_its_game_with_its_picture() {
    let front = fs::read_to_string(folder().join("README.md")).unwrap();
    for game in games() {
        let count = puzzles(game).len();
        assert!(
            front.contains(&format!("| [{game}]({game}.md) | {count} |")),
            "{game}"
        );
        let page = fs::read_to_string(folder().join(format!("{game}.md"))).unwrap();
        for (number, puzzle) in (1..).zip(puzzles(game)) {
            let picture = format!("{game}/{number:02}.svg");
            assert!(page.contains(&format!("]({picture})")), "{picture}");
            assert!(folder().join(&picture).is_file(), "{picture}");
            assert!(
                page.contains(&format!("\n`{}`; ", line(&puzzle).join(" "))),
                "{picture}"
            );
        }
    }
    for game in WITHOUT {
        assert!(!folder().join(format!("{game}.jsonl")).exists());
    }
}
