//! Texts of moves, options and positions.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Fork, Node, NodeError, NodeSet};
use board_play::text::{Field, OptionsWriter, field_text, read_line, read_options, write_list};
use board_play::{Position, TextError};

use crate::{Corners, Fusion, Move, Options, Setup, SetupError, Singularity, Zone};

const PASS: &str = "pass";

/// Writes `a3-b3`, `d4-e4xe5` or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Slide { from, to, removed } = *self else {
            return f.pad(PASS);
        };
        write_node(f, from)?;
        f.write_str("-")?;
        write_node(f, to)?;
        let Some(stone) = removed else { return Ok(()) };
        f.write_str("x")?;
        write_node(f, stone)
    }
}

/// Writes a node's name, or its index if the board does not have it.
fn write_node(f: &mut fmt::Formatter<'_>, node: Node) -> fmt::Result {
    let board = Board::bent9();
    if board.contains(node) {
        return fmt::Display::fmt(&board.name(node), f);
    }
    write!(f, "{node:?}")
}

/// Reads `a3-b3`, `d4-e4xe5` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        let Some((from, landing)) = text.split_once('-') else {
            let wanted = "must be a slide, such as a3-b3 or d4-e4xe5, or pass";
            return Err(TextError::new("move", text, wanted));
        };
        let (to, removed) = match landing.split_once('x') {
            Some((to, removed)) => (to, Some(removed)),
            None => (landing, None),
        };
        let node = |name: &str| {
            let node = Board::bent9().parse_node(name);
            node.map_err(|reason: NodeError| {
                TextError::new("move", text, format_args!("{name:?}: {reason}"))
            })
        };
        Ok(Self::Slide {
            from: node(from)?,
            to: node(to)?,
            removed: removed.map(node).transpose()?,
        })
    }
}

/// Writes what differs from the default: `corners=white,zone=mover`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OptionsWriter::new(f)
            .word("corners", self.corners(), &Corners::WORDS)
            .word("fusion", self.fusion(), &Fusion::WORDS)
            .word("zone", self.zone(), &Zone::WORDS)
            .value("fork", &self.fork(), &Fork::On)
            .finish()
    }
}

/// Reads options in any order: `zone=mover,corners=white`.
impl FromStr for Options {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let keys = ["corners", "fusion", "zone", "fork"];
        let [corners, fusion, zone, fork] = read_options(text, keys)?;
        Ok(Self::default()
            .with_corners(corners.word(&Corners::WORDS)?)
            .with_fusion(fusion.word(&Fusion::WORDS)?)
            .with_zone(zone.word(&Zone::WORDS)?)
            .with_fork(fork.parse_or(Fork::On)?))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 4] = ["options", "turn", "black", "white"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the black stones and the
/// white stones: `singularity/1 - 1 a1,e4,f2 a2,d4`.
impl fmt::Display for Singularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = field_text(&self.options);
        let turn = self.status.turn();
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        for stones in self.stones {
            f.write_str(" ")?;
            write_list(f, stones.iter().map(|node| self.board().name(node)))?;
        }
        Ok(())
    }
}

/// Reads one line as it is written, and refuses what plainly no play can lead to.
impl FromStr for Singularity {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let [options, turn, black, white] = read_line(line, Self::NAME, FIELDS)?;
        let stones = |field: Field<'_>| -> Result<NodeSet, TextError> {
            let nodes = field.ascending(|name| Board::bent9().parse_node(name))?;
            Ok(nodes.into_iter().collect())
        };
        let setup = Setup {
            options: options.options()?,
            turn: turn.parse()?,
            black: stones(black)?,
            white: stones(white)?,
        };
        Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::OffBoard { seat, .. }
                | SetupError::Count { seat, .. }
                | SetupError::CentreLimit { seat, .. }
                | SetupError::Unfused { seat, .. } => [black, white][seat.index()],
                SetupError::Turn { .. } => turn,
                SetupError::Shared(_) | SetupError::BothWon => white,
            };
            field.error(error)
        })
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, Singularity);
