//! Serialization of pictures as data, of what a move does in them, and of what can be chosen.
//!
//! A [`Scene`] is written and not read: it is made by a game. What derives `Serialize` where it is defined
//! has its fields by their names; variants say by `kind` which they are.

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::{Area, Choices, Class, Course, Ends, Mark, Point, Scene, Shape, Step};

/// Writes what there is to see: places are counted from 0 where a shape, a piece or a highlight names one.
/// `bounds` are the upper left and the lower right corner, null if nothing is drawn.
impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut scene = serializer.serialize_struct("Scene", 8)?;
        scene.serialize_field("title", self.title())?;
        scene.serialize_field("description", self.description())?;
        scene.serialize_field("bounds", &self.bounds())?;
        scene.serialize_field("places", self.places())?;
        scene.serialize_field("pieces", self.pieces())?;
        scene.serialize_field("hands", self.hands())?;
        scene.serialize_field("highlights", self.highlights())?;
        scene.serialize_field("shapes", self.shapes())?;
        scene.end()
    }
}

/// Writes the corners of a polygon, which is a variant of one value, as a field.
pub(crate) fn points<S: Serializer>(points: &[Point], serializer: S) -> Result<S::Ok, S::Error> {
    let mut polygon = serializer.serialize_struct("Polygon", 1)?;
    polygon.serialize_field("points", points)?;
    polygon.end()
}

/// Writes the shapes of a group, which is a variant of one value, as a field.
pub(crate) fn shapes<S: Serializer>(shapes: &[Shape], serializer: S) -> Result<S::Ok, S::Error> {
    let mut group = serializer.serialize_struct("Group", 1)?;
    group.serialize_field("shapes", shapes)?;
    group.end()
}

/// Writes the value of the attribute `class` in the SVG.
impl Serialize for Class {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Writes `last`, `captured`, `winning`, or an area as its [`Class`] is written: `area-1` to `area-4`.
impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let class = match *self {
            Self::Last => Class::Last,
            Self::Captured => Class::Captured,
            Self::Winning => Class::Winning,
            Self::Area(area) => Class::Area(area),
        };
        class.serialize(serializer)
    }
}

/// Writes the area as its [`Class`] is written: `area-1` to `area-4`.
impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Class::Area(*self).serialize(serializer)
    }
}

board_play::serde_by_fields!(Ends { source, target });

/// A [`Step`] as it is serialized.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum StepData {
    Put {
        to: String,
    },
    Go {
        from: String,
        over: Vec<String>,
        to: String,
    },
    Take {
        from: String,
    },
    Change {
        at: String,
    },
}

/// Writes `{"kind":"put","to":"a1"}`, `{"kind":"go","from":"a1","over":["b1"],"to":"c1"}`,
/// `{"kind":"take","from":"b1"}` or `{"kind":"change","at":"c1"}`.
impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = match self.clone() {
            Self::Put { to } => StepData::Put { to },
            Self::Go { from, over, to } => StepData::Go { from, over, to },
            Self::Take { from } => StepData::Take { from },
            Self::Change { at } => StepData::Change { at },
        };
        data.serialize(serializer)
    }
}

/// Reads what is written.
impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match board_play::__deserialize_tagged(deserializer)? {
            StepData::Put { to } => Self::Put { to },
            StepData::Go { from, over, to } => Self::Go { from, over, to },
            StepData::Take { from } => Self::Take { from },
            StepData::Change { at } => Self::Change { at },
        })
    }
}

/// A [`Course`] as it is serialized.
struct CourseData {
    ends: Ends,
    steps: Vec<Step>,
}

board_play::serde_by_fields!(CourseData { ends, steps });

/// Writes the ends and the steps.
impl Serialize for Course {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (ends, steps) = (self.ends(), self.steps().to_vec());
        CourseData { ends, steps }.serialize(serializer)
    }
}

/// Reads the ends and the steps.
impl<'de> Deserialize<'de> for Course {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let CourseData { ends, steps } = CourseData::deserialize(deserializer)?;
        Ok(Self::new(steps).with_ends(ends))
    }
}

/// One of several [`Choices`] as it is serialized.
struct Choice<M> {
    source: Option<String>,
    target: Option<String>,
    m: M,
}

board_play::serde_by_fields!(impl<M> Choice<M> { source, target, m as "move" });

/// Writes the moves in order, each with its ends.
impl<M: Serialize> Serialize for Choices<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(ends, m)| Choice {
            source: ends.source.clone(),
            target: ends.target.clone(),
            m,
        }))
    }
}

/// Reads the moves with their ends.
impl<'de, M: Deserialize<'de>> Deserialize<'de> for Choices<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let choices = Vec::<Choice<M>>::deserialize(deserializer)?;
        let choices = choices.into_iter().map(|choice| {
            let (source, target) = (choice.source, choice.target);
            (Ends { source, target }, choice.m)
        });
        Ok(Self::new(choices))
    }
}
