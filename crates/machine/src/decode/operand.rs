//! Operands as registers: locals have theirs, constants get one behind them.

use super::{Decoded, Decoder};
use crate::code::{Code, NONE, Op, Reg, Target, Width};
use crate::globals::Leaf;
use crate::shape;
use crate::value::Value;
use threadbare_ir::constant::Const;
use threadbare_ir::inst::{Inst, Operand};
use threadbare_ir::types::Type;

/// Constants are numbered from here until the number of registers is known.
const CONSTANTS: Reg = 1 << 30;

impl Decoder<'_> {
    pub(super) fn result(&self, inst: &Inst) -> Reg {
        inst.result.map_or(NONE, |local| self.slots[local.0 as usize])
    }

    /// Registers that no value of the source has.
    pub(super) fn temporaries(&mut self, count: u32) -> Reg {
        let first = self.next;
        self.next += count;
        first
    }

    pub(super) fn type_of(&self, operand: Operand) -> Type {
        self.body.type_of(operand).clone()
    }

    pub(super) fn width_of(&self, operand: Operand) -> Decoded<Width> {
        shape::width(self.body.type_of(operand))
    }

    /// The first register of an operand. May emit operations that compute it.
    pub(super) fn operand(&mut self, operand: Operand) -> Decoded<Reg> {
        match operand {
            Operand::Local(local) => Ok(self.slots[local.0 as usize]),
            Operand::Const(id) => {
                let body = self.body;
                self.constant(&body.consts[id.0 as usize])
            }
        }
    }

    fn constant(&mut self, constant: &Const) -> Decoded<Reg> {
        if let Some((symbol, offset)) = self.globals.thread_local_in(self.program, constant)? {
            let dst = self.temporaries(1);
            self.emit(Op::ThreadLocal { dst, symbol });
            if offset != 0 {
                let b = self.word(offset);
                self.emit(Op::Index { from: 64, dst, a: dst, index: b, scale: 1 });
            }
            return Ok(dst);
        }
        if let Some((start, offset)) = self.globals.beside_in(self.program, constant)? {
            // Which variable it is computed from would not be known of the sum.
            let dst = self.temporaries(1);
            let (a, index) = (self.word(start), self.word(offset));
            self.emit(Op::Index { from: 64, dst, a, index, scale: 1 });
            return Ok(dst);
        }
        shape::registers_of(&constant.ty)?;
        let leaves = self.globals.leaves_of(self.program, constant)?;
        if let [Leaf::Word(word)] = leaves[..] {
            return Ok(self.word(word));
        }
        // An aggregate's leaves stand side by side.
        let first = self.code.constants.len() as Reg;
        for leaf in leaves {
            let value = match leaf {
                Leaf::Word(word) => Value::concrete(word),
                Leaf::Wide(width, words) => Value::symbolic(self.terms.constant_wide(width, &words)),
                Leaf::Undefined => Value::UNDEFINED,
                Leaf::Poison => Value::poison(0),
            };
            self.code.constants.push(value);
        }
        Ok(CONSTANTS + first)
    }

    pub(super) fn constant_operand(&self, operand: Operand) -> Decoded<u64> {
        match operand {
            Operand::Const(id) => self.constant_word(&self.body.consts[id.0 as usize]),
            Operand::Local(_) => Err("an index that is not constant".into()),
        }
    }

    pub(super) fn constant_word(&self, constant: &Const) -> Decoded<u64> {
        match self.globals.leaves_of(self.program, constant)?[..] {
            [Leaf::Word(word)] => Ok(word),
            _ => Err("a constant that is no single word".into()),
        }
    }

    /// The register of a constant word.
    pub(super) fn word(&mut self, word: u64) -> Reg {
        let next = self.code.constants.len() as Reg;
        let reg = *self.constants.entry(word).or_insert(next);
        if reg == next {
            self.code.constants.push(Value::concrete(word));
        }
        CONSTANTS + reg
    }

    /// The register of a poison constant.
    pub(super) fn poison(&mut self) -> Reg {
        self.code.constants.push(Value::poison(0));
        CONSTANTS + self.code.constants.len() as Reg - 1
    }
}

/// Moves the constants from their provisional numbers to those behind the registers.
pub(super) fn place_constants(code: &mut Code, first: Reg) {
    let place = |reg: &mut Reg| {
        if *reg >= CONSTANTS && *reg != NONE {
            *reg = *reg - CONSTANTS + first;
        }
    };
    for op in &mut code.ops {
        op.sources().into_iter().for_each(place);
    }
    for (_, src) in &mut code.moves {
        place(src);
    }
    for site in &mut code.calls {
        site.args.iter_mut().for_each(place);
        if let Target::Indirect(reg) = &mut site.target {
            place(reg);
        }
    }
}
