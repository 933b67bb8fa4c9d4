//! What `--json` prints, beside what is printed without it and what the rulings say.

use board_play::Viewer;
use board_play::prose::{Block, blocks};
use fourchette::{AnyPosition, NAMES, about};
use serde_json::{Value, json};

use crate::harness::{TestFile, run};

/// Runs the program and reads the one line of JSON that it prints.
#[track_caller]
pub(crate) fn line(args: &[&str]) -> Value {
    let out = run(args).good();
    let line = out.strip_suffix('\n').expect("a line");
    assert!(!line.contains('\n'), "{line}");
    serde_json::from_str(line).expect("JSON")
}

/// Returns the strings of a list.
#[track_caller]
fn strings<'a>(list: &'a Value, key: &str) -> Vec<&'a str> {
    let items = list.as_array().expect("a list").iter();
    let field = |item: &'a Value| if key.is_empty() { item } else { &item[key] };
    items
        .map(|item| field(item).as_str().expect("a string"))
        .collect()
}

#[test]
fn games_are_lines_with_their_options() {
    let out = run(&["games", "--json"]).good();
    let games: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), NAMES.len());
    for (game, name) in games.iter().zip(NAMES) {
        let about = about(name).unwrap();
        assert_eq!(game["name"], *name);
        assert_eq!(game["title"], about.words.title);
        assert_eq!(strings(&game["seats"], ""), about.words.seats);
        let keys: Vec<&str> = about.options.iter().map(|option| option.key).collect();
        assert_eq!(strings(&game["options"], "key"), keys);
        for (option, told) in about
            .options
            .iter()
            .zip(game["options"].as_array().unwrap())
        {
            assert_eq!(told["default"], option.default);
            assert_eq!(strings(&told["samples"], ""), option.samples);
            assert_eq!(told["meaning"], option.meaning);
        }
    }
    // The rulings: laws are hidden in Yin Yang alone; dice are rolled in DiceHex, and dominoes are drawn
    // for the rack of Wyx.
    let with = |field: &str| {
        let games = games.iter().filter(|game| game[field] == true);
        games
            .map(|game| game["name"].as_str().unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(with("has_secrets"), ["yinyang"]);
    assert_eq!(with("has_chance"), ["wyx", "dice-hex"]);
    // In DiceHex either colour can begin, by the option `begins`; elsewhere the first seat has its colour.
    let bound = NAMES.iter().filter(|name| **name != "dice-hex");
    assert_eq!(
        with("has_bound_colours"),
        bound.copied().collect::<Vec<_>>()
    );
    let kwintie = games.last().unwrap();
    assert_eq!(
        strings(&kwintie["aliases"], "name"),
        ["boardless", "kwinty"]
    );
    assert_eq!(kwintie["aliases"][1]["rules"], "ruleset=kwinty");
}

#[test]
fn rules_have_the_blocks_of_the_page() {
    for name in NAMES {
        let rules = line(&["rules", name, "--json"]);
        let about = about(name).unwrap();
        assert_eq!(rules["game"], *name);
        assert_eq!(rules["rules"], "");
        assert_eq!(rules["credits"], about.words.credits);
        for (key, prose) in [("board", about.words.board), ("text", about.words.rules)] {
            let written = rules[key].as_array().unwrap();
            let read = blocks(prose);
            assert_eq!(written.len(), read.len(), "{name}: {key}");
            for (written, block) in written.iter().zip(read) {
                let expected = match block {
                    Block::Heading(text) => json!({"kind": "heading", "content": text}),
                    Block::Paragraph(text) => json!({"kind": "paragraph", "content": text}),
                    Block::Item(text) => json!({"kind": "item", "content": text}),
                    Block::Drawing(lines) => json!({"kind": "drawing", "content": lines}),
                    Block::Example(example) => json!({"kind": "example", "content": {
                        "rules": example.rules,
                        "moves": example.moves,
                        "is_over": example.is_over,
                    }}),
                };
                assert_eq!(*written, expected);
            }
        }
        let forms: Vec<&str> = about.words.moves.iter().map(|form| form.example).collect();
        assert_eq!(strings(&rules["moves"], "example"), forms);
        let start = AnyPosition::new(name, "").unwrap();
        assert_eq!(rules["start"]["position"], start.to_string());
        assert_eq!(rules["start"]["diagram"], start.diagram());
        let usual = &rules["rematches"][0];
        assert_eq!(usual["rules"], "");
        assert_eq!(usual["way"], start.rematch().to_string());
        assert_eq!(usual["meaning"], start.rematch().meaning());
    }
    // The rulings, section 1: 93 nodes, in board order from a1.
    let places = &line(&["rules", "y", "--json"])["start"]["places"];
    assert_eq!(strings(places, "").len(), 93);
    assert_eq!(strings(places, "")[..2], ["a1", "a2"]);
}

#[test]
fn rules_are_those_of_the_name_that_was_given() {
    let rules = line(&["rules", "kwinty", "--json"]);
    assert_eq!(rules["game"], "kwintie");
    assert_eq!(rules["title"], "Kwinty");
    assert_eq!(rules["rules"], "ruleset=kwinty");
    let start = rules["start"]["position"].as_str().unwrap();
    assert!(start.starts_with("kwintie/1 ruleset=kwinty 1 "), "{start}");
}

#[test]
fn legal_moves_are_those_of_the_text_form() {
    for name in NAMES {
        let listed = run(&["legal", name]).good();
        let legal = line(&["legal", name, "--json"]);
        assert_eq!(
            strings(&legal["moves"], "move"),
            listed.lines().collect::<Vec<_>>()
        );
        let position: AnyPosition = legal["position"].as_str().unwrap().parse().unwrap();
        for m in legal["moves"].as_array().unwrap() {
            let explained = position.explain(m["move"].as_str().unwrap()).unwrap();
            assert_eq!(m["explanation"], json!(explained));
        }
    }
    let pie = ["--rules", "opening=pie", "--moves", "e5"];
    let legal = line(&[&["legal", "y", "--json"][..], &pie].concat());
    assert_eq!(legal["rules"], "opening=pie");
    assert_eq!(legal["status"], json!({"kind": "to-move", "seat": "2"}));
    assert_eq!(legal["ending"], Value::Null);
    // 92 vacant nodes, and the swap.
    assert_eq!(legal["moves"].as_array().unwrap().len(), 93);
    assert_eq!(legal["moves"][92]["move"], "swap");
}

/// Three dice fall in 216 ways: one way for three alike, three for two, six for none alike.
#[test]
fn moves_of_chance_have_weights() {
    let legal = line(&["legal", "dice-hex", "--json"]);
    assert_eq!(legal["status"], json!({"kind": "chance"}));
    let moves = legal["moves"].as_array().unwrap();
    let weight = |m: &Value| m["weight"].as_u64().expect("a weight");
    assert_eq!(moves.iter().map(weight).sum::<u64>(), 216);
    for m in moves {
        let mut dice: Vec<char> = m["move"].as_str().unwrap().chars().skip(1).collect();
        dice.dedup();
        assert_eq!(weight(m), [1, 3, 6][dice.len() - 1], "{m}");
    }
    let announced = line(&["legal", "dice-hex", "--json", "--moves", "d136"]);
    assert_eq!(announced["moves"][0]["weight"], Value::Null);
}

#[test]
fn a_shown_position_says_what_is_where() {
    let shown = line(&["show", "y", "--json", "--moves", "e5 f1"]);
    assert_eq!(shown["position"], "y/1 - 1 black e5 f1");
    assert_eq!([&shown["plies"], &shown["last"]], [&json!(2), &json!("f1")]);
    assert_eq!(shown["status"], json!({"kind": "to-move", "seat": "1"}));
    assert_eq!([&shown["ending"], &shown["outcome"]], [&Value::Null; 2]);
    let stone = |place: &str, owner: &str, stone: &str| json!({"places": [place], "kind": "stone", "owner": owner, "stone": stone, "label": ""});
    assert_eq!(
        shown["pieces"],
        json!([stone("e5", "1", "black"), stone("f1", "2", "white")])
    );
    let places = shown["places"].as_array().unwrap();
    assert_eq!(places.len(), 93);
    for place in places {
        let is_last = place["marks"].as_array().unwrap().contains(&json!("last"));
        assert_eq!(is_last, place["name"] == "f1", "{place}");
    }
    let start = line(&["show", "y", "--json"]);
    assert_eq!([&start["plies"], &start["last"]], [&json!(0), &Value::Null]);
}

/// The places are those of the picture, by which a page knows what is clicked at.
#[test]
fn places_are_where_the_picture_has_them() {
    for name in NAMES {
        let shown = line(&["show", name, "--json"]);
        let position: AnyPosition = shown["position"].as_str().unwrap().parse().unwrap();
        let scene = position.scene(None, Viewer::Everyone).unwrap();
        for place in shown["places"].as_array().unwrap() {
            let [x, y] = [0, 1].map(|at| place["centre"][at].as_f64().unwrap());
            let found = scene
                .find(place["name"].as_str().unwrap())
                .expect("the place");
            let (right, below) = found.centre();
            assert!(
                (x - right).abs() < 1e-9 && (y - below).abs() < 1e-9,
                "{place}"
            );
        }
        assert_eq!(
            shown["places"].as_array().unwrap().len(),
            scene.places().len()
        );
        assert_eq!(
            shown["pieces"].as_array().unwrap().len(),
            scene.pieces().len()
        );
        assert_eq!(
            shown["hands"].as_array().unwrap().len(),
            scene.hands().len()
        );
    }
}

#[test]
fn an_ending_is_told_by_its_kind() {
    let record = |headers: &str| format!("# game: y\n{headers}\ne5 f1\n");
    for (headers, ending, outcome) in [
        (
            "# result: 2\n# ended: resignation\n",
            json!({"kind": "ended", "ended": "resignation", "outcome": "2"}),
            json!("2"),
        ),
        (
            "# max-plies: 2\n",
            json!({"kind": "max-plies", "plies": 2}),
            json!("draw"),
        ),
    ] {
        let file = TestFile::with("json_ending.txt", record(headers));
        for subcommand in ["show", "legal"] {
            let told = line(&[subcommand, "y", "--json", "--record", file.path()]);
            assert_eq!(told["ending"], ending);
            // The rules have not ended the game.
            assert_eq!(told["status"]["kind"], "to-move");
            if subcommand == "show" {
                assert_eq!(told["outcome"], outcome);
            }
        }
    }
}

/// A triangle of six nodes: whoever has a side of it, with both corners, touches the other two as well.
#[test]
fn a_game_that_is_over_has_no_moves() {
    let args = ["--rules", "board=flat:3", "--moves", "a1 a4 a2 a5 a3"];
    let legal = line(&[&["legal", "y", "--json"][..], &args].concat());
    assert_eq!(legal["status"], json!({"kind": "over", "outcome": "1"}));
    assert_eq!(legal["ending"], json!({"kind": "rules", "outcome": "1"}));
    assert_eq!(legal["moves"], json!([]));
    let shown = line(&[&["show", "y", "--json"][..], &args].concat());
    assert_eq!(shown["outcome"], "1");
    assert_eq!(shown["plies"], 5);
}

#[test]
fn json_is_the_same_in_every_window() {
    for args in [
        &["games", "--json"][..],
        &["rules", "y", "--json"],
        &["legal", "yinyang", "--json"],
        &["show", "leap-over", "--json"],
    ] {
        let plain = run(args).good();
        let ascii = run(&[args, &["--ascii"]].concat()).good();
        assert_eq!(ascii, plain, "{args:?}");
    }
}

#[test]
fn what_is_refused_leaves_standard_output_empty() {
    for (args, status, reason) in [
        (
            &["rules", "chess", "--json"][..],
            2,
            r#"game "chess": unknown"#,
        ),
        (
            &["legal", "y", "--json", "--moves", "e5 e5"],
            1,
            r#"number 2 of --moves: move "e5": e5 is occupied"#,
        ),
        (
            &["show", "y", "--json", "--rules", "size=3"],
            1,
            r#"option "size""#,
        ),
        (
            &["show", "y", "--json", "--svg", "-"],
            2,
            "'--json' cannot be used with '--svg",
        ),
        (&["games", "--json", "y"], 2, "unexpected argument 'y'"),
    ] {
        let run = run(args);
        assert_eq!(run.out, "", "{args:?}");
        let said = run.refused(status);
        assert!(said.contains(reason), "{args:?}: {said}");
    }
}
