//! stub
use crate::{Move, YinYang};
use board_graph::draw::{Canvas, Svg};
use board_play::Shown;
impl YinYang {
    /// stub
    pub fn canvas(&self, _: &Shown<Move>) -> Canvas {
        Canvas::new()
    }
    /// stub
    pub fn svg(&self, _: &Shown<Move>) -> Svg {
        Svg::new("")
    }
}
