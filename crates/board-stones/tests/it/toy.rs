//! A game of stones that is no game of this workspace: what it takes to make one.
//!
//! Each seat has six stones on the rim. A move takes a stone to a vacant neighbour. A seat wins with
//! two stones on the three nodes in the middle; a seat that cannot move passes.

use board_draw::{BoardPicture, Course, DrawOptions, DrawnOnBoard};
use board_graph::{Board, NodeSet};
use board_play::{
    About, Described, MoveAbout, NoOptions, Outcome, PerfectInformation, Position, Seat, Status,
    perft,
};
use board_stones::testkit::nodes;
use board_stones::{
    CanMove, GameOver, Routes as _, SetupFault, Shift, ShiftFault, ShiftGame, ShiftOrPass,
    StoneGame, StoneLine, StoneSetup, Stones, course, picture,
};

use crate::steps::{StepFault, Steps};

/// How many stones a seat has.
pub(crate) const STONES: usize = 6;

/// The start.
pub(crate) const START: &str = "toy/1 - 1 a1,a5,a9,a13,a17,a21 a3,a7,a11,a15,a19,a23";

/// Black is to move and cannot: White stands on all the neighbours that Black leaves.
pub(crate) const STUCK: &str = "toy/1 - 1 a1,a2,a3,a24,b1,b2 a4,a23,b3,b21,c1,c2";

/// Black is to move and can win: by e3-f1. White has a stone in the middle too, and others near.
pub(crate) const NEAR: &str = "toy/1 - 1 a1,a5,c1,c7,e3,f2 a3,a7,d9,e7,e8,f3";

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Toy {
    turn: Seat,
    stones: Stones,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error(transparent)]
    GameOver(#[from] GameOver),
    #[error(transparent)]
    Step(#[from] ShiftFault<StepFault>),
    #[error(transparent)]
    Pass(#[from] CanMove),
}

/// Returns the nodes on which a seat's stones begin.
pub(crate) fn start(seat: Seat) -> NodeSet {
    Board::bent9().rim_pattern("1.2.", ['1', '2'][seat.index()])
}

/// Returns those of the stones that win, if there are enough of them.
fn in_the_middle(stones: NodeSet) -> Option<NodeSet> {
    let there = stones & nodes("f1 f2 f3");
    (there.len() >= 2).then_some(there)
}

impl Position for Toy {
    const NAME: &'static str = "toy";
    type Options = NoOptions;
    type Move = ShiftOrPass;
    type Illegal = Illegal;

    fn new(options: &NoOptions) -> Self {
        Self::from(&StoneSetup::start(*options, Seat::ALL.map(start)))
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn status(&self) -> Status {
        self.won_or_to_move()
    }

    fn moves(&self) -> impl Iterator<Item = ShiftOrPass> {
        self.mover().moves()
    }

    fn check(&self, m: ShiftOrPass) -> Result<(), Illegal> {
        self.check_going_on()?;
        self.mover().check_move::<Self>(m)
    }

    fn play_unchecked(&mut self, m: ShiftOrPass) {
        if let Some(Shift { from, to }) = m.shift() {
            self.stones.shift(self.turn, from, to);
        }
        self.turn = !self.turn;
    }

    fn key(&self) -> u64 {
        self.stones.key(self.turn)
    }

    fn move_count(&self) -> usize {
        self.mover().count()
    }

    fn nth_move(&self, n: usize) -> Option<ShiftOrPass> {
        self.mover().nth(n)
    }

    fn is_alternating(&self) -> bool {
        true
    }
}

impl PerfectInformation for Toy {}

impl StoneGame for Toy {
    fn all_stones(&self) -> &Stones {
        &self.stones
    }

    fn with_stones(&self, stones: Stones) -> Self {
        Self { stones, ..*self }
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn winner(&self) -> Option<Seat> {
        let mut seats = Seat::ALL.into_iter();
        seats.find(|&seat| in_the_middle(self.stones(seat)).is_some())
    }

    fn winning_stones(&self) -> Option<NodeSet> {
        in_the_middle(self.stones(self.winner()?))
    }
}

impl ShiftGame for Toy {
    type Routes = Steps;

    fn routes(&self) -> Steps {
        Steps
    }
}

// Every map of the board keeps neighbours neighbours and the middle where it is.
board_stones::symmetric!(Toy);

/// Makes the position of a state that is one.
impl From<&StoneSetup<NoOptions>> for Toy {
    fn from(setup: &StoneSetup<NoOptions>) -> Self {
        Self {
            turn: setup.turn,
            stones: Stones::new(setup.stones(), 0),
        }
    }
}

impl TryFrom<StoneSetup<NoOptions>> for Toy {
    type Error = SetupFault;

    fn try_from(setup: StoneSetup<NoOptions>) -> Result<Self, SetupFault> {
        setup.check_nodes()?;
        setup.check_counts(STONES)?;
        let position = Self::from(&setup);
        let Some(winner) = position.winner() else {
            return Ok(position);
        };
        if winner == setup.turn {
            return Err(SetupFault::PlayedOn(Self::colour(winner)));
        }
        // Steps can be taken back as they were made.
        let own = setup.stones()[winner.index()];
        let mut back = Steps.all(own, setup.occupied());
        if back.all(|(now, before)| in_the_middle(own.without(now).with(before)).is_some()) {
            return Err(SetupFault::WonBefore(Self::colour(winner)));
        }
        Ok(position)
    }
}

impl StoneLine for Toy {
    const WON: [&'static str; 2] = ["two stand in the middle", "no two stand in the middle"];

    fn has_won(setup: &StoneSetup<NoOptions>, seat: Seat) -> bool {
        in_the_middle(setup.stones()[seat.index()]).is_some()
    }
}

board_play::forward_text!(Toy: write_line, read_line);

impl Described for Toy {
    const ABOUT: About = About {
        title: "Toy",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "bring two stones to the middle",
        credits: "made for these tests",
        board: "The board has 93 nodes.",
        rules: "A move takes a stone to a vacant neighbour. A player who cannot move passes.",
        matches: About::SEATS_ALTERNATE,
        moves: &[MoveAbout {
            example: "a1-b1",
            meaning: "takes the stone on a1 to b1",
        }],
    };
}

impl DrawnOnBoard for Toy {
    fn picture(&self, options: &DrawOptions<ShiftOrPass>) -> BoardPicture {
        let stuck = self.mover().must_pass().then_some(picture::CANNOT_MOVE);
        let mut picture = picture::with_stones(self);
        picture::mark_starts(&mut picture, start, picture::start_name::<Self>);
        picture::mark_shift(
            &mut picture,
            self,
            options.last.and_then(ShiftOrPass::shift),
        );
        picture::finish(picture, self, stuck)
    }

    fn course(&self, m: ShiftOrPass) -> Course {
        m.shift()
            .map_or_else(Course::default, |shift| course::shift(self, shift))
    }
}

/// Plays moves from a position, both given as text.
pub(crate) fn played(line: &str, moves: &str) -> Toy {
    let mut position: Toy = line.parse().unwrap();
    for text in moves.split_whitespace() {
        position.play(text.parse().unwrap()).unwrap();
    }
    position
}

/// Black has a stone on each corner, with three neighbours, and three elsewhere on the rim, with four;
/// White has six of the latter.
///
/// Of Black's 21 first moves the twelve along the rim take one neighbour from White's 24 moves; the
/// nine inward take none.
#[test]
fn the_first_moves_can_be_counted_by_hand() {
    let counts = [1, 2].map(|depth| perft(&Toy::start(), depth));
    assert_eq!(counts, [3 * 3 + 3 * 4, 12 * 23 + 9 * 24]);
}

#[test]
fn the_second_stone_in_the_middle_wins() {
    let before = played(NEAR, "");
    assert_eq!(before.status(), Status::ToMove(Seat::First));
    let after = played(NEAR, "e3-f1");
    assert_eq!(after.status(), Status::Over(Outcome::Win(Seat::First)));
    assert_eq!(after.winning_stones(), Some(nodes("f1 f2")));
    assert_eq!(after.moves().next(), None);
    let refused = after.check(ShiftOrPass::Pass).unwrap_err();
    assert_eq!(refused.to_string(), "the game is over: Black has won");
}

#[test]
fn a_seat_that_cannot_move_passes_and_no_other() {
    let stuck = played(STUCK, "");
    assert_eq!(stuck.moves().collect::<Vec<_>>(), [ShiftOrPass::Pass]);
    let after = played(STUCK, "pass");
    assert_eq!(after.to_move(), Some(Seat::Second));
    let refused = after.check(ShiftOrPass::Pass).unwrap_err();
    assert_eq!(refused, Illegal::Pass(CanMove("a4".parse().unwrap())));
}
