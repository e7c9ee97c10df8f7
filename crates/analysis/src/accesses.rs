//! What an instruction may touch: the places of a load or a store, and those that a function without a body looks at, by its arguments.

use crate::effects::flows::{Flow, Kept};
use crate::effects::{self, Kind};
use crate::pointsto::{PlaceSet, PointsTo};
use threadbare_ir::Program;
use threadbare_ir::inst::{Body, Call, Inst, Op, Operand, Order};
use threadbare_ir::types::Type;
use threadbare_trace::CodePoint;

/// An access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Access {
    /// The places where it may begin.
    pub places: PlaceSet,
    /// How many bytes it has at most; none if it may go on to the end of the object.
    pub len: Option<i64>,
    /// Whether it may write.
    pub write: bool,
    /// Whether it may read.
    pub read: bool,
    /// Whether it is atomic, or synchronises by itself: then it takes part in no race with its like.
    pub atomic: bool,
}

/// How many bytes the largest object has that threads synchronise with.
const LARGEST: i64 = 64;

/// What an instruction may touch.
pub(crate) fn of(
    program: &Program,
    points_to: &PointsTo,
    body: &Body,
    point: CodePoint,
    inst: &Inst,
) -> Vec<Access> {
    let size = |ty: &Type| program.layout().store_size(ty).and_then(|size| i64::try_from(size).ok());
    let places = |operand: Operand| points_to.of(program, point, operand);
    match &inst.op {
        Op::Load { ty, ptr, access } => {
            let atomic = access.order != Order::NotAtomic;
            vec![Access { places: places(*ptr), len: size(ty), write: false, read: true, atomic }]
        }
        Op::Store { value, ptr, access } => {
            let (len, atomic) = (size(body.type_of(*value)), access.order != Order::NotAtomic);
            vec![Access { places: places(*ptr), len, write: true, read: false, atomic }]
        }
        Op::CmpXchg { ptr, new: value, .. } | Op::AtomicRmw { ptr, value, .. } => {
            let len = size(body.type_of(*value));
            vec![Access { places: places(*ptr), len, write: true, read: true, atomic: true }]
        }
        Op::VaArg { list, .. } => {
            let list = places(*list);
            let all = points_to.reachable(&list);
            vec![Access { places: all, len: None, write: true, read: true, atomic: false }]
        }
        Op::Call(call) | Op::Invoke { call, .. } | Op::CallBr { call, .. } => {
            let mut all = lists(program, body, call, &places);
            for external in points_to.externals(point) {
                all.extend(looked_at(program, points_to, &external));
            }
            // Structures that are passed by value are copied.
            for arg in call.args.iter().filter(|arg| arg.attrs.byval.is_some()) {
                let len = arg.attrs.byval.as_ref().and_then(size);
                if let Some(value) = arg.value {
                    all.push(Access { places: places(value), len, write: false, read: true, atomic: false });
                }
            }
            all
        }
        _ => Vec::new(),
    }
}

/// What is touched of lists of variable arguments.
fn lists(program: &Program, body: &Body, call: &Call, places: &impl Fn(Operand) -> PlaceSet) -> Vec<Access> {
    let name = call.called(body).map_or("", |symbol| &program.symbol(symbol).name);
    let list = |number: usize, write: bool| {
        let places = places(call.args.get(number)?.value?);
        Some(Access { places, len: Some(24), write, read: !write, atomic: false })
    };
    match name {
        _ if name.starts_with("llvm.va_start") => list(0, true).into_iter().collect(),
        _ if name.starts_with("llvm.va_copy") => list(0, true).into_iter().chain(list(1, false)).collect(),
        _ => Vec::new(),
    }
}

/// What a function without a body looks at.
fn looked_at(program: &Program, points_to: &PointsTo, external: &crate::pointsto::External) -> Vec<Access> {
    let name = &program.symbol(external.function).name;
    let Some(effect) = effects::lookup(name) else { return Vec::new() };
    let is_deep = effect.flows().is_some_and(|flows| flows.contains(&Flow::Deep));
    let atomic = effect.kind.synchronises() || effect.kind == Kind::SyncObject;
    let mut all = Vec::new();
    if effect.flows().is_some_and(|flows| flows.contains(&Flow::Gives(Kept::Environment))) {
        // The environment is in texts that the program was free to keep for itself.
        let places = points_to.kept(Kept::Environment);
        all.push(Access { places, len: None, write: false, read: true, atomic: false });
    }
    for (number, places) in external.args.iter().enumerate().filter(|(_, places)| !places.is_empty()) {
        let places = if is_deep { points_to.reachable(places) } else { places.clone() };
        let (read, write) = how(effect, number);
        if !read && !write {
            continue;
        }
        // Atomic copies are of any size.
        let is_copy =
            effect.flows().is_some_and(|flows| flows.iter().any(|flow| matches!(flow, Flow::Copies(..))));
        let len = (atomic && !is_deep && !is_copy).then_some(LARGEST);
        all.push(Access { places, len, write, read, atomic });
    }
    all
}

/// Whether a function reads or writes what this argument points to.
fn how(effect: &effects::Effect, number: usize) -> (bool, bool) {
    let copies = |flow: &Flow, to: bool| match flow {
        Flow::Copies(into, from, _) => usize::from(if to { *into } else { *from }) == number,
        _ => false,
    };
    let flows = effect.flows().unwrap_or_default();
    match effect.kind {
        Kind::Nothing => (false, false),
        // Where the thread's name goes; its argument is its own affair.
        Kind::Spawns => (number == 1, number == 0),
        Kind::EndsThread => (false, false),
        _ if flows.iter().any(|flow| matches!(flow, Flow::Copies(..))) => {
            (flows.iter().any(|flow| copies(flow, false)), flows.iter().any(|flow| copies(flow, true)))
        }
        _ => match effect.name {
            "memset" | "llvm.memset" | "bzero" | "explicit_bzero" => (false, number == 0),
            "memcmp" | "bcmp" | "memchr" | "strlen" | "strcmp" | "strncmp" | "puts" | "fputs" | "printf" => {
                (true, false)
            }
            _ => (true, true),
        },
    }
}
