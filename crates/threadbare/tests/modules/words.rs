//! Rust sources as words and marks: enough to tell what a file names. It knows nothing of modules.

use Token::{Colons, Mark, Word};

/// A piece of a source.
#[derive(Clone, PartialEq, Debug)]
pub enum Token {
    Word(String),
    Mark(char),
    /// `::`
    Colons,
}

/// The words and marks of a source, without comments, texts, characters, lifetimes, and what is for tests alone.
pub fn words(source: &str) -> Vec<Token> {
    without_tests(&Reader { text: source.chars().collect(), at: 0 }.tokens())
}

struct Reader {
    text: Vec<char>,
    at: usize,
}

impl Reader {
    fn tokens(mut self) -> Vec<Token> {
        let mut out = Vec::new();
        while self.at < self.text.len() {
            match self.ahead(0) {
                '/' if self.ahead(1) == '/' => self.pass(|c| c != '\n'),
                '/' if self.ahead(1) == '*' => self.comment(),
                '"' => self.text(),
                '\'' => self.character(),
                ':' if self.ahead(1) == ':' => {
                    out.push(Colons);
                    self.at += 2;
                }
                c if c.is_alphabetic() || c == '_' => out.extend(self.word().map(Word)),
                c if c.is_ascii_digit() => self.pass(is_of_a_word),
                c => {
                    self.at += 1;
                    if !c.is_whitespace() {
                        out.push(Mark(c));
                    }
                }
            }
        }
        out
    }

    fn ahead(&self, by: usize) -> char {
        self.text.get(self.at + by).copied().unwrap_or('\0')
    }

    fn pass(&mut self, over: impl Fn(char) -> bool) {
        while self.at < self.text.len() && over(self.text[self.at]) {
            self.at += 1;
        }
    }

    /// A comment between marks; they nest.
    fn comment(&mut self) {
        let mut depth = 0;
        while self.at < self.text.len() {
            match (self.ahead(0), self.ahead(1)) {
                ('/', '*') => depth += 1,
                ('*', '/') => depth -= 1,
                _ => {
                    self.at += 1;
                    continue;
                }
            }
            self.at += 2;
            if depth == 0 {
                return;
            }
        }
    }

    fn text(&mut self) {
        self.at += 1;
        while self.at < self.text.len() && self.ahead(0) != '"' {
            self.at += if self.ahead(0) == '\\' { 2 } else { 1 };
        }
        self.at += 1;
    }

    /// A character, or a lifetime.
    fn character(&mut self) {
        if self.ahead(1) == '\\' {
            self.at += 3;
            self.pass(|c| c != '\'');
            self.at += 1;
        } else if self.ahead(2) == '\'' {
            self.at += 3;
        } else {
            self.at += 1;
            self.pass(is_of_a_word);
        }
    }

    /// A word, unless it is the letter before a text.
    fn word(&mut self) -> Option<String> {
        let start = self.at;
        self.pass(is_of_a_word);
        let word: String = self.text[start..self.at].iter().collect();
        let hashes = (0..).take_while(|by| self.ahead(*by) == '#').count();
        let is_raw = matches!(word.as_str(), "r" | "br" | "cr") && self.ahead(hashes) == '"';
        if is_raw {
            self.at += hashes + 1;
            let end: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
            while self.at < self.text.len() && !self.text[self.at..].starts_with(&end) {
                self.at += 1;
            }
            self.at += end.len();
        }
        let is_prefix = matches!(word.as_str(), "b" | "c") && matches!(self.ahead(0), '"' | '\'');
        (!is_raw && !is_prefix).then_some(word)
    }
}

fn is_of_a_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Leaves out items under `#[cfg(test)]`, to their closing brace or to a semicolon before it.
fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let word = |w: &str| Word(w.into());
    let mark = [Mark('#'), Mark('['), word("cfg"), Mark('('), word("test"), Mark(')'), Mark(']')];
    let (mut at, mut out) = (0, Vec::new());
    while at < tokens.len() {
        if !tokens[at..].starts_with(&mark) {
            out.push(tokens[at].clone());
            at += 1;
            continue;
        }
        at += mark.len();
        let mut depth = 0;
        while at < tokens.len() {
            match tokens[at] {
                Mark('{') => depth += 1,
                Mark('}') => depth -= 1,
                _ => {}
            }
            let is_end = matches!(tokens[at], Mark('}' | ';')) && depth == 0;
            at += 1;
            if is_end {
                break;
            }
        }
    }
    out
}
