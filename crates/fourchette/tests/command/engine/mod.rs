//! `fourchette engine`, as `docs/protocol.md` specifies it.

mod client;
mod games;
mod refusals;
mod thinking;
