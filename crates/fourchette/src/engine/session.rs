//! An engine that listens: a line comes in, and lines go out.

use core::fmt::Display;
use core::num::NonZeroUsize;

use board_play::{Status, text::without_mark};
use bots::BotKind;

use super::answer::{Answer, Refusal, error_line};
use super::held_game::{Begin, HeldGame, read_seat};
use super::limit::Limit;
use super::query;
use super::settings::{Roller, Settings};
use super::thinking::{Thinking, Thought};
use crate::{AnyPosition, Error, GameName};

/// An engine for one game, which speaks the protocol of `docs/protocol.md`: for programs that have lines
/// to give it, from a pipe, a socket or a page.
///
/// It never waits: where it is to think, it says so, and whoever drives it [lets it think](Thinking::run)
/// on another thread, or at once.
///
/// # Examples
///
/// ```
/// use fourchette::BotKind;
/// use fourchette::engine::{EngineHost, EngineSession, Then};
///
/// struct Quiet;
///
/// impl EngineHost for Quiet {
///     fn say(&mut self, _line: &str) {}
///     fn is_stopped(&mut self) -> bool { false }
///     fn wait_for_stop(&mut self) {}
/// }
///
/// let mut engine = EngineSession::new("y", "board=bent:3", BotKind::Greedy, 7, 1 << 28)?;
/// assert_eq!(engine.hear("query p1turn").lines, ["response true"]);
/// engine.hear("position startpos moves a1");
/// let Then::Think(thinking) = engine.hear("go").then else {
///     panic!("it is a seat's turn");
/// };
/// let (thought, answer) = thinking.run(&mut Quiet);
/// engine.end(thought);
/// assert!(answer.starts_with("bestmove "));
/// # Ok::<(), fourchette::Error>(())
/// ```
#[derive(Debug)]
pub struct EngineSession {
    settings: Settings,
    game: HeldGame,
    /// Whether a game has been begun by `uginewgame`.
    has_begun: bool,
    is_thinking: bool,
}

/// What comes of a line.
#[derive(Debug)]
pub struct Reply {
    /// What to answer at once, line by line, without line feeds.
    pub lines: Vec<String>,
    /// What to do then.
    pub then: Then,
}

/// What to do when a line has been answered.
#[derive(Debug)]
pub enum Then {
    /// Listen to the next line.
    Listen,
    /// Let the engine think, and [say](EngineSession::end) when it has thought; listen meanwhile, if that
    /// can be done.
    Think(Box<Thinking>),
    /// Let the engine stop thinking, if it thinks.
    Stop,
    /// Let the engine stop thinking, send what it answers, and end.
    Quit,
}

impl EngineSession {
    /// Makes an engine for the game of this name under rule options, `key=value,key=value`. `memory` bounds
    /// what a search keeps, in bytes; whole MiB are counted.
    ///
    /// # Errors
    ///
    /// There is no such game, or the options are refused.
    pub fn new(
        game: &str,
        rules: &str,
        bot: BotKind,
        seed: u64,
        memory: usize,
    ) -> Result<Self, Error> {
        let name = GameName::find(game)?;
        let rules = name.rules(rules)?;
        AnyPosition::new(name.game(), &rules)?;
        let settings = Settings::new(name.game(), rules, bot, seed, memory);
        let game = HeldGame::new(&settings, 0);
        Ok(Self {
            game: game.map_err(|refusal| Error::Start(refusal.0.into()))?,
            settings,
            has_begun: false,
            is_thinking: false,
        })
    }

    /// Sets the option `Threads`: on how many threads each search goes on, one if it is not set;
    /// [`MOST_THREADS`](super::MOST_THREADS) if it is greater.
    #[must_use]
    pub fn with_threads(mut self, threads: NonZeroUsize) -> Self {
        self.settings.set_threads(threads);
        self.game.apply(&self.settings);
        self
    }

    /// Hears a line, with or without its line end, and answers.
    pub fn hear(&mut self, line: &str) -> Reply {
        let words: Vec<&str> = without_mark(line).split_ascii_whitespace().collect();
        let Some((&command, arguments)) = words.split_first() else {
            return Reply::listen(Vec::new());
        };
        match self.obey(command, arguments) {
            Ok(reply) => reply,
            Err(refusal) => Reply::listen(self.refused(command, &refusal.0)),
        }
    }

    /// Returns what is answered to a line that cannot be heard, such as one that is too long or no text:
    /// `begin` is what it begins with. Who has asked something gets an answer all the same.
    #[must_use]
    pub fn refuse(&self, begin: &str, reason: &dyn Display) -> Vec<String> {
        let mut words = without_mark(begin).split_ascii_whitespace();
        self.refused(words.next().unwrap_or_default(), reason)
    }

    /// Returns the lines by which a command is refused.
    fn refused(&self, command: &str, reason: &dyn Display) -> Vec<String> {
        let mut lines = vec![error_line(reason)];
        match command {
            "query" => lines.push("response error".to_owned()),
            "go" if !self.is_thinking => lines.push("bestmove none".to_owned()),
            _ => {}
        }
        lines
    }

    /// Takes back what it has thought with: from now on it listens to everything again.
    pub fn end(&mut self, thought: Thought) {
        self.is_thinking = false;
        self.game.put_table(thought.0);
    }

    fn obey(&mut self, command: &str, arguments: &[&str]) -> Answer<Reply> {
        if self.is_thinking && !["isready", "stop", "query", "quit"].contains(&command) {
            return Err(Refusal::new(format!(
                "{command:?}: the engine thinks, and hears isready, stop, query and quit"
            )));
        }
        let mut lines = Vec::new();
        match (command, arguments) {
            ("ugi", []) => lines = self.introduction(),
            ("isready", []) => lines.push("readyok".to_owned()),
            ("stop", []) => return Ok(Then::Stop.into()),
            ("quit", []) => return Ok(Then::Quit.into()),
            ("uginewgame", []) => self.begin()?,
            ("setoption", _) => {
                self.settings.set(arguments)?;
                self.game.apply(&self.settings);
            }
            ("position", _) => self.set_up(arguments)?,
            ("query", _) => {
                let answer = query::answer(&self.game, arguments)?;
                lines.push(format!("response {answer}"));
            }
            ("seat", [seat]) => self
                .game
                .sit(read_seat("seat", seat)?, None, &self.settings)?,
            ("seat", [seat, "view", view @ ..]) => {
                let view = view.join(" ");
                let seat = read_seat("seat", seat)?;
                self.game.sit(seat, Some(&view), &self.settings)?;
            }
            ("seen", _) => self.game.see(arguments, &self.settings)?,
            ("go", _) => return self.go(arguments),
            _ if COMMANDS.contains(&command) => {
                return Err(Refusal::new(format!("{command}: has not these arguments")));
            }
            _ => {
                return Err(Refusal::new(format!(
                    "{command:?}: there is no such command"
                )));
            }
        }
        Ok(Reply::listen(lines))
    }

    fn introduction(&self) -> Vec<String> {
        let name = format!("id name Fourchette {}", env!("CARGO_PKG_VERSION"));
        let mut lines = vec![name, "id author the authors of Fourchette".to_owned()];
        lines.push(format!("id game {}", self.settings.game));
        lines.extend(self.settings.list());
        lines.push("ugiok".to_owned());
        lines
    }

    /// Begins the next game.
    fn begin(&mut self) -> Answer<()> {
        let number = self.game.number().wrapping_add(self.has_begun.into());
        self.game = HeldGame::new(&self.settings, number)?;
        self.has_begun = true;
        Ok(())
    }

    fn set_up(&mut self, arguments: &[&str]) -> Answer<()> {
        let at = arguments.iter().position(|&word| word == "moves");
        let (place, moves) = arguments.split_at(at.unwrap_or(arguments.len()));
        let begin = match place {
            ["startpos"] => Begin::Rules(self.settings.rules.clone()),
            ["fen", line @ ..] => Begin::Position(line.join(" ")),
            _ => {
                return Err(Refusal::new(
                    "position: must be position startpos, or fen TEXT",
                ));
            }
        };
        let moves = moves.get(1..).unwrap_or_default();
        self.game.set_up(begin, moves, &self.settings)
    }

    fn go(&mut self, arguments: &[&str]) -> Answer<Reply> {
        let status = self.game.position().status();
        let limit = match status {
            Status::Over(_) => return Err(Refusal::new("go: the game is over")),
            Status::Chance if self.settings.roller == Roller::Referee => {
                return Err(Refusal::new(
                    "go: chance is to decide, and the referee rolls",
                ));
            }
            Status::Chance => Limit::Own,
            Status::ToMove(mover) if self.game.seat().is_some_and(|seat| seat != mover) => {
                return Err(Refusal::new("go: the other seat is to move"));
            }
            Status::ToMove(mover) => Limit::read(arguments, mover)?,
        };
        let table = self.game.take_table();
        let table = table.ok_or_else(|| Refusal::new("go: the engine thinks already"))?;
        self.is_thinking = true;
        let thinking = Thinking {
            table,
            bot: self.settings.bot,
            limit,
            lines: self.settings.lines.into(),
        };
        Ok(Then::Think(Box::new(thinking)).into())
    }
}

/// The commands that there are.
const COMMANDS: [&str; 11] = [
    "ugi",
    "isready",
    "stop",
    "quit",
    "uginewgame",
    "setoption",
    "position",
    "query",
    "seat",
    "seen",
    "go",
];

impl Reply {
    const fn listen(lines: Vec<String>) -> Self {
        let then = Then::Listen;
        Self { lines, then }
    }
}

impl From<Then> for Reply {
    fn from(then: Then) -> Self {
        let lines = Vec::new();
        Self { lines, then }
    }
}
