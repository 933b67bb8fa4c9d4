//! A second, slow and obvious Y, written from the rulings with names and lists only.
//!
//! The model shares nothing with the crate but the board's list of edges, which has tests of its own in
//! `board-graph`.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Board, NodeSetOf, Shape};
use y::{Opening, OptionsOn};

/// A set of nodes by name.
pub(crate) type Names = BTreeSet<String>;

/// The board as a map from each node to its neighbours, with its three sides.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    /// All nodes in board order.
    pub(crate) nodes: Vec<String>,
    /// The neighbours of each node.
    pub(crate) neighbours: BTreeMap<String, Vec<String>>,
    /// The three sides; a corner is in two of them.
    pub(crate) sides: [Names; 3],
}

impl Map {
    /// Draws the map of a board. The sides follow from the names: the rim is ring `a`, and its
    /// corners divide it into three equal stretches, beginning at a1.
    pub(crate) fn new(board: Board) -> Self {
        let nodes: Vec<String> = board
            .nodes()
            .map(|node| board.name(node).to_string())
            .collect();
        let mut neighbours: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (one, other) in board.edges() {
            let [one, other] = [one, other].map(|node| board.name(node).to_string());
            neighbours
                .entry(one.clone())
                .or_default()
                .push(other.clone());
            neighbours.entry(other).or_default().push(one);
        }
        let rim = nodes.iter().filter(|name| name.starts_with('a')).count();
        let sides = [0, 1, 2].map(|side| {
            (0..=rim / 3)
                .map(|step| format!("a{}", (side * rim / 3 + step) % rim + 1))
                .collect()
        });
        Self {
            nodes,
            neighbours,
            sides,
        }
    }

    /// Walks from one stone to all stones of its group.
    pub(crate) fn group(&self, stones: &Names, from: &str) -> Names {
        let mut group = Names::from([from.to_owned()]);
        let mut to_visit = vec![from.to_owned()];
        while let Some(stone) = to_visit.pop() {
            for neighbour in &self.neighbours[&stone] {
                if stones.contains(neighbour) && group.insert(neighbour.clone()) {
                    to_visit.push(neighbour.clone());
                }
            }
        }
        group
    }

    /// Returns whether some group contains a node of each side.
    pub(crate) fn has_y(&self, stones: &Names) -> bool {
        let mut left = stones.clone();
        while let Some(stone) = left.first() {
            let group = self.group(stones, stone);
            if self.sides.iter().all(|side| !side.is_disjoint(&group)) {
                return true;
            }
            left = &left - &group;
        }
        false
    }

    /// Counts the stones of a shortest chain that connects the three sides, if there is one.
    ///
    /// Three stones of a chain, one on each side, are joined in it by paths that meet in one stone;
    /// so a shortest chain is made of shortest paths from one stone to each side.
    pub(crate) fn shortest_y(&self, stones: &Names) -> Option<usize> {
        let steps = [0, 1, 2].map(|side| self.steps_from(&self.sides[side], stones));
        stones
            .iter()
            .filter_map(|stone| {
                let ways = steps.iter().map(|steps| steps.get(stone).copied());
                let sum: Option<usize> = ways.sum();
                sum.map(|sum| sum + 1)
            })
            .min()
    }

    /// Counts the steps from the nearest of `starts` to each stone that can be reached over stones.
    fn steps_from(&self, starts: &Names, stones: &Names) -> BTreeMap<String, usize> {
        let mut steps = BTreeMap::new();
        let mut wave: Names = starts & stones;
        for distance in 0.. {
            if wave.is_empty() {
                break;
            }
            let next = wave
                .iter()
                .flat_map(|stone| &self.neighbours[stone])
                .filter(|next| stones.contains(*next))
                .cloned()
                .collect();
            for stone in wave {
                steps.entry(stone).or_insert(distance);
            }
            wave = next;
            wave.retain(|stone| !steps.contains_key(stone));
        }
        steps
    }
}

/// All boards on which Y is played.
pub(crate) fn all_boards() -> impl Iterator<Item = Board> {
    (3..=25).flat_map(|side| [Board::bent(side), Board::flat(side)].map(Result::unwrap))
}

/// Sets all options.
pub(crate) fn options<const W: usize>(
    board: Shape,
    opening: Opening,
    handicap: usize,
) -> OptionsOn<W> {
    let options = OptionsOn::default().with_board(board);
    let options = options.and_then(|options| options.with_opening(opening));
    let options = options.and_then(|options| options.with_handicap(handicap));
    options.expect("these go together")
}

/// Names the nodes of a set.
pub(crate) fn names<const W: usize>(board: Board, set: NodeSetOf<W>) -> Names {
    set.iter()
        .map(|node| board.name(node).to_string())
        .collect()
}

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// The board.
    pub(crate) map: Map,
    /// Whether the opening is `pie`.
    pub(crate) pie: bool,
    /// The handicap.
    pub(crate) handicap: usize,
    /// All moves so far.
    pub(crate) played: Vec<String>,
}

impl Model {
    /// Sets up the start of a game.
    pub(crate) fn new(board: Board, pie: bool, handicap: usize) -> Self {
        Self {
            map: Map::new(board),
            pie,
            handicap,
            played: Vec::new(),
        }
    }

    /// Returns the stones of each colour, Black's first, and the colour that moves next: the moves
    /// replayed from the start.
    fn replay(&self) -> ([Names; 2], usize) {
        let mut stones = [Names::new(), Names::new()];
        let mut colour = 0;
        for text in self.played.iter().filter(|text| *text != "swap") {
            stones[colour].insert(text.clone());
            let turn_ends = colour == 1 || stones[0].len() >= self.handicap;
            if turn_ends {
                colour = 1 - colour;
            }
        }
        (stones, colour)
    }

    /// Returns the stones of each colour, Black's first.
    pub(crate) fn stones(&self) -> [Names; 2] {
        self.replay().0
    }

    /// Returns the character that stands for the status in a trace, and the result in a trace.
    pub(crate) fn status(&self) -> (char, Option<char>) {
        let (stones, colour) = self.replay();
        let swapped = self.played.iter().any(|text| text == "swap");
        let seat = |colour: usize| {
            if (colour == 0) == swapped { '2' } else { '1' }
        };
        for colour in [0, 1] {
            if self.map.has_y(&stones[colour]) {
                return ('o', Some(seat(colour)));
            }
        }
        (seat(colour), None)
    }

    /// Lists the legal moves: vacant nodes in board order, then `swap`.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.status().0 == 'o' {
            return Vec::new();
        }
        let [black, white] = self.stones();
        let mut moves: Vec<String> = self
            .map
            .nodes
            .iter()
            .filter(|node| !black.contains(*node) && !white.contains(*node))
            .cloned()
            .collect();
        if self.pie && self.played.len() == 1 {
            moves.push("swap".to_owned());
        }
        moves
    }
}
