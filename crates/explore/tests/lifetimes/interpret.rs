//! What such programs do, by their meaning alone: threads are rows of steps, objects live or do not. All orders of all steps
//! are gone through. Nothing here is the tool's: neither its machine nor what it takes for a step or for a conflict.

use std::collections::{BTreeSet, HashSet};

/// One step of a thread, or nothing that others can notice.
#[derive(Clone, Debug)]
pub enum Step {
    /// The counter becomes larger.
    Count(u64),
    /// An object of the thread's begins to live, with this value.
    Begin(usize, u64),
    /// Its address is put where all can see it, or taken away again.
    Publish(usize),
    Retract(usize),
    /// Looks whether the address of an object is there.
    Look(usize),
    /// If it was, accesses the object in this function: writes a value, or puts what it reads into a result.
    Write(usize, u64, String),
    Read(usize, usize, String),
    /// The same by the owner, who knows that it lives.
    OwnRead(usize, usize),
    OwnWrite(usize, u64),
    /// The object is gone.
    End(usize),
    Lock,
    Unlock,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// Where each thread stands; `None` if it has failed.
    places: Vec<Option<usize>>,
    objects: Vec<Option<u64>>,
    published: Vec<bool>,
    /// What each thread saw when it last looked, by object.
    seen: Vec<Vec<bool>>,
    results: Vec<u64>,
    counter: u64,
    holder: Option<usize>,
}

/// What can come of a program: final values, and the functions in which something is accessed that is gone.
#[derive(Default, PartialEq, Eq, Debug, Clone)]
pub struct Outcomes {
    pub finals: BTreeSet<Vec<u64>>,
    pub gone: BTreeSet<String>,
}

/// All that can come of these threads; `None` if there are more states than `limit`.
pub fn outcomes(threads: &[Vec<Step>], objects: usize, results: usize, limit: usize) -> Option<Outcomes> {
    let start = State {
        places: vec![Some(0); threads.len()],
        objects: vec![None; objects],
        published: vec![false; objects],
        seen: vec![vec![false; objects]; threads.len()],
        results: vec![0; results],
        counter: 0,
        holder: None,
    };
    let (mut outcomes, mut known, mut open) = (Outcomes::default(), HashSet::new(), vec![start]);
    while let Some(state) = open.pop() {
        if !known.insert(state.clone()) {
            continue;
        }
        if known.len() > limit {
            return None;
        }
        if state.places.iter().zip(threads).all(|(place, steps)| *place == Some(steps.len())) {
            outcomes.finals.insert([&[state.counter][..], &state.results].concat());
        }
        for (thread, steps) in threads.iter().enumerate() {
            let Some(step) = state.places[thread].and_then(|place| steps.get(place)) else { continue };
            let mut next = state.clone();
            match next.take(thread, step) {
                Some(true) => next.places[thread] = state.places[thread].map(|place| place + 1),
                Some(false) => {
                    next.places[thread] = None;
                    outcomes.gone.extend(match step {
                        Step::Write(_, _, function) | Step::Read(_, _, function) => Some(function.clone()),
                        _ => None,
                    });
                }
                None => continue,
            }
            open.push(next);
        }
    }
    Some(outcomes)
}

impl State {
    /// Takes a step: whether it goes well; `None` if it has to wait.
    fn take(&mut self, thread: usize, step: &Step) -> Option<bool> {
        match step {
            Step::Count(by) => self.counter += by,
            Step::Begin(object, value) => self.objects[*object] = Some(*value),
            Step::Publish(object) => self.published[*object] = true,
            Step::Retract(object) => self.published[*object] = false,
            Step::Look(object) => self.seen[thread][*object] = self.published[*object],
            Step::Write(object, value, _) if self.seen[thread][*object] => match &mut self.objects[*object] {
                Some(there) => *there = *value,
                None => return Some(false),
            },
            Step::Read(object, result, _) if self.seen[thread][*object] => match self.objects[*object] {
                Some(there) => self.results[*result] = there,
                None => return Some(false),
            },
            Step::Write(..) | Step::Read(..) => {}
            Step::OwnRead(object, result) => {
                self.results[*result] = self.objects[*object].unwrap_or(u64::MAX)
            }
            Step::OwnWrite(object, value) => self.objects[*object] = Some(*value),
            Step::End(object) => self.objects[*object] = None,
            Step::Lock if self.holder.is_some() => return None,
            Step::Lock => self.holder = Some(thread),
            Step::Unlock => self.holder = None,
        }
        Some(true)
    }
}
