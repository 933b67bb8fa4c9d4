//! Whether parts have every piece of a run once.

use anyhow::{Result, bail};

use super::lines::PartLine;
use crate::command::part::{Part, Span};

/// Refuses parts, sorted by what they have, that have a piece twice or not all of them.
pub(super) fn check<P: Part>(parts: &[(&PartLine, P)]) -> Result<()> {
    let piece = |first, last| named(P::PIECE, Span { first, last });
    for pair in parts.windows(2) {
        let [(before, of_before), (after, of_after)] = pair else {
            continue;
        };
        let (before_span, span) = (of_before.span(), of_after.span());
        if span.first <= before_span.last {
            let twice = piece(span.first, span.last.min(before_span.last));
            bail!("{}: has {twice}, and so has {}", after.name, before.name);
        }
    }
    let spans: Vec<Span> = parts.iter().map(|(_, part)| part.span()).collect();
    let (Some((_, part)), Some(first), Some(last)) = (parts.first(), spans.first(), spans.last())
    else {
        return Ok(());
    };
    let whole = part.whole(Span {
        first: first.first,
        last: last.last,
    });
    let missing = missing(&spans, whole);
    if !missing.is_empty() {
        let missing: Vec<String> = missing.iter().map(|&gap| named(P::PIECE, gap)).collect();
        bail!("missing: {}", missing.join(", "));
    }
    Ok(())
}

/// Lists what spans, which ascend and have nothing in common, leave out of the whole.
fn missing(spans: &[Span], whole: Span) -> Vec<Span> {
    let mut missing = Vec::new();
    // The next piece that should come; none behind the greatest number there is.
    let mut next = Some(whole.first);
    for span in spans {
        if let Some(first) = next.filter(|&first| first < span.first) {
            let last = span.first - 1;
            missing.push(Span { first, last });
        }
        next = span.last.checked_add(1);
    }
    if let Some(first) = next.filter(|&first| first <= whole.last) {
        let last = whole.last;
        missing.push(Span { first, last });
    }
    missing
}

/// Names some pieces by their numbers.
fn named([one, several]: [&str; 2], span: Span) -> String {
    let Span { first, last } = span;
    if first == last {
        format!("{one} {first}")
    } else {
        format!("{several} {first} to {last}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span((first, last): (u64, u64)) -> Span {
        Span { first, last }
    }

    fn gaps(spans: &[(u64, u64)], whole: (u64, u64)) -> Vec<(u64, u64)> {
        let spans: Vec<Span> = spans.iter().copied().map(span).collect();
        let gaps = missing(&spans, span(whole)).into_iter();
        gaps.map(|gap| (gap.first, gap.last)).collect()
    }

    #[test]
    fn what_is_missing_is_found_at_both_ends_and_between() {
        assert_eq!(gaps(&[(1, 4), (5, 9)], (1, 9)), []);
        assert_eq!(gaps(&[(3, 4), (7, 7)], (1, 9)), [(1, 2), (5, 6), (8, 9)]);
        assert_eq!(gaps(&[], (1, 9)), [(1, 9)]);
        assert_eq!(gaps(&[(2, u64::MAX)], (1, u64::MAX)), [(1, 1)]);
        assert_eq!(named(["game", "games"], span((2, 3))), "games 2 to 3");
        assert_eq!(named(["game", "games"], span((2, 2))), "game 2");
    }
}
