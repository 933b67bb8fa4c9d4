//! `games`, `rules` and the help.

use board_play::prose::{Block, blocks};
use fourchette::{AnyPosition, NAMES, about};

use crate::harness::{run, run_with};

#[test]
fn games_are_listed_one_a_line() {
    let out = run(&["games"]).good();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), NAMES.len());
    for (line, name) in lines.into_iter().zip(NAMES) {
        let about = about(name).unwrap();
        let [first, second] = about.words.seats;
        assert!(line.starts_with(&format!("{name} ")), "{line}");
        assert!(
            line.contains(&format!("first {first}, second {second}")),
            "{line}"
        );
        assert!(line.ends_with(about.words.goal), "{line}");
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns whether a line is too wide because of a single word, such as the rack of Wyx, which has to
/// stay in one piece to be copied.
fn is_unbreakable(line: &str) -> bool {
    let words = line.trim_start().trim_start_matches("e.g. ");
    !words.trim_end_matches(" (default)").contains(' ')
}

#[test]
fn rules_name_every_option_with_its_default_and_every_form_of_a_move() {
    for name in NAMES {
        let about = about(name).unwrap();
        let out = run(&["rules", name]).good();
        let start = AnyPosition::new(name, "").unwrap().diagram();
        let drawn: Vec<&str> = start.lines().collect();
        for line in out.lines().filter(|line| !drawn.contains(line)) {
            assert!(line.chars().count() <= 80 || is_unbreakable(line), "{line}");
        }
        for option in about.options {
            let line = format!("  {}={} (default)\n", option.key, option.default);
            assert!(out.contains(&line), "{line}{out}");
        }
        for form in about.words.moves {
            let example = format!("\n  {} ", form.example);
            assert!(out.contains(&example), "{example}{out}");
        }
        let words = about.words;
        let one_line = one_line(&out);
        for prose in [words.goal, words.credits, words.matches] {
            assert!(one_line.contains(prose), "{prose}\n{out}");
        }
        for block in [words.board, words.rules].into_iter().flat_map(blocks) {
            let shown = match block {
                Block::Heading(heading) => format!("\n\n{}\n\n", heading.to_uppercase()),
                Block::Drawing(lines) => format!("    {}\n", lines.join("\n    ")),
                Block::Paragraph(prose) | Block::Item(prose) => {
                    assert!(one_line.contains(&prose), "{prose}\n{out}");
                    continue;
                }
                Block::Example(example) => {
                    assert!(one_line.contains(example.moves), "{example:?}\n{out}");
                    continue;
                }
            };
            assert!(out.contains(&shown), "{shown}\n{out}");
        }
    }
}

#[test]
fn rules_draw_the_start_and_name_the_places() {
    let out = run(&["rules", "quinta"]).good();
    let start = run(&["show", "quinta"]).good();
    let (drawing, _) = start.split_once("\n\nquinta/1 ").unwrap();
    assert!(out.contains(drawing), "{out}");

    // The rulings, section 1: corners and sides of the 93 nodes.
    let out = one_line(&run(&["rules", "y"]).good());
    let places = "Corners: a1, a9, a17. Sides, along the rim and with both corners: a1 to a9, a9 to a17, \
                  a17 to a1.";
    assert!(out.contains(places), "{out}");
}

#[test]
fn kwinty_and_boardless_are_names_of_games() {
    let page = |name| run(&["rules", name]).good();
    assert!(page("kwintie").starts_with("Kwintie (kwintie)\n"));
    for (name, title) in [
        ("kwinty", "Kwinty"),
        ("boardless", "Kwintie without a board"),
    ] {
        let rules = format!("ruleset={name}");
        let page = page(name);
        assert!(page.starts_with(&format!("{title} (kwintie)\n")), "{page}");
        assert!(
            page.contains(&format!("\nPlayed here with: {rules}\n")),
            "{page}"
        );
        assert!(
            page.contains(&format!("\nThe name {name} stands for {rules}: {title}.\n")),
            "{page}"
        );

        // Every call that takes a game takes the name, and adds what is said besides.
        let played = ["--rules", "no-five=draw", "--moves", "h1"];
        let by_name = run(&[&["show", name][..], &played].concat()).good();
        let rules = format!("{rules},no-five=draw");
        assert!(
            by_name.contains(&format!("\nkwintie/1 {rules} 2 ha1 -\n")),
            "{by_name}"
        );
        let seats = ["--first", "random", "--second", "random"];
        let played = [&["play", name][..], &seats, &["--seed", "1"]].concat();
        let record = run(&played).good();
        let headers = format!("# game: kwintie\n# rules: ruleset={name}\n");
        assert!(record.contains(&headers), "{record}");
        let games = ["--rules", "no-five=draw", "--games", "1", "--json"];
        let series = run(&[&["match", name][..], &seats, &games].concat()).good();
        assert!(
            series.contains(&format!("\"rules\":\"{rules}\"")),
            "{series}"
        );
        assert!(series.contains("\"game\":\"kwintie\""), "{series}");

        for subcommand in ["rules", "show", "play"] {
            let help = run(&[subcommand, "--help"]).good();
            assert!(help.contains(&format!("`{name}`")), "{help}");
        }
        for page in [
            include_str!("../../README.md"),
            include_str!("../../../../README.md"),
        ] {
            assert!(page.contains(&format!("`{name}`")), "{name}");
        }
    }
}

#[test]
fn rules_in_a_game_are_those_that_are_played() {
    let script = |game, rules| {
        let args = ["play", game, "--rules", rules, "--second", "human"];
        run_with(&args, "rules\nhelp\n").good()
    };
    let out = script("kwintie", "ruleset=kwinty");
    assert!(out.contains("\nKwinty (kwintie)\n"), "{out}");
    let out = one_line(&script("y", "board=bent:5"));
    let corners = "Board bent:5, 27 nodes. Corners: a1, a5, a9.";
    assert_eq!(
        out.matches(corners).count(),
        2,
        "once for rules, once for help: {out}"
    );
}

#[test]
fn help_names_every_subcommand() {
    let out = run(&["--help"]).good();
    let names = [
        "games", "rules", "show", "legal", "perft", "trace", "play", "match",
    ];
    for name in names {
        assert!(out.contains(&format!("\n  {name} ")), "{name}\n{out}");
        let help = run(&[name, "--help"]).good();
        assert!(
            help.contains(&format!("Usage: fourchette {name}")),
            "{help}"
        );
    }
}

#[test]
fn version_is_told() {
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        run(&["--version"]).good(),
        format!("fourchette {version}\n")
    );
}
