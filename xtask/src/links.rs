//! What a text names: links in Markdown, and files by their paths.

use std::path::Path;

/// Replaces each link by what `written` returns for its words and its target; nothing keeps it.
pub(crate) fn replaced(text: &str, written: impl Fn(&str, &str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, words, target, after)) = first(rest) {
        out += before;
        let kept = || format!("[{words}]({target})");
        out += &written(words, target).unwrap_or_else(kept);
        rest = after;
    }
    out + rest
}

/// Returns the targets of all links.
pub(crate) fn targets(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((_, _, target, after)) = first(rest) {
        found.push(target);
        rest = after;
    }
    found
}

/// Finds the first link: what comes before it, its words, its target, and what comes behind it.
fn first(text: &str) -> Option<(&str, &str, &str, &str)> {
    for (at, _) in text.match_indices("](") {
        let (before, link) = (&text[..at], &text[at + 2..]);
        if let Some((begin, end)) = before.rfind('[').zip(link.find(')')) {
            let words = &before[begin + 1..];
            return Some((&before[..begin], words, &link[..end], &link[end + 1..]));
        }
    }
    None
}

/// Returns the path, below the root of the repository or of a package, of what a link in a file of the folder
/// `base` leads to; nothing if it leads elsewhere.
pub(crate) fn resolved(base: &str, target: &str) -> Option<String> {
    let path = target.split('#').next().unwrap_or_default();
    if path.is_empty() || path.contains("://") {
        return None;
    }
    let mut parts: Vec<&str> = base.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => parts.pop().map(drop)?,
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Returns whether a path is that of a page.
pub(crate) fn is_page(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|end| end == "md")
}

/// Returns whether a path is that of a document, or of a folder of documents.
pub(crate) fn is_document(path: &str) -> bool {
    path.starts_with("docs/") && (is_page(path) || Path::new(path).extension().is_none())
}

/// Returns the words of a text that may be paths, each with what comes behind it.
pub(crate) fn paths(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_of_path = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
    let mut rest = text;
    core::iter::from_fn(move || {
        rest = &rest[rest.find(is_of_path)?..];
        let (word, after) = rest.split_at(rest.find(|c| !is_of_path(c)).unwrap_or(rest.len()));
        rest = after;
        Some((word.trim_end_matches(['.', '/']), after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_replaced_one_by_one() {
        let text = "See [the ladder](../bots.md#the-ladder), [this\none](y.md) and `a[0](1`, [that](#that).";
        let plain = "See the ladder <../bots.md#the-ladder>, [this\none](y.md) and `a[0](1`, [that](#that).";
        let written = |words: &str, target: &str| {
            target
                .starts_with("../")
                .then(|| format!("{words} <{target}>"))
        };
        assert_eq!(replaced(text, written), plain);
        assert_eq!(targets("[a](b) [c] (d) [e](f#g)"), ["b", "f#g"]);
    }

    #[test]
    fn links_lead_to_paths() {
        let target = |base, target| resolved(base, target);
        assert_eq!(
            target("crates/y", "../../docs/a.md#b").as_deref(),
            Some("docs/a.md")
        );
        assert_eq!(
            target("docs", "rulings/y.md").as_deref(),
            Some("docs/rulings/y.md")
        );
        assert_eq!(target("", "./LICENSE-MIT").as_deref(), Some("LICENSE-MIT"));
        assert_eq!(target("docs", "../../a.md"), None);
        assert_eq!(target("docs", "#here"), None);
        assert_eq!(target("docs", "https://docs.rs/y"), None);
    }

    #[test]
    fn words_that_may_be_paths_are_found() {
        let found: Vec<&str> = paths("(`docs/a-b.md`, see ../c/README.md.)")
            .map(|(word, _)| word)
            .collect();
        assert_eq!(found, ["docs/a-b.md", "see", "../c/README.md"]);
        assert_eq!(paths("docs/a.md` in").next(), Some(("docs/a.md", "` in")));
    }
}
