//! The options of an engine: what `ugi` lists and `setoption` sets.

use core::fmt::Display;
use core::num::NonZeroUsize;
use core::str::FromStr;

use board_play::text::number;
use bots::BotKind;

use super::answer::{Answer, Refusal};
use crate::{AnyRecord, Start};

/// How many bytes a mebibyte is.
const MEBIBYTE: usize = 1 << 20;

/// The greatest `Hash`: what a 32-bit number of KiB can say, and more than machines have.
const MOST_HASH: u32 = 1 << 22;

/// The greatest `Threads`, which is more than machines have processors.
const MOST_THREADS: u16 = 1 << 10;

/// Of how many moves the last lines of a search tell at most.
const MOST_LINES: u16 = 1000;

/// What can be set.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) game: &'static str,
    pub(super) bot: BotKind,
    pub(super) rules: String,
    pub(super) seed: u64,
    hash: u32,
    threads: u16,
    pub(super) tree: TreeUse,
    pub(super) lines: u16,
    pub(super) roller: Roller,
}

/// Whether a search goes on from what the one before found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeUse {
    Kept,
    Afresh,
}

/// Who rolls where chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Roller {
    Referee,
    Engine,
}

impl Settings {
    pub(super) fn new(
        game: &'static str,
        rules: String,
        bot: BotKind,
        seed: u64,
        memory: usize,
    ) -> Self {
        let hash = u32::try_from(memory / MEBIBYTE).unwrap_or(u32::MAX);
        Self {
            game,
            bot,
            rules,
            seed,
            hash: hash.clamp(1, MOST_HASH),
            threads: 1,
            tree: TreeUse::Kept,
            lines: 1,
            roller: Roller::Referee,
        }
    }

    /// Returns how many bytes a search may take.
    pub(super) fn memory(&self) -> usize {
        usize::try_from(self.hash).map_or(usize::MAX, |hash| hash.saturating_mul(MEBIBYTE))
    }

    /// Returns on how many threads a search goes on.
    pub(super) fn threads(&self) -> NonZeroUsize {
        NonZeroUsize::new(self.threads.into()).unwrap_or(NonZeroUsize::MIN)
    }

    /// Sets that number; the greatest there is if it is greater.
    pub(super) fn set_threads(&mut self, threads: NonZeroUsize) {
        self.threads = u16::try_from(threads.get()).map_or(MOST_THREADS, |n| n.min(MOST_THREADS));
    }

    /// Lists the options as `ugi` does.
    pub(super) fn list(&self) -> Vec<String> {
        let kinds: Vec<String> = BotKind::all().map(|kind| kind.to_string()).collect();
        let choices = kinds.join(" var ");
        let rules = Some(self.rules.as_str()).filter(|rules| !rules.is_empty());
        let rules = rules.unwrap_or("<empty>");
        let on_or_off = |is_on: bool| format!("check default {is_on}");
        let spin = |default: &dyn Display, least: u64, most: u64| {
            format!("spin default {default} min {least} max {most}")
        };
        let options = [
            ("Bot", format!("combo default {} var {choices}", self.bot)),
            ("Rules", format!("string default {rules}")),
            ("Seed", spin(&self.seed, 0, u64::MAX)),
            ("Hash", spin(&self.hash, 1, MOST_HASH.into())),
            ("Threads", spin(&self.threads, 1, MOST_THREADS.into())),
            ("KeepTree", on_or_off(self.tree == TreeUse::Kept)),
            ("MultiPV", spin(&self.lines, 1, MOST_LINES.into())),
            ("OwnChance", on_or_off(self.roller == Roller::Engine)),
        ];
        let lines = options.map(|(name, kind)| format!("option name {name} type {kind}"));
        lines.to_vec()
    }

    /// Sets an option by the words behind `setoption`.
    pub(super) fn set(&mut self, words: &[&str]) -> Answer<()> {
        let form = || Refusal::new("setoption: must be setoption name NAME value VALUE");
        let ["name", name, rest @ ..] = words else {
            return Err(form());
        };
        let value = match rest {
            [] | ["value"] => "",
            ["value", value] => value,
            _ => return Err(form()),
        };
        let refuse =
            |reason: &dyn Display| Refusal::new(format!("option {name} {value:?}: {reason}"));
        match *name {
            "Bot" => self.bot = value.parse()?,
            "Rules" => {
                AnyRecord::begin(self.game, Start::Rules(value))?;
                value.clone_into(&mut self.rules);
            }
            "Seed" => self.seed = number(value, 0..=u64::MAX).map_err(|error| refuse(&error))?,
            "Hash" => self.hash = number(value, 1..=MOST_HASH).map_err(|error| refuse(&error))?,
            "Threads" => self.threads = number(value, 1..=MOST_THREADS).map_err(|e| refuse(&e))?,
            "KeepTree" => {
                let is_on = read_check(value).ok_or_else(|| refuse(&CHECK))?;
                self.tree = if is_on {
                    TreeUse::Kept
                } else {
                    TreeUse::Afresh
                };
            }
            "MultiPV" => self.lines = number(value, 1..=MOST_LINES).map_err(|e| refuse(&e))?,
            "OwnChance" => {
                let is_on = read_check(value).ok_or_else(|| refuse(&CHECK))?;
                self.roller = if is_on {
                    Roller::Engine
                } else {
                    Roller::Referee
                };
            }
            _ => {
                return Err(Refusal::new(format!(
                    "option {name:?}: there is none of this name"
                )));
            }
        }
        Ok(())
    }
}

/// What a check must be.
const CHECK: &str = "must be true or false";

fn read_check(value: &str) -> Option<bool> {
    bool::from_str(value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings::new("y", String::new(), BotKind::Random, 7, 256 << 20)
    }

    fn set(settings: &mut Settings, line: &str) -> Answer<()> {
        let words: Vec<&str> = line.split(' ').collect();
        settings.set(&words)
    }

    #[test]
    fn what_is_set_is_listed() {
        let mut settings = settings();
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
            set(&mut settings, line).unwrap();
            let list = settings.list();
            let begin = format!("option name {listed}");
            assert!(
                list.iter().any(|option| option.starts_with(&begin)),
                "{list:?}"
            );
        }
        assert_eq!(settings.memory(), 16 << 20);
        assert_eq!(settings.threads().get(), 3);
        for (asked, threads) in [(1, 1), (1024, 1024), (1025, 1024), (usize::MAX, 1024)] {
            settings.set_threads(NonZeroUsize::new(asked).unwrap());
            assert_eq!(settings.threads().get(), threads);
        }
    }

    #[test]
    fn what_cannot_be_set_is_refused_and_changes_nothing() {
        let mut settings = settings();
        let before = settings.list();
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
            let refused = set(&mut settings, line).unwrap_err();
            assert!(refused.0.starts_with(reason), "{line}: {}", refused.0);
            assert_eq!(settings.list(), before, "{line}");
        }
    }
}
