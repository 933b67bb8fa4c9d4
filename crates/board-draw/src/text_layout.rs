//! The layout of a board as text: places for its nodes on a grid of characters.

use std::ops::RangeInclusive;

use crate::Point;

/// A column and a row.
pub(crate) type Place = (usize, usize);

/// Rows per column: from the flattest drawing that still looks like the board to a true one, since on
/// most terminals a character is about twice as high as wide.
const RATIOS: RangeInclusive<f64> = 0.38..=0.52;

/// The widest grid that is tried, in columns or rows.
const WIDEST: u16 = 2000;

/// How much wider than the narrowest possible grid the chosen one may be, in percent.
const SPARE: u16 = 12;

/// A length less than any distance on a board.
const TINY: f64 = 1e-6;

/// Places points, with `y` downward, on a small grid, nearly true to scale, so that cells of `cell`
/// columns and one row that begin at the places do not overlap.
///
/// Among the grids that are hardly wider than the narrowest possible one, it takes one that is small
/// and little distorted by rounding; for a lattice that is one without any rounding.
///
/// Cost: the points are sorted for each grid that is tried, of which there are some thousand at most.
pub(crate) fn places(points: &[Point], cell: usize) -> Vec<Place> {
    let drawing = Drawing::new(points);
    let mut best: Option<(f64, Vec<Place>)> = None;
    let mut columns = 0;
    let mut widest = WIDEST;
    while columns <= widest {
        for rows in drawing.rows(columns) {
            let (error, places) = drawing.rounded(columns, rows);
            if !are_apart(&places, cell) {
                continue;
            }
            if best.is_none() {
                widest = columns + columns * SPARE / 100;
            }
            // A grid ten times as large costs as much as a mean square error of one.
            let cost = error + (f64::from(columns + 1) * f64::from(rows + 1)).log10();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, places));
            }
        }
        columns += 1;
    }
    match best {
        Some((_, places)) => places,
        None => (0..points.len()).map(|row| (0, row)).collect(),
    }
}

/// Returns places along the line between two places, without these, about one for each row or for
/// every four columns.
pub(crate) fn between(from: Place, to: Place) -> impl Iterator<Item = Place> {
    let steps = from.1.abs_diff(to.1).max(from.0.abs_diff(to.0) / 4);
    let part = move |from: usize, to: usize, step: usize| {
        // Rounded to the nearest integer.
        (2 * (from * (steps - step) + to * step) + steps) / (2 * steps)
    };
    (1..steps).map(move |step| (part(from.0, to.0, step), part(from.1, to.1, step)))
}

/// Points moved so that the leftmost has `x` 0 and the topmost `y` 0, and the greatest `x` and `y`.
struct Drawing {
    points: Vec<Point>,
    width: f64,
    height: f64,
}

impl Drawing {
    fn new(points: &[Point]) -> Self {
        let least = |part: fn(&Point) -> f64| points.iter().map(part).fold(f64::INFINITY, f64::min);
        let (left, top) = (least(|point| point.0), least(|point| point.1));
        let points: Vec<_> = points.iter().map(|&(x, y)| (x - left, y - top)).collect();
        Self {
            width: points.iter().map(|point| point.0).fold(0.0, f64::max),
            height: points.iter().map(|point| point.1).fold(0.0, f64::max),
            points,
        }
    }

    /// Returns how many rows below the first the last may be if the last column is `columns` columns to
    /// the right of the first.
    fn rows(&self, columns: u16) -> RangeInclusive<u16> {
        if self.width < TINY {
            // All points have the same `x`: there is no scale to keep to.
            return 0..=WIDEST;
        }
        let square = f64::from(columns) * self.height / self.width;
        let least = (square * RATIOS.start() - TINY).ceil();
        whole(least)..=whole(square * RATIOS.end() + TINY)
    }

    /// Returns the points rounded to a grid, after the mean square error, in columns; a row is as high
    /// as two columns are wide.
    fn rounded(&self, columns: u16, rows: u16) -> (f64, Vec<Place>) {
        let scale = |length: f64, cells: u16| f64::from(cells) / length.max(TINY);
        let (across, down) = (scale(self.width, columns), scale(self.height, rows));
        let (mut sum, mut count) = (0.0, 0.0);
        let mut places = Vec::with_capacity(self.points.len());
        for &(x, y) in &self.points {
            let (x, y) = (x * across, y * down);
            // A little more than half, so that nodes in one column stay in one where an inexact half
            // is rounded.
            let (column, row) = (whole(x + 0.5 + TINY), whole(y + 0.5 + TINY));
            sum += (x - f64::from(column)).powi(2) + (2.0 * (y - f64::from(row))).powi(2);
            count += 1.0;
            places.push((usize::from(column), usize::from(row)));
        }
        (sum / count, places)
    }
}

/// Returns whether places in the same row are at least `cell` columns apart.
fn are_apart(places: &[Place], cell: usize) -> bool {
    let mut sorted: Vec<_> = places.iter().map(|&(column, row)| (row, column)).collect();
    sorted.sort_unstable();
    sorted.is_sorted_by(|a, b| a.0 < b.0 || a.1 + cell <= b.1)
}

/// Returns the integer part; negative numbers become 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the numbers are within the widest grid, and a cast from a float saturates"
)]
const fn whole(number: f64) -> u16 {
    number as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_a_place_for_each_row_or_four_columns() {
        for (to, places) in [
            ((7, 0), vec![]),
            ((8, 0), vec![(4, 0)]),
            ((12, 1), vec![(4, 0), (8, 1)]),
            ((4, 4), vec![(1, 1), (2, 2), (3, 3)]),
        ] {
            assert!(between((0, 0), to).eq(places.clone()));
            let back = between(to, (0, 0)).count();
            assert_eq!(back, places.len());
        }
    }
}
