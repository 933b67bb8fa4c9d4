//! The shapes of a picture as JSON.

use fourchette::board_draw::{Anchor, Form, Point, Scene, Shape};
use serde::Serialize;

use crate::scene::name;

/// A shape: what it means, the place that it belongs to, and how it is drawn.
#[derive(Serialize)]
pub(crate) struct ShapeJson<'a> {
    class: String,
    place: Option<&'a str>,
    #[serde(flatten)]
    form: FormJson<'a>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum FormJson<'a> {
    Rect {
        corner: Point,
        size: (f64, f64),
        radius: f64,
    },
    Circle {
        centre: Point,
        radius: f64,
    },
    Polyline {
        points: &'a [Point],
        width: Option<f64>,
    },
    Polygon {
        points: &'a [Point],
        width: Option<f64>,
    },
    Segments {
        segments: &'a [(Point, Point)],
        width: Option<f64>,
    },
    Text {
        at: Point,
        size: f64,
        anchor: &'static str,
        text: &'a str,
    },
    Group {
        shapes: Vec<ShapeJson<'a>>,
    },
    /// A form that is newer than this crate.
    Other,
}

impl<'a> ShapeJson<'a> {
    /// Writes a shape of a scene.
    pub(crate) fn of(scene: &'a Scene, shape: &'a Shape) -> Self {
        Self {
            class: shape.class.to_string(),
            place: shape.place.map(|id| name(scene, id)),
            form: FormJson::of(scene, &shape.form),
        }
    }
}

impl<'a> FormJson<'a> {
    fn of(scene: &'a Scene, form: &'a Form) -> Self {
        match form {
            &Form::Rect {
                corner,
                size,
                radius,
            } => Self::Rect {
                corner,
                size,
                radius,
            },
            &Form::Circle { centre, radius } => Self::Circle { centre, radius },
            &Form::Polyline { ref points, width } => Self::Polyline { points, width },
            &Form::Polygon { ref points, width } => Self::Polygon { points, width },
            &Form::Segments {
                ref segments,
                width,
            } => Self::Segments { segments, width },
            &Form::Text {
                at,
                size,
                anchor,
                ref text,
            } => Self::Text {
                at,
                size,
                anchor: match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                },
                text,
            },
            Form::Group(shapes) => Self::Group {
                shapes: shapes
                    .iter()
                    .map(|shape| ShapeJson::of(scene, shape))
                    .collect(),
            },
            _ => Self::Other,
        }
    }
}
