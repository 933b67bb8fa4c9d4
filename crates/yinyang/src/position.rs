//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::Board;
use board_play::{Position, RuleOptions as _, Seat, Status, zobrist_table};

use crate::hand::{Hand, update_bars};
use crate::moves::Legal;
use crate::square::squares;
use crate::{
    Illegal, Law, Move, Options, Pawns, Phase, Setup, Slot, Square, Window, board, outcome,
};

/// A position of Yin Yang, with all laws, posted and hidden.
///
/// What one seat sees of it is [`Observe::view`](board_play::Observe::view).
///
/// Whether the seat to move can move at all is worked out when its turn begins, so that
/// [`status`](Position::status) needs only the phase.
///
/// # Examples
///
/// ```
/// use board_play::{Seat, Status};
/// use yinyang::{Position, YinYang};
///
/// let mut position = YinYang::new(&"".parse()?);
/// assert_eq!(position.move_count(), 513); // any law may be written
/// position.play("bw..>b...".parse()?)?;
/// assert_eq!(position.status(), Status::ToMove(Seat::First));
///
/// let refused = position.play("a1-a2".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "the laws come first: seat 1 is to write its law 2");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct YinYang {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) pawns: Pawns,
    pub(crate) hands: [Hand; 2],
    key: u64,
}

// Searches copy positions all the time.
#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<YinYang>() == 40 && size_of::<Move>() == 6);

/// Constants of the key: a pawn of each seat on each square.
static PAWNS: [[u64; 16]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constants of the key: the phases.
static PHASES: [u64; Phase::COUNT] = zobrist_table(3);

/// Constants of the key: the posted laws.
static POSTED: [[u64; 4]; 2] = [zobrist_table(4), zobrist_table(5)];

/// Constants of the key: each law in each place of each seat.
static LAWS: [[[u64; Law::COUNT]; 4]; 2] = [
    [
        zobrist_table(10),
        zobrist_table(11),
        zobrist_table(12),
        zobrist_table(13),
    ],
    [
        zobrist_table(20),
        zobrist_table(21),
        zobrist_table(22),
        zobrist_table(23),
    ],
];

fn pawns_key(pawns: Pawns) -> u64 {
    Seat::ALL.into_iter().fold(0, |key, seat| {
        let constants = &PAWNS[seat.index()];
        let squares = pawns.squares(seat);
        squares.fold(key, |key, square| key ^ constants[square.index()])
    })
}

impl YinYang {
    /// Makes the position of a state that has been validated, but for what only the position shows: who
    /// can move.
    pub(crate) fn from_valid(setup: &Setup) -> Self {
        let mut position = Self::new(&setup.options);
        position.key ^= pawns_key(position.pawns) ^ pawns_key(setup.pawns);
        position.pawns = setup.pawns;
        for seat in Seat::ALL {
            for slot in Slot::ALL {
                if let Some(written) = setup.laws[seat.index()][slot.index()] {
                    position.write(seat, slot, written.law);
                    if written.posted {
                        position.post(seat, slot);
                    }
                }
            }
        }
        update_bars(&mut position.hands, setup.options.contradiction());
        position.go_to(setup.phase);
        position
    }

    /// Writes a law in a place that has none; it is hidden.
    #[inline]
    fn write(&mut self, seat: Seat, slot: Slot, law: Law) {
        self.key ^= LAWS[seat.index()][slot.index()][law.index()];
        self.hands[seat.index()].write(slot, law);
    }

    /// Writes a law in place of another; it is hidden.
    fn rewrite(&mut self, seat: Seat, slot: Slot, law: Law) {
        let hand = &self.hands[seat.index()];
        if let Some(before) = hand.law(slot) {
            self.key ^= LAWS[seat.index()][slot.index()][before.index()];
        }
        if hand.is_posted(slot) {
            self.key ^= POSTED[seat.index()][slot.index()];
        }
        self.write(seat, slot, law);
    }

    /// Posts a law, if it is hidden. Returns whether it was.
    fn post(&mut self, seat: Seat, slot: Slot) -> bool {
        let hand = &mut self.hands[seat.index()];
        if hand.is_posted(slot) {
            return false;
        }
        self.key ^= POSTED[seat.index()][slot.index()];
        hand.post(slot);
        true
    }

    /// Puts a seat's pawns on those of the squares that have none of its pawns, and takes them off the
    /// others.
    #[inline]
    fn toggle(&mut self, seat: Seat, changed: u16) {
        self.pawns.toggle(seat, changed);
        for square in squares(changed) {
            self.key ^= PAWNS[seat.index()][square.index()];
        }
    }

    #[inline]
    fn go_to(&mut self, phase: Phase) {
        self.key ^= PHASES[self.phase.index()] ^ PHASES[phase.index()];
        self.phase = phase;
    }

    /// Returns whether a seat, at the start of its turn, has no legal move.
    #[inline]
    pub(crate) fn is_stuck(&self, seat: Seat) -> bool {
        outcome::is_stuck(self.pawns, seat, self.hands[seat.index()].usable())
    }

    /// Begins a turn, or ends the game if the seat has no legal move.
    fn begin_turn(&mut self, seat: Seat) {
        if self.is_stuck(seat) {
            self.go_to(Phase::Over { winner: !seat });
        } else {
            self.go_to(Phase::Turn(seat));
        }
    }

    fn write_next(&mut self, seat: Seat, slot: Slot, law: Law) {
        self.write(seat, slot, law);
        match (slot.next(), seat) {
            (Some(slot), seat) => self.go_to(Phase::Writing { seat, slot }),
            (None, Seat::First) => self.go_to(Phase::Writing {
                seat: Seat::Second,
                slot: Slot::ALL[0],
            }),
            (None, Seat::Second) => self.begin_turn(Seat::First),
        }
    }

    fn step(&mut self, seat: Seat, from: Square, to: Square) {
        self.toggle(seat, from.bit() | to.bit());
        if outcome::wins_by_step(seat, to) {
            self.go_to(Phase::Over { winner: seat });
        } else {
            self.go_to(Phase::Stepped(seat));
        }
    }

    fn use_law(&mut self, seat: Seat, slot: Slot, window: Window) {
        let Some(law) = self.hands[seat.index()].law(slot) else {
            return;
        };
        let changes = &law.oriented(seat).changes;
        for owner in Seat::ALL {
            let squares = changes[owner.index()] << window.lower_left().index();
            self.toggle(owner, squares);
        }
        if self.post(seat, slot) {
            update_bars(&mut self.hands, self.options.contradiction());
        }
        match outcome::winner_after_law(self.pawns, seat, self.options.goal()) {
            Some(winner) => self.go_to(Phase::Over { winner }),
            None => self.begin_turn(!seat),
        }
    }

    fn adapt(&mut self, seat: Seat, slot: Slot, rewritten: Slot, law: Law) {
        self.post(seat, slot);
        self.rewrite(seat, rewritten, law);
        update_bars(&mut self.hands, self.options.contradiction());
        self.begin_turn(!seat);
    }

    /// Returns where the game stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the seat that has won, once the game is over.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { winner } => Some(winner),
            _ => None,
        }
    }

    /// Returns the board: 4×4 squares.
    #[must_use]
    pub fn board(&self) -> Board {
        board()
    }

    /// Returns which pawns are where.
    #[must_use]
    pub const fn pawns(&self) -> Pawns {
        self.pawns
    }

    /// Returns a law, if it has been written.
    ///
    /// This is the truth; what a seat sees is in [`View`](crate::View).
    #[must_use]
    pub const fn law(&self, seat: Seat, slot: Slot) -> Option<Law> {
        self.hands[seat.index()].law(slot)
    }

    /// Returns whether a law is posted: it has been used, and not been rewritten since.
    #[must_use]
    pub const fn is_posted(&self, seat: Seat, slot: Slot) -> bool {
        self.hands[seat.index()].is_posted(slot)
    }

    /// Returns whether a law is hidden and a posted one bars it.
    #[must_use]
    pub const fn is_barred(&self, seat: Seat, slot: Slot) -> bool {
        self.hands[seat.index()].is_barred(slot)
    }
}

impl Position for YinYang {
    const NAME: &'static str = "yinyang";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        Self {
            options: *options,
            phase: Phase::START,
            pawns: Pawns::START,
            hands: [Hand::default(); 2],
            key: options.key() ^ pawns_key(Pawns::START) ^ PHASES[Phase::START.index()],
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn status(&self) -> Status {
        self.phase.status()
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        Legal::of(self).list()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_move(m)
    }

    fn play_unchecked(&mut self, m: Move) {
        match (self.phase, m) {
            (Phase::Writing { seat, slot }, Move::Write(law)) => self.write_next(seat, slot, law),
            (Phase::Turn(seat), Move::Step { from, to }) => self.step(seat, from, to),
            (Phase::Turn(seat) | Phase::Stepped(seat), Move::Use { slot, window }) => {
                self.use_law(seat, slot, window);
            }
            (
                Phase::Turn(seat) | Phase::Stepped(seat),
                Move::Adapt {
                    slot,
                    rewritten,
                    law,
                },
            ) => self.adapt(seat, slot, rewritten, law),
            (Phase::Stepped(seat), Move::End) => self.begin_turn(!seat),
            _ => {}
        }
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn move_count(&self) -> usize {
        Legal::of(self).count()
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        Legal::of(self).nth(n)
    }

    /// A turn may be one move or two, so that only the end is alternating.
    fn is_alternating(&self) -> bool {
        self.is_over()
    }
}

/// Hashes the key, which differs between positions.
impl Hash for YinYang {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
