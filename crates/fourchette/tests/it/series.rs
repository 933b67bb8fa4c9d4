//! Games between opponents, and what comes of many of them.

use core::ops::ControlFlow;

use crate::toy::{Envelopes, Illegal, Move};
use board_play::{Adjudication, Ending, Outcome, Position, Record, Seat};
use fourchette::bots::{Bot, Budget, ProgressFn, SeatView};
use fourchette::{AnyRecord, AnySeries, BotKind, GameResult, Series, Start, Tally};

fn contest() -> Series<Envelopes> {
    Series {
        start: Envelopes::start(),
        players: [BotKind::Random; 2],
        seed: 1,
        adjudication: Adjudication::default(),
        memory: Budget::MEMORY,
    }
}

#[test]
fn a_game_of_a_series_depends_on_its_number_alone() {
    let contest = contest();
    let forward: Vec<GameResult> = (0..50).map(|game| contest.play(game)).collect();
    let mut backward: Vec<GameResult> = (0..50).rev().map(|game| contest.play(game)).collect();
    backward.reverse();
    assert_eq!(forward, backward);
    assert!(forward.iter().all(|game| game.plies == 3));
}

#[test]
fn a_recorded_game_is_the_game_that_is_played() {
    let contest = contest();
    for game in 0..20 {
        let record = contest.record(game);
        assert_eq!(GameResult::of(&record), Some(contest.play(game)));
        assert_eq!(record.name(Seat::First), Some("random"));
        assert_eq!(record.to_string().parse(), Ok(record));
    }
    let start = Record::new(Envelopes::start(), Adjudication::default());
    assert_eq!(GameResult::of(&start), None);
}

#[test]
fn random_opponents_of_an_even_game_win_half_each() {
    let contest = contest();
    let tally = (0..10_000).fold(Tally::default(), |tally, game| {
        tally.with(contest.play(game))
    });
    assert_eq!(tally.games, 10_000);
    assert_eq!(tally.wins[0] + tally.wins[1], 10_000);
    // The standard deviation is 50; this is five of them.
    assert!(tally.wins[0].abs_diff(5000) < 250, "{tally:?}");
    assert_eq!(tally.plies, 30_000);
    assert_eq!(tally.lengths, Some((3, 3)));
}

#[test]
fn tallies_are_merged_in_any_order() {
    let games = [
        (Ending::Rules(Outcome::Win(Seat::First)), 7),
        (Ending::Rules(Outcome::Win(Seat::Second)), 4),
        (Ending::Rules(Outcome::Draw), 9),
        (Ending::Repetition(3.try_into().unwrap()), 12),
        (Ending::MaxPlies(20.try_into().unwrap()), 20),
        (Ending::Rules(Outcome::Win(Seat::Second)), 5),
    ]
    .map(|(ending, plies)| GameResult { ending, plies });
    let tally = |games: &[GameResult]| {
        games
            .iter()
            .fold(Tally::default(), |tally, &game| tally.with(game))
    };
    let whole = Tally {
        games: 6,
        wins: [1, 2],
        draws: 1,
        repetitions: 1,
        too_long: 1,
        plies: 7 + 4 + 9 + 12 + 20 + 5,
        lengths: Some((4, 20)),
    };
    assert_eq!(tally(&games), whole);
    for split in 0..=games.len() {
        let (left, right) = games.split_at(split);
        assert_eq!(tally(left).merged(tally(right)), whole);
        assert_eq!(tally(right).merged(tally(left)), whole);
    }
}

/// Makes always the same move, and keeps how much memory it was told to take.
struct Always(Move, usize);

impl Bot<Envelopes> for Always {
    fn think(&mut self, _: &SeatView<'_, Envelopes>, _: &mut ProgressFn<'_>) -> Move {
        self.0
    }

    fn limit_memory(&mut self, bytes: usize) {
        self.1 = bytes;
    }
}

fn always(m: Move) -> Always {
    Always(m, 0)
}

#[test]
fn opponents_of_ones_own_play_in_a_series() {
    let contest = contest();
    for game in 0..20 {
        let [mut zero, mut one] = [0, 1].map(|bit| always(Move::Write(bit)));
        let both = contest.record_with(game, [Some(&mut zero), Some(&mut one)]);
        let both = both.unwrap();
        // Both have not written the same, so that the second seat wins.
        assert_eq!(
            both.ending(),
            Some(Ending::Rules(Outcome::Win(Seat::Second)))
        );
        assert_eq!(both.moves()[1..], [Move::Write(0), Move::Write(1)]);
        assert_eq!([both.name(Seat::First), both.name(Seat::Second)], [None; 2]);
        assert_eq!(zero.1, Budget::MEMORY);

        // Chance and the opponent that is named do what they do without it.
        let named = contest.record(game);
        let mixed = contest.record_with(game, [Some(&mut zero), None]).unwrap();
        assert_eq!(
            mixed.moves(),
            [named.moves()[0], Move::Write(0), named.moves()[2]]
        );
        assert_eq!(mixed.name(Seat::First), None);
        assert_eq!(mixed.name(Seat::Second), Some("random"));
        assert_eq!(contest.record_with(game, [None, None]), Ok(named));
    }
}

#[test]
fn an_illegal_move_of_ones_own_opponent_is_an_error() {
    let mut cheat = always(Move::Card(3));
    let refused = contest().record_with(0, [None, Some(&mut cheat)]);
    assert_eq!(refused, Err(Illegal));
}

#[test]
fn whatever_leads_to_an_opponent_is_one() {
    let start = Envelopes::start().after(Move::Card(1)).unwrap();
    let view = SeatView::new(&start).unwrap();
    let mut zero = always(Move::Write(0));
    let mut led_to: Box<dyn Bot<Envelopes> + '_> = Box::new(&mut zero);
    led_to.limit_memory(7);
    assert_eq!(led_to.choose(&view), Move::Write(0));
    drop(led_to);
    assert_eq!(zero.1, 7);
}

/// Returns a series of any game between opponents that play at random.
fn by_name(game: &str) -> AnySeries {
    let record = AnyRecord::begin(game, Start::Rules("")).unwrap();
    record.series([BotKind::Random; 2], 7, Adjudication::default())
}

/// Watches until it has been asked so many times, and counts how often that was.
fn until(most: usize, asked: &mut usize) -> impl FnMut() -> ControlFlow<()> {
    move || {
        *asked += 1;
        if *asked < most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

#[test]
fn a_game_without_an_end_is_stopped_by_who_watches_it() {
    // Random play of Leap Over never ends.
    let endless = by_name("leap-over");
    let mut asked = 0;
    let played = endless.play_watched(0, &mut until(500, &mut asked));
    assert_eq!((played, asked), (None, 500));
    let mut asked = 0;
    let record = endless.record_watched(0, &mut until(500, &mut asked));
    assert!(record.is_none());
    assert_eq!(asked, 500);
}

#[test]
fn to_be_watched_changes_nothing() {
    let series = by_name("dice-hex");
    for game in 0..5 {
        let (mut moves, mut asked) = (0, 0);
        let played = series.play_watched(game, &mut until(usize::MAX, &mut moves));
        assert_eq!(played, Some(series.play(game)));
        let record = series.record_watched(game, &mut until(usize::MAX, &mut asked));
        let record = record.expect("nobody stops it");
        assert_eq!(record.to_string(), series.record(game).to_string());
        // After each move it is asked once.
        assert_eq!((moves, asked), (record.plies(), record.plies()));
    }
}
