//! Stand-alone SVG pictures, written from scenes.

use std::fmt;

use crate::scene::{Anchor, Form, Place, Point, Scene, Shape};
use crate::style_sheet::STYLE_SHEET;
use crate::svg_format::{Escaped, Number};

/// The width of the blank border round everything that is drawn.
const MARGIN: f64 = 10.0;

/// A [`Scene`] as a stand-alone SVG picture. `Display` writes the document.
///
/// A style sheet in the picture gives each [`Class`](crate::Class) its colours, for light and for dark
/// surroundings. Every element that belongs to a place says so by `data-place`, so that a page knows
/// what was clicked. Numbers are written with at most two decimals, so that the same drawing is the same
/// text on every machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Svg {
    scene: Scene,
}

impl Svg {
    pub(crate) const fn new(scene: Scene) -> Self {
        Self { scene }
    }

    /// Returns what the picture is written from.
    #[must_use]
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }
}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = &self.scene;
        let ((left, top), (right, bottom)) = scene.bounds().unwrap_or_default();
        let (x, y) = (Number(left - MARGIN), Number(top - MARGIN));
        let width = Number(right - left + 2.0 * MARGIN);
        let height = Number(bottom - top + 2.0 * MARGIN);
        let title = Escaped(scene.title());
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\" role=\"img\" aria-label=\"{title}\" width=\"{width}\" height=\"{height}\" viewBox=\"{x} {y} {width} {height}\">"
        )?;
        writeln!(f, "<title>{title}</title>")?;
        if !scene.description().is_empty() {
            writeln!(f, "<desc>{}</desc>", Escaped(scene.description()))?;
        }
        writeln!(f, "<style>\n{STYLE_SHEET}</style>")?;
        writeln!(
            f,
            "<rect class=\"paper\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        )?;
        for shape in scene.shapes() {
            Written { scene, shape }.fmt(f)?;
        }
        f.write_str("</svg>\n")
    }
}

/// A shape as an element, on a line of its own.
struct Written<'a> {
    scene: &'a Scene,
    shape: &'a Shape,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scene, shape } = *self;
        let place = shape.place.and_then(|id| scene.get(id));
        let (class, place) = (shape.class, DataPlace(place));
        match &shape.form {
            Form::Rect {
                corner: (x, y),
                size: (width, height),
                radius,
            } => {
                let (x, y) = (Number(*x), Number(*y));
                let (width, height) = (Number(*width), Number(*height));
                write!(
                    f,
                    "<rect class=\"{class}\"{place} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""
                )?;
                if *radius > 0.0 {
                    write!(f, " rx=\"{}\"", Number(*radius))?;
                }
                writeln!(f, "/>")
            }
            Form::Circle {
                centre: (x, y),
                radius,
            } => {
                let (x, y, r) = (Number(*x), Number(*y), Number(*radius));
                writeln!(
                    f,
                    "<circle class=\"{class}\"{place} cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
                )
            }
            Form::Polyline { points, width } => {
                let (points, width) = (Points(points), Width(*width));
                writeln!(
                    f,
                    "<polyline class=\"{class}\"{place} points=\"{points}\"{width}/>"
                )
            }
            Form::Polygon { points, width } => {
                let (points, width) = (Points(points), Width(*width));
                writeln!(
                    f,
                    "<polygon class=\"{class}\"{place} points=\"{points}\"{width}/>"
                )
            }
            Form::Segments { segments, width } => {
                write!(f, "<path class=\"{class}\"{place} d=\"")?;
                for (from, to) in segments {
                    write!(f, "M{},{}", Number(from.0), Number(from.1))?;
                    write!(f, "L{},{}", Number(to.0), Number(to.1))?;
                }
                writeln!(f, "\"{}/>", Width(*width))
            }
            Form::Text {
                at: (x, y),
                size,
                anchor,
                text,
            } => {
                // Not all programs know how to centre text vertically.
                let (x, y) = (Number(*x), Number(y + 0.35 * size));
                let (size, text) = (Number(*size), Escaped(text));
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                writeln!(
                    f,
                    "<text class=\"{class}\"{place} x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{text}</text>"
                )
            }
            Form::Group(inside) => {
                writeln!(f, "<g class=\"{class}\"{place}>")?;
                for shape in inside {
                    Written { scene, shape }.fmt(f)?;
                }
                writeln!(f, "</g>")
            }
        }
    }
}

/// The place that an element belongs to, as an attribute.
struct DataPlace<'a>(Option<&'a Place>);

impl fmt::Display for DataPlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(place) => write!(f, " data-place=\"{}\"", Escaped(place.name())),
            None => Ok(()),
        }
    }
}

/// Points as the value of an attribute.
struct Points<'a>(&'a [Point]);

impl fmt::Display for Points<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, &(x, y)) in self.0.iter().enumerate() {
            let separator = if at > 0 { " " } else { "" };
            write!(f, "{separator}{},{}", Number(x), Number(y))?;
        }
        Ok(())
    }
}

/// The width of a line as a `style`: the style sheet would override a plain attribute.
struct Width(Option<f64>);

impl fmt::Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(width) => write!(f, " style=\"stroke-width:{}\"", Number(width)),
            None => Ok(()),
        }
    }
}
