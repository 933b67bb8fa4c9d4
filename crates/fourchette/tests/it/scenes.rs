//! Pictures as data: places, pieces, and what moves do, of all games.

use std::collections::{BTreeMap, BTreeSet};

use board_draw::{Course, DrawOptions, Outline, Place, Point, Scene, Step};
use board_graph::Board;
use board_play::{Seat, Viewer};
use fourchette::{Game, GameVisitor, visit_all};

const VIEWERS: [Viewer; 3] = [
    Viewer::Everyone,
    Viewer::Seat(Seat::First),
    Viewer::Seat(Seat::Second),
];

/// Calls a function with positions of random games: with each, and the move that led there.
fn wander<G: Game>(games: u64, mut visit: impl FnMut(&G, Option<G::Move>)) {
    for seed in 1..=games {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (mut position, mut last) = (G::start(), None);
        for _ in 0..150 {
            visit(&position, last);
            let count = position.move_count();
            if count == 0 {
                break;
            }
            // Xorshift: Marsaglia, 2003.
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let n = usize::try_from(state >> 33).unwrap() % count;
            let m = position.nth_move(n).unwrap();
            position.play(m).unwrap();
            last = Some(m);
        }
    }
}

/// Returns moves from all parts of the list, at most about `most`.
fn some_moves<G: Game>(position: &G, most: usize) -> Vec<G::Move> {
    let count = position.move_count();
    let picked = (0..count).step_by(count.div_ceil(most).max(1));
    picked.map(|n| position.nth_move(n).unwrap()).collect()
}

fn extreme_points(outline: &Outline) -> Vec<Point> {
    match outline {
        Outline::Circle {
            centre: (x, y),
            radius,
        } => vec![(x - radius, y - radius), (x + radius, y + radius)],
        Outline::Polygon(corners) => corners.clone(),
        other => panic!("{other:?}"),
    }
}

#[derive(Clone)]
struct Places;

impl GameVisitor for Places {
    type Out = ();

    fn visit<G: Game>(self) {
        let mut ply = 0;
        wander::<G>(2, |position, last| {
            ply += 1;
            if ply % 7 != 1 && !position.is_over() {
                return;
            }
            for viewer in VIEWERS {
                let scene = position.scene(&DrawOptions { last, viewer });
                check_places(G::NAME, &scene);
            }
        });
    }
}

fn check_places(game: &str, scene: &Scene) {
    let names: BTreeSet<&str> = scene.places().iter().map(Place::name).collect();
    assert_eq!(names.len(), scene.places().len(), "{game}: a name twice");
    let ((left, top), (right, bottom)) = scene.bounds().unwrap();
    for place in scene.places() {
        let nearest = scene.nearest(place.centre()).map(Place::name);
        assert_eq!(nearest, Some(place.name()), "{game}");
        for (x, y) in extreme_points(place.outline()) {
            let is_inside = left <= x && x <= right && top <= y && y <= bottom;
            assert!(is_inside, "{game}: {}", place.name());
        }
    }
    let far = (left - 2.0 * Scene::REACH, top - 2.0 * Scene::REACH);
    assert_eq!(scene.nearest(far), None, "{game}");
    let svg = scene.clone().svg().to_string();
    let written = svg.split(" data-place=\"").skip(1);
    let written: BTreeSet<&str> = written
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    assert_eq!(written, names, "{game}");
    for piece in scene.pieces() {
        assert!(!piece.places.is_empty(), "{game}: {piece:?}");
        assert!(
            piece.places.iter().all(|&id| scene.get(id).is_some()),
            "{game}"
        );
    }
}

#[test]
fn every_place_has_one_name_and_is_found_by_pointing_at_it() {
    visit_all(&Places);
}

/// What is on each place: kinds, owners and texts.
type Pieces = BTreeMap<String, Vec<String>>;

fn pieces(scene: &Scene) -> Pieces {
    let mut pieces = Pieces::new();
    for piece in scene.pieces() {
        for &id in &piece.places {
            let name = scene.get(id).unwrap().name().to_owned();
            let told = format!("{} {:?} {}", piece.kind, piece.owner, piece.label);
            pieces.entry(name).or_default().push(told);
        }
    }
    pieces
}

/// Renames the squares of a wall of Kwintie that has grown to the left, by as many columns as a block
/// was put beyond column 1, so that they are called as before the move.
fn as_before(after: Pieces, course: &Course) -> Pieces {
    let column = |name: &str| -> i32 { name.split('.').next().unwrap().parse().unwrap() };
    let put = course.steps().iter().filter_map(|step| match step {
        Step::Put { to } => Some(column(to)),
        _ => None,
    });
    let grown = put.map(|column| 1 - column).max().unwrap_or(0).max(0);
    let renamed = after.into_iter().map(|(name, pieces)| {
        let row = name.split('.').nth(1).unwrap().to_owned();
        (format!("{}.{row}", column(&name) - grown), pieces)
    });
    renamed.collect()
}

/// Checks that a course says what has changed, by what is on the places before and after.
fn check_course(told: &str, course: &Course, before: &Pieces, after: &Pieces) {
    let count = |pieces: &Pieces, name: &str| pieces.get(name).map_or(0, Vec::len).cast_signed();
    let mut changes: BTreeMap<&str, isize> = BTreeMap::new();
    let mut rewritten = BTreeSet::new();
    for step in course.steps() {
        match step {
            Step::Put { to } => *changes.entry(to).or_default() += 1,
            Step::Take { from } => *changes.entry(from).or_default() -= 1,
            Step::Go { from, to, .. } => {
                *changes.entry(from).or_default() -= 1;
                *changes.entry(to).or_default() += 1;
            }
            Step::Change { at } => {
                rewritten.insert(at.as_str());
            }
            other => panic!("{other:?}"),
        }
    }
    for name in before.keys().chain(after.keys()) {
        let (was, is) = (before.get(name), after.get(name));
        match changes.get(name.as_str()) {
            _ if rewritten.contains(name.as_str()) => {
                // A law may be rewritten as it was.
                assert!(was != is || told.contains('*'), "{told}: {name} changes");
            }
            Some(change) => {
                assert_eq!(
                    count(before, name) + change,
                    count(after, name),
                    "{told}: {name}"
                );
            }
            None => assert_eq!(was, is, "{told}: {name}"),
        }
    }
    // What goes is what arrives.
    let mut moved = course.steps().iter().filter_map(|step| match step {
        Step::Go { from, to, .. } => Some((from, to)),
        _ => None,
    });
    if let Some((from, first)) = moved.next() {
        let to = moved.next_back().map_or(first, |(_, to)| to);
        let arrived = before[from].iter().any(|piece| after[to].contains(piece));
        assert!(arrived, "{told}: {from} to {to}");
    }
}

/// Checks the ways of stones on the curved board: from neighbour to neighbour, through vacant nodes or
/// over a single stone.
fn check_ways(told: &str, course: &Course, before: &Pieces) {
    let board = Board::bent9();
    let mut at = None;
    for step in course.steps() {
        let Step::Go { from, over, to } = step else {
            continue;
        };
        assert!(
            at.is_none_or(|at| at == from),
            "{told}: one step begins where the last ended"
        );
        at = Some(to);
        let way: Vec<_> = [from].into_iter().chain(over).chain([to]).collect();
        for pair in way.windows(2) {
            let [a, b] = [pair[0], pair[1]].map(|name| board.parse_node(name).unwrap());
            assert!(board.are_adjacent(a, b), "{told}: {pair:?}");
        }
        let stones = over
            .iter()
            .filter(|name| before.contains_key(*name))
            .count();
        assert!(
            stones == 0 || (stones == 1 && over.len() == 1),
            "{told}: {over:?}"
        );
    }
}

#[derive(Clone)]
struct Courses;

impl GameVisitor for Courses {
    type Out = usize;

    fn visit<G: Game>(self) -> usize {
        let mut steps = 0;
        let mut ply = 0;
        let is_curved = !["wyx", "dice-hex", "yinyang", "kwintie", "y"].contains(&G::NAME);
        wander::<G>(3, |position, _| {
            ply += 1;
            if ply % 4 != 0 {
                return;
            }
            let before = pieces(&position.scene(&DrawOptions::default()));
            for m in some_moves(position, 25) {
                let told = format!("{position}: {m}");
                let course = position.course(m);
                let after = position.after(m).unwrap();
                let mut after = pieces(&after.scene(&DrawOptions::default()));
                if G::NAME == "kwintie" {
                    after = as_before(after, &course);
                }
                check_course(&told, &course, &before, &after);
                if is_curved {
                    check_ways(&told, &course, &before);
                }
                assert_eq!(position.ends(m), course.ends(), "{told}");
                steps += course.steps().len();
            }
        });
        steps
    }
}

#[test]
fn courses_say_what_has_changed_on_the_board() {
    for steps in visit_all(&Courses) {
        assert!(steps > 100, "moves of every game do something");
    }
}

#[derive(Clone)]
struct Pointing;

impl GameVisitor for Pointing {
    type Out = ();

    fn visit<G: Game>(self) {
        let mut ply = 0;
        wander::<G>(2, |position, _| {
            ply += 1;
            if ply % 9 != 1 || position.move_count() > 10_000 {
                return;
            }
            let scene = position.scene(&DrawOptions::default());
            let choices = position.choices(Viewer::Everyone);
            let mut found: Vec<G::Move> = choices.elsewhere().copied().collect();
            for source in choices.sources() {
                assert!(scene.find(source).is_some(), "{position}: {source}");
                for (place, m) in choices.destinations(source) {
                    assert!(scene.find(place).is_some(), "{position}: {place}");
                    found.push(*m);
                }
            }
            found.sort_unstable();
            assert!(
                found.into_iter().eq(position.moves()),
                "{position}: each move once"
            );
            for seat in Seat::ALL {
                let own = position.choices(Viewer::Seat(seat)).iter().len();
                let is_to_move = position.to_move() == Some(seat);
                let expected = if is_to_move { position.move_count() } else { 0 };
                assert_eq!(own, expected, "{position}: seat {seat}");
            }
        });
    }
}

#[test]
fn every_legal_move_is_found_by_pointing_and_a_seat_is_shown_only_its_own() {
    visit_all(&Pointing);
}
