//! The rules at their corners, on positions made by hand.

use board_graph::{Board, Node, NodeSet, SlideFault};
use board_play::testkit::illegal;
use board_play::{Outcome, Position, Seat, Status};
use board_stones::testkit::nodes;
use board_stones::{CanMove, Shift, ShiftFault, StoneFault};
use quinta::{Fork, Forks, Illegal, Move, Options, Quinta, Setup, ShiftGame, StoneGame, outcome};

/// Eleven and twelve nodes that are on no straight run from c1 or a5.
const BLACK_ELSEWHERE: &str = "b3 b6 b7 b10 c8 d3 d8 d9 d13 d14 f1";
const WHITE_ELSEWHERE: &str = "a10 a12 a14 a16 a18 a19 a20 a22 a24 b13 b16 b17";

/// The position with a black stone on `stone`, white ones on `blockers`, and all others elsewhere.
fn position(fork: Forks, stone: &str, blockers: &str) -> Quinta {
    let blockers = nodes(blockers);
    let elsewhere = nodes(WHITE_ELSEWHERE).iter().skip(blockers.len());
    Quinta::try_from(Setup {
        options: Options::default().with_fork(fork),
        turn: Seat::First,
        black: nodes(BLACK_ELSEWHERE) | nodes(stone),
        white: elsewhere.collect::<NodeSet>() | blockers,
    })
    .unwrap()
}

fn targets(fork: Forks, stone: &str, blockers: &str) -> NodeSet {
    let position = position(fork, stone, blockers);
    let from = nodes(stone).first().unwrap();
    let targets = position.targets(from);
    for to in position.board().nodes() {
        let is_legal = position.check(Move::Shift(Shift { from, to })).is_ok();
        assert_eq!(is_legal, targets.contains(to), "{position}");
    }
    targets
}

/// The runs from c1 that meet no penta, and the one that does up to the first.
const WITHOUT_PENTAS: &str = "b1 a1 b2 a3 b21 a23 c2 c3 c4 c5 c6 c7 b9 a11 \
                              c18 c17 c16 c15 c14 c13 b14 a15 d1 e1";

/// From e1 over one exit to the penta e5, and on over its two exits.
const OVER_E5: &str = "e2 e3 e4 e5 d6 c7 b8 a9 d7 c9 b11 a13";

/// From e1 over the other exit to the penta e9, and on over its two exits.
const OVER_E9: &str = "e12 e11 e10 e9 d10 c11 b12 a13 d11 c13 b15 a17";

#[test]
fn a_slide_goes_on_over_both_exits_of_one_penta_and_of_the_next() {
    let all = nodes(WITHOUT_PENTAS) | nodes(OVER_E5) | nodes(OVER_E9);
    assert_eq!(targets(Forks::On, "c1", ""), all);
    for (blockers, cut_off) in [
        // At the first penta.
        ("e2", "e2 e3 e4 e5 d6 b8 a9 d7 c9 b11"),
        ("e12", "e12 e11 e10 e9 d10 c11 b12 d11 b15 a17"),
        (
            "e1",
            "e1 e2 e3 e4 e5 d6 b8 a9 d7 c9 b11 a13 e12 e11 e10 e9 d10 c11 b12 d11 b15 a17",
        ),
        // At the second one.
        ("e5", "e5 d6 b8 a9 d7 c9 b11"),
        ("d6", "d6 b8 a9"),
        ("d7", "d7 c9 b11"),
        ("d10", "d10 c11 b12"),
        ("d11", "d11 b15 a17"),
    ] {
        assert_eq!(targets(Forks::On, "c1", blockers), all - nodes(cut_off));
    }
}

#[test]
fn with_fork_off_a_slide_may_end_on_a_penta_and_goes_no_further() {
    assert_eq!(targets(Forks::Off, "c1", ""), nodes(WITHOUT_PENTAS));
    assert_eq!(
        targets(Forks::Off, "a5", ""),
        nodes("a4 a3 a2 a1 a6 a7 a8 a9 b4 c3 d2 e1 b5 c5 d5 e5")
    );
}

/// From a5 two ways lead to a13: past e5, and past e1 and e9. One is enough.
#[test]
fn two_runs_may_join_the_same_two_nodes() {
    let [from, to] = ["a5", "a13"].map(|name| nodes(name).first().unwrap());
    let slide = Move::Shift(Shift { from, to });
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
        let refused = position(Forks::On, "a5", blockers).check(slide).err();
        let expected = by.map(|by| {
            let fault = SlideFault::Blocked(by.parse().unwrap());
            let shift = Shift { from, to };
            Illegal::Slide(ShiftFault::Route { shift, fault })
        });
        assert_eq!(refused, expected, "{blockers}");
    }
}

#[test]
fn a_line_of_five_may_bend_at_a_penta() {
    for (line, fork_on, fork_off) in [
        ("c1 d1 e1 e2 e3", true, false),
        ("c1 d1 e1 e12 e11", true, false),
        ("b1 c1 d1 e1 e2", true, false),
        ("d2 e1 d15 c17 b19", true, false),
        // A line may end at pentas by all rules, even at two.
        ("e1 e2 e3 e4 e5", true, true),
        ("a1 b1 c1 d1 e1", true, true),
        // Neither of these is straight.
        ("c1 d1 e1 d2 c3", false, false),
        ("e12 e1 e2 e3 e4", false, false),
        ("a24 a1 a2 a3 a4", false, false),
        ("e1 e2 e3 e4", false, false),
        ("e1 e2 e3 e4 e6", false, false),
    ] {
        for (fork, expected) in [(Fork::On, fork_on), (Fork::Off, fork_off)] {
            let stones = nodes(line);
            assert_eq!(outcome::has_five(stones, fork), expected, "{line}");
            for stone in stones {
                assert_eq!(outcome::completes_five(stones, stone, fork), expected);
            }
        }
    }
}

/// From c1 the way leads over e1 to e2 and on, but b1 c1 d1 e1 e2 is a line only with `fork=on`.
#[test]
fn with_fork_moves_a_slide_bends_at_a_penta_and_a_line_does_not() {
    let all = nodes(WITHOUT_PENTAS) | nodes(OVER_E5) | nodes(OVER_E9);
    assert_eq!(targets(Forks::Moves, "c1", ""), all);
    assert_eq!(outcome::fives(Forks::Moves.for_lines()).all().len(), 153);

    let after = |rules: &str, black: &str, m: &str| {
        let before = Quinta::try_from(Setup {
            options: rules.parse().unwrap(),
            turn: Seat::First,
            black: nodes(black),
            white: nodes(WHITE_ELSEWHERE),
        });
        before.unwrap().after(m.parse().unwrap()).unwrap()
    };
    // The bent line c1 d1 e1 e2 e3 is whole with d2-e2, the straight one e1 to e5 with c1-e1.
    let bent = "d2 c1 d1 e1 e3 e4 b10 c8 d8 d13 d14 f1";
    let straight = "c1 e2 e3 e4 e5 c2 b10 c8 d8 d13 d14 f1";
    for (rules, bent_wins) in [("", true), ("fork=moves", false)] {
        let winner = |wins: bool| wins.then_some(Seat::First);
        let after_bent = after(rules, bent, "d2-e2");
        assert_eq!(after_bent.winner(), winner(bent_wins), "{rules}");
        let after_straight = after(rules, straight, "c1-e1");
        assert_eq!(after_straight.winner(), winner(true), "{rules}");
    }
    // A stone comes over a penta, and wins where no line bends.
    let over = after(
        "fork=moves",
        "d1 a9 b8 c7 d6 c2 b10 c8 d8 d13 d14 f1",
        "d1-e5",
    );
    assert_eq!(over.winning_stones(), Some(nodes("a9 b8 c7 d6 e5")));
    assert_eq!(over.to_string().parse(), Ok(over));
}

/// The mover wins with the move that completes the line, and the game is over.
#[test]
fn the_fifth_stone_wins() {
    let mut position = Quinta::try_from(Setup {
        options: Options::default(),
        turn: Seat::First,
        black: nodes("b1 c1 d1 d2 e2 e3 b10 c8 d8 d13 d14 f1"),
        white: nodes(WHITE_ELSEWHERE),
    })
    .unwrap();
    assert_eq!(position.status(), Status::ToMove(Seat::First));
    for (text, is_over) in [("f1-f2", false), ("a24-a1", false), ("d2-e1", true)] {
        position.play(text.parse().unwrap()).unwrap();
        assert_eq!(position.status().is_over(), is_over, "{text}");
    }
    assert_eq!(position.status(), Status::Over(Outcome::Win(Seat::First)));
    let line = nodes("b1 c1 d1 e1 e2 e3");
    assert_eq!(position.winning_stones(), Some(line));
    assert_eq!(position.moves().next(), None);
    assert_eq!(position.move_count(), 0);
    assert_eq!(position.nth_move(0), None);
}

/// Twelve black stones in two corners, all of whose neighbours are occupied.
const SHUT_IN: &str = "quinta/1 - 1 a1,a2,a3,a8,a9,a10,a23,a24,b1,b2,b21,c1 \
                       a4,a7,a11,a22,b3,b7,b8,b9,b20,c2,c18,d1";

#[test]
fn a_seat_passes_only_if_it_cannot_move() {
    let before: Quinta = SHUT_IN.parse().unwrap();
    assert_eq!(before.moves().collect::<Vec<_>>(), [Move::Pass]);
    assert_eq!(before.move_count(), 1);
    assert_eq!(before.nth_move(0), Some(Move::Pass));
    assert_eq!(before.nth_move(1), None);
    assert_eq!(Seat::ALL.map(|seat| before.can_move(seat)), [false, true]);

    let after = before.after(Move::Pass).unwrap();
    assert_eq!(after.status(), Status::ToMove(Seat::Second));
    assert_eq!(
        Seat::ALL.map(|seat| after.stones(seat)),
        Seat::ALL.map(|seat| before.stones(seat))
    );
    assert_ne!(after.key(), before.key());
    let refused = after.check(Move::Pass).unwrap_err();
    assert_eq!(refused, Illegal::Pass(CanMove("a4".parse().unwrap())));
}

/// A group of stones that does not fill the board has a vacant neighbour, since the board hangs
/// together. So one of the seats can always move, and no game is drawn.
#[test]
fn one_of_the_seats_can_always_move() {
    let board = Board::bent9();
    let start = nodes("a1");
    assert_eq!(board.reach(start, board.all()), board.all());
    assert!(2 * 12 < board.node_count());
    let shut_in: Quinta = SHUT_IN.parse().unwrap();
    assert!(shut_in.can_move(Seat::Second));
}

fn refusal(position: &Quinta, text: &str) -> String {
    illegal(position, text).to_string()
}

/// Every rule that a move can break, with the words in which it is refused.
#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    let start = Quinta::new(&Options::default());
    for (text, message) in [
        ("b1-b2", "there is no stone on b1"),
        ("f1-a1", "there is no stone on f1"),
        (
            "a3-b3",
            "the stone on a3 is White's, and it is Black's turn",
        ),
        ("a1-a1", "a1-a1: a slide must end on another node"),
        ("a1-b2", "a1-b2: no straight run leads there"),
        ("a1-f1", "a1-f1: no straight run leads there"),
        ("a1-a2", "a1-a2: the stone on a2 is in the way"),
        ("a1-a8", "a1-a8: the stone on a2 is in the way"),
        // Over the rim or over two pentas: the shorter run is told of.
        ("a1-a9", "a1-a9: the stone on a2 is in the way"),
        ("a5-a13", "a5-a13: the stone on a13 is in the way"),
        (
            "pass",
            "only a seat that cannot move passes, and the stone on a1 can move",
        ),
    ] {
        assert_eq!(refusal(&start, text), message);
    }

    let fork_off = Quinta::new(&"fork=off".parse().unwrap());
    assert_eq!(
        refusal(&fork_off, "a1-e2"),
        "a1-e2: no straight run leads there"
    );
    assert!(fork_off.check("a1-e1".parse().unwrap()).is_ok());

    let second = start.after("a1-b1".parse().unwrap()).unwrap();
    assert_eq!(
        refusal(&second, "b1-c1"),
        "the stone on b1 is Black's, and it is White's turn"
    );

    let shut_in: Quinta = SHUT_IN.parse().unwrap();
    assert_eq!(
        refusal(&shut_in, "a3-a5"),
        "a3-a5: the stone on a4 is in the way"
    );

    let won: Quinta = "quinta/1 - o a1,a2,a3,a4,a5,b9,b11,b13,c2,c9,d1,d9 \
                       a7,a9,a11,a13,a15,a17,a19,a21,b6,b8,e1,e5"
        .parse()
        .unwrap();
    for text in ["a7-a6", "a1-b1", "b1-c1", "pass"] {
        assert_eq!(refusal(&won, text), "the game is over: Black has won");
    }
}

/// A move made by hand may name nodes that the board does not have.
#[test]
fn nodes_off_the_board_are_refused() {
    let start = Quinta::new(&Options::default());
    let [on, off] = [Node::new(0), Node::new(93)];
    for (from, to) in [(on, off), (off, on)] {
        let slide = Move::Shift(Shift { from, to });
        let error = start.check(slide).unwrap_err();
        assert_eq!(error, Illegal::Slide(StoneFault::OffBoard(off).into()));
        assert_eq!(error.to_string(), "the board has no node #93");
        assert!(slide.to_string().contains("#93"));
        assert!(slide.to_string().parse::<Move>().is_err());
    }
}

/// There are no chance moves, and a pass is a turn like any other.
#[test]
fn the_seats_take_turns_move_by_move() {
    assert!(Quinta::start().is_alternating());
}
