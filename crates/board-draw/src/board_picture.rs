//! A board and what is to be drawn on it.

use board_graph::{Board, Node};
use board_play::Seat;

use crate::{Area, Hand, Mark, Stone};

/// The kind of the pieces on a board.
pub(crate) const STONE: &str = "stone";

/// A board with stones, marks, arrows and a caption, drawn as text or as SVG.
///
/// Nodes that are off the board are left out.
///
/// # Examples
///
/// ```
/// use board_draw::{Area, BoardPicture, Mark, Stone};
/// use board_graph::Board;
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
    pub(crate) board: Board,
    pub(crate) spots: Vec<Spot>,
    pub(crate) arrows: Vec<Vec<Node>>,
    pub(crate) links: Vec<(Node, Node)>,
    pub(crate) title: String,
    pub(crate) caption: String,
    pub(crate) stone_names: Vec<(Stone, String)>,
    pub(crate) area_names: Vec<(Area, String)>,
    owners: Vec<(Stone, Seat)>,
    pub(crate) hands: Vec<Hand>,
}

/// What is drawn at a node.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spot {
    pub(crate) stone: Option<Stone>,
    pub(crate) last: bool,
    pub(crate) captured: bool,
    pub(crate) winning: bool,
    pub(crate) area: Option<Area>,
    pub(crate) label: Option<String>,
}

impl Spot {
    /// Returns whether the last move changed the node: diagrams do not show how.
    pub(crate) const fn is_touched(&self) -> bool {
        self.last || self.captured
    }

    /// Lists the marks of the node.
    pub(crate) fn marks(&self) -> impl Iterator<Item = Mark> {
        let last = self.last.then_some(Mark::Last);
        let captured = self.captured.then_some(Mark::Captured);
        let winning = self.winning.then_some(Mark::Winning);
        let area = self.area.map(Mark::Area);
        [last, captured, winning, area].into_iter().flatten()
    }
}

impl BoardPicture {
    /// Makes a picture of the empty board.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self {
            board,
            spots: vec![Spot::default(); board.node_count()],
            arrows: Vec::new(),
            links: Vec::new(),
            title: format!("The board {}", board.shape()),
            caption: String::new(),
            stone_names: Vec::new(),
            area_names: Vec::new(),
            owners: Vec::new(),
            hands: Vec::new(),
        }
    }

    /// Puts a stone on a node, in place of any that is there.
    pub fn stone(&mut self, node: Node, stone: Stone) -> &mut Self {
        self.change(node, |spot| spot.stone = Some(stone))
    }

    /// Puts stones of one kind on several nodes.
    pub fn stones(&mut self, nodes: impl IntoIterator<Item = Node>, stone: Stone) -> &mut Self {
        for node in nodes {
            self.stone(node, stone);
        }
        self
    }

    /// Marks a node. It can have several marks, but only one area: the last one given.
    pub fn mark(&mut self, node: Node, mark: Mark) -> &mut Self {
        self.change(node, |spot| match mark {
            Mark::Last => spot.last = true,
            Mark::Captured => spot.captured = true,
            Mark::Winning => spot.winning = true,
            Mark::Area(area) => spot.area = Some(area),
        })
    }

    /// Gives the same mark to several nodes.
    pub fn marks(&mut self, nodes: impl IntoIterator<Item = Node>, mark: Mark) -> &mut Self {
        for node in nodes {
            self.mark(node, mark);
        }
        self
    }

    /// Draws an arrow along nodes, from the start to the end of a slide or of a chain of jumps.
    pub fn arrow(&mut self, path: &[Node]) -> &mut Self {
        let known = path.iter().copied();
        let path = known.filter(|node| node.index() < self.spots.len());
        self.arrows.push(path.collect());
        self
    }

    /// Draws a line between two winning nodes that are not neighbours; neighbours have one anyway.
    ///
    /// Only SVG shows it.
    pub fn link(&mut self, a: Node, b: Node) -> &mut Self {
        if a.index().max(b.index()) < self.spots.len() {
            self.links.push((a, b));
        }
        self
    }

    /// Writes a short text on a node, or on its stone, in place of the node's name. Line breaks become
    /// spaces.
    pub fn label(&mut self, node: Node, text: &str) -> &mut Self {
        let line = text.replace('\n', " ");
        self.change(node, |spot| spot.label = Some(line))
    }

    /// Sets what the picture is called: a game. The title of the SVG is this and the first line of the
    /// caption.
    pub fn title(&mut self, title: &str) -> &mut Self {
        title.clone_into(&mut self.title);
        self
    }

    /// Sets the text below the board, which may have several lines.
    pub fn caption(&mut self, text: &str) -> &mut Self {
        text.clone_into(&mut self.caption);
        self
    }

    /// Sets what the legend calls stones of a kind, in place of their colour.
    pub fn stone_name(&mut self, stone: Stone, name: &str) -> &mut Self {
        self.stone_names.retain(|(other, _)| *other != stone);
        self.stone_names.push((stone, name.to_owned()));
        self
    }

    /// Sets which seat owns the stones of a kind, for those who read the picture as data.
    pub fn owner(&mut self, stone: Stone, seat: Seat) -> &mut Self {
        self.owners.retain(|(other, _)| *other != stone);
        self.owners.push((stone, seat));
        self
    }

    /// Says how many stones a seat has in hand, for those who read the picture as data.
    pub fn in_hand(&mut self, owner: Seat, count: usize) -> &mut Self {
        self.hands.push(Hand {
            owner,
            kind: STONE,
            count,
        });
        self
    }

    /// Sets what the legend calls an area; an area without a name is not in the legend.
    pub fn area_name(&mut self, area: Area, name: &str) -> &mut Self {
        self.area_names.retain(|(other, _)| *other != area);
        self.area_names.push((area, name.to_owned()));
        self
    }

    /// Changes what is drawn at a node, if it is on the board.
    fn change(&mut self, node: Node, change: impl FnOnce(&mut Spot)) -> &mut Self {
        if let Some(spot) = self.spots.get_mut(node.index()) {
            change(spot);
        }
        self
    }

    /// Returns the nodes with what is drawn at them.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = (Node, &Spot)> {
        self.board.nodes().zip(&self.spots)
    }

    /// Returns the text that is written at a node: its label or its name.
    pub(crate) fn text(&self, node: Node) -> String {
        match &self.spots[node.index()].label {
            Some(label) => label.clone(),
            None => self.board.name(node).to_string(),
        }
    }

    /// Returns the kinds of stones that are drawn.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Stone> {
        let stones = Stone::ALL.into_iter();
        stones.filter(|&stone| self.spots.iter().any(|spot| spot.stone == Some(stone)))
    }

    /// Returns the areas that are drawn and have a name, with their names.
    pub(crate) fn named_areas(&self) -> impl Iterator<Item = (Area, &str)> {
        let named = self.area_names.iter();
        let drawn =
            named.filter(|(area, _)| self.spots.iter().any(|spot| spot.area == Some(*area)));
        drawn.map(|(area, name)| (*area, name.as_str()))
    }

    /// Returns the seat that owns the stones of a kind, if that has been said.
    pub(crate) fn owner_of(&self, stone: Stone) -> Option<Seat> {
        let owner = self.owners.iter().find(|(other, _)| *other == stone);
        owner.map(|&(_, seat)| seat)
    }

    /// Returns what the legend calls a kind of stones.
    pub(crate) fn name_of(&self, stone: Stone) -> &str {
        let named = self.stone_names.iter().find(|(other, _)| *other == stone);
        named.map_or(stone.name(), |(_, name)| name)
    }
}
