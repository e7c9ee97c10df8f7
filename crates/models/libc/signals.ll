
%struct.sigaction = type { %union.anon, %struct.sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [40 x i8] c"a signal to the process that is blocked\00", align 1
@actions = internal global [65 x %struct.sigaction] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [69 x i8] c"a signal to a process of several threads: each of them may handle it\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"a real-time signal that waits twice\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"a signal that stops the process\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_raise(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @send(i32 noundef %3, i32 noundef -6) #7
  ret i32 %4
}

; Function Attrs: nounwind
define internal i32 @send(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store i32 0, ptr %3, align 4
  br label %38

9:                                                ; preds = %2
  %10 = load i32, ptr %4, align 4
  %11 = call i32 @is_valid(i32 noundef %10) #7
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  store i32 -1, ptr %3, align 4
  br label %38

14:                                               ; preds = %9
  %15 = call i64 @tb_thread_word(i32 noundef 0) #7
  %16 = load i32, ptr %4, align 4
  %17 = call i64 @bit(i32 noundef %16) #7
  %18 = and i64 %15, %17
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %14
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  call void @deliver(i32 noundef %21, i32 noundef %22) #7
  store i32 0, ptr %3, align 4
  br label %38

23:                                               ; preds = %14
  %24 = load i32, ptr %4, align 4
  %25 = icmp sge i32 %24, 34
  br i1 %25, label %26, label %33

26:                                               ; preds = %23
  %27 = call i64 @tb_thread_word(i32 noundef 1) #7
  %28 = load i32, ptr %4, align 4
  %29 = call i64 @bit(i32 noundef %28) #7
  %30 = and i64 %27, %29
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %26
  call void @tb_unsupported(ptr noundef @.str.2) #7
  br label %33

33:                                               ; preds = %32, %26, %23
  %34 = call i64 @tb_thread_word(i32 noundef 1) #7
  %35 = load i32, ptr %4, align 4
  %36 = call i64 @bit(i32 noundef %35) #7
  %37 = or i64 %34, %36
  call void @tb_set_thread_word(i32 noundef 1, i64 noundef %37) #7
  store i32 0, ptr %3, align 4
  br label %38

38:                                               ; preds = %33, %20, %13, %8
  %39 = load i32, ptr %3, align 4
  ret i32 %39
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_kill(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %4, align 4
  %8 = call i32 @getpid() #7
  %9 = icmp ne i32 %7, %8
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call ptr @__errno_location() #7
  store i32 3, ptr %14, align 4
  store i32 -1, ptr %3, align 4
  br label %48

15:                                               ; preds = %10, %2
  %16 = load i32, ptr %5, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %45

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4
  %20 = call i32 @is_valid(i32 noundef %19) #7
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %45

22:                                               ; preds = %18
  %23 = call i64 @tb_thread_word(i32 noundef 0) #7
  %24 = load i32, ptr %5, align 4
  %25 = call i64 @bit(i32 noundef %24) #7
  %26 = and i64 %23, %25
  %27 = icmp ne i64 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  call void @tb_unsupported(ptr noundef @.str) #7
  br label %29

29:                                               ; preds = %28, %22
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #8
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %31
  %33 = getelementptr inbounds %struct.sigaction, ptr %32, i32 0, i32 0
  %34 = load atomic i64, ptr %33 monotonic, align 8
  store i64 %34, ptr %6, align 8
  %35 = call i32 @tb_has_threads() #7
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %44

37:                                               ; preds = %29
  %38 = load ptr, ptr %6, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = load ptr, ptr %6, align 8
  %42 = icmp ne ptr %41, inttoptr (i64 1 to ptr)
  br i1 %42, label %43, label %44

43:                                               ; preds = %40
  call void @tb_unsupported(ptr noundef @.str.1) #7
  br label %44

44:                                               ; preds = %43, %40, %37, %29
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #8
  br label %45

45:                                               ; preds = %44, %18, %15
  %46 = load i32, ptr %5, align 4
  %47 = call i32 @send(i32 noundef %46, i32 noundef 0) #7
  store i32 %47, ptr %3, align 4
  br label %48

48:                                               ; preds = %45, %13
  %49 = load i32, ptr %3, align 4
  ret i32 %49
}

declare i32 @getpid() #1

declare ptr @__errno_location() #1

; Function Attrs: nounwind
define internal i32 @is_valid(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp sge i32 %4, 1
  br i1 %5, label %6, label %16

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp sle i32 %7, 64
  br i1 %8, label %9, label %16

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 32
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4
  %14 = icmp sge i32 %13, 34
  br i1 %14, label %15, label %16

15:                                               ; preds = %12, %9
  store i32 1, ptr %2, align 4
  br label %18

16:                                               ; preds = %12, %6, %1
  %17 = call ptr @__errno_location() #7
  store i32 22, ptr %17, align 4
  store i32 0, ptr %2, align 4
  br label %18

18:                                               ; preds = %16, %15
  %19 = load i32, ptr %2, align 4
  ret i32 %19
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

declare void @tb_unsupported(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i32 @tb_has_threads() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

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
  br label %63

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
  br label %63

25:                                               ; preds = %20, %14
  call void @llvm.lifetime.start.p0(i64 152, ptr %8) #8
  %26 = load ptr, ptr %6, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %53

28:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(i64 152, ptr %9) #8
  %29 = load ptr, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %29, i64 152, i1 false)
  %30 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 1
  %31 = getelementptr inbounds %struct.sigset_t, ptr %30, i32 0, i32 0
  %32 = getelementptr inbounds [16 x i64], ptr %31, i64 0, i64 0
  %33 = load i64, ptr %32, align 8
  %34 = call i64 @blockable(i64 noundef %33) #7
  %35 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 1
  %36 = getelementptr inbounds %struct.sigset_t, ptr %35, i32 0, i32 0
  %37 = getelementptr inbounds [16 x i64], ptr %36, i64 0, i64 0
  store i64 %34, ptr %37, align 8
  %38 = load i32, ptr %5, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %39
  call void @__atomic_exchange(i64 noundef 152, ptr noundef %40, ptr noundef %9, ptr noundef %8, i32 noundef 0) #7
  %41 = load i32, ptr %5, align 4
  %42 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = call i32 @is_ignored(i32 noundef %41, ptr noundef %43) #7
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %52

46:                                               ; preds = %28
  %47 = call i64 @tb_thread_word(i32 noundef 1) #7
  %48 = load i32, ptr %5, align 4
  %49 = call i64 @bit(i32 noundef %48) #7
  %50 = xor i64 %49, -1
  %51 = and i64 %47, %50
  call void @tb_set_thread_word(i32 noundef 1, i64 noundef %51) #7
  br label %52

52:                                               ; preds = %46, %28
  call void @llvm.lifetime.end.p0(i64 152, ptr %9) #8
  br label %57

53:                                               ; preds = %25
  %54 = load i32, ptr %5, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %55
  call void @__atomic_load(i64 noundef 152, ptr noundef %56, ptr noundef %8, i32 noundef 0) #7
  br label %57

57:                                               ; preds = %53, %52
  %58 = load ptr, ptr %7, align 8
  %59 = icmp ne ptr %58, null
  br i1 %59, label %60, label %62

60:                                               ; preds = %57
  %61 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %8, i64 152, i1 false)
  br label %62

62:                                               ; preds = %60, %57
  store i32 0, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 152, ptr %8) #8
  br label %63

63:                                               ; preds = %62, %23, %13
  %64 = load i32, ptr %4, align 4
  ret i32 %64
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
define internal i64 @blockable(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call i64 @bit(i32 noundef 9) #7
  %5 = call i64 @bit(i32 noundef 19) #7
  %6 = or i64 %4, %5
  %7 = xor i64 %6, -1
  %8 = and i64 %3, %7
  ret i64 %8
}

; Function Attrs: nounwind willreturn
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32) #4

; Function Attrs: nounwind
define internal i32 @is_ignored(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, inttoptr (i64 1 to ptr)
  br i1 %6, label %26, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %24

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = icmp eq i32 %11, 17
  br i1 %12, label %22, label %13

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 18
  br i1 %15, label %22, label %16

16:                                               ; preds = %13
  %17 = load i32, ptr %3, align 4
  %18 = icmp eq i32 %17, 23
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4
  %21 = icmp eq i32 %20, 28
  br label %22

22:                                               ; preds = %19, %16, %13, %10
  %23 = phi i1 [ true, %16 ], [ true, %13 ], [ true, %10 ], [ %21, %19 ]
  br label %24

24:                                               ; preds = %22, %7
  %25 = phi i1 [ false, %7 ], [ %23, %22 ]
  br label %26

26:                                               ; preds = %24, %2
  %27 = phi i1 [ true, %2 ], [ %25, %24 ]
  %28 = zext i1 %27 to i32
  ret i32 %28
}

declare void @tb_set_thread_word(i32 noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) #4

; Function Attrs: nounwind
define dso_local ptr @tb_libc_signal(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.sigaction, align 8
  %7 = alloca %struct.sigaction, align 8
  %8 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 152, ptr %6) #8
  call void @llvm.lifetime.start.p0(i64 152, ptr %7) #8
  %9 = load i32, ptr %4, align 4
  %10 = call i32 @is_valid(i32 noundef %9) #7
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %2
  store ptr inttoptr (i64 -1 to ptr), ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %32

13:                                               ; preds = %2
  %14 = call ptr @memset(ptr noundef %6, i32 noundef 0, i64 noundef 152) #7
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.sigaction, ptr %6, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds %struct.sigaction, ptr %6, i32 0, i32 2
  store i32 268435456, ptr %17, align 8
  %18 = load i32, ptr %4, align 4
  %19 = call i64 @bit(i32 noundef %18) #7
  %20 = getelementptr inbounds %struct.sigaction, ptr %6, i32 0, i32 1
  %21 = getelementptr inbounds %struct.sigset_t, ptr %20, i32 0, i32 0
  %22 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 0
  store i64 %19, ptr %22, align 8
  %23 = load i32, ptr %4, align 4
  %24 = call i32 @tb_libc_sigaction(i32 noundef %23, ptr noundef %6, ptr noundef %7) #7
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %13
  br label %30

27:                                               ; preds = %13
  %28 = getelementptr inbounds %struct.sigaction, ptr %7, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  br label %30

30:                                               ; preds = %27, %26
  %31 = phi ptr [ inttoptr (i64 -1 to ptr), %26 ], [ %29, %27 ]
  store ptr %31, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %32

32:                                               ; preds = %30, %12
  call void @llvm.lifetime.end.p0(i64 152, ptr %7) #8
  call void @llvm.lifetime.end.p0(i64 152, ptr %6) #8
  %33 = load ptr, ptr %3, align 8
  ret ptr %33
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
  %5 = call i64 @bit(i32 noundef 32) #7
  %6 = call i64 @bit(i32 noundef 33) #7
  %7 = or i64 %5, %6
  %8 = xor i64 %7, -1
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.sigset_t, ptr %9, i32 0, i32 0
  %11 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 0
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, %8
  store i64 %13, ptr %11, align 8
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
  %6 = icmp eq i32 %5, 32
  br i1 %6, label %14, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4
  %9 = icmp eq i32 %8, 33
  br i1 %9, label %14, label %10

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4
  %12 = call i32 @is_valid(i32 noundef %11) #7
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %10, %7, %2
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %4, align 4
  %17 = call i32 @is_in(ptr noundef %15, i32 noundef %16) #7
  br label %19

18:                                               ; preds = %10
  br label %19

19:                                               ; preds = %18, %14
  %20 = phi i32 [ %17, %14 ], [ -1, %18 ]
  ret i32 %20
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
define dso_local i32 @tb_libc_pthread_sigmask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @mask(i32 noundef %7, ptr noundef %8, ptr noundef %9) #7
  ret i32 %10
}

; Function Attrs: nounwind
define internal i32 @mask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
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
  br i1 %13, label %14, label %20

14:                                               ; preds = %3
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.sigset_t, ptr %15, i32 0, i32 0
  %17 = getelementptr inbounds [16 x i64], ptr %16, i64 0, i64 0
  %18 = load i64, ptr %17, align 8
  %19 = call i64 @blockable(i64 noundef %18) #7
  br label %21

20:                                               ; preds = %3
  br label %21

21:                                               ; preds = %20, %14
  %22 = phi i64 [ %19, %14 ], [ 0, %20 ]
  store i64 %22, ptr %9, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = load i32, ptr %5, align 4
  %27 = icmp ugt i32 %26, 2
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  store i32 22, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %63

29:                                               ; preds = %25, %21
  %30 = load ptr, ptr %7, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %39

32:                                               ; preds = %29
  %33 = load ptr, ptr %7, align 8
  %34 = call ptr @memset(ptr noundef %33, i32 noundef 0, i64 noundef 128) #7
  %35 = load i64, ptr %8, align 8
  %36 = load ptr, ptr %7, align 8
  %37 = getelementptr inbounds %struct.sigset_t, ptr %36, i32 0, i32 0
  %38 = getelementptr inbounds [16 x i64], ptr %37, i64 0, i64 0
  store i64 %35, ptr %38, align 8
  br label %39

39:                                               ; preds = %32, %29
  %40 = load ptr, ptr %6, align 8
  %41 = icmp ne ptr %40, null
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 0, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %63

43:                                               ; preds = %39
  %44 = load i32, ptr %5, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = load i64, ptr %9, align 8
  %48 = load i64, ptr %8, align 8
  %49 = or i64 %48, %47
  store i64 %49, ptr %8, align 8
  br label %61

50:                                               ; preds = %43
  %51 = load i32, ptr %5, align 4
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = load i64, ptr %9, align 8
  %55 = xor i64 %54, -1
  %56 = load i64, ptr %8, align 8
  %57 = and i64 %56, %55
  store i64 %57, ptr %8, align 8
  br label %60

58:                                               ; preds = %50
  %59 = load i64, ptr %9, align 8
  store i64 %59, ptr %8, align 8
  br label %60

60:                                               ; preds = %58, %53
  br label %61

61:                                               ; preds = %60, %46
  %62 = load i64, ptr %8, align 8
  call void @tb_set_thread_word(i32 noundef 0, i64 noundef %62) #7
  call void @deliver_pending() #7
  store i32 0, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %63

63:                                               ; preds = %61, %42, %28
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #8
  %64 = load i32, ptr %4, align 4
  ret i32 %64
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sigprocmask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %10 = load i32, ptr %5, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = call i32 @mask(i32 noundef %10, ptr noundef %11, ptr noundef %12) #7
  store i32 %13, ptr %8, align 4
  %14 = load i32, ptr %8, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %3
  store i32 0, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %20

17:                                               ; preds = %3
  %18 = load i32, ptr %8, align 4
  %19 = call ptr @__errno_location() #7
  store i32 %18, ptr %19, align 4
  store i32 -1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %20

20:                                               ; preds = %17, %16
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  %21 = load i32, ptr %4, align 4
  ret i32 %21
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
define dso_local void @tb_libc_tb_catch_abort() #0 {
  %1 = alloca ptr, align 8
  %2 = call i64 @tb_thread_word(i32 noundef 0) #7
  %3 = call i64 @bit(i32 noundef 6) #7
  %4 = xor i64 %3, -1
  %5 = and i64 %2, %4
  call void @tb_set_thread_word(i32 noundef 0, i64 noundef %5) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #8
  %6 = load atomic i64, ptr getelementptr inbounds ([65 x %struct.sigaction], ptr @actions, i64 0, i64 6) monotonic, align 16
  store i64 %6, ptr %1, align 8
  %7 = load ptr, ptr %1, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %0
  %10 = load ptr, ptr %1, align 8
  %11 = icmp ne ptr %10, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @deliver(i32 noundef 6, i32 noundef -6) #7
  br label %13

13:                                               ; preds = %12, %9, %0
  call void @llvm.lifetime.end.p0(i64 8, ptr %1) #8
  ret void
}

; Function Attrs: nounwind
define internal void @deliver(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.sigaction, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca [32 x i32], align 16
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 152, ptr %5) #8
  %10 = load i32, ptr %3, align 4
  call void @take(ptr dead_on_unwind writable sret(%struct.sigaction) align 8 %5, i32 noundef %10) #7
  %11 = load i32, ptr %3, align 4
  %12 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 @is_ignored(i32 noundef %11, ptr noundef %13) #7
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  store i32 1, ptr %6, align 4
  br label %68

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %17
  %22 = load i32, ptr %3, align 4
  call void @end_by(i32 noundef %22) #7
  br label %23

23:                                               ; preds = %21, %17
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #8
  %24 = call i64 @tb_thread_word(i32 noundef 0) #7
  store i64 %24, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #8
  %25 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 2
  %26 = load i32, ptr %25, align 8
  %27 = and i32 %26, 1073741824
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  br label %33

30:                                               ; preds = %23
  %31 = load i32, ptr %3, align 4
  %32 = call i64 @bit(i32 noundef %31) #7
  br label %33

33:                                               ; preds = %30, %29
  %34 = phi i64 [ 0, %29 ], [ %32, %30 ]
  store i64 %34, ptr %8, align 8
  %35 = load i64, ptr %7, align 8
  %36 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 1
  %37 = getelementptr inbounds %struct.sigset_t, ptr %36, i32 0, i32 0
  %38 = getelementptr inbounds [16 x i64], ptr %37, i64 0, i64 0
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %8, align 8
  %41 = or i64 %39, %40
  %42 = call i64 @blockable(i64 noundef %41) #7
  %43 = or i64 %35, %42
  call void @tb_set_thread_word(i32 noundef 0, i64 noundef %43) #7
  call void @deliver_pending() #7
  %44 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 2
  %45 = load i32, ptr %44, align 8
  %46 = and i32 %45, 4
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %62

48:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 128, ptr %9) #8
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 128, i1 false)
  %49 = load i32, ptr %3, align 4
  store i32 %49, ptr %9, align 4
  %50 = getelementptr inbounds i32, ptr %9, i64 1
  %51 = getelementptr inbounds i32, ptr %9, i64 2
  %52 = load i32, ptr %4, align 4
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds i32, ptr %9, i64 3
  %54 = getelementptr inbounds i32, ptr %9, i64 4
  %55 = call i32 @getpid() #7
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds i32, ptr %9, i64 5
  %57 = call i32 @getuid() #7
  store i32 %57, ptr %56, align 4
  %58 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %3, align 4
  %61 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 0
  call void %59(i32 noundef %60, ptr noundef %61, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 128, ptr %9) #8
  br label %66

62:                                               ; preds = %33
  %63 = getelementptr inbounds %struct.sigaction, ptr %5, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8
  %65 = load i32, ptr %3, align 4
  call void %64(i32 noundef %65) #7
  br label %66

66:                                               ; preds = %62, %48
  %67 = load i64, ptr %7, align 8
  call void @tb_set_thread_word(i32 noundef 0, i64 noundef %67) #7
  call void @deliver_pending() #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #8
  store i32 0, ptr %6, align 4
  br label %68

68:                                               ; preds = %66, %16
  call void @llvm.lifetime.end.p0(i64 152, ptr %5) #8
  %69 = load i32, ptr %6, align 4
  switch i32 %69, label %71 [
    i32 0, label %70
    i32 1, label %70
  ]

70:                                               ; preds = %68, %68
  ret void

71:                                               ; preds = %68
  unreachable
}

; Function Attrs: nounwind
define internal void @deliver_pending() #0 {
  %1 = alloca i32, align 4
  %2 = call i64 @tb_thread_word(i32 noundef 1) #7
  %3 = call i64 @tb_thread_word(i32 noundef 0) #7
  %4 = xor i64 %3, -1
  %5 = and i64 %2, %4
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %0
  br label %33

8:                                                ; preds = %0
  call void @llvm.lifetime.start.p0(i64 4, ptr %1) #8
  store i32 1, ptr %1, align 4
  br label %9

9:                                                ; preds = %30, %8
  %10 = load i32, ptr %1, align 4
  %11 = icmp sle i32 %10, 64
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(i64 4, ptr %1) #8
  br label %33

13:                                               ; preds = %9
  %14 = call i64 @tb_thread_word(i32 noundef 1) #7
  %15 = call i64 @tb_thread_word(i32 noundef 0) #7
  %16 = xor i64 %15, -1
  %17 = and i64 %14, %16
  %18 = load i32, ptr %1, align 4
  %19 = call i64 @bit(i32 noundef %18) #7
  %20 = and i64 %17, %19
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %22, label %29

22:                                               ; preds = %13
  %23 = call i64 @tb_thread_word(i32 noundef 1) #7
  %24 = load i32, ptr %1, align 4
  %25 = call i64 @bit(i32 noundef %24) #7
  %26 = xor i64 %25, -1
  %27 = and i64 %23, %26
  call void @tb_set_thread_word(i32 noundef 1, i64 noundef %27) #7
  %28 = load i32, ptr %1, align 4
  call void @deliver(i32 noundef %28, i32 noundef -6) #7
  br label %29

29:                                               ; preds = %22, %13
  br label %30

30:                                               ; preds = %29
  %31 = load i32, ptr %1, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %1, align 4
  br label %9, !llvm.loop !4

33:                                               ; preds = %7, %12
  ret void
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

; Function Attrs: nounwind
define internal void @end_by(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 6
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @abort() #9
  unreachable

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = icmp eq i32 %7, 19
  br i1 %8, label %18, label %9

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4
  %11 = icmp eq i32 %10, 20
  br i1 %11, label %18, label %12

12:                                               ; preds = %9
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq i32 %13, 21
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, 22
  br i1 %17, label %18, label %19

18:                                               ; preds = %15, %12, %9, %6
  call void @tb_unsupported(ptr noundef @.str.3) #7
  br label %19

19:                                               ; preds = %18, %15
  %20 = load i32, ptr %2, align 4
  %21 = add nsw i32 128, %20
  call void @_exit(i32 noundef %21) #9
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i32 @getuid() #1

; Function Attrs: noreturn
declare void @abort() #6

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #6

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
