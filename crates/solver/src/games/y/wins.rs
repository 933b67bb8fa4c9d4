//! What the connections of a colour come to.

use y::board_graph::{Node, NodeSetOf};

use super::carriers::Carriers;
use super::connections::{Connections, SIDES};
use super::field::each;

/// A win that nothing can stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Win<const W: usize> {
    pub(super) carrier: NodeSetOf<W>,
    /// The stone with which it begins; none if it is there whoever is to move, or nobody has looked.
    pub(super) stone: Option<usize>,
}

/// What a colour can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Prospects<const W: usize> {
    /// It wins whoever is to move.
    Sure(Win<W>),
    /// It wins if it is to move, in each of these ways; there may be none.
    Threats(Vec<Win<W>>),
}

impl<const W: usize> Connections<W> {
    /// Returns the carriers of full connections to a side.
    fn to_side(&self, place: usize, side: usize) -> &Carriers<W> {
        &self.full[self.pair(place, self.nodes + side)]
    }

    /// Looks for connections to the two other sides that share nothing.
    pub(super) fn win_by(
        &self,
        place: usize,
        side: usize,
        carrier: NodeSetOf<W>,
    ) -> Option<Win<W>> {
        let [one, other] = [(side + 1) % SIDES, (side + 2) % SIDES];
        let mut wins = self.apart(place, [one, other], carrier);
        wins.next().map(|carrier| self.win_at(place, carrier))
    }

    /// Lists the unions of a carrier and those of full connections to two sides, where they share nothing.
    fn apart(
        &self,
        place: usize,
        [one, other]: [usize; 2],
        carrier: NodeSetOf<W>,
    ) -> impl Iterator<Item = NodeSetOf<W>> {
        let ones = self.to_side(place, one).all().iter();
        let ones = ones.filter(move |set| set.is_disjoint(&carrier));
        ones.flat_map(move |&set| {
            let both = set | carrier;
            let others = self.to_side(place, other).all().iter();
            others
                .filter(move |set| set.is_disjoint(&both))
                .map(move |&set| set | both)
        })
    }

    /// Returns the win of a place that is connected to all sides.
    fn win_at(&self, place: usize, carrier: NodeSetOf<W>) -> Win<W> {
        if self.is_group(place) {
            return Win {
                carrier,
                stone: None,
            };
        }
        Win {
            carrier: carrier.with(Node::new(place)),
            stone: Some(place),
        }
    }

    /// Puts together what is known.
    pub(super) fn prospects(&self, vacant: NodeSetOf<W>) -> Prospects<W> {
        let mut threats = Vec::new();
        for place in each(self.groups | vacant) {
            for &first in self.to_side(place, 0).all() {
                for carrier in self.apart(place, [1, 2], first) {
                    let win = self.win_at(place, carrier);
                    if win.stone.is_none() {
                        return Prospects::Sure(win);
                    }
                    threats.push(win);
                }
            }
            if self.is_group(place) {
                self.add_half_wins(place, &mut threats);
            }
        }
        Prospects::Threats(threats)
    }

    /// Adds the wins of a group that has a half connection to one side and full ones to the others.
    fn add_half_wins(&self, group: usize, threats: &mut Vec<Win<W>>) {
        for side in 0..SIDES {
            let others = [(side + 1) % SIDES, (side + 2) % SIDES];
            for &half in self.half[self.pair(group, self.nodes + side)].all() {
                let carriers = self.apart(group, others, half);
                threats.extend(carriers.map(|carrier| Win {
                    carrier,
                    stone: None,
                }));
            }
        }
    }
}
