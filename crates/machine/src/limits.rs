//! Where runs are cut short: bounds on executions, and somebody who wants to stop.

use threadbare_expr::Cancel;

/// Where executions are cut, though they could go on. Set before the first run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    /// How often a loop may go round each time that it is entered.
    pub unwind: Option<u32>,
    /// How many decisions on inputs a thread may make.
    pub depth: Option<u32>,
    /// How many threads there may be, the main thread included.
    pub threads: Option<u32>,
    /// How many objects of the inputs may lie one behind the other on a chain of pointers.
    pub objects: Option<u32>,
}

/// How many objects of the inputs may lie on a chain of pointers where nothing else is said.
pub const USUAL_OBJECTS: u32 = 4;

impl Bounds {
    /// How many objects of the inputs may lie on a chain of pointers.
    #[must_use]
    pub fn chain(&self) -> u32 {
        self.objects.unwrap_or(USUAL_OBJECTS)
    }
}

/// What cuts runs short.
pub struct Limits {
    /// What is cut short.
    pub bounds: Bounds,
    /// Looked at now and then during long runs: whether somebody wants to stop.
    pub(crate) cancel: Cancel,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { bounds: Bounds::default(), cancel: Cancel::new() }
    }
}

impl Limits {
    /// Why somebody wants to stop, if so.
    pub(crate) fn cancelled(&self) -> Option<&str> {
        self.cancel.why()
    }
}
