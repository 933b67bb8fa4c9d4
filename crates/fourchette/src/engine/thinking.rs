//! What an engine does behind `go`, on whatever thread its host likes.

use core::ops::ControlFlow;
use core::time::Duration;

use board_play::Status;
use bots::{Analysis, BotKind, Budget, Progress};
use web_time::Instant;

use super::limit::Limit;
use super::move_time::MoveTime;
use crate::{AnyTable, Player};

/// How often the engine tells how far it is.
const PERIOD: Duration = Duration::from_millis(500);

/// Whoever an engine works for while it thinks: the threads of a program, or a worker of a page.
pub trait EngineHost {
    /// Sends a line, which has no line feed.
    fn say(&mut self, line: &str);

    /// Returns whether the engine is to stop thinking. It is asked often.
    fn is_stopped(&mut self) -> bool;

    /// Waits until the engine is to stop; it has nothing left to think about.
    fn wait_for_stop(&mut self);
}

/// An engine that is about to think: [`run`](Self::run) does, and gives back what
/// [`EngineSession::end`](super::EngineSession::end) takes.
#[derive(Debug)]
pub struct Thinking {
    pub(super) table: AnyTable,
    pub(super) bot: BotKind,
    pub(super) limit: Limit,
    /// Of how many moves the last lines tell.
    pub(super) lines: usize,
}

/// An engine that has thought.
#[derive(Debug)]
pub struct Thought(pub(super) AnyTable);

impl Thinking {
    /// Returns how long a search will take, if `go` has said so by a time or by clocks; none where iterations,
    /// the opponent that plays, or `stop` decide. A search of one move, or of a game that is decided, takes
    /// less.
    #[must_use]
    pub const fn move_time(&self) -> Option<MoveTime> {
        self.limit.move_time()
    }

    /// Thinks, tells `host` how far it is, and at last what it has found.
    ///
    /// The answer `bestmove …` is not sent but returned: the session is to hear of its end first, so that
    /// whoever reads the answer finds it listening.
    #[must_use]
    pub fn run(mut self, host: &mut dyn EngineHost) -> (Thought, String) {
        let begin = Instant::now();
        let m = match self.budget() {
            Some(budget) => self.search(budget, begin, host),
            None => self.decide(begin, host),
        };
        if self.limit == Limit::Infinite {
            host.wait_for_stop();
        }
        let answer = format!("bestmove {}", m.as_deref().unwrap_or("none"));
        (Thought(self.table), answer)
    }

    /// Returns the budget of a search; none if there is nothing to be searched for.
    fn budget(&self) -> Option<Budget> {
        let BotKind::Search(level) = self.bot else {
            return None;
        };
        let position = self.table.position();
        let has_choice = position.first_moves(2).len() > 1;
        if position.status() == Status::Chance || !has_choice {
            return None;
        }
        let budget = self.limit.budget();
        Some(budget.unwrap_or_else(|| position.budget(level)))
    }

    /// Searches, and tells of the best moves.
    fn search(
        &mut self,
        budget: Budget,
        begin: Instant,
        host: &mut dyn EngineHost,
    ) -> Option<String> {
        let mut telling = Telling::new(begin);
        let watch = &mut |progress| telling.see(progress, host);
        let analysis = match self.limit {
            Limit::Clock(time) => time.advise(&mut self.table, watch)?,
            _ => self.table.advise(budget, watch)?,
        };
        if analysis.candidates.is_empty() {
            return self.decide(begin, host);
        }
        self.tell(&analysis, begin, host);
        analysis.candidates.into_iter().next().map(|best| best.m)
    }

    /// Tells of the best moves, from the best down.
    fn tell(&self, analysis: &Analysis<String>, begin: Instant, host: &mut dyn EngineHost) {
        let speed = speed(analysis.iterations, begin.elapsed());
        let best = analysis.candidates.iter().take(self.lines);
        for (rank, candidate) in (1..).zip(best) {
            // Of the other moves the answers are not told.
            let line = match analysis.line.first() {
                Some(first) if *first == candidate.m => analysis.line.join(" "),
                _ => candidate.m.clone(),
            };
            let rank = (self.lines > 1).then(|| format!(" multipv {rank}"));
            let proved = if candidate.is_proven {
                " proved true"
            } else {
                ""
            };
            host.say(&format!(
                "info{}{speed} visits {} winrate {:.4}{proved} pv {line}",
                rank.unwrap_or_default(),
                candidate.visits,
                candidate.win_rate
            ));
        }
    }

    /// Decides without a search: one move ahead, or by chance.
    fn decide(&mut self, begin: Instant, host: &mut dyn EngineHost) -> Option<String> {
        if let Status::ToMove(seat) = self.table.position().status() {
            let bot = match self.bot {
                BotKind::Search(_) => BotKind::Random,
                bot => bot,
            };
            self.table.set_player(seat, Player::Bot(bot));
        }
        let mut telling = Telling::new(begin);
        let m = self
            .table
            .decide_watched(&mut |progress| telling.see(progress, host));
        let status = self.table.position().status();
        if let Status::ToMove(seat) = status {
            self.table.set_player(seat, Player::Human);
            host.say(&format!("info{}", speed(telling.nodes, begin.elapsed())));
        }
        m
    }
}

/// What has been told of how far it is.
struct Telling {
    begin: Instant,
    told: Duration,
    nodes: u32,
}

impl Telling {
    const fn new(begin: Instant) -> Self {
        Self {
            begin,
            told: Duration::ZERO,
            nodes: 0,
        }
    }

    fn see(&mut self, progress: Progress, host: &mut dyn EngineHost) -> ControlFlow<()> {
        self.nodes = progress.iterations;
        if host.is_stopped() {
            return ControlFlow::Break(());
        }
        let time = self.begin.elapsed();
        if time >= self.told + PERIOD {
            self.told = time;
            host.say(&format!("info{}", speed(self.nodes, time)));
        }
        ControlFlow::Continue(())
    }
}

/// Writes how much was done in how long.
fn speed(nodes: u32, time: Duration) -> String {
    let milliseconds = time.as_millis();
    let a_second = u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1);
    format!(" nodes {nodes} time {milliseconds} nps {a_second}")
}
