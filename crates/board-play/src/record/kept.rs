//! What a record keeps for its readers: headers of their own, and comments. Nothing of it changes
//! what the game is.

use super::Record;
use super::headers::{check_key, is_ours};
use crate::{Position, TextError};

/// Returns whether a text has control characters, other than those in `allowed`.
fn has_control(text: &str, allowed: &[char]) -> bool {
    text.chars()
        .any(|c| c.is_control() && !allowed.contains(&c))
}

impl<P: Position> Record<P> {
    /// Returns the headers that the format gives no meaning, in order, each with its value.
    pub fn headers(&self) -> impl Iterator<Item = (&str, &str)> {
        let headers = self.headers.iter();
        headers.map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Returns the value of a header that the format gives no meaning, if there is one.
    #[must_use]
    pub fn header(&self, key: &str) -> Option<&str> {
        let (_, value) = self.headers().find(|(known, _)| *known == key)?;
        Some(value)
    }

    /// Sets a header that the format gives no meaning, such as `event` or `date`: in its place if it is
    /// there, else behind the others. Blanks at the ends of the value are dropped; it may be empty.
    ///
    /// # Errors
    ///
    /// The key is not of small letters, digits and hyphens, or has a meaning; or the value has control
    /// characters, such as line feeds.
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), TextError> {
        check_key(key).map_err(|reason| TextError::new("header", key, reason))?;
        if is_ours(key) {
            let reason = "has a meaning and is written by the record itself";
            return Err(TextError::new("header", key, reason));
        }
        let Some(at) = self.headers.iter().position(|(known, _)| known == key) else {
            return self.add_header(key, value);
        };
        self.headers[at].1 = header_value(key, value)?;
        Ok(())
    }

    /// Adds a header with a key that is good and new.
    pub(super) fn add_header(&mut self, key: &str, value: &str) -> Result<(), TextError> {
        let value = header_value(key, value)?;
        self.headers.push((key.to_owned(), value));
        Ok(())
    }

    /// Removes a header that the format gives no meaning, and returns its value if it was there.
    pub fn remove_header(&mut self, key: &str) -> Option<String> {
        let at = self.headers.iter().position(|(known, _)| known == key)?;
        Some(self.headers.remove(at).1)
    }

    /// Returns the comments in order, each with the number of moves before it.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        let comments = self.comments.iter();
        comments.map(|(&ply, text)| (ply, text.as_str()))
    }

    /// Returns the comment on the position after so many moves: on the last of them, or on the start
    /// after none.
    #[must_use]
    pub fn comment(&self, ply: usize) -> Option<&str> {
        self.comments.get(&ply).map(String::as_str)
    }

    /// Comments on the position after so many moves, in place of the comment that is there. The text is
    /// kept as it is: with the blanks at its ends, over several lines, or empty.
    ///
    /// # Errors
    ///
    /// There are fewer moves, or the text has braces, or control characters other than line feeds and
    /// tabs; the record is unchanged then.
    pub fn set_comment(&mut self, ply: usize, text: &str) -> Result<(), TextError> {
        check_comment(text)?;
        let plies = self.moves.len();
        if ply > plies {
            let reason = format_args!("there is no ply {ply}, the last is {plies}");
            return Err(TextError::new("comment", text, reason));
        }
        self.comments.insert(ply, text.to_owned());
        Ok(())
    }

    /// Comments on the present position, on a line of its own below a comment that is there.
    pub(super) fn add_comment(&mut self, text: &str) -> Result<(), TextError> {
        check_comment(text)?;
        let comment = self.comments.entry(self.moves.len());
        let comment = comment.and_modify(|before| before.push('\n'));
        comment.or_default().push_str(text);
        Ok(())
    }

    /// Removes the comment on the position after so many moves, and returns it if it was there.
    pub fn remove_comment(&mut self, ply: usize) -> Option<String> {
        self.comments.remove(&ply)
    }
}

/// Returns the value of a header as it is kept.
fn header_value(key: &str, value: &str) -> Result<String, TextError> {
    let value = value.trim();
    if has_control(value, &[]) {
        let found = format!("{key}: {value}");
        return Err(TextError::new("header", &found, "has control characters"));
    }
    Ok(value.to_owned())
}

/// Refuses what cannot be a comment.
fn check_comment(text: &str) -> Result<(), TextError> {
    if text.contains(['{', '}']) {
        return Err(TextError::new("comment", text, "has a brace"));
    }
    if has_control(text, &['\n', '\t']) {
        let reason = "has control characters";
        return Err(TextError::new("comment", text, reason));
    }
    Ok(())
}
