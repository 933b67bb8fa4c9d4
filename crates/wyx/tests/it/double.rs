//! Double Wyx: two games with one rack.

use crate::common::rules::{draw, options, random_rules};
use board_play::testkit::SplitMix;
use board_play::{Adjudication, Ended, Outcome, Position, PushError, Record, Seat};
use core::num::NonZeroU32;
use wyx::outcome::fewer_unlaid;
use wyx::{DoubleError, DoubleWyx, Illegal, Move, Options, Rack, Round, Wyx};

fn random_move(position: &Wyx, rng: &mut SplitMix) -> Option<Move> {
    position.nth_move(draw(rng, position.move_count().max(1)))
}

fn rack(rng: &mut SplitMix) -> Rack {
    *options(&random_rules(rng, false)).rack().unwrap()
}

/// Plays both games by chance.
fn play(double: &mut DoubleWyx, rng: &mut SplitMix) {
    while let Some(round) = double.round() {
        let m = random_move(double.record(round).position(), rng).unwrap();
        double.push(m).unwrap();
    }
}

/// Plays a whole game by chance.
fn record(start: Wyx, rng: &mut SplitMix) -> Record<Wyx> {
    let mut record = Record::new(start, Adjudication::default());
    while let Some(m) = random_move(record.position(), rng) {
        record.push(m).unwrap();
    }
    record
}

#[test]
fn both_games_count_with_colours_exchanged() {
    let rng = &mut SplitMix::new(1);
    let mut outcomes = Vec::new();
    for _ in 0..200 {
        let rack = rack(rng);
        let mut double = DoubleWyx::new(&Options::default(), rack, Adjudication::default());
        play(&mut double, rng);
        let [first, second] = Round::ALL.map(|round| *double.record(round).position());
        assert_eq!(first.rack(), Some(rack));
        assert_eq!(second.rack(), Some(rack));
        // The player with White in the first game has Black in the second.
        let ada = first.unlaid(Seat::First) + second.unlaid(Seat::Second);
        let grace = first.unlaid(Seat::Second) + second.unlaid(Seat::First);
        assert_eq!([ada, grace], Seat::ALL.map(|player| double.unlaid(player)));
        let expected = match ada.cmp(&grace) {
            core::cmp::Ordering::Less => Outcome::Win(Seat::First),
            core::cmp::Ordering::Greater => Outcome::Win(Seat::Second),
            core::cmp::Ordering::Equal => Outcome::Draw,
        };
        assert_eq!(double.outcome(), Some(expected));
        assert_eq!(fewer_unlaid([ada, grace]), expected);
        outcomes.push(expected);
    }
    for outcome in [
        Outcome::Win(Seat::First),
        Outcome::Win(Seat::Second),
        Outcome::Draw,
    ] {
        assert!(outcomes.contains(&outcome), "{outcome} never came");
    }
}

#[test]
fn the_second_game_follows_the_first() {
    let rng = &mut SplitMix::new(2);
    let mut double = DoubleWyx::new(&Options::default(), rack(rng), Adjudication::default());
    assert_eq!(double.to_move(), Some(Seat::First));
    while double.round() == Some(Round::First) {
        let position = *double.record(Round::First).position();
        assert_eq!(double.to_move(), position.to_move());
        assert_eq!(double.outcome(), None);
        assert!(double.record(Round::Second).moves().is_empty());
        double.push(random_move(&position, rng).unwrap()).unwrap();
    }
    // White begins: now that is the other player.
    assert_eq!(double.round(), Some(Round::Second));
    assert_eq!(double.to_move(), Some(Seat::Second));
    assert_eq!(Round::Second.seat(Seat::Second), Seat::First);
    let before = double.clone();
    let refused = double.push(Move::Pass).unwrap_err();
    assert!(matches!(refused, PushError::Illegal(Illegal::CanPlay(_))));
    assert_eq!(double, before);
    while let Some(Round::Second) = double.round() {
        let position = *double.record(Round::Second).position();
        assert_eq!(double.to_move(), position.to_move().map(|seat| !seat));
        double.push(random_move(&position, rng).unwrap()).unwrap();
    }
    assert_eq!(double.to_move(), None);
    assert!(double.outcome().is_some());
    assert!(matches!(double.push(Move::Pass), Err(PushError::Over(_))));
}

#[test]
fn moves_are_taken_back() {
    let rng = &mut SplitMix::new(3);
    let mut double = DoubleWyx::new(&Options::default(), rack(rng), Adjudication::default());
    play(&mut double, rng);
    double.truncate(Round::Second, 10);
    assert_eq!(double.round(), Some(Round::Second));
    assert_eq!(double.record(Round::Second).moves().len(), 10);
    double.truncate(Round::First, 20);
    assert_eq!(double.round(), Some(Round::First));
    assert_eq!(double.record(Round::First).moves().len(), 20);
    assert!(double.record(Round::Second).moves().is_empty());
}

#[test]
fn records_are_put_together() {
    let rng = &mut SplitMix::new(4);
    let rules = Options::default();
    // Chance fills the rack of the first game; the second begins with it.
    let first = record(Wyx::new(&rules), rng);
    let same = Wyx::from_rack(&rules, first.position().rack().unwrap());
    let second = record(same, rng);
    let mut double = DoubleWyx::from_records([first.clone(), second.clone()]).unwrap();
    assert_eq!(double.record(Round::First), &first);
    assert_eq!(double.record(Round::Second), &second);
    let unlaid = Seat::ALL.map(|player| double.unlaid(player));
    assert_eq!(double.outcome(), Some(fewer_unlaid(unlaid)));
    // The moves that filled the rack stay.
    double.truncate(Round::First, 0);
    assert_eq!(double.record(Round::First).moves().len(), 64);
    assert_eq!(double.to_move(), Some(Seat::First));

    let begun = |record: &Record<Wyx>, plies: usize| {
        let mut record = record.clone();
        record.truncate(plies);
        record
    };
    let middle = *begun(&second, 10).position();
    let other = record(Wyx::new(&rules), rng);
    let both = Wyx::from_rack(
        &"stronghold-bars=both".parse().unwrap(),
        first.position().rack().unwrap(),
    );
    for (records, error, text) in [
        (
            [first.clone(), record(middle, rng)],
            DoubleError::NotFromTheStart(Round::Second),
            "the second game does not begin at the start",
        ),
        (
            [begun(&first, 63), second.clone()],
            DoubleError::RackNotFull(Round::First),
            "the rack of the first game is not full",
        ),
        (
            [first.clone(), record(both, rng)],
            DoubleError::OtherRules,
            "the second game is played by other rules",
        ),
        (
            [first.clone(), other],
            DoubleError::OtherRack,
            "the second game is played with another rack",
        ),
        (
            [begun(&first, 100), begun(&second, 1)],
            DoubleError::SecondBeforeFirst,
            "the second game has begun before the first has ended",
        ),
    ] {
        let found = DoubleWyx::from_records(records).unwrap_err();
        assert_eq!(found, error);
        assert_eq!(found.to_string(), text);
    }
    // Both may still be going on.
    let early = [begun(&first, 70), begun(&second, 0)];
    let double = DoubleWyx::from_records(early).unwrap();
    assert_eq!(double.round(), Some(Round::First));
}

/// A game that is adjudicated counts as it stands.
#[test]
fn an_adjudicated_game_counts_as_it_stands() {
    let rng = &mut SplitMix::new(5);
    let adjudication = Adjudication {
        max_plies: NonZeroU32::new(11),
        ..Adjudication::default()
    };
    let mut double = DoubleWyx::new(&Options::default(), rack(rng), adjudication);
    play(&mut double, rng);
    assert_eq!(double.record(Round::First).moves().len(), 11);
    assert_eq!(double.record(Round::Second).moves().len(), 11);
    let unlaid = Seat::ALL.map(|player| double.unlaid(player));
    assert_eq!(double.outcome(), Some(fewer_unlaid(unlaid)));
}

/// All dominoes in the order of the table, column by column.
const RACK: &str = "rack=-3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2/-3+3-2+3-1+3+0+3-3+4-2+4-1+4+0+4/\
                    -4-3-3-3-2-3-1-3-4-2-3-2-2-2-1-2/-4-1-3-1-2-1-1-1-4+0-3+0-2+0-1+0/\
                    +0-4+1-4+2-4+3-4+0-3+1-3+2-3+3-3/+0-2+1-2+2-2+3-2+0-1+1-1+2-1+3-1/\
                    +1+0+2+0+3+0+4+0+1+1+2+1+3+1+4+1/+1+2+2+2+3+2+4+2+1+3+2+3+3+3+4+3";

/// Begins a match whose games end after so many plies, and plays columns.
fn by_hand(plies: u32, columns: &[&str]) -> DoubleWyx {
    let rules: Options = RACK.parse().unwrap();
    let adjudication = Adjudication {
        max_plies: NonZeroU32::new(plies),
        ..Adjudication::default()
    };
    let mut double = DoubleWyx::new(&rules, *rules.rack().unwrap(), adjudication);
    for column in columns {
        double.push(column.parse().unwrap()).unwrap();
    }
    double
}

/// First game: White's knight goes from d4 by +0-2 to d2, a stronghold of value 2, and 30 of 32 pawns
/// are left; Black's goes from e5 by +1+2 to f7, an ordinary square, and 31 are left. Second game: White,
/// now the other player, goes by -3+1 to a5, Black by +1+0 to f5, both ordinary.
const COLUMNS: [&str; 4] = ["6", "8", "1", "7"];

#[test]
fn sums_are_those_of_a_count_by_hand() {
    let double = by_hand(2, &COLUMNS);
    let unlaid = |round| Seat::ALL.map(|player| double.unlaid_in(round, player));
    assert_eq!(unlaid(Round::First), [30, 31]);
    assert_eq!(unlaid(Round::Second), [31, 31]);
    assert_eq!(Seat::ALL.map(|player| double.unlaid(player)), [61, 62]);
    assert_eq!(double.outcome(), Some(Outcome::Win(Seat::First)));
}

#[test]
fn who_gives_a_game_up_has_all_pawns_left_and_the_other_none() {
    // As it stands the first player would win by 62 to 63: resigning would pay.
    let mut double = by_hand(2, &COLUMNS[..2]);
    assert_eq!(double.round(), Some(Round::Second));
    // The first player is Black now, and White's seat wins.
    let winner = Outcome::Win(Round::Second.seat(Seat::Second));
    double.end(Ended::Resignation, winner).unwrap();
    assert_eq!(Seat::ALL.map(|player| double.unlaid(player)), [62, 31]);
    assert_eq!(double.outcome(), Some(Outcome::Win(Seat::Second)));
    assert!(double.end(Ended::Time, Outcome::Draw).is_err());
    // What the records say is the same when they are read again.
    let records = Round::ALL.map(|round| double.record(round).to_string().parse().unwrap());
    assert_eq!(DoubleWyx::from_records(records).unwrap(), double);
    // The match goes on behind a game that was given up.
    for ended in [
        Ended::Resignation,
        Ended::Time,
        Ended::Forfeit,
        Ended::Agreement,
    ] {
        let mut double = by_hand(9, &[]);
        double.end(ended, Outcome::Win(Seat::Second)).unwrap();
        assert_eq!(double.round(), Some(Round::Second));
        assert_eq!(double.outcome(), None);
        double.end(ended, Outcome::Win(Seat::Second)).unwrap();
        // Each player lost with White.
        assert_eq!(Seat::ALL.map(|player| double.unlaid(player)), [32, 32]);
        assert_eq!(double.outcome(), Some(Outcome::Draw));
    }
}

#[test]
fn a_game_that_is_agreed_to_be_a_draw_counts_as_it_stands() {
    let mut double = by_hand(2, &COLUMNS[..3]);
    double.end(Ended::Agreement, Outcome::Draw).unwrap();
    // 30 and 31 in the first game; in the second White has laid one pawn.
    assert_eq!(Seat::ALL.map(|player| double.unlaid(player)), [62, 62]);
    assert_eq!(double.outcome(), Some(Outcome::Draw));
}

#[test]
fn players_are_named_where_they_sit() {
    let mut double = by_hand(2, &[]);
    double.set_name(Seat::First, "Ada").unwrap();
    double.set_name(Seat::Second, "Grace").unwrap();
    let names = Round::ALL.map(|round| {
        let record = double.record(round);
        Seat::ALL.map(|seat| record.name(seat).unwrap().to_owned())
    });
    assert_eq!(names, [["Ada", "Grace"], ["Grace", "Ada"]]);
    assert!(double.set_name(Seat::First, "Ada\nByron").is_err());
}
