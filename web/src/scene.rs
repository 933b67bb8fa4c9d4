//! Pictures as JSON.

use fourchette::board_draw::{Area, Mark, Outline, Place, PlaceId, Point, Scene, Stone};
use serde::Serialize;

use crate::shape::ShapeJson;
use crate::status::seat_number;

/// A picture as data. Places are named where they are spoken of.
#[derive(Serialize)]
pub(crate) struct SceneJson<'a> {
    title: &'a str,
    description: &'a str,
    /// The upper left and the lower right corner of what is drawn.
    bounds: Option<(Point, Point)>,
    places: Vec<PlaceJson<'a>>,
    pieces: Vec<PieceJson<'a>>,
    hands: Vec<HandJson>,
    highlights: Vec<HighlightJson<'a>>,
    shapes: Vec<ShapeJson<'a>>,
}

#[derive(Serialize)]
struct PlaceJson<'a> {
    name: &'a str,
    centre: Point,
    outline: OutlineJson<'a>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum OutlineJson<'a> {
    Circle {
        centre: Point,
        radius: f64,
    },
    Polygon {
        corners: &'a [Point],
    },
    /// An outline that is newer than this crate.
    Other,
}

#[derive(Serialize)]
struct PieceJson<'a> {
    places: Vec<&'a str>,
    kind: &'static str,
    owner: Option<u32>,
    stone: Option<&'static str>,
    label: &'a str,
}

#[derive(Serialize)]
struct HandJson {
    owner: u32,
    kind: &'static str,
    count: usize,
}

#[derive(Serialize)]
struct HighlightJson<'a> {
    place: &'a str,
    mark: &'static str,
}

impl<'a> From<&'a Scene> for SceneJson<'a> {
    fn from(scene: &'a Scene) -> Self {
        let pieces = scene.pieces().iter().map(|piece| PieceJson {
            places: piece.places.iter().map(|&id| name(scene, id)).collect(),
            kind: piece.kind,
            owner: piece.owner.map(seat_number),
            stone: piece.stone.map(stone),
            label: &piece.label,
        });
        let hands = scene.hands().iter().map(|hand| HandJson {
            owner: seat_number(hand.owner),
            kind: hand.kind,
            count: hand.count,
        });
        let highlights = scene.highlights().iter().map(|highlight| HighlightJson {
            place: name(scene, highlight.place),
            mark: mark(highlight.mark),
        });
        let shapes = scene.shapes().iter();
        Self {
            title: scene.title(),
            description: scene.description(),
            bounds: scene.bounds(),
            places: scene.places().iter().map(Into::into).collect(),
            pieces: pieces.collect(),
            hands: hands.collect(),
            highlights: highlights.collect(),
            shapes: shapes.map(|shape| ShapeJson::of(scene, shape)).collect(),
        }
    }
}

impl<'a> From<&'a Place> for PlaceJson<'a> {
    fn from(place: &'a Place) -> Self {
        Self {
            name: place.name(),
            centre: place.centre(),
            outline: match place.outline() {
                &Outline::Circle { centre, radius } => OutlineJson::Circle { centre, radius },
                Outline::Polygon(corners) => OutlineJson::Polygon { corners },
                _ => OutlineJson::Other,
            },
        }
    }
}

/// Returns the name of a place of this scene.
pub(crate) fn name(scene: &Scene, id: PlaceId) -> &str {
    scene.get(id).map_or("", Place::name)
}

fn stone(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "black",
        Stone::White => "white",
        Stone::Red => "red",
    }
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Last => "last",
        Mark::Captured => "captured",
        Mark::Winning => "winning",
        Mark::Area(Area::First) => "area-1",
        Mark::Area(Area::Second) => "area-2",
        Mark::Area(Area::Third) => "area-3",
        Mark::Area(Area::Fourth) => "area-4",
        _ => "other",
    }
}
