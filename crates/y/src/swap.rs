//! The pie rule, `opening=pie`: when a seat may swap, and what a swap does.
//!
//! After Black's first stone the second seat may answer `swap` instead of a stone. The seats exchange
//! colours, the stone stays, and White, whom the first seat plays then, is next.

use board_play::{Seat, zobrist};

use crate::{Colour, Illegal, Opening, YOn};

/// Constant of the key: the seats have exchanged colours.
const SWAPPED: u64 = zobrist(3, 0);

impl<const W: usize> YOn<W> {
    /// Returns whether `swap` is legal.
    #[must_use]
    pub fn is_swap_offered(&self) -> bool {
        self.check_swap().is_ok()
    }

    /// Checks that a swap would answer the first stone.
    pub(crate) fn check_swap(&self) -> Result<(), Illegal> {
        if self.options.opening() == Opening::Free {
            return Err(Illegal::SwapNotOffered);
        }
        match Colour::ALL.map(|colour| self.stone_count(colour)) {
            [0, 0] => Err(Illegal::SwapTooEarly),
            [1, 0] if self.colour_of(Seat::First) == Colour::Black => Ok(()),
            _ => Err(Illegal::SwapTooLate),
        }
    }

    /// Exchanges the seats' colours.
    pub(crate) fn swap(&mut self) {
        self.first = !self.first;
        self.key ^= SWAPPED;
    }
}
