//! The documents agree with the code.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|reason| panic!("{}: {reason}", path.display()))
}

/// Returns the pages of rulings: the general one, and one a game.
fn rulings() -> Vec<(String, String)> {
    let games = fs::read_dir(root().join("docs/rulings")).expect("a page a game");
    let games = games.map(|entry| {
        let name = entry.expect("a page").file_name();
        format!("docs/rulings/{}", name.to_str().expect("plain names"))
    });
    games
        .chain(["docs/rulings.md".to_owned()])
        .map(|page| (page.clone(), read(page)))
        .collect()
}

/// Returns the `file::test` pairs that a text names in backticks.
fn named_tests(text: &str) -> Vec<(&str, &str)> {
    text.split('`')
        .skip(1)
        .step_by(2)
        .filter_map(|quoted| quoted.split_once("::"))
        .filter(|(file, _)| Path::new(file).extension().is_some_and(|end| end == "rs"))
        .collect()
}

#[test]
fn the_tests_that_rulings_name_exist() {
    for (page, text) in rulings() {
        let tests = named_tests(&text);
        assert!(!tests.is_empty(), "{page} names no test");
        for (file, test) in tests {
            let source = read(file);
            let exists = match test.strip_suffix('!') {
                Some(name) => source.contains(&format!("{name}!(")),
                None => source.contains(&format!("fn {test}(")),
            };
            assert!(exists, "{page} names {file}::{test}");
        }
    }
}

/// Each numbered ruling is followed by the test that pins it, before the next one begins.
#[test]
fn every_ruling_names_a_test() {
    for (page, text) in rulings() {
        for ruling in text.split("\n**").skip(1) {
            let number = ruling.split('*').next().unwrap_or_default();
            let is_ruling = number.split('.').all(|part| part.parse::<u32>().is_ok());
            if is_ruling {
                assert!(!named_tests(ruling).is_empty(), "{page}: ruling {number}");
            }
        }
    }
}

#[test]
fn every_game_has_its_rulings_and_stands_on_the_front_page() {
    let front = read("README.md");
    let index = read("docs/rulings.md");
    for name in fourchette::NAMES {
        assert!(
            front.contains(&format!("| [`{name}`](crates/{name}) |")),
            "{name}"
        );
        assert!(index.contains(&format!("(rulings/{name}.md)")), "{name}");
        assert!(
            root().join(format!("docs/rulings/{name}.md")).exists(),
            "{name}"
        );
    }
}

/// The last table of the page on architecture says where things are.
#[test]
fn things_are_where_the_page_on_architecture_says() {
    let page = read("docs/architecture.md");
    let (_, section) = page.split_once("## Where is what").expect("the section");
    let rows = section
        .lines()
        .filter(|line| line.starts_with("| "))
        .skip(1);
    let mut count = 0;
    for row in rows.filter(|row| !row.starts_with("| ---")) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let [question, file, item] = cells[..] else {
            panic!("{row}");
        };
        let path = file
            .rsplit_once("](../")
            .expect(row)
            .1
            .trim_end_matches(')');
        let item = item.trim_matches('`');
        assert!(
            read(path).contains(item),
            "{question}: {item} is not in {path}"
        );
        count += 1;
    }
    assert!(count > 25, "{count} rows were found");
}

/// Each variant of each game's `Illegal` names the section of the rulings that it stands for.
#[test]
fn refusals_name_their_rulings() {
    // Section 0 is for all games, 1 for the curved board, then each game has one.
    let sections = 2 + fourchette::NAMES.len();
    let names_section = |doc: &str| {
        let rest = doc
            .split_once("rulings, section")?
            .1
            .trim_start_matches('s');
        let number = rest
            .trim_start()
            .split(|c: char| !c.is_ascii_digit())
            .next()?;
        number
            .parse()
            .ok()
            .filter(|number: &usize| *number < sections)
    };
    for game in fourchette::NAMES {
        let source = read(format!("crates/{game}/src/illegal.rs"));
        let (_, body) = source.split_once("pub enum Illegal {").expect(game);
        let (body, _) = body.split_once("\n}").expect(game);
        let mut doc = String::new();
        let mut variants = 0;
        for line in body.lines() {
            if let Some(text) = line.strip_prefix("    /// ") {
                doc.push_str(text);
                doc.push(' ');
            } else if line.starts_with("    ") && line[4..].starts_with(char::is_uppercase) {
                let named = names_section(&doc).is_some();
                assert!(named, "{game}: {line} names no ruling: {doc}");
                doc.clear();
                variants += 1;
            }
        }
        assert!(variants >= 2, "{game}: {variants} variants were found");
    }
}
