//! Every rule that a move can break, with the words in which it is refused.

use board_graph::{Node, SlideFault};
use board_play::Position;
use board_play::testkit::illegal;
use board_stones::{Colour, ShiftFault, StoneFault};
use singularity::{FusionFault, Illegal, Move, Singularity};

/// Why a move is refused in a position.
fn refused(rules: &str, rest: &str, m: &str) -> Illegal {
    let position: Singularity = format!("singularity/1 {rules} {rest}").parse().unwrap();
    illegal(&position, m)
}

#[test]
fn slides_are_refused_with_the_reason() {
    for (rules, rest, m, message) in [
        ("-", "1 a5 a3", "a6-a7", "there is no stone on a6"),
        (
            "-",
            "1 a5 a3",
            "a3-a4",
            "the stone on a3 is White's, and it is Black's turn",
        ),
        (
            "-",
            "2 a5 a3",
            "a5-a6",
            "the stone on a5 is Black's, and it is White's turn",
        ),
        (
            "-",
            "1 a5 a3",
            "a5-a5",
            "a5-a5: a slide must end on another node",
        ),
        (
            "-",
            "1 a5 a3",
            "a5-b3",
            "a5-b3: no straight run leads there",
        ),
        (
            "-",
            "1 a5 a3",
            "a5-c4",
            "a5-c4: no straight run leads there",
        ),
        (
            "-",
            "1 a5 a23",
            "a5-a9",
            "a5-a9: that is 4 nodes away, the farthest slide is 3",
        ),
        (
            "-",
            "1 a5 a3",
            "a5-a3",
            "a5-a3: the stone on a3 is in the way",
        ),
        (
            "-",
            "1 a5 a3",
            "a5-a2",
            "a5-a2: the stone on a3 is in the way",
        ),
        (
            "-",
            "1 a5,b4 a3",
            "a5-d2",
            "a5-d2: the stone on b4 is in the way",
        ),
        (
            "-",
            "1 a5,c3 b4",
            "a5-d2",
            "a5-d2: the stone on b4 is in the way",
        ),
        (
            "-",
            "1 a1,d1 e2",
            "d1-e3",
            "d1-e3: the stone on e2 is in the way",
        ),
        (
            "fork=off",
            "1 a1,d1 a2",
            "d1-e2",
            "d1-e2: no straight run leads there",
        ),
        // A seat that is stuck hears why this stone cannot move.
        (
            "-",
            "1 a1 a2,a24,b1",
            "a1-c1",
            "a1-c1: the stone on b1 is in the way",
        ),
        // The slide comes first, the fusion after it.
        (
            "-",
            "1 a5 a3",
            "a5-a9xa7",
            "a5-a9: that is 4 nodes away, the farthest slide is 3",
        ),
    ] {
        assert_eq!(refused(rules, rest, m).to_string(), message);
    }
}

#[test]
fn fusions_are_refused_with_the_reason() {
    for (rules, rest, m, message) in [
        (
            "-",
            "1 c5,d3,e2 a1",
            "c5-e3",
            "a stone that lands on e3 must remove one that it joins, such as the one on e2",
        ),
        (
            "-",
            "1 c5,d3,e2 a1",
            "c5-e3xc5",
            "a stone that lands on e3 cannot fuse with c5: that is the moving stone itself",
        ),
        (
            "-",
            "1 c5,d3,e2 a1",
            "c5-e3xe3",
            "a stone that lands on e3 cannot fuse with e3: that is the moving stone itself",
        ),
        (
            "-",
            "1 c5,d3,e2 a1",
            "c5-e3xe4",
            "a stone that lands on e3 cannot fuse with e4: there is no stone there",
        ),
        (
            "-",
            "1 c5,d3,e2 e4",
            "c5-e3xe4",
            "a stone that lands on e3 cannot fuse with e4: that stone is not yours",
        ),
        (
            "-",
            "1 c5,d3,e6 a1",
            "c5-e3xe6",
            "a stone that lands on e3 cannot fuse with e6: the two nodes are not next to each other",
        ),
        (
            "-",
            "1 c5,d3,e2 a1",
            "c5-e3xd3",
            "a stone that lands on e3 cannot fuse with d3: \
             d3 is outside the centre region, the rings e and f",
        ),
        (
            "zone=both",
            "1 c5,d3,e2 a1",
            "c5-e3xd3",
            "a stone that lands on e3 cannot fuse with d3: \
             d3 is outside the centre region, the rings e and f",
        ),
        (
            "zone=both",
            "1 c5,d3,e4 a1",
            "c5-d4xe4",
            "a stone that lands on d4 cannot fuse with e4: \
             d4 is outside the centre region, the rings e and f",
        ),
        (
            "zone=mover",
            "1 c5,d3,e4 a1",
            "c5-d4xd3",
            "a stone that lands on d4 cannot fuse with d3: \
             d4 is outside the centre region, the rings e and f",
        ),
        (
            "-",
            "1 d3,e4,f1 a1",
            "d3-f2xe4",
            "with f1 taken, no second stone of the same player may be on f2: only one may be on f1 f2 f3",
        ),
        (
            "-",
            "1 d3,e4,f1 a1",
            "d3-f2",
            "a stone that lands on f2 must remove one that it joins, such as the one on f1",
        ),
        (
            "fusion=optional",
            "1 d3,e4,f1 a1",
            "d3-f2",
            "with f1 taken, no second stone of the same player may be on f2: only one may be on f1 f2 f3",
        ),
        (
            "fusion=optional,zone=mover",
            "1 d3,e4,f1 a1",
            "d3-f2xe4",
            "with f1 taken, no second stone of the same player may be on f2: only one may be on f1 f2 f3",
        ),
    ] {
        assert_eq!(refused(rules, rest, m).to_string(), message, "{rest} {m}");
    }
}

#[test]
fn other_moves_are_refused_with_the_reason() {
    for (rest, m, message) in [
        ("o f1 a4,c9", "a4-a5", "the game is over: Black has won"),
        ("o a4 f3", "pass", "the game is over: White has won"),
        (
            "1 a1,a9 a2,a24,b1",
            "pass",
            "only a seat that cannot move passes, and the stone on a9 can move",
        ),
    ] {
        assert_eq!(refused("-", rest, m).to_string(), message);
    }
}

/// The variants carry the nodes, so that a program need not read the words.
#[test]
fn refusals_carry_what_they_are_about() {
    let name = |text: &str| text.parse().unwrap();
    assert_eq!(
        refused("-", "1 a5 a3", "a5-a2"),
        Illegal::Slide(ShiftFault::Route {
            shift: "a5-a2".parse().unwrap(),
            fault: SlideFault::Blocked(name("a3")),
        })
    );
    assert_eq!(
        refused("-", "1 a5 a3", "a3-a4"),
        Illegal::Slide(ShiftFault::Stone(StoneFault::NotOwn {
            node: name("a3"),
            owner: Colour::White,
        }))
    );
    assert_eq!(
        refused("-", "1 c5,d3,e2 a1", "c5-e3xd3"),
        Illegal::CannotFuse {
            to: name("e3"),
            with: name("d3"),
            fault: FusionFault::Outside(name("d3")),
        }
    );
    assert_eq!(
        refused("-", "1 d3,e4,f1 a1", "d3-f2xe4"),
        Illegal::CentreLimit {
            to: name("f2"),
            other: name("f1"),
        }
    );
}

/// No text is read as such a move, but a program can make one.
#[test]
fn nodes_off_the_board_are_refused() {
    let position: Singularity = "singularity/1 - 1 a5 a3".parse().unwrap();
    let [from, to, off] = [Node::new(4), Node::new(5), Node::new(93)];
    for (m, text) in [
        (
            Move::Slide {
                from: off,
                to,
                removed: None,
            },
            "#93-a6",
        ),
        (
            Move::Slide {
                from,
                to: off,
                removed: None,
            },
            "a5-#93",
        ),
        (
            Move::Slide {
                from,
                to,
                removed: Some(off),
            },
            "a5-a6x#93",
        ),
    ] {
        assert_eq!(m.to_string(), text);
        assert!(text.parse::<Move>().is_err());
        let error = position.check(m).unwrap_err();
        assert_eq!(error, Illegal::Slide(StoneFault::OffBoard(off).into()));
        assert_eq!(error.to_string(), "the board has no node #93");
    }
}
