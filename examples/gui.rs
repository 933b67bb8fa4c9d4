//! A GUI of one's own for all eleven games that reads no SVG: it draws what a scene says, looks where
//! somebody clicks, and offers the moves of the piece that was clicked at.
//!
//! The window is made of characters, and whoever clicks is a generator of numbers.

use std::error::Error;

use board_draw::{Choices, Mark, Place, Point, Scene, Step};
use board_play::{Seat, Status, Viewer};
use fourchette::{AnyPosition, NAMES};

/// How many moves are played by clicks.
const MOVES: usize = 6;

/// The size of the window, in characters.
const WINDOW: (usize, usize) = (72, 22);

fn main() -> Result<(), Box<dyn Error>> {
    for (number, game) in NAMES.iter().enumerate() {
        Gui::open(game, number)?.run()?;
    }
    Ok(())
}

struct Gui {
    position: AnyPosition,
    last: Option<String>,
    /// What clicks are made of: the state of a linear congruential generator.
    random: usize,
}

impl Gui {
    fn open(game: &str, seed: usize) -> Result<Self, Box<dyn Error>> {
        println!("== {game}");
        Ok(Self {
            position: AnyPosition::new(game, "")?,
            last: None,
            random: seed,
        })
    }

    fn run(mut self) -> Result<(), Box<dyn Error>> {
        let mut played = 0;
        while played < MOVES {
            match self.position.status() {
                Status::ToMove(seat) => {
                    played += 1;
                    self.click_a_move(seat)?;
                }
                Status::Chance => {
                    let moves = self.position.moves();
                    let drawn = moves[self.number(moves.len())].clone();
                    self.play(&drawn)?;
                }
                Status::Over(outcome) => {
                    println!("result {outcome}");
                    break;
                }
            }
        }
        let scene = self
            .position
            .scene(self.last.as_deref(), Viewer::Everyone)?;
        println!("{}", window(&scene));
        for hand in scene.hands() {
            println!(
                "seat {} has {} of kind {}",
                hand.owner, hand.count, hand.kind
            );
        }
        Ok(())
    }

    /// Clicks at a piece or a place, then at where it goes, and plays the move. A seat is shown what it
    /// may see, and its own choices.
    fn click_a_move(&mut self, seat: Seat) -> Result<(), Box<dyn Error>> {
        let viewer = Viewer::Seat(seat);
        let scene = self.position.scene(self.last.as_deref(), viewer)?;
        let choices = self.position.choices(viewer);
        let sources = choices.sources();
        if sources.is_empty() {
            let button = choices.elsewhere().next().ok_or("no move at all")?;
            println!("seat {seat} presses the button {button}");
            return self.play(button);
        }
        let source = sources[self.number(sources.len())];
        let first = self.click(&scene, source)?;
        let offered: Vec<&str> = choices
            .destinations(&first)
            .map(|(place, _)| place)
            .collect();
        let wanted = offered[self.number(offered.len())];
        let second = if wanted == first {
            first.clone()
        } else {
            self.click(&scene, wanted)?
        };
        let m = self.choose(&choices, &first, &second)?;
        println!("seat {seat} clicks {first} {second}");
        self.play(&m)
    }

    /// Clicks a few pixels beside the middle of a place and returns what was hit.
    fn click(&mut self, scene: &Scene, wanted: &str) -> Result<String, Box<dyn Error>> {
        let (x, y) = scene.find(wanted).ok_or("not in the picture")?.centre();
        let beside = [(-4.0, 3.0), (2.0, 5.0), (5.0, -1.0)][self.number(3)];
        let hit = scene.nearest((x + beside.0, y + beside.1));
        Ok(hit.ok_or("nothing is near")?.name().to_owned())
    }

    /// Returns the move between two places. If there are several, as when a law is written, a list
    /// opens, and somebody chooses from that.
    fn choose(
        &mut self,
        choices: &Choices<String>,
        first: &str,
        second: &str,
    ) -> Result<String, Box<dyn Error>> {
        let between = choices.destinations(first);
        let between = between.filter(|(place, _)| *place == second);
        let list: Vec<&String> = between.map(|(_, m)| m).collect();
        let chosen = list.get(self.number(list.len())).ok_or("no such move")?;
        Ok(String::clone(chosen))
    }

    /// Plays a move, and shows what it does, as an animation would.
    fn play(&mut self, m: &str) -> Result<(), Box<dyn Error>> {
        if self.position.status() != Status::Chance {
            let steps = self.position.course(m)?;
            let told: Vec<String> = steps.steps().iter().map(told).collect();
            println!("    {}", told.join(", "));
        }
        self.position.play(m)?;
        self.last = Some(m.to_owned());
        Ok(())
    }

    /// Returns a number below `end`; 0 if that is 0.
    fn number(&mut self, end: usize) -> usize {
        self.random = (self.random * 1103 + 12345) % 65536;
        (self.random / 16).checked_rem(end).unwrap_or(0)
    }
}

fn told(step: &Step) -> String {
    match step {
        Step::Put { to } => format!("put on {to}"),
        Step::Go { from, over, to } if over.is_empty() => format!("from {from} to {to}"),
        Step::Go { from, over, to } => format!("from {from} over {} to {to}", over.join(" ")),
        Step::Take { from } => format!("taken from {from}"),
        Step::Change { at } => format!("changed on {at}"),
        _ => "something".to_owned(),
    }
}

/// Draws a scene: a dot for a place, `1` or `2` for a piece of a seat, `o` for one of nobody, and `*`
/// for what the last move has touched.
fn window(scene: &Scene) -> String {
    let mut rows = vec![vec![' '; WINDOW.0]; WINDOW.1];
    let ends = scene.places().iter().map(Place::centre);
    let (mut least, mut most) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    for (x, y) in ends {
        least = (least.0.min(x), least.1.min(y));
        most = (most.0.max(x), most.1.max(y));
    }
    let at = |(x, y): Point| {
        let part = |at: f64, from: f64, to: f64, cells: usize| {
            let end = cells - 1;
            let cell = (0..end).find(|&cell| {
                // The middle between this cell and the next.
                let share = f64::from(u8::try_from(2 * cell + 1).unwrap_or(u8::MAX));
                let width = f64::from(u8::try_from(2 * end).unwrap_or(u8::MAX));
                (at - from) * width < share * (to - from)
            });
            cell.unwrap_or(end)
        };
        (
            part(x, least.0, most.0, WINDOW.0),
            part(y, least.1, most.1, WINDOW.1),
        )
    };
    for (id, place) in scene.place_ids().zip(scene.places()) {
        let (column, row) = at(place.centre());
        let piece = scene.pieces_on(place.name()).last();
        rows[row][column] = match piece.map(|piece| piece.owner) {
            None => '.',
            Some(None) => 'o',
            Some(Some(Seat::First)) => '1',
            Some(Some(Seat::Second)) => '2',
        };
        let mut marks = scene.highlights().iter().filter(|mark| mark.place == id);
        if marks.any(|highlight| highlight.mark == Mark::Last) && column + 1 < WINDOW.0 {
            rows[row][column + 1] = '*';
        }
    }
    let lines: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    lines.join("\n")
}
