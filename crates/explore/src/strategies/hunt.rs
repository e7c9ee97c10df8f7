//! Hunting: executions in which failures are likely, by several schedulers that take turns, each of which is good at what others are
//! bad at. A hunt goes in slices that grow, and alternates with a proof for as long as that takes: an easy proof does not notice it, and
//! where the proof takes long, or never ends, the failure is known early. How much is counted in steps, not in seconds.
//!
//! A hunt has a session of its own: what it does and learns changes nothing for the proof.

use super::fresh::Fresh;
use super::numbers::Random;
use super::pct::Pct;
use super::pos::Pos;
use super::preempt::{self, Preempt};
use super::sampling::{Scheduler, execute};
use super::surw::Surw;
use crate::kernel::see_every_schedule;
use crate::session::{Allowance, Blueprint, Part, Session, SessionError};
use threadbare_expr::Cancel;

/// What the first slice may take: so little that an easy proof does not notice it.
const FIRST: Allowance = Allowance { executions: 32, steps: 20_000, instructions: 2_000_000, length: 1_000 };
/// What the second slice may take, and each of those that follow twice as much as the one before: a tenth of what the proof has had.
const SECOND: Allowance = Allowance { executions: 160, steps: 8_000, instructions: 800_000, length: 4_000 };
/// With this slice, when the proof has taken about a second, it is clear that this is not an easy one: from then on a hunt has as many
/// steps as the proof.
const HARD: u32 = 6;
const AS_MUCH: Allowance =
    Allowance { executions: 1_600, steps: 80_000, instructions: 8_000_000, length: 4_000 };
/// How many executions departures from plain schedules have for themselves at the beginning.
const DEPARTURES: u64 = 24;
/// How often the allowance is doubled at most.
const DOUBLINGS: u32 = 24;

/// A hunt on its way.
pub struct Hunt {
    session: Session,
    random: Random,
    preempt: Preempt,
    fresh: Fresh,
    /// They take turns.
    others: [Box<dyn Scheduler>; 3],
    /// Executions so far.
    turns: u64,
    /// Slices so far.
    slices: u32,
}

impl Hunt {
    /// A hunt for failures of the same program.
    pub fn new(blueprint: &Blueprint, cancel: Cancel, seed: u64) -> Result<Hunt, SessionError> {
        let mut session = blueprint.session()?;
        session.set_cancel(cancel);
        see_every_schedule(&mut session);
        let others: [Box<dyn Scheduler>; 3] =
            [Box::<Surw>::default(), Box::<Pos>::default(), Box::<Pct>::default()];
        let (preempt, fresh) = (Preempt::default(), Fresh::default());
        Ok(Hunt { session, random: Random::new(seed), preempt, fresh, others, turns: 0, slices: 0 })
    }

    /// Hunts for as long as the next slice allows; returns what came of it.
    pub fn go_on(&mut self) -> Part {
        self.session.start_hunting(match self.slices.checked_sub(1) {
            None => FIRST,
            Some(more) if self.slices < HARD => SECOND.doubled(more),
            Some(more) => AS_MUCH.doubled(more.min(DOUBLINGS)),
        });
        self.slices += 1;
        // Where nothing is left to depart from, the proof is soon done.
        while !self.preempt.is_done() && !self.session.should_stop() {
            self.take_turn();
            if self.session.wants_tidying() {
                self.session.tidy([], []);
            }
        }
        self.session.stop_hunting();
        self.session.take_part()
    }

    /// One execution of whoever's turn it is.
    fn take_turn(&mut self) {
        let turn = self.turns;
        self.turns += 1;
        if turn < DEPARTURES || turn.is_multiple_of(4) {
            self.session.looking_by(preempt::STRATEGY.name);
            if self.preempt.execute(&mut self.session) {
                return;
            }
        }
        let scheduler: &mut dyn Scheduler = match turn % 8 {
            2 => self.others[0].as_mut(),
            5 => self.others[1].as_mut(),
            7 => self.others[2].as_mut(),
            _ => &mut self.fresh,
        };
        self.session.looking_by(scheduler.name());
        execute(&mut self.session, &mut self.random, scheduler);
    }
}
