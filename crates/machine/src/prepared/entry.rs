//! What the function that a program starts in is given. `main` gets the program's arguments; any other function gets
//! inputs: a number for each scalar, and for each pointer a buffer of bytes that can be anything.

use super::Prepared;
use super::describe::Placed;
use crate::arena::Arena;
use crate::graphs::{Graphs, Place};
use crate::hidden::{Hidden, bytes_of};
use crate::inputs::TakenInputs;
use crate::memory::{Cell, Memory};
use crate::options::Options;
use crate::value::Value;
use crate::{shape, sizes};
use std::rc::Rc;
use threadbare_ir::debug::SourceVariable;
use threadbare_ir::inst::MetadataId;
use threadbare_ir::program::{Function, Program, SymbolId, SymbolKind};
use threadbare_ir::types::Type;
use threadbare_trace::InputKind;

/// How many bytes a pointer parameter points to.
pub const BUFFER: u64 = 64;

/// Whether a function can be given inputs; else what it would need.
pub fn check(program: &Program, entry: SymbolId) -> Result<(), String> {
    let SymbolKind::Function(function) = &program.symbol(entry).kind else { return Ok(()) };
    if &*program.symbol(entry).name == "main" {
        return Ok(());
    }
    for (number, ty) in function.ty.params.iter().enumerate() {
        let widths = shape::widths(ty)?;
        if widths.iter().any(|width| *width > 64) {
            return Err(format!(
                "parameter {} of the entry function, which has more than 64 bits",
                number + 1
            ));
        }
    }
    Ok(())
}

/// What is assumed of what the function is given, where its caller might do otherwise.
pub fn assumed(prepared: &Prepared, options: &Options) -> Vec<String> {
    let mut all = Vec::new();
    let name = prepared.name_of(prepared.entry);
    if prepared.gives_buffers {
        all.push(format!("with '{name}' given pointers to {BUFFER} bytes of their own each, never null"));
    }
    if prepared.graphs.is_some() {
        let null = match options.null {
            true => "",
            false => ", null only where that is asked or ends a chain",
        };
        all.push(format!(
            "with pointers that '{name}' is given leading to the beginning of objects of their types{null}"
        ));
        let raw = &prepared.raw;
        if !raw.is_empty() {
            let few = raw[..raw.len().min(3)].join("', '");
            let more = if raw.len() > 3 { " and others" } else { "" };
            all.push(format!("with '{few}'{more} leading to bytes of their own"));
        }
    }
    all
}

impl Prepared {
    /// The library's state and the program's arguments at the start, and the inputs of the main thread that they
    /// have taken.
    pub(crate) fn surroundings(
        arena: &mut Arena,
        options: &Options,
    ) -> (Hidden, Vec<Vec<Value>>, TakenInputs) {
        let mut fresh = arena.fresh(TakenInputs::default());
        let mut bytes = |name: &str, len: u64| -> Vec<Value> {
            (0..len).map(|i| fresh.input(&format!("{name}[{i}]"), 8, InputKind::Bytes)).collect()
        };
        let hidden = Hidden::new(options, &mut bytes);
        let arguments = options.arguments.iter().enumerate();
        let arguments = arguments
            .map(|(i, content)| bytes_of(content, &format!("argv[{}]", i + 1), &mut bytes))
            .collect();
        (hidden, arguments, fresh.taken)
    }

    /// What the entry function is given, and the inputs that have been taken then. The same in every run of this
    /// machine.
    pub(crate) fn entry_arguments(
        &mut self,
        arena: &mut Arena,
        memory: &mut Memory,
        arguments: Vec<Vec<Value>>,
        taken: TakenInputs,
    ) -> (Vec<Value>, TakenInputs) {
        if self.entered.is_none() {
            let program = self.program.clone();
            let symbol = program.symbol(SymbolId(self.entry));
            let SymbolKind::Function(function) = &symbol.kind else { return (Vec::new(), taken) };
            self.entered = Some(match &*symbol.name {
                "main" => (self.main_arguments(arena, memory, arguments, function.ty.params.len()), taken),
                _ => self.inputs_of(arena, memory, function, taken),
            });
            self.initial = memory.clone();
        }
        self.entered.clone().unwrap_or_default()
    }

    /// `main(argc, argv, envp)`: the program's name and its arguments.
    fn main_arguments(
        &mut self,
        arena: &mut Arena,
        memory: &mut Memory,
        arguments: Vec<Vec<Value>>,
        params: usize,
    ) -> Vec<Value> {
        if params == 0 {
            return Vec::new();
        }
        let mut pointers = Vec::new();
        if let Some(name) = self.globals.place_bytes(memory, b"program\0") {
            self.name_placed(name, "`argv[0]`".into(), Some(1));
            pointers.extend_from_slice(&name.to_le_bytes());
        }
        let count = 1 + arguments.len() as u64;
        for (mut argument, number) in arguments.into_iter().zip(1..) {
            argument.push(Value::concrete(0));
            let at = self.place_values(arena, memory, &argument);
            self.name_placed(at, format!("`argv[{number}]`"), Some(1));
            pointers.extend_from_slice(&at.to_le_bytes());
        }
        pointers.extend_from_slice(&[0; 8]);
        let argv = self.globals.place_bytes(memory, &pointers).unwrap_or(0);
        self.name_placed(argv, "`argv`".into(), Some(8));
        let envp = self.globals.place_bytes(memory, &[0; 8]).unwrap_or(0);
        self.name_placed(envp, "`envp`".into(), Some(8));
        [count, argv, envp].into_iter().map(Value::concrete).take(params).collect()
    }

    /// An input for every scalar, and a buffer for every pointer.
    fn inputs_of(
        &mut self,
        arena: &mut Arena,
        memory: &mut Memory,
        function: &Function,
        mut taken: TakenInputs,
    ) -> (Vec<Value>, TakenInputs) {
        let program = self.program.clone();
        let names = program.clean_body(SymbolId(self.entry)).ok().flatten().map(|body| &body.locals[..]);
        let mut given = Vec::new();
        for (number, ty) in function.ty.params.iter().enumerate() {
            let name = names.and_then(|locals| locals.get(number)).and_then(|local| local.name.clone());
            let name = name.map_or_else(|| format!("parameter{}", number + 1), |name| name.to_string());
            let attributes = function.params.get(number);
            let size_of =
                |ty: &Option<Type>| ty.as_ref().and_then(|ty| sizes::size_of(program.layout(), ty).ok());
            let result = attributes.and_then(|attributes| size_of(&attributes.sret));
            let copied = attributes.and_then(|attributes| size_of(&attributes.byval));
            let mut leaves = Vec::new();
            scalars(ty, &mut leaves);
            let many = leaves.len() > 1;
            for (i, leaf) in leaves.into_iter().enumerate() {
                let name = if many { format!("{name}.{i}") } else { name.clone() };
                let mut fresh = arena.fresh(std::mem::take(&mut taken));
                let is_own = result.is_none() && copied.is_none() && !many;
                let place = match leaf {
                    Type::Ptr(_) if is_own => self.place_of_parameter(number as u32, &name),
                    _ => None,
                };
                if let Some(place) = place {
                    let value = fresh.input(&name, 64, InputKind::Pointer);
                    taken = fresh.taken;
                    if let (Some(graphs), Some(term)) = (&mut self.graphs, value.term()) {
                        let variables = arena.terms.support(term).into_owned();
                        variables.into_iter().for_each(|variable| graphs.name(variable, &place));
                    }
                    given.push(value);
                    continue;
                }
                let value = match leaf {
                    Type::Ptr(_) => {
                        let len = result.or(copied).unwrap_or(BUFFER);
                        let bytes: Vec<Value> = match result {
                            Some(_) => Vec::new(),
                            None => (0..len)
                                .map(|i| fresh.input(&format!("{name}[{i}]"), 8, InputKind::Bytes))
                                .collect(),
                        };
                        taken = fresh.taken;
                        self.gives_buffers |= result.is_none() && copied.is_none();
                        let at = match result {
                            Some(len) => self.place_unwritten(memory, len),
                            None => self.place_values(arena, memory, &bytes),
                        };
                        self.name_placed(at, format!("what `{name}` points to"), None);
                        Value::concrete(at)
                    }
                    _ => {
                        let width = shape::width(&leaf).map_or(64, u32::from);
                        let kind = match leaf {
                            Type::Float(_) => InputKind::Float,
                            _ if width == 1 => InputKind::Unsigned,
                            _ => InputKind::Signed,
                        };
                        let value = fresh.input(&name, width, kind);
                        taken = fresh.taken;
                        value
                    }
                };
                given.push(value);
            }
        }
        self.raw = self.graphs.as_mut().map_or_else(Vec::new, Graphs::raw);
        (given, taken)
    }

    /// The place that a parameter is, if debug information says to what objects it leads.
    fn place_of_parameter(&mut self, number: u32, name: &str) -> Option<Rc<Place>> {
        let ty = parameter_type(&self.program, SymbolId(self.entry), number, name)?;
        let (program, entry) = (&self.program, SymbolId(self.entry));
        let graphs = self.graphs.get_or_insert_with(|| Graphs::new(program, entry));
        graphs.parameter(number, name, ty)
    }

    /// Says what to call an object that the entry function is given.
    fn name_placed(&mut self, at: u64, name: String, element: Option<u64>) {
        self.placed.insert(at, Placed { name, element });
    }

    /// An object with these bytes, outside the heap.
    fn place_values(&mut self, arena: &mut Arena, memory: &mut Memory, values: &[Value]) -> u64 {
        let at = self.globals.place_bytes(memory, &vec![0; values.len()]).unwrap_or(0);
        if let Some(object) = memory.find_mut(at) {
            for (i, byte) in (0..).zip(values) {
                object.write(&mut arena.terms, i, 1, *byte);
            }
        }
        at
    }

    /// Room for a result, which nobody has written yet.
    fn place_unwritten(&mut self, memory: &mut Memory, len: u64) -> u64 {
        let at = self.globals.place_bytes(memory, &vec![0; len as usize]).unwrap_or(0);
        if let Some(object) = memory.find_mut(at) {
            (0..len).for_each(|i| object.set_cell(i, 0, Cell::Uninitialised));
        }
        at
    }
}

/// The source's type of a parameter. It is known by its name; by its number only where every parameter has one of the compiler's.
fn parameter_type(program: &Program, entry: SymbolId, number: u32, name: &str) -> Option<MetadataId> {
    let symbol = program.symbol(entry);
    let SymbolKind::Function(function) = &symbol.kind else { return None };
    let debug = program.debug(symbol.module);
    let body = program.body(entry).ok().flatten()?;
    let variables = body.variables.iter().filter_map(|record| debug.variable(record.variable));
    let parameters: Vec<SourceVariable> = variables.filter(|variable| variable.parameter.is_some()).collect();
    if let Some(parameter) = parameters.iter().find(|parameter| &*parameter.name == name) {
        return parameter.ty;
    }
    let count = parameters.iter().filter_map(|parameter| parameter.parameter).max()?;
    let by_number = parameters.iter().find(|parameter| parameter.parameter == Some(number + 1))?;
    if count as usize == function.ty.params.len() { by_number.ty } else { None }
}

/// The scalars that a value consists of.
fn scalars(ty: &Type, leaves: &mut Vec<Type>) {
    match ty {
        Type::Struct(fields) => fields.fields.iter().for_each(|field| scalars(field, leaves)),
        Type::Array(array) => (0..array.length).for_each(|_| scalars(&array.element, leaves)),
        Type::Vector(vector) => (0..vector.length).for_each(|_| scalars(&vector.element, leaves)),
        _ => leaves.push(ty.clone()),
    }
}
