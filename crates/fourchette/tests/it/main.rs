//! The tests of the library and of the documents, one program: it links once.

mod chance;
mod docs;
mod gallery;
mod games;
mod glyphs;
mod notation;
mod opponents;
mod scenes;
mod seeds;
mod surface;
mod table;
mod toy;
