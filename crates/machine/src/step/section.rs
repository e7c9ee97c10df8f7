//! Atomic sections: from `__VERIFIER_atomic_begin` to `__VERIFIER_atomic_end`, or a function whose name begins with
//! `__VERIFIER_atomic_`. A section is one step; what it does inside is collected and becomes the parts of that step.
//!
//! What a section will touch is found out before it is taken, by running it on a copy of the state. Only a step that
//! touches something that the section touches can change that, and after such a step the section is run on a copy
//! again. Where a section decides something that depends on inputs, the sides that are possible are followed on copies: so a
//! loop over an input ends where its condition can no longer hold. Each way through the
//! section is then an outcome of the step, decided when the step is taken: a section is one step whatever it decides. All
//! outcomes conflict with what any of them touches; what other sides touch is kept as what the section *might* do.
//!
//! Possible is what the thread itself cannot rule out: by what it decided, by what was decided before it was born, and by what
//! whoever took an input decided about it before others could hear of it. What others decide later may come before the
//! section in one execution and behind it in another that is as good, and the section must be the same step in both.
//!
//! A section that finds a lock taken, or a semaphore at zero, can be taken only when that has changed, and then as a
//! whole. One that would wait in the middle for what it does itself, or for a condition, is unsupported.
//!
//! A section in which its thread fails, or is not assumed to go on, has done nothing: others never see half a section. So it
//! is with a section that ends the process. The others go on as if the thread had not come so far, so that the end hides
//! nothing that they would do.

use super::decide::mark;
use super::{Flow, Run, Stop};
use crate::learned::range_of;
use crate::possible::Chance;
use crate::state::{Choice, Decision, Next, Purpose, Side, State, Status};
use crate::world::World;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_expr::{Model, Term};
use threadbare_trace::{Action, Ending, Order};

/// A section with more sides than this is unsupported, and one with more decisions on all of them.
const MOST_SIDES: usize = 1024;
const MOST_DECISIONS: usize = 1 << 14;
/// How far back it is looked whether a part was noted.
const LATELY: usize = 16;

/// What a section would do.
#[derive(Default)]
struct Prospect {
    parts: Vec<Action>,
    /// The decisions that were met.
    decisions: Vec<Decision>,
    /// The sides that were followed to their ends.
    ends: Vec<End>,
    /// Whether one of them has to wait.
    waits: bool,
}

/// The end of a side: the last decision on its way, and what inputs must satisfy that lead there.
struct End {
    last: Option<u32>,
    condition: Term,
    fails_assumption: bool,
}

/// A way that is to be followed on: where it stands, behind which decision, and what inputs must satisfy.
struct Way {
    state: State,
    last: Option<u32>,
    condition: Term,
    /// Whether the inputs of the state do so. If that is not known of one side, nobody can be asked about those behind it.
    is_sure: bool,
}

impl Run<'_> {
    /// Enters a section, or a section inside a section.
    pub fn begin_section(&mut self) -> Flow<()> {
        if self.thread_ref().atomic == 0 {
            if self.permit.take().is_none() {
                return Err(Stop::Before(self.announce_section()?));
            }
            self.parts = Some(Vec::new());
        }
        self.thread_mut().atomic += 1;
        Ok(())
    }

    /// Leaves it again.
    pub fn end_section(&mut self) -> Flow<()> {
        if self.thread_ref().atomic == 0 {
            return Err(Stop::unsupported("the end of an atomic section that was not begun"));
        }
        self.thread_mut().atomic -= 1;
        if self.thread_ref().atomic > 0 {
            return Ok(());
        }
        if self.dry {
            return Err(Stop::Finished);
        }
        self.tells_inputs();
        self.close_section();
        Ok(())
    }

    /// The thread has taken a step: others may know the inputs that it has taken so far.
    #[inline]
    pub(super) fn tells_inputs(&mut self) {
        let thread = self.thread_ref();
        if thread.told != thread.inputs.count() {
            let thread = self.thread_mut();
            thread.told = thread.inputs.count();
        }
    }

    /// The section is over, or its thread goes no further.
    pub(super) fn close_section(&mut self) {
        if let Some(parts) = self.parts.take() {
            self.done = Some(Action::Section { parts: parts.into() });
        }
    }

    /// A visible step inside a section: it happens at once, as a part.
    pub(super) fn part(&mut self, action: Action, choice: Choice) -> Flow<u32> {
        if action == Action::End {
            // The section ends with its thread.
            if self.dry {
                return Err(Stop::Finished);
            }
            self.thread_mut().atomic = 0;
            self.close_section();
            return Err(Stop::Before(Next { action, choice }));
        }
        if matches!(action, Action::Wait { .. } | Action::Arrive { .. }) {
            return Err(Stop::unsupported("waiting inside an atomic section"));
        }
        let label = match choice {
            Choice::Only => 0,
            // Whether a compare-and-swap succeeds is decided before it is made.
            Choice::Condition { term, .. } => {
                let choice = Choice::Condition { term, purpose: Purpose::Branch };
                return Err(Stop::Before(Next { action: Action::Branch { taken: true }, choice }));
            }
            Choice::Receivers { condition } => match self.state.waiters(condition)[..] {
                [] => 0,
                [receiver] => crate::outcomes::receiver_label(self.state.threads[receiver].id),
                _ => return Err(Stop::unsupported("a signal to several waiters inside an atomic section")),
            },
            Choice::Ways(_) | Choice::Sides(_) => {
                return Err(Stop::unsupported("a choice inside an atomic section"));
            }
        };
        let allowed = self.state.allows(self.thread, &action);
        if let Some(parts) = &mut self.parts {
            note(parts, as_part(action));
        }
        if allowed {
            return Ok(label);
        }
        Err(if self.dry {
            // Only noted: the section cannot be taken now.
            Stop::Wait(Status::Running)
        } else {
            Stop::unsupported("an atomic section that waits for what it does itself")
        })
    }

    /// The section as a step that can be taken, or has to wait.
    fn announce_section(&mut self) -> Flow<Next> {
        self.world.possible.begin();
        let mut prospect = Prospect::default();
        let always = self.world.arena.terms.boolean(true);
        let start = Way { state: self.state.clone(), last: None, condition: always, is_sure: true };
        let mut open = vec![start];
        while let Some(way) = open.pop() {
            self.follow(way, &mut open, &mut prospect)?;
        }
        let Prospect { parts, decisions, ends, waits, .. } = prospect;
        if waits && ends.len() > 1 {
            return Err(Stop::unsupported("an atomic section that waits on some inputs only"));
        }
        let choice = match decisions.is_empty() {
            _ if waits => Choice::Ways(0),
            true => Choice::Only,
            false => {
                let decisions: Rc<[Decision]> = decisions.into();
                let side = |End { last, condition, fails_assumption }: End| Side {
                    condition,
                    decisions: decisions.clone(),
                    last,
                    fails_assumption,
                };
                Choice::Sides(ends.into_iter().map(side).collect())
            }
        };
        let site = self.thread_ref().site();
        let action = Action::Section { parts: Arc::from(parts) };
        Ok(Next { action: self.world.learned.with_might(&self.state.memory, site, action), choice })
    }

    /// Follows a way through the section on a copy of the state, to its end or to the next decision. The sides of that which are
    /// possible become open.
    fn follow(&mut self, mut way: Way, open: &mut Vec<Way>, prospect: &mut Prospect) -> Flow<()> {
        let mut run = Run::new(self.world.again(), self.library, &mut way.state, self.thread);
        run.dry = true;
        match way.last.and_then(|last| prospect.decisions.get(last as usize).copied()) {
            None => run.permit = Some(0),
            Some(decision) => {
                run.parts = Some(Vec::new());
                run.decided(decision.term, u32::from(decision.holds));
            }
        }
        let stop = run.run();
        let parts = run.parts.take().unwrap_or_default();
        for part in parts {
            if !prospect.parts.contains(&part) {
                prospect.parts.push(part);
            }
        }
        let (last, condition) = (way.last, way.condition);
        match stop {
            Stop::Before(Next { choice: Choice::Condition { term, .. }, .. }) => {
                // Those that come last are followed first.
                for holds in [false, true] {
                    let chance = if way.is_sure { run.inputs_on(term, holds) } else { Chance::Unknown };
                    let (model, is_sure) = match chance {
                        Chance::With(model) => (model, true),
                        Chance::None => continue,
                        Chance::Unknown => (run.state.model.clone(), false),
                    };
                    let number = prospect.decisions.len() as u32;
                    prospect.decisions.push(Decision { term, holds, before: last });
                    let terms = &mut run.world.arena.terms;
                    let literal = if holds { term } else { terms.not(term) };
                    let condition = terms.and(condition, literal);
                    let state = State { model, ..run.state.clone() };
                    open.push(Way { state, last: Some(number), condition, is_sure });
                }
            }
            stop => {
                prospect.waits |= matches!(stop, Stop::Wait(_));
                let fails_assumption = matches!(stop, Stop::Halt(Ending::AssumptionFailed));
                prospect.ends.push(End { last, condition, fails_assumption });
            }
        }
        if prospect.ends.len() + open.len() > MOST_SIDES || prospect.decisions.len() > MOST_DECISIONS {
            return Err(Stop::unsupported("an atomic section that decides too much on inputs"));
        }
        match self.world.limits.cancelled() {
            Some(why) => Err(Stop::Halt(Ending::Bounded { bound: why.into() })),
            None => Ok(()),
        }
    }

    /// Inputs that lead to a side of a condition, as far as the thread can know what they satisfy. What other threads have decided
    /// about them since does not count: it may come later in an execution that is as good.
    fn inputs_on(&mut self, term: Term, holds: bool) -> Chance {
        let literal = if holds { term } else { self.world.arena.terms.not(term) };
        if self.world.arena.terms.holds(literal, &self.state.model) {
            return Chance::With(self.state.model.clone());
        }
        let strangers = self.thread_ref().strangers | self.strangers_in(term);
        let given = self.state.given.iter().filter(|(taker, _)| taker & strangers != 0);
        let mut known: Vec<Term> = given.map(|(_, literal)| *literal).collect();
        let terms = &self.world.arena.terms;
        let given = known.iter().fold(0, |all, literal| all ^ terms.structural_hash(*literal));
        let question = (self.decided_before(term), given, holds);
        let World { possible, arena, limits, .. } = &mut self.world;
        let (cancel, model) = (&limits.cancel, &self.state.model);
        let chance = possible.known(&question).unwrap_or_else(|| {
            known.extend_from_slice(&self.state.threads[self.thread].literals);
            if !known.iter().all(|known| arena.terms.holds(*known, model)) {
                // Somebody tries what happens on a side that the inputs of the state do not lead to: nobody can be asked without any that do.
                return Chance::Unknown;
            }
            possible.ask(question, cancel, |judge| judge.ask(&mut arena.terms, &known, model, literal))
        });
        match chance {
            Chance::With(answer) => Chance::With(self.among(&answer, strangers)),
            chance => chance,
        }
    }

    /// Inputs that satisfy what is given of all threads: what was asked, perhaps in another state, was about these strangers and
    /// the thread itself.
    fn among(&self, answer: &Model, strangers: u64) -> Model {
        let mut model = self.state.model.clone();
        let id = self.thread_ref().id;
        for variable in answer.variables().into_iter().chain(self.state.model.variables()) {
            let (taker, words) = (self.world.arena.unknowns.taker(variable), answer.get(variable));
            let is_meant = taker.is_none_or(|taker| taker == id || mark(taker) & strangers != 0);
            if is_meant && model.get(variable) != words {
                model.set(variable, &words);
            }
        }
        model
    }

    /// A section that does not come to its end has done nothing that others see.
    pub(super) fn undo_unfinished(&mut self, mut before: State) {
        if self.thread_ref().is_unfinished() {
            before.threads[self.thread] = self.state.threads[self.thread].clone();
            before.path = self.state.path.clone();
            *self.state = before;
        }
    }

    /// Decides a condition inside a section that is taken, as the outcome of the step has it.
    pub(super) fn decide_inside(&mut self, term: Term) -> Flow<()> {
        match self.way.pop() {
            Some(foreseen) if foreseen.term == term => {
                self.decided(term, u32::from(foreseen.holds));
                Ok(())
            }
            _ => Err(Stop::unsupported("an atomic section that decides something else than was foreseen")),
        }
    }
}

/// Notes a part of a section. A loop does the same over and over, perhaps for ever: an access that was noted lately is not noted
/// twice.
pub(super) fn note(parts: &mut Vec<Action>, part: Action) {
    let lately = parts.len().saturating_sub(LATELY);
    if range_of(&part).is_some()
        && let Some(before) = parts[lately..].iter().position(|known| *known == part)
    {
        parts.remove(lately + before);
    }
    parts.push(part);
}

/// What a section did, and what it might have done: all that it could touch, on whatever side.
pub(super) fn with_other_sides(done: Arc<[Action]>, all: &[Action]) -> Action {
    let action = Action::Section { parts: done.clone() };
    let others = all.iter().filter(|part| !action.covers(part));
    let might = others.map(|part| match part {
        Action::Might { .. } => part.clone(),
        part => Action::Might { act: Arc::new(part.clone()) },
    });
    let might: Vec<Action> = might.collect();
    match might.is_empty() {
        true => action,
        false => Action::Section { parts: done.iter().cloned().chain(might).collect() },
    }
}

/// An access inside a section is as good as atomic: it races only with accesses outside that are not.
pub(super) fn as_part(action: Action) -> Action {
    let order = Order::SeqCst;
    match action {
        Action::Read { range, .. } => Action::Read { range, order },
        Action::Write { range, .. } => Action::Write { range, order },
        Action::Update { range, .. } => Action::Update { range, order },
        // What the library does in one step.
        Action::Section { parts } => Action::Section { parts: parts.iter().cloned().map(as_part).collect() },
        other => other,
    }
}
