//! What the reader and the linker say: values, places, types, and errors that name their place.

#![allow(clippy::unwrap_used)] // a test may

use threadbare_ir::constant::ConstKind;
use threadbare_ir::debug::SourceTypeKind;
use threadbare_ir::inst::{MetadataId, Op, Operand, Order, attr};
use threadbare_ir::program::{Linkage, SymbolKind};
use threadbare_ir::types::Type;
use threadbare_ir::{LinkError, Module, Program, ReadError, print};

const OPAQUE: &str = include_str!("data/opaque.ll");
const TYPED: &str = include_str!("data/typed.ll");

fn program(text: &str) -> Program {
    link(&[text]).unwrap_or_else(|e| panic!("{e}"))
}

fn link(texts: &[&str]) -> Result<Program, LinkError> {
    let names = ["a.ll", "b.ll", "c.ll"];
    let module = |(name, text): (&&str, &&str)| Module::index(name, text.as_bytes());
    let modules = names.iter().zip(texts).map(module).collect::<Result<_, ReadError>>()?;
    Program::link(modules)
}

fn error(text: &str) -> String {
    let program = match link(&[text]) {
        Ok(program) => program,
        Err(error) => return error.to_string(),
    };
    let f = program.find("f").unwrap();
    program.body(f).unwrap_err().to_string()
}

#[test]
fn printing_is_a_fixed_point() {
    for text in [OPAQUE, TYPED] {
        for printer in [print::program, print::clean_program] {
            let once = printer(&program(text)).unwrap();
            let twice = print::program(&program(&once)).unwrap();
            let thrice = print::program(&program(&twice)).unwrap();
            assert_eq!(twice, thrice);
            assert_eq!(once.lines().count(), twice.lines().count());
        }
    }
}

#[test]
fn other_layouts_are_the_same_program() {
    // On one line, and with each token on its own: neither is how LLVM prints.
    let text =
        "@g = global i32 5\ndefine i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n!0 = !{i32 1}\n";
    let expected = print::program(&program(text)).unwrap();
    for separator in [" ", "\n"] {
        let odd = text.split_whitespace().collect::<Vec<_>>().join(separator);
        assert_eq!(print::program(&program(&odd)).unwrap(), expected, "{odd}");
    }
    let crlf = text.replace('\n', "\r\n");
    assert_eq!(print::program(&program(&crlf)).unwrap(), expected);
}

#[test]
fn heads() {
    let p = program(OPAQUE);
    let symbol = |name: &str| p.symbol(p.find(name).unwrap());
    let SymbolKind::Variable(tls) = &symbol("tls").kind else { panic!() };
    assert!(tls.thread_local);
    assert_eq!(tls.tls_model.as_deref(), Some("initialexec"));
    assert_eq!(symbol("grouped").comdat.as_deref(), Some("group"));
    assert_eq!(symbol("grouped").linkage, Linkage::LinkOnceOdr);
    assert_eq!(symbol("callee").line, 62);
    let callee = symbol("callee").function().unwrap();
    assert!(callee.attrs.has(attr::NOUNWIND) && callee.attrs.has(attr::OPTNONE));
    assert_eq!((callee.align, callee.attrs.strings.len()), (32, 2));
    assert!(callee.params[0].has(attr::SIGNEXT));
    let SymbolKind::Variable(wide) = &symbol("wide").kind else { panic!() };
    assert_eq!(wide.init.as_ref().unwrap().kind, ConstKind::Wide(vec![0, 1 << 63].into()));
    let constructors = p.global_constructors();
    assert_eq!(constructors.len(), 1);
    assert_eq!(&*p.symbol(constructors[0].function).name, "startup");
    assert!(
        p.find("text").is_some_and(|id| p.symbol(id).linkage == Linkage::Private) || p.find("text").is_none()
    );
}

#[test]
fn atomics_keep_their_orders_and_scopes() {
    let p = program(OPAQUE);
    let body = p.body(p.find("memory").unwrap()).unwrap().unwrap();
    let ops: Vec<&Op> = body.blocks[0].insts.iter().map(|i| &i.op).collect();
    let exchange = ops.iter().find_map(|op| match op {
        Op::CmpXchg { weak: true, access, failure, .. } => {
            Some((access.order, *failure, access.scope.clone()))
        }
        _ => None,
    });
    assert_eq!(exchange, Some((Order::SeqCst, Order::Acquire, Some("agent".into()))));
    let fences = ops.iter().filter(|op| matches!(op, Op::Fence { .. })).count();
    assert_eq!(fences, 2);
}

#[test]
fn places_with_inlining() {
    let p = program(TYPED);
    let walk = p.find("walk").unwrap();
    let place = p.place(walk, MetadataId(5)).unwrap();
    assert_eq!((&*place.file, place.line, place.column, &*place.function), ("typed.c", 12, 3, "inner"));
    let outer = place.inlined_at.unwrap();
    assert_eq!((outer.line, &*outer.function), (20, "walk"));
    assert_eq!(p.place(walk, MetadataId(4)), None);
    assert_eq!(p.place(walk, MetadataId(4000)), None);
}

#[test]
fn variables_and_types_of_the_source() {
    let p = program(TYPED);
    let walk = p.find("walk").unwrap();
    let debug = p.debug(p.symbol(walk).module);
    let body = p.body(walk).unwrap().unwrap();
    let variable = debug.variable(body.variables[0].variable).unwrap();
    assert_eq!((&*variable.name, variable.line), ("list", 9));
    let pointer = debug.ty(variable.ty.unwrap()).unwrap();
    let SourceTypeKind::Pointer(Some(target)) = pointer.kind else { panic!("{pointer:?}") };
    let (_, list) = debug.plain_type(target).unwrap();
    let SourceTypeKind::Record { is_union: false, members } = list.kind else { panic!("{list:?}") };
    let found: Vec<_> = members.iter().map(|m| (&*m.name, m.offset, m.bits, m.is_bit_field)).collect();
    assert_eq!(found, [("value", 0, 12, true), ("next", 64, 64, false)]);
}

#[test]
fn debug_records_of_both_dialects() {
    let typed = program(TYPED);
    let walk = typed.body(typed.find("walk").unwrap()).unwrap().unwrap();
    assert_eq!(walk.variables.iter().map(|v| v.is_address).collect::<Vec<_>>(), [true, false]);
    let opaque = program(OPAQUE);
    let control = opaque.body(opaque.find("control").unwrap()).unwrap().unwrap();
    assert_eq!(control.variables.len(), 3);
    let Operand::Const(id) = control.variables[2].value else { panic!() };
    assert_eq!(control.consts[id.0 as usize].ty, Type::Metadata, "an expression of two values is not known");
}

#[test]
fn errors_name_their_place() {
    let cases = [
        (
            "define void @f() {\n  frobnicate i32 1\n}\n",
            "a.ll:2:3: found `frobnicate i32 1`, expected an instruction",
        ),
        (
            "define void @f() {\n  ret i32 1\n}\n",
            "a.ll:2:7: found `i32 1`, expected the function's result type",
        ),
        (
            "define void @f() {\n  br label %x\n}\n",
            "a.ll:2:12: found `%x`, expected a block that the function has",
        ),
        (
            "define i32 @f() {\n  ret i32 %x\n}\n",
            "a.ll:2:11: found `%x`, expected a value that the function defines",
        ),
        ("@g = global i8 300\n", "a.ll:1:16: found `300`, expected an integer that fits its type"),
        ("@g = global ptr @h\n", "a.ll:1:17: found `@h`, expected a symbol that the module declares"),
        (
            "@g = global i32 1\n@g = global i32 2\n",
            "a.ll:2:1: found `@g = global i32 2`, expected a name not used before",
        ),
        ("@g = global i32 frob\n", "a.ll:1:17: found `frob`, expected a constant"),
        (
            "define void @f() {\n  store atomic i32 1, ptr null sometimes, align 4\n}\n",
            "expected an atomic order",
        ),
        (
            "define void @f() {\n  %x = add fuzzy i32 1, 2\n  ret void\n}\n",
            "found `fuzzy i32 1, 2`, expected a type",
        ),
        (
            "define void @f() {\n  ret void\n",
            "a.ll:3:1: found the end of the text, expected the end of a function's body",
        ),
        (
            "define void @f() {\n  %x = trunc i8 1 to i32\n  ret void\n}\n",
            "a cast between types that it works on",
        ),
        ("define void @f(i32 %c) {\n  %x = select i32 %c, i8 1, i8 2\n  ret void\n}\n", "expected a bit"),
        ("define void @f() {\n  store void undef, ptr null\n  ret void\n}\n", "a type that values can have"),
        ("define void @f() {\nb:\n  br label %b\n}\n", "nowhere jumps to its first block"),
        ("@g = global i32 trunc (i8 1 to i32)\n", "a cast between types that it works on"),
        ("@g = global ptr getelementptr ({ i8 }, ptr null, i32 0, i32 1)\n", "indices that the type has"),
        ("@g = global <2 x { i8 }> undef\n", "a vector of numbers or pointers"),
        (
            "target datalayout = \"e-x:1\"\n@g = global i8 0\n",
            "a.ll:1:1: found `x:1`, expected a data layout",
        ),
        ("what is this\n", "a.ll:1:1: found `what is this`, expected a top-level entity"),
    ];
    for (text, expected) in cases {
        let found = error(text);
        assert!(found.contains(expected), "{text}\n found: {found}\n expected: {expected}");
    }
}

#[test]
fn unknown_attributes_are_skipped_with_one_warning() {
    let text = "declare void @g(ptr sparkling(i32 1) %x) shiny\ndefine void @f() shiny sparkling(i32 2) {\n  ret void\n}\n";
    let p = program(text);
    p.body(p.find("f").unwrap()).unwrap();
    let warnings: Vec<String> = p.warnings().iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        ["a.ll:1: unknown attribute `shiny` skipped", "a.ll:1: unknown attribute `sparkling` skipped"]
    );
}

#[test]
fn unknown_metadata_is_kept_with_one_warning() {
    let p = program("!0 = !DIFrob(size: 3, of: !1)\n!1 = !DIFrob(size: 4)\n");
    assert_eq!(p.count_metadata(), Ok(2));
    let warnings: Vec<String> = p.warnings().iter().map(ToString::to_string).collect();
    assert_eq!(warnings, ["a.ll:1: unknown metadata `DIFrob` skipped"]);
}

/// Workers share a program.
#[test]
fn a_program_goes_to_all_threads() {
    fn check<T: Send + Sync>() {}
    check::<Program>();
}

#[test]
fn the_linker_chooses() {
    let p = link(&[
        "@w = weak global i32 1\n@c = common global [2 x i8] zeroinitializer\ndeclare i32 @f()\n\
         define internal i32 @s() {\n  ret i32 1\n}\n@p = global ptr @s\n@x = external global [0 x i32]\n",
        "@w = global i32 2\n@c = common global [4 x i8] zeroinitializer\ndefine i32 @f() {\n  ret i32 7\n}\n\
         define internal i32 @s() {\n  ret i32 2\n}\n@q = global ptr @s\n@x = global [3 x i32] zeroinitializer\n",
    ])
    .unwrap();
    let variable = |name: &str| p.symbol(p.find(name).unwrap()).variable().unwrap();
    assert_eq!(variable("w").init.as_ref().unwrap().kind, ConstKind::Int(2));
    assert_eq!(p.layout().size_of(&variable("c").ty), Some(4));
    assert_eq!(p.layout().size_of(&variable("x").ty), Some(12));
    assert!(p.body(p.find("f").unwrap()).unwrap().is_some());
    // The two internal functions stay apart.
    let target = |name: &str| match variable(name).init.as_ref().unwrap().kind {
        ConstKind::Symbol(id) => id,
        _ => panic!(),
    };
    let result = |name: &str| {
        let body = p.body(target(name)).unwrap().unwrap();
        let Op::Ret(Some(Operand::Const(id))) = body.blocks[0].insts[0].op else { panic!() };
        body.consts[id.0 as usize].kind.clone()
    };
    assert_eq!((result("p"), result("q")), (ConstKind::Int(1), ConstKind::Int(2)));
    assert_eq!(p.find("s"), None);
    assert_ne!(p.symbol(target("p")).name, p.symbol(target("q")).name);
}

#[test]
fn the_linker_refuses() {
    let cases = [
        (["@a = global i32 1\n", "\n@a = global i32 2\n"], "`a` is defined twice: at a.ll:1 and at b.ll:2"),
        (
            ["declare i32 @f(i32)\n", "define i32 @f(i32 %x, i32 %y) {\n  ret i32 %x\n}\n"],
            "`f` at a.ll:1 and at b.ll:1 do not match: one takes 1 parameter, the other 2 parameters",
        ),
        (
            ["declare ptr @f(ptr, i32)\n", "declare ptr @f(ptr, i64)\n"],
            "`f` at a.ll:1 and at b.ll:1 do not match: parameter 2 is an integer of 32 bits in one and an integer of 64 bits in the other",
        ),
        (
            ["declare ptr @f()\n", "declare void @f()\n"],
            "`f` at a.ll:1 and at b.ll:1 do not match: one returns a pointer, the other nothing",
        ),
        (
            ["@v = external global i32\n", "@v = thread_local global i32 1\n"],
            "`v` at a.ll:1 and at b.ll:1 do not match: one is thread-local, the other is not",
        ),
        (
            ["declare void @v()\n", "@v = global i32 1\n"],
            "`v` at a.ll:1 and at b.ll:1 do not match: one is a function, the other a variable",
        ),
        (
            ["target datalayout = \"e-p:32:32\"\n", "target datalayout = \"e-p:64:64\"\n"],
            "modules for different machines: a.ll (e-p:32:32), b.ll (e-p:64:64)",
        ),
    ];
    for (texts, expected) in cases {
        let found = link(&texts).map(|_| ()).unwrap_err().to_string();
        assert_eq!(found, expected);
    }
    // A declaration without a prototype fits.
    link(&["declare i32 @f(...)\n", "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"]).unwrap();
}

#[test]
fn comdats_are_taken_whole() {
    let module = |n: u32| {
        format!(
            "$g = comdat any\n@a = linkonce_odr global i32 {n}, comdat($g)\n@b = global i32 {n}, comdat($g)\n\
             @llvm.used = appending global [1 x ptr] [ptr @a]\n"
        )
    };
    let p = link(&[&module(1), &module(2)]).unwrap();
    for name in ["a", "b"] {
        let v = p.symbol(p.find(name).unwrap()).variable().unwrap();
        assert_eq!(v.init.as_ref().unwrap().kind, ConstKind::Int(1));
    }
    let used = p.symbol(p.find("llvm.used").unwrap()).variable().unwrap();
    let ConstKind::Aggregate(list) = &used.init.as_ref().unwrap().kind else { panic!() };
    assert_eq!(list.len(), 2);
}

#[test]
fn the_hash_is_of_the_text() {
    let hash = |texts: &[&str]| link(texts).unwrap().hash();
    let (a, b) = ("@a = global i32 1\n", "@b = global i32 1\n");
    assert_eq!(hash(&[a, b]), hash(&[a, b]));
    assert_ne!(hash(&[a, b]), hash(&[b, a]));
    assert_eq!(hash(&[a]).len(), 32);
}
