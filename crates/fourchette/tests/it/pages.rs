//! What the pages of rules say is so: their examples can be played, and their starts are where games
//! begin.

use std::collections::BTreeSet;

use board_play::prose::{Block, Example, blocks};
use fourchette::{AnyPosition, NAMES, about};

/// The games on the curved board.
const ON_THE_CURVED_BOARD: [&str; 7] = [
    "y",
    "aliens-amazons",
    "singularity",
    "leap-over",
    "tetra",
    "quinta",
    "sexta",
];

/// Returns the blocks of a game's page.
fn page(game: &str) -> Vec<Block<'static>> {
    let words = about(game).unwrap().words;
    [words.board, words.rules]
        .into_iter()
        .flat_map(blocks)
        .collect()
}

/// Returns the examples of a page.
fn examples(game: &str) -> Vec<Example<'static>> {
    let examples = page(game).into_iter().filter_map(|block| match block {
        Block::Example(example) => Some(example),
        _ => None,
    });
    examples.collect()
}

fn play(game: &str, example: Example<'_>) -> AnyPosition {
    let mut position = AnyPosition::new(game, example.rules).unwrap();
    for m in example.moves.split_whitespace() {
        if let Err(refusal) = position.play(m) {
            panic!("{game}: {example:?}: {refusal}");
        }
    }
    position
}

#[test]
fn examples_are_legal_and_end_the_game_where_they_say_so() {
    for game in NAMES {
        let examples = examples(game);
        // Whatever is said of Wyx depends on its rack; see below.
        assert_ne!(examples.is_empty(), *game != "wyx", "{game}");
        for example in examples {
            let is_over = play(game, example).status().is_over();
            assert_eq!(is_over, example.is_over, "{game}: {example:?}");
        }
    }
}

#[test]
fn the_figures_of_tetra_are_of_the_kinds_that_the_page_names() {
    let expected = [
        "node line a1 a3 a5 a7",
        "edge line a3 b4 c5 d6",
        "node rhombus a1 a3 c1 c3",
        "edge rhombus a3 b1 b4 c2",
        "edge line c2 e1 e7 f1",
        "edge line c18 e1 e7 f1",
    ];
    let examples = examples("tetra");
    let won: Vec<_> = examples.iter().filter(|example| example.is_over).collect();
    assert_eq!(won.len(), expected.len());
    for (example, figure) in won.into_iter().zip(expected) {
        let diagram = play("tetra", *example).diagram();
        assert!(diagram.contains(figure), "{figure}: {diagram}");
    }
}

/// "From d4, +2-3 leads to f1", if that domino is at the bottom of a column.
#[test]
fn the_knight_of_wyx_jumps_as_the_page_says() {
    let page = about("wyx").unwrap().words.rules;
    assert!(page.contains("from d4, +2-3 leads to f1"), "{page}");
    let mut position = AnyPosition::new("wyx", "").unwrap();
    for _ in 0..64 {
        let wanted = position.check("+2-3").is_ok();
        let m = if wanted {
            "+2-3".to_owned()
        } else {
            position.first_moves(1).remove(0)
        };
        position.play(&m).unwrap();
    }
    // Column 5 is the first that can have it.
    position.play("5").unwrap();
    let line = position.to_string();
    assert!(line.ends_with(" f1,e5 f1 -"), "{line}");
}

/// Returns the starts that a page names: rules, colour, places.
fn named_starts(game: &str) -> Vec<(String, String, BTreeSet<String>)> {
    let mut starts = Vec::new();
    let mut is_start = false;
    for block in page(game) {
        match block {
            Block::Heading(heading) => is_start = heading == "The start",
            Block::Item(item) if is_start => {
                let (whose, places) = item.split_once(": ").unwrap();
                let (rules, colour) = match whose.strip_prefix("With ") {
                    Some(with) => with.split_once(", ").unwrap(),
                    None => ("", whose),
                };
                let places = places.trim_end_matches('.').replace(',', "");
                let places = places.split(' ').map(str::to_owned).collect();
                starts.push((rules.to_owned(), colour.to_owned(), places));
            }
            _ => {}
        }
    }
    starts
}

fn list(field: &str) -> BTreeSet<String> {
    field.split(',').map(str::to_owned).collect()
}

/// Returns where a colour begins, as the text of the start says.
fn real_start(game: &str, rules: &str, colour: &str) -> BTreeSet<String> {
    let line = AnyPosition::new(game, rules).unwrap().to_string();
    let fields: Vec<&str> = line.split(' ').collect();
    let is_black = colour == "Black";
    assert!(is_black || colour == "White", "{colour}");
    match game {
        // White's knight comes first.
        "wyx" => {
            let (white, black) = fields[5].split_once(',').unwrap();
            list(if is_black { black } else { white })
        }
        // The ranks from the fourth to the first.
        "yinyang" => {
            let rows = (1..=4).rev().zip(fields[5].split('/'));
            let pawns = rows.flat_map(|(rank, row)| {
                let squares = ('a'..).zip(row.chars());
                squares.map(move |(file, pawn)| (format!("{file}{rank}"), pawn))
            });
            let wanted = if is_black { 'b' } else { 'w' };
            let squares = pawns.filter(|(_, pawn)| *pawn == wanted);
            squares.map(|(square, _)| square).collect()
        }
        // Black's stones and White's come last.
        _ => list(fields[fields.len() - if is_black { 2 } else { 1 }]),
    }
}

#[test]
fn starts_are_where_the_pages_say() {
    for (game, colours_of_starts) in [
        ("singularity", 4),
        ("leap-over", 2),
        ("quinta", 4),
        ("sexta", 8),
        ("wyx", 2),
        ("yinyang", 2),
    ] {
        let starts = named_starts(game);
        let different: BTreeSet<_> = starts
            .iter()
            .map(|(rules, colour, _)| (rules, colour))
            .collect();
        assert_eq!(different.len(), colours_of_starts, "{game}");
        for (rules, colour, places) in starts {
            let real = real_start(game, &rules, &colour);
            assert_eq!(places, real, "{game}: {rules}: {colour}");
        }
    }
    // The others begin empty, and say so.
    for game in ["y", "aliens-amazons", "tetra", "dice-hex"] {
        let page = page(game);
        let says = |block: &Block| matches!(block, Block::Paragraph(prose) if prose.contains("board is empty"));
        assert!(page.iter().any(says), "{game}");
        assert!(named_starts(game).is_empty(), "{game}");
    }
}

/// A slip of the pen would be found: each word that looks like a node is one.
#[test]
fn the_nodes_that_pages_speak_of_exist() {
    let board = board_graph::Board::bent9();
    for game in ON_THE_CURVED_BOARD {
        let words = about(game).unwrap().words;
        assert_eq!(words.board, board_graph::CURVED_BOARD, "{game}");
        let mut count = 0;
        for word in words.rules.split(|c: char| !c.is_ascii_alphanumeric()) {
            let mut letters = word.chars();
            let is_name = letters.next().is_some_and(|c| c.is_ascii_lowercase())
                && !letters.as_str().is_empty()
                && letters.all(|c| c.is_ascii_digit());
            if is_name {
                assert!(board.parse_node(word).is_ok(), "{game}: {word}");
                count += 1;
            }
        }
        assert!(count > 4, "{game}: {count} nodes are named");
    }
}

/// The choices of an option that a page speaks of are those that there are.
#[test]
fn the_options_that_pages_speak_of_exist() {
    for game in NAMES {
        let words = about(game).unwrap().words;
        let text = format!("{} {} {}", words.board, words.rules, words.matches);
        for word in text.split_whitespace() {
            let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            let Some((key, value)) = word.split_once('=') else {
                continue;
            };
            // A move of Yin Yang, and a number to be chosen.
            if key.contains('*') || value.ends_with(":N") {
                continue;
            }
            let start = AnyPosition::new(game, word);
            assert!(start.is_ok(), "{game}: {key}={value}: {start:?}");
        }
    }
}

/// Which place is whose, by the rulings: sections 1, 4, 5, 9, 10 and 11.
#[test]
fn places_are_those_of_the_rulings() {
    let places = |game, rules| AnyPosition::new(game, rules).unwrap().places();
    for (game, rules, expected) in [
        (
            "y",
            "",
            "Board bent:9, 93 nodes. Corners: a1, a9, a17. Sides, along the rim and with both corners: \
             a1 to a9, a9 to a17, a17 to a1.",
        ),
        // A rim of 3 (side - 1) nodes, divided by the corners into three.
        (
            "y",
            "board=bent:5",
            "Board bent:5, 27 nodes. Corners: a1, a5, a9. Sides, along the rim and with both corners: \
             a1 to a5, a5 to a9, a9 to a1.",
        ),
        (
            "y",
            "board=flat:4",
            "Board flat:4, 10 nodes. Corners: a1, a4, a7. Sides, along the rim and with both corners: \
             a1 to a4, a4 to a7, a7 to a1.",
        ),
        (
            "singularity",
            "",
            "Centre region: e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, f1, f2, f3. Centre, the \
             goal of both players: f1, f2, f3.",
        ),
        (
            "leap-over",
            "",
            "Start of Black, goal of White: a5, b4, b5, c3, c4, c5, d2, d3, d4, d5. Start of White, goal \
             of Black: a13, b11, b12, c9, c10, c11, d7, d8, d9, d10.",
        ),
        (
            "wyx",
            "",
            "Strongholds worth 3: a1, h1, a8, h8. Strongholds worth 2: d2, e2, b4, g4, b5, g5, d7, e7.",
        ),
        (
            "dice-hex",
            "begins=red",
            "Black, seat 2, joins top and bottom. Red, seat 1, joins left and right.",
        ),
        ("yinyang", "", "Goal of Black: d4. Goal of White: a1."),
    ] {
        assert_eq!(
            places(game, rules).as_deref(),
            Some(expected),
            "{game}: {rules}"
        );
    }
    for game in ["aliens-amazons", "tetra", "quinta", "sexta", "kwintie"] {
        assert_eq!(places(game, ""), None, "{game}");
    }
}
