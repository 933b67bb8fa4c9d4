//! `fourchette engine`, as `docs/protocol.md` specifies it.

mod client;
mod games;
mod page;
mod refusals;
mod thinking;
