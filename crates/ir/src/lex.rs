//! The byte lexer of the textual IR. It hands out tokens that borrow from the text and allocates nothing; it
//! knows the spelling of tokens, not what they mean.

/// A token. Names and strings are raw: escapes are decoded by [`decode`] when somebody needs the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok<'a> {
    Eof,
    /// A keyword, type or attribute name.
    Word(&'a [u8]),
    /// `%name`.
    Local(&'a [u8]),
    /// `%5`.
    LocalNum(u32),
    /// `@name`.
    Global(&'a [u8]),
    /// `@5`.
    GlobalNum(u32),
    /// `$name`.
    Comdat(&'a [u8]),
    /// `!name`.
    Meta(&'a [u8]),
    /// `!5`.
    MetaNum(u32),
    /// `!` before a string or a tuple.
    Bang,
    /// `#5`.
    Attr(u32),
    /// `#dbg_value` and its kind, without `#`.
    Record(&'a [u8]),
    /// `"..."`.
    Str(&'a [u8]),
    /// `c"..."`.
    CStr(&'a [u8]),
    /// `-12`.
    Int(&'a [u8]),
    /// `1.5e3`, or `0x` and hexadecimal digits with the letter of their format.
    Float(&'a [u8]),
    /// One of `= , * ( ) [ ] { } < > | :`.
    Punct(u8),
    /// `...`.
    Ellipsis,
    /// A byte that starts no token, or a number too large.
    Bad,
}

/// A position in the text and the token there.
#[derive(Clone, Copy)]
pub(crate) struct Lexer<'a> {
    text: &'a [u8],
    /// After the current token.
    pos: usize,
    /// Where the current token starts.
    pub start: usize,
    /// The current token.
    pub tok: Tok<'a>,
}

const WORD: u8 = 1; // may be inside a word or an unquoted name
const SPACE: u8 = 2;

static CLASS: [u8; 256] = {
    let mut t = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let c = i as u8;
        if c.is_ascii_alphanumeric() || c == b'-' || c == b'$' || c == b'.' || c == b'_' {
            t[i] = WORD;
        }
        if c == b' ' || c == b'\t' || c == b'\n' || c == b'\r' || c == 0 {
            t[i] = SPACE;
        }
        i += 1;
    }
    t
};

impl<'a> Lexer<'a> {
    /// Starts at `pos`; the first token is current at once.
    pub fn new(text: &'a [u8], pos: usize) -> Lexer<'a> {
        let mut lexer = Lexer { text, pos, start: pos, tok: Tok::Eof };
        lexer.advance();
        lexer
    }

    /// The end of the current token.
    pub fn end(&self) -> usize {
        self.pos
    }

    /// The text from `from` to `to`.
    pub fn slice(&self, from: usize, to: usize) -> &'a [u8] {
        self.text.get(from..to).unwrap_or(&[])
    }

    fn at(&self, pos: usize) -> u8 {
        self.text.get(pos).copied().unwrap_or(b'\n')
    }

    /// Whether the byte after the current token is `byte`.
    pub fn followed_by(&self, byte: u8) -> bool {
        self.text.get(self.pos) == Some(&byte)
    }

    /// Moves to the next token.
    #[inline]
    pub fn advance(&mut self) {
        loop {
            while self.pos < self.text.len() && CLASS[self.text[self.pos] as usize] == SPACE {
                self.pos += 1;
            }
            if self.pos < self.text.len() && self.text[self.pos] == b';' {
                self.pos =
                    memchr::memchr(b'\n', &self.text[self.pos..]).map_or(self.text.len(), |n| self.pos + n);
                continue;
            }
            break;
        }
        self.start = self.pos;
        self.tok = self.token();
    }

    /// A label at the current token, if there is one: its raw name and whether it was quoted. Moves past the colon.
    pub fn label(&mut self) -> Option<(&'a [u8], bool)> {
        let (name, end, quoted) = match self.tok {
            Tok::Str(name) => (name, self.pos, true),
            Tok::Word(_)
            | Tok::Int(_)
            | Tok::Float(_)
            | Tok::CStr(_)
            | Tok::Bad
            | Tok::Comdat(_)
            | Tok::Ellipsis => {
                let mut end = self.start;
                while end < self.text.len() && CLASS[self.text[end] as usize] == WORD {
                    end += 1;
                }
                (self.slice(self.start, end), end, false)
            }
            _ => return None,
        };
        if name.is_empty() || self.text.get(end) != Some(&b':') {
            return None;
        }
        self.pos = end + 1;
        self.advance();
        Some((name, quoted))
    }

    #[inline]
    fn token(&mut self) -> Tok<'a> {
        let Some(&c) = self.text.get(self.pos) else { return Tok::Eof };
        match c {
            b'%' => self.sigil(Tok::Local, Tok::LocalNum),
            b'@' => self.sigil(Tok::Global, Tok::GlobalNum),
            b'=' | b',' | b'*' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'|' | b':' => {
                self.pos += 1;
                Tok::Punct(c)
            }
            b'!' => self.bang(),
            b'#' => {
                let digit = self.at(self.pos + 1).is_ascii_digit();
                self.pos += 1;
                if digit {
                    return self.number().map_or(Tok::Bad, Tok::Attr);
                }
                match self.word() {
                    [] => Tok::Bad,
                    word => Tok::Record(word),
                }
            }
            b'"' => self.string().map_or(Tok::Bad, Tok::Str),
            b'$' => match self.at(self.pos + 1) {
                b'"' => {
                    self.pos += 1;
                    self.string().map_or(Tok::Bad, Tok::Comdat)
                }
                next if CLASS[next as usize] == WORD => {
                    self.pos += 1;
                    Tok::Comdat(self.word())
                }
                _ => self.bad(),
            },
            b'0'..=b'9' => self.numeral(),
            b'-' | b'+' if self.at(self.pos + 1).is_ascii_digit() => {
                self.pos += 1;
                let tok = self.numeral();
                let all = self.slice(self.start, self.pos);
                match tok {
                    Tok::Int(_) => Tok::Int(all),
                    Tok::Float(_) => Tok::Float(all),
                    other => other,
                }
            }
            b'.' if self.at(self.pos + 1) == b'.' && self.at(self.pos + 2) == b'.' => {
                self.pos += 3;
                Tok::Ellipsis
            }
            b'c' if self.at(self.pos + 1) == b'"' => {
                self.pos += 1;
                self.string().map_or(Tok::Bad, Tok::CStr)
            }
            _ if CLASS[c as usize] == WORD => Tok::Word(self.word()),
            _ => self.bad(),
        }
    }

    fn bad(&mut self) -> Tok<'a> {
        self.pos += 1;
        Tok::Bad
    }

    fn sigil(&mut self, name: fn(&'a [u8]) -> Tok<'a>, num: fn(u32) -> Tok<'a>) -> Tok<'a> {
        self.pos += 1;
        match self.at(self.pos) {
            b'"' => self.string().map_or(Tok::Bad, name),
            b'0'..=b'9' => self.number().map_or(Tok::Bad, num),
            _ => match self.word() {
                [] => Tok::Bad,
                word => name(word),
            },
        }
    }

    fn bang(&mut self) -> Tok<'a> {
        self.pos += 1;
        let c = self.at(self.pos);
        if c.is_ascii_digit() {
            return self.number().map_or(Tok::Bad, Tok::MetaNum);
        }
        let from = self.pos;
        while self.pos < self.text.len()
            && (CLASS[self.text[self.pos] as usize] == WORD || self.text[self.pos] == b'\\')
        {
            self.pos += 1;
        }
        if self.pos == from { Tok::Bang } else { Tok::Meta(&self.text[from..self.pos]) }
    }

    fn word(&mut self) -> &'a [u8] {
        let from = self.pos;
        while self.pos < self.text.len() && CLASS[self.text[self.pos] as usize] == WORD {
            self.pos += 1;
        }
        &self.text[from..self.pos]
    }

    fn number(&mut self) -> Option<u32> {
        let mut n: u32 = 0;
        let mut fits = true;
        while let Some(d @ b'0'..=b'9') = self.text.get(self.pos) {
            match n.checked_mul(10).and_then(|n| n.checked_add(u32::from(d - b'0'))) {
                Some(next) => n = next,
                None => fits = false,
            }
            self.pos += 1;
        }
        fits.then_some(n)
    }

    /// At a quote; returns what is between it and the next one.
    fn string(&mut self) -> Option<&'a [u8]> {
        let from = self.pos + 1;
        match self.text.get(from..).and_then(|rest| memchr::memchr(b'"', rest)) {
            Some(len) => {
                self.pos = from + len + 1;
                Some(&self.text[from..from + len])
            }
            None => {
                self.pos = self.text.len();
                None
            }
        }
    }

    fn digits(&mut self) {
        while self.at(self.pos).is_ascii_digit() {
            self.pos += 1;
        }
    }

    fn numeral(&mut self) -> Tok<'a> {
        let from = self.pos;
        if self.at(from) == b'0' && self.at(from + 1) == b'x' {
            self.pos += 2;
            while self.at(self.pos).is_ascii_alphanumeric() {
                self.pos += 1;
            }
            return Tok::Float(&self.text[from..self.pos]);
        }
        self.digits();
        if self.at(self.pos) != b'.' {
            return Tok::Int(&self.text[from..self.pos]);
        }
        self.pos += 1;
        self.digits();
        if matches!(self.at(self.pos), b'e' | b'E') {
            let sign = usize::from(matches!(self.at(self.pos + 1), b'+' | b'-'));
            if self.at(self.pos + 1 + sign).is_ascii_digit() {
                self.pos += 1 + sign;
                self.digits();
            }
        }
        Tok::Float(&self.text[from..self.pos])
    }
}

/// The bytes that a raw name or string stands for: `\5C` and the like are decoded.
pub(crate) fn decode(raw: &[u8]) -> Vec<u8> {
    let hex = |c: Option<&u8>| c.and_then(|c| (*c as char).to_digit(16)).map(|d| d as u8);
    let mut out = Vec::with_capacity(raw.len());
    let mut i = 0;
    while i < raw.len() {
        if raw[i] == b'\\' {
            if raw.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            if let (Some(high), Some(low)) = (hex(raw.get(i + 1)), hex(raw.get(i + 2))) {
                out.push(high << 4 | low);
                i += 3;
                continue;
            }
        }
        out.push(raw[i]);
        i += 1;
    }
    out
}

/// A raw name as text. A name that is not UTF-8 keeps its escapes, so that different names stay different.
pub(crate) fn name_text(raw: &[u8]) -> std::borrow::Cow<'_, str> {
    if !raw.contains(&b'\\') {
        return String::from_utf8_lossy(raw);
    }
    match String::from_utf8(decode(raw)) {
        Ok(name) => name.into(),
        Err(_) => String::from_utf8_lossy(raw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<Tok<'_>> {
        let mut lexer = Lexer::new(text.as_bytes(), 0);
        let mut out = Vec::new();
        while lexer.tok != Tok::Eof {
            out.push(lexer.tok);
            lexer.advance();
        }
        out
    }

    #[test]
    fn spellings() {
        assert_eq!(
            all("%x %\"a b\" %7 @f !dbg !3 !{ #0 #dbg_value c\"a\\00\" ; gone\n -1 1.5e+3 0xK3F ..."),
            [
                Tok::Local(b"x"),
                Tok::Local(b"a b"),
                Tok::LocalNum(7),
                Tok::Global(b"f"),
                Tok::Meta(b"dbg"),
                Tok::MetaNum(3),
                Tok::Bang,
                Tok::Punct(b'{'),
                Tok::Attr(0),
                Tok::Record(b"dbg_value"),
                Tok::CStr(b"a\\00"),
                Tok::Int(b"-1"),
                Tok::Float(b"1.5e+3"),
                Tok::Float(b"0xK3F"),
                Tok::Ellipsis,
            ]
        );
        assert_eq!(all("%99999999999 \"open"), [Tok::Bad, Tok::Bad]);
        assert_eq!(decode(b"a\\00\\\\b\\zz"), b"a\0\\b\\zz");
    }

    #[test]
    fn labels() {
        let mut lexer = Lexer::new(b"5: a.b: \"q r\": -x: ret void", 0);
        assert_eq!(lexer.label(), Some((&b"5"[..], false)));
        assert_eq!(lexer.label(), Some((&b"a.b"[..], false)));
        assert_eq!(lexer.label(), Some((&b"q r"[..], true)));
        assert_eq!(lexer.label(), Some((&b"-x"[..], false)));
        assert_eq!(lexer.label(), None);
        assert_eq!(lexer.tok, Tok::Word(b"ret"));
    }
}
