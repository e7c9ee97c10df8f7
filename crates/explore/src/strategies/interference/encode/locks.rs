//! Locks. Of two that take one, one has let it go before the other takes it, unless both only read with it; an attempt is refused while
//! somebody is inside. How far a thread goes on behind a lock is for the solver to choose: what lets a lock go is a node like any other.

use super::{Encoder, Set};
use crate::strategies::interference::forest::{Forest, Id, Order};
use threadbare_solver::Literal;

/// Who takes a lock, and who is refused it.
#[derive(Default)]
pub struct Lock {
    /// The events that take it, and whether they read with it.
    taken: Vec<(Id, bool)>,
    /// Attempts that are refused, whether to read with it, each with the set of those who may be inside.
    refused: Vec<(Id, bool, Set)>,
}

impl Encoder {
    pub(super) fn add_lock(&mut self, forest: &Forest, id: Id, lock: u64, reads: bool) {
        let (end, is_released, set) = (self.ordered.point(), self.ordered.fresh(), self.new_set());
        self.ordered.fixed(self.nodes[id].point, end);
        self.ordered.clause(&[!is_released, self.open[set].0]);
        self.nodes[id].release = Some((end, is_released, set));
        if forest.nodes[id].parent.is_some_and(|parent| forest.holds(parent, lock, reads)) {
            // A thread that waits for itself does so for ever.
            self.ordered.clause(&[!self.nodes[id].inside]);
        }
        let known = self.locks.entry(lock).or_default();
        let (taken, refused) = (known.taken.clone(), known.refused.clone());
        known.taken.push((id, reads));
        for (other, also) in taken {
            if forest.nodes[other].thread == forest.nodes[id].thread || reads && also {
                continue;
            }
            let mut clause = vec![!self.nodes[id].inside, !self.nodes[other].inside];
            let order = forest.order(other, id);
            for (first, second, contrary) in [(other, id, Order::After), (id, other, Order::Before)] {
                if order == contrary {
                    continue;
                }
                let Some((end, is_released, _)) = self.nodes[first].release else { continue };
                let before = self.ordered.before(end, self.nodes[second].point);
                self.ordered.clause(&[!before, is_released]);
                clause.push(before);
            }
            self.ordered.clause(&clause);
        }
        for (attempt, to_read, set) in refused {
            if !(to_read && reads) {
                self.add_inside(forest, attempt, set, id);
            }
        }
    }

    /// An attempt finds somebody inside.
    pub(super) fn add_refused(&mut self, forest: &Forest, id: Id, lock: u64, reads: bool) {
        if forest.nodes[id].parent.is_some_and(|parent| forest.holds(parent, lock, reads)) {
            return;
        }
        let set = self.new_set();
        self.ordered.clause(&[!self.nodes[id].inside, self.open[set].0]);
        let known = self.locks.entry(lock).or_default();
        known.refused.push((id, reads, set));
        for (taken, also) in known.taken.clone() {
            if !(reads && also) {
                self.add_inside(forest, id, set, taken);
            }
        }
    }

    /// It may be this one.
    fn add_inside(&mut self, forest: &Forest, attempt: Id, set: Set, taken: Id) {
        let order = forest.order(taken, attempt);
        if matches!(order, Order::After | Order::Never)
            || forest.nodes[taken].thread == forest.nodes[attempt].thread
        {
            return;
        }
        let finds = self.ordered.fresh();
        self.ordered.clause(&[!finds, self.nodes[taken].inside]);
        if order == Order::Free {
            let before = self.ordered.before(self.nodes[taken].point, self.nodes[attempt].point);
            self.ordered.clause(&[!finds, before]);
        }
        self.inside.entry(taken).or_default().push((attempt, finds));
        // Whoever is known to let it go does so behind the attempt.
        for release in self.releases.get(&taken).cloned().unwrap_or_default() {
            self.lets_go_behind(forest, release, attempt, finds);
        }
        self.grow(set, finds);
    }

    fn lets_go_behind(&mut self, forest: &Forest, release: Id, attempt: Id, finds: Literal) {
        let mut clause = vec![!finds, !self.nodes[release].inside];
        match forest.order(attempt, release) {
            Order::Before | Order::Never => return,
            Order::After => {}
            Order::Free => {
                clause.push(self.ordered.before(self.nodes[attempt].point, self.nodes[release].point))
            }
        }
        self.ordered.clause(&clause);
    }

    /// An event that lets a lock go is known.
    pub(super) fn lets_go(&mut self, forest: &Forest, id: Id) {
        let Some(taken) = forest.taken_by(id) else { return };
        let Some((end, _, set)) = self.nodes[taken].release else { return };
        self.ordered.fixed(self.nodes[id].point, end);
        self.releases.entry(taken).or_default().push(id);
        for (attempt, finds) in self.inside.get(&taken).cloned().unwrap_or_default() {
            self.lets_go_behind(forest, id, attempt, finds);
        }
        self.grow(set, self.nodes[id].inside);
    }
}
