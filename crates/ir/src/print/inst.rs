//! Instructions in text.

use super::Printer;
use super::names;
use crate::inst::{
    Access, Body, Call, Callee, Clause, FastMath, InlineAsm, Inst, Op, Operand, Order, TailKind,
};
use crate::types::Type;

impl Printer<'_> {
    /// One instruction. `vararg` says whether it stands in a function of variable arguments.
    pub(super) fn inst(&mut self, body: &Body, inst: &Inst, vararg: bool) {
        if let Some(result) = inst.result {
            self.local(result);
            self.put(" = ");
        }
        match &inst.op {
            Op::Ret(None) => self.put("ret void"),
            Op::Ret(Some(value)) => self.unary(body, "ret", *value),
            Op::Br(to) => {
                self.put("br ");
                self.label(*to);
            }
            Op::CondBr { cond, then, els } => {
                self.unary(body, "br", *cond);
                self.put(", ");
                self.label(*then);
                self.put(", ");
                self.label(*els);
            }
            Op::Switch { value, default, cases } => {
                self.unary(body, "switch", *value);
                self.put(", ");
                self.label(*default);
                self.put(" [");
                for (case, block) in cases {
                    self.put(" ");
                    self.typed(body, Operand::Const(*case));
                    self.put(", ");
                    self.label(*block);
                }
                self.put(" ]");
            }
            Op::IndirectBr { address, targets } => {
                self.unary(body, "indirectbr", *address);
                self.put(", ");
                self.labels(targets);
            }
            Op::Invoke { call, normal, unwind } => {
                self.put("invoke ");
                self.call(body, call, false);
                self.put(" to ");
                self.label(*normal);
                self.put(" unwind ");
                self.label(*unwind);
            }
            Op::CallBr { call, normal, indirect } => {
                self.put("callbr ");
                self.call(body, call, false);
                self.put(" to ");
                self.label(*normal);
                self.put(" ");
                self.labels(indirect);
            }
            Op::Call(call) => {
                self.put(match call.tail {
                    TailKind::None => "call ",
                    TailKind::Tail => "tail call ",
                    TailKind::Must => "musttail call ",
                    TailKind::No => "notail call ",
                });
                self.fast(call.fast);
                self.call(body, call, vararg && call.tail == TailKind::Must);
            }
            Op::Resume(value) => self.unary(body, "resume", *value),
            Op::Unreachable => self.put("unreachable"),
            op => self.value_op(body, inst, op),
        }
    }

    fn value_op(&mut self, body: &Body, inst: &Inst, op: &Op) {
        match op {
            Op::FNeg { value, fast } => {
                self.put("fneg ");
                self.fast(*fast);
                self.typed(body, *value);
            }
            Op::Binary { op, flags, a, b } => {
                self.put(names::binary(*op));
                self.put(" ");
                self.fast(flags.fast);
                for (set, word) in [(flags.nuw, "nuw "), (flags.nsw, "nsw "), (flags.exact, "exact ")] {
                    if set {
                        self.put(word);
                    }
                }
                self.pair(body, *a, *b);
            }
            Op::ICmp { pred, a, b, .. } => {
                self.fmt(format_args!("icmp {} ", names::int_predicate(*pred)));
                self.pair(body, *a, *b);
            }
            Op::FCmp { pred, fast, a, b } => {
                self.put("fcmp ");
                self.fast(*fast);
                self.fmt(format_args!("{} ", names::float_predicate(*pred)));
                self.pair(body, *a, *b);
            }
            Op::Cast { op, value, to, .. } => {
                self.unary(body, names::cast(*op), *value);
                self.put(" to ");
                self.ty(to);
            }
            Op::Select { cond, a, b, fast } => {
                self.put("select ");
                self.fast(*fast);
                self.typed_list(body, &[*cond, *a, *b]);
            }
            Op::Freeze(value) => self.unary(body, "freeze", *value),
            Op::Phi { ty, incoming, fast } => {
                self.put("phi ");
                self.fast(*fast);
                self.ty(ty);
                for (i, (value, block)) in incoming.iter().enumerate() {
                    self.put(if i == 0 { " [ " } else { ", [ " });
                    self.operand(body, *value);
                    self.fmt(format_args!(", %b{} ]", block.0));
                }
            }
            Op::VaArg { list, ty } => {
                self.unary(body, "va_arg", *list);
                self.put(", ");
                self.ty(ty);
            }
            Op::ExtractValue { aggregate, indices } => {
                self.unary(body, "extractvalue", *aggregate);
                self.indices(indices);
            }
            Op::InsertValue { aggregate, element, indices } => {
                self.put("insertvalue ");
                self.typed_list(body, &[*aggregate, *element]);
                self.indices(indices);
            }
            Op::ExtractElement { vector, index } => {
                self.put("extractelement ");
                self.typed_list(body, &[*vector, *index]);
            }
            Op::InsertElement { vector, element, index } => {
                self.put("insertelement ");
                self.typed_list(body, &[*vector, *element, *index]);
            }
            Op::ShuffleVector { a, b, mask } => self.shuffle(body, *a, *b, mask),
            Op::LandingPad { .. } | Op::CatchPad { .. } | Op::CleanupPad { .. } => self.pad(body, op),
            Op::CatchSwitch { .. } | Op::CatchRet { .. } | Op::CleanupRet { .. } => self.pad(body, op),
            _ => self.memory(body, inst, op),
        }
    }

    fn memory(&mut self, body: &Body, inst: &Inst, op: &Op) {
        match op {
            Op::Alloca { ty, count, align, inalloca } => {
                self.put(if *inalloca { "alloca inalloca " } else { "alloca " });
                self.ty(ty);
                if let Some(count) = count {
                    self.put(", ");
                    self.typed(body, *count);
                }
                self.align(*align);
                if let Some(result) = inst.result
                    && let Type::Ptr(space @ 1..) = body.locals[result.0 as usize].ty
                {
                    self.fmt(format_args!(", addrspace({space})"));
                }
            }
            Op::Load { ty, ptr, access } => {
                self.put("load ");
                self.access_words(access);
                self.ty(ty);
                self.put(", ");
                self.typed(body, *ptr);
                self.access_tail(access);
            }
            Op::Store { value, ptr, access } => {
                self.put("store ");
                self.access_words(access);
                self.typed_list(body, &[*value, *ptr]);
                self.access_tail(access);
            }
            Op::Gep { source, base, indices, flags } => {
                self.put(if flags.inbounds { "getelementptr inbounds " } else { "getelementptr " });
                self.ty(source);
                self.put(", ");
                self.typed(body, *base);
                for index in indices {
                    self.put(", ");
                    self.typed(body, *index);
                }
            }
            Op::Fence { order, scope } => {
                self.put("fence ");
                self.scope(scope.as_deref());
                self.put(names::order(*order));
            }
            Op::CmpXchg { weak, ptr, expected, new, access, failure } => {
                self.put(if *weak { "cmpxchg weak " } else { "cmpxchg " });
                self.put(if access.volatile { "volatile " } else { "" });
                match self.weakly() {
                    None => self.typed_list(body, &[*ptr, *expected, *new]),
                    // Something else is expected where it is to fail.
                    Some(number) => {
                        self.typed(body, *ptr);
                        self.put(", ");
                        self.ty(body.type_of(*new));
                        self.fmt(format_args!(" %__tb_expected.{number}, "));
                        self.typed(body, *new);
                    }
                }
                self.put(" ");
                self.scope(access.scope.as_deref());
                self.fmt(format_args!("{} {}", names::order(access.order), names::order(*failure)));
                self.align(access.align);
            }
            Op::AtomicRmw { op, ptr, value, access } => {
                self.put(if access.volatile { "atomicrmw volatile " } else { "atomicrmw " });
                self.fmt(format_args!("{} ", names::rmw(*op)));
                self.typed_list(body, &[*ptr, *value]);
                self.access_tail(access);
            }
            _ => {}
        }
    }

    fn pad(&mut self, body: &Body, op: &Op) {
        match op {
            Op::LandingPad { ty, cleanup, clauses } => {
                self.put("landingpad ");
                self.ty(ty);
                self.put(if *cleanup { " cleanup" } else { "" });
                for clause in clauses {
                    let (word, value) = match clause {
                        Clause::Catch(value) => (" catch", value),
                        Clause::Filter(value) => (" filter", value),
                    };
                    self.unary(body, word, *value);
                }
            }
            Op::CatchSwitch { parent, handlers, unwind } => {
                self.put("catchswitch within ");
                self.pad_name(body, *parent);
                self.put(" ");
                self.labels(handlers);
                self.unwind(*unwind);
            }
            Op::CatchRet { pad, to } => {
                self.put("catchret from ");
                self.operand(body, *pad);
                self.put(" to ");
                self.label(*to);
            }
            Op::CleanupRet { pad, unwind } => {
                self.put("cleanupret from ");
                self.operand(body, *pad);
                self.unwind(*unwind);
            }
            Op::CatchPad { within, args } => {
                self.put("catchpad within ");
                self.pad_arguments(body, Some(*within), args);
            }
            Op::CleanupPad { within, args } => {
                self.put("cleanuppad within ");
                self.pad_arguments(body, *within, args);
            }
            _ => {}
        }
    }

    fn pad_name(&mut self, body: &Body, pad: Option<Operand>) {
        match pad {
            Some(pad) => self.operand(body, pad),
            None => self.put("none"),
        }
    }

    fn pad_arguments(&mut self, body: &Body, within: Option<Operand>, args: &[Operand]) {
        self.pad_name(body, within);
        self.put(" [");
        self.typed_list(body, args);
        self.put("]");
    }

    fn unwind(&mut self, to: Option<crate::inst::BlockId>) {
        self.put(" unwind ");
        match to {
            Some(block) => self.label(block),
            None => self.put("to caller"),
        }
    }

    fn unary(&mut self, body: &Body, word: &str, value: Operand) {
        self.put(word);
        self.put(" ");
        self.typed(body, value);
    }

    fn pair(&mut self, body: &Body, a: Operand, b: Operand) {
        self.typed(body, a);
        self.put(", ");
        self.operand(body, b);
    }

    fn shuffle(&mut self, body: &Body, a: Operand, b: Operand, mask: &[Option<u32>]) {
        self.put("shufflevector ");
        self.typed_list(body, &[a, b]);
        let scalable = matches!(body.type_of(a), Type::Vector(v) if v.scalable);
        if scalable {
            // The only masks of such vectors are all zero and all undefined.
            let zero = mask.first().is_some_and(Option::is_some);
            let all = if zero { "zeroinitializer" } else { "poison" };
            self.fmt(format_args!(", <vscale x {} x i32> {all}", mask.len()));
            return;
        }
        self.fmt(format_args!(", <{} x i32> <", mask.len()));
        for (i, lane) in mask.iter().enumerate() {
            self.comma(i);
            match lane {
                Some(lane) => self.fmt(format_args!("i32 {lane}")),
                None => self.put("i32 poison"),
            }
        }
        self.put(">");
    }

    fn fast(&mut self, flags: FastMath) {
        const WORDS: [&str; 7] = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];
        if flags.0 == 0x7f {
            self.put("fast ");
            return;
        }
        for (i, word) in WORDS.iter().enumerate() {
            if flags.0 >> i & 1 == 1 {
                self.fmt(format_args!("{word} "));
            }
        }
    }

    fn align(&mut self, align: u64) {
        if align != 0 {
            self.fmt(format_args!(", align {align}"));
        }
    }

    fn scope(&mut self, scope: Option<&str>) {
        if let Some(scope) = scope {
            let scope = names::string(scope.as_bytes());
            self.fmt(format_args!("syncscope({scope}) "));
        }
    }

    fn access_words(&mut self, access: &Access) {
        if access.order != Order::NotAtomic {
            self.put("atomic ");
        }
        if access.volatile {
            self.put("volatile ");
        }
    }

    fn access_tail(&mut self, access: &Access) {
        if access.order != Order::NotAtomic {
            self.put(" ");
            self.scope(access.scope.as_deref());
            self.put(names::order(access.order));
        }
        self.align(access.align);
    }

    /// A call from its convention to its bundles.
    fn call(&mut self, body: &Body, call: &Call, pass_on: bool) {
        if let Some(convention) = &call.convention {
            self.fmt(format_args!("{convention} "));
        }
        if call.ty.vararg {
            self.result_type(&call.attrs, &Type::Function(call.ty.clone()));
        } else {
            self.result_type(&call.attrs, &call.ty.ret);
        }
        self.put(" ");
        match &call.callee {
            Callee::Value(value) => self.operand(body, *value),
            Callee::Asm(asm) => self.asm(asm),
        }
        self.put("(");
        for (i, arg) in call.args.iter().enumerate() {
            self.comma(i);
            match (&arg.value, &arg.metadata) {
                (Some(value), _) => {
                    self.ty(body.type_of(*value));
                    self.value_attrs(&arg.attrs);
                    self.put(" ");
                    self.operand(body, *value);
                }
                (None, metadata) => {
                    self.put("metadata ");
                    self.put(metadata.as_deref().unwrap_or("!{}"));
                }
            }
        }
        if pass_on {
            self.comma(call.args.len());
            self.put("...");
        }
        self.put(")");
        self.function_attrs(&call.attrs);
        if !call.bundles.is_empty() {
            self.put(" [ ");
            for (i, (tag, operands)) in call.bundles.iter().enumerate() {
                self.comma(i);
                let tag = names::string(tag.as_bytes());
                self.fmt(format_args!("{tag}("));
                self.typed_list(body, operands);
                self.put(")");
            }
            self.put(" ]");
        }
    }

    fn asm(&mut self, asm: &InlineAsm) {
        self.put("asm ");
        let words = [
            (asm.side_effect, "sideeffect "),
            (asm.align_stack, "alignstack "),
            (asm.intel, "inteldialect "),
            (asm.unwind, "unwind "),
        ];
        for (set, word) in words {
            if set {
                self.put(word);
            }
        }
        let template = names::string(asm.template.as_bytes());
        let constraints = names::string(asm.constraints.as_bytes());
        self.fmt(format_args!("{template}, {constraints}"));
    }
}
