//! States that are and are not positions.

use crate::common::{Model, RULES, node, states};
use board_graph::Node;
use board_play::testkit::SplitMix;
use board_play::{Position, Seat};
use board_stones::testkit::{NamedBoard, nodes};
use board_stones::{Colour, StonesFault};
use leap_over::{LeapOver, Options, Setup, SetupError, StoneGame as _};

/// A state with these stones, written as in a position's line.
fn setup(rules: &str, turn: Seat, winner: Option<Seat>, stones: &str) -> Setup {
    let (black, white) = stones.split_once(' ').unwrap();
    let [black, white] = [black, white].map(|list| nodes(&list.replace(',', " ")));
    Setup {
        options: rules.parse().unwrap(),
        turn,
        winner,
        black,
        white,
    }
}

const FIRST: Seat = Seat::First;
const SECOND: Seat = Seat::Second;

#[test]
fn stones_are_checked() {
    let start = Setup::from(LeapOver::new(&Options::default()));
    assert_eq!(LeapOver::try_from(start), Ok(LeapOver::new(&start.options)));

    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut setup = start;
        change(&mut setup);
        LeapOver::try_from(setup).unwrap_err()
    };
    let off_board = refused(&|setup| setup.white.insert(Node::new(127)));
    let (colour, index) = (Colour::White, 127);
    let expected = StonesFault::OffBoard { colour, index };
    assert_eq!(off_board, SetupError::Stones(expected));
    assert_eq!(
        off_board.to_string(),
        "a stone of White stands on node 127, which the board does not have"
    );
    let shared = refused(&|setup| setup.black.insert(node("a13")));
    let expected = StonesFault::Shared("a13".parse().unwrap());
    assert_eq!(shared, SetupError::Stones(expected));
    let too_few = refused(&|setup| setup.black.remove(node("a5")));
    let expected = StonesFault::Count {
        colour: Colour::Black,
        count: 9,
        needed: 10,
    };
    assert_eq!(too_few, SetupError::Stones(expected));
    let class = refused(&|setup| setup.white = nodes("a14 b11 b12 c9 c10 c11 d7 d8 d9 d10"));
    let (count, needed) = (2, 3);
    let expected = SetupError::Class {
        colour,
        count,
        needed,
    };
    assert_eq!(class, expected);
}

/// No stone is next to another with a vacant node behind it.
const NOBODY_CAN_JUMP: &str =
    "a4,a6,a13,a23,b13,c2,c18,d10,e1,e10 a8,a11,a19,b15,c8,c10,c15,d5,d14,f2";

#[test]
fn one_of_the_seats_must_be_able_to_jump() {
    let map = NamedBoard::new();
    for rules in RULES {
        for turn in Seat::ALL {
            let setup = setup(rules, turn, None, NOBODY_CAN_JUMP);
            assert_eq!(LeapOver::try_from(setup), Err(SetupError::NobodyCanJump));
        }
    }
    let stones = NOBODY_CAN_JUMP.replace(',', " ");
    let mut model = Model::new(&map, Options::default());
    for (seat, name) in stones.split(' ').enumerate() {
        if seat % 10 == 0 {
            model.stones[seat / 10].clear();
        }
        model.stones[seat / 10].insert(name.to_owned());
    }
    assert!((0..2).all(|seat| model.jumps_of(seat).is_empty()));
    assert_eq!(
        SetupError::NobodyCanJump.to_string(),
        "neither seat can jump, but a seat that has jumped can jump back"
    );
}

/// Black's stones on White's start, White's stones apart from them and from each other.
const ACROSS: &str = "a13,b11,b12,c9,c10,c11,d7,d8,d9,d10 a1,a4,a7,a22,b2,b5,b20,c1,d1,d14";

/// All nodes of White's start are occupied, a13 by Black, and Black cannot jump.
const REACHED_AND_STUCK: &str = "a4,a10,a13,a19,b2,b14,b18,b20,d15,e11 \
                                 a21,b11,b12,c9,c10,c11,d7,d8,d9,d10";

#[test]
fn ends_are_checked() {
    for (rules, turn, winner, stones, error) in [
        ("", SECOND, Some(FIRST), ACROSS, None),
        ("goal=full", SECOND, Some(FIRST), ACROSS, None),
        (
            "",
            FIRST,
            Some(FIRST),
            ACROSS,
            Some(SetupError::WinnerToMove(Colour::Black)),
        ),
        (
            "",
            FIRST,
            Some(SECOND),
            ACROSS,
            Some(SetupError::GoalMissed(Colour::White)),
        ),
        (
            "",
            SECOND,
            None,
            ACROSS,
            Some(SetupError::PlayedOn(Colour::Black)),
        ),
        (
            "",
            FIRST,
            None,
            ACROSS,
            Some(SetupError::PlayedOn(Colour::Black)),
        ),
        (
            "goal=full",
            SECOND,
            None,
            ACROSS,
            Some(SetupError::PlayedOn(Colour::Black)),
        ),
        // A goal that is reached while one cannot jump was reached by the other seat's jump.
        ("goal=full", SECOND, None, REACHED_AND_STUCK, None),
        ("goal=full", FIRST, None, REACHED_AND_STUCK, None),
        (
            "goal=full",
            SECOND,
            Some(FIRST),
            REACHED_AND_STUCK,
            Some(SetupError::NotJumpedLast(Colour::Black)),
        ),
        (
            "",
            SECOND,
            Some(FIRST),
            REACHED_AND_STUCK,
            Some(SetupError::GoalMissed(Colour::Black)),
        ),
        ("", SECOND, None, REACHED_AND_STUCK, None),
    ] {
        let setup = setup(rules, turn, winner, stones);
        let result = LeapOver::try_from(setup);
        assert_eq!(result.clone().err(), error, "{setup:?}");
        if let Ok(position) = result {
            assert_eq!(Setup::from(position), setup);
        }
    }
}

/// With all stones across, on both sides, one goal had been reached before.
#[test]
fn both_goals_are_not_reached_at_once() {
    let both = "a13,b11,b12,c9,c10,c11,d7,d8,d9,d10 a5,b4,b5,c3,c4,c5,d2,d3,d4,d5";
    for rules in RULES {
        for winner in Seat::ALL {
            let setup = setup(rules, !winner, Some(winner), both);
            let error = LeapOver::try_from(setup).unwrap_err();
            assert_eq!(error, SetupError::PlayedOn(LeapOver::colour(!winner)));
        }
    }
}

#[test]
fn reasons_are_readable() {
    for (error, text) in [
        (
            SetupError::WinnerToMove(Colour::Black),
            "Black has won, so it is not its turn: the winner jumped last",
        ),
        (
            SetupError::GoalMissed(Colour::White),
            "White has not reached its goal",
        ),
        (
            SetupError::NotJumpedLast(Colour::Black),
            "Black cannot have won, for it cannot have jumped last: it cannot jump back",
        ),
        (
            SetupError::PlayedOn(Colour::White),
            "White has reached its goal, and the game went on",
        ),
    ] {
        assert_eq!(error.to_string(), text);
    }
}

/// Whatever play leads to is accepted.
#[test]
fn positions_of_play_are_accepted() {
    let mut rng = SplitMix::new(6);
    for rules in RULES {
        let options: Options = rules.parse().unwrap();
        for _ in 0..50 {
            for start in [
                states::near_the_end(options, &mut rng),
                states::stuck(options, &mut rng),
            ] {
                for m in start.moves() {
                    let after = start.after(m).unwrap();
                    assert_eq!(
                        LeapOver::try_from(Setup::from(after)),
                        Ok(after),
                        "{start} {m}"
                    );
                }
            }
        }
    }
}
