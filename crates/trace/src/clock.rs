//! Vector clocks. Those of the events of a trace are rows of one flat table, forgotten together with the events. Of a
//! program with very many threads, the entries of all but the first of them are in blocks that clocks share with each
//! other: an event changes few entries, so a clock takes little more space than what it has seen anew. Where there are
//! few threads nothing is shared, and nobody asks.

use std::rc::Rc;

/// How many threads, by their numbers, have their entries in a row.
pub const NEAR: usize = 64;

/// How many entries of further threads are in a block. For ten thousand threads this takes the least space: an event has a
/// block of its own, and a pointer to each of the others.
const BLOCK: usize = 128;

/// Entries of further threads; none if all are zero.
type Block = Option<Rc<[u32; BLOCK]>>;

/// The entries of all further threads.
#[derive(Clone, Default, Debug)]
struct Far {
    blocks: Vec<Block>,
}

/// How many events of each thread (by its number) come before. Threads that are missing have none.
#[derive(Clone, Default, Debug)]
pub struct Clock {
    near: Vec<u32>,
    far: Option<Box<Far>>,
}

/// A clock that is only looked at.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    near: &'a [u32],
    far: Option<&'a Far>,
}

impl<'a> Seen<'a> {
    #[cold]
    #[inline(never)]
    fn of_far(self, thread: usize) -> u32 {
        let Some(at) = thread.checked_sub(NEAR) else { return 0 };
        let block = self.far.and_then(|far| far.blocks.get(at / BLOCK)).and_then(Option::as_ref);
        block.map_or(0, |block| block[at % BLOCK])
    }

    /// Whether the other has seen all that this one has.
    pub fn is_within(self, other: Seen<'_>) -> bool {
        let near = |(thread, count): (usize, &u32)| *count <= other.near.get(thread).copied().unwrap_or(0);
        self.near.iter().enumerate().all(near) && self.is_far_within(other)
    }

    fn is_far_within(self, other: Seen<'_>) -> bool {
        let theirs = |at: usize| other.far.and_then(|far| far.blocks.get(at)).and_then(Option::as_ref);
        self.far.into_iter().flat_map(|far| &far.blocks).enumerate().all(|(at, block)| {
            match (block, theirs(at)) {
                (None, _) => true,
                (Some(block), None) => block.iter().all(|count| *count == 0),
                (Some(block), Some(other)) => Rc::ptr_eq(block, other) || is_below(block, other),
            }
        })
    }

    /// The same, to be changed.
    pub fn to_clock(self) -> Clock {
        let far = self.far.map(|far| Box::new(far.clone()));
        Clock { near: self.near.to_vec(), far }
    }
}

impl Clock {
    /// A clock that has seen nothing.
    pub fn new() -> Clock {
        Clock::default()
    }

    /// How many events of a thread come before.
    #[inline]
    pub fn of(&self, thread: usize) -> u32 {
        match self.near.get(thread) {
            Some(count) => *count,
            None => self.seen().of_far(thread),
        }
    }

    /// Whether that many events of a thread, which is not none, come before, where it is known whether there are many threads: with few
    /// of them there is nothing but the row.
    #[inline(always)]
    pub(crate) fn has_among<const MANY: bool>(&self, thread: usize, count: u32) -> bool {
        match self.near.get(thread) {
            Some(seen) => *seen >= count,
            None => MANY && self.seen().of_far(thread) >= count,
        }
    }

    /// Whether it has seen nothing.
    pub fn is_empty(&self) -> bool {
        self.near.is_empty() && self.far.is_none()
    }

    /// The clock, to be looked at.
    #[inline]
    pub fn seen(&self) -> Seen<'_> {
        Seen { near: &self.near, far: self.far.as_deref() }
    }

    /// Forgets all that it has seen.
    #[inline]
    pub fn clear(&mut self) {
        self.near.clear();
        if self.far.is_some() {
            self.clear_far();
        }
    }

    #[cold]
    #[inline(never)]
    fn clear_far(&mut self) {
        if let Some(far) = &mut self.far {
            far.blocks.clear();
        }
    }

    /// Becomes the same as another, in its own room.
    #[inline(always)]
    pub fn copy(&mut self, other: Seen<'_>) {
        self.clear();
        self.near.extend_from_slice(other.near);
        if let Some(far) = other.far {
            self.join_far(far);
        }
    }

    /// Becomes what another has seen of the first threads; to be called of clocks that know no others.
    #[inline(always)]
    pub(crate) fn copy_near(&mut self, other: &[u32]) {
        debug_assert!(self.far.is_none());
        self.near.clear();
        self.near.extend_from_slice(other);
    }

    /// What it has seen of the first threads.
    #[inline]
    pub(crate) fn near(&self) -> &[u32] {
        &self.near
    }

    /// Adds what another clock has seen.
    #[inline]
    pub fn join(&mut self, other: Seen<'_>) {
        self.join_near(other.near);
        if let Some(far) = other.far {
            self.join_far(far);
        }
    }

    /// Adds what another clock has seen of the first threads.
    #[inline]
    pub(crate) fn join_near(&mut self, other: &[u32]) {
        if self.near.len() < other.len() {
            self.near.resize(other.len(), 0);
        }
        for (mine, theirs) in self.near.iter_mut().zip(other) {
            *mine = (*mine).max(*theirs);
        }
    }

    #[cold]
    #[inline(never)]
    fn join_far(&mut self, other: &Far) {
        let (far, other) = (&mut self.far.get_or_insert_default().blocks, &other.blocks);
        if far.is_empty() {
            return far.extend_from_slice(other);
        }
        if far.len() < other.len() {
            far.resize(other.len(), None);
        }
        for (mine, theirs) in far.iter_mut().zip(other) {
            let Some(theirs) = theirs else { continue };
            match mine {
                Some(mine) if Rc::ptr_eq(mine, theirs) || is_below(theirs, mine) => {}
                Some(mine) if !is_below(mine, theirs) => {
                    let both = std::array::from_fn(|at| mine[at].max(theirs[at]));
                    *mine = Rc::new(both);
                }
                // All that was seen here was seen there: from now on the block is shared.
                _ => *mine = Some(theirs.clone()),
            }
        }
    }

    /// Sets the entry of one thread.
    #[inline]
    pub fn tick(&mut self, thread: usize, count: u32) {
        if thread >= NEAR {
            return self.tick_far(thread - NEAR, count);
        }
        if self.near.len() <= thread {
            self.near.resize(thread + 1, 0);
        }
        self.near[thread] = count;
    }

    #[cold]
    #[inline(never)]
    fn tick_far(&mut self, at: usize, count: u32) {
        let far = &mut self.far.get_or_insert_default().blocks;
        if far.len() <= at / BLOCK {
            far.resize(at / BLOCK + 1, None);
        }
        let block = far[at / BLOCK].get_or_insert_with(|| Rc::new([0; BLOCK]));
        Rc::make_mut(block)[at % BLOCK] = count;
    }
}

fn is_below(one: &[u32; BLOCK], other: &[u32; BLOCK]) -> bool {
    // Without a way out in between it is a few instructions.
    one.iter().zip(other).fold(true, |below, (one, other)| below & (one <= other))
}

/// The clocks of the events of a trace.
#[derive(Clone, Debug)]
pub struct Rows {
    /// At most `NEAR`.
    width: usize,
    near: Vec<u32>,
    /// What clocks have seen of further threads, of every event; empty as long as there is none that has.
    far: Vec<Far>,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows { width: 8, near: Vec::new(), far: Vec::new() }
    }
}

impl Rows {
    /// The clock of the event at a position.
    #[inline]
    pub fn row(&self, at: usize) -> Seen<'_> {
        Seen { near: &self.near[at * self.width..][..self.width], far: self.far.get(at) }
    }

    /// The same of the first threads alone.
    #[inline]
    pub(crate) fn near(&self, at: usize) -> &[u32] {
        &self.near[at * self.width..][..self.width]
    }

    /// How many events of a thread come before the event at a position.
    #[inline]
    pub fn count(&self, at: usize, thread: usize) -> u32 {
        match self.near[at * self.width..][..self.width].get(thread) {
            Some(count) => *count,
            None => self.row(at).of_far(thread),
        }
    }

    /// Adds the clock of the next event, which has at most as many entries as there are threads.
    pub fn push(&mut self, clock: &Clock) {
        if clock.near.len() > self.width {
            self.widen(clock.near.len());
        }
        if clock.far.is_some() || !self.far.is_empty() {
            self.push_far(clock.far.as_deref());
        }
        let whole = self.near.len() + self.width;
        self.near.extend_from_slice(&clock.near);
        self.near.resize(whole, 0);
    }

    /// Before the rest of the row is there.
    #[cold]
    #[inline(never)]
    fn push_far(&mut self, far: Option<&Far>) {
        self.far.resize_with(self.near.len() / self.width, Far::default);
        self.far.push(far.cloned().unwrap_or_default());
    }

    /// Forgets the clocks of all events from a position on.
    pub fn truncate(&mut self, len: usize) {
        self.near.truncate(len * self.width);
        if !self.far.is_empty() {
            self.truncate_far(len);
        }
    }

    #[cold]
    #[inline(never)]
    fn truncate_far(&mut self, len: usize) {
        self.far.truncate(len);
    }

    fn widen(&mut self, threads: usize) {
        let width = threads.next_power_of_two();
        let mut near = Vec::with_capacity(self.near.len() / self.width * width);
        for row in self.near.chunks(self.width) {
            near.extend_from_slice(row);
            near.resize(near.len() + width - self.width, 0);
        }
        (self.width, self.near) = (width, near);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREADS: usize = 300;

    /// Clocks behave as plain rows of numbers do, whatever they share.
    #[test]
    fn clocks_of_many_threads_are_rows_of_numbers() {
        let mut number = 88_172_645_463_325_252u64;
        let mut below = |bound: usize| {
            number ^= number << 13;
            number ^= number >> 7;
            number ^= number << 17;
            (number >> 11) as usize % bound
        };
        let mut clocks: Vec<(Clock, Vec<u32>)> = vec![(Clock::new(), vec![0; THREADS]); 6];
        let (mut rows, mut plain): (Rows, Vec<Vec<u32>>) = (Rows::default(), Vec::new());
        for _ in 0..3_000 {
            let (one, other) = (below(clocks.len()), below(clocks.len()));
            match below(12) {
                0..4 => {
                    // Rather the first threads at the beginning, and more and more of them.
                    let thread = below(THREADS.min(8 + plain.len()));
                    let count = clocks[one].1[thread] + 1 + below(3) as u32;
                    clocks[one].0.tick(thread, count);
                    clocks[one].1[thread] = count;
                }
                4..7 => {
                    let theirs = clocks[other].clone();
                    clocks[one].0.join(theirs.0.seen());
                    clocks[one]
                        .1
                        .iter_mut()
                        .zip(theirs.1)
                        .for_each(|(mine, theirs)| *mine = (*mine).max(theirs));
                }
                7 => {
                    let theirs = clocks[other].clone();
                    clocks[one].0.copy(theirs.0.seen());
                    clocks[one].1 = theirs.1;
                }
                8 if !plain.is_empty() => {
                    let at = below(plain.len());
                    clocks[one].0.join(rows.row(at));
                    let both = clocks[one].1.iter_mut().zip(&plain[at]);
                    both.for_each(|(mine, theirs)| *mine = (*mine).max(*theirs));
                }
                9 if below(40) == 0 => {
                    let len = below(plain.len() + 1);
                    rows.truncate(len);
                    plain.truncate(len);
                }
                10 if below(20) == 0 => {
                    clocks[one].0.clear();
                    clocks[one].1.fill(0);
                }
                _ => {
                    rows.push(&clocks[one].0);
                    plain.push(clocks[one].1.clone());
                }
            }
            for (clock, plain) in &clocks {
                assert!((0..THREADS).all(|thread| clock.of(thread) == plain[thread]));
            }
            let below = clocks[one].1.iter().zip(&clocks[other].1).all(|(one, other)| one <= other);
            assert_eq!(clocks[one].0.seen().is_within(clocks[other].0.seen()), below);
        }
        assert!(plain.len() > 100);
        for (at, plain) in plain.iter().enumerate() {
            let copy = rows.row(at).to_clock();
            let same =
                |thread: usize| rows.count(at, thread) == plain[thread] && copy.of(thread) == plain[thread];
            assert!((0..THREADS).all(same));
        }
    }

    /// A clock that adopts another shares its blocks: that is what makes room for many threads.
    #[test]
    fn what_was_seen_elsewhere_is_shared() {
        let mut one = Clock::new();
        (0..1_000).for_each(|thread| one.tick(thread, 1));
        let mut other = Clock::new();
        other.tick(700, 1);
        other.join(one.seen());
        let blocks = |clock: &Clock| clock.far.as_ref().map(|far| far.blocks.clone()).unwrap_or_default();
        let shared = blocks(&one).into_iter().zip(blocks(&other)).filter(|(one, other)| match (one, other) {
            (Some(one), Some(other)) => Rc::ptr_eq(one, other),
            _ => false,
        });
        assert_eq!(shared.count(), (1_000 - NEAR).div_ceil(BLOCK));
    }
}
