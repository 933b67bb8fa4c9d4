//! What the public types of all crates have in common, and the names that every game's crate has:
//! checked by the compiler.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;
use std::error::Error;

use board_graph::{Node, NodeSet};
use board_play::{Position, Symmetric};
use board_stones::StoneGame;

/// What is passed between threads, kept anywhere and shown while a program is debugged.
const fn shared<T: Debug + Send + Sync + Unpin + 'static>() {}

/// Data that is passed by value, and kept in maps and sets of every kind.
const fn value<T: Copy + Eq + Ord + Hash + Debug + Send + Sync + Unpin + 'static>() {}

/// Data that has a text, which is read back.
const fn text<T>()
where
    T: Copy + Eq + Ord + Hash + Debug + Send + Sync + Unpin + 'static,
    T: Display + FromStr<Err: Error + Clone + Eq + Send + Sync + Unpin + 'static>,
{
}

/// What is returned as an error, compared in tests, and passed on boxed.
const fn error<T: Error + Clone + Eq + Send + Sync + Unpin + 'static>() {}

/// A state as plain data, and the position that it makes if it is good.
const fn setup<S, P>()
where
    S: Clone + Eq + Ord + Hash + Debug + Send + Sync + Unpin + 'static + From<P>,
    P: Position + TryFrom<S, Error: Error + Clone + Eq + Send + Sync + Unpin + 'static>,
{
}

/// A game of stones of two seats on the 93-node board.
const fn stone_game<G: StoneGame + Symmetric>() {}

const _: () = {
    stone_game::<aliens_amazons::AliensAmazons>();
    stone_game::<singularity::Singularity>();
    stone_game::<leap_over::LeapOver>();
    stone_game::<tetra::Tetra>();
    stone_game::<quinta::Quinta>();
    stone_game::<sexta::Sexta>();
};

const _: () = {
    use board_stones::*;
    value::<Colour>();
    value::<Forks>();
    text::<Shift>();
    text::<ShiftOrPass>();
    value::<Stones>();
    value::<StoneSetup<quinta::Options>>();
    shared::<LineField>();
    shared::<Mover<'static, &'static board_graph::Slides>>();
    shared::<ShiftActions>();
    error::<CanMove>();
    error::<StoneFault>();
    error::<ShiftFault<board_graph::SlideFault>>();
    error::<StonesFault>();
    error::<SetupFault>();
};

const _: () = {
    use board_graph::*;
    value::<Board>();
    value::<Node>();
    value::<NodeSet>();
    value::<Jump>();
    value::<Neighbourhood>();
    text::<NodeName>();
    text::<Shape>();
    text::<Fork>();
    shared::<Connections<2, 3>>();
    shared::<Jumps>();
    shared::<Slides>();
    shared::<PairIndex>();
    shared::<Patterns>();
    shared::<Symmetry>();
    shared::<Unfolding>();
    shared::<NodeSetIter<2>>();
    error::<NodeError>();
    error::<NameError>();
    error::<ForkError>();
    error::<PairError>();
    error::<ShapeError>();
    error::<JumpFault>();
    error::<SlideFault>();
};

const _: () = {
    use board_draw::*;
    shared::<BoardPicture>();
    shared::<Canvas>();
    shared::<Ansi<'static>>();
    shared::<Svg>();
    shared::<Scene>();
    shared::<Place>();
    shared::<Piece>();
    shared::<Shape>();
    shared::<Course>();
    shared::<Choices<quinta::Move>>();
    shared::<Class>();
    shared::<Style>();
    shared::<Mark>();
    shared::<Anchor>();
    value::<Stone>();
    value::<Area>();
};

const _: () = {
    use board_draw::DrawOptions;
    use board_play::*;
    text::<Seat>();
    text::<Outcome>();
    text::<Ended>();
    text::<Rematch>();
    value::<Seating>();
    text::<Turn>();
    value::<Status>();
    value::<Ending>();
    shared::<Adjudication>();
    shared::<Viewer>();
    shared::<About>();
    shared::<Alias>();
    shared::<MoveAbout>();
    shared::<prose::Block<'static>>();
    shared::<ActionMask<'static>>();
    shared::<PlaneGrid>();
    shared::<PlaneWriter<'static>>();
    shared::<options::OptionAbout>();
    shared::<Referee<quinta::Quinta>>();
    shared::<Record<quinta::Quinta>>();
    shared::<record::SeenRecord<yinyang::YinYang>>();
    shared::<DrawOptions<quinta::Move>>();
    shared::<text::Field<'static>>();
    shared::<options::GivenOptions<'static>>();
    shared::<text::Keywords<Seat>>();
    shared::<trace::Request>();
    error::<RecordError>();
    error::<PushError<quinta::Illegal>>();
    error::<EndError>();
    error::<TextError>();
    error::<text::NumberError>();
    error::<trace::TraceError>();
};

const _: () = {
    type OnStones = fn(&y::Y) -> NodeSet;
    let _: [OnStones; 2] = [y::Y::occupied, y::Y::vacant];
    let _: fn(&y::Y, y::Colour) -> NodeSet = y::Y::stones;
    let _: fn(&y::Y, Node) -> Option<y::Colour> = y::Y::stone;
    let _: fn(&y::Y) -> Option<y::Colour> = y::Y::winner;
    text::<y::Colour>();
    value::<y::Opening>();
    error::<y::OptionsError>();
    setup::<y::SetupOn<12>, y::YOn<12>>();
    error::<aliens_amazons::OptionsError>();
    value::<aliens_amazons::Chain>();
    text::<aliens_amazons::Step>();
    text::<aliens_amazons::JumpByJump>();
    error::<aliens_amazons::StepIllegal>();
    value::<singularity::Corners>();
    value::<singularity::Fusion>();
    value::<singularity::Zone>();
    error::<singularity::FusionFault>();
    value::<leap_over::Goal>();
    value::<tetra::Scales>();
    value::<tetra::Wins>();
    value::<tetra::Figure>();
    value::<tetra::FigureKind>();
    value::<quinta::Corners>();
    value::<sexta::Ring>();
    value::<sexta::Start>();
    value::<sexta::outcome::Shape>();
};

const _: () = {
    use wyx::*;
    text::<Column>();
    text::<Domino>();
    text::<Rack>();
    text::<Strongholds>();
    value::<ColumnSet>();
    value::<Colour>();
    value::<Round>();
    value::<StrongholdBars>();
    shared::<DoubleWyx>();
    error::<DoubleError>();
    error::<OptionsError>();
    error::<DominoesError>();
    error::<RackError>();
    error::<StrongholdsError>();
};

const _: () = {
    use dice_hex::*;
    value::<Colour>();
    text::<Number>();
    text::<Numbering>();
    text::<Roll>();
    value::<NumberSet>();
    value::<Expression>();
    value::<Operation>();
    value::<Nasty>();
    value::<Strict>();
    value::<Phase>();
    error::<NumberingError>();
};

const _: () = {
    use yinyang::*;
    text::<Law>();
    text::<Slot>();
    text::<Square>();
    text::<Window>();
    text::<Pawns>();
    value::<Cell>();
    value::<Kind>();
    value::<Effect>();
    value::<Contradiction>();
    value::<Goal>();
    value::<Population>();
    value::<Phase>();
    value::<Written>();
    value::<Hidden>();
    value::<LawView>();
    text::<Seen>();
    text::<Told>();
    text::<View>();
    error::<Impossible>();
    error::<LawError>();
};

const _: () = {
    use kwintie::*;
    text::<Block>();
    value::<Blocks>();
    value::<Column>();
    value::<Orientation>();
    value::<FirstBlock>();
    value::<NoFive>();
    value::<Ruleset>();
    error::<OptionsError>();
};

const _: () = {
    use fourchette::bots::*;
    shared::<BotKind>();
    shared::<Level>();
    shared::<Budget>();
    shared::<Progress>();
    shared::<Random>();
    shared::<Greedy>();
    shared::<Search>();
    shared::<KeptTree<quinta::Quinta>>();
    shared::<Analysis<quinta::Move>>();
    shared::<Candidate<quinta::Move>>();
    shared::<SeatView<'static, quinta::Quinta>>();
};

const _: () = {
    use fourchette::*;
    shared::<AnyEnvironment>();
    shared::<Table<quinta::Quinta>>();
    shared::<AnyTable>();
    shared::<AnyPosition>();
    shared::<AnyRecord>();
    shared::<AnyView>();
    shared::<AnySeries>();
    shared::<GameAbout>();
    shared::<GameName>();
    shared::<ToldMove>();
    shared::<Series<quinta::Quinta>>();
    shared::<GameResult>();
    shared::<MatchStarts>();
    shared::<MatchTally>();
    shared::<Score>();
    shared::<Tally>();
    shared::<Start<'static>>();
    shared::<RngStream>();
    shared::<Openings>();
    shared::<GameEnd>();
    shared::<Player>();
    shared::<fourchette::Error>();
};

#[cfg(feature = "solve")]
const _: () = {
    use fourchette::*;
    shared::<AnyPuzzle>();
    shared::<PuzzleSearch>();
};

const fn name<G: fourchette::Game>() -> &'static str {
    G::NAME
}

/// The games are modules of the facade, and the same crates.
#[test]
fn the_games_are_modules() {
    use fourchette::y::{Options, Y};
    let game: y::Y = Y::new(&Options::default());
    assert_eq!(game.move_count(), 93);
    let names = [
        name::<fourchette::y::Y>(),
        name::<fourchette::aliens_amazons::AliensAmazons>(),
        name::<fourchette::singularity::Singularity>(),
        name::<fourchette::leap_over::LeapOver>(),
        name::<fourchette::tetra::Tetra>(),
        name::<fourchette::quinta::Quinta>(),
        name::<fourchette::sexta::Sexta>(),
        name::<fourchette::wyx::Wyx>(),
        name::<fourchette::dice_hex::DiceHex>(),
        name::<fourchette::yinyang::YinYang>(),
        name::<fourchette::kwintie::Kwintie>(),
    ];
    assert_eq!(names, fourchette::NAMES);
}
