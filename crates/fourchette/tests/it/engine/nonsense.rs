//! Engines that are told nonsense: what is refused changes nothing, and every question has one answer.

use fourchette::engine::{EngineHost, EngineSession, Reply, Then, error_line};
use fourchette::{BotKind, NAMES};

/// How many lines each engine is told.
const LINES: usize = 300;

/// Nobody who listens.
struct Nobody;

impl EngineHost for Nobody {
    fn say(&mut self, line: &str) {
        assert!(is_answer(line), "{line:?}");
    }

    fn is_stopped(&mut self) -> bool {
        false
    }

    fn wait_for_stop(&mut self) {}
}

fn is_answer(line: &str) -> bool {
    line.bytes().all(|byte| (0x20..0x7f).contains(&byte))
}

/// Random numbers of the simplest kind.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from((self.0 >> 33) % most as u64).expect("a small number")
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

/// Words of the protocol, and others.
const WORDS: [&str; 30] = [
    "ugi",
    "isready",
    "uginewgame",
    "setoption",
    "name",
    "value",
    "Seed",
    "Rules",
    "position",
    "startpos",
    "fen",
    "moves",
    "go",
    "nodes",
    "movetime",
    "infinite",
    "stop",
    "query",
    "p1turn",
    "text",
    "check",
    "told",
    "seat",
    "p1",
    "p2",
    "view",
    "seen",
    "7",
    "-1",
    "\u{1f600}\u{0}",
];

fn ask(engine: &mut EngineSession, what: &str) -> String {
    let mut reply = engine.hear(&format!("query {what}"));
    let answer = reply.lines.pop().expect("an answer");
    answer
        .strip_prefix("response ")
        .expect("a response")
        .to_owned()
}

/// All that can be asked of the game that an engine holds.
fn state(engine: &mut EngineSession) -> [String; 4] {
    ["text", "result", "p1turn", "moves 5"].map(|what| ask(engine, what))
}

/// Makes a line of a few words, now and then one with a move that is legal.
fn line(numbers: &mut Numbers, engine: &mut EngineSession) -> String {
    let listed = ask(engine, "moves 3");
    let m = listed.split(' ').next().expect("a move").to_owned();
    match numbers.below(8) {
        0 => format!("query check {m}"),
        1 => format!("seen {m}"),
        2 => format!("position startpos moves {m}"),
        3 => format!("position fen {}", ask(engine, "text")),
        4 => "go nodes 5".to_owned(),
        _ => {
            let count = 1 + numbers.below(5);
            let words: Vec<&str> = (0..count).map(|_| numbers.pick(&WORDS)).collect();
            words.join(" ")
        }
    }
}

/// Checks what was answered to a line, and returns whether it was refused.
fn check(line: &str, reply: &Reply) -> bool {
    assert!(
        reply.lines.iter().all(|answer| is_answer(answer)),
        "{line}: {:?}",
        reply.lines
    );
    let count = |begin: &str| {
        let begins = |answer: &&String| answer.starts_with(begin);
        reply.lines.iter().filter(begins).count()
    };
    let errors = count("info string error: ");
    assert!(errors <= 1, "{line}: {:?}", reply.lines);
    match line.split(' ').next() {
        Some("query") => assert_eq!(count("response"), 1, "{line}: {:?}", reply.lines),
        Some("go") => assert_eq!(count("bestmove none"), errors, "{line}: {:?}", reply.lines),
        _ => assert_eq!(
            count("response") + count("bestmove"),
            0,
            "{line}: {:?}",
            reply.lines
        ),
    }
    errors == 1
}

#[test]
fn what_is_refused_changes_nothing_and_every_question_has_one_answer() {
    for (number, game) in (1..).zip(NAMES) {
        let mut numbers = Numbers(number);
        let begin = EngineSession::new(game, "", BotKind::Random, 1, 1 << 20);
        let mut engine = begin.expect("there is such a game");
        let (mut refused, mut thought) = (0, 0);
        for _ in 0..LINES {
            let line = line(&mut numbers, &mut engine);
            let before = state(&mut engine);
            let reply = engine.hear(&line);
            let is_refused = check(&line, &reply);
            refused += usize::from(is_refused);
            let is_thinking = if let Then::Think(thinking) = reply.then {
                // What it hears meanwhile is refused, or changes nothing.
                for word in ["position startpos", "go", "seat p1", "uginewgame"] {
                    let meanwhile = engine.hear(word);
                    assert_eq!(meanwhile.lines.len(), 1, "{game}: {word}");
                    assert!(meanwhile.lines[0].starts_with("info string error: "));
                }
                let (end, answer) = thinking.run(&mut Nobody);
                engine.end(end);
                let m = answer.strip_prefix("bestmove ").expect("an answer");
                assert_eq!(
                    ask(&mut engine, &format!("check {m}")),
                    "legal",
                    "{game}: {line}"
                );
                thought += 1;
                true
            } else {
                false
            };
            if is_refused || is_thinking || line.starts_with("query") {
                assert_eq!(state(&mut engine), before, "{game}: {line}");
            }
        }
        assert!(refused > LINES / 4 && refused < LINES, "{game}: {refused}");
        assert!(
            thought > LINES / 40 || ask(&mut engine, "chance") == "true",
            "{game}: {thought}"
        );
    }
}

#[test]
fn refusals_from_outside_have_the_same_form() {
    let mut engine = EngineSession::new("y", "", BotKind::Random, 1, 1 << 20).expect("Y");
    let refused = engine.hear("nonsense").lines;
    assert_eq!(
        refused,
        [error_line(&"\"nonsense\": there is no such command")]
    );
    let too_much = error_line(&"x".repeat(1 << 20));
    assert!(too_much.len() <= 500 && too_much.starts_with("info string error: xxx"));
}

/// The page of the protocol says that a client has to look for the error, and not for the word.
#[test]
fn none_is_a_move_of_dice_hex_and_no_refusal() {
    let mut engine =
        EngineSession::new("dice-hex", "", BotKind::Random, 1, 1 << 20).expect("Dice-hex");
    // Three ones make 1, 2 and 3, and nothing else.
    let reply = engine.hear("position startpos moves d111 1 d111 2 d111 3 d111");
    assert!(reply.lines.is_empty());
    assert_eq!(ask(&mut engine, "moves"), "none");
    assert_eq!(ask(&mut engine, "gameover"), "false");
    assert_eq!(ask(&mut engine, "check none"), "legal");
    let page = include_str!("../../../../../docs/protocol.md");
    assert!(page.contains("in Dice-hex it is a move as well"));
}
