//! Collection of dead terms: what is not reachable from the roots gives its place to terms to come. Nothing moves, so
//! identifiers stay valid; those of dead terms must not be used any more.

use crate::arena::Terms;
use crate::term::{Op, Term};

impl Terms {
    /// Whether enough terms were made since the last collection to make the next one pay.
    pub fn wants_collection(&self) -> bool {
        self.len() > 2 * self.survivors + (1 << 16)
    }

    /// Drops every term that no root depends on, and returns how many.
    pub fn collect(&mut self, roots: impl IntoIterator<Item = Term>) -> usize {
        let mut live = vec![false; self.nodes.len()];
        let mut stack: Vec<Term> = roots.into_iter().chain(self.truths()).collect();
        while let Some(t) = stack.pop() {
            if std::mem::replace(&mut live[t.index()], true) {
                continue;
            }
            stack.extend(self.operands(t).filter(|o| !live[o.index()]));
            let n = self.node(t);
            if n.op == Op::Bytes {
                stack.extend(self.pools[n.a as usize].iter().copied());
            }
        }
        let mut sets = vec![false; self.supports.len()];
        let mut dead = 0;
        for (i, live) in live.iter().enumerate().skip(1) {
            let n = self.nodes[i];
            if *live {
                sets[n.support as usize] = true;
                continue;
            }
            match n.op {
                Op::Free => continue,
                Op::Const if n.width > 64 => {
                    self.wide[n.a as usize] = Box::default();
                    self.wide_free.push(n.a);
                }
                Op::Bytes => {
                    self.pools[n.a as usize] = std::rc::Rc::new([]);
                    self.pools_free.push(n.a);
                }
                _ => {}
            }
            dead += 1;
            self.nodes[i].op = Op::Free;
        }
        self.supports.retain(&sets);
        self.caches.borrow_mut().clear();
        self.free_dead();
        self.survivors = self.len();
        dead
    }
}
