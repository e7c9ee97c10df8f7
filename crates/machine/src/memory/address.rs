//! Addresses. An address is a pure function of the object's name (its kind, its thread, its count there), so
//! equivalent runs agree on every address; and it says where its object is, so that finding the object is
//! arithmetic and one look-up.
//!
//! 47 bits: space (2) | thread (16) | class (5) | slot and offset (24). A slot of class `c` has `16 << c`
//! bytes and is larger than its object: one past the end stays inside, the rest is a red zone. Classes from 16
//! on are the upper half of the thread's part, where large objects are laid out one after the other.
//!
//! The names of the first 255 threads that the main thread starts, and of their like, have 16 bits. Longer names have the rest, of
//! up to 14 bits, above: such addresses have up to 61 bits, and what a program hides in the upper bits of pointers is in their way.
//!
//! Above these are the wide spaces, one for the heap (bit 62) and one for locals (bit 61), with 2^46 and 2^45 bytes for each thread of a short
//! name. There objects go one after the other that need room for as many bytes as an input may ask for.

use threadbare_trace::ThreadId;

/// What kind of memory an address belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    /// Global variables and functions.
    Global = 1,
    /// Allocated by the program.
    Heap = 2,
    /// Locals.
    Stack = 3,
}

const THREAD_BITS: u32 = 16;
/// The bits of a longer name, and where they are counted from those of a short one: above the space.
const MORE_THREAD_BITS: u32 = 14;
const MORE_SHIFT: u32 = THREAD_BITS + 2;
const THREAD_SHIFT: u32 = 29;
const SPACE_SHIFT: u32 = 45;
/// Addresses have no more bits than this; above are places that are none of the program's.
const BITS: u32 = SPACE_SHIFT + 2 + MORE_THREAD_BITS;
const CLASS_SHIFT: u32 = 24;
const BIG: u64 = 1 << 28;
const SMALLEST: u32 = 4;
/// Objects larger than this are laid out one after the other.
const LARGEST_SLOTTED: u64 = 32 << 10;

/// The place of functions: one slot each, never read.
const FUNCTIONS: u64 = ((Space::Global as u64) << SPACE_SHIFT) | (1 << THREAD_SHIFT);

/// The first of the parts of the space of globals where objects of the inputs are, each at a place that its name decides.
const INPUTS: u64 = 16;

/// The place of blocks whose addresses are taken, never read.
const BLOCKS: u64 = ((Space::Global as u64) << SPACE_SHIFT) | (2 << THREAD_SHIFT);

/// Where the wide spaces are, and how many bits the part of a thread has there.
const WIDE_HEAP: (u64, u32) = (1 << 62, 46);
const WIDE_STACK: (u64, u32) = (1 << 61, 45);

/// The counters from which a thread's (or the globals') next addresses follow.
#[derive(Clone, Debug, Default)]
pub struct Allocator {
    next_slot: [u32; 16],
    next_big: u64,
    next_wide: u64,
}

/// The bits of a thread's name as addresses carry them, if the name is short enough.
pub fn region(thread: ThreadId) -> Option<u64> {
    let unused = 32 - THREAD_BITS - MORE_THREAD_BITS;
    let name = u64::from(thread.code());
    let more = name >> unused & ((1 << MORE_THREAD_BITS) - 1);
    (name & ((1 << unused) - 1) == 0).then_some(name >> (32 - THREAD_BITS) | more << MORE_SHIFT)
}

/// The space of an address, by its number.
#[inline]
fn space(address: u64) -> u64 {
    if address >> BITS == 0 { address >> SPACE_SHIFT & 3 } else { wide_space(address) }
}

#[cold]
fn wide_space(address: u64) -> u64 {
    match address >> BITS {
        1 => Space::Stack as u64,
        2 | 3 => Space::Heap as u64,
        _ => 0,
    }
}

/// Whether the address is in one of the wide spaces.
#[inline]
pub fn is_wide(address: u64) -> bool {
    address >> BITS != 0
}

/// Whether a thread has a part of the wide spaces, by the bits of its name.
pub fn has_wide(region: u64) -> bool {
    region >> THREAD_BITS == 0
}

/// Where the part of the wide space begins that an address lies in, and how many bits it has.
fn wide_part(address: u64) -> (u64, u32) {
    let bits = if wide_space(address) == Space::Stack as u64 { WIDE_STACK.1 } else { WIDE_HEAP.1 };
    (address >> bits << bits, bits)
}

/// The address of the function with this symbol number.
pub fn of_function(symbol: u32) -> u64 {
    FUNCTIONS + (u64::from(symbol) << SMALLEST)
}

/// The symbol number of the function at this address.
pub fn function_at(address: u64) -> Option<u32> {
    let offset = address.checked_sub(FUNCTIONS)?;
    (offset < BIG && offset & 15 == 0).then_some((offset >> SMALLEST) as u32)
}

/// The address of an object of the inputs that has this name and so many bytes: the name decides about its part and its slot there. Witnesses
/// hold such addresses, so this stays as it is.
pub fn of_input(name: &[u32], size: u64) -> u64 {
    let mixed = name.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, word| {
        let hash = (hash ^ u64::from(*word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^ hash >> 29
    });
    let class =
        u64::from((size + 1).next_power_of_two().trailing_zeros().clamp(SMALLEST, SMALLEST + 11) - SMALLEST);
    let parts = (1 << THREAD_BITS) - INPUTS;
    let (part, slot) = (INPUTS + (mixed >> 32) % parts, mixed & u64::from(slots(class as u32) - 1));
    (Space::Global as u64) << SPACE_SHIFT
        | part << THREAD_SHIFT
        | class << CLASS_SHIFT
        | slot << (class + u64::from(SMALLEST))
}

/// Whether an address is one of an object of the inputs.
#[inline]
pub fn is_input(address: u64) -> bool {
    let first = (Space::Global as u64) << SPACE_SHIFT;
    (first + (INPUTS << THREAD_SHIFT)..first + (1 << SPACE_SHIFT)).contains(&address)
}

/// The address of a block of a function.
pub fn of_block(symbol: u32, block: u32) -> u64 {
    BLOCKS + (u64::from(symbol) << 16) + u64::from(block)
}

/// Whether the address is one of a local that this thread may once have had.
#[inline]
pub fn is_stack(address: u64) -> bool {
    // Without a call on any way: this is asked at every store.
    let above = address >> BITS;
    above == 0 && address >> SPACE_SHIFT & 3 == Space::Stack as u64 || above == WIDE_STACK.0 >> BITS
}

/// The part of memory that a thread's locals belong to.
pub fn stack(thread: ThreadId) -> Option<u64> {
    region(thread).map(|region| part((Space::Stack as u64) << SPACE_SHIFT | region << THREAD_SHIFT))
}

/// Whether the address is one of a local or of something allocated that this thread may once have had.
pub fn is_of(thread: ThreadId, address: u64) -> bool {
    let (heap, stack) = (Space::Heap as u64, Space::Stack as u64);
    matches!(space(address), own if own == heap || own == stack) && region(thread) == Some(region_of(address))
}

/// Whether a number is large enough for an address of something.
pub fn may_be_one(number: u64) -> bool {
    number >> SPACE_SHIFT != 0
}

/// The part of memory that an address belongs to: its space and thread.
#[inline]
pub fn part(address: u64) -> u64 {
    address >> THREAD_SHIFT
}

/// The class of the slot that an address lies in, and its number there; `None` where large objects are.
#[inline]
pub fn slot_number(address: u64) -> Option<(usize, u32)> {
    if address & BIG != 0 {
        return None;
    }
    let class = (address >> CLASS_SHIFT & 15) as u32;
    Some((class as usize, ((address & ((1 << CLASS_SHIFT) - 1)) >> (class + SMALLEST)) as u32))
}

/// The start of the slot that the address lies in, or `None` where large objects are (or nothing is).
pub fn slot_of(address: u64) -> Option<u64> {
    if is_wide(address) || space(address) == 0 || address & BIG != 0 {
        return None;
    }
    let class = (address >> CLASS_SHIFT & 15) as u32;
    Some(address & !((1 << (class + SMALLEST)) - 1))
}

/// How far addresses are shifted for the number of their slot, by class; of large objects, for what is close together.
const SHIFTS: [u8; 32] = {
    let mut shifts = [SMALLEST as u8; 32];
    let mut class = 0;
    while class < 16 {
        shifts[class] += class as u8;
        class += 1;
    }
    shifts
};

/// Whether two addresses are surely in the same slot, or close together where large objects are.
#[inline]
pub fn is_same_slot(a: u64, b: u64) -> bool {
    // In one go with whether they are wide: this is asked of every index.
    (a ^ b) >> SHIFTS[(a >> CLASS_SHIFT & 31) as usize] | a >> BITS == 0
}

/// Where the slot ends that the address lies in.
pub fn slot_end(address: u64) -> Option<u64> {
    let class = (address >> CLASS_SHIFT & 15) as u32;
    slot_of(address).map(|slot| slot + (1 << (class + SMALLEST)))
}

/// The bits of a thread's name that an address carries.
pub fn region_of(address: u64) -> u64 {
    if is_wide(address) {
        return address >> wide_part(address).1 & ((1 << THREAD_BITS) - 1);
    }
    let more = ((1 << MORE_THREAD_BITS) - 1) << MORE_SHIFT;
    address >> THREAD_SHIFT & (((1 << THREAD_BITS) - 1) | more)
}

/// How many slots a class has in one part.
const fn slots(class: u32) -> u32 {
    1 << (CLASS_SHIFT - SMALLEST - class)
}

impl Allocator {
    /// How many tries to find a free slot make sense: as many as the class has.
    pub fn tries(size: u64) -> u32 {
        let class = size.max(15).next_power_of_two().trailing_zeros().min(SMALLEST + 15) - SMALLEST;
        slots(class.min(15))
    }

    /// Whether an address may be one that was given out.
    pub fn has_given(&self, address: u64) -> bool {
        if is_wide(address) {
            return address - wide_part(address).0 < self.next_wide;
        }
        match slot_number(address) {
            Some((class, slot)) => slot < self.next_slot[class],
            None => address & (BIG - 1) < self.next_big,
        }
    }

    /// Gives back the room of large objects that were made after this moment; see [`Allocator::mark`].
    pub fn release(&mut self, mark: u64) {
        self.next_big = self.next_big.min(mark);
    }

    /// Where the next large object would go.
    pub fn mark(&self) -> u64 {
        self.next_big
    }

    /// The next address for an object of this size and alignment, or `None` when the part is full.
    pub fn next(&mut self, space: Space, region: u64, size: u64, align: u64) -> Option<u64> {
        let part = (space as u64) << SPACE_SHIFT | region << THREAD_SHIFT;
        let need = size.checked_add(1)?.max(align);
        if need <= LARGEST_SLOTTED {
            let class = need.next_power_of_two().trailing_zeros().max(SMALLEST) - SMALLEST;
            let slot = &mut self.next_slot[class as usize];
            let number = match space {
                // Locals come and go: their slots are used again when all others of the class have been.
                Space::Stack => *slot & (slots(class) - 1),
                _ if *slot < slots(class) => *slot,
                _ => return self.next_large(part, size, align),
            };
            *slot = slot.wrapping_add(1);
            return Some(part | u64::from(class) << CLASS_SHIFT | u64::from(number) << (class + SMALLEST));
        }
        self.next_large(part, size, align)
    }

    /// How large an object can be for which there is a place; one that is smaller than this may find a slot besides.
    pub fn most(&self, align: u64) -> u64 {
        let left = BIG.saturating_sub(self.next_big.saturating_add(align.max(16) - 1) & !(align.max(16) - 1));
        left.saturating_sub(4096).max(LARGEST_SLOTTED - 1)
    }

    /// The next address for an object with so much room in the wide space, or `None` when the part is full or the thread's name too long.
    pub fn next_wide(&mut self, space: Space, region: u64, room: u64, align: u64) -> Option<u64> {
        let (start, bits) = if space == Space::Stack { WIDE_STACK } else { WIDE_HEAP };
        if !has_wide(region) {
            return None;
        }
        // What goes a little astray, on either side, hits nothing.
        let gap = room.clamp(4096, 1 << 30);
        let align = align.max(4096);
        let first = self.next_wide.checked_add(gap + align - 1)? & !(align - 1);
        let end = first.checked_add(room)?.checked_add(gap)?;
        if end > 1 << bits {
            return None;
        }
        self.next_wide = end;
        Some(start | region << bits | first)
    }

    /// Places for large objects, one after the other.
    fn next_large(&mut self, part: u64, size: u64, align: u64) -> Option<u64> {
        let align = align.max(16);
        let start = self.next_big.checked_add(align - 1)? & !(align - 1);
        // A red zone as large as a page, so that a small overrun of one object does not hit the next.
        let end = start.checked_add(size)?.checked_add(4096)?;
        if end > BIG {
            return None;
        }
        self.next_big = end;
        Some(part | BIG | start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_do_not_overlap_and_name_their_slot() {
        let mut allocator = Allocator::default();
        let region = region(ThreadId::MAIN.child(3).unwrap()).unwrap();
        let mut ends: Vec<(u64, u64)> = Vec::new();
        for size in [0, 1, 15, 16, 17, 100, 4096, 40_000, 1 << 20, 3, 3, 3] {
            let address = allocator.next(Space::Heap, region, size, 16).unwrap();
            assert_eq!(address % 16, 0);
            if size < LARGEST_SLOTTED {
                assert_eq!(slot_of(address), Some(address));
                assert_eq!(slot_of(address + size), Some(address), "one past the end is inside");
            } else {
                assert_eq!(slot_of(address), None);
            }
            assert!(ends.iter().all(|&(start, end)| address > end || address + size < start));
            ends.push((address, address + size));
        }
    }

    #[test]
    fn wide_addresses_name_their_space_and_thread() {
        let region = region(ThreadId::MAIN.child(3).unwrap()).unwrap();
        let mut allocator = Allocator::default();
        let mut last = 0;
        for space in [Space::Stack, Space::Heap] {
            for room in [255, 1 << 34, 1 << 40, 3] {
                let at = allocator.next_wide(space, region, room, 64).unwrap();
                assert!(is_wide(at) && at > last && at % 64 == 0);
                assert_eq!((region_of(at), is_stack(at)), (region, space == Space::Stack));
                assert_eq!((slot_of(at), slot_end(at)), (None, None));
                assert!(allocator.has_given(at + room));
                last = at + room;
            }
        }
        assert_eq!(allocator.next_wide(Space::Heap, region, 1 << 46, 16), None, "no room");
        assert_eq!(Allocator::default().next_wide(Space::Heap, 1 << MORE_SHIFT, 8, 16), None, "a long name");
    }

    #[test]
    fn ten_thousand_threads_have_parts_of_their_own() {
        let threads = (1..=10_000).filter_map(|birth| ThreadId::MAIN.child(birth));
        let mut parts: Vec<u64> = Vec::new();
        for thread in threads.chain([ThreadId::MAIN]) {
            let region = region(thread).unwrap();
            for space in [Space::Heap, Space::Stack] {
                let address = Allocator::default().next(space, region, 100, 16).unwrap();
                assert_eq!((region_of(address), is_stack(address)), (region, space == Space::Stack));
                assert_eq!(slot_of(address + 50), Some(address));
                parts.push(part(address));
            }
        }
        parts.sort_unstable();
        parts.dedup();
        assert_eq!(parts.len(), 20_002);
    }

    #[test]
    fn functions_have_addresses_of_their_own() {
        assert_eq!(function_at(of_function(17)), Some(17));
        assert_eq!(function_at(of_function(17) + 1), None);
        assert_eq!(function_at(0), None);
    }
}
