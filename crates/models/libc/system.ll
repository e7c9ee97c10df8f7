
%struct.utsname = type { [6 x [65 x i8]] }
%struct.rlimit = type { i64, i64 }
%struct.rusage = type { i64, i64, i64, i64, [14 x i64] }

@.str = private unnamed_addr constant [6 x i8] c"Linux\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"machine\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"6.1.0\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"#1\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"x86_64\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"(none)\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_uname(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @tb_fixed_answer() #3
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @memset(ptr noundef %3, i32 noundef 0, i64 noundef 390) #3
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.utsname, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds [6 x [65 x i8]], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds [65 x i8], ptr %7, i64 0, i64 0
  %9 = call ptr @strcpy(ptr noundef %8, ptr noundef @.str) #3
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.utsname, ptr %10, i32 0, i32 0
  %12 = getelementptr inbounds [6 x [65 x i8]], ptr %11, i64 0, i64 1
  %13 = getelementptr inbounds [65 x i8], ptr %12, i64 0, i64 0
  %14 = call ptr @strcpy(ptr noundef %13, ptr noundef @.str.1) #3
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.utsname, ptr %15, i32 0, i32 0
  %17 = getelementptr inbounds [6 x [65 x i8]], ptr %16, i64 0, i64 2
  %18 = getelementptr inbounds [65 x i8], ptr %17, i64 0, i64 0
  %19 = call ptr @strcpy(ptr noundef %18, ptr noundef @.str.2) #3
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.utsname, ptr %20, i32 0, i32 0
  %22 = getelementptr inbounds [6 x [65 x i8]], ptr %21, i64 0, i64 3
  %23 = getelementptr inbounds [65 x i8], ptr %22, i64 0, i64 0
  %24 = call ptr @strcpy(ptr noundef %23, ptr noundef @.str.3) #3
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds %struct.utsname, ptr %25, i32 0, i32 0
  %27 = getelementptr inbounds [6 x [65 x i8]], ptr %26, i64 0, i64 4
  %28 = getelementptr inbounds [65 x i8], ptr %27, i64 0, i64 0
  %29 = call ptr @strcpy(ptr noundef %28, ptr noundef @.str.4) #3
  %30 = load ptr, ptr %2, align 8
  %31 = getelementptr inbounds %struct.utsname, ptr %30, i32 0, i32 0
  %32 = getelementptr inbounds [6 x [65 x i8]], ptr %31, i64 0, i64 5
  %33 = getelementptr inbounds [65 x i8], ptr %32, i64 0, i64 0
  %34 = call ptr @strcpy(ptr noundef %33, ptr noundef @.str.5) #3
  ret i32 0
}

declare void @tb_fixed_answer() #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #1

declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_gethostname(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  call void @tb_fixed_answer() #3
  %6 = load ptr, ptr %4, align 8
  %7 = load i64, ptr %5, align 8
  %8 = call ptr @strncpy(ptr noundef %6, ptr noundef @.str.1, i64 noundef %7) #3
  %9 = load i64, ptr %5, align 8
  %10 = icmp ult i64 %9, 8
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = call ptr @__errno_location() #3
  store i32 36, ptr %12, align 4
  store i32 -1, ptr %3, align 4
  br label %14

13:                                               ; preds = %2
  store i32 0, ptr %3, align 4
  br label %14

14:                                               ; preds = %13, %11
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @__errno_location() #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_getrlimit(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  call void @tb_fixed_answer() #3
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.rlimit, ptr %6, i32 0, i32 1
  store i64 -1, ptr %7, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.rlimit, ptr %8, i32 0, i32 0
  store i64 -1, ptr %9, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_setrlimit(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_getrusage(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %6 = load i32, ptr %3, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = call ptr @memset(ptr noundef %7, i32 noundef 0, i64 noundef 144) #3
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #4
  %9 = call i64 @clock() #3
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = sdiv i64 %10, 1000000
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.rusage, ptr %12, i32 0, i32 0
  store i64 %11, ptr %13, align 8
  %14 = load i64, ptr %5, align 8
  %15 = srem i64 %14, 1000000
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.rusage, ptr %16, i32 0, i32 1
  store i64 %15, ptr %17, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #4
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i64 @clock() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local i64 @tb_libc_times(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #4
  %4 = call i64 @clock() #3
  %5 = sdiv i64 %4, 10000
  store i64 %5, ptr %3, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %18

8:                                                ; preds = %1
  %9 = load i64, ptr %3, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 0
  store i64 %9, ptr %11, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 3
  store i64 0, ptr %13, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds i64, ptr %14, i64 2
  store i64 0, ptr %15, align 8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 1
  store i64 0, ptr %17, align 8
  br label %18

18:                                               ; preds = %8, %1
  %19 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #4
  ret i64 %19
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_mmap(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store i64 %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i64 %5, ptr %13, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = load i64, ptr %9, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %6
  %21 = call ptr @__errno_location() #3
  store i32 22, ptr %21, align 4
  store ptr inttoptr (i64 -1 to ptr), ptr %7, align 8
  br label %66

22:                                               ; preds = %6
  %23 = load i32, ptr %11, align 4
  %24 = and i32 %23, 16
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %38, label %26

26:                                               ; preds = %22
  %27 = load i32, ptr %11, align 4
  %28 = and i32 %27, 1
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %26
  %31 = load i32, ptr %10, align 4
  %32 = and i32 %31, 2
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %30
  %35 = load i32, ptr %11, align 4
  %36 = and i32 %35, 32
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %34, %22
  %39 = call ptr @__errno_location() #3
  store i32 19, ptr %39, align 4
  store ptr inttoptr (i64 -1 to ptr), ptr %7, align 8
  br label %66

40:                                               ; preds = %34, %30, %26
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #4
  %41 = load i64, ptr %9, align 8
  %42 = add i64 %41, 4096
  %43 = sub i64 %42, 1
  %44 = udiv i64 %43, 4096
  %45 = mul i64 %44, 4096
  store i64 %45, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #4
  %46 = load i64, ptr %14, align 8
  %47 = call i32 @posix_memalign(ptr noundef %15, i64 noundef 4096, i64 noundef %46) #3
  %48 = load ptr, ptr %15, align 8
  %49 = load i64, ptr %14, align 8
  %50 = call ptr @memset(ptr noundef %48, i32 noundef 0, i64 noundef %49) #3
  %51 = load i32, ptr %11, align 4
  %52 = and i32 %51, 32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %63, label %54

54:                                               ; preds = %40
  %55 = load i32, ptr %12, align 4
  %56 = load ptr, ptr %15, align 8
  %57 = load i64, ptr %9, align 8
  %58 = load i64, ptr %13, align 8
  %59 = call i64 @pread(i32 noundef %55, ptr noundef %56, i64 noundef %57, i64 noundef %58) #3
  %60 = icmp slt i64 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %54
  %62 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %62) #3
  store ptr inttoptr (i64 -1 to ptr), ptr %7, align 8
  store i32 1, ptr %16, align 4
  br label %65

63:                                               ; preds = %54, %40
  %64 = load ptr, ptr %15, align 8
  store ptr %64, ptr %7, align 8
  store i32 1, ptr %16, align 4
  br label %65

65:                                               ; preds = %63, %61
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #4
  br label %66

66:                                               ; preds = %65, %38, %20
  %67 = load ptr, ptr %7, align 8
  ret ptr %67
}

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) #1

declare i64 @pread(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #1

declare void @free(ptr noundef) #1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_mmap64(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i64 %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i64, ptr %12, align 8
  %19 = call ptr @tb_libc_mmap(ptr noundef %13, i64 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i64 noundef %18) #3
  ret ptr %19
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_munmap(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %6) #3
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_madvise(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_posix_fadvise(i32 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i64, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local double @tb_libc_erand48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @step48(ptr noundef %3) #3
  %5 = uitofp i64 %4 to double
  %6 = fdiv double %5, 0x42F0000000000000
  ret double %6
}

; Function Attrs: nounwind
define internal i64 @step48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #4
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i16, ptr %4, i64 2
  %6 = load i16, ptr %5, align 2
  %7 = zext i16 %6 to i64
  %8 = shl i64 %7, 32
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i16, ptr %9, i64 1
  %11 = load i16, ptr %10, align 2
  %12 = zext i16 %11 to i64
  %13 = shl i64 %12, 16
  %14 = or i64 %8, %13
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i16, ptr %15, i64 0
  %17 = load i16, ptr %16, align 2
  %18 = zext i16 %17 to i64
  %19 = or i64 %14, %18
  store i64 %19, ptr %3, align 8
  %20 = load i64, ptr %3, align 8
  %21 = mul i64 %20, 25214903917
  %22 = add i64 %21, 11
  %23 = and i64 %22, 281474976710655
  store i64 %23, ptr %3, align 8
  %24 = load i64, ptr %3, align 8
  %25 = trunc i64 %24 to i16
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds i16, ptr %26, i64 0
  store i16 %25, ptr %27, align 2
  %28 = load i64, ptr %3, align 8
  %29 = lshr i64 %28, 16
  %30 = trunc i64 %29 to i16
  %31 = load ptr, ptr %2, align 8
  %32 = getelementptr inbounds i16, ptr %31, i64 1
  store i16 %30, ptr %32, align 2
  %33 = load i64, ptr %3, align 8
  %34 = lshr i64 %33, 32
  %35 = trunc i64 %34 to i16
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds i16, ptr %36, i64 2
  store i16 %35, ptr %37, align 2
  %38 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #4
  ret i64 %38
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_nrand48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @step48(ptr noundef %3) #3
  %5 = lshr i64 %4, 17
  ret i64 %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_jrand48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @step48(ptr noundef %3) #3
  %5 = lshr i64 %4, 16
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  ret i64 %7
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nobuiltin "no-builtins" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
