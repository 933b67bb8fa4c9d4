//! What a colour can connect, whatever the other does.
//!
//! Two places, each a vacant node, a group of stones or a side, are connected *fully* if the colour can join
//! them although the other moves first, and *half* if it has to move first; the vacant nodes that this takes
//! are the *carrier*. Where two connections share a place and no node, they are one: full if there are stones
//! on the place, half if it is vacant. Half connections that have no node in common are a full one together
//! (Anshelevich, *A hierarchical approach to computer Hex*, 2002). In Y a side joins nothing, it is only
//! reached.
//!
//! What is found is there; what is there need not be found.

use super::carriers::Carriers;
use super::field::{Field, Nodes, each, only};

/// The three sides.
const SIDES: usize = 3;

/// How many half connections are combined at most.
const MOST_COMBINED: usize = 4;

/// A win that nothing can stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Win {
    pub(super) carrier: Nodes,
    /// The stone with which it begins; none if it is there whoever is to move, or nobody has looked.
    pub(super) stone: Option<usize>,
}

/// What a colour can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Prospects {
    /// It wins whoever is to move.
    Sure(Win),
    /// It wins if it is to move, in each of these ways; there may be none.
    Threats(Vec<Win>),
}

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// Any win of the colour that is to move.
    AnyWin,
    /// All that can be found.
    Everything,
}

/// The connections of one colour; room for them is made once.
///
/// Places are numbers: a vacant node has its index, a group that of its first stone, and the sides come
/// behind all nodes.
#[derive(Debug)]
pub(super) struct Connections {
    nodes: usize,
    /// Carriers of full and of half connections, for each pair of places.
    full: Vec<Carriers>,
    half: Vec<Carriers>,
    /// Full connections that have not been followed, by the size of their carriers.
    waiting: Vec<Vec<(u8, u8, Nodes)>>,
    /// The least size of which some may be waiting.
    size: usize,
    /// The places to which each has full connections that have been followed, a bit each.
    followed: Vec<u128>,
    /// The first stones of groups.
    groups: Nodes,
}

impl Connections {
    pub(super) fn new(field: &Field) -> Self {
        let nodes = field.node_count();
        let places = nodes + SIDES;
        Self {
            nodes,
            full: vec![Carriers::NONE; places * places],
            half: vec![Carriers::NONE; places * places],
            waiting: vec![Vec::new(); nodes + 1],
            size: 0,
            followed: vec![0; places],
            groups: 0,
        }
    }

    /// Looks for a win of a colour that is to move.
    pub(super) fn win(&mut self, field: &Field, stones: Nodes, vacant: Nodes) -> Option<Win> {
        self.begin(field, stones, vacant);
        if let Some(win) = self.follow_all(Aim::AnyWin) {
            return Some(win);
        }
        match self.prospects(vacant) {
            Prospects::Sure(win) => Some(win),
            Prospects::Threats(wins) => wins.into_iter().min_by_key(|win| win.carrier.count_ones()),
        }
    }

    /// Looks for what a colour can reach, the smallest carriers first.
    pub(super) fn all(&mut self, field: &Field, stones: Nodes, vacant: Nodes) -> Prospects {
        self.begin(field, stones, vacant);
        self.follow_all(Aim::Everything);
        let mut prospects = self.prospects(vacant);
        if let Prospects::Threats(wins) = &mut prospects {
            wins.sort_unstable_by_key(|win| (win.carrier.count_ones(), win.carrier));
        }
        prospects
    }

    /// Notes which places are adjacent.
    fn begin(&mut self, field: &Field, stones: Nodes, vacant: Nodes) {
        self.full.iter_mut().for_each(Carriers::clear);
        self.half.iter_mut().for_each(Carriers::clear);
        self.waiting.iter_mut().for_each(Vec::clear);
        self.followed.fill(0);
        self.groups = 0;
        field.each_group(stones, |group| {
            let first = group.trailing_zeros() as usize;
            self.groups |= only(first);
            let around = field.around(group) & vacant;
            each(around).for_each(|node| self.add_full(first, node, 0));
            self.add_sides(first, field.sides_of(group));
        });
        for node in each(vacant) {
            let later = field.neighbours(node) & vacant & !(only(node) - 1);
            each(later).for_each(|other| self.add_full(node, other, 0));
            self.add_sides(node, field.sides_of(only(node)));
        }
        self.size = 0;
    }

    fn add_sides(&mut self, place: usize, sides: u8) {
        for side in (0..SIDES).filter(|side| (sides >> side) & 1 == 1) {
            self.add_full(place, self.nodes + side, 0);
        }
    }

    const fn pair(&self, a: usize, b: usize) -> usize {
        let (less, more) = if a < b { (a, b) } else { (b, a) };
        less * (self.nodes + SIDES) + more
    }

    const fn is_side(&self, place: usize) -> bool {
        place >= self.nodes
    }

    const fn is_group(&self, place: usize) -> bool {
        (self.groups >> place) & 1 == 1
    }

    /// Follows full connections, small carriers first, until there are none left.
    fn follow_all(&mut self, aim: Aim) -> Option<Win> {
        while let Some(waiting) = self.waiting.get_mut(self.size) {
            let Some((a, b, carrier)) = waiting.pop() else {
                self.size += 1;
                continue;
            };
            let (a, b) = (usize::from(a), usize::from(b));
            let pair = self.pair(a, b);
            if !self.full[pair].follow(carrier) {
                continue;
            }
            self.followed[a] |= 1 << b;
            self.followed[b] |= 1 << a;
            if aim == Aim::AnyWin
                && self.is_side(b)
                && let Some(win) = self.win_by(a, b - self.nodes, carrier)
            {
                return Some(win);
            }
            self.join(a, b, carrier);
            self.join(b, a, carrier);
        }
        None
    }

    /// Joins a full connection that has just been followed with those from one of its ends, `middle`.
    fn join(&mut self, middle: usize, end: usize, carrier: Nodes) {
        if self.is_side(middle) {
            return;
        }
        let mut others = self.followed[middle] & !u128::from(carrier) & !(1 << end);
        let mut end_node = 0;
        if self.is_side(end) {
            // Sides are not connected with each other.
            others &= (1 << self.nodes) - 1;
        } else {
            end_node = only(end);
        }
        let is_group = self.is_group(middle);
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            let known = self.full[self.pair(middle, other)];
            for set in known.followed() {
                if set & (carrier | end_node) != 0 {
                    continue;
                }
                if is_group {
                    self.add_full(end, other, carrier | set);
                } else {
                    self.add_half(end, other, carrier | set | only(middle));
                }
            }
        }
    }

    fn add_full(&mut self, a: usize, b: usize, carrier: Nodes) {
        let (a, b) = (a.min(b), a.max(b));
        let pair = self.pair(a, b);
        if self.full[pair].add(carrier) {
            let size = carrier.count_ones() as usize;
            self.size = self.size.min(size);
            let place = |place: usize| u8::try_from(place).unwrap_or(u8::MAX);
            self.waiting[size].push((place(a), place(b), carrier));
        }
    }

    fn add_half(&mut self, a: usize, b: usize, carrier: Nodes) {
        let pair = self.pair(a, b);
        if !self.full[pair].cover(carrier) && self.half[pair].add(carrier) {
            let known = self.half[pair];
            self.combine([a, b], [carrier; 2], known.all(), MOST_COMBINED - 1);
        }
    }

    /// Looks for half connections that have nothing in common with what some have in common.
    fn combine(
        &mut self,
        [a, b]: [usize; 2],
        [common, union]: [Nodes; 2],
        known: &[Nodes],
        most: usize,
    ) {
        for (at, set) in known.iter().enumerate() {
            let less = common & set;
            if less == common {
                continue;
            }
            if less == 0 {
                self.add_full(a, b, union | set);
            } else if most > 1 {
                self.combine([a, b], [less, union | set], &known[at + 1..], most - 1);
            }
        }
    }

    /// Returns the carriers of full connections to a side.
    fn to_side(&self, place: usize, side: usize) -> &Carriers {
        &self.full[self.pair(place, self.nodes + side)]
    }

    /// Looks for connections to the two other sides that share nothing.
    fn win_by(&self, place: usize, side: usize, carrier: Nodes) -> Option<Win> {
        let [one, other] = [(side + 1) % SIDES, (side + 2) % SIDES];
        let mut wins = self.apart(place, [one, other], carrier);
        wins.next().map(|carrier| self.win_at(place, carrier))
    }

    /// Lists the unions of a carrier and those of full connections to two sides, where they share nothing.
    fn apart(
        &self,
        place: usize,
        [one, other]: [usize; 2],
        carrier: Nodes,
    ) -> impl Iterator<Item = Nodes> {
        let ones = self.to_side(place, one).all().iter();
        let ones = ones.filter(move |&set| set & carrier == 0);
        ones.flat_map(move |set| {
            let both = set | carrier;
            let others = self.to_side(place, other).all().iter();
            others
                .filter(move |&set| set & both == 0)
                .map(move |set| set | both)
        })
    }

    /// Returns the win of a place that is connected to all sides.
    fn win_at(&self, place: usize, carrier: Nodes) -> Win {
        if self.is_group(place) {
            return Win {
                carrier,
                stone: None,
            };
        }
        Win {
            carrier: carrier | only(place),
            stone: Some(place),
        }
    }

    /// Puts together what is known.
    fn prospects(&self, vacant: Nodes) -> Prospects {
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
    fn add_half_wins(&self, group: usize, threats: &mut Vec<Win>) {
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
