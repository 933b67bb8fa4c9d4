//! Which numbers three dice can make, against exact fractions.

use std::collections::BTreeMap;

use crate::common::arithmetic::{BETWEEN, Between, evaluate, made_of, orders, rolls};
use crate::common::roll_text;
use board_play::Position;
use dice_hex::{DiceHex, Move, Number, NumberSet, Operation, Options, Roll};

fn values(numbers: NumberSet) -> Vec<u8> {
    numbers.iter().map(Number::value).collect()
}

/// 56 multisets, ascending as texts, each with 1, 3 or 6 of the 216 sequences.
#[test]
fn there_are_56_rolls_of_weight_1_3_or_6() {
    let mut sequences: BTreeMap<String, u32> = BTreeMap::new();
    for a in 1..=6 {
        for b in 1..=6 {
            for c in 1..=6 {
                let roll = Roll::new([a, b, c]).unwrap();
                *sequences.entry(roll.to_string()).or_default() += 1;
                let mut dice = [a, b, c];
                dice.sort_unstable();
                assert_eq!(roll.dice(), dice);
                assert_eq!(roll.to_string(), roll_text(dice));
            }
        }
    }
    let all: Vec<Roll> = Roll::all().collect();
    assert_eq!(all.len(), 56);
    assert!(all.is_sorted_by(|one, other| one < other));
    let texts: Vec<String> = all.iter().map(Roll::to_string).collect();
    assert!(texts.iter().eq(sequences.keys()));
    let start = DiceHex::new(&Options::default());
    assert!(start.moves().eq(all.iter().map(|&roll| Move::Roll(roll))));
    for (index, roll) in all.iter().enumerate() {
        let count = sequences[&roll.to_string()];
        assert_eq!(roll.weight(), count, "{roll}");
        assert_eq!(start.chance_weight(Move::Roll(*roll)), count, "{roll}");
        assert_eq!(roll.index(), index);
        assert!([1, 3, 6].contains(&count));
    }
    assert_eq!(all.iter().map(|roll| roll.weight()).sum::<u32>(), 216);
    for bad in [[0, 1, 1], [1, 7, 1], [6, 6, 255]] {
        assert_eq!(Roll::new(bad), None);
    }
}

/// What the table says, with fractions, zero and negative numbers allowed on the way or not: it makes
/// no difference for any roll.
#[test]
fn what_can_be_made_does_not_depend_on_what_is_allowed_on_the_way() {
    for dice in rolls() {
        let roll = Roll::new(dice).unwrap();
        for between in BETWEEN {
            let made = made_of(dice, between);
            assert_eq!(values(roll.numbers()), made, "{roll} {between:?}");
        }
        // In whatever order the dice are named.
        for order in orders(dice) {
            assert_eq!(made_of(order, Between::Fractions), values(roll.numbers()));
        }
    }
}

/// How many of the 216 rolls make each number, as the rulings list it.
const FREQUENCIES: &str = "1:143 2:171 3:148 4:147 5:129 6:130 7:127 8:124 9:115 10:111 11:78 12:122 \
    13:57 14:69 15:76 16:66 17:30 18:74 19:30 20:62 21:42 22:30 23:21 24:66 25:33 26:15 27:25 28:27 \
    29:15 30:53 31:12 32:25 33:9 34:9 35:21 36:42";

#[test]
fn numbers_are_made_as_often_as_the_rulings_say() {
    let mut counts = [0; 37];
    let mut by_fractions = [0; 37];
    for roll in Roll::all() {
        for number in roll.numbers().iter() {
            counts[usize::from(number.value())] += roll.weight();
        }
    }
    for a in 1..=6 {
        for b in 1..=6 {
            for c in 1..=6 {
                for number in made_of([a, b, c], Between::Fractions) {
                    by_fractions[usize::from(number)] += 1;
                }
            }
        }
    }
    let listed: Vec<(usize, u32)> = FREQUENCIES
        .split_whitespace()
        .map(|entry| {
            let (number, count) = entry.split_once(':').unwrap();
            (number.parse().unwrap(), count.parse().unwrap())
        })
        .collect();
    assert_eq!(listed.len(), 36);
    for (number, count) in listed {
        assert_eq!(counts[number], count, "{number}");
        assert_eq!(by_fractions[number], count, "{number}");
    }
}

/// Each number that can be made comes with a sum that is right by the rules of arithmetic and uses each
/// die once; no other number does.
#[test]
fn every_number_that_can_be_made_has_a_right_expression() {
    for roll in Roll::all() {
        for number in Number::all() {
            let Some(expression) = roll.expression(number) else {
                assert!(!roll.numbers().contains(number), "{roll} {number}");
                continue;
            };
            assert!(roll.numbers().contains(number), "{roll} {number}");
            assert_eq!(expression.number(), number);
            let text = expression.to_string();
            let (left, right) = text.split_once(" = ").unwrap();
            assert_eq!(left, number.to_string());
            let ((numerator, denominator), dice) = evaluate(right);
            assert_eq!(numerator, denominator * i64::from(number.value()), "{text}");
            assert_eq!(expression.dice().to_vec(), dice, "{text}");
            assert_eq!(Roll::new(expression.dice()), Some(roll), "{text}");
            let signs: String = expression
                .operations()
                .map(Operation::sign)
                .iter()
                .collect();
            let written: String = right.chars().filter(|c| "+−×÷".contains(*c)).collect();
            assert_eq!(signs, written, "{text}");
        }
        let all: Vec<u8> = roll.expressions().map(|way| way.number().value()).collect();
        assert_eq!(all, values(roll.numbers()));
    }
}

/// Brackets are written exactly where the sum would be another without them.
#[test]
fn brackets_are_written_where_they_matter() {
    let mut with_brackets = 0;
    for roll in Roll::all() {
        for expression in roll.expressions() {
            let text = expression.to_string();
            let (_, right) = text.split_once(" = ").unwrap();
            if !right.contains('(') {
                continue;
            }
            with_brackets += 1;
            let bare = right.replace(['(', ')'], "");
            let ((numerator, denominator), _) = evaluate(&bare);
            let value = i64::from(expression.number().value());
            assert_ne!(numerator, denominator * value, "{text}");
        }
    }
    assert!(with_brackets > 50);
}

#[test]
fn expressions_are_easy_to_read() {
    for (roll, number, text) in [
        ("d345", 17, "17 = 3 × 4 + 5"),
        ("d345", 23, "23 = 4 × 5 + 3"),
        ("d345", 27, "27 = (4 + 5) × 3"),
        ("d345", 2, "2 = 3 + 4 − 5"),
        ("d136", 18, "18 = 1 × 3 × 6"),
        ("d136", 1, "1 = 6 ÷ 3 − 1"),
        ("d666", 18, "18 = 6 + 6 + 6"),
        ("d666", 7, "7 = 6 ÷ 6 + 6"),
        ("d256", 15, "15 = 6 ÷ 2 × 5"),
        ("d111", 1, "1 = 1 × 1 × 1"),
    ] {
        let roll: Roll = roll.parse().unwrap();
        let expression = roll.expression(Number::new(number).unwrap()).unwrap();
        // Another way that is as easy would be as good; this pins the one that is given.
        assert_eq!(expression.to_string(), text);
        assert_eq!(format!("{expression:?}"), text);
    }
    let five: Roll = "d555".parse().unwrap();
    assert_eq!(
        five.expression(Number::new(2).unwrap())
            .unwrap()
            .to_string(),
        "2 = (5 + 5) ÷ 5"
    );
    assert_eq!(five.expression(Number::new(7).unwrap()), None);
}

#[test]
fn sets_of_numbers() {
    let of = |numbers: &[u8]| -> NumberSet {
        numbers
            .iter()
            .filter_map(|&number| Number::new(number))
            .collect()
    };
    let set = of(&[36, 1, 17, 17]);
    assert_eq!(values(set), [1, 17, 36]);
    assert_eq!((set.len(), set.is_empty()), (3, false));
    assert_eq!(set.bits(), 1 | 1 << 16 | 1 << 35);
    let nth: Vec<Option<u8>> = (0..4).map(|n| set.nth(n).map(Number::value)).collect();
    assert_eq!(nth, [Some(1), Some(17), Some(36), None]);
    assert_eq!(set.first(), Number::new(1));
    assert_eq!(set & of(&[17, 18]), of(&[17]));
    assert_eq!(format!("{set:?}"), "{1, 17, 36}");
    let mut less = set;
    less.remove(Number::new(17).unwrap());
    less.remove(Number::new(18).unwrap());
    assert_eq!(less, of(&[1, 36]));
    assert_eq!(values(NumberSet::ALL), (1..=36).collect::<Vec<u8>>());
    assert_eq!(NumberSet::default(), NumberSet::EMPTY);
    assert_eq!(
        (NumberSet::EMPTY.first(), NumberSet::EMPTY.nth(0)),
        (None, None)
    );
    assert_eq!([0, 37, 255].map(Number::new), [None; 3]);
}
