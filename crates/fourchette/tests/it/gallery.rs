//! The pictures of the documents are those that the program draws.

use std::fs;
use std::path::Path;

use fourchette::NAMES;

#[path = "../../examples/gallery/pictures.rs"]
mod pictures;

/// If one is not, `cargo run -p fourchette --example gallery -- --write` draws it again.
#[test]
fn no_picture_has_drifted() {
    let pictures = pictures::all().unwrap();
    assert_eq!(pictures.len(), 1 + NAMES.len(), "the board and the games");
    for picture in pictures {
        assert!(!picture.has_drifted(), "{}", picture.path);
    }
}

#[test]
fn the_gallery_shows_every_game_and_links_its_record() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let gallery = fs::read_to_string(docs.join("gallery.md")).unwrap();
    for name in NAMES {
        for part in [
            format!("(gallery/{name}.svg)"),
            format!("(gallery/{name}.txt)"),
        ] {
            assert_eq!(gallery.matches(&part).count(), 1, "{part}");
        }
    }
}
