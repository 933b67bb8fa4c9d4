//! The tables and examples of the documents agree with what the games read and write.

use std::fs;
use std::path::Path;

use board_play::Record;
use fourchette::{Game, GameVisitor, NAMES, RecordVisitor, Start, about, visit, visit_start};

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    fs::read_to_string(&path).unwrap_or_else(|reason| panic!("{}: {reason}", path.display()))
}

fn front_page(game: &str) -> String {
    read(&format!("crates/{game}/README.md"))
}

/// Returns what stands between two texts, the first of which must be there.
fn between<'a>(page: &'a str, begin: &str, end: &str) -> &'a str {
    let (_, rest) = page
        .split_once(begin)
        .unwrap_or_else(|| panic!("{begin} is missing"));
    rest.split_once(end).map_or(rest, |(part, _)| part)
}

/// Returns what stands in backticks.
fn spans(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Returns the rows of the first table of a text, without its head, each with its cells.
fn rows(text: &str) -> Vec<Vec<&str>> {
    let lines = text.lines().skip_while(|line| !line.starts_with('|'));
    let table = lines.take_while(|line| line.starts_with('|')).skip(2);
    table
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// Tells why a game refuses the text of a move, if it does.
struct MoveRefusal<'a>(&'a str);

impl GameVisitor for MoveRefusal<'_> {
    type Out = Option<String>;

    fn visit<G: Game>(self) -> Option<String> {
        self.0.parse::<G::Move>().err().map(|e| e.to_string())
    }
}

/// Looks at nothing.
struct Begin;

impl RecordVisitor for Begin {
    type Out = ();

    fn visit<G: Game>(self, _: Record<G>) {}
}

/// Tells why a game refuses the text of rules, of a position or of a record, if it does.
fn refusal(game: &str, start: Start<'_>) -> Option<String> {
    visit_start(game, start, Begin).err().map(|e| e.to_string())
}

/// Returns whether a text stands for others: `n`, `RxC`, `…`.
fn is_form(text: &str) -> bool {
    text == "n" || text.contains(|c: char| c.is_uppercase() || c == '…' || c == '{')
}

/// The table of options on each front page is that of the code, to the letter.
#[test]
fn front_pages_have_the_options_that_there_are() {
    for &game in NAMES {
        let page = front_page(game);
        let section = between(&page, "## Options", "\n## ");
        let table: Vec<&str> = section
            .lines()
            .filter(|line| line.starts_with('|'))
            .collect();
        let mut expected = vec![
            "| key | values, the default first | |".to_owned(),
            "| --- | --- | --- |".to_owned(),
        ];
        for option in about(game).unwrap().options {
            let (key, meaning) = (option.key, option.meaning);
            let values = match option.values.split(" | ").collect::<Vec<&str>>() {
                choice if choice == option.samples => format!("`{}`", choice.join("`, `")),
                _ => format!("`{}`; {}", option.default, option.values),
            };
            expected.push(format!("| `{key}` | {values} | {meaning} |"));
        }
        assert_eq!(table, expected, "{game}");
    }
}

/// Wherever a document gives an option a value, or several, separated by `|`, a game reads it: on a game's
/// own pages that game.
#[test]
fn options_in_the_documents_are_read() {
    let is_key = |game: &str, key: &str| {
        let options = about(game).unwrap().options;
        options.iter().any(|option| option.key == key)
    };
    let mut count = 0;
    let mut check = |page: &str, games: &[&str]| {
        for span in spans(&read(page).replace("```", "")) {
            let Some((key, values)) = span.split_once('=') else {
                continue;
            };
            let games: Vec<&&str> = games.iter().filter(|game| is_key(game, key)).collect();
            for value in values.split('|').filter(|value| !is_form(value)) {
                let text = format!("{key}={value}");
                let read = |game: &&&str| refusal(game, Start::Rules(&text)).is_none();
                assert!(games.is_empty() || games.iter().any(read), "{page}: {text}");
                count += games.len();
            }
        }
    };
    for page in ["README.md", "docs/notation.md", "docs/rulings.md"] {
        check(page, NAMES);
    }
    for &game in NAMES {
        check(&format!("crates/{game}/README.md"), &[game]);
        check(&format!("docs/rulings/{game}.md"), &[game]);
    }
    assert!(count > 40, "{count} options were found");
}

/// What a front page says a move looks like is a move.
#[test]
fn moves_on_front_pages_are_read() {
    for &game in NAMES {
        let page = front_page(game);
        let texts = between(&page, "## Texts", "\n## ");
        let (moves, _) = texts
            .split_once("position is one line")
            .expect("moves come first");
        let moves = spans(moves);
        assert!(!moves.is_empty(), "{game}");
        for text in moves {
            assert_eq!(
                visit(game, MoveRefusal(text)).unwrap(),
                None,
                "{game}: {text}"
            );
        }
    }
}

/// The table of fields on each front page is that of the parser, which names the first that is missing.
#[test]
fn front_pages_have_the_fields_of_a_position() {
    for &game in NAMES {
        let page = front_page(game);
        let fields = between(&page, &format!("`{game}/1`"), "\n## ");
        let rows = rows(fields);
        let listed: Vec<&str> = rows.iter().flat_map(|row| row[0].split(", ")).collect();
        for (at, field) in listed.iter().enumerate() {
            let line = format!("{game}/1{}", " -".repeat(at));
            let reason = refusal(game, Start::Position(&line)).expect("not enough fields");
            let count = listed.len();
            let missing = format!("field {field} ({} of {count}) is missing", at + 1);
            assert!(
                reason.ends_with(&missing),
                "{game}: {reason}, not {missing}"
            );
        }
    }
}

/// Every line of a position in a document is read, wherever it stands.
#[test]
fn positions_in_the_documents_are_read() {
    let mut count = 0;
    for &game in NAMES {
        for page in [
            format!("crates/{game}/README.md"),
            format!("docs/rulings/{game}.md"),
        ] {
            let text = read(&page);
            let begin = format!("{game}/1 ");
            for at in text.match_indices(&begin).map(|(at, _)| at) {
                let line = text[at..]
                    .split(['`', '"', '\n'])
                    .next()
                    .unwrap_or_default();
                if !is_form(line) {
                    assert_eq!(refusal(game, Start::Position(line)), None, "{page}: {line}");
                    count += 1;
                }
            }
        }
    }
    assert!(count >= 10, "{count} positions were found");
}

/// The record on the page of notation is one, and its table has the headers that there are.
#[test]
fn records_are_as_the_page_of_notation_says() {
    let page = read("docs/notation.md");
    let section = between(&page, "## Records", "\n## ");
    let example = between(section, "```text\n", "```");
    // The page shows the forms of the headers, and a result is checked; the game goes on.
    let unfinished = example.replace("# result: 2\n", "# result: *\n");
    assert_ne!(unfinished, example);
    assert_eq!(refusal("y", Start::Record(&unfinished)), None);

    let rows = rows(section);
    let listed: Vec<&str> = rows.iter().flat_map(|row| spans(row[0])).collect();
    let reason = refusal("y", Start::Record("# Colour: red\n")).expect("no such header");
    let known = format!("with a meaning the keys are {}", listed.join(", "));
    assert!(reason.ends_with(&known), "{reason}, not {known}");
}
