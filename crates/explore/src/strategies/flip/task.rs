//! A search that is divided: what is left of a stack of choice points, as plain data, is executed again by whoever gets it. Outcomes that were not seen, and points
//! that are to be flipped, can be given away; the points above them are then shared. A race there is found by one or by the other: who claims it first
//! flips it, and nobody has to be told what came of it. It does not know who the others are.

use super::super::frontier::Frontier;
use super::super::frontier::choice::{self, Point, Sleeper, Stack};
use super::super::frontier::shared::{Claim, Shared};
use super::super::frontier::workers::{Divided, Pulse, Underway};
use super::super::numbers::Random;
use super::{Search, Variant};
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel};
use crate::session::{Nowhere, Session};
use threadbare_machine::{Knowledge, Machine};
use threadbare_trace::Location;

/// What each worker knows.
#[derive(Clone, Copy)]
pub struct Flipping {
    pub(super) variant: Variant,
    pub(super) seed: u64,
}

impl Divided for Flipping {
    type Task = Stack;

    fn whole(&self) -> Stack {
        Stack::default()
    }

    fn written(&self, stacks: Vec<Stack>, shared: &Shared<Stack>, knowledge: Knowledge) -> Frontier {
        Frontier { stacks, claims: shared.claims(), knowledge, ..Frontier::default() }
    }

    fn read(&self, frontier: Frontier) -> (Vec<Stack>, Vec<Claim>) {
        (frontier.stacks, frontier.claims)
    }

    fn explore(
        &mut self,
        session: &mut Session,
        shared: &Shared<Stack>,
        task: Stack,
        pulse: &mut Pulse<'_, Stack>,
    ) -> Result<(), Halt> {
        let Flipping { variant, seed } = *self;
        let kernel = Kernel::start(session, Keep::All)?;
        let mut search = Search { shared, variant, seed, kernel, stack: Vec::new(), runs: false };
        search.go_to(session, task)?;
        search.run(session, pulse)
    }
}

impl Underway<Stack> for Search<'_> {
    fn left(&self, machine: &Machine) -> Vec<Stack> {
        let mut points = self.stack.clone();
        let Some(last) = points.last_mut() else { return Vec::new() };
        // It was seen to its end, or no step was taken yet.
        last.is_done();
        let model = machine.plain_model(&self.kernel.at(points.len() - 1).model);
        vec![Stack { points, model }]
    }
}

impl Search<'_> {
    /// Executes the way to the last choice point again.
    fn go_to(&mut self, session: &mut Session, task: Stack) -> Result<(), Halt> {
        let Stack { points, model } = task;
        if points.is_empty() {
            self.draw_arguments(session);
            return Ok(());
        }
        self.kernel.set_model(session.machine.model_of(&model));
        for step in points.iter().filter_map(|point| point.current.as_ref()) {
            let state = self.kernel.state();
            let thread = state.index_of(step.thread).filter(|thread| state.is_enabled(*thread));
            let taken = match thread {
                Some(thread) => self.kernel.take_again(session, thread, step.label)?,
                None => false,
            };
            if !taken && !session.cancel.is_requested() {
                let what = "a part of the search that could not be taken up again";
                session.give_up(what.into(), Location::default(), true);
            }
            if !taken {
                return Err(Halt::Stopped);
            }
        }
        self.stack = points;
        Ok(())
    }

    /// The first run of a function that is entered gets numbers that were drawn, if a seed was asked for: the paper draws all inputs. Those
    /// that are asked for on the way are zero, since bounds are assumed of them behind that.
    fn draw_arguments(&mut self, session: &mut Session) {
        if self.seed == 0 {
            return;
        }
        let state = self.kernel.state();
        let (mut model, mut random) = (state.model.clone(), Random::new(self.seed));
        let terms = session.machine.input_terms(state);
        for (term, width, _) in terms {
            let drawn = random.next() >> (64 - width.clamp(1, 64));
            for variable in session.machine.terms().support(term).iter() {
                model.set_u64(*variable, drawn);
            }
        }
        self.kernel.set_model(model);
    }

    /// Gives away what is to be done at the first choice point that has something to do. The last one stays: it may be all that this
    /// worker was given.
    pub(super) fn give(&mut self, session: &mut Session) -> Result<(), Halt> {
        let simple = self.variant == Variant::Simple;
        let flips = |point: &Point| !point.is_foreign && !point.is_branch && (point.race || simple);
        let has_work = |point: &Point| !point.labels.is_empty() || flips(point);
        let top = self.stack.len().saturating_sub(1);
        let Some(depth) = self.stack[..top].iter().position(has_work) else { return Ok(()) };
        let task = match self.stack[depth].labels.pop_back() {
            Some(label) => {
                // Here it sleeps from now on.
                let given = self.sleeper(session, depth, label)?;
                self.stack[depth].delayed.extend(given);
                let mut points: Vec<Point> = self.stack[..=depth].iter().map(Point::for_another).collect();
                points[depth].labels = [label].into();
                points[depth].current = None;
                Stack { points, model: session.machine.plain_model(&self.kernel.at(depth).model) }
            }
            None => {
                self.shared.claim(choice::name(&self.stack[..=depth]));
                let task = self.flipped(session, depth)?;
                self.stack[depth].race = false;
                // Of all other threads each goes first once, there and not here.
                self.stack[depth].is_foreign |= simple;
                task
            }
        };
        self.stack[..=depth].iter_mut().for_each(|point| point.is_shared = true);
        self.shared.offer(vec![task]);
        Ok(())
    }

    /// The task to let another thread go on from a choice point. All outcomes of the thread that went on there sleep.
    pub(super) fn flipped(&self, session: &mut Session, depth: usize) -> Result<Stack, Halt> {
        let mut points: Vec<Point> = self.stack[..=depth].iter().map(Point::for_another).collect();
        let state = self.kernel.at(depth);
        let model = session.machine.plain_model(&state.model);
        let point = &mut points[depth];
        point.is_done();
        let index = state.index_of(point.thread);
        let labels = index.map(|thread| session.machine.labels(state, thread)).unwrap_or_default();
        for label in labels {
            // Of those that somebody else sees to it is found out what they do.
            if !point.is_asleep(point.thread, label) {
                point.delayed.extend(self.sleeper(session, depth, label)?);
            }
        }
        (point.race, point.left, point.is_shared, point.is_foreign) = (true, true, false, false);
        Ok(Stack { points, model })
    }

    /// An outcome of the step of a choice point as it sleeps, though it was not taken here.
    fn sleeper(&self, session: &mut Session, depth: usize, label: u32) -> Result<Option<Sleeper>, Halt> {
        let (state, id) = (self.kernel.at(depth), self.stack[depth].thread);
        let Some((thread, next)) = state.index_of(id).and_then(|thread| Some((thread, state.next(thread)?)))
        else {
            return Ok(None);
        };
        let action = match session.inputs_for(state, thread, label) {
            Ok(inputs) => {
                let mut tried = state.clone();
                tried.model = inputs.unwrap_or(tried.model);
                session.machine.try_step(&mut tried, thread, label)?.action
            }
            Err(Nowhere) => next.action.clone(),
        };
        Ok(Some(Sleeper { thread: id, label, action }))
    }
}
