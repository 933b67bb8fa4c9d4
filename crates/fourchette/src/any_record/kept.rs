//! What a record of any game keeps besides its moves: how it was ended, headers, comments.

use board_play::{EndError, Ended, Ending, Outcome, TextError};

use super::AnyRecord;

impl AnyRecord {
    /// Ends a game that the moves have not decided, as [`Record::end`](board_play::Record::end). No move
    /// can be made then until [`truncate`](Self::truncate) takes that back.
    ///
    /// # Errors
    ///
    /// The game is over, or would be drawn by resignation; the record is unchanged then.
    ///
    /// # Examples
    ///
    /// ```
    /// use fourchette::board_play::{Ended, Outcome, Seat};
    /// use fourchette::{AnyRecord, Start};
    ///
    /// let mut record = AnyRecord::begin("y", Start::Rules(""))?;
    /// record.set_header("event", "club evening")?;
    /// record.push("e5")?;
    /// record.set_comment(1, "the middle is not worth more here")?;
    /// record.end(Ended::Time, Outcome::Win(Seat::First))?;
    /// assert!(record.push("f1").is_err());
    ///
    /// let text = record.to_string();
    /// assert!(text.contains("# ended: time"), "{text}");
    /// assert_eq!(text.parse::<AnyRecord>()?.to_string(), text);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn end(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError> {
        self.0.end(ended, outcome)
    }

    /// Lists the headers that the format gives no meaning, in order, each with its value.
    #[must_use]
    pub fn headers(&self) -> Vec<(&str, &str)> {
        self.0.headers()
    }

    /// Sets a header that the format gives no meaning, as
    /// [`Record::set_header`](board_play::Record::set_header).
    ///
    /// # Errors
    ///
    /// The key is not of small letters, digits and hyphens, or has a meaning; or the value has control
    /// characters, such as line feeds.
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), TextError> {
        self.0.set_header(key, value)
    }

    /// Removes a header that the format gives no meaning, and returns its value if it was there.
    pub fn remove_header(&mut self, key: &str) -> Option<String> {
        self.0.remove_header(key)
    }

    /// Lists the comments, each with the number of moves made before it.
    #[must_use]
    pub fn comments(&self) -> Vec<(usize, &str)> {
        self.0.comments()
    }

    /// Sets the comment after so many moves, as
    /// [`Record::set_comment`](board_play::Record::set_comment).
    ///
    /// # Errors
    ///
    /// There are not so many moves, or the text has braces or control characters other than line ends.
    pub fn set_comment(&mut self, ply: usize, text: &str) -> Result<(), TextError> {
        self.0.set_comment(ply, text)
    }

    /// Removes the comment after so many moves, and returns it if it was there.
    pub fn remove_comment(&mut self, ply: usize) -> Option<String> {
        self.0.remove_comment(ply)
    }
}
