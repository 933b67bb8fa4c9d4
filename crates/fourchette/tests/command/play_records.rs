//! `play` and records: games that are saved and loaded.

use crate::harness::{Run, TestFile, run, run_with};
use crate::play::{HUMANS, record, refused, script};

#[test]
fn a_game_is_loaded_at_the_beginning() {
    let file = TestFile::with("load.txt", "# game: y\n\ne5 f1\n");
    let out = run_with(&[&HUMANS[..], &["--load", file.path()]].concat(), "f2\n").good();
    assert!(record(&out).ends_with("\n\ne5 f1 f2\n"), "{out}");
}

#[test]
fn games_are_saved_and_loaded() {
    let file = TestFile::new("saved.txt");
    let path = file.path();
    let run = script(&format!("e5 f1\nsave {path}\nf2\nload {path}\nc5\n"));
    assert!(
        run.err.contains(&format!("saved as {path}\n")),
        "{}",
        run.err
    );
    assert!(record(&run.good()).ends_with("\n\ne5 f1 c5\n"));
    let saved = file.read();
    assert!(saved.starts_with("# game: y\n"), "{saved}");
    assert!(saved.contains("# first: human\n"), "{saved}");
    assert!(saved.ends_with("\n\ne5 f1\n"), "{saved}");
    // What was saved is a script, and a record for all subcommands.
    let again = script(&saved).good();
    assert_eq!(record(&again), saved);
    let traced = run_with(&["trace"], &saved).good();
    assert!(traced.contains(r#""moves":["e5","f1"]"#), "{traced}");
    let shown = crate::harness::run(&["show", "y", "--record", path]).good();
    assert!(shown.contains("move 2: f1"), "{shown}");
    // A record may be saved over, anything else not.
    script(&format!("c5\nsave {path}\n")).good();
    assert!(file.read().ends_with("\n\nc5\n"));
    let other = TestFile::with("precious.txt", "my diary");
    let (reason, _) = refused(&format!("save {}\n", other.path()));
    let expected = "it is there already and is no record";
    let cannot = format!("cannot write {}: {expected}", other.path());
    assert!(reason.ends_with(&cannot), "{reason}");
    assert_eq!(other.read(), "my diary");
}

#[test]
fn a_game_is_not_saved_over_a_folder_or_over_bytes_that_are_no_text() {
    let (reason, _) = refused("e5\nsave /\n");
    assert!(
        reason.ends_with("cannot write /: it is a folder"),
        "{reason}"
    );
    let bytes = TestFile::with("bytes.bin", b"\xff\xfe");
    let (reason, _) = refused(&format!("save {}\n", bytes.path()));
    let cannot = format!("cannot write {}: it is there already", bytes.path());
    assert!(reason.contains(&cannot), "{reason}");
}

#[test]
fn a_game_on_a_bigger_board_is_loaded() {
    let big = "# game: y\n# rules: board=bent:25\n# result: *\n\na1\n";
    let file = TestFile::with("big.txt", big);
    let out = script(&format!("e5\nload {}\na2\n", file.path())).good();
    assert!(record(&out).contains("# rules: board=bent:25\n"), "{out}");
    assert!(record(&out).ends_with("\n\na1 a2\n"), "{out}");
    // A file that is refused loses nothing.
    let bad = TestFile::with("bad.txt", "# game: y\n\na1 a1\n");
    let (reason, out) = refused(&format!("e5\nload {}\n", bad.path()));
    assert!(reason.contains("line 3, ply 2"), "{reason}");
    assert!(record(&out).ends_with("\n\ne5\n"), "{out}");
}

#[test]
fn limits_of_a_record_hold_unless_others_are_given() {
    let file = TestFile::with(
        "limits.txt",
        "# game: y\n# max-plies: 3\n# result: *\n\ne5 f1\n",
    );
    let args = [&HUMANS[..], &["--record", file.path()]].concat();
    let out = run_with(&args, "f2\n").good();
    assert!(out.contains("drawn, 3 plies were played\n"), "{out}");
    let longer = [&args[..], &["--max-plies", "4"]].concat();
    let out = run_with(&longer, "f2 c5\n").good();
    assert!(out.contains("drawn, 4 plies were played\n"), "{out}");
    let shorter = [&args[..], &["--max-plies", "1"]].concat();
    let reason = run(&shorter).refused(1);
    assert!(reason.contains("the record goes on with ply 2"), "{reason}");
}

#[test]
fn a_record_with_comments_is_a_script() {
    let saved = "\u{feff}# game: y\n# event: {\n\n{so} e5 {it\n# begins} f1{}c5\n";
    let out = script(saved).good();
    assert!(record(&out).ends_with("\n\ne5 f1 c5\n"), "{out}");
}

/// Everything behind it would be left out without a word, commands too.
#[test]
fn a_comment_without_end_ends_a_script_with_an_error() {
    let Run { status, out, err } = script("e5 {not closed\nf1\nsave nowhere.txt\n");
    assert_eq!(status, Some(1));
    assert!(record(&out).ends_with("\n\ne5\n"), "{out}");
    assert!(
        err.ends_with("a comment has no end: everything behind its { was left out\n"),
        "{err}"
    );
}

#[test]
fn a_record_that_somebody_has_ended_goes_on_after_undo() {
    let text = "# game: y\n# first: human\n# second: human\n# result: 2\n# ended: time\n\
                # date: today\n\n{so} e5 {good} f1 {better}\n";
    let file = TestFile::with("ended.txt", text);
    let args = [&HUMANS[..], &["--record", file.path()]].concat();
    let out = run_with(&args, "").good();
    assert!(out.contains("the second seat has won on time\n"), "{out}");
    assert_eq!(record(&out), text);
    let Run { status, err, .. } = run_with(&args, "f2\n");
    let clause = "the game is over: the second seat has won on time\n";
    assert!(status == Some(1) && err.ends_with(clause), "{err}");
    let out = run_with(&args, "undo\nf2\nundo\nundo\nc5\n").good();
    let back = text.replace("# result: 2\n# ended: time\n", "# result: *\n");
    assert_eq!(record(&out), back.replace("f1 {better}", "c5"));
    // Other limits keep it all, unless they had ended the game before.
    let longer = [&args[..], &["--max-plies", "3"]].concat();
    let out = run_with(&longer, "").good();
    let limited = text.replace("# result", "# max-plies: 3\n# result");
    assert_eq!(record(&out), limited);
    let shorter = [&args[..], &["--max-plies", "2"]].concat();
    let reason = run(&shorter).refused(1);
    assert!(reason.contains("the record goes on with ply 3"), "{reason}");
}
