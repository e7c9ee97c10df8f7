//! Small random programs whose threads try again until nobody interferes: compare-and-swap loops of several shapes, locks made of
//! an exchange with and without looking first, attempts to lock a mutex, readers that look twice at a version. As loops, and
//! with rounds written out, the last of which cuts the execution where it fails.

use super::generate::{of, program};
use crate::random::Random;

/// How many rounds are written out: more than others can make fail.
const ROUNDS: u64 = 4;

/// What a thread does once: labels and values in it carry `$`, which becomes a number of its own. A round begins at `round$:`, leaves
/// for `%done$` and goes back to `%again$`. A `£` becomes the number of the operation: what all rounds have in common.
pub struct Operation {
    pub before: String,
    pub round: String,
    pub after: String,
}

const VARIABLES: [&str; 3] = ["@x", "@x", "@y"];

fn operation(random: &mut Random) -> Operation {
    let variable = of(random, &VARIABLES);
    let other = of(random, &["@x", "@y", "@d"]);
    let value = 1 + random.below(2);
    let order = of(random, &["seq_cst", "seq_cst", "monotonic"]);
    let load =
        |name: &str, from: &str| format!("  %{name}$ = load atomic i32, ptr {from} {order}, align 4\n");
    let swap = |expected: &str, new: &str| {
        format!(
            "  %p$ = cmpxchg ptr {variable}, i32 {expected}, i32 {new} seq_cst seq_cst, align 4\n  %s$ = extractvalue {{ i32, i1 }} %p$, 1\n"
        )
    };
    let leave_if = |condition: &str| format!("  br i1 {condition}, label %done$, label %again$\n");
    let none = String::new;
    match random.below(11) {
        // Looks once before the loop; what a failure shows is for the next round.
        9 | 10 => Operation {
            before: load("f", variable) + "  %a£ = alloca i32, align 4\n  store i32 %f$, ptr %a£, align 4\n",
            round: format!("  %o$ = load i32, ptr %a£, align 4\n  %n$ = add i32 %o$, {value}\n")
                + &swap("%o$", "%n$")
                + "  %q$ = extractvalue { i32, i1 } %p$, 0\n  store i32 %q$, ptr %a£, align 4\n"
                + &leave_if("%s$"),
            after: none(),
        },
        // Reads, computes, swaps.
        0 | 1 => Operation {
            before: none(),
            round: load("o", variable)
                + &format!("  %n$ = add i32 %o$, {value}\n")
                + &swap("%o$", "%n$")
                + &leave_if("%s$"),
            after: none(),
        },
        // The same, but leaves if it sees a value.
        2 => Operation {
            before: none(),
            round: load("o", variable)
                + &format!(
                    "  %e$ = icmp eq i32 %o$, {value}\n  br i1 %e$, label %done$, label %more$\nmore$:\n"
                )
                + &swap("%o$", "7")
                + &leave_if("%s$"),
            after: none(),
        },
        // Writes something in every round: not what others compare, or both may go round for ever.
        3 => Operation {
            before: none(),
            round: load("o", variable)
                + &format!("  store atomic i32 %o$, ptr @d {order}, align 4\n")
                + &swap("%o$", "5")
                + &leave_if("%s$"),
            after: none(),
        },
        // Looks at two things, and that the first has not changed meanwhile.
        4 => Operation {
            before: none(),
            round: load("a", variable)
                + &load("v", "@way")
                + &load("b", variable)
                + "  %e$ = icmp eq i32 %a$, %b$\n"
                + &leave_if("%e$"),
            after: format!("  store atomic i32 %v$, ptr {other} {order}, align 4\n"),
        },
        // A lock made of an exchange.
        5 => Operation {
            before: none(),
            round: "  %l$ = atomicrmw xchg ptr @way, i32 1 seq_cst, align 4\n  %e$ = icmp eq i32 %l$, 0\n"
                .to_string()
                + &leave_if("%e$"),
            after: format!(
                "  %v$ = load i32, ptr @d, align 4\n  %w$ = add i32 %v$, {value}\n  store i32 %w$, ptr @d, align 4\n  store atomic i32 0, ptr @way seq_cst, align 4\n"
            ),
        },
        // The same, looking first.
        6 => Operation {
            before: none(),
            round: load("f", "@way")
                + "  %g$ = icmp eq i32 %f$, 0\n  br i1 %g$, label %try$, label %again$\ntry$:\n"
                + "  %l$ = atomicrmw xchg ptr @way, i32 1 seq_cst, align 4\n  %e$ = icmp eq i32 %l$, 0\n"
                + &leave_if("%e$"),
            after: format!(
                "  store i32 {value}, ptr @d, align 4\n  store atomic i32 0, ptr @way seq_cst, align 4\n"
            ),
        },
        // Attempts to lock.
        7 => Operation {
            before: none(),
            round: "  %l$ = call i32 @pthread_mutex_trylock(ptr @m)\n  %e$ = icmp eq i32 %l$, 0\n"
                .to_string()
                + &leave_if("%e$"),
            after: format!(
                "  store atomic i32 {value}, ptr {variable} {order}, align 4\n  %u$ = call i32 @pthread_mutex_unlock(ptr @m)\n"
            ),
        },
        // No loop.
        _ => Operation {
            before: format!("  store atomic i32 {value}, ptr {variable} {order}, align 4\n"),
            round: "  br label %done$\n".into(),
            after: none(),
        },
    }
}

impl Operation {
    /// As a loop.
    pub fn looping(&self, n: usize) -> String {
        let Operation { before, round, after } = self;
        let text = format!("{before}  br label %again$\nagain$:\n{round}done$:\n{after}");
        text.replace(['$', '£'], &n.to_string())
    }

    /// Rounds written out. What was seen in the last one is what counts.
    fn written_out(&self, n: usize) -> String {
        self.rounds(n, ROUNDS)
    }

    /// So many of them.
    pub fn rounds(&self, n: usize, rounds: u64) -> String {
        let Operation { before, round, after } = self;
        let sees = after.contains("%v$") && round.contains("%v$");
        let mut text = format!("{before}  br label %again$_0\n");
        for k in 0..rounds {
            let next = if k + 1 < rounds { format!("again$_{}", k + 1) } else { "never$".into() };
            let one = round
                .replace("%again$", "%AGAIN")
                .replace("%done$", "%DONE")
                .replace('$', &format!("$_{k}"))
                .replace("%AGAIN", &format!("%{next}"))
                .replace("%DONE", if sees { "%seen$_K" } else { "%done$" })
                .replace("$_K", &format!("$_{k}"));
            text += &format!("again$_{k}:\n{one}");
            if sees {
                text += &format!("seen$_{k}:\n  br label %done$\n");
            }
        }
        text += "never$:\n  call void @__VERIFIER_assume(i32 0)\n  unreachable\ndone$:\n";
        if sees {
            let ways: Vec<String> = (0..rounds).map(|k| format!("[ %v$_{k}, %seen$_{k} ]")).collect();
            text += &format!("  %v$ = phi i32 {}\n", ways.join(", "));
        }
        text += after;
        text.replace(['$', '£'], &n.to_string())
    }
}

/// The program with this seed, as loops and written out.
pub fn retries(seed: u64) -> (String, String) {
    let random = &mut Random::new(seed);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 2 } else { 1 };
    let all: Vec<Vec<Operation>> =
        (0..threads).map(|_| (0..1 + random.below(most)).map(|_| operation(random)).collect()).collect();
    let with = |text: fn(&Operation, usize) -> String| {
        let bodies = all.iter().map(|operations| {
            operations.iter().enumerate().map(|(n, operation)| text(operation, n)).collect()
        });
        let text = program(&bodies.collect::<Vec<String>>());
        match text.contains("@pthread_mutex_trylock") {
            true => text + "declare i32 @pthread_mutex_trylock(ptr)\n",
            false => text,
        }
    };
    (with(Operation::looping), with(Operation::written_out))
}
