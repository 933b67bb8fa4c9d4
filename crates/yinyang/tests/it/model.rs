//! Laws, moves, results and views against a second model, position by position.

use std::collections::HashSet;

use crate::common::kit::choose;
use crate::common::model::{ALL_RULES, Model, all_laws};
use board_play::testkit::SplitMix;
use board_play::{Observe, Position, Seat};
use yinyang::{Hidden, Law, LawView, Pawns, Phase, Slot, Square, YinYang};

fn seat(index: usize) -> Seat {
    Seat::ALL[index]
}

/// What the model says about the position that has been reached must be what the crate says.
fn assert_agree(model: &Model, position: &YinYang) {
    let mut legal: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    legal.sort();
    assert_eq!(legal, model.moves(), "{position}");

    let turn = position.status().turn().to_string();
    assert_eq!(turn, model.turn().to_string(), "{position}");
    assert_eq!(position.winner(), model.winner.map(seat), "{position}");
    let stepped = matches!(position.phase(), Phase::Stepped(_));
    assert_eq!(stepped, model.stepped && model.winner.is_none());

    for square in Square::all() {
        let cell = position.pawns().cell(square).letter();
        assert_eq!(cell, model.board[&square.to_string()], "{position}");
    }
    for owner in [0, 1] {
        for slot in Slot::ALL {
            let law = position.law(seat(owner), slot);
            let posted = position.is_posted(seat(owner), slot);
            let written = law.map(|law| (law.to_string(), posted));
            assert_eq!(written.as_ref(), model.laws[owner].get(slot.index()));
        }
    }
    assert_views_agree(model, position);
}

/// A seat sees its own laws, and of the other's the posted ones.
fn assert_views_agree(model: &Model, position: &YinYang) {
    for viewer in [0, 1] {
        let view = position.view(seat(viewer));
        assert_eq!(view.status(), position.status());
        assert_eq!(view.phase(), position.phase());
        assert_eq!(view.pawns(), position.pawns());
        for owner in [0, 1] {
            for slot in Slot::ALL {
                let written = model.laws[owner].get(slot.index());
                let seen = match view.law(seat(owner), slot) {
                    LawView::Unwritten => None,
                    LawView::Hidden => Some(("?".to_owned(), false)),
                    LawView::Known(law) => Some((law.law.to_string(), law.posted)),
                };
                let expected = written.map(|(law, posted)| {
                    let law = if owner == viewer || *posted { law } else { "?" };
                    (law.to_owned(), *posted)
                });
                assert_eq!(seen, expected, "{position}");
            }
        }
    }
}

/// Follows a game of the crate with the model and hands each position to `look`.
fn follow(rules: &str, seed: u64, mut look: impl FnMut(&Model, &YinYang)) {
    let mut rng = SplitMix::new(seed);
    let mut position = YinYang::new(&rules.parse().unwrap());
    let mut model = Model::new(rules);
    for _ in 0..70 {
        look(&model, &position);
        let Some(m) = choose(&position, &mut rng) else {
            return;
        };
        position.play(m).unwrap();
        model.play(&m.to_string());
    }
}

#[test]
fn random_games_agree_with_the_model() {
    let (mut compared, mut won) = (0, [0, 0]);
    for rules in ALL_RULES {
        for seed in 0..40 {
            follow(rules, seed, |model, position| {
                assert_agree(model, position);
                compared += 1;
                if let Some(winner) = model.winner {
                    won[winner] += 1;
                }
            });
        }
    }
    assert!(compared >= 19_000, "{compared} positions compared");
    assert!(won[0] > 20 && won[1] > 20, "{won:?}");
}

/// Every number picks its move.
#[test]
fn moves_are_picked_as_they_are_listed() {
    for rules in ALL_RULES {
        follow(rules, 1000, |_, position| {
            let mut listed = 0;
            for (n, m) in position.moves().enumerate() {
                assert_eq!(position.nth_move(n), Some(m), "{position}");
                listed += 1;
            }
            assert_eq!(position.nth_move(listed), None);
        });
    }
}

/// A guess at one hidden law is accepted exactly if the options allow the law and the status is the
/// one seen. All laws are tried, and the model says what the status would be.
#[test]
fn a_guess_is_accepted_exactly_if_the_status_agrees() {
    let [mut accepted, mut refused, mut met] = [0, 0, 0];
    for rules in ALL_RULES {
        for seed in 0..4 {
            follow(rules, seed, |model, position| {
                met += 1;
                // At the end, and at the beginning on the full board, a law can decide.
                let writing = matches!(position.phase(), Phase::Writing { .. });
                let full = position.pawns() == Pawns::START && !writing;
                if position.winner().is_none() && !full && met % 10 > 0 {
                    return;
                }
                for viewer in [0, 1] {
                    let counts = try_all_guesses(model, position, viewer);
                    accepted += counts[0];
                    refused += counts[1];
                }
            });
        }
    }
    assert!(accepted > 10_000 && refused > 5_000, "{accepted} {refused}");
}

/// Tries all laws in the first hidden place: with the truth in the other hidden places, and with a law
/// there that cannot be used. Returns how many agree with the status, and how many do not.
fn try_all_guesses(model: &Model, position: &YinYang, viewer: usize) -> [usize; 2] {
    let owner = 1 - viewer;
    let view = position.view(seat(viewer));
    let hidden: Vec<Slot> = view.hidden_slots().collect();
    let Some(&slot) = hidden.first() else {
        return [0, 0];
    };
    let allowed: HashSet<&String> = all_laws(model.rules.contains("same-colour"))
        .iter()
        .collect();
    let mut laws = all_laws(true).iter();
    let useless = laws.find(|law| model.places(law, owner).is_empty());
    let mut idle = model.clone();
    for other in hidden {
        idle.laws[owner][other.index()]
            .0
            .clone_from(useless.unwrap());
    }
    let mut counts = [0, 0];
    for mut guessed in [model.clone(), idle] {
        for text in all_laws(false) {
            guessed.laws[owner][slot.index()].0.clone_from(text);
            let laws = Slot::ALL.map(|slot| match guessed.laws[owner].get(slot.index()) {
                Some((law, false)) => Some(law.parse().unwrap()),
                _ => None,
            });
            let completed = YinYang::complete(&view, &Hidden { laws });
            let possible = status_is_possible(&guessed);
            let agrees = possible && allowed.contains(text);
            assert_eq!(completed.is_some(), agrees, "{text} in {view}");
            counts[usize::from(!possible)] += 1;
        }
    }
    counts
}

/// Returns whether the status of a model can be what it is with the laws that it has.
fn status_is_possible(model: &Model) -> bool {
    match model.winner {
        _ if model.is_writing() => true,
        None => model.stepped || model.can_move(model.seat),
        Some(winner) => {
            let goal = ["d4", "a1"][winner];
            let arrived = model.board[goal] == ['b', 'w'][winner];
            // A pawn that has just stepped to the corner left a neighbouring square vacant.
            let nearby = [["c4", "d3"], ["b1", "a2"]][winner];
            let stepped = nearby.iter().any(|square| model.board[*square] == '.');
            let by_goal = arrived && (stepped || !model.rules.contains("goal=moved"));
            by_goal || !model.can_move(1 - winner)
        }
    }
}

/// A guess must have laws where laws are hidden, and only there.
#[test]
fn a_guess_of_another_form_is_refused() {
    let mut tried = 0;
    for seed in 0..20 {
        follow("", seed, |_, position| {
            for viewer in Seat::ALL {
                let view = position.view(viewer);
                let truth = position.hidden(viewer);
                let law = Law::all(yinyang::Population::Any).next();
                for slot in Slot::ALL {
                    let mut laws = truth.laws;
                    let place = &mut laws[slot.index()];
                    *place = if place.is_some() { None } else { law };
                    assert_eq!(YinYang::complete(&view, &Hidden { laws }), None);
                    tried += 1;
                }
            }
        });
    }
    assert!(tried > 1000);
}

/// The half turn that exchanges the seats: moves correspond, and it does not matter which comes
/// first, the map or the move.
#[test]
fn the_half_turn_exchanges_the_seats() {
    for rules in ALL_RULES {
        for seed in 0..20 {
            follow(rules, seed, |_, position| {
                let Some(image) = position.exchanged() else {
                    assert!(matches!(position.phase(), Phase::Writing { .. }));
                    return;
                };
                assert_eq!(image.exchanged(), Some(*position));
                assert_eq!(image.winner(), position.winner().map(|winner| !winner));
                assert_eq!(image.to_move(), position.to_move().map(|seat| !seat));
                let mut moves: Vec<_> = position.moves().map(yinyang::Move::exchanged).collect();
                moves.sort_unstable();
                assert!(moves.iter().copied().eq(image.moves()), "{position}");
                for m in position.moves().step_by(37) {
                    let played = position.after(m).unwrap().exchanged();
                    assert_eq!(played, image.after(m.exchanged()).ok(), "{m}: {position}");
                }
            });
        }
    }
}
