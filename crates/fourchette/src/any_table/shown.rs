//! What a table shows, and to whom.

use board_draw::{Canvas, Choices, Course, Scene, Svg};
use board_play::{Seat, Viewer};

use super::AnyTable;
use crate::{Error, ToldMove};

impl AnyTable {
    /// Returns whether the seats know different things, as
    /// [`Table::has_secrets`](crate::Table::has_secrets).
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.0.has_secrets()
    }

    /// Returns whether the seats may come to know different things before the game is over.
    #[must_use]
    pub fn can_have_secrets(&self) -> bool {
        self.0.can_have_secrets()
    }

    /// Returns whether everything is shown, as [`Table::is_open`](crate::Table::is_open).
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.is_open()
    }

    /// Shows everything from now on, as [`Table::open`](crate::Table::open).
    pub fn open(&mut self) {
        self.0.open();
    }

    /// Returns the number of the last ply that a person at the table has not seen all of, as
    /// [`Table::last_secret`](crate::Table::last_secret).
    #[must_use]
    pub fn last_secret(&self) -> usize {
        self.0.last_secret()
    }

    /// Returns who looks at the table, as [`Table::viewer`](crate::Table::viewer).
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    /// Returns how a legal move that is about to be made is told, as
    /// [`Table::told`](crate::Table::told).
    ///
    /// # Errors
    ///
    /// The text is no move.
    pub fn told(&self, m: &str) -> Result<String, Error> {
        self.0.told(m)
    }

    /// Returns what a seat has seen happen since it decided last.
    #[must_use]
    pub fn told_since(&self, seat: Seat) -> Vec<ToldMove> {
        self.0.told_since(seat)
    }

    /// Draws the position as the viewer may see it, with the last move marked.
    #[must_use]
    pub fn canvas(&self) -> Canvas {
        self.0.canvas()
    }

    /// Draws the position as data for the viewer, with the last move marked, as
    /// [`AnyPosition::scene`](crate::AnyPosition::scene).
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.0.scene()
    }

    /// Draws the position as a picture for the viewer, with the last move marked.
    #[must_use]
    pub fn svg(&self) -> Svg {
        self.scene().svg()
    }

    /// Says what a move that is about to be made does, step by step, as
    /// [`AnyPosition::course`](crate::AnyPosition::course): nothing that the opponent does not see of it.
    ///
    /// # Errors
    ///
    /// The text is no move, or the rule that the move breaks.
    pub fn course(&self, m: &str) -> Result<Course, Error> {
        self.position().course(m)
    }

    /// Lists the legal moves by the places where they begin and end, for the viewer, as
    /// [`AnyPosition::choices`](crate::AnyPosition::choices); there are none when the game is over.
    #[must_use]
    pub fn choices(&self) -> Choices<String> {
        match self.end() {
            Some(_) => Choices::default(),
            None => self.position().choices(self.viewer()),
        }
    }

    /// Returns, as text, what one seat sees of the position, whoever looks at the table, as
    /// [`AnyPosition::view`](crate::AnyPosition::view).
    #[must_use]
    pub fn view(&self, seat: Seat) -> String {
        self.position().view(seat)
    }

    /// Returns the text of what one seat has seen of the game, whoever looks at the table, as
    /// [`AnyRecord::seen_by`](crate::AnyRecord::seen_by).
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> String {
        self.0.record().seen_by(seat)
    }

    /// Returns the text of the record as the viewer may see it, as [`Table::text`](crate::Table::text).
    #[must_use]
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// Returns the text of the whole record, secrets included.
    #[must_use]
    pub fn record_text(&self) -> String {
        self.0.record().to_string()
    }
}
