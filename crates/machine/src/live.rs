//! Which registers of a function can still matter at a place. A value that is computed behind a place, and is left over
//! there from the round of a loop before, cannot be used before it is computed again: so two arrivals at a place are the
//! same if the other registers are.

use crate::decode::shape::registers_of;
use std::rc::Rc;
use threadbare_ir::inst::Body;

/// The registers that may matter before an instruction, by its number in the body: the parameters, and the results of
/// instructions that every way there passes.
pub(crate) fn registers(body: &Body, params: u32, instruction: u32) -> Rc<[u32]> {
    let Some((place, at)) = locate(body, instruction) else { return (0..params).collect() };
    let mut first = 0;
    let starts: Vec<(u32, u32)> = body
        .locals
        .iter()
        .map(|local| {
            let count = registers_of(&local.ty).unwrap_or(0);
            first += count;
            (first - count, count)
        })
        .collect();
    let mut live: Vec<u32> = (0..params).collect();
    for (number, block) in body.blocks.iter().enumerate() {
        let passed = number != place && !reachable_without(body, place, number);
        for (i, inst) in block.insts.iter().enumerate() {
            let Some(&(start, count)) = inst.result.and_then(|id| starts.get(id.0 as usize)) else {
                continue;
            };
            if passed || number == place && i < at {
                live.extend(start..start + count);
            }
        }
    }
    live.into()
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

/// Whether a block can be reached without passing another.
fn reachable_without(body: &Body, block: usize, avoided: usize) -> bool {
    let mut seen = vec![false; body.blocks.len()];
    let mut open = if avoided == 0 { Vec::new() } else { vec![0] };
    while let Some(next) = open.pop() {
        if next == block {
            return true;
        }
        if next == avoided || std::mem::replace(&mut seen[next], true) {
            continue;
        }
        if let Some(last) = body.blocks[next].insts.last() {
            last.op.for_each_successor(&mut |to| open.push(to.0 as usize));
        }
    }
    false
}
