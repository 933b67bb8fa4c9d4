//! `games`, `rules` and the help.

use fourchette::{NAMES, about};

use crate::harness::run;

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
        for line in out.lines() {
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
        let one_line = out.split_whitespace().collect::<Vec<_>>().join(" ");
        let prose = [about.words.goal, about.words.credits];
        for prose in about.words.rules.iter().chain(&prose) {
            assert!(one_line.contains(prose), "{prose}\n{out}");
        }
    }
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
