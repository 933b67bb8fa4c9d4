//! A table of any game by text: what a program needs that does not own the loop.

use core::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::thread;

use board_play::{Adjudication, Ended, Ending, Outcome, Rematch, Seat, Viewer};
use fourchette::bots::{Budget, Progress};
use fourchette::{AnyRecord, AnyTable, BotKind, GameEnd, NAMES, Player, Start};

const SEED: u64 = 5;
const HUMANS: [Player; 2] = [Player::Human; 2];
const RANDOM: Player = Player::Bot(BotKind::Random);

fn table(game: &str, rules: &str, players: [Player; 2]) -> AnyTable {
    let record = AnyRecord::begin(game, Start::Rules(rules)).unwrap();
    record.into_table(players, SEED)
}

fn search(level: u8) -> Player {
    format!("search:{level}").parse().unwrap()
}

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Lets chance and opponents decide for so many plies at most.
fn play(table: &mut AnyTable, plies: usize) {
    for _ in 0..plies {
        let Some(m) = table.decide() else {
            return;
        };
        table.push(&m).unwrap();
    }
}

#[test]
fn chance_is_drawn_or_handed_in() {
    let mut table = table("dice-hex", "", HUMANS);
    let drawn = table.decide().unwrap();
    let other = if drawn == "d111" { "d112" } else { "d111" };
    assert!(table.push("36").is_err(), "first the dice");
    table.push(other).unwrap();
    assert_eq!(table.moves(), [other]);
    assert_eq!(table.human_to_move(), Some(Seat::First));
    assert_eq!(table.decide(), None, "a person is to decide");
    assert_eq!(table.truncate(0), [other]);
    // What was handed in changes nothing of what is drawn.
    assert_eq!(table.decide().as_ref(), Some(&drawn));
    table.push(&drawn).unwrap();
    assert_eq!(table.last(), Some(drawn));
}

#[test]
fn moves_that_are_taken_back_can_be_made_again() {
    for game in NAMES {
        let mut table = table(game, "", [RANDOM; 2]);
        play(&mut table, 30);
        let text = table.record_text();
        let plies = table.plies();
        for left in [plies, plies + 1, plies / 2, 0] {
            let moves = table.moves();
            let taken_back = table.truncate(left);
            assert_eq!(table.moves(), moves[..left.min(plies)], "{game}");
            assert_eq!(taken_back, moves[left.min(plies)..], "{game}");
            for m in &taken_back {
                table.push(m).unwrap();
            }
            assert_eq!(table.record_text(), text, "{game}");
        }
    }
}

#[test]
fn a_game_is_ended_for_any_reason_and_that_is_taken_back() {
    let win = Outcome::Win(Seat::Second);
    for (ended, outcome) in [
        (Ended::Resignation, win),
        (Ended::Time, Outcome::Draw),
        (Ended::Agreement, Outcome::Draw),
        (Ended::Forfeit, win),
        (Ended::Adjudication, win),
    ] {
        let mut table = table("y", "", HUMANS);
        table.push("e5").unwrap();
        let ending = table.end_by(ended, outcome).unwrap();
        assert_eq!(ending, Ending::Ended(ended, outcome));
        assert_eq!(table.ending(), Some(ending));
        assert_eq!(table.end().map(GameEnd::outcome), Some(outcome));
        let line = format!("# ended: {ended}\n");
        assert!(table.text().contains(&line), "{}", table.text());
        assert!(table.push("a1").is_err());
        assert_eq!(table.human_to_move(), None);
        assert!(table.choices().iter().next().is_none());
        assert!(table.end_by(ended, outcome).is_err(), "it is over");
        assert!(table.undo());
        assert_eq!((table.end(), table.plies()), (None, 1));
        table.push("a1").unwrap();
    }
    let mut table = table("y", "", HUMANS);
    assert!(table.end_by(Ended::Resignation, Outcome::Draw).is_err());
    assert_eq!(table.end(), None);
}

#[test]
fn a_seat_gives_up_whoever_is_to_decide() {
    for seat in Seat::ALL {
        // Chance is to decide.
        let mut table = table("dice-hex", "", HUMANS);
        assert_eq!(table.resign(), None);
        table.resign_for(seat).unwrap();
        assert_eq!(table.end(), Some(GameEnd::Resigned(seat)));
        assert!(table.resign_for(!seat).is_err(), "it is over");
        assert!(table.truncate(0).is_empty());
        assert_eq!(table.end(), None);
    }
}

#[test]
fn who_plays_for_a_seat_can_change() {
    let mut table = table("quinta", "", HUMANS);
    assert_eq!(table.decide(), None);
    table.set_player(Seat::First, RANDOM);
    assert_eq!(table.player(Seat::First), RANDOM);
    assert!(table.advise(Budget::iterations(1), &mut stay).is_none());
    let m = table.decide().unwrap();
    table.push(&m).unwrap();
    assert_eq!(table.human_to_move(), Some(Seat::Second));

    table.set_name(Seat::Second, "Ada").unwrap();
    table.exchange_players();
    assert_eq!(table.human_to_move(), None);
    assert_eq!(table.name(Seat::First), Some("Ada"));
    assert_eq!(table.name(Seat::Second), None);
    assert!(table.decide().is_some());
    assert!(!table.is_open(), "nothing was hidden");
}

/// The laws of Yin Yang are hidden: rulings, section 11.
#[test]
fn who_changes_seats_takes_along_what_was_seen() {
    let mut written = table("yinyang", "", [Player::Human, RANDOM]);
    assert!(!written.has_secrets());
    written.push("bbbb>bb.b").unwrap();
    assert!(written.has_secrets());

    let mut exchanged = written.clone();
    exchanged.exchange_players();
    assert!(exchanged.is_open() && !written.is_open());
    assert_eq!(exchanged.viewer(), Viewer::Everyone);

    // Another person sits down at the seat that knows nothing.
    let mut joined = written.clone();
    joined.set_player(Seat::Second, Player::Human);
    assert!(joined.has_secrets() && !joined.is_open());

    // Without persons everything is shown to whoever looks on, and may sit down.
    let mut watched = written;
    watched.set_player(Seat::First, RANDOM);
    assert!(!watched.is_open());
    watched.set_player(Seat::Second, Player::Human);
    assert!(watched.is_open());
}

#[test]
fn a_rematch_is_the_next_game_of_the_same_players() {
    for game in NAMES {
        let mut table = table(game, "", [RANDOM, Player::Human]);
        table.set_name(Seat::Second, "Ada").unwrap();
        table.set_header("event", "evening").unwrap();
        play(&mut table, 1);
        assert!(table.rematch().is_none(), "{game} goes on");
        table.resign_for(Seat::First).unwrap();
        let custom = table.position().rematch();
        for way in [custom, Rematch::Stay, Rematch::LoserBegins] {
            let next = table.rematch_by(way).unwrap();
            assert_eq!((next.plies(), next.number(), next.seed()), (0, 1, SEED));
            assert_eq!(next.position().game(), *game);
            assert!(next.headers().is_empty());
            // The first seat has lost, and begins again.
            let (bot, ada) = match way {
                Rematch::Alternate => (Seat::Second, Seat::First),
                _ => (Seat::First, Seat::Second),
            };
            assert_eq!(next.player(bot), RANDOM, "{game} {way}");
            assert_eq!(next.player(ada), Player::Human, "{game} {way}");
            assert_eq!(next.name(ada), Some("Ada"), "{game} {way}");
            assert_eq!(next.name(bot), None, "{game} {way}");
        }
        let by_custom = table.rematch().unwrap();
        let said = table.rematch_by(custom).unwrap();
        assert_eq!(by_custom.record_text(), said.record_text(), "{game}");
    }
}

#[test]
fn colours_are_exchanged_where_either_can_begin() {
    let mut table = table("dice-hex", "strict=on", [RANDOM, Player::Human]);
    table.resign_for(Seat::First).unwrap();
    let mut second = table.rematch_by(Rematch::Colours).unwrap();
    assert_eq!(second.position().rules(), "strict=on,begins=red");
    assert_eq!(second.player(Seat::First), RANDOM, "who began begins again");
    second.resign_for(Seat::First).unwrap();
    let third = second.rematch_by(Rematch::Colours).unwrap();
    assert_eq!(third.position().rules(), "strict=on");
    assert_eq!((third.player(Seat::First), third.number()), (RANDOM, 2));

    // In Quinta a colour goes with its seat.
    let mut quinta = self::table("quinta", "", [RANDOM, Player::Human]);
    quinta.resign_for(Seat::First).unwrap();
    let next = quinta.rematch_by(Rematch::Colours).unwrap();
    assert_eq!(next.player(Seat::First), Player::Human);
}

#[test]
fn a_rematch_begins_where_the_game_began_with_its_limits_and_chance_of_its_own() {
    let mut begun = table("dice-hex", "", [RANDOM; 2]);
    play(&mut begun, 5);
    let line = begun.position().to_string();
    let limits = Adjudication {
        max_plies: core::num::NonZeroU32::new(40),
        ..Adjudication::default()
    };
    let record = AnyRecord::begin("dice-hex", Start::Position(&line)).unwrap();
    let mut table = record
        .adjudicated(limits)
        .unwrap()
        .into_table([RANDOM; 2], SEED);
    play(&mut table, 40);
    assert!(table.end().is_some());
    let mut next = table.rematch().unwrap();
    assert_eq!(next.position().to_string(), line);
    assert_eq!(next.record().adjudication(), limits);
    play(&mut next, 40);
    assert_ne!(next.moves(), table.moves());
}

#[test]
fn pictures_are_for_the_viewer() {
    let mut table = table("quinta", "", [Player::Human, RANDOM]);
    let own = Viewer::Seat(Seat::First);
    assert_eq!(table.choices(), table.position().choices(own));
    let source = table.choices().sources()[0].to_owned();
    assert!(table.scene().find(&source).is_some());
    let m = table.choices().iter().next().map(|(_, m)| m.clone());
    let m = m.unwrap();
    assert_eq!(
        table.course(&m).unwrap(),
        table.position().course(&m).unwrap()
    );
    assert!(table.course("a1-a1").is_err());
    table.push(&m).unwrap();
    let position = table.position();
    assert_eq!(table.scene(), position.scene(Some(&m), own).unwrap());
    assert_eq!(
        table.svg().to_string(),
        position.svg(Some(&m), own).unwrap().to_string()
    );
    assert!(
        table.choices().iter().next().is_none(),
        "it is not the turn"
    );
    for seat in Seat::ALL {
        assert_eq!(table.view(seat), position.view(seat));
        assert_eq!(table.seen_by(seat), table.record().seen_by(seat));
    }
}

#[test]
fn what_a_record_keeps_is_kept_at_a_table() {
    let mut table = table("y", "", HUMANS);
    table.push("e5").unwrap();
    table.set_name(Seat::First, "Ada").unwrap();
    table.set_header("event", "evening").unwrap();
    table.set_comment(1, "well").unwrap();
    assert!(table.set_header("result", "1").is_err(), "it has a meaning");
    assert!(table.set_comment(2, "too far").is_err());
    assert!(table.set_name(Seat::First, "a\nb").is_err());
    assert_eq!(table.headers(), [("event", "evening")]);
    assert_eq!(table.comments(), [(1, "well")]);
    let read: AnyRecord = table.record_text().parse().unwrap();
    assert_eq!(read.headers(), table.headers());
    assert_eq!(read.comments(), table.comments());
    assert_eq!(read.name(Seat::First), Some("Ada"));
    assert_eq!(table.remove_header("event").as_deref(), Some("evening"));
    assert_eq!(table.remove_comment(1).as_deref(), Some("well"));
    assert!(table.headers().is_empty() && table.comments().is_empty());
}

#[test]
fn a_watcher_stops_an_opponent_and_an_adviser() {
    let mut table = table("y", "", [search(5), Player::Human]);
    let mut looks = 0;
    let mut stop = |progress: Progress| {
        looks += 1;
        assert!(progress.iterations < 15_000, "{progress:?}");
        ControlFlow::Break(())
    };
    let m = table.decide_watched(&mut stop).unwrap();
    table.push(&m).unwrap();
    let budget = Budget::iterations(1_000_000);
    let advice = table.advise(budget, &mut stop).unwrap();
    assert!(advice.iterations < 1_000_000);
    table.position().check(&advice.candidates[0].m).unwrap();
    assert_eq!(looks, 2);
}

#[test]
fn a_watcher_that_panics_leaves_the_table_as_it_was() {
    let mut table = table("y", "", [search(2), Player::Human]);
    let mut untouched = table.clone();
    let decided = catch_unwind(AssertUnwindSafe(|| {
        table.decide_watched(&mut |_| panic!("the watcher fails"))
    }));
    assert!(decided.is_err());
    let m = table.decide();
    assert_eq!(m, untouched.decide());
    table.push(&m.unwrap()).unwrap();
    let budget = Budget::iterations(300);
    let advised = catch_unwind(AssertUnwindSafe(|| {
        table.advise(budget, &mut |_| panic!("the watcher fails"))
    }));
    assert!(advised.is_err());
    let mut again = table.clone();
    assert_eq!(
        table.advise(budget, &mut stay),
        again.advise(budget, &mut stay)
    );
}

/// The one who thinks waits until the table and its record are gone.
#[test]
fn a_table_and_its_record_are_dropped_in_the_middle_of_an_analysis() {
    let mut table = table("y", "", HUMANS);
    table.push("e5").unwrap();
    let budget = Budget::iterations(300);
    let expected = table.clone().advise(budget, &mut stay).unwrap();

    let record = table.record();
    let mut thinker = table.clone();
    let (begun, is_begun) = mpsc::channel();
    let (dropped, is_dropped) = mpsc::channel();
    let thread = thread::spawn(move || {
        let mut is_first = true;
        thinker.advise(budget, &mut |_| {
            if core::mem::take(&mut is_first) {
                begun.send(()).unwrap();
                is_dropped.recv().unwrap();
            }
            ControlFlow::Continue(())
        })
    });
    is_begun.recv().unwrap();
    table.truncate(0);
    drop((table, record));
    dropped.send(()).unwrap();
    assert_eq!(thread.join().unwrap(), Some(expected));
}
