//! Moves and views as numbers, against the words of a position's line.

use board_graph::Board;
use board_play::testkit::{Kit, SplitMix, plays};
use board_play::{ActionMask, Actions as _, Planes as _, Seat, mask_words};
use proptest::prelude::*;
use y::{OptionsOn, Position as _, YOn};

/// Small boards and the largest, every opening.
const RULES: [&str; 7] = [
    "",
    "opening=pie",
    "board=bent:5,opening=pie",
    "board=flat:7,handicap=3",
    "board=bent:10",
    "board=flat:25,opening=pie",
    "board=bent:25",
];

fn options(rules: &str) -> OptionsOn<12> {
    rules.parse().unwrap()
}

#[derive(Clone, Copy, Debug)]
struct SeveralRules;

impl Kit<YOn<12>> for SeveralRules {
    fn options(&self) -> BoxedStrategy<OptionsOn<12>> {
        proptest::sample::select(RULES.map(options).to_vec()).boxed()
    }

    fn start(&self, options: &OptionsOn<12>, _: &mut SplitMix) -> YOn<12> {
        YOn::new(options)
    }
}

/// A stone on each node in board order, then the swap where there is one.
#[test]
fn actions_are_the_nodes_and_the_swap() {
    for rules in RULES {
        let start = YOn::<12>::new(&options(rules));
        let board: Board = start.board();
        let mut wanted: Vec<String> = board
            .nodes()
            .map(|node| board.name(node).to_string())
            .collect();
        wanted.extend(rules.contains("pie").then(|| "swap".to_owned()));
        let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
        assert_eq!(actions.map(|m| m.to_string()).collect::<Vec<_>>(), wanted);
    }
}

/// The rulings: 93 nodes; a review counted 94 numbers with the swap.
#[test]
fn so_many_actions() {
    let count = |rules| YOn::<12>::new(&options(rules)).action_count();
    assert_eq!((count(""), count("opening=pie")), (93, 94));
    assert_eq!(count("board=flat:25"), 25 * 26 / 2);
}

/// Writes the planes from a position's line: options, turn, the first seat's colour, black, white.
fn planes(board: Board, line: &str, viewer: Seat) -> Vec<f32> {
    let fields: Vec<&str> = line.split(' ').collect();
    let is_black = (fields[3] == "black") == (viewer == Seat::First);
    let stones = |black: bool| if black { fields[4] } else { fields[5] };
    let mut planes = Vec::new();
    for own in [true, false] {
        let stones: Vec<&str> = stones(own == is_black).split(',').collect();
        for node in board.nodes() {
            let name = board.name(node).to_string();
            planes.push(f32::from(stones.contains(&name.as_str())));
        }
    }
    let is_first_answer = fields[1].contains("pie")
        && fields[3] == "black"
        && fields[4] != "-"
        && !fields[4].contains(',')
        && fields[5] == "-";
    for is_so in [fields[2] == viewer.to_string(), is_black, is_first_answer] {
        planes.extend(vec![f32::from(is_so); board.node_count()]);
    }
    planes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays(SeveralRules)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut written = vec![0.5; position.plane_numbers()];
                YOn::write_planes(&position, viewer, &mut written);
                let wanted = planes(position.board(), &position.to_string(), viewer);
                prop_assert_eq!(&written, &wanted);
            }
        }
    }
}

#[test]
#[should_panic(expected = "the buffer has 1 words, must have 2")]
fn a_mask_of_another_length_is_refused() {
    YOn::<12>::start().write_mask(&mut [0]);
}

#[test]
#[should_panic(expected = "the buffer has 93 numbers, must have 465")]
fn planes_of_another_length_are_refused() {
    let start = YOn::<12>::start();
    YOn::write_planes(&start, Seat::First, &mut [0.0; 93]);
}

/// Words of sets that lie across the words of a mask, and ranges of every length.
#[test]
fn masks_are_written_by_words_and_ranges() {
    for first in [0, 1, 63, 64, 100] {
        for count in [0, 1, 2, 63, 64, 65, 130] {
            let actions = first + count;
            let mut by_one = vec![u64::MAX; mask_words(actions)];
            let mut mask = ActionMask::new(&mut by_one, actions);
            (first..actions).for_each(|action| mask.insert(action));
            let mut by_range = vec![u64::MAX; mask_words(actions)];
            ActionMask::new(&mut by_range, actions).insert_range(first, count);
            assert_eq!(by_range, by_one, "{count} from {first} on");
        }
    }
}
