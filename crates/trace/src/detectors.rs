//! The errors that are looked for, one list: what each is called, whether it can be switched, and what a process shows of it
//! when its witness is replayed natively. Searches, confirmation, the command line, native replays, reports and the manual go by it.

use crate::ending::ErrorKind;
use crate::options::Detect;

/// An error that is looked for.
pub struct Detector {
    /// Which.
    pub kind: ErrorKind,
    /// How it is switched on and off, if it can be.
    pub switch: Option<fn(&mut Detect) -> &mut bool>,
    /// What a process shows of it.
    pub natively: Natively,
}

/// What a process shows of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Natively {
    /// The process itself, or what is linked into it for the replay, notices.
    Shows,
    /// The address sanitizer must watch.
    ShowsUnderSanitizer,
    /// Nothing, for this reason.
    ShowsNothing(&'static str),
}

/// All of them, in the order in which findings are told: errors of memory, what the program says of itself, threads that get
/// nowhere, what is left behind; races last, since there may be many, and some of the others may be what they lead to.
pub const DETECTORS: &[Detector] = {
    use ErrorKind::*;
    use Natively::*;
    &[
        plain(OutOfBounds, ShowsUnderSanitizer),
        plain(UseAfterFree, ShowsUnderSanitizer),
        plain(DoubleFree, ShowsUnderSanitizer),
        plain(InvalidFree, ShowsUnderSanitizer),
        plain(NullDereference, Shows),
        plain(Uninitialised, ShowsNothing("a process has some value where the machine has none")),
        plain(StackOverflow, ShowsNothing("how deep a stack may be is the system's to say")),
        plain(BadCall, Shows),
        plain(Assertion, Shows),
        plain(Uncaught, Shows),
        plain(Unreachable, ShowsNothing("a process goes on in some way")),
        plain(DivisionByZero, Shows),
        switched(
            Overflow,
            |detect| &mut detect.overflow,
            ShowsNothing("the processor's arithmetic wraps around"),
        ),
        plain(Misuse, ShowsUnderSanitizer),
        plain(Deadlock, Shows),
        plain(EndlessLoop, Shows),
        switched(Leak, |detect| &mut detect.leak, ShowsUnderSanitizer),
        switched(Race, |detect| &mut detect.race, Shows),
    ]
};

/// Where findings of this kind come among those of others.
pub fn rank(kind: ErrorKind) -> usize {
    DETECTORS.iter().position(|detector| detector.kind == kind).unwrap_or(DETECTORS.len())
}

const fn plain(kind: ErrorKind, natively: Natively) -> Detector {
    Detector { kind, switch: None, natively }
}

const fn switched(kind: ErrorKind, switch: fn(&mut Detect) -> &mut bool, natively: Natively) -> Detector {
    Detector { kind, switch: Some(switch), natively }
}

/// What a process shows of an error of this kind.
pub fn natively(kind: ErrorKind) -> Natively {
    let entry = DETECTORS.iter().find(|detector| detector.kind == kind);
    entry.map_or(Natively::Shows, |detector| detector.natively)
}

/// Those that can be switched.
pub fn switched_ones() -> impl Iterator<Item = &'static Detector> {
    DETECTORS.iter().filter(|detector| detector.switch.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_in_the_list_once() {
        let mut kinds: Vec<ErrorKind> = DETECTORS.iter().map(|detector| detector.kind).collect();
        kinds.sort();
        kinds.dedup();
        assert_eq!(kinds.len(), DETECTORS.len());
        assert_eq!(kinds.len(), ErrorKind::LAST as usize + 1);
    }
}
