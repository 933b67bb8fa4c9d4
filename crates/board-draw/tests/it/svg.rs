//! The builder of SVG pictures.

use std::collections::BTreeSet;

use board_draw::{Anchor, Area, Class, Scene, Stone};

use crate::xml::Element;

fn classes() -> Vec<Class> {
    let mut classes = vec![
        Class::Board,
        Class::Cell,
        Class::CellAlt,
        Class::Line,
        Class::Border,
        Class::Node,
        Class::Penta,
        Class::Card,
        Class::Wins,
        Class::Draws,
        Class::Loses,
        Class::Last,
        Class::Left,
        Class::Captured,
        Class::Winning,
        Class::Arrow,
        Class::Name,
        Class::Label,
        Class::Title,
    ];
    classes.extend(Stone::ALL.map(Class::Stone));
    classes.extend(Stone::ALL.map(Class::OnStone));
    classes.extend(Area::ALL.map(Class::Area));
    classes
}

#[test]
fn every_class_has_a_look_of_its_own_in_light_and_dark() {
    let text = Scene::new("").svg().to_string();
    let (light, dark) = text
        .split_once("@media (prefers-color-scheme:dark){")
        .unwrap();
    let mut names = BTreeSet::new();
    for class in classes() {
        let selector = format!(".drawing .{class}{{");
        assert_eq!(light.matches(&selector).count(), 1, "{class}");
        assert_eq!(dark.matches(&selector).count(), 1, "{class}");
        names.insert(class.to_string());
    }
    assert_eq!(names.len(), classes().len());
    assert_eq!(text.matches('{').count(), text.matches('}').count());
}

#[test]
fn what_is_only_to_be_pointed_at_is_not_seen_in_either_light() {
    let text = Scene::new("").svg().to_string();
    let rule = ".drawing .hit{fill:none;stroke:none;pointer-events:all}";
    assert_eq!(text.matches(rule).count(), 1);
    assert_eq!(text.matches(&format!(".{}", Class::Hit)).count(), 1);
}

/// Draws one shape of every kind, from (0, 0) to (100, 50).
fn shapes(scene: &mut Scene) {
    scene
        .rect(Class::Cell, (0.0, 0.0), (100.0, 50.0))
        .rounded_rect(Class::Card, (10.0, 10.0), (20.0, 20.0), 3.0)
        .circle(Class::Stone(Stone::White), (20.0, 20.0), 20.0)
        .line(Class::Line, (0.0, 0.0), (100.0, 50.0))
        .segments(Class::Border, [((1.0, 2.0), (3.0, 4.0))], Some(2.0))
        .segments(Class::Border, [], Some(2.0))
        .polyline(
            Class::Winning,
            &[(0.0, 0.0), (1.0 / 3.0, 0.126), (2.0, 0.0)],
        )
        .polygon(
            Class::Area(Area::Fourth),
            &[(0.0, 0.0), (9.0, 0.0), (9.0, 9.0)],
        )
        .wide_polygon(
            Class::Board,
            &[(40.0, 10.0), (49.0, 10.0), (49.0, 19.0)],
            4.0,
        )
        .arrow(&[(20.0, 20.0), (60.0, 20.0), (60.0, 40.0)], 4.0)
        .group(Class::Card, |scene| {
            scene.text(Class::Name, (50.0, 20.0), 10.0, Anchor::Start, "left");
        })
        .text(Class::Label, (50.0, 40.0), 10.0, Anchor::End, "right");
}

#[test]
fn the_document_is_well_formed_and_holds_every_shape() {
    let mut scene = Scene::new("Title");
    scene.describe("Words");
    shapes(&mut scene);
    let text = scene.svg().to_string();
    let root = Element::document(&text);
    assert_eq!(root.name, "svg");
    assert_eq!(root.attribute("xmlns"), "http://www.w3.org/2000/svg");
    assert_eq!(root.attribute("role"), "img");
    assert_eq!(root.attribute("aria-label"), "Title");
    assert_eq!(root.attribute("viewBox"), "-10 -10 120 70");
    assert_eq!((root.number("width"), root.number("height")), (120.0, 70.0));
    let names: Vec<_> = root.children.iter().map(|child| &*child.name).collect();
    let expected = [
        "title", "desc", "style", "rect", "rect", "rect", "circle", "polyline", "path", "polyline",
        "polygon", "polygon", "g", "g", "text",
    ];
    assert_eq!(names, expected);
    assert_eq!(root.children[0].text, "Title");
    assert_eq!(root.children[1].text, "Words");
    assert_eq!(root.children[5].attribute("rx"), "3");
    assert_eq!(root.children[8].attribute("d"), "M1,2L3,4");
    assert_eq!(root.children[9].attribute("points"), "0,0 0.33,0.13 2,0");
    assert_eq!(root.children[12].attribute("class"), "arrow");
    assert_eq!(root.children[13].children[0].text, "left");
    assert_eq!(
        root.children[13].children[0].attribute("text-anchor"),
        "start"
    );
}

#[test]
fn the_head_of_an_arrow_is_at_its_end() {
    let mut scene = Scene::new("");
    scene.arrow(&[(0.0, 0.0), (0.0, 100.0)], 10.0);
    let root = Element::document(&scene.svg().to_string());
    let head = root.of("polygon", "arrow")[0].attribute("points");
    // Long 34 and wide 34: 17 to either side.
    assert_eq!(head, "0,100 -17,66 17,66");

    let mut scene = Scene::new("");
    scene
        .arrow(&[], 1.0)
        .arrow(&[(1.0, 1.0)], 1.0)
        .arrow(&[(1.0, 1.0), (1.0, 1.0)], 1.0);
    assert_eq!(scene, Scene::new(""), "what has no direction is not drawn");
}

#[test]
fn a_moved_origin_moves_everything_inside_and_nothing_after() {
    let mut plain = Scene::new("");
    shapes(&mut plain);
    let mut moved = Scene::new("");
    moved.at((1000.0, 500.0), |scene| {
        scene.at((-1000.0, -500.0), shapes);
    });
    assert_eq!(moved, plain);
    moved.at((1000.0, 500.0), shapes);
    assert_eq!(moved.bounds(), Some(((0.0, 0.0), (1100.0, 550.0))));
    assert_eq!(Scene::new("").bounds(), None);
}

#[test]
fn hostile_texts_and_numbers_leave_it_well_formed() {
    let hostile = "</text><script>&\"'\u{0}\u{1b}\u{ffff}\n]]>";
    let shown = "</text><script>&\"'\u{fffd}\u{fffd}\u{fffd} ]]>";
    let mut scene = Scene::new(hostile);
    scene.describe(hostile);
    scene.text(Class::Label, (0.0, 0.0), 10.0, Anchor::Middle, hostile);
    scene.circle(Class::Node, (f64::NAN, f64::INFINITY), f64::NEG_INFINITY);
    scene.arrow(&[(f64::NAN, 0.0), (0.0, f64::INFINITY)], f64::NAN);
    let root = Element::document(&scene.svg().to_string());
    assert_eq!(root.attribute("aria-label"), shown);
    assert_eq!(root.of("text", "label")[0].text, shown);
    let all = root.all();
    for number in all.iter().flat_map(|element| element.numbers()) {
        assert!(number.parse::<f64>().unwrap().is_finite(), "{number}");
    }
}
