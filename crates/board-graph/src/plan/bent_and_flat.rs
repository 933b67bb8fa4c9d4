//! Bent and flat boards: closed rings round a triangle, which itself is rings of triangles.
//!
//! Rulings, section 1. The rings are listed from the rim inward and lettered in this order. A ring
//! has three sides of `edges` edges; its nodes are numbered clockwise from the north corner, so that
//! side `s` begins with the corner `s * edges`. Each ring is followed by the next one inward across
//! one of two gaps:
//!
//! - *curved*: the next ring has one edge less on each side; its node `j` of a side lies between the nodes
//!   `j` and `j + 1` of the same side here. (The outer rings of a bent board.)
//! - *flat*: the next ring has three edges less on each side; its node `j` of a side lies between the
//!   nodes `j + 1` and `j + 2`. A corner is cut off from it by an edge between the corner's two
//!   neighbours, the *chord*. (Concentric triangles of the triangular lattice.)

use core::f64::consts::TAU;

use super::Plan;
use crate::Node;
use crate::node_name;

/// The distance between the corners of two neighbouring curved rings as drawn, in edges of the
/// triangle inside.
const CORNER_STEP: f64 = 0.9;

/// The same between the middles of their sides.
const MIDDLE_STEP: f64 = 0.85;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    Curved,
    Flat,
}

/// A closed ring, and the gap between it and the next one inward.
#[derive(Clone, Copy)]
struct Ring {
    /// The index of the ring's first node.
    start: usize,
    /// The number of edges along a side; a ring of 0 edges is a single node.
    edges: usize,
    gap: Gap,
}

impl Ring {
    fn len(self) -> usize {
        (3 * self.edges).max(1)
    }

    /// Returns node number `index` of the ring, counted from 0 and on round the ring.
    fn node(self, index: usize) -> Node {
        Node::new(self.start + index % self.len())
    }

    /// Returns the number `n` for which node `j` of a side of the next ring inward lies between the
    /// nodes `j + n` and `j + n + 1` here.
    fn skipped(self) -> usize {
        usize::from(self.gap == Gap::Flat)
    }
}

/// Plans a bent board: a flat triangle with m = ceil((side-1)/2) edges along a side, inside
/// r = floor((side-1)/2) curved rings.
pub(super) fn bent(side: usize) -> Plan {
    let triangle = side / 2;
    plan(triangle, (side - 1) / 2)
}

/// Plans a flat board.
pub(super) fn flat(side: usize) -> Plan {
    plan(side - 1, 0)
}

/// Plans a flat triangle with `triangle` edges along a side, inside `curved` curved rings.
fn plan(triangle: usize, curved: usize) -> Plan {
    let rings = rings(triangle, curved);
    let rim = rings[0];
    let mut plan = Plan {
        sides: (0..3)
            .map(|side| side * rim.edges)
            .map(|corner| (corner..=corner + rim.edges).map(|i| rim.node(i)).collect())
            .collect(),
        corners: (0..3).map(|side| rim.node(side * rim.edges)).collect(),
        rim: (0..rim.len()).map(|i| rim.node(i)).collect(),
        symmetries: symmetries(&rings),
        ..Plan::default()
    };
    for (depth, &ring) in rings.iter().enumerate() {
        let outer = depth.checked_sub(1).map(|depth| rings[depth]);
        let inner = rings.get(depth + 1).copied();
        for index in 0..ring.len() {
            plan.names.push(node_name::in_ring(depth, index));
            plan.places.push(places(ring, index, outer, inner));
            plan.xy
                .push(xy(ring, index, triangle, curved.saturating_sub(depth)));
        }
    }
    plan
}

fn rings(triangle: usize, curved: usize) -> Vec<Ring> {
    let bends = (1..=curved).rev().map(|k| (triangle + k, Gap::Curved));
    let triangles = (0..=triangle / 3).map(|k| (triangle - 3 * k, Gap::Flat));
    let mut start = 0;
    bends
        .chain(triangles)
        .map(|(edges, gap)| {
            let ring = Ring { start, edges, gap };
            start += ring.len();
            ring
        })
        .collect()
}

/// Lists the places round a node: the node before it on the ring, those outside, the node after it,
/// those inside. A node of the rim gets empty places outside to make six.
fn places(ring: Ring, index: usize, outer: Option<Ring>, inner: Option<Ring>) -> Vec<Option<Node>> {
    let outside = outer.map(|outer| outward(ring, index, outer).into_iter().map(Some));
    if ring.edges == 0 {
        return outside.into_iter().flatten().collect();
    }
    let mut places = vec![Some(ring.node(index + ring.len() - 1))];
    let mut rest = vec![Some(ring.node(index + 1))];
    let (before, after) = chords(ring, index);
    rest.extend(before.map(Some));
    rest.extend(
        inner
            .into_iter()
            .flat_map(|inner| inward(ring, index, inner))
            .map(Some),
    );
    rest.extend(after.map(Some));
    match outside {
        Some(outside) => places.extend(outside),
        None => places.resize(6 - rest.len(), None),
    }
    places.extend(rest);
    places
}

/// Returns the other end of the chord that cuts off the corner after this node, and of the one that
/// cuts off the corner before it.
fn chords(ring: Ring, index: usize) -> (Option<Node>, Option<Node>) {
    if ring.gap == Gap::Curved || ring.edges == 1 {
        return (None, None);
    }
    let along = index % ring.edges;
    (
        (along == ring.edges - 1).then(|| ring.node(index + 2)),
        (along == 1).then(|| ring.node(index + ring.len() - 2)),
    )
}

/// Lists a node's neighbours on the next ring outward, clockwise round the board.
fn outward(ring: Ring, index: usize, outer: Ring) -> Vec<Node> {
    let between = |side: usize, along: usize| {
        let first = side * outer.edges + along + outer.skipped();
        [outer.node(first), outer.node(first + 1)]
    };
    if ring.edges == 0 {
        return (0..3).flat_map(|side| between(side, 0)).collect();
    }
    let (side, along) = (index / ring.edges, index % ring.edges);
    let mut nodes = Vec::with_capacity(4);
    if along == 0 {
        // A corner is also the last node of the side before.
        nodes.extend(between(side + 2, ring.edges));
    }
    nodes.extend(between(side, along));
    nodes.dedup();
    nodes
}

/// Lists a node's neighbours on the next ring inward, anticlockwise round the board.
fn inward(ring: Ring, index: usize, inner: Ring) -> Vec<Node> {
    let (side, along) = (index / ring.edges, index % ring.edges);
    [ring.skipped(), ring.skipped() + 1]
        .into_iter()
        .filter_map(|back| along.checked_sub(back))
        .filter(|&along| along <= inner.edges)
        .map(|along| inner.node(side * inner.edges + along))
        .collect()
}

/// Lists the six maps of a triangle onto itself: node `i` of every ring goes to node `i` or `-i`,
/// counted from one of the three corners.
fn symmetries(rings: &[Ring]) -> Vec<Vec<Node>> {
    let image = |corner: usize, mirrored: bool| {
        let of_ring = move |ring: &Ring| {
            let ring = *ring;
            (0..ring.len()).map(move |index| {
                let along = if mirrored {
                    3 * ring.edges - index
                } else {
                    index
                };
                ring.node(corner * ring.edges + along)
            })
        };
        rings.iter().flat_map(of_ring).collect()
    };
    [false, true]
        .into_iter()
        .flat_map(|mirrored| (0..3).map(move |corner| (corner, mirrored)))
        .map(|(corner, mirrored)| image(corner, mirrored))
        .collect()
}

/// Returns where a node is drawn; `bend` is the number of this curved ring, counted outward from the
/// triangle, or 0 for a ring of the triangle.
///
/// The triangle is the regular lattice with edges of length 1 about the origin. The side of a curved
/// ring is an arc of a circle through its two corners and its middle; with each ring the corners lie
/// `CORNER_STEP` farther out, the middle `MIDDLE_STEP`. The nodes are evenly spaced along the arc.
fn xy(ring: Ring, index: usize, triangle: usize, bend: usize) -> (f64, f64) {
    if ring.edges == 0 {
        return (0.0, 0.0);
    }
    let (side, along) = (index / ring.edges, index % ring.edges);
    let flat_edges = if bend > 0 { triangle } else { ring.edges };
    let corner = real(flat_edges) / 3f64.sqrt() + CORNER_STEP * real(bend);
    let middle = real(flat_edges) / 12f64.sqrt() + MIDDLE_STEP * real(bend);
    // With the side's middle straight above the origin: half the chord, and the height of the arc.
    let half = corner * 0.75f64.sqrt();
    let sagitta = middle - corner / 2.0;
    let t = 2.0 * real(along) / real(ring.edges) - 1.0;
    let (x, up) = if bend == 0 {
        (t * half, middle)
    } else {
        let radius = (half * half + sagitta * sagitta) / (2.0 * sagitta);
        let angle = t * 2.0 * (sagitta / half).atan();
        (radius * angle.sin(), middle - radius * (1.0 - angle.cos()))
    };
    // The first side runs from the north corner down to the right: its middle lies 60° from north.
    let turn = TAU * (real(side) / 3.0 + 1.0 / 6.0);
    let (sin, cos) = turn.sin_cos();
    (rounded(x * cos + up * sin), rounded(x * sin - up * cos))
}

/// Rounds off the error of the sines, so that the axis lies at exactly 0 on every machine.
fn rounded(value: f64) -> f64 {
    (value * 1e12).round() / 1e12 + 0.0
}

/// Returns a small count as a real number.
fn real(count: usize) -> f64 {
    u16::try_from(count).map_or(f64::NAN, f64::from)
}
