//! Small random programs with threads, as IR text: shared variables, locks, a condition variable, inputs, branches.

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
}

/// The text of the program with this seed. Every fourth takes one lock inside another, in any order.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let nests = seed.is_multiple_of(4);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 5 } else { 3 };
    let mut text = String::from(HEAD);
    for thread in 0..threads {
        let steps = 1 + random.below(most);
        text.push_str(&Function::new(thread, nests, &mut random).build(steps));
    }
    let looks = random.below(2) == 0;
    text.push_str(&main_function(threads, looks));
    text
}

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
@x = global i32 0, align 4
@y = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@n = global [40 x i8] zeroinitializer, align 8
@c = global [48 x i8] zeroinitializer, align 8
@name = constant [2 x i8] c\"i\\00\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare zeroext i8 @tb_uchar(ptr)
declare void @abort()
";

/// The main thread starts the others and joins them; perhaps it then looks at what they have left, and fails.
fn main_function(threads: u64, looks: bool) -> String {
    let mut text = String::from("define i32 @main() {\n");
    for thread in 0..threads {
        text.push_str(&format!("  %t{thread} = alloca i64, align 8\n"));
    }
    for thread in 0..threads {
        text.push_str(&format!(
            "  %c{thread} = call i32 @pthread_create(ptr %t{thread}, ptr null, ptr @f{thread}, ptr null)\n"
        ));
    }
    for thread in 0..threads {
        text.push_str(&format!("  %l{thread} = load i64, ptr %t{thread}, align 8\n"));
        text.push_str(&format!("  %j{thread} = call i32 @pthread_join(i64 %l{thread}, ptr null)\n"));
    }
    if looks {
        text.push_str("  %x = load atomic i32, ptr @x seq_cst, align 4\n");
        text.push_str("  %y = load atomic i32, ptr @y seq_cst, align 4\n");
        text.push_str("  %less = icmp slt i32 %x, %y\n  br i1 %less, label %wrong, label %right\n");
        text.push_str("wrong:\n  call void @abort()\n  unreachable\nright:\n");
    }
    text.push_str("  ret i32 0\n}\n");
    text
}

struct Function<'a> {
    thread: u64,
    /// Whether it takes one lock inside another more often than by chance.
    nests: bool,
    random: &'a mut Random,
    text: String,
    next: u32,
    /// The last value read or taken as input.
    value: Option<String>,
}

impl Function<'_> {
    fn new(thread: u64, nests: bool, random: &mut Random) -> Function<'_> {
        Function { thread, nests, random, text: String::new(), next: 0, value: None }
    }

    fn build(mut self, steps: u64) -> String {
        self.text = format!("define ptr @f{}(ptr %unused) {{\n", self.thread);
        self.steps(steps, 0);
        self.text.push_str("  ret ptr null\n}\n");
        self.text
    }

    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn line(&mut self, line: &str) {
        self.text.push_str("  ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn variable(&mut self) -> &'static str {
        if self.random.below(3) < 2 { "@x" } else { "@y" }
    }

    fn lock(&mut self) -> &'static str {
        if self.random.below(3) < 2 { "@m" } else { "@n" }
    }

    fn steps(&mut self, steps: u64, depth: u32) {
        let mut left = steps;
        while left > 0 {
            left -= self.step(left, depth).min(left);
        }
    }

    /// One construct; returns how many steps it counts for.
    fn step(&mut self, left: u64, depth: u32) -> u64 {
        let number = self.fresh();
        if self.nests && self.random.below(3) == 0 {
            let (outer, inner) = if self.random.below(2) == 0 { ("@m", "@n") } else { ("@n", "@m") };
            self.line(&format!("%o{number} = call i32 @pthread_mutex_lock(ptr {outer})"));
            self.line(&format!("%a{number} = call i32 @pthread_mutex_lock(ptr {inner})"));
            self.line(&format!("%b{number} = call i32 @pthread_mutex_unlock(ptr {inner})"));
            self.line(&format!("%p{number} = call i32 @pthread_mutex_unlock(ptr {outer})"));
            return 3;
        }
        match self.random.below(16) {
            0..=2 => {
                let variable = self.variable();
                self.line(&format!("%v{number} = load atomic i32, ptr {variable} seq_cst, align 4"));
                self.value = Some(format!("%v{number}"));
                1
            }
            3..=5 => {
                let (variable, value) = (self.variable(), 1 + self.random.below(2));
                self.line(&format!("store atomic i32 {value}, ptr {variable} seq_cst, align 4"));
                1
            }
            6 => {
                let variable = self.variable();
                self.line(&format!("%v{number} = atomicrmw add ptr {variable}, i32 1 seq_cst, align 4"));
                self.value = Some(format!("%v{number}"));
                1
            }
            7 => {
                let variable = self.variable();
                self.line(&format!(
                    "%w{number} = cmpxchg ptr {variable}, i32 0, i32 3 seq_cst seq_cst, align 4"
                ));
                self.line(&format!("%v{number} = extractvalue {{ i32, i1 }} %w{number}, 0"));
                self.value = Some(format!("%v{number}"));
                1
            }
            8 | 9 if left >= 2 => {
                let lock = self.lock();
                self.line(&format!("%a{number} = call i32 @pthread_mutex_lock(ptr {lock})"));
                let inside = self.random.below(left - 1).min(2);
                self.steps(inside, depth);
                self.line(&format!("%b{number} = call i32 @pthread_mutex_unlock(ptr {lock})"));
                2 + inside
            }
            10 if left >= 2 && depth < 2 => {
                let lock = self.lock();
                self.line(&format!("%a{number} = call i32 @pthread_mutex_trylock(ptr {lock})"));
                self.branch(number, &format!("icmp eq i32 %a{number}, 0"), |f| {
                    f.line(&format!("%b{number} = call i32 @pthread_mutex_unlock(ptr {lock})"));
                });
                2
            }
            11 if left >= 3 => {
                self.line(&format!("%a{number} = call i32 @pthread_mutex_lock(ptr @m)"));
                self.line(&format!("%w{number} = call i32 @pthread_cond_wait(ptr @c, ptr @m)"));
                self.line(&format!("%b{number} = call i32 @pthread_mutex_unlock(ptr @m)"));
                3
            }
            12 => {
                let what = if self.random.below(3) == 0 { "broadcast" } else { "signal" };
                self.line(&format!("%s{number} = call i32 @pthread_cond_{what}(ptr @c)"));
                1
            }
            13 if depth < 2 => {
                self.line(&format!("%i{number} = call zeroext i8 @tb_uchar(ptr @name)"));
                let bound = 10 + self.random.below(200);
                let steps = 1 + self.random.below(2);
                self.branch(number, &format!("icmp ult i8 %i{number}, {bound}"), |f| {
                    f.steps(steps, depth + 1)
                });
                steps
            }
            14 if depth < 2 && self.value.is_some() => {
                let value = self.value.clone().unwrap_or_default();
                let steps = 1 + self.random.below(2);
                self.branch(number, &format!("icmp sgt i32 {value}, 0"), |f| f.steps(steps, depth + 1));
                steps
            }
            15 => {
                // An input that goes through memory, so that another thread may branch on it.
                self.line(&format!("%i{number} = call zeroext i8 @tb_uchar(ptr @name)"));
                self.line(&format!("%z{number} = zext i8 %i{number} to i32"));
                let variable = self.variable();
                self.line(&format!("store atomic i32 %z{number}, ptr {variable} seq_cst, align 4"));
                1
            }
            _ => 0,
        }
    }

    /// Does something if a condition holds.
    fn branch(&mut self, number: u32, condition: &str, then: impl FnOnce(&mut Self)) {
        self.line(&format!("%q{number} = {condition}"));
        self.line(&format!("br i1 %q{number}, label %then{number}, label %done{number}"));
        self.text.push_str(&format!("then{number}:\n"));
        let value = self.value.take();
        then(self);
        self.value = value;
        self.line(&format!("br label %done{number}"));
        self.text.push_str(&format!("done{number}:\n"));
    }
}
