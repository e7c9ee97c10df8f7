
%struct.sigaction = type { %union.anon, %struct.sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.sigset_t = type { [16 x i64] }

@actions = internal global [65 x %struct.sigaction] zeroinitializer, align 16

; Function Attrs: nounwind
define dso_local i32 @tb_libc_raise(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = call i32 @is_valid(i32 noundef %4) #7
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %22

8:                                                ; preds = %1
  %9 = call i64 @tb_thread_word(i32 noundef 0) #7
  %10 = load i32, ptr %3, align 4
  %11 = call i64 @bit(i32 noundef %10) #7
  %12 = and i64 %9, %11
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %8
  %15 = call i64 @tb_thread_word(i32 noundef 1) #7
  %16 = load i32, ptr %3, align 4
  %17 = call i64 @bit(i32 noundef %16) #7
  %18 = or i64 %15, %17
  call void @tb_set_thread_word(i32 noundef 1, i64 noundef %18) #7
  br label %21

19:                                               ; preds = %8
  %20 = load i32, ptr %3, align 4
  call void @deliver(i32 noundef %20) #7
  br label %21

21:                                               ; preds = %19, %14
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
  %11 = call ptr @__errno_location() #7
  store i32 22, ptr %11, align 4
  store i32 0, ptr %2, align 4
  br label %12

12:                                               ; preds = %10, %9
  %13 = load i32, ptr %2, align 4
  ret i32 %13
}

declare i64 @tb_thread_word(i32 noundef) #1

; Function Attrs: nounwind
define internal i64 @bit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = sub nsw i32 %3, 1
  %5 = zext i32 %4 to i64
  %6 = shl i64 1, %5
  ret i64 %6
}

declare void @tb_set_thread_word(i32 noundef, i64 noundef) #1

; Function Attrs: nounwind
define internal void @deliver(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca [32 x i32], align 16
  store i32 %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 152, ptr %3) #8
  %7 = load i32, ptr %2, align 4
  call void @take(ptr dead_on_unwind writable sret(%struct.sigaction) align 8 %3, i32 noundef %7) #7
  %8 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %1
  store i32 1, ptr %4, align 4
  br label %71

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %36

16:                                               ; preds = %12
  %17 = load i32, ptr %2, align 4
  %18 = icmp eq i32 %17, 17
  br i1 %18, label %28, label %19

19:                                               ; preds = %16
  %20 = load i32, ptr %2, align 4
  %21 = icmp eq i32 %20, 18
  br i1 %21, label %28, label %22

22:                                               ; preds = %19
  %23 = load i32, ptr %2, align 4
  %24 = icmp eq i32 %23, 23
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = load i32, ptr %2, align 4
  %27 = icmp eq i32 %26, 28
  br i1 %27, label %28, label %29

28:                                               ; preds = %25, %22, %19, %16
  store i32 1, ptr %4, align 4
  br label %71

29:                                               ; preds = %25
  %30 = load i32, ptr %2, align 4
  %31 = icmp eq i32 %30, 6
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  call void @abort() #9
  unreachable

33:                                               ; preds = %29
  %34 = load i32, ptr %2, align 4
  %35 = add nsw i32 128, %34
  call void @_exit(i32 noundef %35) #9
  unreachable

36:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #8
  %37 = call i64 @tb_thread_word(i32 noundef 0) #7
  store i64 %37, ptr %5, align 8
  %38 = load i64, ptr %5, align 8
  %39 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %40 = getelementptr inbounds %struct.sigset_t, ptr %39, i32 0, i32 0
  %41 = getelementptr inbounds [16 x i64], ptr %40, i64 0, i64 0
  %42 = load i64, ptr %41, align 8
  %43 = or i64 %38, %42
  %44 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %45 = load i32, ptr %44, align 8
  %46 = and i32 %45, 1073741824
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %36
  br label %52

49:                                               ; preds = %36
  %50 = load i32, ptr %2, align 4
  %51 = call i64 @bit(i32 noundef %50) #7
  br label %52

52:                                               ; preds = %49, %48
  %53 = phi i64 [ 0, %48 ], [ %51, %49 ]
  %54 = or i64 %43, %53
  call void @tb_set_thread_word(i32 noundef 0, i64 noundef %54) #7
  %55 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %56 = load i32, ptr %55, align 8
  %57 = and i32 %56, 4
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %65

59:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 128, ptr %6) #8
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 128, i1 false)
  %60 = load i32, ptr %2, align 4
  store i32 %60, ptr %6, align 4
  %61 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load i32, ptr %2, align 4
  %64 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 0
  call void %62(i32 noundef %63, ptr noundef %64, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 128, ptr %6) #8
  br label %69

65:                                               ; preds = %52
  %66 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr %2, align 4
  call void %67(i32 noundef %68) #7
  br label %69

69:                                               ; preds = %65, %59
  %70 = load i64, ptr %5, align 8
  call void @tb_set_thread_word(i32 noundef 0, i64 noundef %70) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #8
  store i32 0, ptr %4, align 4
  br label %71

71:                                               ; preds = %69, %28, %11
  call void @llvm.lifetime.end.p0(i64 152, ptr %3) #8
  %72 = load i32, ptr %4, align 4
  switch i32 %72, label %74 [
    i32 0, label %73
    i32 1, label %73
  ]

73:                                               ; preds = %71, %71
  ret void

74:                                               ; preds = %71
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
  %7 = call i32 @getpid() #7
  %8 = icmp ne i32 %6, %7
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = load i32, ptr %4, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = call ptr @__errno_location() #7
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
  %20 = call i32 @tb_libc_raise(i32 noundef %19) #7
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
  %8 = alloca %struct.sigaction, align 8
  %9 = alloca %struct.sigaction, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %10 = load i32, ptr %5, align 4
  %11 = call i32 @is_valid(i32 noundef %10) #7
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %3
  store i32 -1, ptr %4, align 4
  br label %43

14:                                               ; preds = %3
  %15 = load ptr, ptr %6, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %25

17:                                               ; preds = %14
  %18 = load i32, ptr %5, align 4
  %19 = icmp eq i32 %18, 9
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = load i32, ptr %5, align 4
  %22 = icmp eq i32 %21, 19
  br i1 %22, label %23, label %25

23:                                               ; preds = %20, %17
  %24 = call ptr @__errno_location() #7
  store i32 22, ptr %24, align 4
  store i32 -1, ptr %4, align 4
  br label %43

25:                                               ; preds = %20, %14
  call void @llvm.lifetime.start.p0(i64 152, ptr %8) #8
  %26 = load ptr, ptr %6, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(i64 152, ptr %9) #8
  %29 = load ptr, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %29, i64 152, i1 false)
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %31
  call void @__atomic_exchange(i64 noundef 152, ptr noundef %32, ptr noundef %9, ptr noundef %8, i32 noundef 0) #7
  call void @llvm.lifetime.end.p0(i64 152, ptr %9) #8
  br label %37

33:                                               ; preds = %25
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %35
  call void @__atomic_load(i64 noundef 152, ptr noundef %36, ptr noundef %8, i32 noundef 0) #7
  br label %37

37:                                               ; preds = %33, %28
  %38 = load ptr, ptr %7, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  %41 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %8, i64 152, i1 false)
  br label %42

42:                                               ; preds = %40, %37
  store i32 0, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 152, ptr %8) #8
  br label %43

43:                                               ; preds = %42, %23, %13
  %44 = load i32, ptr %4, align 4
  ret i32 %44
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind willreturn
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) #4

; Function Attrs: nounwind
define dso_local ptr @tb_libc_signal(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.sigaction, align 8
  %6 = alloca %struct.sigaction, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 152, ptr %5) #8
  call void @llvm.lifetime.start.p0(i64 152, ptr %6) #8
  %7 = call ptr @memset(ptr noundef %5, i32 noundef 0, i64 noundef 152) #7
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 0
  store ptr %8, ptr %9, align 8
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @tb_libc_sigaction(i32 noundef %10, ptr noundef %5, ptr noundef %6) #7
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
  call void @llvm.lifetime.end.p0(i64 152, ptr %6) #8
  call void @llvm.lifetime.end.p0(i64 152, ptr %5) #8
  ret ptr %18
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigemptyset(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @memset(ptr noundef %3, i32 noundef 0, i64 noundef 128) #7
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigfillset(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @memset(ptr noundef %3, i32 noundef 255, i64 noundef 128) #7
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
  %7 = call i32 @is_valid(i32 noundef %6) #7
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
  %7 = call i32 @is_valid(i32 noundef %6) #7
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
  %6 = call i32 @is_valid(i32 noundef %5) #7
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = call i32 @is_in(ptr noundef %9, i32 noundef %10) #7
  br label %13

12:                                               ; preds = %2
  br label %13

13:                                               ; preds = %12, %8
  %14 = phi i32 [ %11, %8 ], [ -1, %12 ]
  ret i32 %14
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
define dso_local i32 @tb_libc_sigprocmask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #8
  %11 = call i64 @tb_thread_word(i32 noundef 0) #7
  store i64 %11, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #8
  %12 = load ptr, ptr %6, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %3
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.sigset_t, ptr %15, i32 0, i32 0
  %17 = getelementptr inbounds [16 x i64], ptr %16, i64 0, i64 0
  %18 = load i64, ptr %17, align 8
  br label %20

19:                                               ; preds = %3
  br label %20

20:                                               ; preds = %19, %14
  %21 = phi i64 [ %18, %14 ], [ 0, %19 ]
  store i64 %21, ptr %9, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %31

24:                                               ; preds = %20
  %25 = load ptr, ptr %7, align 8
  %26 = call ptr @memset(ptr noundef %25, i32 noundef 0, i64 noundef 128) #7
  %27 = load i64, ptr %8, align 8
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds %struct.sigset_t, ptr %28, i32 0, i32 0
  %30 = getelementptr inbounds [16 x i64], ptr %29, i64 0, i64 0
  store i64 %27, ptr %30, align 8
  br label %31

31:                                               ; preds = %24, %20
  %32 = load ptr, ptr %6, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  store i32 0, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %61

35:                                               ; preds = %31
  %36 = load i32, ptr %5, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %35
  %39 = load i64, ptr %9, align 8
  %40 = load i64, ptr %8, align 8
  %41 = or i64 %40, %39
  store i64 %41, ptr %8, align 8
  br label %59

42:                                               ; preds = %35
  %43 = load i32, ptr %5, align 4
  %44 = icmp eq i32 %43, 1
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = load i64, ptr %9, align 8
  %47 = xor i64 %46, -1
  %48 = load i64, ptr %8, align 8
  %49 = and i64 %48, %47
  store i64 %49, ptr %8, align 8
  br label %58

50:                                               ; preds = %42
  %51 = load i32, ptr %5, align 4
  %52 = icmp eq i32 %51, 2
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = load i64, ptr %9, align 8
  store i64 %54, ptr %8, align 8
  br label %57

55:                                               ; preds = %50
  %56 = call ptr @__errno_location() #7
  store i32 22, ptr %56, align 4
  store i32 -1, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %61

57:                                               ; preds = %53
  br label %58

58:                                               ; preds = %57, %45
  br label %59

59:                                               ; preds = %58, %38
  %60 = load i64, ptr %8, align 8
  call void @tb_set_thread_word(i32 noundef 0, i64 noundef %60) #7
  call void @deliver_pending() #7
  store i32 0, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %61

61:                                               ; preds = %59, %55, %34
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #8
  %62 = load i32, ptr %4, align 4
  ret i32 %62
}

; Function Attrs: nounwind
define internal void @deliver_pending() #0 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %1) #8
  store i32 1, ptr %1, align 4
  br label %2

2:                                                ; preds = %23, %0
  %3 = load i32, ptr %1, align 4
  %4 = icmp sle i32 %3, 64
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 4, ptr %1) #8
  br label %26

6:                                                ; preds = %2
  %7 = call i64 @tb_thread_word(i32 noundef 1) #7
  %8 = call i64 @tb_thread_word(i32 noundef 0) #7
  %9 = xor i64 %8, -1
  %10 = and i64 %7, %9
  %11 = load i32, ptr %1, align 4
  %12 = call i64 @bit(i32 noundef %11) #7
  %13 = and i64 %10, %12
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %6
  %16 = call i64 @tb_thread_word(i32 noundef 1) #7
  %17 = load i32, ptr %1, align 4
  %18 = call i64 @bit(i32 noundef %17) #7
  %19 = xor i64 %18, -1
  %20 = and i64 %16, %19
  call void @tb_set_thread_word(i32 noundef 1, i64 noundef %20) #7
  %21 = load i32, ptr %1, align 4
  call void @deliver(i32 noundef %21) #7
  br label %22

22:                                               ; preds = %15, %6
  br label %23

23:                                               ; preds = %22
  %24 = load i32, ptr %1, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %1, align 4
  br label %2, !llvm.loop !4

26:                                               ; preds = %5
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigpending(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @memset(ptr noundef %3, i32 noundef 0, i64 noundef 128) #7
  %5 = call i64 @tb_thread_word(i32 noundef 1) #7
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.sigset_t, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 0
  store i64 %5, ptr %8, align 8
  ret i32 0
}

; Function Attrs: nounwind
define internal void @take(ptr dead_on_unwind noalias writable sret(%struct.sigaction) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store i32 %1, ptr %3, align 4
  br label %8

8:                                                ; preds = %44, %2
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %10
  call void @__atomic_load(i64 noundef 152, ptr noundef %11, ptr noundef %0, i32 noundef 0) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #8
  %12 = getelementptr inbounds %struct.sigaction, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %4, align 8
  %14 = getelementptr inbounds %struct.sigaction, ptr %0, i32 0, i32 2
  %15 = load i32, ptr %14, align 8
  %16 = and i32 %15, -2147483648
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %8
  %19 = load ptr, ptr %4, align 8
  %20 = icmp eq ptr %19, inttoptr (i64 1 to ptr)
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = load ptr, ptr %4, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %21, %18, %8
  store i32 1, ptr %5, align 4
  br label %42

25:                                               ; preds = %21
  %26 = load i32, ptr %3, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %27
  %29 = getelementptr inbounds %struct.sigaction, ptr %28, i32 0, i32 0
  store ptr null, ptr %6, align 8
  %30 = load i64, ptr %4, align 8
  %31 = load i64, ptr %6, align 8
  %32 = cmpxchg ptr %29, i64 %30, i64 %31 monotonic monotonic, align 8
  %33 = extractvalue { i64, i1 } %32, 0
  %34 = extractvalue { i64, i1 } %32, 1
  br i1 %34, label %36, label %35

35:                                               ; preds = %25
  store i64 %33, ptr %4, align 8
  br label %36

36:                                               ; preds = %35, %25
  %37 = zext i1 %34 to i8
  store i8 %37, ptr %7, align 1
  %38 = load i8, ptr %7, align 1, !range !7, !noundef !8
  %39 = trunc i8 %38 to i1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store i32 1, ptr %5, align 4
  br label %42

41:                                               ; preds = %36
  store i32 0, ptr %5, align 4
  br label %42

42:                                               ; preds = %41, %40, %24
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #8
  %43 = load i32, ptr %5, align 4
  switch i32 %43, label %46 [
    i32 0, label %44
    i32 1, label %45
  ]

44:                                               ; preds = %42
  br label %8, !llvm.loop !9

45:                                               ; preds = %42
  ret void

46:                                               ; preds = %42
  unreachable
}

; Function Attrs: noreturn
declare void @abort() #5

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn }
attributes #5 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin noreturn "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{i8 0, i8 2}
!8 = !{}
!9 = distinct !{!9, !6}
