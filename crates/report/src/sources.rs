//! Source text that the caller read, and the small pieces of it that a report quotes.

use crate::escape::source_line;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use threadbare_trace::{Finding, Location};

/// The text of source files, by their names in the program's locations. A file that is not here is not quoted.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    texts: BTreeMap<String, Text>,
}

/// A file, and where its lines begin.
#[derive(Clone, Debug)]
struct Text {
    text: String,
    lines: Vec<usize>,
}

impl Sources {
    /// No text at all.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Adds a file.
    pub fn add(&mut self, file: impl Into<String>, text: impl Into<String>) {
        let text = text.into();
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(breaks).filter(|start| *start < text.len()).collect();
        self.texts.insert(file.into(), Text { text, lines });
    }

    /// A line of a file, from 1.
    pub(crate) fn line(&self, file: &str, line: u32) -> Option<&str> {
        let Text { text, lines } = self.texts.get(file)?;
        let start = *lines.get((line as usize).checked_sub(1)?)?;
        text[start..].lines().next()
    }

    /// The text of a file.
    pub(crate) fn text(&self, file: &str) -> Option<&str> {
        self.texts.get(file).map(|text| text.text.as_str())
    }
}

/// The files that reports of these findings quote.
pub fn files(findings: &[Finding]) -> BTreeSet<&str> {
    let mut files = BTreeSet::new();
    for finding in findings {
        let failure = &finding.witness.failure;
        files.insert(failure.location.file.as_str());
        files.extend(failure.others.iter().map(|other| other.location.file.as_str()));
        files.extend(finding.story.steps.iter().map(|step| step.location.file.as_str()));
    }
    files.remove("");
    files
}

/// The statement, or the piece of one, that stands at the location: the part of its line between semicolons
/// and braces, without a comment. Empty where there is no text.
pub(crate) fn statement(sources: &Sources, location: &Location) -> String {
    let Some(line) = sources.line(&location.file, location.line) else { return String::new() };
    let (line, place) = source_line(line, location.column);
    let line = line.replace('\t', " ");
    let mut start = 0;
    for (at, sign) in separators(&line) {
        if at >= place && !line[start..at].trim().is_empty() {
            return line[start..at].trim().to_owned();
        }
        start = at + sign.len();
    }
    // Nothing after the place: the line ends here.
    line[start..].trim().to_owned()
}

/// Where the statements of a line end: at semicolons and braces outside of parentheses and literals, and at a comment.
fn separators(line: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut depth = 0usize;
    let mut quote: Option<u8> = None;
    let bytes = line.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        match (quote, byte) {
            (Some(_), b'\\') => at += 1,
            (Some(open), _) if byte == open => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'(' | b'[') => depth += 1,
            (None, b')' | b']') => depth = depth.saturating_sub(1),
            (None, b';' | b'{' | b'}') if depth == 0 => found.push((at, &line[at..at + 1])),
            (None, b'/') if matches!(bytes.get(at + 1), Some(b'/' | b'*')) => {
                found.push((at, &line[at..]));
                break;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// What to underline in a prepared line: the name, number or operator at the place, or the whole line if the
/// column is unknown.
pub(crate) fn token(line: &str, place: usize, column: u32) -> Range<usize> {
    let rest = line.get(place..).unwrap_or_default();
    if column == 0 || rest.is_empty() {
        let text = line.trim_end();
        return text.len() - text.trim_start().len()..text.len();
    }
    let word = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
    let signs = rest.find(|c: char| !"-+*/%=<>!&|^~?:".contains(c)).unwrap_or(rest.len());
    let one = rest.chars().next().map_or(0, char::len_utf8);
    place..place + word.max(signs).max(one)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str, column: u32) -> String {
        let mut sources = Sources::new();
        sources.add("a.c", text);
        let location = Location { file: "a.c".into(), line: 1, column, function: "f".into() };
        statement(&sources, &location)
    }

    #[test]
    fn a_statement_is_cut_out_of_its_line() {
        assert_eq!(at("static void *f(void *p) { get(); put(); return p; }", 27), "get()");
        assert_eq!(at("static void *f(void *p) { get(); put(); return p; }", 34), "put()");
        assert_eq!(at("    head = (head + len) % CAP;  // wraps; twice", 10), "head = (head + len) % CAP");
        assert_eq!(at("    for (i = 0; i < 3; i++)", 17), "for (i = 0; i < 3; i++)");
        assert_eq!(at("  puts(\"a;{\\\"\"); x = ';';", 3), "puts(\"a;{\\\"\")");
        assert_eq!(at("  puts(\"a;{\\\"\"); x = ';';", 20), "x = ';'");
        assert_eq!(at("}", 1), "");
        assert_eq!(at("x = 1; ä", 999), "ä");
    }

    #[test]
    fn a_name_an_operator_or_the_whole_line_is_underlined() {
        assert_eq!(token("  wait(&x);", 2, 3), 2..6);
        assert_eq!(token("  a += 1;", 4, 5), 4..6);
        assert_eq!(token("  a += 1;  ", 0, 0), 2..9);
        assert_eq!(token("ä", 0, 1), 0..2);
        assert_eq!(token("", 0, 1), 0..0);
    }
}
