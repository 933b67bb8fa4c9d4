//! The engine protocol: lines in, lines out. `docs/protocol.md` specifies it.

mod answer;
mod held_game;
mod limit;
mod move_time;
mod query;
mod session;
mod settings;
mod thinking;

pub use answer::error_line;
pub use held_game::seat_word;
pub use move_time::MoveTime;
pub use session::{EngineSession, Reply, Then};
pub use settings::MOST_THREADS;
pub use thinking::{EngineHost, Thinking, Thought};
