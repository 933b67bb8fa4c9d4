//! Windows of any width, and terminals that show nothing but ASCII.

use fourchette::NAMES;

use crate::harness::{Run, TestFile, program, run, run_with, watch};

fn run_where(variable: &str, value: &str, args: &[&str]) -> Run {
    let mut command = program();
    command.env(variable, value).args(args);
    watch(command, b"")
}

#[track_caller]
fn is_ascii(shown: &Run) {
    let text = format!("{}{}", shown.out, shown.err);
    let other: String = text.chars().filter(|c| !c.is_ascii()).collect();
    assert!(other.is_empty(), "{other:?} in\n{text}");
}

#[test]
fn prose_is_as_wide_as_the_window_and_never_too_wide_to_read() {
    let longest = |columns: &str| {
        let text = run_where("COLUMNS", columns, &["rules", "y"]).good();
        // What is drawn, or told by example, is not prose.
        let (prose, _) = text.split_once("\n\nThe board at the start").unwrap();
        prose
            .lines()
            .map(|line| line.chars().count())
            .max()
            .unwrap()
    };
    for (columns, most) in [
        ("40", 40),
        ("57", 57),
        ("80", 80),
        ("100", 100),
        ("250", 100),
    ] {
        // A line may end where the next word would be too long: no word is that long.
        assert!(
            (most - 15..=most).contains(&longest(columns)),
            "{columns}: {}",
            longest(columns)
        );
    }
    // No window, or nonsense about it.
    for columns in ["", "0", "-3", "wide"] {
        assert_eq!(longest(columns), longest("80"), "{columns:?}");
    }
}

#[test]
fn help_is_as_wide_as_the_window() {
    for args in [&["--help"][..], &["help", "match"]] {
        let narrow = run_where("COLUMNS", "50", args).good();
        // How a subcommand is called stands in one line.
        let mut prose = narrow.lines().filter(|line| !line.starts_with("Usage: "));
        assert!(prose.all(|line| line.chars().count() <= 50), "{narrow}");
    }
}

#[test]
fn a_drawing_that_is_wider_than_the_window_says_so_in_one_line() {
    let args = ["show", "y", "--moves", "e5"];
    let plain = run(&args);
    assert_eq!(plain.err, "");
    let drawing = plain.out.split("\n\n").next().unwrap();
    let width = drawing
        .lines()
        .map(|line| line.chars().count())
        .max()
        .unwrap();
    for (columns, is_said) in [(width - 1, true), (width, false)] {
        let shown = run_where("COLUMNS", &columns.to_string(), &args);
        assert_eq!(shown.out, plain.out);
        let said = format!("the drawing is {width} columns wide, the window {columns}: ");
        assert_eq!(shown.err.starts_with(&said), is_said, "{}", shown.err);
        assert_eq!(shown.err.lines().count(), usize::from(is_said));
        shown.good();
    }
}

#[test]
fn the_locale_or_an_option_asks_for_ascii() {
    let args = ["show", "y", "--moves", "e5 f1"];
    assert!(run(&args).good().contains("●e5"));
    let before = run(&[&["--ascii"], &args[..]].concat());
    is_ascii(&before);
    assert!(
        before.out.contains("Xe5") && before.out.contains("[Of1]"),
        "{}",
        before.out
    );
    assert!(before.out.contains("X Black (seat 1)"), "{}", before.out);
    let behind = run(&[&args[..], &["--ascii"]].concat());
    assert_eq!(behind.out, before.out);
    for locale in ["C", "POSIX", "de_DE.ISO-8859-1"] {
        assert_eq!(
            run_where("LC_ALL", locale, &args).good(),
            before.out,
            "{locale}"
        );
    }
    let mut unset = program();
    unset
        .env_remove("LC_ALL")
        .env("LC_CTYPE", "C")
        .env("LANG", "C.UTF-8");
    unset.args(args);
    assert_eq!(watch(unset, b"").good(), before.out);
}

#[test]
fn in_ascii_nothing_else_is_written() {
    is_ascii(&run(&["--ascii", "--help"]));
    is_ascii(&run(&["--ascii", "games"]));
    is_ascii(&run(&["--ascii", "help", "match"]));
    for game in NAMES {
        let all_ascii = |args: &[&str], script: &str| {
            let shown = run_with(&[&["--ascii"], args].concat(), script);
            is_ascii(&shown);
            shown.good();
        };
        all_ascii(&["rules", game], "");
        let record = format!(
            "{}/../../docs/gallery/{game}.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        all_ascii(&["show", game, "--record", &record], "");
        let script = "help\nmoves\nhint\nboard\nrules\n";
        all_ascii(&["play", game, "--second", "random", "--seed", "1"], script);
        let bots = ["play", game, "--first", "random", "--second", "random"];
        all_ascii(
            &[&bots[..], &["--max-plies", "60", "--seed", "1"]].concat(),
            "",
        );
    }
}

#[test]
fn refusals_are_ascii_where_nothing_else_is_shown() {
    let refused = run(&["show", "y", "--moves", "é", "--ascii"]);
    assert_eq!(refused.status, Some(1));
    is_ascii(&refused);
    // The option counts also where the arguments make no sense.
    let refused = run(&["--ascii", "show", "y", "--naïve"]);
    assert_eq!(refused.status, Some(2));
    is_ascii(&refused);
}

#[test]
fn what_programs_read_is_the_same_everywhere() {
    let record = "# game: y\n# first: Zoë\n\ne5 f1\n";
    let file = TestFile::with("windows_record.txt", record);
    let args = ["play", "y", "--second", "human", "--load", file.path()];
    for args in [&args[..], &[&["--ascii"], &args[..]].concat()] {
        let shown = run_with(args, "record\n").good();
        assert!(shown.contains("# first: Zoë\n"), "{shown}");
    }
    let svg = ["show", "y", "--moves", "e5", "--svg", "-"];
    let plain = run(&svg).good();
    assert_eq!(run(&[&svg[..], &["--ascii"]].concat()).good(), plain);
    let request = "{\"game\":\"y\",\"rules\":\"\",\"moves\":[\"é\"]}\n";
    let plain = run_with(&["trace"], request).out;
    assert!(plain.contains('é'), "{plain}");
    assert_eq!(run_with(&["trace", "--ascii"], request).out, plain);
}
