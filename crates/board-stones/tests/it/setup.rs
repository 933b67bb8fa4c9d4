//! States as plain data: what makes them positions.

use board_graph::{Node, NodeSet};
use board_play::{NoOptions, Position as _, Seat};
use board_stones::testkit::nodes;
use board_stones::{
    Blame as _, Colour, LineField, SetupFault, StoneGame as _, StoneSetup, StonesFault,
};

use crate::toy::{NEAR, STUCK, Toy, played, start};

type Setup = StoneSetup<NoOptions>;

fn setup(black: &str, white: &str) -> Setup {
    StoneSetup {
        options: NoOptions,
        turn: Seat::First,
        black: nodes(black),
        white: nodes(white),
    }
}

#[test]
fn positions_become_setups_and_are_made_of_them() {
    for position in [
        Toy::start(),
        played(STUCK, ""),
        played(STUCK, "pass a4-a5"),
        played(NEAR, "e3-f1"),
    ] {
        let setup = Setup::from(position);
        assert_eq!(setup.turn, position.turn());
        assert_eq!(setup.black, position.stones(Seat::First));
        assert_eq!(setup.white, position.stones(Seat::Second));
        assert_eq!(Toy::try_from(setup), Ok(position));
    }
}

#[test]
fn at_the_start_the_first_seat_is_to_move() {
    let sets = Seat::ALL.map(start);
    let setup = StoneSetup::start(NoOptions, sets);
    assert_eq!(setup.turn, Seat::First);
    assert_eq!([setup.black, setup.white], sets);
    assert_eq!(setup.stones(), sets);
    assert_eq!(setup, Setup::from(Toy::start()));
}

#[test]
fn stones_are_counted_whoever_owns_them() {
    let state = setup("a1 b1", "b1 f3");
    assert_eq!(state.stones(), [nodes("a1 b1"), nodes("b1 f3")]);
    assert_eq!(state.occupied(), nodes("a1 b1 f3"));
    assert_eq!(setup("", "").occupied(), NodeSet::EMPTY);
}

/// A set has room for 128 nodes, 35 more than the board has.
#[test]
fn a_stone_off_the_board_is_refused() {
    let on = setup("a1", "f3");
    assert_eq!(on.check_nodes(), Ok(()));
    for index in [93, 127] {
        let mut black = on;
        black.black.insert(Node::new(index));
        let colour = Colour::Black;
        let expected = StonesFault::OffBoard { colour, index };
        assert_eq!(black.check_nodes(), Err(expected));

        let mut white = on;
        white.white.insert(Node::new(index));
        let colour = Colour::White;
        let expected = StonesFault::OffBoard { colour, index };
        assert_eq!(white.check_nodes(), Err(expected.clone()));
        assert_eq!(
            expected.to_string(),
            format!("a stone of White stands on node {index}, which the board does not have")
        );
        // Before anything else: it has no name.
        white.black = nodes("f3");
        assert_eq!(white.check_nodes(), Err(expected));
    }
}

#[test]
fn two_stones_on_a_node_are_refused() {
    let shared = setup("a1 b2 f3", "b2 c1 f3");
    let fault = StonesFault::Shared("b2".parse().unwrap());
    assert_eq!(shared.check_nodes(), Err(fault.clone()));
    assert_eq!(fault.to_string(), "a black and a white stone stand on b2");
}

#[test]
fn both_seats_must_have_as_many_stones_as_needed() {
    assert_eq!(setup("a1 a2", "a3 a4").check_counts(2), Ok(()));
    assert_eq!(setup("", "").check_counts(0), Ok(()));
    for (black, white, message) in [
        ("a1", "a3 a4", "Black has 1 stone, must have 2"),
        ("a1 a2 b1", "a3 a4", "Black has 3 stones, must have 2"),
        ("a1 a2", "", "White has 0 stones, must have 2"),
        ("a1 a2", "a3 a4 b3", "White has 3 stones, must have 2"),
        // Both are wrong: Black is named.
        ("", "", "Black has 0 stones, must have 2"),
    ] {
        let fault = setup(black, white).check_counts(2).unwrap_err();
        assert_eq!(fault.to_string(), message);
    }
}

#[test]
fn no_seat_may_have_more_stones_than_there_are() {
    for (black, white) in [("", ""), ("a1 a2", "a3"), ("a1", "a3 a4")] {
        assert_eq!(setup(black, white).check_at_most(2), Ok(()));
    }
    for (black, white, most, message) in [
        (
            "a1 a2 b1",
            "a3",
            2,
            "Black has 3 stones, must have 2 at most",
        ),
        ("", "a3 a4 b3", 2, "White has 3 stones, must have 2 at most"),
        ("a1", "", 0, "Black has 1 stone, must have 0 at most"),
        // Both are wrong: Black is named.
        ("a1", "a3", 0, "Black has 1 stone, must have 0 at most"),
    ] {
        let fault = setup(black, white).check_at_most(most).unwrap_err();
        assert_eq!(fault.to_string(), message);
    }
}

#[test]
fn every_fault_blames_a_field() {
    let [black, white] = [Colour::Black, Colour::White];
    for colour in [black, white] {
        let blamed = LineField::Stones(colour);
        let off_board = StonesFault::OffBoard { colour, index: 93 };
        assert_eq!(off_board.field(), blamed);
        let count = StonesFault::Count {
            colour,
            count: 1,
            needed: 2,
        };
        assert_eq!(count.field(), blamed);
        assert_eq!(SetupFault::from(count).field(), blamed);
        let too_many = StonesFault::TooMany {
            colour,
            count: 3,
            most: 2,
        };
        assert_eq!(too_many.field(), blamed);
        assert_eq!(SetupFault::PlayedOn(colour).field(), blamed);
        assert_eq!(SetupFault::WonBefore(colour).field(), blamed);
    }
    // Of two fields that disagree, the later one.
    let shared = StonesFault::Shared("b2".parse().unwrap());
    assert_eq!(shared.field(), LineField::Stones(white));
}

#[test]
fn what_is_wrong_with_the_stones_is_said_as_it_is() {
    let fault = StonesFault::Shared("b2".parse().unwrap());
    let wrapped = SetupFault::from(fault.clone());
    assert_eq!(wrapped, SetupFault::Stones(fault.clone()));
    assert_eq!(wrapped.to_string(), fault.to_string());
}

/// A win is refused if it is the winner's turn, and if its last move cannot have brought it: three
/// stones stand in the middle, so that there were two before.
#[test]
fn a_win_that_is_not_the_last_move_is_no_position() {
    let mut won = setup("a1 a5 c1 c7 f1 f2", "a3 a7 d9 e7 e8 f3");
    let played_on = SetupFault::PlayedOn(Colour::Black);
    assert_eq!(Toy::try_from(won), Err(played_on.clone()));
    assert_eq!(played_on.to_string(), "Black has won, and the game went on");
    won.turn = Seat::Second;
    let position = Toy::try_from(won).unwrap();
    assert_eq!(position.winner(), Some(Seat::First));

    let mut three = setup("a1 a5 c1 f1 f2 f3", "a3 a7 c9 d9 e7 e8");
    three.turn = Seat::Second;
    let won_before = SetupFault::WonBefore(Colour::Black);
    assert_eq!(Toy::try_from(three), Err(won_before.clone()));
    assert_eq!(
        won_before.to_string(),
        "Black has won, and had before any last move"
    );
}
