//! Text: what is read, what is written, and how the rest is refused.

use board_play::testkit::refusal;
use yinyang::{
    Contradiction, Goal, Law, Move, Options, Pawns, Population, Slot, Square, Window, YinYang,
};

#[test]
fn moves() {
    for text in [
        "bw..>b...",
        "bb.w>*",
        "....>b..w",
        "a1-a2",
        "d4-a1",
        "1@a1",
        "4@c3",
        "3*1=bw..>b...",
        "4*4=bb.w>*",
        "end",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    let other = "must be like a1-a2, 2@b1, 3*1=bw..>b..., end, or a law such as bw..>b...";
    for text in [
        "", "End", "end ", "pass", "a1", "a1a2", "?", "3*1", "bw..", "ä",
    ] {
        assert_eq!(refusal::<Move>(text), format!("move {text:?}: {other}"));
    }
    for (text, reason) in [
        ("a1-a5", r#"square "a5": must be a1 to d4"#),
        ("e1-a2", r#"square "e1": must be a1 to d4"#),
        ("A1-a2", r#"square "A1": must be a1 to d4"#),
        ("a1-a2-a3", r#"square "a2-a3": must be a1 to d4"#),
        ("a1-", r#"square "": must be a1 to d4"#),
        ("a1 -a2", r#"square "a1 ": must be a1 to d4"#),
        ("0@a1", r#"law number "0": must be 1 to 4"#),
        ("5@a1", r#"law number "5": must be 1 to 4"#),
        ("01@a1", r#"law number "01": must be 1 to 4"#),
        ("1@d1", r#"window "d1": must be a1 to c3"#),
        ("1@a4", r#"window "a4": must be a1 to c3"#),
        ("1@", r#"window "": must be a1 to c3"#),
        ("3*0=bb.w>*", r#"law number "0": must be 1 to 4"#),
        ("*1=bb.w>*", r#"law number "": must be 1 to 4"#),
        ("3=bb.w>*", "must be like 3*1=bw..>b..."),
        ("3*1=?", "must be CAUSE>EFFECT, such as bw..>b... or bb.w>*"),
        ("3*1=", "must be CAUSE>EFFECT, such as bw..>b... or bb.w>*"),
        (
            "3*1=bb.w>**",
            "the effect must be four cells of ., b and w, or *",
        ),
        ("bw.>b...", "the cause must be four cells of ., b and w"),
        (
            "bw..>b..",
            "the effect must be four cells of ., b and w, or *",
        ),
        ("*>b...", "the cause must be four cells of ., b and w"),
        (
            "bw..>b...>",
            "the effect must be four cells of ., b and w, or *",
        ),
        (
            "bw..>bw..",
            "takes away 0 pawns and adds 0, must take away 1 or add 2",
        ),
        ("bw..>wb..", "the pawn top left changes its colour"),
        (
            "bw..>....",
            "takes away 2 pawns and adds 0, must take away 1 or add 2",
        ),
        (
            "bw..>bwb.",
            "takes away 0 pawns and adds 1, must take away 1 or add 2",
        ),
        (
            "....>bbb.",
            "takes away 0 pawns and adds 3, must take away 1 or add 2",
        ),
        (
            "b...>.bw.",
            "takes away 1 pawn and adds 2, must take away 1 or add 2",
        ),
    ] {
        assert_eq!(refusal::<Move>(text), format!("move {text:?}: {reason}"));
    }
    let long = "b".repeat(1_000_000);
    assert!(refusal::<Move>(&long).len() < 400);
    assert!(refusal::<Move>(&format!("1@{long}")).len() < 400);
}

#[test]
fn parts_of_moves() {
    assert_eq!(
        refusal::<Law>("bw.."),
        format!(r#"law "bw..": must be CAUSE>EFFECT, such as bw..>b... or bb.w>*"#)
    );
    assert_eq!(refusal::<Slot>("5"), r#"law number "5": must be 1 to 4"#);
    assert_eq!(refusal::<Square>("d5"), r#"square "d5": must be a1 to d4"#);
    assert_eq!(refusal::<Window>("d3"), r#"window "d3": must be a1 to c3"#);
    for slot in Slot::ALL {
        assert_eq!(slot.to_string().parse(), Ok(slot));
        assert_eq!(Slot::new(slot.number()), Some(slot));
    }
    assert_eq!([Slot::new(0), Slot::new(5)], [None; 2]);
}

/// Names of squares go with the grid of board-graph, and windows with their squares.
#[test]
fn squares_are_those_of_the_grid() {
    use board_graph::{Board, Neighbourhood};
    let board = Board::grid(4, 4, Neighbourhood::Orthogonal).unwrap();
    assert_eq!(Square::all().len(), board.node_count());
    for (square, node) in Square::all().zip(board.nodes()) {
        assert_eq!(square.node(), node);
        assert_eq!(square.to_string(), board.name(node).to_string());
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
    }
    assert_eq!([Square::new(4, 0), Square::new(0, 4)], [None; 2]);
    let names: Vec<String> = Window::all().map(|window| window.to_string()).collect();
    assert_eq!(names.join(" "), "a1 b1 c1 a2 b2 c2 a3 b3 c3");
    for window in Window::all() {
        assert_eq!(window.to_string().parse(), Ok(window));
        let [top_left, top_right, bottom_left, bottom_right] = window.squares();
        assert_eq!(bottom_left, window.lower_left());
        let adjacent = |a: Square, b: Square| board.are_adjacent(a.node(), b.node());
        assert!(adjacent(top_left, top_right) && adjacent(top_right, bottom_right));
        assert!(adjacent(bottom_left, bottom_right) && adjacent(top_left, bottom_left));
        assert_eq!(bottom_right.file(), bottom_left.file() + 1);
        assert_eq!(top_left.rank(), bottom_left.rank() + 1);
        let turned: Vec<Square> = window.turned().squares().to_vec();
        for square in window.squares() {
            assert!(turned.contains(&square.turned()));
        }
    }
}

#[test]
fn options() {
    for text in [
        "",
        "population=same-colour",
        "contradiction=different-effect",
        "goal=moved",
        "population=same-colour,contradiction=different-effect,goal=moved",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("population=any,contradiction=same-cause,goal=any", ""),
        (
            "goal=moved,contradiction=same-cause,population=same-colour",
            "population=same-colour,goal=moved",
        ),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("goal", r#"option "goal": must be key=value"#),
        (
            "law=1",
            r#"option "law": unknown; the options are population, contradiction, goal"#,
        ),
        ("goal=moved,goal=any", r#"option "goal": given twice"#),
        ("goal=Any", r#"option goal "Any": must be any or moved"#),
        (
            "population=same-color",
            r#"option population "same-color": must be any or same-colour"#,
        ),
        (
            "contradiction=",
            r#"option contradiction "": must be same-cause or different-effect"#,
        ),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
    let options = Options::default()
        .with_population(Population::SameColour)
        .with_contradiction(Contradiction::DifferentEffect)
        .with_goal(Goal::Moved);
    assert_eq!(options.population(), Population::SameColour);
    assert_eq!(options.contradiction(), Contradiction::DifferentEffect);
    assert_eq!(options.goal(), Goal::Moved);
}

#[test]
fn boards() {
    for text in [
        "bwww/bwww/bbbw/bbbw",
        "..../..../..../....",
        "b..w/..../wwww/.b.b",
    ] {
        assert_eq!(text.parse::<Pawns>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "bwww/bwww/bbbw",
        "bwww/bwww/bbbw/bbb",
        "bwww/bwww/bbbw/bbbw/",
    ] {
        let reason = "must be four ranks of four squares, joined by /";
        assert_eq!(refusal::<Pawns>(text), format!("board {text:?}: {reason}"));
    }
    assert_eq!(
        refusal::<Pawns>("bwwx/bwww/bbbw/bbbw"),
        r#"board "bwwx/bwww/bbbw/bbbw": a square must be ., b or w"#
    );
}

/// Four laws of which each can be used at the start by either seat.
const BLACK: &str = "bbbb>bb.b,....>*,....>b..w,bw..>b...";
const WHITE: &str = "wwww>*,wwww>.www,wwww>ww.w,b...>bbb.";

#[test]
fn positions() {
    for line in [
        "yinyang/1 - 1 - - bwww/bwww/bbbw/bbbw - -".to_owned(),
        "yinyang/1 goal=moved 1 - - bwww/bwww/bbbw/bbbw bb..>*,bb..>* -".to_owned(),
        "yinyang/1 - 2 - - bwww/bwww/bbbw/bbbw bb..>*,bb..>*,....>*,....>bw.. ....>*".to_owned(),
        format!("yinyang/1 - 1 - - bwww/bwww/bbbw/bbbw {BLACK} {WHITE}"),
        format!("yinyang/1 - 2 stepped - bwww/bw.w/bbbw/bbbw {BLACK} {WHITE}"),
        format!("yinyang/1 - o - 1 bwwb/bw.w/bbbw/bbbw {BLACK} {WHITE}"),
        format!("yinyang/1 - 2 - - bwww/bwww/bbbw/bb.w bbbb>bb.b!,{BLACK} {WHITE}")
            .replace(",bw..>b...", ""),
    ] {
        assert_eq!(line.parse::<YinYang>().unwrap().to_string(), line);
    }
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    let start = format!("bwww/bwww/bbbw/bbbw {BLACK} {WHITE}");
    for (line, reason) in [
        (String::new(), r#"position "": must begin with yinyang/1"#),
        (
            "yinyang/1 - 1 - -".to_owned(),
            r#"position "yinyang/1 - 1 - -": field board (5 of 7) is missing"#,
        ),
        (
            format!("yinyang/1 goal=x 1 - - {start}"),
            r#"field options "goal=x": option goal "x": must be any or moved"#,
        ),
        (
            format!("yinyang/1 - 3 - - {start}"),
            r#"field turn "3": must be 1, 2 or o"#,
        ),
        (
            format!("yinyang/1 - c - - {start}"),
            r#"field turn "c": must be 1, 2 or o"#,
        ),
        (
            format!("yinyang/1 - 1 yes - {start}"),
            r#"field step "yes": must be - or stepped"#,
        ),
        (
            format!("yinyang/1 - o - - {start}"),
            r#"field result "-": must be 1 or 2 when the game is over"#,
        ),
        (
            format!("yinyang/1 - o - draw {start}"),
            r#"field result "draw": seat "draw": must be 1 or 2"#,
        ),
        (
            format!("yinyang/1 - 1 - 1 {start}"),
            r#"field result "1": must be - until the game is over"#,
        ),
        (
            format!("yinyang/1 - o stepped 1 {start}"),
            r#"field step "stepped": must be - when the game is over"#,
        ),
        (
            "yinyang/1 - 1 stepped - bwww/bwww/bbbw/bbbw - -".to_owned(),
            r#"field step "stepped": must be - while laws are being written"#,
        ),
        (
            "yinyang/1 - 2 - - bwww/bwww/bbbw/bbbw ....>* -".to_owned(),
            r#"field turn "2": must be 1, to write its law 2"#,
        ),
        (
            "yinyang/1 - 1 - - bwww/bwww/bbbw -".to_owned() + " -",
            r#"field board "bwww/bwww/bbbw": board "bwww/bwww/bbbw": must be four ranks of four squares, joined by /"#,
        ),
        (
            "yinyang/1 - 1 - - bwww/bwww/bbbw/bbbw ....>*,? -".to_owned(),
            r#"field black "?": must be CAUSE>EFFECT, such as bw..>b... or bb.w>*"#,
        ),
        (
            "yinyang/1 - 1 - - bwww/bwww/bbbw/bbbw ....>*!! -".to_owned(),
            r#"field black "....>*!!": the effect must be four cells of ., b and w, or *"#,
        ),
        (
            format!("yinyang/1 - 1 - - bwww/bwww/bbbw/bbbw {BLACK},....>* {WHITE}"),
            r#"field black "bbbb>bb.b,....>*,....>b..w,bw..>b...,....>*": more than four laws"#,
        ),
        (
            format!("yinyang/1 - 1 - - bwwb/bwww/bbbw/bbbw {BLACK} {WHITE}"),
            r#"field board "bwwb/bwww/bbbw/bbbw": seat 1 has a pawn on its goal, d4, and has not won"#,
        ),
    ] {
        assert_eq!(refusal::<YinYang>(&line), reason);
    }
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_text() {
    let line = "yinyang/1 goal=moved 1 - - bwww/bwww/bbbw/bbbw bb..>*,bb..>* -";
    let position: YinYang = line.parse().unwrap();
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("{line:?}"));
    assert_eq!(serde_json::from_str::<YinYang>(&json).unwrap(), position);
    let json = serde_json::to_string(&"3*1=bb..>*".parse::<Move>().unwrap()).unwrap();
    assert_eq!(json, r#""3*1=bb..>*""#);
    let pawns = serde_json::to_string(&position.pawns()).unwrap();
    assert_eq!(pawns, r#""bwww/bwww/bbbw/bbbw""#);
    assert!(serde_json::from_str::<Square>(r#""e1""#).is_err());
    assert!(serde_json::from_str::<Window>(r#""c3""#).is_ok());
    assert!(serde_json::from_str::<Slot>(r#""5""#).is_err());
    assert!(serde_json::from_str::<Law>(r#""bb..""#).is_err());
    assert!(serde_json::from_str::<Options>(r#""goal=moved""#).is_ok());
}
