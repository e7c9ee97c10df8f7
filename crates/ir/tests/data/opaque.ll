; Every kind of thing that a module can hold, with opaque pointers and debug records (LLVM 19).
source_filename = "opaque.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_asm"
module asm "from_asm: .byte 0x22, 0x5c"

%struct.node = type { i32, ptr, [2 x %struct.leaf] }
%struct.leaf = type <{ i8, i64 }>
%0 = type { float, <4 x i16> }
%"quoted type\22" = type { x86_fp80 }
%never = type opaque

$group = comdat any
$"odd name" = comdat nodeduplicate

@plain = dso_local global i32 -7, align 4, !dbg !6
@wide = constant i128 -170141183460469231731687303715884105728
@odd = global i65 u0x1FFFFFFFFFFFFFFFF
@floats = global { half, bfloat, float, double, x86_fp80, fp128 } { half 0xH3C00, bfloat 0xR3F80, float 1.5, double 0x7FF8000000000000, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000013FFF000000000000 }, align 16
@text = private unnamed_addr constant [6 x i8] c"a\22\\\00\FFz", align 1
@nested = internal global %struct.node { i32 1, ptr @plain, [2 x %struct.leaf] [%struct.leaf <{ i8 2, i64 3 }>, %struct.leaf zeroinitializer] }, section "mine", align 8
@expressions = global [5 x i64] [i64 ptrtoint (ptr @plain to i64), i64 add (i64 ptrtoint (ptr @text to i64), i64 3), i64 sub (i64 ptrtoint (ptr getelementptr inbounds ([6 x i8], ptr @text, i64 0, i64 2) to i64), i64 ptrtoint (ptr @text to i64)), i64 xor (i64 ptrtoint (ptr @plain to i64), i64 1), i64 trunc (i128 ptrtoint (ptr @plain to i128) to i64)]
@table = private constant [2 x ptr] [ptr blockaddress(@jumps, %left), ptr blockaddress(@jumps, %1)]
@tls = thread_local(initialexec) global i32 0, align 4
@weak_tls = weak thread_local global i64 1
@declared = external dso_local global %never
@maybe = extern_weak global i32
@grouped = linkonce_odr hidden global i32 5, comdat($group), align 4
@odd_group = global i8 0, comdat($"odd name")
@space = addrspace(1) global i32 0
@from_space = global ptr addrspacecast (ptr addrspace(1) @space to ptr)
@vector = global <4 x i32> <i32 1, i32 undef, i32 poison, i32 -1>
@mask = global <3 x i1> <i1 true, i1 false, i1 true>
@"strange \01name" = common global [3 x i16] zeroinitializer, align 2
@0 = private constant i8 1
@equivalent = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @callee to i64), i64 ptrtoint (ptr @equivalent to i64)) to i32)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @startup, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"

@other_name = alias i32, ptr @plain
@second = weak hidden alias i64, getelementptr inbounds (%struct.node, ptr @nested, i32 0, i32 1)
@chosen = ifunc i32 (i32), ptr @choose

declare i32 @printf(ptr noundef, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
declare i32 @personality(...)
declare extern_weak void @perhaps()
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.read_register.i64(metadata)

define internal void @startup() #0 {
  ret void
}

define ptr @choose() {
  ret ptr @callee
}

define dso_local signext i32 @callee(i32 noundef signext %x) local_unnamed_addr #0 align 32 {
entry:
  %twice = shl nuw nsw i32 %x, 1
  ret i32 %twice
}

define fastcc { i32, i64 } @arithmetic(i32 %a, i32 %b, i64 %wide, float %f, double %d, <4 x i32> %v) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub i32 %1, -5
  %3 = mul nsw i32 %2, 3
  %4 = udiv exact i32 %3, %b
  %5 = sdiv i32 %4, 7
  %6 = urem i32 %5, 11
  %7 = srem i32 %6, %a
  %8 = lshr exact i32 %7, 2
  %9 = ashr i32 %8, 1
  %10 = and i32 %9, 255
  %11 = or disjoint i32 %10, 256
  %12 = xor i32 %11, -1
  %13 = fadd fast float %f, 1.0
  %14 = fsub nnan ninf double %d, 0x3FF8000000000000
  %15 = fmul contract float %13, %f
  %16 = fdiv arcp afn reassoc nsz float %15, 2.0
  %17 = frem double %14, 3.0
  %18 = fneg float %16
  %19 = icmp slt i32 %12, 5
  %20 = fcmp nnan uno double %17, %d
  %21 = trunc nuw i64 %wide to i32
  %22 = zext nneg i32 %21 to i64
  %23 = sext i32 %21 to i64
  %24 = fptrunc double %d to float
  %25 = fpext float %24 to double
  %26 = fptoui double %25 to i8
  %27 = fptosi float %18 to i16
  %28 = uitofp i8 %26 to double
  %29 = sitofp i16 %27 to float
  %30 = bitcast double %28 to i64
  %31 = select i1 %19, i64 %30, i64 %23
  %32 = freeze i64 %31
  %33 = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %34 = extractelement <4 x i32> %33, i64 2
  %35 = insertelement <4 x i32> %33, i32 %34, i32 0
  %36 = shufflevector <4 x i32> %35, <4 x i32> poison, <2 x i32> <i32 3, i32 undef>
  %37 = icmp ult <2 x i32> %36, zeroinitializer
  %38 = extractelement <2 x i1> %37, i32 0
  %39 = insertvalue { i32, i64 } poison, i32 %34, 0
  %40 = insertvalue { i32, i64 } %39, i64 %32, 1
  %41 = extractvalue { i32, i64 } %40, 1
  %42 = select i1 %38, i1 %20, i1 true
  %43 = add i64 %22, %41
  %44 = fadd float %29, 0x36A0000000000000
  ret { i32, i64 } %40
}

define i32 @memory(ptr %p, i64 %n) personality ptr @personality {
  %local = alloca i32, align 4
  %array = alloca i8, i64 %n, align 16
  %node = getelementptr inbounds %struct.node, ptr %p, i64 %n, i32 2, i64 1, i32 1
  %raw = getelementptr nusw nuw i8, ptr %p, i64 4
  store i32 1, ptr %local, align 4
  store volatile i64 2, ptr %node, align 1
  %1 = load i32, ptr %local, align 4, !tbaa !12
  %2 = load volatile i8, ptr %array, align 1
  %3 = load atomic i32, ptr %p acquire, align 4
  %4 = load atomic volatile i64, ptr %raw syncscope("singlethread") monotonic, align 8
  store atomic i32 %1, ptr %p release, align 4
  %5 = cmpxchg ptr %p, i32 %1, i32 %3 acq_rel monotonic, align 4
  %6 = cmpxchg weak volatile ptr %p, i32 0, i32 1 syncscope("agent") seq_cst acquire, align 4
  %7 = extractvalue { i32, i1 } %5, 1
  %8 = atomicrmw add ptr %p, i32 1 monotonic, align 4
  %9 = atomicrmw volatile umax ptr %p, i32 %8 seq_cst, align 4
  %10 = atomicrmw fadd ptr %raw, float 1.0 acq_rel, align 4
  %11 = atomicrmw xchg ptr %raw, ptr null release, align 8
  fence seq_cst
  fence syncscope("singlethread") acquire
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 %raw, i64 16, i1 false)
  %12 = ptrtoint ptr %p to i64
  %13 = inttoptr i64 %12 to ptr
  %14 = addrspacecast ptr %13 to ptr addrspace(1)
  %15 = load i32, ptr addrspace(1) %14, align 4
  ret i32 %15
}

define i32 @control(i32 %x, ptr %f, ptr %ap) personality ptr @personality !dbg !8 {
entry:
    #dbg_value(i32 %x, !10, !DIExpression(), !11)
    #dbg_declare(ptr %ap, !10, !DIExpression(DW_OP_deref), !11)
    #dbg_value(!DIArgList(i32 %x, i32 0), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !11)
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 -1, label %zero
  ], !dbg !11

zero:                                             ; preds = %entry, %entry
  %1 = tail call i32 (ptr, ...) @printf(ptr noundef @text, i32 %x) #1, !dbg !11
  br label %join

other:                                            ; preds = %entry
  %2 = invoke fastcc noundef i32 %f(i32 inreg %x, ptr byval(%struct.node) align 8 @nested, ptr nonnull %ap) [ "deopt"(i32 %x, ptr null), "odd"() ]
          to label %join unwind label %pad

pad:                                              ; preds = %other
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @plain]
  %4 = extractvalue { ptr, i32 } %3, 1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %throw, label %join

throw:                                            ; preds = %pad
  resume { ptr, i32 } %3

join:                                             ; preds = %pad, %other, %zero
  %6 = phi i32 [ %1, %zero ], [ %2, %other ], [ 9, %pad ]
  %7 = va_arg ptr %ap, i32
  %8 = call i32 asm sideeffect alignstack inteldialect "nop\0A\09", "=r,r,~{memory}"(i32 %7)
  %9 = call nnan double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict") #2
  %10 = call i64 @llvm.read_register.i64(metadata !13)
  call void %f(ptr sret(%struct.node) align 8 %ap, ptr nest null), !dbg !11
  %11 = musttail call i32 @control(i32 %6, ptr %f, ptr %ap), !dbg !11
  ret i32 %11
}

define void @jumps(ptr %where) {
  indirectbr ptr %where, [label %left, label %1]

left:
  callbr void asm sideeffect "jmp ${0:l}", "!i"()
          to label %fallthrough [label %1]

1:
  ret void

fallthrough:
  unreachable
}

define void @funclets() personality ptr @personality {
entry:
  invoke void @perhaps()
          to label %done unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler] unwind label %cleanup

handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %done

cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller

done:
  ret void
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #1 = { nounwind "custom" }
attributes #2 = { strictfp }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!llvm.ident = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !2)
!1 = !DIFile(filename: "opaque.c", directory: "/tmp")
!2 = !{!6}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{!"written by hand"}
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = distinct !DIGlobalVariable(name: "plain", scope: !0, file: !1, line: 1, type: !9, isLocal: false, isDefinition: true)
!8 = distinct !DISubprogram(name: "control", scope: !1, file: !1, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !8, file: !1, line: 3, type: !9)
!11 = !DILocation(line: 4, column: 7, scope: !8)
!12 = !{!"int", !5, i64 0}
!13 = !{!"rsp"}
!14 = !DISubroutineType(types: !16)
!15 = !{!10}
!16 = !{!9, !9}
