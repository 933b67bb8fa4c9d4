//! Depth-first proof-number search for the winner, among the moves that connections leave over.
//!
//! If the other colour has threats, a move has to be on the carriers of all of them, which are the *must-play
//! region* (Hayward, van Rijswijck, *Hex and combinatorics*, 2006). A move that turns out to lose is answered
//! by a win with a carrier of its own, which narrows the region in the same way. Where the region is empty,
//! the position is lost, and the carriers together are that of the loss.

use y::board_graph::{Node, NodeSetOf};
use y::outcome::chance_of_y;

use super::connections::Connections;
use super::entries::Entries;
use super::field::{Field, Stones, each, only};
use super::settled::Settled;
use super::wins::Prospects;

/// The number of what has been disproved.
const NEVER: u32 = u32::MAX / 4;

/// What even chances are worth before anything is known, in proof numbers, and the most that others are.
const EVEN: f64 = 8.0;
const MOST: f64 = 4096.0;

/// How many positions must at least be decided for the colour that is to move to win, and to lose: proof and
/// disproof numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) win: u32,
    pub(super) loss: u32,
}

impl Numbers {
    const WON: Self = Self {
        win: 0,
        loss: NEVER,
    };
    const LOST: Self = Self {
        win: NEVER,
        loss: 0,
    };
    const UNLIMITED: Self = Self {
        win: NEVER,
        loss: NEVER,
    };

    const fn reaches(self, limit: Self) -> bool {
        self.win >= limit.win || self.loss >= limit.loss
    }
}

/// What has been found about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found<const W: usize> {
    pub(super) numbers: Numbers,
    /// The carrier of whoever wins; until that is known, the moves that may win.
    pub(super) nodes: NodeSetOf<W>,
    /// Until somebody is known to win, what the exclusion of the other moves rests on. If the colour that is
    /// to move wins, the stone that it wins by, if that is known.
    pub(super) support: NodeSetOf<W>,
}

impl<const W: usize> Found<W> {
    pub(super) const fn is_won(self) -> bool {
        self.numbers.win == 0
    }

    pub(super) const fn is_lost(self) -> bool {
        self.numbers.loss == 0
    }

    pub(super) const fn is_decided(self) -> bool {
        self.is_won() || self.is_lost()
    }

    /// Returns the same with all nodes moved.
    pub(super) fn map(self, image: impl Fn(NodeSetOf<W>) -> NodeSetOf<W>) -> Self {
        Self {
            nodes: image(self.nodes),
            support: image(self.support),
            ..self
        }
    }

    const fn won(carrier: NodeSetOf<W>, stone: NodeSetOf<W>) -> Self {
        Self {
            numbers: Numbers::WON,
            nodes: carrier,
            support: stone,
        }
    }

    const fn lost(carrier: NodeSetOf<W>) -> Self {
        Self {
            numbers: Numbers::LOST,
            nodes: carrier,
            support: NodeSetOf::EMPTY,
        }
    }

    /// Excludes the moves that are not on the carrier of a win of the other colour.
    fn narrow(&mut self, carrier: NodeSetOf<W>) {
        if !self.nodes.is_subset(&carrier) {
            self.nodes &= carrier;
            self.support |= carrier;
        }
    }
}

/// A move, and what is known of the position behind it.
#[derive(Clone, Copy, Debug)]
struct Child {
    node: usize,
    numbers: Numbers,
}

/// The child to be looked into next, and what follows from all of them.
struct Choice {
    at: usize,
    numbers: Numbers,
    /// The limit for the child.
    limit: Numbers,
}

/// A search.
pub(super) struct Search<'a, const W: usize> {
    pub(super) field: &'a Field<W>,
    pub(super) entries: &'a Entries<W>,
    pub(super) connections: &'a mut Connections<W>,
    /// Counts a position that is looked into; returns whether more may be.
    pub(super) spend: &'a mut dyn FnMut() -> bool,
    pub(super) is_out: bool,
}

impl<const W: usize> Search<'_, W> {
    /// Decides a position, unless nothing more may be looked into.
    pub(super) fn decide(&mut self, stones: Stones<W>) -> Found<W> {
        self.search(stones, Numbers::UNLIMITED).0
    }

    /// Searches a position until one of its numbers reaches a limit. Returns what has been found, and how
    /// many positions were looked into.
    fn search(&mut self, stones: Stones<W>, limit: Numbers) -> (Found<W>, u64) {
        let known = self.entries.get(self.field, stones);
        if let Some(found) = known.filter(|found| found.is_decided()) {
            return (found, 0);
        }
        let settled = Settled::of(self.field, stones);
        let filled = settled.fill(stones);
        let mut positions = 0;
        let mut found = known.unwrap_or_else(|| {
            positions = 1;
            self.is_out |= !(self.spend)();
            with_captured(self.look_into(filled), settled)
        });
        if !found.is_decided() {
            let below = self.search_moves(filled, &mut found, limit);
            positions += below;
            if found.is_decided() {
                found = with_captured(found, settled);
            }
        }
        self.entries.put(self.field, stones, found, positions);
        (found, positions)
    }

    /// Decides a position by connections, or finds the moves that may win.
    fn look_into(&mut self, stones: Stones<W>) -> Found<W> {
        if self.field.has_y(stones.other) {
            return Found::lost(NodeSetOf::EMPTY);
        }
        let vacant = self.field.vacant(stones);
        if let Some(win) = self.connections.win(self.field, stones.own, vacant) {
            return Found::won(win.carrier, win.stone.map_or(NodeSetOf::EMPTY, only));
        }
        let mut found = Found {
            numbers: Numbers { win: 1, loss: 1 },
            nodes: vacant,
            support: NodeSetOf::EMPTY,
        };
        match self.connections.all(self.field, stones.other, vacant) {
            Prospects::Sure(win) => return Found::lost(win.carrier),
            Prospects::Threats(wins) => wins.iter().for_each(|win| found.narrow(win.carrier)),
        }
        if found.nodes.is_empty() {
            return Found::lost(found.support);
        }
        found
    }

    /// Searches the moves that may win. Returns how many positions were looked into.
    fn search_moves(&mut self, stones: Stones<W>, found: &mut Found<W>, limit: Numbers) -> u64 {
        let mut children = Vec::new();
        for node in each(found.nodes) {
            match self.entries.get(self.field, stones.after(node)) {
                Some(child) if child.is_decided() => take_in(found, node, child),
                Some(child) => children.push(Child {
                    node,
                    numbers: child.numbers,
                }),
                None => children.push(Child {
                    node,
                    numbers: self.guess(stones, node),
                }),
            }
            if found.is_decided() {
                return 0;
            }
        }
        let mut positions = 0;
        loop {
            children.retain(|child| found.nodes.contains(Node::new(child.node)));
            let choice = choose(&children, limit);
            found.numbers = choice.numbers;
            if self.is_out || found.numbers.reaches(limit) {
                return positions;
            }
            let node = children[choice.at].node;
            let (child, below) = self.search(stones.after(node), choice.limit);
            positions += below;
            children[choice.at].numbers = child.numbers;
            if child.is_decided() {
                take_in(found, node, child);
            }
            if found.is_decided() {
                return positions;
            }
        }
    }

    /// Returns numbers for the position behind a move: by the chance of a Y if the rest were filled by the
    /// toss of a coin.
    fn guess(&self, stones: Stones<W>, node: usize) -> Numbers {
        let node = Node::new(node);
        let own = stones.own.with(node);
        let vacant = self.field.vacant(stones).without(node);
        let chance = chance_of_y(self.field.board(), own, vacant);
        let number = |odds: f64| bounded(EVEN * odds);
        Numbers {
            win: number(chance / (1.0 - chance)),
            loss: number((1.0 - chance) / chance),
        }
    }
}

/// Rounds to a number from 1 to [`MOST`].
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between bounds that are whole and positive"
)]
fn bounded(number: f64) -> u32 {
    number.clamp(1.0, MOST) as u32
}

/// Adds to a carrier what the winner has captured.
fn with_captured<const W: usize>(mut found: Found<W>, settled: Settled<W>) -> Found<W> {
    if found.is_won() {
        found.nodes |= settled.own;
    } else if found.is_lost() {
        found.nodes |= settled.other;
    }
    found
}

/// Draws the conclusion from a move that is decided.
fn take_in<const W: usize>(found: &mut Found<W>, node: usize, child: Found<W>) {
    if child.is_lost() {
        *found = Found::won(child.nodes.with(Node::new(node)), only(node));
        return;
    }
    found.narrow(child.nodes);
    if found.nodes.is_empty() {
        *found = Found::lost(found.support);
    }
}

/// Chooses the child with the least number for its loss.
fn choose(children: &[Child], limit: Numbers) -> Choice {
    let mut best = (0, Numbers::UNLIMITED);
    let mut second = NEVER;
    let mut sum = 0_u32;
    for (at, child) in children.iter().enumerate() {
        sum = sum.saturating_add(child.numbers.win).min(NEVER - 1);
        if child.numbers.loss < best.1.loss {
            second = best.1.loss;
            best = (at, child.numbers);
        } else {
            second = second.min(child.numbers.loss);
        }
    }
    let (at, numbers) = best;
    Choice {
        at,
        numbers: Numbers {
            win: numbers.loss,
            loss: sum,
        },
        limit: Numbers {
            win: limit
                .loss
                .saturating_sub(sum - numbers.win.min(sum))
                .min(NEVER),
            // A quarter more than the second best, so that the search does not jump to and fro.
            loss: limit.win.min(second.saturating_add(1 + second / 4)),
        },
    }
}
