//! Writing certificates.

use core::fmt::Write as _;
use std::collections::HashSet;

use board_play::{Notated, Status};

use super::{Claim, Strategy};

/// Why a certificate cannot be written: the strategy has no reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no reply is known in {position}")]
#[non_exhaustive]
pub struct NoReply {
    /// The line of the position.
    pub position: String,
}

/// Writes the certificate of a claim about a position, from the replies of a strategy. Whether it proves the
/// claim is for the [checker](super::check) to say.
///
/// # Errors
///
/// The strategy has no reply to a position that it comes to.
pub fn write<P: Notated>(
    position: &P,
    claim: Claim,
    strategy: &mut dyn Strategy<P>,
) -> Result<String, NoReply> {
    let mut lines = String::new();
    let mut replies = 0_usize;
    let mut seen = HashSet::from([*position]);
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        let mut next = Vec::new();
        if position.status() == Status::ToMove(claim.goal.seat()) {
            let reply = strategy.reply(&position);
            let reply = reply.ok_or_else(|| NoReply {
                position: position.to_string(),
            })?;
            // Writing to a string cannot fail.
            let _ = writeln!(lines, "{position} -> {reply}");
            replies += 1;
            next.push(reply);
        } else {
            next.extend(position.moves());
        }
        // The first move is looked at first.
        for m in next.into_iter().rev() {
            let mut behind = position;
            behind.play_unchecked(m);
            if seen.insert(behind) {
                open.push(behind);
            }
        }
    }
    Ok(head(position, claim, "replies", replies) + &lines)
}

/// Writes the certificate of a claim about a position from lines by regions.
pub(crate) fn write_regions<P: Notated>(position: &P, claim: Claim, lines: &[String]) -> String {
    let mut text = head(position, claim, "regions", lines.len());
    for line in lines {
        text += line;
        text.push('\n');
    }
    text
}

fn head<P: Notated>(position: &P, claim: Claim, unit: &str, count: usize) -> String {
    let game = P::NAME;
    format!("certificate/1\ngame: {game}\nclaim: {claim}\nposition: {position}\n{unit}: {count}\n")
}
