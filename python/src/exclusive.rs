//! What changes and can be at work while other threads run: one call at a time has it.

use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};

use pyo3::prelude::*;

use crate::refusal::{Kind, Refusal};

/// Something that is refused to every other call while one changes it, and never waited for: the call that has it
/// may itself be waiting for the other, as that of a function that watches.
pub(crate) struct Exclusive<T> {
    value: RwLock<T>,
    /// What it is called.
    part: &'static str,
    /// What it does while a call has it.
    at_work: &'static str,
}

impl<T> Exclusive<T> {
    pub(crate) const fn new(value: T, part: &'static str, at_work: &'static str) -> Self {
        Self {
            value: RwLock::new(value),
            part,
            at_work,
        }
    }

    /// Borrows it to look at it.
    ///
    /// # Errors
    ///
    /// Another call is changing it.
    pub(crate) fn read(&self) -> PyResult<RwLockReadGuard<'_, T>> {
        self.unless_busy(self.value.try_read())
    }

    /// Borrows it to change it.
    ///
    /// # Errors
    ///
    /// Another call has it.
    pub(crate) fn write(&self) -> PyResult<RwLockWriteGuard<'_, T>> {
        self.unless_busy(self.value.try_write())
    }

    /// Returns what was borrowed. What a call that panicked has left behind is as whole as it says itself.
    fn unless_busy<G>(&self, borrowed: Result<G, TryLockError<G>>) -> PyResult<G> {
        match borrowed {
            Ok(guard) => Ok(guard),
            Err(TryLockError::Poisoned(left)) => Ok(PoisonError::into_inner(left)),
            Err(TryLockError::WouldBlock) => {
                Err(Refusal::of(Kind::Busy, self.part, self.at_work).into())
            }
        }
    }
}
