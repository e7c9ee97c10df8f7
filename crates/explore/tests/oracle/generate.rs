//! Small random programs with threads, as IR text: shared variables, locks, a condition variable, inputs, branches.

use crate::random::{self, Random};

/// The text of the program with this seed. Every fourth takes one lock inside another, in any order.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let nests = seed.is_multiple_of(4);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 5 } else { 3 };
    let mut body = |_| {
        let steps = 1 + random.below(most);
        Function::new(nests, &mut random).build(steps)
    };
    let bodies: Vec<String> = (0..threads).map(&mut body).collect();
    // Perhaps the main thread then looks at what the others have left, and fails.
    let looks = random.below(2) == 0;
    random::program(HEAD, &bodies, "", if looks { LOOK } else { "" })
}

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@n = global [40 x i8] zeroinitializer, align 8
@c = global [48 x i8] zeroinitializer, align 8
@name = constant [2 x i8] c\"i\\00\"
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare zeroext i8 @tb_uchar(ptr)
declare void @abort()
";

const LOOK: &str = "  %x = load atomic i32, ptr @x seq_cst, align 4
  %y = load atomic i32, ptr @y seq_cst, align 4
  %less = icmp slt i32 %x, %y
  br i1 %less, label %wrong, label %right
wrong:
  call void @abort()
  unreachable
right:
";

struct Function<'a> {
    /// Whether it takes one lock inside another more often than by chance.
    nests: bool,
    random: &'a mut Random,
    text: String,
    next: u32,
    /// The last value read or taken as input.
    value: Option<String>,
}

impl Function<'_> {
    fn new(nests: bool, random: &mut Random) -> Function<'_> {
        Function { nests, random, text: String::new(), next: 0, value: None }
    }

    fn build(mut self, steps: u64) -> String {
        self.steps(steps, 0);
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
