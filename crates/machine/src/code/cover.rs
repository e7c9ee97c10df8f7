//! Sides of branches that were taken, and what was reached by them.

use super::{Code, Op, Pc};

impl Code {
    /// Marks a side of a branch, named by the operation that the side begins with.
    #[inline]
    pub(crate) fn cover(&self, side: Pc) {
        if let Some(mark) = self.covered.get(side as usize) {
            mark.set(true);
        }
    }

    /// Whether the side that begins there was ever taken.
    pub(crate) fn is_covered(&self, side: Pc) -> bool {
        self.covered.get(side as usize).is_some_and(std::cell::Cell::get)
    }

    /// The sides of the branch at an operation.
    pub(crate) fn sides(&self, pc: Pc) -> Vec<Pc> {
        match self.ops.get(pc as usize) {
            Some(Op::Branch { then, els, .. }) => vec![*then, *els],
            Some(Op::Switch { table, .. }) => {
                let table = &self.switches[*table as usize];
                table.cases.iter().map(|(_, to)| *to).chain([table.default]).collect()
            }
            Some(Op::IndirectBranch { table, .. }) => {
                self.switches[*table as usize].cases.iter().map(|(_, to)| *to).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether a side of a branch leads at once to where no execution can come.
    pub(crate) fn leads_nowhere(&self, side: Pc) -> bool {
        match self.ops.get(side as usize) {
            Some(Op::Jump { to, .. } | Op::Edge { to, .. }) => {
                matches!(self.ops.get(*to as usize), Some(Op::Unreachable))
            }
            op => matches!(op, Some(Op::Unreachable)),
        }
    }

    /// The call that a side of a branch ends with, if it does nothing else that others could see: it does not return.
    pub(crate) fn last_call(&self, side: Pc) -> Option<Pc> {
        let mut pc = side;
        // A side that goes round in circles comes to none.
        for _ in 0..self.ops.len() {
            match self.ops.get(pc as usize)? {
                Op::Jump { to, .. } | Op::Edge { to, .. } => pc = *to,
                Op::Call { .. } => {
                    let next = self.ops.get(pc as usize + 1);
                    return matches!(next, Some(Op::Unreachable)).then_some(pc);
                }
                Op::Branch { .. } | Op::Switch { .. } | Op::IndirectBranch { .. } => return None,
                Op::Return { .. } | Op::Unreachable | Op::Trap | Op::Unsupported { .. } => return None,
                Op::Store { .. } | Op::StoreShape { .. } | Op::Rmw { .. } | Op::CompareExchange { .. } => {
                    return None;
                }
                _ => pc += 1,
            }
        }
        None
    }

    /// For each operation whether it was reached, by the sides that were taken.
    pub(crate) fn reached(&self) -> Vec<bool> {
        let mut reached = vec![false; self.ops.len()];
        let mut open: Vec<Pc> = vec![0];
        while let Some(mut pc) = open.pop() {
            while let Some(op) = self.ops.get(pc as usize) {
                if std::mem::replace(&mut reached[pc as usize], true) {
                    break;
                }
                match op {
                    Op::Jump { to, .. } | Op::Edge { to, .. } => pc = *to,
                    Op::Branch { .. } | Op::Switch { .. } | Op::IndirectBranch { .. } => {
                        open.extend(self.sides(pc).into_iter().filter(|side| self.is_covered(*side)));
                        break;
                    }
                    Op::Return { .. } | Op::Unreachable | Op::Trap | Op::Unsupported { .. } => break,
                    _ => pc += 1,
                }
            }
        }
        reached
    }
}
