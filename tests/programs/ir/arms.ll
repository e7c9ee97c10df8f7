; What compilers make of no C program: comparisons that are always true or false, remainders of floating-point numbers,
; read-modify-writes of floating-point numbers and of counters that wrap, marks that do nothing.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@format = private constant [7 x i8] c"%d %g\0A\00"
@text = private constant [2 x i8] c"t\00"
@counter = global i32 3, align 4
@table = global [4 x i32] [i32 5, i32 6, i32 7, i32 8], align 16
@where = global ptr @table, align 8
@real = global double 2.5, align 8

declare i32 @printf(ptr, ...)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.roundeven.f64(double)
declare i32 @llvm.ssa.copy.i32(i32 returned)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr nocapture)
declare void @llvm.invariant.end.p0(ptr, i64, ptr nocapture)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare i1 @llvm.is.constant.i32(i32)
declare void @llvm.assume(i1)
declare i32 @llvm.abs.i32(i32, i1)
declare double @llvm.rint.f64(double)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)

define void @show(i32 %n, double %x) {
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %n, double %x)
  ret void
}

define void @compare(double %a, double %b) {
  %false = fcmp false double %a, %b
  %true = fcmp true double %a, %b
  %ueq = fcmp ueq double %a, %b
  %ugt = fcmp ugt double %a, %b
  %uge = fcmp uge double %a, %b
  %ult = fcmp ult double %a, %b
  %ule = fcmp ule double %a, %b
  %one = fcmp one double %a, %b
  %ord = fcmp ord double %a, %b
  %uno = fcmp uno double %a, %b
  %c0 = zext i1 %false to i32
  %c1 = zext i1 %true to i32
  %c2 = zext i1 %ueq to i32
  %c3 = zext i1 %ugt to i32
  %c4 = zext i1 %uge to i32
  %c5 = zext i1 %ult to i32
  %c6 = zext i1 %ule to i32
  %c7 = zext i1 %one to i32
  %c8 = zext i1 %ord to i32
  %c9 = zext i1 %uno to i32
  %s1 = shl i32 %c1, 1
  %s2 = shl i32 %c2, 2
  %s3 = shl i32 %c3, 3
  %s4 = shl i32 %c4, 4
  %s5 = shl i32 %c5, 5
  %s6 = shl i32 %c6, 6
  %s7 = shl i32 %c7, 7
  %s8 = shl i32 %c8, 8
  %s9 = shl i32 %c9, 9
  %a1 = or i32 %c0, %s1
  %a2 = or i32 %a1, %s2
  %a3 = or i32 %a2, %s3
  %a4 = or i32 %a3, %s4
  %a5 = or i32 %a4, %s5
  %a6 = or i32 %a5, %s6
  %a7 = or i32 %a6, %s7
  %a8 = or i32 %a7, %s8
  %a9 = or i32 %a8, %s9
  %rem = frem double %a, %b
  call void @show(i32 %a9, double 1.0)
  call void @show(i32 0, double %rem)
  %min = call double @llvm.minimum.f64(double %a, double %b)
  %max = call double @llvm.maximum.f64(double %a, double %b)
  %even = call double @llvm.roundeven.f64(double %a)
  call void @show(i32 1, double %min)
  call void @show(i32 2, double %max)
  call void @show(i32 4, double %even)
  ret void
}

define i32 @main() !dbg !10 {
  call void @compare(double 5.5, double 2.0)
  call void @compare(double -1.25, double 3.0)
  call void @compare(double 2.0, double 2.0)
  %i1 = atomicrmw uinc_wrap ptr @counter, i32 4 seq_cst
  %i2 = atomicrmw uinc_wrap ptr @counter, i32 4 seq_cst
  %i3 = atomicrmw udec_wrap ptr @counter, i32 9 seq_cst
  %i4 = atomicrmw udec_wrap ptr @counter, i32 9 seq_cst
  %i5 = load atomic i32, ptr @counter seq_cst, align 4
  call void @show(i32 %i1, double 0.0)
  call void @show(i32 %i2, double 0.0)
  call void @show(i32 %i3, double 0.0)
  call void @show(i32 %i4, double 0.0)
  call void @show(i32 %i5, double 0.0)
  %r1 = atomicrmw fadd ptr @real, double 1.5 seq_cst
  %r2 = atomicrmw fsub ptr @real, double 0.25 seq_cst
  %r3 = atomicrmw fmax ptr @real, double 9.0 seq_cst
  %r4 = atomicrmw fmin ptr @real, double -3.0 seq_cst
  %r5 = load atomic double, ptr @real seq_cst, align 8
  call void @show(i32 0, double %r1)
  call void @show(i32 0, double %r2)
  call void @show(i32 0, double %r3)
  call void @show(i32 0, double %r4)
  call void @show(i32 0, double %r5)
  %place = alloca i32, align 4
  %start = call ptr @llvm.invariant.start.p0(i64 4, ptr @counter)
  call void @llvm.invariant.end.p0(ptr %start, i64 4, ptr @counter)
  %p1 = call ptr @llvm.launder.invariant.group.p0(ptr %place)
  %p2 = call ptr @llvm.strip.invariant.group.p0(ptr %p1)
  %p3 = call ptr @llvm.ptrmask.p0.i64(ptr %p2, i64 -4)
  %p4 = call ptr @llvm.ptr.annotation.p0.p0(ptr %p3, ptr @text, ptr @text, i32 1, ptr null)
  store i32 77, ptr %p4, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.dbg.value(metadata i32 0, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.assume(i1 true)
  %v1 = load i32, ptr %place, align 4
  %v3 = call i32 @llvm.annotation.i32.p0(i32 %v1, ptr @text, ptr @text, i32 1)
  %k = call i1 @llvm.is.constant.i32(i32 %i1)
  %kz = zext i1 %k to i32
  %v4 = add i32 %v3, %kz
  %v5 = sub i32 0, %v4
  %v6 = call i32 @llvm.abs.i32(i32 %v5, i1 false)
  call void @show(i32 %v6, double 0.0)
  %table = load ptr, ptr @where, align 8
  %size = call i64 @llvm.objectsize.i64.p0(ptr %table, i1 false, i1 true, i1 false)
  %size32 = trunc i64 %size to i32
  call void @show(i32 %size32, double 0.0)
  %wrong = icmp sgt i32 %i1, 3
  %index = select i1 %wrong, i32 3, i32 2
  %element = getelementptr i32, ptr %table, i32 %index
  %next = getelementptr i32, ptr %element, i64 1
  %v7 = load i32, ptr %element, align 4
  %v8 = load i32, ptr %next, align 4
  %v9 = mul i32 %v7, %v8
  call void @show(i32 %v9, double 0.0)
  %byte = trunc i32 %v7 to i8
  %less = icmp sle i8 %byte, 7
  %greater = icmp sge i8 %byte, 9
  %l = zext i1 %less to i32
  %g = zext i1 %greater to i32
  call void @show(i32 %l, double 0.0)
  call void @show(i32 %g, double 0.0)
  ret i32 7
}

!llvm.module.flags = !{!9}
!llvm.dbg.cu = !{!3}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = distinct !DICompileUnit(language: DW_LANG_C11, file: !4, emissionKind: FullDebug)
!4 = !DIFile(filename: "arms.ll", directory: "/")
!6 = !DISubroutineType(types: !{})
!7 = !DILocalVariable(name: "n", scope: !10, file: !4, line: 1)
!8 = !DILocation(line: 1, scope: !10)
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "main", file: !4, line: 1, unit: !3, type: !6, spFlags: DISPFlagDefinition)
