//! What compilers of C++ call, and what the C++ standard library keeps to itself: here what needs the machine, the rest is in the library's
//! part in C (`libc/cxx_*.c`).

pub mod unwind;
