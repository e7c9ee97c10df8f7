//! What tells a finding from others also in a later version of the program: its kind, its functions, and the text of its lines, but not their
//! numbers, so that code above may come and go.

use crate::Sources;
use std::collections::HashMap;
use std::hash::Hasher;
use threadbare_trace::{ErrorKind, Finding, Location, WitnessedFailure};

/// A fingerprint for each finding. Of several that nothing else tells apart, the second has its number in it, and so on.
pub fn fingerprints<'a>(findings: impl Iterator<Item = &'a Finding>, sources: &Sources) -> Vec<String> {
    let mut seen: HashMap<u64, u32> = HashMap::new();
    findings
        .map(|finding| {
            let own = hash(&text(&finding.witness.failure, sources));
            let count = seen.entry(own).or_default();
            *count += 1;
            match *count {
                1 => format!("{own:016x}"),
                more => format!("{own:016x}-{more}"),
            }
        })
        .collect()
}

fn text(failure: &WitnessedFailure, sources: &Sources) -> String {
    let place = |location: &Location| {
        let line = sources.line(&location.file, location.line).unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        format!("{}\n{}\n{}\n", location.file, location.function, words.join(" "))
    };
    let mut places = vec![place(&failure.location)];
    places.extend(failure.others.iter().map(|other| place(&other.location)));
    // Of a race either place may be the first, when lines move.
    if failure.kind == ErrorKind::Race {
        places.sort();
    }
    format!("{}\n{}\n{}", failure.kind, failure.variable, places.concat())
}

/// FNV-1a: the same on every machine and in every version, which hashes of the standard library do not promise.
fn hash(text: &str) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    hasher.write(text.as_bytes());
    hasher.finish()
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}
