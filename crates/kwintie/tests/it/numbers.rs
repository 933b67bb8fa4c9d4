//! Moves and views as numbers, against the words of a position's line.

use board_play::testkit::{Standard, plays};
use board_play::{Actions as _, Planes as _, Seat};
use kwintie::{Kwintie, Position as _};
use proptest::prelude::*;

fn actions(rules: &str) -> Vec<String> {
    let start = Kwintie::new(&rules.parse().unwrap());
    let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
    actions.map(|m| m.to_string()).collect()
}

#[test]
fn with_fixed_columns_blocks_lie_on_two_of_nine_or_stand_on_one() {
    let lying = (1..=8).map(|column| format!("h{column}"));
    let standing = (1..=9).map(|column| format!("v{column}"));
    let wanted: Vec<String> = lying.chain(standing).chain(["pass".to_owned()]).collect();
    for rules in ["", "first-block=free"] {
        assert_eq!(actions(rules), wanted);
    }
}

/// To the left of the wall a block stands on column 0 or lies on -1 and 0. A block on 0 and 1 would rest
/// on the ground and on a block.
#[test]
fn without_fixed_columns_blocks_go_beside_the_wall_too() {
    let lying = [-1, 1, 2, 3, 4, 5, 6, 7, 8].map(|column| format!("h{column}"));
    let standing = (0..=9).map(|column| format!("v{column}"));
    let mut wanted = lying.to_vec();
    wanted.extend(standing);
    wanted.push("pass".to_owned());
    for rules in ["ruleset=boardless", "ruleset=kwinty"] {
        assert_eq!(actions(rules), wanted);
    }
}

/// Writes the planes from a position's line: options, turn, white, black.
fn planes(line: &str, viewer: Seat) -> Vec<f32> {
    let fields: Vec<&str> = line.split(' ').collect();
    let seats = [viewer.index(), 1 - viewer.index()];
    let blocks = seats.map(|seat| match fields[3 + seat] {
        "-" => Vec::new(),
        list => list.split(',').map(str::as_bytes).collect(),
    });
    let mut planes = Vec::new();
    for own in &blocks {
        for letter in [b'h', b'v'] {
            let mut plane = [0.0; 81];
            for block in own.iter().filter(|block| block[0] == letter) {
                let (column, row) = (block[1] - b'a', block[2] - b'1');
                let square = usize::from(9 * row + column);
                let step = if letter == b'h' { 1 } else { 9 };
                plane[square] = 1.0;
                plane[square + step] = 1.0;
            }
            planes.extend(plane);
        }
    }
    planes.extend([f32::from(fields[2] == viewer.to_string()); 81]);
    for own in &blocks {
        let left = 20 - u8::try_from(own.len()).unwrap();
        planes.extend([f32::from(left) / 20.0; 81]);
    }
    planes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn planes_are_what_the_line_says(play in plays::<Kwintie, _>(Standard)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut written = vec![0.5; position.plane_numbers()];
                Kwintie::write_planes(&position, viewer, &mut written);
                prop_assert_eq!(&written, &planes(&position.to_string(), viewer));
            }
        }
    }
}
