//! The clean-up passes on small functions: what becomes a register, and what must not.

#![allow(clippy::unwrap_used)] // a test may

use threadbare_ir::constant::ConstKind;
use threadbare_ir::inst::{Body, Op, Operand};
use threadbare_ir::{Module, Program};

fn clean(text: &str) -> Body {
    let program = Program::link(vec![Module::index("test.ll", text.as_bytes()).unwrap()]).unwrap();
    let f = program.find("f").unwrap();
    program.clean_body(f).unwrap().unwrap().clone()
}

fn count(body: &Body, what: impl Fn(&Op) -> bool) -> usize {
    body.blocks.iter().flat_map(|b| &b.insts).filter(|inst| what(&inst.op)).count()
}

fn allocas(body: &Body) -> usize {
    count(body, |op| matches!(op, Op::Alloca { .. }))
}

#[test]
fn a_loop_counter_becomes_a_phi() {
    let body = clean(
        "define i32 @f(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %0 = load i32, ptr %i
  %c = icmp slt i32 %0, %n
  br i1 %c, label %body, label %done
body:
  %1 = load i32, ptr %i
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr %i
  br label %head
done:
  %3 = load i32, ptr %i
  ret i32 %3
}
",
    );
    assert_eq!(allocas(&body), 0);
    assert_eq!(count(&body, |op| matches!(op, Op::Load { .. } | Op::Store { .. })), 0);
    assert_eq!(count(&body, |op| matches!(op, Op::Phi { .. })), 1);
    // Dense numbers: the parameter and the results, in order.
    let results: Vec<u32> =
        body.blocks.iter().flat_map(|b| &b.insts).filter_map(|i| Some(i.result?.0)).collect();
    assert_eq!(results, (1..=results.len() as u32).collect::<Vec<_>>());
    assert_eq!(body.locals.len(), results.len() + 1);
}

#[test]
fn an_undefined_phi_operand_stays() {
    // The undefined value comes first in one, last in the other.
    for (yes, no) in [("set", "skip"), ("skip", "set")] {
        let body = clean(&format!(
            "define i32 @f(i1 %c) {{
  %x = alloca i32
  br i1 %c, label %{yes}, label %{no}
{yes}:
  {}
  br label %join
{no}:
  {}
  br label %join
join:
  %v = load i32, ptr %x
  ret i32 %v
}}
",
            if yes == "set" { "store i32 7, ptr %x" } else { "" },
            if no == "set" { "store i32 7, ptr %x" } else { "" },
        ));
        let phi = body.blocks.iter().flat_map(|b| &b.insts).find_map(|inst| match &inst.op {
            Op::Phi { incoming, .. } => Some(incoming.clone()),
            _ => None,
        });
        let phi = phi.expect("the phi of a value and an undefined one");
        let kind = |value: &Operand| match value {
            Operand::Const(id) => body.consts[id.0 as usize].kind.clone(),
            Operand::Local(_) => panic!("a constant"),
        };
        let kinds: Vec<_> = phi.iter().map(|(value, _)| kind(value)).collect();
        assert!(kinds.contains(&ConstKind::Undef) && kinds.contains(&ConstKind::Int(7)), "{kinds:?}");
    }
}

#[test]
fn a_load_before_any_store_is_undefined() {
    let body = clean("define i32 @f() {\n  %x = alloca i32\n  %v = load i32, ptr %x\n  ret i32 %v\n}\n");
    let Op::Ret(Some(Operand::Const(id))) = body.blocks[0].insts[0].op else { panic!("{body:?}") };
    assert_eq!(body.consts[id.0 as usize].kind, ConstKind::Undef);
}

#[test]
fn a_new_lifetime_is_undefined_again() {
    let body = clean(
        "declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define i32 @f() {
  %x = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %x)
  store i32 5, ptr %x
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  call void @llvm.lifetime.start.p0(i64 4, ptr %x)
  %v = load i32, ptr %x
  ret i32 %v
}
",
    );
    let Op::Ret(Some(Operand::Const(id))) = body.blocks[0].insts[0].op else { panic!("{body:?}") };
    assert_eq!(body.consts[id.0 as usize].kind, ConstKind::Undef);
}

#[test]
fn what_must_stay_in_memory() {
    let cases = [
        ("volatile", "store volatile i32 1, ptr %x\n  %v = load i32, ptr %x"),
        ("atomic", "store atomic i32 1, ptr %x seq_cst, align 4\n  %v = load i32, ptr %x"),
        ("escapes", "store i32 1, ptr %x\n  call void @g(ptr %x)\n  %v = load i32, ptr %x"),
        ("address stored", "store ptr %x, ptr @p\n  %v = load i32, ptr %x"),
        ("other type", "store i8 1, ptr %x\n  %v = load i32, ptr %x"),
        ("part", "%y = getelementptr i8, ptr %x, i64 1\n  store i8 1, ptr %y\n  %v = load i32, ptr %x"),
        ("setjmp", "store i32 1, ptr %x\n  %r = call i32 @_setjmp(ptr @p) #0\n  %v = load i32, ptr %x"),
    ];
    for (why, code) in cases {
        let body = clean(&format!(
            "@p = global ptr null\ndeclare void @g(ptr)\ndeclare i32 @_setjmp(ptr)\n\
             define i32 @f() {{\n  %x = alloca i32\n  {code}\n  ret i32 %v\n}}\nattributes #0 = {{ returns_twice }}\n"
        ));
        assert_eq!(allocas(&body), 1, "{why}");
    }
}

#[test]
fn effects_stay_and_dead_values_go() {
    let body = clean(
        "@g = global i32 0
define i32 @f(i32 %a, i32 %b) {
  %1 = load i32, ptr @g
  %2 = sdiv i32 %a, %b
  %3 = add nsw i32 %a, %b
  %4 = xor i32 %a, %b
  %5 = icmp eq i32 %4, 0
  ret i32 1
}
",
    );
    let kept: Vec<_> = body.blocks[0].insts.iter().map(|i| format!("{:?}", i.op)).collect();
    assert_eq!(kept.len(), 4, "load, division, addition without wrap, return: {kept:?}");
}

#[test]
fn constant_branches_are_taken() {
    let body = clean(
        "define i32 @f() {
  %c = icmp ult i32 3, 4
  br i1 %c, label %yes, label %no
yes:
  br label %join
no:
  br label %join
join:
  %v = phi i32 [ 1, %yes ], [ 2, %no ]
  %s = shl i32 %v, 4
  ret i32 %s
}
",
    );
    assert_eq!(body.blocks.len(), 3);
    let Some(Op::Ret(Some(Operand::Const(id)))) = body.blocks[2].insts.last().map(|i| i.op.clone()) else {
        panic!("{body:?}")
    };
    assert_eq!(body.consts[id.0 as usize].kind, ConstKind::Int(16));
}

#[test]
fn variables_follow_their_slots() {
    let body = clean(
        "define i32 @f(i32 %a) !dbg !3 {
  %x = alloca i32
  call void @llvm.dbg.declare(metadata ptr %x, metadata !4, metadata !DIExpression()), !dbg !5
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!3 = distinct !DISubprogram(name: \"f\")
!4 = !DILocalVariable(name: \"x\", scope: !3)
!5 = !DILocation(line: 1, column: 2, scope: !3)
",
    );
    assert_eq!(body.variables.len(), 1);
    let record = &body.variables[0];
    assert_eq!(record.value, Operand::Local(threadbare_ir::inst::LocalId(0)));
    assert!(!record.is_address);
    assert_eq!((record.variable.0, record.loc.map(|l| l.0), record.at), (4, Some(5), 0));
}

#[test]
fn a_pointer_that_is_stored_as_an_integer_becomes_a_value() {
    let body = clean(
        "@p = global ptr null
define i1 @f(ptr %q) {
  %t = alloca ptr
  %u = alloca i64
  %v = load atomic i64, ptr @p acquire, align 8
  store i64 %v, ptr %t
  %a = load ptr, ptr %t
  store ptr %q, ptr %u
  %b = load i64, ptr %u
  %c = icmp eq ptr %a, null
  %d = icmp eq i64 %b, 0
  %e = and i1 %c, %d
  ret i1 %e
}
",
    );
    assert_eq!(allocas(&body), 0);
    assert_eq!(count(&body, |op| matches!(op, Op::Cast { .. })), 2);
    assert_eq!(count(&body, |op| matches!(op, Op::Load { .. })), 1);
}

#[test]
fn a_pointer_of_which_a_half_is_stored_stays_in_memory() {
    let body = clean(
        "define ptr @f(i32 %n) {
  %t = alloca ptr
  store i32 %n, ptr %t
  %a = load ptr, ptr %t
  ret ptr %a
}
",
    );
    assert_eq!(allocas(&body), 1);
}
