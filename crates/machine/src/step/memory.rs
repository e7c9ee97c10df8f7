//! Accesses to memory: which object, whether it is allowed, whether others must hear of it.

use super::{Flow, Run, Stop};
use crate::code::Op;
use crate::inputs::Unknown;
use crate::machine::Machine;
use crate::memory::{Fault, Initial, Life, Object, Origin, Space, address};
use crate::state::{Choice, Purpose};
use crate::value::{Value, mask, signed};
use rustc_hash::FxHashSet;
use threadbare_expr::{Binary, Compare, Term, Terms};
use threadbare_ir::inst::{IntPredicate, RmwOp};
use threadbare_trace::{Action, ErrorKind, Order, Range};

/// Where an access goes: an object, and an offset that may be symbolic.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    base: u64,
    offset: Value,
    len: u64,
    /// The bytes that may be touched.
    range: Range,
    visible: bool,
}

impl Spot {
    /// The bytes that other threads may see touched.
    pub(crate) fn seen(&self) -> Option<Range> {
        self.visible.then_some(self.range)
    }
}

impl Run<'_> {
    pub(super) fn access(&mut self, op: Op) -> Flow<()> {
        match op {
            Op::Alloca { dst, count, size, align } => {
                let Some(count) = self.get(count).word() else {
                    return Err(Stop::unsupported("a local array of symbolic size"));
                };
                let size = u64::from(size).saturating_mul(count);
                let point = self.thread_ref().point();
                let at =
                    self.allocate(Origin::Stack(point), size, u64::from(align), Initial::Uninitialised)?;
                let Some(at) = at else {
                    return Err(Stop::error(
                        ErrorKind::StackOverflow,
                        format!("no room for a local of {size} bytes"),
                    ));
                };
                self.frame_mut().locals.push(at);
                self.set(dst, Value::concrete(at));
            }
            Op::Load { width, order, dst, ptr } => {
                let ptr = self.get(ptr);
                let value = self.load(ptr, u32::from(width), order)?;
                self.set(dst, value);
            }
            Op::Store { width, order, value, ptr } => {
                let (value, ptr) = (self.get(value), self.get(ptr));
                self.store(ptr, value, u32::from(width), order)?;
            }
            Op::Rmw { op, width, order, dst, ptr, value } => {
                let (ptr, operand) = (self.get(ptr), self.get(value));
                let width = u32::from(width);
                let spot = self.spot(ptr, u64::from(width).div_ceil(8), true)?;
                if spot.visible {
                    self.visible(Action::Update { range: spot.range, order }, Choice::Only)?;
                }
                let old = self.read_spot(spot, width);
                let new = self.updated(op, width, old, operand)?;
                self.write_spot(spot, new, width);
                self.set(dst, old);
            }
            Op::CompareExchange { width, order, dst, ptr, expected, new } => {
                self.compare_exchange(u32::from(width), order, dst, ptr, expected, new)?;
            }
            // Under sequential consistency a fence orders nothing that is not ordered already.
            Op::Fence => {}
            _ => return Err(Stop::unsupported("an operation of another family")),
        }
        Ok(())
    }

    pub(crate) fn load(&mut self, ptr: Value, width: u32, order: Order) -> Flow<Value> {
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), false)?;
        if spot.visible {
            self.visible(Action::Read { range: spot.range, order }, Choice::Only)?;
        }
        Ok(self.read_spot(spot, width))
    }

    pub(crate) fn store(&mut self, ptr: Value, value: Value, width: u32, order: Order) -> Flow<()> {
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), true)?;
        if spot.visible {
            self.visible(Action::Write { range: spot.range, order }, Choice::Only)?;
        }
        self.write_spot(spot, value, width);
        Ok(())
    }

    /// Whether a compare-and-swap succeeds decides what it does to memory, so it is decided first: the step is
    /// a read if it fails, and an update if it succeeds.
    fn compare_exchange(
        &mut self,
        width: u32,
        order: Order,
        dst: u32,
        ptr: u32,
        expected: u32,
        new: u32,
    ) -> Flow<()> {
        let (ptr, expected, new) = (self.get(ptr), self.get(expected), self.get(new));
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), true)?;
        let old = self.read_spot(spot, width);
        let same = self.compare(IntPredicate::Eq, width, old, expected);
        if spot.visible {
            let choice = match self.settled(same) {
                Ok(_) => Choice::Only,
                Err(term) => Choice::Condition { term, purpose: Purpose::Exchange },
            };
            self.visible(Action::CompareExchange { range: spot.range, order }, choice)?;
        }
        let same = u64::from(self.decide(same, Purpose::Branch)?);
        if same == 1 {
            self.write_spot(spot, new, width);
        }
        if spot.visible {
            self.did(match same {
                1 => Action::Update { range: spot.range, order },
                _ => Action::Read { range: spot.range, order },
            });
        }
        self.set(dst, old);
        self.set(dst + 1, Value::concrete(same));
        Ok(())
    }

    fn updated(&mut self, op: RmwOp, width: u32, old: Value, operand: Value) -> Flow<Value> {
        let (a, b) = (self.term(old, width), self.term(operand, width));
        let terms = self.terms();
        let smaller = |terms: &mut Terms, compare: Compare, then: Term, els: Term| {
            let first = terms.compare(compare, a, b);
            terms.ite(first, then, els)
        };
        let term = match op {
            RmwOp::Xchg => b,
            RmwOp::Add => terms.binary(Binary::Add, a, b),
            RmwOp::Sub => terms.binary(Binary::Sub, a, b),
            RmwOp::And => terms.binary(Binary::And, a, b),
            RmwOp::Or => terms.binary(Binary::Or, a, b),
            RmwOp::Xor => terms.binary(Binary::Xor, a, b),
            RmwOp::Nand => {
                let both = terms.binary(Binary::And, a, b);
                terms.not(both)
            }
            RmwOp::UMin => smaller(terms, Compare::Ult, a, b),
            RmwOp::Min => smaller(terms, Compare::Slt, a, b),
            RmwOp::UMax => smaller(terms, Compare::Ult, b, a),
            RmwOp::Max => smaller(terms, Compare::Slt, b, a),
            _ => return Err(Stop::unsupported("an unusual atomic operation")),
        };
        Ok(self.value(term))
    }

    /// Makes an object, or `None` if there is no room.
    pub(crate) fn allocate(
        &mut self,
        origin: Origin,
        size: u64,
        align: u64,
        initial: Initial,
    ) -> Flow<Option<u64>> {
        let thread = self.thread_mut();
        let Some(region) = address::region(thread.id) else {
            return Err(Stop::unsupported("more threads than addresses can name"));
        };
        let id = thread.id;
        let (allocator, space) = match origin {
            Origin::Stack(_) => (&mut thread.stack, Space::Stack),
            _ => (&mut thread.heap, Space::Heap),
        };
        let Some(at) = allocator.next(space, region, size, align) else { return Ok(None) };
        let mut object = Object::new(at, size, origin, id, initial);
        object.shared = self.machine.shared.contains(&origin);
        self.state.memory.insert(object);
        Ok(Some(at))
    }

    /// Finds the object of an access of `len` bytes and checks that it is allowed.
    pub(crate) fn spot(&mut self, ptr: Value, len: u64, write: bool) -> Flow<Spot> {
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
            Err(why) => Err(fault(self.machine, at, len, write, why)),
        }
    }

    /// The object of a symbolic address: the one that the model points into. That the address stays inside it is
    /// a decision; where it does not, the model of that side points elsewhere, and the same question is asked
    /// again until it points nowhere.
    fn resolve(&mut self, ptr: Value, len: u64, write: bool) -> Flow<(u64, Option<Value>)> {
        let term = self.term(ptr, 64);
        self.defined(term, "an address depends on")?;
        let at = self.machine.terms.evaluate_u64(term, &self.state.model);
        let base = match self.state.memory.check(at, len, write) {
            Ok(object) => object.base,
            Err(why) => {
                let Some(base) = self.undecided_object(term, len, write) else {
                    return Err(fault(self.machine, at, len, write, why));
                };
                base
            }
        };
        let inside = self.inside(term, base, len);
        let inside = self.value(inside);
        if !self.decide(inside, Purpose::Branch)? {
            // Contradicts the model: the model satisfies every literal of the path.
            return Err(Stop::unsupported("a symbolic address whose object cannot be decided"));
        }
        let start = self.terms().constant(64, base);
        let offset = self.terms().binary(Binary::Sub, term, start);
        Ok((base, Some(self.value(offset))))
    }

    /// The model points nowhere: the object that the address is computed from, unless it is already known that
    /// the address is outside it.
    fn undecided_object(&mut self, term: Term, len: u64, write: bool) -> Option<u64> {
        for constant in constants_in(&self.machine.terms, term) {
            let Ok(object) = self.state.memory.check(constant, len.min(1), write) else { continue };
            let (base, size) = (object.base, object.size);
            if size < len {
                continue;
            }
            let inside = self.inside(term, base, len);
            let outside = self.terms().not(inside);
            if self.terms().as_u64(inside).is_none() && !self.state.path.contains(&outside) {
                return Some(base);
            }
        }
        None
    }

    fn inside(&mut self, address: Term, base: u64, len: u64) -> Term {
        let size = self.state.memory.find(base).map_or(0, |object| object.size);
        let terms = self.terms();
        let start = terms.constant(64, base);
        let last = terms.constant(64, size.saturating_sub(len));
        let offset = terms.binary(Binary::Sub, address, start);
        terms.compare(Compare::Ule, offset, last)
    }

    pub(crate) fn read_spot(&mut self, spot: Spot, width: u32) -> Value {
        let Some(object) = self.state.memory.find(spot.base) else { return Value::concrete(0) };
        if let Some(offset) = spot.offset.word()
            && let Some(word) = object.read_word(offset, spot.len as usize)
        {
            return Value::concrete(word & mask(width));
        }
        let Machine { terms, unknowns, .. } = self.machine;
        let mut undefined =
            |terms: &mut Terms, address: u64| unknowns.undefined(terms, Unknown::Byte { address }, 8);
        let Some(object) = self.state.memory.find_mut(spot.base) else { return Value::concrete(0) };
        let value = match (spot.offset.word(), spot.offset.term()) {
            (None, Some(offset)) => object.read_at(terms, offset, spot.len, &mut undefined),
            (offset, _) => object.read(terms, offset.unwrap_or(0), spot.len, &mut undefined),
        };
        match value.term() {
            Some(term) if terms.width(term) > width => {
                let term = terms.extract(term, 0, width);
                self.value(term)
            }
            None => Value::concrete(value.word & mask(width)),
            _ => value,
        }
    }

    pub(crate) fn write_spot(&mut self, spot: Spot, value: Value, width: u32) {
        let value = if value == Value::UNDEFINED { Value::symbolic(self.term(value, width)) } else { value };
        let terms = &mut self.machine.terms;
        let Some(object) = self.state.memory.find_mut(spot.base) else { return };
        match (spot.offset.word(), spot.offset.term()) {
            (None, Some(offset)) => object.write_at(terms, offset, spot.len, value),
            (offset, _) => object.write(terms, offset.unwrap_or(0), spot.len, value),
        }
    }

    /// A string of the program, for messages and names; at most 200 bytes of it.
    pub(crate) fn text_at(&self, ptr: Value) -> String {
        let Some(at) = ptr.word() else { return "?".into() };
        let Some(object) = self.state.memory.find(at) else { return "?".into() };
        let mut bytes = Vec::new();
        let mut offset = at - object.base;
        while offset < object.size && bytes.len() < 200 {
            match object.read_word(offset, 1) {
                Some(0) | None => break,
                Some(byte) => bytes.push(byte as u8),
            }
            offset += 1;
        }
        String::from_utf8_lossy(&bytes).into_owned()
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
        Fault::OutOfBounds(object) => {
            let offset = signed(at.wrapping_sub(object.base), 64);
            let name = name(machine, &object);
            Stop::error(
                ErrorKind::OutOfBounds,
                format!("{verb} {bytes} at offset {offset} of {name}, which has {} bytes", object.size),
            )
        }
        Fault::Dead(object) => {
            let name = name(machine, &object);
            let message = match object.life {
                Life::Freed(point) => {
                    format!("{verb} {bytes} of {name}, which was freed at {}", machine.location(point))
                }
                _ => format!("{verb} {bytes} of {name}, whose function has returned"),
            };
            Stop::error(ErrorKind::UseAfterFree, message)
        }
        Fault::ReadOnly(object) => {
            let name = name(machine, &object);
            Stop::error(ErrorKind::OutOfBounds, format!("writes {bytes} of {name}, which is constant"))
        }
    }
}

/// What a person would call an object.
pub(crate) fn name(machine: &Machine, object: &Object) -> String {
    match object.origin {
        Origin::Global(symbol) => format!("`{}`", machine.name_of(symbol)),
        Origin::Heap(point) => format!("the memory allocated at {}", machine.location(point)),
        Origin::Stack(point) => format!("a local of '{}'", machine.name_of(point.function)),
    }
}

/// The constants that a term is made of, each once.
fn constants_in(terms: &Terms, term: Term) -> Vec<u64> {
    let mut constants = Vec::new();
    let mut seen = FxHashSet::default();
    let mut open = vec![term];
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        match terms.as_u64(term) {
            Some(word) if !constants.contains(&word) => constants.push(word),
            Some(_) => {}
            None => open.extend(terms.operands(term)),
        }
    }
    constants
}
