//! A board as a scene.

use std::collections::HashSet;
use std::f64::consts::TAU;

use board_graph::Node;

use crate::board_picture::{STONE, Spot};
use crate::{Anchor, Area, BoardPicture, Class, Outline, Piece, PlaceId, Point, Scene, Stone, Svg};

/// The length of the shortest edge of a board; all other sizes follow from it.
const EDGE: f64 = 44.0;

/// Places touch and do not overlap: no two nodes are nearer together than an edge is long.
const PLACE_RADIUS: f64 = 0.5 * EDGE;
const NODE_RADIUS: f64 = 0.27 * EDGE;
/// Large enough to be seen round a stone.
const PENTA_RADIUS: f64 = 0.52 * EDGE;
const STONE_RADIUS: f64 = 0.41 * EDGE;
const LEFT_RADIUS: f64 = 0.34 * EDGE;
const CAPTURED_RADIUS: f64 = 0.37 * EDGE;
const LAST_RADIUS: f64 = 0.34 * EDGE;
const WINNING_RADIUS: f64 = 0.45 * EDGE;
const WINNING_WIDTH: f64 = 0.16 * EDGE;
const LINK_WIDTH: f64 = 0.08 * EDGE;
const BODY_WIDTH: f64 = 1.2 * EDGE;
const AREA_RADIUS: f64 = 0.5 * EDGE;
const AREA_WIDTH: f64 = EDGE;
const ARROW_WIDTH: f64 = 0.11 * EDGE;
const NAME_SIZE: f64 = 0.25 * EDGE;
const CAPTION_SIZE: f64 = 0.4 * EDGE;

impl BoardPicture {
    /// Draws the board with the names of the nodes, and with the caption and a legend below. Its places
    /// are the nodes; its description says in words what is on the board.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let points = self.points();
        let mut scene = Scene::of_position(&self.title, &self.caption);
        scene.describe(&self.description());
        let places = self.declare(&mut scene, &points);
        self.draw_body(&mut scene, &points);
        self.draw_areas(&mut scene, &points);
        self.draw_edges(&mut scene, &points);
        self.draw_pentas(&mut scene, &points);
        for (node, spot) in self.nodes() {
            let at = points[node.index()];
            scene.on(places[node.index()], |scene| draw_stone(scene, at, spot));
        }
        let ways: Vec<_> = self.arrows.iter().map(|arrow| self.way(arrow)).collect();
        for way in &ways {
            draw_arrow(&mut scene, &points, way);
        }
        self.draw_faces(&mut scene, &points, &places, &ways);
        // Vacant nodes and all names are drawn over the arrows, which would cross them out.
        for (node, spot) in self.nodes().filter(|(_, spot)| spot.stone.is_none()) {
            let at = points[node.index()];
            scene.on(places[node.index()], |scene| draw_vacant(scene, at, spot));
        }
        for (node, spot) in self.nodes() {
            let class = spot.stone.map_or(Class::Name, Class::OnStone);
            let (at, text) = (points[node.index()], self.text(node));
            scene.on(places[node.index()], |scene| {
                scene.text(class, at, NAME_SIZE, Anchor::Middle, &text);
            });
        }
        self.draw_caption(&mut scene);
        self.add_legend(&mut scene);
        scene
    }

    /// Draws the board as SVG: see [`scene`](Self::scene).
    #[must_use]
    pub fn svg(&self) -> Svg {
        self.scene().svg()
    }

    /// Declares the nodes as places, in board order, and says what is on them.
    fn declare(&self, scene: &mut Scene, points: &[Point]) -> Vec<PlaceId> {
        let mut places = Vec::with_capacity(points.len());
        for ((node, spot), &centre) in self.nodes().zip(points) {
            let name = self.board.name(node).to_string();
            let radius = PLACE_RADIUS;
            let place = scene.place(&name, Outline::Circle { centre, radius });
            places.push(place);
            if let Some(stone) = spot.stone {
                let label = spot.label.as_deref().unwrap_or_default();
                scene.piece(Piece {
                    owner: self.owner_of(stone),
                    stone: Some(stone),
                    ..Piece::new(STONE, &[place]).with_label(label)
                });
            }
            for mark in spot.marks() {
                scene.highlight(place, mark);
            }
        }
        for &hand in &self.hands {
            scene.hand(hand);
        }
        places
    }

    /// Returns where the nodes are drawn, in board order.
    fn points(&self) -> Vec<Point> {
        let points: Vec<Point> = self.board.nodes().map(|node| self.board.xy(node)).collect();
        let lengths = self.board.edges().map(|(a, b)| {
            let (a, b) = (points[a.index()], points[b.index()]);
            (a.0 - b.0).hypot(a.1 - b.1)
        });
        let shortest = lengths.fold(f64::INFINITY, f64::min);
        let scale = if shortest.is_finite() && shortest > 0.0 {
            EDGE / shortest
        } else {
            EDGE
        };
        let scaled = points.iter().map(|(x, y)| (x * scale, y * scale));
        scaled.collect()
    }

    /// Draws the ground, which extends somewhat beyond the rim.
    fn draw_body(&self, scene: &mut Scene, points: &[Point]) {
        let rim: Vec<Point> = self.board.rim().iter().map(|n| points[n.index()]).collect();
        scene.wide_polygon(Class::Board, &rim, BODY_WIDTH);
    }

    /// Draws areas as tints round their nodes and the edges between them.
    fn draw_areas(&self, scene: &mut Scene, points: &[Point]) {
        for area in Area::ALL {
            let inside = |node: Node| self.spots[node.index()].area == Some(area);
            let edges = self.edges(points, |a, b| inside(a) && inside(b));
            scene.segments(Class::Area(area), edges, Some(AREA_WIDTH));
            for (node, _) in self.nodes().filter(|(node, _)| inside(*node)) {
                scene.circle(Class::Area(area), points[node.index()], AREA_RADIUS);
            }
        }
    }

    /// Draws the edges, and the lines between winning nodes.
    fn draw_edges(&self, scene: &mut Scene, points: &[Point]) {
        let rim = self.board.rim();
        let along_rim: HashSet<_> = rim
            .iter()
            .zip(rim.iter().cycle().skip(1))
            .flat_map(|(&a, &b)| [(a, b), (b, a)])
            .collect();
        let outer = self.edges(points, |a, b| along_rim.contains(&(a, b)));
        let inner = self.edges(points, |a, b| !along_rim.contains(&(a, b)));
        scene.segments(Class::Line, inner, None);
        scene.segments(Class::Border, outer, None);
        let won = |node: Node| self.spots[node.index()].winning;
        let chain = self.edges(points, |a, b| won(a) && won(b));
        scene.segments(Class::Winning, chain, Some(WINNING_WIDTH));
        let place = |node: Node| points[node.index()];
        let links = self.links.iter().map(|&(a, b)| (place(a), place(b)));
        scene.segments(Class::Winning, links, Some(LINK_WIDTH));
    }

    /// Draws a pentagon at each penta, with a corner pointing away from the middle of the board.
    fn draw_pentas(&self, scene: &mut Scene, points: &[Point]) {
        for penta in self.board.pentas() {
            let (x, y) = points[penta.index()];
            let (away, fifth) = (y.atan2(x), TAU / 5.0);
            let corners = [0.0, 1.0, 2.0, 3.0, 4.0].map(|corner| {
                let (sin, cos) = (away + corner * fifth).sin_cos();
                (x + PENTA_RADIUS * cos, y + PENTA_RADIUS * sin)
            });
            scene.polygon(Class::Penta, &corners);
        }
    }

    /// Adds to the nodes of an arrow those that were jumped over, so that it is seen to turn at a penta.
    fn way(&self, arrow: &[Node]) -> Vec<Node> {
        let mut way: Vec<Node> = arrow.first().copied().into_iter().collect();
        for step in arrow.windows(2) {
            way.extend(self.jumped(step[0], step[1]));
            way.push(step[1]);
        }
        way
    }

    /// Draws the middle of the stones on the ways of arrows once more: an arrow goes over a stone, and
    /// under its name.
    fn draw_faces(
        &self,
        scene: &mut Scene,
        points: &[Point],
        places: &[PlaceId],
        ways: &[Vec<Node>],
    ) {
        for node in ways.iter().flatten() {
            if let Some(stone) = self.spots[node.index()].stone {
                let at = points[node.index()];
                scene.on(places[node.index()], |scene| {
                    scene.circle(Class::Face(stone), at, NODE_RADIUS);
                });
            }
        }
    }

    /// Returns a node with a stone, or with a captured one, over which a straight line leads from one
    /// node to another.
    fn jumped(&self, from: Node, to: Node) -> Option<Node> {
        let between = self.board.neighbours(from).iter().copied();
        let mut taken = between.filter(|over| {
            let spot = &self.spots[over.index()];
            spot.stone.is_some() || spot.captured
        });
        taken.find(|&over| self.board.straight(from, over).contains(&to))
    }

    /// Writes the caption below everything drawn so far.
    fn draw_caption(&self, scene: &mut Scene) {
        let Some(((left, _), (right, bottom))) = scene.bounds() else {
            return;
        };
        let (x, mut y) = (f64::midpoint(left, right), bottom + CAPTION_SIZE);
        for line in self.caption.lines() {
            scene.text(Class::Title, (x, y), CAPTION_SIZE, Anchor::Middle, line);
            y += 1.3 * CAPTION_SIZE;
        }
    }

    /// Returns the ends of those edges of the board whose nodes are wanted.
    fn edges(&self, points: &[Point], wanted: impl Fn(Node, Node) -> bool) -> Vec<(Point, Point)> {
        let edges = self.board.edges().filter(|&(a, b)| wanted(a, b));
        let ends = edges.map(|(a, b)| (points[a.index()], points[b.index()]));
        ends.collect()
    }

    /// Describes in words what is on the board.
    fn description(&self) -> String {
        let mut sentences = vec![format!("Board {}.", self.board.shape())];
        let mut add = |name: &str, wanted: &dyn Fn(&Spot) -> bool| {
            let nodes = self.nodes().filter(|(_, spot)| wanted(spot));
            let names: Vec<_> = nodes.map(|(n, _)| self.board.name(n).to_string()).collect();
            if !names.is_empty() {
                sentences.push(format!("{name}: {}.", names.join(" ")));
            }
        };
        for stone in Stone::ALL {
            add(self.name_of(stone), &|spot| spot.stone == Some(stone));
        }
        for (area, name) in self.named_areas() {
            add(&sentence_case(name), &|spot| spot.area == Some(area));
        }
        add("Last move", &|spot| spot.last);
        add("Captured", &|spot| spot.captured);
        add("Winning", &|spot| spot.winning);
        sentences.join(" ")
    }
}

/// Returns a text with a capital letter at its beginning.
fn sentence_case(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

/// Draws the stone of a node, if it has one, and its marks.
fn draw_stone(scene: &mut Scene, at: Point, spot: &Spot) {
    let Some(stone) = spot.stone else {
        return;
    };
    if spot.winning {
        scene.circle(Class::Winning, at, WINNING_RADIUS);
    }
    scene.circle(Class::Stone(stone), at, STONE_RADIUS);
    if spot.last {
        scene.circle(Class::Last, at, LAST_RADIUS);
    }
}

/// Draws a vacant node and its marks.
fn draw_vacant(scene: &mut Scene, at: Point, spot: &Spot) {
    scene.circle(Class::Node, at, NODE_RADIUS);
    if spot.last {
        scene.circle(Class::Last, at, LAST_RADIUS);
    }
    if spot.captured {
        scene.circle(Class::Captured, at, CAPTURED_RADIUS);
    }
}

/// Draws an arrow along nodes, from the ring round the first to the stone on the last.
fn draw_arrow(scene: &mut Scene, points: &[Point], arrow: &[Node]) {
    let mut path: Vec<Point> = arrow.iter().map(|node| points[node.index()]).collect();
    path.dedup();
    let [start, after, ..] = path[..] else {
        return;
    };
    let [.., before, tip] = path[..] else {
        return;
    };
    scene.circle(Class::Left, start, LEFT_RADIUS);
    let last = path.len() - 1;
    path[0] = towards(start, after, LEFT_RADIUS);
    // The head touches the stone that moved and does not hide it.
    path[last] = towards(tip, before, STONE_RADIUS);
    scene.arrow(&path, ARROW_WIDTH);
}

/// Returns the point at a distance from one point on the way to another.
fn towards(from: Point, to: Point, distance: f64) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let part = distance / dx.hypot(dy);
    (from.0 + part * dx, from.1 + part * dy)
}
