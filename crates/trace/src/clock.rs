//! Vector clocks, kept as rows of one flat table: one row for each event, forgotten together with it.

/// How many events of each thread (by its number) come before. Threads that are missing have none.
pub type Clock = Vec<u32>;

/// The clocks of the events of a trace.
#[derive(Clone, Debug)]
pub struct Rows {
    width: usize,
    data: Vec<u32>,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows { width: 8, data: Vec::new() }
    }
}

impl Rows {
    /// The clock of the event at a position.
    #[inline]
    pub fn row(&self, at: usize) -> &[u32] {
        &self.data[at * self.width..][..self.width]
    }

    /// Adds the clock of the next event, which has at most as many entries as there are threads.
    pub fn push(&mut self, clock: &[u32]) {
        if clock.len() > self.width {
            self.widen(clock.len());
        }
        self.data.extend_from_slice(clock);
        let whole = self.data.len().next_multiple_of(self.width);
        self.data.resize(whole, 0);
    }

    /// Forgets the clocks of all events from a position on.
    pub fn truncate(&mut self, len: usize) {
        self.data.truncate(len * self.width);
    }

    fn widen(&mut self, threads: usize) {
        let width = threads.next_power_of_two();
        let mut data = Vec::with_capacity(self.data.len() / self.width * width);
        for row in self.data.chunks(self.width) {
            data.extend_from_slice(row);
            data.resize(data.len() + width - self.width, 0);
        }
        *self = Rows { width, data };
    }
}

/// Adds what another clock has seen.
pub fn join(clock: &mut Clock, other: &[u32]) {
    if clock.len() < other.len() {
        clock.resize(other.len(), 0);
    }
    for (mine, theirs) in clock.iter_mut().zip(other) {
        *mine = (*mine).max(*theirs);
    }
}

/// Sets the entry of one thread.
pub fn tick(clock: &mut Clock, thread: usize, count: u32) {
    if clock.len() <= thread {
        clock.resize(thread + 1, 0);
    }
    clock[thread] = count;
}
