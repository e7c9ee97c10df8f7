//! What verification tools have: inputs, assumptions, atomic sections and hints. One file a subject.

pub mod input;
pub mod nothing;
pub mod section;
