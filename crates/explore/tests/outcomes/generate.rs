//! Small random programs with threads, as IR text: accesses of every order, fences and locks; and loops that wait, once as
//! loops and once written out.

/// The shared variables.
pub const VARIABLES: [&str; 4] = ["x", "y", "d", "way"];

/// A source of random numbers that is the same everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    pub fn of<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len() as u64) as usize]
    }
}

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
@x = global i32 0, align 4
@y = global i32 0, align 4
@d = global i32 0, align 4
@way = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_error()
";

/// A program whose threads run these functions.
pub fn program(functions: &[String]) -> String {
    let mut text = String::from(HEAD);
    let mut main = String::from("define i32 @main() {\n");
    for (i, function) in functions.iter().enumerate() {
        text += &format!("define ptr @f{i}(ptr %unused) {{\n{function}  ret ptr null\n}}\n");
        main += &format!("  %t{i} = alloca i64, align 8\n");
    }
    for i in 0..functions.len() {
        main += &format!("  %c{i} = call i32 @pthread_create(ptr %t{i}, ptr null, ptr @f{i}, ptr null)\n");
    }
    for i in 0..functions.len() {
        main += &format!("  %l{i} = load i64, ptr %t{i}, align 8\n");
        main += &format!("  %j{i} = call i32 @pthread_join(i64 %l{i}, ptr null)\n");
    }
    text + &main + "  ret i32 0\n}\n"
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
    let flag = random.of(&["@x", "@x", "@y"]);
    let value = 1 + random.below(2);
    match random.below(16) {
        0 | 1 => format!("  store i32 {value}, ptr @d, align 4\n"),
        2 => format!("  %v{n} = load i32, ptr @d, align 4\n"),
        3 | 4 => {
            let order = random.of(&["monotonic", "release", "seq_cst"]);
            format!("  store atomic i32 {value}, ptr {flag} {order}, align 4\n")
        }
        5 => {
            let order = random.of(&["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
            format!("  %v{n} = atomicrmw add ptr {flag}, i32 {value} {order}, align 4\n")
        }
        6 => {
            let order = random.of(&[
                "monotonic monotonic",
                "acq_rel acquire",
                "release monotonic",
                "monotonic acquire",
            ]);
            format!("  %v{n} = cmpxchg ptr {flag}, i32 1, i32 2 {order}, align 4\n")
        }
        7 => format!("  fence {}\n", random.of(&["acquire", "release", "acq_rel", "seq_cst"])),
        8 => format!(
            "  %k{n} = call i32 @pthread_mutex_lock(ptr @m)\n  store i32 {value}, ptr @d, align 4\n  %u{n} = call i32 @pthread_mutex_unlock(ptr @m)\n"
        ),
        // A message, perhaps behind a fence.
        9..=11 => {
            let order = random.of(&["monotonic", "monotonic", "release"]);
            let fence = random.of(&["", "  fence release\n", "  fence acq_rel\n"]);
            format!(
                "  store i32 {value}, ptr @d, align 4\n{fence}  store atomic i32 {value}, ptr {flag} {order}, align 4\n"
            )
        }
        // If the flag is set, perhaps behind a fence, the data is used; once in a while that is a failure.
        _ => {
            let order = random.of(&["monotonic", "acquire", "seq_cst"]);
            let fence = random.of(&["", "  fence acquire\n", "  fence seq_cst\n"]);
            let then = random.of(&[
                "  %w$ = load i32, ptr @d, align 4\n",
                "  store i32 3, ptr @d, align 4\n",
                "  %w$ = load i32, ptr @d, align 4\n  %z$ = icmp eq i32 %w$, 2\n  br i1 %z$, label %fail$, label %done$\nfail$:\n  call void @__VERIFIER_error()\n  unreachable\nmiddle$:\n",
            ]);
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
                let (variable, value) = (random.of(&["@x", "@y"]), 1 + random.below(2));
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
    let (variable, value) = (random.of(&["@x", "@y"]), 1 + random.below(2));
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
            (random.of(&["@x", "@y"]), 1 + random.below(2), seen, other)
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
