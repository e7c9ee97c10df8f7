//! A piece of an object: bytes, and a shadow that says which of them are not what they seem. Large objects consist of
//! pages, whose bytes lie beside their shadow; what is left, or a small object as a whole, is a piece of its own size.

use rustc_hash::FxHashMap;
use threadbare_expr::Term;

/// What a byte of memory is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Cell {
    /// The byte in the chunk.
    #[default]
    Concrete,
    /// Byte `index` (from the least significant) of a term.
    Symbolic {
        /// The term.
        term: Term,
        /// Which of its bytes.
        index: u16,
    },
    /// Never written.
    Uninitialised,
}

/// The bytes of a page.
pub const PAGE: usize = 4096;

pub type Page = Chunk<[u8; PAGE]>;
pub type Piece = Chunk<Box<[u8]>>;

#[derive(Clone, PartialEq, Debug)]
pub struct Chunk<B> {
    shadow: Shadow,
    bytes: B,
}

#[derive(Clone, PartialEq, Debug)]
enum Shadow {
    /// Every byte is concrete.
    Clean,
    /// No byte was ever written. A local that is written whole never needs more than this.
    Fresh,
    Mixed(Box<Mixed>),
}

#[derive(Clone, PartialEq, Debug)]
struct Mixed {
    /// Bytes that are not concrete, a bit each.
    marked: Box<[u64]>,
    /// How many they are.
    count: u32,
    /// Those of them that are symbolic; the others are uninitialised.
    cells: FxHashMap<u16, (Term, u16)>,
}

impl<B: AsRef<[u8]> + AsMut<[u8]>> Chunk<B> {
    /// Bytes that were written.
    pub fn written_with(bytes: B) -> Chunk<B> {
        Chunk { bytes, shadow: Shadow::Clean }
    }

    /// Room for bytes that were not.
    pub fn fresh(bytes: B) -> Chunk<B> {
        Chunk { bytes, shadow: Shadow::Fresh }
    }

    /// The bytes, whatever they are worth.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        self.bytes.as_ref()
    }

    /// Whether these bytes are all concrete.
    #[inline]
    pub fn is_concrete(&self, at: usize, len: usize) -> bool {
        match &self.shadow {
            Shadow::Clean => true,
            Shadow::Fresh => false,
            Shadow::Mixed(mixed) => !mixed.any(at, len),
        }
    }

    /// Up to eight bytes that lie inside, if they are all concrete.
    #[inline(always)] // with a length that is known
    pub fn read(&self, at: usize, len: usize) -> Option<u64> {
        if !self.is_concrete(at, len) {
            return None;
        }
        let bytes = &self.bytes.as_ref()[at..at + len];
        Some(match len {
            1 => u64::from(bytes[0]),
            2 => u64::from(u16::from_le_bytes([bytes[0], bytes[1]])),
            4 => u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])),
            8 => bytes.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes)),
            _ => {
                let mut word = [0; 8];
                word[..len].copy_from_slice(bytes);
                u64::from_le_bytes(word)
            }
        })
    }

    /// Writes up to eight concrete bytes that lie inside.
    #[inline(always)] // with a length that is known
    pub fn write(&mut self, at: usize, len: usize, word: u64) {
        let bytes = &mut self.bytes.as_mut()[at..at + len];
        match len {
            1 => bytes[0] = word as u8,
            4 => bytes.copy_from_slice(&(word as u32).to_le_bytes()),
            8 => bytes.copy_from_slice(&word.to_le_bytes()),
            _ => bytes.copy_from_slice(&word.to_le_bytes()[..len]),
        }
        if !matches!(self.shadow, Shadow::Clean) {
            self.written(at, len);
        }
    }

    /// Writes concrete bytes that lie inside.
    pub fn write_bytes(&mut self, at: usize, bytes: &[u8]) {
        self.bytes.as_mut()[at..at + bytes.len()].copy_from_slice(bytes);
        self.written(at, bytes.len());
    }

    /// These bytes are concrete now.
    fn written(&mut self, at: usize, len: usize) {
        if matches!(self.shadow, Shadow::Fresh) {
            if len == self.bytes().len() {
                self.shadow = Shadow::Clean;
                return;
            }
            self.shadow = Shadow::Mixed(Box::new(Mixed::all(self.bytes().len())));
        }
        if let Shadow::Mixed(mixed) = &mut self.shadow {
            mixed.clear(at, len);
            if mixed.count == 0 {
                self.shadow = Shadow::Clean;
            }
        }
    }

    /// Whether some byte is symbolic.
    pub fn has_terms(&self) -> bool {
        self.terms().next().is_some()
    }

    /// The terms that its symbolic bytes belong to.
    pub fn terms(&self) -> impl Iterator<Item = Term> + '_ {
        let mixed = match &self.shadow {
            Shadow::Mixed(mixed) => Some(mixed),
            _ => None,
        };
        mixed.into_iter().flat_map(|mixed| mixed.cells.values().map(|(term, _)| *term))
    }

    pub fn cell(&self, at: usize) -> Cell {
        match &self.shadow {
            Shadow::Clean => Cell::Concrete,
            Shadow::Fresh => Cell::Uninitialised,
            Shadow::Mixed(mixed) if !mixed.any(at, 1) => Cell::Concrete,
            Shadow::Mixed(mixed) => match mixed.cells.get(&(at as u16)) {
                Some((term, index)) => Cell::Symbolic { term: *term, index: *index },
                None => Cell::Uninitialised,
            },
        }
    }

    pub fn set(&mut self, at: usize, byte: u8, cell: Cell) {
        if cell == Cell::Concrete {
            return self.write(at, 1, u64::from(byte));
        }
        self.bytes.as_mut()[at] = byte;
        let len = self.bytes().len();
        let mixed = match &mut self.shadow {
            Shadow::Mixed(mixed) => mixed,
            Shadow::Fresh if cell == Cell::Uninitialised => return,
            other => {
                let fresh = matches!(other, Shadow::Fresh);
                *other = Shadow::Mixed(Box::new(if fresh { Mixed::all(len) } else { Mixed::none(len) }));
                match other {
                    Shadow::Mixed(mixed) => mixed,
                    _ => return,
                }
            }
        };
        mixed.mark(at);
        match cell {
            Cell::Symbolic { term, index } => mixed.cells.insert(at as u16, (term, index)),
            _ => mixed.cells.remove(&(at as u16)),
        };
    }
}

impl Mixed {
    fn none(len: usize) -> Mixed {
        Mixed { marked: vec![0; len.div_ceil(64)].into(), count: 0, cells: FxHashMap::default() }
    }

    fn all(len: usize) -> Mixed {
        let mut mixed = Mixed::none(len);
        for at in 0..len {
            mixed.marked[at / 64] |= 1 << (at % 64);
        }
        mixed.count = len as u32;
        mixed
    }

    fn any(&self, at: usize, len: usize) -> bool {
        (at..at + len).any(|at| self.marked[at / 64] >> (at % 64) & 1 == 1)
    }

    fn mark(&mut self, at: usize) {
        let bit = 1 << (at % 64);
        self.count += u32::from(self.marked[at / 64] & bit == 0);
        self.marked[at / 64] |= bit;
    }

    fn clear(&mut self, at: usize, len: usize) {
        for at in at..at + len {
            let bit = 1 << (at % 64);
            if self.marked[at / 64] & bit != 0 {
                self.marked[at / 64] &= !bit;
                self.count -= 1;
                if !self.cells.is_empty() {
                    self.cells.remove(&(at as u16));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_stop_being_uninitialised_one_by_one() {
        let mut chunk = Piece::fresh(vec![0; 10].into());
        assert_eq!(chunk.read(0, 4), None);
        chunk.write(2, 4, 0x0403_0201);
        assert_eq!((chunk.read(2, 4), chunk.read(1, 2), chunk.read(5, 2)), (Some(0x0403_0201), None, None));
        chunk.write(0, 2, 0);
        chunk.write(6, 4, 0);
        assert!(matches!(chunk.shadow, Shadow::Clean), "nothing is left to remember");
        chunk.set(3, 0, Cell::Uninitialised);
        assert_eq!((chunk.cell(3), chunk.cell(4)), (Cell::Uninitialised, Cell::Concrete));
    }

    #[test]
    fn a_local_that_is_written_whole_needs_no_shadow() {
        let mut chunk = Piece::fresh(vec![0; 4].into());
        chunk.write(0, 4, 7);
        assert!(matches!(chunk.shadow, Shadow::Clean));
    }
}
