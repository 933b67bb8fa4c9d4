//! The options of an engine: what `ugi` lists and `setoption` sets.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;

use bots::{BotKind, Budget, Level};
use fourchette::engine::{EngineHost, EngineSession, Reply, Then};
use fourchette::{AnyRecord, Player, Start};

use super::refusal;

const SEED: u64 = 7;

fn engine() -> EngineSession {
    EngineSession::new("y", "", BotKind::Random, SEED, 256 << 20).unwrap()
}

fn set(engine: &mut EngineSession, line: &str) -> Reply {
    engine.hear(&format!("setoption {line}"))
}

/// Sets what can be set.
fn must_set(engine: &mut EngineSession, line: &str) {
    let reply = set(engine, line);
    assert!(reply.lines.is_empty(), "{line}: {:?}", reply.lines);
}

/// Lists the options.
fn list(engine: &mut EngineSession) -> Vec<String> {
    let lines = engine.hear("ugi").lines.into_iter();
    lines.filter(|line| line.starts_with("option ")).collect()
}

/// Checks that an option is listed, which begins so.
fn check_listed(engine: &mut EngineSession, begin: &str) {
    let list = list(engine);
    let begin = format!("option name {begin}");
    assert!(
        list.iter().any(|option| option.starts_with(&begin)),
        "{begin}: {list:?}"
    );
}

#[test]
fn what_is_set_is_listed() {
    let mut engine = engine();
    for (line, listed) in [
        (
            "name Bot value greedy",
            "Bot type combo default greedy var random ",
        ),
        (
            "name Rules value board=bent:4",
            "Rules type string default board=bent:4",
        ),
        (
            "name Seed value 18446744073709551615",
            "Seed type spin default 18446744073709551615 ",
        ),
        ("name Hash value 16", "Hash type spin default 16 min 1 "),
        (
            "name Threads value 3",
            "Threads type spin default 3 min 1 max 1024",
        ),
        (
            "name KeepTree value false",
            "KeepTree type check default false",
        ),
        ("name MultiPV value 3", "MultiPV type spin default 3 min 1 "),
        (
            "name OwnChance value true",
            "OwnChance type check default true",
        ),
        ("name Rules value", "Rules type string default <empty>"),
    ] {
        must_set(&mut engine, line);
        check_listed(&mut engine, listed);
    }
    for (asked, threads) in [(1, 1), (1024, 1024), (1025, 1024), (usize::MAX, 1024)] {
        engine = engine.with_threads(NonZeroUsize::new(asked).unwrap());
        let listed = format!("Threads type spin default {threads} min 1 max 1024");
        check_listed(&mut engine, &listed);
    }
}

#[test]
fn what_cannot_be_set_is_refused_and_changes_nothing() {
    let mut engine = engine();
    let before = list(&mut engine);
    for (line, reason) in [
        ("", "setoption: must be "),
        ("Bot value greedy", "setoption: must be "),
        ("name Bot greedy", "setoption: must be "),
        ("name Bot value greedy random", "setoption: must be "),
        (
            "name Bot value deep-thought",
            "bot \"deep-thought\": must be ",
        ),
        (
            "name bot value greedy",
            "option \"bot\": there is none of this name",
        ),
        (
            "name Rules value board=bent:99",
            "option board \"bent:99\": ",
        ),
        ("name Seed value -1", "option Seed \"-1\": "),
        ("name Hash value 0", "option Hash \"0\": "),
        ("name Hash value 99999999", "option Hash \"99999999\": "),
        ("name Threads value 0", "option Threads \"0\": "),
        ("name Threads value 1025", "option Threads \"1025\": "),
        ("name Threads value two", "option Threads \"two\": "),
        ("name Threads", "option Threads \"\": "),
        (
            "name KeepTree value yes",
            "option KeepTree \"yes\": must be true or false",
        ),
        (
            "name OwnChance",
            "option OwnChance \"\": must be true or false",
        ),
        ("name MultiPV value 0", "option MultiPV \"0\": "),
    ] {
        let reply = set(&mut engine, line);
        let refused = refusal(&reply);
        assert!(refused.starts_with(reason), "{line}: {refused}");
        assert_eq!(reply.lines.len(), 1, "{line}: {:?}", reply.lines);
        assert_eq!(list(&mut engine), before, "{line}");
    }
}

/// Whoever keeps what an engine says.
#[derive(Default)]
struct Listener(Vec<String>);

impl EngineHost for Listener {
    fn say(&mut self, line: &str) {
        self.0.push(line.to_owned());
    }

    fn is_stopped(&mut self) -> bool {
        false
    }

    fn wait_for_stop(&mut self) {}
}

/// What is found of a move.
#[derive(Debug, PartialEq)]
struct Finding {
    m: String,
    visits: String,
    win_rate: String,
}

/// What stands behind a key of a line.
fn value<'a>(line: &'a str, key: &str) -> &'a str {
    let mut words = line.split(' ').skip_while(|&word| word != key);
    words.nth(1).unwrap_or_else(|| panic!("{line}: no {key}"))
}

/// Returns what an engine finds in so many iterations when these options are set.
fn found(game: &str, nodes: u32, options: &[&str]) -> Vec<Finding> {
    let bot = BotKind::Search(Level::ALL[0]);
    let mut engine = EngineSession::new(game, "", bot, SEED, Budget::MEMORY).unwrap();
    must_set(&mut engine, "name MultiPV value 1000");
    for option in options {
        must_set(&mut engine, option);
    }
    let Then::Think(thinking) = engine.hear(&format!("go nodes {nodes}")).then else {
        panic!("it is a seat's turn");
    };
    let mut listener = Listener::default();
    let (thought, _) = thinking.run(&mut listener);
    engine.end(thought);
    let lines = listener.0.iter().filter(|line| line.contains(" multipv "));
    let found = lines.map(|line| Finding {
        m: value(line, "pv").to_owned(),
        visits: value(line, "visits").to_owned(),
        win_rate: value(line, "winrate").to_owned(),
    });
    found.collect()
}

/// Returns what the adviser of a table finds that has so much memory and so many threads.
fn advice(game: &str, nodes: u32, memory: usize, threads: usize) -> Vec<Finding> {
    advice_within(game, Budget::iterations(nodes), memory, threads)
}

fn advice_within(game: &str, budget: Budget, memory: usize, threads: usize) -> Vec<Finding> {
    let record = AnyRecord::begin(game, Start::Rules("")).unwrap();
    let mut table = record.into_table([Player::Human; 2], SEED);
    table.limit_memory(memory);
    table.use_threads(NonZeroUsize::new(threads).unwrap());
    table.keep_trees();
    let watch = &mut |_| ControlFlow::Continue(());
    let advice = table.advise(budget, watch).unwrap();
    let found = advice.candidates.into_iter();
    found
        .map(|found| Finding {
            m: found.m,
            visits: found.visits.to_string(),
            win_rate: format!("{:.4}", found.win_rate),
        })
        .collect()
}

/// The tree of so many iterations of Quinta is larger than 17 MiB: whoever may keep more or less of it finds
/// something else.
#[test]
fn a_search_keeps_as_much_as_hash_says() {
    const NODES: u32 = 5000;
    let of = |mebibytes: usize| advice("quinta", NODES, mebibytes << 20, 1);
    let by_16 = found("quinta", NODES, &["name Hash value 16"]);
    assert_eq!(by_16, of(16));
    for other in [1, 15, 17, 256] {
        assert_ne!(by_16, of(other), "{other}");
    }
    assert_eq!(found("quinta", NODES, &[]), of(256));
}

/// Neither more nor less, whatever the budget says; its own bound would otherwise be the most that a table
/// can give.
#[test]
fn an_adviser_has_the_memory_of_its_table() {
    const MEMORY: usize = 16 << 20;
    let budget = Budget::iterations(5000);
    let by_table = advice_within("quinta", budget, MEMORY, 1);
    for bound in [MEMORY >> 1, MEMORY << 1] {
        let budget = budget.with_memory(bound);
        assert_eq!(
            advice_within("quinta", budget, MEMORY, 1),
            by_table,
            "{bound}"
        );
        assert_ne!(
            advice_within("quinta", budget, bound, 1),
            by_table,
            "{bound}"
        );
    }
}

#[test]
fn a_search_uses_as_many_threads_as_are_set() {
    const NODES: u32 = 501;
    let of = |threads| advice("y", NODES, Budget::MEMORY, threads);
    let by_three = found("y", NODES, &["name Threads value 3"]);
    assert_eq!(by_three, of(3));
    for other in [1, 2, 4] {
        assert_ne!(by_three, of(other), "{other}");
    }
    assert_eq!(found("y", NODES, &[]), of(1));
}
