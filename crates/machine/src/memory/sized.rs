//! Objects whose size is a term. They have room in the address space for as many bytes as the term can be, and bytes only
//! where something was written or read: pages are made up to there, and behind them all bytes are as they were at first.
//!
//! Such an object has no bytes for certain, so whatever is quick about accesses leaves it alone, and costs objects of a known
//! size nothing. Whether an access is inside is asked in `step/sized.rs`, each time by the thread that makes it: the object does not learn
//! from answers, or what one thread has to decide would depend on what others decided before.
//!
//! Objects that are too large for a page table are of this kind, too; the term is a number then.

use super::chunk::{Chunk, PAGE, Piece};
use super::object::{Initial, Object, Origin};
use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_trace::ThreadId;

/// So many pages are made. What is written behind them goes to the log.
const MOST_PAGES: usize = 1 << 14;

impl Object {
    /// An object that has as many bytes as the term of 64 bits says, which is no more than its room.
    pub fn sized(
        base: u64,
        (extent, room): (Term, u64),
        origin: Origin,
        owner: ThreadId,
        initial: Initial,
    ) -> Object {
        let mut object = Object::new(base, 0, origin, owner, initial);
        object.last = Rc::new(match initial {
            Initial::Zero => Piece::written_with(vec![0; PAGE].into()),
            Initial::Uninitialised => Piece::fresh(vec![0; PAGE].into()),
        });
        (object.size, object.extent) = (room, Some(extent));
        object
    }

    /// How many bytes it has, if that is a term.
    pub fn extent(&self) -> Option<Term> {
        self.extent
    }

    /// Whether bytes can be written to it as they are.
    pub fn is_plain(&self) -> bool {
        self.log.is_none() && self.extent.is_none()
    }

    /// Whether `len` bytes from `address` on are inside, or in the room of an object whose size is a term.
    pub fn has_room(&self, address: u64, len: u64) -> bool {
        self.contains(address, len)
            || self.extent.is_some()
                && address >= self.base
                && address - self.base <= self.size
                && len <= self.size - (address - self.base)
    }

    /// The same object at the beginning of a new life.
    pub fn anew(&self) -> Object {
        match self.extent {
            Some(extent) => {
                Object::sized(self.base, (extent, self.size), self.origin, self.owner, Initial::Uninitialised)
            }
            None => Object::new(self.base, self.size, self.origin, self.owner, Initial::Uninitialised),
        }
    }

    /// How many of its bytes are kept one by one; all others are as they were at first.
    pub fn kept(&self) -> u64 {
        match self.extent {
            Some(_) => self.size.min((self.pages.len() * PAGE) as u64),
            None => self.size,
        }
    }

    /// Makes the pages up to this offset. Not if they would be too many.
    pub(super) fn reserve(&mut self, end: u64) -> bool {
        if self.extent.is_none() || end <= (self.pages.len() * PAGE) as u64 {
            return true;
        }
        let Some(wanted) = usize::try_from(end).ok().map(|end| end.div_ceil(PAGE)) else { return false };
        if wanted > MOST_PAGES {
            return false;
        }
        let page = Rc::new(match self.last.is_concrete(0, PAGE) {
            true => Chunk::written_with([0; PAGE]),
            false => Chunk::fresh([0; PAGE]),
        });
        self.pages.resize(wanted, page);
        true
    }

    /// Takes over the bytes of another object, which is about to be given up for this one. Whether that could be done; not if the
    /// other has more bytes than it may show: what is behind its end must be undefined here, if it is inside.
    pub fn adopt(&mut self, other: &Object) -> bool {
        match (self.extent, other.extent) {
            (_, Some(_)) if other.shrunk || other.last.is_concrete(0, PAGE) => return false,
            (Some(_), Some(_)) => {
                self.pages.clone_from(&other.pages);
                self.log.clone_from(&other.log);
            }
            _ if other.log.is_some() => return false,
            _ => {
                let kept = other.kept().min(self.size);
                if !self.reserve(kept) {
                    return false;
                }
                for offset in 0..kept {
                    let (byte, cell) = other.cell(offset);
                    self.set_cell(offset, byte, cell);
                }
            }
        }
        self.shrunk = self.extent.is_some();
        true
    }
}
