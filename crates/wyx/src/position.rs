//! The state of a game and `impl Position`.

use core::hash::{Hash, Hasher};

use board_graph::{Board, Node};
use board_play::{
    Outcome, PerfectInformation, Position, RuleOptions as _, Seat, Status, Symmetric,
};

use crate::column::{COLUMNS, ColumnSet, HEIGHT};
use crate::domino::DOMINOES;
use crate::keys::{KNIGHT_KEYS, PAWN_KEYS, PLAYED_KEYS, RACK_GIVEN, SECOND_TO_MOVE, rack_key};
use crate::landing::{self, ALL_NOWHERE, NOWHERE};
use crate::options::BoardRules;
use crate::outcome::{self, PAWNS};
use crate::{
    Column, Domino, Dominoes, Illegal, Move, Options, Rack, Setup, SquareSet, StrongholdBars,
    Strongholds, board,
};

/// A position of Wyx.
///
/// Which columns can be played is worked out once a ply, when a move is made: the status and the legal
/// moves are then at hand.
///
/// # Examples
///
/// ```
/// use board_play::Status;
/// use wyx::{Position, Wyx};
///
/// let mut position = Wyx::new(&"".parse()?);
/// assert_eq!(position.status(), Status::Chance); // the rack is filled first
/// assert_eq!(position.move_count(), 16);
///
/// position.play("-3+1".parse()?)?;
/// let refused = position.play("-3+1".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "-3+1 is in the rack already, in column 1");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wyx {
    key: u64,
    rules: BoardRules,
    /// Whether the options give the rack.
    rack_is_given: bool,
    /// All dominoes, colour by colour: those placed so far, those already played included, then the
    /// others, those of each colour ascending.
    pub(crate) rack: [Domino; DOMINOES],
    /// How many dominoes have been placed.
    pub(crate) placed: u8,
    /// How many dominoes of each column have been played.
    played: [u8; COLUMNS],
    knights: [Node; 2],
    /// The squares on which each seat has pawns: one, or the value of a stronghold.
    pawns: [SquareSet; 2],
    unlaid: [u8; 2],
    /// The jumps of the bottom dominoes, a byte each: see `landing.rs`.
    steps: u64,
    /// The columns that the seat to move can play.
    pub(crate) playable: ColumnSet,
    pub(crate) status: Status,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Wyx>() == 144 && size_of::<Move>() == 2);

impl Wyx {
    /// Sets up the start of a game with a full rack; the same as the start with
    /// [`Options::with_rack`].
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::{Seat, Status};
    /// use wyx::{Dominoes, Options, Position, Rack, Wyx};
    ///
    /// let rack = Rack::new(Dominoes::default().all())?;
    /// let game = Wyx::from_rack(&Options::default(), rack);
    /// assert_eq!(game.status(), Status::ToMove(Seat::First));
    /// assert!(game.options().to_string().starts_with("rack=-3+1-2+1"));
    /// # Ok::<(), wyx::RackError>(())
    /// ```
    #[must_use]
    pub fn from_rack(options: &Options, rack: Rack) -> Self {
        Self::new(&options.with_rack(Some(rack)))
    }

    /// Sets up the start of a game with an empty rack, which the caller fills if it is given.
    fn empty(options: &Options) -> Self {
        let without_rack = Options {
            rack: None,
            ..*options
        };
        let rack_is_given = options.rack.is_some();
        let rules = options.board;
        let mut position = Self {
            key: without_rack.key() ^ if rack_is_given { RACK_GIVEN } else { 0 },
            rules,
            rack_is_given,
            rack: *options.dominoes.all(),
            placed: 0,
            played: [0; COLUMNS],
            knights: rules.starts,
            pawns: [SquareSet::EMPTY; 2],
            unlaid: [PAWNS; 2],
            steps: ALL_NOWHERE,
            playable: ColumnSet::EMPTY,
            status: Status::Chance,
        };
        for seat in Seat::ALL {
            position.key ^= KNIGHT_KEYS[seat.index()][position.knight(seat).index()];
        }
        position
    }

    /// Makes the position of a state that has been validated.
    pub(crate) fn from_valid(setup: &Setup) -> Self {
        let mut position = Self::empty(&setup.options);
        for &domino in &setup.rack {
            position.put(domino);
        }
        for (column, &played) in Column::all().zip(&setup.played) {
            for _ in 0..played {
                position.take(column);
            }
        }
        for seat in Seat::ALL {
            position.move_knight(seat, setup.knights[seat.index()]);
            for square in setup.pawns[seat.index()] {
                position.lay(seat, square);
            }
        }
        if position.filling().is_none() {
            let mut seats = Seat::ALL.into_iter();
            let winner = seats.find(|&seat| outcome::has_laid_all(position.unlaid(seat)));
            position.begin_turn(winner.map_or(setup.turn, |winner| !winner));
        }
        position
    }

    /// Puts a domino into the next place of the rack.
    fn put(&mut self, domino: Domino) {
        // The others stay in order.
        let left = &mut self.rack[self.placed.into()..];
        let Some(at) = left.iter().position(|&other| other == domino) else {
            return;
        };
        left[..=at].rotate_right(1);
        self.key ^= rack_key(self.placed, domino);
        let (column, row) = (self.placed / 8, self.placed % 8);
        if row == 0 {
            self.set_step(Column::nth(column.into()), domino.step());
        }
        self.placed += 1;
    }

    /// Makes a jump the one at the bottom of a column.
    fn set_step(&mut self, column: Column, step: u8) {
        let shift = 8 * column.index();
        self.steps = self.steps & !(0xFF << shift) | u64::from(step) << shift;
    }

    /// Takes the bottom domino out of a column.
    fn take(&mut self, column: Column) {
        let played = &mut self.played[column.index()];
        let place = column.index() * HEIGHT + usize::from(*played);
        *played += 1;
        let is_last = usize::from(*played) == HEIGHT;
        self.key ^= PLAYED_KEYS[place];
        let next = if is_last {
            NOWHERE
        } else {
            self.rack[place + 1].step()
        };
        self.set_step(column, next);
    }

    fn move_knight(&mut self, seat: Seat, to: Node) {
        let at = seat.index();
        let from = core::mem::replace(&mut self.knights[at], to);
        self.key ^= KNIGHT_KEYS[at][from.index()] ^ KNIGHT_KEYS[at][to.index()];
    }

    /// Lays the pawns of a seat whose knight has landed on a square where it may.
    ///
    /// There are no branches, since a processor cannot foresee whether pawns are laid or given back.
    fn lay(&mut self, seat: Seat, square: Node) {
        let [own, other] = [seat.index(), (!seat).index()];
        let place = SquareSet::of(square);
        let laid = place - self.pawns[own];
        // One pawn, for enemy pawns on a stronghold would bar the knight.
        let given_back = place & self.pawns[other];
        let [laid, given_back] = [laid, given_back].map(|squares| u8::from(!squares.is_empty()));
        self.pawns[own] |= place;
        self.pawns[other] -= place;
        let value = self.rules.strongholds.value(square);
        self.unlaid[own] = self.unlaid[own].saturating_sub(laid * value);
        self.unlaid[other] += given_back;
        self.key ^= u64::from(laid) * PAWN_KEYS[own][square.index()];
        self.key ^= u64::from(given_back) * PAWN_KEYS[other][square.index()];
    }

    /// Returns the squares on which a seat's knight may land.
    pub(crate) fn free_squares(&self, seat: Seat) -> SquareSet {
        let mut barring = self.pawns[(!seat).index()];
        if self.rules.stronghold_bars == StrongholdBars::Both {
            barring |= self.pawns[seat.index()];
        }
        let barred = barring & self.rules.strongholds.squares();
        !barred.with(self.knight(!seat))
    }

    /// Returns the columns that a seat could play if it were its turn.
    #[must_use]
    pub fn playable(&self, seat: Seat) -> ColumnSet {
        landing::playable(self.knight(seat), self.steps, self.free_squares(seat))
    }

    /// Makes it a seat's turn, unless the game is over.
    fn begin_turn(&mut self, seat: Seat) {
        if outcome::has_laid_all(self.unlaid(!seat)) {
            self.end(Outcome::Win(!seat));
            return;
        }
        self.playable = self.playable(seat);
        if self.playable.is_empty() && self.playable(!seat).is_empty() {
            self.end(outcome::fewer_unlaid(self.unlaid));
            return;
        }
        self.status = Status::ToMove(seat);
    }

    fn end(&mut self, outcome: Outcome) {
        self.status = Status::Over(outcome);
        self.playable = ColumnSet::EMPTY;
    }

    /// Returns the board: 8×8 squares.
    #[must_use]
    pub fn board(&self) -> Board {
        board()
    }

    /// Returns the strongholds.
    #[must_use]
    pub const fn strongholds(&self) -> Strongholds {
        self.rules.strongholds
    }

    /// Returns the square of a seat's knight.
    #[must_use]
    pub const fn knight(&self, seat: Seat) -> Node {
        self.knights[seat.index()]
    }

    /// Returns the squares on which a seat has pawns: one, or on a stronghold its value. Only the
    /// winner's last stronghold may have fewer, under the knight.
    #[must_use]
    pub const fn pawns(&self, seat: Seat) -> SquareSet {
        self.pawns[seat.index()]
    }

    /// Returns how many pawns a seat has left to lay.
    #[must_use]
    pub const fn unlaid(&self, seat: Seat) -> u8 {
        self.unlaid[seat.index()]
    }

    /// Returns the dominoes in the rack, those already played included: column by column, each from
    /// bottom to top.
    #[must_use]
    pub fn placed(&self) -> &[Domino] {
        &self.rack[..self.placed.into()]
    }

    /// Returns the rack as it was when it was full; none while it is being filled.
    #[must_use]
    pub fn rack(&self) -> Option<Rack> {
        let is_full = usize::from(self.placed) == DOMINOES;
        is_full.then(|| Rack::from_valid(self.rack))
    }

    /// Returns how many dominoes of a column have been played.
    #[must_use]
    pub const fn played(&self, column: Column) -> u8 {
        self.played[column.index()]
    }

    /// Returns whether a domino has been played.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.played != [0; COLUMNS]
    }

    /// Returns how many dominoes of each column have been played.
    pub(crate) const fn all_played(&self) -> [u8; COLUMNS] {
        self.played
    }

    /// Returns the bottom domino of a column, if it has any.
    #[must_use]
    pub fn bottom(&self, column: Column) -> Option<Domino> {
        let row = usize::from(self.played(column));
        let place = column.index() * HEIGHT + row;
        (row < HEIGHT && place < self.placed.into()).then(|| self.rack[place])
    }
}

impl Position for Wyx {
    const NAME: &'static str = "wyx";
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: &Options) -> Self {
        let mut position = Self::empty(options);
        let Some(rack) = &options.rack else {
            return position;
        };
        for &domino in rack.dominoes() {
            position.put(domino);
        }
        position.begin_turn(Seat::First);
        position
    }

    fn options(&self) -> Options {
        let rack = self.rack_is_given.then(|| Rack::from_valid(self.rack));
        Options {
            board: self.rules,
            dominoes: Dominoes::of_valid(self.rack),
            rack,
        }
    }

    fn status(&self) -> Status {
        self.status
    }

    #[inline]
    fn moves(&self) -> impl Iterator<Item = Move> {
        let pass = self.must_pass().then_some(Move::Pass);
        let drawable = self.drawable().iter();
        drawable
            .map(|&domino| Move::Domino(domino))
            .chain(self.playable.iter().map(Move::Column))
            .chain(pass)
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if let Status::Over(outcome) = self.status {
            return Err(Illegal::GameOver(outcome));
        }
        match m {
            Move::Domino(domino) => self.check_domino(domino),
            Move::Column(column) => {
                let seat = self.check_rack_full()?;
                self.check_column(seat, column).map(drop)
            }
            Move::Pass => {
                self.check_rack_full()?;
                match self.playable.first() {
                    Some(column) => Err(Illegal::CanPlay(column)),
                    None => Ok(()),
                }
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match (m, self.status) {
            (Move::Column(column), Status::ToMove(seat)) => {
                if let Some(square) = self.landing(seat, column) {
                    self.take(column);
                    self.move_knight(seat, square);
                    self.lay(seat, square);
                    self.begin_turn(!seat);
                }
            }
            (Move::Pass, Status::ToMove(seat)) => self.begin_turn(!seat),
            (Move::Domino(domino), Status::Chance) => {
                self.put(domino);
                if self.filling().is_none() {
                    self.begin_turn(Seat::First);
                }
            }
            _ => {}
        }
    }

    fn key(&self) -> u64 {
        match self.status {
            Status::ToMove(Seat::Second) => self.key ^ SECOND_TO_MOVE,
            _ => self.key,
        }
    }

    #[inline]
    fn move_count(&self) -> usize {
        match self.status {
            Status::ToMove(_) => self.playable.len().max(1),
            Status::Chance => self.drawable_count(),
            Status::Over(_) => 0,
        }
    }

    #[inline]
    fn nth_move(&self, n: usize) -> Option<Move> {
        match self.status {
            Status::ToMove(_) if self.playable.is_empty() => (n == 0).then_some(Move::Pass),
            Status::ToMove(_) => self.playable.nth(n).map(Move::Column),
            Status::Chance => self.drawable().get(n).copied().map(Move::Domino),
            Status::Over(_) => None,
        }
    }

    /// Nothing is left to chance once the rack is full.
    fn is_alternating(&self) -> bool {
        self.filling().is_none()
    }
}

impl PerfectInformation for Wyx {}

/// Maps of the board give another rack, so there is the identity alone.
impl Symmetric for Wyx {}

/// Hashes the key, which differs between positions.
impl Hash for Wyx {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
