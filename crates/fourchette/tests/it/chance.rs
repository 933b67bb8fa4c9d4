//! Chance at a table is a function of the seed and the ply, however the game came there.

use core::ops::ControlFlow;

use fourchette::bots::Budget;
use fourchette::{AnyRecord, BotKind, NAMES, Player, Series, Start, visit};
use fourchette::{Game, GameVisitor};

const SEED: u64 = 7;

/// How many plies are played of each game: in Wyx the rack takes 64.
const PLIES: usize = 70;

const BOTS: [Player; 2] = [Player::Bot(BotKind::Random), Player::Bot(BotKind::Greedy)];
const HUMANS: [Player; 2] = [Player::Human; 2];

/// Returns the beginning of a game that opponents play.
fn played(game: &str) -> Vec<String> {
    let record = AnyRecord::begin(game, Start::Rules("")).unwrap();
    let mut table = record.into_table(BOTS, SEED);
    let mut moves = Vec::new();
    while moves.len() < PLIES
        && let Some(m) = table.decide()
    {
        table.push(&m).unwrap();
        moves.push(m);
    }
    moves
}

/// Returns a record with these moves.
fn record(game: &str, moves: &[String]) -> AnyRecord {
    let mut record = AnyRecord::begin(game, Start::Rules("")).unwrap();
    for m in moves {
        record.push(m).unwrap();
    }
    record
}

#[test]
fn a_game_goes_on_from_any_of_its_plies_as_it_was_played() {
    for game in NAMES {
        let moves = played(game);
        for (ply, m) in moves.iter().enumerate() {
            let mut table = record(game, &moves[..ply]).into_table(BOTS, SEED);
            assert_eq!(table.decide().as_ref(), Some(m), "{game}, ply {ply}");
            // To ask twice changes nothing.
            assert_eq!(table.decide().as_ref(), Some(m), "{game}, ply {ply}");
        }
    }
}

#[test]
fn what_is_taken_back_is_no_second_try() {
    for game in NAMES {
        // A person plays both seats, so that only chance is decided.
        let mut table = record(game, &[]).into_table(HUMANS, SEED);
        let mut moves = Vec::new();
        let mut play = |table: &mut fourchette::AnyTable, plies: usize| {
            while table.plies() < plies && table.end().is_none() {
                let decided = table.decide();
                let legal = || table.position().first_moves(1).swap_remove(0);
                let is_chance = decided.is_some();
                let m = decided.unwrap_or_else(legal);
                let ply = table.plies();
                table.push(&m).unwrap();
                if ply == moves.len() {
                    moves.push((m, is_chance));
                } else if is_chance {
                    assert_eq!(moves[ply], (m, true), "{game}, ply {ply}");
                }
            }
        };
        play(&mut table, PLIES);
        while table.undo() {
            let plies = table.plies();
            play(&mut table, plies + 4);
            while table.plies() > plies {
                assert!(table.undo());
            }
        }
    }
}

#[test]
fn a_hint_is_the_same_again() {
    for game in ["dice-hex", "y", "yinyang"] {
        let mut table = record(game, &[]).into_table(HUMANS, SEED);
        while let Some(m) = table.decide() {
            table.push(&m).unwrap();
        }
        let mut hint = || table.advise(Budget::iterations(50), &mut |_| ControlFlow::Continue(()));
        assert!(hint().is_some(), "{game}");
        assert_eq!(hint(), hint(), "{game}");
    }
}

/// Compares game 0 of a series with the same game at a table.
struct SeriesAndTable;

impl GameVisitor for SeriesAndTable {
    type Out = [Vec<String>; 2];

    fn visit<G: Game>(self) -> Self::Out {
        let start = G::new(&G::Options::default());
        let series = Series {
            start,
            players: [BotKind::Random; 2],
            seed: SEED,
            adjudication: board_play::Adjudication {
                repetition: None,
                max_plies: core::num::NonZeroU32::new(70),
            },
            memory: Budget::MEMORY,
        };
        let record = series.record(0);
        let mut table = fourchette::Table::new(
            board_play::Record::new(start, series.adjudication),
            [Player::Bot(BotKind::Random); 2],
            SEED,
        );
        while let Some(m) = table.decide() {
            table.push(m).unwrap();
        }
        [&record, table.record()]
            .map(|record| record.moves().iter().map(G::Move::to_string).collect())
    }
}

#[test]
fn the_first_game_of_a_series_is_the_game_at_a_table() {
    for game in NAMES {
        let [series, table] = visit(game, SeriesAndTable).unwrap();
        assert!(!series.is_empty(), "{game}");
        assert_eq!(series, table, "{game}");
    }
}
