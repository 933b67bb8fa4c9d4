//! The conformance tests find faults: each test here breaks one promise of a good game and expects
//! to be told so.

use core::fmt;
use core::hash::Hash;
use core::marker::PhantomData;
use core::str::FromStr;
use std::panic::catch_unwind;

use board_play::testkit::nim::{Nim, Take};
use board_play::testkit::{Kit, SplitMix, Standard, check};
use board_play::{Observe, PerfectInformation, Position, Seat, Status, Symmetric};

use crate::dice::Ten;
use crate::secret::Secret;
use crate::swap::Row;
use crate::walkers::{self, Walkers};

/// What is wrong with a game: one of these methods.
trait Fault<P: Position>: Copy + Ord + Hash + fmt::Debug + Send + Sync + 'static {
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

    fn weight(position: &P, m: P::Move) -> u32 {
        position.weight(m)
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
}

/// A game with a fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct With<P, F>(P, PhantomData<F>);

impl<P: Position, F: Fault<P>> Position for With<P, F> {
    const NAME: &'static str = P::NAME;

    type Options = P::Options;
    type Move = P::Move;
    type Illegal = P::Illegal;

    fn new(options: &P::Options) -> Self {
        Self(P::new(options), PhantomData)
    }

    fn options(&self) -> P::Options {
        self.0.options()
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

    fn weight(&self, m: P::Move) -> u32 {
        F::weight(&self.0, m)
    }

    fn is_alternating(&self) -> bool {
        F::is_alternating(&self.0)
    }
}

impl<P: Position, F: Fault<P>> fmt::Display for With<P, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::text(&self.0))
    }
}

impl<P: Position, F: Fault<P>> FromStr for With<P, F> {
    type Err = P::Err;

    fn from_str(text: &str) -> Result<Self, P::Err> {
        Ok(Self(F::read(text)?, PhantomData))
    }
}

/// Defines a fault of a game and the test that a check finds it, saying what is wrong.
macro_rules! fault {
    ($test:ident, $game:ty, $check:ident, $message:literal, $($method:tt)*) => {
        #[test]
        fn $test() {
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            struct Broken;

            impl Fault<$game> for Broken {
                $($method)*
            }

            is_told($message, || check::$check::<With<$game, Broken>, _>(&Standard));
        }
    };
}

/// Asserts that a check panics with a message.
fn is_told(message: &str, check: impl FnOnce() + std::panic::UnwindSafe) {
    let panic = catch_unwind(check).expect_err("the fault is found");
    let text = match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => (*panic.downcast::<&str>().expect("a message")).to_owned(),
    };
    assert!(text.contains(message), "found something else: {text}");
}

type Refusal = <Nim as Position>::Illegal;

fault! {
    moves_in_disorder, Nim, moves, "do not ascend",
    fn moves(position: &Nim) -> Vec<Take> {
        let mut moves: Vec<Take> = position.moves().collect();
        moves.reverse();
        moves
    }
}

fault! {
    a_move_listed_twice, Nim, moves, "do not ascend",
    fn moves(position: &Nim) -> Vec<Take> {
        position.moves().flat_map(|m| [m, m]).collect()
    }
}

fault! {
    a_wrong_count, Nim, moves, "move_count",
    fn move_count(_: &Nim) -> usize {
        3
    }
}

fault! {
    an_nth_move_too_many, Nim, moves, "nth_move",
    fn nth_move(position: &Nim, n: usize) -> Option<Take> {
        position.nth_move(n.min(2))
    }
}

fault! {
    moves_after_the_end, Nim, moves, "moves when over",
    fn moves(position: &Nim) -> Vec<Take> {
        let moves: Vec<Take> = position.moves().collect();
        if moves.is_empty() { vec!["1".parse().expect("a move")] } else { moves }
    }
}

fault! {
    a_chance_move_without_weight, Ten, moves, "weight of r6",
    fn weight(position: &Ten, m: <Ten as Position>::Move) -> u32 {
        if m.to_string() == "r6" { 0 } else { position.weight(m) }
    }
}

fault! {
    an_illegal_move_accepted, Nim, check, "unlisted",
    fn check(position: &Nim, m: Take) -> Result<(), Refusal> {
        match position.check(m) {
            Err(Refusal::TooFew(2)) => Ok(()),
            result => result,
        }
    }
}

fault! {
    a_legal_move_refused, Nim, check, "chose the move",
    fn check(position: &Nim, m: Take) -> Result<(), Refusal> {
        if position.move_count() == 1 { Err(Refusal::Over) } else { position.check(m) }
    }
}

fault! {
    a_refused_move_made, Nim, play, "changed by the refused",
    fn play(position: &mut Nim, m: Take) -> Result<(), Refusal> {
        let result = position.play(m);
        if result == Err(Refusal::TooFew(1)) {
            position.play_unchecked("1".parse().expect("a move"));
        }
        result
    }
}

fault! {
    a_legal_move_not_made, Nim, play, "play_unchecked of",
    fn play(position: &mut Nim, m: Take) -> Result<(), Refusal> {
        position.check(m)
    }
}

fault! {
    a_key_without_the_turn, Nim, keys, "the same key",
    fn key(position: &Nim) -> u64 {
        position.to_string().replace(" 2 ", " 1 ").parse().map_or(0, |p: Nim| p.key())
    }
}

fault! {
    a_text_without_the_turn, Nim, texts, "position nim/1",
    fn text(position: &Nim) -> String {
        position.to_string().replace(" 2 ", " 1 ")
    }
}

fault! {
    a_text_with_two_spaces, Nim, texts, "single spaces",
    fn text(position: &Nim) -> String {
        position.to_string().replace(" 2 ", "  2 ")
    }
    fn read(text: &str) -> Result<Nim, <Nim as FromStr>::Err> {
        text.replace("  ", " ").parse()
    }
}

fault! {
    a_parser_that_panics, Nim, garbage, "out of bounds",
    fn read(text: &str) -> Result<Nim, <Nim as FromStr>::Err> {
        assert!(text.is_empty() || text.len() > 5, "out of bounds");
        text.parse()
    }
}

fault! {
    a_position_unfit_for_use, Nim, garbage, "position nim/1",
    fn read(text: &str) -> Result<Nim, <Nim as FromStr>::Err> {
        text.parse().or_else(|error| text.replace('9', "1").parse().map_err(|_| error))
    }
    fn text(position: &Nim) -> String {
        let text = position.to_string();
        if text.ends_with(" 11") { "nim/1".to_owned() } else { text }
    }
}

fault! {
    chance_called_plain, Ten, plain, "plain, but no seat is to move",
    fn is_alternating(_: &Ten) -> bool {
        true
    }
}

fault! {
    turns_of_two_moves_called_plain, Walkers, plain, "the same seat moves again",
    fn is_alternating(_: &Walkers) -> bool {
        true
    }
}

fault! {
    plain_only_for_a_while, Nim, plain, "and then not",
    fn is_alternating(position: &Nim) -> bool {
        position.move_count() == 3
    }
}

#[test]
fn play_that_goes_on_forever() {
    is_told("not over after 1000 plies", || {
        check::ends::<Walkers, _>(&Patient);
    });
}

/// Has both walkers step out and back again.
#[derive(Clone, Debug)]
struct Patient;

impl Kit<Walkers> for Patient {
    fn ends_within(&self) -> usize {
        1000
    }

    fn choose(&self, position: &Walkers, _: &mut SplitMix) -> Option<walkers::Move> {
        let mut steps = position.moves().filter(|&m| m != walkers::Move::End);
        match position.to_move()? {
            Seat::First => steps.next(),
            Seat::Second => steps.last(),
        }
    }
}

/// Mirrors the board but not the moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct HalfMirrored;

impl Fault<Row> for HalfMirrored {}

impl Symmetric for With<Row, HalfMirrored> {
    fn symmetries(&self) -> usize {
        2
    }

    fn transform(&self, symmetry: usize) -> Self {
        Self(self.0.transform(symmetry), PhantomData)
    }

    fn transform_move(&self, m: Self::Move, _: usize) -> Self::Move {
        m
    }
}

#[test]
fn moves_that_are_not_mirrored() {
    let check = || check::symmetric::<With<Row, HalfMirrored>, _>(&Standard);
    is_told("symmetry 1", check);
}

/// Shows everything and yet takes any guess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Gullible;

impl Fault<Secret> for Gullible {}

impl Observe for With<Secret, Gullible> {
    type View = Secret;
    type Hidden = Secret;
    type Seen = <Secret as Position>::Move;

    fn view(&self, _: Seat) -> Secret {
        self.0
    }

    fn hidden(&self, _: Seat) -> Secret {
        self.0
    }

    fn complete(_: &Secret, hidden: &Secret) -> Option<Self> {
        Some(Self(*hidden, PhantomData))
    }

    fn seen(&self, m: Self::Move, _: Seat) -> Self::Move {
        m
    }
}

#[test]
fn a_guess_that_contradicts_the_view() {
    let check = || check::hidden::<With<Secret, Gullible>, _>(&Standard);
    is_told("view for", check);
}

/// Takes nothing but the truth, which only one who knows it can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct AllKnowing;

impl Fault<Secret> for AllKnowing {}
impl PerfectInformation for With<Secret, AllKnowing> {}

#[test]
fn nothing_hidden_at_all() {
    let check = || check::hidden::<With<Secret, AllKnowing>, _>(&Standard);
    is_told("no guess but the truth", check);
}
