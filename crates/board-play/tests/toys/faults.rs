//! The conformance tests find faults: each test here breaks one promise of a good game and expects a
//! message about it.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::str::FromStr;
use std::panic::catch_unwind;

use board_play::testkit::Subject;
use board_play::{
    Actions, Observe, PlaneGrid, Planes, Position, Seat, Status, Symmetric, SymmetricPlanes,
};

use crate::secret::View;

/// What is wrong with a game: one of these methods.
trait Fault<P: Subject + Ord>: Copy + fmt::Debug + Send + Sync + 'static {
    fn eq(one: &P, other: &P) -> bool {
        one == other
    }

    fn cmp(one: &P, other: &P) -> Ordering {
        one.cmp(other)
    }

    fn options(position: &P) -> P::Options {
        position.options()
    }

    fn moves(position: &P) -> Vec<P::Move> {
        position.moves().collect()
    }

    fn move_count(position: &P) -> usize {
        position.move_count()
    }

    fn nth_move(position: &P, n: usize) -> Option<P::Move> {
        position.nth_move(n)
    }

    fn status(position: &P) -> Status {
        position.status()
    }

    fn check(position: &P, m: P::Move) -> Result<(), P::Illegal> {
        position.check(m)
    }

    fn play(position: &mut P, m: P::Move) -> Result<(), P::Illegal> {
        position.play(m)
    }

    fn key(position: &P) -> u64 {
        position.key()
    }

    fn chance_weight(position: &P, m: P::Move) -> u32 {
        position.chance_weight(m)
    }

    fn is_alternating(position: &P) -> bool {
        position.is_alternating()
    }

    fn text(position: &P) -> String {
        position.to_string()
    }

    fn read(text: &str) -> Result<P, P::Err> {
        text.parse()
    }

    fn transform_move(position: &P, m: P::Move, symmetry: usize) -> P::Move
    where
        P: Symmetric,
    {
        position.transform_move(m, symmetry)
    }

    fn action_count(position: &P) -> usize
    where
        P: Actions,
    {
        position.action_count()
    }

    fn action(position: &P, m: P::Move) -> Option<usize>
    where
        P: Actions,
    {
        position.action(m)
    }

    fn move_of(position: &P, action: usize) -> Option<P::Move>
    where
        P: Actions,
    {
        position.move_of(action)
    }

    fn write_mask(position: &P, mask: &mut [u64])
    where
        P: Actions,
    {
        position.write_mask(mask);
    }

    fn chance_action(position: &P, m: P::Move) -> Option<usize>
    where
        P: Actions,
    {
        position.chance_action(m)
    }

    fn grid(position: &P) -> PlaneGrid
    where
        P: Planes,
    {
        position.grid()
    }

    fn write_planes(view: &P::View, viewer: Seat, planes: &mut [f32])
    where
        P: Planes,
    {
        P::write_planes(view, viewer, planes);
    }

    fn transform_place(position: &P, place: usize, symmetry: usize) -> usize
    where
        P: SymmetricPlanes,
    {
        position.transform_place(place, symmetry)
    }
}

/// A game with a fault.
#[derive(Clone, Copy, Debug)]
struct With<P, F>(P, PhantomData<F>);

impl<P: Subject + Ord, F: Fault<P>> PartialEq for With<P, F> {
    fn eq(&self, other: &Self) -> bool {
        F::eq(&self.0, &other.0)
    }
}

impl<P: Subject + Ord, F: Fault<P>> Eq for With<P, F> {}

impl<P: Subject + Ord, F: Fault<P>> PartialOrd for With<P, F> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<P: Subject + Ord, F: Fault<P>> Ord for With<P, F> {
    fn cmp(&self, other: &Self) -> Ordering {
        F::cmp(&self.0, &other.0)
    }
}

impl<P: Subject + Ord, F: Fault<P>> Hash for With<P, F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<P: Subject + Ord, F: Fault<P>> Position for With<P, F> {
    const NAME: &'static str = P::NAME;

    type Options = P::Options;
    type Move = P::Move;
    type Illegal = P::Illegal;

    fn new(options: &P::Options) -> Self {
        Self(P::new(options), PhantomData)
    }

    fn options(&self) -> P::Options {
        F::options(&self.0)
    }

    fn status(&self) -> Status {
        F::status(&self.0)
    }

    fn moves(&self) -> impl Iterator<Item = P::Move> {
        F::moves(&self.0).into_iter()
    }

    fn check(&self, m: P::Move) -> Result<(), P::Illegal> {
        F::check(&self.0, m)
    }

    fn play_unchecked(&mut self, m: P::Move) {
        self.0.play_unchecked(m);
    }

    fn key(&self) -> u64 {
        F::key(&self.0)
    }

    fn move_count(&self) -> usize {
        F::move_count(&self.0)
    }

    fn nth_move(&self, n: usize) -> Option<P::Move> {
        F::nth_move(&self.0, n)
    }

    fn play(&mut self, m: P::Move) -> Result<(), P::Illegal> {
        F::play(&mut self.0, m)
    }

    fn chance_weight(&self, m: P::Move) -> u32 {
        F::chance_weight(&self.0, m)
    }

    fn is_alternating(&self) -> bool {
        F::is_alternating(&self.0)
    }
}

impl<P: Subject + Ord, F: Fault<P>> fmt::Display for With<P, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::text(&self.0))
    }
}

impl<P: Subject + Ord, F: Fault<P>> FromStr for With<P, F> {
    type Err = P::Err;

    fn from_str(text: &str) -> Result<Self, P::Err> {
        Ok(Self(F::read(text)?, PhantomData))
    }
}

impl<P: Subject + Symmetric, F: Fault<P>> Symmetric for With<P, F> {
    fn symmetries(&self) -> usize {
        self.0.symmetries()
    }

    fn transform(&self, symmetry: usize) -> Self {
        Self(self.0.transform(symmetry), PhantomData)
    }

    fn transform_move(&self, m: P::Move, symmetry: usize) -> P::Move {
        F::transform_move(&self.0, m, symmetry)
    }
}

impl<P: Subject + Ord + Actions, F: Fault<P>> Actions for With<P, F> {
    fn action_count(&self) -> usize {
        F::action_count(&self.0)
    }

    fn action(&self, m: P::Move) -> Option<usize> {
        F::action(&self.0, m)
    }

    fn move_of(&self, action: usize) -> Option<P::Move> {
        F::move_of(&self.0, action)
    }

    fn write_mask(&self, mask: &mut [u64]) {
        F::write_mask(&self.0, mask);
    }

    fn chance_action_count(&self) -> usize {
        self.0.chance_action_count()
    }

    fn chance_action(&self, m: P::Move) -> Option<usize> {
        F::chance_action(&self.0, m)
    }

    fn chance_move(&self, action: usize) -> Option<P::Move> {
        self.0.chance_move(action)
    }
}

/// The view of a faulty row is the row; that of another game is what the game's own is.
trait Unwrap<V> {
    fn unwrap(&self) -> &V;
}

impl<P, F> Unwrap<P> for With<P, F> {
    fn unwrap(&self) -> &P {
        &self.0
    }
}

impl Unwrap<Self> for View {
    fn unwrap(&self) -> &Self {
        self
    }
}

impl<P, F> Planes for With<P, F>
where
    P: Subject + Ord + Planes,
    F: Fault<P>,
    Self: Observe<View: Unwrap<P::View>>,
{
    const PLANES: &'static [&'static str] = P::PLANES;

    fn places(&self) -> usize {
        self.0.places()
    }

    fn grid(&self) -> PlaneGrid {
        F::grid(&self.0)
    }

    fn write_planes(view: &Self::View, viewer: Seat, planes: &mut [f32]) {
        F::write_planes(view.unwrap(), viewer, planes);
    }
}

impl<P, F> SymmetricPlanes for With<P, F>
where
    P: Subject + SymmetricPlanes,
    F: Fault<P>,
    Self: Observe<View: Unwrap<P::View>>,
{
    fn transform_place(&self, place: usize, symmetry: usize) -> usize {
        F::transform_place(&self.0, place, symmetry)
    }
}

/// Defines a fault of a game and the test that a check finds it, saying what is wrong.
macro_rules! fault {
    ($test:ident, $game:ty, $check:ident, $message:literal, $($method:tt)*) => {
        #[test]
        fn $test() {
            #[derive(Clone, Copy, Debug)]
            struct Broken;

            impl Fault<$game> for Broken {
                $($method)*
            }

            is_told($message, || check::$check::<With<$game, Broken>, _>(&Standard));
        }
    };
}

mod moves;
mod numbers;
mod sight;
mod values;

/// Asserts that a check panics with a message.
fn is_told(message: &str, check: impl FnOnce() + std::panic::UnwindSafe) {
    let panic = catch_unwind(check).expect_err("the fault is found");
    let text = match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => (*panic.downcast::<&str>().expect("a message")).to_owned(),
    };
    assert!(text.contains(message), "found something else: {text}");
}
