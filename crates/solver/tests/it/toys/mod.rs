//! Games small enough to be solved in one's head.

mod chase;
mod noughts;

pub(crate) use chase::Chase;
pub(crate) use noughts::Noughts;
