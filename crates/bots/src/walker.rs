//! A game as the algorithms of this crate see it: moves are numbers, and positions are walked through.

use core::cmp::Ordering;
use std::collections::HashSet;

use board_play::playout::random_move;
use board_play::{Observe, Position, Seat, Status};
use rand_chacha::ChaCha8Rng;

use crate::seat_view::is_open;
use crate::{Playable, SeatView};

/// Walks through the positions of a game and remembers its moves, so that an algorithm need not know
/// the types of the game and is compiled once for all of them.
///
/// A walker stands on a position. It knows the moves from there, once they have been listed or drawn,
/// by their numbers in ascending order: its *list*. It also knows the moves that were found at each
/// node of a search tree, by the numbers of the node and of the edge. Moves are drawn and edges are
/// found and played only while no move is [entered](Self::enter).
pub(crate) trait Walker {
    /// Returns the seat for which moves are looked for.
    fn viewer(&self) -> Seat;

    /// Returns whether the game hides nothing.
    fn is_open(&self) -> bool;

    /// Returns [`Playable::EXPAND_AFTER`].
    fn expand_after(&self) -> u32;

    /// Returns [`Playable::EXPLORATION`].
    fn exploration(&self) -> f64;

    /// Goes to a new guess at the position that the viewer sees; returns whether there was one.
    fn guess(&mut self, rng: &mut ChaCha8Rng) -> bool;

    /// Returns whose decision comes next, or the outcome.
    fn status(&self) -> Status;

    /// Returns the key of the position.
    fn key(&self) -> u64;

    /// Returns [`Playable::effort`].
    fn effort(&self) -> u32;

    /// Returns [`Playable::estimate`].
    fn estimate(&self, seat: Seat) -> Option<f64>;

    /// Returns [`Playable::judge`].
    fn judge(&self, rng: &mut ChaCha8Rng) -> f64;

    /// Lists the legal moves, `most` at most; returns whether they are all.
    fn list(&mut self, most: usize) -> bool;

    /// Returns [`Playable::can_win_at_once`].
    fn can_win_at_once(&self) -> Option<bool>;

    /// Takes all moves off the list.
    fn clear(&mut self);

    /// Draws a move by [`Playable::sample`] and adds it to the list, if it is not there.
    fn draw(&mut self, rng: &mut ChaCha8Rng);

    /// Lists one move that is drawn as chance would draw it.
    fn roll(&mut self, rng: &mut ChaCha8Rng);

    /// Strikes from the list the moves that look to the viewer like one before them.
    fn strike_lookalikes(&mut self);

    /// Counts the moves on the list.
    fn list_len(&self) -> usize;

    /// Makes a move of the list, so that [`leave`](Self::leave) can take it back, and returns the
    /// status behind it. Two moves can be made in this way, one after the other.
    fn enter(&mut self, listed: usize) -> Status;

    /// Takes back the last move that was [entered](Self::enter). The list is again that of before.
    fn leave(&mut self);

    /// Makes moves of the list the edges of a node, in the order given.
    fn keep(&mut self, node: usize, order: &[usize]);

    /// Finds the edge for a move of the list. Where several moves look alike to the viewer they share
    /// an edge, which stands for the one that came last.
    fn edge_of(&mut self, node: usize, listed: usize) -> Option<usize>;

    /// Makes a move of the list an edge behind the others.
    fn add(&mut self, node: usize, listed: usize);

    /// Returns whether the move of an edge is legal.
    fn can_play(&self, node: usize, edge: usize) -> bool;

    /// Makes the move of an edge, for good.
    fn play(&mut self, node: usize, edge: usize);

    /// Returns how many bytes are kept of an edge.
    fn edge_bytes(&self) -> usize;

    /// Compares the moves of two edges.
    fn compare(&self, node: usize, edge: usize, other: usize) -> Ordering;
}

/// How many positions are known at a time: that on the ground, and those behind two moves that were
/// entered.
const POSITIONS: usize = 3;

/// The number of the position that was guessed, or that play from there led to.
const GROUND: usize = 0;

/// The edges of each node: a move, and what the viewer sees of it.
pub(crate) type KnownEdges<G> = Vec<Vec<(<G as Position>::Move, <G as Observe>::Seen)>>;

/// The walker through one type of positions. Everything here is compiled anew for each game, so it
/// decides nothing.
pub(crate) struct GameWalker<G: Playable> {
    view: G::View,
    viewer: Seat,
    /// The positions up to the one it stands on, which is that number `depth`.
    positions: [G; POSITIONS],
    lists: [Vec<G::Move>; POSITIONS],
    depth: usize,
    edges: KnownEdges<G>,
}

impl<G: Playable> GameWalker<G> {
    /// Whether the game hides nothing.
    const IS_OPEN: bool = is_open::<G>();

    /// Looks through the eyes of a seat. The walker is nowhere in particular before it makes a
    /// [guess](Walker::guess).
    pub(crate) fn new(seat: &SeatView<'_, G>) -> Self {
        Self {
            view: seat.view(),
            viewer: seat.seat(),
            positions: [G::new(&G::Options::default()); POSITIONS],
            lists: [const { Vec::new() }; POSITIONS],
            depth: GROUND,
            edges: Vec::new(),
        }
    }

    /// Knows the edges of a tree that has grown.
    pub(crate) fn set_edges(&mut self, edges: KnownEdges<G>) {
        self.edges = edges;
    }

    /// Returns the edges that have been found.
    pub(crate) fn into_edges(self) -> KnownEdges<G> {
        self.edges
    }

    /// Returns a move that was listed after the last guess.
    pub(crate) fn listed(&self, n: usize) -> G::Move {
        self.lists[GROUND][n]
    }

    /// Returns the move of an edge.
    pub(crate) fn edge(&self, node: usize, edge: usize) -> G::Move {
        self.edges[node][edge].0
    }

    const fn position(&self) -> &G {
        &self.positions[self.depth]
    }

    const fn moves(&self) -> &Vec<G::Move> {
        &self.lists[self.depth]
    }

    /// Returns the edges of a node.
    fn edges(&mut self, node: usize) -> &mut Vec<(G::Move, G::Seen)> {
        while self.edges.len() <= node {
            self.edges.push(Vec::new());
        }
        &mut self.edges[node]
    }
}

impl<G: Playable> Walker for GameWalker<G> {
    fn viewer(&self) -> Seat {
        self.viewer
    }

    fn is_open(&self) -> bool {
        Self::IS_OPEN
    }

    fn expand_after(&self) -> u32 {
        G::EXPAND_AFTER
    }

    fn exploration(&self) -> f64 {
        G::EXPLORATION
    }

    fn guess(&mut self, rng: &mut ChaCha8Rng) -> bool {
        let Some(position) = G::guess(&self.view, rng) else {
            return false;
        };
        self.depth = GROUND;
        self.positions[GROUND] = position;
        true
    }

    fn status(&self) -> Status {
        self.position().status()
    }

    fn key(&self) -> u64 {
        self.position().key()
    }

    fn effort(&self) -> u32 {
        self.position().effort()
    }

    fn estimate(&self, seat: Seat) -> Option<f64> {
        self.position().estimate(seat)
    }

    fn judge(&self, rng: &mut ChaCha8Rng) -> f64 {
        self.position().judge(rng)
    }

    fn list(&mut self, most: usize) -> bool {
        let list = &mut self.lists[self.depth];
        let mut moves = self.positions[self.depth].moves();
        list.clear();
        list.extend(moves.by_ref().take(most));
        moves.next().is_none()
    }

    fn can_win_at_once(&self) -> Option<bool> {
        self.position().can_win_at_once()
    }

    fn clear(&mut self) {
        self.lists[self.depth].clear();
    }

    fn draw(&mut self, rng: &mut ChaCha8Rng) {
        let list = &mut self.lists[GROUND];
        if let Some(m) = self.positions[GROUND].sample(rng)
            && let Err(place) = list.binary_search(&m)
        {
            list.insert(place, m);
        }
    }

    fn roll(&mut self, rng: &mut ChaCha8Rng) {
        let drawn = random_move(&self.positions[GROUND], rng);
        let list = &mut self.lists[GROUND];
        list.clear();
        list.extend(drawn);
    }

    fn strike_lookalikes(&mut self) {
        if Self::IS_OPEN {
            return;
        }
        let position = &self.positions[GROUND];
        let mut all_seen = HashSet::new();
        self.lists[GROUND].retain(|&m| all_seen.insert(position.seen(m, self.viewer)));
    }

    fn list_len(&self) -> usize {
        self.moves().len()
    }

    fn enter(&mut self, listed: usize) -> Status {
        let m = self.moves()[listed];
        self.positions[self.depth + 1] = self.positions[self.depth];
        self.depth += 1;
        let next = &mut self.positions[self.depth];
        next.play_unchecked(m);
        next.status()
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }

    fn keep(&mut self, node: usize, order: &[usize]) {
        let edges = order.iter().map(|&listed| {
            let m = self.listed(listed);
            (m, self.positions[GROUND].seen(m, self.viewer))
        });
        *self.edges(node) = edges.collect();
    }

    fn edge_of(&mut self, node: usize, listed: usize) -> Option<usize> {
        let m = self.listed(listed);
        let seen = self.positions[GROUND].seen(m, self.viewer);
        let edges = self.edges(node);
        let known = edges.iter().position(|(_, known)| *known == seen)?;
        edges[known].0 = m;
        Some(known)
    }

    fn add(&mut self, node: usize, listed: usize) {
        let m = self.listed(listed);
        let seen = self.positions[GROUND].seen(m, self.viewer);
        self.edges(node).push((m, seen));
    }

    fn can_play(&self, node: usize, edge: usize) -> bool {
        self.positions[GROUND].check(self.edge(node, edge)).is_ok()
    }

    fn play(&mut self, node: usize, edge: usize) {
        let m = self.edge(node, edge);
        self.positions[GROUND].play_unchecked(m);
    }

    fn edge_bytes(&self) -> usize {
        size_of::<(G::Move, G::Seen)>()
    }

    fn compare(&self, node: usize, edge: usize, other: usize) -> Ordering {
        self.edge(node, edge).cmp(&self.edge(node, other))
    }
}
