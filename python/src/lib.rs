//! The games of Fourchette in Python: the module `fourchette._fourchette`, which the package
//! `fourchette` shows to its users.

mod analysis;
mod argument;
mod arrays;
mod batch;
mod certificate;
mod counting;
mod ending;
mod environment;
mod exclusive;
mod games;
mod interrupt;
mod pickled;
mod position;
mod record;
mod refusal;
mod result;
mod series;
mod solution;
mod table;
mod table_parts;
mod view;

/// What Python imports. Nothing here needs the lock of the interpreter: what cannot be changed is shared,
/// and what can be changed is borrowed by one call at a time.
#[pyo3::pymodule(gil_used = false)]
mod _fourchette {
    use pyo3::prelude::*;

    /// The version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
    #[pymodule_export]
    use crate::analysis::{Analysis, Candidate};
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::certificate::{Verified, verify};
    #[pymodule_export]
    use crate::ending::{Ending, Outcome};
    #[pymodule_export]
    use crate::environment::Environment;
    #[pymodule_export]
    use crate::games::{about_json, environment, games, new};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::refusal::{
        Busy, ClosedBatch, Error, IllegalMove, NoSuchNumber, TextRefused, UnknownGame,
    };
    #[pymodule_export]
    use crate::result::{GameResult, Tally};
    #[pymodule_export]
    use crate::series::Series;
    #[pymodule_export]
    use crate::solution::{Solution, SolvedMove};
    #[pymodule_export]
    use crate::table::Table;
    #[pymodule_export]
    use crate::view::View;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::refusal::give_fields(module.py())
    }
}
