//! Where a person sees that something happens: in the program's own text, not inside the headers of a language's library which it calls. Headers
//! are compiled like the program; only where they are installed tells them apart.

use crate::witness::{Location, WitnessedFailure};

/// Where systems and compilers keep the headers of libraries.
const SYSTEM: &[&str] = &["/usr/include/", "/usr/lib/", "/usr/local/include/", "/usr/local/lib/", "/rustc/"];

/// Whether a file is a library's header, or its source, rather than the program's.
pub fn is_of_system(file: &str) -> bool {
    SYSTEM.iter().any(|folder| file.starts_with(folder))
}

impl Location {
    /// Whether this is no place in the program's own text.
    pub fn is_foreign(&self) -> bool {
        self.line == 0 || is_of_system(&self.file)
    }
}

/// The place that a person sees of one with these calls around it, the innermost first; and how many of the calls are those of a library and its own.
/// A place that nothing in the program's text called is seen as it is.
fn seen(location: &Location, calls: &[Location]) -> Option<usize> {
    match location.is_foreign() {
        true => calls.iter().position(|call| !call.is_foreign()),
        false => None,
    }
}

/// Makes a place, with the calls around it, the one that a person sees.
pub fn show(location: &mut Location, calls: &mut Vec<Location>) {
    if let Some(at) = seen(location, calls) {
        let rest = calls.split_off(at + 1);
        if let Some(own) = std::mem::replace(calls, rest).pop() {
            *location = own;
        }
    }
    // Between its own functions, and before them, a program may go through many of a library.
    if !location.is_foreign() {
        calls.retain(|call| !call.is_foreign());
    }
}

impl WitnessedFailure {
    /// The failure as a person sees it: at places of the program.
    #[must_use]
    pub fn seen(mut self) -> WitnessedFailure {
        show(&mut self.location, &mut self.stack);
        for other in &mut self.others {
            show(&mut other.location, &mut other.stack);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(file: &str, line: u32) -> Location {
        Location { file: file.into(), line, column: 1, function: "f".into() }
    }

    #[test]
    fn what_happens_in_a_header_is_seen_where_it_was_called() {
        let header = at("/usr/include/c++/12/vector", 7);
        let calls = [at("/usr/lib/gcc/x/bits/alloc.h", 3), at("a.cpp", 9), at("a.cpp", 20)];
        let places = |location: &Location, calls: &[Location]| {
            let (mut location, mut calls) = (location.clone(), calls.to_vec());
            show(&mut location, &mut calls);
            location
        };
        assert_eq!(places(&header, &calls), calls[1]);
        assert_eq!(places(&at("", 0), &calls), calls[1]);
        assert_eq!(places(&calls[1], &calls[2..]), calls[1]);
        assert_eq!(places(&header, &calls[..1]), header);
        let (mut location, mut stack) = (header, calls.to_vec());
        show(&mut location, &mut stack);
        assert_eq!((location, stack), (calls[1].clone(), vec![calls[2].clone()]));
    }
}
