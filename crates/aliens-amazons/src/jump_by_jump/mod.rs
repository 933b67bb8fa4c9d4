//! The game jump by jump: an Alien's chain is made of moves of their own, so that there are few.
//!
//! In [`AliensAmazons`] a move of an Alien is told apart by the set of the Amazons that it captures, and
//! there are more such sets than can be numbered. Here each jump is a move, and so is the stop after the
//! last one. Between the moves of an Alien the two games have the same positions.

mod actions;
mod illegal;
mod notation;
mod planes;
mod step;

use board_graph::{Board, Jump, Jumps, Node, NodeSet, Symmetry};
use board_play::{
    InSteps, PerfectInformation, Position, Status, Symmetric, SymmetricPlanes, zobrist_table,
};
use board_stones::{Mapped as _, StoneGame as _};

use crate::phase::Phase;
use crate::{AliensAmazons, Illegal, Move, Options};

pub use illegal::StepIllegal;
pub use step::Step;

/// A position of Aliens and Amazons in which an Alien may be in the middle of its jumps.
///
/// The rules are those of [`AliensAmazons`]. A chain of jumps is a number of moves and a [`Step::Stop`];
/// it stops only where it is a move of that game: not where it began if it has captured nothing. A chain
/// over other Aliens may go round and round, as it may there.
///
/// # Examples
///
/// ```
/// use aliens_amazons::{AliensAmazons, JumpByJump, Position};
/// use board_play::InSteps as _;
///
/// let line = "aliens-amazons/1 - 1 a1,a17,c5 c7,d4,e4 20";
/// let position: AliensAmazons = line.parse()?;
/// let m = "c5-e5xd4,e4".parse()?;
///
/// let mut jumping = position.in_steps();
/// let steps = position.steps(m)?;
/// assert_eq!(steps.iter().map(ToString::to_string).collect::<Vec<_>>(), ["c5>e3", "e3>e5", "stop"]);
/// for step in steps {
///     jumping.play(step)?;
/// }
/// assert_eq!(AliensAmazons::whole(&jumping), Some(position.after(m)?));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JumpByJump {
    /// The position before the move that is being made.
    before: AliensAmazons,
    chain: Option<Chain>,
}

/// The jumps that an Alien has made so far in its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chain {
    /// Where the Alien began.
    pub from: Node,
    /// Where it stands.
    pub at: Node,
    /// The Amazons that it has captured.
    pub captured: NodeSet,
}

impl Chain {
    /// Returns the move that the Alien has made if it stops now.
    #[must_use]
    pub const fn as_move(self) -> Move {
        Move::Go {
            from: self.from,
            to: self.at,
            captured: self.captured,
        }
    }

    /// Returns whether the Alien may stop: whether what it has done is a move.
    #[must_use]
    pub fn may_stop(self) -> bool {
        self.at != self.from || !self.captured.is_empty()
    }

    fn mapped(self, map: &Symmetry) -> Self {
        Self {
            from: map.node(self.from),
            at: map.node(self.at),
            captured: map.set(self.captured),
        }
    }
}

/// Constants of the key: where an Alien began its jumps, where it stands, and what it has captured.
/// [`AliensAmazons`] has the families before these.
static FROM: [u64; Board::BENT9_NODE_COUNT] = zobrist_table(5);
static AT: [u64; Board::BENT9_NODE_COUNT] = zobrist_table(6);
static CAPTURED: [u64; Board::BENT9_NODE_COUNT] = zobrist_table(7);

impl JumpByJump {
    /// Returns the position before the move that is being made, or the position if none is.
    #[must_use]
    pub const fn before(&self) -> &AliensAmazons {
        &self.before
    }

    /// Returns the jumps that have been made of a move that is not over.
    #[must_use]
    pub const fn chain(&self) -> Option<Chain> {
        self.chain
    }

    /// Returns the nodes of the Aliens; one that is jumping is where it stands now.
    #[must_use]
    pub fn aliens(&self) -> NodeSet {
        let aliens = self.before.aliens();
        match self.chain {
            Some(chain) => aliens.without(chain.from).with(chain.at),
            None => aliens,
        }
    }

    /// Returns the nodes of the Amazons on the board.
    #[must_use]
    pub fn amazons(&self) -> NodeSet {
        match self.chain {
            Some(chain) => self.before.amazons() - chain.captured,
            None => self.before.amazons(),
        }
    }

    /// Lists the jumps that are possible for the Alien on a node.
    fn jumps(&self, from: Node) -> impl Iterator<Item = Jump> + use<> {
        let jumps = Jumps::bent9(self.before.options().fork()).from(from).iter();
        // The Alien is in no jump's way: none leads over or onto the node that it stands on.
        let occupied = self.aliens() | self.amazons();
        jumps.copied().filter(move |jump| jump.is_open(occupied))
    }

    /// Returns the Aliens that may jump: the one that is jumping, or else all of them.
    fn jumpers(&self) -> NodeSet {
        match self.chain {
            Some(chain) => NodeSet::of(chain.at),
            None => self.before.in_phase(Phase::MoveAlien, self.aliens()),
        }
    }

    /// Lists where the jumps of an Alien lead, ascending; no two of them lead to one node.
    fn landings(&self, from: Node) -> NodeSet {
        self.jumps(from).map(|jump| jump.landing).collect()
    }

    /// Returns the stones that may step; none while an Alien jumps.
    fn steppers(&self) -> NodeSet {
        match (self.chain, self.before.phase()) {
            (None, Phase::MoveAlien) => self.before.aliens(),
            (None, Phase::MoveAmazon) => self.before.amazons(),
            _ => NodeSet::EMPTY,
        }
    }

    fn may_stop(&self) -> bool {
        self.chain.is_some_and(Chain::may_stop)
    }
}

impl From<AliensAmazons> for JumpByJump {
    fn from(before: AliensAmazons) -> Self {
        let chain = None;
        Self { before, chain }
    }
}

impl InSteps for AliensAmazons {
    type Steps = JumpByJump;

    fn in_steps(&self) -> JumpByJump {
        (*self).into()
    }

    fn whole(steps: &JumpByJump) -> Option<Self> {
        steps.chain.is_none().then_some(steps.before)
    }
}

impl AliensAmazons {
    /// Returns the steps that make a legal move: those of one shortest chain of jumps if it is a chain.
    ///
    /// # Errors
    ///
    /// The rule that the move breaks.
    pub fn steps(&self, m: Move) -> Result<Vec<Step>, Illegal> {
        let landings = self.path(m)?;
        let (from, to, captured) = match m {
            Move::Put(node) => return Ok(vec![Step::Put(node)]),
            Move::Pass => return Ok(vec![Step::Pass]),
            Move::Go { from, to, captured } => (from, to, captured),
        };
        if captured.is_empty() && self.board().are_adjacent(from, to) {
            return Ok(vec![Step::Go { from, to }]);
        }
        let begins = core::iter::once(from).chain(landings.iter().copied());
        let jumps = begins.zip(&landings);
        let jumps = jumps.map(|(from, &to)| Step::Jump { from, to });
        Ok(jumps.chain([Step::Stop]).collect())
    }
}

impl Position for JumpByJump {
    const NAME: &'static str = "aliens-amazons-jump-by-jump";
    type Options = Options;
    type Move = Step;
    type Illegal = StepIllegal;

    fn new(options: &Options) -> Self {
        AliensAmazons::new(options).into()
    }

    fn options(&self) -> Options {
        self.before.options()
    }

    /// While an Alien jumps it is the move of the same seat.
    fn status(&self) -> Status {
        self.before.status()
    }

    fn moves(&self) -> impl Iterator<Item = Step> {
        let position = *self;
        let places = match self.chain {
            None => self.before.places(),
            Some(_) => NodeSet::EMPTY,
        };
        let (board, vacant) = (self.before.board(), self.before.vacant());
        let steps = self.steppers().into_iter().flat_map(move |from| {
            let targets = board.neighbour_set(from) & vacant;
            targets.into_iter().map(move |to| Step::Go { from, to })
        });
        let jumps = self.jumpers().into_iter().flat_map(move |from| {
            let landings = position.landings(from).into_iter();
            landings.map(move |to| Step::Jump { from, to })
        });
        let stop = self.may_stop().then_some(Step::Stop);
        let pass = self.before.must_pass().then_some(Step::Pass);
        places
            .into_iter()
            .map(Step::Put)
            .chain(steps)
            .chain(jumps)
            .chain(stop)
            .chain(pass)
    }

    fn check(&self, m: Step) -> Result<(), StepIllegal> {
        self.check_step(m)
    }

    fn play_unchecked(&mut self, m: Step) {
        match m {
            Step::Put(node) => self.before.play_unchecked(Move::Put(node)),
            Step::Go { from, to } => self.before.play_unchecked(Move::quiet(from, to)),
            Step::Pass => self.before.play_unchecked(Move::Pass),
            Step::Jump { from, to } => self.jump(from, to),
            Step::Stop => {
                if let Some(chain) = self.chain.take() {
                    self.before.play_unchecked(chain.as_move());
                }
            }
        }
    }

    fn key(&self) -> u64 {
        let key = self.before.key();
        let Some(chain) = self.chain else {
            return key;
        };
        let captured = chain.captured.iter();
        let captured = captured.fold(0, |key, node| key ^ CAPTURED[node.index()]);
        key ^ FROM[chain.from.index()] ^ AT[chain.at.index()] ^ captured
    }

    /// A move of an Alien may be several steps, until the game is over.
    fn is_alternating(&self) -> bool {
        self.is_over()
    }
}

impl JumpByJump {
    fn jump(&mut self, from: Node, to: Node) {
        let Some(jump) = self.jumps(from).find(|jump| jump.landing == to) else {
            return;
        };
        let start = Chain {
            from,
            at: from,
            captured: NodeSet::EMPTY,
        };
        let mut chain = self.chain.unwrap_or(start);
        chain.at = to;
        if self.before.amazons().contains(jump.over) {
            chain.captured.insert(jump.over);
        }
        self.chain = Some(chain);
    }
}

/// The symmetries of [`AliensAmazons`].
impl Symmetric for JumpByJump {
    fn symmetries(&self) -> usize {
        self.before.symmetries()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let map = &self.before.board().symmetries()[symmetry];
        Self {
            before: self.before.transform(symmetry),
            chain: self.chain.map(|chain| chain.mapped(map)),
        }
    }

    fn transform_move(&self, m: Step, symmetry: usize) -> Step {
        m.mapped(&self.before.board().symmetries()[symmetry])
    }
}

impl SymmetricPlanes for JumpByJump {
    fn transform_place(&self, place: usize, symmetry: usize) -> usize {
        let map = &self.before.board().symmetries()[symmetry];
        map.node(Node::new(place)).index()
    }
}

impl PerfectInformation for JumpByJump {}
