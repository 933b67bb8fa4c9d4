//! A picture as data.

mod build;
mod piece;
mod place;
mod shape;

use crate::Svg;
use crate::extent::Extent;

pub use piece::{Hand, Highlight, Piece};
pub use place::{Outline, Place, PlaceId};
pub use shape::{Anchor, Form, Point, Shape};

/// A picture as data: places with names and outlines, pieces, what is highlighted, and the shapes to
/// draw, later ones over earlier ones. An [`Svg`] is written from it.
///
/// Every shape has a [`Class`](crate::Class), which says what it means. The picture is as large as what
/// is drawn, wherever that is. Coordinates are pixels at the natural size.
///
/// # Examples
///
/// ```
/// use board_draw::{Anchor, Class, Outline, Scene, Stone};
///
/// let mut scene = Scene::new("A stone < a board");
/// let square = scene.place("a1", Outline::rect((0.0, 0.0), (40.0, 40.0)));
/// scene.on(square, |scene| {
///     scene
///         .rect(Class::Cell, (0.0, 0.0), (40.0, 40.0))
///         .circle(Class::Stone(Stone::Black), (20.0, 20.0), 16.0)
///         .text(Class::OnStone(Stone::Black), (20.0, 20.0), 12.0, Anchor::Middle, "a1");
/// });
/// let clicked = scene.nearest((31.0, 4.0)).map(|place| place.name());
/// assert_eq!(clicked, Some("a1"));
///
/// let text = scene.svg().to_string();
/// assert!(text.starts_with("<svg xmlns="));
/// assert!(text.contains("<title>A stone &lt; a board</title>"));
/// assert!(text.contains("viewBox=\"-10 -10 60 60\""));
/// assert!(text.contains("<rect class=\"cell\" data-place=\"a1\" x=\"0\""));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    title: String,
    description: String,
    places: Vec<Place>,
    pieces: Vec<Piece>,
    hands: Vec<Hand>,
    highlights: Vec<Highlight>,
    shapes: Vec<Shape>,
    extent: Extent,
    /// Where the coordinates of what is drawn next begin.
    origin: Point,
    /// The place of what is drawn next.
    current: Option<PlaceId>,
}

impl Scene {
    /// How far beyond the outline of a place a point may be and still be taken for it, in pixels: about
    /// half a square.
    pub const REACH: f64 = 22.0;

    /// Makes an empty picture with a title, which screen readers say and browsers show as a tip.
    #[must_use]
    pub fn new(title: &str) -> Self {
        Self {
            title: title.to_owned(),
            description: String::new(),
            places: Vec::new(),
            pieces: Vec::new(),
            hands: Vec::new(),
            highlights: Vec::new(),
            shapes: Vec::new(),
            extent: Extent::EMPTY,
            origin: (0.0, 0.0),
            current: None,
        }
    }

    /// Makes an empty picture that is titled by a game and by the first line of what is said of the
    /// position: `Leap Over: Seat 1 to move: Black.`
    #[must_use]
    pub fn of_position(game: &str, caption: &str) -> Self {
        match caption.lines().next().filter(|line| !line.is_empty()) {
            Some(line) => Self::new(&format!("{game}: {line}")),
            None => Self::new(game),
        }
    }

    /// Returns the title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns what the picture shows, in words; empty if it is not said.
    #[must_use]
    pub fn description(&self) -> &str {
        &self.description
    }

    /// Returns the places in the order in which they were declared.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Returns the numbers of the places, in the same order.
    pub fn place_ids(&self) -> impl ExactSizeIterator<Item = PlaceId> + use<> {
        (0..self.places.len()).map(PlaceId)
    }

    /// Returns a place by its number; none if the number is of another scene.
    #[must_use]
    pub fn get(&self, id: PlaceId) -> Option<&Place> {
        self.places.get(id.0)
    }

    /// Finds a place by its name. Cost: it looks at all names.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.name() == name)
    }

    /// Returns the place that is pointed at: the nearest, and of several that contain the point the one
    /// whose middle is nearest. None if the point is farther than [`REACH`](Self::REACH) from all.
    ///
    /// Cost: it looks at all places.
    #[must_use]
    pub fn nearest(&self, point: Point) -> Option<&Place> {
        let distances = self.places.iter().map(|place| {
            let outside = place.outline().distance(point);
            (outside, place::length(place.centre(), point), place)
        });
        let near = distances.filter(|(outside, _, _)| *outside <= Self::REACH);
        let nearest = near.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        nearest.map(|(_, _, place)| place)
    }

    /// Returns the pieces.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns what the seats have in hand.
    #[must_use]
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// Lists the pieces on a place, those of a pile from below.
    pub fn pieces_on(&self, name: &str) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |piece| {
            let mut places = piece.places.iter();
            places.any(|&id| self.get(id).is_some_and(|place| place.name() == name))
        })
    }

    /// Returns what is highlighted: the last move, what won, areas of the board.
    #[must_use]
    pub fn highlights(&self) -> &[Highlight] {
        &self.highlights
    }

    /// Returns the shapes in the order in which they are drawn.
    #[must_use]
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// Returns the upper left and the lower right corner of what is drawn, or `None` if nothing is: for
    /// what is to be drawn next to it.
    #[must_use]
    pub fn bounds(&self) -> Option<(Point, Point)> {
        self.extent.bounds()
    }

    /// Writes the picture as SVG.
    #[must_use]
    pub const fn svg(self) -> Svg {
        Svg::new(self)
    }
}
