//! What a drawing of a position shows.

use board_draw::{DrawOptions, Drawn};
use board_play::{Described, Position, Seat, Viewer};
use yinyang::{Law, Move, Options, YinYang};

const BLACK: &str = "bbbb>bb.b!,....>*,....>b..w,bbbb>bbb.";
const WHITE: &str = "wwww>*,wwww>.www,wwww>ww.w!,bbbb>bbb.";

fn line(turn: &str, board: &str) -> YinYang {
    let line = format!("yinyang/1 - {turn} {board} {BLACK} {WHITE}");
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn drawn(position: &YinYang, last: &str, viewer: Viewer) -> String {
    let last = last.parse::<Move>().ok();
    position.canvas(&DrawOptions { last, viewer }).to_string()
}

fn assert_shows(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn the_start() {
    let start = YinYang::new(&Options::default());
    let diagram = start.diagram();
    assert_shows(
        &diagram,
        &[
            " 4 │ ● │ ○ │ ○ │ ○ │",
            " 3 │ ● │ ○ │ ○ │ ○ │",
            " 2 │ ● │ ● │ ● │ ○ │",
            " 1 │ ● │ ● │ ● │ ○ │",
            "     a   b   c   d",
            "Laws of Black",
            "Laws of White",
            "Seat 1, Black, is to write law 1.",
        ],
    );
    assert_eq!(diagram.matches("not written").count(), 8);
    assert!(diagram.lines().all(|line| line.chars().count() <= 82));
    assert!(diagram.lines().count() <= 20);
}

#[test]
fn laws_are_drawn_as_they_lie_with_their_state() {
    let position = line("1 - -", "b.w./bwww/bbbw/bb.w");
    let text = position.diagram();
    assert_shows(
        &text,
        &[
            "1  ●●   ●●  bbbb>bb.b",
            "●● → ·●  posted",
            "2  ··       ....>*",
            "·· → *   hidden",
            // The posted law 1 bars law 4, and White's, which is the same turned.
            "4  ●●   ●●  bbbb>bbb.",
            "●● → ●·  hidden, barred",
            // White's effect `ww.w` lies as `w.ww`.
            "3  ○○   ○·  wwww>ww.w",
            "○○ → ○○  posted",
            "● Black",
            "○ White",
            "+ goal of Black",
            "= goal of White",
            "Seat 1, Black, is to step or to use a law.",
        ],
    );
    assert_eq!(text.matches("hidden, barred").count(), 4, "{text}");
    assert!(text.contains("│ + │"), "the vacant goal in\n{text}");
}

#[test]
fn a_seat_sees_the_others_hidden_laws_as_question_marks() {
    let position = line("1 - -", "bwww/bwww/bbbw/bb.w");
    let text = drawn(&position, "", Viewer::Seat(Seat::Second));
    assert_shows(&text, &["bbbb>bb.b", "wwww>.www", "As seat 2 sees it."]);
    for secret in ["....>*", "....>b..w"] {
        assert!(!text.contains(secret), "{secret} in\n{text}");
    }
    assert_eq!(text.matches("??   ??").count(), 3, "{text}");
    let shown = DrawOptions {
        last: None,
        viewer: Viewer::Seat(Seat::Second),
    };
    let svg = position.svg(&shown).to_string();
    assert!(svg.contains("wwww&gt;.www") && !svg.contains("....&gt;*"));
    assert!(
        position
            .svg(&DrawOptions::default())
            .to_string()
            .contains("....&gt;*")
    );
}

#[test]
fn the_last_move_is_marked() {
    let all = Viewer::Everyone;
    let stepped = line("1 stepped -", "bwww/bwww/bbbw/b.bw");
    let text = drawn(&stepped, "b1-a1", all);
    assert_shows(
        &text,
        &[
            "│[●]│ ← │ ● │",
            "Seat 1, Black, has stepped: a law, or end.",
        ],
    );

    let used = line("2 - -", "bwww/bwww/bbbw/.bbw");
    let text = drawn(&used, "1@a1", all);
    assert_shows(&text, &["│[●]│[●]│", "│[=]│[●]│", "[1] ●●   ●●  bbbb>bb.b"]);

    let adapted = line("1 - -", "bwww/bwww/bbbw/.bbw");
    // White's law 3 is no adaptation, and law 1 is another law than that.
    for last in ["3*1=wwww>*", "1*1=....>*"] {
        assert!(!drawn(&adapted, last, all).contains('['), "{last}");
    }
    let adapted: YinYang = "yinyang/1 - 1 - - bwww/bwww/bbbw/.bbw \
         wwww>*,....>*,....>*,....>* wwww>*!,....>*,....>*,....>*"
        .parse()
        .unwrap();
    let text = drawn(&adapted, "1*3=....>*", all);
    assert_shows(&text, &["[1] ○○       wwww>*", "[3] ··       ....>*"]);
    assert_eq!(text.matches("[1]").count(), 1, "of White only:\n{text}");

    let mut writing = YinYang::new(&Options::default());
    writing.play("....>*".parse().unwrap()).unwrap();
    let text = drawn(&writing, "....>*", all);
    assert_shows(&text, &["[1] ··       ....>*"]);
}

#[test]
fn a_last_move_that_does_not_fit_is_ignored() {
    let position = line("1 - -", "bwww/bwww/bbbw/bb.w");
    let plain = drawn(&position, "", Viewer::Everyone);
    for last in ["a1-a2", "2@a1", "4@b3", "....>*", "1*1=....>*", "end"] {
        assert_eq!(drawn(&position, last, Viewer::Everyone), plain, "{last}");
    }
}

/// The class, some values and the text of each element of a kind.
fn elements<const N: usize>(
    svg: &str,
    kind: &str,
    attributes: [&str; N],
) -> Vec<(String, [f64; N], String)> {
    let attribute = |element: &str, name: &str| {
        let value = element.split(&format!(" {name}=\"")).nth(1).unwrap();
        value.split('"').next().unwrap().to_owned()
    };
    let start = format!("<{kind} ");
    let elements = svg.split(&start).skip(1).map(|element| {
        let (inside, text) = element.split_once('>').unwrap();
        let inside = format!(" {inside}");
        let values = attributes.map(|name| attribute(&inside, name).parse().unwrap());
        let text = text.split('<').next().unwrap().to_owned();
        (attribute(&inside, "class"), values, text)
    });
    elements.collect()
}

/// The arrow of a step begins in the middle of its square and ends before the pawn.
#[test]
fn the_picture_names_the_squares_and_shows_the_step() {
    let stepped = line("1 stepped -", "bwww/bwww/bbbw/b.bw");
    let last = Some("b1-a1".parse().unwrap());
    let viewer = Viewer::Everyone;
    let svg = stepped.svg(&DrawOptions { last, viewer }).to_string();
    let texts = elements(&svg, "text", ["x", "y"]);
    let place = |name: &str| texts.iter().find(|(.., text)| text == name).unwrap().1;
    let is_close = |a: f64, b: f64| (a - b).abs() < 0.01;
    let files = ["a", "b", "c", "d"].map(place);
    let ranks = ["4", "3", "2", "1"].map(place);
    assert!(
        files
            .windows(2)
            .all(|pair| pair[0][0] < pair[1][0] && is_close(pair[0][1], pair[1][1]))
    );
    assert!(
        ranks
            .windows(2)
            .all(|pair| is_close(pair[0][0], pair[1][0]) && pair[0][1] < pair[1][1])
    );
    // The files stand below the first rank, the ranks to the left of the first file.
    let half_a_square = (ranks[3][1] - ranks[2][1]) / 2.0;
    assert!(ranks[3][1] + half_a_square < files[0][1]);
    assert!(ranks[0][0] < files[0][0] - half_a_square);
    let arrow = svg
        .split("<polyline class=\"arrow\" points=\"")
        .nth(1)
        .unwrap();
    let points = arrow.split('"').next().unwrap().split([' ', ',']);
    let points: Vec<f64> = points.map(|value| value.parse().unwrap()).collect();
    let [(b, start), (a, y), (x, end)] = [
        (files[1][0], points[0]),
        (files[0][0], points[1]),
        (points[2], points[3]),
    ];
    assert!(is_close(start, b) && is_close(end, y));
    let way = (x - b) / (a - b);
    assert!(0.2 < way && way < 0.8, "{way}");
}

#[test]
fn question_marks_stand_in_their_cells() {
    let position = line("1 - -", "bwww/bwww/bbbw/bb.w");
    let viewer = Viewer::Seat(Seat::Second);
    let svg = position
        .svg(&DrawOptions { last: None, viewer })
        .to_string();
    let cells = elements(&svg, "rect", ["x", "y", "width", "height"]);
    let marks = elements(&svg, "text", ["x", "y"]);
    let marks: Vec<_> = marks.iter().filter(|(.., text)| text == "?").collect();
    // Three of Black's laws are hidden, each with four cells of cause and of effect, and with a mark
    // in place of its text, which stands to the right of them.
    assert_eq!(marks.len(), 3 * 9);
    for eight in marks.chunks(9).map(|law| &law[..8]) {
        for (_, [x, y], _) in eight {
            let is_around = |[left, top, width, height]: &[f64; 4]| {
                (left + width / 2.0 - x).abs() < 0.01 && *top < *y && *y < top + height
            };
            assert!(cells.iter().any(|(_, cell, _)| is_around(cell)), "{x} {y}");
        }
    }
}

/// What a move does is what its law does; other moves have none.
#[test]
fn moves_are_explained_by_their_laws() {
    let position = line("1 - -", "bwww/bwww/bbbw/bb.w");
    for (text, law) in [
        ("1@a1", Some("bbbb>bb.b")),
        ("2*1=wwww>*", Some("wwww>*")),
        ("....>*", Some("....>*")),
        ("b1-c1", None),
        ("end", None),
    ] {
        let law = law.map(|law| law.parse::<Law>().unwrap());
        let explained = position.explain(text.parse().unwrap());
        assert_eq!(explained, law.map(Law::explain), "{text}");
    }
    let law: Law = "bbbb>bb.b".parse().unwrap();
    assert_eq!(format!("{law:?}"), "bbbb>bb.b");
}

#[test]
fn a_win_is_told_and_its_pawn_marked() {
    let won = line("o - 1", "bw.b/bwww/bbbw/bbbw");
    let text = drawn(&won, "", Viewer::Everyone);
    assert_shows(
        &text,
        &["│(●)│", "Seat 1, Black, has won: its pawn is on d4."],
    );
    let text = drawn(&won, "c4-d4", Viewer::Everyone);
    assert_shows(&text, &["│ → │{●}│", "last move, winning"]);
    let svg = won.svg(&DrawOptions::default()).to_string();
    assert!(svg.contains("class=\"winning\""));

    let stuck: YinYang = "yinyang/1 - o - 2 bwww/bwww/bbbw/bbbw \
         ....>*,....>*,....>*,....>* ....>*,....>*,....>*,....>*"
        .parse()
        .unwrap();
    let text = drawn(&stuck, "", Viewer::Everyone);
    assert_shows(&text, &["Seat 2, White, has won: seat 1 cannot move."]);
}

/// Two writings that the opponent cannot tell apart: neither the pictures as data nor what the moves
/// do may differ for it.
#[test]
fn scenes_and_courses_keep_the_secrets_of_the_writer() {
    let start = YinYang::new(&Options::default());
    let [one, other] = [0, 500].map(|index| yinyang::Move::Write(Law::from_index(index).unwrap()));
    assert_eq!(start.course(one), start.course(other));
    let scene = |m, viewer| {
        let last = Some(m);
        start.after(m).unwrap().scene(&DrawOptions { last, viewer })
    };
    let opponent = Viewer::Seat(Seat::Second);
    assert_eq!(scene(one, opponent), scene(other, opponent));
    let writer = Viewer::Seat(Seat::First);
    assert_ne!(scene(one, writer), scene(other, writer));
}
