//! `Setup` accepts what play leads to and refuses what it plainly cannot lead to.

use crate::common::crowd;
use aliens_amazons::{AliensAmazons, Position, Setup, SetupError, outcome};
use board_graph::{Node, NodeSet};
use board_play::Seat;
use board_play::playout::random_move;
use board_play::testkit::SplitMix;
use board_stones::testkit::nodes;
use board_stones::{Colour, StonesFault};

/// A position made from its state is the position that play has led to, in everything it tells.
#[test]
fn a_state_tells_everything() {
    let mut rng = SplitMix::new(8);
    for round in 0..60 {
        let rules = ["", "fork=off", "amazons-needed=1", "amazons-needed=25"][round % 4];
        let mut position = match round % 3 {
            0 => AliensAmazons::new(&rules.parse().unwrap()),
            _ => crowd(
                if rules == "amazons-needed=25" {
                    ""
                } else {
                    rules
                },
                12,
                &mut rng,
            )
            .unwrap_or_else(|| AliensAmazons::new(&rules.parse().unwrap())),
        };
        for _ in 0..80 {
            let same = AliensAmazons::try_from(Setup::from(position)).unwrap();
            assert_eq!(same, position);
            assert_eq!(same.key(), position.key());
            assert_eq!(same.status(), position.status());
            let Some(m) = random_move(&position, &mut rng) else {
                break;
            };
            position.play_unchecked(m);
        }
    }
}

fn setup(turn: Seat, aliens: &str, amazons: &str, amazons_in_hand: usize) -> Setup {
    Setup {
        options: "".parse().unwrap(),
        turn,
        aliens: nodes(aliens),
        amazons: nodes(amazons),
        amazons_in_hand,
    }
}

fn refused(setup: Setup) -> SetupError {
    AliensAmazons::try_from(setup).unwrap_err()
}

#[test]
fn stones_must_be_on_the_board_and_not_too_many() {
    use Seat::{First, Second};
    let mut off_board = setup(First, "a1", "a2", 29);
    off_board.amazons = NodeSet::of(Node::new(93));
    let (colour, index) = (Colour::Black, 93);
    assert_eq!(
        refused(off_board),
        SetupError::Stones(StonesFault::OffBoard { colour, index })
    );
    assert_eq!(
        refused(off_board).to_string(),
        "a stone of Black stands on node 93, which the board does not have"
    );
    let shared = refused(setup(First, "a1 a2", "a2 a3", 28));
    let on_a2 = StonesFault::Shared("a2".parse().unwrap());
    assert_eq!(shared, SetupError::Stones(on_a2));
    let four = setup(Second, "a1 a2 a3 a4", "b1 b2 b3", 27);
    assert_eq!(refused(four), SetupError::TooManyAliens(4));
    for in_hand in [28, 30, usize::MAX] {
        let many = setup(First, "a1 a2 a3", "b1 b2 b3", in_hand);
        let on_board = 3;
        assert_eq!(
            refused(many),
            SetupError::TooManyAmazons { on_board, in_hand }
        );
    }
}

/// Which numbers of stones go together while they are put down: each seat in turn.
#[test]
fn stones_are_put_down_in_turn() {
    let names = ["a1", "a1 a2", "a1 a2 a3", "c1 c2 c3 c4 c5 c6"];
    for aliens in 0..=3_usize {
        for amazons in 0..=5_usize {
            for turn in Seat::ALL {
                let on_board = match aliens {
                    0 => NodeSet::EMPTY,
                    _ => nodes(names[aliens - 1]),
                };
                let state = Setup {
                    aliens: on_board,
                    amazons: nodes(names[3]).iter().take(amazons).collect(),
                    ..setup(turn, "", "", 30 - amazons)
                };
                // Plies made by White and by Black, if White has `aliens` stones down: after the
                // third stone White goes on moving.
                let possible = (0..=6).any(|plies: usize| {
                    let white = plies + usize::from(turn == Seat::Second);
                    plies == amazons && white.min(3) == aliens
                });
                let result = AliensAmazons::try_from(state);
                assert_eq!(result.is_ok(), possible, "{aliens} {amazons} {turn}");
                if !possible {
                    let error = SetupError::Turn {
                        aliens,
                        amazons,
                        turn,
                    };
                    assert_eq!(result, Err(error));
                }
            }
        }
    }
}

#[test]
fn captures_take_a_move_of_an_alien() {
    use Seat::{First, Second};
    let early = setup(First, "a1 a2 a3", "b1 b2", 27);
    assert_eq!(refused(early), SetupError::CapturedTooEarly(1));
    let early = setup(Second, "a1 a2 a3", "", 28);
    assert_eq!(refused(early), SetupError::CapturedTooEarly(2));
    assert!(AliensAmazons::try_from(setup(Second, "a1 a2 a3", "", 27)).is_ok());
    assert!(AliensAmazons::try_from(setup(First, "a1 a2 a3", "b1", 26)).is_ok());
    let on = setup(First, "a1 a2 a3", "b1", 8);
    assert_eq!(
        refused(on),
        SetupError::PlayedOn {
            left: 9,
            needed: 10
        }
    );
    let none = setup(First, "a1 a2 a3", "", 26);
    assert_eq!(refused(none), SetupError::NoLastAmazon);
    let held = setup(Second, "a1 a2 a24", "a3 a4 a22 a23 b1 b2 b21 c1 c2 c18", 20);
    assert_eq!(refused(held), SetupError::NoWayBack);
}

/// What `NoWayBack` rests on: after any move of an Alien some Alien could move again.
#[test]
fn an_alien_that_has_moved_can_move_again() {
    let mut rng = SplitMix::new(12);
    let mut seen = 0;
    for round in 0..300 {
        let rules = ["amazons-needed=1", "amazons-needed=1,fork=off"][round % 2];
        let Some(position) = crowd(rules, 20, &mut rng) else {
            continue;
        };
        for m in position.moves().take(500) {
            let after = position.after(m).unwrap();
            let fork = position.options().fork();
            let (aliens, amazons) = (after.aliens(), after.amazons());
            assert!(!outcome::is_blocked(aliens, amazons, fork));
            assert!(AliensAmazons::try_from(Setup::from(after)).is_ok());
            seen += 1;
        }
    }
    assert!(seen > 5000);
}
