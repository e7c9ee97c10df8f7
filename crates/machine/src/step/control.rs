//! Branches, calls and returns.

use super::{Flow, Run, Stop};
use crate::code::{Code, NONE, Op, Target};
use crate::memory::{Life, address};
use crate::models;
use crate::state::{Choice, Frame, Purpose};
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::Compare;
use threadbare_trace::{Action, ErrorKind, ThreadId};

/// Deeper than this, a thread has used up its stack.
const DEEPEST: usize = 10_000;

impl Run<'_> {
    pub(super) fn control(&mut self, op: Op) -> Flow<()> {
        match op {
            Op::Jump { to } => self.frame_mut().pc = to,
            Op::Edge { start, len, to } => {
                let frame = self.frame_mut();
                let code = frame.code.clone();
                let moves = &code.moves[start as usize..start as usize + len as usize];
                // All sources are read before the first target is written: the copies are simultaneous.
                let values: Vec<Value> = moves.iter().map(|(_, src)| frame.get(*src)).collect();
                for ((dst, _), value) in moves.iter().zip(values) {
                    frame.set(*dst, value);
                }
                frame.pc = to;
            }
            Op::Branch { cond, then, els } => {
                let cond = self.get(cond);
                let taken = self.decide(cond, Purpose::Branch)?;
                self.frame_mut().pc = if taken { then } else { els };
            }
            Op::Switch { width, value, table } => self.switch(u32::from(width), value, table)?,
            Op::Return { value, .. } => {
                let value = if value == NONE { Value::concrete(0) } else { self.get(value) };
                return self.return_with(value);
            }
            Op::Call { dst, site } => return self.call(dst, site),
            Op::Unreachable => {
                return Err(Stop::error(ErrorKind::Unreachable, "a place that must not be reached"));
            }
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
    fn switch(&mut self, width: u32, value: u32, table: u32) -> Flow<()> {
        let value = self.get(value);
        let code = self.frame_mut().code.clone();
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
        self.frame_mut().pc = to;
        Ok(())
    }

    fn call(&mut self, dst: u32, site: u32) -> Flow<()> {
        let frame = self.frame_mut();
        let code = frame.code.clone();
        let site = &code.calls[site as usize];
        let args: Vec<Value> = site.args.iter().map(|reg| frame.get(*reg)).collect();
        let target = match site.target {
            Target::Indirect(reg) => self.indirect(reg)?,
            target => target,
        };
        match target {
            Target::Function(symbol) => {
                let section = self.machine.is_section(symbol);
                if section {
                    self.begin_section()?;
                }
                self.enter(symbol, &args, dst)?;
                self.frame_mut().section = section;
                Ok(())
            }
            Target::Model(model) => {
                let value = (model.run)(self, &models::Call::new(model.name, &args, site))?;
                let thread = self.thread_mut();
                thread.stage = 0;
                thread.kept.clear();
                if dst != NONE {
                    self.set(dst, value);
                }
                self.frame_mut().pc += 1;
                Ok(())
            }
            Target::Unknown(symbol) => {
                Err(Stop::unsupported(format!("the function '{}'", self.machine.name_of(symbol))))
            }
            Target::Indirect(_) => Err(Stop::unsupported("an indirect call of an indirect call")),
        }
    }

    fn indirect(&mut self, reg: u32) -> Flow<Target> {
        let Some(at) = self.get(reg).word() else {
            return Err(Stop::unsupported("a call through a symbolic pointer"));
        };
        let count = self.machine.program.symbols().len();
        match address::function_at(at) {
            Some(symbol) if (symbol as usize) < count => Ok(models::target(self.machine, symbol)),
            _ => Err(Stop::error(ErrorKind::BadCall, format!("a call of {at:#x}, where no function is"))),
        }
    }

    pub(crate) fn enter(&mut self, symbol: u32, args: &[Value], dst: u32) -> Flow<()> {
        let code = self.machine.code(symbol).map_err(Stop::unsupported)?;
        if (args.len() as u32) < code.params {
            return Err(Stop::error(
                ErrorKind::BadCall,
                format!(
                    "'{}' takes {} arguments and is given {}",
                    self.machine.name_of(symbol),
                    code.params,
                    args.len()
                ),
            ));
        }
        if code.vararg {
            return Err(Stop::unsupported("a function with a variable number of arguments"));
        }
        if self.thread_ref().frames.len() >= DEEPEST {
            return Err(Stop::error(ErrorKind::StackOverflow, format!("{DEEPEST} calls inside each other")));
        }
        let frame = Frame::new(code.clone(), &args[..code.params as usize], dst);
        self.thread_mut().frames.push(Rc::new(frame));
        Ok(())
    }

    pub(crate) fn return_with(&mut self, value: Value) -> Flow<()> {
        if self.thread_ref().frames.len() == 1 {
            // The end of the main thread's function is the end of the process.
            let is_main = self.thread_ref().id == ThreadId::MAIN;
            if !is_main {
                return self.end_thread(value);
            }
            return match models::exit_function(&self.machine.program) {
                Some(exit) => self.enter(exit, &[value], NONE),
                None => self.exit(value),
            };
        }
        let Some(frame) = self.thread_mut().frames.pop() else { return self.ended() };
        for local in &frame.locals {
            if let Some(object) = self.state.memory.find_mut(*local) {
                object.life = Life::OutOfScope;
            }
        }
        if let Some(stage) = frame.resumes {
            self.thread_mut().stage = stage;
            return Ok(());
        }
        if frame.result != NONE {
            self.set(frame.result, value);
        }
        self.frame_mut().pc += 1;
        if frame.section { self.end_section() } else { Ok(()) }
    }

    /// Calls a function of the program from a model. When it returns, the model is called again at this stage.
    pub(crate) fn call_back<T>(&mut self, function: Value, args: &[Value], stage: u8) -> Flow<T> {
        let at = self.pick(function, 64)?;
        let count = self.machine.program.symbols().len();
        let Some(symbol) = address::function_at(at).filter(|symbol| (*symbol as usize) < count) else {
            return Err(Stop::error(ErrorKind::BadCall, format!("a call of {at:#x}, where no function is")));
        };
        match models::target(self.machine, symbol) {
            Target::Function(symbol) => self.enter(symbol, args, NONE)?,
            Target::Model(model) => {
                let code = Rc::new(Code::calling(model, args.len() as u32, self.thread_ref().point()));
                self.thread_mut().frames.push(Rc::new(Frame::new(code, args, NONE)));
            }
            _ => {
                let name = self.machine.name_of(symbol);
                return Err(Stop::unsupported(format!("the function '{name}'")));
            }
        }
        self.thread_mut().stage = 0;
        self.frame_mut().resumes = Some(stage);
        Err(Stop::Entered)
    }

    /// The end of a thread: first of its thread-specific data, then of its hold on robust mutexes.
    pub(crate) fn end_thread(&mut self, value: Value) -> Flow<()> {
        models::before_end(self)?;
        self.visible(Action::End, Choice::Only)?;
        for frame in std::mem::take(&mut self.thread_mut().frames) {
            for local in &frame.locals {
                if let Some(object) = self.state.memory.find_mut(*local) {
                    object.life = Life::OutOfScope;
                }
            }
        }
        self.thread_mut().result = value;
        Err(Stop::Finished)
    }

    /// Ends the process.
    pub(crate) fn exit(&mut self, value: Value) -> Flow<()> {
        self.visible(Action::Exit, Choice::Only)?;
        // The status is shown only; a symbolic one is shown as the model has it.
        let status = match value.word() {
            Some(word) => word,
            None => {
                let term = self.term(value, 32);
                self.machine.terms.evaluate_u64(term, &self.state.model)
            }
        };
        self.state.exited = Some((status & 0xff) as u32);
        Err(Stop::Finished)
    }

    pub(super) fn ended(&mut self) -> Flow<()> {
        Err(Stop::Finished)
    }
}
