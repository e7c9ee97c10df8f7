//! Global variables: where each lives, what it starts with, and the value of every constant. Addresses follow
//! from the program alone.

use crate::memory::object::Cell;
use crate::memory::{Allocator, Initial, Memory, Object, Origin, Space, address};
use crate::modelled::Modelled;
use crate::value::{mask, signed};
use crate::{shape, sizes};
use threadbare_ir::constant::{Const, ConstExpr, ConstKind};
use threadbare_ir::inst::{BinaryOp, CastOp};
use threadbare_ir::program::{Linkage, Program, SymbolId, SymbolKind};
use threadbare_ir::types::Type;
use threadbare_trace::ThreadId;

/// The addresses of all symbols.
pub struct Globals {
    addresses: Vec<u64>,
    allocator: Allocator,
    modelled: &'static Modelled,
}

/// A leaf of a constant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// A value of at most 64 bits.
    Word(u64),
    /// A wider value: its width, and its words, least significant first.
    Wide(u32, Vec<u64>),
    /// `undef`.
    Undefined,
    /// `poison`.
    Poison,
}

type Evaluated<T> = Result<T, String>;

impl Globals {
    /// The models that the program is run with.
    pub fn modelled(&self) -> &'static Modelled {
        self.modelled
    }

    /// Lays out the globals of a program.
    pub fn new(program: &Program, modelled: &'static Modelled) -> Evaluated<Globals> {
        let mut allocator = Allocator::default();
        let mut addresses = Vec::new();
        for (number, symbol) in program.symbols().iter().enumerate() {
            addresses.push(match &symbol.kind {
                SymbolKind::Variable(variable) => {
                    let size = sizes::size_of(program.layout(), &variable.ty)?;
                    let align = variable.align.max(program.layout().align_of(&variable.ty));
                    allocator
                        .next(Space::Global, 0, size, align)
                        .ok_or_else(|| format!("a global variable of {size} bytes ('{}')", symbol.name))?
                }
                _ => address::of_function(number as u32),
            });
        }
        Ok(Globals { addresses, allocator, modelled })
    }

    /// The memory that a program starts with.
    pub fn initial_memory(&self, program: &Program) -> Evaluated<Memory> {
        let mut memory = Memory::default();
        for (number, symbol) in program.symbols().iter().enumerate() {
            let SymbolKind::Variable(variable) = &symbol.kind else { continue };
            if variable.init.is_none() || variable.thread_local || symbol.name.starts_with("llvm.") {
                continue;
            }
            let origin = Origin::Global(number as u32);
            let mut object =
                self.object(program, number as u32, self.addresses[number], origin, ThreadId::MAIN)?;
            object.shared = !variable.is_constant;
            object.writable = !variable.is_constant;
            memory.insert(object);
        }
        Ok(memory)
    }

    /// A variable with its initial value, placed at this address.
    pub fn object(
        &self,
        program: &Program,
        symbol: u32,
        at: u64,
        origin: Origin,
        owner: ThreadId,
    ) -> Evaluated<Object> {
        let symbol = program.symbol(SymbolId(symbol));
        let SymbolKind::Variable(variable) = &symbol.kind else {
            return Err(format!("'{}' as a variable", symbol.name));
        };
        let size = sizes::size_of(program.layout(), &variable.ty)?;
        let mut object = Object::new(at, size, origin, owner, Initial::Zero);
        if let Some(init) = &variable.init {
            self.write(program, &mut object, 0, init)
                .map_err(|what| format!("{what} in the initial value of '{}'", symbol.name))?;
        }
        Ok(object)
    }

    /// The size and alignment of a variable.
    pub fn extent(&self, program: &Program, symbol: u32) -> Evaluated<(u64, u64)> {
        match &program.symbol(SymbolId(symbol)).kind {
            SymbolKind::Variable(variable) => {
                let size = sizes::size_of(program.layout(), &variable.ty)?;
                Ok((size, variable.align.max(program.layout().align_of(&variable.ty))))
            }
            _ => Err(format!("'{}' as a variable", program.symbol(SymbolId(symbol)).name)),
        }
    }

    /// Puts text for the program into memory, behind the globals; its address.
    pub fn place_bytes(&mut self, memory: &mut Memory, bytes: &[u8]) -> Option<u64> {
        let len = bytes.len() as u64;
        let at = self.allocator.next(Space::Global, 0, len, 16)?;
        let mut object = Object::new(at, len, Origin::Global(u32::MAX), ThreadId::MAIN, Initial::Zero);
        object.write_bytes(0, bytes);
        object.shared = true;
        memory.insert(object);
        Some(at)
    }

    /// The thread-local variable that a constant is an address in, and how far into it.
    pub fn thread_local_in(&self, program: &Program, constant: &Const) -> Evaluated<Option<(u32, u64)>> {
        let mut inner = constant;
        loop {
            match &inner.kind {
                ConstKind::Symbol(symbol) => match &program.symbol(*symbol).kind {
                    SymbolKind::Variable(variable) if variable.thread_local => {
                        let start = self.addresses[symbol.0 as usize];
                        let at = self.evaluate(program, constant, true)?;
                        return Ok(Some((symbol.0, at.wrapping_sub(start))));
                    }
                    _ => return Ok(None),
                },
                ConstKind::Expr(expr) => match &**expr {
                    ConstExpr::Gep { base, .. } => inner = base,
                    ConstExpr::Cast { value, .. } => inner = value,
                    _ => return Ok(None),
                },
                _ => return Ok(None),
            }
        }
    }

    /// The address of the variable that a constant is computed from, and how far from it, if that is outside.
    pub fn beside_in(&self, program: &Program, constant: &Const) -> Evaluated<Option<(u64, u64)>> {
        let mut inner = constant;
        while let ConstKind::Expr(expr) = &inner.kind {
            let ConstExpr::Gep { base, .. } = &**expr else { return Ok(None) };
            inner = base;
        }
        let ConstKind::Symbol(symbol) = &inner.kind else { return Ok(None) };
        let SymbolKind::Variable(variable) = &program.symbol(*symbol).kind else { return Ok(None) };
        if std::ptr::eq(inner, constant) || !matches!(constant.ty, Type::Ptr(_)) {
            return Ok(None);
        }
        let start = self.address_of(program, *symbol)?;
        let offset = self.evaluate(program, constant, false)?.wrapping_sub(start);
        let size = sizes::size_of(program.layout(), &variable.ty)?;
        Ok((offset > size).then_some((start, offset)))
    }

    fn write(&self, program: &Program, object: &mut Object, offset: u64, constant: &Const) -> Evaluated<()> {
        let layout = program.layout();
        match (&constant.kind, &constant.ty) {
            (ConstKind::Zero, _) => {}
            (ConstKind::Undef | ConstKind::Poison, ty) => {
                for i in 0..sizes::store_size(layout, ty)? {
                    object.set_cell(offset + i, 0, Cell::Uninitialised);
                }
            }
            (ConstKind::Bytes(bytes), _) => {
                for (i, byte) in bytes.iter().enumerate() {
                    object.write_word(offset + i as u64, 1, u64::from(*byte));
                }
            }
            (ConstKind::Aggregate(elements), ty) => {
                for (i, element) in elements.iter().enumerate() {
                    let at = match ty {
                        Type::Struct(fields) => sizes::field_offset(layout, fields, i)?,
                        _ => i as u64 * sizes::size_of(layout, &element.ty)?,
                    };
                    self.write(program, object, offset + at, element)?;
                }
            }
            (ConstKind::Splat(element), Type::Vector(vector)) => {
                for i in 0..vector.length {
                    let at = i * sizes::size_of(layout, &element.ty)?;
                    self.write(program, object, offset + at, element)?;
                }
            }
            (ConstKind::Wide(words), ty) => {
                let len = sizes::store_size(layout, ty)?;
                for i in 0..len {
                    let word = words.get(i as usize / 8).copied().unwrap_or(0);
                    object.write_word(offset + i, 1, word >> (8 * (i % 8)) & 0xff);
                }
            }
            (ConstKind::Float(bits), ty) => {
                for i in 0..sizes::store_size(layout, ty)? {
                    object.write_word(offset + i, 1, (bits >> (8 * i)) as u64 & 0xff);
                }
            }
            (_, ty) => {
                let word = self.word(program, constant)?;
                object.write_word(offset, sizes::store_size(layout, ty)? as usize, word);
            }
        }
        Ok(())
    }

    /// The address of a symbol.
    pub fn address_of(&self, program: &Program, symbol: SymbolId) -> Evaluated<u64> {
        match &program.symbol(symbol).kind {
            SymbolKind::Alias { target, .. } => self.word(program, target),
            SymbolKind::Function(function)
                if !function.is_defined
                    && program.symbol(symbol).linkage == Linkage::ExternWeak
                    && self.modelled.find(&program.symbol(symbol).name).is_none() =>
            {
                // Nobody defines it, and the program asks whether somebody does.
                Ok(0)
            }
            SymbolKind::Ifunc { .. } => Err(format!("the ifunc '{}'", program.symbol(symbol).name)),
            SymbolKind::Variable(variable) if variable.thread_local => {
                Err(format!("the thread-local variable '{}'", program.symbol(symbol).name))
            }
            SymbolKind::Variable(variable)
                if variable.init.is_none() && program.symbol(symbol).linkage == Linkage::ExternWeak =>
            {
                Ok(0)
            }
            SymbolKind::Variable(variable) if variable.init.is_none() => {
                Err(format!("the external variable '{}'", program.symbol(symbol).name))
            }
            _ => Ok(self.addresses[symbol.0 as usize]),
        }
    }

    /// The function that a callee names directly.
    pub fn function_of(&self, program: &Program, constant: &Const) -> Option<SymbolId> {
        let mut constant = constant;
        // An alias of an alias of ... itself would go on for ever.
        for _ in 0..program.symbols().len() {
            let symbol = match &constant.kind {
                ConstKind::Symbol(symbol)
                | ConstKind::DsoLocalEquivalent(symbol)
                | ConstKind::NoCfi(symbol) => *symbol,
                ConstKind::Expr(expr) => match &**expr {
                    ConstExpr::Cast { value, .. } => {
                        constant = value;
                        continue;
                    }
                    _ => return None,
                },
                _ => return None,
            };
            match &program.symbol(symbol).kind {
                SymbolKind::Alias { target, .. } => constant = target,
                _ => return Some(symbol),
            }
        }
        None
    }

    /// The leaves of a constant, each a word.
    pub fn leaves_of(&self, program: &Program, constant: &Const) -> Evaluated<Vec<Leaf>> {
        match &constant.kind {
            ConstKind::Aggregate(elements) => {
                let mut leaves = Vec::new();
                for element in elements.iter() {
                    leaves.extend(self.leaves_of(program, element)?);
                }
                Ok(leaves)
            }
            ConstKind::Undef | ConstKind::Poison => {
                let leaf = if constant.kind == ConstKind::Undef { Leaf::Undefined } else { Leaf::Poison };
                Ok(vec![leaf; shape::registers_of(&constant.ty)? as usize])
            }
            ConstKind::Zero => {
                let zero = |width| match width {
                    0..=64 => Leaf::Word(0),
                    _ => Leaf::Wide(u32::from(width), Vec::new()),
                };
                Ok(shape::widths(&constant.ty)?.into_iter().map(zero).collect())
            }
            ConstKind::Bytes(bytes) => Ok(bytes.iter().map(|byte| Leaf::Word(u64::from(*byte))).collect()),
            ConstKind::Splat(element) => {
                let count = shape::lanes(&constant.ty)?.1;
                let leaves = self.leaves_of(program, element)?;
                Ok(leaves.iter().cycle().take(count as usize).cloned().collect())
            }
            ConstKind::Wide(words) => {
                Ok(vec![Leaf::Wide(u32::from(shape::width(&constant.ty)?), words.to_vec())])
            }
            ConstKind::Float(bits) if shape::width(&constant.ty)? > 64 => {
                let words = vec![*bits as u64, (bits >> 64) as u64];
                Ok(vec![Leaf::Wide(u32::from(shape::width(&constant.ty)?), words)])
            }
            ConstKind::Int(word) if shape::width(&constant.ty)? > 64 => {
                Ok(vec![Leaf::Wide(u32::from(shape::width(&constant.ty)?), vec![*word])])
            }
            _ => Ok(vec![Leaf::Word(self.word(program, constant)?)]),
        }
    }

    fn word(&self, program: &Program, constant: &Const) -> Evaluated<u64> {
        self.evaluate(program, constant, false)
    }

    /// The value of a constant. A thread-local variable has an address only for the sake of offsets in it.
    fn evaluate(&self, program: &Program, constant: &Const, local: bool) -> Evaluated<u64> {
        match &constant.kind {
            ConstKind::Symbol(symbol)
                if local
                    && matches!(&program.symbol(*symbol).kind, SymbolKind::Variable(v) if v.thread_local) =>
            {
                Ok(self.addresses[symbol.0 as usize])
            }
            ConstKind::BlockAddress(symbol, block) => Ok(address::of_block(symbol.0, block.0)),
            ConstKind::Int(value) => Ok(*value),
            ConstKind::Null | ConstKind::Zero => Ok(0),
            ConstKind::Symbol(symbol) => self.address_of(program, *symbol),
            ConstKind::DsoLocalEquivalent(symbol) | ConstKind::NoCfi(symbol) => {
                self.address_of(program, *symbol)
            }
            ConstKind::Float(bits) => Ok(*bits as u64),
            ConstKind::Expr(expr) => self.expression(program, expr, &constant.ty, local),
            ConstKind::Undef | ConstKind::Poison => Err("an undefined constant".into()),
            _ => Err("a constant of an unusual kind".into()),
        }
    }

    fn expression(&self, program: &Program, expr: &ConstExpr, ty: &Type, local: bool) -> Evaluated<u64> {
        let layout = program.layout();
        let bits = |ty: &Type| match shape::width(ty)? {
            width @ 0..=64 => Ok(u32::from(width)),
            width => Err(format!("a constant expression of {width} bits")),
        };
        match expr {
            ConstExpr::Gep { source, base, indices, .. } => {
                let mut at = self.evaluate(program, base, local)?;
                let mut ty = source.clone();
                for (position, index) in indices.iter().enumerate() {
                    let number = signed(self.word(program, index)?, bits(&index.ty)?);
                    if position > 0 {
                        if let Type::Struct(fields) = &ty {
                            at = at.wrapping_add(sizes::field_offset(layout, fields, number as usize)?);
                            let next = fields.fields.get(number as usize).cloned();
                            ty = next.ok_or_else(|| "an index beyond a structure's fields".to_string())?;
                            continue;
                        }
                        ty = match &ty {
                            Type::Array(array) => array.element.clone(),
                            Type::Vector(vector) => vector.element.clone(),
                            _ => return Err("an index into a type without elements".into()),
                        };
                    }
                    at = at.wrapping_add((number as u64).wrapping_mul(sizes::size_of(layout, &ty)?));
                }
                Ok(at)
            }
            ConstExpr::Cast { op, value } => {
                let word = self.evaluate(program, value, local)?;
                let (from, to) = (bits(&value.ty)?, bits(ty)?);
                Ok(match op {
                    CastOp::SExt => signed(word, from) as u64 & mask(to),
                    _ => word & mask(to),
                })
            }
            ConstExpr::Binary { op, a, b } => {
                let width = bits(&a.ty)?;
                let (a, b) = (self.word(program, a)?, self.word(program, b)?);
                let word = match op {
                    BinaryOp::Add => a.wrapping_add(b),
                    BinaryOp::Sub => a.wrapping_sub(b),
                    BinaryOp::Mul => a.wrapping_mul(b),
                    BinaryOp::And => a & b,
                    BinaryOp::Or => a | b,
                    BinaryOp::Xor => a ^ b,
                    BinaryOp::Shl if b < u64::from(width) => a << b,
                    BinaryOp::LShr if b < u64::from(width) => a >> b,
                    _ => return Err("a constant expression of an unusual kind".into()),
                };
                Ok(word & mask(width))
            }
            ConstExpr::ICmp { pred, a, b } => {
                let width = bits(&a.ty)?;
                let (a, b) = (self.word(program, a)?, self.word(program, b)?);
                Ok(u64::from(crate::value::holds(*pred, width, a, b)))
            }
            ConstExpr::Select { cond, a, b } => {
                self.word(program, if self.word(program, cond)? & 1 == 1 { a } else { b })
            }
            _ => Err("a constant expression of an unusual kind".into()),
        }
    }
}
