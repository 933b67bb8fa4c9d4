//! What is typed at the prompt.

use crate::command::input::STANDARD;

/// The words that are commands, with what follows them and what they do. No game has a move of such a
/// name.
pub(crate) const COMMANDS: [(&str, &str); 13] = [
    ("help", "lists what can be typed"),
    (
        "moves",
        "lists the legal moves; `moves all` if there are many, `moves TEXT` those that begin so",
    ),
    (
        "explain MOVE",
        "says what a move does and whether it is legal",
    ),
    ("hint", "looks for the best moves"),
    ("board", "draws the position"),
    ("record", "prints the game up to now"),
    ("rules", "explains the game and how its moves are written"),
    (
        "undo",
        "takes back the last move of a human, and what followed",
    ),
    ("resign", "gives the game up, and shows all that was hidden"),
    (
        "rematch",
        "after a game: plays another one, seated by the game's custom or as --seats says",
    ),
    ("save FILE", "writes the game to a file"),
    ("load FILE", "goes on with the game in a file"),
    ("quit", "ends the program"),
];

/// A line that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed<'a> {
    /// Moves, separated by blanks. There may be none.
    Moves(&'a str),
    /// `help`
    Help,
    /// `moves`
    List(Listed<'a>),
    /// `explain MOVE`
    Explain(&'a str),
    /// `hint`
    Hint,
    /// `board`
    Board,
    /// `record`
    Record,
    /// `rules`
    Rules,
    /// `undo`
    Undo,
    /// `resign`
    Resign,
    /// `rematch`
    Rematch,
    /// `save FILE`
    Save(&'a str),
    /// `load FILE`
    Load(&'a str),
    /// `quit`
    Quit,
}

/// Which moves are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listed<'a> {
    /// All, or some if there are very many: `moves`.
    Some,
    /// All: `moves all`.
    All,
    /// Those that begin with a text: `moves TEXT`.
    Beginning(&'a str),
}

impl<'a> Typed<'a> {
    /// Reads a line. A line that begins with `#` says nothing, so that a record is a script.
    ///
    /// # Errors
    ///
    /// A command lacks what belongs behind it, or has more behind it.
    pub(crate) fn read(line: &'a str) -> Result<Self, String> {
        let line = line.trim();
        if line.starts_with('#') {
            return Ok(Self::Moves(""));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let command = match word {
            "help" | "?" => Self::Help,
            "moves" => {
                return Ok(Self::List(match rest {
                    "" => Listed::Some,
                    "all" => Listed::All,
                    begin => Listed::Beginning(begin),
                }));
            }
            "explain" if rest.is_empty() => return Err(format!("{word:?} needs a move")),
            "explain" => return Ok(Self::Explain(rest)),
            "hint" => Self::Hint,
            "board" => Self::Board,
            "record" => Self::Record,
            "rules" => Self::Rules,
            "undo" => Self::Undo,
            "resign" => Self::Resign,
            "rematch" => Self::Rematch,
            "quit" => Self::Quit,
            "save" | "load" if rest.is_empty() || rest == STANDARD => {
                return Err(format!("{word:?} needs the name of a file"));
            }
            "save" => return Ok(Self::Save(rest)),
            "load" => return Ok(Self::Load(rest)),
            _ => return Ok(Self::Moves(line)),
        };
        if rest.is_empty() {
            Ok(command)
        } else {
            Err(format!("{word:?} stands alone, {rest:?} is too much"))
        }
    }
}

#[cfg(test)]
mod tests {
    use fourchette::{NAMES, about};

    use super::*;

    #[test]
    fn lines_are_read() {
        for (line, typed) in [
            ("", Typed::Moves("")),
            ("  \t", Typed::Moves("")),
            ("# game: y", Typed::Moves("")),
            ("e5", Typed::Moves("e5")),
            (" e5  f1 ", Typed::Moves("e5  f1")),
            ("moves", Typed::List(Listed::Some)),
            ("moves all", Typed::List(Listed::All)),
            ("moves  e1 ", Typed::List(Listed::Beginning("e1"))),
            ("explain 2@b1", Typed::Explain("2@b1")),
            ("Moves", Typed::Moves("Moves")),
            ("?", Typed::Help),
            ("save my game.txt ", Typed::Save("my game.txt")),
            ("load ~/a-b", Typed::Load("~/a-b")),
            ("quit\r", Typed::Quit),
        ] {
            assert_eq!(Typed::read(line), Ok(typed), "{line:?}");
        }
        let nothing = r#""save" needs the name of a file"#;
        assert_eq!(Typed::read("save "), Err(nothing.to_owned()));
        assert_eq!(Typed::read("save -"), Err(nothing.to_owned()));
        let much = r#""undo" stands alone, "twice" is too much"#;
        assert_eq!(Typed::read("undo twice"), Err(much.to_owned()));
    }

    #[test]
    fn every_command_is_known_and_no_move_looks_like_one() {
        for (form, _) in COMMANDS {
            let typed = Typed::read(form);
            assert!(typed.is_ok(), "{form}");
            assert!(!matches!(typed, Ok(Typed::Moves(_))), "{form}");
        }
        for name in NAMES {
            let moves = about(name).unwrap().words.moves;
            for form in moves {
                let typed = Typed::read(form.example);
                assert_eq!(typed, Ok(Typed::Moves(form.example)), "{name}");
            }
        }
    }
}
