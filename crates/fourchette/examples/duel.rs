//! Measures two programs that speak the engine protocol against each other at equal time: each opening,
//! some moves drawn at random, is played from both sides.
//!
//! ```sh
//! cargo run --release -p fourchette --example duel -- GAME GAMES MS 'PROGRAM A' 'PROGRAM B' [--rules RULES]
//!     [--opening MOVES] [--plies PLIES] [--seed SEED]
//! ```
//!
//! Each program has `MS` milliseconds for a move. A program that says nothing for five seconds ends the game
//! without a winner, the reason is told, and both are started anew. Games are drawn after `--plies`, or when a
//! position stands for the third time. Whatever is random but the programs depends on the seed.
//!
//! The row that comes out: the game, the time, the games that program A won (sitting first and second), those
//! it lost, those the rules ended as draws, those adjudicated, those ended without an answer, and the share of
//! the decided games. Without arguments it says how it is called.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::num::NonZeroU32;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use board_play::playout::random_move;
use board_play::{Adjudication, Outcome, Record, Seat};
use fourchette::engine::seat_word;
use fourchette::{Game, RecordVisitor, RngStream, Start, generator, visit_start};

type Failure = Box<dyn Error>;

/// How long a program may take for anything.
const PATIENCE: Duration = Duration::from_secs(5);

const USAGE: &str = "duel GAME GAMES MS 'PROGRAM A' 'PROGRAM B' [--rules RULES] [--opening MOVES] \
    [--plies PLIES] [--seed SEED]";

fn main() -> Result<(), Failure> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.is_empty() {
        println!("{USAGE}");
        return Ok(());
    }
    let mut option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.remove(at);
        (at < arguments.len()).then(|| arguments.remove(at))
    };
    let rules = option("--rules").unwrap_or_default();
    let mut number = |name, default| option(name).map_or(Ok(default), |text| text.parse());
    let opening = number("--opening", 4)?;
    let plies = number("--plies", 300)?;
    let seed = number("--seed", 0)?;
    let [game, games, ms, one, other] = &arguments[..] else {
        return Err(USAGE.into());
    };
    let duel = Duel {
        games: games.parse()?,
        opening,
        plies,
        seed: u64::from(seed),
        programs: [
            Program::start(one, ms, &rules)?,
            Program::start(other, ms, &rules)?,
        ],
    };
    visit_start(game, Start::Rules(&rules), duel)?
}

/// A program that plays.
struct Program {
    process: Child,
    lines: Receiver<String>,
    input: ChildStdin,
    ms: u32,
    /// How it was started.
    start: [String; 3],
}

impl Program {
    /// Starts a program that is written as words, without quotes.
    fn start(command: &str, ms: &str, rules: &str) -> Result<Self, Failure> {
        let mut words = command.split_ascii_whitespace();
        let program = words.next().ok_or("a program has no name")?;
        let mut process = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|reason| format!("{program}: {reason}"))?;
        let output = process.stdout.take().ok_or("a program has no output")?;
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.for_each(|line| drop(sender.send(line)));
        });
        let mut started = Self {
            input: process.stdin.take().ok_or("a program has no input")?,
            lines,
            process,
            ms: ms.parse()?,
            start: [command, ms, rules].map(str::to_owned),
        };
        started.send("ugi")?;
        started.wait_for("ugiok")?;
        started.send(&format!("setoption name Rules value {rules}"))?;
        Ok(started)
    }

    fn send(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.input, "{line}")?;
        Ok(self.input.flush()?)
    }

    /// Returns the rest of the next line that begins with a word.
    fn wait_for(&mut self, word: &str) -> Result<String, Failure> {
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.map_err(|_| format!("a program did not say {word}"))?;
            if let Some(rest) = line.strip_prefix(word) {
                return Ok(rest.trim().to_owned());
            }
        }
    }

    /// Asks for the next move of a game. Where something is hidden the program is told no more than what
    /// its seat sees.
    fn choose<G: Game>(&mut self, record: &Record<G>, seat: Seat) -> Result<G::Move, Failure> {
        if G::HAS_SECRETS {
            self.send("uginewgame")?;
            let view = record.position().view(seat);
            self.send(&format!("seat {} view {view}", seat_word(seat)))?;
        } else {
            let moves = record.moves().iter().map(|m| format!(" {m}"));
            let moves: String = moves.collect();
            self.send(&format!("position fen {} moves{moves}", record.start()))?;
        }
        self.send(&format!("go movetime {}", self.ms))?;
        let m = self
            .wait_for("bestmove")
            .map_err(|reason| format!("{reason} for {}: {}", self.start[0], record.position()))?;
        m.parse().map_err(|_| format!("{m:?} is no move").into())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whatever it ends with, nothing more is asked of it.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// A series of games between two programs.
struct Duel {
    games: u64,
    opening: u32,
    plies: u32,
    seed: u64,
    programs: [Program; 2],
}

impl RecordVisitor for Duel {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(mut self, record: Record<G>) -> Result<(), Failure> {
        let (mut won, mut lost, mut drawn, mut undecided, mut failed) = ([0; 2], [0; 2], 0, 0, 0);
        for number in 0..self.games {
            let seat = if number % 2 == 0 {
                Seat::First
            } else {
                Seat::Second
            };
            let outcome = match self.play(record.start(), number / 2, seat) {
                Ok(outcome) => outcome,
                Err(reason) => {
                    eprintln!("game {number}: {reason}");
                    failed += 1;
                    for program in &mut self.programs {
                        let [command, ms, rules] = &program.start;
                        *program = Program::start(command, ms, rules)?;
                    }
                    continue;
                }
            };
            match outcome {
                Some(Outcome::Win(winner)) if winner == seat => won[seat.index()] += 1,
                Some(Outcome::Win(_)) => lost[seat.index()] += 1,
                Some(Outcome::Draw) => drawn += 1,
                None => undecided += 1,
            }
        }
        let [wins, losses]: [u64; 2] = [won.iter().sum(), lost.iter().sum()];
        let (share, low, high) = wilson(wins, wins + losses);
        println!(
            "| {} | {} ms | {wins} ({}+{}) | {losses} | {drawn} | {undecided} | {failed} | {share:.0} % ({low:.0}–{high:.0}) |",
            G::NAME,
            self.programs[0].ms,
            won[0],
            won[1]
        );
        Ok(())
    }
}

impl Duel {
    /// Plays the game with an opening, the first program on a seat; none if nobody won and the rules did
    /// not end it.
    fn play<G: Game>(
        &mut self,
        start: &G,
        opening: u64,
        seat: Seat,
    ) -> Result<Option<Outcome>, Failure> {
        let adjudication = Adjudication {
            repetition: NonZeroU32::new(3),
            max_plies: NonZeroU32::new(self.plies),
        };
        let opened = self.opened(start, opening);
        let mut record = Record::new(opened, adjudication);
        for program in &mut self.programs {
            program.send("uginewgame")?;
        }
        while record.ending().is_none() {
            let position = *record.position();
            let m = if let Some(mover) = position.to_move() {
                let program = usize::from(mover != seat);
                self.programs[program].choose(&record, mover)?
            } else {
                let ply = record.moves().len();
                let mut rng = generator(self.seed, opening + 1, ply, RngStream::Chance);
                random_move(&position, &mut rng).ok_or("chance has no move")?
            };
            record
                .push(m)
                .map_err(|reason| format!("{m}: {reason:?}"))?;
        }
        Ok(record.position().outcome())
    }

    /// Returns the position after some moves drawn at random.
    fn opened<G: Game>(&self, start: &G, opening: u64) -> G {
        let mut rng = generator(self.seed, opening + 1, 0, RngStream::Adviser);
        loop {
            let mut position = *start;
            let mut moves = 0;
            while moves < self.opening
                && let Some(m) = position.sample(&mut rng)
            {
                moves += u32::from(position.to_move().is_some());
                position.play_unchecked(m);
            }
            if position.outcome().is_none() {
                return position;
            }
        }
    }
}

/// Returns a count as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn number(count: u64) -> f64 {
    count as f64
}

/// Returns the share in per cent, and the 95 % interval around it.
///
/// Source: Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
fn wilson(wins: u64, games: u64) -> (f64, f64, f64) {
    if games == 0 {
        return (50.0, 0.0, 100.0);
    }
    let (z, n) = (1.96, number(games));
    let share = number(wins) / n;
    let scale = 1.0 + z * z / n;
    let centre = (share + z * z / (2.0 * n)) / scale;
    let half = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let percent = |part: f64| 100.0 * part;
    (
        percent(share),
        percent(centre - half),
        percent(centre + half),
    )
}
