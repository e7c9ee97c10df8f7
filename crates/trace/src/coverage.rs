//! What a run has executed of a program.

use crate::witness::Location;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A side of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Some execution took it.
    Taken,
    /// None did.
    Untaken,
    /// None did, and nothing but a failing assertion is behind it: the assertion held.
    Held,
}

/// Branches and lines of the functions that were reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Each branch, and what became of each of its sides.
    pub branches: Vec<(Location, Vec<Side>)>,
    /// Each line with code, by file and number, and whether it was executed.
    pub lines: BTreeMap<(String, u32), bool>,
}

impl Coverage {
    /// How many sides of branches were taken, and how many there are.
    pub fn sides(&self) -> (u64, u64) {
        (self.count(|side| side == Side::Taken), self.count(|_| true))
    }

    /// How many sides were not taken because an assertion held.
    pub fn held(&self) -> u64 {
        self.count(|side| side == Side::Held)
    }

    fn count(&self, wanted: impl Fn(Side) -> bool) -> u64 {
        let sides = self.branches.iter().flat_map(|(_, sides)| sides);
        sides.filter(|side| wanted(**side)).count() as u64
    }

    /// How many lines were executed, and how many there are.
    pub fn lines(&self) -> (u64, u64) {
        (self.lines.values().filter(|executed| **executed).count() as u64, self.lines.len() as u64)
    }
}
