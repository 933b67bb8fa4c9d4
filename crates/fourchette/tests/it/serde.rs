//! JSON of everything is read back, or refused with the reason.
#![cfg(feature = "serde")]

use core::fmt::Debug;

use board_play::playout::below;
use board_play::{Ended, Ending, Outcome, Position, Seat};
use fourchette::{
    AnyPosition, AnyRecord, AnyView, BotKind, GameEnd, NAMES, Player, Start, ToldMove, about,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_str, from_value, json, to_string, to_value};

/// Checks that a value is read back, and returns it as JSON.
#[track_caller]
pub(crate) fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Value {
    let json = to_string(value).expect("JSON");
    assert_eq!(from_str::<T>(&json).expect(&json), *value);
    from_str(&json).expect("JSON")
}

/// Checks that texts are refused, each with its reason.
#[track_caller]
fn refused<T: DeserializeOwned + Debug>(all: &[(Value, &str)]) {
    for (json, reason) in all {
        let error = from_value::<T>(json.clone()).unwrap_err().to_string();
        assert!(error.contains(reason), "{json}: {error}");
    }
}

/// Plays at random, and shows each position on the way.
fn wander<G: Position>(options: &G::Options, rng: &mut ChaCha8Rng, mut see: impl FnMut(&G)) {
    let mut position = G::new(options);
    for _ in 0..60 {
        see(&position);
        let Some(count) = u64::try_from(position.move_count()).ok().filter(|&n| n > 0) else {
            break;
        };
        let n = usize::try_from(below(rng, count)).expect("a small number");
        position.play_unchecked(position.nth_move(n).expect("a move"));
    }
}

#[test]
fn what_is_reached_by_text_is_that_text() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for name in NAMES {
        let mut record = AnyRecord::begin(name, Start::Rules("")).unwrap();
        for _ in 0..12 {
            let position = record.position();
            assert_eq!(read_back(&position), json!(position.to_string()));
            for seat in Seat::ALL {
                let view: AnyView = position.view(seat).parse().unwrap();
                assert_eq!(read_back(&view), json!(position.view(seat)));
            }
            let count = u64::try_from(position.move_count()).unwrap();
            let n = usize::try_from(below(&mut rng, count)).unwrap();
            if record.push(&position.moves()[n]).unwrap().is_some() {
                break;
            }
        }
        let json = to_value(&record).unwrap();
        assert_eq!(json, json!(record.to_string()));
        let read: AnyRecord = from_value(json).unwrap();
        assert_eq!(read.to_string(), record.to_string());
    }
    refused::<AnyPosition>(&[
        (json!("chess/1 - 1"), r#"game "chess": unknown"#),
        (json!("y/1 - 1 black e5 e5"), r#"field white "e5""#),
        (json!(""), r#"game "": unknown"#),
        (json!(null), "expected a text"),
        (json!({"position": "y/1 - 1 black - -"}), "expected a text"),
        (json!(1), "expected a text"),
    ]);
    refused::<AnyView>(&[
        (json!("yinyang-view/2 -"), "yinyang-view"),
        (json!("chess-view/1"), r#"game "chess": unknown"#),
        (json!([]), "expected a text"),
    ]);
    refused::<AnyRecord>(&[
        (
            json!("# game: y\n\ne5 e5\n"),
            r#"move "e5": e5 is occupied"#,
        ),
        (json!("e5"), "the header `# game: NAME` is missing"),
        (json!(true), "expected a text"),
    ]);
}

#[test]
fn players_are_their_names() {
    assert_eq!(read_back(&Player::Human), json!("human"));
    for kind in BotKind::all() {
        assert_eq!(read_back(&Player::Bot(kind)), json!(kind.to_string()));
    }
    refused::<Player>(&[
        (json!("nobody"), r#"player "nobody": must be random"#),
        (json!({"bot": "random"}), "expected a text"),
    ]);
}

#[test]
fn the_end_of_a_game_says_what_has_ended_it() {
    let won = Ending::Ended(Ended::Forfeit, Outcome::Win(Seat::First));
    assert_eq!(
        read_back(&GameEnd::Ending(won)),
        json!({
            "kind": "ending",
            "ending": {"kind": "ended", "ended": "forfeit", "outcome": "1"},
        })
    );
    let resigned = json!({"kind": "resigned", "seat": "2"});
    assert_eq!(read_back(&GameEnd::Resigned(Seat::Second)), resigned);
    refused::<GameEnd>(&[
        (json!({"kind": "resigned"}), "missing field `seat`"),
        (
            json!({"kind": "resigned", "seat": "both"}),
            r#"seat "both""#,
        ),
        (
            json!({"kind": "resigned", "seat": "1", "ply": 3}),
            "unknown field `ply`",
        ),
        (
            json!({"kind": "ending", "ending": "1"}),
            "expected an object with a kind",
        ),
        (json!({"seat": "1"}), "missing field `kind`"),
        (json!("resigned"), "expected an object with a kind"),
    ]);
}

#[test]
fn a_told_move_is_read_back() {
    let roll = ToldMove {
        ply: 1,
        mover: None,
        text: "d136".to_owned(),
        explanation: None,
    };
    let expected = json!({"ply": 1, "mover": null, "text": "d136", "explanation": null});
    assert_eq!(read_back(&roll), expected);
    let law = ToldMove {
        mover: Some(Seat::Second),
        explanation: Some("a creation".to_owned()),
        ..roll
    };
    let expected = json!({"ply": 1, "mover": "2", "text": "d136", "explanation": "a creation"});
    assert_eq!(read_back(&law), expected);
    refused::<ToldMove>(&[
        (json!({}), "missing field `ply`"),
        (
            json!({"ply": -1, "mover": null, "text": "", "explanation": null}),
            "ply: invalid value: integer `-1`",
        ),
        (
            json!({"ply": 1, "mover": 2, "text": "", "explanation": null}),
            "mover: invalid type: integer `2`",
        ),
        (
            json!({"ply": 1, "mover": null, "text": ""}),
            "missing field `explanation`",
        ),
    ]);
}

/// What a game says about itself is written in one object.
#[test]
fn a_game_in_words_is_written() {
    let y = to_value(about("y").unwrap()).unwrap();
    assert_eq!(
        [&y["name"], &y["title"]],
        [&json!("y"), &json!("The Game of Y")]
    );
    assert_eq!(y["options"][1]["key"], "opening");
    let usual = json!({
        "rules": "",
        "way": "alternate",
        "meaning": "the players exchange seats, and with the seats their colours",
    });
    assert_eq!(y["rematches"][0], usual);
}

/// Reads setups back: those of positions of random games, which make the same position again.
fn check_setups<G, S>(rules: &str)
where
    G: Position<Options: board_play::RuleOptions> + TryFrom<S, Error: Debug>,
    S: From<G> + Clone + PartialEq + Debug + Serialize + DeserializeOwned,
{
    let options = <G::Options as board_play::RuleOptions>::read(rules).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    wander::<G>(&options, &mut rng, |position| {
        let setup = S::from(*position);
        let json = read_back(&setup);
        let read: S = from_value(json.clone()).unwrap();
        assert_eq!(G::try_from(read).unwrap(), *position);
        damage(&json, |damaged| match from_value::<S>(damaged.clone()) {
            // Some of it is a setup all the same; whether it is a position is for the game to say.
            Ok(setup) => drop(G::try_from(setup)),
            Err(reason) => assert!(!reason.to_string().is_empty(), "{damaged}"),
        });
    });
    let json = to_value(S::from(G::new(&options))).unwrap();
    let fields = json.as_object().unwrap();
    for key in fields.keys() {
        let mut without = fields.clone();
        without.remove(key);
        let error = from_value::<S>(without.into()).unwrap_err().to_string();
        assert_eq!(error, format!("missing field `{key}`"));
        let mut wrong = fields.clone();
        wrong[key] = json!({"no": "such thing"});
        let error = from_value::<S>(wrong.into()).unwrap_err().to_string();
        assert!(error.starts_with(&format!("{key}: ")), "{error}");
    }
    let mut more = fields.clone();
    more.insert("more".to_owned(), Value::Null);
    let error = from_value::<S>(more.into()).unwrap_err().to_string();
    assert!(
        error.starts_with("unknown field `more`, expected "),
        "{error}"
    );
}

/// Changes each value that is no object or list, one at a time, into others.
fn damage(json: &Value, mut see: impl FnMut(&Value)) {
    const OTHERS: [&str; 7] = ["null", "-1", "65535", "65536", "\"\"", "[]", "[127,128]"];
    let mut pointers = Vec::new();
    list_pointers(json, String::new(), &mut pointers);
    for pointer in pointers {
        for other in OTHERS {
            let mut damaged = json.clone();
            *damaged.pointer_mut(&pointer).unwrap() = from_str(other).unwrap();
            see(&damaged);
        }
    }
}

/// Lists where the values are that have no parts.
fn list_pointers(json: &Value, path: String, pointers: &mut Vec<String>) {
    match json {
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                list_pointers(item, format!("{path}/{at}"), pointers);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                list_pointers(field, format!("{path}/{key}"), pointers);
            }
        }
        _ => pointers.push(path),
    }
}

#[test]
fn setups_of_every_game_are_read_back() {
    check_setups::<y::Y, y::Setup>("opening=pie");
    check_setups::<y::YOn<4>, y::SetupOn<4>>("board=bent:13");
    check_setups::<aliens_amazons::AliensAmazons, aliens_amazons::Setup>("");
    check_setups::<singularity::Singularity, singularity::Setup>("");
    check_setups::<leap_over::LeapOver, leap_over::Setup>("");
    check_setups::<tetra::Tetra, tetra::Setup>("wins=moving");
    check_setups::<quinta::Quinta, quinta::Setup>("fork=off");
    check_setups::<sexta::Sexta, sexta::Setup>("");
    check_setups::<wyx::Wyx, wyx::Setup>("");
    check_setups::<dice_hex::DiceHex, dice_hex::Setup>("");
    check_setups::<yinyang::YinYang, yinyang::Setup>("");
    check_setups::<kwintie::Kwintie, kwintie::Setup>("ruleset=kwinty");
}

#[test]
fn setups_are_written_by_their_fields() {
    let y: y::Y = "y/1 opening=pie 1 white e5 -".parse().unwrap();
    let e5 = y.board().parse_node("e5").unwrap().index();
    let setup = json!({
        "options": "opening=pie", "first": "white", "black": [e5], "white": [],
    });
    assert_eq!(to_value(y::Setup::from(y)).unwrap(), setup);

    let dice: dice_hex::DiceHex = "dice-hex/1 - 1 announce d136 - -".parse().unwrap();
    let setup = json!({
        "options": "", "phase": {"kind": "announce", "roll": "d136"}, "black": [], "red": [],
    });
    assert_eq!(to_value(dice_hex::Setup::from(dice)).unwrap(), setup);
    refused::<dice_hex::Setup>(&[
        (
            json!({"options": "", "phase": {"kind": "place"}, "black": ["4", "1"], "red": []}),
            "black: number 1: out of order, or listed twice",
        ),
        (
            json!({"options": "", "phase": {"kind": "place"}, "black": [], "red": ["37"]}),
            r#"red: number "37""#,
        ),
        (
            json!({"options": "", "phase": {"kind": "place", "roll": "d111"}, "black": [], "red": []}),
            "phase: unknown field `roll`",
        ),
    ]);

    let start = <yinyang::YinYang as Position>::start();
    let setup = to_value(yinyang::Setup::from(start)).unwrap();
    assert_eq!(
        setup["phase"],
        json!({"kind": "writing", "seat": "1", "slot": "1"})
    );
    assert_eq!(
        setup["laws"],
        json!([[null, null, null, null], [null, null, null, null]])
    );
}
