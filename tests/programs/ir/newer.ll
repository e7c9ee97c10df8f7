; Operations that the compilers of the tests do not know, or have no code for: run in the machine alone. The
; status is the number of the first value that is wrong.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = global i32 10, align 4
@x = global double 2.5, align 8

declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare double @llvm.arithmetic.fence.f64(double)
declare double @llvm.canonicalize.f64(double)
declare i32 @llvm.ssa.copy.i32(i32 returned)
declare void @llvm.debugtrap()

define i32 @main() {
  call void @llvm.pseudoprobe(i64 1, i64 1, i32 0, i64 -1)
  call void @llvm.debugtrap()
  %one = call i32 @llvm.ssa.copy.i32(i32 1)
  %a = atomicrmw usub_cond ptr @n, i32 20 seq_cst
  %b = atomicrmw usub_cond ptr @n, i32 4 seq_cst
  %c = atomicrmw usub_sat ptr @n, i32 9 seq_cst
  %d = load i32, ptr @n, align 4
  %ok1 = icmp eq i32 %a, 10
  %ok2 = icmp eq i32 %b, 10
  %ok3 = icmp eq i32 %c, 6
  %ok4 = icmp eq i32 %d, 0
  %x1 = atomicrmw fmaximum ptr @x, double 4.0 seq_cst
  %x2 = atomicrmw fminimum ptr @x, double 1.0 seq_cst
  %x3 = load double, ptr @x, align 8
  %xc = call double @llvm.canonicalize.f64(double %x3)
  %x4 = call double @llvm.arithmetic.fence.f64(double %xc)
  %ok5 = fcmp oeq double %x1, 2.5
  %ok6 = fcmp oeq double %x2, 4.0
  %ok7 = fcmp oeq double %x4, 1.0
  %s7 = select i1 %ok7, i32 0, i32 7
  %s6 = select i1 %ok6, i32 %s7, i32 6
  %s5 = select i1 %ok5, i32 %s6, i32 5
  %s4 = select i1 %ok4, i32 %s5, i32 4
  %s3 = select i1 %ok3, i32 %s4, i32 3
  %s2 = select i1 %ok2, i32 %s3, i32 2
  %s1 = select i1 %ok1, i32 %s2, i32 %one
  ret i32 %s1
}
