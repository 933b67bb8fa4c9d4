//! Toy games, each a whole implementation in one short file: they prove that the traits are enough for
//! what real games need, and serve as examples for authors of games.
//!
//! * `counted`: counts the moves that are made, to show what records cost;
//! * `dice`: chance moves with weights;
//! * `secret`: something each seat hides from the other;
//! * `swap`: seats that exchange colours, and a board that can be mirrored;
//! * `walkers`: turns of several moves, a pass, play that can go on forever.
//!
//! `numbers` has the first three as numbers, for programs that learn.

mod any_game;
mod counted;
mod dice;
mod faults;
mod numbers;
mod secret;
mod swap;
mod walkers;
