//! How bars and spinners look.

use board_draw::Glyphs;
use indicatif::ProgressStyle;

use super::window;

/// Makes the style of a bar or a line that shows how far something is.
pub(crate) fn style(template: &str) -> ProgressStyle {
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    match window::glyphs() {
        Glyphs::Unicode => style,
        // The last one is that of the end.
        Glyphs::Ascii => style.tick_chars("-\\|/ ").progress_chars("=> "),
    }
}
