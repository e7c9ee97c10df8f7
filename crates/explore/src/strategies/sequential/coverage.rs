//! New code first: a fork that leads to a side of a branch that nothing has taken yet is next. Where there is none, the fork that is nearest to such a
//! side and the oldest one take turns, so that a near side that cannot be reached does not hold the search up.

use super::nearest::Nearest;
use super::{Fork, Pending};
use std::collections::VecDeque;
use threadbare_machine::Machine;

/// As far as this are forks from which nothing new can be reached.
const FAR: u32 = u32::MAX;

/// Forks into new code are next.
#[derive(Default)]
pub struct Uncovered {
    /// Led to new code when they were last looked at.
    promising: Vec<Fork>,
    /// The others, each with its distance from new code.
    others: VecDeque<(u32, Fork)>,
    nearest: Nearest,
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
            let distance = self.nearest.from(machine, &fork).unwrap_or(FAR);
            self.others.push_back((distance, fork));
        }
        self.oldest = !self.oldest;
        if self.oldest || self.others.len() < 2 {
            return self.others.pop_front().map(|(_, fork)| fork);
        }
        if self.nearest.refresh(machine) {
            for (distance, fork) in &mut self.others {
                *distance = self.nearest.from(machine, fork).unwrap_or(FAR);
            }
        }
        // Of several that are as near, the newest.
        let nearest = (0..self.others.len()).rev().min_by_key(|number| self.others[*number].0)?;
        self.others.remove(nearest).map(|(_, fork)| fork)
    }

    fn forks(&self) -> Box<dyn Iterator<Item = &Fork> + '_> {
        Box::new(self.promising.iter().chain(self.others.iter().map(|(_, fork)| fork)))
    }
}
