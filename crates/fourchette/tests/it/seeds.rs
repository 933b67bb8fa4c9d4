//! The seeds of the fuzz targets are alive: what they were written to reach, they reach.
//!
//! If one is not, `cargo run --manifest-path fuzz/Cargo.toml --example seeds` writes them again.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use board_play::trace::Request;
use board_play::{Record, Status};
use fourchette::{Game, GameVisitor, NAMES, visit};

#[expect(
    dead_code,
    unreachable_pub,
    reason = "a library of its own for the targets"
)]
#[path = "../../../../fuzz/src/lib.rs"]
mod input;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the seeds of a target, each with the name of its file.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = root().join("fuzz/seeds").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|reason| panic!("{target}: {reason}"));
    let mut seeds: Vec<_> = entries
        .map(|entry| {
            let path = entry.unwrap().path();
            let file = path.file_name().unwrap().to_str().unwrap().to_owned();
            (file, fs::read(path).unwrap())
        })
        .collect();
    seeds.sort();
    seeds
}

/// Returns the seeds of a target whose first byte picks the game that the file is named after, each
/// with the game and without the byte.
fn picked(target: &str) -> Vec<(String, &'static str, Vec<u8>)> {
    let picked = seeds(target).into_iter().map(|(file, seed)| {
        let (game, rest) = input::pick(&seed).expect("a byte that picks the game");
        let (named, _) = file.rsplit_once('_').expect("GAME_NUMBER");
        assert_eq!(game, named, "{target}/{file}");
        (file, game, rest.to_vec())
    });
    picked.collect()
}

/// How many games the target of symmetries named when it was last run; none may leave it.
const SYMMETRIC: usize = 9;

/// How many games had seeds when the targets were last run; none may lose them.
const SEEDED: usize = 11;

/// Returns the games that have seeds: a new game may come before its first ones.
fn seeded() -> Vec<&'static str> {
    let games: HashSet<&str> = picked("parse_move")
        .iter()
        .map(|&(_, game, _)| game)
        .collect();
    assert!(games.len() >= SEEDED, "{games:?}");
    NAMES
        .iter()
        .copied()
        .filter(|name| games.contains(name))
        .collect()
}

/// What a text is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Move,
    Options,
    Position,
    Record,
}

/// Tells why a text cannot be read.
struct Refusal<'a>(Kind, &'a str);

impl GameVisitor for Refusal<'_> {
    type Out = Option<String>;

    fn visit<G: Game>(self) -> Self::Out {
        let Self(kind, text) = self;
        match kind {
            Kind::Move => text.parse::<G::Move>().err().map(|e| e.to_string()),
            Kind::Options => text.parse::<G::Options>().err().map(|e| e.to_string()),
            Kind::Position => text.parse::<G>().err().map(|e| e.to_string()),
            Kind::Record => text.parse::<Record<G>>().err().map(|e| e.to_string()),
        }
    }
}

#[test]
fn texts_are_read() {
    for (target, kind) in [
        ("parse_move", Kind::Move),
        ("parse_options", Kind::Options),
        ("parse_position", Kind::Position),
        ("parse_record", Kind::Record),
    ] {
        let mut games = HashSet::new();
        for (file, game, text) in picked(target) {
            let text = str::from_utf8(&text).unwrap();
            let refusal = visit(game, Refusal(kind, text)).unwrap();
            assert_eq!(refusal, None, "{target}/{file}");
            games.insert(game);
        }
        assert_eq!(games, HashSet::from_iter(seeded()), "{target}");
    }
}

/// Plays what a seed decides, and tells how the game stands then, and how many plies it took.
struct Play<'a>(&'a [u8]);

impl GameVisitor for Play<'_> {
    type Out = (Status, usize);

    fn visit<G: Game>(self) -> Self::Out {
        let (rules, _) = self
            .0
            .split_at(self.0.iter().position(|&b| b == b'\n').unwrap());
        let rules: G::Options = str::from_utf8(rules).unwrap().parse().unwrap();
        let (start, decisions) = input::start::<G>(self.0);
        assert_eq!(start.options(), rules);
        let mut moves = Vec::new();
        let last = input::play(start, decisions, |_, m| moves.push(m));
        // The way there and back, wherever the decisions came from.
        let again = input::decisions(start, &moves);
        assert_eq!(input::play(start, &again, |_, _| ()), last);
        (last.status(), moves.len())
    }
}

#[test]
fn games_are_played_and_one_of_each_to_its_end() {
    for (target, games) in [
        ("legal_agrees_with_check", seeded()),
        ("play_then_key", seeded()),
        ("symmetry", games_in_the_target_of_symmetries()),
        ("view_leaks_nothing", seeded()),
    ] {
        let mut ended = BTreeSet::new();
        for (file, game, seed) in picked(target) {
            let (status, plies) = visit(game, Play(&seed)).unwrap();
            assert!(plies >= 4, "{target}/{file}: {plies} plies");
            if status.is_over() {
                ended.insert(game);
            }
        }
        assert_eq!(ended, BTreeSet::from_iter(games), "{target}");
    }
}

#[test]
fn requests_for_traces_name_every_game_with_seeds() {
    let mut games = HashSet::new();
    for (file, seed) in seeds("trace_input") {
        let request: Request = str::from_utf8(&seed).unwrap().parse().unwrap();
        assert!(!request.moves.is_empty(), "{file}");
        games.insert(request.game);
    }
    assert_eq!(games.len(), seeded().len());
}

/// Returns the games whose sources say that they have symmetries.
fn games_with_symmetries() -> Vec<&'static str> {
    let has_some = |name: &&str| {
        let mut sources = fs::read_dir(root().join("crates").join(name).join("src")).unwrap();
        sources.any(|entry| {
            let path = entry.unwrap().path();
            path.is_file()
                && ["fn symmetries(", "symmetric!("]
                    .iter()
                    .any(|sign| fs::read_to_string(&path).unwrap().contains(sign))
        })
    };
    NAMES.iter().copied().filter(has_some).collect()
}

/// Returns the games that the target of symmetries names by their types, since the front door does not
/// tell which games have some. A game that it does not name is not tested there.
fn games_in_the_target_of_symmetries() -> Vec<&'static str> {
    let is_named = |name: &&str| input::names_symmetries_of(name);
    NAMES.iter().copied().filter(is_named).collect()
}

#[test]
fn the_target_of_symmetries_names_games_that_have_some() {
    let named = games_in_the_target_of_symmetries();
    assert!(named.len() >= SYMMETRIC, "{named:?}");
    let symmetric = games_with_symmetries();
    for game in named {
        assert!(symmetric.contains(&game), "{game}");
    }
}
