//! What is asked for by a line.

/// A command with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Request {
    /// The number that the answer repeats, as it was written; empty if there is none.
    pub(super) id: String,
    pub(super) command: String,
    pub(super) arguments: Vec<String>,
}

impl Request {
    /// Reads a line; a line of blanks, or of a comment alone, asks for nothing.
    ///
    /// As the protocol has it, control characters but tabs count for nothing.
    pub(super) fn read(line: &str) -> Option<Self> {
        let plain: String = line
            .chars()
            .filter(|&letter| letter == '\t' || !letter.is_control())
            .collect();
        let said = plain.split('#').next().unwrap_or_default();
        let mut words = said.split([' ', '\t']).filter(|word| !word.is_empty());
        let first = words.next()?;
        let is_id = first.len() <= 10 && first.bytes().all(|byte| byte.is_ascii_digit());
        let (id, command) = if is_id {
            (first, words.next().unwrap_or_default())
        } else {
            ("", first)
        };
        Some(Self {
            id: id.to_owned(),
            command: command.to_owned(),
            arguments: words.map(str::to_owned).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<(String, String, String)> {
        let request = Request::read(line)?;
        Some((request.id, request.command, request.arguments.join("|")))
    }

    #[test]
    fn numbers_comments_and_control_characters_are_told_apart() {
        let request = |id: &str, command: &str, arguments: &str| {
            Some((id.to_owned(), command.to_owned(), arguments.to_owned()))
        };
        assert_eq!(read("name"), request("", "name", ""));
        assert_eq!(read("17 play b a1 # here"), request("17", "play", "b|a1"));
        assert_eq!(read("  007\tplay\tw  b2\r"), request("007", "play", "w|b2"));
        assert_eq!(read("na\u{7}me"), request("", "name", ""));
        assert_eq!(read("12"), request("12", "", ""));
        assert_eq!(read("99999999999 name"), request("", "99999999999", "name"));
        for nothing in ["", "   ", "# all of it", "\t\r"] {
            assert_eq!(read(nothing), None, "{nothing:?}");
        }
    }
}
