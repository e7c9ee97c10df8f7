//! A node of the search: the steps that are still to be taken from a state, and those that need not be.

use super::wakeup::{Edge, Found, Outcomes, Sequence, Tree};
use threadbare_expr::Terms;
use threadbare_machine::{Choice, Machine, Next, State};
use threadbare_trace::dependence::dependent;
use threadbare_trace::{Action, ThreadId};

/// A step that was covered before, here or further up, with what it did.
#[derive(Clone)]
pub struct Sleeper {
    pub thread: ThreadId,
    pub label: u32,
    pub action: Action,
    /// How many outcomes the step has.
    pub outcomes: usize,
}

/// As the number of outcomes: more than can sleep.
const UNCOUNTED: usize = usize::MAX;

/// What is known of a step before it is taken.
pub struct Announced {
    pub outcomes: Outcomes,
    /// How many they are.
    pub count: usize,
    /// Whether what the step does, or whether it can be taken, depends on when it is taken, or on an outcome that is free.
    pub state_dependent: bool,
}

pub struct Node {
    pub sleep: Vec<Sleeper>,
    pub tree: Tree,
    /// The step that is being explored, put to sleep when it is done.
    pub current: Option<Sleeper>,
    /// Whether any step could be taken from here.
    pub left: bool,
}

impl Node {
    /// A node with these sleepers, from which at least the steps of the tree are to be taken.
    pub fn new(sleep: Vec<Sleeper>, tree: Tree) -> Node {
        Node { sleep, tree, current: None, left: false }
    }

    /// Chooses where to go from a node that nothing was asked of: a thread before a condition, else the thread that
    /// went last, else the oldest; ends are left to the end. Returns false if everything that could be
    /// done here was covered before.
    pub fn choose(&mut self, machine: &Machine, state: &State, last: Option<ThreadId>) -> bool {
        let asleep = |id: ThreadId, label: u32| self.sleep.iter().any(|s| s.thread == id && s.label == label);
        let decides = |thread: &usize| {
            matches!(state.next(*thread).map(|next| &next.action), Some(Action::Branch { .. }))
        };
        let labels = |thread: usize| (0..).map_while(move |number| machine.label(state, thread, number));
        let awake = |thread: &usize| {
            let id = state.threads[*thread].id;
            state.is_enabled(*thread)
                && (self.sleep.is_empty() || labels(*thread).any(|label| !asleep(id, label)))
        };
        let all = || 0..state.threads.len();
        let ends = |thread: &usize| state.next(*thread).is_none_or(|next| next.action.is_end());
        let chosen = all().filter(decides).find(awake).or_else(|| {
            let same = last.and_then(|id| state.index_of(id));
            let others = || all().filter(|thread| !ends(thread)).find(awake);
            same.filter(|thread| !ends(thread) && awake(thread)).or_else(others).or_else(|| all().find(awake))
        });
        let Some((thread, next)) = chosen.and_then(|thread| Some((thread, state.next(thread)?))) else {
            return false;
        };
        let id = state.threads[thread].id;
        let outcomes = outcomes_of(next, machine.label_count(state, thread));
        let edge = |label| Edge {
            thread: id,
            label,
            action: next.action.clone(),
            outcomes,
            model: state.model.clone(),
            below: Tree::default(),
        };
        self.tree.edges.extend(labels(thread).filter(|label| !asleep(id, *label)).map(edge));
        if let Choice::Condition { term, .. } = next.choice {
            // The model's side comes first: it needs no query.
            let held = u32::from(machine.arena.terms.holds(term, &state.model));
            self.tree.edges.make_contiguous().sort_by_key(|edge| edge.label != held);
        }
        true
    }

    /// The next step to take, if there is one left. The step before it is now covered.
    pub fn next_move(&mut self) -> Option<Edge> {
        self.sleep.extend(self.current.take());
        self.tree.edges.pop_front()
    }

    /// Notes that no inputs allow the step now. It covers nothing, and what conflicts with it may make it possible.
    pub fn cannot(&mut self, step: &Edge) {
        let Edge { thread, label, .. } = *step;
        self.sleep.push(Sleeper { thread, label, action: step.action.clone(), outcomes: UNCOUNTED });
    }

    /// Notes the step that is being explored; returns the sleepers that it does not wake.
    pub fn enter(&mut self, step: &Edge, action: &Action, outcomes: usize) -> Vec<Sleeper> {
        let Edge { thread, label, .. } = *step;
        self.left = true;
        self.current = Some(Sleeper { thread, label, action: action.clone(), outcomes });
        let asleep = |s: &&Sleeper| !dependent(s.thread, &s.action, thread, action);
        self.sleep.iter().filter(asleep).cloned().collect()
    }

    /// Whether something that sleeps here covers everything that begins with the sequence.
    pub fn covers(&self, terms: &Terms, sequence: &Sequence<'_>) -> Cover {
        let mut cover = Cover::No;
        for sleeper in &self.sleep {
            let Sleeper { thread, label, action, outcomes } = sleeper;
            // One of several outcomes covers only what goes on with that outcome, and a sequence without the thread
            // goes on with any: not even all of them together cover it, since what they lead to differs.
            if *outcomes > 1 && !sequence.contains(*thread) {
                continue;
            }
            match sequence.weak_initial(terms, *thread, *label, action, Outcomes::One) {
                Some(Found::At(_)) => return Cover::Always,
                Some(Found::Last | Found::Absent) => cover = Cover::This,
                None => {}
            }
        }
        cover
    }
}

/// Whether what sleeps covers a sequence.
pub enum Cover {
    No,
    /// It does, but perhaps not longer sequences that begin with this one.
    This,
    /// It does, and all that begin with it: they begin with what sleeps.
    Always,
}

/// What is known of a thread's next step before it is taken.
pub fn announced(machine: &Machine, state: &State, thread: usize) -> Announced {
    let Some(next) = state.next(thread) else {
        return Announced { outcomes: Outcomes::One, count: 1, state_dependent: false };
    };
    let count = machine.label_count(state, thread);
    // A wait that may end for no reason: all outcomes are tried where it is moved to.
    let decides = matches!(next.choice, Choice::Ways(ways) if ways > 1);
    Announced {
        outcomes: outcomes_of(next, count),
        count,
        state_dependent: next.action.is_state_dependent() || decides,
    }
}

/// The outcomes of a step that has this many labels.
fn outcomes_of(next: &Next, labels: usize) -> Outcomes {
    match (&next.action, &next.choice) {
        (Action::Branch { .. }, Choice::Condition { term, .. }) => Outcomes::Branch(*term),
        _ if labels == 1 => Outcomes::One,
        _ => Outcomes::Many,
    }
}
