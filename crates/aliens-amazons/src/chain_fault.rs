//! Why no chain of jumps does what an Alien was to do: looked for only when a move has been refused.

use board_graph::{Board, Node, NodeName, NodeSet};
use board_play::Position as _;
use board_stones::StoneGame as _;

use crate::{AliensAmazons, Illegal};

fn name(node: Node) -> NodeName {
    Board::bent9().name(node)
}

/// Says why not all of these can be captured: one of them is no Amazon.
#[cold]
pub(crate) fn not_capturable(position: &AliensAmazons, captured: NodeSet) -> Illegal {
    let odd = captured - position.amazons();
    match (odd & position.aliens()).first() {
        Some(alien) => Illegal::AlienCaptured(name(alien)),
        None => Illegal::NothingToCapture(name(odd.first().unwrap_or(Node::new(0)))),
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
        match self.captured.len() {
            0 => self.jump_without_capture(),
            1 => self.jump_over(self.captured.first()?),
            _ => None,
        }
    }

    /// Finds fault with a jump over this Amazon, if the move looks like one: its ends are both next to
    /// the Amazon.
    fn jump_over(&self, over: Node) -> Option<Illegal> {
        let (board, [from, to]) = (Board::bent9(), [self.from, self.to]);
        let looks_so = from != to && [from, to].iter().all(|&end| board.are_adjacent(over, end));
        let is_straight = self.straight(from, over).contains(&to);
        (looks_so && !is_straight).then(|| self.not_straight(over))
    }

    /// Finds fault with a jump that captures nothing, if the move looks like one: a node is between its
    /// ends.
    fn jump_without_capture(&self) -> Option<Illegal> {
        let (board, [from, to]) = (Board::bent9(), [self.from, self.to]);
        let between = board.neighbours(from).iter().copied();
        let between = between.filter(|&over| board.straight(from, over).contains(&to));
        // A penta over which lines do not go on comes last.
        let over = between.min_by_key(|&over| (self.straight(from, over).is_empty(), over))?;
        if self.straight(from, over).is_empty() {
            return Some(self.not_straight(over));
        }
        if !self.position.amazons().contains(over) {
            return Some(Illegal::NothingToJumpOver(name(over)));
        }
        let [from, over, to] = [from, over, to].map(name);
        Some(Illegal::CaptureNotNamed { from, over, to })
    }

    fn not_straight(&self, over: Node) -> Illegal {
        let [from, over, to] = [self.from, over, self.to].map(name);
        Illegal::NotStraight { from, over, to }
    }

    /// Finds an Amazon that cannot be captured in any order of jumps, and why.
    fn not_to_be_captured(&self) -> Option<Illegal> {
        let chains = self.position.chains(self.from, self.captured);
        let over = (self.captured - chains.loose_captures(self.from)).first()?;
        let occupied = self.position.occupied().without(self.from) - self.captured;
        // On each line over it, the first stone that is in the way of a jump.
        let in_the_way = Board::bent9().neighbours(over).iter().flat_map(|&before| {
            let behind = self.straight(before, over).iter();
            let ends = behind.map(move |&behind| NodeSet::of(before).with(behind));
            ends.map(|ends| (ends & occupied).first())
        });
        let (least, over) = (in_the_way.min(), name(over));
        Some(match least {
            None => Illegal::NoLineOver(over),
            // There is room on a line.
            Some(None) => Illegal::OutOfReach {
                from: name(self.from),
                over,
            },
            Some(Some(taken)) => Illegal::LandingTaken {
                over,
                taken: name(taken),
            },
        })
    }

    /// Says that no way leads there.
    fn no_way(&self) -> Illegal {
        let [from, to] = [self.from, self.to].map(name);
        if self.captured.is_empty() {
            return Illegal::NoWay { from, to };
        }
        Illegal::NoChain { from, to }
    }

    /// Returns what is straight on by the rules of this game.
    fn straight(&self, from: Node, over: Node) -> &'static [Node] {
        Board::bent9().straight_with(from, over, self.position.options().fork())
    }
}
