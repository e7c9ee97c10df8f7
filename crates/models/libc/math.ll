
%union.anon.0 = type { i64 }
%union.anon.1 = type { double }
%union.anon = type { float }

; Function Attrs: nounwind
define dso_local double @tb_libc_sqrt(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.sqrt.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_sqrtf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.sqrt.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_fabs(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.fabs.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_fabsf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.fabs.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_floor(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.floor.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_floorf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.floor.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_ceil(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.ceil.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_ceilf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.ceil.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_trunc(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.trunc.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_truncf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.trunc.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_round(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.round.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_roundf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.round.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_rint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.rint.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_rintf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.rint.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_nearbyint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.nearbyint.f64(double %3)
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nearbyint.f64(double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_nearbyintf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.nearbyint.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_fma(double noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load double, ptr %4, align 8
  %8 = load double, ptr %5, align 8
  %9 = load double, ptr %6, align 8
  %10 = call double @llvm.fma.f64(double %7, double %8, double %9)
  ret double %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_fmaf(float noundef %0, float noundef %1, float noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load float, ptr %4, align 4
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  %10 = call float @llvm.fma.f32(float %7, float %8, float %9)
  ret float %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_fmin(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @llvm.minnum.f64(double %5, double %6)
  ret double %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_fminf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = call float @llvm.minnum.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_fmax(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @llvm.maxnum.f64(double %5, double %6)
  ret double %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_fmaxf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = call float @llvm.maxnum.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_copysign(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @llvm.copysign.f64(double %5, double %6)
  ret double %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: nounwind
define dso_local float @tb_libc_copysignf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = call float @llvm.copysign.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: nounwind
define dso_local double @tb_libc_fdim(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp ogt double %5, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %4, align 8
  %11 = fsub double %9, %10
  br label %23

12:                                               ; preds = %2
  %13 = load double, ptr %3, align 8
  %14 = load double, ptr %4, align 8
  %15 = fcmp ole double %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  br label %21

17:                                               ; preds = %12
  %18 = load double, ptr %3, align 8
  %19 = load double, ptr %4, align 8
  %20 = fadd double %18, %19
  br label %21

21:                                               ; preds = %17, %16
  %22 = phi double [ 0.000000e+00, %16 ], [ %20, %17 ]
  br label %23

23:                                               ; preds = %21, %8
  %24 = phi double [ %11, %8 ], [ %22, %21 ]
  ret double %24
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_lround(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.round.f64(double %3)
  %5 = fptosi double %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_lroundf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.round.f32(float %3)
  %5 = fptosi float %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_llround(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.round.f64(double %3)
  %5 = fptosi double %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_llroundf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.round.f32(float %3)
  %5 = fptosi float %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_lrint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.rint.f64(double %3)
  %5 = fptosi double %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_llrint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.rint.f64(double %3)
  %5 = fptosi double %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local double @tb_libc_nan(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call double @number(i64 noundef 9221120237041090560) #4
  ret double %4
}

; Function Attrs: nounwind
define internal double @number(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %union.anon.0, align 8
  store i64 %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5
  %4 = load i64, ptr %2, align 8
  store i64 %4, ptr %3, align 8
  %5 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5
  ret double %5
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isnan(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @bits(double noundef %3) #4
  %5 = and i64 %4, 9223372036854775807
  %6 = icmp ugt i64 %5, 9218868437227405312
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
define internal i64 @bits(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca %union.anon.1, align 8
  store double %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5
  %4 = load double, ptr %2, align 8
  store double %4, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isinf(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @bits(double noundef %3) #4
  %5 = and i64 %4, 9223372036854775807
  %6 = icmp ne i64 %5, 9218868437227405312
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %15

8:                                                ; preds = %1
  %9 = load double, ptr %2, align 8
  %10 = call i64 @bits(double noundef %9) #4
  %11 = and i64 %10, -9223372036854775808
  %12 = icmp ne i64 %11, 0
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 -1, i32 1
  br label %15

15:                                               ; preds = %8, %7
  %16 = phi i32 [ 0, %7 ], [ %14, %8 ]
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___finite(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @bits(double noundef %3) #4
  %5 = and i64 %4, 9218868437227405312
  %6 = icmp ne i64 %5, 9218868437227405312
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___signbit(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @bits(double noundef %3) #4
  %5 = and i64 %4, -9223372036854775808
  %6 = icmp ne i64 %5, 0
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___fpclassify(double noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %6 = load double, ptr %3, align 8
  %7 = call i64 @bits(double noundef %6) #4
  %8 = and i64 %7, 9223372036854775807
  store i64 %8, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %1
  store i32 2, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %26

12:                                               ; preds = %1
  %13 = load i64, ptr %4, align 8
  %14 = icmp ult i64 %13, 4503599627370496
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  store i32 3, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %26

16:                                               ; preds = %12
  %17 = load i64, ptr %4, align 8
  %18 = icmp ult i64 %17, 9218868437227405312
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  br label %24

20:                                               ; preds = %16
  %21 = load i64, ptr %4, align 8
  %22 = icmp eq i64 %21, 9218868437227405312
  %23 = zext i1 %22 to i32
  br label %24

24:                                               ; preds = %20, %19
  %25 = phi i32 [ 4, %19 ], [ %23, %20 ]
  store i32 %25, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %26

26:                                               ; preds = %24, %15, %11
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  %27 = load i32, ptr %2, align 4
  ret i32 %27
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local double @tb_libc_scalbn(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store double %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #5
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %22, %2
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 2
  br i1 %9, label %10, label %13

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4
  %12 = icmp sgt i32 %11, 1023
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ false, %7 ], [ %12, %10 ]
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #5
  br label %25

16:                                               ; preds = %13
  %17 = call double @power(i32 noundef 1023) #4
  %18 = load double, ptr %3, align 8
  %19 = fmul double %18, %17
  store double %19, ptr %3, align 8
  %20 = load i32, ptr %4, align 4
  %21 = sub nsw i32 %20, 1023
  store i32 %21, ptr %4, align 4
  br label %22

22:                                               ; preds = %16
  %23 = load i32, ptr %5, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %5, align 4
  br label %7, !llvm.loop !4

25:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5
  store i32 0, ptr %6, align 4
  br label %26

26:                                               ; preds = %41, %25
  %27 = load i32, ptr %6, align 4
  %28 = icmp slt i32 %27, 2
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = load i32, ptr %4, align 4
  %31 = icmp slt i32 %30, -969
  br label %32

32:                                               ; preds = %29, %26
  %33 = phi i1 [ false, %26 ], [ %31, %29 ]
  br i1 %33, label %35, label %34

34:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5
  br label %44

35:                                               ; preds = %32
  %36 = call double @power(i32 noundef -969) #4
  %37 = load double, ptr %3, align 8
  %38 = fmul double %37, %36
  store double %38, ptr %3, align 8
  %39 = load i32, ptr %4, align 4
  %40 = add nsw i32 %39, 969
  store i32 %40, ptr %4, align 4
  br label %41

41:                                               ; preds = %35
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %6, align 4
  br label %26, !llvm.loop !7

44:                                               ; preds = %34
  %45 = load i32, ptr %4, align 4
  %46 = icmp sgt i32 %45, 1023
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  store i32 1023, ptr %4, align 4
  br label %48

48:                                               ; preds = %47, %44
  %49 = load i32, ptr %4, align 4
  %50 = icmp slt i32 %49, -1022
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  store i32 -1022, ptr %4, align 4
  br label %52

52:                                               ; preds = %51, %48
  %53 = load double, ptr %3, align 8
  %54 = load i32, ptr %4, align 4
  %55 = call double @power(i32 noundef %54) #4
  %56 = fmul double %53, %55
  ret double %56
}

; Function Attrs: nounwind
define internal double @power(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1023
  %5 = sext i32 %4 to i64
  %6 = shl i64 %5, 52
  %7 = call double @number(i64 noundef %6) #4
  ret double %7
}

; Function Attrs: nounwind
define dso_local double @tb_libc_ldexp(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load double, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call double @tb_libc_scalbn(double noundef %5, i32 noundef %6) #4
  ret double %7
}

; Function Attrs: nounwind
define dso_local float @tb_libc_ldexpf(float noundef %0, i32 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load i32, ptr %4, align 4
  %8 = call double @tb_libc_scalbn(double noundef %6, i32 noundef %7) #4
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nounwind
define dso_local double @tb_libc_frexp(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store double %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #5
  %10 = load double, ptr %4, align 8
  %11 = call i64 @bits(double noundef %10) #4
  store i64 %11, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5
  %12 = load i64, ptr %6, align 8
  %13 = lshr i64 %12, 52
  %14 = and i64 %13, 2047
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %7, align 4
  %16 = load ptr, ptr %5, align 8
  store i32 0, ptr %16, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp eq i32 %17, 2047
  br i1 %18, label %23, label %19

19:                                               ; preds = %2
  %20 = load i64, ptr %6, align 8
  %21 = and i64 %20, 9223372036854775807
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %19, %2
  %24 = load double, ptr %4, align 8
  store double %24, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %47

25:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #5
  store i32 0, ptr %9, align 4
  %26 = load i32, ptr %7, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %37

28:                                               ; preds = %25
  %29 = load double, ptr %4, align 8
  %30 = call double @power(i32 noundef 54) #4
  %31 = fmul double %29, %30
  %32 = call i64 @bits(double noundef %31) #4
  store i64 %32, ptr %6, align 8
  %33 = load i64, ptr %6, align 8
  %34 = lshr i64 %33, 52
  %35 = and i64 %34, 2047
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %7, align 4
  store i32 54, ptr %9, align 4
  br label %37

37:                                               ; preds = %28, %25
  %38 = load i32, ptr %7, align 4
  %39 = sub nsw i32 %38, 1022
  %40 = load i32, ptr %9, align 4
  %41 = sub nsw i32 %39, %40
  %42 = load ptr, ptr %5, align 8
  store i32 %41, ptr %42, align 4
  %43 = load i64, ptr %6, align 8
  %44 = and i64 %43, -9218868437227405313
  %45 = or i64 %44, 4602678819172646912
  %46 = call double @number(i64 noundef %45) #4
  store double %46, ptr %3, align 8
  store i32 1, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #5
  br label %47

47:                                               ; preds = %37, %23
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #5
  %48 = load double, ptr %3, align 8
  ret double %48
}

; Function Attrs: nounwind
define dso_local float @tb_libc_frexpf(float noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  store float %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load ptr, ptr %4, align 8
  %8 = call double @tb_libc_frexp(double noundef %6, ptr noundef %7) #4
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nounwind
define dso_local double @tb_libc_modf(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  store double %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = call double @llvm.trunc.f64(double %5)
  %7 = load ptr, ptr %4, align 8
  store double %6, ptr %7, align 8
  %8 = load double, ptr %3, align 8
  %9 = call i64 @bits(double noundef %8) #4
  %10 = and i64 %9, 9223372036854775807
  %11 = icmp eq i64 %10, 9218868437227405312
  br i1 %11, label %12, label %13

12:                                               ; preds = %2
  br label %18

13:                                               ; preds = %2
  %14 = load double, ptr %3, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = load double, ptr %15, align 8
  %17 = fsub double %14, %16
  br label %18

18:                                               ; preds = %13, %12
  %19 = phi double [ 0.000000e+00, %12 ], [ %17, %13 ]
  %20 = load double, ptr %3, align 8
  %21 = call double @llvm.copysign.f64(double %19, double %20)
  ret double %21
}

; Function Attrs: nounwind
define dso_local float @tb_libc_modff(float noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca float, align 4
  store float %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5
  %7 = load float, ptr %3, align 4
  %8 = fpext float %7 to double
  %9 = call double @tb_libc_modf(double noundef %8, ptr noundef %5) #4
  %10 = fptrunc double %9 to float
  store float %10, ptr %6, align 4
  %11 = load double, ptr %5, align 8
  %12 = fptrunc double %11 to float
  %13 = load ptr, ptr %4, align 8
  store float %12, ptr %13, align 4
  %14 = load float, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5
  ret float %14
}

; Function Attrs: nounwind
define dso_local float @tb_libc_fdimf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fcmp ogt float %5, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load float, ptr %3, align 4
  %10 = load float, ptr %4, align 4
  %11 = fsub float %9, %10
  br label %23

12:                                               ; preds = %2
  %13 = load float, ptr %3, align 4
  %14 = load float, ptr %4, align 4
  %15 = fcmp ole float %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  br label %21

17:                                               ; preds = %12
  %18 = load float, ptr %3, align 4
  %19 = load float, ptr %4, align 4
  %20 = fadd float %18, %19
  br label %21

21:                                               ; preds = %17, %16
  %22 = phi float [ 0.000000e+00, %16 ], [ %20, %17 ]
  br label %23

23:                                               ; preds = %21, %8
  %24 = phi float [ %11, %8 ], [ %22, %21 ]
  ret float %24
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_lrintf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.rint.f32(float %3)
  %5 = fptosi float %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_llrintf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.rint.f32(float %3)
  %5 = fptosi float %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local float @tb_libc_scalbnf(float noundef %0, i32 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load i32, ptr %4, align 4
  %8 = call double @tb_libc_scalbn(double noundef %6, i32 noundef %7) #4
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nounwind
define dso_local double @tb_libc_scalbln(double noundef %0, i64 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i64, align 8
  store double %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = icmp sgt i64 %6, 5000
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  br label %18

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8
  %11 = icmp slt i64 %10, -5000
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  br label %16

13:                                               ; preds = %9
  %14 = load i64, ptr %4, align 8
  %15 = trunc i64 %14 to i32
  br label %16

16:                                               ; preds = %13, %12
  %17 = phi i32 [ -5000, %12 ], [ %15, %13 ]
  br label %18

18:                                               ; preds = %16, %8
  %19 = phi i32 [ 5000, %8 ], [ %17, %16 ]
  %20 = call double @tb_libc_scalbn(double noundef %5, i32 noundef %19) #4
  ret double %20
}

; Function Attrs: nounwind
define dso_local void @tb_libc_sincos(double noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store double %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load double, ptr %4, align 8
  %8 = call double @sin(double noundef %7) #4
  %9 = load ptr, ptr %5, align 8
  store double %8, ptr %9, align 8
  %10 = load double, ptr %4, align 8
  %11 = call double @cos(double noundef %10) #4
  %12 = load ptr, ptr %6, align 8
  store double %11, ptr %12, align 8
  ret void
}

declare double @sin(double noundef) #3

declare double @cos(double noundef) #3

; Function Attrs: nounwind
define dso_local double @tb_libc_logb(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store double %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5
  %6 = load double, ptr %3, align 8
  %7 = fcmp oeq double %6, 0.000000e+00
  br i1 %7, label %8, label %13

8:                                                ; preds = %1
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %3, align 8
  %11 = fmul double %9, %10
  %12 = fdiv double -1.000000e+00, %11
  store double %12, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %28

13:                                               ; preds = %1
  %14 = load double, ptr %3, align 8
  %15 = call i64 @bits(double noundef %14) #4
  %16 = and i64 %15, 9218868437227405312
  %17 = icmp eq i64 %16, 9218868437227405312
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = load double, ptr %3, align 8
  %20 = load double, ptr %3, align 8
  %21 = fmul double %19, %20
  store double %21, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %28

22:                                               ; preds = %13
  %23 = load double, ptr %3, align 8
  %24 = call double @tb_libc_frexp(double noundef %23, ptr noundef %4) #4
  %25 = load i32, ptr %4, align 4
  %26 = sub nsw i32 %25, 1
  %27 = sitofp i32 %26 to double
  store double %27, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %28

28:                                               ; preds = %22, %18, %8
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5
  %29 = load double, ptr %2, align 8
  ret double %29
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_ilogb(double noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store double %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5
  %6 = load double, ptr %3, align 8
  %7 = fcmp oeq double %6, 0.000000e+00
  br i1 %7, label %12, label %8

8:                                                ; preds = %1
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %3, align 8
  %11 = fcmp une double %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %8, %1
  store i32 -2147483648, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %24

13:                                               ; preds = %8
  %14 = load double, ptr %3, align 8
  %15 = call i64 @bits(double noundef %14) #4
  %16 = and i64 %15, 9218868437227405312
  %17 = icmp eq i64 %16, 9218868437227405312
  br i1 %17, label %18, label %19

18:                                               ; preds = %13
  store i32 2147483647, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %24

19:                                               ; preds = %13
  %20 = load double, ptr %3, align 8
  %21 = call double @tb_libc_frexp(double noundef %20, ptr noundef %4) #4
  %22 = load i32, ptr %4, align 4
  %23 = sub nsw i32 %22, 1
  store i32 %23, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %24

24:                                               ; preds = %19, %18, %12
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5
  %25 = load i32, ptr %2, align 4
  ret i32 %25
}

; Function Attrs: nounwind
define dso_local double @tb_libc_nextafter(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  %6 = load double, ptr %4, align 8
  %7 = load double, ptr %4, align 8
  %8 = fcmp une double %6, %7
  br i1 %8, label %13, label %9

9:                                                ; preds = %2
  %10 = load double, ptr %5, align 8
  %11 = load double, ptr %5, align 8
  %12 = fcmp une double %10, %11
  br i1 %12, label %13, label %17

13:                                               ; preds = %9, %2
  %14 = load double, ptr %4, align 8
  %15 = load double, ptr %5, align 8
  %16 = fadd double %14, %15
  store double %16, ptr %3, align 8
  br label %52

17:                                               ; preds = %9
  %18 = load double, ptr %4, align 8
  %19 = load double, ptr %5, align 8
  %20 = fcmp oeq double %18, %19
  br i1 %20, label %21, label %23

21:                                               ; preds = %17
  %22 = load double, ptr %5, align 8
  store double %22, ptr %3, align 8
  br label %52

23:                                               ; preds = %17
  %24 = load double, ptr %4, align 8
  %25 = fcmp oeq double %24, 0.000000e+00
  br i1 %25, label %26, label %32

26:                                               ; preds = %23
  %27 = load double, ptr %5, align 8
  %28 = call i64 @bits(double noundef %27) #4
  %29 = and i64 %28, -9223372036854775808
  %30 = or i64 %29, 1
  %31 = call double @number(i64 noundef %30) #4
  store double %31, ptr %3, align 8
  br label %52

32:                                               ; preds = %23
  %33 = load double, ptr %4, align 8
  %34 = load double, ptr %5, align 8
  %35 = fcmp olt double %33, %34
  %36 = zext i1 %35 to i32
  %37 = load double, ptr %4, align 8
  %38 = fcmp ogt double %37, 0.000000e+00
  %39 = zext i1 %38 to i32
  %40 = icmp eq i32 %36, %39
  br i1 %40, label %41, label %45

41:                                               ; preds = %32
  %42 = load double, ptr %4, align 8
  %43 = call i64 @bits(double noundef %42) #4
  %44 = add i64 %43, 1
  br label %49

45:                                               ; preds = %32
  %46 = load double, ptr %4, align 8
  %47 = call i64 @bits(double noundef %46) #4
  %48 = sub i64 %47, 1
  br label %49

49:                                               ; preds = %45, %41
  %50 = phi i64 [ %44, %41 ], [ %48, %45 ]
  %51 = call double @number(i64 noundef %50) #4
  store double %51, ptr %3, align 8
  br label %52

52:                                               ; preds = %49, %26, %21, %13
  %53 = load double, ptr %3, align 8
  ret double %53
}

; Function Attrs: nounwind
define dso_local double @tb_libc_remquo(double noundef %0, double noundef %1, ptr noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  store double %0, ptr %5, align 8
  store double %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  %14 = load double, ptr %5, align 8
  %15 = call double @llvm.fabs.f64(double %14)
  store double %15, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #5
  %16 = load double, ptr %6, align 8
  %17 = call double @llvm.fabs.f64(double %16)
  store double %17, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #5
  %18 = load double, ptr %5, align 8
  %19 = call i64 @bits(double noundef %18) #4
  %20 = load double, ptr %6, align 8
  %21 = call i64 @bits(double noundef %20) #4
  %22 = xor i64 %19, %21
  %23 = and i64 %22, -9223372036854775808
  %24 = icmp ne i64 %23, 0
  %25 = zext i1 %24 to i32
  store i32 %25, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #5
  store i32 0, ptr %11, align 4
  %26 = load ptr, ptr %7, align 8
  store i32 0, ptr %26, align 4
  %27 = load double, ptr %9, align 8
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %38, label %29

29:                                               ; preds = %3
  %30 = load double, ptr %5, align 8
  %31 = call i64 @bits(double noundef %30) #4
  %32 = and i64 %31, 9218868437227405312
  %33 = icmp eq i64 %32, 9218868437227405312
  br i1 %33, label %38, label %34

34:                                               ; preds = %29
  %35 = load double, ptr %6, align 8
  %36 = load double, ptr %6, align 8
  %37 = fcmp une double %35, %36
  br i1 %37, label %38, label %46

38:                                               ; preds = %34, %29, %3
  %39 = load double, ptr %5, align 8
  %40 = load double, ptr %6, align 8
  %41 = fmul double %39, %40
  %42 = load double, ptr %5, align 8
  %43 = load double, ptr %6, align 8
  %44 = fmul double %42, %43
  %45 = fdiv double %41, %44
  store double %45, ptr %4, align 8
  store i32 1, ptr %12, align 4
  br label %161

46:                                               ; preds = %34
  %47 = load double, ptr %9, align 8
  %48 = fcmp ole double %47, 0x7FB0000000000000
  br i1 %48, label %49, label %54

49:                                               ; preds = %46
  %50 = load double, ptr %8, align 8
  %51 = load double, ptr %9, align 8
  %52 = fmul double 8.000000e+00, %51
  %53 = call double @fmod(double noundef %50, double noundef %52) #4
  store double %53, ptr %8, align 8
  br label %54

54:                                               ; preds = %49, %46
  %55 = load double, ptr %9, align 8
  %56 = fcmp ole double %55, 0x7FC0000000000000
  br i1 %56, label %57, label %69

57:                                               ; preds = %54
  %58 = load double, ptr %8, align 8
  %59 = load double, ptr %9, align 8
  %60 = fmul double 4.000000e+00, %59
  %61 = fcmp oge double %58, %60
  br i1 %61, label %62, label %69

62:                                               ; preds = %57
  %63 = load double, ptr %9, align 8
  %64 = fmul double 4.000000e+00, %63
  %65 = load double, ptr %8, align 8
  %66 = fsub double %65, %64
  store double %66, ptr %8, align 8
  %67 = load i32, ptr %11, align 4
  %68 = add nsw i32 %67, 4
  store i32 %68, ptr %11, align 4
  br label %69

69:                                               ; preds = %62, %57, %54
  %70 = load double, ptr %9, align 8
  %71 = fcmp ole double %70, 0x7FD0000000000000
  br i1 %71, label %72, label %84

72:                                               ; preds = %69
  %73 = load double, ptr %8, align 8
  %74 = load double, ptr %9, align 8
  %75 = fmul double 2.000000e+00, %74
  %76 = fcmp oge double %73, %75
  br i1 %76, label %77, label %84

77:                                               ; preds = %72
  %78 = load double, ptr %9, align 8
  %79 = fmul double 2.000000e+00, %78
  %80 = load double, ptr %8, align 8
  %81 = fsub double %80, %79
  store double %81, ptr %8, align 8
  %82 = load i32, ptr %11, align 4
  %83 = add nsw i32 %82, 2
  store i32 %83, ptr %11, align 4
  br label %84

84:                                               ; preds = %77, %72, %69
  %85 = load double, ptr %9, align 8
  %86 = fcmp olt double %85, 0x20000000000000
  br i1 %86, label %87, label %112

87:                                               ; preds = %84
  %88 = load double, ptr %8, align 8
  %89 = load double, ptr %8, align 8
  %90 = fadd double %88, %89
  %91 = load double, ptr %9, align 8
  %92 = fcmp ogt double %90, %91
  br i1 %92, label %93, label %111

93:                                               ; preds = %87
  %94 = load double, ptr %9, align 8
  %95 = load double, ptr %8, align 8
  %96 = fsub double %95, %94
  store double %96, ptr %8, align 8
  %97 = load i32, ptr %11, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %11, align 4
  %99 = load double, ptr %8, align 8
  %100 = load double, ptr %8, align 8
  %101 = fadd double %99, %100
  %102 = load double, ptr %9, align 8
  %103 = fcmp oge double %101, %102
  br i1 %103, label %104, label %110

104:                                              ; preds = %93
  %105 = load double, ptr %9, align 8
  %106 = load double, ptr %8, align 8
  %107 = fsub double %106, %105
  store double %107, ptr %8, align 8
  %108 = load i32, ptr %11, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %11, align 4
  br label %110

110:                                              ; preds = %104, %93
  br label %111

111:                                              ; preds = %110, %87
  br label %135

112:                                              ; preds = %84
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #5
  %113 = load double, ptr %9, align 8
  %114 = fmul double 5.000000e-01, %113
  store double %114, ptr %13, align 8
  %115 = load double, ptr %8, align 8
  %116 = load double, ptr %13, align 8
  %117 = fcmp ogt double %115, %116
  br i1 %117, label %118, label %134

118:                                              ; preds = %112
  %119 = load double, ptr %9, align 8
  %120 = load double, ptr %8, align 8
  %121 = fsub double %120, %119
  store double %121, ptr %8, align 8
  %122 = load i32, ptr %11, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %11, align 4
  %124 = load double, ptr %8, align 8
  %125 = load double, ptr %13, align 8
  %126 = fcmp oge double %124, %125
  br i1 %126, label %127, label %133

127:                                              ; preds = %118
  %128 = load double, ptr %9, align 8
  %129 = load double, ptr %8, align 8
  %130 = fsub double %129, %128
  store double %130, ptr %8, align 8
  %131 = load i32, ptr %11, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %11, align 4
  br label %133

133:                                              ; preds = %127, %118
  br label %134

134:                                              ; preds = %133, %112
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #5
  br label %135

135:                                              ; preds = %134, %111
  %136 = load i32, ptr %10, align 4
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %135
  %139 = load i32, ptr %11, align 4
  %140 = sub nsw i32 0, %139
  br label %143

141:                                              ; preds = %135
  %142 = load i32, ptr %11, align 4
  br label %143

143:                                              ; preds = %141, %138
  %144 = phi i32 [ %140, %138 ], [ %142, %141 ]
  %145 = load ptr, ptr %7, align 8
  store i32 %144, ptr %145, align 4
  %146 = load double, ptr %8, align 8
  %147 = fcmp oeq double %146, 0.000000e+00
  br i1 %147, label %148, label %149

148:                                              ; preds = %143
  store double 0.000000e+00, ptr %8, align 8
  br label %149

149:                                              ; preds = %148, %143
  %150 = load double, ptr %5, align 8
  %151 = call i64 @bits(double noundef %150) #4
  %152 = and i64 %151, -9223372036854775808
  %153 = icmp ne i64 %152, 0
  br i1 %153, label %154, label %157

154:                                              ; preds = %149
  %155 = load double, ptr %8, align 8
  %156 = fneg double %155
  br label %159

157:                                              ; preds = %149
  %158 = load double, ptr %8, align 8
  br label %159

159:                                              ; preds = %157, %154
  %160 = phi double [ %156, %154 ], [ %158, %157 ]
  store double %160, ptr %4, align 8
  store i32 1, ptr %12, align 4
  br label %161

161:                                              ; preds = %159, %38
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  %162 = load double, ptr %4, align 8
  ret double %162
}

declare double @fmod(double noundef, double noundef) #3

; Function Attrs: nounwind
define dso_local double @tb_libc_remainder(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5
  %8 = load double, ptr %5, align 8
  %9 = call i64 @bits(double noundef %8) #4
  %10 = and i64 %9, 9223372036854775807
  %11 = icmp eq i64 %10, 9218868437227405312
  br i1 %11, label %12, label %19

12:                                               ; preds = %2
  %13 = load double, ptr %4, align 8
  %14 = call i64 @bits(double noundef %13) #4
  %15 = and i64 %14, 9218868437227405312
  %16 = icmp ne i64 %15, 9218868437227405312
  br i1 %16, label %17, label %19

17:                                               ; preds = %12
  %18 = load double, ptr %4, align 8
  store double %18, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %23

19:                                               ; preds = %12, %2
  %20 = load double, ptr %4, align 8
  %21 = load double, ptr %5, align 8
  %22 = call double @tb_libc_remquo(double noundef %20, double noundef %21, ptr noundef %6) #4
  store double %22, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %23

23:                                               ; preds = %19, %17
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5
  %24 = load double, ptr %3, align 8
  ret double %24
}

; Function Attrs: nounwind
define dso_local double @tb_libc_drem(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @tb_libc_remainder(double noundef %5, double noundef %6) #4
  ret double %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_finite(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @bits(double noundef %3) #4
  %5 = and i64 %4, 9218868437227405312
  %6 = icmp ne i64 %5, 9218868437227405312
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_isnan(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @bits(double noundef %3) #4
  %5 = and i64 %4, 9223372036854775807
  %6 = icmp ugt i64 %5, 9218868437227405312
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_isinf(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @bits(double noundef %3) #4
  %5 = and i64 %4, 9223372036854775807
  %6 = icmp ne i64 %5, 9218868437227405312
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %15

8:                                                ; preds = %1
  %9 = load double, ptr %2, align 8
  %10 = call i64 @bits(double noundef %9) #4
  %11 = and i64 %10, -9223372036854775808
  %12 = icmp ne i64 %11, 0
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 -1, i32 1
  br label %15

15:                                               ; preds = %8, %7
  %16 = phi i32 [ 0, %7 ], [ %14, %8 ]
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local float @tb_libc_logbf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @tb_libc_logb(double noundef %4) #4
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_ilogbf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i32 @tb_libc_ilogb(double noundef %4) #4
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local float @tb_libc_scalblnf(float noundef %0, i64 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i64, align 8
  store float %0, ptr %3, align 4
  store i64 %1, ptr %4, align 8
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load i64, ptr %4, align 8
  %8 = call double @tb_libc_scalbln(double noundef %6, i64 noundef %7) #4
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nounwind
define dso_local float @tb_libc_remquof(float noundef %0, float noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = load float, ptr %5, align 4
  %10 = fpext float %9 to double
  %11 = load ptr, ptr %6, align 8
  %12 = call double @tb_libc_remquo(double noundef %8, double noundef %10, ptr noundef %11) #4
  %13 = fptrunc double %12 to float
  ret float %13
}

; Function Attrs: nounwind
define dso_local float @tb_libc_remainderf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @tb_libc_remainder(double noundef %6, double noundef %8) #4
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: nounwind
define dso_local float @tb_libc_dremf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @tb_libc_remainder(double noundef %6, double noundef %8) #4
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: nounwind
define dso_local float @tb_libc_nanf(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call double @tb_libc_nan(ptr noundef %3) #4
  %5 = fptrunc double %4 to float
  ret float %5
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_finitef(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i32 @tb_libc_finite(double noundef %4) #4
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_isnanf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = fcmp une float %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_isinff(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i32 @tb_libc_isinf(double noundef %4) #4
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local float @tb_libc_nextafterf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca %union.anon, align 4
  %7 = alloca %union.anon, align 4
  %8 = alloca i32, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5
  %9 = load float, ptr %4, align 4
  store float %9, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5
  %10 = load float, ptr %5, align 4
  store float %10, ptr %7, align 4
  %11 = load float, ptr %4, align 4
  %12 = load float, ptr %4, align 4
  %13 = fcmp une float %11, %12
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = load float, ptr %5, align 4
  %16 = load float, ptr %5, align 4
  %17 = fcmp une float %15, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %14, %2
  %19 = load float, ptr %4, align 4
  %20 = load float, ptr %5, align 4
  %21 = fadd float %19, %20
  store float %21, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %53

22:                                               ; preds = %14
  %23 = load float, ptr %4, align 4
  %24 = load float, ptr %5, align 4
  %25 = fcmp oeq float %23, %24
  br i1 %25, label %26, label %28

26:                                               ; preds = %22
  %27 = load float, ptr %5, align 4
  store float %27, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %53

28:                                               ; preds = %22
  %29 = load float, ptr %4, align 4
  %30 = fcmp oeq float %29, 0.000000e+00
  br i1 %30, label %31, label %35

31:                                               ; preds = %28
  %32 = load i32, ptr %7, align 4
  %33 = and i32 %32, -2147483648
  %34 = or i32 %33, 1
  store i32 %34, ptr %6, align 4
  br label %51

35:                                               ; preds = %28
  %36 = load float, ptr %4, align 4
  %37 = load float, ptr %5, align 4
  %38 = fcmp olt float %36, %37
  %39 = zext i1 %38 to i32
  %40 = load float, ptr %4, align 4
  %41 = fcmp ogt float %40, 0.000000e+00
  %42 = zext i1 %41 to i32
  %43 = icmp eq i32 %39, %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %35
  %45 = load i32, ptr %6, align 4
  %46 = add i32 %45, 1
  store i32 %46, ptr %6, align 4
  br label %50

47:                                               ; preds = %35
  %48 = load i32, ptr %6, align 4
  %49 = add i32 %48, -1
  store i32 %49, ptr %6, align 4
  br label %50

50:                                               ; preds = %47, %44
  br label %51

51:                                               ; preds = %50, %31
  %52 = load float, ptr %6, align 4
  store float %52, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %53

53:                                               ; preds = %51, %26, %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5
  %54 = load float, ptr %3, align 4
  ret float %54
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isnanf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = fcmp une float %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isinff(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i32 @tb_libc_isinf(double noundef %4) #4
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___finitef(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i32 @tb_libc_finite(double noundef %4) #4
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___signbitf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i64 @bits(double noundef %4) #4
  %6 = and i64 %5, -9223372036854775808
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___fpclassifyf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5
  %4 = load float, ptr %2, align 4
  %5 = fpext float %4 to double
  %6 = call i32 @tb_libc___fpclassify(double noundef %5) #4
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp eq i32 %7, 4
  br i1 %8, label %9, label %14

9:                                                ; preds = %1
  %10 = load float, ptr %2, align 4
  %11 = call float @llvm.fabs.f32(float %10)
  %12 = fcmp olt float %11, 0x3810000000000000
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  br label %16

14:                                               ; preds = %9, %1
  %15 = load i32, ptr %3, align 4
  br label %16

16:                                               ; preds = %14, %13
  %17 = phi i32 [ 3, %13 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5
  ret i32 %17
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nobuiltin "no-builtins" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
