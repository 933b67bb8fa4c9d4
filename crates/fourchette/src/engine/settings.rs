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

/// The greatest number of threads that an engine thinks on, which is more than machines have processors.
pub const MOST_THREADS: u16 = 1 << 10;

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
