//! Bodies: blocks, local names and forward references. What the instructions look like is in the sibling
//! files.

use super::Reader;
use crate::constant::{Const, ConstKind};
use crate::error::Read;
use crate::inst::{
    Block, BlockId, Body, ConstId, Inst, Local, LocalId, MetadataId, Op, Operand, VariableRecord,
};
use crate::lex::{Tok, name_text};
use crate::module::Module;
use crate::program::{SymbolId, SymbolKind};
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The mark of a local that was used before its definition.
const FORWARD: u32 = 1 << 31;

/// A use before the definition.
struct Forward {
    ty: Type,
    at: usize,
    defined: Option<LocalId>,
}

/// A block by its name, defined or only mentioned so far.
struct BlockEntry {
    at: usize,
    position: Option<u32>,
}

/// The reader of one body.
pub(crate) struct BodyReader<'a> {
    pub(super) r: Reader<'a>,
    pub(super) body: Body,
    /// The function's result type.
    pub(super) ret: Type,
    names: FxHashMap<&'a [u8], LocalId>,
    numbers: Vec<Option<LocalId>>,
    next_number: u32,
    forwards: Vec<Forward>,
    forward_names: FxHashMap<Tok2<'a>, u32>,
    blocks: Vec<BlockEntry>,
    block_names: FxHashMap<Tok2<'a>, u32>,
    ints: FxHashMap<(u32, u64), ConstId>,
    symbols: FxHashMap<SymbolId, ConstId>,
    /// Variable records of the instruction being read.
    pub(super) record: Option<VariableRecord>,
}

/// A name or a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Tok2<'a> {
    Name(&'a [u8]),
    Number(u32),
}

/// What an instruction's text amounts to.
pub(super) enum Parsed {
    /// An instruction and the type of its result.
    Inst(Op, Type),
    /// A variable record, which is in [`BodyReader::record`], or nothing that is kept.
    Record,
}

/// Parses the body of a symbol of a module.
pub(crate) fn parse(module: &Module, symbol: u32, symbols: Option<&[SymbolId]>) -> Read<Option<Body>> {
    let (Some(span), Some(head)) = (module.spans.get(symbol as usize), module.symbols.get(symbol as usize))
    else {
        return Ok(None);
    };
    let (SymbolKind::Function(function), Some(open)) = (&head.kind, span.body) else { return Ok(None) };
    let mut reader = BodyReader {
        r: Reader::new(module, span.at as usize, span.end as usize, symbols),
        body: Body::default(),
        ret: function.ty.ret.clone(),
        names: FxHashMap::default(),
        numbers: Vec::new(),
        next_number: 0,
        forwards: Vec::new(),
        forward_names: FxHashMap::default(),
        blocks: Vec::new(),
        block_names: FxHashMap::default(),
        ints: FxHashMap::default(),
        symbols: FxHashMap::default(),
        record: None,
    };
    reader.parameters(&function.ty.params)?;
    reader.r.seek(open as usize, span.end as usize);
    reader.blocks()?;
    Ok(Some(reader.body))
}

impl<'a> BodyReader<'a> {
    /// Names the parameters, from the function's head.
    fn parameters(&mut self, types: &[Type]) -> Read<()> {
        while !matches!(self.r.tok(), Tok::Global(_) | Tok::GlobalNum(_)) {
            self.r.advance();
        }
        self.r.advance();
        self.r.punct(b'(')?;
        for (i, ty) in types.iter().enumerate() {
            if i > 0 {
                self.r.punct(b',')?;
            }
            // The name, if there is one, is the last token of the parameter; a type before it may be a name too.
            let mut last = None;
            let mut first = true;
            while !matches!(self.r.tok(), Tok::Punct(b',' | b')') | Tok::Eof) {
                let tok = self.r.tok();
                match tok {
                    Tok::Local(_) | Tok::LocalNum(_) if !first => last = Some(tok),
                    _ => last = None,
                }
                first = false;
                match tok {
                    Tok::Punct(b'(' | b'[' | b'{' | b'<') => self.r.skip_group()?,
                    _ => self.r.advance(),
                }
            }
            self.define(last, ty.clone())?;
        }
        self.body.parameters = types.len() as u32;
        Ok(())
    }

    /// Gives a value its number and, if the text has one, its name.
    fn define(&mut self, name: Option<Tok<'a>>, ty: Type) -> Read<LocalId> {
        let id = LocalId(self.body.locals.len() as u32);
        let mut text = None;
        let key = match name {
            Some(Tok::Local(raw)) => {
                if self.names.insert(raw, id).is_some() {
                    return self.r.fault("a name not used before");
                }
                text = Some(Arc::from(&*name_text(raw)));
                Tok2::Name(raw)
            }
            name => {
                let n = match name {
                    Some(Tok::LocalNum(n)) => n,
                    _ => self.next_number,
                };
                self.take_number(n)?;
                let n = n as usize;
                if n >= self.numbers.len() {
                    self.numbers.resize(n + 1, None);
                }
                self.numbers[n] = Some(id);
                Tok2::Number(n as u32)
            }
        };
        if !self.forward_names.is_empty()
            && let Some(&index) = self.forward_names.get(&key)
        {
            let forward = &mut self.forwards[index as usize];
            if forward.ty != ty {
                let at = forward.at;
                return self.r.fault_at(at, "a value of the type of its definition");
            }
            forward.defined = Some(id);
        }
        self.body.locals.push(Local { ty, name: text });
        Ok(id)
    }

    /// Uses up a number of the common numbering of values and blocks.
    fn take_number(&mut self, n: u32) -> Read<()> {
        if n < self.next_number || n as usize > self.r.lex.end() {
            return self.r.fault(format!("number {} or a little above", self.next_number));
        }
        self.next_number = n + 1;
        Ok(())
    }

    fn blocks(&mut self) -> Read<()> {
        self.r.punct(b'{')?;
        let mut open = false;
        loop {
            if let Some((raw, quoted)) = self.r.lex.label() {
                if open {
                    return self.r.fault("a terminator before the label");
                }
                self.open_block(raw, quoted)?;
                open = true;
                continue;
            }
            match self.r.tok() {
                Tok::Punct(b'}') if !open && !self.body.blocks.is_empty() => break,
                Tok::Word(b"uselistorder") if !open => self.skip_use_list_order()?,
                _ => {
                    if !open {
                        if !self.body.blocks.is_empty() {
                            return self.r.fault("a label");
                        }
                        let n = self.next_number;
                        self.take_number(n)?;
                        self.place_block(Tok2::Number(n))?;
                        self.body.blocks.push(Block::default());
                    }
                    open = !self.statement()?;
                }
            }
        }
        self.finish()
    }

    fn skip_use_list_order(&mut self) -> Read<()> {
        while !self.r.is_punct(b'{') {
            if self.r.tok() == Tok::Eof {
                return self.r.fault("a list of positions");
            }
            match self.r.tok() {
                Tok::Punct(b'(' | b'[' | b'<') => self.r.skip_group()?,
                _ => self.r.advance(),
            }
        }
        self.r.skip_group()
    }

    fn open_block(&mut self, raw: &'a [u8], quoted: bool) -> Read<()> {
        let is_number = !quoted && raw.iter().all(u8::is_ascii_digit);
        let number =
            is_number.then(|| std::str::from_utf8(raw).ok().and_then(|s| s.parse::<u32>().ok())).flatten();
        let (key, name) = match number {
            Some(n) => {
                self.take_number(n)?;
                (Tok2::Number(n), None)
            }
            None => (Tok2::Name(raw), Some(Arc::from(&*name_text(raw)))),
        };
        self.place_block(key)?;
        self.body.blocks.push(Block { name, insts: Vec::new() });
        Ok(())
    }

    fn place_block(&mut self, key: Tok2<'a>) -> Read<()> {
        let entry = self.block_entry(key);
        let position = self.body.blocks.len() as u32;
        let entry = &mut self.blocks[entry as usize];
        if entry.position.is_some() {
            return self.r.fault("a label not used before");
        }
        entry.position = Some(position);
        Ok(())
    }

    fn block_entry(&mut self, key: Tok2<'a>) -> u32 {
        let next = self.blocks.len() as u32;
        let at = self.r.lex.start;
        let blocks = &mut self.blocks;
        *self.block_names.entry(key).or_insert_with(|| {
            blocks.push(BlockEntry { at, position: None });
            next
        })
    }

    /// `%block`, without its type. The number is provisional until the body is finished.
    pub(super) fn block(&mut self) -> Read<BlockId> {
        let key = match self.r.tok() {
            Tok::Local(raw) => Tok2::Name(raw),
            Tok::LocalNum(n) => Tok2::Number(n),
            _ => return self.r.fault("a block"),
        };
        let id = self.block_entry(key);
        self.r.advance();
        Ok(BlockId(id))
    }

    /// `label %block`.
    pub(super) fn label(&mut self) -> Read<BlockId> {
        self.r.word("label")?;
        self.block()
    }

    /// One instruction or record; says whether it ended the block.
    fn statement(&mut self) -> Read<bool> {
        if let Tok::Record(kind) = self.r.tok() {
            self.debug_record(kind)?;
            return Ok(false);
        }
        let name = match self.r.tok() {
            tok @ (Tok::Local(_) | Tok::LocalNum(_)) => {
                self.r.advance();
                self.r.punct(b'=')?;
                Some(tok)
            }
            _ => None,
        };
        let at = self.r.lex.start;
        let Tok::Word(word) = self.r.tok() else { return self.r.fault("an instruction") };
        self.r.advance();
        let parsed = self.instruction(word, at)?;
        let loc = self.attachments()?;
        match parsed {
            Parsed::Record => {
                if let Some(mut record) = self.record.take() {
                    record.loc = loc;
                    self.body.variables.push(record);
                }
                Ok(false)
            }
            Parsed::Inst(op, ty) => {
                let ends = op.is_terminator();
                let result = match ty {
                    Type::Void => match name {
                        Some(_) => return self.r.fault_at(at, "an instruction with a result"),
                        None => None,
                    },
                    ty => Some(self.define(name, ty)?),
                };
                if let Some(block) = self.body.blocks.last_mut() {
                    block.insts.push(Inst { result, op, loc });
                }
                Ok(ends)
            }
        }
    }

    /// `, !dbg !5, !tbaa !7`: only the location is kept.
    fn attachments(&mut self) -> Read<Option<MetadataId>> {
        let mut loc = None;
        while self.r.eat_punct(b',') {
            let Tok::Meta(kind) = self.r.tok() else { return self.r.fault("metadata") };
            self.r.advance();
            if let (b"dbg", Tok::MetaNum(n)) = (kind, self.r.tok()) {
                loc = Some(MetadataId(n));
                self.r.advance();
            } else {
                self.r.skip_metadata()?;
            }
        }
        Ok(loc)
    }

    /// A comma, unless it only leads to metadata attachments.
    pub(super) fn eat_comma(&mut self) -> bool {
        if !self.r.is_punct(b',') {
            return false;
        }
        let before = self.r.lex;
        self.r.advance();
        if matches!(self.r.tok(), Tok::Meta(_)) {
            self.r.lex = before;
            return false;
        }
        true
    }

    /// Where the next instruction will be.
    pub(super) fn here(&self) -> (BlockId, u32) {
        let block = self.body.blocks.len().saturating_sub(1) as u32;
        (BlockId(block), self.body.blocks.last().map_or(0, |b| b.insts.len() as u32))
    }

    /// A type and a value of it.
    pub(super) fn typed(&mut self) -> Read<Operand> {
        let ty = self.r.ty()?;
        self.value(&ty)
    }

    /// A value of the given type.
    pub(super) fn value(&mut self, ty: &Type) -> Read<Operand> {
        let found = match self.r.tok() {
            Tok::Local(raw) => self.names.get(raw).copied(),
            Tok::LocalNum(n) => self.numbers.get(n as usize).copied().flatten(),
            _ => return self.constant(ty),
        };
        if let Some(id) = found {
            if self.body.locals[id.0 as usize].ty != *ty {
                return self.r.fault("a value of the type that stands before it");
            }
            self.r.advance();
            return Ok(Operand::Local(id));
        }
        if !super::check::is_value(ty) {
            return self.r.fault("a value of a type that values can have");
        }
        let key = match self.r.tok() {
            Tok::Local(raw) => Tok2::Name(raw),
            Tok::LocalNum(n) => Tok2::Number(n),
            _ => return self.r.fault("a value"),
        };
        let at = self.r.lex.start;
        let next = self.forwards.len() as u32;
        let index = *self.forward_names.entry(key).or_insert(next);
        if index == next {
            self.forwards.push(Forward { ty: ty.clone(), at, defined: None });
        } else if self.forwards[index as usize].ty != *ty {
            return self.r.fault("a value of the type that stands before it");
        }
        self.r.advance();
        Ok(Operand::Local(LocalId(FORWARD | index)))
    }

    fn constant(&mut self, ty: &Type) -> Read<Operand> {
        let constant = self.r.constant(ty)?;
        Ok(Operand::Const(self.intern(constant)))
    }

    /// A constant's number; small integers and symbols are shared.
    pub(super) fn intern(&mut self, constant: Const) -> ConstId {
        let next = ConstId(self.body.consts.len() as u32);
        let id = match (&constant.ty, &constant.kind) {
            (Type::Int(bits), ConstKind::Int(value)) => *self.ints.entry((*bits, *value)).or_insert(next),
            (Type::Ptr(0), ConstKind::Symbol(symbol)) => *self.symbols.entry(*symbol).or_insert(next),
            _ => next,
        };
        if id == next {
            self.body.consts.push(constant);
        }
        id
    }

    /// The type of an operand, known or promised.
    pub(super) fn type_of(&self, operand: Operand) -> &Type {
        match operand {
            Operand::Local(LocalId(id)) if id & FORWARD != 0 => &self.forwards[(id & !FORWARD) as usize].ty,
            other => self.body.type_of(other),
        }
    }

    /// Replaces forward references and provisional block numbers.
    fn finish(&mut self) -> Read<()> {
        for forward in &self.forwards {
            if forward.defined.is_none() {
                return self.r.fault_at(forward.at, "a value that the function defines");
            }
        }
        for entry in &self.blocks {
            if entry.position.is_none() {
                return self.r.fault_at(entry.at, "a block that the function has");
            }
        }
        let mut fix = |operand: &mut Operand| {
            if let Operand::Local(LocalId(id)) = operand
                && *id & FORWARD != 0
                && let Some(defined) = self.forwards[(*id & !FORWARD) as usize].defined
            {
                *operand = Operand::Local(defined);
            }
        };
        let in_order = self.blocks.iter().enumerate().all(|(i, entry)| entry.position == Some(i as u32));
        if !self.forwards.is_empty() {
            for record in &mut self.body.variables {
                fix(&mut record.value);
            }
        }
        if !self.forwards.is_empty() || !in_order {
            for inst in self.body.blocks.iter_mut().flat_map(|b| &mut b.insts) {
                if !self.forwards.is_empty() {
                    inst.op.for_each_operand_mut(&mut fix);
                }
                if !in_order {
                    inst.op.for_each_block_mut(&mut |block| {
                        block.0 = self.blocks[block.0 as usize].position.unwrap_or(block.0);
                    });
                }
            }
        }
        self.check_edges()
    }

    /// Everything after the reader relies on this: nothing jumps to the entry, and each phi has one value for
    /// each edge into its block.
    fn check_edges(&self) -> Read<()> {
        let blocks = &self.body.blocks;
        let at = self.r.lex.start;
        let has_phi = |b: &Block| matches!(b.insts.first(), Some(Inst { op: Op::Phi { .. }, .. }));
        let any_phi = blocks.iter().any(has_phi);
        let mut preds: Vec<Vec<u32>> = vec![Vec::new(); if any_phi { blocks.len() } else { 0 }];
        let mut entered = false;
        for (i, block) in blocks.iter().enumerate() {
            let Some(last) = block.insts.last() else { continue };
            last.op.for_each_successor(&mut |to| {
                entered |= to.0 == 0;
                if any_phi {
                    preds[to.0 as usize].push(i as u32);
                }
            });
        }
        if entered {
            return self.r.fault_at(at, "a function that nowhere jumps to its first block");
        }
        for (block, preds) in blocks.iter().zip(&preds) {
            for inst in &block.insts {
                let Op::Phi { incoming, .. } = &inst.op else { break };
                let mut from: Vec<u32> = incoming.iter().map(|(_, block)| block.0).collect();
                from.sort_unstable();
                if from != *preds {
                    return self.r.fault_at(at, "a function where each phi has one value for each edge");
                }
            }
        }
        Ok(())
    }
}
