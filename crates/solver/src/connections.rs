//! What cannot be cut, in positions of Y on small boards.

pub use crate::games::y::scout::{Outlook, Scout};
