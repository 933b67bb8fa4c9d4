//! Writes the seeds of the fuzz targets, and the words that are worth trying, out of what there is to
//! read: the words of each game about itself, its test vectors, and its record in the gallery.
//!
//! ```text
//! cargo run --manifest-path fuzz/Cargo.toml --example seeds
//! ```

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use board_play::trace::Request;
use board_play::{Adjudication, Record, RuleOptions};
use fourchette::{Game, GameVisitor, NAMES, visit};
use fourchette_fuzz::{decisions, names_symmetries_of};

/// The most vectors of a game that are taken, no two with the same rules.
const VECTORS: usize = 4;

/// How many moves of these are taken, so that seeds are small. All are taken of the gallery's record
/// and of the shortest vector that goes to the end of its game.
const PLIES: usize = 40;

/// The most moves that are taken of a game by their form.
const FORMS: usize = 12;

/// The targets whose input is rule options and decisions.
const PLAYED: [&str; 4] = [
    "legal_agrees_with_check",
    "play_then_key",
    "symmetry",
    "view_leaks_nothing",
];

/// What all games have in common: the headers of records, the keys of requests.
const KEYWORDS: [&str; 18] = [
    "# game: ",
    "# rules: ",
    "# position: ",
    "# first: Ada",
    "# second: Grace",
    "# repetition: 3",
    "# max-plies: 400",
    "# result: *",
    "# result: draw",
    "# ended: resignation",
    "# ended: agreement",
    "# event: ",
    "{so}",
    "\n\n",
    r#"{"game":""#,
    r#""rules":""#,
    r#""moves":[""#,
    r#"",""#,
];

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let mut words = KEYWORDS.map(str::to_owned).to_vec();
    for (pick, name) in (0_u8..).zip(NAMES) {
        let gallery = read(&format!("docs/gallery/{name}.txt"))?;
        let vectors = read(&format!("crates/{name}/tests/data/{name}.jsonl")).unwrap_or_default();
        let vectors: Result<_, _> = vectors.lines().map(str::parse).collect();
        let seeds = visit(
            name,
            Collect {
                gallery: &gallery,
                vectors: vectors?,
                words: &mut words,
            },
        )?;
        write(name, pick, &seeds?)?;
    }
    let mut known = BTreeSet::new();
    words.retain(|word| known.insert(word.clone()));
    let lines: Vec<String> = words.iter().map(|word| line(word)).collect();
    fs::write(root().join("fuzz/words.dict"), lines.concat())?;
    Ok(())
}

/// Returns the line of a dictionary of libFuzzer for a word.
fn line(word: &str) -> String {
    format!("{word:?}\n").replace("\\n", "\\x0a")
}

/// The seeds of a game: the target of each, and the input behind the byte that picks the game.
type Seeds = BTreeSet<(&'static str, Vec<u8>)>;

/// Collects the seeds of a game, and its words.
struct Collect<'a> {
    gallery: &'a str,
    vectors: Vec<Request>,
    words: &'a mut Vec<String>,
}

impl GameVisitor for Collect<'_> {
    type Out = Result<Seeds, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let mut seeds = Seeds::new();
        let mut add = |target, seed: &str| seeds.insert((target, seed.into()));
        self.words.push(format!("{}/1 ", G::NAME));
        add("parse_options", "");
        for option in G::Options::about() {
            for value in option.samples {
                let text = format!("{}={value}", option.key);
                add("parse_options", &text);
                self.words.push(text);
            }
        }
        for form in G::ABOUT.moves {
            add("parse_move", form.example);
            self.words.push(form.example.to_owned());
        }

        let gallery: Record<G> = self.gallery.parse()?;
        add_play(&mut seeds, &gallery);
        let mut whole = Vec::new();
        let mut rules = BTreeSet::new();
        for vector in self.vectors {
            let mut record = Record::new(G::new(&vector.rules.parse()?), Adjudication::default());
            for m in &vector.moves {
                record.push(m.parse()?)?;
            }
            if record.ending().is_some() {
                whole.push(record.clone());
            }
            if rules.len() < VECTORS && rules.insert(vector.rules) {
                record.truncate(PLIES);
                add_play(&mut seeds, &record);
            }
        }
        whole.sort_by_key(|record| record.moves().len());
        if let Some(shortest) = whole.first() {
            add_play(&mut seeds, shortest);
        }
        Ok(seeds)
    }
}

/// Adds what can be made of a game: its texts, the texts of moves and positions on the way, and the
/// decisions that lead along it.
fn add_play<G: Game>(seeds: &mut Seeds, record: &Record<G>) {
    let rules = record.start().options().to_string();
    let mut add = |target, seed: &str| seeds.insert((target, seed.into()));
    add("parse_options", &rules);
    add("parse_record", &record.to_string());

    let texts: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
    let moves = texts.join(r#"",""#);
    let name = G::NAME;
    add(
        "trace_input",
        &format!(r#"{{"game":"{name}","rules":"{rules}","moves":["{moves}"]}}"#),
    );

    let mut forms = BTreeSet::new();
    for text in &texts {
        if forms.insert(form(text)) && forms.len() <= FORMS {
            add("parse_move", text);
        }
    }

    let positions: Vec<G> = record.positions().collect();
    let last = positions.len() - 1;
    for ply in [0, last / 2, last] {
        add("parse_position", &positions[ply].to_string());
    }

    let decided = decisions(*record.start(), record.moves());
    for target in PLAYED {
        if target == "symmetry" && !names_symmetries_of(name) {
            continue;
        }
        let seed = [rules.as_bytes(), b"\n", &decided].concat();
        seeds.insert((target, seed));
    }
}

/// Returns what moves of one form have in common: the kinds of characters, runs of one kind as one.
fn form(text: &str) -> String {
    let mut kinds: Vec<char> = text
        .chars()
        .map(|c| match c {
            '0'..='9' => '0',
            'a'..='z' => 'a',
            other => other,
        })
        .collect();
    kinds.dedup();
    kinds.into_iter().collect()
}

/// Writes the seeds of a game in place of those that there are.
fn write(name: &str, pick: u8, seeds: &Seeds) -> Result<(), Failure> {
    let mut number = 0;
    let mut previous = "";
    for (target, seed) in seeds {
        let folder = root().join("fuzz/seeds").join(target);
        if *target != previous {
            fs::create_dir_all(&folder)?;
            remove(&folder, name)?;
            number = 0;
        }
        number += 1;
        previous = target;
        // The input of a trace names its game itself.
        let pick = if *target == "trace_input" {
            &[][..]
        } else {
            &[pick]
        };
        fs::write(
            folder.join(format!("{name}_{number}")),
            [pick, seed].concat(),
        )?;
    }
    Ok(())
}

/// Removes the seeds of a game that an earlier run wrote.
fn remove(folder: &Path, name: &str) -> Result<(), Failure> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let file = path.file_name().and_then(|file| file.to_str());
        let game = file.and_then(|file| file.rsplit_once('_'));
        if game.is_some_and(|(game, _)| game == name) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

fn read(path: &str) -> Result<String, Failure> {
    fs::read_to_string(root().join(path)).map_err(|reason| format!("{path}: {reason}").into())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
