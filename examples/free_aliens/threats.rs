//! What Black threatens: for each placement of the Aliens nodes without which it cannot win.
//!
//! White is to move. Black may have so many Amazons at most, wherever it likes, and after each move of White's
//! it may put one of them anywhere, or another one from its hand: more than the rules allow. A *threat*
//! against a placement holds nodes of which Black must have all to win then. It is found from above: at first
//! it is the blockade, if there are Amazons enough for that. If Black can stand so that each step and each
//! single jump leads to a placement of whose threat it lacks one node at most, then of the threat only those
//! nodes are left where it stands then. What is left when nothing changes any more is true:
//!
//! Whoever moves so that Black lacks two nodes of the threat, or that there is none, can do so again. For Black
//! gets one of the two at most; so it does not stand as it would have to.

use core::fmt;

use aliens_amazons::outcome;
use board_graph::{Board, Fork, Jumps, Node, NodeSet};
use board_play::Seat;

use crate::placements::{Placement, Placements, moved, number, set};

/// The fewest Amazons that Black may have: with one less it has lost.
pub(crate) const LEAST: usize = 10;

/// How many nodes of a threat Black has to lack after White's move, to be harmless.
const AFTER_A_MOVE: usize = 2;

/// What is known for so many Amazons.
pub(crate) struct Threats {
    /// How many Amazons Black has at most, on the board and in hand.
    amazons: usize,
    /// For each placement, by its number, the threat, if there can be one.
    all: Vec<Option<NodeSet>>,
    /// What is known for one Amazon less; nothing if White has won then.
    fewer: Option<Box<Threats>>,
}

/// A move of White's.
#[derive(Clone, Copy)]
pub(crate) struct Exit {
    from: Node,
    to: Node,
    /// The Amazon that is captured.
    captured: Option<Node>,
    /// What Black threatens then.
    threat: Option<NodeSet>,
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(|node| Board::bent9().name(node));
        write!(f, "{from}-{to}")?;
        match self.captured {
            Some(captured) => write!(f, "x{}", Board::bent9().name(captured)),
            None => Ok(()),
        }
    }
}

/// How many placements are safe, and how safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    /// There is no threat: Black cannot win, wherever its Amazons are.
    pub(crate) free: usize,
    /// Black cannot win as long as it lacks two nodes of the threat.
    pub(crate) guarded: usize,
    /// Nothing is known.
    pub(crate) open: usize,
}

impl Threats {
    /// Finds the threats of up to so many Amazons, beginning with the least; `told` is told of each number.
    pub(crate) fn up_to(
        amazons: usize,
        placements: &Placements,
        mut told: impl FnMut(&Self, Counts),
    ) -> Self {
        let mut found = |amazons, fewer| {
            let threats = Self::of(amazons, fewer, placements);
            told(&threats, threats.counts(placements));
            threats
        };
        (LEAST + 1..=amazons).fold(found(LEAST, None), |fewer, amazons| {
            found(amazons, Some(Box::new(fewer)))
        })
    }

    fn of(amazons: usize, fewer: Option<Box<Self>>, placements: &Placements) -> Self {
        let mut threats = Self {
            amazons,
            all: vec![None; placements.count],
            fewer,
        };
        for (placement, images) in &placements.alike {
            let blockade = outcome::blockade(set(*placement), Fork::On);
            if blockade.len() <= amazons {
                threats.put(images, blockade);
            }
        }
        loop {
            let mut has_changed = false;
            for (placement, images) in &placements.alike {
                let before = threats.all[number(*placement)];
                if let Some(after) = threats.reduced(*placement, before) {
                    threats.put(images, after);
                    has_changed = true;
                }
            }
            if !has_changed {
                return threats;
            }
        }
    }

    pub(crate) const fn amazons(&self) -> usize {
        self.amazons
    }

    /// Returns the threat against a placement.
    pub(crate) fn against(&self, placement: Placement) -> Option<NodeSet> {
        self.all[number(placement)]
    }

    /// Returns what is known if so many Amazons are left. Whoever captures goes on by that.
    pub(crate) fn for_left(&self, amazons: usize) -> &Self {
        match &self.fewer {
            Some(fewer) if amazons < self.amazons => fewer.for_left(amazons),
            _ => self,
        }
    }

    /// Returns whether White can go on by the threats for ever, in a position where somebody is to move.
    pub(crate) fn is_safe(&self, placement: Placement, amazons: NodeSet, turn: Seat) -> bool {
        let lacking = match turn {
            // Black has got one of them.
            Seat::First => AFTER_A_MOVE - 1,
            Seat::Second => AFTER_A_MOVE,
        };
        lacks(self.against(placement), amazons, lacking)
    }

    /// Notes the threat against a placement and all that look like it.
    fn put(&mut self, images: &[usize], threat: NodeSet) {
        for (&image, symmetry) in images.iter().zip(Board::bent9().symmetries()) {
            self.all[image] = Some(symmetry.set(threat));
        }
    }

    /// Returns what is left of a threat, if that is less.
    fn reduced(&self, placement: Placement, before: Option<NodeSet>) -> Option<NodeSet> {
        if before.is_some_and(|threat| threat.len() <= 1) {
            return None;
        }
        let search = Search::new(self, placement);
        let found = search.stand(NodeSet::EMPTY, NodeSet::EMPTY)?;
        let mut left = before.map_or(found, |before| before & found);
        for node in left {
            if left.contains(node)
                && let Some(found) = search.stand(NodeSet::EMPTY, NodeSet::of(node))
            {
                left &= found;
            }
        }
        (before != Some(left)).then_some(left)
    }

    /// Returns the moves of White's that go from a placement to one of whose threat Black lacks two nodes.
    pub(crate) fn exits(
        &self,
        placement: Placement,
        amazons: NodeSet,
    ) -> impl Iterator<Item = Exit> {
        let occupied = set(placement) | amazons;
        let board = Board::bent9();
        let targets = placement
            .into_iter()
            .enumerate()
            .flat_map(move |(alien, from)| {
                let steps = board.neighbours(from).iter().map(|&to| (to, None));
                let jumps = Jumps::bent9(Fork::On).from(from).iter();
                let jumps = jumps.filter(move |jump| occupied.contains(jump.over));
                let jumps = jumps.map(|jump| (jump.landing, Some(jump.over)));
                let targets = steps
                    .chain(jumps)
                    .filter(move |(to, _)| !occupied.contains(*to));
                targets.map(move |(to, over)| (alien, from, to, over))
            });
        targets.filter_map(move |(alien, from, to, over)| {
            let captured = over.filter(|&over| amazons.contains(over));
            let after = moved(placement, alien, to);
            let left = captured.map_or(amazons, |captured| amazons.without(captured));
            // After the last capture White has won.
            let known = captured.map_or(Some(self), |_| self.fewer.as_deref());
            let threat = known.and_then(|known| known.against(after));
            lacks(threat, left, AFTER_A_MOVE).then_some(Exit {
                from,
                to,
                captured,
                threat,
            })
        })
    }

    fn counts(&self, placements: &Placements) -> Counts {
        let [mut free, mut guarded] = [0; 2];
        for threat in &self.all {
            match threat {
                None => free += 1,
                Some(threat) if threat.len() >= 2 => guarded += 1,
                Some(_) => {}
            }
        }
        Counts {
            free,
            guarded,
            open: placements.count - free - guarded,
        }
    }
}

/// Returns whether Black lacks so many nodes of a threat, or there is none.
fn lacks(threat: Option<NodeSet>, amazons: NodeSet, nodes: usize) -> bool {
    threat.is_none_or(|threat| (threat - amazons).len() >= nodes)
}

/// A search for Amazons that leave White no safe move.
struct Search<'a> {
    threats: &'a Threats,
    placement: Placement,
    aliens: NodeSet,
    blockade: NodeSet,
}

impl<'a> Search<'a> {
    fn new(threats: &'a Threats, placement: Placement) -> Self {
        let aliens = set(placement);
        Self {
            threats,
            placement,
            aliens,
            blockade: outcome::blockade(aliens, Fork::On),
        }
    }

    /// Returns how Black can stand, with Amazons on some nodes and none on others, so that White has a move but
    /// no safe one. Whatever is safe has to be barred, or Black has to be one node from its threat.
    fn stand(&self, amazons: NodeSet, vacant: NodeSet) -> Option<NodeSet> {
        let is_out = amazons.len() > self.threats.amazons || amazons.intersects(&vacant);
        if is_out || self.blockade.is_subset(&amazons) {
            return None;
        }
        let Some(exit) = self.threats.exits(self.placement, amazons).next() else {
            return Some(amazons);
        };
        self.stand(amazons.with(exit.to), vacant)
            .or_else(|| self.stand_near(exit, amazons, vacant))
    }

    /// The same where a move is left open, and its threat is to be near.
    fn stand_near(&self, exit: Exit, amazons: NodeSet, vacant: NodeSet) -> Option<NodeSet> {
        let threat = exit.threat?;
        let vacant = vacant.with(exit.to);
        // Where no Amazon is then: the Alien has been there, or another one stays.
        let never = self.aliens | vacant | exit.captured.into_iter().collect();
        let missing = threat & never;
        match missing.len() {
            0 => {
                let open = threat - amazons;
                open.iter()
                    .find_map(|node| self.stand(amazons | threat.without(node), vacant))
            }
            1 => self.stand(amazons | (threat - missing), vacant),
            _ => None,
        }
    }
}
