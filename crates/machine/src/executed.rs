//! What of the machine itself was executed: operations, their fast forms, models, functions of the library. For tests
//! that ask whether the test programs reach everything; a machine that nobody watches does nothing for it in its fast
//! loop. It knows names only, and nothing of what was executed on which values.

use crate::code::fast::{Fast, Test};
use crate::code::{Intrinsic, Op};
use std::collections::BTreeSet;
use threadbare_ir::inst::{BinaryOp, CastOp, FloatPredicate, IntPredicate, RmwOp};

/// The names of what was executed.
#[derive(Clone, Default, Debug)]
pub struct Executed {
    arms: BTreeSet<(&'static str, &'static str)>,
    models: BTreeSet<&'static str>,
}

/// Names the variants of an enumeration, all of them: the compiler refuses one that is missing.
macro_rules! variants {
    ($list:ident, $name:ident, $of:ty: $($variant:ident),* $(,)?; $($left_out:pat)?) => {
        const $list: &[&str] = &[$(stringify!($variant)),*];
        fn $name(it: &$of) -> Option<&'static str> {
            #[allow(clippy::enum_glob_use)]
            type It = $of;
            match it {
                $(It::$variant { .. } => Some(stringify!($variant)),)*
                $($left_out => None,)?
            }
        }
    };
}

variants!(OPS, op_name, Op: Binary, Compare, FloatBinary, FloatCompare, FloatNegate, FloatCast, Truncate, ZeroExtend,
    SignExtend, Reshape, Copy, Freeze, Select, Intrinsic, ExtractLane, InsertLane, Index, Alloca, CopyOf, ThreadLocal,
    Load, Store, LoadShape, StoreShape, Rmw, CompareExchange, Fence, VaStart, Call, Edge, Jump, Branch, Switch,
    IndirectBranch, Return, Unreachable, Trap, Unsupported;);
// Checked arithmetic is made on demand only; the programs about overflow execute it.
variants!(FAST, fast_name, Fast: Add32, Add64, Sub32, Sub64, Mul32, Mul64, And, Or, Xor, Shl32, Shl64, LShr, AShr,
    Arithmetic, Divide, Compare, CompareBranch, Truncate, SignExtend, Copy, Select, Index, Index32, Load, Store,
    LoadIndexed, StoreIndexed, FAdd64, FSub64, FMul64, FDiv64, FloatCompare, FloatCast, MulAdd64, Intrinsic, Jump,
    Edge, Exchange, Branch, Switch; Fast::Slow | Fast::Checked { .. });
variants!(TESTS, test_name, Test: Eq, Ne, Ult, Ule, Slt32, Sle32, Slt64, Sle64, Slt, Sle;);
variants!(INTEGER, integer_name, BinaryOp: Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor;
    BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem);
variants!(FLOAT, float_name, BinaryOp: FAdd, FSub, FMul, FDiv, FRem; _);
variants!(COMPARISONS, comparison_name, IntPredicate: Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle;);
variants!(FLOAT_COMPARISONS, float_comparison_name, FloatPredicate: False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt,
    Uge, Ult, Ule, Une, Uno, True;);
variants!(CASTS, cast_name, CastOp: FpTrunc, FpExt, FpToUi, FpToSi, UiToFp, SiToFp; _);
variants!(RMWS, rmw_name, RmwOp: Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, UMax, UMin, FAdd, FSub, FMax, FMin,
    FMaximum, FMinimum, UIncWrap, UDecWrap, USubCond, USubSat;);
variants!(INTRINSICS, intrinsic_name, Intrinsic: SMax, SMin, UMax, UMin, Abs, CtPop, Ctlz, Cttz, BSwap, BitReverse,
    FShl, FShr, SAddSat, UAddSat, SSubSat, USubSat, SShlSat, UShlSat, SAddOverflows, UAddOverflows, SSubOverflows,
    USubOverflows, SMulOverflows, UMulOverflows, FAbs, Sqrt, Floor, Ceil, Trunc, RoundEven, Round, Fma, MulAdd, CopySign,
    MinNum, MaxNum, Minimum, Maximum, IsFpClass;);

/// The families of arms, and what there is of each.
const FAMILIES: &[(&str, &[&str])] = &[
    ("operation", OPS),
    ("fast form", FAST),
    ("fast test", TESTS),
    ("integer arithmetic", INTEGER),
    ("floating-point arithmetic", FLOAT),
    ("comparison", COMPARISONS),
    ("floating-point comparison", FLOAT_COMPARISONS),
    ("conversion", CASTS),
    ("read-modify-write", RMWS),
    ("intrinsic", INTRINSICS),
];

impl Executed {
    pub(crate) fn operation(&mut self, op: &Op) {
        self.add("operation", op_name(op));
        match op {
            Op::Binary { op, .. } => self.add("integer arithmetic", integer_name(op)),
            Op::FloatBinary { op, .. } => self.add("floating-point arithmetic", float_name(op)),
            Op::Compare { pred, .. } => self.add("comparison", comparison_name(pred)),
            Op::FloatCompare { pred, .. } => {
                self.add("floating-point comparison", float_comparison_name(pred))
            }
            Op::FloatCast { op, .. } => self.add("conversion", cast_name(op)),
            Op::Rmw { op, .. } => self.add("read-modify-write", rmw_name(op)),
            Op::Intrinsic { which, .. } => self.add("intrinsic", intrinsic_name(which)),
            _ => {}
        }
    }

    pub(crate) fn fast(&mut self, fast: &Fast) {
        self.add("fast form", fast_name(fast));
        if let Fast::Compare { test, .. } | Fast::CompareBranch { test, .. } = fast {
            self.add("fast test", test_name(test));
        }
    }

    fn add(&mut self, family: &'static str, name: Option<&'static str>) {
        self.arms.extend(name.map(|name| (family, name)));
    }

    pub(crate) fn model(&mut self, name: &'static str) {
        self.models.insert(name);
    }

    /// Takes in what another machine has executed.
    pub fn join(&mut self, other: &Executed) {
        self.arms.extend(&other.arms);
        self.models.extend(&other.models);
    }

    /// What was never executed of the machine and of these models, by name.
    #[must_use]
    pub fn missing(&self, models: &BTreeSet<&'static str>) -> Vec<String> {
        let arms = FAMILIES.iter().flat_map(|(family, names)| {
            names
                .iter()
                .filter(|name| !self.arms.contains(&(*family, **name)))
                .map(move |name| format!("{family} {name}"))
        });
        let models = models.difference(&self.models).map(|name| format!("model {name}"));
        arms.chain(models).collect()
    }

    /// How many arms there are, and these models.
    #[must_use]
    pub fn total(models: &BTreeSet<&'static str>) -> usize {
        FAMILIES.iter().map(|(_, names)| names.len()).sum::<usize>() + models.len()
    }
}
