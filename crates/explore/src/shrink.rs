//! Smaller witnesses of the same failure: the smallest inputs that take the same path, then the schedule with the
//! fewest context switches, then fewer steps, then fewer waits that end for no reason. Inputs are asked of the solver; every
//! change of a schedule is re-executed, and kept only if the same failure happens again. A witness that is not as small
//! as it could be is a witness all the same: whoever is in a hurry gets the smallest so far.

use crate::confirm::{ReplayError, Replayed, replay_within};
use crate::execution::Stepper;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_expr::{Cancel, Compare, Term};
use threadbare_ir::program::Program;
use threadbare_machine::State;
use threadbare_solver::{Answer, Solver};
use threadbare_trace::{Action, InputKind, Schedule, Step, Witness};

/// More questions than this are not asked about the inputs of one failure.
const MOST_QUERIES: usize = 400;
/// More steps than this are not re-executed for one failure.
const MOST_STEPS: usize = 200_000;

/// The state with the smallest inputs that lead to it: the first as small as it can be, then the second, and so
/// on. Small means close to zero, and rather positive. Also says how many questions that took.
pub fn smallest_inputs(
    machine: &mut Stepper,
    solver: &mut Solver,
    state: &State,
    cancel: &Cancel,
) -> (State, u64) {
    let mut search = Smallest { machine, solver, state: state.clone(), queries: 0, cancel };
    for (term, width, kind) in search.machine.input_terms(state) {
        if width <= 64 && search.may_ask() {
            search.minimise(term, width, kind);
        }
    }
    (search.state, search.queries as u64)
}

struct Smallest<'a> {
    machine: &'a mut Stepper,
    solver: &'a mut Solver,
    state: State,
    queries: usize,
    cancel: &'a Cancel,
}

impl Smallest<'_> {
    fn may_ask(&self) -> bool {
        self.queries < MOST_QUERIES && !self.cancel.is_requested()
    }

    fn minimise(&mut self, term: Term, width: u32, kind: InputKind) {
        let sign = 1u64 << (width - 1);
        let is_negative = kind == InputKind::Signed && self.value(term) & sign != 0;
        if is_negative && !self.at_most(term, sign - 1, width) {
            // Negative only: the closest to zero is the largest pattern.
            let (mut low, mut high) = (self.value(term), u64::MAX >> (64 - width));
            while low < high {
                let middle = low + (high - low).div_ceil(2);
                let found = self.at_least(term, middle, width);
                if found { low = self.value(term) } else { high = middle - 1 }
            }
        } else {
            let (mut low, mut high) = (0, self.value(term));
            while low < high {
                let middle = low + (high - low) / 2;
                let found = self.at_most(term, middle, width);
                if found { high = self.value(term) } else { low = middle + 1 }
            }
        }
        self.fix(term, width);
    }

    fn value(&mut self, term: Term) -> u64 {
        self.machine.terms().evaluate_u64(term, &self.state.model)
    }

    fn at_most(&mut self, term: Term, value: u64, width: u32) -> bool {
        let value = self.machine.terms().constant(width, value);
        let literal = self.machine.terms().compare(Compare::Ule, term, value);
        self.require(literal)
    }

    fn at_least(&mut self, term: Term, value: u64, width: u32) -> bool {
        let value = self.machine.terms().constant(width, value);
        let literal = self.machine.terms().compare(Compare::Ule, value, term);
        self.require(literal)
    }

    /// Makes the model satisfy a condition, if it can.
    fn require(&mut self, literal: Term) -> bool {
        if !self.may_ask() {
            return false;
        }
        self.queries += 1;
        match self.solver.check(self.machine.terms(), &self.state.path, &self.state.model, literal) {
            Answer::Sat(model) => {
                self.state.model = model;
                true
            }
            // Without an answer the input stays as it is, which is still a witness.
            Answer::Unsat(_) | Answer::Unknown(_) => false,
        }
    }

    /// Keeps the value that the input has now.
    fn fix(&mut self, term: Term, width: u32) {
        let value = self.value(term);
        let constant = self.machine.terms().constant(width, value);
        let literal = self.machine.terms().compare(Compare::Eq, term, constant);
        if !self.machine.terms().is_true(literal) {
            Rc::make_mut(&mut self.state.path).push(literal);
        }
    }
}

/// A witness of the same failure with fewer context switches and fewer steps, and its re-execution. Also says whether
/// the search for fewer still was given up.
pub fn smallest_schedule(
    program: &Arc<Program>,
    witness: Witness,
    replayed: Replayed,
    patience: u64,
    cancel: &Cancel,
) -> (Witness, Replayed, bool) {
    let mut shrinker =
        Shrinker { program, best: (witness, replayed), steps: 0, patience, cancel, unshortened: false };
    while shrinker.join_two_blocks() {}
    while shrinker.drop_a_block() {}
    while shrinker.keep_a_thread_waiting() {}
    while shrinker.let_a_swap_succeed() {}
    // What was dropped may have stood between two blocks.
    while shrinker.join_two_blocks() {}
    let (witness, replayed) = shrinker.best;
    (witness, replayed, shrinker.unshortened)
}

struct Shrinker<'a> {
    program: &'a Arc<Program>,
    best: (Witness, Replayed),
    /// Steps re-executed so far.
    steps: usize,
    /// Instructions that a thread may take between two of them.
    patience: u64,
    cancel: &'a Cancel,
    /// Whether something was not tried, for want of time or because it would be too much.
    unshortened: bool,
}

/// Steps of one thread without a switch between them.
type Block = Vec<Step>;

impl Shrinker<'_> {
    fn blocks(&self) -> Vec<Block> {
        let steps = &self.best.0.schedule.steps;
        steps.chunk_by(|a, b| a.thread == b.thread).map(<[Step]>::to_vec).collect()
    }

    /// Whether something else can be tried. To be asked before a schedule is put together: of a long one that alone
    /// takes as long as a few steps, and there are as many to try as it has blocks.
    fn may_try(&mut self) -> bool {
        self.unshortened = self.unshortened || self.steps > MOST_STEPS || self.cancel.is_requested();
        !self.unshortened
    }

    /// Brings two blocks of one thread together: the later one forward, or the earlier one back.
    fn join_two_blocks(&mut self) -> bool {
        let blocks = self.blocks();
        for (i, block) in blocks.iter().enumerate() {
            let Some(j) = (i + 1..blocks.len()).find(|j| blocks[*j][0].thread == block[0].thread) else {
                continue;
            };
            if !self.may_try() {
                return false;
            }
            let mut forward = blocks.clone();
            let later = forward.remove(j);
            forward.insert(i + 1, later);
            let mut back = blocks.clone();
            let earlier = back.remove(i);
            back.insert(j - 1, earlier);
            if self.try_blocks(&forward) || self.try_blocks(&back) {
                return true;
            }
        }
        false
    }

    /// Leaves a block out, the last one first.
    fn drop_a_block(&mut self) -> bool {
        let blocks = self.blocks();
        for i in (0..blocks.len()).rev() {
            if !self.may_try() {
                return false;
            }
            let mut fewer = blocks.clone();
            fewer.remove(i);
            if self.try_blocks(&fewer) {
                return true;
            }
        }
        false
    }

    /// Lets a wait not end for no reason, and its thread do nothing more.
    fn keep_a_thread_waiting(&mut self) -> bool {
        let (witness, replayed) = &self.best;
        let idle = |at: &usize| {
            let event = &replayed.steps[*at].event;
            event.label == 1 && matches!(event.action, Action::Wait { .. })
        };
        let waits: Vec<usize> = (0..replayed.steps.len()).filter(idle).collect();
        let steps = witness.schedule.steps.clone();
        waits.into_iter().any(|wait| {
            let is_kept = |(at, step): &(usize, &Step)| *at <= wait || step.thread != steps[wait].thread;
            let mut kept: Vec<Step> =
                steps.iter().enumerate().filter(is_kept).map(|(_, step)| *step).collect();
            kept[wait].label = 0;
            self.try_schedule(Schedule { steps: kept })
        })
    }

    /// Lets a weak compare-and-swap not fail for no reason.
    fn let_a_swap_succeed(&mut self) -> bool {
        let (witness, replayed) = &self.best;
        let fails = |at: &usize| {
            let event = &replayed.steps[*at].event;
            event.label == 1 && event.action == Action::Choose
        };
        let swaps: Vec<usize> = (0..replayed.steps.len()).filter(fails).collect();
        let steps = witness.schedule.steps.clone();
        swaps.into_iter().any(|swap| {
            let mut steps = steps.clone();
            steps[swap].label = 0;
            self.try_schedule(Schedule { steps })
        })
    }

    /// Takes the schedule if it leads to the same failure and is smaller.
    fn try_blocks(&mut self, blocks: &[Block]) -> bool {
        let schedule = Schedule { steps: blocks.concat() };
        let size = |schedule: &Schedule| (schedule.context_switches(), schedule.steps.len());
        size(&schedule) < size(&self.best.0.schedule) && self.try_schedule(schedule)
    }

    /// Takes the schedule if it leads to the same failure.
    fn try_schedule(&mut self, schedule: Schedule) -> bool {
        if !self.may_try() {
            return false;
        }
        self.steps += schedule.steps.len();
        let candidate = Witness { schedule, ..self.best.0.clone() };
        match replay_within(self.program.clone(), &candidate, self.patience, self.cancel) {
            Ok(replayed) if replayed.shows(&candidate.failure) => {
                self.best = (candidate, replayed);
                true
            }
            Err(ReplayError::Late) => {
                self.unshortened = true;
                false
            }
            _ => false,
        }
    }
}
