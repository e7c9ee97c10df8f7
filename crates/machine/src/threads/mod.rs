//! The threads of a state. The first of them are in a row, and with few threads that is all there is. Further ones are in
//! blocks that states share until one of them changes: a state then takes space for the blocks that it changed, and not
//! for all threads (`far.rs`). Of the threads in a block it is known what they may be about to do, so that whoever looks for
//! one need not look at them all. It does not know what steps mean.

mod far;

pub use far::Positions;

use crate::sync::ThreadIx;
use far::{Far, NEAR};
use std::ops::{Index, IndexMut};
use std::rc::Rc;
use threadbare_trace::ThreadId;

/// The threads of a state, in the order of their creation in this run.
#[derive(Clone)]
pub struct Threads<T> {
    near: Vec<Rc<T>>,
    far: Option<Rc<Far<T>>>,
}

/// What is known of threads that are not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// It has a next step, which may be possible or not.
    Stands,
    /// That is one about which it decides alone.
    Decides,
    /// That is neither its end nor waiting for that of others.
    Acts,
    /// It waits in a loop for what others do, or that step may be another after what they do.
    Looks,
    /// It has come to a halt.
    Halted,
    /// It has not ended.
    Lives,
}

const TRAITS: usize = 6;

impl Trait {
    const ALL: [Trait; TRAITS] =
        [Trait::Stands, Trait::Decides, Trait::Acts, Trait::Looks, Trait::Halted, Trait::Lives];
}

/// What a thread is, as far as that is known here.
pub trait Member: Clone {
    /// Its name.
    fn id(&self) -> ThreadId;
    /// Whether it has a trait.
    fn has(&self, wanted: Trait) -> bool;
}

impl<T> Default for Threads<T> {
    fn default() -> Threads<T> {
        Threads { near: Vec::new(), far: None }
    }
}

impl<T: Member> Threads<T> {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.near.len() + self.far.as_ref().map_or(0, |far| far.len)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.near.is_empty()
    }

    /// Whether there are several.
    #[inline]
    pub fn are_several(&self) -> bool {
        self.near.len() > 1
    }

    /// The thread at a position, if there is one.
    #[inline]
    pub fn get(&self, thread: ThreadIx) -> Option<&Rc<T>> {
        match self.near.get(thread) {
            Some(near) => Some(near),
            None => self.get_far(thread),
        }
    }

    /// The same, to change it.
    #[inline]
    pub fn get_mut(&mut self, thread: ThreadIx) -> Option<&mut Rc<T>> {
        if thread < self.near.len() {
            return self.near.get_mut(thread);
        }
        self.get_far_mut(thread)
    }

    /// Adds the next one.
    pub fn push(&mut self, thread: Rc<T>) {
        match self.near.len() {
            NEAR => self.push_far(thread),
            _ => self.near.push(thread),
        }
    }

    /// The position of the thread with this name.
    #[inline]
    pub fn position_of(&self, id: ThreadId) -> Option<ThreadIx> {
        match self.near.iter().position(|thread| thread.id() == id) {
            Some(near) => Some(near),
            None if self.far.is_none() => None,
            None => self.position_of_far(id),
        }
    }

    /// The thread with this name.
    #[inline]
    pub fn named(&self, id: ThreadId) -> Option<&Rc<T>> {
        match self.near.iter().find(|thread| thread.id() == id) {
            Some(near) => Some(near),
            None if self.far.is_none() => None,
            None => self.get_far(self.position_of_far(id)?),
        }
    }

    /// All of them.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Rc<T>> {
        let far = self.far.iter().flat_map(|far| far.blocks.iter().flat_map(|block| &block.threads));
        self.near.iter().chain(far)
    }

    /// The first of those that may have a trait, by position, for which this holds.
    #[inline]
    pub fn find(&self, wanted: Trait, mut is: impl FnMut(ThreadIx, &T) -> bool) -> Option<ThreadIx> {
        for (at, thread) in self.near.iter().enumerate() {
            if is(at, thread) {
                return Some(at);
            }
        }
        match &self.far {
            Some(far) => far.find(wanted, &mut is),
            None => None,
        }
    }

    /// The positions of those that may have a trait, in ascending order: none is left out that has it.
    #[inline]
    pub fn that_may(&self, wanted: Trait) -> Positions<'_, T> {
        Positions { next: 0, near: self.near.len(), far: self.far.as_deref(), wanted, open: 0 }
    }

    /// The first of them.
    #[inline]
    pub fn near(&self) -> &[Rc<T>] {
        &self.near
    }

    /// Whether there are others than those.
    #[inline]
    pub fn are_many(&self) -> bool {
        self.far.is_some()
    }

    /// Finds out what those may be about to do that were changed. To be called where threads stand before their next steps.
    #[inline]
    pub fn settle(&mut self) {
        if let Some(far) = &mut self.far
            && !far.stale.is_empty()
        {
            Rc::make_mut(far).settle();
        }
    }

    /// Sees those that are not the very same as they were: their positions, what they are, and what they were.
    #[inline]
    pub fn changed_since(&self, before: &Threads<T>, mut see: impl FnMut(ThreadIx, &Rc<T>, Option<&Rc<T>>)) {
        for (at, (thread, was)) in self.near.iter().zip(&before.near).enumerate() {
            if !Rc::ptr_eq(thread, was) {
                see(at, thread, Some(was));
            }
        }
        for (at, thread) in self.near.iter().enumerate().skip(before.near.len()) {
            see(at, thread, None);
        }
        if let Some(far) = &self.far {
            far.changed_since(before.far.as_deref(), &mut see);
        }
    }

    /// How many places have the same thread in both, changed in neither.
    #[inline]
    pub fn in_common(&self, other: &Threads<T>) -> usize {
        let near = self.near.iter().zip(&other.near).filter(|(one, other)| Rc::ptr_eq(one, other)).count();
        match (&self.far, &other.far) {
            (Some(one), Some(other)) => near + one.in_common(other),
            _ => near,
        }
    }
}

impl<T: Member> Index<ThreadIx> for Threads<T> {
    type Output = Rc<T>;

    #[inline]
    fn index(&self, thread: ThreadIx) -> &Rc<T> {
        match self.near.get(thread) {
            Some(near) => near,
            None => self.index_far(thread),
        }
    }
}

impl<T: Member> IndexMut<ThreadIx> for Threads<T> {
    #[inline]
    fn index_mut(&mut self, thread: ThreadIx) -> &mut Rc<T> {
        if thread < self.near.len() {
            return &mut self.near[thread];
        }
        self.index_far_mut(thread)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug)]
    struct Sample {
        id: ThreadId,
        traits: u32,
    }

    impl Member for Sample {
        fn id(&self) -> ThreadId {
            self.id
        }

        fn has(&self, wanted: Trait) -> bool {
            self.traits >> wanted as u32 & 1 == 1
        }
    }

    fn sample(number: u32) -> Rc<Sample> {
        let id = ThreadId::MAIN.child(number + 1);
        Rc::new(Sample { id: id.unwrap_or(ThreadId::MAIN), traits: number % 64 })
    }

    /// Many threads behave as a plain row of them, before and after it was found out what they may do.
    #[test]
    fn are_a_row_however_many_there_are() {
        let mut number = 1u64;
        let (mut threads, mut plain) = (Threads::default(), Vec::new());
        for turn in 0..400 {
            let before = (threads.clone(), plain.clone());
            threads.push(sample(turn));
            plain.push(sample(turn));
            for _ in 0..3 {
                number ^= number << 13;
                number ^= number >> 7;
                number ^= number << 17;
                let at = number as usize % plain.len();
                let traits = (number >> 32) as u32 % 64;
                Rc::make_mut(&mut threads[at]).traits = traits;
                Rc::make_mut(&mut plain[at]).traits = traits;
            }
            if turn % 3 > 0 {
                threads.settle();
            }
            assert!(before.0.iter().eq(before.1.iter()), "a copy changed");
            assert!(threads.iter().eq(plain.iter()));
            let mut seen = Vec::new();
            threads.changed_since(&before.0, |at, thread, was| {
                assert!(Rc::ptr_eq(thread, &threads[at]));
                assert!(was.map(Rc::as_ptr) == before.0.get(at).map(Rc::as_ptr));
                seen.push(at);
            });
            let same = |at: &usize| before.0.get(*at).is_some_and(|was| Rc::ptr_eq(was, &threads[*at]));
            let all: Vec<usize> = (0..threads.len()).filter(|at| !same(at)).collect();
            assert_eq!(seen, all, "changed in turn {turn}");
            let changed = before.0.iter().zip(threads.iter()).filter(|(one, other)| !Rc::ptr_eq(one, other));
            assert_eq!(before.0.in_common(&threads), before.1.len() - changed.count());
            for wanted in Trait::ALL {
                let has: Vec<usize> = (0..plain.len()).filter(|at| plain[*at].has(wanted)).collect();
                let found = threads.that_may(wanted).filter(|at| threads[*at].has(wanted));
                assert!(found.eq(has.iter().copied()), "{wanted:?} in turn {turn}");
                assert_eq!(threads.find(wanted, |_, thread| thread.has(wanted)), has.first().copied());
                let may = threads.that_may(wanted).filter(|at| *at >= NEAR).count();
                let far = has.iter().filter(|at| **at >= NEAR).count();
                assert!(turn % 3 == 0 || may == far, "{wanted:?} may hold for more than it does");
            }
            for (at, thread) in plain.iter().enumerate() {
                assert_eq!(threads.position_of(thread.id), Some(at));
                assert!(threads.named(thread.id).is_some_and(|named| Rc::ptr_eq(named, &threads[at])));
                assert_eq!(threads.get(at), Some(thread));
            }
            assert_eq!((threads.len(), threads.get(plain.len())), (plain.len(), None));
        }
    }
}
