//! Facts about threads together: who may be where at the same time, who shares what, which locks are held.

use crate::compare::{is_of_library, place};
use crate::explored::Explored;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_analysis::effects::{self, Kind};
use threadbare_analysis::pointsto::{External, Place, Thing};
use threadbare_ir::program::SymbolId;
use threadbare_trace::{CodePoint, Origin, ThreadId};

/// What was seen and is not among what may be, or what must be and was not.
pub fn compare(explored: &Explored) -> Vec<String> {
    let mut wrong = beside(explored);
    wrong.extend(shared(explored));
    wrong.extend(held(explored));
    wrong
}

/// Two threads stood at places where they cannot be at the same time.
fn beside(explored: &Explored) -> Vec<String> {
    let threads = explored.facts.threads();
    let number = |id: ThreadId| -> BTreeSet<usize> {
        if id == ThreadId::MAIN {
            return BTreeSet::from([0]);
        }
        let starts = explored.seen.threads.iter().filter(|(thread, _, _)| *thread == id);
        let of = |(_, start, function): &(ThreadId, CodePoint, u32)| {
            let is_it = |number: &usize| {
                let thread = &threads.all()[*number];
                thread.start == Some(*start) && thread.function == SymbolId(*function)
            };
            (0..threads.all().len()).find(is_it)
        };
        starts.filter_map(of).collect()
    };
    let mut wrong = BTreeSet::new();
    let bodies = explored.facts.bodies();
    let mut known: BTreeMap<ThreadId, BTreeSet<usize>> = BTreeMap::new();
    for (one, other) in &explored.seen.beside {
        for id in [one.0, other.0] {
            known.entry(id).or_insert_with(|| number(id));
        }
        let runs = |thread: &usize, point: CodePoint| {
            threads.all()[*thread].runs.contains(&SymbolId(point.function))
        };
        let may = known[&one.0].iter().filter(|a| runs(a, one.1)).any(|a| {
            let others = known[&other.0].iter().filter(|b| runs(b, other.1));
            others.into_iter().any(|b| threads.are_beside(bodies, (*a, one.1), (*b, other.1)))
        });
        if !may {
            wrong.insert(format!(
                "beside each other: {} and {}",
                place(explored, one.1),
                place(explored, other.1)
            ));
        }
    }
    wrong.into_iter().collect()
}

/// Something was touched by a thread that is not its own.
fn shared(explored: &Explored) -> Vec<String> {
    let sharing = explored.facts.sharing();
    let strange = |origin: &&Origin| match origin {
        // What the library makes for itself.
        Origin::Stack(point) | Origin::Heap(point) if !is_made_there(explored, *point) => false,
        Origin::Global(_) | Origin::Input => false,
        origin => !sharing.may_be_shared(Thing::Memory(**origin)),
    };
    explored.seen.shared.iter().filter(strange).map(|origin| format!("shared: {origin:?}")).collect()
}

/// Whether facts know of an object that is made there.
fn is_made_there(explored: &Explored, point: CodePoint) -> bool {
    let of = |thing| !explored.facts.points_to().places_of(Thing::Memory(thing), 0).is_empty();
    of(Origin::Heap(point)) || of(Origin::Stack(point))
}

/// The machine knows the writer's part of a read-write lock by the byte behind its first one.
const WRITER: i64 = 1;

fn waits(explored: &Explored, point: CodePoint) -> bool {
    let callees = explored.facts.calls().callees(point).iter();
    let mut kinds = callees
        .map(|callee| effects::lookup(&explored.program.symbol(*callee).name).map(|effect| effect.kind));
    kinds.any(|kind| kind == Some(Kind::Waits))
}

/// The locks that an instruction takes or gives back itself: part of the way it holds them, and part of the way not.
fn moved(explored: &Explored, point: CodePoint) -> Vec<Place> {
    let moves = |external: &External| {
        let effect = effects::lookup(&explored.program.symbol(external.function).name);
        effect.is_some_and(|effect| matches!(effect.kind, Kind::Locks | Kind::TriesLock | Kind::Unlocks))
    };
    let all = explored.facts.points_to().externals(point).into_iter().filter(moves);
    all.flat_map(|external| external.args.first().map(|lock| lock.places().to_vec()).unwrap_or_default())
        .collect()
}

/// What a thread held where it accessed something.
type Held = (CodePoint, Vec<(Origin, u64)>);

/// A lock that must be held was not, or one was held that cannot be.
fn held(explored: &Explored) -> Vec<String> {
    let facts = &explored.facts;
    let mut wrong = BTreeSet::new();
    let mut by_function: BTreeMap<u32, Vec<&Held>> = BTreeMap::new();
    // Who waits for a condition has given the lock back in between.
    let counts = |point: CodePoint| !is_of_library(explored, point) && !waits(explored, point);
    for found in explored.seen.held.iter().filter(|(point, _)| counts(*point)) {
        by_function.entry(found.0.function).or_default().push(found);
    }
    for (function, all) in by_function {
        let must = facts.locks().must(facts.bodies(), facts.calls(), SymbolId(function));
        let may = facts.locks().may(facts.bodies(), facts.calls(), SymbolId(function));
        for (point, held) in all {
            let moved = moved(explored, *point);
            let surely = must.get(&point.instruction).into_iter().flatten();
            for (lock, _) in surely.filter(|(lock, alone)| **alone && !moved.contains(lock)) {
                let is_it = |(origin, offset): &(Origin, u64)| {
                    lock.thing == Thing::Memory(*origin)
                        && (0..=WRITER).contains(&(*offset as i64 - lock.offset))
                };
                if !held.iter().any(is_it) {
                    wrong.insert(format!("{}: {lock:?} is not held", place(explored, *point)));
                }
            }
            let mut possible = may.get(&point.instruction).cloned().unwrap_or_default();
            possible.extend(moved);
            for (origin, offset) in held {
                let at = |offset: i64| facts.points_to().places_of(Thing::Memory(*origin), offset);
                let places = (0..=WRITER).flat_map(|less| at(*offset as i64 - less)).collect::<Vec<_>>();
                if !places.iter().any(|place| possible.contains(place)) {
                    wrong.insert(format!(
                        "{}: a lock is held in {origin:?} at {offset}",
                        place(explored, *point)
                    ));
                }
            }
        }
    }
    wrong.into_iter().collect()
}
