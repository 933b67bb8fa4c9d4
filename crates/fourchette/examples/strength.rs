//! Measures how strong the opponents are: each pair plays each game, half of the games with the
//! better one first and half with it second, and a row of a table says what came of it.
//!
//! ```sh
//! cargo run --release -p fourchette --example strength -- GAMES [GAME…] [--pairs A>B,A>B…] [--rules RULES]
//!     [--opening MOVES] [--quiet PLIES] [--plies PLIES]
//! ```
//!
//! `GAMES` is the number of games for each pair. Games begin with a few moves drawn at random, and with
//! `--quiet` only where `greedy` against itself then still needs so many plies; they are drawn after
//! `--plies`. Without arguments it shows a short sample.

use std::error::Error;
use std::num::NonZeroU32;
use std::thread;
use std::time::Instant;

use board_play::{Adjudication, Record};
use fourchette::bots::Budget;
use fourchette::{
    BotKind, Game, NAMES, Openings, RecordVisitor, Series, Start, Tally, visit_start,
};

/// The pairs that are measured unless others are given: the one that should be better comes first.
const PAIRS: &str = "greedy>random,search:1>greedy,search:3>search:1";

/// After how many plies a game is a draw.
const MAX_PLIES: u32 = 300;

/// How many moves the seats make at random before the opponents take over.
const OPENING: usize = 4;

/// When a position has stood how often a game is a draw.
const REPETITION: u32 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (games, mut names) = match arguments.next() {
        Some(games) => (games.parse()?, Vec::new()),
        // A short sample.
        None => (4, vec!["wyx".to_owned()]),
    };
    let mut pairs = PAIRS.to_owned();
    let mut rules = String::new();
    let mut course = Course {
        openings: Openings::of_moves(OPENING),
        plies: MAX_PLIES,
    };
    while let Some(argument) = arguments.next() {
        if argument == "--pairs" {
            pairs = arguments.next().ok_or("--pairs: say which")?;
        } else if argument == "--rules" {
            rules = arguments.next().ok_or("--rules: say which")?;
        } else if argument == "--opening" {
            course.openings.moves = arguments.next().ok_or("--opening: say how long")?.parse()?;
        } else if argument == "--quiet" {
            course.openings.quiet = arguments.next().ok_or("--quiet: say how long")?.parse()?;
        } else if argument == "--plies" {
            course.plies = arguments.next().ok_or("--plies: say how many")?.parse()?;
        } else {
            names.push(argument);
        }
    }
    if names.is_empty() {
        names = NAMES.iter().map(|&name| name.to_owned()).collect();
    }
    println!(
        "| game | pair | won (first + second) | lost | drawn | adjudicated | won of decided, 95 % | ms a move |"
    );
    println!("| --- | --- | --: | --: | --: | --: | --- | --: |");
    for name in &names {
        for pair in pairs.split(',') {
            let (better, worse) = pair.split_once('>').ok_or("a pair is written A>B")?;
            let pair = [better.parse()?, worse.parse()?];
            let measure = Measure {
                pair,
                games,
                course,
            };
            let row = visit_start(name, Start::Rules(&rules), measure)?;
            println!("| {name} {row}");
        }
    }
    Ok(())
}

/// How the games go.
#[derive(Clone, Copy)]
struct Course {
    /// How they begin.
    openings: Openings,
    /// After how many plies a game is a draw.
    plies: u32,
}

/// Lets a pair play.
struct Measure {
    pair: [BotKind; 2],
    games: u64,
    course: Course,
}

impl RecordVisitor for Measure {
    type Out = String;

    fn visit<G: Game>(self, record: Record<G>) -> String {
        let [better, worse] = self.pair;
        let begin = Instant::now();
        // Each opening is played with both orders of the seats, a thread for each order.
        let play = |seats| {
            let games = (0..self.games / 2).map(|game| {
                let opening = self.course.openings.draw(record.start(), 0, game);
                let contest = Series {
                    start: opening.unwrap_or(*record.start()),
                    players: seats,
                    seed: 1,
                    adjudication: Adjudication {
                        repetition: NonZeroU32::new(REPETITION),
                        max_plies: NonZeroU32::new(self.course.plies),
                    },
                    memory: Budget::MEMORY,
                };
                contest.play(game)
            });
            games.fold(Tally::default(), Tally::with)
        };
        let [first, second] = thread::scope(|scope| {
            let halves = [[better, worse], [worse, better]];
            let halves = halves.map(|seats| scope.spawn(move || play(seats)));
            halves.map(|half| half.join().unwrap_or_default())
        });
        let seconds = begin.elapsed().as_secs_f64();
        let won = first.wins[0] + second.wins[1];
        let lost = first.wins[1] + second.wins[0];
        let drawn = first.draws + second.draws;
        let all = first.merged(second);
        let adjudicated = all.repetitions + all.too_long;
        let (share, low, high) = wilson(won, won + lost);
        let pace = 2000.0 * seconds / number(all.plies);
        let by_seat = format!("{}+{}", first.wins[0], second.wins[1]);
        format!(
            "| {better} > {worse} | {won} ({by_seat}) | {lost} | {drawn} | {adjudicated} | {share:.0} % \
             ({low:.0}–{high:.0}) | {pace:.1} |"
        )
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
    (
        100.0 * share,
        100.0 * (centre - half),
        100.0 * (centre + half),
    )
}
