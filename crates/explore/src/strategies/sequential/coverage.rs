//! New code first: a fork that leads to a side of a branch that nothing has taken yet is next. Where there is none, the
//! oldest and the newest take turns, so that neither deep loops nor wide ones hold the search up.

use super::{Fork, Pending};
use std::collections::VecDeque;
use threadbare_machine::Machine;

/// Forks into new code are next.
#[derive(Default)]
pub struct Uncovered {
    /// Led to new code when they were last looked at.
    promising: Vec<Fork>,
    others: VecDeque<Fork>,
    oldest: bool,
}

impl Pending for Uncovered {
    fn push(&mut self, fork: Fork) {
        self.promising.push(fork);
    }

    fn pop(&mut self, machine: &Machine) -> Option<Fork> {
        // What is covered stays covered: a fork that leads to nothing new never will again.
        while let Some(fork) = self.promising.pop() {
            if fork.leads_to_new_code(machine) {
                return Some(fork);
            }
            self.others.push_back(fork);
        }
        self.oldest = !self.oldest;
        if self.oldest { self.others.pop_front() } else { self.others.pop_back() }
    }

    fn forks(&self) -> Box<dyn Iterator<Item = &Fork> + '_> {
        Box::new(self.promising.iter().chain(&self.others))
    }
}
