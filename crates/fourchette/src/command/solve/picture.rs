//! What moves are worth, as a picture of the board.

use std::io::Write as _;
use std::path::Path;

use anyhow::Context as _;
use board_draw::{Anchor, Class, Point, Scene};
use board_play::{Outcome, Seat, Status, Viewer};
use fourchette::AnyPosition;
use fourchette::solver::{Solution, Value};

use crate::command::failure::Failure;
use crate::command::{file, input, output};

/// The radius of the spot on a place, and the size of the name on it, in pixels.
const RADIUS: f64 = 14.0;
const SIZE: f64 = 11.0;

/// How far below the board the legend is, and how far apart its entries are, in pixels.
const DISTANCE: f64 = 30.0;
const STEP: f64 = 110.0;

/// Writes a picture of the position in which the moves that put something on a place have the colour of what
/// they are worth to the seat that is to move.
pub(super) fn write(
    path: &Path,
    position: &AnyPosition,
    solution: &Solution<String>,
) -> Result<(), Failure> {
    let mut scene = position.scene(None, Viewer::Everyone)?;
    if let Status::ToMove(seat) = position.status() {
        add_spots(&mut scene, seat, solution);
    }
    let picture = scene.svg().to_string();
    if path.as_os_str() == input::STANDARD {
        let mut out = output::data();
        out.write_all(picture.as_bytes())?;
        out.flush()?;
        return Ok(());
    }
    file::write(path, &picture).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(())
}

fn add_spots(scene: &mut Scene, seat: Seat, solution: &Solution<String>) {
    let classes = [
        (Value::Decided(Outcome::Win(seat)), Class::Wins, "wins"),
        (Value::Decided(Outcome::Draw), Class::Draws, "draws"),
        (Value::Decided(Outcome::Win(!seat)), Class::Loses, "loses"),
    ];
    let bounds = scene.bounds();
    let mut legend = Vec::new();
    for (value, class, word) in classes {
        let moves = solution.moves.iter().filter(|solved| solved.value == value);
        let places = moves.filter_map(|solved| Some((scene.find(&solved.m)?.centre(), &*solved.m)));
        let places: Vec<(Point, &str)> = places.collect();
        for &(centre, name) in &places {
            spot(scene, class, centre, name);
        }
        if !places.is_empty() {
            legend.push((class, format!("{word} ({})", places.len())));
        }
    }
    let Some(((left, _), (_, bottom))) = bounds else {
        return;
    };
    let mut x = left + RADIUS;
    for (class, text) in legend {
        let y = bottom + DISTANCE;
        scene.circle(class, (x, y), RADIUS).text(
            Class::Label,
            (x + 1.5 * RADIUS, y),
            SIZE,
            Anchor::Start,
            &text,
        );
        x += STEP;
    }
}

/// Paints a place over, and writes its name again.
fn spot(scene: &mut Scene, class: Class, centre: Point, name: &str) {
    scene
        .circle(class, centre, RADIUS)
        .text(Class::Label, centre, SIZE, Anchor::Middle, name);
}
