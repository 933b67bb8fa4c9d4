//! What holds for all games: nobody is stuck at the beginning, and what changes nothing.

use crate::common::model::{dominoes_of_column, jump};
use crate::common::rules::{draw, options, rack_text, random_rack, random_rules, squares};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, Seat, Status};
use wyx::{Column, Move, Setup, Wyx};

const WHITE: Seat = Seat::First;
const BLACK: Seat = Seat::Second;

/// Pawns left to lay.
fn left(position: &Wyx) -> [u8; 2] {
    Seat::ALL.map(|seat| position.unlaid(seat))
}

/// From every square all sixteen jumps of some colour stay on the board, so that nobody is stuck when
/// the first or the second domino is played.
#[test]
fn nobody_is_stuck_at_the_beginning() {
    for square in squares() {
        let stays = |column: usize| {
            let dominoes = dominoes_of_column(column);
            dominoes
                .iter()
                .all(|domino| jump(&square, domino).is_some())
        };
        assert!([1, 3, 5, 7].into_iter().any(stays), "{square}");
    }
    let rng = &mut SplitMix::new(8);
    let names = squares();
    let mut starts = 0;
    for first in &names {
        for second in &names {
            let rack = rack_text(&random_rack(rng));
            let rules = format!("starts={first}.{second},rack={rack}");
            let Ok(options) = rules.parse() else {
                continue;
            };
            starts += 1;
            let start = Wyx::new(&options);
            assert_eq!(start.status(), Status::ToMove(WHITE));
            for m in start.moves() {
                assert_ne!(m, Move::Pass, "{start}");
                let next = start.after(m).unwrap();
                assert_eq!(next.status(), Status::ToMove(BLACK), "{next}");
                assert!(next.moves().all(|m| m != Move::Pass), "{next}");
            }
        }
    }
    assert_eq!(starts, 52 * 51);
}

/// A quarter turn of the board, to the left, turns the dominoes of each colour into those of the next;
/// with the columns turned along nothing else changes.
#[test]
fn a_quarter_turn_with_the_columns_changes_nothing() {
    let turned_domino = |text: &str| {
        let (dx, dy): (i32, i32) = (text[..2].parse().unwrap(), text[2..].parse().unwrap());
        format!("{:+}{:+}", -dy, dx)
    };
    let turned_square = |name: &str| {
        let file = name.as_bytes()[0] - b'a';
        let rank = name.as_bytes()[1] - b'1';
        format!("{}{}", char::from(b'a' + 7 - rank), file + 1)
    };
    let rng = &mut SplitMix::new(5);
    for _ in 0..50 {
        let rules = random_rules(rng, false);
        let mut turned = rules.clone();
        for (name, _) in &mut turned.strongholds {
            *name = turned_square(name);
        }
        turned.starts = rules.starts.clone().map(|name| turned_square(&name));
        let rack = rules.rack.clone().unwrap();
        let mut rack: Vec<String> = rack.iter().map(|text| turned_domino(text)).collect();
        rack.rotate_right(16);
        turned.rack = Some(rack);
        for text in turned.dominoes.iter_mut().flatten() {
            *text = turned_domino(text);
        }
        turned.dominoes.rotate_right(1);

        let mut position = Wyx::new(&options(&rules));
        let mut image = Wyx::new(&options(&turned));
        let turned_move = |m: Move| match m {
            Move::Column(column) => {
                let number = (column.number() + 1) % 8 + 1;
                Move::Column(Column::new(number).unwrap())
            }
            other => other,
        };
        while let Some(m) = position.nth_move(draw(rng, position.move_count().max(1))) {
            let mut images: Vec<Move> = position.moves().map(turned_move).collect();
            images.sort();
            assert!(image.moves().eq(images));
            position.play(m).unwrap();
            image.play(turned_move(m)).unwrap();
            assert_eq!(image.status(), position.status());
            assert_eq!(left(&image), left(&position));
        }
    }
}

/// The seats differ in nothing but who begins and where.
#[test]
fn exchanging_the_seats_exchanges_the_result() {
    let exchanged = |position: &Wyx| {
        let setup = Setup::from(*position);
        let options = setup.options;
        let starts = [options.start(BLACK), options.start(WHITE)];
        let options = options.with_board(options.strongholds(), starts).unwrap();
        let [white, black] = setup.pawns;
        let [first, second] = setup.knights;
        Wyx::try_from(Setup {
            options,
            turn: !setup.turn,
            knights: [second, first],
            pawns: [black, white],
            ..setup
        })
        .unwrap()
    };
    let rng = &mut SplitMix::new(6);
    for _ in 0..50 {
        let mut position = Wyx::new(&options(&random_rules(rng, false)));
        while let Some(m) = position.nth_move(draw(rng, position.move_count().max(1))) {
            position.play(m).unwrap();
            // Who has to begin is not exchanged.
            if Seat::ALL
                .iter()
                .any(|&seat| position.pawns(seat).is_empty())
            {
                continue;
            }
            let other = exchanged(&position);
            assert!(other.moves().eq(position.moves()));
            assert_eq!(other.to_move(), position.to_move().map(|seat| !seat));
            let winner = position.outcome().map(Outcome::winner);
            let expected = winner.map(|winner| winner.map(|seat| !seat));
            assert_eq!(other.outcome().map(Outcome::winner), expected);
        }
    }
}
