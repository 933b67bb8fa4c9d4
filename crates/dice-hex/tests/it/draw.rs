//! What a drawing of a position shows.

use board_draw::DrawOptions;
use board_play::{Position, Seat};
use dice_hex::{Described, DiceHex, Drawn, Move, Options};

fn shown(last: Option<&str>) -> DrawOptions<Move> {
    DrawOptions {
        last: last.map(|text| text.parse().unwrap()),
        ..DrawOptions::default()
    }
}

fn drawn(line: &str, last: Option<&str>) -> String {
    let position: DiceHex = format!("dice-hex/1 {line}").parse().unwrap();
    position.canvas(&shown(last)).to_string()
}

/// Checks that a drawing has these parts, whether or not they are broken into lines.
fn assert_shows(text: &str, parts: &[&str]) {
    let unbroken = text.replace('\n', " ");
    for part in parts {
        let is_shown = text.contains(part) || unbroken.contains(&part.replace('\n', " "));
        assert!(is_shown, "{part} in\n{text}");
    }
}

/// Each of the 36 cells is a regular hexagon: its corners are as far from its middle as from the next
/// ones.
#[test]
fn cells_are_regular_hexagons() {
    let svg = DiceHex::new(&Options::default())
        .svg(&shown(None))
        .to_string();
    let polygons = svg.split(" points=\"").skip(1);
    let polygons = polygons.map(|rest| {
        let points = rest.split('"').next().unwrap().split(' ');
        let points = points.map(|point| {
            let (x, y) = point.split_once(',').unwrap();
            (x.parse::<f64>().unwrap(), y.parse::<f64>().unwrap())
        });
        points.collect::<Vec<_>>()
    });
    let hexagons: Vec<Vec<(f64, f64)>> = polygons.filter(|points| points.len() == 6).collect();
    assert_eq!(hexagons.len(), 36);
    for hexagon in hexagons {
        let sum = hexagon
            .iter()
            .fold((0.0, 0.0), |(x, y), corner| (x + corner.0, y + corner.1));
        let middle = (sum.0 / 6.0, sum.1 / 6.0);
        let far = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
        let radius = far(hexagon[0], middle);
        for (at, &corner) in hexagon.iter().enumerate() {
            let next = hexagon[(at + 1) % 6];
            assert!((far(corner, middle) - radius).abs() < 0.02, "{hexagon:?}");
            assert!((far(corner, next) - radius).abs() < 0.02, "{hexagon:?}");
        }
    }
}

/// The start as a whole: rows shifted by half a cell, numbers as in the rulings, sides with their
/// colours.
#[test]
fn the_start() {
    let start = DiceHex::new(&Options::default());
    assert_eq!(
        start.diagram(),
        "      ── Black ──────────────────────────
     \\   13    17    20    15    36    4   \\
        \\   19    18    9     21    5     27  \\
           \\   24    12    16    31    28    7   \\
          Red \\   14    30    29    3     35    11  \\ Red
                 \\   25    6     22    23    2     33  \\
                    \\   1     32    8     10    34    26  \\
                        ── Black ──────────────────────────

The dice are rolled for seat 1, Black.
● Black (seat 1), top and bottom
▲ Red (seat 2), left and right"
    );
}

/// Where Red begins, the sides stay those of the colours, and the seats are told with them.
#[test]
fn the_start_of_red() {
    let start = DiceHex::new(&"begins=red".parse().unwrap());
    let black = DiceHex::new(&Options::default());
    let board = |diagram: &str| diagram.split("\n\n").next().unwrap().to_owned();
    assert_eq!(board(&start.diagram()), board(&black.diagram()));
    assert_shows(
        &start.diagram(),
        &[
            "The dice are rolled for seat 1, Red.",
            "● Black (seat 2), top and bottom",
            "▲ Red (seat 1), left and right",
        ],
    );
    let text = drawn("begins=red 1 announce d345 4 17", Some("d345"));
    assert_shows(
        &text,
        &["▲17", "●4", "Seat 1, Red, names a cell that the dice make"],
    );
    let position: DiceHex = "dice-hex/1 begins=red 1 announce d345 4 17"
        .parse()
        .unwrap();
    let svg = position.svg(&DrawOptions::default()).to_string();
    for part in [
        "Black: 4. Red: 17. Dice: 3 4 5.",
        "Seat 1, Red, names a cell that the dice make",
    ] {
        assert!(svg.contains(part), "{part}");
    }
    assert_eq!(svg.matches("<circle class=\"red\"").count(), 1);
    let won = drawn("begins=red o over - 1,3,8,10,13 7,12,16,24,28,31", None);
    assert_shows(&won, &["(▲7)", "Seat 1, playing Red, has won."]);
}

/// The title gives both names of the game, and no seat is called by a colour that it may not have.
#[test]
fn words_hold_whichever_colour_begins() {
    let about = DiceHex::ABOUT;
    assert_eq!(about.title, "Dice-hex, or HeiNasH");
    assert!(about.credits.ends_with("published as HeiNasH"));
    for (seat, name) in Seat::ALL.into_iter().zip(["First", "Second"]) {
        assert_eq!(DiceHex::seat_name(seat), name);
        let colours = about.seats[seat.index()];
        assert!(colours.contains("Black") && colours.contains("Red"));
    }
}

#[test]
fn dice_and_what_they_make_are_shown() {
    let text = drawn("- 2 announce d345 17,35 4", Some("d345"));
    assert_shows(
        &text,
        &[
            "●17",
            "●35",
            "▲4",
            ":19",
            ":2 ",
            "Dice: [3] [4] [5]",
            "Seat 2, Red, names a cell that the dice make, or announces none.",
            "   2 = 3 + 4 − 5",
            "  23 = 4 × 5 + 3",
            "  27 = (4 + 5) × 3",
            ": can be made",
        ],
    );
    // Neither what is occupied nor what cannot be made; and a roll leaves no mark on the board.
    for part in ["17 = ", "35 = ", " 4 = ", ":16", "last stone", "winning"] {
        assert!(!text.contains(part), "{part} in\n{text}");
    }
}

/// Each phase says what comes next and whose stone it will be.
#[test]
fn captions_tell_the_phase() {
    for (line, parts) in [
        (
            "- c roll - 17 -",
            &["The dice are rolled for seat 2, Red."][..],
        ),
        (
            "strict=on 2 announce d111 1,3 2",
            &["Seat 2, Red, names a cell", "\nNo vacant cell can be made."],
        ),
        (
            "- 2 point d345 - -",
            &[
                "Seat 1, Black, has announced none.",
                "Seat 2, Red, points at a cell for a stone of Black, or answers none.",
                "12 = 3 + 4 + 5",
            ],
        ),
        (
            "nasty=on 2 point d345 - -",
            &["points at a cell for a stone of Red"],
        ),
        (
            "nasty=on 1 point d345 1 -",
            &["Seat 1, Black, points at a cell for a stone of Black"],
        ),
        (
            "begins=red 2 point d345 - -",
            &[
                "Seat 1, Red, has announced none.",
                "Seat 2, Black, points at a cell for a stone of Red",
            ],
        ),
        (
            "nasty=on,begins=red 1 point d345 - 1",
            &["Seat 1, Red, points at a cell for a stone of Red"],
        ),
        (
            "- 1 place - - -",
            &["Seat 1, Black, puts a stone on any vacant cell."],
        ),
        (
            "- 2 place - 17 -",
            &["Seat 2, Red, puts a stone on any vacant cell."],
        ),
    ] {
        assert_shows(&drawn(line, None), parts);
        let position: DiceHex = format!("dice-hex/1 {line}").parse().unwrap();
        let svg = position.svg(&DrawOptions::default()).to_string();
        for part in parts {
            assert!(svg.contains(part.trim()), "{part} in the SVG of {line}");
        }
    }
}

/// The last stone is marked, and only a stone.
#[test]
fn the_last_stone_is_marked() {
    let line = "- c roll - 17 4";
    assert_shows(&drawn(line, Some("4")), &["[▲4]", "[ ] last stone"]);
    for last in [None, Some("none"), Some("d136"), Some("5")] {
        let text = drawn(line, last);
        assert!(!text.contains('['), "{last:?} in\n{text}");
    }
}

#[test]
fn a_win_shows_the_chain_and_no_other_stone() {
    let line = "- o over - 2,4,5,28,34,35 1,8,10,12,13";
    let text = drawn(line, Some("34"));
    assert_shows(
        &text,
        &[
            "(●4)",
            "(●5)",
            "(●28)",
            "(●35)",
            "(●2)",
            "{●34}",
            " ▲13 ",
            "Seat 1, playing Black, has won.",
            "( ) winning",
            "{ } last stone, winning",
        ],
    );
    let position: DiceHex = format!("dice-hex/1 {line}").parse().unwrap();
    let svg = position.svg(&shown(Some("34"))).to_string();
    assert!(svg.contains("<title>Dice-hex, or HeiNasH: Seat 1, playing Black, has won.</title>"));
    assert_eq!(svg.matches("<circle class=\"winning\"").count(), 6);
    assert_eq!(svg.matches("<circle class=\"last\"").count(), 1);
}

/// The SVG shows every number once in a cell, the dice with their pips, and what can be made.
#[test]
fn the_svg_shows_cells_stones_and_dice() {
    let position: DiceHex = "dice-hex/1 - 2 announce d345 17,35 4".parse().unwrap();
    let svg = position.svg(&DrawOptions::default()).to_string();
    for number in 1..=36 {
        let text = format!(">{number}</text>");
        assert_eq!(svg.matches(&text).count(), 1, "{number}");
    }
    for (part, count) in [
        ("<polygon class=\"cell\"", 36),
        ("<polygon class=\"area-3\"", 12),
        ("<circle class=\"black\"", 2),
        ("<circle class=\"red\"", 1),
        // The frame: top and bottom, left and right.
        ("<polygon class=\"black\"", 2),
        ("<polygon class=\"red\"", 2),
        ("<rect class=\"card\"", 3),
        ("<circle class=\"label\"", 3 + 4 + 5),
        (">23 = 4 × 5 + 3</text>", 1),
        (
            "Black: 17 35. Red: 4. Dice: 3 4 5. Can be made: 2 3 5 6 7 8 11 12 19 23 27 32.",
            1,
        ),
    ] {
        assert_eq!(svg.matches(part).count(), count, "{part}");
    }
    let pips: usize = [1, 2, 6].into_iter().sum();
    let other: DiceHex = "dice-hex/1 - 1 announce d126 - -".parse().unwrap();
    let svg = other.svg(&DrawOptions::default()).to_string();
    assert_eq!(svg.matches("<circle class=\"label\"").count(), pips);
}

/// What a terminal says next to a move that is named: the sum.
#[test]
fn moves_are_explained_by_sums() {
    let mut position = DiceHex::new(&Options::default());
    let seventeen: Move = "17".parse().unwrap();
    assert_eq!(position.explain(seventeen), None);
    position.play("d345".parse().unwrap()).unwrap();
    for _ in ["announced", "pointed at"] {
        assert_eq!(
            position.explain(seventeen).as_deref(),
            Some("17 = 3 × 4 + 5")
        );
        for text in ["16", "none", "d136"] {
            assert_eq!(position.explain(text.parse().unwrap()), None);
        }
        position.play(Move::None).unwrap();
    }
    assert_eq!(position.explain(seventeen), None);
}
