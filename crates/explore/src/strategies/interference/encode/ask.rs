//! Questions to the instance, and why something is in no scenario.

use super::{Encoder, Set};
use crate::strategies::interference::forest::{Forest, Id};
use threadbare_expr::Model;
use threadbare_solver::{Literal, Solved};
use threadbare_trace::ThreadId;

/// Why there is no scenario.
#[derive(Clone, Debug)]
pub struct Refuted {
    /// The sets that were closed, each with how often it had grown.
    sets: Vec<(Set, u32)>,
    /// With more interferences there may be one.
    pub by_degree: bool,
}

/// What came of a question.
pub enum Answer {
    Scenario(Chosen),
    Refuted(Refuted),
    Unknown,
}

/// A scenario that was found.
pub struct Chosen {
    /// Its events, in an order.
    pub events: Vec<Id>,
    /// Whom signals wake.
    pub wakes: Vec<(Id, ThreadId)>,
    pub model: Model,
}

/// What is asked for: a scenario in which this holds.
#[derive(Clone, Copy)]
pub struct Question {
    pub target: Literal,
    /// How many interferences it has at most, if that matters.
    pub most: Option<u32>,
    /// What an answer may cost.
    pub conflicts: u64,
}

impl Encoder {
    /// The literal that says that an event is in the scenario.
    pub fn inside(&self, id: Id) -> Literal {
        self.nodes[id].inside
    }

    /// A literal that says that one of these holds.
    pub fn any(&mut self, of: &[Literal]) -> Literal {
        if let [only] = *of {
            return only;
        }
        let any = self.ordered.fresh();
        let clause: Vec<Literal> = of.iter().copied().chain([!any]).collect();
        self.ordered.clause(&clause);
        any
    }

    /// A literal that says that all of these hold.
    pub fn all(&mut self, of: &[Literal]) -> Literal {
        let all = self.ordered.fresh();
        of.iter().for_each(|one| self.ordered.clause(&[!all, *one]));
        all
    }

    /// Whether a literal holds in the scenario that was found last.
    pub fn holds(&mut self, literal: Literal) -> bool {
        self.ordered.holds(literal)
    }

    /// Whether there is such a scenario.
    pub fn ask(&mut self, forest: &Forest, Question { target, most, conflicts }: Question) -> Answer {
        let more = most.and_then(|most| self.more_than(most));
        let mut assumptions = vec![target];
        assumptions.extend(more.map(|more| !more));
        assumptions.extend(self.open.iter().map(|(open, _)| !*open));
        // What others see of an event that was never executed is not known.
        let pending = self.pending.iter().map(|(_, id)| &self.nodes[*id]);
        let others = pending.filter(|other| other.is_pending && other.inside != target);
        assumptions.extend(others.map(|other| !other.inside));
        match self.ordered.solve(&assumptions, conflicts) {
            Solved::Sat => {
                let mut events = Vec::new();
                for (id, inside) in self.nodes.iter().enumerate() {
                    if self.ordered.holds(inside.inside) {
                        events.push((self.ordered.rank(inside.point), id));
                    }
                }
                events.sort_unstable();
                let events = events.into_iter().map(|(_, id)| id).collect();
                let (wakes, model) = (self.woken(forest), self.ordered.model());
                Answer::Scenario(Chosen { events, wakes, model })
            }
            Solved::Unsat => {
                let by_degree = more.is_some_and(|more| self.ordered.is_blamed(!more));
                let mut sets = Vec::new();
                for (set, (open, grown)) in self.open.iter().enumerate() {
                    if self.ordered.is_blamed(!*open) {
                        sets.push((set, *grown));
                    }
                }
                Answer::Refuted(Refuted { sets, by_degree })
            }
            Solved::Unknown => Answer::Unknown,
        }
    }

    /// Whether what refuted a node is still so, at any degree up to one that it was refuted for.
    pub fn still_holds(&self, refuted: &Refuted) -> bool {
        refuted.sets.iter().all(|(set, grown)| self.open[*set].1 == *grown)
    }

    /// How many nodes it has.
    pub fn count_nodes(&self) -> usize {
        self.nodes.len()
    }
}
