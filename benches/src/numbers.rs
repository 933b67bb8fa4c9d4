//! Random games played by numbers: what a program that learns does at each step, but for its network.

use std::hint::black_box;

use board_play::playout::random_move;
use board_play::{Actions, Planes, Seat, mask_words};
use rand::rngs::SmallRng;

use crate::inputs::{PLIES, rng};

/// A random game that begins anew when it is over, or has gone on for long.
#[derive(Debug)]
pub struct Steps<P> {
    start: P,
    position: P,
    plies: usize,
    rng: SmallRng,
    mask: Vec<u64>,
    planes: Vec<f32>,
}

impl<P: Actions + Planes> Steps<P> {
    /// Begins at a start.
    #[must_use]
    pub fn new(start: P) -> Self {
        Self {
            start,
            position: start,
            plies: 0,
            rng: rng(),
            mask: vec![0; mask_words(start.action_count())],
            planes: vec![0.0; start.plane_numbers()],
        }
    }

    /// Makes a random move, of a seat or of chance.
    #[inline]
    fn play(&mut self) {
        match random_move(&self.position, &mut self.rng) {
            Some(m) if self.plies < PLIES => {
                self.position.play_unchecked(m);
                self.plies += 1;
            }
            _ => {
                self.position = self.start;
                self.plies = 0;
            }
        }
    }

    #[inline]
    fn write_mask(&mut self) {
        self.position.write_mask(&mut self.mask);
        black_box(&self.mask);
    }

    #[inline]
    fn write_planes(&mut self) {
        let viewer = self.position.to_move().unwrap_or(Seat::First);
        P::write_planes(&self.position.view(viewer), viewer, &mut self.planes);
        black_box(&self.planes);
    }

    /// Makes so many random moves, and no more: the baseline.
    pub fn moves(&mut self, count: usize) {
        for _ in 0..count {
            self.play();
        }
    }

    /// Makes so many random moves, and after each writes the mask.
    pub fn with_masks(&mut self, count: usize) {
        for _ in 0..count {
            self.play();
            self.write_mask();
        }
    }

    /// Makes so many random moves, and after each writes the mask and the planes of the seat to move.
    pub fn with_masks_and_planes(&mut self, count: usize) {
        for _ in 0..count {
            self.play();
            self.write_mask();
            self.write_planes();
        }
    }
}
