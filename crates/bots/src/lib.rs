#![doc = include_str!("../README.md")]

mod bot;
mod games;
mod kind;
mod playable;
mod random;
mod seat_view;

pub use bot::Bot;
pub use kind::BotKind;
pub use playable::Playable;
pub use random::Random;
pub use seat_view::SeatView;
