//! What chance, opponents and the adviser of a table decide, and what they keep between decisions.

use core::ops::ControlFlow;

use board_play::playout::random_move;
use board_play::{Seat, Status};
use bots::{Analysis, Budget, KeptTree, ProgressFn, SeatView};
use rand_chacha::ChaCha8Rng;

use super::Table;
use crate::seeds::{RngStream, generator};
use crate::{Player, TableGame};

/// The trees that are kept from one decision to the next: of the opponents at the seats, and of the
/// adviser. Their roots are the present position.
#[derive(Clone, Debug)]
pub(super) struct Trees<G: TableGame> {
    seats: [KeptTree<G>; 2],
    adviser: KeptTree<G>,
}

impl<G: TableGame> Default for Trees<G> {
    fn default() -> Self {
        Self {
            seats: [KeptTree::default(), KeptTree::default()],
            adviser: KeptTree::default(),
        }
    }
}

impl<G: TableGame> Trees<G> {
    /// Follows a move that is made.
    pub(super) fn follow(&mut self, m: G::Move) {
        for tree in self.seats.iter_mut().chain([&mut self.adviser]) {
            tree.follow(m);
        }
    }

    /// Drops the tree of whoever has played for a seat.
    pub(super) fn drop_seat(&mut self, seat: Seat) {
        self.seats[seat.index()].clear();
    }
}

impl<G: TableGame> Table<G> {
    /// Lets opponents and the adviser keep from now on what they have found: an opponent goes on from what
    /// it found behind the moves made since, and to be advised again at the same position adds to what was
    /// found. Before that each decision is made afresh.
    ///
    /// What is decided then depends on the calls before, no longer on the seed and the ply alone; the same
    /// calls at a table with the same seed get the same answers. Chance stays as it was. A tree is
    /// dropped when a move is taken back, when another player sits down, and when a move is made that it
    /// does not know; in a game that hides something, with every move.
    ///
    /// Each of the three trees, those of the seats and that of the adviser, keeps to the
    /// [bound of memory](Self::limit_memory). A clone of the table has trees of its own.
    pub fn keep_trees(&mut self) {
        self.trees.get_or_insert_default();
    }

    /// Returns whether opponents and the adviser [keep their trees](Self::keep_trees).
    #[must_use]
    pub const fn keeps_trees(&self) -> bool {
        self.trees.is_some()
    }

    /// Drops what is kept: from now on each decision is made afresh, as at a new table.
    pub fn drop_trees(&mut self) {
        self.trees = None;
    }

    /// Returns from how many iterations the opponent at a seat goes on when it decides at this position; 0
    /// if it begins afresh.
    #[must_use]
    pub fn kept_visits(&self, seat: Seat) -> u32 {
        let trees = self.trees.as_ref();
        trees.map_or(0, |trees| trees.seats[seat.index()].visits())
    }

    /// Returns from how many iterations the adviser goes on at this position; 0 if it begins afresh.
    #[must_use]
    pub fn advice_visits(&self) -> u32 {
        let trees = self.trees.as_ref();
        trees.map_or(0, |trees| trees.adviser.visits())
    }

    /// Returns the random numbers of one drawer for the next ply.
    fn generator(&self, drawer: RngStream) -> ChaCha8Rng {
        generator(self.seed, self.number, self.record.moves().len(), drawer)
    }

    /// Returns what chance or an opponent decides next; none if a person is to decide or nobody.
    /// The move is not made yet.
    #[must_use]
    pub fn decide(&mut self) -> Option<G::Move> {
        self.decide_watched(&mut |_| ControlFlow::Continue(()))
    }

    /// Decides as [`decide`](Self::decide), while somebody watches an opponent think. If the watcher
    /// panics, what the opponent [keeps](Self::keep_trees) is dropped, and nothing else has changed.
    pub fn decide_watched(&mut self, watch: &mut ProgressFn<'_>) -> Option<G::Move> {
        if self.end().is_some() {
            return None;
        }
        match self.record.position().status() {
            Status::Chance => {
                let mut rng = self.generator(RngStream::Chance);
                random_move(self.record.position(), &mut rng)
            }
            Status::ToMove(seat) => self.think(seat, watch),
            Status::Over(_) => None,
        }
    }

    /// Lets the opponent at a seat think that is to move.
    fn think(&mut self, seat: Seat, watch: &mut ProgressFn<'_>) -> Option<G::Move> {
        let Player::Bot(kind) = self.player(seat) else {
            return None;
        };
        let rng = self.generator(RngStream::Seat(seat));
        let mut afresh = KeptTree::default();
        let tree = match &mut self.trees {
            Some(trees) => &mut trees.seats[seat.index()],
            None => &mut afresh,
        };
        let mut bot = kind.bot(going_on(rng, tree.visits()));
        bot.limit_memory(self.memory);
        bot.use_threads(self.threads);
        let view = SeatView::new(self.record.position())?.after(self.record.past());
        Some(bot.think_on(tree, &view, watch))
    }

    /// Looks for the best moves of the person who is to decide, by what that person may know; none if
    /// no person is to decide. Where trees [are kept](Self::keep_trees), it adds to what was found at this
    /// position before. It uses the threads of the table, or those of the budget if they are more, and as much memory as
    /// [the table may](Self::limit_memory), whatever the budget says.
    pub fn advise(
        &mut self,
        budget: Budget,
        watch: &mut ProgressFn<'_>,
    ) -> Option<Analysis<G::Move>> {
        self.human_to_move()?;
        let rng = self.generator(RngStream::Adviser);
        let mut afresh = KeptTree::default();
        let tree = match &mut self.trees {
            Some(trees) => &mut trees.adviser,
            None => &mut afresh,
        };
        let mut rng = going_on(rng, tree.visits());
        let budget = budget
            .with_memory(self.memory)
            .with_threads(budget.threads().max(self.threads));
        let view = SeatView::new(self.record.position())?.after(self.record.past());
        Some(tree.analyse(&view, budget, &mut rng, watch))
    }
}

/// Returns the generator for a search that goes on from so many iterations: it would otherwise draw again
/// what those of this ply have drawn.
fn going_on(mut rng: ChaCha8Rng, visits: u32) -> ChaCha8Rng {
    if visits > 0 {
        rng.set_stream(visits.into());
    }
    rng
}
