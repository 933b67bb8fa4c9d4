//! A board as text.

use board_graph::Node;

use crate::text_layout::{self, Place};
use crate::{BoardPicture, Canvas, Legend, Point, Style};

impl BoardPicture {
    /// Draws the board as text, true to scale, with dotted edges, and with the caption and a legend
    /// below.
    ///
    /// A vacant node is shown as its name, a stone as a sign before the name of its node. Brackets mark
    /// the last move and the winning nodes, so the text is complete without colours.
    ///
    /// Cost: half a millisecond on bent:9 and a fifth of a second on bent:25, most of it to find a layout
    /// in which no names overlap.
    #[must_use]
    pub fn canvas(&self) -> Canvas {
        let texts: Vec<_> = self.board.nodes().map(|node| self.text(node)).collect();
        let longest = texts.iter().map(|text| text.chars().count()).max();
        // A bracket, a sign, the text, a bracket.
        let cell = longest.unwrap_or(0) + 3;
        let points: Vec<Point> = self.board.nodes().map(|node| self.board.xy(node)).collect();
        let places = text_layout::places(&points, cell);

        let mut canvas = Canvas::new();
        self.draw_lines(&mut canvas, &places, cell);
        for ((node, _), (&place, text)) in self.nodes().zip(places.iter().zip(&texts)) {
            self.draw_node(&mut canvas, node, place, text);
        }
        self.draw_legend(&mut canvas);
        canvas
    }

    /// Draws the edges as dots between the cells of the nodes.
    fn draw_lines(&self, canvas: &mut Canvas, places: &[Place], cell: usize) {
        // From the first character of one name to that of the other: about the middle of the cells.
        let middle = |node: Node| {
            let (x, y) = places[node.index()];
            (x + 2, y)
        };
        for (a, b) in self.board.edges() {
            for (x, y) in text_layout::between(middle(a), middle(b)) {
                canvas.put(x, y, "·", Style::Faint);
            }
        }
        for &(x, y) in places {
            canvas.put(x, y, &" ".repeat(cell), Style::Plain);
        }
    }

    /// Writes the cell of a node: a sign, a text, and brackets round them.
    fn draw_node(&self, canvas: &mut Canvas, node: Node, (x, y): Place, text: &str) {
        let spot = &self.spots[node.index()];
        let (sign, style) = match spot.stone {
            Some(stone) => (stone.glyph(), stone.style()),
            None => self.vacant_sign(node),
        };
        let text_style = match (spot.stone, spot.area) {
            (Some(_), _) => style,
            (None, Some(_)) => Style::Area,
            (None, None) => Style::Faint,
        };
        canvas.put(x + 1, y, &sign.to_string(), style);
        canvas.put(x + 2, y, text, text_style);
        let (open, close, style) = match (spot.is_touched(), spot.winning) {
            (false, false) => return,
            (true, false) => ("[", "]", Style::Last),
            (false, true) => ("(", ")", Style::Winning),
            (true, true) => ("{", "}", Style::Winning),
        };
        canvas.put(x, y, open, style);
        canvas.put(x + 2 + text.chars().count(), y, close, style);
    }

    /// Returns the sign before the name of a vacant node.
    fn vacant_sign(&self, node: Node) -> (char, Style) {
        if let Some(direction) = self.direction(node) {
            return (direction, Style::Last);
        }
        match self.spots[node.index()].area {
            Some(area) => (area.glyph(), Style::Area),
            None if self.board.pentas().contains(&node) => ('*', Style::Faint),
            None => (' ', Style::Faint),
        }
    }

    /// Returns which way an arrow goes from a node: `←`, `→`, `↑` or `↓`.
    fn direction(&self, node: Node) -> Option<char> {
        let steps = self.arrows.iter().flat_map(|arrow| arrow.windows(2));
        let from_here = steps.filter(|step| step[0] == node && step[1] != node);
        let next = from_here.map(|step| step[1]).next()?;
        let ((x, y), (to_x, to_y)) = (self.board.xy(node), self.board.xy(next));
        let (dx, dy) = (to_x - x, to_y - y);
        Some(match (dx.abs() > 2.0 * dy.abs(), dx > 0.0, dy > 0.0) {
            (true, false, _) => '←',
            (true, true, _) => '→',
            (false, _, false) => '↑',
            (false, _, true) => '↓',
        })
    }

    /// Writes the caption and the legend below the board.
    fn draw_legend(&self, canvas: &mut Canvas) {
        let width = canvas.words_width();
        let y = canvas.height() + 1;
        let y = canvas.put_words(y, width, &self.caption, Style::Title);
        self.legend().draw(canvas, y, width);
    }

    /// Returns the entries for all signs that are on the board.
    fn legend(&self) -> Legend {
        let mut legend = Legend::new();
        for stone in self.kinds() {
            let (glyph, style) = (stone.glyph().to_string(), stone.style());
            legend.add(&glyph, style, self.name_of(stone));
        }
        for (area, name) in self.named_areas() {
            legend.add(&area.glyph().to_string(), Style::Area, name);
        }
        let any = |last, winning| {
            let mut spots = self.spots.iter();
            spots.any(|spot| (spot.is_touched(), spot.winning) == (last, winning))
        };
        if any(true, false) {
            legend.add("[ ]", Style::Last, "last move");
        }
        if any(false, true) {
            legend.add("( )", Style::Winning, "winning");
        }
        if any(true, true) {
            legend.add("{ }", Style::Winning, "last move, winning");
        }
        if !self.arrows.is_empty() {
            legend.add("← ↑ → ↓", Style::Last, "way of the move");
        }
        let signs = self.nodes().filter(|(_, spot)| spot.stone.is_none());
        if signs
            .map(|(node, _)| self.vacant_sign(node))
            .any(|(sign, _)| sign == '*')
        {
            legend.add("*", Style::Faint, "penta");
        }
        legend
    }
}
