//! What the solver knows of each game: a file and a feature a game.

#[cfg(feature = "aliens-amazons")]
mod aliens_amazons;
#[cfg(feature = "dice-hex")]
mod dice_hex;
#[cfg(feature = "kwintie")]
mod kwintie;
#[cfg(feature = "leap-over")]
mod leap_over;
mod nim;
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
pub(crate) mod y;
#[cfg(feature = "yinyang")]
mod yinyang;
