//! `go`: limits, what is told meanwhile, and what is heard.

use std::time::{Duration, Instant};

use super::client::Engine;

fn value<'a>(info: &'a str, key: &str) -> Option<&'a str> {
    let mut words = info.split(' ');
    words.find(|&word| word == key)?;
    words.next()
}

#[test]
fn a_search_tells_what_it_has_found() {
    let mut engine = Engine::start(&["y", "--rules", "board=bent:5", "--bot", "search:1"]);
    engine.tell("setoption name MultiPV value 3");
    engine.tell("position startpos moves a1 c4");
    engine.send("go nodes 300");
    let mut told = Vec::new();
    let best = loop {
        let line = engine.line();
        match line.strip_prefix("bestmove ") {
            Some(m) => break m.to_owned(),
            None => told.push(line),
        }
    };
    let told: Vec<&String> = told
        .iter()
        .filter(|line| line.contains(" multipv "))
        .collect();
    assert_eq!(told.len(), 3, "{told:?}");
    for (rank, line) in (1..).zip(&told) {
        assert_eq!(
            value(line, "multipv"),
            Some(rank.to_string().as_str()),
            "{line}"
        );
        assert_eq!(value(line, "nodes"), Some("300"), "{line}");
        let rate: f64 = value(line, "winrate")
            .expect("a rate")
            .parse()
            .expect("a number");
        assert!((0.0..=1.0).contains(&rate), "{line}");
        let m = value(line, "pv").expect("a move");
        assert_eq!(engine.query(&format!("check {m}")), "legal");
    }
    assert_eq!(value(told[0], "pv"), Some(best.as_str()));
    // Each move of the line can be made after the one before it. After 300 iterations it is more than one.
    let (_, line) = told[0].split_once(" pv ").expect("a line");
    assert!(line.contains(' '), "{line}");
    engine.tell(&format!("position startpos moves a1 c4 {line}"));
    engine.quit();
}

/// On the board with three nodes a side, a1, a3 and a5 are corners: with a1 and a2, Black lies on two sides,
/// and of the nodes of the third, which are a3, a4 and a5, only a3 touches them.
#[test]
fn a_move_that_wins_is_found_and_proved() {
    let mut engine = Engine::start(&["y", "--rules", "board=bent:3"]);
    engine.tell("position startpos moves a1 b1 a2 b2");
    engine.send("go nodes 100");
    let mut last = String::new();
    let best = loop {
        let line = engine.line();
        match line.strip_prefix("bestmove ") {
            Some(m) => break m.to_owned(),
            None => last = line,
        }
    };
    assert_eq!(best, "a3");
    assert_eq!(value(&last, "winrate"), Some("1.0000"), "{last}");
    assert_eq!(value(&last, "proved"), Some("true"), "{last}");
    engine.tell("position startpos moves a1 b1 a2 b2 a3");
    assert_eq!(engine.query("result"), "p1win");
    engine.quit();
}

#[test]
fn an_engine_listens_while_it_thinks() {
    let mut engine = Engine::start(&["y"]);
    let before = engine.query("text");
    engine.send("go infinite");
    engine.send("isready");
    engine.answer("readyok");
    engine.send("query text");
    assert_eq!(engine.answer("response"), before);
    for line in [
        "position startpos moves a1",
        "go nodes 1",
        "uginewgame",
        "seat p1",
        "nonsense",
    ] {
        engine.send(line);
        let reason = engine.answer("info string error:");
        assert!(
            reason.ends_with("isready, stop, query and quit"),
            "{reason}"
        );
    }
    engine.send("stop");
    let best = engine.answer("bestmove");
    assert_eq!(engine.query("text"), before);
    assert_eq!(engine.query(&format!("check {best}")), "legal");
    // What comes next is heard at once.
    engine.tell(&format!("position startpos moves {best}"));
    // To stop what does not think is no error.
    engine.tell("stop");
    engine.quit();
}

#[test]
fn infinite_thinking_waits_for_stop_even_if_nothing_is_left_to_find_out() {
    // On the smallest board all is found out in no time.
    let mut engine = Engine::start(&["y", "--rules", "board=bent:3"]);
    engine.send("go infinite");
    std::thread::sleep(Duration::from_millis(300));
    engine.send("isready");
    engine.answer("readyok");
    engine.send("stop");
    engine.answer("bestmove");
    engine.quit();
}

#[test]
fn time_is_kept() {
    let mut engine = Engine::start(&["y", "--rules", "board=flat:13"]);
    // The first stones go into the middle, where there is nothing to choose.
    engine.tell("position startpos moves e1 d1");
    // Of a clock a twentieth is for this move. A move is settled when no other can be tried as often in the time
    // that is left, so a half of it goes by; a third, as trials do not all take the same time. What was found by
    // one search serves the next, so the clock comes first.
    for (limit, least, most) in [
        ("p1time 2000 p2time 1 p1inc 0 p2inc 0", 33, 250),
        ("movetime 200", 180, 200),
    ] {
        let begin = Instant::now();
        engine.go(limit);
        let spent = begin.elapsed();
        // A busy machine may take its time.
        assert!(spent >= Duration::from_millis(least), "{limit}: {spent:?}");
        assert!(
            spent < Duration::from_millis(most + 20_000),
            "{limit}: {spent:?}"
        );
    }
    engine.quit();
}

#[test]
fn an_engine_that_thinks_ends_with_its_input_and_at_quit() {
    for end in [Engine::close as fn(Engine) -> Vec<String>, Engine::quit] {
        let mut engine = Engine::start(&["y"]);
        engine.send("go infinite");
        let begin = Instant::now();
        let said = end(engine);
        assert!(begin.elapsed() < Duration::from_secs(50));
        assert_eq!(
            said.iter()
                .filter(|line| line.starts_with("bestmove "))
                .count(),
            1,
            "{said:?}"
        );
    }
}

#[test]
fn the_same_lines_come_to_the_same_moves() {
    let said = || {
        let mut engine = Engine::start(&["dice-hex", "--bot", "search:1", "--seed", "5"]);
        let mut said = Vec::new();
        engine.tell("setoption name OwnChance value true");
        for _ in 0..2 {
            engine.tell("uginewgame");
            let mut moves = String::new();
            for _ in 0..12 {
                let m = engine.go("nodes 50");
                moves.push(' ');
                moves.push_str(&m);
                engine.tell(&format!("position startpos moves{moves}"));
            }
            said.push(moves);
        }
        engine.quit();
        said
    };
    let once = said();
    assert_eq!(once, said());
    // The next game has chance of its own.
    assert_ne!(once[0], once[1]);
}

#[test]
fn several_threads_repeat_themselves_and_stop_together() {
    let search = |args: &[&str], set: &str| {
        let mut engine = Engine::start(&[&["y"], args].concat());
        engine.tell(set);
        engine.tell("position startpos moves e5");
        engine.send("go nodes 501");
        let found = loop {
            let line = engine.line();
            if line.contains(" visits ") {
                assert_eq!(value(&line, "nodes"), Some("501"), "{line}");
                let (_, found) = line.split_once(" visits ").expect("visits");
                break found.to_owned();
            }
        };
        assert!(engine.line().starts_with("bestmove "));
        engine.send("go infinite");
        engine.send("stop");
        while !engine.line().starts_with("bestmove ") {}
        engine.quit();
        found
    };
    let by_two = search(&["--threads", "2"], "");
    assert_eq!(search(&["--threads", "2"], ""), by_two);
    assert_eq!(search(&[], "setoption name Threads value 2"), by_two);
    assert_ne!(search(&[], ""), by_two, "a search of its own");
}
