//! Pictures, courses and choices as data for other programs.
#![cfg(feature = "serde")]

use board_draw::{
    Anchor, Area, Choices, Class, Course, Ends, Hand, Mark, Outline, Piece, Scene, Step, Stone,
};
use board_play::Seat;
use serde_json::{Value, from_value, json, to_value};

#[test]
fn a_scene_is_written_with_all_that_it_shows() {
    let mut scene = Scene::new("Two squares");
    let a1 = scene.place("a1", Outline::rect((0.0, 0.0), (40.0, 40.0)));
    let b1 = scene.place(
        "b1",
        Outline::Circle {
            centre: (60.0, 20.0),
            radius: 20.0,
        },
    );
    scene.describe("A stone on a1");
    scene.piece(
        Piece::new("stone", &[a1])
            .of(Seat::First, Stone::Black)
            .with_label("7"),
    );
    scene.piece(Piece::new("block", &[a1, b1]));
    scene.hand(Hand {
        owner: Seat::Second,
        kind: "stone",
        count: 3,
    });
    scene.highlight(a1, Mark::Last);
    scene.highlight(b1, Mark::Area(Area::Second));
    scene.on(a1, |scene| {
        scene.rect(Class::Cell, (0.0, 0.0), (40.0, 40.0));
        scene.text(
            Class::OnStone(Stone::Red),
            (20.0, 20.0),
            12.0,
            Anchor::Middle,
            "a1",
        );
    });
    scene.group(Class::Winning, |scene| {
        scene.wide_polygon(
            Class::Face(Stone::White),
            &[(0.0, 0.0), (4.0, 0.0), (0.0, 4.0)],
            2.0,
        );
    });
    let expected = json!({
        "title": "Two squares",
        "description": "A stone on a1",
        // The polygon's outline reaches 1 beyond its corners, to the left and above; the square is 40 wide.
        "bounds": [[-1.0, -1.0], [40.0, 40.0]],
        "places": [
            {
                "name": "a1",
                "outline": {
                    "kind": "polygon",
                    "points": [[0.0, 0.0], [40.0, 0.0], [40.0, 40.0], [0.0, 40.0]],
                },
            },
            {"name": "b1", "outline": {"kind": "circle", "centre": [60.0, 20.0], "radius": 20.0}},
        ],
        "pieces": [
            {"places": [0], "kind": "stone", "owner": "1", "stone": "black", "label": "7"},
            {"places": [0, 1], "kind": "block", "owner": null, "stone": null, "label": ""},
        ],
        "hands": [{"owner": "2", "kind": "stone", "count": 3}],
        "highlights": [{"place": 0, "mark": "last"}, {"place": 1, "mark": "area-2"}],
        "shapes": [
            {
                "class": "cell",
                "place": 0,
                "form": {"kind": "rect", "corner": [0.0, 0.0], "size": [40.0, 40.0], "radius": 0.0},
            },
            {
                "class": "on-red",
                "place": 0,
                "form": {
                    "kind": "text",
                    "at": [20.0, 20.0],
                    "size": 12.0,
                    "anchor": "middle",
                    "text": "a1",
                },
            },
            {
                "class": "winning",
                "place": null,
                "form": {
                    "kind": "group",
                    "shapes": [{
                        "class": "face-white",
                        "place": null,
                        "form": {
                            "kind": "polygon",
                            "points": [[0.0, 0.0], [4.0, 0.0], [0.0, 4.0]],
                            "width": 2.0,
                        },
                    }],
                },
            },
        ],
    });
    assert_eq!(to_value(&scene).unwrap(), expected);
    let empty = to_value(Scene::new("Nothing")).unwrap();
    assert_eq!(empty["bounds"], Value::Null);
}

#[test]
fn a_course_is_read_back() {
    let passed = Course::default();
    let jump = Course::new([Step::jump("c5", "d4", "e3"), Step::take("d4")]);
    let rolled = Course::new([Step::put("a1"), Step::change("dice")]);
    let elsewhere = rolled.clone().with_ends(Ends::new("dice", "a1"));
    for course in [&passed, &jump, &rolled, &elsewhere] {
        let json = to_value(course).unwrap();
        assert_eq!(from_value::<Course>(json).unwrap(), *course);
    }
    let expected = json!({
        "ends": {"source": "c5", "target": "e3"},
        "steps": [
            {"kind": "go", "from": "c5", "over": ["d4"], "to": "e3"},
            {"kind": "take", "from": "d4"},
        ],
    });
    assert_eq!(to_value(&jump).unwrap(), expected);
}

#[test]
fn choices_are_read_back() {
    let choices = Choices::new([
        (Ends::new("a1", "b1"), "a1-b1".to_owned()),
        (Ends::default(), "pass".to_owned()),
    ]);
    let expected = json!([
        {"source": "a1", "target": "b1", "move": "a1-b1"},
        {"source": null, "target": null, "move": "pass"},
    ]);
    assert_eq!(to_value(&choices).unwrap(), expected);
    assert_eq!(from_value::<Choices<String>>(expected).unwrap(), choices);
}

#[test]
fn damaged_courses_and_choices_are_refused() {
    let ends = json!({"source": null, "target": null});
    for (json, reason) in [
        (json!({"ends": ends}), "missing field `steps`"),
        (
            json!({"ends": {}, "steps": []}),
            "ends: missing field `source`",
        ),
        (
            json!({"ends": ends, "steps": {}}),
            "steps: invalid type: map",
        ),
        (
            json!({"ends": ends, "steps": [{"kind": "fly", "to": "a1"}]}),
            "steps: unknown variant `fly`",
        ),
        (
            json!({"ends": ends, "steps": [["put", "a1"]]}),
            "steps: invalid type: sequence, expected an object with a kind",
        ),
        (
            json!({"ends": ends, "steps": [{"kind": "put", "to": 1}]}),
            "steps: invalid type: integer `1`",
        ),
        (
            json!({"ends": ends, "steps": [{"kind": "put", "to": "a1", "from": "b1"}]}),
            "steps: unknown field `from`",
        ),
        (
            json!({"ends": ends, "steps": [], "length": 0}),
            "unknown field `length`, expected `ends` or `steps`",
        ),
        (
            json!("pass"),
            "expected an object with the fields ends, steps",
        ),
    ] {
        let refused = from_value::<Course>(json.clone()).unwrap_err().to_string();
        assert!(refused.contains(reason), "{json}: {refused}");
    }
    for (json, reason) in [
        (json!({}), "expected a sequence"),
        (
            json!([{"source": null, "target": null}]),
            "missing field `move`",
        ),
        (
            json!([{"source": 1, "target": null, "move": "a1"}]),
            "source: invalid type: integer `1`",
        ),
        (
            json!([{"source": null, "target": null, "move": null}]),
            "move: invalid type: null",
        ),
    ] {
        let refused = from_value::<Choices<String>>(json.clone())
            .unwrap_err()
            .to_string();
        assert!(refused.contains(reason), "{json}: {refused}");
    }
}
