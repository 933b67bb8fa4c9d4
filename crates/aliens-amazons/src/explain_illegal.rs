//! Why an Alien cannot move so: looked for only when a move has been refused.

use board_graph::{Board, Node, NodeSet};

use crate::{AliensAmazons, Illegal};

/// Says why not all of these can be captured: one of them is no Amazon.
#[cold]
pub(crate) fn not_capturable(position: &AliensAmazons, captured: NodeSet) -> Illegal {
    let board = Board::bent9();
    let odd = captured - position.amazons();
    match (odd & position.aliens()).first() {
        Some(alien) => Illegal::AlienCaptured(board.name(alien)),
        None => Illegal::NothingToCapture(board.name(odd.first().unwrap_or(Node::new(0)))),
    }
}

/// Says why no chain of jumps, and no step, leads the Alien on `from` to the vacant node `to` and
/// captures just these Amazons.
#[cold]
pub(crate) fn no_chain(
    position: &AliensAmazons,
    from: Node,
    to: Node,
    captured: NodeSet,
) -> Illegal {
    let attempt = Attempt {
        position,
        from,
        to,
        captured,
    };
    attempt
        .single_jump()
        .or_else(|| attempt.not_to_be_captured())
        .unwrap_or_else(|| attempt.no_way())
}

/// A move that has been refused.
struct Attempt<'a> {
    position: &'a AliensAmazons,
    from: Node,
    to: Node,
    captured: NodeSet,
}

impl Attempt<'_> {
    /// Finds fault with a single jump, if the move looks like one.
    fn single_jump(&self) -> Option<Illegal> {
        let board = Board::bent9();
        let (from, to) = (self.from, self.to);
        let [from_name, to_name] = [from, to].map(|node| board.name(node));
        let not_straight = |over| Illegal::NotStraight {
            from: from_name,
            over: board.name(over),
            to: to_name,
        };
        let mut captured = self.captured.iter();
        let (over, others) = (captured.next(), captured.next());
        if others.is_some() {
            return None;
        }
        if let Some(over) = over {
            let beside_both: NodeSet = board.neighbour_set(over);
            let looks_so = from != to
                && beside_both.contains(from)
                && beside_both.contains(to)
                && !self.straight(from, over).contains(&to);
            return looks_so.then(|| not_straight(over));
        }
        let between = board.neighbours(from).iter().copied();
        let between = between.filter(|&over| board.straight(from, over).contains(&to));
        // A penta over which lines do not go on comes last.
        let over = between.min_by_key(|&over| (self.straight(from, over).is_empty(), over))?;
        if self.straight(from, over).is_empty() {
            return Some(not_straight(over));
        }
        let over_name = board.name(over);
        if self.position.amazons().contains(over) {
            return Some(Illegal::CaptureNotNamed {
                from: from_name,
                over: over_name,
                to: to_name,
            });
        }
        Some(Illegal::NothingToJumpOver(over_name))
    }

    /// Finds an Amazon that cannot be captured in any order of jumps, and why.
    fn not_to_be_captured(&self) -> Option<Illegal> {
        let chains = self.position.chains(self.from, self.captured);
        let (_, within_reach) = chains.loose_reach(self.from);
        let over = (self.captured - within_reach).first()?;
        let name = Board::bent9().name(over);
        Some(match self.room_over(over) {
            Room::NoLine => Illegal::NoLineOver(name),
            Room::Taken(node) => Illegal::LandingTaken {
                over: name,
                taken: Board::bent9().name(node),
            },
            Room::Free => Illegal::OutOfReach {
                from: Board::bent9().name(self.from),
                over: name,
            },
        })
    }

    /// Looks for a line over a node on which a jump has room on both sides.
    fn room_over(&self, over: Node) -> Room {
        let occupied = self.position.occupied().without(self.from) - self.captured;
        let mut room = Room::NoLine;
        for &before in Board::bent9().neighbours(over) {
            for &behind in self.straight(before, over) {
                let ends = NodeSet::EMPTY.with(before).with(behind);
                match ((ends & occupied).first(), room) {
                    (None, _) => return Room::Free,
                    (Some(node), Room::Taken(earlier)) => room = Room::Taken(node.min(earlier)),
                    (Some(node), _) => room = Room::Taken(node),
                }
            }
        }
        room
    }

    /// Says that no way leads there.
    fn no_way(&self) -> Illegal {
        let [from, to] = [self.from, self.to].map(|node| Board::bent9().name(node));
        if self.captured.is_empty() {
            return Illegal::NoWay { from, to };
        }
        Illegal::NoChain { from, to }
    }

    /// Returns what is straight on by the rules of this game.
    fn straight(&self, from: Node, over: Node) -> &'static [Node] {
        Board::bent9().straight_with(from, over, self.position.fork())
    }
}

/// Whether a node can be jumped over.
#[derive(Clone, Copy)]
enum Room {
    /// No line goes over it.
    NoLine,
    /// A stone is in the way on each line; the earliest of these.
    Taken(Node),
    /// A line is free on both sides.
    Free,
}
