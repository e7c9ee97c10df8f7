//! Small random programs whose threads attempt to have something, take the attempt back where that fails, and try again: a second lock
//! while they hold a first, one of a semaphore, a read-write lock, a part of a number. Others use the same in plain ways, or
//! try once and notice that somebody attempts it. As loops, and with rounds written out, the last of which cuts the execution where
//! it fails.

use super::generate::{of, program};
use super::retries::Operation;
use crate::random::Random;

/// How many rounds are written out: one that fails, and one that does not.
pub const ROUNDS: u64 = 2;

/// What programs have besides the variables of all.
const HEAD: &str = "\
@n = global [40 x i8] zeroinitializer, align 8
@s = global [32 x i8] zeroinitializer, align 8
@rw = global [56 x i8] zeroinitializer, align 8
@left = global i32 4, align 4
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_trywait(ptr)
declare i32 @sem_wait(ptr)
declare i32 @sem_post(ptr)
declare i32 @pthread_rwlock_tryrdlock(ptr)
declare i32 @pthread_rwlock_trywrlock(ptr)
declare i32 @pthread_rwlock_rdlock(ptr)
declare i32 @pthread_rwlock_unlock(ptr)
";

/// A call whose result is compared with zero, and a branch on that.
fn call(name: &str, function: &str, object: &str, then: &str, otherwise: &str) -> String {
    format!(
        "  %{name}$ = call i32 @{function}(ptr {object})\n  %e{name}$ = icmp eq i32 %{name}$, 0\n  br i1 %e{name}$, label %{then}$, label %{otherwise}$\n"
    )
}

fn plain_call(name: &str, function: &str, object: &str) -> String {
    format!("  %{name}$ = call i32 @{function}(ptr {object})\n")
}

/// One operation; whether it notices that somebody attempts something.
pub fn operation(random: &mut Random) -> (Operation, bool) {
    let value = 1 + random.below(3);
    let variable = of(random, &["@x", "@y", "@d"]);
    let store = format!("  store atomic i32 {value}, ptr {variable} seq_cst, align 4\n");
    let swap = random.below(2) == 0;
    let (first, second) = if swap { ("@m", "@n") } else { ("@n", "@m") };
    let none = String::new;
    let plain = |before: String| Operation { before, round: "  br label %done$\n".into(), after: none() };
    let (much, least) = if swap { (1, 1) } else { (4, 4) };
    let operation = match random.below(20) {
        // Takes a part of a number; gives it back if there was not enough, and perhaps looks until there is.
        12..=16 => {
            let again = match random.below(2) {
                0 => "  br label %again$\n".to_string(),
                _ => format!(
                    "  br label %look$\nlook$:\n  %w$ = load atomic i32, ptr @left seq_cst, align 4\n  %g$ = icmp slt i32 %w$, {least}\n  br i1 %g$, label %look$, label %again$\n"
                ),
            };
            Operation {
                before: none(),
                round: format!(
                    "  %p$ = atomicrmw sub ptr @left, i32 {much} seq_cst, align 4\n  %c$ = icmp slt i32 %p$, {least}\n  br i1 %c$, label %back$, label %done$\nback$:\n  %b$ = atomicrmw add ptr @left, i32 {much} seq_cst, align 4\n"
                ) + &again,
                after: store + &format!("  %r$ = atomicrmw add ptr @left, i32 {much} seq_cst, align 4\n"),
            }
        }
        // Looks at that number, or changes it by other means.
        17 => {
            let text = "  %v$ = load atomic i32, ptr @left seq_cst, align 4\n  store atomic i32 %v$, ptr @x seq_cst, align 4\n";
            return (plain(text.into()), true);
        }
        18 => {
            let text = format!(
                "  %v$ = cmpxchg ptr @left, i32 {}, i32 3 seq_cst seq_cst, align 4\n",
                of(random, &["4", "0", "-1", "3"])
            );
            return (plain(text), true);
        }
        // Attempts it once; perhaps by what it has read just before, and else it takes its part without looking.
        19 => {
            let looks = format!(
                "  %p$ = atomicrmw sub ptr @left, i32 {much} seq_cst, align 4\n  %c$ = icmp slt i32 %p$, {least}\n  br i1 %c$, label %back$, label %got$\ngot$:\n{store}  br label %back$\nback$:\n  %b$ = atomicrmw add ptr @left, i32 {much} seq_cst, align 4\n"
            );
            let text = match random.below(2) {
                0 => looks,
                _ => format!(
                    "  %m$ = load atomic i32, ptr {variable} seq_cst, align 4\n  %z$ = icmp {} i32 %m$, 0\n  br i1 %z$, label %blind$, label %looks$\nblind$:\n  %i$ = atomicrmw sub ptr @left, i32 {much} seq_cst, align 4\n  br label %back$\nlooks$:\n{looks}",
                    of(random, &["eq", "ne"])
                ),
            };
            return (plain(text), true);
        }
        // Takes one lock, tries the other, gives back.
        0..=3 => Operation {
            before: none(),
            round: plain_call("l", "pthread_mutex_lock", first)
                + &call("t", "pthread_mutex_trylock", second, "done", "back")
                + "back$:\n"
                + &plain_call("u", "pthread_mutex_unlock", first)
                + "  br label %again$\n",
            after: store
                + &plain_call("r", "pthread_mutex_unlock", second)
                + &plain_call("q", "pthread_mutex_unlock", first),
        },
        4 => Operation {
            before: none(),
            round: call("t", "sem_trywait", "@s", "done", "again"),
            after: store + &plain_call("p", "sem_post", "@s"),
        },
        5 => plain(plain_call("w", "sem_wait", "@s") + &store + &plain_call("p", "sem_post", "@s")),
        6 | 7 => {
            let function = if swap { "pthread_rwlock_tryrdlock" } else { "pthread_rwlock_trywrlock" };
            Operation {
                before: none(),
                round: call("t", function, "@rw", "done", "again"),
                after: store + &plain_call("p", "pthread_rwlock_unlock", "@rw"),
            }
        }
        8 => plain(
            plain_call("w", "pthread_rwlock_rdlock", "@rw")
                + &store
                + &plain_call("p", "pthread_rwlock_unlock", "@rw"),
        ),
        9 => plain(
            plain_call("w", "pthread_mutex_lock", first)
                + &store
                + &plain_call("p", "pthread_mutex_unlock", first),
        ),
        10 => plain(store),
        // Tries once, and does something else if it is taken.
        _ => {
            let busy = format!("  store atomic i32 {}, ptr {variable} seq_cst, align 4\n", value + 4);
            let text = call("t", "pthread_mutex_trylock", first, "got", "busy")
                + "got$:\n"
                + &store
                + &plain_call("u", "pthread_mutex_unlock", first)
                + "  br label %next$\nbusy$:\n"
                + &busy
                + "  br label %next$\nnext$:\n";
            return (plain(text), true);
        }
    };
    (operation, false)
}

/// A program as loops and written out, and whether somebody notices attempts.
pub struct Attempts {
    pub looping: String,
    pub written_out: String,
    pub noticed: bool,
}

/// The program with this seed.
pub fn attempts(seed: u64) -> Attempts {
    let random = &mut Random::new(seed);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 2 } else { 1 };
    let mut noticed = false;
    let all: Vec<Vec<Operation>> = (0..threads)
        .map(|_| {
            let operations = (0..1 + random.below(most)).map(|_| operation(random));
            operations
                .map(|(operation, notices)| {
                    noticed |= notices;
                    operation
                })
                .collect()
        })
        .collect();
    let written_out = |operation: &Operation, n: usize| operation.rounds(n, ROUNDS);
    let with = |text: &dyn Fn(&Operation, usize) -> String| {
        let bodies = all.iter().map(|operations| {
            operations.iter().enumerate().map(|(n, operation)| text(operation, n)).collect()
        });
        let text = program(&bodies.collect::<Vec<String>>());
        let start = "define i32 @main() {\n";
        assert!(text.contains(start), "{text}");
        HEAD.to_string()
            + &text.replace(start, &format!("{start}  %s0 = call i32 @sem_init(ptr @s, i32 0, i32 1)\n"))
    };
    Attempts { looping: with(&Operation::looping), written_out: with(&written_out), noticed }
}
