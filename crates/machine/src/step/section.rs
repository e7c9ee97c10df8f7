//! Atomic sections: from `__VERIFIER_atomic_begin` to `__VERIFIER_atomic_end`, or a function whose name begins with
//! `__VERIFIER_atomic_`. A section is one step; what it does inside is collected and becomes the parts of that step.
//!
//! What a section will touch is found out before it is taken, by running it on a copy of the state. Only a step that
//! touches something that the section touches can change that, and after such a step the section is run on a copy
//! again. Where a section decides something that depends on inputs, both sides are followed on copies. Each way through the
//! section is then an outcome of the step, decided when the step is taken: a section is one step whatever it decides. All
//! outcomes conflict with what any of them touches; what other sides touch is kept as what the section *might* do.
//!
//! A section that finds a lock taken, or a semaphore at zero, can be taken only when that has changed, and then as a
//! whole. One that would wait in the middle for what it does itself, or for a condition, is unsupported.
//!
//! A section in which its thread fails, or is not assumed to go on, has done nothing: others never see half a section. So it
//! is with a section that ends the process. The others go on as if the thread had not come so far, so that the end hides
//! nothing that they would do.

use super::{Flow, Run, Stop};
use crate::state::{Choice, Next, Purpose, Side, State, Status};
use std::rc::Rc;
use std::sync::Arc;
use threadbare_expr::Term;
use threadbare_trace::{Action, Ending, Order};

/// A section with more sides than this is unsupported.
const MOST_SIDES: usize = 64;

/// What a section would do.
#[derive(Default)]
struct Prospect {
    parts: Vec<Action>,
    /// How many decisions were met.
    decisions: usize,
    /// The sides that were followed to their end.
    sides: Vec<Side>,
    /// Whether one of them has to wait.
    waits: bool,
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
        self.close_section();
        Ok(())
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
            parts.push(as_part(action));
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
        let mut prospect = Prospect::default();
        let mut ahead = self.state.clone();
        let mut run = Run::new(self.world.again(), self.library, &mut ahead, self.thread);
        run.permit = Some(0);
        run.dry = true;
        run.follow(&mut prospect, &[])?;
        let Prospect { parts, sides, waits, .. } = prospect;
        if waits && sides.len() > 1 {
            return Err(Stop::unsupported("an atomic section that waits on some inputs only"));
        }
        let choice = match sides.len() {
            _ if waits => Choice::Ways(0),
            1 => Choice::Only,
            _ => Choice::Sides(Rc::from(sides)),
        };
        let site = self.thread_ref().site();
        let action = Action::Section { parts: Arc::from(parts) };
        Ok(Next { action: self.world.learned.with_might(&self.state.memory, site, action), choice })
    }

    /// Runs to the end of the section on a copy of the state, on every side of what it decides.
    fn follow(mut self, prospect: &mut Prospect, decisions: &[(Term, bool)]) -> Flow<()> {
        let stop = self.run();
        for part in self.parts.take().unwrap_or_default() {
            if !prospect.parts.contains(&part) {
                prospect.parts.push(part);
            }
        }
        match &stop {
            Stop::Before(Next { choice: Choice::Condition { term, .. }, .. }) => {
                prospect.decisions += 1;
                if prospect.decisions >= MOST_SIDES {
                    return Err(Stop::unsupported("an atomic section that decides too much on inputs"));
                }
                for holds in [true, false] {
                    let mut side = self.state.clone();
                    let mut run = Run::new(self.world.again(), self.library, &mut side, self.thread);
                    run.parts = Some(Vec::new());
                    run.dry = true;
                    run.decided(*term, u32::from(holds));
                    let decisions: Vec<(Term, bool)> =
                        decisions.iter().copied().chain([(*term, holds)]).collect();
                    run.follow(prospect, &decisions)?;
                }
                return Ok(());
            }
            Stop::Wait(_) => prospect.waits = true,
            _ => {}
        }
        let terms = &mut self.world.arena.terms;
        let mut condition = terms.constant(1, 1);
        for (term, holds) in decisions {
            let literal = if *holds { *term } else { terms.not(*term) };
            condition = terms.and(condition, literal);
        }
        prospect.sides.push(Side {
            condition,
            decisions: decisions.to_vec(),
            fails_assumption: matches!(stop, Stop::Halt(Ending::AssumptionFailed)),
        });
        Ok(())
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
            Some((foreseen, holds)) if foreseen == term => {
                self.decided(term, u32::from(holds));
                Ok(())
            }
            _ => Err(Stop::unsupported("an atomic section that decides something else than was foreseen")),
        }
    }
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
