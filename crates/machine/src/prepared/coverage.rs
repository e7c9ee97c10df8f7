//! What was executed: sides of branches and lines, in those functions of the program that were reached. A side is marked
//! when it is taken; a line counts as executed if a block with a part of it was entered. Of a side that was not taken it is said whether it belongs to an
//! assertion that held: such a side is no gap.

use super::Prepared;
use crate::code::{Code, Op, Pc};
use crate::state::{State, ThreadIx};
use threadbare_analysis::effects::{self, Kind};
use threadbare_ir::program::SymbolId;
use threadbare_trace::seen::is_of_system;
use threadbare_trace::{CodePoint, Coverage, Side};

impl Prepared {
    /// The sides of branches that were taken, by function, named by the operation that a side begins with.
    pub(crate) fn covered_sides(&self) -> Vec<(u32, Vec<Pc>)> {
        let sides = |code: &Code| (0..code.covered.len() as Pc).filter(|pc| code.is_covered(*pc)).collect();
        self.all_decoded().map(|code| (code.symbol, sides(code))).collect()
    }

    /// Where those sides begin.
    pub(crate) fn covered_points(&self) -> Vec<CodePoint> {
        let points = |(symbol, sides): (u32, Vec<Pc>)| {
            let code = self.decoded(symbol);
            let point = move |side: Pc| {
                Some(CodePoint { function: symbol, instruction: *code.as_ref()?.points.get(side as usize)? })
            };
            sides.into_iter().filter_map(point).collect::<Vec<_>>()
        };
        self.covered_sides().into_iter().flat_map(points).collect()
    }

    /// The same of the program's own functions, which count as never taken from here on.
    pub(crate) fn take_sides(&self) -> Vec<(u32, Pc)> {
        let mut sides = Vec::new();
        for code in self.all_decoded().filter(|code| !code.library) {
            let taken = (0..).zip(code.covered.iter()).filter(|(_, mark)| mark.replace(false));
            sides.extend(taken.map(|(side, _)| (code.symbol, side)));
        }
        sides
    }

    /// These sides were taken.
    pub(crate) fn cover_sides<'a>(&self, sides: impl IntoIterator<Item = &'a (u32, Pc)>) {
        for (symbol, side) in sides {
            if let Some(code) = self.decoded(*symbol) {
                code.cover(*side);
            }
        }
    }

    /// What was executed so far.
    pub(crate) fn coverage(&self) -> Coverage {
        let mut coverage = Coverage::default();
        for code in self.all_decoded().filter(|code| !code.library) {
            for pc in 0..code.ops.len() as Pc {
                let mut sides = code.sides(pc);
                // Where a block is left in several ways, compilers make a switch over which it is, whose default is none.
                let is_none = |side: &Pc| !code.is_covered(*side) && code.leads_nowhere(*side);
                if matches!(code.ops[pc as usize], Op::Switch { .. }) && sides.last().is_some_and(is_none) {
                    sides.pop();
                }
                let sides: Vec<Side> = sides.into_iter().map(|side| self.side(code, side)).collect();
                if !sides.is_empty() {
                    let point = CodePoint { function: code.symbol, instruction: code.points[pc as usize] };
                    let location = self.location(point);
                    // What a header does for a program is not the program's to cover.
                    if !is_of_system(&location.file) {
                        coverage.branches.push((location, sides));
                    }
                }
            }
            let Ok(Some(body)) = self.program.clean_body(SymbolId(code.symbol)) else { continue };
            let insts: Vec<_> = body.blocks.iter().flat_map(|block| &block.insts).collect();
            for (reached, point) in code.reached().into_iter().zip(&code.points) {
                let loc = insts.get(*point as usize).and_then(|inst| inst.loc);
                let place = loc.and_then(|loc| self.program.place(SymbolId(code.symbol), loc));
                if let Some(place) = place.filter(|place| place.line > 0 && !is_of_system(&place.file)) {
                    *coverage.lines.entry((place.file.to_string(), place.line)).or_default() |= reached;
                }
            }
        }
        coverage
    }

    fn side(&self, code: &Code, side: Pc) -> Side {
        let asserts = |pc: Pc| {
            let point = CodePoint { function: code.symbol, instruction: code.points[pc as usize] };
            let called = self.called_at(point);
            called.and_then(|name| effects::lookup(&name)).is_some_and(|effect| effect.kind == Kind::Asserts)
        };
        match code.is_covered(side) {
            true => Side::Taken,
            false if code.last_call(side).is_some_and(asserts) => Side::Held,
            false => Side::Untaken,
        }
    }
}

/// Where the thread stands after an outcome of its next step, in all functions that it is in, those of the library included; the innermost is first.
pub(crate) fn leads_to(state: &State, thread: ThreadIx, label: u32) -> Vec<CodePoint> {
    let thread = &state.threads[thread];
    let mut points: Vec<CodePoint> = thread.all_points().collect();
    if let (Some(first), Some(frame)) = (points.first_mut(), thread.frames.last())
        && let Some(Op::Branch { then, els, .. }) = frame.code.ops.get(frame.pc as usize)
    {
        *first = frame.point_at(if label == 1 { *then } else { *els });
    }
    points
}

/// Whether an outcome of the thread's next step leads to a side of a branch that was never taken.
pub(crate) fn leads_to_new_code(state: &State, thread: ThreadIx, label: u32) -> bool {
    let Some(frame) = state.threads[thread].frames.last() else { return false };
    match frame.code.ops.get(frame.pc as usize) {
        Some(Op::Branch { then, els, .. }) => !frame.code.is_covered(if label == 1 { *then } else { *els }),
        // Which case is asked for is not known here: any that is new will do.
        Some(Op::Switch { .. }) => {
            frame.code.sides(frame.pc).iter().any(|side| !frame.code.is_covered(*side))
        }
        _ => false,
    }
}
