//! What the window can show that standard output goes to: which characters, and how many columns.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal as _};
use std::sync::OnceLock;

use board_draw::Glyphs;
use terminal_size::{Width, terminal_size_of};

/// How wide lines of prose are where no window is: in a file, in a pipe.
const PLAIN_WIDTH: usize = 80;

/// Longer lines of prose are hard to read, however wide the window is.
const WIDEST: usize = 100;

/// The option that asks for nothing but ASCII.
pub(crate) const ASCII: &str = "--ascii";

static GLYPHS: OnceLock<Glyphs> = OnceLock::new();

/// Decides what is written from now on: ASCII. It comes too late if something was written before.
pub(crate) fn use_ascii() {
    // The first decision stands.
    let _ = GLYPHS.set(Glyphs::Ascii);
}

/// Returns which characters are written, for people: what [`use_ascii`] has decided, or else what the
/// locale says.
pub(crate) fn glyphs() -> Glyphs {
    *GLYPHS.get_or_init(|| glyphs_of_locale(|name| env::var_os(name)))
}

/// Returns which characters a locale has. The first variable that is set and not empty decides, as in
/// POSIX. Where none is, nothing is known of the terminal, and those of today show Unicode.
fn glyphs_of_locale(variable: impl Fn(&str) -> Option<OsString>) -> Glyphs {
    let mut variables = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter();
    let locale = variables.find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let Some(locale) = locale else {
        return Glyphs::Unicode;
    };
    let locale = locale.to_string_lossy().to_ascii_lowercase();
    if locale.contains("utf-8") || locale.contains("utf8") {
        Glyphs::Unicode
    } else {
        Glyphs::Ascii
    }
}

/// Returns how many columns the window has, if one is known: `COLUMNS` says so, or the terminal.
pub(crate) fn columns() -> Option<usize> {
    let told = env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
    told.filter(|&columns| columns > 0).or_else(|| {
        let out = io::stdout();
        let size = out.is_terminal().then(|| terminal_size_of(&out)).flatten();
        size.map(|(Width(columns), _)| usize::from(columns))
    })
}

/// Returns how wide lines of prose are.
pub(crate) fn prose_width() -> usize {
    columns().unwrap_or(PLAIN_WIDTH).min(WIDEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_says_what_a_locale_has() {
        use Glyphs::{Ascii, Unicode};
        for (all, ctype, lang, expected) in [
            ("", "", "", Unicode),
            ("C", "", "", Ascii),
            ("POSIX", "C.UTF-8", "C.UTF-8", Ascii),
            ("C.UTF-8", "C", "C", Unicode),
            ("", "UTF-8", "C", Unicode),
            ("", "C", "de_DE.UTF-8", Ascii),
            ("", "", "en_GB.utf8", Unicode),
            ("", "", "de_DE.UTF-8@euro", Unicode),
            ("", "", "de_DE@euro", Ascii),
            ("", "", "fr_FR.ISO-8859-1", Ascii),
        ] {
            let found = glyphs_of_locale(|name| match name {
                "LC_ALL" => Some(all.into()),
                "LC_CTYPE" => Some(ctype.into()),
                "LANG" => Some(lang.into()),
                _ => None,
            });
            assert_eq!(found, expected, "{all:?} {ctype:?} {lang:?}");
        }
        assert_eq!(glyphs_of_locale(|_| None), Unicode);
    }
}
