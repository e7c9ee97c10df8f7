//! Small random programs with threads, as IR text: accesses of every order, fences and locks; and loops that wait, once as
//! loops and once written out.

use crate::random::{self, Random};

/// The shared variables.
pub const VARIABLES: [&str; 4] = ["x", "y", "d", "way"];

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@d = global i32 0, align 4
@way = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_error()
";

/// A program whose threads run these functions.
pub fn program(functions: &[String]) -> String {
    random::program(HEAD, functions, "", "")
}

/// One of these.
pub fn of<'a>(random: &mut Random, choices: &[&'a str]) -> &'a str {
    choices[random.below(choices.len() as u64) as usize]
}

/// Accesses of every order, fences, critical sections, and what is read decides what is done.
pub fn accesses(seed: u64) -> String {
    let random = &mut Random::new(seed);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 5 } else { 3 };
    let functions: Vec<String> = (0..threads)
        .map(|_| {
            let steps = 1 + random.below(most);
            (0..steps).map(|number| access(random, number)).collect()
        })
        .collect();
    program(&functions)
}

/// One or two visible steps.
fn access(random: &mut Random, n: u64) -> String {
    let flag = of(random, &["@x", "@x", "@y"]);
    let value = 1 + random.below(2);
    match random.below(16) {
        0 | 1 => format!("  store i32 {value}, ptr @d, align 4\n"),
        2 => format!("  %v{n} = load i32, ptr @d, align 4\n"),
        3 | 4 => {
            let order = of(random, &["monotonic", "release", "seq_cst"]);
            format!("  store atomic i32 {value}, ptr {flag} {order}, align 4\n")
        }
        5 => {
            let order = of(random, &["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
            format!("  %v{n} = atomicrmw add ptr {flag}, i32 {value} {order}, align 4\n")
        }
        6 => {
            let order = of(
                random,
                &["monotonic monotonic", "acq_rel acquire", "release monotonic", "monotonic acquire"],
            );
            format!("  %v{n} = cmpxchg ptr {flag}, i32 1, i32 2 {order}, align 4\n")
        }
        7 => format!("  fence {}\n", of(random, &["acquire", "release", "acq_rel", "seq_cst"])),
        8 => format!(
            "  %k{n} = call i32 @pthread_mutex_lock(ptr @m)\n  store i32 {value}, ptr @d, align 4\n  %u{n} = call i32 @pthread_mutex_unlock(ptr @m)\n"
        ),
        // A message, perhaps behind a fence.
        9..=11 => {
            let order = of(random, &["monotonic", "monotonic", "release"]);
            let fence = of(random, &["", "  fence release\n", "  fence acq_rel\n"]);
            format!(
                "  store i32 {value}, ptr @d, align 4\n{fence}  store atomic i32 {value}, ptr {flag} {order}, align 4\n"
            )
        }
        // If the flag is set, perhaps behind a fence, the data is used; once in a while that is a failure.
        _ => {
            let order = of(random, &["monotonic", "acquire", "seq_cst"]);
            let fence = of(random, &["", "  fence acquire\n", "  fence seq_cst\n"]);
            let then = of(
                random,
                &[
                    "  %w$ = load i32, ptr @d, align 4\n",
                    "  store i32 3, ptr @d, align 4\n",
                    "  %w$ = load i32, ptr @d, align 4\n  %z$ = icmp eq i32 %w$, 2\n  br i1 %z$, label %fail$, label %done$\nfail$:\n  call void @__VERIFIER_error()\n  unreachable\nmiddle$:\n",
                ],
            );
            let then = then.replace('$', &n.to_string());
            format!(
                "  %v{n} = load atomic i32, ptr {flag} {order}, align 4\n  %q{n} = icmp sgt i32 %v{n}, 0\n  br i1 %q{n}, label %then{n}, label %done{n}\nthen{n}:\n{fence}{then}  br label %done{n}\ndone{n}:\n"
            )
        }
    }
}

/// How many rounds are written out.
const ROUNDS: u64 = 2;

/// Writers, and one or two threads that wait until one of several looks is as they like it: as a loop, and written out.
pub fn loops(seed: u64) -> (String, String) {
    let random = &mut Random::new(seed);
    let waiters = 1 + random.below(4) / 3;
    let writers = 1 + random.below(3) / 2;
    let mut looping = Vec::new();
    let mut written_out = Vec::new();
    for waiter in 0..waiters {
        let (one, other) = if random.below(3) == 0 { remember(random, waiter) } else { wait(random, waiter) };
        looping.push(one);
        written_out.push(other);
    }
    let most = if waiters + writers == 2 { 4 } else { 2 };
    for _ in 0..writers {
        let steps = 1 + random.below(most);
        let writes: String = (0..steps)
            .map(|_| {
                let (variable, value) = (of(random, &["@x", "@y"]), 1 + random.below(2));
                format!("  store atomic i32 {value}, ptr {variable} seq_cst, align 4\n")
            })
            .collect();
        looping.push(writes.clone());
        written_out.push(writes);
    }
    (program(&looping), program(&written_out))
}

/// A loop that remembers its last look: it begins with one before it, and either compares what it saw with a value at its
/// head, or waits until it sees something else.
fn remember(random: &mut Random, waiter: u64) -> (String, String) {
    let (variable, value) = (of(random, &["@x", "@y"]), 1 + random.below(2));
    let changes = random.below(2) == 0;
    let load = |name: &str| format!("  {name} = load atomic i32, ptr {variable} seq_cst, align 4\n");
    // From a round to where it is left and to the next one: what the round before saw, and what this one sees.
    let round = |r: &str, before: &str, to: &str| {
        let look = load(&format!("%now{r}"));
        if changes {
            let test = format!("  %c{r} = icmp ne i32 %now{r}, {before}\n");
            return format!("{look}{test}  br i1 %c{r}, label %left, label {to}\n");
        }
        let test = format!("  %c{r} = icmp eq i32 {before}, {value}\n");
        format!("{test}  br i1 %c{r}, label %left, label %look{r}\nlook{r}:\n{look}  br label {to}\n")
    };
    let start = format!("  br label %start\nstart:\n{}  br label %round0\n", load("%first"));
    let way = 1 + 4 * waiter;
    let left = format!(
        "left:\n  %way = atomicrmw add ptr @way, i32 {way} seq_cst, align 4\n  br label %done\ndone:\n"
    );
    let from = if changes { "%round0" } else { "%look0" };
    let head = format!("round0:\n  %before = phi i32 [ %first, %start ], [ %now0, {from} ]\n");
    let looping = format!("{start}{head}{}{left}", round("0", "%before", "%round0"));
    let mut written_out = start;
    for r in 0..=ROUNDS {
        let before = if r == 0 { "%first".into() } else { format!("%now{}", r - 1) };
        let to = if r < ROUNDS { format!("%round{}", r + 1) } else { "%never".into() };
        written_out += &format!("round{r}:\n{}", round(&r.to_string(), &before, &to));
    }
    written_out += "never:\n  call void @__VERIFIER_assume(i32 0)\n  unreachable\n";
    (looping, written_out + &left)
}

/// A loop whose looks each can leave it or end the round, and what it leaves behind in `way`.
fn wait(random: &mut Random, waiter: u64) -> (String, String) {
    let looks = 1 + random.below(3);
    // For each look: the variable, the value, and what happens if it is seen and if not: leave, next look, new round.
    let body: Vec<(&str, u64, &str, &str)> = (0..looks)
        .map(|_| {
            let (seen, other) = match random.below(3) {
                0 => ("leave", "next"),
                1 => ("next", "round"),
                _ => ("leave", "round"),
            };
            (of(random, &["@x", "@y"]), 1 + random.below(2), seen, other)
        })
        .collect();
    let round = |r: &str, again: &str| {
        let mut text = format!("round{r}:\n");
        for (k, (variable, value, seen, other)) in body.iter().enumerate() {
            let to = |what: &str| match what {
                "leave" => format!("%left{k}"),
                "next" if k + 1 < body.len() => format!("%look{r}_{}", k + 1),
                _ => again.to_string(),
            };
            text += &format!(
                "  br label %look{r}_{k}\nlook{r}_{k}:\n  %v{r}_{k} = load atomic i32, ptr {variable} seq_cst, align 4\n  %c{r}_{k} = icmp eq i32 %v{r}_{k}, {value}\n  br i1 %c{r}_{k}, label {}, label {}\n",
                to(seen),
                to(other)
            );
            if k + 1 < body.len() {
                text += &format!("unused{r}_{k}:\n");
            }
        }
        text
    };
    let mut exits = String::new();
    for k in 0..body.len() as u64 {
        let way = 1 + k + 4 * waiter;
        exits += &format!(
            "left{k}:\n  %way{k} = atomicrmw add ptr @way, i32 {way} seq_cst, align 4\n  br label %done\n"
        );
    }
    let looping = format!("  br label %round\n{}{exits}done:\n", round("", "%round"));
    let mut written_out = String::from("  br label %round0\n");
    for r in 0..ROUNDS {
        let again = if r + 1 < ROUNDS { format!("%round{}", r + 1) } else { "%never".into() };
        written_out += &round(&r.to_string(), &again);
    }
    written_out += "never:\n  call void @__VERIFIER_assume(i32 0)\n  unreachable\n";
    written_out += &format!("{exits}done:\n");
    (looping, written_out)
}
