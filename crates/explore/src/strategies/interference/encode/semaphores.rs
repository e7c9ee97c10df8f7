//! Semaphores: whoever takes one has it from an event that posts, or is given one of those that the semaphore begins with, and nobody
//! else has the same. That is exact: if each of a row of events can be given one that came before, there is one left for each.

use super::{Encoder, Set};
use crate::strategies::interference::forest::{Forest, Id, Order};
use threadbare_solver::Literal;

/// Who takes from a semaphore, and who posts.
#[derive(Default)]
pub struct Semaphore {
    takes: Vec<Take>,
    posts: Vec<Id>,
    /// Of each that can be taken, who has it: those that it begins with first.
    given: Vec<Vec<Literal>>,
}

/// An event that takes one, the set of those that it may be given, and of each that it is.
#[derive(Clone)]
struct Take {
    node: Id,
    set: Set,
    has: Vec<Literal>,
}

impl Encoder {
    pub(super) fn add_take(&mut self, forest: &Forest, id: Id, semaphore: u64) {
        let set = self.new_set();
        self.ordered.clause(&[!self.nodes[id].inside, self.open[set].0]);
        let units = forest.units.get(&semaphore).copied().unwrap_or(0) as usize;
        let known = self.semaphores.entry(semaphore).or_default();
        known.takes.push(Take { node: id, set, has: Vec::new() });
        let take = known.takes.len() - 1;
        if known.given.is_empty() {
            known.given.resize(units, Vec::new());
        }
        let posts = known.posts.clone();
        for unit in 0..units {
            let has = self.ordered.fresh();
            self.give(semaphore, unit, has, take);
        }
        for (number, post) in posts.into_iter().enumerate() {
            self.add_given(forest, semaphore, (units + number, post), take);
        }
    }

    pub(super) fn add_post(&mut self, forest: &Forest, id: Id, semaphore: u64) {
        let units = forest.units.get(&semaphore).copied().unwrap_or(0) as usize;
        let known = self.semaphores.entry(semaphore).or_default();
        if known.given.is_empty() {
            known.given.resize(units, Vec::new());
        }
        known.posts.push(id);
        known.given.push(Vec::new());
        let number = known.given.len() - 1;
        for take in 0..known.takes.len() {
            self.add_given(forest, semaphore, (number, id), take);
        }
    }

    /// One may be given what the other has posted.
    fn add_given(&mut self, forest: &Forest, semaphore: u64, (number, post): (usize, Id), take: usize) {
        let Some(node) = self.semaphores.get(&semaphore).map(|known| known.takes[take].node) else { return };
        let order = forest.order(post, node);
        if matches!(order, Order::After | Order::Never) {
            return;
        }
        let has = self.ordered.fresh();
        self.ordered.clause(&[!has, self.nodes[post].inside]);
        if order == Order::Free {
            let before = self.ordered.before(self.nodes[post].point, self.nodes[node].point);
            self.ordered.clause(&[!has, before]);
        }
        self.give(semaphore, number, has, take);
    }

    /// Nobody else has it, and whoever has it has no other.
    fn give(&mut self, semaphore: u64, number: usize, has: Literal, take: usize) {
        let Some(known) = self.semaphores.get_mut(&semaphore) else { return };
        let (given, taken) = (&mut known.given[number], &mut known.takes[take]);
        let (node, set) = (taken.node, taken.set);
        let others = [given.clone(), taken.has.clone()];
        given.push(has);
        taken.has.push(has);
        self.ordered.clause(&[!has, self.nodes[node].inside]);
        for other in others.into_iter().flatten() {
            self.ordered.clause(&[!has, !other]);
        }
        self.grow(set, has);
    }

    /// That all that can be taken from a semaphore was.
    pub(super) fn is_empty(&mut self, forest: &Forest, semaphore: u64) -> Literal {
        let units = forest.units.get(&semaphore).copied().unwrap_or(0) as usize;
        let empty = self.ordered.fresh();
        let Some(known) = self.semaphores.get(&semaphore) else { return empty };
        for (number, given) in known.given.iter().enumerate() {
            let mut clause: Vec<Literal> = given.iter().copied().chain([!empty]).collect();
            if let Some(post) = number.checked_sub(units) {
                clause.push(!self.nodes[known.posts[post]].inside);
            }
            self.ordered.clause(&clause);
        }
        empty
    }
}
