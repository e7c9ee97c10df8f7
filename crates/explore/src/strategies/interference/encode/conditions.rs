//! Condition variables. Who wakes whom is chosen like the source of a read: one event for each wait, and a signal wakes one at most. A
//! signal is not lost while somebody waits: of a signal and a wait that are both there, either the signal comes before the wait, or the thread was woken by then,
//! or it is woken by this one, or by this one another is.

use super::{Encoder, Set};
use crate::strategies::interference::forest::{Forest, Id, Order};
use threadbare_solver::Literal;
use threadbare_trace::ThreadId;

/// Who waits for a condition, and who wakes.
#[derive(Default)]
pub struct Condition {
    waits: Vec<Waiting>,
    wakers: Vec<Waker>,
}

struct Waiting {
    node: Id,
    /// Where the thread takes the lock back.
    back: Option<Id>,
    /// That somebody has woken it, and the set of those who may.
    woken: Literal,
    set: Set,
    woken_by: Vec<(Id, Literal)>,
    /// Of each event before which it may have been woken, the set of those who may have done so.
    before: Vec<(Id, Set)>,
}

struct Waker {
    node: Id,
    /// Of a signal: that it wakes one, and the set of those that it may wake.
    busy: Option<(Literal, Set)>,
    wakes: Vec<Literal>,
}

impl Encoder {
    pub(super) fn add_wait(&mut self, forest: &Forest, id: Id, condition: u64) {
        let (woken, set) = (self.ordered.fresh(), self.new_set());
        self.ordered.clause(&[!woken, self.open[set].0]);
        let known = self.conditions.entry(condition).or_default();
        let (woken_by, before) = (Vec::new(), Vec::new());
        known.waits.push(Waiting { node: id, back: None, woken, set, woken_by, before });
        let (wait, wakers) = (known.waits.len() - 1, known.wakers.len());
        self.waits.insert(id, condition);
        for waker in 0..wakers {
            self.meet(forest, condition, wait, waker);
        }
    }

    pub(super) fn add_signal(&mut self, forest: &Forest, id: Id, condition: u64, all: bool) {
        let busy = match all {
            true => None,
            false => {
                let (busy, set) = (self.ordered.fresh(), self.new_set());
                self.ordered.clause(&[!busy, self.open[set].0]);
                Some((busy, set))
            }
        };
        let known = self.conditions.entry(condition).or_default();
        known.wakers.push(Waker { node: id, busy, wakes: Vec::new() });
        let (waits, waker) = (known.waits.len(), known.wakers.len() - 1);
        for wait in 0..waits {
            self.meet(forest, condition, wait, waker);
        }
    }

    /// Whoever takes a lock back behind a wait was woken before.
    pub(super) fn add_awake(&mut self, forest: &Forest, id: Id) {
        let Some(parent) = forest.nodes[id].parent else { return };
        let Some(condition) = self.waits.get(&parent).copied() else { return };
        let Some(known) = self.conditions.get_mut(&condition) else { return };
        let Some(wait) = known.waits.iter_mut().find(|wait| wait.node == parent) else { return };
        wait.back = Some(id);
        let (woken, woken_by) = (wait.woken, wait.woken_by.clone());
        self.ordered.clause(&[!self.nodes[id].inside, woken]);
        for (waker, wakes) in woken_by {
            let before = self.ordered.before(self.nodes[waker].point, self.nodes[id].point);
            self.ordered.clause(&[!wakes, before]);
        }
    }

    /// A wait, and an event that may wake it.
    fn meet(&mut self, forest: &Forest, condition: u64, wait: usize, waker: usize) {
        let Some(known) = self.conditions.get(&condition) else { return };
        let (waiting, waking) = (&known.waits[wait], &known.wakers[waker]);
        let (w, s, back, set, busy) = (waiting.node, waking.node, waiting.back, waiting.set, waking.busy);
        let (others, also_woken) = (waiting.woken_by.clone(), waking.wakes.clone());
        let lates = waiting.before.clone();
        // A thread does not signal while it waits.
        let order = forest.order(s, w);
        if forest.nodes[w].thread == forest.nodes[s].thread || matches!(order, Order::Before | Order::Never) {
            return;
        }
        let wakes = self.ordered.fresh();
        self.ordered.clause(&[!wakes, self.nodes[w].inside]);
        self.ordered.clause(&[!wakes, self.nodes[s].inside]);
        if order == Order::Free {
            let waits = self.ordered.before(self.nodes[w].point, self.nodes[s].point);
            self.ordered.clause(&[!wakes, waits]);
        }
        if let Some(back) = back {
            let before = self.ordered.before(self.nodes[s].point, self.nodes[back].point);
            self.ordered.clause(&[!wakes, before]);
        }
        for (_, other) in &others {
            self.ordered.clause(&[!wakes, !*other]);
        }
        if let Some((_, wakes_one)) = busy {
            also_woken.iter().for_each(|other| self.ordered.clause(&[!wakes, !*other]));
            self.grow(wakes_one, wakes);
        }
        // It may be what has woken the thread before others that come later.
        for (late, by_then) in lates {
            self.add_woken_before(s, wakes, late, by_then);
        }
        // It is not lost.
        let (by_then, others_by_then) = (self.ordered.fresh(), self.new_set());
        self.ordered.clause(&[!by_then, self.open[others_by_then].0]);
        for (other, woken) in others {
            self.add_woken_before(other, woken, s, others_by_then);
        }
        let mut clause = vec![!self.nodes[s].inside, !self.nodes[w].inside, wakes, by_then];
        if order == Order::Free {
            clause.push(self.ordered.before(self.nodes[s].point, self.nodes[w].point));
        }
        clause.extend(busy.map(|(busy, _)| busy));
        self.ordered.clause(&clause);
        if let Some(known) = self.conditions.get_mut(&condition) {
            known.waits[wait].woken_by.push((s, wakes));
            known.waits[wait].before.push((s, others_by_then));
            known.wakers[waker].wakes.push(wakes);
        }
        self.grow(set, wakes);
    }

    /// One more that may have woken a thread before an event.
    fn add_woken_before(&mut self, waker: Id, wakes: Literal, late: Id, set: Set) {
        let was = self.ordered.fresh();
        let before = self.ordered.before(self.nodes[waker].point, self.nodes[late].point);
        self.ordered.clause(&[!was, wakes]);
        self.ordered.clause(&[!was, before]);
        self.grow(set, was);
    }

    /// Whom the signals of the scenario that was found last wake.
    pub(super) fn woken(&mut self, forest: &Forest) -> Vec<(Id, ThreadId)> {
        let mut woken = Vec::new();
        for known in self.conditions.values() {
            for waiting in &known.waits {
                for (waker, wakes) in &waiting.woken_by {
                    if self.ordered.holds(*wakes) {
                        woken.push((*waker, forest.nodes[waiting.node].thread));
                    }
                }
            }
        }
        woken
    }

    /// That nobody wakes a thread that waits there.
    pub(super) fn sleeps(&mut self, wait: Id) -> Literal {
        let condition = self.waits.get(&wait).and_then(|condition| self.conditions.get(condition));
        let waiting = condition.and_then(|known| known.waits.iter().find(|waiting| waiting.node == wait));
        let woken_by = waiting.into_iter().flat_map(|waiting| &waiting.woken_by);
        let nobody: Vec<Literal> = woken_by.map(|(_, wakes)| !*wakes).collect();
        self.all(&nobody)
    }
}
