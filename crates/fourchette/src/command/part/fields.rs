//! Reading the fields of JSON, each with a reason if it is not what it should be.

use core::fmt::Display;
use core::str::FromStr;

use anyhow::{Context as _, Result, anyhow};
use serde_json::{Map, Value};

/// The fields of an object of JSON.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// Takes what must be an object.
    pub(crate) fn of(value: &'a Value) -> Result<Self> {
        value.as_object().map(Self).context("must be an object")
    }

    /// Lists all fields.
    pub(crate) fn all(self) -> impl Iterator<Item = (&'a str, &'a Value)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }

    /// Returns a field.
    pub(crate) fn value(self, key: &str) -> Result<&'a Value> {
        let value = self.0.get(key);
        value.with_context(|| format!("there is no field {key:?}"))
    }

    /// Returns a field that is text.
    pub(crate) fn text(self, key: &str) -> Result<&'a str> {
        let text = self.value(key)?.as_str();
        text.with_context(|| format!("field {key:?}: must be text"))
    }

    /// Reads a field that is the text of something.
    pub(crate) fn parsed<T: FromStr<Err: Display>>(self, key: &str) -> Result<T> {
        let parsed = self.text(key)?.parse();
        parsed.map_err(|error| anyhow!("field {key:?}: {error}"))
    }

    /// Returns a field that is a number.
    pub(crate) fn number<T: TryFrom<u64>>(self, key: &str) -> Result<T> {
        number(self.value(key)?).with_context(|| format!("field {key:?}"))
    }

    /// Returns a field that is a list of so many numbers.
    pub(crate) fn numbers<T: TryFrom<u64>, const N: usize>(self, key: &str) -> Result<[T; N]> {
        numbers(self.value(key)?).with_context(|| format!("field {key:?}"))
    }

    /// Returns the elements of a field that is a list.
    pub(crate) fn list(self, key: &str) -> Result<&'a [Value]> {
        let list = self.value(key)?.as_array();
        let list = list.with_context(|| format!("field {key:?}: must be a list"))?;
        Ok(list)
    }

    /// Reads a field, and says which it is if that is refused.
    pub(crate) fn read<T>(self, key: &str, read: impl Fn(&'a Value) -> Result<T>) -> Result<T> {
        read(self.value(key)?).with_context(|| format!("field {key:?}"))
    }
}

/// Reads a whole number that fits.
fn number<T: TryFrom<u64>>(value: &Value) -> Result<T> {
    let number = value.as_u64().and_then(|number| number.try_into().ok());
    number.context("must be a whole number that is not too great")
}

/// Reads a list of so many whole numbers.
pub(crate) fn numbers<T: TryFrom<u64>, const N: usize>(value: &Value) -> Result<[T; N]> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    let numbers: Result<Vec<T>> = list.iter().map(number).collect();
    let numbers = <[T; N]>::try_from(numbers?).ok();
    numbers.with_context(|| format!("must be a list of {N} numbers"))
}
