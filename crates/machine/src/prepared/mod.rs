//! The program, made ready to run: where its variables are, what it starts with, and its functions as they were decoded when
//! they were first called. Nothing here changes with what a run does; what is looked up is kept.

mod coverage;
mod describe;
pub(crate) mod entry;
mod facts;
mod values;

pub(crate) use coverage::{leads_to, leads_to_new_code};
pub(crate) use describe::object_name;

use crate::code::{Code, Target};
use crate::decode::decode;
use crate::globals::Globals;
use crate::graphs::Graphs;
use crate::inputs::TakenInputs;
use crate::memory::Memory;
use crate::modelled::Modelled;
use crate::roots::Roots;
use crate::value::Value;
use describe::{Members, Placed};
use facts::Facts;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use threadbare_expr::Terms;
use threadbare_ir::demangle::demangled;
use threadbare_ir::inst::{Body, Op, Operand};
use threadbare_ir::program::{Program, SymbolId};
use threadbare_trace::options::Volatile;
use threadbare_trace::{CodePoint, Location};

/// A program that is ready to run.
pub struct Prepared {
    /// The program.
    pub program: Arc<Program>,
    pub(crate) globals: Globals,
    /// The functions that mark atomic sections, or are sections as a whole.
    pub(crate) sections: FxHashSet<u32>,
    /// What the program can do at all, by the functions that it knows, as models understand it.
    pub(crate) known: u32,
    pub(crate) entry: u32,
    pub(crate) initial: Memory,
    /// What the entry function is given, and the inputs that have been taken then.
    pub(crate) entered: Option<(Vec<Value>, TakenInputs)>,
    /// Whether pointers among these lead to bytes of which nothing is known.
    pub(crate) gives_buffers: bool,
    /// The pointers among these that lead to objects of known types.
    pub(crate) graphs: Option<Graphs>,
    /// What they lead to of which nothing is known.
    raw: Vec<String>,
    /// What the entry function was given in memory, by address.
    placed: FxHashMap<u64, Placed>,
    codes: Vec<Option<Rc<Code>>>,
    live: FxHashMap<CodePoint, Rc<[u32]>>,
    /// What was found out of the program, if anybody has asked.
    facts: Option<Facts>,
    /// The locations that were asked for.
    locations: RefCell<FxHashMap<CodePoint, Location>>,
    /// The members of variables that were asked for.
    members: RefCell<Members>,
}

impl Prepared {
    /// The function that the program starts in.
    pub fn entry(&self) -> SymbolId {
        SymbolId(self.entry)
    }

    /// Makes a program ready to start in a function; what it needs that the machine does not have is an error.
    pub(crate) fn new(
        program: Arc<Program>,
        entry: SymbolId,
        modelled: &'static Modelled,
    ) -> Result<Prepared, String> {
        entry::check(&program, entry)?;
        let globals = Globals::new(&program, modelled)?;
        let initial = globals.initial_memory(&program)?;
        let is_section = modelled.rules.is_section;
        let numbered = program.symbols().iter().zip(0..);
        let sections = numbered.filter(|(symbol, _)| is_section(&symbol.name)).map(|(_, number)| number);
        let sections = sections.collect();
        let codes = vec![None; program.symbols().len()];
        let known = (modelled.rules.known)(&program);
        Ok(Prepared {
            program,
            globals,
            sections,
            known,
            entry: entry.0,
            initial,
            entered: None,
            gives_buffers: false,
            graphs: None,
            raw: Vec::new(),
            placed: FxHashMap::default(),
            codes,
            live: FxHashMap::default(),
            facts: None,
            locations: RefCell::default(),
            members: RefCell::default(),
        })
    }

    /// What a call of this symbol runs.
    pub(crate) fn target(&self, symbol: u32) -> Target {
        self.globals.modelled().resolve(&self.program, symbol)
    }

    /// The body of a function, if it was decoded before.
    #[inline]
    pub(crate) fn decoded(&self, symbol: u32) -> Option<Rc<Code>> {
        self.codes[symbol as usize].clone()
    }

    /// Decodes the body of a function; it is not kept yet.
    pub(crate) fn decode(&self, terms: &mut Terms, symbol: u32, volatile: Volatile) -> Result<Code, String> {
        let body = self.program.clean_body(SymbolId(symbol)).map_err(|error| error.to_string())?;
        let Some(body) = body else { return Err(format!("the function '{}'", self.name_of(symbol))) };
        let mut code = decode(&self.program, &self.globals, terms, SymbolId(symbol), body, volatile);
        code.covered = vec![Cell::new(false); code.ops.len()];
        code.optimised = !code.library && self.is_optimised(SymbolId(symbol));
        Ok(code)
    }

    /// From now on this is the body of its function.
    pub(crate) fn keep(&mut self, code: Code) -> Rc<Code> {
        let code = Rc::new(code);
        self.codes[code.symbol as usize] = Some(code.clone());
        code
    }

    /// The functions that were called so far.
    fn all_decoded(&self) -> impl Iterator<Item = &Code> {
        self.codes.iter().flatten().map(|code| &**code)
    }

    /// What the program needs of terms, whatever the states are.
    pub(crate) fn roots(&self, roots: &mut Roots) {
        self.initial.roots(roots);
        for code in self.all_decoded() {
            roots.values(&code.constants);
        }
        roots.values(self.entered.iter().flat_map(|(values, _)| values));
    }

    /// Whether an optimiser has seen a function: what comes straight from the source has its locals in memory.
    fn is_optimised(&self, symbol: SymbolId) -> bool {
        let locals = |body: &Body| {
            let insts = body.blocks.iter().flat_map(|block| &block.insts);
            insts.filter(|inst| matches!(inst.op, Op::Alloca { .. })).count()
        };
        match (self.program.body(symbol), self.program.clean_body(symbol)) {
            (Ok(Some(body)), Ok(Some(clean))) => locals(body) == locals(clean),
            _ => false,
        }
    }

    /// The registers that may matter in a function before an operation.
    pub(crate) fn live(&mut self, code: &Code, pc: u32) -> Rc<[u32]> {
        let instruction = code.points.get(pc as usize).copied().unwrap_or(0);
        let point = CodePoint { function: code.symbol, instruction };
        if let Some(live) = self.live.get(&point) {
            return live.clone();
        }
        let live = match self.program.clean_body(SymbolId(code.symbol)) {
            Ok(Some(body)) => crate::live::registers(&self.program, body, instruction),
            _ => (0..code.registers).collect(),
        };
        self.live.insert(point, live.clone());
        live
    }

    /// Whether the function is an atomic section as a whole.
    pub(crate) fn is_section(&self, symbol: u32) -> bool {
        self.sections.contains(&symbol)
    }

    /// Whether the program uses the result of the call at this point.
    pub(crate) fn uses_result(&self, point: CodePoint) -> bool {
        let Ok(Some(body)) = self.program.clean_body(SymbolId(point.function)) else { return true };
        let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
        let Some(result) = insts.nth(point.instruction as usize).and_then(|inst| inst.result) else {
            return false;
        };
        let mut used = false;
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            inst.op.for_each_operand(&mut |operand| used |= *operand == Operand::Local(result));
        }
        used
    }

    /// The name of the function that is called at this point, if one is and it is known which.
    pub(crate) fn called_at(&self, point: CodePoint) -> Option<String> {
        let body = self.program.clean_body(SymbolId(point.function)).ok()??;
        let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
        let (Op::Call(call) | Op::Invoke { call, .. }) = &insts.nth(point.instruction as usize)?.op else {
            return None;
        };
        call.called(body).map(|symbol| self.name_of(symbol.0))
    }

    /// The source location of a code point.
    pub(crate) fn location(&self, point: CodePoint) -> Location {
        // Reading debug information takes longer than most questions that a place is needed for.
        self.locations.borrow_mut().entry(point).or_insert_with(|| self.read_location(point)).clone()
    }

    fn read_location(&self, point: CodePoint) -> Location {
        let symbol = SymbolId(point.function);
        let function = self.program.symbol(symbol).name.to_string();
        let unknown = Location { function, ..Location::default() };
        let Ok(Some(body)) = self.program.clean_body(symbol) else { return unknown };
        let insts: Vec<_> = body.blocks.iter().flat_map(|block| &block.insts).collect();
        // An instruction that the compiler made up has no line; the one before it is the nearest.
        let place = insts[..insts.len().min(point.instruction as usize + 1)]
            .iter()
            .rev()
            .find_map(|inst| inst.loc)
            .and_then(|loc| self.program.place(symbol, loc));
        match place {
            Some(place) => Location {
                file: place.file.to_string(),
                line: place.line,
                column: place.column,
                function: place.function.to_string(),
            },
            None => unknown,
        }
    }

    /// The address of a global variable or a function, by its name.
    pub(crate) fn address_of(&self, name: &str) -> Option<u64> {
        let symbol = self.program.find(name)?;
        self.globals.address_of(&self.program, symbol).ok()
    }

    /// The name of a function by its symbol number.
    pub(crate) fn name_of(&self, symbol: u32) -> String {
        self.program.symbol(SymbolId(symbol)).name.to_string()
    }

    /// The same as it stands in the source.
    pub(crate) fn written_name_of(&self, symbol: u32) -> String {
        demangled(&self.program.symbol(SymbolId(symbol)).name).into_owned()
    }
}
