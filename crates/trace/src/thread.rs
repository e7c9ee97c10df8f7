//! Names of threads. A thread is named by its parent and its birth order there, so that equivalent runs
//! agree on every name whatever the schedule was.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A thread's name: the birth numbers on the way from the main thread, each as an Elias gamma code, packed
/// from the top of the word. The main thread has the empty path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ThreadId(u32);

impl ThreadId {
    /// The thread that the program starts with.
    pub const MAIN: ThreadId = ThreadId(0);

    /// The `birth`-th thread (from 1) that this one creates, or `None` if the name would be too long.
    pub fn child(self, birth: u32) -> Option<ThreadId> {
        let digits = 32 - birth.leading_zeros();
        if digits == 0 {
            return None;
        }
        let used = self.used_bits();
        let total = used + 2 * digits - 1;
        (total <= 32).then(|| ThreadId(self.0 | birth << (32 - total)))
    }

    /// How many bits of the word the name takes.
    pub fn used_bits(self) -> u32 {
        // A gamma code ends in its lowest digit; only `path` can tell zeros of a digit from unused bits.
        let mut used = 0;
        while let Some((_, length)) = self.code_at(used) {
            used += length;
        }
        used
    }

    /// The whole name as one word, left-aligned; unused bits are zero.
    pub fn code(self) -> u32 {
        self.0
    }

    /// The name that is this word. There need be no such thread.
    pub fn from_code(code: u32) -> ThreadId {
        ThreadId(code)
    }

    /// The birth numbers from the main thread on.
    pub fn path(self) -> Vec<u32> {
        let mut used = 0;
        let mut path = Vec::new();
        while let Some((birth, length)) = self.code_at(used) {
            path.push(birth);
            used += length;
        }
        path
    }

    /// Which of the threads that this one creates has this name, if one has.
    pub fn number_of(self, child: ThreadId) -> Option<u32> {
        let (birth, _) = child.code_at(self.used_bits())?;
        (self.child(birth) == Some(child)).then_some(birth)
    }

    fn code_at(self, offset: u32) -> Option<(u32, u32)> {
        let rest = self.0.checked_shl(offset).unwrap_or(0);
        if rest == 0 {
            return None;
        }
        let zeros = rest.leading_zeros();
        let length = 2 * zeros + 1;
        Some((rest >> (32 - length), length))
    }
}

impl fmt::Display for ThreadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0")?;
        for birth in self.path() {
            write!(f, ".{birth}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for ThreadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "thread {self}")
    }
}

impl std::str::FromStr for ThreadId {
    type Err = String;

    fn from_str(text: &str) -> Result<ThreadId, String> {
        let bad = || format!("'{text}' is no thread name: expected 0, 0.1, 0.1.2, ...");
        let mut numbers = text.split('.');
        if numbers.next() != Some("0") {
            return Err(bad());
        }
        numbers.try_fold(ThreadId::MAIN, |parent, number| {
            number.parse().ok().and_then(|birth| parent.child(birth)).ok_or_else(bad)
        })
    }
}

impl Serialize for ThreadId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ThreadId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<ThreadId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct_and_readable() {
        let mut seen = std::collections::HashSet::new();
        for a in 1..60 {
            let child = ThreadId::MAIN.child(a).unwrap();
            assert!(seen.insert(child));
            for b in 1..60 {
                let grandchild = child.child(b).unwrap();
                assert!(seen.insert(grandchild), "{grandchild}");
                assert_eq!(grandchild.path(), [a, b]);
                assert_eq!(grandchild.to_string().parse(), Ok(grandchild));
            }
        }
    }

    #[test]
    fn a_name_that_does_not_fit_is_refused() {
        assert_eq!(ThreadId::MAIN.child(0), None);
        assert_eq!(ThreadId::MAIN.child(1 << 16), None);
        assert!("1.2".parse::<ThreadId>().is_err());
    }
}
