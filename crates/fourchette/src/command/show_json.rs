//! `fourchette show GAME --json`.

use board_draw::{Hand, Mark, Piece, Place, PlaceId, Point, Scene, Stone};
use board_play::{Ending, Outcome, Seat, Status, Viewer};
use fourchette::AnyRecord;
use serde::Serialize;

use super::failure::Failure;
use super::json;

/// A position and what is where: `docs/json.md` says what the fields mean.
#[derive(Serialize)]
struct ShowJson<'a> {
    game: &'static str,
    rules: String,
    position: String,
    plies: usize,
    last: Option<&'a str>,
    status: Status,
    ending: Option<Ending>,
    outcome: Option<Outcome>,
    description: &'a str,
    places: Vec<PlaceJson<'a>>,
    pieces: Vec<PieceJson<'a>>,
    hands: &'a [Hand],
}

/// A place, and why it stands out.
#[derive(Serialize)]
struct PlaceJson<'a> {
    name: &'a str,
    centre: Point,
    marks: Vec<Mark>,
}

/// A piece, by the names of the places that it is on.
#[derive(Serialize)]
struct PieceJson<'a> {
    places: Vec<&'a str>,
    kind: &'static str,
    owner: Option<Seat>,
    stone: Option<Stone>,
    label: &'a str,
}

/// Prints the position that a record has come to, for somebody who may see everything.
pub(crate) fn write(record: &AnyRecord) -> Result<(), Failure> {
    let last = record.last();
    let scene = record.position().scene(last.as_deref(), Viewer::Everyone)?;
    let json = ShowJson::of(record, last.as_deref(), &scene);
    Ok(json::write_line(&json)?)
}

impl<'a> ShowJson<'a> {
    fn of(record: &AnyRecord, last: Option<&'a str>, scene: &'a Scene) -> Self {
        let position = record.position();
        let places = scene.place_ids().zip(scene.places());
        let pieces = scene.pieces().iter();
        Self {
            game: position.game(),
            rules: position.rules(),
            position: position.to_string(),
            plies: record.plies(),
            last,
            status: position.status(),
            ending: record.ending(),
            outcome: record.outcome(),
            description: scene.description(),
            places: places
                .map(|(id, place)| PlaceJson::of(scene, id, place))
                .collect(),
            pieces: pieces.map(|piece| PieceJson::of(scene, piece)).collect(),
            hands: scene.hands(),
        }
    }
}

impl<'a> PlaceJson<'a> {
    fn of(scene: &Scene, id: PlaceId, place: &'a Place) -> Self {
        let here = scene.highlights().iter().filter(|light| light.place == id);
        Self {
            name: place.name(),
            centre: place.centre(),
            marks: here.map(|light| light.mark).collect(),
        }
    }
}

impl<'a> PieceJson<'a> {
    fn of(scene: &'a Scene, piece: &'a Piece) -> Self {
        let places = piece.places.iter().filter_map(|&id| scene.get(id));
        Self {
            places: places.map(Place::name).collect(),
            kind: piece.kind,
            owner: piece.owner,
            stone: piece.stone,
            label: &piece.label,
        }
    }
}
