//! The rules at their corners, on positions made by hand.

use board_graph::{Board, Node, NodeSet, SlideFault};
use board_play::testkit::illegal;
use board_play::{Outcome, Position, Seat, Status};
use board_stones::testkit::nodes;
use board_stones::{ShiftFault, StoneFault};
use sexta::{Fork, Illegal, Move, Options, Ring, Setup, Sexta, ShiftGame, StoneGame};

/// Five and six nodes that are on no straight run from c1 or a5.
const BLACK_ELSEWHERE: &str = "b6 b10 d3 d8 f1";
const WHITE_ELSEWHERE: &str = "a10 a14 a18 a22 b13 b17";

fn with_stones(options: Options, black: &str, white: NodeSet) -> Sexta {
    Sexta::try_from(Setup {
        options,
        turn: Seat::First,
        black: nodes(black),
        white,
    })
    .unwrap()
}

/// The position with a black stone on `stone`, white ones on `blockers`, and all others elsewhere.
fn position(fork: Fork, stone: &str, blockers: &str) -> Sexta {
    let options = Options::default().with_fork(fork);
    let blockers = nodes(blockers);
    let elsewhere = nodes(WHITE_ELSEWHERE).iter().skip(blockers.len());
    let white = elsewhere.collect::<NodeSet>() | blockers;
    with_stones(options, &format!("{BLACK_ELSEWHERE} {stone}"), white)
}

fn targets(fork: Fork, stone: &str, blockers: &str) -> NodeSet {
    let position = position(fork, stone, blockers);
    let from = nodes(stone).first().unwrap();
    let targets = position.targets(from);
    for to in position.board().nodes() {
        let is_legal = position.check(Move { from, to }).is_ok();
        assert_eq!(is_legal, targets.contains(to), "{position}");
    }
    targets
}

/// The runs from a5 that meet no penta.
const ALONG_THE_RIM: &str = "a4 a3 a2 a1 a6 a7 a8 a9";

/// From a5 to the penta e1, over one exit, and over the other to the penta e9 and over its exits.
const OVER_E1: &str = "b4 c3 d2 e1 d15 c17 b19 a21 e12 e11 e10 e9 d10 c11 b12 a13 d11 c13 b15 a17";

/// From a5 to the penta e5, over one exit, and over the other to the penta e9 and over its exits.
const OVER_E5: &str = "b5 c5 d5 e5 d7 c9 b11 a13 e6 e7 e8 e9 d11 c13 b15 a17 d12 c15 b18 a21";

#[test]
fn a_slide_goes_on_over_both_exits_of_one_penta_and_of_the_next() {
    let all = nodes(ALONG_THE_RIM) | nodes(OVER_E1) | nodes(OVER_E5);
    assert_eq!(targets(Fork::On, "a5", ""), all);
    // What is left in spite of a stone is on the way over the other penta.
    for (blockers, cut_off) in [
        // At the first penta.
        ("d15", "d15 c17 b19"),
        ("e12", "e12 e11 e10 d10 c11 b12"),
        ("e1", "e1 d15 c17 b19 e12 e11 e10 d10 c11 b12"),
        ("d7", "d7 c9 b11"),
        ("e6", "e6 e7 e8 d12 c15 b18"),
        // At the second one, which both ways lead to.
        ("e9", "e9 d10 c11 b12 d11 c13 b15 a17 d12 c15 b18"),
        ("d10", "d10 c11 b12"),
        ("d11", "d11 c13 b15 a17"),
        ("d12", "d12 c15 b18"),
        (
            "e6 e12",
            "e6 e7 e8 e9 e10 e11 e12 d10 c11 b12 d11 c13 b15 a17 d12 c15 b18",
        ),
    ] {
        assert_eq!(
            targets(Fork::On, "a5", blockers),
            all - nodes(cut_off),
            "{blockers}"
        );
    }
}

#[test]
fn with_fork_off_a_slide_may_end_on_a_penta_and_goes_no_further() {
    assert_eq!(
        targets(Fork::Off, "a5", ""),
        nodes(ALONG_THE_RIM) | nodes("b4 c3 d2 e1 b5 c5 d5 e5")
    );
}

/// From a5 two ways lead to a13: past e5, and past e1 and e9. One is enough.
#[test]
fn two_runs_may_join_the_same_two_nodes() {
    let [from, to] = ["a5", "a13"].map(|name| nodes(name).first().unwrap());
    let shift = Move { from, to };
    for (blockers, by) in [
        ("", None),
        ("c9", None),
        ("b12", None),
        ("e1", None),
        // If both are blocked, the stone on the shorter one is told.
        ("c9 b12", Some("c9")),
        ("b11 e1", Some("b11")),
        ("d7 e5 e11", Some("e5")),
        ("a13", Some("a13")),
    ] {
        let refused = position(Fork::On, "a5", blockers).check(shift).err();
        let expected = by.map(|by| {
            let fault = SlideFault::Blocked(by.parse().unwrap());
            Illegal::Slide(ShiftFault::Route { shift, fault })
        });
        assert_eq!(refused, expected, "{blockers}");
    }
}

/// The mover wins with the move that makes the path, straight or bent, over pentas as over others.
#[test]
fn the_sixth_stone_wins() {
    let white = nodes(WHITE_ELSEWHERE);
    for (black, text, wins) in [
        // Down to the penta e1 and on over either exit, or bent.
        ("a1 b1 c1 d1 e1 f1", "f1-e2", true),
        ("a1 b1 c1 d1 e1 f2", "f2-e12", true),
        // d2 touches d1 and e1: a stone touches three then.
        ("a1 b1 c1 d1 e1 f1", "f1-d2", false),
        // b2 closes a ring at the end of the path.
        ("a1 b1 c1 d1 e1 a3", "a3-b2", false),
        ("a1 b1 c1 d1 e1 a3", "a3-a2", false),
        // From the penta e1 to the penta e5, and past it over either exit.
        ("e1 e2 e3 e4 e5 b9", "b9-d7", true),
        ("e1 e2 e3 e4 e5 c7", "c7-d6", true),
        // The path may bend as often as it likes.
        ("b2 b3 c3 d3 e3 d8", "d8-e4", true),
    ] {
        let mut position = with_stones(Options::default(), black, white);
        position.play(text.parse().unwrap()).unwrap();
        let status = if wins {
            Status::Over(Outcome::Win(Seat::First))
        } else {
            Status::ToMove(Seat::Second)
        };
        assert_eq!(position.status(), status, "{black} {text}");
        if wins {
            assert_eq!(
                position.winning_stones(),
                Some(position.stones(Seat::First))
            );
            assert_eq!(position.moves().next(), None);
            assert_eq!(position.move_count(), 0);
            assert_eq!(position.nth_move(0), None);
        }
    }
}

/// Six stones round a node win only by `ring=on`; otherwise the game goes on.
#[test]
fn a_ring_wins_if_the_rules_say_so() {
    for (ring, status) in [
        (Ring::Off, Status::ToMove(Seat::Second)),
        (Ring::On, Status::Over(Outcome::Win(Seat::First))),
    ] {
        let options = Options::default().with_ring(ring);
        // All round c3 but for b3.
        let mut position = with_stones(options, "a3 b4 c2 c4 d2 d3", nodes(WHITE_ELSEWHERE));
        position.play("a3-b3".parse().unwrap()).unwrap();
        assert_eq!(position.status(), status);
    }
}

/// A group of stones that does not fill the board has a vacant neighbour, since the board is
/// connected. So one of the seats can always move, and no game is drawn.
#[test]
fn one_of_the_seats_can_always_move() {
    let board = Board::bent9();
    assert_eq!(board.reach(nodes("a1"), board.all()), board.all());
    assert!(2 * 6 < board.node_count());
}

/// Every rule that a move can break, with the words in which it is refused.
#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    let start = Sexta::start();
    for (text, message) in [
        ("b1-b2", "there is no stone on b1"),
        ("f1-a1", "there is no stone on f1"),
        (
            "a6-b6",
            "the stone on a6 is White's, and it is Black's turn",
        ),
        ("a2-a2", "a2-a2: a slide must end on another node"),
        ("a2-c1", "a2-c1: no straight run leads there"),
        ("a2-a3", "a2-a3: the stone on a3 is in the way"),
        ("a2-a4", "a2-a4: the stone on a3 is in the way"),
        ("a3-a9", "a3-a9: the stone on a6 is in the way"),
    ] {
        assert_eq!(illegal(&start, text).to_string(), message);
    }

    let rules = "start=even-corner,fork=off";
    let fork_off = Sexta::new(&rules.parse().unwrap());
    assert_eq!(
        illegal(&fork_off, "a1-e2").to_string(),
        "a1-e2: no straight run leads there"
    );
    assert!(fork_off.check("a1-e1".parse().unwrap()).is_ok());

    let second = start.after("a2-b2".parse().unwrap()).unwrap();
    assert_eq!(
        illegal(&second, "b2-c2").to_string(),
        "the stone on b2 is Black's, and it is White's turn"
    );

    let won: Sexta = "sexta/1 - o a1,b1,c1,d1,e1,e2 a5,a7,a9,a11,a13,a15"
        .parse()
        .unwrap();
    for text in ["a5-a4", "a1-a2", "b2-c2"] {
        assert_eq!(
            illegal(&won, text).to_string(),
            "the game is over: Black has won"
        );
    }
}

/// A move made by hand may name nodes that the board does not have.
#[test]
fn nodes_off_the_board_are_refused() {
    let start = Sexta::start();
    let [on, off] = [Node::new(1), Node::new(93)];
    for (from, to) in [(on, off), (off, on)] {
        let slide = Move { from, to };
        let error = start.check(slide).unwrap_err();
        assert_eq!(error, Illegal::Slide(StoneFault::OffBoard(off).into()));
        assert_eq!(error.to_string(), "the board has no node #93");
        assert!(slide.to_string().contains("#93"));
        assert!(slide.to_string().parse::<Move>().is_err());
    }
}

/// There are no chance moves, and nobody moves twice.
#[test]
fn the_seats_take_turns_move_by_move() {
    assert!(Sexta::start().is_alternating());
}
