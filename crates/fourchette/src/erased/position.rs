//! A position without its type.

use core::fmt::Display;
use core::num::NonZeroU32;

use board_draw::{Canvas, Choices, Course, DrawOptions, Scene};
use board_play::playout::{random_move, random_plies};
use board_play::trace::{TraceError, trace_from};
use board_play::{Adjudication, Ending, Record, Rematch, Seat, Status, Viewer, perft};
use bots::{Analysis, Budget, Level, ProgressFn, SeatView, analyse};
use rand_chacha::ChaCha8Rng;
#[cfg(feature = "solve")]
use solver::{
    ForcedWins, Limits, Refusal, Solver,
    certificate::check::{CheckError, Verified, check},
};

#[cfg(feature = "solve")]
use crate::AnyPosition;
use crate::batch::{BatchError, BatchOptions, ErasedBatch, batch};
use crate::erased::{ErasedEnvironment, ErasedRecord, environment};
#[cfg(feature = "solve")]
use crate::erased::{ErasedForcedWins, ErasedSolver};
use crate::moves_by_text::{read_legal, read_move};
#[cfg(feature = "rayon")]
use crate::parallel::{Task, tasks};
use crate::{Error, Game, GameAbout, GameResult, Openings, RngStream, generator};

/// What [`AnyPosition`](crate::AnyPosition) does, as an object.
pub(crate) trait ErasedPosition: Display + Send + Sync {
    fn game(&self) -> &'static str;
    fn about(&self) -> GameAbout;
    fn rules(&self) -> String;
    fn rematch(&self) -> Rematch;
    fn status(&self) -> Status;
    fn moves(&self, most: usize) -> Vec<String>;
    fn winning_moves(&self) -> Vec<String>;
    fn move_count(&self) -> usize;
    fn nth_move(&self, n: usize) -> Option<String>;
    fn random_move(&self, rng: &mut ChaCha8Rng) -> Option<String>;
    fn playout(&self, seed: u64, number: u64, max_plies: NonZeroU32) -> GameResult;
    fn analyse(
        &self,
        budget: Budget,
        seed: u64,
        watch: &mut ProgressFn<'_>,
    ) -> Option<Analysis<String>>;
    fn budget(&self, level: Level) -> Budget;
    fn opening(
        &self,
        openings: Openings,
        seed: u64,
        number: u64,
    ) -> Option<Box<dyn ErasedPosition>>;
    fn symmetries(&self) -> usize;
    /// Panics if there is no such symmetry.
    fn transform(&self, symmetry: usize) -> Box<dyn ErasedPosition>;
    /// Panics if there is no such symmetry.
    fn transform_move(&self, m: &str, symmetry: usize) -> Result<String, Error>;
    fn canonical(&self) -> Box<dyn ErasedPosition>;
    fn check(&self, m: &str) -> Result<(), Error>;
    fn play(&mut self, m: &str) -> Result<(), Error>;
    fn chance_weight(&self, m: &str) -> Result<u32, Error>;
    fn key(&self) -> u64;
    fn is_alternating(&self) -> bool;
    fn perft(&self, depth: usize) -> u64;
    #[cfg(feature = "rayon")]
    fn tasks(&self, depth: usize, is_wanted: &dyn Fn(usize) -> bool) -> Vec<Task>;
    fn trace(&self, rules: &str, moves: &[String]) -> Result<String, TraceError>;
    fn view(&self, viewer: Seat) -> String;
    fn seen(&self, m: &str, viewer: Seat) -> Result<String, Error>;
    fn places(&self) -> Option<String>;
    fn told(&self, m: &str, viewer: Seat) -> Result<String, Error>;
    fn explain(&self, m: &str) -> Result<Option<String>, Error>;
    fn canvas(&self, last: Option<&str>, viewer: Viewer) -> Result<Canvas, Error>;
    fn scene(&self, last: Option<&str>, viewer: Viewer) -> Result<Scene, Error>;
    fn course(&self, m: &str) -> Result<Course, Error>;
    fn choices(&self, viewer: Viewer) -> Choices<String>;
    fn environment(&self) -> Box<dyn ErasedEnvironment>;
    fn record(&self, by: Adjudication) -> Box<dyn ErasedRecord>;
    fn batch(&self, options: BatchOptions) -> Result<Box<dyn ErasedBatch>, BatchError>;
    #[cfg(feature = "solve")]
    fn solver(&self, limits: Limits) -> Result<Box<dyn ErasedSolver>, Refusal>;
    #[cfg(feature = "solve")]
    fn forced_wins(&self, limits: Limits) -> Result<Box<dyn ErasedForcedWins>, Refusal>;
    #[cfg(feature = "solve")]
    fn verify(&self, certificates: &str) -> Result<Vec<Verified<AnyPosition>>, CheckError>;
    fn boxed(&self) -> Box<dyn ErasedPosition>;
}

impl<G: Game> ErasedPosition for G {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> GameAbout {
        GameAbout::of::<G>()
    }

    fn rules(&self) -> String {
        self.options().to_string()
    }

    fn rematch(&self) -> Rematch {
        G::rematch(&self.options())
    }

    fn status(&self) -> Status {
        G::status(self)
    }

    fn moves(&self, most: usize) -> Vec<String> {
        G::moves(self).take(most).map(|m| m.to_string()).collect()
    }

    fn winning_moves(&self) -> Vec<String> {
        G::winning_moves(self).map(|m| m.to_string()).collect()
    }

    fn move_count(&self) -> usize {
        G::move_count(self)
    }

    fn nth_move(&self, n: usize) -> Option<String> {
        Some(G::nth_move(self, n)?.to_string())
    }

    fn random_move(&self, rng: &mut ChaCha8Rng) -> Option<String> {
        Some(random_move(self, rng)?.to_string())
    }

    fn playout(&self, seed: u64, number: u64, max_plies: NonZeroU32) -> GameResult {
        let mut rng = generator(seed, number, 0, RngStream::Chance);
        let mut position = *self;
        let most = usize::try_from(max_plies.get()).unwrap_or(usize::MAX);
        let plies = random_plies(&mut position, &mut rng, most);
        let outcome = position.outcome();
        let ending = outcome.map_or(Ending::MaxPlies(max_plies), Ending::Rules);
        GameResult { ending, plies }
    }

    fn analyse(
        &self,
        budget: Budget,
        seed: u64,
        watch: &mut ProgressFn<'_>,
    ) -> Option<Analysis<String>> {
        let seat = SeatView::new(self)?;
        let mut rng = generator(seed, 0, 0, RngStream::Adviser);
        let analysis = analyse(&seat, budget, &mut rng, watch);
        Some(analysis.map(|m| m.to_string()))
    }

    fn budget(&self, level: Level) -> Budget {
        level.budget(self)
    }

    fn opening(
        &self,
        openings: Openings,
        seed: u64,
        number: u64,
    ) -> Option<Box<dyn ErasedPosition>> {
        Some(Box::new(openings.draw(self, seed, number)?))
    }

    fn symmetries(&self) -> usize {
        G::symmetries(self)
    }

    fn transform(&self, symmetry: usize) -> Box<dyn ErasedPosition> {
        Box::new(G::transform(self, symmetry))
    }

    fn transform_move(&self, m: &str, symmetry: usize) -> Result<String, Error> {
        let m = read_legal(self, m)?;
        Ok(G::transform_move(self, m, symmetry).to_string())
    }

    fn canonical(&self) -> Box<dyn ErasedPosition> {
        Box::new(G::canonical(self))
    }

    fn check(&self, m: &str) -> Result<(), Error> {
        read_legal(self, m).map(|_| ())
    }

    fn play(&mut self, m: &str) -> Result<(), Error> {
        let m = read_move::<G>(m)?;
        G::play(self, m).map_err(|reason| Error::illegal(m, reason))
    }

    fn chance_weight(&self, m: &str) -> Result<u32, Error> {
        Ok(G::chance_weight(self, read_move::<G>(m)?))
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

    #[cfg(feature = "rayon")]
    fn tasks(&self, depth: usize, is_wanted: &dyn Fn(usize) -> bool) -> Vec<Task> {
        tasks(self, depth, is_wanted)
    }

    fn trace(&self, rules: &str, moves: &[String]) -> Result<String, TraceError> {
        trace_from(self, rules, moves)
    }

    fn view(&self, viewer: Seat) -> String {
        G::view(self, viewer).to_string()
    }

    fn seen(&self, m: &str, viewer: Seat) -> Result<String, Error> {
        let m = read_legal(self, m)?;
        Ok(G::seen(self, m, viewer).to_string())
    }

    fn places(&self) -> Option<String> {
        G::places(self)
    }

    fn told(&self, m: &str, viewer: Seat) -> Result<String, Error> {
        let m = read_legal(self, m)?;
        Ok(G::told(self, m, viewer).to_string())
    }

    fn explain(&self, m: &str) -> Result<Option<String>, Error> {
        Ok(G::explain(self, read_move::<G>(m)?))
    }

    fn canvas(&self, last: Option<&str>, viewer: Viewer) -> Result<Canvas, Error> {
        Ok(G::canvas(self, &draw_options::<G>(last, viewer)?))
    }

    fn scene(&self, last: Option<&str>, viewer: Viewer) -> Result<Scene, Error> {
        Ok(G::scene(self, &draw_options::<G>(last, viewer)?))
    }

    fn course(&self, m: &str) -> Result<Course, Error> {
        let m = read_legal(self, m)?;
        Ok(G::course(self, m))
    }

    fn choices(&self, viewer: Viewer) -> Choices<String> {
        G::choices(self, viewer).map(|m| m.to_string())
    }

    fn environment(&self) -> Box<dyn ErasedEnvironment> {
        environment(self)
    }

    fn record(&self, by: Adjudication) -> Box<dyn ErasedRecord> {
        Box::new(Record::new(*self, by))
    }

    fn batch(&self, options: BatchOptions) -> Result<Box<dyn ErasedBatch>, BatchError> {
        batch(self, options)
    }

    #[cfg(feature = "solve")]
    fn solver(&self, limits: Limits) -> Result<Box<dyn ErasedSolver>, Refusal> {
        Ok(Box::new(Solver::new(*self, limits)?))
    }

    #[cfg(feature = "solve")]
    fn forced_wins(&self, limits: Limits) -> Result<Box<dyn ErasedForcedWins>, Refusal> {
        Ok(Box::new(ForcedWins::new(*self, limits)?))
    }

    #[cfg(feature = "solve")]
    fn verify(&self, certificates: &str) -> Result<Vec<Verified<AnyPosition>>, CheckError> {
        let verified = check::<G>(certificates)?.into_iter();
        Ok(verified.map(|one| one.map(AnyPosition::from)).collect())
    }

    fn boxed(&self) -> Box<dyn ErasedPosition> {
        Box::new(*self)
    }
}

fn draw_options<G: Game>(
    last: Option<&str>,
    viewer: Viewer,
) -> Result<DrawOptions<G::Move>, Error> {
    let last = last.map(read_move::<G>).transpose()?;
    Ok(DrawOptions { last, viewer })
}
