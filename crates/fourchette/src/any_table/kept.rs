//! What the record at a table keeps besides its moves: names, headers, comments.

use board_play::{Seat, TextError};

use super::AnyTable;

impl AnyTable {
    /// Returns the name of a seat, if it has one.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.0.record().name(seat)
    }

    /// Names a seat, as [`Record::set_name`](board_play::Record::set_name).
    ///
    /// # Errors
    ///
    /// The name is very long or has control characters, such as line ends.
    pub fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), TextError> {
        self.0.record_mut().set_name(seat, name)
    }

    /// Lists the headers that the format gives no meaning, in order, each with its value.
    #[must_use]
    pub fn headers(&self) -> Vec<(&str, &str)> {
        self.0.record().headers()
    }

    /// Sets a header that the format gives no meaning, as
    /// [`Record::set_header`](board_play::Record::set_header).
    ///
    /// # Errors
    ///
    /// The key is not of small letters, digits and hyphens, or has a meaning; or the value has control
    /// characters, such as line feeds.
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), TextError> {
        self.0.record_mut().set_header(key, value)
    }

    /// Removes a header that the format gives no meaning, and returns its value if it was there.
    pub fn remove_header(&mut self, key: &str) -> Option<String> {
        self.0.record_mut().remove_header(key)
    }

    /// Lists the comments, each with the number of moves made before it.
    #[must_use]
    pub fn comments(&self) -> Vec<(usize, &str)> {
        self.0.record().comments()
    }

    /// Sets the comment after so many moves, as
    /// [`Record::set_comment`](board_play::Record::set_comment).
    ///
    /// # Errors
    ///
    /// There are not so many moves, or the text has braces or control characters other than line ends.
    pub fn set_comment(&mut self, ply: usize, text: &str) -> Result<(), TextError> {
        self.0.record_mut().set_comment(ply, text)
    }

    /// Removes the comment after so many moves, and returns it if it was there.
    pub fn remove_comment(&mut self, ply: usize) -> Option<String> {
        self.0.record_mut().remove_comment(ply)
    }
}
