
%struct.sigset_t = type { [16 x i64] }
%struct.sigaction = type { %union.anon, %struct.sigset_t, i32, ptr }
%union.anon = type { ptr }

@blocked = internal global %struct.sigset_t zeroinitializer, align 8
@pending = internal global %struct.sigset_t zeroinitializer, align 8
@actions = internal global [65 x %struct.sigaction] zeroinitializer, align 16

; Function Attrs: nounwind
define dso_local i32 @tb_libc_raise(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = call i32 @is_valid(i32 noundef %4) #6
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %22

8:                                                ; preds = %1
  %9 = load i32, ptr %3, align 4
  %10 = call i32 @is_in(ptr noundef @blocked, i32 noundef %9) #6
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = sub nsw i32 %13, 1
  %15 = zext i32 %14 to i64
  %16 = shl i64 1, %15
  %17 = load i64, ptr @pending, align 8
  %18 = or i64 %17, %16
  store i64 %18, ptr @pending, align 8
  br label %21

19:                                               ; preds = %8
  %20 = load i32, ptr %3, align 4
  call void @deliver(i32 noundef %20) #6
  br label %21

21:                                               ; preds = %19, %12
  store i32 0, ptr %2, align 4
  br label %22

22:                                               ; preds = %21, %7
  %23 = load i32, ptr %2, align 4
  ret i32 %23
}

; Function Attrs: nounwind
define internal i32 @is_valid(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp sge i32 %4, 1
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp sle i32 %7, 64
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  store i32 1, ptr %2, align 4
  br label %12

10:                                               ; preds = %6, %1
  %11 = call ptr @__errno_location() #6
  store i32 22, ptr %11, align 4
  store i32 0, ptr %2, align 4
  br label %12

12:                                               ; preds = %10, %9
  %13 = load i32, ptr %2, align 4
  ret i32 %13
}

; Function Attrs: nounwind
define internal i32 @is_in(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.sigset_t, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 0
  %8 = load i64, ptr %7, align 8
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 %9, 1
  %11 = zext i32 %10 to i64
  %12 = lshr i64 %8, %11
  %13 = and i64 %12, 1
  %14 = trunc i64 %13 to i32
  ret i32 %14
}

; Function Attrs: nounwind
define internal void @deliver(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.sigset_t, align 8
  %6 = alloca [32 x i32], align 16
  store i32 %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 152, ptr %3) #7
  %7 = load i32, ptr %2, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %9, i64 152, i1 false)
  %10 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, inttoptr (i64 1 to ptr)
  br i1 %12, label %13, label %14

13:                                               ; preds = %1
  store i32 1, ptr %4, align 4
  br label %82

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %38

18:                                               ; preds = %14
  %19 = load i32, ptr %2, align 4
  %20 = icmp eq i32 %19, 17
  br i1 %20, label %30, label %21

21:                                               ; preds = %18
  %22 = load i32, ptr %2, align 4
  %23 = icmp eq i32 %22, 18
  br i1 %23, label %30, label %24

24:                                               ; preds = %21
  %25 = load i32, ptr %2, align 4
  %26 = icmp eq i32 %25, 23
  br i1 %26, label %30, label %27

27:                                               ; preds = %24
  %28 = load i32, ptr %2, align 4
  %29 = icmp eq i32 %28, 28
  br i1 %29, label %30, label %31

30:                                               ; preds = %27, %24, %21, %18
  store i32 1, ptr %4, align 4
  br label %82

31:                                               ; preds = %27
  %32 = load i32, ptr %2, align 4
  %33 = icmp eq i32 %32, 6
  br i1 %33, label %34, label %35

34:                                               ; preds = %31
  call void @abort() #8
  unreachable

35:                                               ; preds = %31
  %36 = load i32, ptr %2, align 4
  %37 = add nsw i32 128, %36
  call void @_exit(i32 noundef %37) #8
  unreachable

38:                                               ; preds = %14
  %39 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %40 = load i32, ptr %39, align 8
  %41 = and i32 %40, -2147483648
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %38
  %44 = load i32, ptr %2, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %45
  %47 = getelementptr inbounds %struct.sigaction, ptr %46, i32 0, i32 0
  store ptr null, ptr %47, align 8
  br label %48

48:                                               ; preds = %43, %38
  call void @llvm.lifetime.start.p0(i64 128, ptr %5) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @blocked, i64 128, i1 false)
  %49 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %50 = getelementptr inbounds %struct.sigset_t, ptr %49, i32 0, i32 0
  %51 = getelementptr inbounds [16 x i64], ptr %50, i64 0, i64 0
  %52 = load i64, ptr %51, align 8
  %53 = load i64, ptr @blocked, align 8
  %54 = or i64 %53, %52
  store i64 %54, ptr @blocked, align 8
  %55 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %56 = load i32, ptr %55, align 8
  %57 = and i32 %56, 1073741824
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %66, label %59

59:                                               ; preds = %48
  %60 = load i32, ptr %2, align 4
  %61 = sub nsw i32 %60, 1
  %62 = zext i32 %61 to i64
  %63 = shl i64 1, %62
  %64 = load i64, ptr @blocked, align 8
  %65 = or i64 %64, %63
  store i64 %65, ptr @blocked, align 8
  br label %66

66:                                               ; preds = %59, %48
  %67 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %68 = load i32, ptr %67, align 8
  %69 = and i32 %68, 4
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(i64 128, ptr %6) #7
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 128, i1 false)
  %72 = load i32, ptr %2, align 4
  store i32 %72, ptr %6, align 4
  %73 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i32, ptr %2, align 4
  %76 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 0
  call void %74(i32 noundef %75, ptr noundef %76, ptr noundef null) #6
  call void @llvm.lifetime.end.p0(i64 128, ptr %6) #7
  br label %81

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = load i32, ptr %2, align 4
  call void %79(i32 noundef %80) #6
  br label %81

81:                                               ; preds = %77, %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @blocked, ptr align 8 %5, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(i64 128, ptr %5) #7
  store i32 0, ptr %4, align 4
  br label %82

82:                                               ; preds = %81, %30, %13
  call void @llvm.lifetime.end.p0(i64 152, ptr %3) #7
  %83 = load i32, ptr %4, align 4
  switch i32 %83, label %85 [
    i32 0, label %84
    i32 1, label %84
  ]

84:                                               ; preds = %82, %82
  ret void

85:                                               ; preds = %82
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_kill(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  %7 = call i32 @getpid() #6
  %8 = icmp ne i32 %6, %7
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = load i32, ptr %4, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = call ptr @__errno_location() #6
  store i32 3, ptr %13, align 4
  store i32 -1, ptr %3, align 4
  br label %23

14:                                               ; preds = %9, %2
  %15 = load i32, ptr %5, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  br label %21

18:                                               ; preds = %14
  %19 = load i32, ptr %5, align 4
  %20 = call i32 @tb_libc_raise(i32 noundef %19) #6
  br label %21

21:                                               ; preds = %18, %17
  %22 = phi i32 [ 0, %17 ], [ %20, %18 ]
  store i32 %22, ptr %3, align 4
  br label %23

23:                                               ; preds = %21, %12
  %24 = load i32, ptr %3, align 4
  ret i32 %24
}

declare i32 @getpid() #1

declare ptr @__errno_location() #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigaction(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %8 = load i32, ptr %5, align 4
  %9 = call i32 @is_valid(i32 noundef %8) #6
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %3
  store i32 -1, ptr %4, align 4
  br label %40

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %23

15:                                               ; preds = %12
  %16 = load i32, ptr %5, align 4
  %17 = icmp eq i32 %16, 9
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4
  %20 = icmp eq i32 %19, 19
  br i1 %20, label %21, label %23

21:                                               ; preds = %18, %15
  %22 = call ptr @__errno_location() #6
  store i32 22, ptr %22, align 4
  store i32 -1, ptr %4, align 4
  br label %40

23:                                               ; preds = %18, %12
  %24 = load ptr, ptr %7, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %31

26:                                               ; preds = %23
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %30, i64 152, i1 false)
  br label %31

31:                                               ; preds = %26, %23
  %32 = load ptr, ptr %6, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %39

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %36
  %38 = load ptr, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %38, i64 152, i1 false)
  br label %39

39:                                               ; preds = %34, %31
  store i32 0, ptr %4, align 4
  br label %40

40:                                               ; preds = %39, %21, %11
  %41 = load i32, ptr %4, align 4
  ret i32 %41
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_signal(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.sigaction, align 8
  %6 = alloca %struct.sigaction, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 152, ptr %5) #7
  call void @llvm.lifetime.start.p0(i64 152, ptr %6) #7
  %7 = call ptr @memset(ptr noundef %5, i32 noundef 0, i64 noundef 152) #6
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 0
  store ptr %8, ptr %9, align 8
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @tb_libc_sigaction(i32 noundef %10, ptr noundef %5, ptr noundef %6) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %2
  br label %17

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.sigaction, ptr %6, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %13
  %18 = phi ptr [ inttoptr (i64 -1 to ptr), %13 ], [ %16, %14 ]
  call void @llvm.lifetime.end.p0(i64 152, ptr %6) #7
  call void @llvm.lifetime.end.p0(i64 152, ptr %5) #7
  ret ptr %18
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigemptyset(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @memset(ptr noundef %3, i32 noundef 0, i64 noundef 128) #6
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigfillset(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @memset(ptr noundef %3, i32 noundef 255, i64 noundef 128) #6
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigaddset(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @is_valid(i32 noundef %6) #6
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %2
  store i32 -1, ptr %3, align 4
  br label %20

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4
  %12 = sub nsw i32 %11, 1
  %13 = zext i32 %12 to i64
  %14 = shl i64 1, %13
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.sigset_t, ptr %15, i32 0, i32 0
  %17 = getelementptr inbounds [16 x i64], ptr %16, i64 0, i64 0
  %18 = load i64, ptr %17, align 8
  %19 = or i64 %18, %14
  store i64 %19, ptr %17, align 8
  store i32 0, ptr %3, align 4
  br label %20

20:                                               ; preds = %10, %9
  %21 = load i32, ptr %3, align 4
  ret i32 %21
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigdelset(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @is_valid(i32 noundef %6) #6
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %2
  store i32 -1, ptr %3, align 4
  br label %21

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4
  %12 = sub nsw i32 %11, 1
  %13 = zext i32 %12 to i64
  %14 = shl i64 1, %13
  %15 = xor i64 %14, -1
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.sigset_t, ptr %16, i32 0, i32 0
  %18 = getelementptr inbounds [16 x i64], ptr %17, i64 0, i64 0
  %19 = load i64, ptr %18, align 8
  %20 = and i64 %19, %15
  store i64 %20, ptr %18, align 8
  store i32 0, ptr %3, align 4
  br label %21

21:                                               ; preds = %10, %9
  %22 = load i32, ptr %3, align 4
  ret i32 %22
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigismember(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = call i32 @is_valid(i32 noundef %5) #6
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = call i32 @is_in(ptr noundef %9, i32 noundef %10) #6
  br label %13

12:                                               ; preds = %2
  br label %13

13:                                               ; preds = %12, %8
  %14 = phi i32 [ %11, %8 ], [ -1, %12 ]
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigprocmask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @blocked, i64 128, i1 false)
  br label %12

12:                                               ; preds = %10, %3
  %13 = load ptr, ptr %6, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  store i32 0, ptr %4, align 4
  br label %47

16:                                               ; preds = %12
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.sigset_t, ptr %20, i32 0, i32 0
  %22 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 0
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr @blocked, align 8
  %25 = or i64 %24, %23
  store i64 %25, ptr @blocked, align 8
  br label %46

26:                                               ; preds = %16
  %27 = load i32, ptr %5, align 4
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %37

29:                                               ; preds = %26
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.sigset_t, ptr %30, i32 0, i32 0
  %32 = getelementptr inbounds [16 x i64], ptr %31, i64 0, i64 0
  %33 = load i64, ptr %32, align 8
  %34 = xor i64 %33, -1
  %35 = load i64, ptr @blocked, align 8
  %36 = and i64 %35, %34
  store i64 %36, ptr @blocked, align 8
  br label %45

37:                                               ; preds = %26
  %38 = load i32, ptr %5, align 4
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  %41 = load ptr, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @blocked, ptr align 8 %41, i64 128, i1 false)
  br label %44

42:                                               ; preds = %37
  %43 = call ptr @__errno_location() #6
  store i32 22, ptr %43, align 4
  store i32 -1, ptr %4, align 4
  br label %47

44:                                               ; preds = %40
  br label %45

45:                                               ; preds = %44, %29
  br label %46

46:                                               ; preds = %45, %19
  call void @deliver_pending() #6
  store i32 0, ptr %4, align 4
  br label %47

47:                                               ; preds = %46, %42, %15
  %48 = load i32, ptr %4, align 4
  ret i32 %48
}

; Function Attrs: nounwind
define internal void @deliver_pending() #0 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %1) #7
  store i32 1, ptr %1, align 4
  br label %2

2:                                                ; preds = %24, %0
  %3 = load i32, ptr %1, align 4
  %4 = icmp sle i32 %3, 64
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 4, ptr %1) #7
  br label %27

6:                                                ; preds = %2
  %7 = load i32, ptr %1, align 4
  %8 = call i32 @is_in(ptr noundef @pending, i32 noundef %7) #6
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %6
  %11 = load i32, ptr %1, align 4
  %12 = call i32 @is_in(ptr noundef @blocked, i32 noundef %11) #6
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %10
  %15 = load i32, ptr %1, align 4
  %16 = sub nsw i32 %15, 1
  %17 = zext i32 %16 to i64
  %18 = shl i64 1, %17
  %19 = xor i64 %18, -1
  %20 = load i64, ptr @pending, align 8
  %21 = and i64 %20, %19
  store i64 %21, ptr @pending, align 8
  %22 = load i32, ptr %1, align 4
  call void @deliver(i32 noundef %22) #6
  br label %23

23:                                               ; preds = %14, %10, %6
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %1, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %1, align 4
  br label %2, !llvm.loop !4

27:                                               ; preds = %5
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigpending(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @pending, i64 128, i1 false)
  ret i32 0
}

; Function Attrs: noreturn
declare void @abort() #4

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nobuiltin "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin noreturn "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
