//! `solve`.

use fourchette::AnyPosition;
use serde_json::Value;

use crate::harness::{TestFile, data, run, run_with};

const SMALL: [&str; 4] = ["solve", "y", "--rules", "board=bent:3"];

/// Returns a position of dice-hex in which few cells are left: so many moves before the end of a recorded game,
/// which the last one decides.
pub(crate) fn ending(before: usize) -> String {
    let lines = data("dice-hex", "dice-hex.jsonl").unwrap();
    let game: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    let mut position = AnyPosition::new("dice-hex", game["rules"].as_str().unwrap()).unwrap();
    let moves = game["moves"].as_array().unwrap();
    for m in &moves[..moves.len() - before] {
        position.play(m.as_str().unwrap()).unwrap();
    }
    position.to_string()
}

/// Everything but the last line, which tells the time.
fn report(args: &[&str]) -> String {
    let out = run(args).good();
    let (report, last) = out.trim_end().rsplit_once('\n').unwrap();
    assert!(last.contains(" positions in "), "{last}");
    report.to_owned()
}

/// Three stones in a row of their sides' middles join all sides of `flat:3`: whoever is first there wins with
/// the third stone, the fifth move.
#[test]
fn the_winner_and_the_winning_moves_are_told() {
    let flat = ["solve", "y", "--rules", "board=flat:3"];
    let told = report(&[&flat[..], &["--distance"]].concat());
    let begin = "the first seat wins in 5 moves\nwins in 5 (3): a2 a4 a6\nloses in 6 (3): a1 a3 a5";
    assert_eq!(told, begin);
    assert!(report(&flat).starts_with("the first seat wins\nwins (3): a2 a4 a6\n"));
    assert_eq!(
        report(&[&flat[..], &["--value"]].concat()).lines().next(),
        Some("the first seat wins")
    );
}

#[test]
fn a_position_can_be_named_in_every_way() {
    let told = report(&["solve", "y", "--rules", "board=flat:3", "--moves", "a1 a4"]);
    assert!(told.starts_with("the second seat wins\n"), "{told}");
    let line = "y/1 board=flat:3 1 black a1 a4";
    assert_eq!(report(&["solve", "y", "--position", line]), told);
    let record = TestFile::with(
        "solve_record.txt",
        "# game: y\n# rules: board=flat:3\n\na1 a4\n",
    );
    assert_eq!(report(&["solve", "y", "--record", record.path()]), told);
    assert_eq!(report(&["solve", "y", "--load", record.path()]), told);
}

#[test]
fn not_decided_is_an_answer() {
    let told = report(&["solve", "y", "--nodes", "100", "--threads", "1"]);
    assert_eq!(told, "not decided within 100 positions");
    assert_eq!(
        report(&["solve", "quinta", "--time", "0"]),
        "not decided within 0 s"
    );
    let told = report(&["solve", "dice-hex", "--memory", "1"]);
    assert_eq!(told, "not decided within 1 MiB of memory");
    let out = run(&["solve", "y", "--nodes", "100", "--json"]).good();
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["value"]["kind"], "unknown");
    assert_eq!(json["stop"], "nodes");
    assert_eq!(json["moves"].as_array().unwrap().len(), 93);
    let file = TestFile::new("solve_undecided.txt");
    let call = run(&["solve", "y", "--nodes", "100", "--certificate", file.path()]);
    assert_eq!(call.status, Some(0));
    assert_eq!(
        call.err,
        "no certificate is written, for nothing is decided\n"
    );
    assert!(!std::path::Path::new(file.path()).exists());
}

/// A figure of Tetra has four stones, so nothing is won before the seventh move, and a few positions show no
/// more than the rules of the first three; of Y a win takes a stone a row, which is what a few more show.
#[test]
fn it_is_told_within_how_many_moves_nobody_wins() {
    let call = ["solve", "tetra", "--nodes", "3000", "--threads", "1"];
    let told = report(&call);
    let bound = |line: &str| {
        let (_, bound) = line.split_once(", no win within ")?;
        bound.split_once(' ')?.0.parse::<u32>().ok()
    };
    let bounds: Vec<u32> = told.lines().filter_map(bound).collect();
    assert!(told.starts_with("not decided within 3"), "{told}");
    assert!(
        !bounds.is_empty() && bounds.iter().all(|&moves| moves < 7),
        "{told}"
    );
    let out = run(&[&call[..], &["--json"]].concat()).good();
    let json: Value = serde_json::from_str(&out).unwrap();
    let told = json["moves"].as_array().unwrap().iter();
    let told: Vec<u64> = told
        .filter_map(|solved| solved["longer_than"].as_u64())
        .collect();
    // Without the move itself.
    assert!(
        !told.is_empty() && told.iter().all(|&moves| moves < 6),
        "{out}"
    );
    assert!(
        json["longer_than"].as_u64().is_none_or(|moves| moves < 7),
        "{out}"
    );
}

/// The same for any number of threads, as long as no limit is reached.
#[test]
fn threads_change_nothing() {
    let json = |threads: &str| {
        let out =
            run(&[&SMALL[..], &["--distance", "--json", "--threads", threads]].concat()).good();
        let mut json: Value = serde_json::from_str(&out).unwrap();
        for key in ["nodes", "seconds"] {
            json.as_object_mut().unwrap().remove(key).unwrap();
        }
        json
    };
    assert_eq!(json("1"), json("3"));
}

#[test]
fn odds_are_told_where_chance_decides() {
    let told = report(&["solve", "dice-hex", "--position", &ending(3)]);
    assert!(
        told.starts_with("the first seat wins with probability "),
        "{told}"
    );
    let rows = told.lines().skip(1);
    let rows: Vec<&str> = rows
        .skip_while(|line| !line.ends_with("seat wins:"))
        .collect();
    assert!(rows.len() > 2, "{told}");
}

/// The last move of the game wins it, whatever the others would come to. It is the second seat's.
#[test]
fn a_win_that_no_roll_prevents_is_told_measured_and_certified() {
    let position = ending(1);
    let file = TestFile::new("solve_certain.txt");
    let solve = ["solve", "dice-hex", "--position", &position];
    let wanted = ["--distance", "--certificate", file.path()];
    let told = run(&[&solve[..], &wanted].concat()).good();
    let begin =
        "the second seat wins with the next move\nwins in 1 (1): 11\nthe second seat wins:\n0.";
    assert!(told.starts_with(begin), "{told}");
    let told = run(&["solve", "dice-hex", "--check", file.path()]).good();
    let begin = format!("verified: the second seat wins within 1 move from {position} (");
    assert!(told.starts_with(&begin), "{told}");
}

#[test]
fn games_that_are_over_are_solved() {
    let moves = "a1 a4 a2 a5 a3";
    let told = report(&["solve", "y", "--rules", "board=flat:3", "--moves", moves]);
    assert_eq!(told, "the first seat has won");
}

#[test]
fn secrets_are_refused() {
    let reason = run(&["solve", "yinyang"]).refused(1);
    assert!(
        reason.starts_with("yinyang: something is hidden"),
        "{reason}"
    );
}

#[test]
fn certificates_are_written_and_verified() {
    let file = TestFile::new("solve_certificate.txt");
    let written = run(&[&SMALL[..], &["--distance", "--certificate", file.path()]].concat());
    assert!(written.err.contains("verifies it"), "{}", written.err);
    written.good();
    let check = ["solve", "y", "--check", file.path()];
    let told = run(&check).good();
    let begin = "verified: the first seat wins within 7 moves from y/1 board=bent:3 1 black - - (";
    assert!(told.starts_with(begin), "{told}");
    assert_eq!(
        run(&[&check[..], &["--rules", "board=bent:3"]].concat()).good(),
        told
    );
    let reason = run(&[&check[..], &["--rules", "board=bent:4"]].concat()).refused(1);
    assert!(
        reason.contains("it is about another position: y/1 board=bent:3"),
        "{reason}"
    );
    let text = file.read();
    assert_eq!(
        run_with(&["solve", "y", "--check", "-"], &text).good(),
        told
    );
    // One line fewer.
    let (text, _) = text.trim_end().rsplit_once('\n').unwrap();
    let reason = run_with(&["solve", "y", "--check", "-"], text).refused(1);
    let lines = text.lines().count() + 1;
    let expected = format!(
        "standard input: certificate, line {lines}: the certificate ends here, which is too early"
    );
    assert_eq!(reason, expected);
    let reason = run_with(&["solve", "quinta", "--check", "-"], text).refused(1);
    assert!(reason.contains("y/1"), "{reason}");
    // It may be written again, and to standard output. On one thread it is the same each time.
    let again = [&SMALL[..], &["--threads", "1", "--certificate"]].concat();
    run(&[&again[..], &[file.path()]].concat()).good();
    let text = run(&[&again[..], &["-"]].concat()).good();
    assert_eq!(file.read(), text);
}

#[test]
fn nothing_but_certificates_is_replaced() {
    let file = TestFile::with("solve_taken.txt", "my notes\n");
    let reason = run(&[&SMALL[..], &["--certificate", file.path()]].concat()).refused(1);
    assert!(
        reason.ends_with("it is there already and is no certificate"),
        "{reason}"
    );
    assert_eq!(file.read(), "my notes\n");
    let reason = run(&[&SMALL[..], &["--certificate", "/"]].concat()).refused(1);
    assert_eq!(reason, "cannot write /: it is a folder");
    let reason = run(&["solve", "y", "--check", file.path()]).refused(1);
    assert!(
        reason.contains(r#"line 1: "my notes": must be certificate/1"#),
        "{reason}"
    );
    let reason = run(&["solve", "y", "--check", "/nowhere"]).refused(1);
    assert!(reason.contains("certificate /nowhere"), "{reason}");
}

#[test]
fn wrong_calls_are_bad_usage() {
    for args in [
        &["solve"][..],
        &["solve", "chess"],
        &["solve", "y", "--nodes", "-1"],
        &["solve", "y", "--memory", "0"],
        &["solve", "y", "--check", "x", "--distance"],
    ] {
        let out = run(args);
        assert_eq!(out.status, Some(2), "{args:?} {}", out.err);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_tells_what_is_known() {
    use std::fs;
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::Duration;

    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    use crate::harness::PROGRAM;

    let child = Command::new(PROGRAM)
        .args(["solve", "y", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The signals that the program has taken care of, a bit each.
    let is_ready = || {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let caught = status
            .lines()
            .find_map(|line| line.strip_prefix("SigCgt:\t"))
            .unwrap();
        u64::from_str_radix(caught, 16).unwrap() & 1 << (Signal::SIGINT as u32 - 1) != 0
    };
    while !is_ready() {
        thread::sleep(Duration::from_millis(5));
    }
    kill(
        Pid::from_raw(child.id().try_into().unwrap()),
        Signal::SIGINT,
    )
    .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&json["stop"], &json["value"]["kind"]),
        (&"interrupted".into(), &"unknown".into())
    );
}

/// The middles of the sides of `flat:3` win, and its corners lose.
#[test]
fn what_moves_are_worth_is_drawn() {
    let flat = ["solve", "y", "--rules", "board=flat:3"];
    let picture = run(&[&flat[..], &["--svg", "-"]].concat()).good();
    assert!(picture.starts_with("<svg xmlns="), "{picture}");
    // One more of each is in the legend.
    assert_eq!(picture.matches("class=\"wins\"").count(), 4);
    assert_eq!(picture.matches("class=\"loses\"").count(), 4);
    assert!(picture.contains(">wins (3)<") && picture.contains(">loses (3)<"));
    assert!(!picture.contains("class=\"draws\""));

    let file = TestFile::new("solve_picture.svg");
    let told = report(&[&flat[..], &["--svg", file.path()]].concat());
    assert!(told.starts_with("the first seat wins\n"), "{told}");
    assert_eq!(file.read(), picture);

    let both = run(&[&flat[..], &["--svg", "-", "--certificate", "-"]].concat());
    let expected = "--certificate and --svg cannot both go to standard output";
    assert_eq!(both.refused(2), expected);
    for option in ["--svg", "--certificate"] {
        let both = run(&[&flat[..], &[option, "-", "--json"]].concat());
        let expected = format!("{option} - and --json cannot both go to standard output");
        assert_eq!(both.refused(2), expected);
    }
    let file = TestFile::new("solve_both.txt");
    let both = run(&[
        &flat[..],
        &["--svg", file.path(), "--certificate", file.path()],
    ]
    .concat());
    assert_eq!(
        both.refused(2),
        "--certificate and --svg cannot both go to one file"
    );
    // It has no end.
    #[cfg(target_os = "linux")]
    {
        let zero = run(&["solve", "y", "--check", "/dev/zero"]).refused(1);
        assert!(zero.ends_with("must be certificate/1"), "{zero}");
    }
    // It would be lost after all the work.
    let nowhere = run(&["solve", "y", "--certificate", "/nowhere/at/all"]);
    assert_eq!(
        nowhere.refused(1),
        "cannot write /nowhere/at/all: there is no folder /nowhere/at"
    );
}
