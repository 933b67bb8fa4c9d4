//! What opponents know of each game: a file and a feature a game, and what several of them share.
#![cfg_attr(
    not(feature = "games"),
    allow(dead_code, reason = "not every game needs all that is shared")
)]

#[cfg(feature = "aliens-amazons")]
mod aliens_amazons;
#[cfg(feature = "dice-hex")]
mod dice_hex;
#[cfg(feature = "kwintie")]
mod kwintie;
#[cfg(feature = "leap-over")]
mod leap_over;
#[cfg(feature = "quinta")]
mod quinta;
#[cfg(feature = "sexta")]
mod sexta;
#[cfg(feature = "singularity")]
mod singularity;
#[cfg(feature = "tetra")]
mod tetra;
#[cfg(feature = "wyx")]
mod wyx;
#[cfg(feature = "y")]
mod y;
#[cfg(feature = "yinyang")]
mod yinyang;

#[cfg(feature = "leap-over")]
mod assignment;
#[cfg(any(feature = "dice-hex", feature = "y"))]
mod connection;
#[cfg(any(feature = "kwintie", feature = "quinta", feature = "tetra"))]
mod lines;
#[cfg(any(
    feature = "aliens-amazons",
    feature = "leap-over",
    feature = "sexta",
    feature = "singularity"
))]
mod places;
#[cfg(any(
    feature = "aliens-amazons",
    feature = "kwintie",
    feature = "leap-over",
    feature = "quinta",
    feature = "sexta",
    feature = "singularity",
    feature = "wyx",
    feature = "y",
    feature = "yinyang"
))]
mod weights;

/// Turns a difference of strength into a chance of winning: 0 is even, 1 is 73 %, 2 is 88 %, 4 is
/// 98 % (the logistic function).
///
/// Logarithms and powers here are those of the crate libm: the standard library takes them from the
/// machine, and opponents would not choose alike everywhere.
fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-difference))
}

/// Returns a small count as a floating-point number.
fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
