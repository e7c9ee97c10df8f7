//! The places of a script in the program as the compiler itself makes it, with its own marks at accesses
//! (`-fsanitize=thread`): matched by function, source position and kind, and where several are alike, by their order.

use crate::Error;
use rustc_hash::FxHashMap;
use threadbare_ir::Program;
use threadbare_ir::inst::{Body, Inst, Op, Operand, Order};
use threadbare_ir::program::SymbolId;
use threadbare_ir::types::Type;
use threadbare_trace::{CodePoint, Location};

/// What an instruction is known by.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    line: u32,
    column: u32,
    what: String,
}

/// The numbers of the places, by function and instruction of the original's bodies as written.
pub(super) fn points(
    program: &Program,
    original: &Program,
    points: &[(CodePoint, Location)],
) -> Result<FxHashMap<(SymbolId, u32), u32>, Error> {
    let mut found = FxHashMap::default();
    for (number, (point, location)) in (0..).zip(points) {
        let unmatched = || Error::NotNative {
            why: format!("what happens at {location} is not found in what the compiler makes of the source"),
            diagnostics: String::new(),
        };
        let symbol = SymbolId(point.function);
        let name = &program.symbol(symbol).name;
        let same = |(_, other): &(SymbolId, &threadbare_ir::program::Symbol)| {
            other.name == *name && other.is_definition()
        };
        let (there, _) = (0..).map(SymbolId).zip(original.symbols()).find(same).ok_or_else(unmatched)?;
        let (Ok(Some(body)), Ok(Some(written))) = (program.clean_body(symbol), original.body(there)) else {
            return Err(unmatched());
        };
        let all = keys(program, symbol, body, &|program, body, inst| vec![plain(program, body, inst)]);
        let key = all.get(point.instruction as usize).and_then(|keys| keys.first()).ok_or_else(unmatched)?;
        let alike = all[..point.instruction as usize].iter().filter(|keys| keys.first() == Some(key)).count();
        let candidates = keys(original, there, written, &marked);
        let of = |rank: usize| -> Vec<u32> {
            let fits = |keys: &Vec<Key>| keys.get(rank) == Some(key);
            (0..).zip(&candidates).filter(|(_, keys)| fits(keys)).map(|(number, _)| number).collect()
        };
        // What the compiler has marked comes first; what it did not mark nobody else sees.
        let (marks, others) = (of(0), of(1));
        let instruction = marks.get(alike).or_else(|| others.get(alike)).ok_or_else(unmatched)?;
        found.insert((there, *instruction), number);
    }
    Ok(found)
}

type Describe<'a> = &'a dyn Fn(&Program, &Body, &Inst) -> Vec<String>;

/// The keys of all instructions of a body.
fn keys(program: &Program, id: SymbolId, body: &Body, describe: Describe<'_>) -> Vec<Vec<Key>> {
    let insts = body.blocks.iter().flat_map(|block| &block.insts);
    insts
        .map(|inst| {
            let place = inst.loc.and_then(|loc| program.place(id, loc));
            let (line, column) = place.map_or((0, 0), |place| (place.line, place.column));
            describe(program, body, inst).into_iter().map(|what| Key { line, column, what }).collect()
        })
        .collect()
}

/// What an instruction does.
fn plain(program: &Program, body: &Body, inst: &Inst) -> String {
    let atomic = |order: Order| order != Order::NotAtomic;
    match &inst.op {
        Op::Load { access, .. } => (if atomic(access.order) { "atomic load" } else { "read" }).to_owned(),
        Op::Store { access, .. } => (if atomic(access.order) { "atomic store" } else { "write" }).to_owned(),
        Op::AtomicRmw { .. } => "atomic update".to_owned(),
        Op::CmpXchg { .. } => "atomic compare".to_owned(),
        Op::Binary { op, .. } => format!("{op:?}"),
        Op::Call(call) | Op::Invoke { call, .. } => match call.called(body) {
            Some(symbol) => {
                let name = &*program.symbol(symbol).name;
                let copies = ["memcpy", "memmove", "memset"];
                let copy = name.strip_prefix("llvm.").and_then(|rest| rest.split('.').next());
                copy.filter(|copy| copies.contains(copy)).unwrap_or(name).to_owned()
            }
            None => "a call through a pointer".to_owned(),
        },
        op => format!("{:?}", std::mem::discriminant(op)),
    }
}

/// What an instruction of the original does: first what it marks, if it is a mark, then what it is itself.
fn marked(program: &Program, body: &Body, inst: &Inst) -> Vec<String> {
    let own = plain(program, body, inst);
    let Some(mark) = own.strip_prefix("__tsan_") else {
        return match &inst.op {
            // Locals that nobody else can see are registers in the machine.
            Op::Load { ptr, .. } | Op::Store { ptr, .. } if is_scalar_local(body, *ptr) => Vec::new(),
            // The mark before it is the place.
            Op::Load { .. } | Op::Store { .. } => vec![String::new(), own],
            _ => vec![own],
        };
    };
    let mark = mark.trim_start_matches("unaligned_").trim_start_matches("volatile_");
    let what = match mark {
        "memcpy" | "memmove" | "memset" => mark,
        _ if mark.starts_with("read") => "read",
        _ if mark.starts_with("write") => "write",
        _ if mark.starts_with("atomic") => match mark.split_once('_').map_or("", |(_, what)| what) {
            "load" => "atomic load",
            "store" => "atomic store",
            "compare_exchange_val" => "atomic compare",
            _ => "atomic update",
        },
        _ => return Vec::new(),
    };
    vec![what.to_owned()]
}

/// Whether a pointer is a local of its own that is no aggregate.
fn is_scalar_local(body: &Body, ptr: Operand) -> bool {
    let Operand::Local(local) = ptr else { return false };
    body.blocks.iter().flat_map(|block| &block.insts).any(|inst| {
        inst.result == Some(local)
            && matches!(&inst.op, Op::Alloca { ty, .. } if !matches!(ty, Type::Array(_) | Type::Struct(_)))
    })
}
