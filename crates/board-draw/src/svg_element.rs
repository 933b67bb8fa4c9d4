//! Shapes as elements of SVG.

use std::fmt;

use crate::Class;
use crate::scene::{Anchor, Form, Place, Point, Scene, Shape};
use crate::svg_format::{Escaped, Number};

/// A shape of a scene as an element, on a line of its own.
pub(crate) struct Element<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) shape: &'a Shape,
}

impl fmt::Display for Element<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.shape.form {
            Form::Rect {
                corner,
                size,
                radius,
            } => self.rect(f, *corner, *size, *radius),
            Form::Circle { centre, radius } => self.circle(f, *centre, *radius),
            Form::Polyline { points, width } => self.line(f, "polyline", points, *width),
            Form::Polygon { points, width } => self.line(f, "polygon", points, *width),
            Form::Segments { segments, width } => self.path(f, segments, *width),
            Form::Text {
                at,
                size,
                anchor,
                text,
            } => self.text(f, *at, *size, *anchor, text),
            Form::Group(inside) => self.group(f, inside),
        }
    }
}

impl Element<'_> {
    fn rect(
        &self,
        f: &mut fmt::Formatter<'_>,
        (x, y): Point,
        (width, height): (f64, f64),
        radius: f64,
    ) -> fmt::Result {
        let attributes = self.attributes();
        let (x, y) = (Number(x), Number(y));
        let (width, height) = (Number(width), Number(height));
        write!(
            f,
            "<rect{attributes} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""
        )?;
        if radius > 0.0 {
            write!(f, " rx=\"{}\"", Number(radius))?;
        }
        writeln!(f, "/>")
    }

    fn circle(&self, f: &mut fmt::Formatter<'_>, (x, y): Point, radius: f64) -> fmt::Result {
        let attributes = self.attributes();
        let (x, y, r) = (Number(x), Number(y), Number(radius));
        writeln!(f, "<circle{attributes} cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>")
    }

    /// Writes a line through points, which the element leaves open or closes.
    fn line(
        &self,
        f: &mut fmt::Formatter<'_>,
        element: &str,
        points: &[Point],
        width: Option<f64>,
    ) -> fmt::Result {
        let attributes = self.attributes();
        let (points, width) = (Points(points), Width(width));
        writeln!(f, "<{element}{attributes} points=\"{points}\"{width}/>")
    }

    fn path(
        &self,
        f: &mut fmt::Formatter<'_>,
        segments: &[(Point, Point)],
        width: Option<f64>,
    ) -> fmt::Result {
        write!(f, "<path{} d=\"", self.attributes())?;
        for (from, to) in segments {
            write!(f, "M{},{}", Number(from.0), Number(from.1))?;
            write!(f, "L{},{}", Number(to.0), Number(to.1))?;
        }
        writeln!(f, "\"{}/>", Width(width))
    }

    fn text(
        &self,
        f: &mut fmt::Formatter<'_>,
        (x, y): Point,
        size: f64,
        anchor: Anchor,
        text: &str,
    ) -> fmt::Result {
        let attributes = self.attributes();
        // Not all programs know how to centre text vertically.
        let (x, y) = (Number(x), Number(y + 0.35 * size));
        let (size, text) = (Number(size), Escaped(text));
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        writeln!(
            f,
            "<text{attributes} x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{text}</text>"
        )
    }

    fn group(&self, f: &mut fmt::Formatter<'_>, inside: &[Shape]) -> fmt::Result {
        let scene = self.scene;
        writeln!(f, "<g{}>", self.attributes())?;
        for shape in inside {
            write!(f, "{}", Element { scene, shape })?;
        }
        writeln!(f, "</g>")
    }

    fn attributes(&self) -> Attributes<'_> {
        let Self { scene, shape } = *self;
        Attributes {
            class: shape.class,
            place: shape.place.and_then(|id| scene.get(id)),
        }
    }
}

/// The attributes that every element has: its class, and the place that it belongs to, if it belongs to one.
struct Attributes<'a> {
    class: Class,
    place: Option<&'a Place>,
}

impl fmt::Display for Attributes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " class=\"{}\"", self.class)?;
        match self.place {
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
