//! A small reader of XML, strict and slow: it panics on whatever is not well-formed.

/// An element with its attributes and what is inside.
#[derive(Debug)]
pub(crate) struct Element {
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
    pub(crate) text: String,
    pub(crate) children: Vec<Element>,
}

impl Element {
    /// Reads a document that is one element.
    pub(crate) fn document(text: &str) -> Self {
        for character in text.chars() {
            let allowed = character == '\n' || !character.is_control();
            assert!(allowed && !"\u{fffe}\u{ffff}".contains(character));
        }
        let mut rest = text;
        let root = element(&mut rest);
        assert_eq!(rest.trim(), "", "one root");
        root
    }

    /// Reads an attribute that must be there.
    pub(crate) fn attribute(&self, name: &str) -> &str {
        let found = self.attributes.iter().find(|(other, _)| other == name);
        &found.unwrap_or_else(|| panic!("{name} in {self:?}")).1
    }

    /// Reads an attribute that is a number.
    pub(crate) fn number(&self, name: &str) -> f64 {
        self.attribute(name).parse().unwrap()
    }

    /// Returns this element and all inside it.
    pub(crate) fn all(&self) -> Vec<&Self> {
        let inside = self.children.iter().flat_map(Self::all);
        std::iter::once(self).chain(inside).collect()
    }

    /// Returns the elements that have this name and class.
    pub(crate) fn of(&self, name: &str, class: &str) -> Vec<&Self> {
        let mut all = self.all();
        all.retain(|element| {
            let classes = element.attributes.iter().filter(|(key, _)| key == "class");
            element.name == name && classes.map(|(_, value)| value).any(|value| value == class)
        });
        all
    }

    /// Returns the numbers in all attributes that contain coordinates or lengths.
    pub(crate) fn numbers(&self) -> Vec<&str> {
        let keys = [
            "x",
            "y",
            "width",
            "height",
            "rx",
            "cx",
            "cy",
            "r",
            "points",
            "d",
            "viewBox",
            "font-size",
        ];
        let values = self
            .attributes
            .iter()
            .filter(|(key, _)| keys.contains(&&**key));
        let numbers = values.flat_map(|(_, value)| value.split([' ', ',', 'M', 'L']));
        numbers.filter(|number| !number.is_empty()).collect()
    }
}

fn element(rest: &mut &str) -> Element {
    take(rest, "<");
    let name = word(rest);
    let mut attributes: Vec<(String, String)> = Vec::new();
    while rest.starts_with(' ') {
        take(rest, " ");
        let key = word(rest);
        take(rest, "=\"");
        let (value, after) = rest.split_once('"').expect("a closed value");
        assert!(!value.contains('<'));
        assert!(
            attributes.iter().all(|(other, _)| *other != key),
            "{key} once"
        );
        attributes.push((key, unescaped(value)));
        *rest = after;
    }
    let mut element = Element {
        name,
        attributes,
        text: String::new(),
        children: Vec::new(),
    };
    if rest.starts_with('/') {
        take(rest, "/>");
        return element;
    }
    take(rest, ">");
    while !rest.starts_with("</") {
        if rest.starts_with('<') {
            element.children.push(self::element(rest));
            continue;
        }
        let end = rest.find('<').expect("a closed element");
        element.text.push_str(&unescaped(&rest[..end]));
        *rest = &rest[end..];
    }
    take(rest, "</");
    assert_eq!(word(rest), element.name, "elements close in order");
    take(rest, ">");
    element
}

fn take(rest: &mut &str, text: &str) {
    *rest = rest.strip_prefix(text).unwrap_or_else(|| {
        let found: String = rest.chars().take(40).collect();
        panic!("expected {text}, found {found}")
    });
}

fn word(rest: &mut &str) -> String {
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let (word, after) = rest.split_at(end.expect("more text"));
    assert!(
        word.starts_with(|c: char| c.is_ascii_alphabetic()),
        "{word}"
    );
    *rest = after;
    word.to_owned()
}

fn unescaped(text: &str) -> String {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (entity, after) = part.split_once(';').expect("a closed entity");
        plain.push_str(match entity {
            "amp" => "&",
            "lt" => "<",
            "gt" => ">",
            "quot" => "\"",
            "#39" => "'",
            _ => panic!("{entity} is no entity"),
        });
        plain.push_str(after);
    }
    plain
}
