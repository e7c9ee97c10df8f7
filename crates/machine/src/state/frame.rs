//! A function that a thread is in: its registers, and where it stands. It knows neither its caller nor its thread.

use crate::code::{Code, Pc, Reg};
use crate::value::Value;
use std::rc::Rc;
use threadbare_trace::CodePoint;

/// A function that a thread is in.
#[derive(Clone)]
pub struct Frame {
    /// Its code.
    pub code: Rc<Code>,
    /// The next operation; while the function waits for one that it called, the one after the call.
    pub pc: Pc,
    /// The registers, then the constants.
    pub regs: Vec<Value>,
    /// The locals in memory, which die with the frame.
    pub locals: Vec<u64>,
    /// Where the caller wants the result.
    pub result: Reg,
    /// Whether the function is an atomic section.
    pub section: bool,
    /// If a model called this function: the stage at which the model goes on when it returns.
    pub resumes: Option<u8>,
    /// How many registers the caller has for it.
    pub results: u32,
    /// Where the variable arguments are; 0 if there are none.
    pub varargs: u64,
    /// Which of its thread's activations it is.
    pub activation: u64,
    /// How often each loop that it is in has gone round, by the loop's start, where that is counted.
    pub rounds: Vec<(Pc, u32)>,
}

impl Frame {
    /// The start of a function.
    pub fn new(code: Rc<Code>, args: &[Value], result: Reg) -> Frame {
        let regs = Vec::with_capacity(code.registers as usize + code.constants.len());
        Frame::reusing(regs, code, args, result)
    }

    /// The start of a function, in registers that are not used any more.
    pub fn reusing(mut regs: Vec<Value>, code: Rc<Code>, args: &[Value], result: Reg) -> Frame {
        regs.clear();
        regs.extend_from_slice(&args[..args.len().min(code.registers as usize)]);
        regs.resize(code.registers as usize, Value::default());
        regs.extend_from_slice(&code.constants);
        Frame {
            code,
            pc: 0,
            regs,
            locals: Vec::new(),
            result,
            section: false,
            resumes: None,
            results: 1,
            varargs: 0,
            activation: 0,
            rounds: Vec::new(),
        }
    }

    /// The value of a register.
    #[inline]
    pub fn get(&self, reg: Reg) -> Value {
        self.regs[reg as usize]
    }

    /// Sets a register.
    #[inline]
    pub fn set(&mut self, reg: Reg, value: Value) {
        self.regs[reg as usize] = value;
    }

    /// Where the frame stands.
    pub fn point(&self) -> CodePoint {
        self.point_at(self.pc)
    }

    /// The call that it waits for.
    pub(super) fn call_point(&self) -> CodePoint {
        self.point_at(self.pc.saturating_sub(1))
    }

    /// Where an operation stands.
    pub(crate) fn point_at(&self, pc: Pc) -> CodePoint {
        let instruction = self.code.points.get(pc as usize).copied().unwrap_or(0);
        CodePoint { function: self.code.symbol, instruction }
    }
}
