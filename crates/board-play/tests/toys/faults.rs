//! The conformance tests find faults: each test here breaks one promise of a good game and expects
//! to be told so.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::str::FromStr;
use std::panic::catch_unwind;

use board_play::nim::{Nim, Take};
use board_play::testkit::{Kit, SplitMix, Standard, Subject, check};
use board_play::{
    Observe, PerfectInformation, Position, RuleOptions as _, Seat, Status, Symmetric,
};

use crate::dice::Ten;
use crate::secret::Secret;
use crate::swap::Row;
use crate::walkers::{self, Walkers};

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
    fn chance_weight(position: &Ten, m: <Ten as Position>::Move) -> u32 {
        if m.to_string() == "r6" { 0 } else { position.chance_weight(m) }
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
    a_key_without_the_options, Nim, options, "the same key by options",
    fn key(position: &Nim) -> u64 {
        position.key() ^ position.options().key()
    }
}

fault! {
    positions_compared_without_their_options, Nim, options, "equal by options",
    fn eq(one: &Nim, other: &Nim) -> bool {
        let [one, other] = [one, other].map(|position| position.to_string().replace(",last=loses", ""));
        one == other
    }
}

fault! {
    options_that_are_forgotten, Nim, options, "options \"stones=1\"",
    fn options(_: &Nim) -> <Nim as Position>::Options {
        <Nim as Position>::Options::default()
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
    chance_called_alternating, Ten, alternating, "alternating, but no seat is to move",
    fn is_alternating(_: &Ten) -> bool {
        true
    }
}

fault! {
    turns_of_two_moves_called_alternating, Walkers, alternating, "the same seat moves again",
    fn is_alternating(_: &Walkers) -> bool {
        true
    }
}

fault! {
    alternating_only_for_a_while, Nim, alternating, "and then not",
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

fault! {
    moves_that_are_not_mirrored, Row, symmetric, "symmetry 1",
    fn transform_move(_: &Row, m: <Row as Position>::Move, _: usize) -> <Row as Position>::Move {
        m
    }
}

fault! {
    an_order_that_disagrees_with_equality, Row, symmetric, "Eq and Ord",
    fn cmp(one: &Row, other: &Row) -> Ordering {
        // Without the owner of the black stones.
        let cells = |row: &Row| row.to_string().split(' ').nth(3).map(str::to_owned);
        cells(one).cmp(&cells(other))
    }
}

fault! {
    an_order_without_direction, Row, symmetric, "Ord: ",
    fn cmp(one: &Row, other: &Row) -> Ordering {
        if one == other { Ordering::Equal } else { Ordering::Less }
    }
}

/// Shows everything and yet takes any guess.
#[derive(Clone, Copy, Debug)]
struct Gullible;

impl Fault<Secret> for Gullible {}

impl Observe for With<Secret, Gullible> {
    const HAS_SECRETS: bool = true;

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

/// Accepts nothing but the truth, which only one who knows it can do.
#[derive(Clone, Copy, Debug)]
struct AllKnowing;

impl Fault<Secret> for AllKnowing {}
impl PerfectInformation for With<Secret, AllKnowing> {}

#[test]
fn nothing_hidden_at_all() {
    let check = || check::hidden::<With<Secret, AllKnowing>, _>(&Standard);
    is_told("no guess but the truth", check);
}

/// Hides what the secret hides, and says that nothing is hidden.
#[derive(Clone, Copy, Debug)]
struct Denying;

impl Fault<Secret> for Denying {}

impl Observe for With<Secret, Denying> {
    const HAS_SECRETS: bool = false;

    type View = <Secret as Observe>::View;
    type Hidden = <Secret as Observe>::Hidden;
    type Seen = <Secret as Observe>::Seen;

    fn view(&self, viewer: Seat) -> Self::View {
        self.0.view(viewer)
    }

    fn hidden(&self, from: Seat) -> Self::Hidden {
        self.0.hidden(from)
    }

    fn complete(view: &Self::View, hidden: &Self::Hidden) -> Option<Self> {
        let position = Secret::complete(view, hidden)?;
        Some(Self(position, PhantomData))
    }

    fn seen(&self, m: Self::Move, viewer: Seat) -> Self::Seen {
        self.0.seen(m, viewer)
    }
}

#[test]
fn secrets_that_are_denied() {
    let check = || check::hidden::<With<Secret, Denying>, _>(&Standard);
    is_told("HAS_SECRETS", check);
}
