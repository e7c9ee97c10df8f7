//! The arena: every term once, with its structural hash, known bits and support. Interns nodes as they are given;
//! what they should look like is decided by the constructors beside it.

mod intern;

use crate::bits;
use crate::cancel::Cancel;
use crate::eval::Caches;
use crate::known::Known;
use crate::support::{self, Supports};
use crate::term::{Node, Op, Term, Variable, mask};
use hashbrown::HashTable;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// All terms of one worker.
pub struct Terms {
    pub(crate) nodes: Vec<Node>,
    table: HashTable<u32>,
    pub(crate) supports: Supports,
    pub(crate) wide: Vec<Box<[u64]>>,
    pub(crate) wide_free: Vec<u32>,
    pub(crate) pools: Vec<Rc<[Term]>>,
    pub(crate) pools_free: Vec<u32>,
    /// How many terms the last collection left.
    pub(crate) survivors: usize,
    pub(crate) free: Vec<u32>,
    pub(crate) variables: FxHashMap<Variable, u32>,
    pub(crate) simplify: bool,
    pub(crate) caches: RefCell<Caches>,
    truth: [Option<Term>; 2],
    identity: u64,
    pub(crate) cancel: Cancel,
}

/// A term taken apart, for those who walk it.
#[derive(Copy, Clone, Debug)]
pub struct View {
    /// The operator.
    pub op: Op,
    /// The width of the result in bits.
    pub width: u32,
    /// The operands; how many there are is the operator's arity.
    pub operands: [Option<Term>; 3],
    /// The lowest bit of an extraction; the number of a variable.
    pub number: u32,
    /// The rounding mode of a floating-point operation.
    pub rounding: crate::float::Rounding,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms::new()
    }
}

#[inline]
fn mix(h: u64, x: u64) -> u64 {
    let product = u128::from(h ^ 0x9e37_79b9_7f4a_7c15) * u128::from(x ^ 0xf39c_c060_5ced_c835);
    (product as u64) ^ ((product >> 64) as u64)
}

impl Terms {
    /// An empty arena, whose constructors simplify.
    pub fn new() -> Terms {
        let free = Node {
            op: Op::Free,
            rounding: 0,
            floats: false,
            unfolded: false,
            width: 0,
            a: 0,
            b: 0,
            c: 0,
            support: 0,
            hash: 0,
            zeros: 0,
            ones: 0,
        };
        let mut terms = Terms {
            nodes: vec![free],
            table: HashTable::new(),
            supports: Supports::new(),
            wide: Vec::new(),
            wide_free: Vec::new(),
            pools: Vec::new(),
            pools_free: Vec::new(),
            survivors: 0,
            free: Vec::new(),
            variables: FxHashMap::default(),
            simplify: true,
            caches: RefCell::default(),
            truth: [None; 2],
            identity: NEXT.fetch_add(1, Ordering::Relaxed),
            cancel: Cancel::new(),
        };
        terms.truth = [false, true].map(|b| Some(terms.constant(1, u64::from(b))));
        terms
    }

    /// An empty arena whose constructors build just what they are asked for: the simplifier is checked against it.
    pub fn without_simplification() -> Terms {
        Terms { simplify: false, ..Terms::new() }
    }

    /// From now on whoever makes or evaluates terms heeds this word.
    pub fn set_cancel(&mut self, cancel: Cancel) {
        self.cancel = cancel;
    }

    /// A number that no other arena of this process has: what is remembered about terms belongs to it.
    pub fn identity(&self) -> u64 {
        self.identity
    }

    /// How many terms there are.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1 - self.free.len()
    }

    /// Whether there is no term.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An upper bound of [`Term::raw`], for tables indexed by terms.
    pub fn bound(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(crate) fn node(&self, t: Term) -> &Node {
        &self.nodes[t.index()]
    }

    /// The width in bits; zero for arrays of bytes.
    #[inline]
    pub fn width(&self, t: Term) -> u32 {
        self.node(t).width
    }

    /// A hash of the structure, the same in every arena that names variables alike.
    #[inline]
    pub fn structural_hash(&self, t: Term) -> u64 {
        self.node(t).hash
    }

    /// Whether a floating-point operation occurs in the term.
    #[inline]
    pub fn has_floats(&self, t: Term) -> bool {
        self.node(t).floats
    }

    /// The bits that are known whatever the inputs are; empty above 64 bits.
    #[inline]
    pub fn known(&self, t: Term) -> Known {
        let n = self.node(t);
        Known { zeros: n.zeros, ones: n.ones }
    }

    /// The width of the terms of a variable, if it has been made.
    pub fn variable_width(&self, v: Variable) -> Option<u32> {
        self.variables.get(&v).copied()
    }

    /// Whether no variable occurs in the term.
    #[inline]
    pub fn is_ground(&self, t: Term) -> bool {
        self.node(t).support == support::EMPTY
    }

    /// The variables that occur in the term, in ascending order.
    pub fn support(&self, t: Term) -> std::borrow::Cow<'_, [Variable]> {
        let set = self.node(t).support;
        if set == support::MANY {
            return self.walk_support(t).into();
        }
        self.supports.get(set).into()
    }

    /// A number that two terms share only if they have the same support; `None` if the support is large.
    pub fn support_identity(&self, t: Term) -> Option<u32> {
        Some(self.node(t).support).filter(|s| *s != support::MANY)
    }

    fn walk_support(&self, t: Term) -> Vec<Variable> {
        let mut found = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack = vec![t];
        while let Some(t) = stack.pop() {
            let n = self.node(t);
            if n.support != support::MANY {
                if seen.insert(u64::from(n.support)) {
                    found.extend_from_slice(self.supports.get(n.support));
                }
            } else if seen.insert(u64::from(t.raw()) << 32) {
                stack.extend(self.operands(t));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The operands of a term.
    #[inline]
    pub fn operands(&self, t: Term) -> impl Iterator<Item = Term> + use<> {
        let n = self.node(t);
        let arity = n.op.arity();
        [n.a, n.b, n.c].into_iter().take(arity).filter_map(Term::from_raw)
    }

    /// Takes a term apart.
    pub fn view(&self, t: Term) -> View {
        let n = self.node(t);
        let arity = n.op.arity();
        let mut operands = [None; 3];
        for (slot, raw) in operands.iter_mut().zip([n.a, n.b, n.c]).take(arity) {
            *slot = Term::from_raw(raw);
        }
        View {
            op: n.op,
            width: n.width,
            operands,
            number: if n.op == Op::Var { n.a } else { n.b },
            rounding: crate::float::Rounding::from_index(n.rounding),
        }
    }

    /// The value of a constant of at most 64 bits.
    #[inline]
    pub fn as_u64(&self, t: Term) -> Option<u64> {
        let n = self.node(t);
        (n.op == Op::Const && n.width <= 64).then(|| n.constant())
    }

    /// The words of a constant, least significant first.
    pub fn as_words(&self, t: Term) -> Option<Vec<u64>> {
        let n = self.node(t);
        match n.op {
            Op::Const if n.width <= 64 => Some(vec![n.constant()]),
            Op::Const => Some(self.wide[n.a as usize].to_vec()),
            _ => None,
        }
    }

    /// Whether the term is a constant.
    #[inline]
    pub fn is_constant(&self, t: Term) -> bool {
        self.node(t).op == Op::Const
    }

    /// Whether this is the constant true.
    #[inline]
    pub fn is_true(&self, t: Term) -> bool {
        self.truth[1] == Some(t)
    }

    /// Whether this is the constant false.
    #[inline]
    pub fn is_false(&self, t: Term) -> bool {
        self.truth[0] == Some(t)
    }

    /// True or false.
    #[inline]
    pub fn boolean(&mut self, b: bool) -> Term {
        self.constant(1, u64::from(b))
    }

    pub(crate) fn truths(&self) -> impl Iterator<Item = Term> {
        self.truth.into_iter().flatten()
    }

    /// A constant of at most 64 bits; higher bits of the value are dropped. A wider width is filled with zeros.
    #[inline]
    pub fn constant(&mut self, width: u32, value: u64) -> Term {
        if width > 64 {
            return self.constant_wide(width, &[value]);
        }
        let v = value & mask(width);
        let hash = mix(mix(Op::Const as u64, u64::from(width)), v);
        let node = Node {
            op: Op::Const,
            rounding: 0,
            floats: false,
            unfolded: false,
            width,
            a: v as u32,
            b: (v >> 32) as u32,
            c: 0,
            support: support::EMPTY,
            hash,
            zeros: !v & mask(width),
            ones: v,
        };
        self.lookup(node)
    }

    /// A constant of any width, least significant word first.
    pub fn constant_wide(&mut self, width: u32, words: &[u64]) -> Term {
        if width <= 64 {
            return self.constant(width, words.first().copied().unwrap_or(0));
        }
        let mut v = words.to_vec();
        bits::trim(width, &mut v);
        let hash = v.iter().fold(mix(Op::Const as u64, u64::from(width)), |h, w| mix(h, *w));
        let (nodes, wide) = (&self.nodes, &self.wide);
        let same = |i: &u32| {
            let n = &nodes[*i as usize];
            n.hash == hash && n.op == Op::Const && n.width == width && *wide[n.a as usize] == *v
        };
        if let Some(i) = self.table.find(hash, same) {
            return Term::from_raw(*i).unwrap_or_else(|| unreachable!("zero is never interned"));
        }
        let at = match self.wide_free.pop() {
            Some(at) => {
                self.wide[at as usize] = v.into();
                at
            }
            None => {
                self.wide.push(v.into());
                (self.wide.len() - 1) as u32
            }
        };
        let node = Node {
            op: Op::Const,
            rounding: 0,
            floats: false,
            unfolded: false,
            width,
            a: at,
            b: 0,
            c: 0,
            support: support::EMPTY,
            hash,
            zeros: 0,
            ones: 0,
        };
        self.insert(node)
    }

    /// The term of a variable. A variable has one width.
    pub fn variable(&mut self, v: Variable, width: u32) -> Term {
        self.variable_named(v, width, u64::from(v.0))
    }

    /// As [`Terms::variable`], where variables are numbered by order of arrival: `name` is the same wherever the
    /// same input is meant, and operands are ordered by it.
    pub fn variable_named(&mut self, v: Variable, width: u32, name: u64) -> Term {
        let hash = mix(mix(Op::Var as u64, u64::from(width)), name);
        self.variables.insert(v, width);
        let support = self.supports.singleton(v);
        let node = Node {
            op: Op::Var,
            rounding: 0,
            floats: false,
            unfolded: false,
            width,
            a: v.0,
            b: 0,
            c: 0,
            support,
            hash,
            zeros: 0,
            ones: 0,
        };
        self.lookup(node)
    }

    /// Interns an array over initial bytes.
    pub(crate) fn pool(&mut self, bytes: Rc<[Term]>) -> Term {
        let mut hash = mix(mix(Op::Bytes as u64, 0), bytes.len() as u64);
        let (mut set, mut floats) = (support::EMPTY, false);
        for t in bytes.iter() {
            let n = self.nodes[t.index()];
            hash = mix(hash, n.hash);
            floats |= n.floats;
            set = self.supports.union(set, n.support);
        }
        let (nodes, pools) = (&self.nodes, &self.pools);
        let same = |i: &u32| {
            let n = &nodes[*i as usize];
            n.hash == hash && n.op == Op::Bytes && pools[n.a as usize] == bytes
        };
        if let Some(t) = self.table.find(hash, same).and_then(|i| Term::from_raw(*i)) {
            return t;
        }
        let b = bytes.len() as u32;
        let a = match self.pools_free.pop() {
            Some(a) => {
                self.pools[a as usize] = bytes;
                a
            }
            None => {
                self.pools.push(bytes);
                (self.pools.len() - 1) as u32
            }
        };
        let node = Node {
            op: Op::Bytes,
            rounding: 0,
            floats,
            unfolded: false,
            width: 0,
            a,
            b,
            c: 0,
            support: set,
            hash,
            zeros: 0,
            ones: 0,
        };
        self.insert(node)
    }
}
