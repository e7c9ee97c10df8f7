//! Accesses to memory: loads, stores, atomic updates, allocation.

use super::lookup::Spot;
use super::{Flow, Run, Stop};
use crate::arena::Arena;
use crate::code::{Intrinsic, Op, Reg};
use crate::inputs::Unknown;
use crate::memory::{Allocator, Initial, Life, Object, Origin, Space, address};
use crate::state::Choice;
use crate::value::{Value, mask};
use std::rc::Rc;
use threadbare_expr::{Binary, Compare, Term, Terms};
use threadbare_ir::inst::{IntPredicate, RmwOp};
use threadbare_trace::{Action, ErrorKind, Order};

impl Run<'_> {
    pub(super) fn access(&mut self, op: Op) -> Flow<()> {
        match op {
            Op::Alloca { dst, count, size, align } => {
                let count = self.get(count);
                let at = match count.word() {
                    Some(count) => {
                        let size = u64::from(size).saturating_mul(count);
                        self.local(size, u64::from(align), Initial::Uninitialised)?
                    }
                    None => self.sized_local(count, u64::from(size), u64::from(align))?,
                };
                self.frame_mut().locals.push(at);
                self.set(dst, Value::concrete(at));
            }
            Op::CopyOf { dst, ptr, size, align } => {
                self.copy_of(dst, ptr, u64::from(size), u64::from(align))?
            }
            Op::ThreadLocal { dst, symbol } => {
                let at = self.thread_local(symbol)?;
                self.set(dst, Value::concrete(at));
            }
            Op::LoadShape { shape, order, dst, ptr } => self.load_shape(shape, order, dst, ptr)?,
            Op::StoreShape { shape, order, value, ptr } => self.store_shape(shape, order, value, ptr)?,
            Op::VaStart { list } => self.start_list(list)?,
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
                let old = self.update(op, u32::from(width), order, ptr, operand)?;
                self.set(dst, old);
            }
            Op::CompareExchange { weak, width, order, failure, dst, ptr, expected, new } => {
                let fails = weak && self.fails_for_no_reason()?;
                let orders = (order, failure);
                self.compare_exchange(fails, u32::from(width), orders, dst, ptr, expected, new)?;
                if fails || self.thread_ref().weakly.is_some() {
                    self.thread_mut().weakly = None;
                }
            }
            // Under sequential consistency a fence is no step: it is told with the next one.
            Op::Fence { order } => {
                let thread = self.thread_mut();
                thread.fence = thread.fence.then(order);
            }
            _ => return Err(Stop::unsupported("an operation of another family")),
        }
        Ok(())
    }

    /// Reads a value of this width, in a step if others may see it.
    pub fn load(&mut self, ptr: Value, width: u32, order: Order) -> Flow<Value> {
        if self.world.prepared.graphs.is_some()
            && let Some(merged) = self.load_merged(ptr, width)?
        {
            return Ok(merged);
        }
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), false)?;
        if spot.visible {
            self.visible(Action::Read { range: spot.range, order }, Choice::Only)?;
        }
        Ok(self.read_freely(spot, width))
    }

    /// Writes a value of this width, in a step if others may see it.
    pub fn store(&mut self, ptr: Value, value: Value, width: u32, order: Order) -> Flow<()> {
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), true)?;
        if spot.visible {
            self.visible(Action::Write { range: spot.range, order }, Choice::Only)?;
        }
        self.write_spot(spot, value, width);
        self.note_written(spot);
        Ok(())
    }

    /// Changes what is at an address; returns what was there.
    pub fn update(&mut self, op: RmwOp, width: u32, order: Order, ptr: Value, operand: Value) -> Flow<Value> {
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), true)?;
        if spot.visible {
            self.visible(Action::Update { range: spot.range, order }, Choice::Only)?;
        }
        let old = self.read_freely(spot, width);
        let new = self.updated(op, width, old, operand)?;
        // An update that changes nothing is a mere look, as far as loops are concerned.
        if new != old || self.is_free(spot) {
            self.write_spot(spot, new, width);
            self.note_written(spot);
        }
        Ok(old)
    }

    /// Whether a compare-and-swap succeeds decides what it does to memory, so it is decided first.
    #[allow(clippy::too_many_arguments)] // what the instruction has
    fn compare_exchange(
        &mut self,
        fails: bool,
        width: u32,
        orders: (Order, Order),
        dst: u32,
        ptr: u32,
        expected: u32,
        new: u32,
    ) -> Flow<()> {
        let (ptr, expected, new) = (self.get(ptr), self.get(expected), self.get(new));
        let spot = self.spot(ptr, u64::from(width).div_ceil(8), true)?;
        if self.is_free(spot) && !fails {
            let old = self.exchange_freely(spot, width, orders, expected, new)?;
            self.set(dst, old.0);
            self.set(dst + 1, Value::concrete(u64::from(old.1)));
            return Ok(());
        }
        let old = self.read_spot(spot, width);
        let same = self.compare(IntPredicate::Eq, width, old, expected);
        let same = match fails {
            true => self.merely_looks(spot.seen(), orders.1, same)?,
            false => self.swaps(spot.seen(), orders, same)?,
        };
        // As above: one that puts back what was there changes nothing.
        if same && new != old {
            self.write_spot(spot, new, width);
        }
        self.set(dst, old);
        self.set(dst + 1, Value::concrete(u64::from(same)));
        Ok(())
    }

    fn load_shape(&mut self, shape: u32, order: Order, dst: Reg, ptr: Reg) -> Flow<()> {
        let code = self.frame_mut().code.clone();
        let shape = &code.shapes[shape as usize];
        if shape.size == 0 {
            return Ok(());
        }
        let spot = self.spot(self.get(ptr), shape.size, false)?;
        if spot.visible {
            self.visible(Action::Read { range: spot.range, order }, Choice::Only)?;
        }
        for (i, (offset, width)) in (0..).zip(&shape.leaves) {
            let part = self.part_of(spot, *offset, *width);
            let value = self.read_spot(part, u32::from(*width));
            self.set(dst + i, value);
        }
        Ok(())
    }

    fn store_shape(&mut self, shape: u32, order: Order, value: Reg, ptr: Reg) -> Flow<()> {
        let code = self.frame_mut().code.clone();
        let shape = &code.shapes[shape as usize];
        if shape.size == 0 {
            return Ok(());
        }
        let spot = self.spot(self.get(ptr), shape.size, true)?;
        if spot.visible {
            self.visible(Action::Write { range: spot.range, order }, Choice::Only)?;
        }
        for (i, (offset, width)) in (0..).zip(&shape.leaves) {
            let part = self.part_of(spot, *offset, *width);
            self.write_spot(part, self.get(value + i), u32::from(*width));
        }
        Ok(())
    }

    /// A leaf of a larger access.
    fn part_of(&mut self, spot: Spot, offset: u64, width: u16) -> Spot {
        let at = match spot.offset.word() {
            Some(word) => Value::concrete(word + offset),
            None => {
                let start = self.term(spot.offset, 64);
                let step = self.terms().constant(64, offset);
                let at = self.terms().binary(Binary::Add, start, step);
                self.value(at)
            }
        };
        Spot { offset: at, len: u64::from(width).div_ceil(8), ..spot }
    }

    /// A copy of the bytes at an address, for a function that gets them by value; the function's frame takes it over.
    fn copy_of(&mut self, dst: Reg, ptr: Reg, size: u64, align: u64) -> Flow<()> {
        let ptr = self.get(ptr);
        let mut cells = Vec::new();
        if size > 0 {
            let spot = self.spot(ptr, size, false)?;
            if spot.visible {
                self.visible(Action::Read { range: spot.range, order: Order::Plain }, Choice::Only)?;
            }
            cells = self.cells(spot, size)?;
        }
        let at = self.local(size, align, Initial::Uninitialised)?;
        if let Some(object) = self.state.memory.find_mut(at) {
            for (i, (byte, cell)) in (0..).zip(cells) {
                object.set_cell(i, byte, cell);
            }
        }
        self.frame_mut().locals.push(at);
        self.set(dst, Value::concrete(at));
        Ok(())
    }

    /// The bytes of an access as they are, undefined ones included.
    pub(super) fn cells(&mut self, spot: Spot, size: u64) -> Flow<Vec<(u8, crate::memory::object::Cell)>> {
        let object = self.state.memory.find(spot.base);
        match (object, spot.offset.word()) {
            (Some(object), Some(offset)) if object.log.is_none() => {
                Ok((offset..offset + size).map(|at| object.cell(at)).collect())
            }
            _ => Err(Stop::unsupported("copying bytes from a place that depends on an input")),
        }
    }

    /// A local of the current function.
    pub(super) fn local(&mut self, size: u64, align: u64, initial: Initial) -> Flow<u64> {
        let point = self.thread_ref().point();
        let at = self.allocate(Origin::Stack(point), size, align, initial)?;
        at.ok_or_else(|| {
            Stop::error(ErrorKind::StackOverflow, format!("no room for a local of {size} bytes"))
        })
    }

    /// The thread's own copy of a variable, made on first use.
    fn thread_local(&mut self, symbol: u32) -> Flow<u64> {
        if let Some((_, at)) = self.thread_ref().thread_locals.iter().find(|(other, _)| *other == symbol) {
            return Ok(*at);
        }
        let program = self.world.prepared.program.clone();
        let (size, align) =
            self.world.prepared.globals.extent(&program, symbol).map_err(Stop::unsupported)?;
        let origin = Origin::ThreadLocal(symbol);
        let Some(at) = self.allocate(origin, size, align, Initial::Zero)? else {
            return Err(Stop::unsupported(format!("a thread-local variable of {size} bytes")));
        };
        let owner = self.thread_ref().id;
        let object = self.world.prepared.globals.object(&program, symbol, at, origin, owner);
        let mut object = object.map_err(Stop::unsupported)?;
        object.shared = self.world.learned.shared.contains(&origin);
        self.state.memory.insert(object);
        Rc::make_mut(&mut self.thread_mut().thread_locals).push((symbol, at));
        Ok(at)
    }

    /// Starts a list of variable arguments: the registers count as used up, everything is in the overflow area.
    fn start_list(&mut self, list: Reg) -> Flow<()> {
        let area = self.frame_mut().varargs;
        let spot = self.spot(self.get(list), 24, true)?;
        if spot.visible {
            self.visible(Action::Write { range: spot.range, order: Order::Plain }, Choice::Only)?;
        }
        for (offset, width, word) in [(0, 32, 48), (4, 32, 176), (8, 64, area), (16, 64, 0)] {
            let part = self.part_of(spot, offset, width);
            self.write_spot(part, Value::concrete(word), u32::from(width));
        }
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
            RmwOp::UIncWrap => {
                let (zero, one) = (terms.constant(width, 0), terms.constant(width, 1));
                let next = terms.binary(Binary::Add, a, one);
                let wraps = terms.compare(Compare::Ule, b, a);
                terms.ite(wraps, zero, next)
            }
            RmwOp::UDecWrap => {
                let (zero, one) = (terms.constant(width, 0), terms.constant(width, 1));
                let next = terms.binary(Binary::Sub, a, one);
                let (none, above) = (terms.eq(a, zero), terms.compare(Compare::Ult, b, a));
                let wraps = terms.or(none, above);
                terms.ite(wraps, b, next)
            }
            RmwOp::FAdd | RmwOp::FSub => {
                use threadbare_expr::float::{FloatBinary, Rounding};
                let op = if op == RmwOp::FAdd { FloatBinary::Add } else { FloatBinary::Sub };
                let term = terms.float_binary(op, Rounding::NearestEven, a, b);
                return self.float_value(term);
            }
            RmwOp::FMax => {
                let term = terms.float_max(a, b);
                return self.float_value(term);
            }
            RmwOp::FMin => {
                let term = terms.float_min(a, b);
                return self.float_value(term);
            }
            RmwOp::FMaximum => {
                return self.floating_terms(Intrinsic::Maximum, width, [old, operand, operand]);
            }
            RmwOp::FMinimum => {
                return self.floating_terms(Intrinsic::Minimum, width, [old, operand, operand]);
            }
            RmwOp::USubCond | RmwOp::USubSat => {
                let rest = terms.binary(Binary::Sub, a, b);
                let otherwise = if op == RmwOp::USubCond { a } else { terms.constant(width, 0) };
                let fits = terms.compare(Compare::Ule, b, a);
                terms.ite(fits, rest, otherwise)
            }
        };
        Ok(self.value(term))
    }

    /// Makes an object, or `None` if there is no room.
    pub fn allocate(&mut self, origin: Origin, size: u64, align: u64, initial: Initial) -> Flow<Option<u64>> {
        let thread = Rc::make_mut(&mut self.state.threads[self.thread]);
        let Some(region) = address::region(thread.id) else {
            return Err(Stop::unsupported("more threads than addresses can name"));
        };
        let id = thread.id;
        let (allocator, space) = match origin {
            Origin::Stack(_) | Origin::ThreadLocal(_) => (&mut thread.stack, Space::Stack),
            _ => (&mut thread.heap, Space::Heap),
        };
        let Some(mut at) = allocator.next(space, region, size, align) else { return Ok(None) };
        if space == Space::Stack {
            // The slots of a class are used again when all have been; some of them are still in use then.
            let mut tries = 0;
            while self
                .state
                .memory
                .find(at)
                .is_some_and(|object| object.base == at && object.life != Life::Left)
            {
                tries += 1;
                match allocator.next(space, region, size, align) {
                    Some(next) if tries < Allocator::tries(size) => at = next,
                    _ => return Ok(None),
                }
            }
        }
        let mut object = Object::new(at, size, origin, id, initial);
        object.shared = self.world.learned.shared.contains(&origin);
        self.state.memory.insert(object);
        Ok(Some(at))
    }

    pub(crate) fn read_spot(&mut self, spot: Spot, width: u32) -> Value {
        let Some(object) = self.state.memory.find(spot.base) else { return Value::concrete(0) };
        if let Some(offset) = spot.offset.word()
            && let Some(word) = object.read_word(offset, spot.len as usize)
        {
            return Value::concrete(word & mask(width));
        }
        let Arena { terms, unknowns, .. } = &mut *self.world.arena;
        let threads = &mut self.state.threads;
        let mut undefined = |terms: &mut Terms, address: Option<u64>| {
            let unknown = match address {
                Some(address) => Unknown::Byte { address },
                None => Rc::make_mut(&mut threads[self.thread]).next_unknown(),
            };
            unknowns.undefined(terms, unknown, 8, "")
        };
        let Some(object) = self.state.memory.find_to_read(spot.base) else { return Value::concrete(0) };
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

    /// Writes a value where an access was found to be allowed; who calls has taken the step.
    pub(crate) fn write_spot(&mut self, spot: Spot, value: Value, width: u32) {
        let value = if value.is_nothing() { Value::symbolic(self.term(value, width)) } else { value };
        let terms = &mut self.world.arena.terms;
        let memory = &mut self.state.memory;
        let object = if spot.visible { memory.find_mut(spot.base) } else { memory.find_own(spot.base) };
        let Some(object) = object else { return };
        match (spot.offset.word(), spot.offset.term()) {
            (None, Some(offset)) => object.write_at(terms, offset, spot.len, value),
            (offset, _) => object.write(terms, offset.unwrap_or(0), spot.len, value),
        }
    }

    /// A string of the program, for messages and names; at most 200 bytes of it.
    pub fn text_at(&self, ptr: Value) -> String {
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
