//! The game in words.

use board_graph::{Board, CURVED_BOARD, NodeSet};
use board_play::{About, Described, MoveAbout};

use crate::Singularity;
use crate::board::{CENTRE, REGION};

impl Described for Singularity {
    const ABOUT: About = About {
        title: "Singularity",
        aliases: &[],
        seats: ["Black", "White"],
        goal: "fuse all your stones into one, in the centre",
        credits: "published by Kadon Enterprises, who own the game",
        board: CURVED_BOARD,
        rules: include_str!("rules.txt"),
        matches: About::SEATS_ALTERNATE,
        moves: &[
            MoveAbout {
                example: "a3-b3",
                meaning: "moves the stone on a3 to b3",
            },
            MoveAbout {
                example: "d4-e4xe5",
                meaning: "moves the stone on d4 to e4, where it fuses: the stone on e5 goes",
            },
            MoveAbout {
                example: "pass",
                meaning: "does nothing, since none of the player's stones can move",
            },
        ],
    };

    /// Names the centre region and the centre.
    fn places(&self) -> Option<String> {
        let names = |nodes: NodeSet| {
            let names = nodes
                .iter()
                .map(|node| Board::bent9().name(node).to_string());
            names.collect::<Vec<_>>().join(", ")
        };
        let (region, centre) = (names(REGION), names(CENTRE));
        Some(format!(
            "Centre region: {region}. Centre, the goal of both players: {centre}."
        ))
    }
}
