//! Memory that is lost: heap objects that nothing points to any more, neither directly nor through others.
//!
//! What points is found by looking: every aligned word of memory and every register that lies inside an object keeps it.
//! Of a value that depends on inputs, every object that it is computed from counts as pointed to. So an object may pass
//! for one that can still be reached, but what is reported as lost is lost.

use crate::code::Op;
use crate::memory::object::{Cell, LogEntry, Source};
use crate::memory::{Life, Memory, Object, Origin};
use crate::state::{State, Thread};
use crate::step::constants_in;
use crate::value::Value;
use rustc_hash::FxHashSet;
use threadbare_expr::Terms;
use threadbare_trace::{CodePoint, ThreadId};

/// A heap object that is lost.
pub struct Leak {
    /// Where it was allocated.
    pub point: CodePoint,
    /// By whom.
    pub thread: ThreadId,
    /// Its size.
    pub size: u64,
}

/// The heap objects of a state that are lost, one for each place that allocates.
pub(crate) fn leaks(terms: &Terms, state: &State) -> Vec<Leak> {
    let mut search = Search { terms, memory: &state.memory, seen: FxHashSet::default(), open: Vec::new() };
    let mut dead_locals = Vec::new();
    for thread in state.threads.iter() {
        search.thread(thread, &mut dead_locals);
    }
    let library = state.hidden.files.streams.keys().chain(state.sync.names.values());
    library
        .chain(state.hidden.environment.values().map(|variable| &variable.at))
        .for_each(|at| search.word(*at));
    let ends = state.hidden.ends.iter().flat_map(|list| list.iter());
    ends.filter_map(|end| end.argument.word()).for_each(|at| search.word(at));
    for object in state.memory.objects() {
        let is_root = object.life == Life::Live && !matches!(object.origin, Origin::Heap(_));
        if is_root && !dead_locals.contains(&object.base) {
            search.open.push(object);
        }
    }
    search.follow();
    let mut leaks: Vec<Leak> = Vec::new();
    for object in state.memory.objects() {
        let Origin::Heap(point) = object.origin else { continue };
        let lost = object.life == Life::Live && !search.seen.contains(&object.base);
        if lost && !leaks.iter().any(|leak| leak.point == point) {
            let size = object.extent().map(|extent| terms.evaluate_u64(extent, &state.model));
            leaks.push(Leak { point, thread: object.owner, size: size.unwrap_or(object.size) });
        }
    }
    leaks
}

struct Search<'a> {
    terms: &'a Terms,
    memory: &'a Memory,
    /// Heap objects that something points to.
    seen: FxHashSet<u64>,
    /// Objects that were not looked into yet.
    open: Vec<&'a Object>,
}

impl<'a> Search<'a> {
    /// What a thread holds in its registers. The locals of a main function that has returned are dead.
    fn thread(&mut self, thread: &Thread, dead_locals: &mut Vec<u64>) {
        for (depth, frame) in thread.frames.iter().enumerate() {
            let returns = matches!(frame.code.ops.get(frame.pc as usize), Some(Op::Return { .. }));
            if depth == 0 && thread.id == ThreadId::MAIN && returns {
                dead_locals.extend(&frame.locals);
                continue;
            }
            frame.regs.iter().for_each(|value| self.value(*value));
        }
        self.value(thread.result);
        thread.specific.values().for_each(|value| self.value(*value));
    }

    fn value(&mut self, value: Value) {
        match (value.word(), value.term()) {
            (Some(word), _) => self.word(word),
            (None, Some(term)) => constants_in(self.terms, term).into_iter().for_each(|word| self.word(word)),
            (None, None) => {}
        }
    }

    fn word(&mut self, word: u64) {
        let Some(object) = self.memory.find(word) else { return };
        let is_heap = object.life == Life::Live && matches!(object.origin, Origin::Heap(_));
        if is_heap && word - object.base <= object.size && self.seen.insert(object.base) {
            self.open.push(object);
        }
    }

    fn follow(&mut self) {
        while let Some(object) = self.open.pop() {
            for offset in (0..object.kept().saturating_sub(7)).step_by(8) {
                self.at(object, offset);
            }
            // What was written at places that are not known lies byte by byte in the log.
            let log = object.log.as_ref().map_or(&[][..], |log| &log[..]);
            for bytes in log.windows(8) {
                let known = bytes.iter().rev().try_fold(0, |word, entry| match entry {
                    LogEntry::Byte { byte, .. } => self.terms.as_u64(*byte).map(|byte| word << 8 | byte),
                    LogEntry::Run { .. } => None,
                });
                known.into_iter().for_each(|word| self.word(word));
            }
            for entry in log {
                if let LogEntry::Run { source: Source::Object(source, _), .. } = entry {
                    self.open.push(source);
                }
            }
        }
    }

    fn at(&mut self, object: &Object, offset: u64) {
        if object.log.is_none() {
            if let Some(word) = object.read_word(offset, 8) {
                return self.word(word);
            }
        } else if (0..8).all(|i| object.cell(offset + i).1 == Cell::Concrete) {
            let word = (0..8).rev().fold(0, |word, i| word << 8 | u64::from(object.cell(offset + i).0));
            return self.word(word);
        }
        for i in 0..8 {
            if let (_, Cell::Symbolic { term, .. }) = object.cell(offset + i) {
                self.value(Value::symbolic(term));
            }
        }
    }
}
