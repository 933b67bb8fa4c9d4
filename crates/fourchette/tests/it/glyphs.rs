//! Every game in plain ASCII: the drawing is the same, sign for sign.

use board_draw::Glyphs;
use board_play::{Seat, Viewer};
use fourchette::{AnyPosition, NAMES};

/// What is drawn, and what stands for it. The frames of Kwintie and Yin Yang say nothing by the form of
/// their corners; everything else has a sign of its own.
const SIGNS: [(&str, char); 19] = [
    ("●", 'X'),
    ("○", 'O'),
    ("▲", 'R'),
    ("·", '.'),
    ("←", '<'),
    ("→", '>'),
    ("↑", '^'),
    ("↓", 'v'),
    ("│├┤┼", '|'),
    ("─┬┴", '-'),
    ("┌┐", '.'),
    ("└┘", '\''),
    ("▀", '='),
    ("−", '-'),
    ("×", '*'),
    ("÷", '/'),
    ("ç", 'c'),
    ("ë", 'e'),
    ("…", '.'),
];

fn in_ascii(sign: char) -> Option<char> {
    if sign.is_ascii() {
        return Some(sign);
    }
    let found = SIGNS.iter().find(|(signs, _)| signs.contains(sign));
    found.map(|(_, ascii)| *ascii)
}

/// Plays moves that lie anywhere in the lists of legal moves, and shows every position on the way.
fn walk(game: &str, walk: usize, mut show: impl FnMut(&AnyPosition, Option<&str>)) {
    let mut position = AnyPosition::new(game, "").unwrap();
    let mut last = None;
    for ply in 0..120 {
        show(&position, last.as_deref());
        let count = position.move_count();
        if count == 0 {
            return;
        }
        let chosen = (ply * 7919 + walk * 104_729) % count;
        let m = position.first_moves(chosen + 1).pop().unwrap();
        position.play(&m).unwrap();
        last = Some(m);
    }
}

#[test]
fn a_drawing_in_ascii_shows_the_same_in_the_same_places() {
    for game in NAMES {
        let mut stones = 0;
        for number in 0..3 {
            walk(game, number, |position, last| {
                for viewer in [Viewer::Everyone, Viewer::Seat(Seat::Second)] {
                    let drawn = position.canvas(last, viewer).unwrap();
                    let ascii = drawn.shown_in(Glyphs::Ascii);
                    assert_eq!(drawn.shown_in(Glyphs::Unicode), drawn, "{game}");
                    for y in 0..=drawn.height() {
                        for x in 0..=drawn.width() {
                            let (sign, shown) = (drawn.at(x, y), ascii.at(x, y));
                            let expected = in_ascii(sign);
                            assert_eq!(Some(shown), expected, "{sign} of {game} in\n{drawn}");
                            stones += usize::from("●○▲".contains(sign));
                        }
                    }
                    // The legend says what the signs are.
                    let text = ascii.to_string();
                    for (sign, stone) in [('●', "X "), ('○', "O "), ('▲', "R ")] {
                        if drawn.to_string().contains(sign) {
                            let last = text.rsplit("\n\n").next().unwrap();
                            assert!(last.contains(stone), "{game}: {stone} in\n{text}");
                        }
                    }
                }
            });
        }
        assert!(stones > 1000, "{game} was drawn with {stones} stones");
    }
}

#[test]
fn drawings_fit_a_window_of_eighty_columns() {
    for game in NAMES {
        walk(game, 1, |position, last| {
            let drawn = position.canvas(last, Viewer::Everyone).unwrap();
            assert!(drawn.width() <= 80, "{game}:\n{drawn}");
        });
    }
}

#[test]
fn pictures_name_the_game() {
    for game in NAMES {
        walk(game, 0, |position, last| {
            let svg = position.svg(last, Viewer::Everyone).unwrap().to_string();
            let title = position.about().words.title;
            for part in [
                format!("<title>{title}: "),
                format!("aria-label=\"{title}: "),
            ] {
                assert!(svg.contains(&part), "{part} in\n{svg}");
            }
            assert_eq!(svg.matches("<desc>").count(), 1, "{game}");
        });
    }
}
