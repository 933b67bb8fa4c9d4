//! What a game must offer to be reached through this crate.

use core::fmt::Display;

use board_draw::Drawn;
use board_play::Described;
use bots::Playable;

/// A game: its rules ([`Position`](board_play::Position)) with their text
/// ([`Notated`](board_play::Notated)), what each seat sees of it ([`Observe`](board_play::Observe)), how
/// opponents play it ([`Playable`]), what it is in words ([`Described`]), and how it is drawn
/// ([`Drawn`]).
///
/// A game's crate knows nothing of this trait: whatever has all of these is a game.
pub trait Game: Playable<View: Display, Seen: Display> + Described + Drawn {}

impl<G: Playable<View: Display, Seen: Display> + Described + Drawn> Game for G {}
