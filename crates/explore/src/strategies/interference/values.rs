//! Upper bounds of what may be read at each place, whatever reads read from: in rounds, a write may use any value that was seen in the
//! round before. As many rounds as a scenario can have writes are enough for all that can come about, since in a scenario no write uses
//! what it has written. Bounds only ever grow when more is known.

use super::forest::{Forest, What};
use rustc_hash::FxHashMap;
use threadbare_expr::{Op, Term, Terms, Variable};
use threadbare_trace::{Range, ThreadId};

/// A bound for each place that is read, as numbers without a sign. Places of more than eight bytes have none.
pub fn bounds(forest: &Forest, terms: &Terms) -> FxHashMap<Range, u64> {
    let mut bounds: FxHashMap<Range, u64> = FxHashMap::default();
    let mut reads: FxHashMap<Variable, Vec<Range>> = FxHashMap::default();
    let mut writes: Vec<(Range, Term)> = Vec::new();
    let mut most: FxHashMap<ThreadId, usize> = FxHashMap::default();
    for node in &forest.nodes {
        if let (Some(place), Some(seen)) = (node.what.reads(), node.seen) {
            bounds.entry(place).or_default();
            for variable in terms.support(seen).iter() {
                let places = reads.entry(*variable).or_default();
                if !places.contains(&place) {
                    places.push(place);
                }
            }
        }
        if let (Some(place), Some(wrote)) = (node.what.writes(), node.wrote) {
            writes.push((place, wrote));
        }
        if matches!(node.what, What::Write(_) | What::Update(_)) {
            let most = most.entry(node.thread).or_default();
            *most = node.writes.max(*most);
        }
    }
    for ((_, place), content) in &forest.initial {
        writes.push((*place, *content));
    }
    // The first round is that of what memory begins with.
    for _ in 0..=most.values().sum::<usize>() {
        let of = |variable: Variable| -> Option<u64> {
            let places = reads.get(&variable)?;
            places.iter().filter_map(|place| bounds.get(place)).max().copied()
        };
        let mut known = FxHashMap::default();
        let mut next = bounds.clone();
        for (place, wrote) in &writes {
            if let Some(bound) = next.get_mut(place) {
                *bound = upper(terms, *wrote, &of, &mut known).max(*bound);
            }
        }
        if next == bounds {
            break;
        }
        bounds = next;
    }
    bounds
}

fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// A bound of a term, by those of its variables.
fn upper(
    terms: &Terms,
    root: Term,
    of: &impl Fn(Variable) -> Option<u64>,
    known: &mut FxHashMap<Term, u64>,
) -> u64 {
    let mut stack = vec![root];
    while let Some(term) = stack.last().copied() {
        let before = stack.len();
        let view = terms.view(term);
        if !known.contains_key(&term) && view.width <= 64 {
            stack.extend(view.operands.into_iter().flatten().filter(|operand| !known.contains_key(operand)));
        }
        if stack.len() > before {
            continue;
        }
        stack.pop();
        if !known.contains_key(&term) {
            let bound = one(terms, term, of, known);
            known.insert(term, bound);
        }
    }
    known.get(&root).copied().unwrap_or(u64::MAX)
}

/// A bound of a term whose operands have bounds.
fn one(
    terms: &Terms,
    term: Term,
    of: &impl Fn(Variable) -> Option<u64>,
    known: &FxHashMap<Term, u64>,
) -> u64 {
    let view = terms.view(term);
    let all = mask(view.width);
    if view.width > 64 {
        return u64::MAX;
    }
    let bound = |at: usize| view.operands[at].and_then(|operand| known.get(&operand)).copied();
    let (a, b, c) = (bound(0), bound(1), bound(2));
    let found = match (view.op, a, b, c) {
        (Op::Const, ..) => terms.as_u64(term),
        (Op::Var, ..) => of(Variable(view.number)),
        (Op::ZExt | Op::LShr, a, ..) => a,
        (Op::Extract, Some(a), ..) if view.operands[0].is_some_and(|of| terms.width(of) <= 64) => {
            Some(a >> view.number.min(63))
        }
        (Op::Concat, Some(high), Some(low), _) => {
            let width = view.operands[1].map_or(0, |low| terms.width(low));
            if high == 0 { Some(low) } else { high.checked_shl(width).map(|high| high | mask(width)) }
        }
        (Op::Add, Some(a), Some(b), _) => a.checked_add(b),
        (Op::Mul, Some(a), Some(b), _) => a.checked_mul(b),
        (Op::And, Some(a), Some(b), _) => Some(a.min(b)),
        (Op::Or | Op::Xor, Some(a), Some(b), _) => Some(mask(64 - a.max(b).leading_zeros())),
        (Op::Ite, _, Some(b), Some(c)) => Some(b.max(c)),
        _ => None,
    };
    found.filter(|found| *found <= all).unwrap_or(all)
}
