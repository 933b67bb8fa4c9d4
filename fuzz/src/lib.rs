//! What the fuzz targets share: fuzz input as the choice of a game, of rule options and of moves.
//!
//! Each target holds one invariant and dispatches over all games: the first byte of the input picks
//! the game, and what follows is a text, or rule options and decisions.

use board_play::{Notated, Position};
use fourchette::{GameVisitor, NAMES, visit};

/// The most moves that one input plays.
const PLIES: usize = 400;

/// Splits input into the name of the game that its first byte picks, and the rest.
#[must_use]
pub fn pick(data: &[u8]) -> Option<(&'static str, &[u8])> {
    let (&pick, rest) = data.split_first()?;
    Some((NAMES[usize::from(pick) % NAMES.len()], rest))
}

/// Runs `visitor` for the game that the first byte of `data` picks.
pub fn dispatch<'a, V: GameVisitor>(data: &'a [u8], make: impl FnOnce(&'a [u8]) -> V) {
    if let Some((name, rest)) = pick(data) {
        visit(name, make(rest)).expect("the name comes from the list");
    }
}

/// Splits input into rule options, written as text up to the first line feed, and decisions.
/// Text that is no options stands for the default.
#[must_use]
pub fn start<P: Notated>(data: &[u8]) -> (P, &[u8]) {
    let end = data.iter().position(|&byte| byte == b'\n');
    let (text, decisions) = end.map_or((&[][..], data), |end| (&data[..end], &data[end + 1..]));
    let options = str::from_utf8(text)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or_default();
    (P::new(&options), decisions)
}

/// Returns whether the target of symmetries names a game. It names them by their types, since the
/// front door does not tell which games have symmetries; its source is the only list of them.
#[must_use]
pub fn names_symmetries_of(game: &str) -> bool {
    include_str!("../fuzz_targets/symmetry.rs").contains(&format!("\"{game}\" => turns::<"))
}

/// Plays a legal move for each decision, and shows each position before its move to `look`.
pub fn play<P: Position>(start: P, decisions: &[u8], mut look: impl FnMut(&P, P::Move)) -> P {
    let mut position = start;
    let mut left = decisions;
    for _ in 0..PLIES {
        let Some(n) = decide(&mut left, position.move_count()) else {
            break;
        };
        let m = position.nth_move(n).expect("n is below the count");
        look(&position, m);
        position.play_unchecked(m);
    }
    position
}

/// Returns the decisions by which [`play`] makes these moves, up to the first that is illegal.
#[must_use]
pub fn decisions<P: Position>(start: P, moves: &[P::Move]) -> Vec<u8> {
    let mut position = start;
    let mut decisions = Vec::new();
    for &m in moves {
        let Some(n) = position.moves().position(|listed| listed == m) else {
            break;
        };
        let count = position.move_count();
        let width = width(count);
        // The least that is scaled down to n.
        let scaled = (n << (8 * width)).div_ceil(count).to_be_bytes();
        decisions.extend(&scaled[scaled.len() - width..]);
        position.play_unchecked(m);
    }
    decisions
}

/// Takes a number below `count` off the decisions; there is none if they or the moves are at an end.
fn decide(decisions: &mut &[u8], count: usize) -> Option<usize> {
    if count == 0 {
        return None;
    }
    let width = width(count);
    let (bytes, rest) = decisions.split_at_checked(width)?;
    *decisions = rest;
    let scaled = bytes
        .iter()
        .fold(0, |sum, &byte| sum << 8 | usize::from(byte));
    // Decisions are spread over short lists, so that any byte is one.
    Some((scaled * count) >> (8 * width))
}

/// Returns how many bytes decide among `count` moves: one, or more where one cannot reach them all.
/// Of more than 2^24 moves some cannot be reached.
fn width(count: usize) -> usize {
    match count {
        0..=0x100 => 1,
        0x101..=0x1_0000 => 2,
        _ => 3,
    }
}
