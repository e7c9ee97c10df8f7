
%union.parts = type { x86_fp80 }
%struct.anon = type { i64, i16 }

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_sqrtl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_fabsl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_floorl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.floor.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_ceill(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.ceil.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_truncl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.trunc.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_roundl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.round.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.round.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_rintl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.rint.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.rint.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_nearbyintl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %3)
  ret x86_fp80 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.nearbyint.f80(x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_fminl(x86_fp80 noundef %0, x86_fp80 noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %3, align 16
  store x86_fp80 %1, ptr %4, align 16
  %5 = load x86_fp80, ptr %3, align 16
  %6 = load x86_fp80, ptr %4, align 16
  %7 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %5, x86_fp80 %6)
  ret x86_fp80 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_fmaxl(x86_fp80 noundef %0, x86_fp80 noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %3, align 16
  store x86_fp80 %1, ptr %4, align 16
  %5 = load x86_fp80, ptr %3, align 16
  %6 = load x86_fp80, ptr %4, align 16
  %7 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %5, x86_fp80 %6)
  ret x86_fp80 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #1

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_copysignl(x86_fp80 noundef %0, x86_fp80 noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %3, align 16
  store x86_fp80 %1, ptr %4, align 16
  %5 = load x86_fp80, ptr %3, align 16
  %6 = load x86_fp80, ptr %4, align 16
  %7 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %5, x86_fp80 %6)
  ret x86_fp80 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #1

; Function Attrs: nounwind
define dso_local i64 @tb_libc_lroundl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.round.f80(x86_fp80 %3)
  %5 = fptosi x86_fp80 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_llroundl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.round.f80(x86_fp80 %3)
  %5 = fptosi x86_fp80 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_lrintl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.rint.f80(x86_fp80 %3)
  %5 = fptosi x86_fp80 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_llrintl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.rint.f80(x86_fp80 %3)
  %5 = fptosi x86_fp80 %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isnanl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = load x86_fp80, ptr %2, align 16
  %5 = fcmp une x86_fp80 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isinfl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %5 = fcmp une x86_fp80 %4, 0xK7FFF8000000000000000
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %12

7:                                                ; preds = %1
  %8 = load x86_fp80, ptr %2, align 16
  %9 = fcmp olt x86_fp80 %8, 0xK00000000000000000000
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i32 -1, i32 1
  br label %12

12:                                               ; preds = %7, %6
  %13 = phi i32 [ 0, %6 ], [ %11, %7 ]
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___finitel(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %5 = fcmp olt x86_fp80 %4, 0xK7FFF8000000000000000
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___signbitl(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  %3 = alloca %union.parts, align 16
  store x86_fp80 %0, ptr %2, align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #3
  %4 = load x86_fp80, ptr %2, align 16
  store x86_fp80 %4, ptr %3, align 16
  %5 = getelementptr inbounds %struct.anon, ptr %3, i32 0, i32 1
  %6 = load i16, ptr %5, align 8
  %7 = zext i16 %6 to i32
  %8 = and i32 %7, 32768
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i32
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #3
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc___fpclassifyl(x86_fp80 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca x86_fp80, align 16
  %4 = alloca %union.parts, align 16
  %5 = alloca i32, align 4
  store x86_fp80 %0, ptr %3, align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr %4) #3
  %6 = load x86_fp80, ptr %3, align 16
  store x86_fp80 %6, ptr %4, align 16
  %7 = load x86_fp80, ptr %3, align 16
  %8 = load x86_fp80, ptr %3, align 16
  %9 = fcmp une x86_fp80 %7, %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  store i32 0, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %31

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.anon, ptr %4, i32 0, i32 1
  %13 = load i16, ptr %12, align 8
  %14 = zext i16 %13 to i32
  %15 = and i32 %14, 32767
  %16 = icmp eq i32 %15, 32767
  br i1 %16, label %17, label %18

17:                                               ; preds = %11
  store i32 1, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %31

18:                                               ; preds = %11
  %19 = getelementptr inbounds %struct.anon, ptr %4, i32 0, i32 1
  %20 = load i16, ptr %19, align 8
  %21 = zext i16 %20 to i32
  %22 = and i32 %21, 32767
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %18
  store i32 4, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %31

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.anon, ptr %4, i32 0, i32 0
  %27 = load i64, ptr %26, align 16
  %28 = icmp ne i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 3, i32 2
  store i32 %30, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %31

31:                                               ; preds = %25, %24, %17, %10
  call void @llvm.lifetime.end.p0(i64 16, ptr %4) #3
  %32 = load i32, ptr %2, align 4
  ret i32 %32
}

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_frexpl(x86_fp80 noundef %0, ptr noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca ptr, align 8
  %6 = alloca %union.parts, align 16
  %7 = alloca i32, align 4
  store x86_fp80 %0, ptr %4, align 16
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %6) #3
  %8 = load x86_fp80, ptr %4, align 16
  store x86_fp80 %8, ptr %6, align 16
  %9 = load ptr, ptr %5, align 8
  store i32 0, ptr %9, align 4
  %10 = load x86_fp80, ptr %4, align 16
  %11 = fcmp oeq x86_fp80 %10, 0xK00000000000000000000
  br i1 %11, label %18, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.anon, ptr %6, i32 0, i32 1
  %14 = load i16, ptr %13, align 8
  %15 = zext i16 %14 to i32
  %16 = and i32 %15, 32767
  %17 = icmp eq i32 %16, 32767
  br i1 %17, label %18, label %20

18:                                               ; preds = %12, %2
  %19 = load x86_fp80, ptr %4, align 16
  store x86_fp80 %19, ptr %3, align 16
  store i32 1, ptr %7, align 4
  br label %48

20:                                               ; preds = %12
  %21 = getelementptr inbounds %struct.anon, ptr %6, i32 0, i32 1
  %22 = load i16, ptr %21, align 8
  %23 = zext i16 %22 to i32
  %24 = and i32 %23, 32767
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %31, label %26

26:                                               ; preds = %20
  %27 = load x86_fp80, ptr %4, align 16
  %28 = call x86_fp80 @power(i32 noundef 64) #4
  %29 = fmul x86_fp80 %27, %28
  store x86_fp80 %29, ptr %6, align 16
  %30 = load ptr, ptr %5, align 8
  store i32 -64, ptr %30, align 4
  br label %31

31:                                               ; preds = %26, %20
  %32 = getelementptr inbounds %struct.anon, ptr %6, i32 0, i32 1
  %33 = load i16, ptr %32, align 8
  %34 = zext i16 %33 to i32
  %35 = and i32 %34, 32767
  %36 = sub nsw i32 %35, 16382
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %37, align 4
  %39 = add nsw i32 %38, %36
  store i32 %39, ptr %37, align 4
  %40 = getelementptr inbounds %struct.anon, ptr %6, i32 0, i32 1
  %41 = load i16, ptr %40, align 8
  %42 = zext i16 %41 to i32
  %43 = and i32 %42, 32768
  %44 = or i32 %43, 16382
  %45 = trunc i32 %44 to i16
  %46 = getelementptr inbounds %struct.anon, ptr %6, i32 0, i32 1
  store i16 %45, ptr %46, align 8
  %47 = load x86_fp80, ptr %6, align 16
  store x86_fp80 %47, ptr %3, align 16
  store i32 1, ptr %7, align 4
  br label %48

48:                                               ; preds = %31, %18
  call void @llvm.lifetime.end.p0(i64 16, ptr %6) #3
  %49 = load x86_fp80, ptr %3, align 16
  ret x86_fp80 %49
}

; Function Attrs: nounwind
define internal x86_fp80 @power(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %union.parts, align 16
  store i32 %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #3
  %4 = getelementptr inbounds %struct.anon, ptr %3, i32 0, i32 0
  store i64 -9223372036854775808, ptr %4, align 16
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %5, 16383
  %7 = trunc i32 %6 to i16
  %8 = getelementptr inbounds %struct.anon, ptr %3, i32 0, i32 1
  store i16 %7, ptr %8, align 8
  %9 = load x86_fp80, ptr %3, align 16
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #3
  ret x86_fp80 %9
}

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_scalbnl(x86_fp80 noundef %0, i32 noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store x86_fp80 %0, ptr %4, align 16
  store i32 %1, ptr %5, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #3
  %8 = load x86_fp80, ptr %4, align 16
  %9 = call x86_fp80 @tb_libc_frexpl(x86_fp80 noundef %8, ptr noundef %6) #4
  store x86_fp80 %9, ptr %4, align 16
  %10 = load i32, ptr %5, align 4
  %11 = icmp sgt i32 %10, 40000
  br i1 %11, label %12, label %13

12:                                               ; preds = %2
  store i32 40000, ptr %5, align 4
  br label %13

13:                                               ; preds = %12, %2
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %14, -40000
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  store i32 -40000, ptr %5, align 4
  br label %17

17:                                               ; preds = %16, %13
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, %18
  store i32 %20, ptr %5, align 4
  %21 = load i32, ptr %5, align 4
  %22 = icmp sgt i32 %21, 16384
  br i1 %22, label %23, label %37

23:                                               ; preds = %17
  %24 = load x86_fp80, ptr %4, align 16
  %25 = call x86_fp80 @power(i32 noundef 16383) #4
  %26 = fmul x86_fp80 %24, %25
  %27 = load i32, ptr %5, align 4
  %28 = icmp sgt i32 %27, 32766
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  br label %33

30:                                               ; preds = %23
  %31 = load i32, ptr %5, align 4
  %32 = sub nsw i32 %31, 16383
  br label %33

33:                                               ; preds = %30, %29
  %34 = phi i32 [ 16383, %29 ], [ %32, %30 ]
  %35 = call x86_fp80 @power(i32 noundef %34) #4
  %36 = fmul x86_fp80 %26, %35
  store x86_fp80 %36, ptr %3, align 16
  store i32 1, ptr %7, align 4
  br label %69

37:                                               ; preds = %17
  %38 = load i32, ptr %5, align 4
  %39 = icmp slt i32 %38, -16381
  br i1 %39, label %40, label %54

40:                                               ; preds = %37
  %41 = load x86_fp80, ptr %4, align 16
  %42 = call x86_fp80 @power(i32 noundef -16381) #4
  %43 = fmul x86_fp80 %41, %42
  %44 = load i32, ptr %5, align 4
  %45 = icmp slt i32 %44, -32762
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  br label %50

47:                                               ; preds = %40
  %48 = load i32, ptr %5, align 4
  %49 = sub nsw i32 %48, -16381
  br label %50

50:                                               ; preds = %47, %46
  %51 = phi i32 [ -16381, %46 ], [ %49, %47 ]
  %52 = call x86_fp80 @power(i32 noundef %51) #4
  %53 = fmul x86_fp80 %43, %52
  store x86_fp80 %53, ptr %3, align 16
  store i32 1, ptr %7, align 4
  br label %69

54:                                               ; preds = %37
  %55 = load i32, ptr %5, align 4
  %56 = icmp sgt i32 %55, 16383
  br i1 %56, label %57, label %62

57:                                               ; preds = %54
  %58 = load x86_fp80, ptr %4, align 16
  %59 = call x86_fp80 @power(i32 noundef 16383) #4
  %60 = fmul x86_fp80 %58, %59
  %61 = fmul x86_fp80 %60, 0xK40008000000000000000
  br label %67

62:                                               ; preds = %54
  %63 = load x86_fp80, ptr %4, align 16
  %64 = load i32, ptr %5, align 4
  %65 = call x86_fp80 @power(i32 noundef %64) #4
  %66 = fmul x86_fp80 %63, %65
  br label %67

67:                                               ; preds = %62, %57
  %68 = phi x86_fp80 [ %61, %57 ], [ %66, %62 ]
  store x86_fp80 %68, ptr %3, align 16
  store i32 1, ptr %7, align 4
  br label %69

69:                                               ; preds = %67, %50, %33
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #3
  %70 = load x86_fp80, ptr %3, align 16
  ret x86_fp80 %70
}

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_ldexpl(x86_fp80 noundef %0, i32 noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  store x86_fp80 %0, ptr %3, align 16
  store i32 %1, ptr %4, align 4
  %5 = load x86_fp80, ptr %3, align 16
  %6 = load i32, ptr %4, align 4
  %7 = call x86_fp80 @tb_libc_scalbnl(x86_fp80 noundef %5, i32 noundef %6) #4
  ret x86_fp80 %7
}

; Function Attrs: nounwind
define dso_local x86_fp80 @tb_libc_modfl(x86_fp80 noundef %0, ptr noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca ptr, align 8
  store x86_fp80 %0, ptr %3, align 16
  store ptr %1, ptr %4, align 8
  %5 = load x86_fp80, ptr %3, align 16
  %6 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %5)
  %7 = load ptr, ptr %4, align 8
  store x86_fp80 %6, ptr %7, align 16
  %8 = load x86_fp80, ptr %3, align 16
  %9 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %8)
  %10 = fcmp oeq x86_fp80 %9, 0xK7FFF8000000000000000
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  br label %17

12:                                               ; preds = %2
  %13 = load x86_fp80, ptr %3, align 16
  %14 = load ptr, ptr %4, align 8
  %15 = load x86_fp80, ptr %14, align 16
  %16 = fsub x86_fp80 %13, %15
  br label %17

17:                                               ; preds = %12, %11
  %18 = phi x86_fp80 [ 0xK00000000000000000000, %11 ], [ %16, %12 ]
  %19 = load x86_fp80, ptr %3, align 16
  %20 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %18, x86_fp80 %19)
  ret x86_fp80 %20
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
