//! The arguments of `go`: how long an engine is to think.

use core::time::Duration;

use board_play::Seat;
use fourchette::BotKind;
use fourchette::engine::{EngineSession, MoveTime, Reply, Then};

use super::refusal;

/// Says `go` to an engine for Y, where this seat is to move.
fn go(line: &str, mover: Seat) -> Reply {
    let mut engine = EngineSession::new("y", "", BotKind::Random, 7, 1 << 20).unwrap();
    if mover == Seat::Second {
        let heard = engine.hear("position startpos moves a1");
        assert!(heard.lines.is_empty(), "{:?}", heard.lines);
    }
    engine.hear(&format!("go {line}"))
}

/// Returns how long is thought then; none if something else than a time says it.
fn move_time(line: &str, mover: Seat) -> Option<MoveTime> {
    match go(line, mover).then {
        Then::Think(thinking) => thinking.move_time(),
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn a_clock_gives_the_seat_that_is_to_move_its_share() {
    let time = |line, mover| {
        let time = move_time(line, mover).unwrap_or_else(|| panic!("{line}: no time"));
        u64::try_from(time.wanted.as_millis()).unwrap()
    };
    let clock = "p1time 60000 p2time 1000 p1inc 1000 p2inc 0";
    // A twentieth of a minute, and three quarters of a second.
    assert_eq!(time(clock, Seat::First), 3750);
    assert_eq!(time(clock, Seat::Second), 50);
    // Never more than half of what is left, without what is kept back.
    assert_eq!(time("p1time 100 p2time 5 p1inc 9000", Seat::First), 40);
    assert_eq!(time("p1time 100 p2time 5 p1inc 9000", Seat::Second), 0);
    assert_eq!(time("p2time 40 p1time 20", Seat::Second), 2);
    assert_eq!(time("movetime 12", Seat::First), 12);
    // In two minds: two and a half times as much.
    let doubtful = move_time(clock, Seat::First).expect("a clock");
    assert_eq!(doubtful.most.as_millis(), 9375);
    assert_eq!(doubtful.least, Duration::ZERO);
    let greatest = u64::MAX.to_string();
    let line = format!("p1time {greatest} p1inc {greatest}");
    assert!(time(&line, Seat::First) <= u64::MAX / 2);
    // All of a time that no clock keeps is spent.
    let fixed = MoveTime::fixed(Duration::from_millis(12));
    assert_eq!(move_time("movetime 12", Seat::First), Some(fixed));
    for line in ["", "nodes 5", "infinite"] {
        assert_eq!(move_time(line, Seat::First), None, "{line}");
    }
}

#[test]
fn what_is_no_limit_is_refused_with_the_reason() {
    for (line, part) in [
        ("depth 3", "go depth: "),
        ("nodes", "go \"nodes\": "),
        ("nodes 0", "go nodes \"0\": "),
        ("nodes -1", "go nodes \"-1\": "),
        ("nodes 01", "go nodes \"01\": "),
        (
            "nodes 4294967296",
            "go nodes \"4294967296\": must be 1 to 4294967295",
        ),
        (
            "nodes 99999999999999999999",
            "go nodes \"99999999999999999999\": must be 1 to 4294967295",
        ),
        ("nodes 5 6", "go \"nodes\": "),
        ("movetime 0", "go movetime \"0\": "),
        ("movetime x", "go movetime \"x\": "),
        ("p1time", "go p1time \"\": "),
        ("p1time 0 p2time 1", "go p1time \"0\": "),
        ("p2time 1000", "go p1time: is missing"),
        ("p1time 5 p1time 5", "go p1time: is there twice"),
        ("p1time 5 nodes 3", "go \"nodes\": "),
        ("infinite 3", "go \"infinite\": "),
        ("ponder", "go \"ponder\": "),
    ] {
        let reply = go(line, Seat::First);
        let reason = refusal(&reply);
        assert!(reason.starts_with(part), "{line}: {reason}");
        assert_eq!(reply.lines[1..], ["bestmove none"], "{line}");
        assert!(matches!(reply.then, Then::Listen), "{line}");
    }
}
