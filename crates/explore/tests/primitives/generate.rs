//! Small random programs over every means of synchronisation, as IR text.

use crate::random::{self, Random};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@c = global [48 x i8] zeroinitializer, align 8
@s = global [32 x i8] zeroinitializer, align 8
@b = global [32 x i8] zeroinitializer, align 8
@w = global [56 x i8] zeroinitializer, align 8
@o = global i32 0, align 4
@t = constant [16 x i8] zeroinitializer, align 8
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_mutex_timedlock(ptr, ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_timedwait(ptr, ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_wait(ptr)
declare i32 @sem_trywait(ptr)
declare i32 @sem_post(ptr)
declare i32 @pthread_barrier_init(ptr, ptr, i32)
declare i32 @pthread_barrier_wait(ptr)
declare i32 @pthread_rwlock_rdlock(ptr)
declare i32 @pthread_rwlock_wrlock(ptr)
declare i32 @pthread_rwlock_tryrdlock(ptr)
declare i32 @pthread_rwlock_trywrlock(ptr)
declare i32 @pthread_rwlock_unlock(ptr)
declare i32 @pthread_once(ptr, ptr)
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
define void @initialise() {
  store atomic i32 7, ptr @x seq_cst, align 4
  ret void
}
";

/// What a program is about: mixing everything would leave little of each.
#[derive(Clone, Copy)]
enum Subject {
    Semaphore,
    ReadWrite,
    Barrier,
    TimedWait,
    Once,
    Section,
}

const SUBJECTS: [Subject; 6] = [
    Subject::Semaphore,
    Subject::ReadWrite,
    Subject::Barrier,
    Subject::TimedWait,
    Subject::Once,
    Subject::Section,
];

/// The text of the program with this seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    random.below(2);
    let subject = SUBJECTS[random.below(SUBJECTS.len() as u64) as usize];
    about(subject, random)
}

/// The same about condition variables only.
pub fn waits(seed: u64) -> String {
    about(Subject::TimedWait, Random::new(seed))
}

/// The same about read-write locks only.
#[allow(dead_code)] // not every suite that has programs from here wants these
pub fn locks(seed: u64) -> String {
    about(Subject::ReadWrite, Random::new(seed))
}

fn about(subject: Subject, mut random: Random) -> String {
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 4 } else { 2 };
    let mut body = |_| {
        let mut function = Function { random: &mut random, text: String::new(), next: 0, subject };
        for _ in 0..1 + function.random.below(most) {
            function.step();
        }
        function.text
    };
    let bodies: Vec<String> = (0..threads).map(&mut body).collect();
    let (count, parties) = (random.below(3), 1 + random.below(3));
    let before = format!(
        "  %si = call i32 @sem_init(ptr @s, i32 0, i32 {count})\n  %bi = call i32 @pthread_barrier_init(ptr @b, ptr null, i32 {parties})\n"
    );
    random::program(HEAD, &bodies, &before, "")
}

struct Function<'a> {
    random: &'a mut Random,
    text: String,
    next: u32,
    subject: Subject,
}

impl Function<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str("  ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Calls a function; returns the register of its result.
    fn call(&mut self, function: &str, args: &str) -> String {
        self.next += 1;
        let result = format!("%r{}", self.next);
        self.line(&format!("{result} = call i32 @{function}({args})"));
        result
    }

    /// Does something if a result is zero.
    fn if_zero(&mut self, result: &str, then: impl FnOnce(&mut Self)) {
        self.next += 1;
        let number = self.next;
        self.line(&format!("%q{number} = icmp eq i32 {result}, 0"));
        self.line(&format!("br i1 %q{number}, label %then{number}, label %done{number}"));
        self.text.push_str(&format!("then{number}:\n"));
        then(self);
        self.line(&format!("br label %done{number}"));
        self.text.push_str(&format!("done{number}:\n"));
    }

    /// Sections may touch another variable, or not, by what they find in the first.
    fn variable(&self) -> &'static str {
        if matches!(self.subject, Subject::Section) && self.next.is_multiple_of(2) { "@y" } else { "@x" }
    }

    fn access(&mut self) {
        self.next += 1;
        let number = self.next;
        let variable = self.variable();
        match self.random.below(3) {
            0 => self.line(&format!("%v{number} = load atomic i32, ptr {variable} seq_cst, align 4")),
            1 => self.line(&format!("store atomic i32 1, ptr {variable} seq_cst, align 4")),
            _ => self.line(&format!("%v{number} = atomicrmw add ptr {variable}, i32 1 seq_cst, align 4")),
        }
    }

    fn step(&mut self) {
        if self.random.below(4) == 0 {
            return self.access();
        }
        match self.subject {
            Subject::Semaphore => match self.random.below(5) {
                0 | 1 => drop(self.call("sem_wait", "ptr @s")),
                2 | 3 => drop(self.call("sem_post", "ptr @s")),
                _ => {
                    let result = self.call("sem_trywait", "ptr @s");
                    self.if_zero(&result, |f| drop(f.call("sem_post", "ptr @s")));
                }
            },
            Subject::ReadWrite => {
                let (function, attempt) = match self.random.below(6) {
                    0 | 1 => ("pthread_rwlock_rdlock", false),
                    2 | 3 => ("pthread_rwlock_wrlock", false),
                    4 => ("pthread_rwlock_tryrdlock", true),
                    _ => ("pthread_rwlock_trywrlock", true),
                };
                let inside = self.random.below(2) == 0;
                let result = self.call(function, "ptr @w");
                let body = |f: &mut Self| {
                    if inside {
                        f.access();
                    }
                    f.call("pthread_rwlock_unlock", "ptr @w");
                };
                if attempt { self.if_zero(&result, body) } else { body(self) }
            }
            Subject::Barrier => match self.random.below(3) {
                0 => {
                    let result = self.call("pthread_barrier_wait", "ptr @b");
                    self.if_zero(&result, Self::access);
                }
                _ => drop(self.call("pthread_barrier_wait", "ptr @b")),
            },
            Subject::TimedWait => match self.random.below(5) {
                0 | 1 => {
                    let timed = self.random.below(3) > 0;
                    self.call("pthread_mutex_lock", "ptr @m");
                    if timed {
                        self.call("pthread_cond_timedwait", "ptr @c, ptr @m, ptr @t");
                    } else {
                        self.call("pthread_cond_wait", "ptr @c, ptr @m");
                    }
                    self.call("pthread_mutex_unlock", "ptr @m");
                }
                2 => drop(self.call("pthread_cond_signal", "ptr @c")),
                3 => drop(self.call("pthread_cond_broadcast", "ptr @c")),
                _ => {
                    let result = self.call("pthread_mutex_timedlock", "ptr @m, ptr @t");
                    self.if_zero(&result, |f| drop(f.call("pthread_mutex_unlock", "ptr @m")));
                }
            },
            Subject::Once => drop(self.call("pthread_once", "ptr @o, ptr @initialise")),
            Subject::Section => {
                let locked = self.random.below(3) == 0;
                if self.random.below(4) == 0 {
                    self.call("pthread_mutex_lock", "ptr @m");
                    self.access();
                    self.call("pthread_mutex_unlock", "ptr @m");
                    return;
                }
                self.line("call void @__VERIFIER_atomic_begin()");
                if locked {
                    self.call("pthread_mutex_lock", "ptr @m");
                    self.call("pthread_mutex_unlock", "ptr @m");
                }
                self.next += 1;
                let number = self.next;
                self.line(&format!("%v{number} = load atomic i32, ptr @x seq_cst, align 4"));
                let value = format!("%v{number}");
                self.if_zero(&value, |f| {
                    let variable = f.variable();
                    f.line(&format!("store atomic i32 1, ptr {variable} seq_cst, align 4"));
                });
                self.line("call void @__VERIFIER_atomic_end()");
            }
        }
    }
}
