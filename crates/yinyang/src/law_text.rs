//! Text of laws: `bw..>b...`, a cause and its effect.

use core::fmt::{self, Display};
use core::str::FromStr;

use board_play::TextError;

use crate::{Cell, Effect, Law};

/// What stands for the effect of an adaptation.
const ADAPTATION: &str = "*";

/// Writes `CAUSE>EFFECT`.
impl Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cells(f, self.cause())?;
        f.write_str(">")?;
        match self.effect() {
            Effect::Cells(cells) => write_cells(f, cells),
            Effect::Adaptation => f.write_str(ADAPTATION),
        }
    }
}

/// Writes `CAUSE>EFFECT`.
impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

fn write_cells(f: &mut fmt::Formatter<'_>, cells: [Cell; 4]) -> fmt::Result {
    cells
        .into_iter()
        .try_for_each(|cell| write!(f, "{}", cell.letter()))
}

/// Reads `CAUSE>EFFECT`.
impl FromStr for Law {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_law(text).map_err(|reason| TextError::new("law", text, reason))
    }
}

pub(crate) fn read_law(text: &str) -> Result<Law, String> {
    let Some((cause, effect)) = text.split_once('>') else {
        return Err("must be CAUSE>EFFECT, such as bw..>b... or bb.w>*".to_owned());
    };
    let cause = read_cells(cause).ok_or("the cause must be four cells of ., b and w")?;
    let effect = match (effect, read_cells(effect)) {
        (ADAPTATION, _) => Effect::Adaptation,
        (_, Some(cells)) => Effect::Cells(cells),
        (_, None) => return Err("the effect must be four cells of ., b and w, or *".to_owned()),
    };
    Law::new(cause, effect).map_err(|reason| reason.to_string())
}

fn read_cells(text: &str) -> Option<[Cell; 4]> {
    let mut cells = [Cell::Empty; 4];
    let mut letters = text.chars();
    for cell in &mut cells {
        *cell = Cell::from_letter(letters.next()?)?;
    }
    letters.next().is_none().then_some(cells)
}
