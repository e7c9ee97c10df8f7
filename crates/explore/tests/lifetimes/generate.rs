//! Small random programs in which lives end: of heap objects, of blocks, of functions that return or are left by a jump or
//! with their thread, of variables of a thread's own; while other threads access what ends. Each as IR text, and as the
//! steps that it means.

use crate::interpret::Step;
use crate::random::Random;
use std::fmt::Write;

/// A program, and what it means.
#[derive(Default)]
pub struct Generated {
    pub text: String,
    pub threads: Vec<Vec<Step>>,
    pub objects: usize,
    pub results: usize,
}

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @pthread_exit(ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @setjmp(ptr)
declare void @longjmp(ptr, i32)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
@x = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
";

/// A thread while it is written.
struct Writer<'a> {
    random: &'a mut Random,
    program: &'a mut Generated,
    thread: usize,
    steps: Vec<Step>,
    /// Functions that are written already.
    functions: String,
    /// A number for the next name.
    names: usize,
    /// The objects that others may look for.
    targets: Vec<usize>,
}

/// The program with this seed.
pub fn program(seed: u64) -> Generated {
    let random = &mut Random::new(seed);
    let mut program = Generated::default();
    let owners = 1 + random.below(4) as usize / 3;
    let visitors = 1 + random.below(3) as usize / 2;
    // Sometimes the first owner is the main thread, which then ends before the others.
    let main_owns = random.below(4) == 0;
    let (mut functions, mut main) = (String::new(), None);
    for thread in 0..owners + visitors {
        let targets = (0..program.objects).collect();
        let mut writer = Writer {
            random,
            program: &mut program,
            thread,
            steps: Vec::new(),
            functions: String::new(),
            names: 0,
            targets,
        };
        let body = if thread < owners { writer.owner() } else { writer.visitor() };
        let Writer { steps, functions: more, .. } = writer;
        functions += &more;
        if thread == 0 && main_owns {
            main = Some(body);
        } else {
            let _ = write!(functions, "define ptr @f{thread}(ptr %unused) {{\n{body}}}\n");
        }
        program.threads.push(steps);
    }
    let mut text = String::from(HEAD);
    for object in 0..program.objects {
        let _ = writeln!(text, "@p{object} = global ptr null, align 8");
    }
    for result in 0..program.results {
        let _ = writeln!(text, "@r{result} = global i32 0, align 4");
    }
    text += &functions;
    let first = usize::from(main.is_some());
    let others = first..owners + visitors;
    text += "define i32 @main() {\n";
    for i in others.clone() {
        let _ = writeln!(text, "  %t{i} = alloca i64, align 8");
    }
    for i in others.clone() {
        let _ =
            writeln!(text, "  %c{i} = call i32 @pthread_create(ptr %t{i}, ptr null, ptr @f{i}, ptr null)");
    }
    match main {
        Some(body) => {
            text += &body.replace("ret ptr null", "call void @pthread_exit(ptr null)\n  unreachable")
        }
        None => {
            for i in others {
                let _ = writeln!(text, "  %l{i} = load i64, ptr %t{i}, align 8");
                let _ = writeln!(text, "  %j{i} = call i32 @pthread_join(i64 %l{i}, ptr null)");
            }
            text += "  ret i32 0\n";
        }
    }
    program.text = text + "}\n";
    program
}

impl Writer<'_> {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("{}_{}", self.thread, self.names)
    }

    fn object(&mut self) -> usize {
        self.program.objects += 1;
        self.program.objects - 1
    }

    fn result(&mut self) -> usize {
        self.program.results += 1;
        self.program.results - 1
    }

    /// A thread that has objects: one after the other, and perhaps one that ends with the thread itself.
    fn owner(&mut self) -> String {
        let mut text = String::new();
        let alone = self.random.below(2) == 0;
        if !alone {
            text += &match self.random.below(5) {
                0 => self.heap(),
                1 => self.block(1),
                2 => self.block(2),
                3 => self.returning(),
                _ => self.jumping(),
            };
            text += &self.between();
        }
        let last = if alone { self.random.below(4) } else { self.random.below(8) };
        text += &match last {
            0 => self.local_of_thread(),
            1 => self.own_variable(),
            2 => self.exiting(),
            3 => self.returning(),
            _ => String::new(),
        };
        if !text.contains("unreachable ; last") {
            text += "  ret ptr null\n";
        }
        text
    }

    /// Looks for objects and accesses them.
    fn visitor(&mut self) -> String {
        let mut text = String::new();
        let locked = self.random.below(4) == 0;
        if locked {
            text += &self.lock(true);
        }
        for _ in 0..1 + self.random.below(2) {
            let target = self.targets[self.random.below(self.targets.len() as u64) as usize];
            text += &self.visit(target);
        }
        if locked {
            text += &self.lock(false);
        }
        text + "  ret ptr null\n"
    }

    fn visit(&mut self, object: usize) -> String {
        let n = self.name();
        self.steps.push(Step::Look(object));
        let function = format!("touch_{n}");
        let order = if self.random.below(3) == 0 { ("", "") } else { (" atomic", " monotonic") };
        let access = if self.random.below(2) == 0 {
            let value = 10 + self.random.below(3);
            self.steps.push(Step::Write(object, value, function.clone()));
            format!("  store{} i32 {value}, ptr %p{}, align 4\n", order.0, order.1)
        } else {
            let result = self.result();
            self.steps.push(Step::Read(object, result, function.clone()));
            format!(
                "  %v = load{} i32, ptr %p{}, align 4\n  store atomic i32 %v, ptr @r{result} monotonic, align 4\n",
                order.0, order.1
            )
        };
        let _ = write!(self.functions, "define void @{function}(ptr %p) {{\n{access}  ret void\n}}\n");
        format!(
            "  %p{n} = load atomic ptr, ptr @p{object} seq_cst, align 8\n  %q{n} = icmp eq ptr %p{n}, null\n  \
             br i1 %q{n}, label %done{n}, label %then{n}\nthen{n}:\n  call void @{function}(ptr %p{n})\n  \
             br label %done{n}\ndone{n}:\n"
        )
    }

    fn lock(&mut self, takes: bool) -> String {
        let n = self.name();
        self.steps.push(if takes { Step::Lock } else { Step::Unlock });
        let which = if takes { "lock" } else { "unlock" };
        format!("  %k{n} = call i32 @pthread_mutex_{which}(ptr @m)\n")
    }

    /// Something between two objects, or while one lives.
    fn between(&mut self) -> String {
        if self.random.below(3) > 0 {
            return String::new();
        }
        let n = self.name();
        let by = 1 + self.random.below(3);
        self.steps.push(Step::Count(by));
        format!("  %x{n} = atomicrmw add ptr @x, i32 {by} seq_cst, align 4\n")
    }

    /// What happens while an object lives, from its first value on.
    fn life(&mut self, object: usize, at: &str) -> String {
        let value = 1 + self.random.below(3);
        self.steps.push(Step::Begin(object, value));
        let mut text = format!("  store i32 {value}, ptr {at}, align 4\n");
        self.steps.push(Step::Publish(object));
        let _ = writeln!(text, "  store atomic ptr {at}, ptr @p{object} seq_cst, align 8");
        text += &self.between();
        match self.random.below(4) {
            0 => {
                let (n, result) = (self.name(), self.result());
                self.steps.push(Step::OwnRead(object, result));
                let _ = writeln!(text, "  %o{n} = load atomic i32, ptr {at} monotonic, align 4");
                let _ = writeln!(text, "  store atomic i32 %o{n}, ptr @r{result} monotonic, align 4");
            }
            1 => {
                let value = 20 + self.random.below(3);
                self.steps.push(Step::OwnWrite(object, value));
                let _ = writeln!(text, "  store atomic i32 {value}, ptr {at} monotonic, align 4");
            }
            _ => {}
        }
        match self.random.below(6) {
            0 => text += &self.retract(object),
            1 => {
                text += &self.lock(true);
                text += &self.retract(object);
                text += &self.lock(false);
            }
            _ => {}
        }
        text
    }

    fn retract(&mut self, object: usize) -> String {
        self.steps.push(Step::Retract(object));
        format!("  store atomic ptr null, ptr @p{object} seq_cst, align 8\n")
    }

    fn heap(&mut self) -> String {
        let (n, object) = (self.name(), self.object());
        let life = self.life(object, &format!("%h{n}"));
        self.steps.push(Step::End(object));
        format!("  %h{n} = call ptr @malloc(i64 4)\n{life}  call void @free(ptr %h{n})\n")
    }

    /// A block that is entered once or more; each time at the same place.
    fn block(&mut self, rounds: usize) -> String {
        let (n, object) = (self.name(), self.object());
        let mut text = format!("  %b{n} = alloca i32, align 4\n");
        for _ in 0..rounds {
            let _ = writeln!(text, "  call void @llvm.lifetime.start.p0(i64 4, ptr %b{n})");
            text += &self.life(object, &format!("%b{n}"));
            let _ = writeln!(text, "  call void @llvm.lifetime.end.p0(i64 4, ptr %b{n})");
            self.steps.push(Step::End(object));
        }
        text
    }

    /// A function with a local that returns.
    fn returning(&mut self) -> String {
        let (n, object) = (self.name(), self.object());
        let life = self.life(object, "%a");
        self.steps.push(Step::End(object));
        let _ = write!(
            self.functions,
            "define void @g{n}() {{\n  %a = alloca i32, align 4\n{life}  ret void\n}}\n"
        );
        format!("  call void @g{n}()\n")
    }

    /// A function, perhaps two, with a local each, which end with this. Returns the call.
    fn left_by(&mut self, end: &str) -> String {
        let (n, outer) = (self.name(), self.object());
        let life = self.life(outer, "%a");
        let mut last = end.to_owned();
        let mut ends = vec![Step::End(outer)];
        if self.random.below(2) == 0 {
            let inner = self.object();
            let life = self.life(inner, "%a");
            let _ = write!(
                self.functions,
                "define void @d{n}() {{\n  %a = alloca i32, align 4\n{life}{end}  unreachable\n}}\n"
            );
            ends.insert(0, Step::End(inner));
            last = format!("  call void @d{n}()\n");
        }
        let _ = write!(
            self.functions,
            "define void @e{n}() {{\n  %a = alloca i32, align 4\n{life}{last}  unreachable\n}}\n"
        );
        self.steps.extend(ends);
        format!("  call void @e{n}()\n")
    }

    /// Functions that are left by a jump.
    fn jumping(&mut self) -> String {
        let n = self.name();
        let _ = writeln!(self.functions, "@jump{n} = global [200 x i8] zeroinitializer, align 16");
        let call = self.left_by(&format!("  call void @longjmp(ptr @jump{n}, i32 1)\n"));
        format!(
            "  %s{n} = call i32 @setjmp(ptr @jump{n})\n  %first{n} = icmp eq i32 %s{n}, 0\n  \
             br i1 %first{n}, label %in{n}, label %back{n}\nin{n}:\n{call}  unreachable\nback{n}:\n"
        )
    }

    /// Functions in which the thread ends.
    fn exiting(&mut self) -> String {
        let call = self.left_by("  call void @pthread_exit(ptr null)\n");
        format!("{call}  unreachable ; last\n")
    }

    /// A local of the thread's own function, which returns.
    fn local_of_thread(&mut self) -> String {
        let (n, object) = (self.name(), self.object());
        let life = self.life(object, &format!("%w{n}"));
        self.steps.push(Step::End(object));
        format!("  %w{n} = alloca i32, align 4\n{life}")
    }

    /// A variable of the thread's own.
    fn own_variable(&mut self) -> String {
        let (n, object) = (self.name(), self.object());
        let _ = writeln!(self.functions, "@own{n} = thread_local global i32 0, align 4");
        let life = self.life(object, &format!("@own{n}"));
        self.steps.push(Step::End(object));
        life
    }
}
