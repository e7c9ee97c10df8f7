//! Branches and returns.

use super::{Flow, Run, Stop};
use crate::code::{Code, NONE, Op, Pc, Reg, Target};
use crate::library::body_name;
use crate::memory::address;
use crate::state::{Choice, Frame, Purpose, Status, ThreadIx};
use crate::threads::Trait;
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::Compare;
use threadbare_trace::{Action, Ending, ErrorKind, ThreadId};

impl Run<'_> {
    pub(super) fn control(&mut self, op: Op) -> Flow<()> {
        match op {
            Op::Jump { count, to } => {
                self.goes_to(to)?;
                self.world.probes.instructions += u64::from(count);
            }
            Op::Edge { start, len, count, to } => {
                self.goes_to(to)?;
                self.world.probes.instructions += u64::from(count);
                let frame = self.frame_mut();
                let code = frame.code.clone();
                let moves = &code.moves[start as usize..start as usize + len as usize];
                // All sources are read before the first target is written: the copies are simultaneous.
                let values: Vec<Value> = moves.iter().map(|(_, src)| frame.get(*src)).collect();
                for ((dst, _), value) in moves.iter().zip(values) {
                    frame.set(*dst, value);
                }
            }
            Op::Branch { count, cond, then, els } => {
                let cond = self.get(cond);
                let taken = self.decide(cond, Purpose::Branch)?;
                self.takes_side(if taken { then } else { els })?;
                self.world.probes.instructions += u64::from(count);
            }
            Op::Switch { count, width, value, table } => {
                self.switch(u32::from(width), value, table)?;
                self.world.probes.instructions += u64::from(count);
            }
            Op::IndirectBranch { count, address, table } => {
                self.indirect_branch(address, table)?;
                self.world.probes.instructions += u64::from(count);
            }
            Op::Return { count, first, results } => {
                let values: Vec<Value> = match first {
                    NONE => Vec::new(),
                    _ => (0..u32::from(results)).map(|i| self.get(first + i)).collect(),
                };
                self.return_with(&values)?;
                self.world.probes.instructions += u64::from(count);
            }
            Op::Call { dst, site } => return self.call(dst, site),
            Op::Unreachable => {
                return Err(Stop::error(ErrorKind::Unreachable, "a place that must not be reached"));
            }
            Op::Trap => return Err(Stop::error(ErrorKind::Unreachable, "the program traps")),
            Op::Unsupported { what } => {
                let frame = self.frame_mut();
                let what = frame.code.unsupported[what as usize].clone();
                return Err(Stop::unsupported(what));
            }
            _ => return Err(Stop::unsupported("an operation of another family")),
        }
        Ok(())
    }

    /// A switch is a row of comparisons, each a decision of its own.
    fn switch(&mut self, width: u32, value: Reg, table: u32) -> Flow<()> {
        let value = self.get(value);
        self.refuse_nothing(value, "a decision depends on")?;
        let code = self.code();
        let switch = &code.switches[table as usize];
        let mut to = switch.default;
        for (case, target) in &switch.cases {
            let hit = match value.word() {
                Some(word) => word == *case,
                None => {
                    let term = self.term(value, width);
                    let case = self.terms().constant(width, *case);
                    let hit = self.terms().compare(Compare::Eq, term, case);
                    let hit = self.value(hit);
                    self.decide(hit, Purpose::Branch)?
                }
            };
            if hit {
                to = *target;
                break;
            }
        }
        self.takes_side(to)
    }

    /// Takes a side of a branch. What is only tried on a copy of the state does not count as executed.
    fn takes_side(&mut self, to: Pc) -> Flow<()> {
        if !self.dry && self.trial.is_none() {
            self.frame_mut().code.cover(to);
        }
        self.goes_to(to)
    }

    /// Goes to another operation of the function. Where the rounds of loops are counted, a jump back is one.
    fn goes_to(&mut self, to: Pc) -> Flow<()> {
        let frame = self.frame_mut();
        let (from, next) = (frame.point(), frame.point_at(to));
        self.note_way(from, next);
        let unwind = self.world.limits.bounds.unwind;
        let frame = self.frame_mut();
        if let Some(most) = unwind
            && to <= frame.pc
            && !frame.code.library
        {
            // Loops inside this one begin anew with every round.
            let from = frame.pc;
            frame.rounds.retain(|(start, _)| *start <= to || *start > from);
            let round = match frame.rounds.iter_mut().find(|(start, _)| *start == to) {
                Some((_, rounds)) => {
                    *rounds += 1;
                    *rounds
                }
                None => {
                    frame.rounds.push((to, 1));
                    1
                }
            };
            if round > most {
                let bound = format!("more than {most} rounds of a loop (--unwind)");
                return Err(Stop::Halt(Ending::Bounded { bound }));
            }
        }
        frame.pc = to;
        Ok(())
    }

    fn indirect_branch(&mut self, address: Reg, table: u32) -> Flow<()> {
        let address = self.get(address);
        self.refuse_nothing(address, "a decision depends on")?;
        let code = self.code();
        for (label, target) in &code.switches[table as usize].cases {
            let hit = match address.word() {
                Some(word) => word == *label,
                None => {
                    let term = self.term(address, 64);
                    let label = self.terms().constant(64, *label);
                    let hit = self.terms().compare(Compare::Eq, term, label);
                    let hit = self.value(hit);
                    self.decide(hit, Purpose::Branch)?
                }
            };
            if hit {
                return self.takes_side(*target);
            }
        }
        Err(Stop::error(ErrorKind::BadCall, "a jump to an address that is none of the labels it may go to"))
    }

    fn return_with(&mut self, values: &[Value]) -> Flow<()> {
        if self.thread_ref().frames.len() == 1 {
            let value = values.first().copied().unwrap_or(Value::concrete(0));
            // The end of the main thread's function is the end of the process.
            let is_main = self.thread_ref().id == ThreadId::MAIN;
            if !is_main {
                self.end_locals(0)?;
                return self.end_thread(value);
            }
            return match self.world.prepared.program.find(&body_name("exit")) {
                // The library's `exit`, in programs that register functions to be run then.
                Some(exit) => {
                    self.enter(exit.0, &[value], NONE)?;
                    // The first function stays at its end.
                    self.frame_mut().resumes = Some(0);
                    Ok(())
                }
                None => self.exit(value),
            };
        }
        self.end_locals(0)?;
        self.note_return();
        let Some(frame) = self.thread_mut().frames.pop() else { return self.ended() };
        if let Some(stage) = frame.resumes {
            self.thread_mut().stage = stage;
            return Ok(());
        }
        if frame.result != NONE {
            for i in 0..frame.results {
                // The caller may believe in a larger result than the function has.
                self.set(frame.result + i, values.get(i as usize).copied().unwrap_or(Value::UNDEFINED));
            }
        }
        let section = frame.section;
        if let Ok(frame) = Rc::try_unwrap(frame) {
            self.recycle(frame);
        }
        if section { self.end_section() } else { Ok(()) }
    }

    /// Calls a function of the program from a model. When it returns, the model is called again at this stage.
    pub fn call_back<T>(&mut self, function: Value, args: &[Value], stage: u8) -> Flow<T> {
        self.has_kept_its_word()?;
        let at = self.pick(function, 64)?;
        let count = self.world.prepared.program.symbols().len();
        let Some(symbol) = address::function_at(at).filter(|symbol| (*symbol as usize) < count) else {
            return Err(Stop::error(ErrorKind::BadCall, format!("a call of {at:#x}, where no function is")));
        };
        self.note_call(symbol);
        match self.world.prepared.target(symbol) {
            Target::Function(symbol) => self.enter(symbol, args, NONE)?,
            Target::Model(model) => {
                let code = Rc::new(Code::calling(model, args.len() as u32, self.thread_ref().point()));
                self.thread_mut().frames.push(Rc::new(Frame::new(code, args, NONE)));
            }
            _ => {
                let name = self.world.prepared.name_of(symbol);
                return Err(Stop::unsupported(format!("the function '{name}'")));
            }
        }
        self.thread_mut().stage = 0;
        self.frame_mut().resumes = Some(stage);
        Err(Stop::Entered)
    }

    /// The end of a thread: first of its thread-specific data, then of its hold on robust mutexes, then of its stack and
    /// its own variables.
    pub fn end_thread(&mut self, value: Value) -> Flow<()> {
        (self.library.hooks.before_end)(self)?;
        self.has_kept_its_word()?;
        self.thread_mut().result = value;
        self.end_own()?;
        self.visible(Action::End, Choice::Only)?;
        self.thread_mut().frames.clear();
        Err(Stop::Finished)
    }

    /// Ends the process.
    pub fn exit(&mut self, value: Value) -> Flow<()> {
        let inside = self.thread_ref().atomic > 0;
        if !inside {
            self.visible(Action::Exit, Choice::Only)?;
        }
        // The status is shown only; a symbolic one is shown as the model has it.
        let status = match value.word() {
            Some(word) => word,
            None => {
                let term = self.term(value, 32);
                self.world.arena.terms.evaluate_u64(term, &self.state.model)
            }
        };
        let status = (status & 0xff) as u32;
        if inside && self.has_company() {
            return Err(Stop::Halt(Ending::Finished { status }));
        }
        self.state.exited = Some(status);
        Err(Stop::Finished)
    }

    /// Whether another thread may still do something.
    fn has_company(&self) -> bool {
        let threads = &self.state.threads;
        let over = |thread: ThreadIx| matches!(threads[thread].status, Status::Finished | Status::Halted(_));
        threads.that_may(Trait::Lives).any(|other| other != self.thread && !over(other))
    }

    pub(super) fn ended(&mut self) -> Flow<()> {
        Err(Stop::Finished)
    }

    /// Keeps a frame's room for the next call.
    fn recycle(&mut self, frame: Frame) {
        if self.world.arena.spare.len() < 64 {
            self.world.arena.spare.push(frame.regs);
        }
    }
}
