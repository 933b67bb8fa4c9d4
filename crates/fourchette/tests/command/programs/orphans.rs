//! No process outlives the command.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::{READY, player, script};
use crate::harness::{PROGRAM, TestFile, program, wait};
use crate::sitting::{Output, Place, Sitting, TestFolder};

/// Longer than any end here takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(70);

/// An engine that never ends by itself, and that has started another process of the kind; both write down
/// their numbers.
fn stubborn(name: &str, numbers: &TestFile) -> TestFile {
    let rest = format!(
        "{READY}    if words[:1] == ['go']:\n        \
         import os, signal, subprocess\n        \
         signal.signal(signal.SIGTERM, signal.SIG_IGN)\n        \
         signal.signal(signal.SIGINT, signal.SIG_IGN)\n        \
         child = subprocess.Popen(['sleep', '1000'], stdin=subprocess.DEVNULL)\n        \
         with open({path:?}, 'a') as file:\n            \
         file.write('%d %d\\n' % (os.getpid(), child.pid))\n        \
         while True:\n            time.sleep(1000)\n",
        path = numbers.path()
    );
    script(name, &rest)
}

fn is_living(number: i32) -> bool {
    // One that has ended and has not been waited for has no command line.
    let line = std::fs::read(format!("/proc/{number}/cmdline"));
    line.is_ok_and(|line| !line.is_empty())
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Waits until a stubborn program has been asked for a move, and returns the numbers of the processes.
fn started(numbers: &TestFile) -> Vec<i32> {
    wait_until("it is asked", || {
        std::fs::read_to_string(numbers.path()).is_ok_and(|text| text.ends_with('\n'))
    });
    let written = numbers.read();
    let words = written.split_whitespace();
    let numbers: Vec<i32> = words.map(|word| word.parse().expect("a number")).collect();
    assert!(numbers.len() >= 2, "{written:?}");
    // A process has no command line yet when whoever started it learns that it has started.
    wait_until("they live", || {
        numbers.iter().all(|&number| is_living(number))
    });
    numbers
}

/// Runs a command that asks a stubborn program for a move, ends it by a signal, and checks that nothing
/// is left.
fn check(name: &str, args: &[&str], signal: Signal) -> (Option<i32>, String) {
    let numbers = TestFile::new(&format!("programs_{name}.txt"));
    let script = stubborn(&format!("programs_{name}"), &numbers);
    let player = player(&script);
    let mut command: Command = program();
    command
        .args(args)
        .args(["--first", &player, "--move-time", "1000000"]);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let started = started(&numbers);
    let number = i32::try_from(child.id()).expect("a number");
    kill(Pid::from_raw(number), signal).expect("it can be told");
    let status = wait(&mut child, &command);
    for number in started {
        wait_until("it has ended", || !is_living(number));
    }
    let output = child.wait_with_output().expect("its output");
    // It was ended: it has not lost.
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(!messages.contains("loses"), "{messages}");
    (status, String::from_utf8(output.stdout).expect("text"))
}

#[test]
fn ctrl_c_ends_the_programs_of_a_match() {
    let call = [
        "match",
        "y",
        "--second",
        "random",
        "--games",
        "2",
        "--threads",
        "2",
    ];
    let (status, said) = check("interrupted", &call, Signal::SIGINT);
    assert_eq!(status, Some(0));
    // The games that had ended are reported: none.
    assert!(said.starts_with("games                 0 "), "{said}");
}

#[test]
fn a_match_that_is_told_to_end_ends_its_programs() {
    let call = ["match", "y", "--second", "random", "--games", "1"];
    let (status, _) = check("terminated", &call, Signal::SIGTERM);
    // It ends by the signal.
    assert_eq!(status, None);
}

#[test]
fn a_match_goes_on_where_hang_ups_are_ignored() {
    let asked = TestFile::new("programs_nohup.txt");
    let told = TestFile::new("programs_nohup_told.txt");
    // It answers once the signal has been sent.
    let rest = format!(
        "{READY}    if words[:1] == ['go']:\n        \
         import os\n        \
         with open({asked:?}, 'w') as file:\n            \
         file.write('asked\\n')\n        \
         while not os.path.exists({told:?}):\n            time.sleep(0.01)\n        \
         say('bestmove a2')\n",
        asked = asked.path(),
        told = told.path(),
    );
    let script = script("programs_nohup", &rest);
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' HUP; exec \"$0\" \"$@\"", PROGRAM]);
    command.args(["match", "y", "--rules", "board=bent:3", "--moves", "a1"]);
    command.args(["--games", "1", "--max-plies", "2", "--first", "random"]);
    command.args(["--second", &player(&script), "--move-time", "1000000"]);
    command.stdout(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    wait_until("it is asked", || {
        std::fs::read_to_string(asked.path()).is_ok_and(|text| text.ends_with('\n'))
    });
    let number = i32::try_from(child.id()).expect("a number");
    kill(Pid::from_raw(number), Signal::SIGHUP).expect("it can be told");
    std::fs::write(told.path(), "").expect("it can be written");
    assert_eq!(wait(&mut child, &command), Some(0));
    let output = child.wait_with_output().expect("its output");
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(said.starts_with("games                 1 "), "{said}");
}

#[test]
fn play_that_is_told_to_end_ends_its_programs() {
    let (status, _) = check("play_terminated", &["play", "y"], Signal::SIGTERM);
    assert_eq!(status, None);
}

#[test]
fn play_that_is_interrupted_where_there_is_no_keyboard_ends_its_programs() {
    let (status, said) = check("play_interrupted", &["play", "y"], Signal::SIGINT);
    assert_eq!(status, Some(130), "{said}");
}

#[test]
fn ctrl_c_at_a_terminal_offers_to_save_while_a_program_thinks() {
    let numbers = TestFile::new("programs_terminal.txt");
    let script = stubborn("programs_terminal", &numbers);
    let player = player(&script);
    let folder = TestFolder::new("programs_terminal");
    let place = Place {
        term: "dumb",
        folder: folder.path(),
        output: Output::Screen,
    };
    let call = ["play", "y", "--second", &player, "--move-time", "1000000"];
    let mut sitting = Sitting::at(&place, &call);
    sitting.see("first> ");
    sitting.enter("e5");
    let started = started(&numbers);
    sitting.send(Signal::SIGINT);
    sitting.see("save the game as (Enter: do not save) ");
    sitting.enter("mine.txt");
    let end = sitting.end();
    assert!(end.contains("saved as mine.txt"), "{end}");
    assert!(folder.read("mine.txt").ends_with("\n\ne5\n"));
    for number in started {
        wait_until("it has ended", || !is_living(number));
    }
}
