//! The machine: a program made ready to run, and the operations that strategies are built from. A state's
//! threads always stand before their next visible step or symbolic decision.

use crate::code::Code;
use crate::decode::decode;
use crate::describe::{Members, Placed};
use crate::entry;
use crate::executed::Executed;
use crate::footprints::Footprints;
use crate::globals::Globals;
use crate::history::{Recall, Seen};
use crate::inputs::{TakenInputs, Unknowns};
use crate::memory::{Memory, Origin};
use crate::models::{self, Known};
use crate::nesting::Nesting;
use crate::options::Options;
use crate::plain::Picks;
use crate::split::{Split, swapped};
use crate::state::{Frame, State, Status, Thread, ThreadIx};
use crate::step::{Await, Habits, Run, Taken, Tally};
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_expr::{Cancel, Model, Term, Terms};
use threadbare_ir::inst::{Body, Op, Operand};
use threadbare_ir::program::{Program, SymbolId, SymbolKind};
use threadbare_trace::{
    Action, CodePoint, Ending, ErrorKind, Event, Fence, Input, InputKind, Location, Range, ThreadId,
};

/// A program that can be run.
pub struct Machine {
    /// The program.
    pub program: Arc<Program>,
    /// The terms of all states of this machine.
    pub terms: Terms,
    /// Instructions executed so far.
    pub instructions: u64,
    /// How many instructions a thread may execute between two visible steps.
    pub patience: u64,
    /// What is cut short.
    pub bounds: Bounds,
    /// Looked at now and then during long runs: whether somebody wants to stop.
    cancel: Cancel,
    /// What the run gets from outside. Set before the first run.
    pub options: Options,
    pub(crate) globals: Globals,
    pub(crate) unknowns: Unknowns,
    /// Inputs that are given rather than symbolic: a replay.
    pub(crate) given: Option<FxHashMap<(ThreadId, u32), Input>>,
    /// Allocation sites whose objects more than one thread accesses.
    pub(crate) shared: FxHashSet<Origin>,
    /// Whether what was on the stack is remembered when its life ends, even if no other thread was seen to access it.
    pub(crate) remembers_dead: bool,
    /// Whether the fast form of code is left out, so that it can be checked against the plain one. Set before the
    /// first run.
    pub careful: bool,
    /// Why values are poison, and which kind of error their use is; the first is that of constants.
    pub(crate) poisons: Vec<(ErrorKind, String)>,
    pub(crate) poison_points: FxHashMap<(CodePoint, ErrorKind), u32>,
    /// Registers of frames that are gone.
    pub(crate) spare: Vec<Vec<Value>>,
    /// Functions without body and model that were called all the same.
    pub(crate) undescribed: BTreeSet<u32>,
    /// Allocation sites of objects that hold something to synchronise with: where they are written is decided, so that what
    /// the library keeps there is always known.
    pub(crate) exact: FxHashSet<Origin>,
    /// Whether `shared` or `exact` grew since it was last asked.
    pub(crate) shared_grew: bool,
    /// The values tried first for terms that a thread needs a concrete value of, by what it decided before.
    pub(crate) picks: Picks,
    /// Locks that were taken while others were held.
    pub(crate) nesting: Nesting,
    /// Looks that loops wait with.
    pub(crate) awaits: FxHashMap<CodePoint, Await>,
    /// Whether a thread that went round in vain in a loop with several looks may go round again when memory has changed. An
    /// exploration of all schedules need not follow it: it looks later in another schedule.
    pub again: bool,
    /// What was found out of the program before it runs, if anybody has asked.
    pub(crate) habits: Option<Habits>,
    live: FxHashMap<CodePoint, Rc<[u32]>>,
    /// The functions that mark atomic sections, or are sections as a whole.
    pub(crate) sections: FxHashSet<u32>,
    /// What sections may touch, besides what they touch.
    pub(crate) footprints: Footprints,
    /// Memory that is compared and swapped, and accessed in parts.
    pub(crate) split: Split,
    /// Whether whoever explores goes by conflicts: a compare-and-swap of such memory then conflicts as if it wrote, also where
    /// it fails.
    pub by_conflicts: bool,
    /// Whether a weak compare-and-swap was made.
    pub(crate) swaps_weakly: bool,
    /// Whether a read-write lock that prefers readers was asked for by readers, and by writers.
    pub(crate) read_locked: bool,
    pub(crate) write_locked: bool,
    /// How many steps have seen more than can be told.
    pub(crate) sights: u64,
    /// How many calls of library functions there were.
    pub(crate) calls: u64,
    /// Steps that need not be executed again.
    pub(crate) recall: Option<Recall>,
    /// Barriers that more threads come to than they wait for.
    pub(crate) crowded: FxHashSet<u64>,
    /// What was executed of the machine, if somebody wants to know. Set before the first run.
    pub executed: Option<Box<Executed>>,
    /// How often each thread came to certain places, if anybody wants to know.
    pub(crate) tally: Option<Box<Tally>>,
    /// Which functions the program knows that make a difference to what others do.
    pub(crate) known: Known,
    codes: Vec<Option<Rc<Code>>>,
    /// The locations that were asked for.
    locations: RefCell<FxHashMap<CodePoint, Location>>,
    /// The members of variables that were asked for.
    pub(crate) members: RefCell<Members>,
    /// What the entry function was given in memory, by address.
    pub(crate) placed: FxHashMap<u64, Placed>,
    pub(crate) entry: u32,
    pub(crate) initial: Memory,
    /// What the entry function is given, and the inputs that have been taken then.
    pub(crate) entered: Option<(Vec<Value>, TakenInputs)>,
}

/// Where executions are cut, though they could go on. Set before the first run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    /// How often a loop may go round each time that it is entered.
    pub unwind: Option<u32>,
    /// How many decisions on inputs a thread may make.
    pub depth: Option<u32>,
    /// How many threads there may be, the main thread included.
    pub threads: Option<u32>,
}

/// Why a program cannot be run at all.
#[derive(Clone, Debug)]
pub enum SetupError {
    /// It has no such function, or the function is not fit to start with.
    Entry(String),
    /// It needs something before its first instruction that the machine does not have.
    Unsupported(String),
}

impl Machine {
    /// Makes a program ready to start in the function `entry`.
    pub fn new(program: Arc<Program>, entry: &str) -> Result<Machine, SetupError> {
        let symbol = program
            .find(entry)
            .ok_or_else(|| SetupError::Entry(format!("the program has no function '{entry}'")))?;
        match &program.symbol(symbol).kind {
            SymbolKind::Function(function) if function.is_defined => {}
            _ => return Err(SetupError::Entry(format!("'{entry}' is not a function with a body"))),
        }
        entry::check(&program, symbol).map_err(SetupError::Unsupported)?;
        let globals = Globals::new(&program).map_err(SetupError::Unsupported)?;
        let initial = globals.initial_memory(&program).map_err(SetupError::Unsupported)?;
        let is_section = |name: &str| name.starts_with(models::SECTION_PREFIX);
        let numbered = program.symbols().iter().zip(0..);
        let sections = numbered.filter(|(symbol, _)| is_section(&symbol.name)).map(|(_, number)| number);
        let sections = sections.collect();
        let codes = vec![None; program.symbols().len()];
        let known = Known::of(&program);
        Ok(Machine {
            program,
            terms: Terms::new(),
            instructions: 0,
            patience: u64::MAX,
            bounds: Bounds::default(),
            cancel: Cancel::new(),
            options: Options::default(),
            globals,
            unknowns: Unknowns::default(),
            given: None,
            shared: FxHashSet::default(),
            remembers_dead: false,
            careful: false,
            poisons: vec![(ErrorKind::Uninitialised, "a poison value of the program".into())],
            poison_points: FxHashMap::default(),
            spare: Vec::new(),
            undescribed: BTreeSet::new(),
            exact: FxHashSet::default(),
            shared_grew: false,
            picks: Picks::default(),
            nesting: Nesting::default(),
            awaits: FxHashMap::default(),
            again: false,
            habits: None,
            live: FxHashMap::default(),
            sections,
            footprints: Footprints::default(),
            split: Split::default(),
            by_conflicts: false,
            swaps_weakly: false,
            read_locked: false,
            write_locked: false,
            sights: 0,
            calls: 0,
            recall: None,
            crowded: FxHashSet::default(),
            executed: None,
            tally: None,
            codes,
            locations: RefCell::default(),
            members: RefCell::default(),
            known,
            placed: FxHashMap::default(),
            entry: symbol.0,
            initial,
            entered: None,
        })
    }

    /// From now on runs heed this word, and so does whoever makes terms.
    pub fn set_cancel(&mut self, cancel: Cancel) {
        self.terms.set_cancel(cancel.clone());
        self.cancel = cancel;
    }

    /// Why somebody wants to stop, if so.
    pub(crate) fn cancelled(&self) -> Option<&str> {
        self.cancel.why()
    }

    /// From now on inputs have these values; those that are missing are zero.
    pub fn give_inputs(&mut self, inputs: &[Input]) {
        self.given = Some(inputs.iter().map(|input| ((input.thread, input.index), input.clone())).collect());
    }

    /// From now on counts how often each thread comes to one of these places. Only for a machine that runs one
    /// execution, and before its first: every operation is then executed in its plain form.
    pub fn count_passes(&mut self, points: impl IntoIterator<Item = CodePoint>) {
        self.careful = true;
        self.tally = Some(Box::new(Tally::new(points)));
    }

    /// How often the thread has come to one of the places that are counted.
    pub fn passes(&self, thread: ThreadIx) -> u64 {
        self.tally.as_ref().map_or(0, |tally| tally.passes(thread))
    }

    /// Whether inputs are still to be found, rather than given.
    pub fn has_symbolic_inputs(&self) -> bool {
        self.given.is_none()
    }

    /// The state before the first instruction, its main thread advanced to its first step.
    pub fn start(&mut self) -> State {
        let (hidden, arguments, inputs) = self.surroundings();
        let mut memory = self.initial.clone();
        let mut state = State {
            memory: Memory::default(),
            threads: Vec::new(),
            sync: Rc::default(),
            hidden: Rc::new(hidden),
            path: Rc::default(),
            model: Model::new(),
            exited: None,
        };
        let (args, inputs) = self.entry_arguments(&mut memory, arguments, inputs);
        state.memory = memory;
        let main = self.first_frame(self.entry, &args);
        let mut thread = Thread::new(ThreadId::MAIN, self.entry, main);
        thread.inputs = inputs;
        // The constructors lie on top of the entry function, the first of them uppermost.
        for constructor in self.program.global_constructors().iter().rev() {
            let frame = self.first_frame(constructor.function.0, &[]);
            thread.frames.push(Rc::new(frame));
        }
        state.threads.push(Rc::new(thread));
        Run::new(self, &mut state, 0).advance();
        state
    }

    fn first_frame(&mut self, symbol: u32, args: &[Value]) -> Frame {
        let code = self.code(symbol).unwrap_or_else(|what| Rc::new(Code::unreadable(symbol, what)));
        let mut frame = Frame::new(code, args, crate::code::NONE);
        frame.results = 0;
        frame
    }

    /// The decoded body of a function.
    pub(crate) fn code(&mut self, symbol: u32) -> Result<Rc<Code>, String> {
        if let Some(code) = &self.codes[symbol as usize] {
            return Ok(code.clone());
        }
        let program = self.program.clone();
        let body = program.clean_body(SymbolId(symbol)).map_err(|error| error.to_string())?;
        let Some(body) = body else {
            return Err(format!("the function '{}'", program.symbol(SymbolId(symbol)).name));
        };
        let mut code = decode(&program, &self.globals, &mut self.terms, SymbolId(symbol), body);
        code.covered = vec![Cell::new(false); code.ops.len()];
        code.optimised = !code.library && self.is_optimised(SymbolId(symbol));
        if !self.careful {
            let counted = self.bounds.unwind.is_some() && !code.library;
            crate::fast::specialise(&mut code, self.options.detect.overflow, counted);
        }
        if let Some(executed) = &mut self.executed {
            let own = crate::libc::function(&program.symbol(SymbolId(symbol)).name);
            own.into_iter().chain(code.lowered.iter().copied()).for_each(|name| executed.model(name));
        }
        let code = Rc::new(code);
        self.codes[symbol as usize] = Some(code.clone());
        Ok(code)
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

    /// The functions that were called so far.
    pub(crate) fn decoded(&self) -> impl Iterator<Item = &Code> {
        self.codes.iter().flatten().map(|code| &**code)
    }

    /// Takes the thread's next step with the given outcome, and runs the thread on to the step after it. Of a
    /// condition the outcome must be one that the state's model agrees with.
    pub fn step(&mut self, state: &mut State, thread: ThreadIx, label: u32) -> Event {
        let code = state.threads[thread].point();
        let index = state.threads[thread].events;
        let fence = match state.threads[thread].fence {
            Fence::None => Fence::None,
            _ => std::mem::take(&mut Rc::make_mut(&mut state.threads[thread]).fence),
        };
        let used = self.used_if(state, thread);
        let seen = self.about_to_see(state, thread);
        let history = self.history_after(state.threads[thread].history, label, seen);
        let taken = match self.recalled(state, thread, history) {
            Some(action) => Taken { action, symbolic: None },
            None => self.take(state, thread, label, seen, history, used.is_none()),
        };
        self.announce_looks(state);
        self.announce_sections(state, thread, &taken.action);
        let (address, touched) = taken.symbolic.unwrap_or_default();
        let (thread, action) = (state.threads[thread].id, taken.action);
        let idle = used.is_some_and(|used| self.terms.is_false(used));
        let used = used.filter(|_| !idle).map_or(0, |used| used.raw());
        Event { thread, index, action, label, code, address, touched, fence, idle, used }
    }

    /// Takes a step that is not known, and remembers it if it may be.
    fn take(
        &mut self,
        state: &mut State,
        thread: ThreadIx,
        label: u32,
        seen: Seen,
        history: u64,
        remember: bool,
    ) -> Taken {
        let before = self.may_recall(state, thread, seen).filter(|_| remember);
        let calls = self.calls;
        let swaps = state.next(thread).is_some_and(|next| swapped(&next.action).is_some());
        let scans = matches!(self.announced(state, thread), Some(Action::Scan { .. }));
        let site = (scans || !self.sections.is_empty()).then(|| state.threads[thread].site());
        let mut taken = Run::new(self, state, thread).take(label);
        if let Some(site) = site {
            taken.action = match scans {
                true => self.scan_with_might(&state.memory, site, taken.action),
                false => self.with_might(&state.memory, site, taken.action),
            };
        }
        self.note_access(&taken.action, swaps);
        self.set_history(state, thread, history, &taken.action);
        if self.shared_grew {
            self.forget_steps();
        } else if let Some(before) = before.filter(|_| taken.symbolic.is_none() && calls == self.calls) {
            self.keep_step(&before, state, thread, &taken.action);
        }
        taken
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
    pub fn called_at(&self, point: CodePoint) -> Option<String> {
        let body = self.program.clean_body(SymbolId(point.function)).ok()??;
        let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
        let (Op::Call(call) | Op::Invoke { call, .. }) = &insts.nth(point.instruction as usize)?.op else {
            return None;
        };
        call.called(body).map(|symbol| self.name_of(symbol.0))
    }

    /// What the thread's next step will do, as far as it is known before it is taken.
    pub fn announced<'a>(&self, state: &'a State, thread: ThreadIx) -> Option<&'a Action> {
        state.next(thread).map(|next| &next.action)
    }

    /// The inputs that lead to this state.
    pub fn inputs(&self, state: &State) -> Vec<Input> {
        if let Some(given) = &self.given {
            let mut inputs: Vec<Input> = given.values().cloned().collect();
            inputs.sort_by_key(|input| (input.thread, input.index));
            return inputs;
        }
        let own = |thread: &Rc<Thread>| self.unknowns.inputs(&state.model, thread.id, &thread.inputs);
        let mut inputs: Vec<Input> = state.threads.iter().flat_map(own).collect();
        inputs.sort_by_key(|input| (input.thread, input.index));
        inputs
    }

    /// The terms of the inputs that lead to this state, with their widths and how they are read.
    pub fn input_terms(&mut self, state: &State) -> Vec<(Term, u32, InputKind)> {
        let mut threads: Vec<&Thread> = state.threads.iter().map(|thread| &**thread).collect();
        threads.sort_by_key(|thread| thread.id);
        let Machine { terms, unknowns, .. } = self;
        threads.into_iter().flat_map(|thread| unknowns.input_terms(terms, &thread.inputs)).collect()
    }

    /// The value of at most eight concrete bytes of memory.
    pub fn word_at(&self, state: &State, range: Range) -> Option<u64> {
        let object = state.memory.check(range.start, range.len, false).ok()?;
        object.read_word(range.start - object.base, usize::try_from(range.len).ok().filter(|len| *len <= 8)?)
    }

    /// The same for messages: a number, or what it points to.
    pub fn value_at(&self, state: &State, range: Range) -> Option<String> {
        let word = self.word_at(state, range)?;
        Some(match state.memory.find(word).filter(|_| range.len == 8) {
            Some(object) if matches!(object.origin, Origin::Global(_)) => {
                format!("&{}", self.describe_address(state, word))
            }
            Some(_) => format!("{word:#x}"),
            None => word.to_string(),
        })
    }

    /// The source location of a code point.
    pub fn location(&self, point: CodePoint) -> Location {
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
    pub fn address_of(&self, name: &str) -> Option<u64> {
        let symbol = self.program.find(name)?;
        self.globals.address_of(&self.program, symbol).ok()
    }

    /// The name of a function by its symbol number.
    pub fn name_of(&self, symbol: u32) -> String {
        self.program.symbol(SymbolId(symbol)).name.to_string()
    }

    /// How the execution ended, if no thread can go on. A thread that cannot go on because of the others is a
    /// deadlock, which the caller finds by asking this.
    pub fn ending(&self, state: &State) -> Option<Ending> {
        if let Some(status) = state.exited {
            return Some(Ending::Finished { status });
        }
        state.threads.iter().find_map(|thread| match &thread.status {
            Status::Halted(ending) => Some(ending.clone()),
            _ => None,
        })
    }
}
