//! What a run has executed of a program.

use crate::witness::Location;
use std::collections::BTreeMap;

/// Branches and lines of the functions that were reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Each branch, and of each of its sides whether it was taken.
    pub branches: Vec<(Location, Vec<bool>)>,
    /// Each line with code, by file and number, and whether it was executed.
    pub lines: BTreeMap<(String, u32), bool>,
}

impl Coverage {
    /// How many sides of branches were taken, and how many there are.
    pub fn sides(&self) -> (u64, u64) {
        let sides = || self.branches.iter().flat_map(|(_, sides)| sides);
        (sides().filter(|taken| **taken).count() as u64, sides().count() as u64)
    }

    /// How many lines were executed, and how many there are.
    pub fn lines(&self) -> (u64, u64) {
        (self.lines.values().filter(|executed| **executed).count() as u64, self.lines.len() as u64)
    }
}
