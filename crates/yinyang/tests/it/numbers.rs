//! Moves and views as numbers, against the words of a view's line.

use crate::common::kit::UsableLaws;
use board_play::testkit::plays;
use board_play::{Actions as _, Observe as _, Planes as _, Seat, mask_bytes, mask_words};
use proptest::prelude::*;
use yinyang::{Law, Population, Position as _, YinYang};

fn squares() -> Vec<String> {
    let ranks = ('1'..='4').flat_map(|rank| ('a'..='d').map(move |file| format!("{file}{rank}")));
    ranks.collect()
}

/// Lists `a1-b1` and so on for each two squares of which one is next to the other.
fn steps() -> Vec<String> {
    let mut steps = Vec::new();
    for from in squares() {
        for to in squares() {
            let apart = from.bytes().zip(to.bytes()).map(|(a, b)| a.abs_diff(b));
            if apart.map(u32::from).sum::<u32>() == 1 {
                steps.push(format!("{from}-{to}"));
            }
        }
    }
    steps
}

/// 513 laws, or 405 of the same colour; 48 steps; each of 4 laws at each of 9 windows; each of 4 laws
/// rewritten by each of 4 as each law that may be written; the end.
#[test]
fn actions_are_laws_steps_uses_adaptations_and_the_end() {
    for (rules, population, laws) in [
        ("", Population::Any, 513),
        ("population=same-colour", Population::SameColour, 405),
    ] {
        let start = YinYang::new(&rules.parse().unwrap());
        let texts: Vec<String> = Law::all(population).map(|law| law.to_string()).collect();
        assert_eq!(texts.len(), laws);
        let mut wanted = texts.clone();
        wanted.extend(steps());
        for slot in 1..=4 {
            for rank in 1..=3 {
                wanted.extend(["a", "b", "c"].map(|file| format!("{slot}@{file}{rank}")));
            }
        }
        for slot in 1..=4 {
            for rewritten in 1..=4 {
                wanted.extend(texts.iter().map(|law| format!("{slot}*{rewritten}={law}")));
            }
        }
        wanted.push("end".to_owned());
        assert_eq!(start.action_count(), laws + 48 + 36 + 16 * laws + 1);
        let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
        assert_eq!(actions.map(|m| m.to_string()).collect::<Vec<_>>(), wanted);
    }
}

/// A law as it lies on the board: cause and effect, if there is one, each top left, top right, bottom
/// left, bottom right. White's lie turned by a half turn.
fn on_board(law: &str, owner: usize) -> (Vec<char>, Vec<char>) {
    let (cause, effect) = law.split_once('>').unwrap();
    let turned = |cells: &str| -> Vec<char> {
        if owner == 0 {
            cells.chars().collect()
        } else {
            cells.chars().rev().collect()
        }
    };
    (turned(cause), turned(effect))
}

/// Writes the planes from a view's line: options, viewer, turn, step, result, board, the laws of Black
/// and of White.
fn planes(line: &str) -> Vec<f32> {
    let fields: Vec<&str> = line.split(' ').collect();
    let viewer = usize::from(fields[2] == "2");
    let letters = [['b', 'w'][viewer], ['b', 'w'][1 - viewer]];
    let ranks: Vec<Vec<char>> = fields[6]
        .split('/')
        .rev()
        .map(|rank| rank.chars().collect())
        .collect();
    let cell = |file: usize, rank: usize| ranks[rank][file];
    let laws = [7, 8].map(|field| match fields[field] {
        "-" => Vec::new(),
        list => list.split(',').collect::<Vec<_>>(),
    });
    let mut planes: Vec<f32> = Vec::new();
    let mut add = |is_so: &dyn Fn(usize, usize) -> bool| {
        for rank in 0..4 {
            planes.extend((0..4).map(|file| f32::from(is_so(file, rank))));
        }
    };
    for letter in letters {
        add(&|file, rank| cell(file, rank) == letter);
    }
    add(&|_, _| fields[3] == fields[2]);
    add(&|_, _| fields[4] == "stepped");
    add(&|_, _| laws[1].len() < 4);
    // Black's goal is d4, White's a1.
    for seat in [viewer, 1 - viewer] {
        let corner = [3, 0][seat];
        add(&|file, rank| (file, rank) == (corner, corner));
    }
    for owner in [viewer, 1 - viewer] {
        for slot in 0..4 {
            let law = laws[owner].get(slot).copied();
            let known = law.filter(|&law| law != "?");
            let text = known.unwrap_or("....>....").trim_end_matches('!');
            let (cause, effect) = on_board(text, owner);
            add(&|_, _| law.is_some());
            add(&|_, _| known.is_some_and(|law| law.ends_with('!')));
            for cells in [&cause, &effect] {
                for letter in letters {
                    let tile = |file: usize, rank: usize| 2 - 2 * (rank % 2) + file % 2;
                    add(&|file, rank| cells.get(tile(file, rank)) == Some(&letter));
                }
            }
            add(&|_, _| text.ends_with('*'));
            add(&|file, rank| {
                known.is_some()
                    && file < 3
                    && rank < 3
                    && cause[0] == cell(file, rank + 1)
                    && cause[1] == cell(file + 1, rank + 1)
                    && cause[2] == cell(file, rank)
                    && cause[3] == cell(file + 1, rank)
            });
        }
    }
    planes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn planes_are_what_the_view_says(play in plays(UsableLaws)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let view = position.view(viewer);
                let mut written = vec![0.5; position.plane_numbers()];
                YinYang::write_planes(&view, viewer, &mut written);
                prop_assert_eq!(&written, &planes(&view.to_string()));
            }
        }
    }

    #[test]
    fn bytes_of_a_mask_are_its_legal_moves(play in plays(UsableLaws)) {
        let position = play.last();
        let actions = position.action_count();
        let mut mask = vec![0; mask_words(actions)];
        position.write_mask(&mut mask);
        let mut bytes = vec![7; actions];
        mask_bytes(&mask, &mut bytes);
        for (action, byte) in bytes.into_iter().enumerate() {
            let m = position.move_of(action).unwrap();
            prop_assert_eq!(byte == 1, position.check(m).is_ok());
            prop_assert!(byte <= 1);
        }
    }
}

#[test]
#[should_panic(expected = "the buffer has 137 words, must have 138")]
fn a_mask_that_is_too_short_is_refused() {
    mask_bytes(&[0; 137], &mut [0; 8806]);
}
