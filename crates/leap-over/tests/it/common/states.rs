//! States that random play hardly reaches: near an end, and with seats that cannot jump.

use board_graph::{Board, Jumps, Node, NodeSet};
use board_play::Seat;
use board_play::playout::below;
use board_play::testkit::SplitMix;
use board_play::text::or_dash;
use leap_over::{Goal, LeapOver, Options, Setup, ShiftGame as _, start_nodes};

fn pick(set: NodeSet, rng: &mut SplitMix) -> Option<Node> {
    let count = u64::try_from(set.len()).unwrap();
    set.nth(usize::try_from(below(rng, count)).unwrap())
}

/// The nodes that jumps lead to from a1, by their names: a1, a3, … c1, … e11.
fn small_class() -> NodeSet {
    let board = Board::bent9();
    let is_odd = |node: &Node| {
        let name = board.name(*node);
        name.letter().is_multiple_of(2) && !name.number().is_multiple_of(2)
    };
    board.nodes().filter(is_odd).collect()
}

/// Adds random nodes of `from` until there are three of the small class and seven of the other.
fn fill_up(mut stones: NodeSet, from: NodeSet, rng: &mut SplitMix) -> NodeSet {
    let small = small_class();
    for (class, count) in [(small, 3), (Board::bent9().all() - small, 7)] {
        while (stones & class).len() < count {
            let node = pick((from & class) - stones, rng).expect("there are enough nodes");
            stones.insert(node);
        }
    }
    stones
}

/// A state in which the first seat's goal is reached; if it is `full`, with some stones of the second
/// seat at home.
fn mixed(options: Options, rng: &mut SplitMix) -> Setup {
    let all: NodeSet = Board::bent9().all();
    let [own_start, goal] = Seat::ALL.map(start_nodes);
    let stay = match options.goal() {
        Goal::Literal => 0,
        Goal::Full => below(rng, 4),
    };
    let at_home: NodeSet = goal.iter().filter(|_| below(rng, 4) < stay).collect();
    let black = fill_up(goal - at_home, all - own_start - goal, rng);
    let white = fill_up(at_home, all - goal - black, rng);
    Setup {
        options,
        turn: Seat::First,
        winner: None,
        black,
        white,
    }
}

/// A position one or a few jumps away from an end, for either seat.
pub(crate) fn near_the_end(options: Options, rng: &mut SplitMix) -> LeapOver {
    let jumps = Jumps::bent9(options.fork());
    loop {
        let mut setup = mixed(options, rng);
        for _ in 0..=below(rng, 2) {
            let occupied = setup.black | setup.white;
            let stones = match below(rng, 3) {
                0 => &mut setup.white,
                _ => &mut setup.black,
            };
            let Some(from) = pick(*stones, rng) else {
                continue;
            };
            if let Some(to) = pick(jumps.reach(from, occupied), rng) {
                *stones = stones.without(from).with(to);
            }
        }
        setup.turn = Seat::ALL[usize::from(below(rng, 2) == 0)];
        if let Ok(position) = LeapOver::try_from(setup) {
            return match below(rng, 2) {
                0 => position,
                _ => position.mirrored(),
            };
        }
    }
}

/// A state with the stones of both seats anywhere.
pub(crate) fn anywhere(options: Options, rng: &mut SplitMix) -> Setup {
    let all: NodeSet = Board::bent9().all();
    let black = fill_up(NodeSet::EMPTY, all, rng);
    let white = fill_up(NodeSet::EMPTY, all - black, rng);
    let seat = |rng: &mut SplitMix| Seat::ALL[usize::from(below(rng, 2) == 0)];
    Setup {
        options,
        turn: seat(rng),
        winner: (below(rng, 8) == 0).then(|| seat(rng)),
        black,
        white,
    }
}

/// The stones of a position in which the first seat cannot jump and the second can.
pub(crate) const STUCK: &str =
    "a2,a9,a18,b4,b17,b19,c7,d4,d7,e9 a1,a13,a15,b14,b15,b18,c2,c10,c12,d9";

/// A position in which one seat cannot jump; that or the other one is to move.
pub(crate) fn stuck(options: Options, rng: &mut SplitMix) -> LeapOver {
    let (rules, turn) = (or_dash(&options), 1 + below(rng, 2));
    let line = format!("leap-over/1 {rules} {turn} - {STUCK}");
    let position: LeapOver = line.parse().expect("a good line");
    assert!(!position.can_move(Seat::First));
    match below(rng, 2) {
        0 => position,
        _ => position.mirrored(),
    }
}
