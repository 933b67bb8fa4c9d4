//! The places of a scene: what can be pointed at.

use crate::Point;

/// Something in a picture that can be pointed at: a node, a square, a rack's column, a law.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Place {
    name: String,
    outline: Outline,
}

/// The number of a place among the places of its [`Scene`](crate::Scene).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PlaceId(pub(super) usize);

/// Where a place is and how far it extends, in pixels at the natural size.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Outline {
    /// A circle.
    Circle {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f64,
    },
    /// A convex shape, by its corners in order.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serde::points"))]
    Polygon(Vec<Point>),
}

impl Place {
    pub(super) const fn new(name: String, outline: Outline) -> Self {
        Self { name, outline }
    }

    /// Returns the name, which no other place of the scene has: `c5`, `column-3`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the outline.
    #[must_use]
    pub const fn outline(&self) -> &Outline {
        &self.outline
    }

    /// Returns the middle of the place.
    #[must_use]
    pub fn centre(&self) -> Point {
        self.outline.centre()
    }
}

impl Outline {
    /// Makes the outline of an upright rectangle from its upper left corner and its size.
    #[must_use]
    pub fn rect((x, y): Point, (width, height): (f64, f64)) -> Self {
        let (right, bottom) = (x + width, y + height);
        Self::Polygon(vec![(x, y), (right, y), (right, bottom), (x, bottom)])
    }

    /// Returns the middle: of a polygon, that of its corners.
    #[must_use]
    pub fn centre(&self) -> Point {
        match self {
            Self::Circle { centre, .. } => *centre,
            Self::Polygon(corners) => {
                let sum = corners
                    .iter()
                    .fold((0.0, 0.0, 0.0), |(x, y, count), corner| {
                        (x + corner.0, y + corner.1, count + 1.0)
                    });
                let (x, y, count) = sum;
                if count > 0.0 {
                    (x / count, y / count)
                } else {
                    (0.0, 0.0)
                }
            }
        }
    }

    /// Returns how far a point is from the outline; 0 inside.
    #[must_use]
    pub fn distance(&self, point: Point) -> f64 {
        match self {
            Self::Circle { centre, radius } => (length(*centre, point) - radius).max(0.0),
            Self::Polygon(corners) if contains(corners, point) => 0.0,
            Self::Polygon(corners) => {
                let distances = sides(corners).map(|(a, b)| distance_to_side(a, b, point));
                distances.fold(f64::INFINITY, f64::min)
            }
        }
    }

    /// Returns the outline so much to the right and so much lower.
    pub(super) fn moved(self, (right, down): Point) -> Self {
        let moved = |(x, y): Point| (x + right, y + down);
        match self {
            Self::Circle { centre, radius } => Self::Circle {
                centre: moved(centre),
                radius,
            },
            Self::Polygon(corners) => Self::Polygon(corners.into_iter().map(moved).collect()),
        }
    }
}

/// Returns the distance between two points.
pub(super) fn length(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Lists the sides of a polygon by their ends.
fn sides(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    let next = corners.iter().cycle().skip(1);
    corners.iter().copied().zip(next.copied())
}

/// Returns whether a convex polygon contains a point: it is on the same side of all sides.
fn contains(corners: &[Point], (x, y): Point) -> bool {
    let turns = || sides(corners).map(|(a, b)| (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0));
    corners.len() > 2 && (turns().all(|turn| turn >= 0.0) || turns().all(|turn| turn <= 0.0))
}

fn distance_to_side(a: Point, b: Point, point: Point) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    let along = (point.0 - a.0) * dx + (point.1 - a.1) * dy;
    let part = if square > 0.0 {
        (along / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    length(point, (a.0 + part * dx, a.1 + part * dy))
}
