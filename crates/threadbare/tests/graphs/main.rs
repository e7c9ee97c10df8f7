//! Memory graphs as inputs: random functions on lists, compared with all lists up to a size, given to the same function natively; and how much an
//! assumption on the shape of a list or a tree costs.
//!
//! `threads` does the same with functions that two threads call. Functions follow pointers at most twice in a row, so that what they see of a list is four cells and where pointers lead that nobody follows.

#![allow(clippy::unwrap_used)]

#[path = "../support/limited.rs"]
mod limited;
mod made;
mod threads;

use made::{Dice, check, count, findings, first, natively};
use std::fmt::Write;

/// What all functions begin with. `D` follows a pointer that may be null. Natively every graph is made: cells whose pointers lead to cells, to null, or to one cell more
/// that leads nowhere.
const BEFORE: &str = r"
#include <stddef.h>
struct cell { int v; struct cell *next; };
#ifdef ALL
#include <setjmp.h>
#include <stdio.h>
static jmp_buf out;
static unsigned char failed[1000], null[1000];
static void *stop(unsigned char *where, int line) { where[line] = 1; longjmp(out, 1); return NULL; }
#define D(p, T) ((p) != NULL ? (p) : (T *)stop(null, __LINE__))
#define CHECK(c) do { if (!(c)) stop(failed, __LINE__); } while (0)
#else
#include <assert.h>
#define D(p, T) (p)
#define CHECK(c) assert(c)
#endif
";

const AFTER: &str = r"
#ifndef ALL
#include <pthread.h>
static struct cell *given[2];
static void *run(void *none) { f(given[0], given[1]); return none; }
void threaded(struct cell *p, struct cell *q) {
    given[0] = p, given[1] = q;
    pthread_t thread;
    pthread_create(&thread, NULL, run, NULL);
    pthread_join(thread, NULL);
}
#else
#define CELLS 4
int main(void) {
    static struct cell cells[CELLS + 1];
    struct cell *where[CELLS + 2];
    for (int i = 0; i <= CELLS; i++)
        where[i + 1] = &cells[i];
    where[0] = NULL;
    long shapes = 1, values = 1;
    for (int i = 0; i < CELLS; i++)
        shapes *= CELLS + 2, values *= 3;
    for (long starts = 0; starts < (CELLS + 2) * (CELLS + 2); starts++)
        for (long shape = 0; shape < shapes; shape++)
            for (long value = 0; value < values; value++) {
                long next = shape, number = value;
                for (int i = 0; i < CELLS; i++, next /= CELLS + 2, number /= 3)
                    cells[i] = (struct cell){number % 3, where[next % (CELLS + 2)]};
                cells[CELLS] = (struct cell){0, NULL};
                if (setjmp(out) == 0)
                    f(where[starts % (CELLS + 2)], where[starts / (CELLS + 2)]);
            }
    for (int line = 0; line < 1000; line++) {
        if (failed[line])
            printf(`assertion %d\n`, line);
        if (null[line])
            printf(`null-dereference %d\n`, line);
    }
    return 0;
}
#endif
";

/// A function of two lists.
struct Function<'a> {
    dice: &'a mut Dice,
    text: String,
    /// How often a pointer may still be followed to the next cell.
    steps: u32,
}

impl Function<'_> {
    fn line(&mut self, depth: usize, line: &str) {
        writeln!(self.text, "{:1$}{line}", "", 4 * depth).unwrap();
    }

    fn condition(&mut self) -> String {
        let (x, y) = (self.dice.pick(&["a", "b", "p", "q"]), self.dice.pick(&["a", "b", "p", "q"]));
        let k = self.dice.below(2);
        match self.dice.below(6) {
            0 => format!("{x} == NULL"),
            1 => format!("{x} == {y}"),
            2 => format!("{x} != NULL && {x}->v == {k}"),
            3 => format!("{x} != NULL && {x}->next == {y}"),
            4 => format!("{x} != NULL && {y} != NULL && {x}->v != {y}->v"),
            _ => format!("{x} != NULL && {x}->next != NULL"),
        }
    }

    fn statements(&mut self, depth: usize, many: u64) {
        for _ in 0..many {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: usize) {
        let (x, y) = (self.dice.pick(&["a", "b"]), self.dice.pick(&["a", "b", "p", "q", "NULL"]));
        let k = self.dice.below(3);
        match self.dice.below(9) {
            0 | 1 if self.steps > 0 => {
                self.steps -= 1;
                let line = format!("if ({x} != NULL) {x} = {x}->next;");
                self.line(depth, &line);
            }
            2 if self.steps > 0 => {
                self.steps -= 1;
                let line = format!("if ({x} != NULL) D({x}->next, struct cell)->v = {k};");
                self.line(depth, &line);
            }
            3 => {
                let line = format!("if ({x} != NULL) {x}->v = {k};");
                self.line(depth, &line);
            }
            4 => {
                let line = format!("if ({x} != NULL) {x}->next = {y};");
                self.line(depth, &line);
            }
            5 | 6 if depth < 3 => {
                let condition = self.condition();
                self.line(depth, &format!("if ({condition}) {{"));
                let many = 1 + self.dice.below(2);
                self.statements(depth + 1, many);
                self.line(depth, "} else {");
                self.statements(depth + 1, 1);
                self.line(depth, "}");
            }
            _ => {
                let condition = self.condition();
                let other = self.condition();
                self.line(depth, &format!("CHECK(!({condition} && {other}));"));
            }
        }
    }
}

fn function(seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let mut function = Function { dice: &mut dice, text: BEFORE.into(), steps: 2 };
    function.line(0, "void f(struct cell *p, struct cell *q) {");
    function.line(1, "struct cell *a = p, *b = q;");
    function.statements(1, 6);
    function.line(0, "}");
    function.text + &AFTER.replace('`', "\"")
}

#[test]
fn random_functions_fail_as_on_all_graphs() {
    let folder = tempfile::tempdir().unwrap();
    let mut failing = 0;
    for seed in first()..first() + count() {
        let text = function(seed);
        let wanted = natively(folder.path(), &text);
        failing += usize::from(!wanted.is_empty());
        // In a thread of its own it must be the same, though which objects a pointer may lead to is found in another way there.
        for (entry, strategy) in [("f", "auto"), ("f", "flip"), ("threaded", "auto")] {
            let arguments = ["--entry", entry, "--null", "--objects", "3", "--strategy", strategy];
            let report = check(folder.path(), &text, &arguments);
            assert_eq!(findings(&report), wanted, "seed {seed}, {entry}, {strategy}:\n{text}");
            assert_eq!(
                report["given_up"].as_array().unwrap().len(),
                0,
                "seed {seed}: {}",
                report["given_up"]
            );
        }
    }
    assert!(count() < 30 || failing >= 10, "only {failing} functions fail");
}

const LIST: &str = r"
#include <stddef.h>
#include <threadbare.h>
struct node { int value; struct node *next, *prev; };
static int rep_ok(const struct node *p) {
    if (p == NULL || p->prev != NULL) return 0;
    for (; p->next != NULL; p = p->next)
        if (p->next->prev != p) return 0;
    return 1;
}
void use(struct node *p) { tb_assume(rep_ok(p)); }
";

#[test]
fn an_invariant_of_a_list_costs_as_much_as_it_is_long() {
    let folder = tempfile::tempdir().unwrap();
    for strategy in ["dfs", "flip"] {
        for n in 1..=50 {
            let report = check(
                folder.path(),
                LIST,
                &["--entry", "use", "--strategy", strategy, "--objects", &n.to_string()],
            );
            let number = |name: &str| report[name].as_u64().unwrap();
            // One list of each length.
            assert_eq!(number("executions"), n, "{strategy}");
            let runs = number("executions") + number("blocked");
            assert!(runs <= 4 * n + 4, "{strategy}: {runs} runs for {n} nodes");
            assert!(number("solver_calls") <= 4 * n, "{strategy}: {} calls for {n}", number("solver_calls"));
            assert!(number("queries") <= 4 * n + 4, "{strategy}: {} queries for {n}", number("queries"));
        }
    }
}

const TREE: &str = r"
#include <stddef.h>
#include <threadbare.h>
struct tree { int key; struct tree *left, *right; };
static const struct tree *seen[64];
static int count;
static int rep_ok(const struct tree *t) {
    if (t == NULL) return 1;
    for (int i = 0; i < count; i++)
        if (seen[i] == t) return 0;
    seen[count++] = t;
    return rep_ok(t->left) && rep_ok(t->right);
}
void use(struct tree *t) { tb_assume(rep_ok(t)); }
";

#[test]
fn an_invariant_of_a_tree_has_as_many_executions_as_there_are_shapes() {
    let folder = tempfile::tempdir().unwrap();
    // Trees of at most some height: none, or a root with two of these that are less high.
    let mut shapes = 1;
    for height in 1..=3 {
        shapes = 1 + shapes * shapes;
        for strategy in ["dfs", "flip"] {
            let height = height.to_string();
            let report =
                check(folder.path(), TREE, &["--entry", "use", "--strategy", strategy, "--objects", &height]);
            assert_eq!(report["executions"], shapes, "{strategy}, height {height}");
        }
    }
}
