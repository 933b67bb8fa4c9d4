//! Every rule that a move can break, with the words in which it is refused.

use aliens_amazons::{AliensAmazons, Illegal, Move, Position};
use board_graph::{Board, Node, NodeSet};
use board_play::testkit::illegal;
use board_stones::{Colour, GameOver, StoneFault};

fn refused(before: &str, text: &str) -> Illegal {
    let line = format!("aliens-amazons/1 {before}");
    let position: AliensAmazons = line.parse().unwrap();
    let m: Move = text.parse().unwrap();
    let error = illegal(&position, text);
    let mut same = position;
    assert_eq!(same.play(m), Err(error.clone()));
    assert_eq!(same, position);
    assert_eq!(position.path(m), Err(error.clone()));
    assert!(position.moves().all(|legal| legal != m));
    error
}

/// What there is to say about `text` in the position `before`.
const CASES: [(&str, &str, &str); 46] = [
    // Putting down.
    (
        "- 1 - - 30",
        "a1-a2",
        "no stone is moved while there are stones in hand, 3 now; put one down",
    ),
    (
        "- 1 a1 c5 29",
        "a1-a2",
        "no stone is moved while there are stones in hand, 2 now; put one down",
    ),
    (
        "- 2 a1,a9,a17 c5,d4 28",
        "c5-c4",
        "no stone is moved while there are stones in hand, 28 now; put one down",
    ),
    ("- 1 a1 c5 29", "a1", "a1 is occupied"),
    ("- 1 a1 c5 29", "c5", "c5 is occupied"),
    ("- 2 a1 - 30", "a1", "a1 is occupied"),
    (
        "- 1 a1,a9,a17 c5,d4,e4 27",
        "a2",
        "there is no stone in hand to put on a2",
    ),
    (
        "- 2 a1,a9,a17 c5,d4,e1,e2,e3,e4,e5,e6,f1,f2,f3 0",
        "a2",
        "there is no stone in hand to put on a2",
    ),
    // Whose stone.
    (
        "- 1 a1,a9,a17 c5,d4,e4 27",
        "c6-c7",
        "there is no stone on c6",
    ),
    (
        "- 1 a1,a9,a17 c5,d4,e4 27",
        "c5-c6",
        "the stone on c5 is Black's, and it is White's turn",
    ),
    (
        "amazons-needed=1 2 a1,a9,a17 c5 0",
        "a1-a2",
        "the stone on a1 is White's, and it is Black's turn",
    ),
    (
        "amazons-needed=1 2 a1,a9,a17 c5 0",
        "c6-c7",
        "there is no stone on c6",
    ),
    // Nothing done.
    (
        "- 1 a1,a9,a17 c5,d4,e4 27",
        "a1-a1",
        "a move that ends where it began, on a1, must capture",
    ),
    (
        "amazons-needed=1 2 a1,a9,a17 c5 0",
        "c5-c5",
        "a move that ends where it began, on c5, must capture",
    ),
    (
        "- 1 a1,a9,a17 c5,d4,e4 27",
        "pass",
        "only a seat that cannot move passes, and there are other moves",
    ),
    (
        "- 2 a1,a9,a17 c5,d4 28",
        "pass",
        "only a seat that cannot move passes, and there are other moves",
    ),
    (
        "amazons-needed=1 2 a1,a9,a17 c5 0",
        "pass",
        "only a seat that cannot move passes, and there are other moves",
    ),
    // Amazons.
    (
        "amazons-needed=1 2 a1,a9,c6 c5 0",
        "c5-c6",
        "c6 is occupied",
    ),
    (
        "amazons-needed=1 2 a1,a9,c6 c4,c5 0",
        "c5-c4",
        "c4 is occupied",
    ),
    (
        "amazons-needed=1 2 a1,a9,c6 c5 0",
        "c5-c7",
        "an Amazon only steps, and c7 is not next to c5",
    ),
    (
        "amazons-needed=1 2 a1,a9,c6 c5,d4 0",
        "c5-e3xd4",
        "an Amazon does not capture, so nothing on d4",
    ),
    (
        "amazons-needed=1 2 a2,a24,b1 a1 0",
        "a1-a3",
        "an Amazon only steps, and a3 is not next to a1",
    ),
    // Where a move ends.
    ("- 1 a1,a2,c5 d4 20", "c5-d4", "d4 is occupied"),
    ("- 1 a1,a2,c5 d4 20", "a1-a2", "a2 is occupied"),
    ("- 1 a1,c5,e3 d4 20", "c5-e3xd4", "e3 is occupied"),
    ("- 1 a1,a2,c5 d4,e3 20", "c5-e3xd4", "e3 is occupied"),
    // What is captured.
    (
        "- 1 a1,a2,c5 e4 20",
        "c5-e3xd4",
        "there is no Amazon on d4 to capture",
    ),
    (
        "- 1 a1,c5,d4 e4 20",
        "c5-e3xd4",
        "the Alien on d4 can be jumped over, not captured",
    ),
    (
        "- 1 a1,a2,c5 d4 20",
        "c5-e3xc5",
        "the Alien on c5 can be jumped over, not captured",
    ),
    (
        "- 1 a1,a2,c5 d4 20",
        "c5-e3",
        "the jump over d4 captures the Amazon there: c5-e3xd4",
    ),
    // Jumps.
    (
        "- 1 a1,a2,c5 e4 20",
        "c5-e3",
        "there is nothing on d4 to jump over",
    ),
    (
        "- 1 a1,a2,c5 d4 20",
        "c5-f1xd4",
        "no chain of jumps from c5 captures exactly these Amazons and ends on f1",
    ),
    (
        "- 1 a1,a2,c5 d4 20",
        "c5-d5xd4",
        "d5 is not straight on from c5 over d4",
    ),
    (
        "- 1 a2,a9,a13 a1 20",
        "a2-a24xa1",
        "a24 is not straight on from a2 over a1",
    ),
    (
        "fork=off 1 a9,a17,d1 e1 20",
        "d1-e2xe1",
        "e2 is not straight on from d1 over e1",
    ),
    (
        "fork=off 1 a9,d1,e1 a17 20",
        "d1-e2",
        "e2 is not straight on from d1 over e1",
    ),
    (
        "- 1 a9,a17,c5 a1 20",
        "c5-c7xa1",
        "no line goes straight over a1, so it cannot be jumped over",
    ),
    (
        "fork=off 1 a9,a17,c5 e1 20",
        "c5-c7xe1",
        "no line goes straight over e1, so it cannot be jumped over",
    ),
    (
        "- 1 a3,a9,c5 a1,a2 20",
        "c5-c7xa2",
        "there is no room for a jump over a2: a1 is occupied",
    ),
    (
        "- 1 a9,a17,c5 c6,f1 20",
        "c5-c7xc6,f1",
        "no jumps from c5 lead to f1",
    ),
    (
        "- 1 a9,a17,c5 c6,f1 20",
        "c5-f3",
        "f3 is neither next to c5 nor reached from there by jumps over Aliens",
    ),
    (
        "- 1 a9,a17,c5 c6,d4 20",
        "c5-c7xc6,d4",
        "no chain of jumps from c5 captures exactly these Amazons and ends on c7",
    ),
    // From c5 over d4 and on from e3 over e4, to e5.
    (
        "- 1 a9,a17,c5 d4,e4 20",
        "c5-f1xd4,e4",
        "no chain of jumps from c5 captures exactly these Amazons and ends on f1",
    ),
    (
        "- 1 a9,a17,c5 d4,e3,e4 20",
        "c5-e5xd4,e4",
        "no jumps from c5 lead to d4",
    ),
    // Over.
    (
        "- o a1,a17,e3 f1 8",
        "f1",
        "the game is over: White has won",
    ),
    (
        "- o a1,a2,a24 a3,a4,a22,a23,b1,b2,b21,c1,c2,c18 20",
        "a1-a5",
        "the game is over: Black has won",
    ),
];

#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    for (before, text, reason) in CASES {
        assert_eq!(
            refused(before, text).to_string(),
            reason,
            "{text} at {before}"
        );
    }
}

/// The nodes concerned are there for programs too.
#[test]
fn reasons_name_the_nodes_concerned() {
    let name = |text: &str| text.parse().unwrap();
    assert_eq!(
        refused("- 1 a1,a2,c5 e4 20", "c5-e3"),
        Illegal::NothingToJumpOver(name("d4"))
    );
    assert_eq!(
        refused("- 1 a3,a9,c5 a1,a2 20", "c5-c7xa2"),
        Illegal::LandingTaken {
            over: name("a2"),
            taken: name("a1")
        }
    );
    assert_eq!(
        refused("- 1 a1,a2,c5 d4 20", "c5-d5xd4"),
        Illegal::NotStraight {
            from: name("c5"),
            over: name("d4"),
            to: name("d5")
        }
    );
    assert_eq!(
        refused("- o a1,a17,e3 f1 8", "f1"),
        Illegal::GameOver(GameOver(Colour::White))
    );
}

/// A program can make moves of nodes that the board does not have; they are refused, and written.
#[test]
fn nodes_off_the_board_are_refused() {
    let position: AliensAmazons = "aliens-amazons/1 - 1 a1,a2,c5 d4 20".parse().unwrap();
    let [here, far] = [0, 93].map(Node::new);
    let beyond = NodeSet::EMPTY.with(far);
    for (m, text) in [
        (Move::Put(far), "#93"),
        (Move::Put(Node::new(60_000)), "#60000"),
        (Move::quiet(far, here), "#93-a1"),
        (Move::quiet(here, far), "a1-#93"),
        (
            Move::Go {
                from: here,
                to: here,
                captured: beyond,
            },
            "a1-a1x#93",
        ),
    ] {
        assert_eq!(m.to_string(), text);
        assert!(text.parse::<Move>().is_err());
        let error = position.check(m).unwrap_err();
        assert!(
            matches!(error, Illegal::Stone(StoneFault::OffBoard(node)) if !Board::bent9().contains(node)),
            "{error}"
        );
    }
    let error = position.check(Move::Put(far)).unwrap_err();
    assert_eq!(error.to_string(), "the board has no node #93");
}
