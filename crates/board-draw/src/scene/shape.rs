//! The shapes of a scene.

use super::place::PlaceId;
use crate::Class;

/// A place in a picture: `x` to the right, `y` downward, in pixels at the natural size.
pub type Point = (f64, f64);

/// Where a text is in relation to its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Anchor {
    /// The text begins at the place.
    Start,
    /// The middle of the text is at the place.
    #[default]
    Middle,
    /// The text ends at the place.
    End,
}

/// A shape of a [`Scene`](crate::Scene): what it means, where it belongs, and how it is drawn.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Shape {
    /// What the shape means, which gives it its colours.
    pub class: Class,
    /// The place that the shape belongs to, if it belongs to one.
    pub place: Option<PlaceId>,
    /// How it is drawn.
    pub form: Form,
}

/// How a shape is drawn. A `width` is that of the line, if it is not that of the class.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Form {
    /// An upright rectangle.
    Rect {
        /// The upper left corner.
        corner: Point,
        /// Width and height.
        size: (f64, f64),
        /// The radius of its corners.
        radius: f64,
    },
    /// A circle.
    Circle {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f64,
    },
    /// An open line through points.
    Polyline {
        /// The points.
        points: Vec<Point>,
        /// The width of the line.
        width: Option<f64>,
    },
    /// A closed shape.
    Polygon {
        /// The corners.
        points: Vec<Point>,
        /// The width of the outline, half of it outside the shape.
        width: Option<f64>,
    },
    /// Several straight lines.
    Segments {
        /// Their ends.
        segments: Vec<(Point, Point)>,
        /// The width of the lines.
        width: Option<f64>,
    },
    /// A line of text.
    Text {
        /// Where it is; vertically this is its middle.
        at: Point,
        /// The font size.
        size: f64,
        /// Where it is in relation to `at`.
        anchor: Anchor,
        /// What it says.
        text: String,
    },
    /// Shapes that are drawn as one, in order.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serde::shapes"))]
    Group(Vec<Shape>),
}
