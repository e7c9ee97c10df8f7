//! What a run gets from outside is part of its witness, so the words for it are in `trace`.

pub use threadbare_trace::options::{Abort, Content, Options, Undefined};
