#!/usr/bin/env bash
# How much slower the rules are in a debug build whose dependencies are not optimised: a program outside the
# workspace that plays games move by move, built without and with the three lines that every README gives.
# Each runs three times, and the fastest run counts. Prints milliseconds of each, and the ratio.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
games=$(sed -n '/^games = \[$/,/^\]$/{s/^ *"\(.*\)",$/\1/p}' crates/bots/Cargo.toml)
work=target/unoptimised
for kind in plain cured; do
    mkdir -p "$work/$kind/src"
    {
        printf '[package]\nname = "%s"\nversion = "0.0.0"\nedition = "2024"\n\n[workspace]\n\n[dependencies]\n' "$kind"
        printf 'fourchette = { path = "%s/crates/fourchette", default-features = false }\n' "$root"
        [ "$kind" = plain ] || printf '\n[profile.dev.package."*"]\nopt-level = 3\ndebug = false\n'
    } >"$work/$kind/Cargo.toml"
    cp Cargo.lock "$work/$kind/Cargo.lock"
    cat >"$work/$kind/src/main.rs" <<'RUST'
//! Counts sequences of moves and prints how long it took, in microseconds.
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let position = fourchette::AnyPosition::new(&args.next().unwrap(), "")?;
    let depth = args.next().unwrap().parse()?;
    let begin = Instant::now();
    let count = position.perft(depth);
    println!("{} {count}", begin.elapsed().as_micros());
    Ok(())
}
RUST
    CARGO_TARGET_DIR=$work/target cargo build --quiet --manifest-path "$work/$kind/Cargo.toml"
done
# The least time of three runs; every run must count the same.
fastest() {
    for _ in 1 2 3; do "$work/target/debug/$1" "$2" "$3"; done | sort -n |
        awk -v c="$count" '$2 != c { exit 1 } NR == 1 { least = $1 } END { print least }'
}
printf '%-16s %6s %12s %12s %6s\n' game depth plain/ms cured/ms ratio
for game in $games; do
    # Deep enough for the cured build to take some milliseconds.
    depth=1
    while read -r micros count < <("$work/target/debug/cured" "$game" "$depth"); [ "$micros" -lt 2000 ]; do
        depth=$((depth + 1))
    done
    cured=$(fastest cured "$game" "$depth")
    plain=$(fastest plain "$game" "$depth")
    awk -v g="$game" -v d="$depth" -v p="$plain" -v c="$cured" \
        'BEGIN { printf "%-16s %6d %12.1f %12.1f %6.1f\n", g, d, p / 1000, c / 1000, p / c }'
done
