//! Memory: objects by address. Copying a memory is cheap; what is written afterwards is copied then.
//!
//! It knows objects and bytes. It does not know threads' programs, events or errors: an access that is not
//! allowed is an answer here, and becomes an error where the access was made.

pub mod address;
pub mod object;
mod symbolic;

pub use address::{Allocator, Space};
pub use object::{Initial, Life, Object, Origin};

use rustc_hash::FxBuildHasher;
use std::rc::Rc;

/// All objects of a state.
#[derive(Clone, Default)]
pub struct Memory {
    slots: imbl::GenericHashMap<u64, Rc<Object>, FxBuildHasher, imbl::shared_ptr::RcK>,
    large: imbl::GenericOrdMap<u64, Rc<Object>, imbl::shared_ptr::RcK>,
}

/// Why an access is not allowed.
#[derive(Clone, Debug)]
pub enum Fault {
    /// The address is in the first page.
    Null,
    /// No object was ever there.
    Wild,
    /// The access reaches outside the object.
    OutOfBounds(Box<Object>),
    /// The object is gone.
    Dead(Box<Object>),
    /// The object must not be written.
    ReadOnly(Box<Object>),
}

impl Memory {
    /// Puts an object in its place.
    pub fn insert(&mut self, object: Object) {
        let map_address = object.base;
        if address::slot_of(map_address).is_some() {
            self.slots.insert(map_address, Rc::new(object));
        } else {
            self.large.insert(map_address, Rc::new(object));
        }
    }

    /// The object whose slot the address lies in, live or not, whether or not the address is inside it.
    #[inline]
    pub fn find(&self, at: u64) -> Option<&Object> {
        match address::slot_of(at) {
            Some(slot) => self.slots.get(&slot).map(|object| &**object),
            None => {
                let (_, object) = self.large.get_prev(&at)?;
                (at - object.base <= object.size).then_some(&**object)
            }
        }
    }

    /// The object as above, to change it.
    #[inline]
    pub fn find_mut(&mut self, at: u64) -> Option<&mut Object> {
        match address::slot_of(at) {
            Some(slot) => self.slots.get_mut(&slot).map(Rc::make_mut),
            None => {
                let (_, object) = self.large.get_prev_mut(&at)?;
                (at - object.base <= object.size).then(|| Rc::make_mut(object))
            }
        }
    }

    /// The object for an access of `len` bytes, or why it is not allowed.
    #[inline]
    pub fn check(&self, at: u64, len: u64, write: bool) -> Result<&Object, Fault> {
        let Some(object) = self.find(at) else {
            return Err(if at < 4096 { Fault::Null } else { Fault::Wild });
        };
        if object.life != Life::Live {
            return Err(Fault::Dead(Box::new(object.clone())));
        }
        if !object.contains(at, len) {
            return Err(Fault::OutOfBounds(Box::new(object.clone())));
        }
        if write && !object.writable {
            return Err(Fault::ReadOnly(Box::new(object.clone())));
        }
        Ok(object)
    }
}
