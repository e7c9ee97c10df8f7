//! Finds the top-level entries of a module's text. Text as LLVM prints it is scanned by lines, at the speed
//! of a search for line ends; any other layout goes through the lexer.

use crate::error::{Fault, Read};
use crate::lex::{Lexer, Tok};
use memchr::memmem;

/// A top-level entry.
pub(crate) struct Entry {
    pub kind: Kind,
    pub at: u32,
    pub end: u32,
    /// Where a function's body opens.
    pub body: Option<u32>,
}

/// What an entry is, as far as its first byte tells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    Function,
    Global,
    /// A numbered node; the entry starts after the `=`.
    Metadata(u32),
    Other,
}

/// The entries, if every one starts at the start of a line and ends at the end of it, and every body ends
/// with a line that starts with a brace. The text is below 4 GiB.
pub(crate) fn by_lines(text: &[u8]) -> Option<Vec<Entry>> {
    let mut entries = Vec::new();
    let body_end = memmem::Finder::new(b"\n}");
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let eol = memchr::memchr(b'\n', rest).map_or(text.len(), |n| at + n);
        let mut end = eol;
        let mut body = None;
        let kind = match rest[0] {
            b'\n' | b'\r' | b';' | b'^' => {
                at = eol + 1;
                continue;
            }
            b'!' => match metadata_number(rest) {
                Some((number, skip)) => {
                    entries.push(Entry {
                        kind: Kind::Metadata(number),
                        at: (at + skip) as u32,
                        end: eol as u32,
                        body: None,
                    });
                    at = eol + 1;
                    continue;
                }
                None => Kind::Other,
            },
            b'@' => Kind::Global,
            b'd' if rest.starts_with(b"declare ") => Kind::Function,
            b'd' if rest.starts_with(b"define ") => {
                let line = text[at..eol].trim_ascii_end();
                if line.last() != Some(&b'{') {
                    return None;
                }
                body = Some((at + line.len() - 1) as u32);
                end = eol + body_end.find(&text[eol..])? + 2;
                Kind::Function
            }
            b'%' | b'$' => Kind::Other,
            b'a' if rest.starts_with(b"attributes #") => Kind::Other,
            b's' if rest.starts_with(b"source_filename") => Kind::Other,
            b't' if rest.starts_with(b"target ") => Kind::Other,
            b'm' if rest.starts_with(b"module asm") => Kind::Other,
            b'u' if rest.starts_with(b"uselistorder") => Kind::Other,
            _ => return None,
        };
        entries.push(Entry { kind, at: at as u32, end: end as u32, body });
        at = end;
        // Nothing but a line end may follow.
        while at < text.len() && text[at] != b'\n' {
            if !matches!(text[at], b' ' | b'\t' | b'\r') {
                return None;
            }
            at += 1;
        }
        at += 1;
    }
    Some(entries)
}

/// The number of `!5 = `, and how long that is.
fn metadata_number(line: &[u8]) -> Option<(u32, usize)> {
    let mut n = 0u32;
    let mut i = 1;
    while let Some(d @ b'0'..=b'9') = line.get(i) {
        n = n.checked_mul(10)?.checked_add(u32::from(d - b'0'))?;
        i += 1;
    }
    (i > 1 && line.get(i..i + 3) == Some(b" = ")).then_some((n, i + 3))
}

/// The entries of a text of any layout: an entry ends where, outside of brackets, the next one starts.
pub(crate) fn by_tokens(text: &[u8]) -> Read<Vec<Entry>> {
    let mut entries = Vec::new();
    let mut lex = Lexer::new(text, 0);
    while lex.tok != Tok::Eof {
        let Some(mut kind) = entry_kind(&lex) else {
            return Err(Box::new(Fault {
                at: lex.start,
                found: None,
                expected: "a top-level entity".into(),
            }));
        };
        let mut at = lex.start;
        let mut end;
        let mut body = None;
        let is_definition = lex.tok == Tok::Word(b"define");
        if let Tok::MetaNum(n) = lex.tok {
            lex.advance();
            at = lex.end();
            kind = Kind::Metadata(n);
        }
        let mut depth = 0u32;
        let mut open = 0;
        loop {
            match lex.tok {
                Tok::Punct(b'(' | b'[' | b'{') => {
                    if depth == 0 {
                        open = lex.start;
                    }
                    depth += 1;
                }
                Tok::Punct(c @ (b')' | b']' | b'}')) => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 && c == b'}' && is_definition {
                        body = Some(open as u32);
                    }
                }
                _ => {}
            }
            end = lex.end();
            lex.advance();
            if lex.tok == Tok::Eof || (depth == 0 && entry_kind(&lex).is_some()) {
                break;
            }
        }
        if is_definition && body.is_none() {
            return Err(Box::new(Fault {
                at: end.max(lex.start),
                found: None,
                expected: "the end of a function's body".into(),
            }));
        }
        entries.push(Entry { kind, at: at as u32, end: end as u32, body });
    }
    Ok(entries)
}

/// What entry starts at this token, if one does.
fn entry_kind(lex: &Lexer<'_>) -> Option<Kind> {
    let before_equals = || {
        let mut next = *lex;
        next.advance();
        next.tok == Tok::Punct(b'=')
    };
    match lex.tok {
        Tok::Word(b"define" | b"declare") => Some(Kind::Function),
        Tok::Word(b"attributes" | b"source_filename" | b"module" | b"uselistorder" | b"uselistorder_bb") => {
            Some(Kind::Other)
        }
        Tok::Word(b"target") => (!lex.followed_by(b'(')).then_some(Kind::Other),
        Tok::Global(_) | Tok::GlobalNum(_) => before_equals().then_some(Kind::Global),
        Tok::Local(_) | Tok::LocalNum(_) | Tok::Comdat(_) | Tok::Meta(_) | Tok::MetaNum(_) => {
            before_equals().then_some(Kind::Other)
        }
        _ => None,
    }
}
