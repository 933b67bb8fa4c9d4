//! The game in words.

use board_graph::{CURVED_BOARD, Node};
use board_play::{About, Described, MoveAbout};

use crate::YOn;

impl<const W: usize> Described for YOn<W> {
    const ABOUT: About = About {
        title: "The Game of Y",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "connect all three sides with one group of stones",
        credits: "by Craige Schensted (Ea Ea) and Charles Titus; published by Kadon Enterprises, \
                  who own the game",
        board: CURVED_BOARD,
        rules: include_str!("rules.txt"),
        matches: About::SEATS_ALTERNATE,
        moves: &[
            MoveAbout {
                example: "c5",
                meaning: "puts a stone on the node c5",
            },
            MoveAbout {
                example: "swap",
                meaning: "takes the first stone over: the players exchange colours, and White is next",
            },
        ],
    };

    /// Names the corners and the sides of the board.
    fn places(&self) -> Option<String> {
        let board = self.board();
        let name = |node: Node| board.name(node).to_string();
        let corners: Vec<String> = board.corners().iter().copied().map(name).collect();
        let ends = board
            .sides()
            .iter()
            .filter_map(|side| Some((side.first()?, side.last()?)));
        let sides: Vec<String> = ends
            .map(|(&from, &to)| format!("{} to {}", name(from), name(to)))
            .collect();
        let (corners, sides) = (corners.join(", "), sides.join(", "));
        let count = board.node_count();
        Some(format!(
            "Board {board}, {count} nodes. Corners: {corners}. Sides, along the rim and with both \
             corners: {sides}."
        ))
    }
}
