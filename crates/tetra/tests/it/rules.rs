//! The rules at their corners, on positions made by hand.

use crate::common::{node, options, played};
use board_graph::{Node, SlideFault};
use board_play::testkit::illegal;
use board_play::{Outcome, Position, Seat, Status, perft};
use board_stones::testkit::nodes;
use board_stones::{CanMove, Shift, ShiftFault, StoneFault};
use tetra::{FigureKind, Illegal, Move, Setup, ShiftGame, StoneGame, Tetra};

/// Stones that form no figure and are far from the penta e1 and the corner a1.
const BLACK_ELSEWHERE: &str = "a8 a9 a10 a11 b7 b8 b9 b10 c8";
const WHITE_ELSEWHERE: &str = "a15 a16 a17 a18 a19 b14 b15 b16 c12 e8";

fn position(rules: &str, turn: Seat, black: &str, white: &str) -> Tetra {
    let [black, white] = [black, white].map(nodes);
    Tetra::try_from(Setup {
        options: options(rules),
        turn,
        winner: None,
        black,
        white,
    })
    .unwrap()
}

fn read(text: &str) -> Move {
    text.parse().unwrap()
}

/// The nodes that the one stone of Black that is not elsewhere can move to, in board order.
fn targets(rules: &str, stone: &str, white: &str) -> Vec<String> {
    let black = format!("{BLACK_ELSEWHERE} {stone}");
    let whites: Vec<&str> = white
        .split_whitespace()
        .chain(WHITE_ELSEWHERE.split(' '))
        .take(10)
        .collect();
    let position = position(rules, Seat::First, &black, &whites.join(" "));
    let prefix = format!("{stone}-");
    let moves = position.moves().map(|m| m.to_string());
    moves
        .filter_map(|text| text.strip_prefix(&prefix).map(str::to_owned))
        .collect()
}

#[test]
fn the_start_is_an_empty_board_and_black_begins() {
    let start = Tetra::start();
    assert_eq!(start.status(), Status::ToMove(Seat::First));
    assert_eq!(start.occupied(), nodes(""));
    assert_eq!(Seat::ALL.map(|seat| start.in_hand(seat)), [10, 10]);
    let counts = [1, 2, 3].map(|depth| perft(&start, depth));
    // Vacant nodes: no figure is complete before the seventh ply.
    assert_eq!(counts, [93, 93 * 92, 93 * 92 * 91]);
}

/// A move goes one or two nodes straight on, over a vacant node: neighbours c1's first, then what lies
/// behind them.
#[test]
fn stones_move_one_or_two_nodes() {
    // c1 has the neighbours b1 b2 b21 c2 c18 d1; behind them lie a1 a3 a23 c3 c17 and the penta e1.
    let everywhere = [
        "a1", "a3", "a23", "b1", "b2", "b21", "c2", "c3", "c17", "c18", "d1", "e1",
    ];
    assert_eq!(targets("", "c1", ""), everywhere);
    // A stone on b1 shuts off a1 as well, one on c3 only itself.
    let fewer = ["a3", "a23", "b2", "b21", "c2", "c17", "c18", "d1", "e1"];
    assert_eq!(targets("", "c1", "b1 c3"), fewer);
    // From the corner: a2 a24 b1, and a3 a23 c1 behind them.
    let corner = ["a2", "a3", "a23", "a24", "b1", "c1"];
    assert_eq!(targets("", "a1", ""), corner);
}

/// From d1 over the penta e1 one comes to e2 or to e12, unless `fork=off`.
#[test]
fn moves_leave_a_penta_by_either_exit() {
    let beyond = |rules: &str, white: &str| {
        let targets = targets(rules, "d1", white);
        ["e1", "e2", "e12"].map(|name| targets.iter().any(|target| target == name))
    };
    assert_eq!(beyond("", ""), [true, true, true]);
    assert_eq!(beyond("", "e2"), [true, false, true]);
    assert_eq!(beyond("", "e12"), [true, true, false]);
    assert_eq!(beyond("", "e1"), [false, false, false]);
    assert_eq!(beyond("fork=off", ""), [true, false, false]);
    // Onto the penta and off it, straight runs begin and end there whatever the option.
    for rules in ["", "fork=off"] {
        let from_penta = targets(rules, "e1", "");
        let expected = [
            "c1", "c3", "c17", "d1", "d2", "d15", "e2", "e3", "e11", "e12",
        ];
        assert_eq!(from_penta, expected);
    }
    // Two nodes are the limit, though the run d1 e1 e2 e3 e4 e5 goes on.
    assert!(!targets("", "d1", "").contains(&"e3".to_owned()));
}

/// Moves are those of `fork=on`, figures those of `fork=off`.
#[test]
fn with_fork_moves_a_move_bends_at_a_penta_and_a_figure_does_not() {
    let rules = ["", "fork=moves", "fork=off"];
    let beyond = rules.map(|rules| {
        let targets = targets(rules, "d1", "");
        ["e2", "e12"].map(|name| targets.iter().any(|target| target == name))
    });
    assert_eq!(beyond, [[true; 2], [true; 2], [false; 2]]);

    // The node line d1 d6 e2 e4 bends twice.
    let black = "d1 e2 e4 d5 a9 a10 b9 b10 c8 d9";
    let winners = rules.map(|rules| {
        let before = position(rules, Seat::First, black, WHITE_ELSEWHERE);
        before.after(read("d5-d6")).unwrap().winner()
    });
    assert_eq!(winners, [Some(Seat::First), None, None]);

    // A stone comes over the penta e1 and completes the node rhombus a4 c2 c4 e2, which does not bend:
    // e2 over d2 to c2, over d3 to c4, c2 over c3 to c4, over b3 to a4, and c4 over b4 to a4.
    let black = "d1 a4 c2 c4 a9 a10 b9 b10 c8 d9";
    let before = position("fork=moves", Seat::First, black, WHITE_ELSEWHERE);
    let after = before.after(read("d1-e2")).unwrap();
    assert_eq!(after.outcome(), Some(Outcome::Win(Seat::First)));
    let figures: Vec<String> = after.winning_figures().map(|f| f.to_string()).collect();
    assert_eq!(figures, ["node rhombus a4 c2 c4 e2"]);
    assert_eq!(after.to_string().parse(), Ok(after));
}

/// A win by putting down, as early as can be.
#[test]
fn a_figure_wins_while_stones_are_put_down() {
    // The edge rhombus a3 b1 c2 b4; White's a1 a5 f1 are nothing.
    let before = played("", "a3 a1 b1 a5 c2 f1");
    assert_eq!(before.status(), Status::ToMove(Seat::First));
    let after = before.after(read("b4")).unwrap();
    assert_eq!(after.outcome(), Some(Outcome::Win(Seat::First)));
    let figures: Vec<String> = after.winning_figures().map(|f| f.to_string()).collect();
    assert_eq!(figures, ["edge rhombus a3 b1 b4 c2"]);
    assert_eq!(after.moves().count(), 0);
    assert_eq!(after.move_count(), 0);
    assert_eq!(after.nth_move(0), None);
    // With `scales=node` it is no figure.
    let goes_on = played("scales=node", "a3 a1 b1 a5 c2 f1 b4");
    assert_eq!(goes_on.status(), Status::ToMove(Seat::Second));
}

/// Stones of either colour on the nodes between change nothing.
#[test]
fn what_lies_between_does_not_matter() {
    // The node line a1 a3 a5 a7, White between on a2 a4 a6.
    let won = played("", "a1 a2 a3 a4 a5 a6 a7");
    assert_eq!(won.winner(), Some(Seat::First));
    let figure = won.winning_figures().next().unwrap();
    assert_eq!(figure.kind, FigureKind::NodeLine);
    // Black between: a2, then the same line of White.
    let won = played("", "a2 a1 a4 a3 d9 a5 d12 a7");
    assert_eq!(won.winner(), Some(Seat::Second));
}

/// A figure that is completed by moving, through two pentas in a row: d1 e2 e4 d6, by d5-d6.
#[test]
fn a_figure_wins_when_stones_move() {
    let black = "d1 e2 e4 d5 a9 a10 b9 b10 c8 d9";
    let before = position("", Seat::First, black, WHITE_ELSEWHERE);
    let after = before.after(read("d5-d6")).unwrap();
    assert_eq!(after.outcome(), Some(Outcome::Win(Seat::First)));
    let figures: Vec<String> = after.winning_figures().map(|f| f.to_string()).collect();
    assert_eq!(figures, ["node line d1 d6 e2 e4"]);
    // Either exit of the penta e5 is straight on from e4: d7, two nodes from c6, does as well.
    let black = "d1 e2 e4 c6 a9 a10 b9 b10 c8 d9";
    let before = position("", Seat::First, black, WHITE_ELSEWHERE);
    for (m, line) in [
        ("c6-d6", "node line d1 d6 e2 e4"),
        ("c6-d7", "node line d1 d7 e2 e4"),
    ] {
        let after = before.after(read(m)).unwrap();
        let figures: Vec<String> = after.winning_figures().map(|f| f.to_string()).collect();
        assert_eq!(figures, [line]);
    }
    // Without forks the line is none.
    let off = position(
        "fork=off",
        Seat::First,
        "d1 e2 e4 d5 a9 a10 b9 b10 c8 d9",
        WHITE_ELSEWHERE,
    );
    let after = off.after(read("d5-d6")).unwrap();
    assert_eq!(after.winner(), None);
}

/// The last stone can complete several figures at once.
#[test]
fn all_figures_of_the_last_stone_are_told() {
    // a5 is the third node of one line and the second of another.
    let won = played("", "a1 f1 a3 f2 a9 f3 a7 d1 a5");
    let figures: Vec<String> = won.winning_figures().map(|f| f.to_string()).collect();
    assert_eq!(figures, ["node line a1 a3 a5 a7", "node line a3 a5 a7 a9"]);
}

/// Black has ten stones in the corner a9, and White's ten shut them in.
#[test]
fn a_seat_that_is_stuck_passes() {
    let black = "a5 a6 a7 a8 a9 a10 b5 b6 b7 b8";
    let white = "a4 a11 b4 b9 b16 c4 c5 c6 c7 d12";
    let stuck = position("", Seat::First, black, white);
    assert_eq!(stuck.moves().collect::<Vec<_>>(), [Move::Pass]);
    assert_eq!(stuck.move_count(), 1);
    assert_eq!(stuck.nth_move(0), Some(Move::Pass));
    assert_eq!(stuck.nth_move(1), None);
    assert!(!stuck.can_move(Seat::First) && stuck.can_move(Seat::Second));

    // Nothing changes but the turn: the game goes on.
    let passed = stuck.after(Move::Pass).unwrap();
    assert_eq!(passed.status(), Status::ToMove(Seat::Second));
    assert_eq!(passed, position("", Seat::Second, black, white));
    // White opens a way out: then Black may not pass.
    let opened = passed.after(read("b4-b3")).unwrap();
    let error = opened.check(Move::Pass).unwrap_err();
    assert_eq!(
        error,
        Illegal::Pass(CanMove(opened.board().name(node("a5"))))
    );
    assert!(opened.moves().any(|m| m == read("b5-b4")));
}

/// While a seat has stones in hand it puts one down, then none; the tenth stones are the last.
#[test]
fn all_stones_are_put_down_before_any_moves() {
    let (black, white) = ("a8 a9 a10 a11 b7 b8 b9 b10 c8 a1", WHITE_ELSEWHERE);
    let pairs = black.split(' ').zip(white.split(' '));
    let mut position = Tetra::start();
    for (ply, text) in pairs.flat_map(|(black, white)| [black, white]).enumerate() {
        assert!(position.is_placing());
        assert_eq!(position.move_count(), 93 - ply);
        assert!(position.moves().all(|m| matches!(m, Move::Put(_))));
        position.play(read(text)).unwrap();
    }
    assert_eq!(position.status(), Status::ToMove(Seat::First));
    assert!(!position.is_placing());
    assert!(position.moves().all(|m| matches!(m, Move::Shift(_))));
}

/// Every rule that a move can break, with the words in which it is refused.
#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    let placing = played("", "c5 d1 a1");
    let black = format!("{BLACK_ELSEWHERE} d1");
    let moving = position("", Seat::First, &black, WHITE_ELSEWHERE);
    let blocked = position(
        "",
        Seat::First,
        &black,
        "e1 c1 d2 a15 a16 a17 a18 a19 b14 b15",
    );
    let no_forks = position("fork=off", Seat::First, &black, WHITE_ELSEWHERE);
    let won = played("", "a1 a2 a3 a4 a5 a6 a7");
    for (position, refused, message) in [
        (&placing, "c5", "c5 is occupied by a stone of Black"),
        (&placing, "d1", "d1 is occupied by a stone of White"),
        (
            &placing,
            "d1-d2",
            "White has 9 of its stones to put down first",
        ),
        (
            &placing,
            "pass",
            "White has 9 of its stones to put down first",
        ),
        (
            &moving,
            "f1",
            "Black has no stone left to put on f1; one that is down has to move",
        ),
        (&moving, "f1-f2", "there is no stone on f1"),
        (
            &moving,
            "e8-f2",
            "the stone on e8 is White's, and it is Black's turn",
        ),
        (&moving, "d1-d1", "d1-d1: a slide must end on another node"),
        (&moving, "d1-f1", "d1-f1: no straight run leads there"),
        (
            &moving,
            "d1-e3",
            "d1-e3: that is 3 nodes away, the farthest slide is 2",
        ),
        (&no_forks, "d1-e2", "d1-e2: no straight run leads there"),
        (&blocked, "d1-e1", "d1-e1: the stone on e1 is in the way"),
        (&blocked, "d1-e2", "d1-e2: the stone on e1 is in the way"),
        (
            &moving,
            "pass",
            "only a seat that cannot move passes, and the stone on a8 can move",
        ),
        (&won, "a8", "the game is over: Black has won"),
        (&won, "a1-b1", "the game is over: Black has won"),
        (&won, "pass", "the game is over: Black has won"),
    ] {
        assert_eq!(illegal(position, refused).to_string(), message);
    }
    let shift: Shift = "d1-e12".parse().unwrap();
    let fault = SlideFault::Blocked(blocked.board().name(node("e1")));
    let expected = Illegal::Shift(ShiftFault::Route { shift, fault });
    assert_eq!(illegal(&blocked, "d1-e12"), expected);
    // No text is read as such a move, but programs can make one.
    let off = Node::new(93);
    for pair in [(off, node("a1")), (node("d1"), off)] {
        let expected = Illegal::Shift(StoneFault::OffBoard(off).into());
        assert_eq!(moving.check(Move::from(pair)), Err(expected));
    }
    assert_eq!(moving.check(Move::Put(off)), Err(Illegal::OffBoard(off)));
    let error = placing.check(Move::Put(Node::new(400))).unwrap_err();
    assert_eq!(error.to_string(), "the board has no node #400");
}

/// Puts come first, then shifts by their nodes, then the pass.
#[test]
fn moves_are_ordered_as_they_are_listed() {
    let texts = ["a1", "f3", "a1-a2", "a1-b1", "a2-a1", "pass"].map(read);
    assert!(texts.is_sorted_by(|one, other| one < other));
    for position in [
        Tetra::start(),
        position(
            "",
            Seat::Second,
            &format!("{BLACK_ELSEWHERE} d1"),
            WHITE_ELSEWHERE,
        ),
    ] {
        let moves: Vec<Move> = position.moves().collect();
        assert!(moves.is_sorted_by(|one, other| one < other));
        assert!(position.is_alternating());
    }
}
