//! A small builder for stand-alone SVG pictures.

use std::fmt::{self, Write as _};

use crate::Class;
use crate::extent::Extent;
use crate::style_sheet::STYLE_SHEET;
use crate::svg_format::{Escaped, Number};

/// A place in a picture: `x` to the right, `y` downward.
pub type Point = (f64, f64);

/// The width of the blank border round everything that is drawn.
const MARGIN: f64 = 10.0;

/// The width of a character as a part of the font size; few characters are wider.
const CHARACTER_WIDTH: f64 = 0.66;

/// Where a text is in relation to its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The text begins at the place.
    Start,
    /// The middle of the text is at the place.
    #[default]
    Middle,
    /// The text ends at the place.
    End,
}

/// A stand-alone SVG picture, built shape by shape; later shapes are drawn over earlier ones.
///
/// Every shape has a [`Class`], and a style sheet in the picture gives each class its colours, for light
/// and for dark surroundings. The picture is as large as what is drawn, wherever that is. Coordinates
/// are pixels at the natural size; they are written with at most two decimals, so that the same drawing
/// is the same text on every machine. `Display` writes the document.
///
/// # Examples
///
/// ```
/// use board_draw::{Anchor, Class, Stone, Svg};
///
/// let mut svg = Svg::new("A stone < a board");
/// svg.rect(Class::Cell, (0.0, 0.0), (40.0, 40.0))
///     .circle(Class::Stone(Stone::Black), (20.0, 20.0), 16.0)
///     .text(Class::OnStone(Stone::Black), (20.0, 20.0), 12.0, Anchor::Middle, "a1");
/// let text = svg.to_string();
/// assert!(text.starts_with("<svg xmlns="));
/// assert!(text.contains("<title>A stone &lt; a board</title>"));
/// assert!(text.contains("viewBox=\"-10 -10 60 60\""));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Svg {
    title: String,
    description: String,
    body: String,
    extent: Extent,
    origin: Point,
}

impl Svg {
    /// Makes an empty picture with a title, which screen readers say and browsers show as a tip.
    #[must_use]
    pub fn new(title: &str) -> Self {
        Self {
            title: title.to_owned(),
            description: String::new(),
            body: String::new(),
            extent: Extent::EMPTY,
            origin: (0.0, 0.0),
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

    /// Sets the description: what the picture shows, in words, for people who cannot see it.
    pub fn describe(&mut self, description: &str) -> &mut Self {
        description.clone_into(&mut self.description);
        self
    }

    /// Draws a rectangle with its upper left corner at a place.
    pub fn rect(&mut self, class: Class, corner: Point, size: (f64, f64)) -> &mut Self {
        self.rounded_rect(class, corner, size, 0.0)
    }

    /// Draws a rectangle with rounded corners, such as a die, a domino or a block, with its upper left
    /// corner at a place.
    pub fn rounded_rect(
        &mut self,
        class: Class,
        corner: Point,
        size: (f64, f64),
        radius: f64,
    ) -> &mut Self {
        let (x, y) = self.place(corner);
        self.extent.add((x, y), 0.0);
        self.extent.add((x + size.0, y + size.1), 0.0);
        let (x, y, width, height) = (Number(x), Number(y), Number(size.0), Number(size.1));
        let rounding = if radius > 0.0 {
            format!(" rx=\"{}\"", Number(radius))
        } else {
            String::new()
        };
        self.push(format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{rounding}/>"
        ))
    }

    /// Draws a circle.
    pub fn circle(&mut self, class: Class, center: Point, radius: f64) -> &mut Self {
        let (x, y) = self.place(center);
        self.extent.add((x, y), radius);
        let (x, y, r) = (Number(x), Number(y), Number(radius));
        self.push(format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
        ))
    }

    /// Draws a straight line.
    pub fn line(&mut self, class: Class, from: Point, to: Point) -> &mut Self {
        self.path("polyline", class, &[from, to], None)
    }

    /// Draws an open line through points.
    pub fn polyline(&mut self, class: Class, points: &[Point]) -> &mut Self {
        self.path("polyline", class, points, None)
    }

    /// Draws a closed shape.
    pub fn polygon(&mut self, class: Class, points: &[Point]) -> &mut Self {
        self.path("polygon", class, points, None)
    }

    /// Draws a closed shape whose outline has a given width, half of it outside the shape.
    pub fn wide_polygon(&mut self, class: Class, points: &[Point], width: f64) -> &mut Self {
        self.path("polygon", class, points, Some(width))
    }

    /// Draws several straight lines as one element, with the given width or else that of their class.
    ///
    /// Nothing is drawn if there are none.
    pub fn segments(
        &mut self,
        class: Class,
        segments: impl IntoIterator<Item = (Point, Point)>,
        width: Option<f64>,
    ) -> &mut Self {
        let mut data = String::new();
        for (from, to) in segments {
            let (from, to) = (self.reach(from, width), self.reach(to, width));
            let (x, y) = (Number(from.0), Number(from.1));
            append(&mut data, format_args!("M{x},{y}"));
            let (x, y) = (Number(to.0), Number(to.1));
            append(&mut data, format_args!("L{x},{y}"));
        }
        if data.is_empty() {
            return self;
        }
        let width = stroke_width(width);
        self.push(format_args!(
            "<path class=\"{class}\" d=\"{data}\"{width}/>"
        ))
    }

    /// Draws an arrow along points, with its head at the last one; `width` is that of the shaft.
    ///
    /// Nothing is drawn if there are fewer than two different points.
    pub fn arrow(&mut self, points: &[Point], width: f64) -> &mut Self {
        let mut points = points.to_vec();
        points.dedup();
        let [.., before, tip] = points[..] else {
            return self;
        };
        let (dx, dy) = (tip.0 - before.0, tip.1 - before.1);
        let length = dx.hypot(dy);
        let (dx, dy) = (dx / length, dy / length);
        // The head of a short arrow is smaller, so that some of the shaft remains.
        let long = (3.4 * width).min(0.8 * length);
        let half = 0.5 * long;
        let base = (tip.0 - long * dx, tip.1 - long * dy);
        let head = [
            tip,
            (base.0 - half * dy, base.1 + half * dx),
            (base.0 + half * dy, base.1 - half * dx),
        ];
        // The shaft ends inside the head: at the tip it would blunt it.
        if let Some(last) = points.last_mut() {
            *last = (tip.0 - 0.7 * long * dx, tip.1 - 0.7 * long * dy);
        }
        // As a group, shaft and head are translucent together: where they overlap, it is no darker.
        self.group(Class::Arrow, |svg| {
            svg.path("polyline", Class::Arrow, &points, Some(width))
                .path("polygon", Class::Arrow, &head, Some(0.4 * width));
        })
    }

    /// Writes a text, centred vertically on the place.
    pub fn text(
        &mut self,
        class: Class,
        place: Point,
        size: f64,
        anchor: Anchor,
        text: &str,
    ) -> &mut Self {
        let (x, y) = self.place(place);
        let characters = text.chars().fold(0.0, |count, _| count + 1.0);
        let width = characters * CHARACTER_WIDTH * size;
        let (left, name) = match anchor {
            Anchor::Start => (x, "start"),
            Anchor::Middle => (x - width / 2.0, "middle"),
            Anchor::End => (x - width, "end"),
        };
        self.extent.add((left, y), size / 2.0);
        self.extent.add((left + width, y), size / 2.0);
        // Not all programs know how to centre text vertically.
        let (x, y, size) = (Number(x), Number(y + 0.35 * size), Number(size));
        let text = Escaped(text);
        self.push(format_args!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{name}\">{text}</text>"
        ))
    }

    /// Draws shapes as one group with a class; inside it, every shape has its own class too.
    pub fn group(&mut self, class: Class, draw: impl FnOnce(&mut Self)) -> &mut Self {
        self.push(format_args!("<g class=\"{class}\">"));
        draw(self);
        self.push(format_args!("</g>"))
    }

    /// Draws shapes whose coordinates are relative to the given place.
    pub fn at(&mut self, origin: Point, draw: impl FnOnce(&mut Self)) -> &mut Self {
        let before = self.origin;
        self.origin = self.place(origin);
        draw(self);
        self.origin = before;
        self
    }

    /// Returns the upper left and the lower right corner of what is drawn, or `None` if nothing is: for
    /// what is to be drawn next to it.
    #[must_use]
    pub fn bounds(&self) -> Option<(Point, Point)> {
        self.extent.bounds()
    }

    /// Draws an element that has points.
    fn path(
        &mut self,
        element: &str,
        class: Class,
        points: &[Point],
        width: Option<f64>,
    ) -> &mut Self {
        let mut list = String::new();
        for &point in points {
            let (x, y) = self.reach(point, width);
            let separator = if list.is_empty() { "" } else { " " };
            let (x, y) = (Number(x), Number(y));
            append(&mut list, format_args!("{separator}{x},{y}"));
        }
        let width = stroke_width(width);
        self.push(format_args!(
            "<{element} class=\"{class}\" points=\"{list}\"{width}/>"
        ))
    }

    /// Returns where a point of a line is, and makes room for a line of the given width.
    fn reach(&mut self, point: Point, width: Option<f64>) -> Point {
        let placed = self.place(point);
        self.extent.add(placed, width.unwrap_or_default() / 2.0);
        placed
    }

    /// Returns where a place is, given the origin.
    fn place(&self, (x, y): Point) -> Point {
        (self.origin.0 + x, self.origin.1 + y)
    }

    /// Adds an element.
    fn push(&mut self, element: fmt::Arguments<'_>) -> &mut Self {
        append(&mut self.body, element);
        self.body.push('\n');
        self
    }
}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((left, top), (right, bottom)) = self.bounds().unwrap_or_default();
        let (x, y) = (Number(left - MARGIN), Number(top - MARGIN));
        let width = Number(right - left + 2.0 * MARGIN);
        let height = Number(bottom - top + 2.0 * MARGIN);
        let title = Escaped(&self.title);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\" role=\"img\" aria-label=\"{title}\" width=\"{width}\" height=\"{height}\" viewBox=\"{x} {y} {width} {height}\">"
        )?;
        writeln!(f, "<title>{title}</title>")?;
        if !self.description.is_empty() {
            writeln!(f, "<desc>{}</desc>", Escaped(&self.description))?;
        }
        writeln!(f, "<style>\n{STYLE_SHEET}</style>")?;
        writeln!(
            f,
            "<rect class=\"paper\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        )?;
        f.write_str(&self.body)?;
        f.write_str("</svg>\n")
    }
}

/// Returns the width of a line as a `style`: the style sheet would override a plain attribute.
fn stroke_width(width: Option<f64>) -> String {
    width.map_or(String::new(), |width| {
        format!(" style=\"stroke-width:{}\"", Number(width))
    })
}

/// Appends formatted text to a string, which cannot fail.
fn append(to: &mut String, text: fmt::Arguments<'_>) {
    let written = to.write_fmt(text);
    debug_assert!(written.is_ok(), "writing to a string does not fail");
}
