//! The memory that the rows of an execution access: variables by the names that the source has, and what each row read and wrote of them.

use super::scene::{Scene, plain};
use std::collections::HashMap;
use threadbare_trace::{Action, Range, Touched};

/// A piece of memory that is read and written as one.
pub(super) struct Variable {
    pub name: String,
    pub range: Range,
    /// Its value before the first access, if that is a number.
    pub initial: Option<String>,
    /// Other variables that have bytes in common with it.
    overlaps: Vec<usize>,
}

/// What a row did with a variable.
#[derive(Clone)]
pub(super) struct Access {
    pub variable: usize,
    pub reads: bool,
    pub writes: bool,
    pub before: Option<String>,
    pub after: Option<String>,
}

pub(super) struct Memory {
    pub variables: Vec<Variable>,
    /// Of each row, in order.
    pub accesses: Vec<Vec<Access>>,
    known: HashMap<Range, usize>,
}

impl Memory {
    pub fn of(scene: &Scene<'_>) -> Memory {
        let mut memory = Memory { variables: Vec::new(), accesses: Vec::new(), known: HashMap::new() };
        for row in 0..scene.rows.len() {
            let mut accesses: Vec<Access> = Vec::new();
            for step in scene.steps(row) {
                for part in step.event.action.parts() {
                    let Some(range) = part.range() else { continue };
                    let touched = step.touched.iter().find(|t| t.at == range.start && t.len == range.len);
                    let Some(touched) = touched else { continue };
                    let access = memory.access(part, range, touched);
                    merge(&mut accesses, access);
                }
            }
            memory.accesses.push(accesses);
        }
        memory
    }

    fn access(&mut self, action: &Action, range: Range, touched: &Touched) -> Access {
        let value = |value: &Option<String>| value.as_deref().map(plain);
        let variable = self.variable(range, touched);
        let writes = matches!(action, Action::Write { .. } | Action::Update { .. });
        let reads = !matches!(action, Action::Write { .. } | Action::Free { .. });
        Access {
            variable,
            reads,
            writes,
            before: value(&touched.before),
            after: value(&touched.after).filter(|_| writes),
        }
    }

    fn variable(&mut self, range: Range, touched: &Touched) -> usize {
        if let Some(known) = self.known.get(&range) {
            return *known;
        }
        let number = self.variables.len();
        let with = self.variables.iter().enumerate().filter(|(_, other)| other.range.overlaps(range));
        let overlaps: Vec<usize> = with.map(|(at, _)| at).collect();
        overlaps.iter().for_each(|other| self.variables[*other].overlaps.push(number));
        let initial = touched.before.as_deref().map(plain);
        self.variables.push(Variable { name: plain(&touched.name), range, initial, overlaps });
        self.known.insert(range, number);
        number
    }

    /// Variables whose value is not known any more after a row, since a part of them was written as something else.
    pub fn forgotten(&self, row: usize) -> Vec<usize> {
        let written: Vec<usize> =
            self.accesses[row].iter().filter(|access| access.writes).map(|access| access.variable).collect();
        let mut forgotten: Vec<usize> =
            written.iter().flat_map(|at| self.variables[*at].overlaps.clone()).collect();
        forgotten.retain(|at| !self.accesses[row].iter().any(|access| access.variable == *at));
        forgotten.sort_unstable();
        forgotten.dedup();
        forgotten
    }
}

/// Adds an access to those of its row: of a variable that was read and then written, one line tells both.
fn merge(accesses: &mut Vec<Access>, access: Access) {
    match accesses.iter_mut().find(|known| known.variable == access.variable) {
        Some(known) => {
            known.reads |= access.reads && !known.writes;
            known.writes |= access.writes;
            known.after = access.after.or(known.after.take());
        }
        None => accesses.push(access),
    }
}
