//! Calls: of functions with bodies, of models, through pointers; with variable arguments.

use super::graphs::Null;
use super::{Call, Flow, Run, Stop};
use crate::code::{CallSite, Code, NONE, Reg, Target};
use crate::memory::{Initial, address};
use crate::state::Frame;
use crate::value::Value;
use std::rc::Rc;
use threadbare_ir::demangle::demangled;
use threadbare_ir::program::SymbolId;
use threadbare_trace::options::Undefined;
use threadbare_trace::{ErrorKind, InputKind};

/// Deeper than this, a thread has used up its stack.
const DEEPEST: usize = 10_000;

impl Run<'_> {
    pub(super) fn call(&mut self, dst: Reg, site: u32) -> Flow<()> {
        let frame = self.frame_mut();
        let code = frame.code.clone();
        let site = &code.calls[site as usize];
        let args: Vec<Value> = site.args.iter().map(|reg| frame.get(*reg)).collect();
        let target = match site.target {
            Target::Indirect(reg) => self.indirect(reg, args.len())?,
            target => target,
        };
        self.check_promises(site, &args)?;
        match target {
            Target::Function(symbol) => {
                self.note_call(symbol);
                let section = self.world.prepared.is_section(symbol);
                if section {
                    self.begin_section()?;
                }
                self.enter_from(symbol, &args, dst, site)?;
                self.frame_mut().section = section;
                Ok(())
            }
            Target::Model(id) => {
                let model = self.library.model(id);
                self.world.memo.calls += 1;
                if let Some(executed) = &mut self.world.probes.executed {
                    executed.model(model.name);
                }
                let call = Call::new(model.name, &args, site, dst);
                self.foreseen = 0;
                self.named = [0; 2];
                let value = (self.library.hooks.around)(self, model, &call)?;
                self.has_kept_its_word()?;
                let thread = self.thread_mut();
                thread.stage = 0;
                thread.kept.clear();
                if std::mem::take(&mut self.moved) {
                    return Ok(());
                }
                if site.copies > 0 {
                    let keep = self.frame_mut().locals.len() - site.copies as usize;
                    self.end_locals(keep)?;
                }
                if site.results > 1
                    && !(site.halves && (self.library.modelled().rules.gives_halves)(model.name))
                {
                    return Err(Stop::unsupported(format!("the aggregate that '{}' returns", model.name)));
                }
                if dst != NONE {
                    self.set(dst, value);
                }
                self.frame_mut().pc += 1;
                Ok(())
            }
            Target::Unknown(symbol) => {
                let value = self.undescribed(symbol, site)?;
                if dst != NONE {
                    self.set(dst, value);
                }
                self.frame_mut().pc += 1;
                Ok(())
            }
            Target::Indirect(_) => Err(Stop::unsupported("an indirect call of an indirect call")),
        }
    }

    /// Arguments that the program promises to be defined must be.
    fn check_promises(&mut self, site: &CallSite, args: &[Value]) -> Flow<()> {
        for param in site.params.iter().filter(|param| param.defined) {
            let Some(value) = args.get(param.first as usize) else { continue };
            if value.tag == 0 {
                continue;
            }
            self.refuse_nothing(*value, "an argument is")?;
            if let Some(term) = value.term() {
                self.defined(term, "an argument is")?;
            }
        }
        Ok(())
    }

    /// The function that a pointer points to. Of a symbolic pointer: the one that the model says, as a decision; where
    /// it is another one, the model of that side says which.
    fn indirect(&mut self, reg: Reg, given: usize) -> Flow<Target> {
        let pointer = self.get(reg);
        self.refuse_nothing(pointer, "a call goes to")?;
        let pointer = self.followed(pointer, Null::Error)?;
        let at = self.pick(pointer, 64)?;
        let count = self.world.prepared.program.symbols().len();
        match address::function_at(at) {
            Some(symbol) if (symbol as usize) < count => {
                self.note_call(symbol);
                let target = self.world.prepared.target(symbol);
                // A function with a body looks for itself.
                let function = self.world.prepared.program.symbol(SymbolId(symbol)).function();
                match (&target, function.map_or(0, |function| function.ty.params.len())) {
                    (Target::Model(_), takes) if given < takes => Err(self.too_few(symbol, takes, given)),
                    _ => Ok(target),
                }
            }
            _ => Err(Stop::error(ErrorKind::BadCall, format!("a call of {at:#x}, where no function is"))),
        }
    }

    fn enter_from(&mut self, symbol: u32, args: &[Value], dst: Reg, site: &CallSite) -> Flow<()> {
        let code = self.enterable(symbol, args.len())?;
        let varargs = match code.vararg {
            true => Some(self.variable_arguments(site, args)?),
            false => None,
        };
        let mut frame = self.new_frame(code.clone(), &args[..code.params as usize], dst);
        frame.results = site.results;
        let caller = self.frame_mut();
        caller.pc += 1;
        // What was copied for the function is the function's own.
        let own = caller.locals.len() - site.copies as usize;
        frame.locals = caller.locals.split_off(own);
        if let Some(area) = varargs {
            frame.varargs = area;
            frame.locals.push(area);
        }
        self.push_frame(frame);
        Ok(())
    }

    /// Enters a function on behalf of a model: the caller stays where it is.
    pub(crate) fn enter(&mut self, symbol: u32, args: &[Value], dst: Reg) -> Flow<()> {
        let code = self.enterable(symbol, args.len())?;
        if code.vararg {
            return Err(Stop::unsupported("a library that calls a function with variable arguments"));
        }
        let frame = self.new_frame(code.clone(), &args[..code.params as usize], dst);
        self.push_frame(frame);
        Ok(())
    }

    fn push_frame(&mut self, mut frame: Frame) {
        let thread = self.thread_mut();
        thread.activations += 1;
        frame.activation = thread.activations;
        thread.frames.push(Rc::new(frame));
        self.note_entry();
    }

    fn too_few(&self, symbol: u32, takes: usize, given: usize) -> Stop {
        let name = self.world.prepared.name_of(symbol);
        Stop::error(ErrorKind::BadCall, format!("'{name}' takes {takes} arguments and is given {given}"))
    }

    /// The code of a function that is given so many registers of arguments.
    fn enterable(&mut self, symbol: u32, given: usize) -> Flow<Rc<Code>> {
        let code = self.world.code(symbol).map_err(Stop::unsupported)?;
        if (given as u32) < code.params {
            return Err(self.too_few(symbol, code.params as usize, given));
        }
        if self.thread_ref().frames.len() >= DEEPEST {
            return Err(Stop::error(ErrorKind::StackOverflow, format!("{DEEPEST} calls inside each other")));
        }
        Ok(code)
    }

    /// A frame in the room of one that is gone, if there is one.
    fn new_frame(&mut self, code: Rc<Code>, args: &[Value], dst: Reg) -> Frame {
        match self.world.arena.spare.pop() {
            Some(regs) => Frame::reusing(regs, code, args, dst),
            None => Frame::new(code, args, dst),
        }
    }

    /// Puts the variable arguments side by side in memory, as the System V ABI of x86-64 has them in its overflow area.
    fn variable_arguments(&mut self, site: &CallSite, args: &[Value]) -> Flow<u64> {
        let code = self.frame_mut().code.clone();
        let variable: Vec<_> = site.params.iter().filter(|param| param.first >= site.fixed).collect();
        let mut size = 0u64;
        let mut places = Vec::new();
        for param in &variable {
            let bytes = match param.bytes {
                0 => code.shapes[param.shape as usize].size,
                bytes => u64::from(bytes),
            };
            size = size.next_multiple_of(u64::from(param.align));
            places.push(size);
            size = (size + bytes).next_multiple_of(8);
        }
        let area = self.local(size, 16, Initial::Uninitialised)?;
        for (param, at) in variable.into_iter().zip(places) {
            if param.bytes > 0 {
                let Some(from) = args[param.first as usize].word() else {
                    return Err(Stop::unsupported("a structure passed by value from an unknown place"));
                };
                let spot = self.spot(Value::concrete(from), u64::from(param.bytes), false)?;
                let cells = self.cells(spot, u64::from(param.bytes))?;
                if let Some(object) = self.state.memory.find_mut(area) {
                    for (i, (byte, cell)) in (0..).zip(cells) {
                        object.set_cell(at + i, byte, cell);
                    }
                }
                continue;
            }
            for (i, (offset, width)) in (0..).zip(&code.shapes[param.shape as usize].leaves) {
                let value = args[param.first as usize + i];
                let spot =
                    self.spot(Value::concrete(area + at + offset), u64::from(*width).div_ceil(8), true)?;
                self.write_spot(spot, value, u32::from(*width));
            }
        }
        Ok(area)
    }

    /// What a call of a function that nobody describes gives.
    fn undescribed(&mut self, symbol: u32, site: &CallSite) -> Flow<Value> {
        let name = self.world.prepared.name_of(symbol);
        // What the C library does is known, even where there is no model of it: it does not do nothing.
        let is_described = threadbare_analysis::effects::lookup(&name).is_some();
        let written = demangled(&name);
        let value = match self.world.options.undefined {
            _ if is_described => return Err(Stop::unsupported(format!("the function '{written}'"))),
            Undefined::Stop => {
                return Err(Stop::unsupported(format!(
                    "the function '{written}' (no file given defines it)"
                )));
            }
            _ if site.results > 1 || site.result > 64 || site.copies > 0 => {
                return Err(Stop::unsupported(format!(
                    "the function '{written}', which passes more than words"
                )));
            }
            Undefined::Input if site.result > 0 => {
                self.take_input(&name, site.result, InputKind::Unsigned)?
            }
            Undefined::Input | Undefined::Concrete => Value::concrete(0),
        };
        self.world.learned.undescribed.insert(symbol);
        Ok(value)
    }
}
