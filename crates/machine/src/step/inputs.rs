//! Inputs that a thread takes.

use super::{Flow, Run, Stop};
use crate::inputs::{Asked, given_word};
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
        self.thread_mut().inputs.push(next.asked);
        next.value
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
