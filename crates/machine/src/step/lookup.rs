//! Which object an access goes to, whether it is allowed, and whether others must hear of it.

use super::undefined::constants_in;
use super::{Flow, Run, Stop};
use crate::describe::object_name;
use crate::machine::Machine;
use crate::memory::{Fault, Life, Object, Origin, address};
use crate::state::{Choice, Purpose};
use crate::value::{Value, signed};
use threadbare_expr::{Binary, Compare, Term};
use threadbare_trace::{Action, ErrorKind, Order, Range};

/// Where an access goes: an object, and an offset that may be symbolic.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(super) base: u64,
    pub(super) offset: Value,
    pub(super) len: u64,
    /// The bytes that may be touched.
    pub(super) range: Range,
    pub(super) visible: bool,
}

impl Spot {
    /// The bytes that other threads may see touched.
    pub(crate) fn seen(&self) -> Option<Range> {
        self.visible.then_some(self.range)
    }
}

impl Run<'_> {
    /// Finds the object of an access of `len` bytes and checks that it is allowed.
    pub(crate) fn spot(&mut self, ptr: Value, len: u64, write: bool) -> Flow<Spot> {
        self.refuse_nothing(ptr, "an address depends on")?;
        let (base, offset) = match ptr.word() {
            Some(at) => (self.checked(at, len, write)?, None),
            None => self.resolve(ptr, len, write)?,
        };
        let Some(object) = self.state.memory.find(base) else {
            return Err(fault(self.machine, base, len, write, Fault::Wild));
        };
        let (owner, origin, shared) = (object.owner, object.origin, object.shared);
        let (offset, range) = match (offset, ptr.word()) {
            (Some(offset), _) => (offset, Range { start: base, len: object.size }),
            (None, at) => {
                let start = at.unwrap_or(base);
                (Value::concrete(start - base), Range { start, len })
            }
        };
        self.touches(ptr, len);
        let threaded = self.state.threads.len() > 1;
        if threaded && !shared && !matches!(origin, Origin::Global(_)) && owner != self.thread_ref().id {
            // Taken for its owner's own until now: the owner's accesses should have been visible.
            self.machine.shared.insert(origin);
            self.machine.shared_grew = true;
        }
        Ok(Spot { base, offset, len, range, visible: threaded && shared })
    }

    /// The base of the object that a known address lies in.
    fn checked(&mut self, at: u64, len: u64, write: bool) -> Flow<u64> {
        match self.state.memory.check(at, len, write) {
            Ok(object) => Ok(object.base),
            Err(why) => {
                match &why {
                    Fault::Dead(object) => self.reach_dead(object, Range { start: at, len }, write)?,
                    Fault::Gone => self.reach_forgotten(at),
                    _ => {}
                }
                Err(fault(self.machine, at, len, write, why))
            }
        }
    }

    /// An access to an object that is gone is a step like any other: before it was gone, it would have gone well.
    fn reach_dead(&mut self, object: &Object, range: Range, write: bool) -> Flow<()> {
        let threaded = self.state.threads.len() > 1;
        if threaded && !object.shared && object.owner != self.thread_ref().id {
            self.machine.shared.insert(object.origin);
            self.machine.shared_grew = true;
        }
        if threaded && object.shared {
            let order = Order::Plain;
            let action = if write { Action::Write { range, order } } else { Action::Read { range, order } };
            self.visible(action, Choice::Only)?;
        }
        Ok(())
    }

    /// An access to what another thread once had on its stack: from now on such objects are remembered when their lives end,
    /// so that it becomes known which one is accessed.
    fn reach_forgotten(&mut self, at: u64) {
        let is_own = address::stack(self.thread_ref().id) == Some(address::part(at));
        if self.state.threads.len() > 1 && !is_own && !self.machine.remembers_dead {
            self.machine.remembers_dead = true;
            self.machine.shared_grew = true;
        }
    }

    /// The object of a symbolic address: the one that the model points into when the thread first comes here with
    /// what it has decided, and the same ever after, so that the question does not depend on the model at hand. That
    /// the address stays inside is a decision; where it does not, the model of that side points elsewhere, and the same
    /// is asked again until it points nowhere.
    fn resolve(&mut self, ptr: Value, len: u64, write: bool) -> Flow<(u64, Option<Value>)> {
        let term = self.term(ptr, 64);
        let term = self.defined(term, "an address depends on")?;
        let (base, inside) = self.question(term, len, write)?;
        let inside = self.value(inside);
        // Outside is most likely an error: such sides are looked at first.
        if !self.decide(inside, Purpose::Check)? {
            // Contradicts the model: the model satisfies every literal of the path.
            return Err(Stop::unsupported("a symbolic address whose object cannot be decided"));
        }
        // Another thread may have ended the object's life since it was first asked about.
        let at = self.machine.terms.evaluate_u64(term, &self.state.model);
        self.checked(at, len, write)?;
        let start = self.terms().constant(64, base);
        let offset = self.terms().binary(Binary::Sub, term, start);
        Ok((base, Some(self.value(offset))))
    }

    /// The object to ask about first, and the condition that an access stays inside it.
    fn question(&mut self, term: Term, len: u64, write: bool) -> Flow<(u64, Term)> {
        let key = self.decided_before(term);
        if let Some((base, size)) = self.machine.picks.object(key) {
            let inside = self.inside(term, base, size, len);
            if size >= len && self.known(inside) != Some(false) {
                return Ok((base, inside));
            }
        }
        let at = self.machine.terms.evaluate_u64(term, &self.state.model);
        let (base, size) = match self.state.memory.check(at, len, write) {
            Ok(object) => (object.base, object.size),
            Err(why) => match self.undecided_object(term, len, write) {
                Some(object) => object,
                None => return Err(fault(self.machine, at, len, write, why)),
            },
        };
        self.machine.picks.set_object(key, (base, size));
        Ok((base, self.inside(term, base, size, len)))
    }

    /// The model points nowhere: the object that the address is computed from, unless it is already known that
    /// the address is outside it.
    fn undecided_object(&mut self, term: Term, len: u64, write: bool) -> Option<(u64, u64)> {
        for constant in constants_in(&self.machine.terms, term) {
            let Ok(object) = self.state.memory.check(constant, len.min(1), write) else { continue };
            let (base, size) = (object.base, object.size);
            if size < len {
                continue;
            }
            let inside = self.inside(term, base, size, len);
            if self.known(inside).is_none() {
                return Some((base, size));
            }
        }
        None
    }

    fn inside(&mut self, address: Term, base: u64, size: u64, len: u64) -> Term {
        let terms = self.terms();
        let start = terms.constant(64, base);
        let last = terms.constant(64, size.saturating_sub(len));
        let offset = terms.binary(Binary::Sub, address, start);
        terms.compare(Compare::Ule, offset, last)
    }
}

/// The error for an access that is not allowed.
fn fault(machine: &Machine, at: u64, len: u64, write: bool, why: Fault) -> Stop {
    let verb = if write { "writes" } else { "reads" };
    let bytes = if len == 1 { "1 byte".to_string() } else { format!("{len} bytes") };
    match why {
        Fault::Null => Stop::error(
            ErrorKind::NullDereference,
            if at == 0 {
                format!("{verb} {bytes} through a null pointer")
            } else {
                format!("{verb} {bytes} at {at:#x}, through a pointer computed from null")
            },
        ),
        Fault::Wild => {
            Stop::error(ErrorKind::OutOfBounds, format!("{verb} {bytes} at {at:#x}, where no object is"))
        }
        Fault::Gone => Stop::error(
            ErrorKind::UseAfterFree,
            format!("{verb} {bytes} of a local whose function has returned"),
        ),
        Fault::OutOfBounds(object) => {
            let offset = signed(at.wrapping_sub(object.base), 64);
            let name = object_name(machine, &object);
            Stop::error(
                ErrorKind::OutOfBounds,
                format!("{verb} {bytes} at offset {offset} of {name}, which has {} bytes", object.size),
            )
        }
        Fault::Dead(object) => {
            let name = object_name(machine, &object);
            let message = match object.life {
                Life::Freed(point) => {
                    format!("{verb} {bytes} of {name}, which was freed at {}", machine.location(point))
                }
                Life::OutOfScope => format!("{verb} {bytes} of {name}, whose block has ended"),
                _ if matches!(object.origin, Origin::ThreadLocal(_)) => {
                    format!("{verb} {bytes} of {name}, whose thread has ended")
                }
                _ => format!("{verb} {bytes} of {name}, whose function has returned"),
            };
            Stop::error(ErrorKind::UseAfterFree, message)
        }
        Fault::ReadOnly(object) => {
            let name = object_name(machine, &object);
            Stop::error(ErrorKind::OutOfBounds, format!("writes {bytes} of {name}, which is constant"))
        }
    }
}
