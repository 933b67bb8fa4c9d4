//! Texts: what is read, what is written, and how the rest is refused.

use board_graph::{Board, Node, Shape};
use board_play::testkit::refusal;
use board_play::{Position, Seat};
use y::{Colour, Move, Opening, Options, OptionsError, OptionsOn, Setup, SetupError, Y, YOn};

#[test]
fn moves() {
    for text in ["a1", "c5", "f3", "z255", "swap"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "",
        " ",
        "a",
        "5",
        "c05",
        "c0",
        "c+5",
        "C5",
        "c5 ",
        " c5",
        "c 5",
        "c256",
        "c5c6",
        "5c",
        "Swap",
        "swap ",
        "swaps",
        "swa",
        "-",
        "pass",
        "ä5",
        "c5\n",
        "\0",
        "c5\u{301}",
    ] {
        let expected = format!("move {text:?}: must be a node's name, such as c5, or swap");
        assert_eq!(refusal::<Move>(text), expected);
    }
    let long = "c".repeat(1_000_000);
    assert!(refusal::<Move>(&long).len() < 400);
}

#[test]
fn options() {
    for text in [
        "",
        "board=bent:3",
        "board=flat:13",
        "board=bent:10,opening=pie",
        "opening=pie",
        "handicap=93",
        "board=flat:9,handicap=45",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("board=bent:9", ""),
        ("opening=free,handicap=1,board=bent:9", ""),
        ("handicap=2,board=flat:9", "board=flat:9,handicap=2"),
        ("opening=pie,handicap=1", "opening=pie"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("board", r#"option "board": must be key=value"#),
        (
            "size=3",
            r#"option "size": unknown; the options are board, opening, handicap"#,
        ),
        (
            "opening=pie,opening=pie",
            r#"option "opening": given twice"#,
        ),
        (
            "opening=swap",
            r#"option opening "swap": must be free or pie"#,
        ),
        ("opening=", r#"option opening "": must be free or pie"#),
        (
            "board=rhombus:6x6",
            r#"option board "rhombus:6x6": Y is not played on rhombus:6x6; its boards are bent:3 to bent:25 and flat:3 to flat:25"#,
        ),
        (
            "board=bent:11",
            r#"option board "bent:11": bent:11 has 141 nodes, and YOn<2> has room for 128; use YOn<3>"#,
        ),
        ("handicap=0", r#"option handicap "0": must be 1 to 93"#),
        ("handicap=94", r#"option handicap "94": must be 1 to 93"#),
        (
            "board=flat:3,handicap=7",
            r#"option handicap "7": must be 1 to 6"#,
        ),
        (
            "handicap=03",
            r#"option handicap "03": must not have leading zeros"#,
        ),
        (
            "handicap=-1",
            r#"option handicap "-1": must be a plain decimal number"#,
        ),
        (
            "handicap=2,opening=pie",
            r#"option handicap "2": a handicap above 1 does not go together with opening=pie"#,
        ),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
    // How long a side is is for `board-graph` to say, but that knows more kinds of boards.
    for board in ["bent:2", "flat:26"] {
        let reason = refusal::<Shape>(board);
        let expected = format!("option board {board:?}: {reason}");
        assert_eq!(refusal::<Options>(&format!("board={board}")), expected);
    }
    for board in ["", "bent", "bent:09", "Bent:9", "round:9"] {
        let expected =
            format!("option board {board:?}: must be bent:3 to bent:25 or flat:3 to flat:25");
        assert_eq!(refusal::<Options>(&format!("board={board}")), expected);
    }
}

#[test]
fn every_board_fits_into_twelve_words() {
    for side in 3..=25 {
        for shape in [Shape::Bent { side }, Shape::Flat { side }] {
            let options = OptionsOn::<12>::default().with_board(shape).unwrap();
            assert_eq!(options.board().shape(), shape);
            assert_eq!(options.to_string().parse(), Ok(options));
            let position = YOn::new(&options);
            assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}

/// Whatever the order in which options are set.
#[test]
fn options_are_checked_when_they_are_set() {
    let options = Options::default();
    for handicap in [0, 94] {
        assert_eq!(
            options.with_handicap(handicap),
            Err(OptionsError::Handicap {
                handicap,
                nodes: 93
            })
        );
    }
    assert_eq!(
        options.with_handicap(1 << 16 | 1).unwrap_err().to_string(),
        "the handicap is 65537, must be 1 to 93"
    );
    let pie = options.with_opening(Opening::Pie).unwrap();
    assert_eq!(pie.with_handicap(2), Err(OptionsError::HandicapWithPie));
    assert_eq!(pie.with_handicap(1), Ok(pie));
    let many = options.with_handicap(93).unwrap();
    assert_eq!(
        many.with_opening(Opening::Pie),
        Err(OptionsError::HandicapWithPie)
    );
    assert_eq!(many.with_opening(Opening::Free), Ok(many));
    assert_eq!(
        many.with_board(Shape::Bent { side: 8 }),
        Err(OptionsError::Handicap {
            handicap: 93,
            nodes: 69
        })
    );
    let board = Shape::Bent { side: 19 };
    assert_eq!(
        options.with_board(board).unwrap_err().to_string(),
        "bent:19 has 433 nodes, and YOn<2> has room for 128; use YOn<7>"
    );
    assert!(OptionsOn::<7>::default().with_board(board).is_ok());
    let rhombus = Shape::Rhombus { rows: 6, cols: 6 };
    assert_eq!(
        options.with_board(rhombus),
        Err(OptionsError::NotThreeSided(rhombus))
    );
}

#[test]
fn positions() {
    for line in [
        "y/1 - 1 black - -",
        "y/1 - 2 black e5 -",
        "y/1 - 1 black e5 a1",
        "y/1 opening=pie 2 black e5 -",
        "y/1 opening=pie 1 white e5 -",
        "y/1 opening=pie 2 white e5 f1",
        "y/1 handicap=3 1 black a1,b3 -",
        "y/1 handicap=3 2 black a1,b3,c4 -",
        "y/1 handicap=3 1 black a1,b3,c4 f2",
        "y/1 board=bent:3 o black a1,a2,a3 b1,b2",
        "y/1 board=bent:3,opening=pie o white a1,a2,a3 b1,b2",
        "y/1 board=bent:3,handicap=9 o black a1,a2,a3 -",
        "y/1 board=flat:13,opening=pie 1 black a1,d3 a2,e1",
    ] {
        assert_eq!(line.parse::<Y>().unwrap().to_string(), line);
    }
    let line = "y/1 board=bent:25,handicap=700 1 black a1,m1 -";
    assert_eq!(line.parse::<YOn<12>>().unwrap().to_string(), line);
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    for (line, reason) in [
        ("", r#"position "": must begin with y/1"#),
        (
            "x/1 - 1 black - -",
            r#"position "x/1 - 1 black - -": of game "x", must begin with y/1"#,
        ),
        (
            "y/2 - 1 black - -",
            r#"position "y/2 - 1 black - -": version "2" is unknown, must be 1"#,
        ),
        (
            "y/1 - 1 black -",
            r#"position "y/1 - 1 black -": field white (5 of 5) is missing"#,
        ),
        (
            "y/1 - 1 black - - -",
            r#"position "y/1 - 1 black - - -": "-" follows the last of 5 fields"#,
        ),
        (
            "y/1 opening=no 1 black - -",
            r#"field options "opening=no": option opening "no": must be free or pie"#,
        ),
        ("y/1 - 3 black - -", r#"field turn "3": must be 1, 2 or o"#),
        (
            "y/1 - 2 black - -",
            r#"field turn "2": must be 1 with these stones"#,
        ),
        (
            "y/1 - o black a1 -",
            r#"field turn "o": must be 2 with these stones"#,
        ),
        ("y/1 - c black - -", r#"field turn "c": must be 1, 2 or o"#),
        (
            "y/1 - 1 green - -",
            r#"field first "green": colour "green": must be black or white"#,
        ),
        (
            "y/1 - 1 black b1,a1 c1",
            r#"field black "a1": out of order"#,
        ),
        (
            "y/1 - 1 black a1,a1 c1",
            r#"field black "a1": listed twice"#,
        ),
        (
            "y/1 - 1 black a1 a1",
            r#"field white "a1": a black and a white stone stand on a1"#,
        ),
        (
            "y/1 - 1 black a1,a2 -",
            r#"field white "-": 2 black and 0 white stones cannot arise with handicap 1"#,
        ),
        (
            "y/1 handicap=3 1 black a1 a2",
            r#"field white "a2": 1 black and 1 white stones cannot arise with handicap 3"#,
        ),
        (
            "y/1 - 1 white a1 -",
            r#"field first "white": the first seat can play white only by a swap, and the opening is free, not pie"#,
        ),
        (
            "y/1 opening=pie 1 white - -",
            r#"field first "white": the first seat can play white only by a swap, which answers the first black stone"#,
        ),
        (
            "y/1 board=bent:3 o black a1,a2,a3 b1,b2,b3",
            r#"field black "a1,a2,a3": black has a Y, and the game went on"#,
        ),
        (
            "y/1 board=bent:3,handicap=9 o black a1,a2,a3,a4,a5,a6 -",
            r#"field black "a1,a2,a3,a4,a5,a6": black has a Y whichever of its stones was the last, so the game was over before"#,
        ),
    ] {
        assert_eq!(refusal::<Y>(line), reason);
    }
    // What is wrong with a node is for `board-graph` to say.
    for node in ["", "g1", "e13", "a01", "A1", "a1x"] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let expected = format!("field white {node:?}: {reason}");
        assert_eq!(
            refusal::<Y>(&format!("y/1 - 1 black a1 b1,{node}")),
            expected
        );
    }
    let huge = format!("y/1 - 1 black {} -", "a1,".repeat(1_000_000));
    assert!(refusal::<Y>(&huge).len() < 400);
}

#[test]
fn setups_are_checked_like_texts() {
    let node = |name: &str| Options::default().board().parse_node(name).unwrap();
    let start = Setup::from(Y::new(&Options::default()));
    assert_eq!(Y::try_from(start), Ok(Y::new(&Options::default())));

    let mut off_board = start;
    off_board.white.insert(Node::new(93));
    assert_eq!(
        Y::try_from(off_board),
        Err(SetupError::OffBoard {
            colour: Colour::White,
            index: 93
        })
    );
    assert_eq!(
        Y::try_from(off_board).unwrap_err().to_string(),
        "a white stone stands on node 93, which the board does not have"
    );

    let mut good = start;
    good.black.insert(node("e5"));
    good.white.insert(node("f1"));
    let position = Y::try_from(good).unwrap();
    assert_eq!(position.to_move(), Some(Seat::First));
    assert_eq!(Setup::from(position), good);
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_texts() {
    let position: Y = "y/1 opening=pie 2 white e5 f1".parse().unwrap();
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, r#""y/1 opening=pie 2 white e5 f1""#);
    assert_eq!(serde_json::from_str::<Y>(&json).unwrap(), position);
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""opening=pie""#);
    assert_eq!(
        serde_json::from_str::<Options>(&options).unwrap(),
        position.options()
    );
    assert_eq!(serde_json::to_string(&Move::Swap).unwrap(), r#""swap""#);
    assert!(serde_json::from_str::<Move>(r#""swop""#).is_err());
    assert!(serde_json::from_str::<Y>("7").is_err());
}
