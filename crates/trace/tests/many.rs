//! Orders over the events of very many threads are those of few: whatever threads do, nothing changes if a hundred others were
//! created before them that do nothing. Entries of clocks are then kept in another way, and what is gathered at a barrier
//! is gathered once.

#![allow(clippy::unwrap_used)]

use threadbare_trace::order::Trace;
use threadbare_trace::{Action, CodePoint, Event, Fence, Order, Range, ThreadId, Turn};

const WORKERS: u32 = 7;
/// More than are kept in a row, and so many that workers are in two blocks.
const IDLE: u32 = 124;
const BARRIER: u64 = 4096;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

fn worker(number: u32) -> ThreadId {
    ThreadId::MAIN.child(number + 1).unwrap()
}

fn event(thread: ThreadId, action: Action, fence: Fence) -> Event {
    let code = CodePoint::default();
    let (idle, turn) = (false, Turn::None);
    Event {
        thread,
        index: 0,
        action,
        label: 0,
        code,
        address: 0,
        touched: 0,
        fence,
        idle,
        used: 0,
        seen: 0,
        wrote: 0,
        turn,
    }
}

fn plain(thread: ThreadId, action: Action) -> Event {
    event(thread, action, Fence::None)
}

/// What a worker does that needs nobody.
fn something(random: &mut Random) -> (Action, Fence) {
    let range = Range { start: 64 * random.below(3), len: 4 };
    let order = random.of(&[
        Order::Plain,
        Order::Relaxed,
        Order::Acquire,
        Order::Release,
        Order::AcqRel,
        Order::SeqCst,
    ]);
    let object = 1024 + 64 * random.below(2);
    let fences = [Fence::Acquire, Fence::Release, Fence::AcquireRelease, Fence::ReleaseAcquire];
    let fence = if random.below(5) == 0 { random.of(&fences) } else { Fence::None };
    let action = match random.below(8) {
        0 | 1 => Action::Read { range, order },
        2 | 3 => Action::Write { range, order },
        4 => Action::Update { range, order },
        5 => Action::SemaphorePost { semaphore: object },
        6 => Action::SemaphoreWait { semaphore: object },
        _ => Action::Broadcast { condition: 2048 },
    };
    (action, fence)
}

/// Some of what workers do, a round at a barrier, more, and the end.
fn events(random: &mut Random) -> Vec<Event> {
    let mut events: Vec<Event> =
        (0..WORKERS).map(|number| plain(ThreadId::MAIN, Action::Create { child: worker(number) })).collect();
    for round in 0..2 {
        for _ in 0..20 {
            let thread = worker(random.below(WORKERS.into()) as u32);
            if random.below(4) == 0 {
                let mutex = 512;
                events
                    .extend([Action::Lock { mutex }, Action::Unlock { mutex }].map(|act| plain(thread, act)));
            } else {
                let (action, fence) = something(random);
                events.push(event(thread, action, fence));
            }
        }
        let mut all: Vec<u32> = (0..WORKERS).collect();
        all.sort_by_key(|_| random.below(1000));
        events.extend(all.iter().map(|number| {
            plain(worker(*number), Action::Arrive { barrier: BARRIER, round, ordered: false })
        }));
        if random.below(4) == 0 {
            events.push(plain(worker(all[0]), Action::Remake { object: BARRIER }));
        }
        all.reverse();
        for number in all {
            events.push(plain(worker(number), Action::Pass { barrier: BARRIER, round }));
            let (action, fence) = something(random);
            events.push(event(worker(number), action, fence));
        }
    }
    for number in 0..WORKERS {
        events.push(plain(worker(number), Action::End));
        events.push(plain(ThreadId::MAIN, Action::Join { child: worker(number) }));
        let range = Range { start: 64 * random.below(3), len: 4 };
        events.push(plain(ThreadId::MAIN, Action::Write { range, order: Order::Plain }));
    }
    events
}

/// The same events after so many others that concern nobody.
struct Run {
    trace: Trace,
    before: usize,
}

impl Run {
    fn after(idle: u32) -> Run {
        let mut trace = Trace::new();
        for number in 0..idle {
            let child = ThreadId::MAIN.child(WORKERS + 1 + number).unwrap();
            trace.push(plain(ThreadId::MAIN, Action::Create { child }));
        }
        Run { before: trace.len(), trace }
    }

    /// The race that the event has, and what it could have come before.
    fn push(&mut self, event: &Event) -> (Option<usize>, Vec<usize>) {
        let race = self.trace.push(event.clone()).data_race;
        let reversible = self.trace.reversible().iter().map(|at| at - self.before).collect();
        (race.map(|at| at - self.before), reversible)
    }

    fn ordered(&self, len: usize) -> Vec<bool> {
        let pairs = (0..len).flat_map(|second| (0..second).map(move |first| (first, second)));
        pairs.map(|(first, second)| self.trace.ordered(self.before + first, self.before + second)).collect()
    }
}

#[test]
fn others_that_do_nothing_change_nothing() {
    let mut races = 0;
    for seed in 1..=300u64 {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut events = events(&mut random);
        let (mut few, mut many) = (Run::after(0), Run::after(IDLE));
        let mut at = 0;
        let mut turns = 0;
        while at < events.len() {
            let (one, other) = (few.push(&events[at]), many.push(&events[at]));
            assert_eq!(one, other, "seed {seed}, event {at}: {:?}", events[at]);
            races += usize::from(one.0.is_some());
            at += 1;
            // Now and then some of it is forgotten, and happens again after something else.
            if turns < 6 && random.below(20) == 0 {
                turns += 1;
                at -= random.below(at as u64) as usize;
                few.trace.truncate(few.before + at);
                many.trace.truncate(many.before + at);
                let (action, fence) = something(&mut random);
                let thread = worker(random.below(WORKERS.into()) as u32);
                events.insert(at, event(thread, action, fence));
            }
        }
        assert_eq!(few.ordered(events.len()), many.ordered(events.len()), "seed {seed}");
        for number in 0..WORKERS {
            let (next, _) = something(&mut random);
            let contended = |run: &Run| -> Vec<usize> {
                run.trace
                    .contended(worker(number), &next, Turn::None)
                    .iter()
                    .map(|at| at - run.before)
                    .collect()
            };
            assert_eq!(contended(&few), contended(&many), "seed {seed}");
        }
    }
    assert!(races > 300, "only {races} races");
}
