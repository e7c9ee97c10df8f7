//! What a verdict relies on, beyond what it always does: where the program asks something of its surroundings and gets one
//! answer of many, or the machine does one of several things that are allowed. Who asks, and what the answer is, is not
//! known here.

/// Something that a verdict relies on, if it came up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relied {
    /// There always is more memory.
    Memory,
    /// What time it is: it begins at a fixed moment.
    Clock,
    /// Nobody has set more variables of the environment.
    Environment,
    /// What process, user or machine it is: fixed numbers.
    System,
    /// There is nothing on the standard input, where nothing was given.
    Input,
    /// There is no file that was not named.
    Files,
    /// A thread's handle is written before it begins.
    Handle,
    /// Weak compare-and-swaps fail only as often as is said.
    WeakSwap,
    /// Readers asked for a lock with whose preference it makes a difference.
    Readers,
    /// So did writers.
    Writers,
    /// Something was allocated after something had been freed: it has an address of its own.
    Fresh,
    /// A thread has freed something while there were others.
    Frees,
    /// A thread has allocated something while there were others.
    Allocates,
}

impl Relied {
    /// Those with words that are always the same.
    const WORDS: [(Relied, &str); 8] = [
        (Relied::Memory, "with allocations that never fail"),
        (Relied::Fresh, "with memory that is not used again once it was freed"),
        (Relied::Clock, "with a clock that begins at a fixed moment"),
        (Relied::Environment, "with no variables of the environment but those given"),
        (Relied::System, "with fixed answers about process and machine"),
        (Relied::Input, "with nothing on the standard input"),
        (Relied::Files, "with no files but those named"),
        (Relied::Handle, "with each thread's handle written before it begins"),
    ];
}

/// All that came up, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct Reliance(u16);

impl Reliance {
    /// This came up.
    pub(crate) fn note(&mut self, what: Relied) {
        self.0 |= 1 << what as u16;
    }

    /// Whether it did.
    pub(crate) fn has(self, what: Relied) -> bool {
        let came_up = |what: Relied| self.0 & 1 << what as u16 != 0;
        // Nothing orders threads that free with threads that allocate: one may come after the other though nobody saw that.
        came_up(what) || what == Relied::Fresh && came_up(Relied::Frees) && came_up(Relied::Allocates)
    }

    /// What came up elsewhere did here, too.
    pub(crate) fn add(&mut self, other: Reliance) {
        self.0 |= other.0;
    }

    /// What a verdict says of it, where that is always the same.
    pub(crate) fn words(self) -> impl Iterator<Item = String> {
        Relied::WORDS.into_iter().filter(move |(what, _)| self.has(*what)).map(|(_, words)| words.to_string())
    }
}
