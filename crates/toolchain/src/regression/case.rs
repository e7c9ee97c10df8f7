//! A finding as a case: lines of words that the runtime and the runner of a folder of tests read. Numbers count from 0; what the
//! program gets from outside is in hexadecimal digits, since it may be anything.

use super::sources::Sources;
use std::collections::BTreeSet;
use std::fmt::Write;
use threadbare_runtime::regression::NAMES;
use threadbare_trace::options::{Abort, Content, Options, Preference};
use threadbare_trace::{Does, ErrorKind, SourceStep, Sourced, ThingKind, WitnessedFailure};

/// A finding that there is a test for.
pub struct Case<'a> {
    /// What its files are called.
    pub name: String,
    /// How it fails.
    pub failure: &'a WitnessedFailure,
    /// What the program gets from outside, with all bytes known.
    pub options: Options,
    /// What leads to the failure.
    pub sourced: Sourced,
}

impl Case<'_> {
    /// Which builds of the program show it: with checks of our own, with those of the address sanitizer, both,
    /// or with traps where behaviour is undefined.
    pub(super) fn build(&self) -> &'static str {
        match self.failure.kind {
            ErrorKind::OutOfBounds
            | ErrorKind::UseAfterFree
            | ErrorKind::DoubleFree
            | ErrorKind::InvalidFree => "both",
            ErrorKind::Leak => "addresses",
            ErrorKind::Overflow | ErrorKind::Unreachable => "undefined",
            _ => "plain",
        }
    }

    /// Why its test may pass on the program as it is, if it may.
    pub fn doubt(&self) -> Option<String> {
        let is_hooked = |name: &str| {
            name.starts_with("llvm.") || NAMES.lines().any(|line| line.split(' ').next() == Some(name))
        };
        let unseen = self.sourced.calls.iter().find(|name| !is_hooked(name));
        match self.failure.kind {
            ErrorKind::BadCall => {
                Some("what is wrong with the arguments of a call seldom shows in a process".into())
            }
            ErrorKind::Misuse => unseen.map(|name| format!("misuse of `{name}` does not show in a process")),
            ErrorKind::Race if !self.sourced.stands.is_empty() => {
                let calls = self.sourced.stands.iter().any(|step| step.does == Does::Call);
                let name = unseen.filter(|_| calls)?;
                Some(format!("what `{name}` accesses has no marks"))
            }
            _ if self.options.rwlock != Preference::Reader => {
                Some("who comes first at a read-write lock is decided by who waits".into())
            }
            _ => None,
        }
    }

    /// Where it fails, as the folder names files.
    pub(super) fn place(&self, sources: &Sources) -> String {
        format!("{}:{}", sources.name(&self.failure.location.file), self.failure.location.line)
    }

    pub(super) fn text(&self, sources: &Sources) -> String {
        let mut text = String::new();
        let sourced = &self.sourced;
        let failure = self.failure;
        let mut line = |words: std::fmt::Arguments<'_>| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{words}");
        };
        let plain: String = failure.message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        line(format_args!("# {}: {plain}", failure.kind));
        line(format_args!("kind {}", failure.kind));
        line(format_args!("at {}", self.place(sources)));
        line(format_args!("build {}", self.build()));
        if self.options.abort == Abort::End {
            line(format_args!("abort-ends"));
        }
        if self.options.rwlock == Preference::Writer {
            line(format_args!("writers-first"));
        }
        for argument in &self.options.arguments {
            // What is behind the first zero of an argument, no program sees.
            let bytes = known(argument).split(|byte| *byte == 0).next().unwrap_or_default();
            line(format_args!("argument {}", hex(bytes)));
        }
        for (name, value) in &self.options.environment {
            line(format_args!("environment {}", hex(format!("{name}={value}").as_bytes())));
        }
        line(format_args!("input-bytes {}", hex(known(&self.options.stdin))));
        for (name, content) in &self.options.files {
            line(format_args!("file {} {}", hex(name.as_bytes()), hex(known(content))));
        }
        for file in &sourced.files {
            line(format_args!("source {}", sources.name(file)));
        }
        for (file, number, source) in lines_of(sourced, sources) {
            line(format_args!("line {file} {number} {source}"));
        }
        for thread in &sourced.threads {
            line(format_args!("thread {}", thread.id));
        }
        for (number, thread) in sourced.threads.iter().enumerate() {
            for input in &thread.inputs {
                line(format_args!("input {number} {input}"));
            }
        }
        for thing in &sourced.things {
            let kind = match thing.kind {
                ThingKind::Global => 'g',
                ThingKind::Allocated => 'h',
                ThingKind::Local => 'l',
            };
            let name: String = thing.name.chars().filter(|c| !c.is_whitespace()).collect();
            line(format_args!("thing {kind} {} {name}", thing.size));
        }
        if let Some(leader) = sourced.leader {
            line(format_args!("leader {leader}"));
        }
        if let Some(step) = sourced.made_before {
            line(format_args!("made-before {step}"));
        }
        line(format_args!("# thread file line what object offset size receiver"));
        for step in &sourced.steps {
            line(format_args!("step {}", step_words(step)));
        }
        for step in &sourced.stands {
            line(format_args!("stand {}", step_words(step)));
        }
        text
    }
}

/// The text of each line that steps are at, so that it is found again when the source has changed around it.
fn lines_of(sourced: &Sourced, sources: &Sources) -> Vec<(usize, u32, String)> {
    let steps = sourced.steps.iter().chain(&sourced.stands);
    let places: BTreeSet<(usize, u32)> = steps.map(|step| (step.file, step.line)).collect();
    let mut found = Vec::new();
    for (number, file) in sourced.files.iter().enumerate() {
        let path = sources.files.get(&sources.name(file));
        let Some(bytes) = path.and_then(|path| crate::files::read(path).ok()) else { continue };
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<&str> = text.lines().collect();
        for (_, line) in places.range((number, 1)..(number + 1, 0)) {
            if let Some(text) = lines.get(*line as usize - 1) {
                found.push((number, *line, text.trim().to_owned()));
            }
        }
    }
    found
}

fn step_words(step: &SourceStep) -> String {
    let or_none = |number: Option<usize>| number.map_or("-1".to_owned(), |number| number.to_string());
    let offset = step.offset.map_or("-1".to_owned(), |offset| offset.to_string());
    format!(
        "{} {} {} {} {} {offset} {} {}",
        step.thread,
        step.file,
        step.line,
        step.does.name(),
        or_none(step.thing),
        step.size,
        or_none(step.receiver)
    )
}

fn known(content: &Content) -> &[u8] {
    match content {
        Content::Known(bytes) => bytes,
        Content::Symbolic(_) => &[],
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
