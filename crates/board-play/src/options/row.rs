//! The rows of a table of options.

use core::fmt::Display;
use core::ops::RangeInclusive;
use core::str::FromStr;
use std::borrow::Cow;

use crate::TextError;
use crate::text::{Field, Keywords};
use crate::zobrist::{GOLDEN, mix};

/// One rule option of a game whose options are `O`: a [`Choice`], a [`Number`], or
/// [`Custom`].
pub trait RuleOption<O>: Sync {
    /// Returns the key.
    fn key(&self) -> &'static str;

    /// Returns what the option does, in one line.
    fn meaning(&self) -> &'static str;

    /// Returns all values as a person reads them: `on | off`, `1 to 30`.
    fn values(&self) -> String;

    /// Returns some values that are accepted, the default first; of a choice, all.
    fn samples(&self) -> Vec<Cow<'static, str>>;

    /// Sets the option to a value that is given as text.
    ///
    /// # Errors
    ///
    /// Why the value is refused.
    fn read(&self, options: O, value: Field<'_>) -> Result<O, TextError>;

    /// Returns the text of the value.
    fn write(&self, options: &O) -> Cow<'static, str>;

    /// Returns a number that distinguishes the value from others, for the Zobrist key.
    fn code(&self, options: &O) -> u64;
}

/// An option with a few values, each written as a keyword.
#[derive(Debug)]
pub struct Choice<O, T: 'static> {
    /// The key.
    pub key: &'static str,
    /// The values and how they are written, the default first.
    pub keywords: Keywords<T>,
    /// Returns the value.
    pub get: fn(&O) -> T,
    /// Sets the value.
    pub set: fn(O, T) -> O,
    /// What the option does, in one line.
    pub meaning: &'static str,
}

impl<O, T: Copy + PartialEq + Sync> RuleOption<O> for Choice<O, T> {
    fn key(&self) -> &'static str {
        self.key
    }

    fn meaning(&self) -> &'static str {
        self.meaning
    }

    fn values(&self) -> String {
        self.samples().join(" | ")
    }

    fn samples(&self) -> Vec<Cow<'static, str>> {
        let keywords = self.keywords.0.iter();
        keywords.map(|&(keyword, _)| keyword.into()).collect()
    }

    fn read(&self, options: O, value: Field<'_>) -> Result<O, TextError> {
        let value = value.word(&self.keywords)?;
        Ok((self.set)(options, value))
    }

    fn write(&self, options: &O) -> Cow<'static, str> {
        self.keywords.word((self.get)(options)).into()
    }

    fn code(&self, options: &O) -> u64 {
        let value = (self.get)(options);
        let codes = (0..).zip(self.keywords.0);
        let mut found = codes.filter(|(_, (_, listed))| *listed == value);
        found.next().map_or(u64::MAX, |(code, _)| code)
    }
}

/// An option whose values are the numbers of a range, which is the same whatever the other options are.
#[derive(Debug)]
pub struct Number<O, T> {
    /// The key.
    pub key: &'static str,
    /// The values.
    pub range: RangeInclusive<T>,
    /// Returns the value.
    pub get: fn(&O) -> T,
    /// Sets the value.
    pub set: fn(O, T) -> O,
    /// What the option does, in one line.
    pub meaning: &'static str,
}

impl<O, T> RuleOption<O> for Number<O, T>
where
    O: Default,
    T: Copy + Display + FromStr + Into<u64> + PartialOrd + Sync,
{
    fn key(&self) -> &'static str {
        self.key
    }

    fn meaning(&self) -> &'static str {
        self.meaning
    }

    fn values(&self) -> String {
        format!("{} to {}", self.range.start(), self.range.end())
    }

    /// The default and both ends of the range.
    fn samples(&self) -> Vec<Cow<'static, str>> {
        let default = (self.get)(&O::default());
        let ends = [*self.range.start(), *self.range.end()];
        let mut samples = vec![default.to_string().into()];
        for end in ends {
            let end = end.to_string().into();
            if !samples.contains(&end) {
                samples.push(end);
            }
        }
        samples
    }

    fn read(&self, options: O, value: Field<'_>) -> Result<O, TextError> {
        let value = value.number(self.range.clone())?;
        Ok((self.set)(options, value))
    }

    fn write(&self, options: &O) -> Cow<'static, str> {
        (self.get)(options).to_string().into()
    }

    fn code(&self, options: &O) -> u64 {
        (self.get)(options).into()
    }
}

/// Returns a number that tells a list of words from others, but for accidents that 64 bits make
/// unlikely: for the [`code`](Custom::code) of a value that does not fit into one word.
#[must_use]
pub fn code_of(words: impl IntoIterator<Item = u64>) -> u64 {
    let words = words.into_iter();
    words.fold(0, |code, word| mix((code ^ word).wrapping_add(GOLDEN)))
}

/// An option whose values have a text of their own: a board, a list, a number whose range depends on
/// other options.
#[derive(Debug)]
pub struct Custom<O> {
    /// The key.
    pub key: &'static str,
    /// All values as a person reads them: `bent:N or flat:N, N from 3 to 25`.
    pub form: &'static str,
    /// Some values that are accepted, the default first.
    pub samples: &'static [&'static str],
    /// Sets the option to a value that is given as text, or refuses it.
    pub read: fn(O, Field<'_>) -> Result<O, TextError>,
    /// Returns the text of the value.
    pub write: fn(&O) -> String,
    /// Returns a number that distinguishes the value from others.
    pub code: fn(&O) -> u64,
    /// What the option does, in one line.
    pub meaning: &'static str,
}

impl<O> RuleOption<O> for Custom<O> {
    fn key(&self) -> &'static str {
        self.key
    }

    fn meaning(&self) -> &'static str {
        self.meaning
    }

    fn values(&self) -> String {
        self.form.to_owned()
    }

    fn samples(&self) -> Vec<Cow<'static, str>> {
        self.samples.iter().map(|&sample| sample.into()).collect()
    }

    fn read(&self, options: O, value: Field<'_>) -> Result<O, TextError> {
        (self.read)(options, value)
    }

    fn write(&self, options: &O) -> Cow<'static, str> {
        (self.write)(options).into()
    }

    fn code(&self, options: &O) -> u64 {
        (self.code)(options)
    }
}
