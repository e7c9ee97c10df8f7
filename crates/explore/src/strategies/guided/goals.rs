//! The places that threads are driven to, and how far each thread is from them. What is said of a program without running it is taken as it is.

use crate::failure::STAND;
use crate::session::Session;
use std::sync::Arc;
use threadbare_analysis::distance::Distances;
use threadbare_analysis::facts::Facts;
use threadbare_ir::constant::ConstKind;
use threadbare_ir::inst::{Body, Call, Op, Operand};
use threadbare_ir::program::{Program, SymbolId};
use threadbare_machine::Thread;
use threadbare_machine::library::body_name;
use threadbare_trace::CodePoint;

/// The places.
pub struct Goals {
    facts: Facts,
    /// The calls that stand for each of them.
    calls: Vec<Vec<CodePoint>>,
    distances: Vec<Distances>,
}

impl Goals {
    /// The goals of a program; nothing if it has none.
    pub fn of(session: &Session) -> Option<Goals> {
        let program: &Arc<Program> = &session.program;
        let (stand, entry) = (program.find(STAND)?, program.find(&session.entry)?);
        let mut calls: Vec<Vec<CodePoint>> = Vec::new();
        for number in 0..program.symbols().len() as u32 {
            let Ok(Some(body)) = program.clean_body(SymbolId(number)) else { continue };
            for (instruction, inst) in (0..).zip(body.blocks.iter().flat_map(|block| &block.insts)) {
                let Op::Call(call) = &inst.op else { continue };
                if call.called(body) != Some(stand) {
                    continue;
                }
                let set = number_of(body, call);
                for goal in (0..u64::BITS as usize).filter(|goal| set & 1 << goal != 0) {
                    calls.resize_with(calls.len().max(goal + 1), Vec::new);
                    calls[goal].push(CodePoint { function: number, instruction });
                }
            }
        }
        if calls.is_empty() {
            return None;
        }
        let facts = Facts::new(program.clone(), entry);
        let distances = calls.iter().map(|calls| Distances::new(&facts, calls.iter().copied())).collect();
        Some(Goals { facts, calls, distances })
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.calls.len()
    }

    /// How far it is from where a thread would stand to a goal; nothing if it cannot come there.
    pub fn distance(&self, points: &[CodePoint], goal: usize) -> Option<u32> {
        self.distances[goal].from(&self.facts, points.iter().copied())
    }

    /// Whether a thread is in the call that stands for a goal.
    pub fn is_at(&self, session: &Session, thread: &Thread, goal: usize) -> bool {
        let is_in = thread.frames.last().is_some_and(|frame| {
            frame.code.library && session.machine.name_of(frame.code.symbol) == body_name(STAND)
        });
        is_in && thread.all_points().nth(1).is_some_and(|call| self.calls[goal].contains(&call))
    }
}

/// The first argument of a call, which is a number.
fn number_of(body: &Body, call: &Call) -> u64 {
    let Some(Some(Operand::Const(number))) = call.args.first().map(|argument| argument.value) else {
        return 0;
    };
    match body.consts[number.0 as usize].kind {
        ConstKind::Int(number) => number,
        _ => 0,
    }
}
