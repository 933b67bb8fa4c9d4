//! Positions as the arguments name them.

use anyhow::Context as _;
use board_play::{Ending, Record};
use fourchette::{AnyPosition, Game, RecordVisitor, Start, about, push_text, visit_start};

use super::args::SourceArgs;
use super::failure::Failure;
use super::input;

impl SourceArgs {
    /// Runs `visitor` with the record that the arguments name: a start, and the moves made.
    pub(crate) fn visit<V: RecordVisitor>(&self, visitor: V) -> Result<V::Out, Failure> {
        // A wrong name is bad usage, whatever else is wrong.
        about(&self.game)?;
        let visitor = WithMoves {
            moves: self.moves.as_deref().unwrap_or_default(),
            visitor,
        };
        let Some(path) = &self.record else {
            let rules = self.rules.as_deref().unwrap_or_default();
            let start = self.position.as_deref();
            let start = start.map_or(Start::Rules(rules), Start::Position);
            return visit_start(&self.game, start, visitor)?;
        };
        let text = input::read_record(path)?;
        visit_start(&self.game, Start::Record(&text), visitor)
            .with_context(|| input::record_name(path))?
    }

    /// Returns the position that the arguments name, and how it came about.
    pub(crate) fn standing(&self) -> Result<Standing, Failure> {
        self.visit(Stand)
    }
}

/// Makes the moves that the arguments add to the start.
struct WithMoves<'a, V> {
    moves: &'a str,
    visitor: V,
}

impl<V: RecordVisitor> RecordVisitor for WithMoves<'_, V> {
    type Out = Result<V::Out, Failure>;

    fn visit<G: Game>(self, mut record: Record<G>) -> Self::Out {
        for (number, text) in (1..).zip(self.moves.split_whitespace()) {
            push_text(&mut record, text).with_context(|| format!("number {number} of --moves"))?;
        }
        Ok(self.visitor.visit(record))
    }
}

/// A position and how it came about, without its type.
pub(crate) struct Standing {
    /// The position.
    pub(crate) position: AnyPosition,
    /// The move that led there.
    pub(crate) last: Option<String>,
    /// How many moves were made.
    pub(crate) plies: usize,
    /// How the game ended, by its rules or by adjudication, if it did.
    pub(crate) ending: Option<Ending>,
}

struct Stand;

impl RecordVisitor for Stand {
    type Out = Standing;

    fn visit<G: Game>(self, record: Record<G>) -> Standing {
        Standing {
            position: (*record.position()).into(),
            last: record.moves().last().map(ToString::to_string),
            plies: record.moves().len(),
            ending: record.ending(),
        }
    }
}
