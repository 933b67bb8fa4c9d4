//! Records: reading and writing, replay, adjudication.

use core::num::NonZeroU32;

use board_play::nim::{Nim, Options, Take};
use board_play::record::{game_of, rules_of};
use board_play::testkit::{Play, Standard, plays};
use board_play::{Adjudication, Ending, Outcome, Position, PushError, Record, Seat};
use proptest::prelude::{Just, any, prop_assert_eq, prop_oneof, proptest};

fn read(text: &str) -> Record<Nim> {
    match text.parse() {
        Ok(record) => record,
        Err(error) => panic!("{error}: {text:?}"),
    }
}

fn take(stones: u8) -> Take {
    stones.to_string().parse().expect("a move")
}

fn limits(repetition: u32, max_plies: u32) -> Adjudication {
    Adjudication {
        repetition: NonZeroU32::new(repetition),
        max_plies: NonZeroU32::new(max_plies),
    }
}

/// Makes a record of as much of a play as the adjudication lets happen.
fn record_of(play: &Play<Nim>, adjudication: Adjudication) -> Record<Nim> {
    let mut record = Record::new(play.start(), adjudication);
    for &m in play.moves() {
        if record.ending().is_none() {
            record.push(m).expect("a legal move");
        }
    }
    record
}

proptest! {
    #[test]
    fn a_record_is_read_back(
        play in plays::<Nim, _>(Standard),
        max_plies in 0..20_u32,
        repetition in prop_oneof![Just(0), 2..5_u32],
        names in [".{0,20}", ".{0,20}"],
    ) {
        let mut record = record_of(&play, limits(repetition, max_plies));
        for (seat, name) in Seat::ALL.into_iter().zip(&names) {
            // Names with control characters are refused, and the seat then has none.
            let _ = record.set_name(seat, name);
        }
        let text = record.to_string();
        prop_assert_eq!(read(&text), record.clone());
        prop_assert_eq!(read(&text.replace('\n', "\r\n")), record.clone());
        prop_assert_eq!(game_of(&text), Ok("nim"));
        let positions: Vec<Nim> = record.positions().collect();
        prop_assert_eq!(positions.len(), record.moves().len() + 1);
        prop_assert_eq!(positions.last(), Some(record.position()));
        prop_assert_eq!(positions.first(), Some(record.start()));
    }

    #[test]
    fn truncating_is_playing_less(play in plays::<Nim, _>(Standard), plies in 0..14_usize, limit in 0..9_u32) {
        let mut record = record_of(&play, limits(0, limit));
        record.truncate(plies);
        let mut shorter = Record::new(play.start(), limits(0, limit));
        for &m in play.moves().iter().take(plies) {
            if shorter.ending().is_none() {
                shorter.push(m).expect("a legal move");
            }
        }
        prop_assert_eq!(record.position(), shorter.position());
        prop_assert_eq!(record.ending(), shorter.ending());
        prop_assert_eq!(record, shorter);
    }

    #[test]
    fn no_text_makes_reading_panic(text in any::<String>(), header in "# [a-z-]{0,9}: .{0,9}\n") {
        for text in [text.clone(), format!("# game: nim\n{header}{text}"), header + &text] {
            if let Err(error) = text.parse::<Record<Nim>>() {
                let lines = text.lines().count().max(1);
                assert!((1..=lines).contains(&error.line()), "{error}: {text:?}");
                assert!(!error.to_string().contains(char::is_control), "{error}");
            }
        }
    }
}

#[test]
fn headers_come_in_any_order_and_spacing() {
    let record = read(
        "#result :2\n\n  # first:  Ada: the Countess  \n#game: nim\n# second:\n# rules: stones=4\n\
         # max-plies: 0\n# repetition: 3\n\n 1\t3\n\n",
    );
    assert_eq!(record.name(Seat::First), Some("Ada: the Countess"));
    assert_eq!(record.name(Seat::Second), None);
    assert_eq!(record.adjudication(), limits(3, 0));
    assert_eq!(record.outcome(), Some(Outcome::Win(Seat::Second)));
    assert_eq!(record.moves(), [take(1), take(3)]);
    assert_eq!(
        record.to_string(),
        "# game: nim\n# rules: stones=4\n# first: Ada: the Countess\n# repetition: 3\n\
         # result: 2\n\n1 3\n"
    );
}

#[test]
fn little_is_needed() {
    let record = read("# game: nim");
    assert_eq!(record.start(), &Nim::new(&Options::default()));
    assert!(record.moves().is_empty());
    assert_eq!(record.to_string(), "# game: nim\n# result: *\n");
    assert_eq!(read("# game: nim\n# rules:\n"), record);
    assert_eq!(read("# game: nim\n# rules: last=wins\n"), record);
    assert_eq!(rules_of("# rules: last=wins"), Ok(Some("last=wins")));
    assert_eq!(rules_of("# game: nim"), Ok(None));
}

#[test]
fn a_record_may_begin_with_a_position() {
    let text =
        "# game: nim\n# rules: stones=9\n# position: nim/1 stones=9 2 4\n# result: 2\n\n1 2 1\n";
    let record = read(text);
    assert_eq!(record.start().to_string(), "nim/1 stones=9 2 4");
    assert_eq!(record.to_string(), text);
    // The rules are in the position already.
    assert_eq!(read(&text.replace("# rules: stones=9\n", "")), record);
    // The position that is the start anyway is left out.
    let start = read("# game: nim\n# position: nim/1 - 1 12");
    assert_eq!(start.to_string(), "# game: nim\n# result: *\n");
}

#[test]
fn lines_are_not_wide() {
    let mut record = Record::new(
        read("# game: nim\n# rules: stones=99").start().to_owned(),
        limits(0, 0),
    );
    for _ in 0..99 {
        record.push(take(1)).expect("a legal move");
    }
    let text = record.to_string();
    assert!(text.lines().all(|line| line.len() <= 80));
    // Two characters a move, less one: forty fit in a line.
    let widths: Vec<usize> = text
        .lines()
        .map(str::len)
        .filter(|&width| width > 30)
        .collect();
    assert_eq!(widths, [79, 79, 37]);
    assert_eq!(read(&text), record);
}

#[test]
fn plies_are_limited() {
    let mut record = Record::new(Nim::new(&Options::default()), limits(0, 2));
    assert_eq!(record.push(take(1)), Ok(None));
    let ending = Ending::MaxPlies(NonZeroU32::new(2).expect("two"));
    assert_eq!(record.push(take(1)), Ok(Some(ending)));
    assert_eq!(record.outcome(), Some(Outcome::Draw));
    assert_eq!(record.push(take(1)), Err(PushError::Over(ending)));
    assert_eq!(record.moves().len(), 2);
    assert_eq!(ending.to_string(), "drawn, 2 plies were played");
}

#[test]
fn the_rules_come_before_the_limit() {
    // The last stone is taken with the last ply.
    let record = read("# game: nim\n# rules: stones=4\n# max-plies: 2\n3 1");
    let second = Outcome::Win(Seat::Second);
    assert_eq!(record.ending(), Some(Ending::Rules(second)));
    assert_eq!(record.position().outcome(), Some(second));
}

#[test]
fn names_are_one_line() {
    let mut record = read("# game: nim");
    record
        .set_name(Seat::First, "  Ada  ")
        .expect("a good name");
    assert_eq!(record.name(Seat::First), Some("Ada"));
    for bad in ["Ada\n# result: 1", "A\tB", &"x".repeat(201)] {
        let error = record.set_name(Seat::First, bad).unwrap_err();
        assert_eq!(error.part(), "name");
        assert_eq!(record.name(Seat::First), Some("Ada"));
    }
    record.set_name(Seat::First, "").expect("no name");
    assert_eq!(record.name(Seat::First), None);
}
