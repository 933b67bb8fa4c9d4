//! Assertions of which little is compiled for each game: what fails is put into words here.

use core::fmt::{Arguments, Debug};
use core::panic::Location;

use proptest::test_runner::{TestCaseError, TestCaseResult};

/// Asserts that two values are equal; the rest says what is compared, as in `format!`.
macro_rules! assert_same {
    ($found:expr, $wanted:expr, $($what:tt)+) => {
        $crate::testkit::check::assert::same(&$found, &$wanted, format_args!($($what)+))?
    };
}

/// Asserts a condition; the rest says what is wrong, as in `format!`.
macro_rules! assert_that {
    ($condition:expr, $($what:tt)+) => {
        $crate::testkit::check::assert::that($condition, format_args!($($what)+))?
    };
}

pub(super) use {assert_same, assert_that};

/// Tests that two values are equal.
#[track_caller]
pub(super) fn same<T: PartialEq + Debug>(found: &T, wanted: &T, what: Arguments) -> TestCaseResult {
    if found == wanted {
        return Ok(());
    }
    let values = format_args!("{what}\n  found  {found:?}\n  wanted {wanted:?}\n ");
    Err(failure(values, Location::caller()))
}

/// Tests a condition.
#[track_caller]
pub(super) fn that(condition: bool, what: Arguments) -> TestCaseResult {
    if condition {
        return Ok(());
    }
    Err(failure(what, Location::caller()))
}

/// Says what is wrong, and where it was found out.
#[cold]
fn failure(what: Arguments, place: &Location) -> TestCaseError {
    TestCaseError::fail(format!("{what} at {place}"))
}
