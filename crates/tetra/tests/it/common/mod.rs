//! A second, slow and obvious Tetra, written from the rulings with lists and loops only.
//!
//! It shares nothing with the crate but the board's list of edges, which has tests of its own in
//! `board-graph`: what lies opposite what at a node is worked out anew from who is whose neighbour.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use board_graph::{Board, Node, NodeSet};
use board_play::{Position as _, Seat};
use tetra::{FigureKind, Forks, Options, Scales, Setup, Tetra, Wins};

/// The board by some options, nodes being numbers in board order.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    /// The names of the nodes.
    pub(crate) names: Vec<String>,
    /// The node of each name.
    numbers: BTreeMap<String, usize>,
    /// The neighbours of each node.
    pub(crate) near: Vec<BTreeSet<usize>>,
    /// The options.
    pub(crate) options: Options,
    /// What lies straight on from a node over its neighbour, for moves.
    straight: BTreeMap<(usize, usize), Vec<usize>>,
    /// And for figures.
    in_line: BTreeMap<(usize, usize), Vec<usize>>,
    /// Whether one node is reached from the other straight on through one between.
    node_linked: Vec<[bool; 93]>,
    /// Whether one node lies beyond an edge from the other.
    edge_linked: Vec<[bool; 93]>,
    /// The kinds of four linked nodes that were looked at.
    looked_at: RefCell<HashMap<[usize; 4], Vec<FigureKind>>>,
}

impl Map {
    /// Draws the map of the 93-node board.
    pub(crate) fn new(options: Options) -> Self {
        let board = Board::bent9();
        let mut near = vec![BTreeSet::new(); 93];
        for (one, other) in board.edges() {
            near[one.index()].insert(other.index());
            near[other.index()].insert(one.index());
        }
        let names: Vec<String> = board.nodes().map(|n| board.name(n).to_string()).collect();
        let mut map = Self {
            numbers: names.iter().cloned().zip(0..).collect(),
            names,
            near,
            options,
            straight: BTreeMap::new(),
            in_line: BTreeMap::new(),
            node_linked: vec![[false; 93]; 93],
            edge_linked: vec![[false; 93]; 93],
            looked_at: RefCell::default(),
        };
        for via in 0..93 {
            for &from in &map.near[via] {
                let moves_fork = options.fork() != Forks::Off;
                let onward = map.opposite(from, via, moves_fork);
                map.straight.insert((from, via), onward);
                let onward = map.opposite(from, via, map.figures_fork());
                for &to in &onward {
                    map.node_linked[from][to] = true;
                }
                map.in_line.insert((from, via), onward);
            }
        }
        for one in 0..93 {
            for other in (0..93).filter(|&other| other != one) {
                map.edge_linked[one][other] = !map.common_edges(one, other).is_empty();
            }
        }
        map
    }

    fn figures_fork(&self) -> bool {
        self.options.fork() == Forks::On
    }

    fn is_rim(&self, node: usize) -> bool {
        self.names[node].starts_with('a')
    }

    /// Counts the steps from one neighbour of `around` to another, over neighbours of it only.
    fn steps_around(&self, around: usize, from: usize, to: usize) -> usize {
        let mut seen = BTreeSet::from([from]);
        for steps in 0..6 {
            if seen.contains(&to) {
                return steps;
            }
            let next = seen.iter().flat_map(|&node| &self.near[node]);
            let next: Vec<usize> = next.copied().collect();
            let around = &self.near[around];
            seen.extend(next.into_iter().filter(|node| around.contains(node)));
        }
        panic!("the neighbours of a node are connected")
    }

    /// Works out the nodes straight on from a node over its neighbour. Six neighbours lie in a circle,
    /// opposite ones three steps apart; the four of a rim node lie in a row, whose ends are three steps
    /// apart; from one of five the two farthest are two steps away.
    fn opposite(&self, from: usize, via: usize, forks: bool) -> Vec<usize> {
        let apart = match self.near[via].len() {
            4 | 6 => 3,
            5 if forks => 2,
            _ => return Vec::new(),
        };
        let around = self.near[via].iter().copied();
        around
            .filter(|&to| self.steps_around(via, from, to) == apart)
            .collect()
    }

    /// The nodes straight on from a node over its neighbour, for moves.
    pub(crate) fn straight(&self, from: usize, via: usize) -> &[usize] {
        &self.straight[&(from, via)]
    }

    /// The nodes straight on from a node over its neighbour, for figures.
    fn in_line(&self, from: usize, via: usize) -> &[usize] {
        &self.in_line[&(from, via)]
    }

    /// The edges that are shared by a triangle of the one node and a triangle of the other.
    fn common_edges(&self, one: usize, other: usize) -> Vec<[usize; 2]> {
        let common: Vec<usize> = (&self.near[one] & &self.near[other]).into_iter().collect();
        let mut edges = Vec::new();
        for &start in &common {
            for &end in &common {
                if start < end && self.near[start].contains(&end) {
                    edges.push([start, end]);
                }
            }
        }
        edges
    }

    /// Returns whether one leaves a node straight on across `leaving` after entering it across `entering`.
    fn is_opposite(&self, node: usize, entering: [usize; 2], leaving: [usize; 2]) -> bool {
        // The neighbours of the node that touch neither end of the edge: two of six, one of five.
        let is_far = |other: &usize| {
            entering
                .iter()
                .all(|end| end != other && !self.near[*end].contains(other))
        };
        let far = leaving.iter().filter(|other| is_far(other)).count();
        match self.near[node].len() {
            _ if self.is_rim(node) => false,
            6 => far == 2,
            5 => self.figures_fork() && far == 1,
            _ => false,
        }
    }

    /// Returns whether some order of four nodes pleases.
    fn some_order(four: [usize; 4], pleases: impl Fn([usize; 4]) -> bool) -> bool {
        (0..256).any(|code| {
            let places = [code % 4, code / 4 % 4, code / 16 % 4, code / 64];
            let all_different = (0..4).all(|place| places.contains(&place));
            all_different && pleases(places.map(|place| four[place]))
        })
    }

    /// Returns whether four nodes are the 1st, 3rd, 5th and 7th of a straight run, in this order.
    fn is_node_line(&self, [a, b, c, d]: [usize; 4]) -> bool {
        let over = |from: usize, to: usize| -> Vec<usize> {
            let between = self.near[from].iter().copied();
            between
                .filter(|&via| self.in_line(from, via).contains(&to))
                .collect()
        };
        let (ab, bc, cd) = (over(a, b), over(b, c), over(c, d));
        ab.iter().any(|&x| {
            bc.iter().any(|&y| {
                let first_half = self.in_line(x, b).contains(&y);
                let ends = |&z: &usize| self.in_line(y, c).contains(&z);
                first_half && cd.iter().any(ends)
            })
        })
    }

    /// Returns whether four nodes are edge-linked, each with the next, and go straight on, in this order.
    fn is_edge_line(&self, [a, b, c, d]: [usize; 4]) -> bool {
        self.common_edges(a, b).iter().any(|&ab| {
            self.common_edges(b, c).iter().any(|&bc| {
                let ends = |&cd: &[usize; 2]| self.is_opposite(c, bc, cd);
                self.is_opposite(b, ab, bc) && self.common_edges(c, d).iter().any(ends)
            })
        })
    }

    /// Counts how many of the six pairs are node-linked, and how many edge-linked.
    pub(crate) fn linked_pairs(&self, [a, b, c, d]: [usize; 4]) -> [usize; 2] {
        let pairs = [(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)];
        [&self.node_linked, &self.edge_linked].map(|links| {
            pairs
                .iter()
                .filter(|(one, other)| links[*one][*other])
                .count()
        })
    }

    /// Returns which kinds of figure four nodes form.
    pub(crate) fn kinds(&self, four: [usize; 4]) -> Vec<FigureKind> {
        let [node_links, edge_links] = self.linked_pairs(four);
        // Three links make a chain; with fewer there is no need to look closer.
        if node_links.max(edge_links) < 3 {
            return Vec::new();
        }
        let mut looked_at = self.looked_at.borrow_mut();
        let kinds = || {
            let mut kinds = Vec::new();
            if node_links >= 3 && Self::some_order(four, |order| self.is_node_line(order)) {
                kinds.push(FigureKind::NodeLine);
            }
            if edge_links >= 3 && Self::some_order(four, |order| self.is_edge_line(order)) {
                kinds.push(FigureKind::EdgeLine);
            }
            if node_links == 5 {
                kinds.push(FigureKind::NodeRhombus);
            }
            if edge_links == 5 {
                kinds.push(FigureKind::EdgeRhombus);
            }
            kinds
        };
        looked_at.entry(four).or_insert_with(kinds).clone()
    }

    /// Returns the node of this name.
    pub(crate) fn place(&self, name: &str) -> usize {
        let number = self.numbers.get(name);
        *number.unwrap_or_else(|| panic!("{name} is no node"))
    }

    /// Lists the four-node subsets of some nodes.
    pub(crate) fn fours(nodes: &[usize]) -> impl Iterator<Item = [usize; 4]> {
        let count = nodes.len();
        (0..count).flat_map(move |d| {
            (0..d).flat_map(move |c| {
                (0..c)
                    .flat_map(move |b| (0..b).map(move |a| [a, b, c, d].map(|index| nodes[index])))
            })
        })
    }
}

/// A state of the game.
#[derive(Clone, Debug)]
pub(crate) struct Model<'a> {
    /// The board.
    pub(crate) map: &'a Map,
    /// The stones of each seat on the board.
    pub(crate) stones: [BTreeSet<usize>; 2],
    /// The seat to move: 0 or 1.
    pub(crate) turn: usize,
    /// The seat that has won.
    pub(crate) winner: Option<usize>,
}

impl<'a> Model<'a> {
    /// Sets up the start.
    pub(crate) fn new(map: &'a Map) -> Self {
        Self {
            map,
            stones: [BTreeSet::new(), BTreeSet::new()],
            turn: 0,
            winner: None,
        }
    }

    /// Reads a state, be it a position or not, by the options of the map.
    pub(crate) fn of(map: &'a Map, setup: &Setup) -> Self {
        assert_eq!(map.options, setup.options);
        Self {
            map,
            stones: [setup.black, setup.white].map(places),
            turn: setup.turn.index(),
            winner: setup.winner.map(Seat::index),
        }
    }

    fn is_vacant(&self, node: usize) -> bool {
        self.stones.iter().all(|stones| !stones.contains(&node))
    }

    /// Returns whether a seat has stones to put down.
    pub(crate) fn has_stones_in_hand(&self, seat: usize) -> bool {
        self.stones[seat].len() < 10
    }

    /// Lists the nodes that a stone can move to: vacant neighbours, and vacant nodes straight on from
    /// these.
    pub(crate) fn targets(&self, from: usize) -> BTreeSet<usize> {
        let mut targets = BTreeSet::new();
        for &via in &self.map.near[from] {
            if !self.is_vacant(via) {
                continue;
            }
            targets.insert(via);
            let onward = self.map.straight(from, via).iter().copied();
            targets.extend(onward.filter(|&to| self.is_vacant(to)));
        }
        targets
    }

    /// Returns whether a seat's stones can move.
    pub(crate) fn can_move(&self, seat: usize) -> bool {
        let mut stones = self.stones[seat].iter();
        stones.any(|&stone| !self.targets(stone).is_empty())
    }

    /// Lists the figures of a seat, with their kinds.
    pub(crate) fn figures(&self, seat: usize) -> BTreeSet<([usize; 4], FigureKind)> {
        let nodes: Vec<usize> = self.stones[seat].iter().copied().collect();
        let mut figures = BTreeSet::new();
        for four in Map::fours(&nodes) {
            for kind in self.map.kinds(four) {
                if wins(self.map.options.scales(), kind) {
                    figures.insert((four, kind));
                }
            }
        }
        figures
    }

    /// Returns a seat that has a figure.
    pub(crate) fn seat_with_figure(&self) -> Option<usize> {
        (0..2).find(|&seat| !self.figures(seat).is_empty())
    }

    /// Lists the legal moves.
    pub(crate) fn moves(&self) -> Vec<String> {
        let name = |node: usize| self.map.names[node].clone();
        if self.winner.is_some() {
            return Vec::new();
        }
        if self.has_stones_in_hand(self.turn) {
            let vacant = (0..93).filter(|&node| self.is_vacant(node));
            return vacant.map(name).collect();
        }
        if !self.can_move(self.turn) {
            return vec!["pass".to_owned()];
        }
        let mut moves = Vec::new();
        for &from in &self.stones[self.turn] {
            for to in self.targets(from) {
                moves.push(format!("{}-{}", name(from), name(to)));
            }
        }
        moves
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        let moved_to = self.put_stones(text);
        self.end_turn(moved_to);
    }

    /// Does with the stones what a move says. Returns where a stone that was down has gone.
    fn put_stones(&mut self, text: &str) -> Option<usize> {
        let own = &mut self.stones[self.turn];
        if let Some((from, to)) = text.split_once('-') {
            own.remove(&self.map.place(from));
            own.insert(self.map.place(to));
            return Some(self.map.place(to));
        }
        if text != "pass" {
            own.insert(self.map.place(text));
        }
        None
    }

    /// Sees whether the mover has won, and passes the turn on.
    fn end_turn(&mut self, moved_to: Option<usize>) {
        let mut figures = self.figures(self.turn).into_iter();
        let wins = match self.map.options.wins() {
            Wins::Always => figures.next().is_some(),
            Wins::Moving => figures.any(|(four, _)| moved_to.is_some_and(|to| four.contains(&to))),
        };
        self.winner = wins.then_some(self.turn);
        self.turn = 1 - self.turn;
    }

    /// Returns whether the numbers of stones are such that Black has begun and they come down in turn.
    fn counts_fit(&self) -> bool {
        let [black, white] = [0, 1].map(|seat| self.stones[seat].len());
        black == white + self.turn && black <= 10 || (black, white) == (10, 10)
    }

    /// Lists the states from which the seat that is not to move can have led here, and how: by putting a
    /// stone, by moving one, by passing. Not all of these moves need be legal.
    fn before(&self) -> Vec<(Self, String)> {
        let seat = 1 - self.turn;
        let name = |node: usize| self.map.names[node].clone();
        let [mut puts, mut slides] = [Vec::new(), Vec::new()];
        let mut pass = self.clone();
        pass.turn = seat;
        pass.winner = None;
        for &stone in &self.stones[seat] {
            let mut put = pass.clone();
            put.stones[seat].remove(&stone);
            for before in self.targets(stone) {
                let mut slide = put.clone();
                slide.stones[seat].insert(before);
                slides.push((slide, format!("{}-{}", name(before), name(stone))));
            }
            puts.push((put, name(stone)));
        }
        puts.extend(slides);
        puts.push((pass, "pass".to_owned()));
        puts
    }

    /// Returns whether play from the start can lead here: whether it can lead to some state before.
    pub(crate) fn is_reachable(&self) -> bool {
        if !self.counts_fit() {
            return false;
        }
        if self.stones.iter().all(BTreeSet::is_empty) {
            return self.winner.is_none();
        }
        // This spares a long search.
        let is_always = self.map.options.wins() == Wins::Always;
        if is_always && self.winner.is_none() && self.seat_with_figure().is_some() {
            return false;
        }
        let leads_here = |before: &Self, text: &String| {
            before.moves().contains(text) && {
                let mut after = before.clone();
                after.play(text);
                after.stones == self.stones && after.winner == self.winner
            }
        };
        let mut before = self.before().into_iter();
        before.any(|(before, text)| leads_here(&before, &text) && before.is_reachable())
    }
}

/// Returns whether figures of a kind win.
fn wins(scales: Scales, kind: FigureKind) -> bool {
    let name = kind.to_string();
    match scales {
        Scales::Both => true,
        Scales::Node => name.starts_with("node"),
        Scales::Edge => name.starts_with("edge"),
    }
}

/// Lists the members of a set.
pub(crate) fn places(set: NodeSet) -> BTreeSet<usize> {
    set.iter().map(Node::index).collect()
}

/// Makes the set of these members.
pub(crate) fn set<'a>(places: impl IntoIterator<Item = &'a usize>) -> NodeSet {
    places.into_iter().map(|&place| Node::new(place)).collect()
}

/// Returns the node of this name.
pub(crate) fn node(name: &str) -> Node {
    Board::bent9().parse_node(name).unwrap()
}

/// Reads options.
pub(crate) fn options(rules: &str) -> Options {
    rules.parse().unwrap()
}

/// Plays moves, separated by blanks, from the start.
pub(crate) fn played(rules: &str, moves: &str) -> Tetra {
    let mut position = Tetra::new(&options(rules));
    for text in moves.split_whitespace() {
        position.play(text.parse().unwrap()).unwrap();
    }
    position
}
