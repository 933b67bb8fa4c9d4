//! The completions of bash as somebody meets them who presses the Tab key.

use std::path::Path;
use std::process::Command;

use fourchette::BotKind;

use crate::harness::{TestFile, run};
use crate::shells::is_installed;
use crate::sitting::{Output, Place, Sitting};

/// Sits down at a bash that has the completions, and in which the program only says how it is called.
fn sit(script: &TestFile) -> Sitting {
    let mut bash = Command::new("bash");
    bash.args(["--norc", "--noprofile", "-i"])
        .env("INPUTRC", "/dev/null")
        .env("PS1", "ready> ");
    let place = Place {
        term: "dumb",
        folder: Path::new(env!("CARGO_TARGET_TMPDIR")),
        output: Output::Screen,
    };
    let mut sitting = Sitting::with_program(bash, &place);
    sitting.see("ready> ");
    sitting.enter("bind 'set bell-style none'; bind 'set enable-bracketed-paste off'");
    sitting.see("ready> ");
    sitting.enter(&format!("source {:?}", script.path()));
    sitting.see("ready> ");
    sitting.enter("fourchette() { printf 'called%s|' \"$(printf ' <%s>' \"$@\")\"; }");
    sitting.see("ready> ");
    sitting
}

/// What comes before the colon is a word of its own for bash, and stays on the line.
#[test]
fn bash_completes_what_comes_behind_a_colon() {
    if !is_installed("bash") {
        return;
    }
    let script = TestFile::with("tab_key.bash", run(&["completions", "bash"]).good());
    let mut sitting = sit(&script);
    let mut call = |keys: &str| {
        sitting.enter(keys);
        let shown = sitting.see("ready> ");
        let call = shown
            .split_once("called")
            .and_then(|(_, rest)| rest.split_once('|'));
        call.unwrap_or_else(|| panic!("{shown}")).0.to_owned()
    };
    // A word that is whole is followed by a blank, also one in which there is a colon.
    assert_eq!(
        call("fourchette match y --first search:3\t--second gre\t--dou\t"),
        " <match> <y> <--first> <search:3> <--second> <greedy> <--double>"
    );
    // What all answers have in common comes first.
    assert_eq!(
        call("fourchette play y --second se\t4"),
        " <play> <y> <--second> <search:4>"
    );
    // What has colons stands anywhere, and in quotes with blanks.
    assert_eq!(
        call("fourchette match y --moves 'a: b:' --first search:1 --seats al\t"),
        " <match> <y> <--moves> <a: b:> <--first> <search:1> <--seats> <alternate>"
    );
    // Behind a blank a new word begins.
    assert_eq!(
        call("fourchette match search: kw\tz"),
        " <match> <search:> <kwintz>"
    );
    // A file, which bash finds by itself.
    assert_eq!(
        call("fourchette match y --first engine:./tab_key.b\t"),
        " <match> <y> <--first> <engine:./tab_key.bash>"
    );

    // All levels are named, when the key is pressed once more, and nothing else.
    sitting.press("fourchette match y --first search:\t\t");
    sitting.see("\n");
    let shown = sitting.see("ready> ");
    let levels = BotKind::all().filter_map(|bot| {
        let name = bot.to_string();
        name.strip_prefix("search:").map(str::to_owned)
    });
    let named = shown.trim_end().trim_end_matches("ready>");
    assert!(named.split_whitespace().eq(levels), "{named}");
    sitting.enter("greedy; exit");
    sitting.end_somehow();
}
