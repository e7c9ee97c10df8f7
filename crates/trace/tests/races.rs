//! Data races against a second spelling of what C11 orders: sets of events that come before, and every earlier event looked at.
//! Whoever looks for races as the trace does stops early; that must lose none. The trace is cut and continued now and then, as
//! searches do.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use threadbare_trace::order::Trace;
use threadbare_trace::{Action, CodePoint, Event, Fence, Order, Range, ThreadId, Turn};

const WORKERS: u32 = 4;
const IDLE: u32 = 70;

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

fn worker(number: u64) -> ThreadId {
    ThreadId::MAIN.child(number as u32 + 1).unwrap()
}

fn event(thread: ThreadId, action: Action) -> Event {
    let (code, fence) = (CodePoint::default(), Fence::None);
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

/// What workers do: mostly each place is accessed under its lock or atomically, so that nobody races for long.
fn events(random: &mut Random) -> Vec<Event> {
    let mut events: Vec<Event> = (0..u64::from(WORKERS))
        .map(|number| event(ThreadId::MAIN, Action::Create { child: worker(number) }))
        .collect();
    let careless = random.of(&[0, 1, 1, 4, 20]);
    // Sections order much: where there are none, other orders show.
    let sections = random.of(&[0, 10]);
    for _ in 0..60 {
        let thread = worker(random.below(WORKERS.into()));
        let place = random.below(3);
        // Some of it, all of it, or more than one place of eight bytes.
        let (first, len) = random.of(&[(0, 4), (0, 4), (0, 8), (4, 4), (2, 4), (0, 1), (6, 4)]);
        let range = Range { start: 64 * place + first, len };
        let atomic =
            [Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst, Order::SeqCst];
        let is_careless = random.below(40) < careless;
        // The last place has no lock, and is accessed atomically.
        let order = if (place == 2) != is_careless { random.of(&atomic) } else { Order::Plain };
        let access = match random.below(6) {
            0..2 => Action::Read { range, order },
            2..5 => Action::Write { range, order },
            _ => Action::Update { range, order },
        };
        if random.below(60) < sections {
            events.push(event(thread, section(random, place, range, is_careless)));
            continue;
        }
        let idle = random.below(12) == 0 && matches!(access, Action::Read { order: Order::Plain, .. });
        let access = Event { idle, ..event(thread, access) };
        if place == 2 || is_careless {
            events.push(access);
        } else {
            let mutex = 1024 + 64 * place;
            events.extend([event(thread, Action::Lock { mutex }), access]);
            events.push(event(thread, Action::Unlock { mutex }));
        }
    }
    for number in 0..u64::from(WORKERS) {
        events.push(event(worker(number), Action::End));
        if random.below(12) > 0 {
            events.push(event(ThreadId::MAIN, Action::Join { child: worker(number) }));
        }
    }
    for place in 0..4 {
        let range = Range { start: 64 * place, len: 8 };
        events.push(event(ThreadId::MAIN, Action::Write { range, order: Order::Plain }));
        events.push(event(ThreadId::MAIN, Action::Read { range, order: Order::Plain }));
    }
    events
}

/// An atomic section: some accesses in the place that has no lock, and in one that only sections access; there lives end, too. Careless
/// ones access what others do not access in sections. Now and then it is what the library does in one step, which is no section.
fn section(random: &mut Random, place: u64, range: Range, is_careless: bool) -> Action {
    let order = Order::SeqCst;
    if random.below(10) == 0 {
        let look = Action::SemaphoreRead { semaphore: 2048 };
        let order = if place == 2 { order } else { Order::Plain };
        return Action::Section { parts: [look, Action::Write { range, order }].into() };
    }
    let mut part = || {
        let place = if is_careless { place } else { 2 + random.below(2) };
        let range = Range { start: 64 * place + range.start % 64, ..range };
        match random.below(if place == 3 { 5 } else { 4 }) {
            0 | 1 => Action::Read { range, order },
            2 => Action::Write { range, order },
            3 => Action::Update { range, order },
            _ => Action::Free { range },
        }
    };
    Action::Section { parts: [part(), part()].into() }
}

/// What each event comes after, itself included, and what whoever acquires what it wrote comes after.
#[derive(Default)]
struct Plain {
    events: Vec<Event>,
    before: Vec<BTreeSet<usize>>,
    released: Vec<BTreeSet<usize>>,
}

/// The accesses of a step: range, order, and whether it reads and writes.
fn accesses(action: &Action) -> Vec<(Range, Order, bool, bool)> {
    match *action {
        Action::Read { range, order } => vec![(range, order, true, false)],
        Action::Write { range, order } => vec![(range, order, false, true)],
        Action::Update { range, order } => vec![(range, order, true, true)],
        // It races like a write, but nobody reads from it.
        Action::Free { range } => vec![(range, Order::Plain, false, false)],
        Action::Section { ref parts } => parts.iter().flat_map(accesses).collect(),
        _ => Vec::new(),
    }
}

fn is_section(action: &Action) -> bool {
    let is_plain = |(_, order, reads, writes): &(Range, Order, bool, bool)| {
        *order == Order::Plain && (*reads || *writes)
    };
    matches!(action, Action::Section { .. }) && !accesses(action).iter().any(is_plain)
}

/// Whether two steps have a byte in common that one of them changes.
fn meet(one: &Action, other: &Action) -> bool {
    let changes = |(_, _, reads, writes): &(Range, Order, bool, bool)| *writes || !*reads;
    accesses(one)
        .iter()
        .any(|a| accesses(other).iter().any(|b| overlap(a.0, b.0) && (changes(a) || changes(b))))
}

fn overlap(one: Range, other: Range) -> bool {
    (one.start..one.start + one.len).any(|at| other.start <= at && at < other.start + other.len)
}

impl Plain {
    /// Adds an event; returns the latest one that it races with.
    fn push(&mut self, event: &Event) -> Option<usize> {
        let here = self.events.len();
        let mut before = BTreeSet::from([here]);
        for (at, earlier) in self.events.iter().enumerate() {
            let follows = earlier.thread == event.thread
                || earlier.action == Action::Create { child: event.thread }
                || earlier.action == Action::End && event.action == Action::Join { child: earlier.thread }
                || matches!((&earlier.action, &event.action),
                    (Action::Unlock { mutex: one }, Action::Lock { mutex: other }) if one == other)
                || is_section(&earlier.action)
                    && is_section(&event.action)
                    && meet(&earlier.action, &event.action);
            if follows {
                before.extend(&self.before[at]);
            }
        }
        let last_write = |range: Range| {
            let writes = |at: &usize| {
                let all = accesses(&self.events[*at].action);
                all.iter().any(|(other, .., writes)| *writes && overlap(*other, range))
            };
            (0..here).rev().find(writes)
        };
        let accessed = accesses(&event.action);
        for (range, order, reads, _) in &accessed {
            if *reads
                && matches!(order, Order::Acquire | Order::AcqRel | Order::SeqCst)
                && let Some(written) = last_write(*range)
            {
                before.extend(&self.released[written]);
            }
        }
        let mut released = BTreeSet::new();
        for (range, order, reads, writes) in &accessed {
            let is_section = matches!(event.action, Action::Section { .. });
            if *writes && (is_section || matches!(order, Order::Release | Order::AcqRel | Order::SeqCst)) {
                released.extend(&before);
            }
            if *writes
                && *reads
                && let Some(written) = last_write(*range)
            {
                released.extend(&self.released[written]);
            }
        }
        let races = |at: &usize| {
            let earlier = &self.events[*at];
            let pair = |one: &(Range, Order, bool, bool), other: &(Range, Order, bool, bool)| {
                let changes = |(_, _, reads, writes): &(Range, Order, bool, bool)| *writes || !*reads;
                overlap(one.0, other.0)
                    && (changes(one) || changes(other))
                    && (one.1 == Order::Plain || other.1 == Order::Plain)
            };
            let both_sections = is_section(&event.action) && is_section(&earlier.action);
            !before.contains(at)
                && !event.idle
                && !earlier.idle
                && !both_sections
                && accessed.iter().any(|one| accesses(&earlier.action).iter().any(|other| pair(one, other)))
        };
        let race = (0..here).rev().find(races);
        self.events.push(event.clone());
        self.before.push(before);
        self.released.push(released);
        race
    }

    fn truncate(&mut self, len: usize) {
        self.events.truncate(len);
        self.before.truncate(len);
        self.released.truncate(len);
    }
}

#[test]
fn races_are_those_of_every_pair() {
    let (mut races, mut clean) = (0, 0);
    for seed in 1..=300u64 {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        // With and without so many threads that nothing is looked at which need not be.
        let idle = if seed % 3 == 0 { 0 } else { IDLE };
        let events = events(&mut random);
        let (mut trace, mut plain) = (Trace::new(), Plain::default());
        for number in 0..idle {
            let creation =
                event(ThreadId::MAIN, Action::Create { child: worker(u64::from(WORKERS + number)) });
            assert_eq!(plain.push(&creation), trace.push(creation).data_race);
        }
        let before = plain.events.len();
        let (mut at, mut turns, mut raced) = (0, 0, false);
        while at < events.len() {
            let expected = plain.push(&events[at]);
            let found = trace.push(events[at].clone()).data_race;
            assert_eq!(found, expected, "seed {seed}, {idle} idle, event {at}: {:?}", events[at]);
            races += usize::from(found.is_some());
            raced |= found.is_some();
            at += 1;
            if turns < 3 && random.below(80) == 0 {
                turns += 1;
                at -= random.below(at as u64) as usize;
                trace.truncate(before + at);
                plain.truncate(before + at);
            }
        }
        clean += usize::from(!raced);
    }
    assert!(races > 1_000 && clean > 20, "{races} races, {clean} without any");
}
