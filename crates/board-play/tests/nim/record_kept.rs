//! What a record keeps besides its moves: who ended it, headers of its readers, comments.

use board_play::nim::{Nim, Options, Take};
use board_play::record::{game_of, rules_of};
use board_play::testkit::{Play, Standard, plays};
use board_play::{
    Adjudication, EndError, Ended, Ending, Outcome, Position, PushError, Record, Seat,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::{any, prop_assert_eq, proptest};
use proptest::sample::select;

const OUTCOMES: [Outcome; 3] = [
    Outcome::Win(Seat::First),
    Outcome::Win(Seat::Second),
    Outcome::Draw,
];

const REASONS: [Ended; 5] = [
    Ended::Resignation,
    Ended::Time,
    Ended::Agreement,
    Ended::Forfeit,
    Ended::Adjudication,
];

fn read(text: &str) -> Record<Nim> {
    match text.parse() {
        Ok(record) => record,
        Err(error) => panic!("{error}: {text:?}"),
    }
}

fn take(stones: u8) -> Take {
    stones.to_string().parse().expect("a move")
}

fn record_of(play: &Play<Nim>) -> Record<Nim> {
    let mut record = Record::new(play.start(), Adjudication::default());
    for &m in play.moves() {
        record.push(m).expect("a legal move");
    }
    record
}

fn headers(record: &Record<Nim>) -> Vec<(&str, &str)> {
    record.headers().collect()
}

fn comments(record: &Record<Nim>) -> Vec<(usize, &str)> {
    record.comments().collect()
}

proptest! {
    #[test]
    fn what_is_kept_is_read_back(
        play in plays::<Nim, _>(Standard),
        more in vec(("[a-z0-9-]{1,9}", ".{0,30}"), 0..6),
        notes in vec((0..14_usize, "([^{}\\p{Cc}]|\n|\t){0,120}"), 0..6),
        ended in option::of((select(&REASONS[..]), select(&OUTCOMES[..]))),
    ) {
        let plain = record_of(&play);
        let mut record = plain.clone();
        for (key, value) in &more {
            // A few keys have a meaning, a few values have control characters.
            let _ = record.set_header(key, value);
        }
        for (ply, text) in &notes {
            let set = record.set_comment(*ply, text);
            prop_assert_eq!(set.is_ok(), *ply <= plain.moves().len());
        }
        if let Some((ended, outcome)) = ended {
            let _ = record.end(ended, outcome);
        }
        let text = record.to_string();
        prop_assert_eq!(&read(&text), &record);
        prop_assert_eq!(read(&text).to_string(), &*text);
        prop_assert_eq!(&read(&text.replace('\n', "\r\n")), &record);
        prop_assert_eq!(&read(&format!("\u{feff}{text}")), &record);
        let again = read(&text);
        prop_assert_eq!(headers(&again), headers(&record));
        prop_assert_eq!(comments(&again), comments(&record));

        // The game is the same without it.
        prop_assert_eq!(record.moves(), plain.moves());
        prop_assert_eq!(record.position(), plain.position());
        prop_assert_eq!(record.ending(), plain.ending().or(record.ended().and(record.ending())));
        let seen = record.seen_by(Seat::First);
        prop_assert_eq!(seen.moves(), plain.moves());
        let (keys, texts): (Vec<String>, Vec<usize>) = (
            record.headers().map(|(key, _)| key.to_owned()).collect(),
            record.comments().map(|(ply, _)| ply).collect(),
        );
        for key in keys {
            record.remove_header(&key);
        }
        for ply in texts {
            record.remove_comment(ply);
        }
        record.truncate(usize::MAX);
        prop_assert_eq!(record, plain);
    }

    #[test]
    fn truncating_takes_back_what_belongs_to_the_moves(
        play in plays::<Nim, _>(Standard),
        plies in 0..14_usize,
    ) {
        let mut record = record_of(&play);
        record.set_header("event", "a test").expect("a header");
        for ply in 0..=record.moves().len() {
            record.set_comment(ply, &format!("{ply}")).expect("a comment");
        }
        let _ = record.end(Ended::Time, Outcome::Draw);
        record.truncate(plies);
        prop_assert_eq!(record.ended(), None);
        prop_assert_eq!(record.header("event"), Some("a test"));
        prop_assert_eq!(record.comments().count(), record.moves().len() + 1);
    }

    #[test]
    fn no_comment_makes_reading_panic(text in "[{}#: 123ab\n\r\t\u{feff}é]{0,40}", tail in any::<String>()) {
        for text in [format!("# game: nim\n{text}"), format!("# game: nim\n{{{text}{tail}")] {
            match text.parse::<Record<Nim>>() {
                Ok(record) => prop_assert_eq!(read(&record.to_string()), record),
                Err(error) => assert!(!error.to_string().contains(char::is_control), "{error}"),
            }
        }
    }
}

#[test]
fn somebody_may_end_a_game_that_goes_on() {
    for ended in REASONS {
        for outcome in OUTCOMES {
            let mut record = read("# game: nim\n3");
            if (ended, outcome) == (Ended::Resignation, Outcome::Draw) {
                let refused = record.end(ended, outcome);
                assert_eq!(refused, Err(EndError::DrawnResignation));
                assert_eq!(record, read("# game: nim\n3"));
                continue;
            }
            let ending = Ending::Ended(ended, outcome);
            assert_eq!(record.end(ended, outcome), Ok(ending));
            assert_eq!(record.ended(), Some(ended));
            assert_eq!(record.ending(), Some(ending));
            assert_eq!(record.outcome(), Some(outcome));
            // The rules know nothing of it.
            assert_eq!(record.position().outcome(), None);
            let text = format!("# game: nim\n# result: {outcome}\n# ended: {ended}\n\n3\n");
            assert_eq!(record.to_string(), text);
            assert_eq!(read(&text), record);
            assert_ne!(record, read("# game: nim\n3"));
            assert_eq!(ended.to_string().parse(), Ok(ended));

            // Nothing follows, until it is taken back.
            let over = PushError::Over(ending);
            assert_eq!(record.push(take(1)), Err(over));
            let again = record.end(Ended::Time, Outcome::Draw);
            assert_eq!(again, Err(EndError::Over(ending)));
            record.truncate(1);
            assert_eq!(record, read("# game: nim\n3"));
            assert_eq!(record.push(take(1)), Ok(None));
        }
    }
}

#[test]
fn a_game_that_the_moves_decide_is_ended_by_nobody_else() {
    let mut record = read("# game: nim\n# rules: stones=4\n3 1");
    let ending = Ending::Rules(Outcome::Win(Seat::Second));
    let refused = record.end(Ended::Resignation, Outcome::Win(Seat::Second));
    assert_eq!(refused, Err(EndError::Over(ending)));
    assert_eq!(record.ended(), None);
    let mut record = read("# game: nim\n# max-plies: 1\n3");
    assert!(record.end(Ended::Agreement, Outcome::Draw).is_err());
}

#[test]
fn an_ending_by_word_is_a_clause() {
    let [first, second, draw] = OUTCOMES;
    for (ended, outcome, text) in [
        (
            Ended::Resignation,
            first,
            "the first seat has won by resignation",
        ),
        (Ended::Time, second, "the second seat has won on time"),
        (Ended::Agreement, draw, "drawn by agreement"),
        (Ended::Forfeit, second, "the second seat has won by forfeit"),
        (Ended::Adjudication, draw, "drawn by adjudication"),
    ] {
        assert_eq!(Ending::Ended(ended, outcome).to_string(), text);
    }
}

#[test]
fn other_headers_are_kept_in_order() {
    let text = "# game: nim\n# first: Ada\n# result: *\n# event: a {test}\n# round-2: # 7\n\
                # date:\n# a: b: c\n\n3\n";
    let record = read(text);
    let kept = [
        ("event", "a {test}"),
        ("round-2", "# 7"),
        ("date", ""),
        ("a", "b: c"),
    ];
    assert_eq!(headers(&record), kept);
    assert_eq!(record.to_string(), text);
    // Where they stand among the others says nothing.
    let mixed = "#event:a {test}  \n\n # round-2:# 7\n# game: nim\n# date: \n# first: Ada\n\
                 # a: b: c\n3";
    assert_eq!(read(mixed), record);
    assert_eq!(game_of(mixed), Ok("nim"));
    // Their order does.
    assert_ne!(
        read(
            &text
                .replace("# a: b: c\n", "")
                .replace("# event", "# a: b: c\n# event")
        ),
        record
    );
}

#[test]
fn headers_are_set_and_removed() {
    let mut record = Record::new(Nim::new(&Options::default()), Adjudication::default());
    record.set_header("date", " today ").expect("a header");
    record.set_header("event", "").expect("a header");
    record.set_header("date", "tomorrow").expect("a header");
    assert_eq!(headers(&record), [("date", "tomorrow"), ("event", "")]);
    assert_eq!(record.header("event"), Some(""));
    assert_eq!(record.header("place"), None);
    for key in [
        "game",
        "rules",
        "position",
        "first",
        "second",
        "repetition",
        "max-plies",
        "result",
        "ended",
        "seen-by",
        "",
        "Date",
        "a b",
        "a:b",
        "é",
    ] {
        assert_eq!(
            record.set_header(key, "x").unwrap_err().part(),
            "header",
            "{key}"
        );
    }
    for key in ["date", "new"] {
        let error = record.set_header(key, "a\nb").unwrap_err();
        let wanted = format!(r#"header "{key}: a\nb": has control characters"#);
        assert_eq!(error.to_string(), wanted);
    }
    assert_eq!(record.remove_header("date").as_deref(), Some("tomorrow"));
    assert_eq!(record.remove_header("date"), None);
    assert_eq!(headers(&record), [("event", "")]);
}

#[test]
fn comments_belong_to_the_move_before() {
    let text = "# game: nim\n# result: *\n\n{the start} 3 { by Ada } 1 2 {}\n";
    let mut record = read(text);
    let kept = [(0, "the start"), (1, " by Ada "), (3, "")];
    assert_eq!(comments(&record), kept);
    assert_eq!(record.comment(1), Some(" by Ada "));
    assert_eq!(record.comment(2), None);
    assert_eq!(record.to_string(), text);
    // Blanks around them are as one likes, and two in a row are one.
    let loose = "# game: nim\n{the start}3{ by Ada }1\n2{}";
    assert_eq!(read(loose), record);
    record.set_comment(1, "one\ntwo").expect("a comment");
    assert_eq!(read(&loose.replace("{ by Ada }", "{one} {two}")), record);
    assert_eq!(
        record.to_string(),
        "# game: nim\n# result: *\n\n{the start} 3 {one\ntwo} 1 2 {}\n"
    );
    assert_eq!(record.remove_comment(1).as_deref(), Some("one\ntwo"));
    assert_eq!(record.remove_comment(1), None);
    assert_eq!(record.to_string(), text.replace(" { by Ada }", ""));
    // Without a move there may be one too.
    let start = read("# game: nim\n{nothing\n# yet: #}");
    assert_eq!(comments(&start), [(0, "nothing\n# yet: #")]);
    assert_eq!(
        start.to_string(),
        "# game: nim\n# result: *\n\n{nothing\n# yet: #}\n"
    );
}

#[test]
fn comments_are_one_piece_of_text() {
    let mut record = read("# game: nim\n3 1");
    let error = record.set_comment(3, "far").unwrap_err();
    let wanted = r#"comment "far": there is no ply 3, the last is 2"#;
    assert_eq!(error.to_string(), wanted);
    for (text, reason) in [
        ("a}", "has a brace"),
        ("{", "has a brace"),
        ("a\r\nb", "has control characters"),
    ] {
        let error = record.set_comment(1, text).unwrap_err();
        assert_eq!((error.part(), error.reason()), ("comment", reason));
    }
    assert_eq!(record, read("# game: nim\n3 1"));
    // A comment is not broken into lines, however long it is.
    let long = "word ".repeat(30);
    record.set_comment(1, &long).expect("a comment");
    let lines: Vec<String> = record.to_string().lines().map(str::to_owned).collect();
    assert_eq!(
        lines[3..],
        ["3".to_owned(), format!("{{{long}}}"), "1".to_owned()]
    );
}

#[test]
fn a_byte_order_mark_is_skipped_once() {
    let text = "# game: nim\n# rules: stones=4\n3 1";
    let marked = format!("\u{feff}{text}");
    assert_eq!(read(&marked), read(text));
    assert_eq!(game_of(&marked), Ok("nim"));
    assert_eq!(rules_of(&marked), Ok(Some("stones=4")));
    let error = format!("\u{feff}{marked}")
        .parse::<Record<Nim>>()
        .unwrap_err();
    assert_eq!(error.line(), 1);
}

#[test]
fn a_seen_record_leaves_out_what_readers_keep() {
    let mut record = read("# game: nim\n# event: secret\n3 {secret} 1");
    record.end(Ended::Time, Outcome::Draw).expect("it goes on");
    assert_eq!(
        record.seen_by(Seat::First).to_string(),
        "# game: nim\n# seen-by: 1\n# view: nim/1 - 1 8\n# result: draw\n# ended: time\n\n3 1\n"
    );
}
