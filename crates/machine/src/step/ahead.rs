//! Whether the value of a load is used. An optimiser moves plain loads up, to where the source would not have loaded: what
//! such a load reads is dropped on the side on which the source does not load. The access then did not happen in the
//! source, and takes part in no data race.
//!
//! Only in functions that an optimiser has seen: code straight from the source has its locals in memory. There the thread
//! is followed on a copy of the state, alone, from the load on: until the value is used, as an address, in a decision,
//! stored or passed on, or until nothing depends on it any more. On all sides of what inputs decide; the answer is a
//! condition on them. Where the thread has to wait for others, its function is read on from there with what its registers hold:
//! what comes out of memory or of a call is not known then. Whatever cannot be told counts as a use.

use super::{Flow, Library, Run, Stop};
use crate::code::{Code, NONE, Op, Reg, Target};
use crate::state::{Choice, Next, Purpose, State, ThreadIx};
use crate::value::{Value, mask};
use crate::world::World;
use threadbare_expr::Term;
use threadbare_ir::inst::BinaryOp;
use threadbare_trace::{Action, Ending, Order};

/// How many operations are followed, and how many ways are open at once.
const MOST_OPERATIONS: u32 = 4096;
const MOST_WAYS: usize = 16;

/// A way on which the thread goes on.
struct Way {
    state: State,
    /// The registers that depend on what was loaded.
    values: Vec<Reg>,
    /// What must hold of the inputs.
    when: Term,
    begun: bool,
    /// Once the thread had to wait for others: the registers that are not known. Nothing but registers is changed then.
    blind: Option<Vec<Reg>>,
}

/// What an operation does with registers.
enum Effect {
    /// Computes some from others: from these, so many from there on.
    Computes(Vec<Reg>, Reg, u32),
    /// Makes these matter, and sets so many from there on to something else.
    Uses(Vec<Reg>, Reg, u32),
    /// Copies all at once.
    Moves(Vec<(Reg, Reg)>),
}

/// Under which condition the value is used that a thread is going to load; `None` if it is under any, or if the next step
/// is not such a load.
#[inline] // mostly there is nothing to do
pub(crate) fn used_if(
    world: &mut World<'_>,
    library: &'static Library,
    state: &State,
    thread: ThreadIx,
) -> Option<Term> {
    let next = state.next(thread)?;
    let is_plain = matches!(next.action, Action::Read { order: Order::Plain, .. });
    let frame = state.threads[thread].frames.last()?;
    if !is_plain || !world.options.detect.race || !frame.code.optimised {
        return None;
    }
    optimised_use(world, library, state, thread)
}

/// The same for a plain load in a body that an optimiser has seen.
#[inline(never)]
fn optimised_use(
    world: &mut World<'_>,
    library: &'static Library,
    state: &State,
    thread: ThreadIx,
) -> Option<Term> {
    let next = state.next(thread)?;
    let frame = state.threads[thread].frames.last()?;
    let loaded = loaded(&frame.code, frame.pc)?;
    if next.choice != Choice::Only
        || is_used_at_once(&frame.code, frame.pc, loaded.clone())
        || is_never_used(&frame.code, &loaded)
    {
        return None;
    }
    let (instructions, calls) = (world.probes.instructions, world.memo.calls);
    let when = world.arena.terms.boolean(true);
    let mut open = vec![Way { state: state.clone(), values: loaded, when, begun: false, blind: None }];
    let mut used = world.arena.terms.boolean(false);
    let mut left = MOST_OPERATIONS;
    while let Some(way) = open.pop() {
        if let Some(when) = follow_value(world, library, way, thread, &mut left, &mut open) {
            used = world.arena.terms.or(used, when);
            if world.arena.terms.is_true(used) {
                break;
            }
        }
    }
    world.probes.instructions = instructions;
    world.memo.calls = calls;
    (!world.arena.terms.is_true(used)).then_some(used)
}

/// Follows a way until the value is used, and says under which condition; or until it cannot be any more.
fn follow_value(
    world: &mut World<'_>,
    library: &'static Library,
    way: Way,
    thread: ThreadIx,
    left: &mut u32,
    open: &mut Vec<Way>,
) -> Option<Term> {
    let Way { mut state, mut values, mut when, begun, mut blind } = way;
    let depth = state.threads[thread].frames.len();
    let activation = state.threads[thread].frames.last()?.activation;
    let mut run = Run::new(world.again(), library, &mut state, thread);
    run.dry = true;
    if !begun {
        run.permit = Some(0);
        if run.operation().is_err() {
            return Some(when);
        }
    }
    loop {
        *left = left.saturating_sub(1);
        let in_section = run.thread_ref().atomic > 0;
        if *left == 0 || open.len() > MOST_WAYS || in_section {
            return Some(when);
        }
        let frames = &run.thread_ref().frames;
        // A function that has returned has no use for it any more.
        frames.get(depth - 1).filter(|frame| frame.activation == activation)?;
        let here = frames.len() == depth;
        let op = frames.last().and_then(|frame| frame.code.ops.get(frame.pc as usize)).copied()?;
        let mut side = None;
        let mut after = values.clone();
        if here {
            match run.spread(op, &mut after, blind.as_deref().unwrap_or_default()) {
                Ok(term) => side = term,
                Err(()) => return Some(when),
            }
        }
        let done = match &mut blind {
            None => run.operation(),
            Some(_) if matches!(op, Op::Return { .. }) => return None,
            Some(blind) => run.read_on(op, blind),
        };
        match done {
            Ok(()) | Err(Stop::Entered) => {}
            Err(stop) => match run.stopped(stop) {
                Ahead::Again => continue,
                Ahead::Decide(term) => {
                    let mut other = run.state.clone();
                    let label = u32::from(run.world.arena.terms.holds(term, &run.state.model));
                    run.decided(term, label);
                    let negated = run.world.arena.terms.not(term);
                    let (literal, against) = if label == 1 { (term, negated) } else { (negated, term) };
                    let against = run.world.arena.terms.and(when, against);
                    when = run.world.arena.terms.and(when, literal);
                    let mut aside = Run::new(run.world.again(), library, &mut other, thread);
                    aside.decided(term, 1 - label);
                    open.push(Way {
                        state: other,
                        values: values.clone(),
                        when: against,
                        begun: true,
                        blind: blind.clone(),
                    });
                    continue;
                }
                Ahead::Unknown if here && blind.is_none() => {
                    blind = Some(Vec::new());
                    continue;
                }
                Ahead::Over if blind.is_none() => return None,
                Ahead::Over | Ahead::Unknown => return Some(when),
            },
        }
        if let Some((chosen, (dst, count))) = side {
            // Used only where it is chosen: the other side goes on without it.
            let unchosen = run.world.arena.terms.not(chosen);
            let unchosen = run.world.arena.terms.and(when, unchosen);
            let rest: Vec<Reg> =
                after.iter().copied().filter(|reg| !(dst..dst + count).contains(reg)).collect();
            if !rest.is_empty() {
                let (state, blind) = (run.state.clone(), blind.clone());
                open.push(Way { state, values: rest, when: unchosen, begun: true, blind });
            }
            when = run.world.arena.terms.and(when, chosen);
        }
        values = after;
        if here && matches!(op, Op::Edge { .. } | Op::Jump { .. }) {
            run.drop_dead(&mut values);
        }
        if values.is_empty() {
            return None;
        }
    }
}

/// How it goes on where the thread stops.
enum Ahead {
    /// The same operation again.
    Again,
    /// On both sides of a condition.
    Decide(Term),
    /// Not at all, and nothing was used.
    Over,
    /// That cannot be told.
    Unknown,
}

impl Run<'_> {
    fn stopped(&mut self, stop: Stop) -> Ahead {
        match stop {
            Stop::Before(Next { action: Action::End | Action::Exit, .. }) | Stop::Finished => Ahead::Over,
            Stop::Before(Next { choice: Choice::Condition { term, purpose }, .. })
                if purpose != Purpose::Exchange =>
            {
                Ahead::Decide(term)
            }
            Stop::Before(Next { action, choice: Choice::Only })
                if can_follow(&action) && self.state.allows(self.thread, &action) =>
            {
                self.permit = Some(0);
                Ahead::Again
            }
            Stop::Halt(Ending::Error(_) | Ending::AssumptionFailed | Ending::Finished { .. }) => Ahead::Over,
            _ => Ahead::Unknown,
        }
    }

    /// What an operation that is going to be executed makes of the registers that depend on the value: an error if it uses it.
    /// Where it is chosen under a condition on inputs, that condition, and what is set.
    #[allow(clippy::type_complexity)]
    fn spread(
        &mut self,
        op: Op,
        values: &mut Vec<Reg>,
        blind: &[Reg],
    ) -> Result<Option<(Term, (Reg, u32))>, ()> {
        let mut side = None;
        let code = self.code();
        match effect(&code, op) {
            Effect::Uses(regs, dst, count) => {
                if regs.iter().any(|reg| values.contains(reg)) {
                    return Err(());
                }
                set(values, dst, count, false);
            }
            Effect::Moves(moves) => {
                let from: Vec<bool> = moves.iter().map(|(_, src)| values.contains(src)).collect();
                for ((dst, _), depends) in moves.into_iter().zip(from) {
                    set(values, dst, 1, depends);
                }
            }
            Effect::Computes(regs, dst, count) => {
                let mut depends = regs.iter().any(|reg| values.contains(reg));
                match op {
                    Op::Select { cond, a, b, .. }
                        if depends && !values.contains(&cond) && !blind.contains(&cond) =>
                    {
                        let (has_a, has_b) = (values.contains(&a), values.contains(&b));
                        let cond = self.get(cond);
                        match (cond.word(), cond.term()) {
                            (Some(word), _) => depends = if word & 1 == 1 { has_a } else { has_b },
                            (None, Some(term)) if has_a != has_b => {
                                let chosen = if has_a { term } else { self.world.arena.terms.not(term) };
                                side = Some((chosen, (dst, count)));
                            }
                            _ => {}
                        }
                    }
                    Op::Binary { op, width, a, b, .. } if depends => {
                        let is_known = |reg: &Reg| !values.contains(reg) && !blind.contains(reg);
                        let known = |reg: Reg| Some(reg).filter(is_known).map(|reg| self.get(reg));
                        let rest = known(a).or(known(b));
                        depends = !rest.is_some_and(|rest| absorbs(op, u32::from(width), rest));
                    }
                    _ => {}
                }
                set(values, dst, count, depends);
            }
        }
        Ok(side)
    }

    /// Executes what concerns registers alone, and leaves out everything else.
    fn read_on(&mut self, op: Op, blind: &mut Vec<Reg>) -> Flow<()> {
        let unknown = || Err(Stop::unsupported("what is not known"));
        let code = self.code();
        match effect(&code, op) {
            Effect::Uses(regs, dst, count) => match op {
                Op::Jump { .. } | Op::Branch { .. } | Op::Switch { .. } | Op::IndirectBranch { .. } => {
                    if regs.iter().any(|reg| blind.contains(reg)) { unknown() } else { self.operation() }
                }
                Op::Unreachable | Op::Trap | Op::Unsupported { .. } => unknown(),
                _ => {
                    set(blind, dst, count, true);
                    self.frame_mut().pc += 1;
                    Ok(())
                }
            },
            Effect::Moves(moves) => {
                let from: Vec<bool> = moves.iter().map(|(_, src)| blind.contains(src)).collect();
                moves.into_iter().zip(from).for_each(|((dst, _), unknown)| set(blind, dst, 1, unknown));
                self.operation()
            }
            Effect::Computes(regs, dst, count) => {
                if regs.iter().any(|reg| blind.contains(reg)) {
                    set(blind, dst, count, true);
                    self.frame_mut().pc += 1;
                    return Ok(());
                }
                set(blind, dst, count, false);
                self.operation()
            }
        }
    }

    /// Leaves out what no way from here uses.
    fn drop_dead(&mut self, values: &mut Vec<Reg>) {
        let Some(frame) = self.thread_ref().frames.last() else { return };
        let (code, pc) = (frame.code.clone(), frame.pc);
        let live = self.world.prepared.live(&code, pc);
        values.retain(|reg| live.contains(reg));
    }
}

/// Whether the result does not depend on the other operand.
fn absorbs(op: BinaryOp, width: u32, operand: Value) -> bool {
    match (op, operand.word()) {
        (BinaryOp::And | BinaryOp::Mul, Some(0)) => true,
        (BinaryOp::Or, Some(word)) => width <= 64 && word == mask(width),
        _ => false,
    }
}

/// Steps that change nothing but memory and locks.
fn can_follow(action: &Action) -> bool {
    matches!(
        action,
        Action::Read { .. }
            | Action::Write { .. }
            | Action::Update { .. }
            | Action::CompareExchange { .. }
            | Action::Lock { .. }
            | Action::TryLock { .. }
            | Action::Unlock { .. }
            | Action::ReadLock { .. }
            | Action::ReadUnlock { .. }
    )
}

/// The registers that a load fills.
fn loaded(code: &Code, pc: u32) -> Option<Vec<Reg>> {
    match code.ops.get(pc as usize)? {
        Op::Load { dst, .. } => Some(vec![*dst]),
        Op::LoadShape { shape, dst, .. } => Some((*dst..*dst + leaves(code, *shape)).collect()),
        _ => None,
    }
}

fn leaves(code: &Code, shape: u32) -> u32 {
    code.shapes.get(shape as usize).map_or(0, |shape| shape.leaves.len() as u32)
}

/// Whether a value is used nowhere. No optimiser leaves such a load: it is what the program wants.
fn is_never_used(code: &Code, values: &[Reg]) -> bool {
    let takes = |regs: &[Reg]| regs.iter().any(|reg| values.contains(reg));
    !code.ops.iter().any(|op| match effect(code, *op) {
        Effect::Uses(regs, ..) | Effect::Computes(regs, ..) => takes(&regs),
        Effect::Moves(moves) => moves.iter().any(|(_, from)| values.contains(from)),
    })
}

/// Whether a value is used before the end of its block, whatever the others are.
fn is_used_at_once(code: &Code, pc: u32, mut values: Vec<Reg>) -> bool {
    for op in &code.ops[pc as usize + 1..] {
        match effect(code, *op) {
            Effect::Uses(regs, dst, count) => {
                if regs.iter().any(|reg| values.contains(reg)) {
                    return true;
                }
                set(&mut values, dst, count, false);
            }
            Effect::Moves(_) => return false,
            Effect::Computes(regs, dst, count) => {
                let may_drop = matches!(
                    op,
                    Op::Select { .. } | Op::Binary { op: BinaryOp::And | BinaryOp::Or | BinaryOp::Mul, .. }
                );
                let depends = !may_drop && regs.iter().any(|reg| values.contains(reg));
                set(&mut values, dst, count, depends);
            }
        }
        if matches!(op, Op::Jump { .. } | Op::Branch { .. } | Op::Switch { .. } | Op::IndirectBranch { .. }) {
            return false;
        }
    }
    false
}

fn set(values: &mut Vec<Reg>, dst: Reg, count: u32, depends: bool) {
    if dst == NONE {
        return;
    }
    for reg in dst..dst + count {
        match values.iter().position(|value| *value == reg) {
            Some(_) if depends => {}
            Some(at) => drop(values.swap_remove(at)),
            None if depends => values.push(reg),
            None => {}
        }
    }
}

fn effect(code: &Code, op: Op) -> Effect {
    use Effect::{Computes, Moves, Uses};
    let many = |first: Reg, count: u32| (first..first + count).collect::<Vec<Reg>>();
    let none = || Uses(Vec::new(), NONE, 0);
    match op {
        Op::Binary { dst, a, b, .. }
        | Op::Compare { dst, a, b, .. }
        | Op::FloatBinary { dst, a, b, .. }
        | Op::FloatCompare { dst, a, b, .. } => Computes(vec![a, b], dst, 1),
        Op::FloatNegate { dst, a, .. }
        | Op::FloatCast { dst, a, .. }
        | Op::Truncate { dst, a, .. }
        | Op::ZeroExtend { dst, a, .. }
        | Op::SignExtend { dst, a, .. }
        | Op::Copy { dst, a }
        | Op::Freeze { dst, a, .. } => Computes(vec![a], dst, 1),
        Op::Reshape { from, to, dst, a } => Computes(many(a, leaves(code, from)), dst, leaves(code, to)),
        Op::Select { dst, cond, a, b, .. } => Computes(vec![cond, a, b], dst, 1),
        Op::Intrinsic { dst, a, b, c, .. } => {
            Computes([a, b, c].into_iter().filter(|reg| *reg != NONE).collect(), dst, 1)
        }
        Op::ExtractLane { count, dst, a, index, .. } => {
            let mut from = many(a, u32::from(count));
            from.push(index);
            Computes(from, dst, 1)
        }
        Op::InsertLane { count, dst, a, element, index, .. } => {
            let mut from = many(a, u32::from(count));
            from.extend([element, index]);
            Computes(from, dst, u32::from(count))
        }
        Op::Index { dst, a, index, .. } => Computes(vec![a, index], dst, 1),
        Op::Alloca { dst, count, .. } => Uses(vec![count], dst, 1),
        Op::CopyOf { dst, ptr, .. } | Op::Load { dst, ptr, .. } => Uses(vec![ptr], dst, 1),
        Op::LoadShape { shape, dst, ptr, .. } => Uses(vec![ptr], dst, leaves(code, shape)),
        Op::ThreadLocal { dst, .. } => Uses(Vec::new(), dst, 1),
        Op::Store { value, ptr, .. } => Uses(vec![value, ptr], NONE, 0),
        Op::StoreShape { shape, value, ptr, .. } => {
            let mut from = many(value, leaves(code, shape));
            from.push(ptr);
            Uses(from, NONE, 0)
        }
        Op::Rmw { dst, ptr, value, .. } => Uses(vec![ptr, value], dst, 1),
        Op::CompareExchange { dst, ptr, expected, new, .. } => Uses(vec![ptr, expected, new], dst, 2),
        Op::VaStart { list } => Uses(vec![list], NONE, 0),
        Op::Call { dst, site } => match code.calls.get(site as usize) {
            Some(site) => {
                let mut from = site.args.to_vec();
                if let Target::Indirect(reg) = site.target {
                    from.push(reg);
                }
                Uses(from, dst, site.results)
            }
            None => none(),
        },
        Op::Edge { start, len, .. } => {
            let moves = code.moves.get(start as usize..start as usize + usize::from(len));
            Moves(moves.unwrap_or_default().to_vec())
        }
        Op::Branch { cond, .. } => Uses(vec![cond], NONE, 0),
        Op::Switch { value, .. } => Uses(vec![value], NONE, 0),
        Op::IndirectBranch { address, .. } => Uses(vec![address], NONE, 0),
        Op::Return { first: NONE, .. } => none(),
        Op::Return { first, results, .. } => Uses(many(first, u32::from(results)), NONE, 0),
        Op::Fence { .. } | Op::Jump { .. } | Op::Unreachable | Op::Trap | Op::Unsupported { .. } => none(),
    }
}
