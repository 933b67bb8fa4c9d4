//! The words in which moves are refused.

use board_graph::Node;
use board_stones::{CanMove, Colour, GameOver, ShiftFault, StoneFault};

use crate::steps::StepFault;

#[test]
fn colours_are_named_and_are_two() {
    for (colour, name, other) in [
        (Colour::Black, "Black", Colour::White),
        (Colour::White, "White", Colour::Black),
    ] {
        assert_eq!(colour.to_string(), name);
        assert_eq!(!colour, other);
    }
    assert_eq!(format!("[{:>7}]", Colour::Black), "[  Black]");
}

/// Whose turn it is follows from whose the stone is not.
#[test]
fn a_stone_fault_says_what_is_wrong_with_the_stone() {
    let node = "c5".parse().unwrap();
    for (fault, message) in [
        (
            StoneFault::OffBoard(Node::new(93)),
            "the board has no node #93",
        ),
        (StoneFault::Vacant(node), "there is no stone on c5"),
        (
            StoneFault::NotOwn {
                node,
                owner: Colour::Black,
            },
            "the stone on c5 is Black's, and it is White's turn",
        ),
        (
            StoneFault::NotOwn {
                node,
                owner: Colour::White,
            },
            "the stone on c5 is White's, and it is Black's turn",
        ),
    ] {
        assert_eq!(fault.to_string(), message);
        let shift_fault = ShiftFault::<StepFault>::from(fault.clone());
        assert_eq!(shift_fault, ShiftFault::Stone(fault));
        assert_eq!(shift_fault.to_string(), message);
    }
}

#[test]
fn a_route_fault_names_the_shift() {
    let fault = ShiftFault::Route {
        shift: "a1-f1".parse().unwrap(),
        fault: StepFault::NoNeighbour,
    };
    assert_eq!(fault.to_string(), "a1-f1: that is no neighbour");
}

#[test]
fn a_move_after_the_end_is_told_who_has_won() {
    let message = GameOver(Colour::White).to_string();
    assert_eq!(message, "the game is over: White has won");
}

#[test]
fn a_refused_pass_names_the_stone() {
    let fault = CanMove("a3".parse().unwrap());
    assert_eq!(
        fault.to_string(),
        "only a seat that cannot move passes, and the stone on a3 can move"
    );
}
