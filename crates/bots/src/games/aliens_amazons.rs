//! Aliens and Amazons: how many Amazons may still be lost, how free the Aliens are, and which Amazons
//! they can take.

use std::sync::LazyLock;

use aliens_amazons::{AliensAmazons, outcome};
use board_graph::{Board, Fork, Jumps, NodeSet};
use board_play::{Player, Position as _};

use super::{chance, number};
use crate::Playable;

static JUMPS: [LazyLock<Jumps>; 2] = [
    LazyLock::new(|| Jumps::new(Board::bent9(), Fork::On)),
    LazyLock::new(|| Jumps::new(Board::bent9(), Fork::Off)),
];

/// Returns the Amazons that an Alien can take by a single jump.
fn in_danger(position: &AliensAmazons, fork: Fork) -> NodeSet {
    let jumps = &JUMPS[usize::from(fork == Fork::Off)];
    let occupied = position.occupied();
    let amazons = position.amazons();
    let all = position.aliens().iter().flat_map(|alien| jumps.from(alien));
    all.filter(|jump| amazons.contains(jump.over) && jump.is_open(occupied))
        .map(|jump| jump.over)
        .collect()
}

/// Returns how far the Aliens are from the Amazons nearest to them, on average.
fn distance(position: &AliensAmazons) -> f64 {
    let board = Board::bent9();
    let amazons = position.amazons();
    let nearest = position.aliens().iter().map(|alien| {
        let distances = amazons.iter().map(|amazon| board.distance(alien, amazon));
        number(distances.min().unwrap_or_default())
    });
    nearest.sum::<f64>() / number(position.aliens().len().max(1))
}

/// Returns how far the Amazons are from the Aliens nearest to them, on average.
fn siege(position: &AliensAmazons) -> f64 {
    let board = Board::bent9();
    let (aliens, amazons) = (position.aliens(), position.amazons());
    let nearest = amazons.iter().map(|amazon| {
        let distances = aliens.iter().map(|alien| board.distance(amazon, alien));
        number(distances.min().unwrap_or_default())
    });
    nearest.sum::<f64>() / number(amazons.len().max(1))
}

impl Playable for AliensAmazons {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Player) -> Option<f64> {
        let options = self.options();
        let fork = options.fork();
        let to_spare = number(self.amazons_left()) - number(options.amazons_needed());
        let danger = number(in_danger(self, fork).len());
        let loss = if self.to_move() == Some(Player::First) {
            1.0
        } else {
            0.3
        };
        let exits: NodeSet = outcome::blockade(self.aliens(), fork) - self.amazons();
        let freedom = number(exits.len()) / number(self.aliens().len().max(1));
        // Aliens that keep away from Amazons take none, and Amazons that keep away hold none.
        let hunt = 0.3 * (siege(self) - 4.0) - 0.1 * distance(self);
        // At the start 20 Amazons may be lost, and each Alien has some 12 exits.
        let losses = 0.15 * (10.0 - to_spare) + 0.3 * loss * danger;
        let aliens = hunt + losses + 0.12 * (freedom - 6.0);
        Some(match seat {
            Player::First => chance(aliens),
            Player::Second => chance(-aliens),
        })
    }
}
