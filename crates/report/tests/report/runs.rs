//! Hand-made runs: what a search could have found, as plain data. What a report makes of them is not known here.

use threadbare_report::{Run, Sources};
use threadbare_trace::*;

fn child(birth: u32) -> ThreadId {
    ThreadId::MAIN.child(birth).unwrap()
}

pub fn at(file: &str, line: u32, column: u32, function: &str) -> Location {
    Location { file: file.into(), line, column, function: function.into() }
}

/// A story in one file: thread, line, column, function, action, note.
struct Teller {
    file: &'static str,
    story: Story,
}

impl Teller {
    fn new(file: &'static str, threads: &[(ThreadId, &str)]) -> Teller {
        let threads =
            threads.iter().map(|(id, name)| StoryThread { id: *id, function: (*name).into() }).collect();
        Teller { file, story: Story { threads, steps: Vec::new(), draws: Vec::new() } }
    }

    fn step(
        &mut self,
        thread: ThreadId,
        (line, column, function): (u32, u32, &str),
        action: Action,
        note: &str,
    ) {
        let index = self.story.steps.iter().filter(|step| step.event.thread == thread).count() as u32;
        self.story.steps.push(StoryStep {
            event: Event {
                thread,
                index,
                action,
                label: 0,
                code: CodePoint::default(),
                address: 0,
                touched: 0,
                fence: Fence::None,
                idle: false,
                used: 0,
                seen: 0,
                wrote: 0,
                turn: Turn::None,
            },
            location: at(self.file, line, column, function),
            note: note.into(),
            stack: Vec::new(),
            touched: Vec::new(),
        });
    }

    fn finding(self, inputs: Vec<Input>, failure: WitnessedFailure) -> Finding {
        let steps = self.story.steps.iter().map(|step| Step::plain(step.event.thread)).collect();
        Finding {
            witness: Witness {
                format: 1,
                program: "f00d".into(),
                sources: vec![self.file.into()],
                flags: Vec::new(),
                places: Vec::new(),
                directory: String::new(),
                entry: "main".into(),
                options: Options::default(),
                inputs,
                objects: Vec::new(),
                shared: Vec::new(),
                awaits: Vec::new(),
                schedule: Schedule { steps },
                failure,
            },
            story: self.story.into(),
            confirmed: Confirmed::Machine,
            unshortened: false,
        }
    }
}

fn byte(name: &str, index: u32, value: u8) -> Input {
    Input {
        name: name.into(),
        thread: ThreadId::MAIN,
        index,
        kind: InputKind::Unsigned,
        bytes: vec![value],
        at: None,
        to: None,
    }
}

fn read(start: u64) -> Action {
    Action::Read { range: Range { start, len: 4 }, order: Order::Plain }
}

fn write(start: u64) -> Action {
    Action::Write { range: Range { start, len: 4 }, order: Order::Plain }
}

pub fn run(witnesses: &[&str]) -> Run {
    Run {
        program: "f00d".into(),
        files: Vec::new(),
        witnesses: witnesses.iter().map(|w| (*w).into()).collect(),
        kept: None,
        started: 1_700_000_000,
        baseline: None,
        seconds: 0.42,
        user_seconds: 0.4,
        peak_bytes: 1 << 20,
    }
}

pub fn counters() -> Counters {
    Counters {
        executions: 3,
        paths: 2,
        queries: 9,
        solver_calls: 2,
        instructions: 1234,
        ..Default::default()
    }
}

pub fn assumptions() -> Vec<String> {
    vec!["under sequential consistency".into(), "without spurious wake-ups".into()]
}

/// The ring whose records fill it exactly: the consumer takes it for empty.
pub fn ring() -> (Outcome, Sources) {
    let (main, consumer) = (ThreadId::MAIN, child(1));
    let mut tell = Teller::new("examples/ring.c", &[(main, "main"), (consumer, "consumer")]);
    let (mutex, more) = (0x10, 0x40);
    tell.step(main, (40, 5, "main"), Action::Create { child: consumer }, "");
    for (before, after) in [(0, 1), (1, 0)] {
        tell.step(main, (16, 5, "put"), Action::Lock { mutex }, "acquired");
        tell.step(main, (20, 10, "put"), read(0x80), "");
        tell.step(main, (20, 10, "put"), write(0x80), &format!("{before} -> {after}"));
        tell.step(main, (21, 5, "put"), Action::Signal { condition: more, receiver: None }, "nobody waits");
        tell.step(main, (22, 5, "put"), Action::Unlock { mutex }, "");
    }
    tell.step(consumer, (26, 5, "get"), Action::Lock { mutex }, "acquired");
    tell.step(consumer, (13, 29, "used"), read(0x80), "head is 0");
    tell.step(consumer, (28, 9, "get"), Action::Wait { condition: more, mutex }, "releases `lock`");
    let failure = WitnessedFailure {
        kind: ErrorKind::Deadlock,
        message: "every thread waits, and none is left to wake another".into(),
        thread: consumer,
        location: at("examples/ring.c", 28, 9, "get"),
        stack: vec![at("examples/ring.c", 34, 39, "consumer")],
        others: vec![
            OtherThread {
                thread: consumer,
                location: at("examples/ring.c", 28, 9, "get"),
                stack: Vec::new(),
                message: "waits for `more`: nobody can signal it".into(),
            },
            OtherThread {
                thread: main,
                location: at("examples/ring.c", 44, 5, "main"),
                stack: Vec::new(),
                message: "waits for `consumer` to end".into(),
            },
        ],
        variable: String::new(),
    };
    let finding = tell.finding(vec![byte("a", 0, 1), byte("b", 1, 63)], failure);
    let mut sources = Sources::new();
    sources.add("examples/ring.c", include_str!("../../../../examples/ring.c"));
    let outcome = Outcome {
        findings: vec![finding],
        assumptions: assumptions(),
        counters: counters(),
        ..Default::default()
    };
    (outcome, sources)
}

const COUNTER: &str = "\
#include <pthread.h>
static int counter;

static void *worker(void *unused) {
\tcounter++;  // unprotected; both do it
\treturn unused;
}
";

pub fn race() -> (Outcome, Sources) {
    let (main, one, two) = (ThreadId::MAIN, child(1), child(2));
    let mut tell = Teller::new("counter.c", &[(main, "main"), (one, "worker"), (two, "worker")]);
    tell.step(main, (11, 5, "main"), Action::Create { child: one }, "");
    tell.step(main, (12, 5, "main"), Action::Create { child: two }, "");
    tell.step(one, (5, 9, "worker"), read(0x80), "counter is 0");
    tell.step(one, (5, 9, "worker"), write(0x80), "0 -> 1");
    tell.step(two, (5, 9, "worker"), read(0x80), "counter is 1");
    let failure = WitnessedFailure {
        kind: ErrorKind::Race,
        message: "two threads access `counter` at once, and one of them writes".into(),
        thread: two,
        location: at("counter.c", 5, 9, "worker"),
        stack: Vec::new(),
        others: vec![OtherThread {
            thread: one,
            location: at("counter.c", 5, 9, "worker"),
            stack: Vec::new(),
            message: "written here by `worker 0.1`, and nothing orders the two".into(),
        }],
        variable: "counter".into(),
    };
    let mut sources = Sources::new();
    sources.add("counter.c", COUNTER);
    let findings = vec![tell.finding(Vec::new(), failure)];
    (Outcome { findings, counters: counters(), ..Default::default() }, sources)
}

pub fn assertion() -> (Outcome, Sources) {
    let (main, worker) = (ThreadId::MAIN, child(1));
    let mut tell = Teller::new("order.c", &[(main, "main"), (worker, "worker")]);
    tell.step(main, (8, 5, "main"), Action::Create { child: worker }, "");
    tell.step(worker, (4, 3, "worker"), write(0x80), "flag 0 -> 1");
    tell.step(main, (9, 5, "main"), read(0x80), "flag is 1");
    let failure = WitnessedFailure {
        kind: ErrorKind::Assertion,
        message: "the assertion `flag == 0` fails".into(),
        thread: main,
        location: at("order.c", 9, 5, "main"),
        stack: Vec::new(),
        others: Vec::new(),
        variable: String::new(),
    };
    let limit = Input {
        name: "limit".into(),
        thread: main,
        index: 0,
        kind: InputKind::Signed,
        bytes: (-7i32).to_le_bytes().to_vec(),
        at: None,
        to: None,
    };
    let finding = tell.finding(vec![limit], failure);
    let given_up = vec![GivenUp {
        what: "a loop was cut after 3 rounds".into(),
        location: at("order.c", 3, 5, "worker"),
        times: 2,
        unsupported: false,
    }];
    // No source text at hand: the report does without.
    (
        Outcome { findings: vec![finding], given_up, counters: counters(), ..Default::default() },
        Sources::new(),
    )
}

/// Two threads add to a balance, with many other steps in between; what one of them adds goes lost.
pub fn lost_update() -> (Outcome, Sources) {
    let (main, one, two) = (ThreadId::MAIN, child(1), child(2));
    let mut tell = Teller::new("bank.c", &[(main, "main"), (one, "slow"), (two, "quick")]);
    tell.step(main, (90, 5, "main"), Action::Create { child: one }, "");
    tell.step(main, (91, 5, "main"), Action::Create { child: two }, "");
    let fill = |tell: &mut Teller, thread, line| {
        (0..20_u32).for_each(|i| tell.step(thread, (line + i, 5, "other"), write(0x200), "other things"));
    };
    fill(&mut tell, one, 100);
    tell.step(one, (10, 5, "slow"), read(0x80), "balance is 0");
    fill(&mut tell, one, 130);
    fill(&mut tell, two, 160);
    tell.step(two, (20, 5, "quick"), read(0x80), "balance is 0");
    tell.step(two, (21, 5, "quick"), write(0x80), "balance 0 -> 5");
    fill(&mut tell, two, 190);
    tell.step(two, (25, 5, "quick"), Action::End, "ends");
    fill(&mut tell, one, 220);
    tell.step(one, (30, 5, "slow"), write(0x80), "balance 5 -> 1");
    fill(&mut tell, one, 250);
    tell.step(one, (35, 5, "slow"), Action::End, "ends");
    tell.step(main, (92, 5, "main"), read(0x80), "balance is 1");
    let failure = WitnessedFailure {
        kind: ErrorKind::Assertion,
        message: "the assertion `balance == 6` fails".into(),
        thread: main,
        location: at("bank.c", 92, 5, "main"),
        stack: Vec::new(),
        others: Vec::new(),
        variable: String::new(),
    };
    let findings = vec![tell.finding(Vec::new(), failure)];
    (Outcome { findings, counters: counters(), ..Default::default() }, Sources::new())
}

pub fn memory() -> (Outcome, Sources) {
    let tell = Teller::new("list.c", &[(ThreadId::MAIN, "main")]);
    let failure = WitnessedFailure {
        kind: ErrorKind::NullDereference,
        message: "reads 8 bytes through a null pointer".into(),
        thread: ThreadId::MAIN,
        location: at("list.c", 2, 36, "next"),
        stack: vec![at("list.c", 6, 12, "length"), at("list.c", 11, 5, "main")],
        others: Vec::new(),
        variable: String::new(),
    };
    let mut sources = Sources::new();
    sources.add(
        "list.c",
        "struct node { struct node *next; };\nstatic struct node *next(struct node *n) { return n->next; }\n",
    );
    let buffer = Input {
        name: "buf".into(),
        thread: ThreadId::MAIN,
        index: 0,
        kind: InputKind::Bytes,
        bytes: b"ab\x1b[2J\0".to_vec(),
        at: None,
        to: None,
    };
    let findings = vec![tell.finding(vec![buffer], failure)];
    (Outcome { findings, counters: counters(), ..Default::default() }, sources)
}
