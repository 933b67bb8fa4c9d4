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

use y::board_graph::{Node, NodeSetOf};

use super::carriers::{Carriers, MOST};
use super::field::{Field, each, only};
use super::wins::{Prospects, Win};

/// The three sides.
pub(super) const SIDES: usize = 3;

/// How many half connections are combined at most.
const MOST_COMBINED: usize = 4;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// Any win of the colour that is to move.
    AnyWin,
    /// All that can be found.
    Everything,
}

/// The carrier of a half connection that is combined with others.
#[derive(Clone, Copy, Debug, Default)]
struct Half<const W: usize> {
    carrier: NodeSetOf<W>,
    /// What it has in common with those behind it and with the one that is new.
    common: NodeSetOf<W>,
}

/// The connections of one colour; room for them is made once.
///
/// Places are numbers: a vacant node has its index, a group that of its first stone, and the sides come
/// behind all nodes.
#[derive(Debug)]
pub(super) struct Connections<const W: usize> {
    pub(super) nodes: usize,
    /// Carriers of full and of half connections, for each pair of places.
    pub(super) full: Vec<Carriers<W>>,
    pub(super) half: Vec<Carriers<W>>,
    /// Full connections that have not been followed, by the size of their carriers.
    waiting: Vec<Vec<(u8, u8, NodeSetOf<W>)>>,
    /// The least size of which some may be waiting.
    size: usize,
    /// The places to which each has full connections that have been followed, a bit each.
    followed: Vec<u128>,
    /// The places to which each is adjacent, a bit each.
    adjacent: Vec<u128>,
    /// The first stones of groups.
    pub(super) groups: NodeSetOf<W>,
}

impl<const W: usize> Connections<W> {
    pub(super) fn new(field: &Field<W>) -> Self {
        let nodes = field.node_count();
        let places = nodes + SIDES;
        Self {
            nodes,
            full: vec![Carriers::NONE; places * places],
            half: vec![Carriers::NONE; places * places],
            waiting: vec![Vec::new(); nodes + 1],
            size: 0,
            followed: vec![0; places],
            adjacent: vec![0; places],
            groups: NodeSetOf::EMPTY,
        }
    }

    /// Looks for a win of a colour that is to move.
    pub(super) fn win(
        &mut self,
        field: &Field<W>,
        stones: NodeSetOf<W>,
        vacant: NodeSetOf<W>,
    ) -> Option<Win<W>> {
        self.begin(field, stones, vacant);
        if let Some(win) = self.follow_all(Aim::AnyWin) {
            return Some(win);
        }
        match self.prospects(vacant) {
            Prospects::Sure(win) => Some(win),
            Prospects::Threats(wins) => wins.into_iter().min_by_key(|win| win.carrier.len()),
        }
    }

    /// Looks for what a colour can reach, the smallest carriers first.
    pub(super) fn all(
        &mut self,
        field: &Field<W>,
        stones: NodeSetOf<W>,
        vacant: NodeSetOf<W>,
    ) -> Prospects<W> {
        self.begin(field, stones, vacant);
        self.follow_all(Aim::Everything);
        let mut prospects = self.prospects(vacant);
        if let Prospects::Threats(wins) = &mut prospects {
            wins.sort_unstable_by_key(|win| (win.carrier.len(), win.carrier));
        }
        prospects
    }

    /// Notes which places are adjacent.
    fn begin(&mut self, field: &Field<W>, stones: NodeSetOf<W>, vacant: NodeSetOf<W>) {
        self.full.iter_mut().for_each(Carriers::clear);
        self.half.iter_mut().for_each(Carriers::clear);
        self.waiting.iter_mut().for_each(Vec::clear);
        self.followed.fill(0);
        self.adjacent.fill(0);
        self.groups = NodeSetOf::EMPTY;
        field.each_group(stones, |group| {
            let Some(first) = group.first() else {
                return;
            };
            self.groups.insert(first);
            let first = first.index();
            let around = field.around(group) & vacant;
            each(around).for_each(|node| self.adjoin(first, node));
            self.add_sides(first, field.sides_of(group));
        });
        for node in each(vacant) {
            let later = field.later_neighbours(node) & vacant;
            each(later).for_each(|other| self.adjoin(node, other));
            self.add_sides(node, field.sides_of(only(node)));
        }
        self.size = 0;
    }

    fn add_sides(&mut self, place: usize, sides: u8) {
        for side in (0..SIDES).filter(|side| (sides >> side) & 1 == 1) {
            self.adjoin(place, self.nodes + side);
        }
    }

    /// Connects two places that are adjacent.
    fn adjoin(&mut self, a: usize, b: usize) {
        self.adjacent[a] |= 1 << b;
        self.adjacent[b] |= 1 << a;
        self.add_full(a, b, NodeSetOf::EMPTY, 0);
    }

    pub(super) const fn pair(&self, a: usize, b: usize) -> usize {
        let (less, more) = if a < b { (a, b) } else { (b, a) };
        less * (self.nodes + SIDES) + more
    }

    const fn is_side(&self, place: usize) -> bool {
        place >= self.nodes
    }

    pub(super) const fn is_group(&self, place: usize) -> bool {
        self.groups.contains(Node::new(place))
    }

    /// Follows full connections, small carriers first, until there are none left.
    fn follow_all(&mut self, aim: Aim) -> Option<Win<W>> {
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
    fn join(&mut self, middle: usize, end: usize, carrier: NodeSetOf<W>) {
        if self.is_side(middle) {
            return;
        }
        let mut others = self.followed[middle] & !bits(carrier) & !(1 << end);
        let mut end_node = NodeSetOf::EMPTY;
        if self.is_side(end) {
            // Sides are not connected with each other.
            others &= (1 << self.nodes) - 1;
        } else {
            end_node = only(end);
        }
        // What is adjacent can have no better connection.
        others &= !self.adjacent[end];
        let taken = carrier | end_node;
        let is_group = self.is_group(middle);
        let size = len_of(carrier) + u8::from(!is_group);
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            let pair = self.pair(middle, other);
            let joined = self.pair(end, other);
            for at in 0..self.full[pair].all().len() {
                let Some((set, set_size)) = self.full[pair].followed(at) else {
                    continue;
                };
                // What they have in common would be counted twice, but then they are no connection.
                let size = size + set_size;
                let found = if is_group { &self.full } else { &self.half };
                if !found[joined].has_room(size) {
                    // The others are no smaller.
                    break;
                }
                if set.intersects(&taken) {
                    continue;
                }
                if is_group {
                    self.add_full(end, other, carrier | set, size);
                } else {
                    self.add_half(end, other, carrier | set | only(middle), size);
                }
            }
        }
    }

    fn add_full(&mut self, a: usize, b: usize, carrier: NodeSetOf<W>, size: u8) {
        let (a, b) = (a.min(b), a.max(b));
        let pair = self.pair(a, b);
        if self.full[pair].add(carrier, size) {
            let size = usize::from(size);
            self.size = self.size.min(size);
            let place = |place: usize| u8::try_from(place).unwrap_or(u8::MAX);
            self.waiting[size].push((place(a), place(b), carrier));
        }
    }

    fn add_half(&mut self, a: usize, b: usize, carrier: NodeSetOf<W>, size: u8) {
        let pair = self.pair(a, b);
        if !self.full[pair].cover(carrier) && self.half[pair].add(carrier, size) {
            let mut halves = [Half::default(); MOST];
            let known = self.half[pair].all();
            let halves = &mut halves[..known.len()];
            let mut common = carrier;
            for (half, &carrier) in halves.iter_mut().zip(known).rev() {
                common &= carrier;
                *half = Half { carrier, common };
            }
            self.combine([a, b], [carrier; 2], halves, MOST_COMBINED - 1);
        }
    }

    /// Looks for half connections that have nothing in common with what some have in common.
    fn combine(
        &mut self,
        [a, b]: [usize; 2],
        [common, union]: [NodeSetOf<W>; 2],
        halves: &[Half<W>],
        most: usize,
    ) {
        for (at, half) in halves.iter().enumerate() {
            if common.intersects(&half.common) {
                // Neither this one nor those behind it can take that away.
                return;
            }
            let less = common & half.carrier;
            if less == common {
                continue;
            }
            let union = union | half.carrier;
            if less.is_empty() {
                self.add_full(a, b, union, len_of(union));
            } else if most > 1 {
                self.combine([a, b], [less, union], &halves[at + 1..], most - 1);
            }
        }
    }
}

/// Returns how many nodes a set has.
fn len_of<const W: usize>(nodes: NodeSetOf<W>) -> u8 {
    u8::try_from(nodes.len()).unwrap_or(u8::MAX)
}

/// Returns a set as the bits of places.
fn bits<const W: usize>(nodes: NodeSetOf<W>) -> u128 {
    let words = nodes.words();
    let words = words.iter().rev();
    words.fold(0, |bits, &word| bits << 64 | u128::from(word))
}
