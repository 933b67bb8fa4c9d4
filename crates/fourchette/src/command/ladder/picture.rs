//! A ladder as a picture: a row a player, with a dot at its rating and a whisker as long as its error.

use board_draw::{Anchor, Class, Scene, Stone, Svg};

use super::ratings::Difference;
use super::report::Report;
use super::standings::Standing;

/// How far the rows are apart.
const ROW: f64 = 26.0;

/// How wide the scale is.
const WIDTH: f64 = 460.0;

/// Where the scale begins: to the left are the names.
const LEFT: f64 = 130.0;

/// The size of letters.
const LETTERS: f64 = 13.0;

/// The radius of a dot; a whisker's ends are as high.
const DOT: f64 = 5.0;

/// How many lines a scale has at most, with its ends.
const LINES: f64 = 9.0;

/// Draws a report.
pub(super) fn draw(report: &Report) -> Svg {
    let title = format!("{}: ladder", report.game_title());
    let mut scene = Scene::new(&title);
    scene.describe(&description(report));
    let ratings = report.standings.iter().filter_map(|row| row.rating);
    let scale = Scale::of(ratings);
    let height = row(report.standings.len()) + ROW / 2.0;
    scene.text(
        Class::Title,
        (0.0, 0.0),
        LETTERS + 2.0,
        Anchor::Start,
        &title,
    );
    draw_scale(&mut scene, &scale, height);
    let unit = format!(
        "Elo above {}, with 95 % intervals",
        report.name(report.plan.anchor)
    );
    let middle = (LEFT + WIDTH / 2.0, height + 2.5 * LETTERS);
    scene.text(Class::Name, middle, LETTERS - 1.0, Anchor::Middle, &unit);
    for (at, standing) in report.standings.iter().enumerate() {
        draw_standing(&mut scene, &scale, row(at + 1), report, standing);
    }
    scene.svg()
}

/// Draws the lines of the scale down to a height, with their numbers.
fn draw_scale(scene: &mut Scene, scale: &Scale, height: f64) {
    for elo in scale.lines() {
        let x = scale.x(elo);
        let class = if elo == 0.0 {
            Class::Border
        } else {
            Class::Line
        };
        scene.line(class, (x, ROW), (x, height));
        let below = (x, height + LETTERS);
        let text = format!("{elo}");
        scene.text(Class::Name, below, LETTERS - 2.0, Anchor::Middle, &text);
    }
}

/// Draws a player at its height: its name, and what is known of its rating.
fn draw_standing(scene: &mut Scene, scale: &Scale, y: f64, report: &Report, standing: &Standing) {
    let name = shortened(&report.name(standing.player));
    let before = (LEFT - 2.0 * DOT, y);
    scene.text(Class::Label, before, LETTERS, Anchor::End, &name);
    let Some(rating) = standing.rating else {
        return;
    };
    // The rating of the anchor is no estimate.
    if standing.player != report.plan.anchor {
        let ends = rating.ends().map(|end| scale.x(end));
        let caps = ends.map(|x| ((x, y - DOT), (x, y + DOT)));
        let whisker = ((ends[0], y), (ends[1], y));
        let lines = caps.into_iter().chain([whisker]);
        scene.segments(Class::Arrow, lines, Some(2.0));
    }
    scene.circle(Class::Stone(Stone::Black), (scale.x(rating.elo), y), DOT);
    let text = format!("{:.0}", rating.elo + 0.0);
    let after = (LEFT + WIDTH + 3.0 * DOT, y);
    scene.text(Class::Label, after, LETTERS, Anchor::Start, &text);
}

/// Returns where a row is, counted from 1.
fn row(number: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "few players")]
    let number = number as f64;
    ROW * (number + 0.5)
}

/// Says the same in words.
fn description(report: &Report) -> String {
    let rows = report.standings.iter().map(|standing| {
        let name = report.name(standing.player);
        match standing.rating {
            Some(Difference { elo, error }) => format!("{name} {elo:.0} (+/- {error:.0})"),
            None => format!("{name} unknown"),
        }
    });
    let rows: Vec<String> = rows.collect();
    let anchor = report.name(report.plan.anchor);
    format!("Elo above {anchor}: {}", rows.join(", "))
}

/// Shortens a name that is too long for its column.
fn shortened(name: &str) -> String {
    /// How many letters there is room for.
    const MOST: usize = 18;

    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    let begin: String = name.chars().take(MOST - 1).collect();
    format!("{begin}…")
}

/// The scale that ratings are drawn at.
#[derive(Clone, Copy, Debug)]
struct Scale {
    low: f64,
    high: f64,
    /// How far its lines are apart.
    step: f64,
}

impl Scale {
    /// Makes room for ratings with their errors, and for 0.
    fn of(ratings: impl Iterator<Item = Difference>) -> Self {
        let ends = ratings
            .flat_map(Difference::ends)
            .filter(|end| end.is_finite());
        let (least, greatest) = ends.fold((0.0_f64, 0.0_f64), |(least, greatest), end| {
            (least.min(end), greatest.max(end))
        });
        let (low, high) = (least, greatest.max(least + 20.0));
        let step = round_step((high - low) / (LINES - 2.0));
        Self {
            low: step * (low / step).floor(),
            high: step * (high / step).ceil(),
            step,
        }
    }

    /// Lists the ratings that have a line.
    fn lines(self) -> impl Iterator<Item = f64> {
        let lines = core::iter::successors(Some(self.low), move |line| Some(line + self.step));
        // The last one may be off by rounding.
        lines.take_while(move |&line| line < self.high + self.step / 2.0)
    }

    fn x(self, elo: f64) -> f64 {
        let share = (elo.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        LEFT + WIDTH * share
    }
}

/// Returns the least of the steps 1, 2, 5, 10, 20, … that is not less.
fn round_step(least: f64) -> f64 {
    let mut step = 1.0;
    let mut factors = [2.0, 2.5, 2.0].into_iter().cycle();
    while step < least {
        step *= factors.next().unwrap_or(2.0);
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_have_room_for_all_and_few_round_lines() {
        for (elo, error) in [
            (0.0, 0.0),
            (3.0, 1.0),
            (-812.0, 77.0),
            (5000.0, 900.0),
            (120.0, 130.0),
        ] {
            let scale = Scale::of([Difference { elo, error }].into_iter());
            assert!(scale.low <= (elo - error).min(0.0), "{scale:?}");
            assert!(scale.high >= (elo + error).max(0.0), "{scale:?}");
            let lines: Vec<f64> = scale.lines().collect();
            assert!((3..=9).contains(&lines.len()), "{lines:?}");
            let near = |line: f64| lines.iter().any(|other| (other - line).abs() < 1e-9);
            assert!(near(0.0) && near(scale.high), "{lines:?}");
        }
    }

    #[test]
    fn steps_are_round() {
        for (least, step) in [
            (0.3, 1.0),
            (1.5, 2.0),
            (2.5, 5.0),
            (7.0, 10.0),
            (180.0, 200.0),
        ] {
            assert!((round_step(least) - step).abs() < 1e-12, "{least}");
        }
    }
}
