//! What shells and the manual are given. It is generated, so what is tested is that it is whole, and that
//! the programs that read it take it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::harness::{run, watch};

/// Returns a folder of a test's own, which is empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Returns whether a program is installed.
pub(crate) fn is_installed(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|path| path.join(program).is_file())
}

/// Returns a command that reads a script and must take it.
fn command(program: &str, args: &[&str], script: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(args).arg(script);
    command
}

#[test]
fn every_shell_is_told_every_subcommand_and_every_game() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).good();
        for word in ["play", "ladder", "completions", "--ascii", "--max-plies"] {
            let word = match shell {
                // Fish has the names of long options without hyphens.
                "fish" => word.trim_start_matches("--"),
                _ => word,
            };
            assert!(script.contains(word), "{shell}: {word}");
        }
        // The others complete no values of arguments.
        if ["bash", "zsh", "fish"].contains(&shell) {
            for game in fourchette::NAMES.iter().chain(&["kwinty"]) {
                assert!(script.contains(game), "{shell}: {game}");
            }
        }
    }
    run(&["completions", "tcsh"]).refused(2);
}

#[test]
fn shells_read_their_completions() {
    let folder = folder("completions");
    for shell in ["bash", "zsh", "fish"] {
        let script = folder.join(shell);
        fs::write(&script, run(&["completions", shell]).good()).expect("a file");
        if is_installed(shell) {
            let checked = watch(command(shell, &["-n"], &script), b"");
            assert_eq!(
                (checked.status, checked.err.as_str()),
                (Some(0), ""),
                "{shell}"
            );
        }
    }
}

/// Bash answers the Tab key by calling the function with the words of the line: the program, the last and the one before.
#[cfg(unix)]
#[test]
fn bash_completes_subcommands_and_games() {
    if !is_installed("bash") {
        return;
    }
    let script = folder("bash").join("fourchette");
    fs::write(&script, run(&["completions", "bash"]).good()).expect("a file");
    let completions = |line: &str| {
        let mut words = line.rsplit(' ');
        let [last, previous] = [(); 2].map(|()| words.next().unwrap_or_default());
        let call = format!(
            "source {script:?}; COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
            _fourchette fourchette {last:?} {previous:?}; echo \"${{COMPREPLY[*]}}\""
        );
        let mut bash = Command::new("bash");
        bash.args(["--norc", "-c", &call]);
        watch(bash, b"").good().trim_end().to_owned()
    };
    assert_eq!(completions("fourchette lad"), "ladder");
    assert_eq!(completions("fourchette play kw"), "kwintie kwinty");
    assert_eq!(completions("fourchette match y --max"), "--max-plies");
    // Values that have names; `play` seats people, too.
    assert_eq!(completions("fourchette match y --seats al"), "alternate");
    assert_eq!(completions("fourchette match y --first gr"), "greedy");
    assert_eq!(completions("fourchette match y --first hu"), "");
    assert_eq!(completions("fourchette play y --first hu"), "human");
}

/// Fish answers for a whole line.
#[test]
fn fish_completes_subcommands_and_games() {
    let folder = folder("fish");
    let script = folder.join("fourchette.fish");
    let text = run(&["completions", "fish"]).good();
    // Where a game comes first, it is one of all games, unless there is one already.
    let values = |subcommand: &str| {
        let condition =
            format!("_using_subcommand {subcommand}; and not __fish_seen_subcommand_from ");
        let mut lines = text.lines().filter_map(|line| line.split_once(&condition));
        let (_, line) = lines.next()?;
        let (seen, values) = line.split_once("\" -f -a \"")?;
        assert_eq!(lines.next(), None, "{subcommand}");
        assert_eq!(values.strip_suffix('"'), Some(seen), "{subcommand}");
        Some(seen.split(' ').map(str::to_owned).collect::<Vec<_>>())
    };
    for subcommand in ["rules", "show", "legal", "perft", "play", "match", "engine"] {
        let values = values(subcommand).unwrap_or_else(|| panic!("{subcommand}"));
        for game in fourchette::NAMES.iter().chain(&["kwinty"]) {
            assert!(
                values.iter().any(|value| value == game),
                "{subcommand}: {game}"
            );
        }
    }
    assert!(values("completions").is_some_and(|values| values.contains(&"zsh".to_owned())));
    assert_eq!(values("gtp"), None);
    if !is_installed("fish") {
        return;
    }
    fs::write(&script, &text).expect("a file");
    let completions = |line: &str| {
        let call = format!("source {script:?}; complete -C {line:?}");
        let mut fish = Command::new("fish");
        fish.args(["--no-config", "-c", &call]).env("HOME", &folder);
        let answer = watch(fish, b"").good();
        answer.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(completions("fourchette play kw"), ["kwintie", "kwinty"]);
    assert_eq!(completions("fourchette --ascii rules --json te"), ["tetra"]);
    assert_eq!(completions("fourchette match y --seats al"), ["alternate"]);
    assert!(!completions("fourchette play y ").contains(&"tetra".to_owned()));
}

#[test]
fn the_manual_has_a_page_for_each_subcommand() {
    let folder = folder("manual");
    let path = folder.to_str().expect("plain");
    assert_eq!(run(&["man", path]).good(), "");
    let main = run(&["man"]).good();
    assert_eq!(
        fs::read_to_string(folder.join("fourchette.1")).expect("a page"),
        main
    );
    // The date, and behind it the version, which is the source.
    let source = concat!("\"fourchette ", env!("CARGO_PKG_VERSION"), "\"");
    let title = format!(".TH fourchette 1 {} {source}", date(&main));
    assert!(main.lines().any(|line| line.starts_with(&title)), "{main}");
    // It names the pages, as `fourchette\-play(1)`.
    let plain = main.replace('\\', "");
    let named: Vec<&str> = plain.lines().filter(|line| line.ends_with("(1)")).collect();
    assert!(named.len() >= 14, "{named:?}");
    for page in &named {
        let page = page.trim_end_matches("(1)").to_owned() + ".1";
        let text = fs::read_to_string(folder.join(&page)).unwrap_or_else(|_| panic!("{page}"));
        assert_eq!(date(&text), date(&main), "{page}");
        for section in [
            ".TH ",
            ".SH NAME",
            ".SH SYNOPSIS",
            ".SH DESCRIPTION",
            ".SH OPTIONS",
        ] {
            assert!(text.contains(section), "{page}: {section}");
        }
    }
    let pages = fs::read_dir(&folder).expect("pages").count();
    assert_eq!(pages, named.len() + 1);

    run(&["man", "nowhere/at/all"]).refused(1);
}

/// Returns the date of a page: the fourth word of its title.
fn date(page: &str) -> &str {
    let title = page.lines().find(|line| line.starts_with(".TH "));
    title
        .and_then(|line| line.split(' ').nth(3))
        .expect("a title with a date")
}

/// Returns whether a text is a date, as `2026-11-30`.
fn is_date(text: &str) -> bool {
    let is_number = |part: &str, from, to| {
        let number = part
            .parse()
            .ok()
            .filter(|number| (from..=to).contains(number));
        number.is_some_and(|number: u16| format!("{number:02}") == part)
    };
    match text.split('-').collect::<Vec<_>>()[..] {
        [year, month, day] => {
            is_number(year, 2026, 9999) && is_number(month, 1, 12) && is_number(day, 1, 31)
        }
        _ => false,
    }
}

/// A release has one date. Before it the section of the version has none.
#[test]
fn the_date_of_the_manual_is_that_of_the_release() {
    assert!(!is_date("") && !is_date("2026-13-01") && !is_date("2026-1-01"));
    let main = run(&["man"]).good();
    let date = date(&main);
    assert!(is_date(date), "{date:?}");
    let changes = concat!(env!("CARGO_MANIFEST_DIR"), "/../../CHANGELOG.md");
    let changes = fs::read_to_string(changes).expect("the changes");
    let section = changes.lines().find_map(|line| line.strip_prefix("## "));
    let version = env!("CARGO_PKG_VERSION");
    let unreleased = format!("Unreleased {version}");
    if section != Some(&unreleased) {
        assert_eq!(section, Some(&*format!("{version} - {date}")));
    }
}

/// Mandoc warns of a title without a date, or with one that it cannot read.
#[test]
fn mandoc_reads_the_date_of_the_manual() {
    if !is_installed("mandoc") {
        return;
    }
    let folder = folder("mandoc");
    run(&["man", folder.to_str().expect("plain")]).good();
    let page = folder.join("fourchette.1");
    let told = watch(command("mandoc", &["-T", "lint"], &page), b"");
    assert!(!told.out.contains("date"), "{}", told.out);
}

/// Groff warns of what it does not know.
#[test]
fn groff_reads_the_manual() {
    if !is_installed("groff") {
        return;
    }
    let folder = folder("groff");
    run(&["man", folder.to_str().expect("plain")]).good();
    for page in ["fourchette.1", "fourchette-play.1", "fourchette-ladder.1"] {
        let args = ["-man", "-ww", "-Tutf8", "-P-cbou"];
        let printed = watch(command("groff", &args, &folder.join(page)), b"");
        assert_eq!(
            (printed.status, printed.err.as_str()),
            (Some(0), ""),
            "{page}"
        );
        assert!(printed.out.contains("SYNOPSIS"), "{page}");
    }
}
