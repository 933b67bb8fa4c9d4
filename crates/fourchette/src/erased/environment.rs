//! A game played by numbers, without its type.

use core::fmt::{self, Display};

use board_play::{Actions, InSteps, Observe, PlaneGrid, Planes, Position, Seat, Status};

use crate::moves_by_text::read_move;
use crate::{AnyPosition, Error, Game};

/// What [`AnyEnvironment`](crate::AnyEnvironment) does, as an object.
pub(crate) trait ErasedEnvironment: Display + Send + Sync {
    fn game(&self) -> &'static str;
    fn position(&self) -> Option<AnyPosition>;
    fn status(&self) -> Status;
    fn key(&self) -> u64;
    fn action_count(&self) -> usize;
    fn write_mask(&self, mask: &mut [u64]);
    fn action(&self, m: &str) -> Result<Option<usize>, Error>;
    fn action_text(&self, action: usize) -> Option<String>;
    fn play(&mut self, action: usize) -> Result<(), Error>;
    fn chance_action_count(&self) -> usize;
    fn write_chances(&self, weights: &mut [u32]);
    fn chance_action(&self, m: &str) -> Result<Option<usize>, Error>;
    fn chance_action_text(&self, action: usize) -> Option<String>;
    fn play_chance(&mut self, action: usize) -> Result<(), Error>;
    fn planes(&self) -> &'static [&'static str];
    fn places(&self) -> usize;
    fn grid(&self) -> PlaneGrid;
    fn write_planes(&self, viewer: Seat, planes: &mut [f32]);
    fn boxed(&self) -> Box<dyn ErasedEnvironment>;
}

/// A game of the type `G`, as it is played by numbers.
struct Environment<G: Game>(G::Steps);

/// Makes the environment of a position.
pub(crate) fn environment<G: Game>(position: &G) -> Box<dyn ErasedEnvironment> {
    Box::new(Environment::<G>(position.in_steps()))
}

/// Makes the environment of a position in steps.
pub(crate) fn in_steps<G: Game>(steps: G::Steps) -> Box<dyn ErasedEnvironment> {
    Box::new(Environment::<G>(steps))
}

/// Reads the environment of a position in steps.
pub(crate) fn read_steps<G: Game>(line: &str) -> Result<Box<dyn ErasedEnvironment>, Error> {
    match line.parse() {
        Ok(steps) => Ok(Box::new(Environment::<G>(steps))),
        Err(reason) => Err(Error::Start(Box::new(reason))),
    }
}

impl<G: Game> Environment<G> {
    fn try_play(&mut self, m: Option<Move<G>>, missing: Error) -> Result<(), Error> {
        let m = m.ok_or(missing)?;
        self.0.play(m).map_err(|reason| Error::illegal(m, reason))
    }
}

/// The moves of the game that is played by numbers.
type Move<G> = <<G as InSteps>::Steps as Position>::Move;

impl<G: Game> ErasedEnvironment for Environment<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn position(&self) -> Option<AnyPosition> {
        G::whole(&self.0).map(AnyPosition::from)
    }

    fn status(&self) -> Status {
        self.0.status()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn action_count(&self) -> usize {
        self.0.action_count()
    }

    fn write_mask(&self, mask: &mut [u64]) {
        self.0.write_mask(mask);
    }

    fn action(&self, m: &str) -> Result<Option<usize>, Error> {
        Ok(self.0.action(read_move::<G::Steps>(m)?))
    }

    fn action_text(&self, action: usize) -> Option<String> {
        self.0.move_of(action).map(|m| m.to_string())
    }

    fn play(&mut self, action: usize) -> Result<(), Error> {
        let missing = Error::NoSuchNumber {
            part: "action",
            number: action,
            count: self.action_count(),
        };
        self.try_play(self.0.move_of(action), missing)
    }

    fn chance_action_count(&self) -> usize {
        self.0.chance_action_count()
    }

    fn write_chances(&self, weights: &mut [u32]) {
        let (found, wanted) = (weights.len(), self.chance_action_count());
        assert!(
            found == wanted,
            "the buffer has {found} weights, must have {wanted}"
        );
        weights.fill(0);
        if self.status() != Status::Chance {
            return;
        }
        for m in self.0.moves() {
            if let Some(action) = self.0.chance_action(m) {
                weights[action] = self.0.chance_weight(m);
            }
        }
    }

    fn chance_action(&self, m: &str) -> Result<Option<usize>, Error> {
        Ok(self.0.chance_action(read_move::<G::Steps>(m)?))
    }

    fn chance_action_text(&self, action: usize) -> Option<String> {
        self.0.chance_move(action).map(|m| m.to_string())
    }

    fn play_chance(&mut self, action: usize) -> Result<(), Error> {
        let missing = Error::NoSuchNumber {
            part: "chance action",
            number: action,
            count: self.chance_action_count(),
        };
        self.try_play(self.0.chance_move(action), missing)
    }

    fn planes(&self) -> &'static [&'static str] {
        G::Steps::PLANES
    }

    fn places(&self) -> usize {
        self.0.places()
    }

    fn grid(&self) -> PlaneGrid {
        self.0.grid()
    }

    fn write_planes(&self, viewer: Seat, planes: &mut [f32]) {
        let view = self.0.view(viewer);
        G::Steps::write_planes(&view, viewer, planes);
    }

    fn boxed(&self) -> Box<dyn ErasedEnvironment> {
        Box::new(Self(self.0))
    }
}

/// Writes the position in steps.
impl<G: Game> Display for Environment<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}
