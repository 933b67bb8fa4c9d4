//! The rectangle that a drawing fills.

use crate::Point;

/// The least upright rectangle round some points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Extent {
    least: Point,
    most: Point,
}

impl Extent {
    /// The extent of nothing.
    pub(super) const EMPTY: Self = Self {
        least: (f64::INFINITY, f64::INFINITY),
        most: (f64::NEG_INFINITY, f64::NEG_INFINITY),
    };

    /// Takes a point in, and all that is no farther from it than `reach` to either side.
    pub(super) fn add(&mut self, (x, y): Point, reach: f64) {
        self.least = (self.least.0.min(x - reach), self.least.1.min(y - reach));
        self.most = (self.most.0.max(x + reach), self.most.1.max(y + reach));
    }

    /// Tells the corners; `None` of nothing.
    pub(super) fn bounds(&self) -> Option<(Point, Point)> {
        let known = self.least.0 <= self.most.0 && self.least.1 <= self.most.1;
        known.then_some((self.least, self.most))
    }
}
