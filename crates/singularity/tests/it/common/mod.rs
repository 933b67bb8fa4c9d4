//! A second, slow and obvious Singularity, written from the rulings with names and lists only.

use std::sync::LazyLock;

use board_graph::{Board, Node, NodeSet};
use board_play::Seat;
use board_play::playout::below;
use board_play::testkit::SplitMix;
use board_stones::testkit::{NamedBoard, Names, names};
use singularity::{CENTRE, Options, Setup, Singularity};

/// Returns a random number below `bound`.
pub(crate) fn pick(bound: usize, rng: &mut SplitMix) -> usize {
    usize::try_from(below(rng, bound as u64)).unwrap()
}

/// A random state. Most have 1 to 12 stones each, some of them crowded in the centre region, never two
/// of a seat on f1, f2 and f3; in the others a seat is shut in, or nearly so. Not all such states are
/// positions.
pub(crate) fn random_setup(options: Options, rng: &mut SplitMix) -> Setup {
    let turn = Seat::ALL[pick(2, rng)];
    let [black, white] = if pick(5, rng) == 0 {
        shut_in(turn, rng)
    } else {
        let mut free: Vec<Node> = Board::bent9()
            .nodes()
            .skip([0, 45, 63][pick(3, rng)])
            .collect();
        let most = [2, 6, 12][pick(3, rng)];
        [(); 2].map(|()| scattered(1 + pick(most, rng), &mut free, rng))
    };
    Setup {
        options,
        turn,
        black,
        white,
    }
}

/// Takes random nodes out of `free`, for some stones of one seat.
fn scattered(count: usize, free: &mut Vec<Node>, rng: &mut SplitMix) -> NodeSet {
    let mut stones = NodeSet::EMPTY;
    for _ in 0..count {
        let node = free.swap_remove(pick(free.len(), rng));
        if !(stones.intersects(&CENTRE) && CENTRE.contains(node)) {
            stones.insert(node);
        }
    }
    stones
}

/// A stone or two on a side, with stones of the other seat all round, one of them missing now and then.
fn shut_in(seat: Seat, rng: &mut SplitMix) -> [NodeSet; 2] {
    let board = Board::bent9();
    let at = pick(24, rng);
    let inside: NodeSet = board
        .rim()
        .iter()
        .copied()
        .cycle()
        .skip(at)
        .take(1 + at % 2)
        .collect();
    let mut around = board.around(inside) - inside;
    if pick(4, rng) == 0 {
        around.remove(around.nth(pick(around.len(), rng)).unwrap());
    }
    match seat {
        Seat::First => [inside, around],
        Seat::Second => [around, inside],
    }
}

/// The board.
static BOARD: LazyLock<NamedBoard> = LazyLock::new(NamedBoard::new);

/// Returns whether a node is in the centre region.
pub(crate) fn in_region(node: &str) -> bool {
    node.starts_with('e') || node.starts_with('f')
}

/// Counts the nodes of the centre among some nodes.
pub(crate) fn in_centre(stones: &Names) -> usize {
    stones.iter().filter(|node| node.starts_with('f')).count()
}

/// A state of the game: the rules by their words, the stones by the names of their nodes.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// Whether fusion is compulsory.
    pub(crate) forced: bool,
    /// Whether straight runs go on through pentas.
    pub(crate) fork: bool,
    /// `joined`, `mover` or `both`.
    pub(crate) zone: String,
    /// The stones of each seat.
    pub(crate) stones: [Names; 2],
    /// The seat to move: 0 or 1.
    pub(crate) next: usize,
}

impl Model {
    /// Copies a position.
    pub(crate) fn of(position: &Singularity) -> Self {
        let setup = Setup::from(*position);
        let rules = setup.options.to_string();
        let zone = ["mover", "both"]
            .into_iter()
            .find(|zone| rules.contains(&format!("zone={zone}")));
        Self {
            forced: !rules.contains("fusion=optional"),
            fork: !rules.contains("fork=off"),
            zone: zone.unwrap_or("joined").to_owned(),
            stones: [names(setup.black), names(setup.white)],
            next: setup.turn.index(),
        }
    }

    fn is_vacant(&self, node: &str) -> bool {
        !self.stones.iter().any(|stones| stones.contains(node))
    }

    /// Lists where a stone can slide: step by step straight on, three steps at most, as long as the
    /// next node is vacant.
    pub(crate) fn targets(&self, from: &str) -> Names {
        let mut targets = Names::new();
        for first in &BOARD.neighbours[from] {
            let mut runs = vec![(from.to_owned(), first.clone())];
            for _ in 0..3 {
                let mut longer = Vec::new();
                for (before, here) in runs {
                    if !self.is_vacant(&here) {
                        continue;
                    }
                    targets.insert(here.clone());
                    let onward = &BOARD.straight[&(before, here.clone())];
                    if onward.len() == 1 || self.fork {
                        longer.extend(onward.iter().map(|next| (here.clone(), next.clone())));
                    }
                }
                runs = longer;
            }
        }
        targets
    }

    /// Returns whether the stone on `other` is joined by one that has landed on `to`.
    fn joins(&self, to: &str, other: &str) -> bool {
        BOARD.neighbours[to].iter().any(|node| node == other)
            && (self.zone == "mover" || in_region(other))
            && (self.zone == "joined" || in_region(to))
    }

    /// Lists the slides of a seat: from, to, removed.
    fn slides(&self, seat: usize) -> Vec<(String, String, Option<String>)> {
        let own = &self.stones[seat];
        let mut slides = Vec::new();
        for from in own {
            for to in self.targets(from) {
                let mut landed = own.clone();
                landed.remove(from);
                let joined: Vec<String> = landed
                    .iter()
                    .filter(|other| self.joins(&to, other))
                    .cloned()
                    .collect();
                landed.insert(to.clone());
                let mut choices: Vec<Option<String>> = joined.iter().cloned().map(Some).collect();
                if joined.is_empty() || !self.forced {
                    choices.push(None);
                }
                for removed in choices {
                    let mut left = landed.clone();
                    if let Some(stone) = &removed {
                        left.remove(stone);
                    }
                    if in_centre(&left) <= 1 {
                        slides.push((from.clone(), to.clone(), removed));
                    }
                }
            }
        }
        slides
    }

    /// Returns whether a seat has won.
    pub(crate) fn has_won(&self, seat: usize) -> bool {
        self.stones[seat].len() == 1 && in_centre(&self.stones[seat]) == 1
    }

    /// Returns whether a seat has a slide.
    pub(crate) fn can_move(&self, seat: usize) -> bool {
        !self.slides(seat).is_empty()
    }

    /// Returns the character that stands for the status in a trace, and the result in a trace.
    pub(crate) fn status(&self) -> (char, Option<&'static str>) {
        if self.has_won(0) {
            return ('o', Some("1"));
        }
        if self.has_won(1) {
            return ('o', Some("2"));
        }
        if !self.can_move(0) && !self.can_move(1) {
            return ('o', Some("draw"));
        }
        (['1', '2'][self.next], None)
    }

    /// Lists the legal moves, sorted as texts.
    pub(crate) fn moves(&self) -> Names {
        if self.status().0 == 'o' {
            return Names::new();
        }
        let slides = self.slides(self.next);
        if slides.is_empty() {
            return Names::from(["pass".to_owned()]);
        }
        slides
            .into_iter()
            .map(|(from, to, removed)| match removed {
                Some(stone) => format!("{from}-{to}x{stone}"),
                None => format!("{from}-{to}"),
            })
            .collect()
    }

    /// Makes a legal move, given as text.
    pub(crate) fn play(&mut self, text: &str) {
        let own = &mut self.stones[self.next];
        if text != "pass" {
            let (from, rest) = text.split_once('-').unwrap();
            let (to, removed) = rest.split_once('x').unwrap_or((rest, ""));
            own.remove(from);
            own.remove(removed);
            own.insert(to.to_owned());
        }
        self.next = 1 - self.next;
    }
}
