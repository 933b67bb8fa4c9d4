//! Plays random games from the start of a game, and says how many it plays in a second.
//!
//! `cargo run --release -p benches --example random_games -- GAME RULES GAMES`, without arguments
//! 1000 games of Y; `npm run speed` in `web/` runs
//! it beside a browser that does the same. Games that do not end are stopped after 400 plies.

use std::env;
use std::error::Error;
use std::num::NonZeroU32;
use std::time::Instant;

use fourchette::AnyPosition;

/// The longest game.
const MOST: NonZeroU32 = NonZeroU32::new(400).unwrap();

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let [game, rules, games] = match args[..] {
        [] => ["y", "", "1000"],
        [game, rules, games] => [game, rules, games],
        _ => return Err("which GAME, RULES and number of GAMES?".into()),
    };
    let start = AnyPosition::new(game, rules)?;
    let games: u64 = games.parse()?;
    // What is read for the first time, and the speed of the processor, settle.
    let _ = start.playouts(1, 0..games / 10, MOST);
    let begun = Instant::now();
    let tally = start.playouts(0, 0..games, MOST);
    let seconds = begun.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "a speed to be read")]
    let speed = games as f64 / seconds;
    println!("{speed:.0} games a second, {} plies in all", tally.plies);
    Ok(())
}
