//! Generation, turns and results against a second model, position by position.

use crate::common::{Model, names, options};
use board_graph::Board;
use board_play::testkit::SplitMix;
use board_play::{Position, Seat, Status};
use rand_core::Rng;
use y::{Colour, Illegal, Move, Opening, YOn};

/// What the model says about the position that has been reached must be what the crate says.
fn assert_agree<const W: usize>(model: &Model, position: &YOn<W>) {
    let legal: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    assert_eq!(legal, model.moves(), "{position}");

    let (turn, winner) = model.status();
    let status = position.status();
    assert_eq!(status.turn().to_string(), turn.to_string(), "{position}");
    let outcome = position.outcome().map(|outcome| outcome.to_string());
    assert_eq!(outcome, winner.map(|winner| winner.to_string()));

    for (colour, stones) in Colour::ALL.into_iter().zip(model.stones()) {
        assert_eq!(position.stone_count(colour), stones.len());
        assert_eq!(names(position.board(), position.stones(colour)), stones);
    }
    if let Status::ToMove(seat) = status {
        let colour = position.colour_to_move().unwrap();
        assert_eq!(position.seat_of(colour), seat);
        assert_eq!(position.colour_of(seat), colour);
    }
}

/// Follows a game and returns in how many positions the two agreed.
fn follow_a_random_game<const W: usize>(
    board: Board,
    opening: Opening,
    handicap: usize,
    rng: &mut SplitMix,
) -> usize {
    let mut position = YOn::<W>::new(&options(board.shape(), opening, handicap));
    let mut model = Model::new(board, opening == Opening::Pie, handicap);
    assert_agree(&model, &position);
    let mut compared = 1;
    while !position.status().is_over() {
        // Half of the games with a pie rule are to have a swap.
        let n = if position.is_swap_offered() && rng.next_u64().is_multiple_of(2) {
            position.move_count() - 1
        } else {
            usize::try_from(rng.next_u64()).unwrap() % position.move_count()
        };
        let m = position.nth_move(n).unwrap();
        position.play(m).unwrap();
        model.played.push(m.to_string());
        assert_agree(&model, &position);
        compared += 1;
    }
    compared
}

#[test]
fn random_games_agree_with_the_model() {
    let mut rng = SplitMix::new(5);
    let mut compared = 0;
    for side in 3..=6 {
        for board in [Board::bent(side).unwrap(), Board::flat(side).unwrap()] {
            for _ in 0..10 {
                compared += follow_a_random_game::<2>(board, Opening::Free, 1, &mut rng);
                compared += follow_a_random_game::<2>(board, Opening::Pie, 1, &mut rng);
                let handicap = 2 + usize::try_from(rng.next_u64() % 5).unwrap();
                compared += follow_a_random_game::<2>(board, Opening::Free, handicap, &mut rng);
            }
            compared +=
                follow_a_random_game::<2>(board, Opening::Free, board.node_count(), &mut rng);
        }
    }
    compared += follow_a_random_game::<2>(Board::bent9(), Opening::Pie, 1, &mut rng);
    compared += follow_a_random_game::<3>(Board::bent(11).unwrap(), Opening::Free, 3, &mut rng);
    compared += follow_a_random_game::<12>(Board::flat(13).unwrap(), Opening::Pie, 1, &mut rng);
    assert!(compared >= 4_200, "{compared} positions compared");
}

fn played<const W: usize>(rules: &str, moves: &str) -> YOn<W> {
    let mut position = YOn::new(&rules.parse().unwrap());
    for m in moves.split_whitespace() {
        position.play(m.parse().unwrap()).unwrap();
    }
    position
}

/// Seats and colours through a swap, step by step as in the rulings.
#[test]
fn a_swap_exchanges_the_colours_and_white_is_next() {
    let before = played::<2>("opening=pie", "e5");
    assert_eq!(before.status(), Status::ToMove(Seat::Second));
    assert_eq!(before.colour_to_move(), Some(Colour::White));
    assert!(before.is_swap_offered());

    let after = before.after(Move::Swap).unwrap();
    assert_eq!(after.status(), Status::ToMove(Seat::First));
    assert_eq!(after.colour_to_move(), Some(Colour::White));
    assert_eq!(after.colour_of(Seat::First), Colour::White);
    assert_eq!(after.colour_of(Seat::Second), Colour::Black);
    assert_eq!(after.stones(Colour::Black), before.stones(Colour::Black));
    assert_ne!(after, before);
    assert_ne!(after.key(), before.key());

    let next = played::<2>("opening=pie", "e5 swap f1");
    assert_eq!(next.status(), Status::ToMove(Seat::Second));
    assert_eq!(next.colour_to_move(), Some(Colour::Black));
}

/// Every rule that a move can break, with the words in which it is refused.
#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    let won = "a1 b1 a2 b2 a3";
    let cases: [(&str, &str, &str, &str); 8] = [
        ("", "e5", "e5", "e5 is occupied"),
        (
            "",
            "e5",
            "swap",
            "swap is not offered: the opening is free, not pie",
        ),
        (
            "opening=pie",
            "",
            "swap",
            "swap is too early: it answers the first black stone",
        ),
        (
            "opening=pie",
            "e5 swap",
            "swap",
            "swap is too late: it answers the first black stone at once",
        ),
        (
            "opening=pie",
            "e5 d1",
            "swap",
            "swap is too late: it answers the first black stone at once",
        ),
        (
            "opening=pie",
            "e5 d1 d2",
            "swap",
            "swap is too late: it answers the first black stone at once",
        ),
        (
            "board=bent:3",
            won,
            "a5",
            "the game is over: seat 1, playing black, has won",
        ),
        (
            "board=bent:3,opening=pie",
            "a1 swap b1 a2 b2 a3",
            "swap",
            "the game is over: seat 2, playing black, has won",
        ),
    ];
    for (rules, moves, refused, message) in cases {
        let position = played::<2>(rules, moves);
        let m: Move = refused.parse().unwrap();
        let mut same = position;
        let error = same.play(m).unwrap_err();
        assert_eq!(error.to_string(), message);
        assert_eq!(same, position);
        assert_eq!(position.after(m), Err(error));
        assert!(position.moves().all(|legal| legal != m));
    }
    // Why a board does not have a node is for `board-graph` to say.
    for (rules, node) in [("", "g1"), ("", "e13"), ("board=flat:3", "b1")] {
        let position = played::<2>(rules, "");
        let board = position.board();
        let reason = board.parse_node(node).unwrap_err();
        let expected = format!("there is no node {node} on {board}: {reason}");
        let error = position.check(node.parse().unwrap()).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
    let error = played::<2>("", "").check(Move::Swap);
    assert_eq!(error, Err(Illegal::SwapNotOffered));
}

/// From where on the seats strictly alternate, by the rules: once one stone of the handicap is left.
/// A swap is a turn like any other.
#[test]
fn a_game_alternates_once_one_stone_of_the_handicap_is_left() {
    for (rules, moves, alternates) in [
        ("", "", true),
        ("", "a1 a2 a3", true),
        ("opening=pie", "", true),
        ("opening=pie", "a1", true),
        ("opening=pie", "a1 swap", true),
        ("handicap=3", "", false),
        ("handicap=3", "a1", false),
        ("handicap=3", "a1 a2", true),
        ("handicap=3", "a1 a2 a3", true),
        ("handicap=3", "a1 a2 a3 a4", true),
        ("board=bent:3,handicap=9", "a1 a2", false),
        ("board=bent:3,handicap=9", "a1 a2 a3", true), // over: a1 and a3 touch all three sides
    ] {
        let position = played::<2>(rules, moves);
        assert_eq!(position.is_alternating(), alternates, "{rules} {moves}");
    }
}

/// Nodes keep their order, and `swap` comes last.
#[test]
fn moves_are_ordered_as_they_are_listed() {
    let position = played::<2>("opening=pie", "a3");
    let moves: Vec<Move> = position.moves().collect();
    assert!(moves.is_sorted_by(|one, other| one < other));
    assert_eq!(moves.first(), Some(&"a1".parse().unwrap()));
    assert_eq!(moves.last(), Some(&Move::Swap));
}
