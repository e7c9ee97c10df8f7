//! Notes of what happens, for whoever wants to know. Nothing that a program does depends on them.

use super::Run;
use crate::code::Op;
use crate::memory::Origin;
use crate::seen::{Access, Touched};
use crate::state::Thread;
use crate::value::Value;
use std::collections::BTreeSet;
use std::rc::Rc;
use threadbare_trace::{CodePoint, ThreadId};

/// With more threads than this it is not noted who stands beside whom.
const MOST_THREADS: usize = 8;

/// Of a longer access it is not noted who reads what it writes.
const LONGEST: u64 = 4096;

/// Where a thread stood, and how many transfers of control there had been.
pub(super) type Stood = Option<(Vec<CodePoint>, u64)>;

impl Run<'_> {
    /// An access to memory.
    pub(super) fn note_access(&mut self, base: u64, offset: Value, len: u64, write: bool) {
        if !self.world.probes.notes_more() {
            return;
        }
        let offset = match offset.word() {
            Some(word) => word,
            None => {
                let term = self.term(offset, 64);
                self.world.arena.terms.evaluate_u64(term, &self.state.model)
            }
        };
        let Some(object) = self.state.memory.find(base) else { return };
        let found = (object.origin, object.owner);
        let Some(frame) = self.thread_ref().frames.last() else { return };
        // What the library keeps of the end of a thread is nobody's memory.
        if self.state.threads.iter().any(|thread| thread.ended_at == base) {
            return;
        }
        let is_errno = self.state.threads.iter().any(|thread| thread.errno == base);
        let object = if is_errno { Touched::Errno } else { Touched::Memory(object.origin) };
        let access = Access { point: frame.point(), object, offset, len, write };
        let held = self.state.threads.are_several().then(|| self.held_locks());
        let is_others =
            held.is_some() && found.1 != self.thread_ref().id && !matches!(found.0, Origin::Global(_));
        if let Some(seen) = &mut self.world.probes.seen {
            seen.accesses.insert(access);
            seen.shared.extend(Some(found.0).filter(|_| is_others));
            seen.held.extend(held.map(|held| (access.point, held)));
        }
        if !is_errno && len <= LONGEST {
            self.note_source(access.point, found.0, base + offset, len, write);
        }
    }

    /// Who reads what who has written.
    fn note_source(&mut self, point: CodePoint, origin: Origin, at: u64, len: u64, write: bool) {
        let op = self.thread_ref().frames.last().and_then(|frame| frame.code.ops.get(frame.pc as usize));
        let reads = !write || matches!(op, Some(Op::Rmw { .. } | Op::CompareExchange { .. }));
        let Some(seen) = &mut self.world.probes.seen else { return };
        let led = Rc::make_mut(self.state.led.get_or_insert_with(Rc::default));
        for byte in at..at.saturating_add(len) {
            if let Some((writer, of)) = led.writers.get(&byte)
                && *of == origin
                && reads
            {
                seen.sources.insert((point, *writer));
            }
            if write {
                led.writers.insert(byte, (point, origin));
            }
        }
    }

    /// The locks that the thread holds, as objects and offsets.
    fn held_locks(&self) -> Vec<(Origin, u64)> {
        let object = |at: u64| self.state.memory.find(at).map(|object| (object.origin, at - object.base));
        let mut held: Vec<_> = self.state.sync.held_by(self.thread).into_iter().filter_map(object).collect();
        held.sort_unstable();
        held
    }

    /// Who stands where beside this thread.
    pub(super) fn note_beside(&mut self) {
        if !self.world.probes.notes_more() || self.state.threads.len() > MOST_THREADS {
            return;
        }
        let at = |thread: &Thread| thread.frames.last().map(|frame| (thread.id, frame.point()));
        let Some(own) = at(self.thread_ref()) else { return };
        let others: Vec<_> = self
            .state
            .threads
            .iter()
            .filter_map(|thread| at(thread))
            .filter(|other| other.0 != own.0)
            .collect();
        if let Some(seen) = &mut self.world.probes.seen {
            seen.beside.extend(others.into_iter().map(|other| (own, other)));
        }
    }

    /// A call.
    pub(super) fn note_call(&mut self, symbol: u32) {
        let point = self.thread_ref().frames.last().map(|frame| frame.point());
        if let (Some(seen), Some(point)) = (&mut self.world.probes.seen, point) {
            seen.calls.insert((point, symbol));
        }
    }

    /// A branch, a call or a return.
    pub(super) fn note_transfer(&mut self) {
        if let Some(seen) = &mut self.world.probes.seen {
            seen.transfers += 1;
        }
    }

    /// A function is entered.
    pub(super) fn note_entry(&mut self) {
        self.note_transfer();
        if self.world.probes.seen.is_some() {
            let key = self.activation();
            let led = Rc::make_mut(self.state.led.get_or_insert_with(Rc::default));
            led.blocks.insert(key, BTreeSet::new());
        }
    }

    /// Control goes on elsewhere in the function.
    pub(super) fn note_way(&mut self, from: CodePoint, next: CodePoint) {
        if self.world.probes.seen.is_none() || from == next {
            return;
        }
        self.note_transfer();
        let key = self.activation();
        let led = Rc::make_mut(self.state.led.get_or_insert_with(Rc::default));
        if let Some(blocks) = led.blocks.get_mut(&key) {
            blocks.insert(next.instruction);
        }
        if let Some(seen) = &mut self.world.probes.seen {
            seen.edges.insert((from, next));
        }
    }

    /// The innermost function returns.
    pub(super) fn note_return(&mut self) {
        if !self.world.probes.notes_more() {
            return;
        }
        self.note_transfer();
        let key = self.activation();
        let Some(function) = self.thread_ref().frames.last().map(|frame| frame.code.symbol) else { return };
        let led = Rc::make_mut(self.state.led.get_or_insert_with(Rc::default));
        // Of a thread that was taken back into a function that it had left, it is not known.
        let Some(blocks) = led.blocks.remove(&key) else { return };
        if let Some(seen) = &mut self.world.probes.seen {
            seen.runs.insert((function, blocks.into_iter().collect()));
        }
    }

    /// Which activation of a function of which thread it is.
    fn activation(&self) -> (ThreadId, u64) {
        let thread = self.thread_ref();
        (thread.id, thread.frames.last().map_or(0, |frame| frame.activation))
    }

    /// A step begins.
    pub(super) fn note_begin(&self) -> Stood {
        let seen = self.world.probes.seen.as_ref().filter(|_| self.world.probes.notes_more())?;
        Some((self.thread_ref().all_points().collect(), seen.transfers))
    }

    /// A step has ended: from where the thread stood it has come to where it stands.
    pub(super) fn note_end(&mut self, stood: Stood) {
        let Some((stack, before)) = stood else { return };
        let Some(point) = self.thread_ref().frames.last().map(|frame| frame.point()) else { return };
        if let Some(seen) = &mut self.world.probes.seen {
            let count = seen.transfers - before;
            let known = seen.moves.entry((stack, point)).or_insert(count);
            *known = count.min(*known);
        }
    }
}
