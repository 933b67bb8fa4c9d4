//! A board and what is to be drawn on it.

use crate::{Area, Mark, Stone};
use board_graph::{Board, Node};

/// A board with stones, marks, arrows and a caption, drawn as text or as SVG.
///
/// Nodes that are not on the board are left out.
///
/// # Examples
///
/// ```
/// use board_graph::Board;
/// use board_draw::{Area, BoardPicture, Mark, Stone};
///
/// let board = Board::bent9();
/// let [from, over, to] = ["c4", "b4", "a4"].map(|name| board.parse_node(name).unwrap());
/// let mut picture = BoardPicture::new(board);
/// picture
///     .stone(to, Stone::Black)
///     .stone(over, Stone::White)
///     .mark(to, Mark::Last)
///     .arrow(&[from, over, to])
///     .area_name(Area::First, "start of Black")
///     .mark(from, Mark::Area(Area::First))
///     .caption("Black jumps c4-a4");
/// println!("{}", picture.canvas().ansi());
/// ```
#[derive(Clone, Debug)]
pub struct BoardPicture {
    pub(super) board: Board,
    pub(super) spots: Vec<Spot>,
    pub(super) arrows: Vec<Vec<Node>>,
    pub(super) links: Vec<(Node, Node)>,
    pub(super) caption: String,
    pub(super) stone_names: Vec<(Stone, String)>,
    pub(super) area_names: Vec<(Area, String)>,
}

/// What is drawn at a node.
#[derive(Clone, Debug, Default)]
pub(super) struct Spot {
    pub(super) stone: Option<Stone>,
    pub(super) last: bool,
    pub(super) captured: bool,
    pub(super) winning: bool,
    pub(super) area: Option<Area>,
    pub(super) label: Option<String>,
}

impl Spot {
    /// Returns whether the last move changed the node: text does not say how.
    pub(super) const fn is_touched(&self) -> bool {
        self.last || self.captured
    }
}

impl BoardPicture {
    /// Starts with the empty board.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self {
            board,
            spots: vec![Spot::default(); board.node_count()],
            arrows: Vec::new(),
            links: Vec::new(),
            caption: String::new(),
            stone_names: Vec::new(),
            area_names: Vec::new(),
        }
    }

    /// Puts a stone on a node, in place of any other.
    pub fn stone(&mut self, node: Node, stone: Stone) -> &mut Self {
        self.change(node, |spot| spot.stone = Some(stone))
    }

    /// Puts stones of one kind on nodes.
    pub fn stones(&mut self, nodes: impl IntoIterator<Item = Node>, stone: Stone) -> &mut Self {
        for node in nodes {
            self.stone(node, stone);
        }
        self
    }

    /// Marks a node. The marks of a node add up, but it is in one area at most: the latest.
    pub fn mark(&mut self, node: Node, mark: Mark) -> &mut Self {
        self.change(node, |spot| match mark {
            Mark::Last => spot.last = true,
            Mark::Captured => spot.captured = true,
            Mark::Winning => spot.winning = true,
            Mark::Area(area) => spot.area = Some(area),
        })
    }

    /// Marks several nodes alike.
    pub fn marks(&mut self, nodes: impl IntoIterator<Item = Node>, mark: Mark) -> &mut Self {
        for node in nodes {
            self.mark(node, mark);
        }
        self
    }

    /// Draws an arrow along nodes, for a slide or a chain of jumps, from its start to its end.
    pub fn arrow(&mut self, path: &[Node]) -> &mut Self {
        let known = path.iter().copied();
        let path = known.filter(|node| node.index() < self.spots.len());
        self.arrows.push(path.collect());
        self
    }

    /// Links two nodes that won together and are no neighbours; neighbours are linked anyway.
    ///
    /// Only the picture shows it.
    pub fn link(&mut self, a: Node, b: Node) -> &mut Self {
        if a.index().max(b.index()) < self.spots.len() {
            self.links.push((a, b));
        }
        self
    }

    /// Writes a short text of one line on a node, or on its stone, in place of the node's name.
    pub fn label(&mut self, node: Node, text: &str) -> &mut Self {
        let line = text.replace('\n', " ");
        self.change(node, |spot| spot.label = Some(line))
    }

    /// Sets the text below the board; it may have several lines.
    pub fn caption(&mut self, text: &str) -> &mut Self {
        text.clone_into(&mut self.caption);
        self
    }

    /// Says in the legend what stones of a kind are, in place of the name of their colour.
    pub fn stone_name(&mut self, stone: Stone, name: &str) -> &mut Self {
        self.stone_names.retain(|(other, _)| *other != stone);
        self.stone_names.push((stone, name.to_owned()));
        self
    }

    /// Says in the legend what an area is; a nameless area is not in the legend.
    pub fn area_name(&mut self, area: Area, name: &str) -> &mut Self {
        self.area_names.retain(|(other, _)| *other != area);
        self.area_names.push((area, name.to_owned()));
        self
    }

    fn change(&mut self, node: Node, change: impl FnOnce(&mut Spot)) -> &mut Self {
        if let Some(spot) = self.spots.get_mut(node.index()) {
            change(spot);
        }
        self
    }

    /// Lists the nodes with what is drawn at them.
    pub(super) fn nodes(&self) -> impl Iterator<Item = (Node, &Spot)> {
        self.board.nodes().zip(&self.spots)
    }

    /// Gives the text that is written at a node.
    pub(super) fn text(&self, node: Node) -> String {
        match &self.spots[node.index()].label {
            Some(label) => label.clone(),
            None => self.board.name(node).to_string(),
        }
    }

    /// Lists the kinds of stones that are drawn.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Stone> {
        let stones = Stone::ALL.into_iter();
        stones.filter(|&stone| self.spots.iter().any(|spot| spot.stone == Some(stone)))
    }

    /// Lists the areas that are drawn and have a name, with their names.
    pub(super) fn named_areas(&self) -> impl Iterator<Item = (Area, &str)> {
        let named = self.area_names.iter();
        let drawn =
            named.filter(|(area, _)| self.spots.iter().any(|spot| spot.area == Some(*area)));
        drawn.map(|(area, name)| (*area, name.as_str()))
    }

    /// Gives the name of a kind of stones.
    pub(super) fn name_of(&self, stone: Stone) -> &str {
        let named = self.stone_names.iter().find(|(other, _)| *other == stone);
        named.map_or(stone.name(), |(_, name)| name)
    }
}
