//! Inputs that a thread takes.

use super::{Flow, Run, Stop};
use crate::inputs::{Asked, given_word};
use crate::probes::Drawn;
use crate::value::{Value, mask};
use threadbare_trace::InputKind;

/// The thread's next input, which is not taken yet.
pub struct Peeked {
    /// Its value.
    pub value: Value,
    asked: Option<Asked>,
}

impl Run<'_> {
    /// A fresh input of this width in bits.
    pub fn take_input(&mut self, name: &str, width: u32, kind: InputKind) -> Flow<Value> {
        let next = self.peek_input(name, width, kind)?;
        Ok(self.take_peeked(next))
    }

    /// Takes the input that was looked at.
    pub fn take_peeked(&mut self, next: Peeked) -> Value {
        self.note_drawn();
        self.thread_mut().inputs.push(next.asked);
        next.value
    }

    /// Tells who wants to know that the thread takes an input here.
    fn note_drawn(&mut self) {
        if self.world.probes.drawn.is_none() || self.trial.is_some() || self.dry {
            return;
        }
        let thread = self.thread_ref();
        let calls = thread.frames.iter().rev().map(|frame| frame.point()).collect();
        let drawn = Drawn { thread: thread.id, index: thread.inputs.count(), calls };
        if let Some(all) = &mut self.world.probes.drawn {
            all.get_mut().push(drawn);
        }
    }

    /// The thread's next input, to be taken once nothing can stop the call any more.
    pub fn peek_input(&mut self, name: &str, width: u32, kind: InputKind) -> Flow<Peeked> {
        if width == 0 || width > 64 {
            return Err(Stop::unsupported(format!("an input of {width} bits")));
        }
        let thread = self.thread_ref();
        let (id, index) = (thread.id, thread.inputs.count());
        let arena = &mut *self.world.arena;
        if let Some(given) = &arena.given {
            let value = Value::concrete(given_word(given, id, index) & mask(width));
            return Ok(Peeked { value, asked: None });
        }
        let (term, asked) = arena.unknowns.input(&mut arena.terms, (id, index), name, width, kind);
        Ok(Peeked { value: Value::symbolic(term), asked: Some(asked) })
    }
}
