//! Global variables: where each lives, what it starts with, and the value of every constant. Addresses follow
//! from the program alone.

use crate::memory::object::Cell;
use crate::memory::{Allocator, Initial, Memory, Object, Origin, Space, address};
use crate::sizes;
use crate::value::{mask, signed};
use threadbare_ir::constant::{Const, ConstExpr, ConstKind};
use threadbare_ir::inst::{BinaryOp, CastOp};
use threadbare_ir::program::{Program, SymbolId, SymbolKind};
use threadbare_ir::types::{FloatKind, Type};
use threadbare_trace::ThreadId;

/// The addresses of all symbols.
pub struct Globals {
    addresses: Vec<u64>,
}

/// A leaf of a constant: a word, or nothing that was ever written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// A value.
    Word(u64),
    /// `undef`.
    Undefined,
}

type Evaluated<T> = Result<T, String>;

impl Globals {
    /// Lays out the globals of a program.
    pub fn new(program: &Program) -> Evaluated<Globals> {
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
        Ok(Globals { addresses })
    }

    /// The memory that a program starts with.
    pub fn initial_memory(&self, program: &Program) -> Evaluated<Memory> {
        let mut memory = Memory::default();
        for (number, symbol) in program.symbols().iter().enumerate() {
            let SymbolKind::Variable(variable) = &symbol.kind else { continue };
            let Some(init) = &variable.init else { continue };
            let size = sizes::size_of(program.layout(), &variable.ty)?;
            let origin = Origin::Global(number as u32);
            let mut object = Object::new(self.addresses[number], size, origin, ThreadId::MAIN, Initial::Zero);
            self.write(program, &mut object, 0, init)
                .map_err(|what| format!("{what} in the initial value of '{}'", symbol.name))?;
            object.shared = !variable.is_constant;
            object.writable = !variable.is_constant;
            memory.insert(object);
        }
        Ok(memory)
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
            SymbolKind::Ifunc { .. } => Err(format!("the ifunc '{}'", program.symbol(symbol).name)),
            SymbolKind::Variable(variable) if variable.thread_local => {
                Err(format!("the thread-local variable '{}'", program.symbol(symbol).name))
            }
            SymbolKind::Variable(variable) if variable.init.is_none() => {
                Err(format!("the external variable '{}'", program.symbol(symbol).name))
            }
            _ => Ok(self.addresses[symbol.0 as usize]),
        }
    }

    /// The function that a callee names directly.
    pub fn function_of(&self, constant: &Const) -> Option<SymbolId> {
        match &constant.kind {
            ConstKind::Symbol(symbol) | ConstKind::DsoLocalEquivalent(symbol) | ConstKind::NoCfi(symbol) => {
                Some(*symbol)
            }
            _ => None,
        }
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
                Ok(vec![Leaf::Undefined; crate::decode::registers_of(&constant.ty) as usize])
            }
            ConstKind::Zero => Ok(vec![Leaf::Word(0); crate::decode::registers_of(&constant.ty) as usize]),
            _ => Ok(vec![Leaf::Word(self.word(program, constant)?)]),
        }
    }

    fn word(&self, program: &Program, constant: &Const) -> Evaluated<u64> {
        match &constant.kind {
            ConstKind::Int(value) => Ok(*value),
            ConstKind::Null | ConstKind::Zero => Ok(0),
            ConstKind::Symbol(symbol) => self.address_of(program, *symbol),
            ConstKind::DsoLocalEquivalent(symbol) | ConstKind::NoCfi(symbol) => {
                self.address_of(program, *symbol)
            }
            ConstKind::Float(bits) => match &constant.ty {
                Type::Float(FloatKind::X87 | FloatKind::Quad | FloatKind::PpcPair) => {
                    Err("a long floating-point constant".into())
                }
                _ => Ok(*bits as u64),
            },
            ConstKind::Expr(expr) => self.expression(program, expr, &constant.ty),
            ConstKind::Undef | ConstKind::Poison => Err("an undefined constant".into()),
            _ => Err("a constant of an unusual kind".into()),
        }
    }

    fn expression(&self, program: &Program, expr: &ConstExpr, ty: &Type) -> Evaluated<u64> {
        let layout = program.layout();
        let bits = |ty: &Type| crate::decode::width(ty).map(u32::from);
        match expr {
            ConstExpr::Gep { source, base, indices, .. } => {
                let mut at = self.word(program, base)?;
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
                let word = self.word(program, value)?;
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
            _ => Err("a constant expression of an unusual kind".into()),
        }
    }
}
