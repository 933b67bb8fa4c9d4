//! Connections, settled nodes and the search, against obvious implementations: games are played out, and
//! boards filled, in every way.

use std::collections::HashMap;

use board_play::Position as _;
use y::board_graph::{Board, Node, NodeSetOf};
use y::outcome::has_y;
use y::{Move, Y};

use super::connections::Connections;
use super::entries::Entries;
use super::field::{Field, Stones, each};
use super::scout::{Outlook, Scout};
use super::search::{Found, Search};
use super::settled::Settled;
use super::wins::Prospects;

/// Sets of two words, of which small boards need one only.
type Nodes = NodeSetOf<2>;

const SMALL: [&str; 4] = ["flat:3", "flat:4", "bent:3", "bent:4"];

fn field(shape: &str) -> Field<2> {
    Field::new(board(shape))
}

fn board(shape: &str) -> Board {
    Board::new(shape.parse().unwrap()).unwrap()
}

/// Numbers that look drawn: a linear congruential generator (Knuth's constants).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// Stones at random: so many nodes stay vacant, or all if there are fewer.
fn stones(field: &Field<2>, vacant: usize, dice: &mut Dice) -> Stones<2> {
    let mut nodes: Vec<usize> = each(field.vacant(Stones::default())).collect();
    for at in (1..nodes.len()).rev() {
        let other = usize::try_from(dice.roll(at as u64 + 1)).unwrap();
        nodes.swap(at, other);
    }
    let mut stones = Stones::default();
    for node in nodes.into_iter().skip(vacant) {
        stones = stones.after(node);
    }
    stones
}

fn joins(field: &Field<2>, nodes: Nodes) -> bool {
    has_y(field.board(), nodes)
}

/// Whether the colour that is to move wins, by playing everything.
fn wins(field: &Field<2>, stones: Stones<2>, known: &mut HashMap<(Nodes, Nodes), bool>) -> bool {
    if joins(field, stones.other) {
        return false;
    }
    if let Some(&wins) = known.get(&(stones.own, stones.other)) {
        return wins;
    }
    let wins = each(field.vacant(stones)).any(|node| !wins(field, stones.after(node), known));
    known.insert((stones.own, stones.other), wins);
    wins
}

fn decide(field: &Field<2>, stones: Stones<2>) -> Found<2> {
    let entries = Entries::new(1 << 16).unwrap();
    let mut search = Search {
        field,
        entries: &entries,
        connections: &mut Connections::new(field),
        spend: &mut || true,
        is_out: false,
    };
    search.decide(stones)
}

/// Positions of small boards, with up to nine vacant nodes on greater ones.
fn each_position(mut call: impl FnMut(&Field<2>, Stones<2>)) {
    let mut dice = Dice(1);
    for (shape, most) in SMALL.map(|shape| (shape, 10)).into_iter().chain([
        ("flat:6", 9),
        ("bent:5", 9),
        ("flat:7", 9),
        ("bent:6", 8),
        ("flat:11", 8),
        ("bent:9", 8),
    ]) {
        let field = field(shape);
        for number in 0..120 {
            let vacant = 3 + number % (most - 2);
            let stones = stones(&field, vacant, &mut dice);
            let is_over = joins(&field, stones.own) || joins(&field, stones.other);
            if !is_over {
                call(&field, stones);
            }
        }
    }
}

/// The stones of a position where everything outside a carrier is the loser's: `own` wins or `other`.
fn worst(field: &Field<2>, stones: Stones<2>, carrier: Nodes, own_wins: bool) -> Stones<2> {
    let outside = field.vacant(stones) - carrier;
    if own_wins {
        Stones {
            other: stones.other | outside,
            ..stones
        }
    } else {
        Stones {
            own: stones.own | outside,
            ..stones
        }
    }
}

#[test]
fn the_search_finds_the_winner_and_a_carrier_that_is_enough() {
    let mut counts = [0, 0];
    each_position(|field, stones| {
        let mut known = HashMap::new();
        let found = decide(field, stones);
        assert!(found.is_decided());
        assert_eq!(
            found.is_won(),
            wins(field, stones, &mut known),
            "{stones:?}"
        );
        let worst = worst(field, stones, found.nodes, found.is_won());
        assert_eq!(
            found.is_won(),
            wins(field, worst, &mut known),
            "{stones:?} {found:?}"
        );
        if let Some(node) = each(found.support).next() {
            assert!(!wins(field, stones.after(node), &mut known), "{stones:?}");
        }
        counts[usize::from(found.is_won())] += 1;
    });
    assert!(counts.iter().all(|&count| count > 30), "{counts:?}");
}

#[test]
fn whole_games_are_decided_as_by_playing_everything() {
    for shape in SMALL {
        let field = field(shape);
        let mut known = HashMap::new();
        if field.node_count() > 10 {
            // From three stones on there are few enough games.
            for (a, b, c) in [(0, 1, 2), (3, 7, 11), (14, 4, 9), (5, 12, 6)] {
                let stones = Stones::default().after(a).after(b).after(c);
                let found = decide(&field, stones);
                assert_eq!(found.is_won(), wins(&field, stones, &mut known), "{shape}");
            }
            continue;
        }
        let start = Stones::default();
        for stones in each(field.vacant(start)).map(|node| start.after(node)) {
            let found = decide(&field, stones);
            assert_eq!(found.is_won(), wins(&field, stones, &mut known), "{shape}");
        }
    }
}

#[test]
fn what_connections_promise_is_kept() {
    let mut counts = [0, 0];
    each_position(|field, stones| {
        let mut connections = Connections::new(field);
        let vacant = field.vacant(stones);
        let mut known = HashMap::new();
        match connections.all(field, stones.own, vacant) {
            Prospects::Sure(win) => {
                counts[0] += 1;
                // The other colour moves, and has everything outside.
                let worst = worst(field, stones, win.carrier, true);
                let turned = Stones {
                    own: worst.other,
                    other: worst.own,
                };
                let other_has_won = joins(field, turned.own);
                assert!(
                    !other_has_won && !wins(field, turned, &mut known),
                    "{stones:?} {win:?}"
                );
            }
            Prospects::Threats(threats) => {
                for win in threats {
                    counts[1] += 1;
                    let worst = worst(field, stones, win.carrier, true);
                    assert!(wins(field, worst, &mut known), "{stones:?} {win:?}");
                    if let Some(node) = win.stone {
                        let after = worst.after(node);
                        assert!(!wins(field, after, &mut known), "{stones:?} {win:?}");
                    }
                }
            }
        }
    });
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

#[test]
fn settled_nodes_change_nothing() {
    let mut counts = [0, 0];
    each_position(|field, stones| {
        let settled = Settled::of(field, stones);
        let captured = settled.own | settled.other;
        counts[0] += settled.dead.len();
        counts[1] += captured.len();
        let mut known = HashMap::new();
        let filled = settled.fill(stones);
        let won = wins(field, stones, &mut known);
        assert_eq!(
            won,
            wins(field, filled, &mut known),
            "{stones:?} {settled:?}"
        );
        // Whoever has the dead nodes.
        let turned = Stones {
            own: filled.own | settled.dead,
            other: filled.other - settled.dead,
        };
        assert_eq!(
            won,
            wins(field, turned, &mut known),
            "{stones:?} {settled:?}"
        );
    });
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

#[test]
fn images_are_undone() {
    let mut dice = Dice(7);
    for shape in ["bent:4", "flat:5", "bent:7", "bent:9"] {
        let field = field(shape);
        for _ in 0..50 {
            let stones = stones(&field, 5, &mut dice);
            let (least, symmetry) = field.canonical(stones);
            assert_eq!(field.original(symmetry, least.own), stones.own);
            assert_eq!(field.original(symmetry, least.other), stones.other);
            // The least image of an image is the same.
            for other in 0..field.board().symmetries().len() {
                let image = Stones {
                    own: field.image(other, stones.own),
                    other: field.image(other, stones.other),
                };
                assert_eq!(field.canonical(image).0, least);
            }
        }
    }
}

/// The position with these stones, put down by turns.
fn position(field: &Field<2>, stones: Stones<2>) -> Y {
    let shape = field.board().shape();
    let mut position = Y::new(&format!("board={shape}").parse().unwrap());
    let mut order = [stones.own, stones.other].map(each);
    if stones.all().len() % 2 == 1 {
        order.reverse();
    }
    for number in 0..stones.all().len() {
        let node = Node::new(order[number % 2].next().unwrap());
        let m = Move::Place(field.board().name(node));
        position.play(m).unwrap();
    }
    position
}

#[test]
fn what_a_scout_says_is_true_with_little_work_and_with_more() {
    let mut counts = [0; 3];
    each_position(|field, stones| {
        let mut known = HashMap::new();
        let position = position(field, stones);
        let mover = position.to_move().unwrap();
        let mut scout = Scout::new(field.board(), 1 << 14).unwrap();
        for steps in [0, 2, 8] {
            let mut left = steps;
            let outlook = scout.look(&position, &mut || {
                left -= i32::from(left > 0);
                left > 0
            });
            match outlook.unwrap() {
                Outlook::Win(seat) => {
                    let won = wins(field, stones, &mut known);
                    assert_eq!(seat == mover, won, "{stones:?}");
                    counts[usize::from(won)] += 1;
                }
                Outlook::MayWin(may_win) => {
                    assert!(!may_win.is_empty());
                    let struck = field.vacant(stones) - may_win;
                    for node in each(struck) {
                        counts[2] += 1;
                        assert!(wins(field, stones.after(node), &mut known), "{stones:?}");
                    }
                }
            }
        }
    });
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

#[test]
fn a_scout_has_nothing_to_say_where_colours_are_chosen_or_the_game_is_over() {
    let look = |rules: &str, moves: &str| {
        let mut position = Y::new(&rules.parse().unwrap());
        for m in moves.split_whitespace() {
            position.play(m.parse().unwrap()).unwrap();
        }
        let mut scout = Scout::new(position.board(), 1 << 14)?;
        scout.look(&position, &mut || true)
    };
    assert!(look("board=flat:3", "").is_some());
    assert_eq!(look("board=flat:3,opening=pie", ""), None);
    assert_eq!(look("board=flat:3,opening=pie", "a1"), None);
    assert!(look("board=flat:3,opening=pie", "a1 swap").is_some());
    assert_eq!(
        look("board=flat:3", "a2 a1 a4 a3 a6"),
        None,
        "the game is over"
    );
    assert!(Scout::new(board("flat:15"), 1 << 14).is_some(), "120 nodes");
    assert!(
        Scout::new(board("bent:11"), 1 << 14).is_none(),
        "141 nodes are too many"
    );
}
