//! Following a game of any kind by texts.

use board_play::Seat;
use board_play::playout::below;
use fourchette::{AnyPosition, AnyView, NAMES};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

/// Games by other rules than the defaults: of Y every type of position.
const RULES: [(&str, &str); 3] = [
    ("y", "board=bent:15"),
    ("y", "board=bent:25"),
    ("yinyang", "goal=moved"),
];

/// Plays at random and tells two clients, who hold nothing but views that they have read.
fn follow(game: &str, rules: &str, rng: &mut ChaCha8Rng) {
    let mut position = AnyPosition::new(game, rules).unwrap();
    let mut clients = Seat::ALL.map(|seat| position.view(seat).parse::<AnyView>().unwrap());
    for _ in 0..40 {
        let moves = position.moves();
        let Some(last) = moves.len().checked_sub(1) else {
            break;
        };
        let n = below(rng, u64::try_from(last).unwrap() + 1);
        let m = &moves[usize::try_from(n).unwrap()];
        let told = Seat::ALL.map(|seat| position.told(m, seat).unwrap());
        position.play(m).unwrap();
        for ((client, told), seat) in clients.iter_mut().zip(told).zip(Seat::ALL) {
            client.advance(&told).unwrap();
            assert_eq!(client.to_string(), position.view(seat), "{told}");
            assert_eq!(client.game(), game);
        }
    }
}

#[test]
fn every_game_is_followed_by_texts() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for game in NAMES {
        for _ in 0..4 {
            follow(game, "", &mut rng);
        }
    }
    for (game, rules) in RULES {
        follow(game, rules, &mut rng);
    }
}

/// A view stays as it was when it is told what cannot be.
#[test]
fn what_cannot_be_told_is_refused_with_the_reason() {
    let mut position = AnyPosition::new("y", "").unwrap();
    position.play("e5").unwrap();
    let mut view = AnyView::new("y", &position.view(Seat::First)).unwrap();
    let before = view.clone();
    for (told, reason) in [
        ("e5", r#"move "e5": e5 is occupied"#),
        ("?", r#"move "?": "#),
        ("", r#"move "": "#),
    ] {
        let error = view.advance(told).unwrap_err().to_string();
        assert!(error.starts_with(reason), "{error}");
        assert_eq!(view, before);
    }
}

/// A view of one game is none of another, and no position with its secrets.
#[test]
fn a_view_from_another_game_is_refused() {
    let views: Vec<(&str, String)> = NAMES
        .iter()
        .map(|game| (*game, AnyPosition::new(game, "").unwrap().view(Seat::First)))
        .collect();
    for (game, view) in &views {
        for other in NAMES {
            let read = AnyView::new(other, view);
            assert_eq!(read.is_ok(), other == game, "{view} as {other}");
        }
    }
    let whole = AnyPosition::new("yinyang", "").unwrap().to_string();
    for (line, reason) in [
        (
            whole.as_str(),
            format!(r#"view "{whole}": of game "yinyang", must begin with yinyang-view/1"#),
        ),
        (
            "hex/1 - 1",
            r#"game "hex": unknown; the games are y, "#.to_owned(),
        ),
        ("", r#"game "": unknown; the games are y, "#.to_owned()),
        (
            "y-view/1 - 1 - -",
            r#"position "y-view/1 - 1 - -": of game "y-view", must begin with y/1"#.to_owned(),
        ),
    ] {
        let error = line.parse::<AnyView>().unwrap_err().to_string();
        assert!(error.starts_with(&reason), "{error}\n{reason}");
    }
}
