//! Objects: bytes that are copied on write, with a shadow where bytes are symbolic or uninitialised, and a log
//! of writes to places that are not known.

use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_trace::{CodePoint, ThreadId};

const CHUNK: usize = 1024;

/// One allocation.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its first byte.
    pub base: u64,
    /// How many bytes it has.
    pub size: u64,
    /// Whether it may be accessed.
    pub life: Life,
    /// What made it.
    pub origin: Origin,
    /// Who made it.
    pub owner: ThreadId,
    /// Whether several threads may access it, so that accesses are visible steps.
    pub shared: bool,
    /// Whether it may be written.
    pub writable: bool,
    chunks: Vec<Rc<Chunk>>,
    /// Writes at symbolic offsets and everything written after them, oldest first.
    pub log: Option<Rc<Vec<LogEntry>>>,
}

/// Whether an object may be accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Life {
    /// Yes.
    Live,
    /// It was freed there.
    Freed(CodePoint),
    /// The function that it belonged to has returned, or its block was left.
    OutOfScope,
}

/// What made an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The global variable with this symbol number.
    Global(u32),
    /// An allocation call there.
    Heap(CodePoint),
    /// A local defined there.
    Stack(CodePoint),
}

/// A write to an object whose offset was symbolic, or that came after such a write.
#[derive(Clone, Copy, Debug)]
pub struct LogEntry {
    /// The offset, 64 bits.
    pub offset: Term,
    /// What was written, 8 bits an entry.
    pub byte: Term,
}

#[derive(Clone, Debug)]
struct Chunk {
    bytes: Box<[u8]>,
    shadow: Option<Box<[Cell]>>,
}

/// What a byte of memory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cell {
    /// The byte in the chunk.
    #[default]
    Concrete,
    /// Byte `index` (from the least significant) of a term.
    Symbolic {
        /// The term.
        term: Term,
        /// Which of its bytes.
        index: u8,
    },
    /// Never written.
    Uninitialised,
}

/// What an object starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initial {
    /// All bytes zero.
    Zero,
    /// Nothing was written yet.
    Uninitialised,
}

impl Object {
    /// An object without a history.
    pub fn new(base: u64, size: u64, origin: Origin, owner: ThreadId, initial: Initial) -> Object {
        let mut chunks = Vec::new();
        let shadow = |len: usize| match initial {
            Initial::Zero => None,
            Initial::Uninitialised => Some(vec![Cell::Uninitialised; len].into_boxed_slice()),
        };
        let full = (size as usize) / CHUNK;
        if full > 0 {
            // Untouched chunks of a large object are one and the same.
            let chunk = Rc::new(Chunk { bytes: vec![0; CHUNK].into(), shadow: shadow(CHUNK) });
            chunks.resize(full, chunk);
        }
        let rest = (size as usize) % CHUNK;
        if rest > 0 {
            chunks.push(Rc::new(Chunk { bytes: vec![0; rest].into(), shadow: shadow(rest) }));
        }
        Object {
            base,
            size,
            life: Life::Live,
            origin,
            owner,
            shared: false,
            writable: true,
            chunks,
            log: None,
        }
    }

    /// Whether `len` bytes from `address` on are all inside.
    pub fn contains(&self, address: u64, len: u64) -> bool {
        address >= self.base && address - self.base <= self.size && len <= self.size - (address - self.base)
    }

    /// Reads up to eight concrete bytes at once; `None` if one of them is not concrete or a log lies over them.
    #[inline]
    pub fn read_word(&self, offset: u64, len: usize) -> Option<u64> {
        if self.log.is_some() {
            return None;
        }
        let (at, within) = (offset as usize / CHUNK, offset as usize % CHUNK);
        let chunk = self.chunks.get(at)?;
        if within + len > chunk.bytes.len() {
            return self.read_across(offset, len);
        }
        if let Some(shadow) = &chunk.shadow
            && shadow[within..within + len].iter().any(|cell| *cell != Cell::Concrete)
        {
            return None;
        }
        let mut word = [0; 8];
        word[..len].copy_from_slice(&chunk.bytes[within..within + len]);
        Some(u64::from_le_bytes(word))
    }

    fn read_across(&self, offset: u64, len: usize) -> Option<u64> {
        (0..len as u64).try_fold(0, |word, i| match self.cell(offset + i) {
            (byte, Cell::Concrete) => Some(word | u64::from(byte) << (8 * i)),
            _ => None,
        })
    }

    /// The byte at an offset inside the object, under the log.
    pub fn cell(&self, offset: u64) -> (u8, Cell) {
        let (at, within) = (offset as usize / CHUNK, offset as usize % CHUNK);
        let chunk = &self.chunks[at];
        (chunk.bytes[within], chunk.shadow.as_ref().map_or(Cell::Concrete, |shadow| shadow[within]))
    }

    /// Writes up to eight concrete bytes. The caller has checked the bounds, and that there is no log.
    #[inline]
    pub fn write_word(&mut self, offset: u64, len: usize, word: u64) {
        let (at, within) = (offset as usize / CHUNK, offset as usize % CHUNK);
        if within + len > CHUNK {
            for i in 0..len as u64 {
                self.set_cell(offset + i, (word >> (8 * i)) as u8, Cell::Concrete);
            }
            return;
        }
        let chunk = Rc::make_mut(&mut self.chunks[at]);
        chunk.bytes[within..within + len].copy_from_slice(&word.to_le_bytes()[..len]);
        if let Some(shadow) = &mut chunk.shadow {
            shadow[within..within + len].fill(Cell::Concrete);
        }
    }

    /// Writes one byte under the log.
    pub fn set_cell(&mut self, offset: u64, byte: u8, cell: Cell) {
        let (at, within) = (offset as usize / CHUNK, offset as usize % CHUNK);
        let chunk = Rc::make_mut(&mut self.chunks[at]);
        chunk.bytes[within] = byte;
        match &mut chunk.shadow {
            Some(shadow) => shadow[within] = cell,
            None if cell == Cell::Concrete => {}
            None => {
                let mut shadow = vec![Cell::Concrete; chunk.bytes.len()].into_boxed_slice();
                shadow[within] = cell;
                chunk.shadow = Some(shadow);
            }
        }
    }
}
