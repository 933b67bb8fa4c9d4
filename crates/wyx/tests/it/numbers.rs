//! Moves and views as numbers, against the words of a position's line.

use crate::common::model::{STRONGHOLDS, dominoes_of_column, jump};
use board_play::testkit::{Kit, plays};
use board_play::{Actions as _, Planes as _, Seat};
use proptest::prelude::*;
use wyx::{Options, Position as _, Wyx};

/// The default rules, whose strongholds and dominoes the model knows.
#[derive(Clone, Copy, Debug)]
struct DefaultRules;

impl Kit<Wyx> for DefaultRules {
    fn options(&self) -> BoxedStrategy<Options> {
        Just(Options::default()).boxed()
    }
}

#[test]
fn actions_are_the_columns_and_the_pass() {
    let start = Wyx::start();
    let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
    let texts: Vec<String> = actions.map(|m| m.to_string()).collect();
    assert_eq!(texts, ["1", "2", "3", "4", "5", "6", "7", "8", "pass"]);
}

/// Sixteen dominoes of each colour, those of one colour by ranks up, then by files to the right.
#[test]
fn chance_actions_are_the_dominoes() {
    let start = Wyx::start();
    let actions = (0..start.chance_action_count()).map(|action| start.chance_move(action).unwrap());
    let texts: Vec<String> = actions.map(|m| m.to_string()).collect();
    let mut wanted = Vec::new();
    for column in [1, 3, 5, 7] {
        let mut colour = dominoes_of_column(column);
        let number = |text: &str| text.parse::<i32>().unwrap();
        colour.sort_by_key(|domino| (number(&domino[2..]), number(&domino[..2])));
        wanted.extend(colour);
    }
    assert_eq!(texts, wanted);
    assert_eq!(texts.len(), 64);
}

fn squares() -> Vec<String> {
    let ranks = ('1'..='8').flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")));
    ranks.collect()
}

fn plane(is_so: impl Fn(&str) -> bool) -> Vec<f32> {
    squares()
        .iter()
        .map(|square| f32::from(is_so(square)))
        .collect()
}

/// How many pawns are left to lay of those that lie on these squares.
fn unlaid(pawns: &[&str]) -> f32 {
    let value = |square: &&str| {
        let stronghold = STRONGHOLDS.iter().find(|(name, _)| name == square);
        stronghold.map_or(1, |&(_, value)| value)
    };
    let laid: u32 = pawns
        .iter()
        .filter(|&&square| square != "-")
        .map(value)
        .sum();
    f32::from(u8::try_from(32 - laid).unwrap()) / 32.0
}

/// Writes the planes from a position's line: options, turn, rack, played, knights, white, black.
fn planes(line: &str, viewer: Seat) -> Vec<f32> {
    let fields: Vec<&str> = line.split(' ').collect();
    let seats = [viewer.index(), 1 - viewer.index()];
    let knights: Vec<&str> = fields[5].split(',').collect();
    let pawns = seats.map(|seat| fields[6 + seat].split(',').collect::<Vec<_>>());
    let mut planes = Vec::new();
    for seat in seats {
        planes.extend(plane(|square| square == knights[seat]));
    }
    for own in &pawns {
        planes.extend(plane(|square| own.contains(&square)));
    }
    planes.extend(plane(|_| fields[2] == viewer.to_string()));
    for own in &pawns {
        planes.extend([unlaid(own); 64]);
    }
    for value in [2, 3] {
        planes.extend(plane(|square| STRONGHOLDS.contains(&(square, value))));
    }
    // A domino has four characters; columns are joined by slashes.
    let rack: Vec<Vec<&str>> = match fields[3] {
        "-" => Vec::new(),
        rack => rack
            .split('/')
            .map(|column| {
                (0..column.len() / 4)
                    .map(|row| &column[4 * row..][..4])
                    .collect()
            })
            .collect(),
    };
    let played: Vec<usize> = fields[4].split(',').map(|n| n.parse().unwrap()).collect();
    let domino = |row: usize, column: usize| Some(*rack.get(column)?.get(row)?);
    let mut of_rack = [Vec::new(), Vec::new(), Vec::new()];
    for row in 0..8 {
        for (column, &played) in played.iter().enumerate() {
            let there = domino(row, column);
            let number = |text: &str| f32::from(text.parse::<i8>().unwrap()) / 7.0;
            of_rack[0].push(f32::from(there.is_some() && row >= played));
            of_rack[1].push(there.map_or(0.0, |domino| number(&domino[..2])));
            of_rack[2].push(there.map_or(0.0, |domino| number(&domino[2..])));
        }
    }
    planes.extend(of_rack.concat());
    for (column, &played) in played.iter().enumerate() {
        let bottom = domino(played, column);
        let landing = bottom.and_then(|domino| jump(knights[seats[0]], domino));
        planes.extend(plane(|square| landing.as_deref() == Some(square)));
    }
    planes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays(DefaultRules)) {
        for position in play.positions() {
            // The winner's last stronghold may have fewer pawns than it is worth.
            if position.is_over() {
                break;
            }
            for viewer in Seat::ALL {
                let mut written = vec![0.5; position.plane_numbers()];
                Wyx::write_planes(&position, viewer, &mut written);
                prop_assert_eq!(&written, &planes(&position.to_string(), viewer));
            }
        }
    }
}
