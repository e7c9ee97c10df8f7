//! Random functions on lists that two threads share, compared with all schedules on all lists, made natively.
//!
//! Natively the threads are routines that stop before each statement at which others could come between, so that a schedule is an order of
//! calls, and everything that there is can be put back. Each such statement has one access to memory that is shared, or one lock. Graphs are made up to
//! the names of their cells: a pointer leads to null, to a cell that another one leads to, or to the next of those to which none does. Where an
//! execution follows as many pointers of cells as it can, the others make no difference, and are null.

use super::made::{Dice, check, count, findings, first, natively};
use std::fmt::Write;

/// What both ways have in common. `A` and `B` are pointers of the thread's own, `R` a number; `S` and `L` are statements where others may
/// come between, `D` follows a pointer that may be null.
const BEFORE: &str = r"
#include <stddef.h>
struct cell { int v; struct cell *next; };
#ifdef ALL
#include <setjmp.h>
#include <stdio.h>
#define CELLS (2 + FOLLOWED)
#define THREADS 2
/* Everything that changes. The last of them is main. */
static struct {
    struct cell cells[CELLS];
    int held;
    struct { int at, wants; struct cell *a, *b; int r; } threads[THREADS + 1];
} w;
static struct cell *p, *q;
static jmp_buf out;
static unsigned char failed[1000], null[1000];
static void *stop(unsigned char *where, int line) { where[line] = 1; longjmp(out, 1); return NULL; }
#define A w.threads[T].a
#define B w.threads[T].b
#define R w.threads[T].r
#define D(p) ((p) != NULL ? (p) : (struct cell *)stop(null, __LINE__))
#define CHECK(c) do { if (!(c)) stop(failed, __LINE__); } while (0)
#define S(n, code) w.threads[T].at = n; return; case n: code
#define L(n) w.threads[T].at = n; w.threads[T].wants = 1; return; case n: w.threads[T].wants = 0; w.held = 1
#define U w.held = 0
#define THREAD(n) static void f##n(void) { enum { T = n }; switch (w.threads[T].at) { case 0:
#define MAIN(name) static void name(void) { enum { T = THREADS }; A = p, B = q, R = 0; {
#define END } w.threads[T].at = -1; }
#else
#include <assert.h>
#include <pthread.h>
static struct cell *p, *q;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
#define A a
#define B b
#define R r
#define D(p) (p)
#define CHECK(c) assert(c)
#define S(n, code) code
#define L(n) pthread_mutex_lock(&m)
#define U pthread_mutex_unlock(&m)
#define THREAD(n) static void *f##n(void *none) { struct cell *a = p, *b = q; int r = 0; {
#define MAIN(name) static void *name(void *none) { struct cell *a = p, *b = q; int r = 0; {
#define END } (void)a; (void)b; (void)r; return none; }
#endif
";

const AFTER: &str = r"
#ifndef ALL
void f(struct cell *first, struct cell *second) {
    pthread_t threads[2];
    p = first, q = second;
    before(NULL);
    pthread_create(&threads[0], NULL, f0, NULL);
    pthread_create(&threads[1], NULL, f1, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    after(NULL);
}
#else
static void explore(void) {
    int any = 0;
    for (int t = 0; t < THREADS; t++) {
        if (w.threads[t].at < 0)
            continue;
        any = 1;
        if (w.threads[t].wants && w.held)
            continue;
        __typeof__(w) saved = w;
        if (setjmp(out) == 0) {
            t == 0 ? f0() : f1();
            explore();
        }
        w = saved;
    }
    if (!any && setjmp(out) == 0)
        after();
}

/* Of a pointer all that it may lead to, and then of the next one: the given ones, then those in the cells, of which some may be other than null. */
static void all(struct cell **pointers[], int pointer, int known, int left) {
    if (pointer >= 2 && pointer == 2 + known) {
        int values = 1;
        for (int i = 0; i < known; i++)
            values *= 3;
        for (int value = 0; value < values; value++) {
            for (int i = 0, rest = value; i < known; i++, rest /= 3)
                w.cells[i].v = rest % 3;
            __typeof__(w) saved = w;
            for (int t = 0; t <= THREADS; t++) {
                w.threads[t].at = w.threads[t].wants = w.threads[t].r = 0;
                w.threads[t].a = p, w.threads[t].b = q;
            }
            w.held = 0;
            if (setjmp(out) == 0) {
                before();
                explore();
            }
            w = saved;
        }
        return;
    }
    int most = pointer < 2 || left > 0 ? known : -1;
    for (int target = -1; target <= most && target < CELLS; target++) {
        *pointers[pointer] = target < 0 ? NULL : &w.cells[target];
        all(pointers, pointer + 1, known + (target == known), left - (pointer >= 2 && target >= 0));
    }
    *pointers[pointer] = NULL;
}

int main(void) {
    struct cell **pointers[2 + CELLS] = {&p, &q};
    for (int i = 0; i < CELLS; i++)
        pointers[2 + i] = &w.cells[i].next;
    all(pointers, 0, 0, FOLLOWED);
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

/// What a thread, or main before and after the threads, does.
struct Body<'a> {
    dice: &'a mut Dice,
    text: &'a mut String,
    /// How often pointers may still be followed to the next cell, by all.
    steps: &'a mut u32,
    /// How many statements there were at which others may come between.
    stops: u32,
}

impl Body<'_> {
    fn line(&mut self, depth: usize, line: &str) {
        writeln!(self.text, "{:1$}{line}", "", 4 * depth).unwrap();
    }

    /// On what the thread has for itself, and on pointers that do not change.
    fn condition(&mut self) -> String {
        let (x, y) = (self.dice.pick(&["A", "B"]), self.dice.pick(&["A", "B", "p", "q", "NULL"]));
        let k = 1 + self.dice.below(2);
        match self.dice.below(4) {
            0 => format!("{x} == {y}"),
            1 => format!("{x} != {y}"),
            2 => format!("R == {k}"),
            _ => format!("R != {k}"),
        }
    }

    fn stop(&mut self, depth: usize, guard: Option<&str>, code: &str) {
        self.stops += 1;
        let stop = format!("S({}, {code});", self.stops);
        match guard {
            Some(pointer) => self.line(depth, &format!("if ({pointer} != NULL) {{ {stop} }}")),
            None => self.line(depth, &stop),
        }
    }

    /// An access to a cell.
    fn access(&mut self, depth: usize) {
        let (x, y) = (self.dice.pick(&["A", "B"]), self.dice.pick(&["A", "B", "p", "q", "NULL"]));
        let k = self.dice.below(3);
        match self.dice.below(8) {
            0 | 1 if *self.steps > 0 => {
                *self.steps -= 1;
                let to = self.dice.pick(&["A", "B"]);
                self.stop(depth, Some(x), &format!("{to} = {x}->next"));
            }
            0..=2 => self.stop(depth, Some(x), &format!("R = {x}->v")),
            3 => self.stop(depth, None, &format!("D({x})->v = {k}")),
            4 | 5 => self.stop(depth, Some(x), &format!("{x}->next = {y}")),
            _ => self.stop(depth, Some(x), &format!("{x}->v = {k}")),
        }
    }

    fn statement(&mut self, depth: usize, locks: bool) {
        match self.dice.below(8) {
            0 if locks => {
                self.stops += 1;
                let lock = format!("L({});", self.stops);
                self.line(depth, &lock);
                self.access(depth);
                self.access(depth);
                self.line(depth, "U;");
            }
            1 => {
                let condition = self.condition();
                self.line(depth, &format!("if ({condition}) {{"));
                self.access(depth + 1);
                self.line(depth, "} else {");
                self.access(depth + 1);
                self.line(depth, "}");
            }
            2 | 3 => {
                let (condition, other) = (self.condition(), self.condition());
                // A step of its own: before it fails, others may see what was written before.
                self.stop(depth, None, &format!("CHECK(!({condition} && {other}))"));
            }
            _ => self.access(depth),
        }
    }
}

fn program(seed: u64) -> String {
    let mut dice = Dice::new(seed ^ 0x7ead);
    // Every fourth follows one pointer more: there are many more lists then.
    let mut steps = if seed % 4 == 3 { 2 } else { 1 };
    let mut text = format!("#define FOLLOWED {steps}{BEFORE}");
    for (begin, many, locks) in [
        ("MAIN(before)", 1, false),
        ("THREAD(0)", 4, true),
        ("THREAD(1)", 4, true),
        ("MAIN(after)", 2, false),
    ] {
        // Of main nobody comes between.
        let is_main = !locks;
        let many = if is_main { dice.below(many + 1) } else { many };
        writeln!(text, "{begin}").unwrap();
        let mut body = String::new();
        let mut made = Body { dice: &mut dice, text: &mut body, steps: &mut steps, stops: 0 };
        (0..many).for_each(|_| made.statement(1, locks));
        text += &if is_main { without_stops(&body) } else { body };
        text += "END\n";
    }
    text + &AFTER.replace('`', "\"")
}

/// The same statements, in one go.
fn without_stops(body: &str) -> String {
    let mut text = String::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once("S(") {
        text += before;
        let (_, code) = after.split_once(", ").unwrap();
        let (code, after) = code.split_once(");").unwrap();
        text += code;
        text += ";";
        rest = after;
    }
    text + rest
}

#[test]
fn random_functions_of_two_threads_fail_as_in_all_schedules_on_all_graphs() {
    let folder = tempfile::tempdir().unwrap();
    let (mut failing, mut threaded) = (0, 0);
    for seed in first()..first() + count() {
        let text = program(seed);
        let wanted = natively(folder.path(), &text);
        failing += usize::from(!wanted.is_empty());
        for strategy in ["dpor", "flip"] {
            let arguments =
                ["--entry", "f", "--null", "--objects", "4", "--detect", "-race", "--strategy", strategy];
            let report = check(folder.path(), &text, &arguments);
            assert_eq!(findings(&report), wanted, "seed {seed}, {strategy}:\n{text}");
            let given_up = report["given_up"].as_array().unwrap().len();
            assert_eq!(given_up, 0, "seed {seed}, {strategy}: {}\n{text}", report["given_up"]);
            threaded += usize::from(report["executions"].as_u64().unwrap() > 50);
        }
    }
    assert!(
        count() < 30 || failing >= 10 && threaded >= 10,
        "{failing} functions fail, {threaded} with many schedules"
    );
}
