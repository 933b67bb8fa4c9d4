//! The grid of characters.

use std::collections::BTreeSet;

use board_draw::{Canvas, Glyphs, Style};

use crate::common::without_colours;

#[test]
fn it_grows_and_leaves_trailing_blanks_out() {
    let mut canvas = Canvas::new();
    assert_eq!((canvas.width(), canvas.height()), (0, 0));
    assert_eq!(canvas.to_string(), "");

    canvas.put(3, 2, "ab  ", Style::Plain);
    canvas.put(0, 4, "   ", Style::Title);
    assert_eq!(canvas.to_string(), "\n\n   ab");
    assert_eq!((canvas.width(), canvas.height()), (5, 3));
    assert_eq!((canvas.at(3, 2), canvas.at(9, 9)), ('a', ' '));
}

#[test]
fn later_text_prevails_and_pasted_blanks_are_transparent() {
    let mut canvas = Canvas::new();
    canvas.put(0, 0, "abcdef", Style::Plain);
    canvas.put(1, 0, "X ", Style::Plain);
    assert_eq!(canvas.to_string(), "aX def");

    let mut other = Canvas::new();
    other.put(0, 0, "1 3", Style::Plain);
    canvas.paste(3, 0, &other);
    assert_eq!(canvas.to_string(), "aX 1e3");
}

#[test]
fn a_line_end_goes_on_below_and_control_characters_are_shown_as_such() {
    let mut canvas = Canvas::new();
    canvas.put(2, 0, "a\nb\u{1b}[31mc", Style::Plain);
    assert_eq!(canvas.to_string(), "  a\n  b\u{fffd}[31mc");
}

#[test]
fn far_away_nothing_is_drawn() {
    let mut canvas = Canvas::new();
    canvas.put(usize::MAX, 0, "ab", Style::Plain);
    canvas.put(0, usize::MAX, "a\nb", Style::Plain);
    canvas.put(4095, 0, "ab", Style::Plain);
    assert_eq!((canvas.width(), canvas.height()), (4096, 1));
}

#[test]
fn colours_are_added_to_the_same_text() {
    let mut canvas = Canvas::new();
    let styles = [
        Style::Plain,
        Style::Faint,
        Style::First,
        Style::Second,
        Style::Third,
        Style::Last,
        Style::Winning,
        Style::Area,
        Style::Title,
    ];
    for (row, style) in styles.into_iter().enumerate() {
        canvas.put(row, row, "word", style);
    }
    let coloured = canvas.ansi().to_string();
    for line in coloured.lines() {
        let codes = line.matches("\x1b[").count();
        assert!(codes == 0 || line.ends_with("\x1b[0m"), "{line:?}");
    }
    let starts = coloured.lines().map(str::trim_start);
    let distinct: BTreeSet<_> = starts.collect();
    assert_eq!(distinct.len(), styles.len(), "styles look different");
    assert_eq!(without_colours(&coloured), canvas.to_string());
}

#[test]
fn words_are_as_wide_as_they_may_be() {
    let words = "one two three four\nfive";
    for (width, lines) in [
        (18, "one two three four\nfive"),
        (17, "one two three\nfour\nfive"),
        (8, "one two\nthree\nfour\nfive"),
        // A word that is wider than the line has one of its own.
        (4, "one\ntwo\nthree\nfour\nfive"),
        (0, "one\ntwo\nthree\nfour\nfive"),
    ] {
        let mut canvas = Canvas::new();
        let below = canvas.put_words(2, width, words, Style::Plain);
        assert_eq!(canvas.to_string(), format!("\n\n{lines}"), "{width}");
        assert_eq!(below, 2 + lines.lines().count(), "{width}");
    }
    let mut canvas = Canvas::new();
    assert_eq!(canvas.put_words(7, 10, "", Style::Plain), 7);
    assert_eq!(canvas, Canvas::new());
}

#[test]
fn a_drawing_in_ascii_has_its_colours_and_its_size() {
    let mut canvas = Canvas::new();
    canvas.put(1, 0, "●a1 → b2\n──", Style::First);
    let ascii = canvas.shown_in(Glyphs::Ascii);
    assert_eq!(ascii.to_string(), " Xa1 > b2\n --");
    assert_eq!(ascii.width(), canvas.width());
    let [coloured, shown] = [canvas.ansi(), ascii.ansi()].map(|text| text.to_string());
    assert_eq!(
        coloured
            .replace('●', "X")
            .replace('→', ">")
            .replace('─', "-"),
        shown
    );
    assert_eq!(canvas.shown_in(Glyphs::Unicode), canvas);
}
