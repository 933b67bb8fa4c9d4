//! Play agrees, move by move, with a second, slow and obvious Wyx.

use std::collections::BTreeSet;

use crate::common::model::{Model, Rules, all_jumps};
use crate::common::rules::{draw, options, random_rules};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, Seat, Status};
use wyx::{Column, Illegal, Move, Wyx, board};

/// All moves there are.
fn all_moves() -> Vec<String> {
    let columns = (1..=8).map(|column| column.to_string());
    let others = columns.chain(["pass".to_owned()]);
    all_jumps().into_iter().chain(others).collect()
}

/// Names the rule that an `Illegal` is about as the model does.
fn fault(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::GameOver(_) => "over",
        Illegal::RackNotFull => "rack not full",
        Illegal::RackFull(_) => "rack full",
        Illegal::NoDomino(_) => "no domino",
        Illegal::Colour { .. } => "colour",
        Illegal::InRack { .. } => "in rack",
        Illegal::ColumnEmpty(_) => "empty",
        Illegal::OffBoard { .. } => "off board",
        Illegal::OntoKnight { .. } => "onto knight",
        Illegal::Barred { .. } => "barred",
        Illegal::CanPlay(_) => "cannot pass",
        _ => "unknown",
    }
}

/// Compares everything that can be asked of both; returns the faults met.
fn compare(position: &Wyx, model: &Model, faults: &mut BTreeSet<&'static str>) {
    let mut moves: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    moves.sort();
    assert_eq!(moves, model.moves(), "{position}");
    assert_eq!(
        position.status().turn().to_string(),
        model.turn(),
        "{position}"
    );
    let ended = model.ended().map(|winner| match winner {
        Some(seat) => Outcome::Win(Seat::ALL[seat]),
        None => Outcome::Draw,
    });
    assert_eq!(position.outcome(), ended, "{position}");

    for seat in Seat::ALL {
        let knight = board().name(position.knight(seat)).to_string();
        assert_eq!(knight, model.knights[seat.index()], "{position}");
        let left = u32::from(position.unlaid(seat));
        assert_eq!(left, model.left(seat.index()), "{position}");
        let pawns = position.pawns(seat).iter();
        let pawns: BTreeSet<String> = pawns
            .map(|square| board().name(square).to_string())
            .collect();
        let expected = model
            .pawns
            .iter()
            .filter(|(_, pawns)| pawns.0 == seat.index());
        let expected: BTreeSet<String> = expected.map(|(name, _)| name.clone()).collect();
        assert_eq!(pawns, expected, "{position}");
    }
    if position.filling().is_none() {
        for seat in Seat::ALL {
            let columns = position.playable(seat).iter();
            let columns: Vec<usize> = columns.map(|column| column.number().into()).collect();
            assert_eq!(columns, model.playable(seat.index()), "{position}");
        }
    }
    let placed: Vec<String> = position.placed().iter().map(ToString::to_string).collect();
    assert_eq!(placed, model.placed);
    for (column, &played) in Column::all().zip(&model.played) {
        assert_eq!(usize::from(position.played(column)), played);
    }

    for text in all_moves() {
        let found = position.check(text.parse().unwrap()).err().map(fault);
        assert_eq!(found, model.fault(&text), "{text}: {position}");
        faults.extend(found);
    }
}

/// Follows a random game and returns how it ended. Counts the positions in which the two agreed.
fn follow_a_random_game(
    rules: Rules,
    rng: &mut SplitMix,
    faults: &mut BTreeSet<&'static str>,
    compared: &mut usize,
) -> (Wyx, bool) {
    let mut position = Wyx::new(&options(&rules));
    let mut model = Model::new(rules);
    let greedy = draw(rng, 3);
    let mut passed = false;
    loop {
        compare(&position, &model, faults);
        *compared += 1;
        let moves: Vec<Move> = position.moves().collect();
        if moves.is_empty() {
            return (position, passed);
        }
        let m = match position.to_move() {
            Some(seat) if seat.index() == greedy => {
                let left = |m: &&Move| position.after(**m).unwrap().unlaid(seat);
                *moves.iter().min_by_key(left).unwrap()
            }
            _ => moves[draw(rng, moves.len())],
        };
        passed |= m == Move::Pass;
        position.play(m).unwrap();
        model.play(&m.to_string());
    }
}

#[test]
fn random_games_agree_with_the_model() {
    let mut rng = SplitMix::new(11);
    let mut faults = BTreeSet::new();
    let mut ends = BTreeSet::new();
    let [mut compared, mut with_pass, mut at_once] = [0; 3];
    for n in 0..300 {
        let rules = if n % 5 == 0 {
            Rules::default()
        } else {
            random_rules(&mut rng, false)
        };
        let (last, passed) = follow_a_random_game(rules, &mut rng, &mut faults, &mut compared);
        with_pass += usize::from(passed);
        at_once += usize::from(!last.has_begun());
        let Status::Over(outcome) = last.status() else {
            panic!("not over: {last}");
        };
        // How it ended, so that the test knows that it has met everything.
        let all_laid = Seat::ALL.iter().any(|&seat| last.unlaid(seat) == 0);
        let rack_is_empty = Column::all().all(|column| last.played(column) == 8);
        ends.insert((outcome, all_laid, rack_is_empty && !all_laid));
    }
    assert!(compared >= 10_000, "{compared} positions compared");
    assert_eq!(faults.len(), 11, "{faults:?}");
    assert!(with_pass > 20, "{with_pass}");
    assert!(at_once > 0, "{at_once}");
    let [first, second] = Seat::ALL.map(Outcome::Win);
    for end in [
        (first, true, false),
        (second, true, false),
        (first, false, true),
        (second, false, true),
        (first, false, false),
        (second, false, false),
        (Outcome::Draw, false, true),
    ] {
        assert!(ends.contains(&end), "{end:?} is missing in {ends:?}");
    }
}
