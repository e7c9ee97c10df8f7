//! Which registers of a function can still matter at a place: those that some way from there uses before it computes them
//! again. Two arrivals at a place are the same if these registers are.

use crate::shape::registers_of;
use std::rc::Rc;
use threadbare_ir::Program;
use threadbare_ir::inst::{Body, Inst, LocalId, Op, Operand};

/// The registers that may matter before an instruction, by its number in the body.
pub(crate) fn registers(program: &Program, body: &Body, instruction: u32) -> Rc<[u32]> {
    let live = match locate(body, instruction) {
        // A jump may come back to a call that returns twice, from anywhere.
        Some((place, at)) if !program.returns_twice(body) => before(body, place, at),
        _ => Locals(vec![u64::MAX; body.locals.len().div_ceil(64)]),
    };
    let mut first = 0;
    let mut registers = Vec::new();
    for (number, local) in body.locals.iter().enumerate() {
        let count = registers_of(&local.ty).unwrap_or(0);
        if live.has(number) {
            registers.extend(first..first + count);
        }
        first += count;
    }
    registers.into()
}

/// The block of an instruction, and its position there.
fn locate(body: &Body, instruction: u32) -> Option<(usize, usize)> {
    let mut left = instruction as usize;
    for (number, block) in body.blocks.iter().enumerate() {
        if left < block.insts.len() {
            return Some((number, left));
        }
        left -= block.insts.len();
    }
    None
}

/// A set of values of a body.
#[derive(Clone, PartialEq)]
struct Locals(Vec<u64>);

impl Locals {
    fn none(body: &Body) -> Locals {
        Locals(vec![0; body.locals.len().div_ceil(64)])
    }

    fn has(&self, local: usize) -> bool {
        self.0[local / 64] >> (local % 64) & 1 == 1
    }

    fn add(&mut self, operand: &Operand) {
        if let Operand::Local(LocalId(id)) = operand {
            self.0[*id as usize / 64] |= 1 << (id % 64);
        }
    }

    fn remove(&mut self, LocalId(id): LocalId) {
        self.0[id as usize / 64] &= !(1 << (id % 64));
    }

    fn join(&mut self, other: &Locals) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine |= theirs);
    }

    /// From behind an instruction to before it. What a phi chooses from is used where its block is entered from.
    fn step_back(&mut self, inst: &Inst) {
        if let Some(result) = inst.result {
            self.remove(result);
        }
        if !matches!(inst.op, Op::Phi { .. }) {
            inst.op.for_each_operand(&mut |operand| self.add(operand));
        }
    }
}

/// The values that are live before an instruction of a block.
fn before(body: &Body, place: usize, at: usize) -> Locals {
    let mut entries = vec![Locals::none(body); body.blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..body.blocks.len()).rev() {
            let mut live = behind(body, &entries, block);
            body.blocks[block].insts.iter().rev().for_each(|inst| live.step_back(inst));
            if entries[block] != live {
                entries[block] = live;
                changed = true;
            }
        }
    }
    let mut live = behind(body, &entries, place);
    body.blocks[place].insts[at..].iter().rev().for_each(|inst| live.step_back(inst));
    live
}

/// The values that are live at the end of a block.
fn behind(body: &Body, entries: &[Locals], block: usize) -> Locals {
    let mut live = Locals::none(body);
    let Some(last) = body.blocks[block].insts.last() else { return live };
    last.op.for_each_successor(&mut |to| {
        live.join(&entries[to.0 as usize]);
        for inst in &body.blocks[to.0 as usize].insts {
            let Op::Phi { incoming, .. } = &inst.op else { break };
            incoming
                .iter()
                .filter(|(_, from)| from.0 as usize == block)
                .for_each(|(value, _)| live.add(value));
        }
    });
    live
}
