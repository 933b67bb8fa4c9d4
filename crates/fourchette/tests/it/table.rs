//! Games that are played by people, opponents and chance, and series of them.

use core::ops::ControlFlow;

use crate::toy::{Envelopes, Move};
use board_play::{Adjudication, Outcome, Position, Record, Seat, Viewer};
use fourchette::bots::{Budget, SeatView};
use fourchette::{BotKind, GameEnd, Player, RngStream, Table, generator};

const BOT: Player = Player::Bot(BotKind::Random);

fn table(seats: [Player; 2], seed: u64) -> Table<Envelopes> {
    let start = Envelopes::start();
    Table::new(Record::new(start, Adjudication::default()), seats, seed)
}

/// Plays until somebody in person is to decide or the game is over, and returns what was told.
fn told(table: &mut Table<Envelopes>) -> Vec<String> {
    let mut all = Vec::new();
    while let Some(m) = table.decide() {
        all.push(table.told(m));
        table.push(m).unwrap();
    }
    all
}

#[test]
fn chance_and_opponents_decide_until_a_person_does() {
    let mut bots = table([BOT, BOT], 1);
    assert_eq!(told(&mut bots).len(), 3);
    assert!(bots.record().ending().is_some());
    assert_eq!(bots.human_to_move(), None);
    assert_eq!(bots.decide(), None);

    let mut mixed = table([BOT, Player::Human], 1);
    assert_eq!(told(&mut mixed).len(), 2);
    assert_eq!(mixed.human_to_move(), Some(Seat::Second));
    mixed.push(Move::Write(0)).unwrap();
    assert_eq!(mixed.human_to_move(), None);
}

#[test]
fn a_seed_repeats_and_the_dice_do_not_depend_on_the_seats() {
    let card = |seats, seed| told(&mut table(seats, seed))[0].clone();
    let mut cards = Vec::new();
    for seed in 0..20 {
        let humans = card([Player::Human, Player::Human], seed);
        assert_eq!(card([BOT, BOT], seed), humans);
        cards.push(humans);
        assert_eq!(
            told(&mut table([BOT, BOT], seed)),
            told(&mut table([BOT, BOT], seed))
        );
    }
    cards.sort();
    cards.dedup();
    assert_eq!(cards, ["c1", "c2", "c3"]);
}

#[test]
fn a_person_is_not_told_what_an_opponent_writes() {
    for seed in 0..20 {
        let mut table = table([BOT, Player::Human], seed);
        assert_eq!(told(&mut table)[1], "w?");
        assert_eq!(table.viewer(), Viewer::Seat(Seat::Second));
        assert_eq!(table.draw_options().viewer, Viewer::Seat(Seat::Second));
        let text = table.text();
        assert!(text.ends_with(" w?\n"), "{text}");
        assert!(!text.contains("w0") && !text.contains("w1"), "{text}");
        // When all is over, nothing is secret any more.
        assert_eq!(table.told(Move::Write(1)), "w1");
        table.push(Move::Write(1)).unwrap();
        assert_eq!(table.viewer(), Viewer::Everyone);
        assert_eq!(table.text(), table.record().to_string());
    }
}

#[test]
fn of_two_persons_each_is_kept_from_the_secret_of_the_other() {
    let mut table = table([Player::Human, Player::Human], 1);
    told(&mut table);
    assert_eq!(table.viewer(), Viewer::Seat(Seat::First));
    assert_eq!(table.told(Move::Write(0)), "w?");
    table.push(Move::Write(0)).unwrap();
    assert_eq!(table.viewer(), Viewer::Seat(Seat::Second));
    assert!(table.text().ends_with(" w?\n"), "{}", table.text());
    assert_eq!(table.told(Move::Write(0)), "w?");
}

#[test]
fn where_nothing_is_hidden_the_text_is_the_record() {
    let mut table = table([Player::Human, Player::Human], 1);
    assert_eq!(table.text(), table.record().to_string());
    told(&mut table);
    let record: Record<Envelopes> = table.text().parse().unwrap();
    assert_eq!(&record, table.record());
}

#[test]
fn undo_goes_back_to_the_decision_of_a_person() {
    let mut table = table([Player::Human, BOT], 1);
    assert!(!table.undo());
    told(&mut table);
    let card = table.record().moves()[0];
    assert!(!table.undo(), "only chance has decided");
    table.push(Move::Write(1)).unwrap();
    told(&mut table);
    assert!(table.record().ending().is_some());
    assert!(table.undo());
    assert_eq!(table.record().moves(), [card]);
    assert_eq!(table.human_to_move(), Some(Seat::First));
}

#[test]
fn a_person_may_give_the_game_up_and_take_that_back() {
    let mut table = table([BOT, Player::Human], 1);
    assert_eq!(table.resign(), None, "chance is to decide");
    assert_eq!(table.end(), None);
    told(&mut table);
    assert_eq!(table.resign(), Some(Seat::Second));
    let close = table.end().unwrap();
    assert_eq!(close, GameEnd::Resigned(Seat::Second));
    assert_eq!(close.outcome(), Outcome::Win(Seat::First));
    assert_eq!(table.human_to_move(), None);
    assert_eq!(table.decide(), None);
    assert_eq!(table.resign(), None, "nobody gives up twice");
    assert_eq!(table.viewer(), Viewer::Everyone);
    let plies = table.record().moves().len();
    assert!(table.undo());
    assert_eq!(table.end(), None);
    assert_eq!(table.record().moves().len(), plies);
    assert_eq!(table.human_to_move(), Some(Seat::Second));
    table.push(Move::Write(1)).unwrap();
    let ending = table.record().ending().unwrap();
    assert_eq!(table.end(), Some(GameEnd::Ending(ending)));
}

#[test]
fn there_are_secrets_once_something_is_written() {
    let mut table = table([Player::Human, Player::Human], 1);
    assert!(table.has_two_humans());
    assert!(!table.has_secrets());
    told(&mut table);
    assert!(!table.has_secrets(), "both have seen the card");
    table.push(Move::Write(0)).unwrap();
    assert!(table.has_secrets());
    // Also where the record does not tell how it came about.
    let later = Record::new(*table.record().position(), Adjudication::default());
    assert!(Table::new(later, [Player::Human, BOT], 1).has_secrets());
    assert!(table.undo());
    assert!(!table.has_secrets());
}

#[test]
fn what_the_end_has_shown_stays_shown() {
    for seats in [[Player::Human, Player::Human], [BOT, Player::Human]] {
        let mut table = table(seats, 1);
        told(&mut table);
        if table.record().moves().len() == 1 {
            table.push(Move::Write(0)).unwrap();
        }
        // The second seat has not seen what the first has written.
        assert_eq!(table.last_secret(), 2);
        assert!(table.can_have_secrets() && table.has_secrets() && !table.is_open());
        table.resign().unwrap();
        assert!(table.undo());
        assert!(table.is_open() && !table.has_secrets() && !table.can_have_secrets());
        assert_eq!(table.viewer(), Viewer::Everyone);
        assert_eq!(table.text(), table.record().to_string());
        assert_eq!(table.told(Move::Write(1)), "w1");
    }
    // Before anything is written the end shows nothing.
    let mut table = table([Player::Human, Player::Human], 1);
    told(&mut table);
    table.resign().unwrap();
    assert!(table.undo());
    assert!(!table.is_open() && table.can_have_secrets());
    assert_eq!(table.told(Move::Write(1)), "w?");
}

#[test]
fn advice_is_for_persons_and_depends_on_what_they_see() {
    let budget = Budget::iterations(200);
    let watch = &mut |_| ControlFlow::Continue(());
    let mut start = table([Player::Human, Player::Human], 1);
    assert_eq!(start.advise(budget, watch), None, "chance needs no advice");
    told(&mut start);
    let after_writing = |bit| {
        let mut table = table([Player::Human, Player::Human], 1);
        told(&mut table);
        table.push(Move::Write(bit)).unwrap();
        let advice = table.advise(budget, &mut |_| ControlFlow::Continue(()));
        advice.unwrap()
    };
    let advice = after_writing(0);
    assert_eq!(advice.candidates.len(), 2);
    // A guess at a bit that was written in secret is no better than a coin. Of the 100 tries and more
    // of the best move the standard deviation is 0.05; this is four of them.
    let best = &advice.candidates[0];
    assert!(best.visits >= 100, "{best:?}");
    // The two moves are equal, so that neither may be given up after an unlucky try.
    let other = &advice.candidates[1];
    assert!(other.visits >= 20, "{other:?}");
    assert!((0.3..=0.7).contains(&best.win_rate), "{best:?}");
    assert!(!best.is_proven);
    assert_eq!(after_writing(1), advice);
}

#[test]
fn an_opponent_sees_no_more_than_its_view() {
    let [zero, one] = ["envelopes/1 - 2 0 -", "envelopes/1 - 2 1 -"]
        .map(|text| text.parse::<Envelopes>().unwrap());
    let [by_zero, by_one] = [&zero, &one].map(|position| SeatView::new(position).unwrap());
    assert_eq!(by_zero.seat(), Seat::Second);
    assert_eq!(by_zero.view(), by_one.view());
    assert!(by_zero.moves().eq(by_one.moves()));
    for seed in 0..20 {
        let choice = |seat| {
            let rng = generator(seed, 0, 2, RngStream::Seat(Seat::Second));
            BotKind::Random.bot::<Envelopes>(rng).choose(seat)
        };
        assert_eq!(choice(&by_zero), choice(&by_one));
    }
    let start = Envelopes::start();
    assert!(SeatView::new(&start).is_none(), "chance is no seat");
}
