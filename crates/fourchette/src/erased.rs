//! Games without their types: the same operations, by texts, as an object.

use core::fmt::{Debug, Display};

use board_draw::{Canvas, DrawOptions, Svg};
use board_play::{About, Seat, Status, Viewer, perft};

use crate::texts::read_move;
use crate::{Error, Game};

/// What [`AnyPosition`](crate::AnyPosition) does, as an object.
pub(crate) trait Erased: Debug + Display + Send + Sync {
    fn about(&self) -> About;
    fn rules(&self) -> String;
    fn status(&self) -> Status;
    fn moves(&self) -> Vec<String>;
    fn move_count(&self) -> usize;
    fn check(&self, m: &str) -> Result<(), Error>;
    fn play(&mut self, m: &str) -> Result<(), Error>;
    fn weight(&self, m: &str) -> Result<u32, Error>;
    fn key(&self) -> u64;
    fn is_alternating(&self) -> bool;
    fn perft(&self, depth: usize) -> u64;
    fn view(&self, viewer: Seat) -> String;
    fn seen(&self, m: &str, viewer: Seat) -> Result<String, Error>;
    fn explanation(&self, m: &str) -> Result<Option<String>, Error>;
    fn diagram(&self) -> Canvas;
    fn canvas(&self, last: Option<&str>, viewer: Viewer) -> Result<Canvas, Error>;
    fn svg(&self, last: Option<&str>, viewer: Viewer) -> Result<Svg, Error>;
    fn boxed(&self) -> Box<dyn Erased>;
}

impl<G: Game> Erased for G {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn rules(&self) -> String {
        self.options().to_string()
    }

    fn status(&self) -> Status {
        G::status(self)
    }

    fn moves(&self) -> Vec<String> {
        G::moves(self).map(|m| m.to_string()).collect()
    }

    fn move_count(&self) -> usize {
        G::move_count(self)
    }

    fn check(&self, m: &str) -> Result<(), Error> {
        let m = read_move::<G>(m)?;
        G::check(self, m).map_err(|reason| Error::illegal(m, reason))
    }

    fn play(&mut self, m: &str) -> Result<(), Error> {
        let m = read_move::<G>(m)?;
        G::play(self, m).map_err(|reason| Error::illegal(m, reason))
    }

    fn weight(&self, m: &str) -> Result<u32, Error> {
        Ok(G::weight(self, read_move::<G>(m)?))
    }

    fn key(&self) -> u64 {
        G::key(self)
    }

    fn is_alternating(&self) -> bool {
        G::is_alternating(self)
    }

    fn perft(&self, depth: usize) -> u64 {
        perft(self, depth)
    }

    fn view(&self, viewer: Seat) -> String {
        G::view(self, viewer).to_string()
    }

    fn seen(&self, m: &str, viewer: Seat) -> Result<String, Error> {
        let m = read_move::<G>(m)?;
        G::check(self, m).map_err(|reason| Error::illegal(m, reason))?;
        Ok(G::seen(self, m, viewer).to_string())
    }

    fn explanation(&self, m: &str) -> Result<Option<String>, Error> {
        Ok(G::explanation(self, read_move::<G>(m)?))
    }

    fn diagram(&self) -> Canvas {
        G::canvas(self, &DrawOptions::default())
    }

    fn canvas(&self, last: Option<&str>, viewer: Viewer) -> Result<Canvas, Error> {
        Ok(G::canvas(self, &shown::<G>(last, viewer)?))
    }

    fn svg(&self, last: Option<&str>, viewer: Viewer) -> Result<Svg, Error> {
        Ok(G::svg(self, &shown::<G>(last, viewer)?))
    }

    fn boxed(&self) -> Box<dyn Erased> {
        Box::new(*self)
    }
}

fn shown<G: Game>(last: Option<&str>, viewer: Viewer) -> Result<DrawOptions<G::Move>, Error> {
    let last = last.map(read_move::<G>).transpose()?;
    Ok(DrawOptions { last, viewer })
}
