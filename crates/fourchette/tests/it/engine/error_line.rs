//! The line by which the engine protocol refuses something.

use fourchette::engine::error_line;

/// How many bytes such a line has at most.
const MOST: usize = 500;

#[test]
fn refusals_are_one_short_line_of_ascii() {
    let long = "x\u{1f600}\n\u{0}".repeat(1 << 16);
    for reason in [
        "",
        "plain",
        "two\nlines",
        "tab\tbell\u{7}",
        "\u{fffd}",
        &long,
    ] {
        let line = error_line(&reason);
        assert!(line.len() <= MOST, "{} bytes", line.len());
        assert!(
            line.bytes().all(|byte| (0x20..0x7f).contains(&byte)),
            "{line:?}"
        );
    }
    assert_eq!(error_line(&"a\nb"), r"info string error: a\nb");
    assert!(error_line(&long).ends_with("..."));
}
