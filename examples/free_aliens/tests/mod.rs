//! The threats against obvious rules: a Black that may put one Amazon anywhere after each move never wins
//! against whoever goes by them, and what they say of single positions is looked up node by node.

use aliens_amazons::{AliensAmazons, Position as _, StoneGame as _, outcome};
use board_graph::{Board, Fork, Node, NodeSet};
use board_play::playout::{SplitMix, below};
use board_play::{Outcome, Seat, Status};

use crate::placements::{Placement, Placements, number, set};
use crate::threats::{Counts, LEAST, Threats};
use crate::verdict;

/// Few enough to take no time, and enough for some placements to be open.
const AMAZONS: usize = 13;

fn threats(placements: &Placements) -> (Threats, Vec<Counts>) {
    let mut counts = Vec::new();
    let threats = Threats::up_to(AMAZONS, placements, |_, count| counts.push(count));
    (threats, counts)
}

fn drawn<T: Copy>(from: &[T], rng: &mut SplitMix) -> Option<T> {
    let at = usize::try_from(below(rng, u64::try_from(from.len()).ok()?)).ok()?;
    from.get(at).copied()
}

/// Draws so many nodes that are not among some others.
fn drawn_nodes(count: usize, others: NodeSet, rng: &mut SplitMix) -> NodeSet {
    let mut nodes = NodeSet::EMPTY;
    for _ in 0..count {
        let vacant: Vec<_> = (Board::bent9().all() - others - nodes).iter().collect();
        nodes.insert(drawn(&vacant, rng).unwrap());
    }
    nodes
}

/// Writes a position with so many Amazons in hand.
fn line(turn: u8, placement: Placement, amazons: NodeSet, in_hand: usize) -> String {
    let names = |nodes: NodeSet| {
        let names = nodes
            .iter()
            .map(|node| Board::bent9().name(node).to_string());
        names.collect::<Vec<_>>().join(",")
    };
    format!(
        "aliens-amazons/1 - {turn} {} {} {in_hand}",
        names(set(placement)),
        names(amazons)
    )
}

/// White to move, where Black has no Amazons in hand.
fn position(placement: Placement, amazons: NodeSet) -> AliensAmazons {
    line(1, placement, amazons, 0).parse().unwrap()
}

fn placement_of(position: &AliensAmazons) -> Placement {
    let nodes: Vec<Node> = position.stones(Seat::First).iter().collect();
    nodes.try_into().unwrap()
}

/// Black puts an Amazon on a node of the blockade, if one is vacant, in place of one that is not on it; or
/// anything anywhere.
fn answer(placement: Placement, amazons: NodeSet, rng: &mut SplitMix) -> NodeSet {
    let vacant = Board::bent9().all() - amazons - set(placement);
    let blockade = outcome::blockade(set(placement), Fork::On);
    let is_keen = below(rng, 4) > 0;
    let pick = |wanted: NodeSet, all: NodeSet, rng: &mut SplitMix| {
        let from = if is_keen && !wanted.is_empty() {
            wanted
        } else {
            all
        };
        drawn(&from.iter().collect::<Vec<_>>(), rng)
    };
    let to = pick(vacant & blockade, vacant, rng);
    let from = pick(amazons - blockade, amazons, rng);
    match (from, to) {
        (Some(from), Some(to)) => amazons.without(from).with(to),
        _ => amazons,
    }
}

#[test]
fn whoever_goes_by_the_threats_is_never_blocked() {
    let placements = Placements::new();
    let (threats, _) = threats(&placements);
    let mut rng = SplitMix::new(1);
    let mut captured = 0;
    for _ in 0..200 {
        // Near the rim, where blockades are small.
        let (mut placement, _) = placements.alike[usize::try_from(below(&mut rng, 300)).unwrap()];
        let mut amazons = drawn_nodes(AMAZONS, set(placement), &mut rng);
        if threats
            .against(placement)
            .is_some_and(|threat| threat.is_subset(&amazons))
        {
            continue;
        }
        for _ in 0..60 {
            let mut now = position(placement, amazons);
            assert_eq!(now.status(), Status::ToMove(Seat::First), "{now}");
            let known = threats.for_left(amazons.len());
            let exits: Vec<_> = known.exits(placement, amazons).collect();
            let Some(exit) = drawn(&exits, &mut rng) else {
                panic!("no safe move in {now}");
            };
            now.play(exit.to_string().parse().unwrap()).unwrap();
            if now.status() == Status::Over(Outcome::Win(Seat::First)) {
                captured += 1;
                break;
            }
            placement = placement_of(&now);
            amazons = answer(placement, now.stones(Seat::Second), &mut rng);
        }
    }
    assert!(captured > 0, "some games end by captures");
}

/// Wherever no move is safe, Black has all of the threat, or the Aliens are blocked.
#[test]
fn black_has_all_of_a_threat_where_no_move_is_safe() {
    let placements = Placements::new();
    let (threats, _) = threats(&placements);
    let mut rng = SplitMix::new(2);
    let mut lost = 0;
    for (placement, _) in &placements.alike {
        let blockade = outcome::blockade(set(*placement), Fork::On);
        if blockade.len() > AMAZONS + 1 {
            continue;
        }
        for left_out in blockade {
            let most = blockade.without(left_out);
            let others = set(*placement) | blockade;
            let more = AMAZONS.saturating_sub(most.len());
            let amazons = most | drawn_nodes(more, others, &mut rng);
            if amazons.len() > AMAZONS || threats.exits(*placement, amazons).next().is_some() {
                continue;
            }
            lost += 1;
            let threat = threats.against(*placement);
            let is_known = threat.is_some_and(|threat| threat.is_subset(&amazons));
            assert!(is_known, "{}", position(*placement, amazons));
        }
    }
    assert!(lost > 0, "some are lost");
}

/// What is known of all placements adds up, and more Amazons threaten more.
#[test]
fn more_amazons_threaten_more() {
    let placements = Placements::new();
    let (threats, counts) = threats(&placements);
    assert_eq!(placements.count, 93 * 92 * 91 / 6);
    assert_eq!(counts.len(), AMAZONS - LEAST + 1);
    for count in &counts {
        assert_eq!(count.free + count.guarded + count.open, placements.count);
    }
    // With the fewest, which block by standing on all of a blockade, nothing else threatens.
    let blockades = placements.alike.iter().flat_map(|(placement, images)| {
        let blockade = outcome::amazons_to_block(set(*placement), Fork::On);
        images.iter().filter(move |_| blockade == LEAST)
    });
    let mut blocked: Vec<_> = blockades.copied().collect();
    blocked.sort_unstable();
    blocked.dedup();
    assert_eq!(counts[0].guarded, blocked.len());
    assert_eq!(counts[0].open, 0);
    assert!(counts.is_sorted_by(|fewer, more| fewer.free > more.free));
    for amazons in LEAST + 1..=AMAZONS {
        let [fewer, more] = [amazons - 1, amazons].map(|amazons| threats.for_left(amazons));
        assert_eq!([fewer, more].map(Threats::amazons), [amazons - 1, amazons]);
        for (placement, _) in &placements.alike {
            let is_less = match (fewer.against(*placement), more.against(*placement)) {
                (None, _) => true,
                (Some(few), Some(many)) => many.is_subset(&few),
                (Some(_), None) => false,
            };
            assert!(is_less, "{}", position(*placement, NodeSet::EMPTY));
        }
    }
}

#[test]
fn positions_are_judged() {
    let placements = Placements::new();
    let (threats, _) = threats(&placements);
    let judged = |line: &str| verdict(&line.parse().unwrap(), &threats);
    // Three in the middle, and all Amazons on the rim.
    let rest = "c4,d1,f3 a3,a4,a5,a6,a7,a8,a9,a10,a11,a12,a13,a14 0";
    let middle = format!("aliens-amazons/1 - 1 {rest}");
    let found = judged(&middle);
    let by = found.strip_prefix("Black cannot win, by ").expect("a move");
    let position: AliensAmazons = middle.parse().unwrap();
    assert_eq!(position.check(by.parse().unwrap()), Ok(()));
    let answered = format!("aliens-amazons/1 - 2 {rest}");
    assert_eq!(judged(&answered), "Black cannot win");
    // Ten Amazons block three in the corner (rulings, section 3), and the last of them comes next.
    let aliens = ["a1", "a2", "a24"].map(|name| Board::bent9().parse_node(name).unwrap());
    let blockade = outcome::blockade(set(aliens), Fork::On);
    let amazons = blockade.without(blockade.first().unwrap());
    assert_eq!(judged(&line(2, aliens, amazons, 1)), "not known");
    // Nothing is known of more Amazons, nor of other options.
    let many = "aliens-amazons/1 - 1 c4,d1,f3 a3,a4 12";
    assert_eq!(judged(many), "not known");
    let other = "aliens-amazons/1 amazons-needed=9 1 c4,d1,f3 a3,a4,a5,a6,a7,a8,a9,a10 2";
    assert_eq!(judged(other), "not known");
}

#[test]
fn placements_are_numbered_from_first_to_last() {
    let placements = Placements::new();
    let images = placements.alike.iter().flat_map(|(_, images)| images);
    let mut numbers: Vec<_> = images.copied().collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers, (0..placements.count).collect::<Vec<_>>());
    let last = [90, 91, 92].map(Node::new);
    assert_eq!(number(last), placements.count - 1);
}
