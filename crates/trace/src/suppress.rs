//! Findings that nobody wants to hear of: patterns in the manner of ThreadSanitizer's suppressions, one a line, `KIND:PATTERN`. They
//! are read and matched here; what becomes of a finding that matches is for others to decide.

use crate::detectors::DETECTORS;
use crate::ending::ErrorKind;
use crate::witness::{Location, WitnessedFailure};
use serde::{Deserialize, Serialize};

/// A pattern, and where it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suppression {
    /// As it was written.
    pub text: String,
    /// The file and line.
    pub origin: String,
    /// None: of any kind.
    kind: Option<ErrorKind>,
    part: Part,
    pattern: Pattern,
}

/// What a pattern is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Any,
    Function,
    Variable,
    File,
}

/// A text with gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pattern {
    /// What stands between the gaps.
    pieces: Vec<String>,
    from_start: bool,
    to_end: bool,
}

/// A finding that was suppressed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Suppressed {
    /// By which pattern, as it was written.
    pub pattern: String,
    /// Where that was written.
    pub origin: String,
    /// What it is.
    pub failure: WitnessedFailure,
}

impl Suppression {
    /// Reads a line; none if it is empty or a comment. An error says what is wrong with it and what would be right.
    pub fn read(line: &str, origin: String) -> Result<Option<Suppression>, String> {
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            return Ok(None);
        }
        let Some((kind, pattern)) = text.split_once(':') else {
            return Err(format!("`{text}` is no suppression: expected KIND:PATTERN, as in race:counter"));
        };
        let kind = match kind.trim() {
            "*" => None,
            name => Some(by_name(name).ok_or_else(|| unknown(name))?),
        };
        let pattern = pattern.trim();
        let parts =
            [("function=", Part::Function), ("variable=", Part::Variable), ("file=", Part::File)].into_iter();
        let (part, pattern) = parts
            .filter_map(|(word, part)| Some((part, pattern.strip_prefix(word)?)))
            .next()
            .unwrap_or((Part::Any, pattern));
        if pattern.chars().all(|c| matches!(c, '*' | '^' | '$')) && pattern != "*" {
            return Err(format!("`{text}` names nothing: `*` behind the colon matches everything"));
        }
        let pattern = Pattern::read(pattern);
        Ok(Some(Suppression { text: text.to_owned(), origin, kind, part, pattern }))
    }

    /// Whether a failure matches: its variable, or a function or file among the places of its threads and the calls that led there.
    pub fn matches(&self, failure: &WitnessedFailure) -> bool {
        if self.kind.is_some_and(|kind| kind != failure.kind) {
            return false;
        }
        let is = |part| self.part == Part::Any || self.part == part;
        let variable = is(Part::Variable) && !failure.variable.is_empty();
        let place = |place: &Location| {
            is(Part::Function) && self.pattern.matches(&place.function)
                || is(Part::File) && self.pattern.matches(&place.file)
        };
        let own = std::iter::once(&failure.location).chain(&failure.stack);
        let others =
            failure.others.iter().flat_map(|other| std::iter::once(&other.location).chain(&other.stack));
        variable && self.pattern.matches(&failure.variable) || own.chain(others).any(place)
    }
}

impl Pattern {
    fn read(text: &str) -> Pattern {
        let (text, from_start) = match text.strip_prefix('^') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (text, to_end) = match text.strip_suffix('$') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        Pattern { pieces: text.split('*').map(str::to_owned).collect(), from_start, to_end }
    }

    /// Whether the pieces are in the text, one behind the other.
    fn matches(&self, text: &str) -> bool {
        let (first, last) = (0, self.pieces.len() - 1);
        let mut rest = text;
        for (number, piece) in self.pieces.iter().enumerate() {
            let at_end = self.to_end && number == last;
            if self.from_start && number == first {
                let Some(behind) = rest.strip_prefix(piece.as_str()) else { return false };
                rest = behind;
                if at_end && !rest.is_empty() {
                    return false;
                }
            } else if at_end {
                return rest.ends_with(piece.as_str());
            } else {
                let Some(at) = rest.find(piece.as_str()) else { return false };
                rest = &rest[at + piece.len()..];
            }
        }
        true
    }
}

fn by_name(name: &str) -> Option<ErrorKind> {
    DETECTORS.iter().map(|detector| detector.kind).find(|kind| kind.name() == name)
}

fn unknown(name: &str) -> String {
    let names: Vec<&str> = DETECTORS.iter().map(|detector| detector.kind.name()).collect();
    format!("there is no kind `{name}`: expected *, or one of {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OtherThread, ThreadId};

    fn at(file: &str, function: &str) -> Location {
        Location { file: file.into(), line: 1, column: 1, function: function.into() }
    }

    fn race() -> WitnessedFailure {
        WitnessedFailure {
            kind: ErrorKind::Race,
            message: String::new(),
            thread: ThreadId::MAIN,
            location: at("src/queue.c", "push"),
            stack: vec![at("src/main.c", "produce")],
            others: vec![OtherThread {
                thread: ThreadId::MAIN,
                location: at("src/queue.c", "pop"),
                stack: vec![at("lib/pool.c", "run")],
                message: String::new(),
            }],
            variable: "head".into(),
        }
    }

    fn suppression(line: &str) -> Suppression {
        Suppression::read(line, String::new()).expect("a good line").expect("no comment")
    }

    #[test]
    fn patterns_match_functions_variables_and_files_of_all_stacks() {
        for line in [
            "race:push",
            "race:pop",
            "race:produce",
            "race:run",
            "race:head",
            "race:queue.c",
            "race:lib/",
            "*:head",
            "race:*",
            "race:^push$",
            "race:^p*h$",
            "race:^pro*",
            "race:src/*.c$",
            "race:p*d*e",
            " race : head ",
            "race:function=push",
            "race:variable=^head$",
            "race:file=pool",
        ] {
            assert!(suppression(line).matches(&race()), "{line}");
        }
        for line in [
            "deadlock:push",
            "race:^ush",
            "race:pus$",
            "race:^pus$",
            "race:^push*push$",
            "race:tail",
            "race:h*e*x",
            "race:^src$",
            "race:function=head",
            "race:function=queue.c",
            "race:variable=push",
            "race:file=push",
            "race:PUSH",
        ] {
            assert!(!suppression(line).matches(&race()), "{line}");
        }
    }

    #[test]
    fn comments_are_left_out_and_mistakes_named() {
        for line in ["", "   ", "# race:x", "  #"] {
            assert_eq!(Suppression::read(line, String::new()), Ok(None), "{line:?}");
        }
        for (line, says) in [
            ("race", "expected KIND:PATTERN"),
            ("push", "expected KIND:PATTERN"),
            ("rase:push", "there is no kind `rase`"),
            (":push", "there is no kind ``"),
            ("race:", "names nothing"),
            ("race:^", "names nothing"),
            ("race:variable=", "names nothing"),
        ] {
            let error = Suppression::read(line, String::new()).expect_err(line);
            assert!(error.contains(says), "{line}: {error}");
        }
    }
}
