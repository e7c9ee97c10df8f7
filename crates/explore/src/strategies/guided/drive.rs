//! One execution in which threads are driven to places. Each step that is taken is kept or taken back; both are counted.

use super::goals::Goals;
use crate::execution::Keep;
use crate::kernel::{Halt, Kernel, go_on};
use crate::session::Session;
use rustc_hash::FxHashMap;
use threadbare_machine::{Status, ThreadIx};
use threadbare_trace::{Action, CodePoint, Pursuit, Range};

/// A thread is tried out for at most so many steps.
const LONGEST: usize = 2_000;
/// Another one that is to write something, for at most so many.
const SHORT: usize = 200;
/// A thread that comes to the same place so often without having changed anything goes round in vain.
const ROUNDS: u32 = 16;

/// An execution on its way.
pub struct Drive<'a> {
    session: &'a mut Session,
    kernel: Kernel,
    goals: &'a Goals,
    pursuit: &'a mut Pursuit,
    /// Steps so far, those that were taken back included.
    steps: u64,
    /// Threads that stand at places.
    standing: Vec<ThreadIx>,
    /// Threads that wait for something that others do.
    holds: Vec<Hold>,
}

/// A thread that is not to go on for now.
struct Hold {
    thread: ThreadIx,
    /// What it would read.
    wants: Vec<Range>,
    /// Mutexes that it would try to take.
    tries: Vec<u64>,
    /// Whether it cannot go on anyway.
    waits: bool,
    /// What it has in common with threads that are to do the same.
    like: Likeness,
}

/// Threads of the same function that stand at the same places are alike, as far as a guess goes.
#[derive(Clone, PartialEq, Eq)]
struct Likeness(u32, Vec<CodePoint>);

/// What came of trying out a thread.
enum Tried {
    /// It stands at its place.
    Stands,
    /// It would go wrong.
    Held(Hold),
}

/// How far a thread has run.
enum Run {
    /// It stands at its place.
    Stands,
    /// It would go wrong, behind what it has done since.
    Wrong { since: usize, waits: bool },
}

/// Where a thread stands, and what it is about to read.
type Place = (Vec<CodePoint>, Option<u64>);

impl<'a> Drive<'a> {
    /// The start of an execution.
    pub fn start(
        session: &'a mut Session,
        goals: &'a Goals,
        pursuit: &'a mut Pursuit,
    ) -> Result<Drive<'a>, Halt> {
        let kernel = Kernel::start(session, Keep::All)?;
        let (standing, holds) = (Vec::new(), Vec::new());
        Ok(Drive { session, kernel, goals, pursuit, steps: 0, standing, holds })
    }

    /// Drives a thread to each of these goals, one after the other.
    pub fn follow(&mut self, order: &[usize]) -> Result<(), Halt> {
        let ended = self.drive_all(order);
        let kept = (0..self.kernel.len()).filter(|at| counts(&self.kernel.event(*at).action)).count() as u64;
        self.pursuit.states += kept;
        self.pursuit.tried += self.steps - kept.min(self.steps);
        ended
    }

    fn drive_all(&mut self, order: &[usize]) -> Result<(), Halt> {
        for goal in order {
            self.holds.clear();
            while !self.has_arrived(*goal)? {
                if !self.serve()? && !self.advance()? {
                    self.kernel.end(self.session);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Whether some thread could be driven to a goal as things stand.
    fn has_arrived(&mut self, goal: usize) -> Result<bool, Halt> {
        while let Some(thread) = self.candidate(goal) {
            go_on(self.session)?;
            match self.try_out(thread, goal)? {
                Tried::Stands => {
                    self.standing.push(thread);
                    return Ok(true);
                }
                Tried::Held(hold) => self.holds.push(hold),
            }
        }
        Ok(false)
    }

    /// The nearest thread that may come to a goal and is not held; of those that are alike one is enough.
    fn candidate(&self, goal: usize) -> Option<ThreadIx> {
        let mut met: Vec<Likeness> = self.holds.iter().map(|hold| hold.like.clone()).collect();
        let mut nearest = None;
        for thread in self.kernel.enabled() {
            if self.standing.contains(&thread) || self.holds.iter().any(|hold| hold.thread == thread) {
                continue;
            }
            let like = self.likeness(thread);
            if met.contains(&like) {
                continue;
            }
            let near = self.goals.distance(&like.1, goal).map(|distance| (distance, thread));
            nearest = near.into_iter().chain(nearest).min();
            met.push(like);
        }
        nearest.map(|(_, thread)| thread)
    }

    fn distance(&self, thread: ThreadIx, goal: usize) -> Option<u32> {
        self.goals.distance(&self.points(thread), goal)
    }

    fn points(&self, thread: ThreadIx) -> Vec<CodePoint> {
        self.kernel.state().threads[thread].all_points().collect()
    }

    fn likeness(&self, thread: ThreadIx) -> Likeness {
        Likeness(self.kernel.state().threads[thread].entry, self.points(thread))
    }

    fn is_enabled(&self, thread: ThreadIx) -> bool {
        let state = self.kernel.state();
        state.exited.is_none() && state.is_enabled(thread)
    }

    /// Takes a step; false if no inputs lead there.
    fn take(&mut self, thread: ThreadIx, label: u32) -> Result<bool, Halt> {
        go_on(self.session)?;
        let taken = self.kernel.take(self.session, thread, label)?;
        if taken && self.latest().is_some_and(counts) {
            self.steps += 1;
        }
        Ok(taken)
    }

    fn latest(&self) -> Option<&Action> {
        self.kernel.len().checked_sub(1).map(|at| &self.kernel.event(at).action)
    }

    /// Lets a thread run towards a goal for as long as it can still come there. If it comes to stand where it cannot, it chooses otherwise about
    /// inputs; if that does not help it goes back to before it read what led there.
    fn try_out(&mut self, thread: ThreadIx, goal: usize) -> Result<Tried, Halt> {
        let first = self.kernel.len();
        let mut forks: Vec<(usize, u32)> = Vec::new();
        // Where a run that could not choose otherwise was when it went wrong.
        let mut held = None;
        loop {
            match self.run(thread, goal, first, &mut forks)? {
                Run::Stands => return Ok(Tried::Stands),
                Run::Wrong { since, waits } => {
                    let hold = self.held(thread, first, since, waits);
                    held.get_or_insert(hold);
                }
            }
            // The other outcomes of the latest choice, then of the one before.
            loop {
                let Some((at, label)) = forks.pop() else {
                    let Some((hold, at)) = held else { return Err(Halt::Stopped) };
                    self.kernel.back_to(at.min(self.kernel.len()));
                    return Ok(Tried::Held(Hold { like: self.likeness(thread), ..hold }));
                };
                self.kernel.back_to(at);
                if self.take(thread, label)? {
                    break;
                }
            }
        }
    }

    /// Lets a thread run from where it stands. `forks` gets what else it could have done.
    fn run(
        &mut self,
        thread: ThreadIx,
        goal: usize,
        first: usize,
        forks: &mut Vec<(usize, u32)>,
    ) -> Result<Run, Halt> {
        // Where the stretch of code began that it is in: behind the last choice that brought it nearer or further away, and how near it is.
        let (mut since, mut near) = (self.kernel.len(), u32::MAX);
        let mut visits: FxHashMap<Place, (u32, usize)> = FxHashMap::default();
        while self.kernel.len() < first + LONGEST {
            let here = self.kernel.len();
            let state = self.kernel.state();
            if self.goals.is_at(self.session, &state.threads[thread], goal) {
                // It is about to say that it stands there; a goal that is the only one ends the execution before that.
                if self.is_enabled(thread) {
                    self.take(thread, 0)?;
                }
                return Ok(Run::Stands);
            }
            let Some(distance) = self.distance(thread, goal) else {
                return Ok(Run::Wrong { since, waits: false });
            };
            if distance != near {
                (since, near) = (here, distance);
            }
            if !self.is_enabled(thread) {
                return Ok(Run::Wrong { since: here, waits: true });
            }
            let next = state.next(thread).and_then(|next| match next.action.parts() {
                [Action::Read { range, .. } | Action::Update { range, .. }] => Some(range.start),
                _ => None,
            });
            let (times, at) = visits.entry((self.points(thread), next)).or_insert((0, here));
            *times += 1;
            if *times > ROUNDS {
                return Ok(Run::Wrong { since: *at, waits: false });
            }
            if !self.take_nearest(thread, goal, forks)? {
                return Ok(Run::Wrong { since, waits: false });
            }
            if self.latest().is_some_and(changes) {
                visits.clear();
            }
            if matches!(self.kernel.state().threads[thread].status(), Status::Halted(_))
                && !self.goals.is_at(self.session, &self.kernel.state().threads[thread], goal)
            {
                return Ok(Run::Wrong { since, waits: false });
            }
        }
        Ok(Run::Wrong { since, waits: false })
    }

    /// Takes the outcome of the thread's next step that leads nearest to a goal; false if there is none. The others are forks.
    fn take_nearest(
        &mut self,
        thread: ThreadIx,
        goal: usize,
        forks: &mut Vec<(usize, u32)>,
    ) -> Result<bool, Halt> {
        let state = self.kernel.state();
        let labels = self.session.machine.labels(state, thread);
        let mut ways: Vec<(u32, u32)> = labels
            .into_iter()
            .map(|label| {
                let points = self.session.machine.leads_to(state, thread, label);
                (self.goals.distance(&points, goal).unwrap_or(u32::MAX), label)
            })
            .collect();
        ways.sort_unstable();
        let here = self.kernel.len();
        for (number, (_, label)) in ways.iter().enumerate() {
            if self.take(thread, *label)? {
                forks.extend(ways[number + 1..].iter().rev().map(|(_, label)| (here, *label)));
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A thread that is to be held where it stood after so many events, or before the first of the locks that it has taken by then since `first`;
    /// and where that is.
    fn held(&self, thread: ThreadIx, first: usize, mut at: usize, waits: bool) -> (Hold, usize) {
        let mut locked: Vec<(u64, usize)> = Vec::new();
        for position in first..at {
            match &self.kernel.event(position).action {
                Action::Lock { mutex } => locked.push((*mutex, position)),
                Action::Unlock { mutex } => locked.retain(|(held, _)| held != mutex),
                _ => {}
            }
        }
        if !waits && let Some((_, position)) = locked.first() {
            at = *position;
        }
        let (mut wants, mut tries) = (Vec::new(), Vec::new());
        for position in at..self.kernel.len() {
            for part in self.kernel.event(position).action.parts() {
                match part {
                    Action::Read { range, .. }
                    | Action::Update { range, .. }
                    | Action::CompareExchange { range, .. } => wants.push(*range),
                    Action::TryLockFailed { mutex } => tries.push(*mutex),
                    _ => {}
                }
            }
        }
        (Hold { thread, wants, tries, waits, like: self.likeness(thread) }, at)
    }

    /// Lets another thread do what a held one waits for, if one can. All that are held may look again, then.
    fn serve(&mut self) -> Result<bool, Halt> {
        for at in 0..self.holds.len() {
            let mut asked: Vec<Likeness> = Vec::new();
            for other in self.kernel.enabled() {
                let like = self.likeness(other);
                if other == self.holds[at].thread || self.standing.contains(&other) || asked.contains(&like) {
                    continue;
                }
                asked.push(like);
                let mut left = SHORT;
                if self.does(other, at, &mut left)? {
                    self.holds.clear();
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Lets a thread run until it has done what a held one waits for; takes everything back if it does not.
    fn does(&mut self, thread: ThreadIx, hold: usize, left: &mut usize) -> Result<bool, Halt> {
        let first = self.kernel.len();
        while *left > 0 && self.is_enabled(thread) {
            let labels = self.session.machine.labels(self.kernel.state(), thread);
            if let [label] = labels[..] {
                *left -= 1;
                if !self.take(thread, label)? {
                    break;
                }
                if self.is_served(hold) {
                    return Ok(true);
                }
                continue;
            }
            // Each of the outcomes, until one leads to it.
            for label in labels {
                *left = left.saturating_sub(1);
                let here = self.kernel.len();
                if self.take(thread, label)? && (self.is_served(hold) || self.does(thread, hold, left)?) {
                    return Ok(true);
                }
                self.kernel.back_to(here);
            }
            break;
        }
        self.kernel.back_to(first);
        Ok(false)
    }

    /// Whether the latest step is what a held thread waits for.
    fn is_served(&self, hold: usize) -> bool {
        let hold = &self.holds[hold];
        if hold.waits {
            return self.is_enabled(hold.thread);
        }
        let Some(latest) = self.latest() else { return false };
        latest.parts().iter().any(|part| match part {
            Action::Write { range, .. }
            | Action::Update { range, .. }
            | Action::CompareExchange { range, .. } => {
                hold.wants.iter().any(|wanted| wanted.overlaps(*range))
            }
            Action::Unlock { mutex } => hold.tries.contains(mutex),
            _ => false,
        })
    }

    /// Takes some step of a thread that is neither held nor stands at a place: more threads may come of it. False if there is none.
    fn advance(&mut self) -> Result<bool, Halt> {
        let is_held = |thread: ThreadIx| self.holds.iter().any(|hold| hold.thread == thread);
        let free = |thread: &ThreadIx| !self.standing.contains(thread) && !is_held(*thread);
        let Some(thread) = self.kernel.enabled().into_iter().find(free) else { return Ok(false) };
        for label in self.session.machine.labels(self.kernel.state(), thread) {
            if self.take(thread, label)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Whether a step counts as a state: the beginnings and ends of threads do not.
fn counts(action: &Action) -> bool {
    !matches!(action, Action::Create { .. } | Action::Join { .. } | Action::End | Action::Exit)
}

/// Whether a step may change what others, or the thread itself, see later.
fn changes(action: &Action) -> bool {
    !matches!(
        action,
        Action::Read { .. } | Action::Branch { .. } | Action::Look { .. } | Action::Await { .. }
    )
}
