//! The tables behind the boards: each is built once and never freed.

use std::collections::BTreeMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use crate::name_lookup::NameLookup;
use crate::plan::Plan;
use crate::rows::Rows;
use crate::word_rows::WordRows;
use crate::{Node, NodeName, Shape, ShapeError, Symmetry, straight};

/// Everything known about a board. Lists with an entry for each node are in board order.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) shape: Shape,
    pub(crate) names: Vec<NodeName>,
    /// The set of all nodes as the only row.
    pub(crate) all: WordRows,
    pub(crate) name_lookup: NameLookup,
    pub(crate) neighbours: Rows<Node>,
    pub(crate) neighbour_sets: WordRows,
    /// The same sets without their empty words: a word's place among the words of a set, and the
    /// word.
    pub(crate) neighbour_words: Rows<(usize, u64)>,
    /// A row for each entry of `neighbours`: the nodes that lie straight on from that neighbour over
    /// the node whose neighbour it is.
    pub(crate) straight: Rows<Node>,
    pub(crate) triangles: Vec<[Node; 3]>,
    pub(crate) sides: Vec<&'static [Node]>,
    pub(crate) side_sets: WordRows,
    /// For each node the sides that it is on, one bit for each.
    pub(crate) sides_at: Vec<u8>,
    pub(crate) corners: Vec<Node>,
    pub(crate) pentas: Vec<Node>,
    pub(crate) rim: Vec<Node>,
    pub(crate) on_rim: Vec<bool>,
    pub(crate) xy: Vec<(f64, f64)>,
    pub(crate) symmetries: Vec<Symmetry>,
}

/// The table of the board that most games are played on.
static BENT9: LazyLock<Table> = LazyLock::new(|| Table::build(Shape::Bent { side: 9 }));

/// The other tables built so far. There are fewer than 2000 shapes, so what is leaked is bounded.
static TABLES: RwLock<BTreeMap<Shape, &'static Table>> = RwLock::new(BTreeMap::new());

impl Table {
    /// Returns the table of the 93-node board.
    #[inline]
    pub(crate) fn bent9() -> &'static Self {
        &BENT9
    }

    /// Returns the table of this shape, and builds it if this is the first time.
    pub(crate) fn of(shape: Shape) -> Result<&'static Self, ShapeError> {
        if shape == (Shape::Bent { side: 9 }) {
            return Ok(Self::bent9());
        }
        let shape = shape.check()?;
        // A map is never left half changed, so a poisoned lock does no harm.
        let known = TABLES.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = known.get(&shape) {
            return Ok(table);
        }
        drop(known);
        let mut tables = TABLES.write().unwrap_or_else(PoisonError::into_inner);
        Ok(tables
            .entry(shape)
            .or_insert_with(|| Box::leak(Box::new(Self::build(shape)))))
    }

    fn build(shape: Shape) -> Self {
        let plan = Plan::new(shape);
        let count = plan.names.len();
        let neighbours: Rows<Node> = plan
            .places
            .iter()
            .map(|places| places.iter().copied().flatten())
            .collect();
        let sides: Vec<&'static [Node]> = plan
            .sides
            .into_iter()
            .map(|side| &*Vec::leak(side))
            .collect();
        let mut on_rim = vec![false; count];
        for node in &plan.rim {
            on_rim[node.index()] = true;
        }
        Self {
            shape,
            all: WordRows::new(count, [&*nodes(count).collect::<Vec<Node>>()].into_iter()),
            name_lookup: NameLookup::new(&plan.names),
            neighbour_sets: WordRows::new(count, neighbours.iter()),
            neighbour_words: neighbours.iter().map(occupied_words).collect(),
            neighbours,
            straight: straight::of_places(&plan.places),
            triangles: triangles(shape, &plan.places),
            side_sets: WordRows::new(count, sides.iter().copied()),
            sides_at: sides_at(count, &sides),
            sides,
            corners: plan.corners,
            pentas: nodes(count)
                .filter(|node| plan.places[node.index()].len() == 5)
                .collect(),
            rim: plan.rim,
            on_rim,
            xy: plan.xy,
            symmetries: symmetries(plan.symmetries),
            names: plan.names,
        }
    }
}

/// Returns the first `count` nodes in board order.
pub(crate) fn nodes(
    count: usize,
) -> impl ExactSizeIterator<Item = Node> + DoubleEndedIterator + Clone {
    (0..count).map(Node::new)
}

/// Returns the words of a set that are not empty, by place.
fn occupied_words(set: &[Node]) -> BTreeMap<usize, u64> {
    let mut words = BTreeMap::new();
    for node in set {
        *words.entry(node.index() / 64).or_default() |= 1 << (node.index() % 64);
    }
    words
}

/// Finds the sides that each node is on, one bit for each.
fn sides_at(count: usize, sides: &[&[Node]]) -> Vec<u8> {
    let mut sides_at = vec![0; count];
    for (side, nodes) in sides.iter().enumerate() {
        for node in *nodes {
            sides_at[node.index()] |= 1 << side;
        }
    }
    sides_at
}

/// Finds the triangular faces: a node and two of its neighbours in consecutive places. Grids have
/// none: orthogonal ones have square faces, and on those of kings edges cross.
fn triangles(shape: Shape, places: &[Vec<Option<Node>>]) -> Vec<[Node; 3]> {
    let mut triangles = Vec::new();
    if matches!(shape, Shape::Grid { .. }) {
        return triangles;
    }
    for (node, round) in nodes(places.len()).zip(places) {
        let next = round.iter().cycle().skip(1);
        for (&second, &third) in round.iter().zip(next) {
            if let (Some(second), Some(third)) = (second, third)
                && node < second
                && node < third
            {
                triangles.push([node, second, third]);
            }
        }
    }
    triangles
}

/// Makes the symmetries, each once.
fn symmetries(images: Vec<Vec<Node>>) -> Vec<Symmetry> {
    let mut different: Vec<Symmetry> = Vec::new();
    for images in images {
        let symmetry = Symmetry::new(images);
        if !different.contains(&symmetry) {
            different.push(symmetry);
        }
    }
    different
}
