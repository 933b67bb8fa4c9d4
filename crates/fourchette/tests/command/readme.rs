//! The front page of the crate shows what the program really does.

use crate::harness::run;

/// Splits a command line at blanks outside double quotes.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split('"')
        .enumerate()
        .flat_map(|(index, piece)| {
            let quoted = (index % 2 == 1).then_some(piece);
            let plain = (index % 2 == 0).then(|| piece.split_whitespace());
            quoted.into_iter().chain(plain.into_iter().flatten())
        })
        .collect()
}

#[test]
fn the_calls_on_the_front_page_answer_as_shown() {
    let page = include_str!("../../README.md");
    let (_, block) = page.split_once("```text\n$ ").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    let calls: Vec<&str> = block.split("\n$ ").collect();
    assert_eq!(calls.len(), 3);
    for call in calls {
        let (line, answer) = call.split_once('\n').unwrap();
        let args = words(line);
        assert_eq!(args[0], "fourchette");
        let run = run(&args[1..]);
        let shown = run.out + &run.err;
        assert_eq!(shown.trim_end(), answer.trim_end(), "{line}");
    }
}

#[test]
fn the_front_page_names_every_subcommand() {
    let page = include_str!("../../README.md");
    let help = run(&["--help"]).good();
    let (_, list) = help.split_once("Commands:\n").unwrap();
    let names = list
        .lines()
        .map_while(|line| line.strip_prefix("  ")?.split(' ').next());
    let mut count = 0;
    for name in names.filter(|name| !["", "help"].contains(name)) {
        assert!(page.contains(&format!("\n| `{name}")), "{name}");
        count += 1;
    }
    assert_eq!(count, 16);
}
