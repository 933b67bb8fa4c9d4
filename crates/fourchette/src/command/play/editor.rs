//! The line editor: history, completion, and keys that move about in a line.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path};

use anyhow::{Result, anyhow};
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::{History as _, MemHistory};
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Helper};

use super::terminal::Answer;
use super::typed::COMMANDS;

/// A line editor. It remembers what was typed until the program ends or it is told to forget; nothing
/// is written to a file, since lines may hold secrets.
pub(super) struct Editor(rustyline::Editor<Completions, MemHistory>);

impl Editor {
    /// Makes an editor for the terminal, if that can be had.
    pub(super) fn new() -> Result<Self> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_prompt_limit(200)
            .auto_add_history(false)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = rustyline::Editor::with_history(config, history)?;
        editor.set_helper(Some(Completions::default()));
        Ok(Self(editor))
    }

    /// Reads a line that can be completed to one of `moves`, and remembers it.
    pub(super) fn ask(&mut self, prompt: &str, moves: Vec<String>) -> Result<Answer> {
        self.offer(Completions {
            commands: true,
            moves,
        });
        let answer = self.read(prompt)?;
        if let Answer::Line(line) = &answer {
            self.0.add_history_entry(line)?;
        }
        Ok(answer)
    }

    /// Reads a line that is no command, and does not remember it.
    pub(super) fn ask_apart(&mut self, prompt: &str) -> Result<Answer> {
        self.offer(Completions::default());
        // Whatever was typed before must not come up here.
        let history = core::mem::take(self.0.history_mut());
        let answer = self.read(prompt);
        *self.0.history_mut() = history;
        answer
    }

    /// Forgets everything that was typed or cut.
    pub(super) fn forget(&mut self) -> Result<()> {
        self.0.history_mut().clear()?;
        // Only a new editor has nothing to paste.
        *self = Self::new()?;
        Ok(())
    }

    fn offer(&mut self, words: Completions) {
        self.0.set_helper(Some(words));
    }

    fn read(&mut self, prompt: &str) -> Result<Answer> {
        match self.0.readline(prompt) {
            Ok(line) => Ok(Answer::Line(line)),
            Err(ReadlineError::Eof) => Ok(Answer::End),
            Err(ReadlineError::Interrupted) => Ok(Answer::Interrupted),
            Err(ReadlineError::Io(error)) if error.kind() == std::io::ErrorKind::InvalidData => {
                Ok(Answer::Garbage(anyhow!("what was typed is not UTF-8 text")))
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// What a line can be completed to.
#[derive(Default)]
struct Completions {
    /// Whether the words of [`COMMANDS`] are among it.
    commands: bool,
    moves: Vec<String>,
}

impl Completions {
    /// Lists what the words before `pos` can be continued with, and where the last of them begins.
    fn candidates(&self, line: &str) -> (usize, Vec<String>) {
        let start = line.rfind(' ').map_or(0, |blank| blank + 1);
        let word = &line[start..];
        if !self.commands {
            return (0, files(line));
        }
        for command in ["save ", "load "] {
            if let Some(path) = line.strip_prefix(command) {
                return (command.len(), files(path));
            }
        }
        let mut found: Vec<String> = Vec::new();
        let moves = self.moves.iter().map(String::as_str);
        let commands = COMMANDS
            .iter()
            .filter(|_| start == 0)
            .map(|(form, _)| form.split(' ').next().unwrap_or_default());
        for known in commands.chain(moves) {
            if known.starts_with(word) {
                found.push(known.to_owned());
            }
        }
        (start, found)
    }
}

/// Lists the files whose paths begin with `path`; folders end as they are to be continued.
fn files(path: &str) -> Vec<String> {
    let folder = path.rfind(['/', MAIN_SEPARATOR]).map_or(0, |at| at + 1);
    let (folder, begin) = path.split_at(folder);
    let looked_at = if folder.is_empty() { "." } else { folder };
    let Ok(entries) = fs::read_dir(Path::new(looked_at)) else {
        return Vec::new();
    };
    let mut found: Vec<String> = entries
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let is_folder = entry.path().is_dir();
            let end = if is_folder { "/" } else { "" };
            let hidden = name.starts_with('.') && !begin.starts_with('.');
            let wanted = name.starts_with(begin) && !hidden;
            wanted.then(|| format!("{folder}{name}{end}"))
        })
        .collect();
    found.sort_unstable();
    found
}

impl Completer for Completions {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, found) = self.candidates(&line[..pos]);
        let pairs = found.into_iter().map(|text| Pair {
            display: text.clone(),
            replacement: text,
        });
        Ok((start, pairs.collect()))
    }
}

impl Hinter for Completions {
    type Hint = String;
}

impl Highlighter for Completions {}

impl Validator for Completions {}

impl Helper for Completions {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_moves_and_files_are_completed() {
        let moves = ["e5", "e6", "swap"].map(str::to_owned).to_vec();
        let words = Completions {
            commands: true,
            moves,
        };
        let candidates = |line| {
            let (start, found) = words.candidates(line);
            (start, found.join(" "))
        };
        assert_eq!(candidates("e5 e"), (3, "e5 e6".to_owned()));
        assert_eq!(candidates("sw"), (0, "swap".to_owned()));
        assert_eq!(candidates("qu"), (0, "quit".to_owned()));
        // Only the first word of a line is a command.
        assert_eq!(candidates("e5 qu"), (3, String::new()));
        let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.tom");
        let line = format!("load {manifest}");
        assert_eq!(candidates(&line), (5, format!("{manifest}l")));
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/sr");
        assert_eq!(files(folder), [format!("{folder}c/")]);
    }
}
