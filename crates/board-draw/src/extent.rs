//! The rectangle that a drawing occupies.

use crate::Point;

/// The smallest upright rectangle that contains some points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Extent {
    least: Point,
    most: Point,
}

impl Extent {
    /// The extent of no points.
    pub(crate) const EMPTY: Self = Self {
        least: (f64::INFINITY, f64::INFINITY),
        most: (f64::NEG_INFINITY, f64::NEG_INFINITY),
    };

    /// Adds a point, with room for `reach` around it.
    pub(crate) fn add(&mut self, (x, y): Point, reach: f64) {
        self.least = (self.least.0.min(x - reach), self.least.1.min(y - reach));
        self.most = (self.most.0.max(x + reach), self.most.1.max(y + reach));
    }

    /// Returns the upper left and the lower right corner, or `None` if there are no points.
    pub(crate) fn bounds(&self) -> Option<(Point, Point)> {
        let known = self.least.0 <= self.most.0 && self.least.1 <= self.most.1;
        known.then_some((self.least, self.most))
    }
}
