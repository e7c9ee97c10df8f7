//! Memory: objects by address. Copying a memory is cheap; what is written afterwards is copied then.
//!
//! It knows objects and bytes. It does not know threads' programs, events or errors: an access that is not
//! allowed is an answer here, and becomes an error where the access was made.

pub mod address;
mod chunk;
mod log;
pub mod object;
mod sized;
mod symbolic;
mod table;

pub use address::{Allocator, Space};
pub use chunk::Cell;
pub use object::{Initial, Life, Object, Origin};

use crate::roots::Roots;
use table::Table;
use threadbare_trace::{Range, ThreadId};

/// All objects of a state.
#[derive(Clone, Default)]
pub struct Memory {
    table: Table,
    changes: Changes,
    /// Whether an allocation was freed.
    freed: bool,
}

/// How often something may have been written.
#[derive(Clone, Copy, Default, Debug)]
pub struct Changes {
    /// Not on the stack, or where others may see it.
    pub elsewhere: u64,
    /// By a thread on its own stack, where nobody else sees it.
    pub own: u64,
}

/// Why an access is not allowed.
#[derive(Clone, Debug)]
pub enum Fault {
    /// The address is in the first page.
    Null,
    /// No object was ever there.
    Wild,
    /// A local was there, whose function has returned.
    Gone,
    /// The access reaches outside the object.
    OutOfBounds(Box<Object>),
    /// The object is gone.
    Dead(Box<Object>),
    /// The object must not be written.
    ReadOnly(Box<Object>),
}

/// No object is in the first so many bytes: addresses there are computed from null.
pub const FIRST_PAGE: u64 = 4096;

/// Who accesses memory, as far as it decides whether others must hear of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accessor {
    /// The only thread.
    Alone,
    /// One of several.
    Among(ThreadId),
}

impl Memory {
    /// Puts an object in its place.
    pub fn insert(&mut self, object: Object) {
        match object.shared {
            true => self.changes.elsewhere += 1,
            false => self.count_own(object.base),
        }
        self.table.insert(object);
    }

    /// Takes an object away.
    pub fn remove(&mut self, base: u64) {
        match self.table.look_up(base).is_some_and(|object| object.shared) {
            true => self.changes.elsewhere += 1,
            false => self.count_own(base),
        }
        self.table.remove(base);
    }

    /// An allocation is freed.
    pub fn frees(&mut self) {
        self.freed = true;
    }

    /// Whether an allocation was freed before.
    pub fn has_freed(&self) -> bool {
        self.freed
    }

    /// A number that changes whenever something may have been written.
    pub fn version(&self) -> u64 {
        self.changes.elsewhere + self.changes.own
    }

    /// What that number is made of.
    pub fn changes(&self) -> Changes {
        self.changes
    }

    /// The object whose slot the address lies in, live or not, whether or not the address is inside it.
    #[inline]
    pub fn find(&self, at: u64) -> Option<&Object> {
        self.table.look_up(at)
    }

    /// The object as above, to change it.
    #[inline]
    pub fn find_mut(&mut self, at: u64) -> Option<&mut Object> {
        self.changes.elsewhere += 1;
        self.table.get_mut(at)
    }

    /// The same for what nobody but the thread that changes it sees.
    #[inline]
    pub fn find_own(&mut self, at: u64) -> Option<&mut Object> {
        self.count_own(at);
        self.table.get_mut(at)
    }

    /// Something is written that nobody but the thread that writes it sees.
    #[inline]
    fn count_own(&mut self, at: u64) {
        match address::is_stack(at) {
            true => self.changes.own += 1,
            false => self.changes.elsewhere += 1,
        }
    }

    /// The same to read it. Bytes that were never written get a term by that, which is the same one whoever reads them:
    /// nobody can tell that they were read.
    pub fn find_to_read(&mut self, at: u64) -> Option<&mut Object> {
        self.changes.own += 1;
        self.table.get_mut(at)
    }

    /// What lives on a thread's stack and nobody else sees.
    pub fn own_stack(&self, thread: ThreadId) -> Vec<&Object> {
        let mut objects = address::stack(thread).map_or_else(Vec::new, |part| self.table.objects_in(part));
        objects.extend(self.table.wide(thread).filter(|object| address::is_stack(object.base)));
        objects.retain(|object| !object.shared && object.life == Life::Live);
        objects
    }

    /// The value of at most eight bytes, if it is known.
    pub fn word_at(&self, range: Range) -> Option<u64> {
        let object = self.check(range.start, range.len, false).ok()?;
        object.read_word(range.start - object.base, usize::try_from(range.len).ok().filter(|len| *len <= 8)?)
    }

    /// Whether there is an object at an address that may be accessed.
    pub fn is_live(&self, at: u64) -> bool {
        self.find(at).is_some_and(|object| object.life == Life::Live)
    }

    /// Every object, dead ones included.
    pub fn objects(&self) -> Vec<&Object> {
        self.table.objects()
    }

    /// The terms in it.
    pub(crate) fn roots(&self, roots: &mut Roots) {
        self.table.roots(roots);
    }

    /// Whether the live objects are the same as in another memory. Both share most of what they hold.
    pub fn is_as_in(&self, other: &Memory) -> bool {
        self.table.is_as_in(&other.table)
    }

    /// The object for an access of `len` bytes, or why it is not allowed. Of one whose size is a term, whether the access is in its
    /// room.
    #[inline]
    pub fn check(&self, at: u64, len: u64, write: bool) -> Result<&Object, Fault> {
        let Some(object) = self.find(at) else {
            return Err(match at {
                0..FIRST_PAGE => Fault::Null,
                _ if address::is_stack(at) => Fault::Gone,
                _ => Fault::Wild,
            });
        };
        if object.life != Life::Live {
            return Err(Fault::Dead(Box::new(object.clone())));
        }
        if !object.has_room(at, len) {
            return Err(Fault::OutOfBounds(Box::new(object.clone())));
        }
        if write && !object.writable {
            return Err(Fault::ReadOnly(Box::new(object.clone())));
        }
        Ok(object)
    }

    /// The addresses that lie in an object's place: its own, and those behind it up to the next place.
    pub fn room_of(&self, object: &Object) -> (u64, u64) {
        let end = address::slot_end(object.base).unwrap_or(object.base + object.size + 1);
        (object.base, end)
    }

    /// The address of the object that a pointer belongs to, if it does not belong there any more when it is moved.
    #[inline(always)]
    pub fn left_by(&self, from: u64, to: u64) -> Option<u64> {
        if address::is_same_slot(from, to) { None } else { self.left_slot_by(from, to) }
    }

    #[inline(never)]
    fn left_slot_by(&self, from: u64, to: u64) -> Option<u64> {
        let object = self.find(from)?;
        let (start, end) = self.room_of(object);
        (to < start || end <= to).then_some(object.base)
    }

    /// The addresses around this one at which no object is. What a local leaves behind is a gap of its own.
    pub fn gap(&self, at: u64) -> (u64, u64) {
        if let Some(end) = address::slot_end(at).filter(|_| address::is_stack(at)) {
            return (address::slot_of(at).unwrap_or(at), end);
        }
        let (mut start, mut end) = (FIRST_PAGE, u64::MAX);
        for (first, behind) in self.table.objects().into_iter().map(|object| self.room_of(object)) {
            if behind <= at {
                start = start.max(behind);
            } else if first > at {
                end = end.min(first);
            }
        }
        (start, end)
    }

    /// Reads up to eight bytes if nothing about the access is special: it is allowed, nobody else must hear of it,
    /// and the bytes are concrete. The address was computed from another, which must belong to the same object for certain.
    #[inline(never)] // who asks needs all registers for something else
    pub fn read_plain<const LEN: usize>(&self, from: u64, at: u64, by: Accessor) -> Option<u64> {
        match self.table.find_among_few(at) {
            Some(object) => object.read_plain::<LEN>(from, at, by),
            None => self.read_elsewhere::<LEN>(from, at, by),
        }
    }

    #[cold]
    #[inline(never)]
    fn read_elsewhere<const LEN: usize>(&self, from: u64, at: u64, by: Accessor) -> Option<u64> {
        self.find(at)?.read_plain::<LEN>(from, at, by)
    }

    /// Writes up to eight bytes if nothing about the access is special; whether it did.
    #[inline(never)] // who asks needs all registers for something else
    pub fn write_plain<const LEN: usize>(&mut self, from: u64, at: u64, word: u64, by: Accessor) -> bool {
        // What others must hear of is not touched here: do not copy it either.
        if by != Accessor::Alone && !self.table.get(at).is_some_and(|object| object.is_private_to(by)) {
            return false;
        }
        self.count_own(at);
        let Some(object) = self.table.look_up_mut(at) else { return false };
        if object.life != Life::Live
            || !object.writable
            || object.log.is_some()
            || !object.contains(at, LEN as u64)
            || !object.surely_has(from)
        {
            return false;
        }
        object.write_word(at - object.base, LEN, word);
        true
    }
}

impl Object {
    /// Whether an address surely belongs to it: it lies inside, or just behind it.
    #[inline]
    fn surely_has(&self, address: u64) -> bool {
        address.wrapping_sub(self.base) <= self.size
    }

    /// See [`Memory::read_plain`].
    #[inline(always)] // with a length that is known
    fn read_plain<const LEN: usize>(&self, from: u64, at: u64, by: Accessor) -> Option<u64> {
        let offset = at.wrapping_sub(self.base);
        let is_plain = self.life == Life::Live
            && self.certainly_has(offset, LEN as u64)
            && self.surely_has(from)
            && self.is_private_to(by);
        if is_plain { self.read_word(offset, LEN) } else { None }
    }

    /// Whether an access need not be told to anybody.
    #[inline]
    fn is_private_to(&self, by: Accessor) -> bool {
        match by {
            Accessor::Alone => true,
            Accessor::Among(thread) => {
                !self.shared
                    && (self.owner == thread || matches!(self.origin, Origin::Global(_) | Origin::Input))
            }
        }
    }
}
