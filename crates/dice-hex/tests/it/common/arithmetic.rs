//! What three dice can make, by exact fractions and every bracketing.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A fraction, never simplified: numerator, and a denominator that is not 0.
type Fraction = (i64, i64);

/// What may be met on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Between {
    /// Anything.
    Fractions,
    /// Whole numbers, zero and negative ones too.
    Whole,
    /// Whole numbers from 0 on.
    Natural,
    /// Whole numbers from 1 on.
    Positive,
}

pub(crate) const BETWEEN: [Between; 4] = [
    Between::Fractions,
    Between::Whole,
    Between::Natural,
    Between::Positive,
];

fn is_allowed((numerator, denominator): Fraction, between: Between) -> bool {
    let is_whole = numerator % denominator == 0;
    let sign = numerator.signum() * denominator.signum();
    match between {
        Between::Fractions => true,
        Between::Whole => is_whole,
        Between::Natural => is_whole && sign >= 0,
        Between::Positive => is_whole && sign > 0,
    }
}

/// The results of the four operations.
fn results((a, b): Fraction, (c, d): Fraction) -> Vec<Fraction> {
    let mut results = vec![
        (a * d + c * b, b * d),
        (a * d - c * b, b * d),
        (a * c, b * d),
    ];
    if c != 0 {
        results.push((a * d, b * c));
    }
    results
}

/// The six sequences of three dice, some of them equal.
pub(crate) fn orders([a, b, c]: [u8; 3]) -> [[u8; 3]; 6] {
    [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ]
}

/// Lists what three dice can make of the numbers 1 to 36, ascending.
pub(crate) fn made_of(dice: [u8; 3], between: Between) -> Vec<u8> {
    let mut made = [false; 37];
    let allowed = |fraction: &Fraction| is_allowed(*fraction, between);
    for order in orders(dice) {
        let [a, b, c] = order.map(|die| (i64::from(die), 1));
        let left = results(a, b)
            .into_iter()
            .filter(allowed)
            .flat_map(|ab| results(ab, c));
        let right = results(b, c)
            .into_iter()
            .filter(allowed)
            .flat_map(|bc| results(a, bc));
        for (numerator, denominator) in left.chain(right) {
            if numerator % denominator == 0
                && let Ok(number @ 1..=36) = usize::try_from(numerator / denominator)
            {
                made[number] = true;
            }
        }
    }
    (1..=36)
        .filter(|&number| made[usize::from(number)])
        .collect()
}

/// The 56 rolls, dice ascending.
pub(crate) fn rolls() -> Vec<[u8; 3]> {
    let mut rolls = Vec::new();
    for a in 1..=6 {
        for b in a..=6 {
            for c in b..=6 {
                rolls.push([a, b, c]);
            }
        }
    }
    rolls
}

/// Returns whether three dice can make a number, with anything on the way.
pub(crate) fn can_make(dice: [u8; 3], number: u8) -> bool {
    static MADE: OnceLock<BTreeMap<[u8; 3], Vec<u8>>> = OnceLock::new();
    let made = MADE.get_or_init(|| {
        let rolls = rolls().into_iter();
        rolls
            .map(|dice| (dice, made_of(dice, Between::Fractions)))
            .collect()
    });
    made[&dice].contains(&number)
}

/// Reads `(a + b) × c` and the like, and returns its value and the dice in it.
///
/// By the rules of arithmetic: brackets first, then × and ÷, then + and −, from left to right.
pub(crate) fn evaluate(text: &str) -> (Fraction, Vec<u8>) {
    let tokens: Vec<char> = text.chars().filter(|c| *c != ' ').collect();
    let mut at = 0;
    let value = sum(&tokens, &mut at);
    assert_eq!(at, tokens.len(), "{text}");
    let digits = tokens.iter().filter_map(|c| c.to_digit(10));
    (
        value,
        digits.map(|digit| u8::try_from(digit).unwrap()).collect(),
    )
}

fn sum(tokens: &[char], at: &mut usize) -> Fraction {
    let mut value = product(tokens, at);
    while let Some(sign @ ('+' | '−')) = tokens.get(*at) {
        *at += 1;
        let (c, d) = product(tokens, at);
        let c = if *sign == '+' { c } else { -c };
        value = (value.0 * d + c * value.1, value.1 * d);
    }
    value
}

fn product(tokens: &[char], at: &mut usize) -> Fraction {
    let mut value = factor(tokens, at);
    while let Some(sign @ ('×' | '÷')) = tokens.get(*at) {
        *at += 1;
        let (c, d) = factor(tokens, at);
        let (c, d) = if *sign == '×' { (c, d) } else { (d, c) };
        value = (value.0 * c, value.1 * d);
    }
    value
}

fn factor(tokens: &[char], at: &mut usize) -> Fraction {
    let token = tokens[*at];
    *at += 1;
    if token == '(' {
        let value = sum(tokens, at);
        assert_eq!(tokens[*at], ')');
        *at += 1;
        return value;
    }
    (i64::from(token.to_digit(10).unwrap()), 1)
}
