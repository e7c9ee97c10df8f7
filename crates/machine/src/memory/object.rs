//! Objects: bytes that are copied on write, with a shadow where bytes are symbolic or uninitialised, and a log
//! of writes to places that are not known.

pub use super::chunk::Cell;
use super::chunk::{Chunk, PAGE, Page, Piece};
pub use super::log::{LogEntry, Source};
use crate::roots::Roots;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use threadbare_expr::Term;
pub use threadbare_trace::Origin;
use threadbare_trace::{CodePoint, ThreadId};

/// One allocation.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its first byte.
    pub base: u64,
    /// How many bytes it has; if that is a term, how many there is room for.
    pub size: u64,
    /// How many it has for certain: all of them, unless that is a term.
    certain: u64,
    /// How many it has, if that is a term (`sized.rs`).
    pub(super) extent: Option<Term>,
    /// Whether bytes behind its end may be left from when it was larger.
    pub(super) shrunk: bool,
    /// Whether it may be accessed.
    pub(crate) life: Life,
    /// What made it.
    pub origin: Origin,
    /// Who made it.
    pub owner: ThreadId,
    /// Whether several threads may access it, so that accesses are visible steps.
    pub shared: bool,
    /// Whether it may be written.
    pub writable: bool,
    /// Whether a mark in the program has said that its life begins.
    pub begun: bool,
    /// The pages of a large object.
    pub(super) pages: Vec<Rc<Page>>,
    /// What is left of a large object, or a small one as a whole. Of one whose size is a term: any page behind those.
    pub(super) last: Rc<Piece>,
    /// Writes at symbolic offsets and everything written after them, oldest first.
    pub(crate) log: Option<Rc<Vec<LogEntry>>>,
}

/// Whether an object may be accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Life {
    /// Yes.
    Live,
    /// It was freed there.
    Freed(CodePoint),
    /// The block that it belonged to was left. It may be entered again.
    OutOfScope,
    /// The function that it belonged to was left, or its thread has ended.
    Left,
}

/// What an object starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initial {
    /// All bytes zero.
    Zero,
    /// Nothing was written yet.
    Uninitialised,
}

/// A byte that is a term, and a page full of it, which all that are filled with it share: the shadow of a page takes many times the page.
pub(crate) struct Filled {
    cell: Cell,
    page: Rc<Page>,
}

impl Filled {
    /// A term of eight bits.
    pub fn new(term: Term) -> Filled {
        let cell = Cell::Symbolic { term, index: 0 };
        let mut page = Chunk::written_with([0; PAGE]);
        (0..PAGE).for_each(|at| page.set(at, 0, cell));
        Filled { cell, page: Rc::new(page) }
    }
}

impl Object {
    /// An object without a history.
    pub(crate) fn new(base: u64, size: u64, origin: Origin, owner: ThreadId, initial: Initial) -> Object {
        let mut pages = Vec::new();
        if size as usize >= PAGE {
            // Untouched pages are one and the same.
            let page = Rc::new(match initial {
                Initial::Zero => Chunk::written_with([0; PAGE]),
                Initial::Uninitialised => Chunk::fresh([0; PAGE]),
            });
            pages.resize(size as usize / PAGE, page);
        }
        let rest = vec![0; size as usize % PAGE].into();
        let last = Rc::new(match initial {
            Initial::Zero => Chunk::written_with(rest),
            Initial::Uninitialised => Chunk::fresh(rest),
        });
        Object {
            base,
            size,
            certain: size,
            extent: None,
            shrunk: false,
            life: Life::Live,
            origin,
            owner,
            shared: false,
            writable: true,
            begun: false,
            pages,
            last,
            log: None,
        }
    }

    /// Whether `len` bytes from `address` on are all inside for certain.
    #[inline]
    pub fn contains(&self, address: u64, len: u64) -> bool {
        // An address before it is very far behind it.
        let offset = address.wrapping_sub(self.base);
        offset <= self.certain && len <= self.certain - offset
    }

    /// The same of an offset that is nowhere near the highest number, as it is wherever the object was found by an address.
    #[inline]
    pub(super) fn certainly_has(&self, offset: u64, len: u64) -> bool {
        debug_assert!(offset.checked_add(len).is_some());
        offset.wrapping_add(len) <= self.certain
    }

    /// Reads up to eight concrete bytes at once; `None` if one of them is not concrete or a log lies over them.
    /// They must lie inside.
    #[inline(always)] // with a length that is known
    pub(crate) fn read_word(&self, offset: u64, len: usize) -> Option<u64> {
        if self.log.is_some() || len > 8 {
            return None;
        }
        let (at, within) = (offset as usize / PAGE, offset as usize % PAGE);
        if within + len > PAGE {
            return self.read_across(offset, len);
        }
        match self.pages.get(at) {
            Some(page) => page.read(within, len),
            None => self.last.read(within, len),
        }
    }

    fn read_across(&self, offset: u64, len: usize) -> Option<u64> {
        (0..len as u64).try_fold(0, |word, i| match self.cell(offset + i) {
            (byte, Cell::Concrete) => Some(word | u64::from(byte) << (8 * i)),
            _ => None,
        })
    }

    /// Reads concrete bytes that lie inside; `None` if one of them is not concrete or a log lies over them.
    pub(crate) fn read_bytes(&self, offset: u64, len: u64) -> Option<Vec<u8>> {
        if self.log.is_some() {
            return None;
        }
        let mut bytes = Vec::with_capacity(len as usize);
        let (mut at, end) = (offset as usize, (offset + len) as usize);
        while at < end {
            let within = at % PAGE;
            let step = (PAGE - within).min(end - at);
            let (all, concrete) = match self.pages.get(at / PAGE) {
                Some(page) => (page.bytes(), page.is_concrete(within, step)),
                None => (self.last.bytes(), self.last.is_concrete(within, step)),
            };
            if !concrete {
                return None;
            }
            bytes.extend_from_slice(&all[within..within + step]);
            at += step;
        }
        Some(bytes)
    }

    /// Writes concrete bytes that lie inside. The caller has checked that there is no log, and room for them.
    pub(crate) fn write_bytes(&mut self, offset: u64, bytes: &[u8]) {
        let (mut at, mut left) = (offset as usize, bytes);
        while !left.is_empty() {
            let within = at % PAGE;
            let step = (PAGE - within).min(left.len());
            let (now, later) = left.split_at(step);
            match self.pages.get_mut(at / PAGE) {
                Some(page) => Rc::make_mut(page).write_bytes(within, now),
                None => Rc::make_mut(&mut self.last).write_bytes(within, now),
            }
            left = later;
            at += step;
        }
    }

    /// Fills bytes that lie inside. The caller has checked that there is no log, and room for them.
    pub(crate) fn fill(&mut self, offset: u64, len: u64, with: &Filled) {
        let (mut at, end) = (offset as usize, (offset + len) as usize);
        while at < end {
            let step = (PAGE - at % PAGE).min(end - at);
            match self.pages.get_mut(at / PAGE) {
                Some(page) if step == PAGE => *page = with.page.clone(),
                _ => (at..at + step).for_each(|at| self.set_cell(at as u64, 0, with.cell)),
            }
            at += step;
        }
    }

    /// The byte at an offset inside the object, under the log.
    pub(crate) fn cell(&self, offset: u64) -> (u8, Cell) {
        let (at, within) = (offset as usize / PAGE, offset as usize % PAGE);
        match self.pages.get(at) {
            Some(page) => (page.bytes()[within], page.cell(within)),
            None => (self.last.bytes()[within], self.last.cell(within)),
        }
    }

    /// Writes up to eight concrete bytes. The caller has checked the bounds, that there is no log, and that the size is no term.
    #[inline(always)] // with a length that is known
    pub(crate) fn write_word(&mut self, offset: u64, len: usize, word: u64) {
        let (at, within) = (offset as usize / PAGE, offset as usize % PAGE);
        if within + len > PAGE {
            for i in 0..len as u64 {
                self.set_cell(offset + i, (word >> (8 * i)) as u8, Cell::Concrete);
            }
            return;
        }
        match self.pages.get_mut(at) {
            Some(page) => Rc::make_mut(page).write(within, len, word),
            None => Rc::make_mut(&mut self.last).write(within, len, word),
        }
    }

    /// Writes one byte under the log. Of an object whose size is a term there must be room for it.
    pub(crate) fn set_cell(&mut self, offset: u64, byte: u8, cell: Cell) {
        let (at, within) = (offset as usize / PAGE, offset as usize % PAGE);
        match self.pages.get_mut(at) {
            Some(page) => Rc::make_mut(page).set(within, byte, cell),
            None => Rc::make_mut(&mut self.last).set(within, byte, cell),
        }
    }

    /// The terms in it.
    pub(crate) fn roots(&self, roots: &mut Roots) {
        for page in &self.pages {
            if page.has_terms() && roots.is_new(page) {
                roots.terms.extend(page.terms());
            }
        }
        roots.terms.extend(self.last.terms());
        roots.terms.extend(self.extent);
        self.log.iter().flat_map(|log| log.iter()).for_each(|entry| entry.roots(roots));
    }

    /// Whether it is the same object with the same bytes.
    pub(crate) fn is_as(&self, other: &Object) -> bool {
        let same_page = |(a, b): (&Rc<Page>, &Rc<Page>)| Rc::ptr_eq(a, b) || a == b;
        self.base == other.base
            && (self.size, self.extent, self.shrunk) == (other.size, other.extent, other.shrunk)
            && self.life == other.life
            && self.log == other.log
            && self.last == other.last
            && self.pages.len() == other.pages.len()
            && self.pages.iter().zip(&other.pages).all(same_page)
    }

    /// Adds where it is, and what its bytes are.
    pub(crate) fn hash_bytes(&self, hasher: &mut impl Hasher) {
        (self.base, self.size, self.extent, &self.log).hash(hasher);
        let kept = self.kept();
        for start in (0..kept).step_by(8) {
            let len = 8.min(kept - start);
            match self.read_word(start, len as usize) {
                Some(word) => word.hash(hasher),
                None => (start..start + len).for_each(|at| self.cell(at).hash(hasher)),
            }
        }
    }
}
