//! Moves and views as numbers, against the words of a position's line.

use board_play::testkit::{Kit, plays};
use board_play::{Actions as _, Planes as _, Seat};
use dice_hex::{DiceHex, Options, Position as _, Roll};
use proptest::prelude::*;

/// The numbering of the rulings, section 10, row by row from the top.
const BALANCED: [u8; 36] = [
    13, 17, 20, 15, 36, 4, //
    19, 18, 9, 21, 5, 27, //
    24, 12, 16, 31, 28, 7, //
    14, 30, 29, 3, 35, 11, //
    25, 6, 22, 23, 2, 33, //
    1, 32, 8, 10, 34, 26,
];

/// The default numbering; either colour may begin, and stones may be nasty.
#[derive(Clone, Copy, Debug)]
struct Balanced;

impl Kit<DiceHex> for Balanced {
    fn options(&self) -> BoxedStrategy<Options> {
        let rules = ["", "begins=red", "nasty=on", "strict=on,begins=red"];
        let options = rules.map(|rules| rules.parse().unwrap());
        proptest::sample::select(options.to_vec()).boxed()
    }
}

#[test]
fn actions_are_the_cells_in_reading_order_and_none() {
    let start = DiceHex::start();
    let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
    let texts: Vec<String> = actions.map(|m| m.to_string()).collect();
    let mut wanted = BALANCED.map(|number| number.to_string()).to_vec();
    wanted.push("none".to_owned());
    assert_eq!(texts, wanted);
}

#[test]
fn chance_actions_are_the_rolls() {
    let start = DiceHex::start();
    let actions = (0..start.chance_action_count()).map(|action| start.chance_move(action).unwrap());
    let texts: Vec<String> = actions.map(|m| m.to_string()).collect();
    let mut wanted = Vec::new();
    for first in 1..=6 {
        for second in first..=6 {
            for third in second..=6 {
                wanted.push(format!("d{first}{second}{third}"));
            }
        }
    }
    assert_eq!(texts, wanted);
}

/// Writes the planes from a position's line: options, turn, phase, roll, black, red.
fn planes(line: &str, viewer: Seat) -> Vec<f32> {
    let fields: Vec<&str> = line.split(' ').collect();
    let red_begins = fields[1].contains("begins=red");
    let is_black = (viewer == Seat::First) != red_begins;
    let [black, red] = [5, 6].map(|field| match fields[field] {
        "-" => Vec::new(),
        list => list.split(',').map(|n| n.parse::<u8>().unwrap()).collect(),
    });
    let (own, other) = if is_black {
        (&black, &red)
    } else {
        (&red, &black)
    };
    // Every turn ends with a stone.
    let mover = if (black.len() + red.len()).is_multiple_of(2) {
        Seat::First
    } else {
        Seat::Second
    };
    let dice: Vec<u8> = match fields[4].strip_prefix('d') {
        Some(dice) => dice.bytes().map(|die| die - b'0').collect(),
        None => Vec::new(),
    };
    // Which numbers dice make has a model of its own; see `arithmetic.rs`.
    let makes = |number: u8| {
        let roll: Option<Roll> = fields[4].parse().ok();
        let number = dice_hex::Number::new(number).unwrap();
        roll.is_some_and(|roll| roll.numbers().contains(number))
    };
    let mut planes = Vec::new();
    let mut add = |value: &dyn Fn(u8) -> f32| planes.extend(BALANCED.map(value));
    add(&|number| f32::from(own.contains(&number)));
    add(&|number| f32::from(other.contains(&number)));
    add(&|_| f32::from(fields[2] == viewer.to_string()));
    add(&|_| f32::from(mover == viewer));
    add(&|_| f32::from(is_black));
    for phase in ["announce", "point", "place"] {
        add(&|_| f32::from(fields[3] == phase));
    }
    add(&|number| f32::from(makes(number) && !black.contains(&number) && !red.contains(&number)));
    add(&|number| f32::from(number) / 36.0);
    for face in 1..=6 {
        let shown: usize = dice.iter().map(|&die| usize::from(die == face)).sum();
        add(&|_| f32::from(u8::try_from(shown).unwrap()) / 3.0);
    }
    planes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays(Balanced)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut written = vec![0.5; position.plane_numbers()];
                DiceHex::write_planes(&position, viewer, &mut written);
                prop_assert_eq!(&written, &planes(&position.to_string(), viewer));
            }
        }
    }
}
