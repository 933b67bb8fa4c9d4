//! A view without its type.

use core::fmt::{self, Display};

use rand_chacha::ChaCha8Rng;

use super::ErasedPosition;
use crate::{Error, Game, TableGame};

/// What [`AnyView`](crate::AnyView) does, as an object.
pub(crate) trait ErasedView: Display + Send + Sync {
    fn game(&self) -> &'static str;
    fn advance(&mut self, told: &str) -> Result<(), Error>;
    fn guess(&self, rng: &mut ChaCha8Rng) -> Option<Box<dyn ErasedPosition>>;
    fn boxed(&self) -> Box<dyn ErasedView>;
}

/// What a seat sees of a position of the game `G`.
pub(crate) struct Sight<G: TableGame>(pub(crate) G::View);

impl<G: TableGame> Sight<G> {
    /// Reads a view.
    pub(crate) fn read(text: &str) -> Result<Self, Error> {
        let view = text.parse();
        view.map(Self)
            .map_err(|reason| Error::View(Box::new(reason)))
    }
}

impl<G: TableGame> Display for Sight<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl<G: Game> ErasedView for Sight<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn advance(&mut self, told: &str) -> Result<(), Error> {
        let read: G::Told = told
            .parse()
            .map_err(|reason| Error::MoveText(Box::new(reason)))?;
        self.0 = G::advance(&self.0, &read).map_err(|reason| Error::illegal(told, reason))?;
        Ok(())
    }

    fn guess(&self, rng: &mut ChaCha8Rng) -> Option<Box<dyn ErasedPosition>> {
        Some(Box::new(G::guess(&self.0, rng)?))
    }

    fn boxed(&self) -> Box<dyn ErasedView> {
        Box::new(Self(self.0.clone()))
    }
}
