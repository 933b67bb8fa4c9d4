//! How many Amazons it takes to block three Aliens, by an independent, obvious method: put an Amazon
//! wherever an Alien can go, until none can go anywhere.
//!
//! Whatever blocks the Aliens has a stone on each of these nodes. For suppose that it has a stone on all
//! of them so far. Where an Alien can step or jump with just these stones on the board, it could do so
//! among more stones too, unless that node is taken. So no fewer Amazons will do.

use crate::common::{Model, near, random, take};
use aliens_amazons::{AliensAmazons, Options, Setup, outcome};
use board_graph::{Board, Fork, Node, NodeSet};
use board_play::Seat;
use board_play::testkit::SplitMix;
use board_stones::testkit::nodes;
use std::collections::HashSet;

/// The board as lists.
struct Lists {
    neighbours: Vec<Vec<usize>>,
    /// What one jumps over from each node, and where one lands.
    jumps: Vec<Vec<(usize, usize)>>,
}

impl Lists {
    fn new(fork: Fork) -> Self {
        let board = Board::bent9();
        let index = |nodes: &[Node]| nodes.iter().map(|node| node.index()).collect::<Vec<_>>();
        let jumps = |node: Node| {
            let over = board.neighbours(node).iter();
            over.flat_map(|&over| {
                let onward = match fork {
                    Fork::Off if board.degree(over) == 5 => &[],
                    _ => board.straight(node, over),
                };
                onward.iter().map(move |land| (over.index(), land.index()))
            })
            .collect()
        };
        Self {
            neighbours: board
                .nodes()
                .map(|node| index(board.neighbours(node)))
                .collect(),
            jumps: board.nodes().map(jumps).collect(),
        }
    }

    /// Finds a vacant node that an Alien can step or jump to, so that the Aliens stand as is asked for.
    fn target(
        &self,
        aliens: [usize; 3],
        stones: &[bool],
        is_wanted: &dyn Fn([usize; 3]) -> bool,
    ) -> Option<usize> {
        (0..3).find_map(|which| {
            let alien = aliens[which];
            let steps = self.neighbours[alien].iter().copied();
            let open = self.jumps[alien].iter().filter(|(over, _)| stones[*over]);
            let mut nodes = steps.chain(open.map(|(_, land)| *land));
            nodes.find(|&node| {
                let mut after = aliens;
                after[which] = node;
                after.sort_unstable();
                !stones[node] && is_wanted(after)
            })
        })
    }

    /// Puts Amazons until no Alien can move, and lists them.
    fn blockade(&self, aliens: [usize; 3]) -> Vec<usize> {
        self.bar(aliens, &|_| true)
    }

    /// Puts Amazons until no Alien can move so that they stand as is asked for, and lists them.
    fn bar(&self, aliens: [usize; 3], is_wanted: &dyn Fn([usize; 3]) -> bool) -> Vec<usize> {
        let mut stones = vec![false; self.neighbours.len()];
        for alien in aliens {
            stones[alien] = true;
        }
        let mut amazons = Vec::new();
        while let Some(node) = self.target(aliens, &stones, is_wanted) {
            stones[node] = true;
            amazons.push(node);
        }
        amazons
    }
}

fn triples() -> impl Iterator<Item = [usize; 3]> {
    (0..93).flat_map(|a| (a + 1..93).flat_map(move |b| (b + 1..93).map(move |c| [a, b, c])))
}

fn set(nodes: &[usize]) -> NodeSet {
    nodes.iter().map(|&node| Node::new(node)).collect()
}

/// The fact of the rulings, and the functions of the crate, over all placements.
#[test]
fn blocking_three_aliens_takes_ten_amazons_or_more() {
    for fork in [Fork::On, Fork::Off] {
        let lists = Lists::new(fork);
        let mut least = usize::MAX;
        for aliens in triples() {
            let amazons = lists.blockade(aliens);
            let set_of_aliens = set(&aliens);
            assert_eq!(outcome::blockade(set_of_aliens, fork), set(&amazons));
            let count = outcome::amazons_to_block(set_of_aliens, fork);
            assert_eq!(count, amazons.len());
            assert!(outcome::can_be_blocked(set_of_aliens, count, fork));
            assert!(outcome::can_be_blocked(set_of_aliens, count + 1, fork));
            assert!(!outcome::can_be_blocked(set_of_aliens, count - 1, fork));
            least = least.min(count);
        }
        assert_eq!(least, 10, "fork={fork}");
        let [a1, a2, a24] = ["a1", "a2", "a24"].map(|name| nodes(name).first().unwrap().index());
        assert_eq!(lists.blockade([a1, a2, a24]).len(), 10);
    }
}

/// Three Aliens that keep apart in the middle cannot be blocked: it would take more Amazons than there are.
/// The number of such placements was counted by a script of its own, over the published table of the board.
#[test]
fn thirty_amazons_are_too_few_for_many_placements() {
    let sizes = triples().map(|aliens| outcome::blockade(set(&aliens), Fork::On).len());
    let sizes: Vec<usize> = sizes.collect();
    assert_eq!(sizes.len(), 93 * 92 * 91 / 6);
    assert_eq!(sizes.iter().filter(|&&size| size > 30).count(), 29_338);
    assert_eq!(sizes.iter().max(), Some(&39));
}

/// But Aliens must move, and thirty Amazons that may stand as they like after each move can bar the ways from
/// one such placement to another, in three moves at most. Jumps of several at a time are left out. The numbers
/// were counted by a script of its own, as above.
#[test]
fn amazons_that_stand_as_they_like_drive_aliens_out_of_the_middle() {
    let lists = Lists::new(Fork::On);
    let mut left: HashSet<_> = triples()
        .filter(|&aliens| lists.blockade(aliens).len() > 30)
        .collect();
    let mut counts = vec![left.len()];
    while !left.is_empty() {
        let stays = |aliens| lists.bar(aliens, &|after| left.contains(&after)).len() > 30;
        left = left
            .iter()
            .copied()
            .filter(|&aliens| stays(aliens))
            .collect();
        counts.push(left.len());
    }
    assert_eq!(counts, [29_338, 3_527, 90, 0]);
}

/// Whether Aliens are blocked is what the model says, with all of the blockade or nearly all of it and
/// some Amazons elsewhere.
#[test]
fn blocked_is_what_the_model_calls_blocked() {
    let mut rng = SplitMix::new(6);
    let (mut blocked, mut free) = (0, 0);
    while blocked < 200 || free < 200 {
        let fork = [Fork::On, Fork::Off][random(2, &mut rng)];
        let middle = Node::new(random(93, &mut rng));
        let aliens = take(&mut near(middle, 2), 3, &mut rng);
        let mut amazons = outcome::blockade(aliens, fork);
        let missing = random(3, &mut rng);
        take(&mut amazons, missing, &mut rng);
        let mut elsewhere = Board::bent9().all() - aliens - amazons;
        amazons |= take(&mut elsewhere, random(4, &mut rng), &mut rng);
        if amazons.len() > 30 {
            continue;
        }
        let setup = Setup {
            options: Options::default().with_fork(fork),
            turn: Seat::First,
            aliens,
            amazons,
            amazons_in_hand: 30 - amazons.len(),
        };
        let Ok(position) = AliensAmazons::try_from(setup) else {
            continue;
        };
        let model = Model::of(&position);
        let can_move = model.aliens.iter().any(|alien| model.can_move(alien));
        assert_eq!(
            outcome::is_blocked(aliens, amazons, fork),
            !can_move,
            "{position}"
        );
        blocked += usize::from(!can_move);
        free += usize::from(can_move);
    }
}
