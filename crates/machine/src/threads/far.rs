//! Threads that are not among the first, in blocks. Whatever deals with them is out of line: programs with few threads do not pay
//! for it. It does not know what steps mean.

use super::{Member, TRAITS, Threads, Trait};
use crate::sync::ThreadIx;
use imbl::GenericHashMap;
use imbl::shared_ptr::RcK;
use rustc_hash::FxBuildHasher;
use std::rc::Rc;
use threadbare_trace::ThreadId;

/// How many threads are in the row.
pub(super) const NEAR: usize = 64;

/// How many threads are in a block.
const BLOCK: usize = 64;

/// Sees a thread: its position, what it is, and what it was.
type See<'a, T> = &'a mut dyn FnMut(ThreadIx, &Rc<T>, Option<&Rc<T>>);

/// Threads that are not among the first.
#[derive(Clone)]
pub(super) struct Far<T> {
    pub(super) len: usize,
    pub(super) blocks: Vec<Rc<Block<T>>>,
    /// Their positions by their names.
    named: GenericHashMap<ThreadId, u32, FxBuildHasher, RcK>,
    /// The blocks of which it has to be found out what their threads may be about to do.
    pub(super) stale: Vec<u32>,
}

#[derive(Clone)]
pub(super) struct Block<T> {
    pub(super) threads: Vec<Rc<T>>,
    /// Those for which each trait may hold: one that was changed since it was looked at has every trait.
    may: [u64; TRAITS],
}

impl<T> Default for Far<T> {
    fn default() -> Far<T> {
        Far { len: 0, blocks: Vec::new(), named: GenericHashMap::default(), stale: Vec::new() }
    }
}

impl<T> Default for Block<T> {
    fn default() -> Block<T> {
        Block { threads: Vec::new(), may: [0; TRAITS] }
    }
}

impl<T: Member> Threads<T> {
    #[cold]
    #[inline(never)]
    pub(super) fn get_far(&self, thread: ThreadIx) -> Option<&Rc<T>> {
        self.far.as_ref()?.get(thread)
    }

    /// Without a call that returns: who has few threads and asks for one would have to save its registers for that.
    #[inline(always)]
    pub(super) fn index_far(&self, thread: ThreadIx) -> &Rc<T> {
        let Some(far) = &self.far else { missing(thread) };
        let at = thread.wrapping_sub(NEAR);
        match far.blocks.get(at / BLOCK).and_then(|block| block.threads.get(at % BLOCK)) {
            Some(found) => found,
            None => missing(thread),
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn index_far_mut(&mut self, thread: ThreadIx) -> &mut Rc<T> {
        self.get_far_mut(thread).unwrap_or_else(|| missing(thread))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn get_far_mut(&mut self, thread: ThreadIx) -> Option<&mut Rc<T>> {
        let at = thread.checked_sub(NEAR)?;
        let far = self.far.as_mut().filter(|far| at < far.len)?;
        let Far { blocks, stale, .. } = Rc::make_mut(far);
        let block = Rc::make_mut(&mut blocks[at / BLOCK]);
        let bit = 1 << (at % BLOCK);
        block.may.iter_mut().for_each(|may| *may |= bit);
        // Mostly it is one thread that runs.
        if !stale.contains(&((at / BLOCK) as u32)) {
            stale.push((at / BLOCK) as u32);
        }
        block.threads.get_mut(at % BLOCK)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn push_far(&mut self, thread: Rc<T>) {
        let far = Rc::make_mut(self.far.get_or_insert_default());
        far.named.insert(thread.id(), (NEAR + far.len) as u32);
        if far.len.is_multiple_of(BLOCK) {
            far.blocks.push(Rc::default());
        }
        let (last, bit) = (far.blocks.len() - 1, 1 << (far.len % BLOCK));
        let block = Rc::make_mut(&mut far.blocks[last]);
        block.threads.push(thread);
        block.may.iter_mut().for_each(|may| *may |= bit);
        far.stale.push(last as u32);
        far.len += 1;
    }

    #[cold]
    #[inline(never)]
    pub(super) fn position_of_far(&self, id: ThreadId) -> Option<ThreadIx> {
        self.far.as_ref()?.named.get(&id).map(|at| *at as ThreadIx)
    }
}

impl<T: Member> Far<T> {
    #[cold]
    #[inline(never)]
    pub(super) fn settle(&mut self) {
        for at in std::mem::take(&mut self.stale) {
            let block = Rc::make_mut(&mut self.blocks[at as usize]);
            for (wanted, may) in Trait::ALL.into_iter().zip(&mut block.may) {
                let bits = block.threads.iter().enumerate();
                *may = bits.fold(0, |may, (at, thread)| may | u64::from(thread.has(wanted)) << at);
            }
        }
    }

    fn that_may(&self, wanted: Trait) -> Positions<'_, T> {
        Positions { next: NEAR, near: NEAR, far: Some(self), wanted, open: 0 }
    }

    fn get(&self, thread: ThreadIx) -> Option<&Rc<T>> {
        let at = thread.checked_sub(NEAR)?;
        self.blocks.get(at / BLOCK)?.threads.get(at % BLOCK)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn find(&self, wanted: Trait, is: &mut dyn FnMut(ThreadIx, &T) -> bool) -> Option<ThreadIx> {
        self.that_may(wanted).find(|at| self.get(*at).is_some_and(|thread| is(*at, thread)))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn changed_since(&self, before: Option<&Far<T>>, see: See<'_, T>) {
        for (number, block) in self.blocks.iter().enumerate() {
            let earlier = before.and_then(|before| before.blocks.get(number));
            if earlier.is_some_and(|earlier| Rc::ptr_eq(block, earlier)) {
                continue;
            }
            for (at, thread) in block.threads.iter().enumerate() {
                let was = earlier.and_then(|earlier| earlier.threads.get(at));
                if !was.is_some_and(|was| Rc::ptr_eq(thread, was)) {
                    see(NEAR + number * BLOCK + at, thread, was);
                }
            }
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn in_common(&self, other: &Far<T>) -> usize {
        let same = |(one, other): (&Rc<Block<T>>, &Rc<Block<T>>)| match Rc::ptr_eq(one, other) {
            true => one.threads.len(),
            false => {
                one.threads.iter().zip(&other.threads).filter(|(one, other)| Rc::ptr_eq(one, other)).count()
            }
        };
        self.blocks.iter().zip(&other.blocks).map(same).sum()
    }
}

/// Positions of threads that may have a trait.
pub struct Positions<'a, T> {
    /// The next one in the row; then the block after the one at hand, as if there were blocks of `BLOCK` from there on.
    pub(super) next: usize,
    pub(super) near: usize,
    pub(super) far: Option<&'a Far<T>>,
    pub(super) wanted: Trait,
    /// Those of the block at hand that are still to come.
    pub(super) open: u64,
}

impl<T: Member> Iterator for Positions<'_, T> {
    type Item = ThreadIx;

    #[inline]
    fn next(&mut self) -> Option<ThreadIx> {
        if self.next < self.near {
            self.next += 1;
            return Some(self.next - 1);
        }
        if self.far.is_none() { None } else { self.next_far() }
    }
}

impl<T: Member> Positions<'_, T> {
    #[cold]
    #[inline(never)]
    fn next_far(&mut self) -> Option<ThreadIx> {
        let far = self.far?;
        while self.open == 0 {
            let block = far.blocks.get((self.next - NEAR) / BLOCK)?;
            self.open = block.may[self.wanted as usize];
            self.next += BLOCK;
        }
        let at = self.open.trailing_zeros() as usize;
        self.open &= self.open - 1;
        Some(self.next - BLOCK + at)
    }
}

/// Who has a position has it from the state, or from one before it.
#[cold]
#[inline(never)]
fn missing(thread: ThreadIx) -> ! {
    panic!("there is no thread {thread}")
}
