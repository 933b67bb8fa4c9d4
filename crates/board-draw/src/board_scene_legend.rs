//! The legend below a board as a scene: what its colours mean.

use crate::{Anchor, Area, BoardPicture, Class, Point, Scene, Stone};

/// The font size; all other sizes follow from it.
const SIZE: f64 = 13.0;
/// The radius of a sign: a stone, or a spot of an area.
const SIGN_RADIUS: f64 = 0.5 * SIZE;
/// The distance from the middle of a sign to its text.
const INDENT: f64 = 1.0 * SIZE;
/// The distance from the end of an entry to the next one's sign.
const GAP: f64 = 1.6 * SIZE;
const LINE_HEIGHT: f64 = 1.8 * SIZE;
/// The average width of a character: text is not measured.
const CHARACTER_WIDTH: f64 = 0.56 * SIZE;

/// A sign and what it means.
struct Entry<'a> {
    sign: Class,
    meaning: &'a str,
}

impl Entry<'_> {
    fn width(&self) -> f64 {
        let characters = self.meaning.chars().fold(0.0, |count, _| count + 1.0);
        SIGN_RADIUS + INDENT + characters * CHARACTER_WIDTH
    }

    /// Draws the entry from its left end.
    fn draw(&self, scene: &mut Scene, (x, y): Point) {
        let x = x + SIGN_RADIUS;
        scene.circle(self.sign, (x, y), SIGN_RADIUS);
        scene.text(
            Class::Name,
            (x + INDENT, y),
            SIZE,
            Anchor::Start,
            self.meaning,
        );
    }
}

impl BoardPicture {
    /// Draws the legend below everything drawn so far: what the stones and the areas are.
    pub(crate) fn add_legend(&self, scene: &mut Scene) {
        let Some(((left, _), (right, bottom))) = scene.bounds() else {
            return;
        };
        let (middle, mut y) = (f64::midpoint(left, right), bottom + LINE_HEIGHT);
        for row in rows(self.entries(), right - left) {
            let mut x = middle - width(&row) / 2.0;
            for entry in row {
                entry.draw(scene, (x, y));
                x += entry.width() + GAP;
            }
            y += LINE_HEIGHT;
        }
    }

    /// Returns the entries: areas, and those stones that have a name other than their colour.
    fn entries(&self) -> Vec<Entry<'_>> {
        let named = |stone: &Stone| self.stone_names.iter().any(|(named, _)| named == stone);
        let stones = self.kinds().filter(named).map(|stone| Entry {
            sign: Class::Stone(stone),
            meaning: self.name_of(stone),
        });
        let areas = self.named_areas().map(|(area, meaning): (Area, _)| Entry {
            sign: Class::Area(area),
            meaning,
        });
        stones.chain(areas).collect()
    }
}

/// Puts entries in rows that are no wider than `most`, unless a single entry is.
fn rows(entries: Vec<Entry<'_>>, most: f64) -> Vec<Vec<Entry<'_>>> {
    let mut rows: Vec<Vec<Entry<'_>>> = Vec::new();
    for entry in entries {
        match rows.last_mut() {
            Some(row) if width(row) + GAP + entry.width() <= most => row.push(entry),
            _ => rows.push(vec![entry]),
        }
    }
    rows
}

fn width(row: &[Entry<'_>]) -> f64 {
    let entries = row.iter().map(|entry| entry.width() + GAP);
    entries.sum::<f64>() - GAP
}
