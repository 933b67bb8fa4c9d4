//! What opponents know of each game: a file a game, and what several of them share.

mod aliens_amazons;
mod dice_hex;
mod kwintie;
mod leap_over;
mod quinta;
mod sexta;
mod singularity;
mod tetra;
mod wyx;
mod y;
mod yinyang;

mod assignment;
mod connection;
mod lines;

/// Turns a difference of strength into a chance of winning: 0 is even, 1 is 73 %, 2 is 88 %, 4 is
/// 98 % (the logistic function).
fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// Returns a small count as a number to reckon with.
fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
