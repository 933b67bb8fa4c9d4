//! Mutated text: what is nearly good finds more holes in a parser than what is random.

use rand_core::Rng;

use super::SplitMix;
use crate::playout::below;

/// Characters that mean something to some parser.
const ODD: [char; 24] = [
    ' ', '-', '+', '=', ',', '.', '/', '*', '@', '?', ':', '>', '#', '\n', '\0', '0', '1', '9',
    'a', 'x', 'A', 'é', '١', '🦀',
];

/// Returns a text that differs a little from one of `texts`, of which there is at least one.
pub(super) fn mutated(texts: &[String], rng: &mut SplitMix) -> String {
    let mut mutated: Vec<char> = pick(texts, rng).chars().collect();
    for _ in 0..=index(3, rng) {
        mutate(&mut mutated, texts, rng);
    }
    mutated.into_iter().collect()
}

/// Makes one small change.
fn mutate(text: &mut Vec<char>, texts: &[String], rng: &mut SplitMix) {
    let place = index(text.len() + 1, rng);
    let inside = place < text.len();
    match index(8, rng) {
        0 if inside => drop(text.remove(place)),
        1 if inside => text[place] = character(texts, rng),
        2 if place + 1 < text.len() => text.swap(place, place + 1),
        3 => text.truncate(place),
        4 => {
            // Continues like another text.
            let other: Vec<char> = pick(texts, rng).chars().collect();
            text.truncate(place);
            text.extend(other.into_iter().skip(place));
        }
        5 if inside => text[place] = digit(text[place], rng),
        6 => {
            let copied: Vec<char> = text[place..].to_vec();
            text.extend(copied);
        }
        _ => text.insert(place, character(texts, rng)),
    }
}

/// Returns another digit, or the character itself if it is no digit.
fn digit(c: char, rng: &mut SplitMix) -> char {
    let digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    if c.is_ascii_digit() {
        digits[index(10, rng)]
    } else {
        c
    }
}

/// Returns a character: as often one of the texts as an odd one.
fn character(texts: &[String], rng: &mut SplitMix) -> char {
    let text = pick(texts, rng);
    let count = text.chars().count();
    if count == 0 || rng.next_u32().is_multiple_of(2) {
        return ODD[index(ODD.len(), rng)];
    }
    text.chars().nth(index(count, rng)).unwrap_or(' ')
}

/// Returns one of the texts.
fn pick<'a>(texts: &'a [String], rng: &mut SplitMix) -> &'a str {
    &texts[index(texts.len(), rng)]
}

/// Returns a random index below `length`, or 0 if that is 0.
fn index(length: usize, rng: &mut SplitMix) -> usize {
    let length = u64::try_from(length).unwrap_or(u64::MAX);
    usize::try_from(below(rng, length)).unwrap_or(0)
}
