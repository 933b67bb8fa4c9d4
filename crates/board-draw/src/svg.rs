//! Stand-alone SVG pictures, written from scenes.

use std::fmt;

use crate::scene::Scene;
use crate::style_sheet::STYLE_SHEET;
use crate::svg_element::Element;
use crate::svg_format::{Escaped, Number};

/// The width of the blank border round everything that is drawn.
const MARGIN: f64 = 10.0;

/// A [`Scene`] as a stand-alone SVG picture. `Display` writes the document.
///
/// A style sheet in the picture gives each [`Class`](crate::Class) its colours, for light and for dark
/// surroundings. Every element that belongs to a place says so by `data-place`, so that a page knows
/// what was clicked. Numbers are written with at most two decimals, so that the same drawing is the same
/// text on every machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Svg {
    scene: Scene,
}

impl Svg {
    pub(crate) const fn new(scene: Scene) -> Self {
        Self { scene }
    }

    /// Returns what the picture is written from.
    #[must_use]
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }
}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = &self.scene;
        let ((left, top), (right, bottom)) = scene.bounds().unwrap_or_default();
        let (x, y) = (Number(left - MARGIN), Number(top - MARGIN));
        let width = Number(right - left + 2.0 * MARGIN);
        let height = Number(bottom - top + 2.0 * MARGIN);
        let title = Escaped(scene.title());
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing\" role=\"img\" aria-label=\"{title}\" width=\"{width}\" height=\"{height}\" viewBox=\"{x} {y} {width} {height}\">"
        )?;
        writeln!(f, "<title>{title}</title>")?;
        if !scene.description().is_empty() {
            writeln!(f, "<desc>{}</desc>", Escaped(scene.description()))?;
        }
        writeln!(f, "<style>\n{STYLE_SHEET}</style>")?;
        writeln!(
            f,
            "<rect class=\"paper\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        )?;
        for shape in scene.shapes() {
            Element { scene, shape }.fmt(f)?;
        }
        f.write_str("</svg>\n")
    }
}
