//! What every game promises to a program that offers all of them: its words agree with its parsers.

use std::collections::HashSet;

use board_draw::DrawOptions;
use board_play::{About, Outcome, RuleOptions as _, Seat, Status, Viewer};
use fourchette::{AnyPosition, Error, Game, GameName, GameVisitor, NAMES, about, visit, visit_all};

#[test]
fn names_are_unique_and_lead_to_their_games() {
    assert_eq!(NAMES.iter().collect::<HashSet<_>>().len(), NAMES.len());
    for name in NAMES {
        assert_eq!(about(name).unwrap().name, *name);
        let start = AnyPosition::new(name, "").unwrap();
        assert_eq!(start.game(), *name);
    }
    let error = about("go").unwrap_err();
    assert!(matches!(error, Error::UnknownGame(_)));
    let names = NAMES.join(", ");
    assert_eq!(
        error.to_string(),
        format!("game \"go\": unknown; the games are {names}")
    );
}

#[test]
fn other_names_stand_for_rules_of_a_game() {
    let aliases = NAMES
        .iter()
        .flat_map(|name| about(name).unwrap().words.aliases);
    let mut names: Vec<&str> = NAMES.to_vec();
    names.extend(aliases.map(|alias| alias.name));
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
    for name in NAMES {
        let found = GameName::find(name).unwrap();
        assert_eq!(found.game(), *name);
        assert_eq!(found.rules("a=b").unwrap(), "a=b", "{name}");
    }

    // The rulings, section 12.
    for (name, ruleset) in [
        ("kwinty", "ruleset=kwinty"),
        ("boardless", "ruleset=boardless"),
    ] {
        let found = GameName::find(name).unwrap();
        assert_eq!(found.game(), "kwintie");
        assert_eq!(found.rules("").unwrap(), ruleset);
        let both = format!("no-five=draw,{ruleset}");
        assert_eq!(found.rules(&both).unwrap(), both);

        let position = |rules| AnyPosition::new("kwintie", rules).unwrap();
        assert!(found.check(&position(&both)).is_ok());
        assert_eq!(position(&both).alias().unwrap().name, name);
        let refused = found
            .check(&position("no-five=draw"))
            .unwrap_err()
            .to_string();
        assert_eq!(
            refused,
            format!(
                "game \"{name}\": the name stands for {ruleset}, and the game has no-five=draw"
            )
        );
        let refused = found.rules("ruleset=kwintie").unwrap_err().to_string();
        assert_eq!(
            refused,
            format!("option ruleset \"kwintie\": the name {name} stands for {ruleset}")
        );
        let refused = found.rules("ruleset").unwrap_err().to_string();
        assert!(refused.contains(name), "{refused}");
    }
    assert_eq!(AnyPosition::new("kwintie", "").unwrap().alias(), None);
    assert!(matches!(GameName::find("go"), Err(Error::UnknownGame(_))));
}

#[test]
fn moves_are_explained_where_their_texts_do_not_tell() {
    let explained = |game, m| AnyPosition::new(game, "").unwrap().explain(m);
    assert_eq!(explained("y", "e5").unwrap(), None);
    let law = explained("yinyang", "bw..>b...").unwrap().unwrap();
    assert!(law.starts_with("destruction: black top left"), "{law}");
    assert!(matches!(explained("y", "e 5"), Err(Error::MoveText(_))));
}

#[test]
fn chance_and_several_moves_in_a_row_are_not_alternating() {
    let is_alternating = |game, rules| AnyPosition::new(game, rules).unwrap().is_alternating();
    assert!(is_alternating("kwintie", ""));
    assert!(!is_alternating("dice-hex", ""), "dice are rolled");
    assert!(
        !is_alternating("y", "handicap=3"),
        "Black begins with three stones"
    );
}

/// Checks the words of a game against its types.
#[derive(Clone, Copy)]
struct CheckWords;

impl GameVisitor for CheckWords {
    type Out = ();

    fn visit<G: Game>(self) {
        let name = G::NAME;
        let About {
            title,
            aliases,
            seats,
            goal,
            credits,
            board,
            rules,
            matches,
            moves,
        } = G::ABOUT;
        for line in [title, goal, credits, matches, seats[0], seats[1]] {
            assert!(!line.is_empty() && !line.contains('\n'), "{name}: {line:?}");
        }
        assert_ne!(seats[0], seats[1], "{name}");
        assert!(!board.is_empty() && !moves.is_empty(), "{name}");
        assert!(rules.starts_with("# "), "{name}");

        let parse = |text: &str| {
            let options = text.parse::<G::Options>();
            options.unwrap_or_else(|error| panic!("{name}: {text}: {error}"))
        };
        let mut all_defaults = Vec::new();
        for option in G::Options::about() {
            let default = format!("{}={}", option.key, option.default);
            assert_eq!(parse(&default), G::Options::default(), "{name}: {default}");
            assert_eq!(option.samples[0], option.default, "{name}: {default}");
            for example in option.samples {
                let text = format!("{}={example}", option.key);
                let written = parse(&text).to_string();
                let expected = if example == option.default {
                    ""
                } else {
                    &*text
                };
                assert_eq!(written, expected, "{name}");
                // A start under these rules can be drawn and has a decision to make.
                let start = G::new(&parse(&text));
                assert!(start.move_count() > 0, "{name}: {text}");
                assert!(
                    start.canvas(&DrawOptions::default()).height() > 0,
                    "{name}: {text}"
                );
            }
            let bad = format!("{}=bad!", option.key);
            assert!(bad.parse::<G::Options>().is_err(), "{name}: {bad}");
            all_defaults.push(default);
        }
        assert_eq!(
            parse(&all_defaults.join(",")),
            G::Options::default(),
            "{name}"
        );

        for alias in aliases {
            // What the name stands for is written as positions write it.
            assert_eq!(parse(alias.rules).to_string(), alias.rules, "{name}");
            assert_ne!(alias.rules, "", "{name}: {}", alias.name);
        }

        for form in moves {
            let m = form.example.parse::<G::Move>();
            let m = m.unwrap_or_else(|error| panic!("{name}: {}: {error}", form.example));
            assert_eq!(m.to_string(), form.example, "{name}");
            assert!(!form.example.contains(char::is_whitespace), "{name}");
        }
    }
}

#[test]
fn words_agree_with_parsers() {
    visit_all(&CheckWords);
    for name in NAMES {
        visit(name, CheckWords).unwrap();
    }
}

/// The types of a game with several, in order, by how big a board they can hold.
#[derive(Clone, Copy)]
struct NameOf;

impl GameVisitor for NameOf {
    type Out = &'static str;

    fn visit<G: Game>(self) -> &'static str {
        G::NAME
    }
}

#[test]
fn all_types_are_visited_in_the_order_of_the_names() {
    let mut names = visit_all(&NameOf);
    names.dedup();
    assert_eq!(names, NAMES);
}

#[test]
fn the_start_of_every_game_is_reached_by_texts() {
    for name in NAMES {
        let start = AnyPosition::new(name, "").unwrap();
        let mut moves = start.moves();
        assert_eq!(moves.len(), start.move_count(), "{name}");
        assert_eq!(start.perft(1), moves.len() as u64, "{name}");
        let line = start.to_string();
        assert!(line.starts_with(&format!("{name}/1 ")), "{line}");
        let again: AnyPosition = line.parse().unwrap();
        assert_eq!(again, start);
        assert_eq!(again.key(), start.key());
        assert_eq!(start.rules(), "");

        let m = moves.swap_remove(0);
        start.check(&m).unwrap();
        assert!(start.chance_weight(&m).unwrap() > 0);
        let mut next = start.clone();
        next.play(&m).unwrap();
        assert_ne!(next, start, "{name}");
        for viewer in [Viewer::Everyone, Viewer::Seat(Seat::First)] {
            next.canvas(Some(&m), viewer).unwrap();
            let svg = next.svg(Some(&m), viewer).unwrap().to_string();
            assert!(svg.starts_with("<svg "), "{name}: {svg}");
        }
        assert!(!start.diagram().is_empty());

        for refused in ["", "no move", "\u{0}"] {
            let before = next.clone();
            assert!(
                matches!(next.play(refused), Err(Error::MoveText(_))),
                "{name}"
            );
            assert!(next.canvas(Some(refused), Viewer::Everyone).is_err());
            assert_eq!(next, before);
        }
        assert!(matches!(
            AnyPosition::new(name, "no=option"),
            Err(Error::Start(_))
        ));
    }
    assert!(matches!(
        AnyPosition::new("go", ""),
        Err(Error::UnknownGame(_))
    ));
    assert!(matches!(
        "go/1 - 1".parse::<AnyPosition>(),
        Err(Error::UnknownGame(_))
    ));
    assert!(matches!(
        "".parse::<AnyPosition>(),
        Err(Error::UnknownGame(_))
    ));
}

#[test]
fn bigger_boards_are_held_by_bigger_types() {
    // The rulings, section 1, give 163 nodes for side 12 and 199 for 13; for 25, m = r = 12: a
    // triangle of 91 nodes in 12 rings of 3 (12 + k) nodes, 91 + 3 (144 + 78) = 757.
    for (board, nodes) in [
        ("bent:9", 93),
        ("bent:12", 163),
        ("bent:13", 199),
        ("bent:25", 757),
    ] {
        let rules = format!("board={board},opening=pie");
        let mut position = AnyPosition::new("y", &rules).unwrap();
        assert_eq!(position.move_count(), nodes);
        position.play("a1").unwrap();
        assert_eq!(position.move_count(), nodes);
        position.play("swap").unwrap();
        let again: AnyPosition = position.to_string().parse().unwrap();
        assert_eq!(again, position);
        // Only a tidy text is given back.
        assert!(
            again.rules() == rules || board == "bent:9",
            "{}",
            again.rules()
        );
    }
    let error = AnyPosition::new("y", "board=bent:26").unwrap_err();
    assert!(error.to_string().contains("bent:26"), "{error}");
}

/// Every way to win of the position is found by trying each move, text by text.
#[test]
fn winning_moves_are_those_after_which_the_mover_has_won() {
    let mut position = AnyPosition::new("y", "board=bent:3").unwrap();
    let mut found = 0;
    for m in ["a1", "a6", "b1", "a5", "b2", "a3", "a4"] {
        let won = Status::Over(Outcome::Win(position.status().to_move().unwrap()));
        let mut expected = position.moves();
        expected.retain(|m| {
            let mut next = position.clone();
            next.play(m).unwrap();
            next.status() == won
        });
        assert_eq!(position.winning_moves(), expected, "before {m}");
        found += expected.len();
        position.play(m).unwrap();
    }
    // The last move of the game wins it.
    assert!(found > 0);
    assert!(position.status().is_over());
    assert!(position.winning_moves().is_empty());
}
