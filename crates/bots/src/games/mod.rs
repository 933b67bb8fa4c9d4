//! What opponents know of each game: a file a game.

use crate::Playable;

impl<const W: usize> Playable for y::YOn<W> {}
impl Playable for aliens_amazons::AliensAmazons {}
impl Playable for singularity::Singularity {}
impl Playable for leap_over::LeapOver {}
impl Playable for tetra::Tetra {}
impl Playable for quinta::Quinta {}
impl Playable for sexta::Sexta {}
impl Playable for wyx::Wyx {}
impl Playable for dice_hex::DiceHex {}
impl Playable for yinyang::YinYang {}
