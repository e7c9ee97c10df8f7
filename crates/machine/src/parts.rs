//! The library's own state as steps see it. Each part of it has a place where no object of the program can be, and whoever
//! uses a part, be it only to find that there is nothing, takes a step there first. Such a step is as atomic as the library
//! makes it, and without ordering anything else: functions of the library that do not synchronise hide no race.

use threadbare_trace::{Range, ThreadId};

/// From here on there are places that are none of the program's: that of a stream is this and the address that the program
/// knows the stream by.
pub const STREAMS: u64 = 1 << 63;
/// The lock of a stream has a place of its own, this and the same address.
pub const LOCKS: u64 = 5 << 61;
/// And this with a thread's handle is where it is decided who may join the thread.
pub const CLAIMS: u64 = 3 << 62;
/// Before this there are such places, too.
const FIRST_PAGE: u64 = 4096;

/// A part of the library's own state that threads share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The generator of random numbers.
    Random,
    /// That of `drand48` and its like.
    Random48,
    /// The clock.
    Clock,
    /// The environment.
    Environment,
    /// The names of threads.
    Names,
    /// The keys of thread-specific data.
    Keys,
    /// Those of them that were made before there was a second thread; the place is the same.
    FirstKeys,
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
    const ALL: [Part; 12] = [
        Part::Random,
        Part::Random48,
        Part::Clock,
        Part::Environment,
        Part::Names,
        Part::Keys,
        Part::FirstKeys,
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
            Part::Random48 => "the random numbers of 48 bits",
            Part::Clock => "the clock",
            Part::Environment => "the environment",
            Part::Names => "names of threads",
            Part::Keys | Part::FirstKeys => "keys",
            Part::Ends => "what runs at the end",
            Part::Semaphores => "names of semaphores",
            Part::Files | Part::Descriptors => "files",
            Part::Outputs => "the standard output",
        }
    }

    /// Its place.
    pub fn range(self) -> Range {
        let (start, len) = match self {
            Part::Random => (8, 1),
            Part::Clock => (16, 1),
            Part::Environment => (24, 1),
            Part::Names => (32, 1),
            Part::Keys | Part::FirstKeys => (40, 1),
            Part::Ends => (48, 1),
            Part::Files => (56, 1),
            Part::Outputs => (57, 1),
            Part::Descriptors => (56, 2),
            Part::Semaphores => (64, 1),
            Part::Random48 => (72, 1),
        };
        Range { start, len }
    }
}

/// The value of `pthread_t` for a thread: its name, made odd so that no thread is zero.
pub fn handle(id: ThreadId) -> u64 {
    u64::from(id.code()) << 1 | 1
}

/// The name of the thread that has this handle, if there is one.
pub fn handled(handle: u64) -> Option<ThreadId> {
    let code = u32::try_from(handle >> 1).ok()?;
    (handle & 1 == 1).then(|| ThreadId::from_code(code))
}

/// What a person would call a place before the program's first.
pub fn describe(address: u64) -> Option<&'static str> {
    Part::ALL.into_iter().find(|part| part.range().start == address).map(Part::describe)
}

/// Whether a place is none of the program's.
pub fn is_hidden(range: Range) -> bool {
    range.start < FIRST_PAGE || range.start >= STREAMS
}
