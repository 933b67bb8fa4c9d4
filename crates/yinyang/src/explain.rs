//! Laws in words and as small drawings.

use board_draw::{Canvas, Stone, Style};
use board_play::Seat;

use crate::{Cell, Effect, Kind, Law};

/// The places of the four cells in words.
pub(crate) const PLACES: [&str; 4] = ["top left", "top right", "bottom left", "bottom right"];

impl Kind {
    /// Names the kind: `destruction`, `population`, `adaptation`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Destruction => "destruction",
            Self::Population => "population",
            Self::Adaptation => "adaptation",
        }
    }
}

impl Law {
    /// Says in words what the law does, as its owner sees it.
    ///
    /// # Examples
    ///
    /// ```
    /// use yinyang::Law;
    ///
    /// let law: Law = "bw..>b...".parse()?;
    /// assert_eq!(
    ///     law.explain(),
    ///     "destruction: black top left, white top right, the rest empty; \
    ///      the white pawn top right goes"
    /// );
    /// let law: Law = "....>b..w".parse()?;
    /// assert_eq!(
    ///     law.explain(),
    ///     "population: four empty cells; \
    ///      a black pawn comes top left, a white pawn comes bottom right"
    /// );
    /// # Ok::<(), board_play::TextError>(())
    /// ```
    #[must_use]
    pub fn explain(self) -> String {
        let kind = self.kind().name();
        let cause = explain_cause(self.cause());
        let effect = match self.effect() {
            Effect::Adaptation => {
                "if that stands anywhere on the board, a law of the owner is rewritten".to_owned()
            }
            Effect::Cells(effect) => explain_changes(self.cause(), effect),
        };
        format!("{kind}: {cause}; {effect}")
    }

    /// Draws the law as text, as its owner sees it: the cause, an arrow, the effect, or `*` for that
    /// of an adaptation.
    ///
    /// # Examples
    ///
    /// ```
    /// use yinyang::Law;
    ///
    /// let law: Law = "bw..>b...".parse()?;
    /// assert_eq!(law.diagram(), "●○   ●·\n·· → ··");
    /// # Ok::<(), board_play::TextError>(())
    /// ```
    #[must_use]
    pub fn diagram(self) -> String {
        self.canvas(Seat::First).to_string()
    }

    /// Draws the law as it lies on the board.
    pub(crate) fn canvas(self, owner: Seat) -> Canvas {
        let mut canvas = Canvas::new();
        let (cause, effect) = self.on_board(owner);
        draw_cells(&mut canvas, 0, cause);
        canvas.put(3, 1, "→", Style::Faint);
        match effect {
            Effect::Cells(effect) => draw_cells(&mut canvas, 5, effect),
            Effect::Adaptation => {
                canvas.put(5, 1, "*", Style::Plain);
            }
        }
        canvas
    }
}

/// Draws four cells.
fn draw_cells(canvas: &mut Canvas, x: usize, cells: [Cell; 4]) {
    for (place, cell) in cells.into_iter().enumerate() {
        let (text, style) = match stone(cell) {
            Some(stone) => (stone.glyph().to_string(), stone.style()),
            None => ("·".to_owned(), Style::Faint),
        };
        canvas.put(x + place % 2, place / 2, &text, style);
    }
}

/// Returns what a pawn looks like.
pub(crate) const fn stone(cell: Cell) -> Option<Stone> {
    match cell {
        Cell::Empty => None,
        Cell::Black => Some(Stone::Black),
        Cell::White => Some(Stone::White),
    }
}

fn explain_cause(cause: [Cell; 4]) -> String {
    let pawns: Vec<String> = PLACES
        .into_iter()
        .zip(cause)
        .filter(|(_, cell)| !cell.is_empty())
        .map(|(place, cell)| format!("{} {place}", cell.name()))
        .collect();
    match pawns.len() {
        0 => "four empty cells".to_owned(),
        4 => pawns.join(", "),
        _ => format!("{}, the rest empty", pawns.join(", ")),
    }
}

fn explain_changes(cause: [Cell; 4], effect: [Cell; 4]) -> String {
    let changes = cause.into_iter().zip(effect).zip(PLACES);
    let words: Vec<String> = changes
        .filter(|((from, to), _)| from != to)
        .map(|((from, to), place)| {
            if to.is_empty() {
                format!("the {} pawn {place} goes", from.name())
            } else {
                format!("a {} pawn comes {place}", to.name())
            }
        })
        .collect();
    words.join(", ")
}
