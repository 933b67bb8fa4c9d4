//! Games of a series that somebody watches.

use core::ops::ControlFlow;

use fourchette::board_play::Adjudication;
use fourchette::{AnyRecord, AnySeries, BotKind, Start};

fn series(game: &str) -> AnySeries {
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
    let endless = series("leap-over");
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
    let series = series("dice-hex");
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
