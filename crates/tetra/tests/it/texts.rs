//! Text: what is read, what is written, and how the rest is refused.

use crate::common::node;
use board_graph::{Board, Node};
use board_play::testkit::refusal;
use board_play::{Position, RuleOptions, Seat};
use board_stones::testkit::nodes;
use board_stones::{Colour, StonesFault};
use tetra::{Forks, Move, Options, Scales, Setup, SetupError, StoneGame, Tetra, Wins};

#[test]
fn moves() {
    for (text, expected) in [
        ("c5", Move::Put(node("c5"))),
        ("c5-d4", Move::from((node("c5"), node("d4")))),
        ("a24-a1", Move::from((node("a24"), node("a1")))),
        ("a1-a1", Move::from((node("a1"), node("a1")))),
        ("pass", Move::Pass),
    ] {
        assert_eq!(text.parse(), Ok(expected));
        assert_eq!(expected.to_string(), text);
    }
    for text in [
        "", " ", "c", "5", "c05", "C5", "c5 ", " c5", "c19", "g1", "a0", "ä5", "c5\n", "\0",
        "Pass", "passes", "c5d4", "c5xd4", "swap",
    ] {
        let reason = Board::bent9().parse_node(text).unwrap_err();
        let expected = format!(
            "move {text:?}: {reason}; a move is a node, such as c5, two, such as c5-d4, or pass"
        );
        assert_eq!(refusal::<Move>(text), expected);
    }
    for text in [
        "-", "c5-", "-d4", "c5--d4", "c5-d4-e4", "c5 -d4", "c05-d4", "c5-D4", "c19-d4", "c5-g1",
        "pass-c5",
    ] {
        let reason = Board::bent9().parse_pair(text).unwrap_err();
        assert_eq!(refusal::<Move>(text), format!("move {text:?}: {reason}"));
    }
    let long = "c".repeat(1_000_000);
    assert!(refusal::<Move>(&long).len() < 500);
    // Moves that no text makes are written all the same.
    assert_eq!(Move::Put(Node::new(93)).to_string(), "#93");
    assert_eq!(
        Move::from((node("a1"), Node::new(300))).to_string(),
        "a1-#300"
    );
}

#[test]
fn options() {
    for text in [
        "",
        "scales=node",
        "scales=edge",
        "fork=moves",
        "fork=off",
        "wins=moving",
        "scales=node,fork=off,wins=moving",
        "scales=node,fork=moves",
        "scales=node,fork=off",
        "scales=edge,fork=off",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    let built = Options::default()
        .with_scales(Scales::Node)
        .with_fork(Forks::Off);
    assert_eq!("fork=off,scales=node".parse(), Ok(built));
    assert_eq!((built.scales(), built.fork()), (Scales::Node, Forks::Off));
    let moves = Options::default().with_fork(Forks::Moves);
    assert_eq!("fork=moves".parse(), Ok(moves));
    assert_eq!(moves.fork(), Forks::Moves);
    let moving = Options::default().with_wins(Wins::Moving);
    assert_eq!("wins=moving".parse(), Ok(moving));
    assert_eq!(moving.wins(), Wins::Moving);
    let defaults = "wins=always,scales=both,fork=on";
    assert_eq!(defaults.parse(), Ok(Options::default()));
    let keys: Vec<&str> = Options::about().iter().map(|option| option.key).collect();
    let unknown = format!(
        r#"option "scale": unknown; the options are {}"#,
        keys.join(", ")
    );
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("fork", r#"option "fork": must be key=value"#),
        ("scale=node", &unknown),
        ("fork=on,fork=on", r#"option "fork": given twice"#),
        ("fork=yes", r#"option fork "yes": must be on, moves or off"#),
        (
            "scales=nodes",
            r#"option scales "nodes": must be both, node or edge"#,
        ),
        (
            "wins=putting",
            r#"option wins "putting": must be always or moving"#,
        ),
        ("scales=", r#"option scales "": must be both, node or edge"#),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

#[test]
fn positions() {
    for line in [
        "tetra/1 - 1 - -",
        "tetra/1 - 2 c5 -",
        "tetra/1 scales=edge,fork=off 1 c5 d1",
        "tetra/1 fork=moves 2 a1,a5,f1 d1,d2",
        "tetra/1 - 2 a1,a5,f1 d1,d2",
        "tetra/1 - o a1,a3,a5,a7 a2,a4,a6",
        "tetra/1 scales=edge 2 a1,a3,a5,a7 a2,a4,a6",
        "tetra/1 - o a2,a4,d9,d12 a1,a3,a5,a7",
        "tetra/1 - 1 a5,a6,a7,a8,a9,a10,b5,b6,b7,b8 a4,a11,b4,b9,b16,c4,c5,c6,c7,d12",
        "tetra/1 - 2 a5,a6,a7,a8,a9,a10,b5,b6,b7,b8 a4,a11,b4,b9,b16,c4,c5,c6,c7,d12",
        "tetra/1 - o a9,a10,b9,b10,c8,d1,d6,d9,e2,e4 a15,a16,a17,a18,a19,b14,b15,b16,c12,e8",
    ] {
        assert_eq!(line.parse::<Tetra>().unwrap().to_string(), line);
    }
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    for (line, reason) in [
        ("", r#"position "": must begin with tetra/1"#),
        (
            "quinta/1 - 1 - -",
            r#"position "quinta/1 - 1 - -": of game "quinta", must begin with tetra/1"#,
        ),
        (
            "tetra/2 - 1 - -",
            r#"position "tetra/2 - 1 - -": version "2" is unknown, must be 1"#,
        ),
        (
            "tetra/1 - 1 -",
            r#"position "tetra/1 - 1 -": field white (4 of 4) is missing"#,
        ),
        (
            "tetra/1 - 1 - - -",
            r#"position "tetra/1 - 1 - - -": "-" follows the last of 4 fields"#,
        ),
        (
            "tetra/1 fork=no 1 - -",
            r#"field options "fork=no": option fork "no": must be on, moves or off"#,
        ),
        ("tetra/1 - 3 - -", r#"field turn "3": must be 1, 2 or o"#),
        ("tetra/1 - c - -", r#"field turn "c": must be 1, 2 or o"#),
        (
            "tetra/1 - o - -",
            r#"field turn "o": must be 1 or 2: nobody has a figure"#,
        ),
        (
            "tetra/1 - 2 - -",
            r#"field turn "2": with 0 black and 0 white stones it is Black's turn"#,
        ),
        (
            "tetra/1 - 1 a1 -",
            r#"field turn "1": with 1 black and 0 white stones it is White's turn"#,
        ),
        (
            "tetra/1 - 2 a1,a3,a5,a7 a2,a4,a6",
            r#"field turn "2": must be o: four stones form a figure"#,
        ),
        (
            "tetra/1 scales=edge o a1,a3,a5,a7 a2,a4,a6",
            r#"field turn "o": must be 1 or 2: nobody has a figure"#,
        ),
        ("tetra/1 - 1 b1,a1 c1", r#"field black "a1": out of order"#),
        ("tetra/1 - 1 a1,a1 c1", r#"field black "a1": listed twice"#),
        (
            "tetra/1 - 1 a1 a1",
            r#"field white "a1": a black and a white stone stand on a1"#,
        ),
        (
            "tetra/1 - 1 a1,a2 -",
            r#"field white "-": 2 black and 0 white stones cannot arise: they are put down in turn"#,
        ),
        (
            "tetra/1 - 1 - a1",
            r#"field white "a1": 0 black and 1 white stones cannot arise: they are put down in turn"#,
        ),
        (
            "tetra/1 - 2 a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11 -",
            r#"field black "a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11": Black has 11 stones, must have 10 at most"#,
        ),
        (
            "tetra/1 - 1 a1,a3,a5,a7 a2,a4,a6,a8",
            r#"field black "a1,a3,a5,a7": Black has a figure, and the game went on"#,
        ),
        (
            "tetra/1 - o a1,a3,a5,a7,a9,a11,a13,a15 a2,a4,a6,a10,c1,c4,d9",
            r#"field black "a1,a3,a5,a7,a9,a11,a13,a15": Black has a figure, and had one before any last move"#,
        ),
        (
            "tetra/1 - 2 a7,a8,a9,a10,a11,a12,b7,b8,b9,b10 a1,a6,a13,a23,b6,b11,c6,c8,c9,e12",
            r#"field black "a7,a8,a9,a10,a11,a12,b7,b8,b9,b10": no last move by Black leads here: it had a figure before each"#,
        ),
    ] {
        assert_eq!(refusal::<Tetra>(line), reason);
    }
    // What is wrong with a node is for `board-graph` to say.
    for node in ["", "g1", "e13", "a01", "A1", "a1x"] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let expected = format!("field white {node:?}: {reason}");
        assert_eq!(
            refusal::<Tetra>(&format!("tetra/1 - 1 a1 b1,{node}")),
            expected
        );
    }
    let huge = format!("tetra/1 - 1 {} -", "a1,".repeat(1_000_000));
    assert!(refusal::<Tetra>(&huge).len() < 500);
}

#[test]
fn setups_are_checked_like_texts() {
    let start = Setup::from(Tetra::start());
    assert_eq!(Tetra::try_from(start), Ok(Tetra::start()));

    let mut off_board = start;
    off_board.white.insert(Node::new(100));
    let refused = Tetra::try_from(off_board).unwrap_err();
    let (colour, index) = (Colour::White, 100);
    assert_eq!(refused, StonesFault::OffBoard { colour, index }.into());
    assert_eq!(
        refused.to_string(),
        "a stone of White stands on node 100, which the board does not have"
    );
    let with = |black: &str, white: &str, turn| Setup {
        turn,
        black: nodes(black),
        white: nodes(white),
        ..start
    };
    let board = Board::bent9();
    for (setup, error) in [
        (
            with("a1 c5", "b1 c5", Seat::First),
            StonesFault::Shared(board.name(node("c5"))).into(),
        ),
        (
            with("a1", "b1 b2", Seat::First),
            SetupError::Counts { black: 1, white: 2 },
        ),
        (
            with("a1 c5", "b1", Seat::First),
            SetupError::Turn {
                black: 2,
                white: 1,
                turn: Colour::White,
            },
        ),
    ] {
        assert_eq!(Tetra::try_from(setup), Err(error));
    }
    let won = Setup {
        winner: Some(Seat::Second),
        ..with("d1 d2 d3 d4", "a1 a3 a5 a7", Seat::First)
    };
    let position = Tetra::try_from(won).unwrap();
    assert_eq!(position.winner(), Some(Seat::Second));
    assert_eq!(Setup::from(position), won);
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_text() {
    let position: Tetra = "tetra/1 scales=node 1 c5 d1".parse().unwrap();
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, r#""tetra/1 scales=node 1 c5 d1""#);
    assert_eq!(serde_json::from_str::<Tetra>(&json).unwrap(), position);
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""scales=node""#);
    assert_eq!(
        serde_json::from_str::<Options>(&options).unwrap(),
        position.options()
    );
    let shift: Move = "c5-d4".parse().unwrap();
    assert_eq!(serde_json::to_string(&shift).unwrap(), r#""c5-d4""#);
    assert!(serde_json::from_str::<Move>(r#""c5_d4""#).is_err());
    assert!(serde_json::from_str::<Tetra>("7").is_err());
}
