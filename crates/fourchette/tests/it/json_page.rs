//! The page on JSON lists the fields that there are, of the types of the library.
#![cfg(feature = "serde")]

use core::num::NonZeroU32;
use core::ops::ControlFlow;

use board_draw::{Anchor, Class, Course, Hand, Mark, Outline, Piece, Scene, Step, Stone};
use board_graph::{Board, Fork, Node, NodeSet};
use board_play::{Adjudication, Ended, Ending, Outcome, Rematch, Seat, Status, Turn, Viewer};
use fourchette::bots::{Budget, Level, Progress, SeatView, analyse};
use fourchette::solver::Stop;
use fourchette::{
    AnyPosition, AnyRecord, AnyView, BotKind, GameEnd, Player, RngStream, Start, ToldMove,
    generator,
};
use serde::Serialize;
use serde_json::{Value, to_value};

use crate::json_fields::{check, names, page};

fn json<T: Serialize>(value: T) -> Value {
    to_value(value).expect("JSON")
}

fn endings() -> [Ending; 4] {
    [
        Ending::Rules(Outcome::Draw),
        Ending::Repetition(NonZeroU32::MIN),
        Ending::MaxPlies(NonZeroU32::MIN),
        Ending::Ended(Ended::Time, Outcome::Draw),
    ]
}

#[test]
fn the_fields_of_results_are_on_the_page() {
    let statuses = [
        Status::ToMove(Seat::First),
        Status::Chance,
        Status::Over(Outcome::Draw),
    ];
    check("Status", &statuses.map(json));
    check("Ending", &endings().map(json));
    let mut ends = endings().map(GameEnd::Ending).to_vec();
    ends.push(GameEnd::Resigned(Seat::First));
    check("GameEnd", &ends.into_iter().map(json).collect::<Vec<_>>());
    check("Adjudication", &[json(Adjudication::default())]);
    let told = ToldMove {
        ply: 1,
        mover: None,
        text: String::new(),
        explanation: None,
    };
    check("ToldMove", &[json(told)]);
}

#[test]
fn the_fields_of_a_search_are_on_the_page() {
    let position = <y::Y as board_play::Position>::start();
    let seat = SeatView::new(&position).unwrap();
    let mut told = None;
    let mut watch = |progress: Progress| {
        told = Some(progress);
        ControlFlow::Continue(())
    };
    let mut rng = generator(0, 0, 0, RngStream::Adviser);
    let found = analyse(&seat, Budget::iterations(100), &mut rng, &mut watch);
    check("Analysis", &[json(found)]);
    check("bots::Progress", &[json(told.expect("somebody was told"))]);
}

/// What is decided, what is not, and odds.
#[cfg(feature = "solve")]
#[test]
fn the_fields_of_what_is_proved_are_on_the_page() {
    use fourchette::solver::{self, Limits};

    let roll = "dice-hex/1 - c roll - 1,3,5,7,8,9,10,15,16,19,24,25,27,36 \
                2,4,6,12,13,14,20,21,22,23,28,30,34";
    let all = Limits::default();
    let questions = [
        (AnyPosition::new("y", "board=flat:3").unwrap(), all),
        (AnyPosition::new("y", "").unwrap(), all.with_nodes(1000)),
        (roll.parse().unwrap(), all),
    ];
    let mut told = Vec::new();
    let mut solutions = Vec::new();
    for (position, limits) in questions {
        let mut solver = position.solver(limits).unwrap();
        let mut watch = |progress: solver::Progress| {
            told.push(json(progress));
            ControlFlow::Continue(())
        };
        solutions.push(solver.solve(&mut watch).unwrap());
    }
    let values = solutions.iter().map(|solution| json(solution.value));
    check("Value", &values.collect::<Vec<_>>());
    let solutions: Vec<Value> = solutions.iter().map(json).collect();
    check("Solution", &solutions);
    check("solver::Progress", &told);
}

#[test]
fn the_fields_of_moves_in_pictures_are_on_the_page() {
    let steps = [
        Step::put("a1"),
        Step::jump("a1", "b1", "c1"),
        Step::take("b1"),
        Step::change("c1"),
    ];
    check("Course", &[json(Course::new(steps))]);
    let choices = AnyPosition::new("quinta", "")
        .unwrap()
        .choices(Viewer::Everyone);
    let Value::Array(choices) = json(choices) else {
        panic!("no list");
    };
    check("Choices", &choices);
}

/// One shape of each kind; a group has shapes with the same fields as the scene has.
#[test]
fn the_fields_of_a_scene_are_on_the_page() {
    let mut scene = Scene::new("Shapes");
    let circle = Outline::Circle {
        centre: (0.0, 0.0),
        radius: 1.0,
    };
    let place = scene.place("a1", circle);
    scene.place("b1", Outline::rect((0.0, 0.0), (1.0, 1.0)));
    scene.piece(Piece::new("stone", &[place]).of(Seat::First, Stone::Black));
    scene.hand(Hand {
        owner: Seat::First,
        kind: "stone",
        count: 1,
    });
    scene.highlight(place, Mark::Last);
    let points = [(0.0, 0.0), (1.0, 0.0)];
    scene
        .rect(Class::Cell, (0.0, 0.0), (1.0, 1.0))
        .circle(Class::Node, (0.0, 0.0), 1.0)
        .polyline(Class::Line, &points)
        .wide_polygon(Class::Line, &points, 1.0)
        .segments(Class::Line, [(points[0], points[1])], None)
        .text(Class::Name, (0.0, 0.0), 1.0, Anchor::Start, "a1");
    let mut fields = vec![json(&scene)];
    scene.group(Class::Arrow, |_| {});
    let mut group = json(scene)["shapes"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone();
    assert_eq!(group["form"]["kind"], "group");
    group["form"]["shapes"] = serde_json::json!([0]);
    fields.push(serde_json::json!({"shapes": [group]}));
    check("Scene", &fields);
}

/// Each type that is said to be a string is one.
#[test]
fn what_the_page_says_is_a_string_is_one() {
    let record = AnyRecord::begin("y", Start::Rules("")).unwrap();
    let position = record.position();
    let view: AnyView = position.view(Seat::First).parse().unwrap();
    let yinyang = <yinyang::YinYang as board_play::Position>::start();
    let seen = <yinyang::YinYang as board_play::Observe>::view(&yinyang, Seat::First);
    let typed: board_play::Record<y::Y> = record.to_string().parse().unwrap();
    let board = Board::bent9();
    let strings = [
        ("Seat", json(Seat::First)),
        ("Outcome", json(Outcome::Draw)),
        ("Turn", json(Turn::Chance)),
        ("Ended", json(Ended::Time)),
        ("Rematch", json(Rematch::Stay)),
        ("Record", json(typed)),
        ("AnyRecord", json(&record)),
        ("AnyPosition", json(&position)),
        ("AnyView", json(view)),
        ("BotKind", json(BotKind::Greedy)),
        ("Player", json(Player::Human)),
        ("Board", json(board)),
        ("Shape", json(board.shape())),
        ("Fork", json(Fork::On)),
        ("NodeName", json(board.name(Node::new(0)))),
        ("solver::Stop", json(Stop::Time)),
    ];
    let page = page();
    let (_, table) = page.split_once("| type | text |").expect("a table");
    let rows = table
        .lines()
        .skip(2)
        .map_while(|line| line.strip_prefix("| "));
    let listed: Vec<&str> = rows.flat_map(names).collect();
    assert_eq!(listed, strings.each_ref().map(|(name, _)| *name));
    for (name, json) in strings {
        assert!(json.is_string(), "{name}: {json}");
    }
    assert!(json(seen).is_string());
    assert!(json(Level::ALL[0]).is_number());
    assert!(json(Node::new(3)).is_number());
    assert!(json(NodeSet::EMPTY).is_array());
}
