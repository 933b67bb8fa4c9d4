//! What a game must offer to be reached through this crate.

use board_draw::Drawn;
use board_play::{Described, InSteps, NotatedSight, Symmetric};
use bots::Playable;
use solver::Solvable;

/// A game that can be played at a [`Table`](crate::Table) or in a [`Series`](crate::Series): its rules
/// ([`Position`](board_play::Position)) and what each seat sees of it
/// ([`Observe`](board_play::Observe)), both with their text ([`NotatedSight`]), and how opponents play
/// it ([`Playable`]).
pub trait TableGame: Playable + NotatedSight {}

impl<G: Playable + NotatedSight> TableGame for G {}

/// A game that a program can offer to people and to other programs: one that can be played, with its
/// words ([`Described`]), pictures ([`Drawn`]), numbers ([`InSteps`]) and symmetries ([`Symmetric`]),
/// if only the identity; and what the solver is told of it ([`Solvable`]), if only the defaults.
///
/// A game's crate knows nothing of this trait: whatever has all of these is a game.
pub trait Game: TableGame + Described + Drawn + InSteps + Symmetric + Solvable {}

impl<G: TableGame + Described + Drawn + InSteps + Symmetric + Solvable> Game for G {}
