//! `play` at a terminal.

use nix::sys::signal::Signal;

use crate::harness::TestFile;
use crate::sitting::{CLEAR, CTRL_C, Output, Place, Sitting, TestFolder, UP};

const SECRET: &str = "bw..>b...";
const HUMANS: [&str; 6] = ["play", "yinyang", "--second", "human", "--seed", "1"];

#[test]
fn two_humans_change_places() {
    let mut sitting = Sitting::start(&HUMANS);
    for number in 1..=4 {
        sitting.see("first> ");
        // What is typed behind the hand-over is forgotten.
        let line = if number == 4 {
            format!("{SECRET} {SECRET} end")
        } else {
            SECRET.to_owned()
        };
        sitting.enter(&line);
    }
    let before = sitting.see(CLEAR);
    assert!(before.contains("destruction: black top left"), "{before}");
    let after = sitting.see("hand over to the second seat, press Enter ");
    assert!(!after.contains(SECRET), "{after}");
    for ply in 1..=4 {
        assert!(after.contains(&format!("   {ply}  first: ?")), "{after}");
    }
    assert!(
        after.contains("2 more typed before the hand-over: forgotten"),
        "{after}"
    );
    // Nothing is drawn before Enter.
    assert!(!after.contains("Laws of"), "{after}");
    sitting.enter("");
    let shown = sitting.see("second> ");
    assert!(shown.contains("Laws of White"), "{shown}");
    assert!(!shown.contains(SECRET), "{shown}");
    // What the other one has typed does not come back.
    sitting.press(UP);
    sitting.enter("moves ww");
    let shown = sitting.see("second> ");
    assert!(!shown.contains(SECRET), "{shown}");
    // A move that is taken back may bring the other one back.
    sitting.enter("undo");
    let shown = sitting.see("hand over to the first seat, press Enter ");
    assert!(shown.contains(CLEAR), "{shown}");
    // Whoever leaves now sees nothing of the other seat.
    sitting.press(CTRL_C);
    sitting.see("save the game as");
    sitting.enter("");
    let end = sitting.end();
    assert!(!end.contains(SECRET) && !end.contains("Laws of"), "{end}");
}

#[test]
fn a_loaded_game_begins_with_a_hand_over() {
    let file = TestFile::with(
        "terminal_load.txt",
        format!("# game: yinyang\n\n{SECRET}\n"),
    );
    let mut sitting = Sitting::start(&[&HUMANS[..], &["--load", file.path()]].concat());
    let shown = sitting.see("hand over to the first seat, press Enter ");
    assert!(
        !shown.contains(SECRET) && !shown.contains("Laws of"),
        "{shown}"
    );
    sitting.enter("");
    let shown = sitting.see("first> ");
    assert!(shown.contains(SECRET), "{shown}");
    sitting.enter("quit");
    sitting.end();
}

#[test]
fn where_nothing_is_hidden_nobody_is_disturbed() {
    let mut sitting = Sitting::start(&["play", "y", "--second", "human"]);
    sitting.see("first> ");
    sitting.enter("e5 f1");
    let shown = sitting.see("first> ");
    assert!(
        !shown.contains("hand over") && !shown.contains(CLEAR),
        "{shown}"
    );
    sitting.press(UP);
    let shown = sitting.see("e5 f1");
    assert!(!shown.contains("refused"), "{shown}");
    sitting.press(CTRL_C);
    sitting.see("save the game as");
    let file = TestFile::new("terminal_saved.txt");
    sitting.enter(file.path());
    let end = sitting.end();
    assert!(end.contains("saved as"), "{end}");
    assert!(file.read().ends_with("\n\ne5 f1\n"), "{}", file.read());
}

#[test]
fn moves_and_commands_are_completed_and_a_refusal_is_no_end() {
    let mut sitting = Sitting::start(&["play", "y", "--second", "human", "--rules", "opening=pie"]);
    sitting.see("first> ");
    sitting.enter("e99");
    sitting.see("move \"e99\"");
    sitting.see("first> ");
    sitting.enter("e5");
    sitting.see("second> ");
    sitting.press("sw\t");
    sitting.see("swap");
    sitting.enter("");
    sitting.see("   2  second: swap");
    sitting.see("first> ");
    sitting.press("qui\t\r");
    let end = sitting.end();
    assert!(end.contains("e5 swap"), "{end}");
}

#[test]
fn a_series_shows_its_bar_before_the_first_game_has_ended() {
    // One game of these takes minutes.
    let players = ["--first", "search:5", "--second", "search:5"];
    let mut sitting =
        Sitting::start(&[&["match", "leap-over", "--games", "1"][..], &players].concat());
    let shown = sitting.see("0 of 1 games");
    assert!(!shown.contains("left"), "nothing is known yet: {shown}");
    sitting.send(Signal::SIGINT);
    let end = sitting.end();
    let interrupted = "interrupted: 0 of 1 games were played";
    assert!(end.contains(interrupted), "{end}");
}

#[test]
fn a_screen_that_cannot_be_cleared_is_warned_of_and_gets_no_escapes() {
    let warning = "this screen cannot be cleared: what is shown to one seat";
    let folder = TestFolder::new("terminal_dumb");
    for (term, output) in [("dumb", Output::Screen), ("xterm", Output::Pipe)] {
        let place = Place {
            term,
            folder: folder.path(),
            output,
        };
        let mut sitting = Sitting::at(&place, &HUMANS);
        if output == Output::Pipe {
            let mut pipe = sitting.pipe();
            std::thread::spawn(move || std::io::copy(&mut pipe, &mut std::io::sink()));
        }
        // Before anything secret is typed.
        let shown = sitting.see("first> ");
        assert!(shown.contains(warning), "{shown}");
        sitting.enter(&format!("{SECRET} {SECRET} {SECRET} {SECRET}"));
        let shown = sitting.see("hand over to the second seat, press Enter ");
        assert!(!shown.contains('\u{1b}'), "{shown}");
        assert!(
            shown.contains("what was shown or typed before is still to be seen"),
            "{shown}"
        );
        sitting.enter("");
        sitting.see("second> ");
        sitting.enter("quit");
        sitting.end();
    }
    // A screen that can be cleared needs no warning.
    let mut sitting = Sitting::start(&HUMANS);
    let shown = sitting.see("first> ");
    assert!(!shown.contains(warning), "{shown}");
    sitting.enter("quit");
    sitting.end();
}

#[test]
fn a_rematch_is_played_where_the_game_was() {
    let mut sitting = Sitting::start(&["play", "yinyang", "--second", "human", "--seed", "1"]);
    for _ in 0..4 {
        sitting.see("first> ");
        sitting.enter(SECRET);
    }
    sitting.see("hand over to the second seat, press Enter ");
    sitting.enter("");
    sitting.see("second> ");
    sitting.enter("resign");
    sitting.see("the second seat has resigned, the first has won");
    sitting.see("game over> ");
    sitting.press("rema\t\r");
    // The game is printed before it goes, and the new one has nothing to hand over.
    let shown = sitting.see("human 2 sits first, human 1 second");
    assert!(shown.contains("# ended: resignation"), "{shown}");
    let shown = sitting.see("first> ");
    assert!(!shown.contains(SECRET), "{shown}");
    sitting.enter("resign");
    sitting.see("score: human 1 2, human 2 0");
    sitting.see("game over> ");
    sitting.enter("quit");
    sitting.end();
}

#[test]
fn a_window_that_is_too_narrow_is_told_so_once_and_prose_keeps_to_it() {
    let mut sitting = Sitting::in_window(60, &["play", "y", "--second", "human"]);
    let shown = sitting.see("first> ");
    assert!(shown.contains("columns wide, the window 60: "), "{shown}");
    sitting.enter("e5");
    let shown = sitting.see("second> ");
    assert!(!shown.contains("columns wide"), "{shown}");
    sitting.enter("rules");
    // The echo of what was typed comes first, with the keys that draw it.
    sitting.see("The Game of Y");
    // The drawing is as wide as the board.
    let shown = sitting.see("The board at the start:");
    let lines: Vec<&str> = shown.lines().map(str::trim_end).collect();
    assert!(lines.iter().all(|line| line.len() <= 60), "{shown}");
    assert!(lines.iter().any(|line| line.len() > 50), "{shown}");
    sitting.enter("quit");
    sitting.end();
}
