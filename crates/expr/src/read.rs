//! SMT-LIB scripts as terms: the bit-vectors and booleans that are printed beside, so that recorded queries can be asked
//! again. Floating point, `let` and quantifiers are refused.

use crate::arena::Terms;
use crate::term::{Binary, Compare, Term, Variable};
use rustc_hash::FxHashMap;

/// What a script asks.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The conditions asserted.
    pub conditions: Vec<Term>,
    /// The answer that the script itself expects: `sat`, `unsat` or `unknown`.
    pub status: Option<String>,
}

/// Why a script cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ReadError {}

/// Part of a list that is being read.
enum Item<'a> {
    Atom(&'a str),
    Value(Term),
    /// `(_ name number …)`.
    Indexed(&'a str, Vec<u32>),
    /// A list that means nothing by itself.
    Other,
}

/// Variables whose names are not `v` and a number are numbered from here on.
const FIRST_NUMBER: u32 = 1 << 24;
/// The widest bit-vector that is read.
const MAX_WIDTH: u32 = 1 << 20;

struct Reader<'a, 't> {
    terms: &'t mut Terms,
    names: FxHashMap<&'a str, Term>,
    question: Question,
    next: u32,
}

impl Terms {
    /// Reads a script.
    pub fn read_script(&mut self, text: &str) -> Result<Question, ReadError> {
        let mut reader = Reader {
            terms: self,
            names: FxHashMap::default(),
            question: Question::default(),
            next: FIRST_NUMBER,
        };
        let mut stack: Vec<Vec<Item<'_>>> = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let error = |what: String| ReadError { line: number + 1, what };
            let line = line.split(';').next().unwrap_or_default();
            let mut rest = line.trim_start();
            while let Some(first) = rest.chars().next() {
                let length = match first {
                    '(' | ')' => 1,
                    _ => rest.find(|c: char| c.is_whitespace() || c == '(' || c == ')').unwrap_or(rest.len()),
                };
                let (token, after) = rest.split_at(length);
                rest = after.trim_start();
                match token {
                    "(" => stack.push(Vec::new()),
                    ")" => {
                        let list = stack.pop().ok_or_else(|| error("a parenthesis too many".into()))?;
                        let item = reader.reduce(list).map_err(error)?;
                        if let Some(outer) = stack.last_mut() {
                            outer.push(item);
                        }
                    }
                    atom => stack
                        .last_mut()
                        .ok_or_else(|| error(format!("{atom} outside of a command")))?
                        .push(Item::Atom(atom)),
                }
            }
        }
        if !stack.is_empty() {
            return Err(ReadError { line: text.lines().count(), what: "a parenthesis is missing".into() });
        }
        Ok(reader.question)
    }
}

impl<'a> Reader<'a, '_> {
    fn reduce(&mut self, list: Vec<Item<'a>>) -> Result<Item<'a>, String> {
        match &list[..] {
            [] => Ok(Item::Other),
            [Item::Atom("_"), Item::Atom(name), numbers @ ..] => {
                let numbers: Vec<u32> = numbers
                    .iter()
                    .map(|n| if let Item::Atom(n) = n { n.parse().ok() } else { None })
                    .collect::<Option<_>>()
                    .ok_or("an index that is no number")?;
                match (name.strip_prefix("bv").and_then(|v| v.parse::<u128>().ok()), &numbers[..]) {
                    (Some(v), [width]) if (1..=MAX_WIDTH).contains(width) => {
                        Ok(Item::Value(self.terms.constant_wide(*width, &[v as u64, (v >> 64) as u64])))
                    }
                    _ => Ok(Item::Indexed(name, numbers)),
                }
            }
            [Item::Atom("set-info"), Item::Atom(":status"), Item::Atom(status)] => {
                self.question.status = Some(status.to_string());
                Ok(Item::Other)
            }
            [
                Item::Atom("set-logic" | "set-info" | "set-option" | "check-sat" | "exit" | "get-model"),
                ..,
            ] => Ok(Item::Other),
            [Item::Atom("assert"), condition] => {
                let t = self.value(condition)?;
                self.boolean(t)?;
                self.question.conditions.push(t);
                Ok(Item::Other)
            }
            [Item::Atom("declare-const"), Item::Atom(name), sort]
            | [Item::Atom("declare-fun"), Item::Atom(name), Item::Other, sort] => {
                let width = width(sort)?;
                if self.names.contains_key(name) {
                    return Err(format!("{name} is declared twice"));
                }
                let number = name.strip_prefix('v').and_then(|n| n.parse().ok()).unwrap_or_else(|| {
                    self.next += 1;
                    self.next
                });
                let t = self.terms.variable(Variable(number), width);
                self.names.insert(name, t);
                Ok(Item::Other)
            }
            [Item::Atom("define-fun"), Item::Atom(name), Item::Other, sort, body] => {
                let (w, t) = (width(sort)?, self.value(body)?);
                if self.terms.width(t) != w {
                    return Err(format!("{name} has another width than its definition"));
                }
                self.names.insert(name, t);
                Ok(Item::Other)
            }
            [Item::Atom(op), operands @ ..] => {
                let o = operands.iter().map(|o| self.value(o)).collect::<Result<Vec<_>, _>>()?;
                self.apply(op, &o).map(Item::Value)
            }
            [Item::Indexed(op, numbers), operand] => {
                let t = self.value(operand)?;
                self.indexed(op, numbers, t).map(Item::Value)
            }
            _ => Err("a list that cannot be understood".into()),
        }
    }

    fn value(&mut self, item: &Item<'a>) -> Result<Term, String> {
        match item {
            Item::Value(t) => Ok(*t),
            Item::Atom("true") => Ok(self.terms.boolean(true)),
            Item::Atom("false") => Ok(self.terms.boolean(false)),
            Item::Atom(name) => {
                if let Some(t) = self.names.get(name) {
                    return Ok(*t);
                }
                let (width, words) = literal(name).ok_or_else(|| format!("{name} is not known"))?;
                Ok(self.terms.constant_wide(width, &words))
            }
            _ => Err("a term is expected".into()),
        }
    }

    fn boolean(&self, t: Term) -> Result<(), String> {
        if self.terms.width(t) == 1 { Ok(()) } else { Err("a condition is expected".into()) }
    }

    fn apply(&mut self, op: &str, o: &[Term]) -> Result<Term, String> {
        let terms = &mut *self.terms;
        let widths: Vec<u32> = o.iter().map(|t| terms.width(*t)).collect();
        let uniform = widths.windows(2).all(|w| w[0] == w[1]);
        let booleans = widths.iter().all(|w| *w == 1);
        match (op, o) {
            ("not", [a]) if booleans => Ok(terms.not(*a)),
            ("bvnot", [a]) => Ok(terms.not(*a)),
            ("bvneg", [a]) => Ok(terms.neg(*a)),
            ("and", [first, rest @ ..]) if booleans => Ok(rest.iter().fold(*first, |a, b| terms.and(a, *b))),
            ("or", [first, rest @ ..]) if booleans => Ok(rest.iter().fold(*first, |a, b| terms.or(a, *b))),
            ("xor", [first, rest @ ..]) if booleans => Ok(rest.iter().fold(*first, |a, b| terms.xor(a, *b))),
            ("=>", [a, b]) if booleans => {
                let n = terms.not(*a);
                Ok(terms.or(n, *b))
            }
            ("ite", [c, a, b]) if widths[0] == 1 && widths[1] == widths[2] => Ok(terms.ite(*c, *a, *b)),
            ("concat", [a, b]) => Ok(terms.concat(*a, *b)),
            (_, [a, b]) if uniform => {
                if let Some((op, swapped)) = comparison(op) {
                    let (a, b) = if swapped { (b, a) } else { (a, b) };
                    return Ok(terms.compare(op, *a, *b));
                }
                let op = arithmetic(op).ok_or_else(|| format!("{op} is not supported"))?;
                Ok(terms.binary(op, *a, *b))
            }
            _ => Err(format!("{op} is not supported, or its operands do not fit")),
        }
    }

    fn indexed(&mut self, op: &str, numbers: &[u32], t: Term) -> Result<Term, String> {
        let width = self.terms.width(t);
        match (op, numbers) {
            ("extract", [high, low]) if low <= high && *high < width => {
                Ok(self.terms.extract(t, *low, high - low + 1))
            }
            ("zero_extend" | "sign_extend", [by]) if *by > MAX_WIDTH => Err("a width beyond reason".into()),
            ("zero_extend", [by]) => Ok(self.terms.zext(t, width + by)),
            ("sign_extend", [by]) => Ok(self.terms.sext(t, width + by)),
            _ => Err(format!("{op} is not supported, or its operand does not fit")),
        }
    }
}

/// The comparison of a name, and whether its operands are swapped.
fn comparison(name: &str) -> Option<(Compare, bool)> {
    Some(match name {
        "=" => (Compare::Eq, false),
        "distinct" => (Compare::Ne, false),
        "bvult" => (Compare::Ult, false),
        "bvule" => (Compare::Ule, false),
        "bvugt" => (Compare::Ult, true),
        "bvuge" => (Compare::Ule, true),
        "bvslt" => (Compare::Slt, false),
        "bvsle" => (Compare::Sle, false),
        "bvsgt" => (Compare::Slt, true),
        "bvsge" => (Compare::Sle, true),
        _ => return None,
    })
}

fn arithmetic(name: &str) -> Option<Binary> {
    Some(match name {
        "bvadd" => Binary::Add,
        "bvsub" => Binary::Sub,
        "bvmul" => Binary::Mul,
        "bvudiv" => Binary::UDiv,
        "bvsdiv" => Binary::SDiv,
        "bvurem" => Binary::URem,
        "bvsrem" => Binary::SRem,
        "bvshl" => Binary::Shl,
        "bvlshr" => Binary::LShr,
        "bvashr" => Binary::AShr,
        "bvand" => Binary::And,
        "bvor" => Binary::Or,
        "bvxor" => Binary::Xor,
        _ => return None,
    })
}

fn width(sort: &Item<'_>) -> Result<u32, String> {
    match sort {
        Item::Atom("Bool") => Ok(1),
        Item::Indexed("BitVec", numbers) if numbers.len() == 1 && (1..=MAX_WIDTH).contains(&numbers[0]) => {
            Ok(numbers[0])
        }
        _ => Err("a sort that is not supported".into()),
    }
}

/// Width and words of a bit-vector literal, `#x…` or `#b…`.
pub fn literal(text: &str) -> Option<(u32, Vec<u64>)> {
    let (digits, bits) = match text.split_at_checked(2)? {
        ("#x", digits) => (digits, 4),
        ("#b", digits) => (digits, 1),
        _ => return None,
    };
    let width = u32::try_from(digits.len()).ok()?.checked_mul(bits).filter(|w| *w > 0)?;
    let mut words = vec![0u64; width.div_ceil(64) as usize];
    for (i, c) in digits.chars().rev().enumerate() {
        let at = i as u32 * bits;
        words[at as usize / 64] |= u64::from(c.to_digit(1 << bits)?) << (at % 64);
    }
    Some((width, words))
}
