//! How a scene is built: shape by shape.

use super::{Anchor, Form, Hand, Highlight, Outline, Piece, Place, PlaceId, Point, Scene, Shape};
use crate::{Class, Mark};

/// The width of a character as a part of the font size; few characters are wider.
const CHARACTER_WIDTH: f64 = 0.66;

impl Scene {
    /// Sets the description: what the picture shows, in words, for people who cannot see it.
    pub fn describe(&mut self, description: &str) -> &mut Self {
        description.clone_into(&mut self.description);
        self
    }

    /// Declares a place and returns its number. No two places of a scene have the same name; that is for
    /// the caller to keep.
    pub fn place(&mut self, name: &str, outline: Outline) -> PlaceId {
        let id = PlaceId(self.places.len());
        let outline = outline.moved(self.origin);
        self.places.push(Place::new(name.to_owned(), outline));
        id
    }

    /// Draws shapes that belong to a place.
    pub fn on(&mut self, place: PlaceId, draw: impl FnOnce(&mut Self)) -> &mut Self {
        let before = self.current.replace(place);
        draw(self);
        self.current = before;
        self
    }

    /// Covers a place with a shape that is not seen and can be pointed at, where nothing that is drawn
    /// there belongs to the place alone.
    pub fn hit_area(&mut self, place: PlaceId) -> &mut Self {
        let Some(outline) = self.get(place).map(|place| place.outline().clone()) else {
            return self;
        };
        // The outline has been placed already.
        let origin = core::mem::take(&mut self.origin);
        self.on(place, |scene| {
            match outline {
                Outline::Circle { centre, radius } => scene.circle(Class::Hit, centre, radius),
                Outline::Polygon(corners) => scene.polygon(Class::Hit, &corners),
            };
        });
        self.origin = origin;
        self
    }

    /// Says that there is a piece. This draws nothing.
    pub fn piece(&mut self, piece: Piece) -> &mut Self {
        self.pieces.push(piece);
        self
    }

    /// Says what a seat has in hand. This draws nothing.
    pub fn hand(&mut self, hand: Hand) -> &mut Self {
        self.hands.push(hand);
        self
    }

    /// Says that a place is highlighted. This draws nothing.
    pub fn highlight(&mut self, place: PlaceId, mark: Mark) -> &mut Self {
        self.highlights.push(Highlight { place, mark });
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
        let corner = self.placed(corner);
        self.extent.add(corner, 0.0);
        self.extent.add((corner.0 + size.0, corner.1 + size.1), 0.0);
        let form = Form::Rect {
            corner,
            size,
            radius,
        };
        self.push(class, form)
    }

    /// Draws a circle.
    pub fn circle(&mut self, class: Class, centre: Point, radius: f64) -> &mut Self {
        let centre = self.placed(centre);
        self.extent.add(centre, radius);
        self.push(class, Form::Circle { centre, radius })
    }

    /// Draws a straight line.
    pub fn line(&mut self, class: Class, from: Point, to: Point) -> &mut Self {
        self.polyline(class, &[from, to])
    }

    /// Draws an open line through points.
    pub fn polyline(&mut self, class: Class, points: &[Point]) -> &mut Self {
        self.open(class, points, None)
    }

    /// Draws a closed shape.
    pub fn polygon(&mut self, class: Class, points: &[Point]) -> &mut Self {
        self.closed(class, points, None)
    }

    /// Draws a closed shape whose outline has a given width, half of it outside the shape.
    pub fn wide_polygon(&mut self, class: Class, points: &[Point], width: f64) -> &mut Self {
        self.closed(class, points, Some(width))
    }

    /// Draws several straight lines as one shape, with the given width or else that of their class.
    ///
    /// Nothing is drawn if there are none.
    pub fn segments(
        &mut self,
        class: Class,
        segments: impl IntoIterator<Item = (Point, Point)>,
        width: Option<f64>,
    ) -> &mut Self {
        let segments: Vec<_> = segments
            .into_iter()
            .map(|(from, to)| (self.reach(from, width), self.reach(to, width)))
            .collect();
        if segments.is_empty() {
            return self;
        }
        self.push(class, Form::Segments { segments, width })
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
        self.group(Class::Arrow, |scene| {
            scene.open(Class::Arrow, &points, Some(width)).closed(
                Class::Arrow,
                &head,
                Some(0.4 * width),
            );
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
        let (x, y) = self.placed(place);
        let characters = text.chars().fold(0.0, |count, _| count + 1.0);
        let width = characters * CHARACTER_WIDTH * size;
        let left = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        };
        self.extent.add((left, y), size / 2.0);
        self.extent.add((left + width, y), size / 2.0);
        let form = Form::Text {
            at: (x, y),
            size,
            anchor,
            text: text.to_owned(),
        };
        self.push(class, form)
    }

    /// Draws shapes as one group with a class; inside it, every shape has its own class too.
    pub fn group(&mut self, class: Class, draw: impl FnOnce(&mut Self)) -> &mut Self {
        let before = core::mem::take(&mut self.shapes);
        draw(self);
        let inside = core::mem::replace(&mut self.shapes, before);
        self.push(class, Form::Group(inside))
    }

    /// Draws shapes whose coordinates are relative to the given place.
    pub fn at(&mut self, origin: Point, draw: impl FnOnce(&mut Self)) -> &mut Self {
        let before = self.origin;
        self.origin = self.placed(origin);
        draw(self);
        self.origin = before;
        self
    }

    fn open(&mut self, class: Class, points: &[Point], width: Option<f64>) -> &mut Self {
        let points = self.reach_all(points, width);
        self.push(class, Form::Polyline { points, width })
    }

    fn closed(&mut self, class: Class, points: &[Point], width: Option<f64>) -> &mut Self {
        let points = self.reach_all(points, width);
        self.push(class, Form::Polygon { points, width })
    }

    fn reach_all(&mut self, points: &[Point], width: Option<f64>) -> Vec<Point> {
        let points = points.iter().map(|&point| self.reach(point, width));
        points.collect()
    }

    /// Returns where a point of a line is, and makes room for a line of the given width.
    fn reach(&mut self, point: Point, width: Option<f64>) -> Point {
        let placed = self.placed(point);
        self.extent.add(placed, width.unwrap_or_default() / 2.0);
        placed
    }

    /// Returns where a point is, given the origin.
    fn placed(&self, (x, y): Point) -> Point {
        (self.origin.0 + x, self.origin.1 + y)
    }

    fn push(&mut self, class: Class, form: Form) -> &mut Self {
        let place = self.current;
        self.shapes.push(Shape { class, place, form });
        self
    }
}
