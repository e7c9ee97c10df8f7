//! The library's own state as steps see it. Each part of it has a place where no object of the program can be, and whoever
//! uses a part, be it only to find that there is nothing, takes a step there first. Such a step is as atomic as the library
//! makes it, and without ordering anything else: functions of the library that do not synchronise hide no race.

use super::thread::handle;
use crate::state::Choice;
use crate::step::{Flow, Run};
use threadbare_ir::program::Program;
use threadbare_trace::{Action, Order, Range, ThreadId};

/// From here on there are places that are none of the program's: that of a stream is this and the address that the program
/// knows the stream by.
pub const STREAMS: u64 = 1 << 63;
/// The lock of a stream has a place of its own, this and the same address.
pub const LOCKS: u64 = 5 << 61;
/// And this with a thread's handle is where it is decided who may join the thread.
const CLAIMS: u64 = 3 << 62;
/// Before this there are such places, too.
const FIRST_PAGE: u64 = 4096;

/// A part of the library's own state that threads share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The generator of random numbers.
    Random,
    /// The clock.
    Clock,
    /// The environment.
    Environment,
    /// The names of threads.
    Names,
    /// The keys of thread-specific data.
    Keys,
    /// What runs at the end of the process.
    Ends,
    /// The names of semaphores.
    Semaphores,
    /// Files and streams, but not the text that was written to the standard output and error streams, which
    /// nothing reads: the order of such writes is not an effect.
    Files,
    /// Which descriptors and streams lead to the standard output and error streams.
    Outputs,
    /// All descriptors and streams: files, and what leads to the standard output and error streams.
    Descriptors,
}

impl Part {
    const ALL: [Part; 10] = [
        Part::Random,
        Part::Clock,
        Part::Environment,
        Part::Names,
        Part::Keys,
        Part::Ends,
        Part::Semaphores,
        Part::Files,
        Part::Outputs,
        Part::Descriptors,
    ];

    /// What a person would call it.
    fn describe(self) -> &'static str {
        match self {
            Part::Random => "random numbers",
            Part::Clock => "the clock",
            Part::Environment => "the environment",
            Part::Names => "names of threads",
            Part::Keys => "keys",
            Part::Ends => "what runs at the end",
            Part::Semaphores => "names of semaphores",
            Part::Files | Part::Descriptors => "files",
            Part::Outputs => "the standard output",
        }
    }

    fn range(self) -> Range {
        let (start, len) = match self {
            Part::Random => (8, 1),
            Part::Clock => (16, 1),
            Part::Environment => (24, 1),
            Part::Names => (32, 1),
            Part::Keys => (40, 1),
            Part::Ends => (48, 1),
            Part::Files => (56, 1),
            Part::Outputs => (57, 1),
            Part::Descriptors => (56, 2),
            Part::Semaphores => (64, 1),
        };
        Range { start, len }
    }
}

/// What a person would call a place before the program's first.
pub fn describe(address: u64) -> Option<&'static str> {
    Part::ALL.into_iter().find(|part| part.range().start == address).map(Part::describe)
}

/// Whether a place is none of the program's.
pub fn is_hidden(range: Range) -> bool {
    range.start < FIRST_PAGE || range.start >= STREAMS
}

/// What functions a program knows: whoever cannot use a thing need not be asked whether it was used.
#[derive(Clone, Copy, Default, Debug)]
pub struct Known {
    /// Those that change where descriptors and streams lead to.
    pub redirects: bool,
    /// Those that lock a stream.
    pub locks: bool,
    /// Those that use one without locking it.
    pub unlocked: bool,
    /// That which deletes keys of thread-specific data.
    pub deletes_keys: bool,
}

impl Known {
    /// What this program knows.
    pub fn of(program: &Program) -> Known {
        let knows = |names: &[&str]| names.iter().any(|name| program.find(name).is_some());
        Known {
            redirects: knows(&["close", "dup", "dup2", "fclose", "freopen", "tb_close_stream"]),
            locks: knows(&["flockfile", "ftrylockfile"]),
            unlocked: super::lockfile::unlocked().any(|name| program.find(name).is_some()),
            deletes_keys: knows(&["pthread_key_delete", "tss_delete"]),
        }
    }
}

impl Run<'_> {
    /// A visible step on a part of the library's own state that may change it.
    pub(crate) fn touch(&mut self, part: Part) -> Flow<()> {
        self.use_place(part.range())
    }

    /// The same that only looks at it.
    pub(crate) fn look(&mut self, part: Part) -> Flow<()> {
        if self.state.threads.len() > 1 {
            self.visible(Action::Read { range: part.range(), order: Order::Relaxed }, Choice::Only)?;
        }
        Ok(())
    }

    /// The step of saying who joins a thread, or that nobody does.
    pub(crate) fn claim(&mut self, thread: ThreadId) -> Flow<()> {
        self.use_place(Range { start: CLAIMS | handle(thread), len: 1 })
    }

    fn use_place(&mut self, range: Range) -> Flow<()> {
        if self.state.threads.len() > 1 {
            self.visible(Action::Update { range, order: Order::Relaxed }, Choice::Only)?;
        }
        Ok(())
    }
}
