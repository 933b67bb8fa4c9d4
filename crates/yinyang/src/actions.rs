//! Moves as numbers. In order: the laws that may be written; the steps from each square to each next to
//! it; the uses of each law at each window; the adaptations by each law of each law, as each law that may
//! be written; the end of a turn.

use std::sync::LazyLock;

use board_graph::{Node, PairIndex};
use board_play::{ActionMask, Actions};

use crate::moves::Legal;
use crate::{Law, Move, Slot, Square, Window, YinYang, board};

/// How many places laws have, and how many pairs of places.
const SLOTS: usize = Slot::ALL.len();
const PAIRS: usize = SLOTS * SLOTS;

/// How many windows a row has, and how many there are.
const WINDOWS_OF_ROW: u8 = 3;
const WINDOWS: usize = 9;

static STEPS: LazyLock<PairIndex> =
    LazyLock::new(|| PairIndex::new(board(), |square| board().neighbour_set::<1>(square)));

/// Where the actions of each kind begin.
struct Layout {
    /// How many laws may be written; those actions are the first.
    laws: usize,
    uses: usize,
    adaptations: usize,
    end: usize,
}

impl Layout {
    fn of(position: &YinYang) -> Self {
        let laws = Law::count(position.options.population());
        let uses = laws + STEPS.len();
        let adaptations = uses + SLOTS * WINDOWS;
        Self {
            laws,
            uses,
            adaptations,
            end: adaptations + PAIRS * laws,
        }
    }

    fn law(&self, law: Law) -> Option<usize> {
        Some(law.index()).filter(|&index| index < self.laws)
    }

    fn step(&self, from: Square, to: Square) -> Option<usize> {
        Some(self.laws + STEPS.get(from.node(), to.node())?)
    }

    fn use_of(&self, slot: Slot, window: Window) -> usize {
        let corner = window.lower_left();
        let at = corner.rank() * WINDOWS_OF_ROW + corner.file();
        self.uses + slot.index() * WINDOWS + usize::from(at)
    }

    /// Returns the first adaptation by the law of one place of the law of another.
    fn adaptation(&self, slot: Slot, rewritten: Slot) -> usize {
        self.adaptations + (slot.index() * SLOTS + rewritten.index()) * self.laws
    }
}

/// Returns the square of a node of the board.
fn square(node: Node) -> Option<Square> {
    let at = u8::try_from(node.index()).ok()?;
    Square::new(at % 4, at / 4)
}

impl Actions for YinYang {
    fn action_count(&self) -> usize {
        Layout::of(self).end + 1
    }

    fn action(&self, m: Move) -> Option<usize> {
        let layout = Layout::of(self);
        match m {
            Move::Write(law) => layout.law(law),
            Move::Step { from, to } => layout.step(from, to),
            Move::Use { slot, window } => Some(layout.use_of(slot, window)),
            Move::Adapt {
                slot,
                rewritten,
                law,
            } => Some(layout.adaptation(slot, rewritten) + layout.law(law)?),
            Move::End => Some(layout.end),
        }
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        let layout = Layout::of(self);
        if action < layout.laws {
            return Law::from_index(action).map(Move::Write);
        }
        if let Some((from, to)) = STEPS.pair(action - layout.laws) {
            let [from, to] = [square(from)?, square(to)?];
            return Some(Move::Step { from, to });
        }
        if action < layout.adaptations {
            let number = action - layout.uses;
            let at = u8::try_from(number % WINDOWS).ok()?;
            let corner = Square::new(at % WINDOWS_OF_ROW, at / WINDOWS_OF_ROW)?;
            return Some(Move::Use {
                slot: Slot::ALL[number / WINDOWS],
                window: Window::new(corner)?,
            });
        }
        if action < layout.end {
            let number = action - layout.adaptations;
            let pair = number / layout.laws;
            return Some(Move::Adapt {
                slot: Slot::ALL[pair / SLOTS],
                rewritten: Slot::ALL[pair % SLOTS],
                law: Law::from_index(number % layout.laws)?,
            });
        }
        (action == layout.end).then_some(Move::End)
    }

    /// Laws are written by the hundred: their ranges are filled word by word.
    fn write_mask(&self, mask: &mut [u64]) {
        let layout = Layout::of(self);
        let mut mask = ActionMask::new(mask, layout.end + 1);
        let legal = Legal::of(self);
        mask.insert_range(0, legal.writes);
        for m in legal.list_steps().chain(legal.list_uses()) {
            if let Some(action) = self.action(m) {
                mask.insert(action);
            }
        }
        for slot in legal.list_adaptations() {
            let first = layout.adaptation(slot, Slot::ALL[0]);
            mask.insert_range(first, SLOTS * layout.laws);
        }
        if legal.end {
            mask.insert(layout.end);
        }
    }
}
