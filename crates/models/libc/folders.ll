
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [3 x i64] }
%struct.DIR = type { [256 x i8], i64, %struct.dirent }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@tb_libc_umask.current = internal global i32 18, align 4
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_stat(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [256 x i8], align 16
  %7 = alloca [256 x i8], align 16
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr %6) #4
  call void @llvm.lifetime.start.p0(i64 256, ptr %7) #4
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds [256 x i8], ptr %6, i64 0, i64 0
  %14 = call i64 @tb_plain_name(ptr noundef %12, ptr noundef %13, i64 noundef 256) #5
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  %15 = load ptr, ptr %4, align 8
  %16 = call i64 @tb_file_size(ptr noundef %15) #5
  store i64 %16, ptr %8, align 8
  %17 = load i64, ptr %8, align 8
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %2
  %20 = load ptr, ptr %4, align 8
  %21 = call i32 @tb_is_folder(ptr noundef %20) #5
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8
  call void @describe(ptr noundef %24, i32 noundef 16877, i64 noundef 4096, i64 noundef 2) #5
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %50

25:                                               ; preds = %19
  %26 = call ptr @__errno_location() #5
  store i32 2, ptr %26, align 4
  store i32 -1, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %50

27:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #4
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
  store i64 0, ptr %11, align 8
  br label %28

28:                                               ; preds = %42, %27
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 0
  %31 = call i64 @tb_file_name(i64 noundef %29, ptr noundef %30, i64 noundef 256) #5
  %32 = icmp sge i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %28
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  br label %45

34:                                               ; preds = %28
  %35 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 0
  %36 = getelementptr inbounds [256 x i8], ptr %6, i64 0, i64 0
  %37 = call i32 @strcmp(ptr noundef %35, ptr noundef %36) #5
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %34
  %40 = load i64, ptr %11, align 8
  store i64 %40, ptr %10, align 8
  br label %41

41:                                               ; preds = %39, %34
  br label %42

42:                                               ; preds = %41
  %43 = load i64, ptr %11, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %11, align 8
  br label %28, !llvm.loop !4

45:                                               ; preds = %33
  %46 = load ptr, ptr %5, align 8
  %47 = load i64, ptr %8, align 8
  %48 = load i64, ptr %10, align 8
  %49 = add i64 %48, 10
  call void @describe(ptr noundef %46, i32 noundef 33188, i64 noundef %47, i64 noundef %49) #5
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #4
  br label %50

50:                                               ; preds = %45, %25, %23
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
  call void @llvm.lifetime.end.p0(i64 256, ptr %7) #4
  call void @llvm.lifetime.end.p0(i64 256, ptr %6) #4
  %51 = load i32, ptr %3, align 4
  ret i32 %51
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i64 @tb_plain_name(ptr noundef, ptr noundef, i64 noundef) #2

declare i64 @tb_file_size(ptr noundef) #2

declare i32 @tb_is_folder(ptr noundef) #2

; Function Attrs: nounwind
define internal void @describe(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = call ptr @memset(ptr noundef %9, i32 noundef 0, i64 noundef 144) #5
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds %struct.stat, ptr %11, i32 0, i32 0
  store i64 1, ptr %12, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.stat, ptr %14, i32 0, i32 1
  store i64 %13, ptr %15, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds %struct.stat, ptr %16, i32 0, i32 2
  store i64 1, ptr %17, align 8
  %18 = load i32, ptr %6, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.stat, ptr %19, i32 0, i32 3
  store i32 %18, ptr %20, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.stat, ptr %21, i32 0, i32 5
  store i32 1000, ptr %22, align 8
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.stat, ptr %23, i32 0, i32 4
  store i32 1000, ptr %24, align 4
  %25 = load i64, ptr %7, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.stat, ptr %26, i32 0, i32 8
  store i64 %25, ptr %27, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.stat, ptr %28, i32 0, i32 9
  store i64 4096, ptr %29, align 8
  %30 = load i64, ptr %7, align 8
  %31 = add nsw i64 %30, 511
  %32 = sdiv i64 %31, 512
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds %struct.stat, ptr %33, i32 0, i32 10
  store i64 %32, ptr %34, align 8
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.stat, ptr %35, i32 0, i32 15
  store i64 1700000000, ptr %36, align 8
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.stat, ptr %37, i32 0, i32 13
  store i64 1700000000, ptr %38, align 8
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.stat, ptr %39, i32 0, i32 11
  store i64 1700000000, ptr %40, align 8
  ret void
}

declare ptr @__errno_location() #2

declare i64 @tb_file_name(i64 noundef, ptr noundef, i64 noundef) #2

declare i32 @strcmp(ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fstat(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #4
  %8 = load i32, ptr %4, align 4
  %9 = call i64 @tb_descriptor_size(i32 noundef %8) #5
  store i64 %9, ptr %6, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp eq i64 %10, -1
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = call ptr @__errno_location() #5
  store i32 9, ptr %13, align 4
  store i32 -1, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %29

14:                                               ; preds = %2
  %15 = load i64, ptr %6, align 8
  %16 = icmp eq i64 %15, -2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = add i64 3, %20
  call void @describe(ptr noundef %18, i32 noundef 4480, i64 noundef 0, i64 noundef %21) #5
  br label %28

22:                                               ; preds = %14
  %23 = load ptr, ptr %5, align 8
  %24 = load i64, ptr %6, align 8
  %25 = load i32, ptr %4, align 4
  %26 = sext i32 %25 to i64
  %27 = add i64 1000, %26
  call void @describe(ptr noundef %23, i32 noundef 33188, i64 noundef %24, i64 noundef %27) #5
  br label %28

28:                                               ; preds = %22, %17
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %29

29:                                               ; preds = %28, %12
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #4
  %30 = load i32, ptr %3, align 4
  ret i32 %30
}

declare i64 @tb_descriptor_size(i32 noundef) #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc_lstat(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @tb_libc_stat(ptr noundef %5, ptr noundef %6) #5
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_stat64(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @tb_libc_stat(ptr noundef %5, ptr noundef %6) #5
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_lstat64(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @tb_libc_stat(ptr noundef %5, ptr noundef %6) #5
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fstat64(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @tb_libc_fstat(i32 noundef %5, ptr noundef %6) #5
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___xstat(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = call i32 @tb_libc_stat(ptr noundef %7, ptr noundef %8) #5
  ret i32 %9
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___lxstat(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = call i32 @tb_libc_stat(ptr noundef %7, ptr noundef %8) #5
  ret i32 %9
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___fxstat(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %5, align 4
  %8 = load ptr, ptr %6, align 8
  %9 = call i32 @tb_libc_fstat(i32 noundef %7, ptr noundef %8) #5
  ret i32 %9
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_access(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @tb_is_folder(ptr noundef %6) #5
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i32 0, ptr %3, align 4
  br label %23

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8
  %12 = call i64 @tb_file_size(ptr noundef %11) #5
  %13 = icmp slt i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = call ptr @__errno_location() #5
  store i32 2, ptr %15, align 4
  store i32 -1, ptr %3, align 4
  br label %23

16:                                               ; preds = %10
  %17 = load i32, ptr %5, align 4
  %18 = and i32 %17, 1
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %16
  %21 = call ptr @__errno_location() #5
  store i32 13, ptr %21, align 4
  store i32 -1, ptr %3, align 4
  br label %23

22:                                               ; preds = %16
  store i32 0, ptr %3, align 4
  br label %23

23:                                               ; preds = %22, %20, %14, %9
  %24 = load i32, ptr %3, align 4
  ret i32 %24
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_chmod(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = call i32 @tb_libc_access(ptr noundef %6, i32 noundef 0) #5
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_opendir(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @tb_is_folder(ptr noundef %5) #5
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %3, align 8
  %10 = call i64 @tb_file_size(ptr noundef %9) #5
  %11 = icmp sge i64 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 20, i32 2
  %14 = call ptr @__errno_location() #5
  store i32 %13, ptr %14, align 4
  store ptr null, ptr %2, align 8
  br label %23

15:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #4
  %16 = call ptr @calloc(i64 noundef 1, i64 noundef 544) #5
  store ptr %16, ptr %4, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.DIR, ptr %18, i32 0, i32 0
  %20 = getelementptr inbounds [256 x i8], ptr %19, i64 0, i64 0
  %21 = call i64 @tb_plain_name(ptr noundef %17, ptr noundef %20, i64 noundef 256) #5
  %22 = load ptr, ptr %4, align 8
  store ptr %22, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #4
  br label %23

23:                                               ; preds = %15, %8
  %24 = load ptr, ptr %2, align 8
  ret ptr %24
}

declare ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_readdir(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [256 x i8], align 16
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #4
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.DIR, ptr %10, i32 0, i32 2
  store ptr %11, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.dirent, ptr %12, i32 0, i32 2
  store i16 280, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.DIR, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, 1
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.dirent, ptr %18, i32 0, i32 1
  store i64 %17, ptr %19, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.DIR, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %22, 2
  br i1 %23, label %24, label %45

24:                                               ; preds = %1
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.dirent, ptr %25, i32 0, i32 0
  store i64 2, ptr %26, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds %struct.dirent, ptr %27, i32 0, i32 3
  store i8 4, ptr %28, align 2
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.dirent, ptr %29, i32 0, i32 4
  %31 = getelementptr inbounds [256 x i8], ptr %30, i64 0, i64 0
  %32 = call ptr @memcpy(ptr noundef %31, ptr noundef @.str, i64 noundef 3) #5
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds %struct.dirent, ptr %33, i32 0, i32 4
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds %struct.DIR, ptr %35, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 1, %37
  %39 = getelementptr inbounds [256 x i8], ptr %34, i64 0, i64 %38
  store i8 0, ptr %39, align 1
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds %struct.DIR, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %41, align 8
  %44 = load ptr, ptr %4, align 8
  store ptr %44, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %136

45:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 256, ptr %6) #4
  br label %46

46:                                               ; preds = %133, %45
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #4
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds %struct.DIR, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %48, align 8
  %51 = sub nsw i64 %49, 2
  store i64 %51, ptr %7, align 8
  %52 = load i64, ptr %7, align 8
  %53 = getelementptr inbounds [256 x i8], ptr %6, i64 0, i64 0
  %54 = call i64 @tb_file_name(i64 noundef %52, ptr noundef %53, i64 noundef 256) #5
  %55 = icmp slt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %46
  %57 = load ptr, ptr %3, align 8
  %58 = getelementptr inbounds %struct.DIR, ptr %57, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, -1
  store i64 %60, ptr %58, align 8
  store ptr null, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %133

61:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  %62 = getelementptr inbounds [256 x i8], ptr %6, i64 0, i64 0
  %63 = load ptr, ptr %3, align 8
  %64 = getelementptr inbounds %struct.DIR, ptr %63, i32 0, i32 0
  %65 = getelementptr inbounds [256 x i8], ptr %64, i64 0, i64 0
  %66 = call ptr @inside(ptr noundef %62, ptr noundef %65) #5
  store ptr %66, ptr %8, align 8
  %67 = load ptr, ptr %8, align 8
  %68 = icmp ne ptr %67, null
  br i1 %68, label %69, label %73

69:                                               ; preds = %61
  %70 = load ptr, ptr %8, align 8
  %71 = load i8, ptr %70, align 1
  %72 = icmp ne i8 %71, 0
  br i1 %72, label %74, label %73

73:                                               ; preds = %69, %61
  store i32 3, ptr %5, align 4
  br label %132, !llvm.loop !7

74:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #4
  store i64 0, ptr %9, align 8
  br label %75

75:                                               ; preds = %91, %74
  %76 = load ptr, ptr %8, align 8
  %77 = load i64, ptr %9, align 8
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = load i8, ptr %78, align 1
  %80 = sext i8 %79 to i32
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %82, label %89

82:                                               ; preds = %75
  %83 = load ptr, ptr %8, align 8
  %84 = load i64, ptr %9, align 8
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = load i8, ptr %85, align 1
  %87 = sext i8 %86 to i32
  %88 = icmp ne i32 %87, 47
  br label %89

89:                                               ; preds = %82, %75
  %90 = phi i1 [ false, %75 ], [ %88, %82 ]
  br i1 %90, label %91, label %94

91:                                               ; preds = %89
  %92 = load i64, ptr %9, align 8
  %93 = add i64 %92, 1
  store i64 %93, ptr %9, align 8
  br label %75, !llvm.loop !8

94:                                               ; preds = %89
  %95 = load ptr, ptr %3, align 8
  %96 = getelementptr inbounds %struct.DIR, ptr %95, i32 0, i32 0
  %97 = getelementptr inbounds [256 x i8], ptr %96, i64 0, i64 0
  %98 = load ptr, ptr %8, align 8
  %99 = load i64, ptr %9, align 8
  %100 = load i64, ptr %7, align 8
  %101 = call i32 @was_seen(ptr noundef %97, ptr noundef %98, i64 noundef %99, i64 noundef %100) #5
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %94
  store i32 3, ptr %5, align 4
  br label %131, !llvm.loop !7

104:                                              ; preds = %94
  %105 = load i64, ptr %7, align 8
  %106 = add i64 10, %105
  %107 = load ptr, ptr %4, align 8
  %108 = getelementptr inbounds %struct.dirent, ptr %107, i32 0, i32 0
  store i64 %106, ptr %108, align 8
  %109 = load ptr, ptr %8, align 8
  %110 = load i64, ptr %9, align 8
  %111 = getelementptr inbounds i8, ptr %109, i64 %110
  %112 = load i8, ptr %111, align 1
  %113 = sext i8 %112 to i32
  %114 = icmp eq i32 %113, 47
  %115 = zext i1 %114 to i64
  %116 = select i1 %114, i32 4, i32 8
  %117 = trunc i32 %116 to i8
  %118 = load ptr, ptr %4, align 8
  %119 = getelementptr inbounds %struct.dirent, ptr %118, i32 0, i32 3
  store i8 %117, ptr %119, align 2
  %120 = load ptr, ptr %4, align 8
  %121 = getelementptr inbounds %struct.dirent, ptr %120, i32 0, i32 4
  %122 = getelementptr inbounds [256 x i8], ptr %121, i64 0, i64 0
  %123 = load ptr, ptr %8, align 8
  %124 = load i64, ptr %9, align 8
  %125 = call ptr @memcpy(ptr noundef %122, ptr noundef %123, i64 noundef %124) #5
  %126 = load ptr, ptr %4, align 8
  %127 = getelementptr inbounds %struct.dirent, ptr %126, i32 0, i32 4
  %128 = load i64, ptr %9, align 8
  %129 = getelementptr inbounds [256 x i8], ptr %127, i64 0, i64 %128
  store i8 0, ptr %129, align 1
  %130 = load ptr, ptr %4, align 8
  store ptr %130, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %131

131:                                              ; preds = %104, %103
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #4
  br label %132

132:                                              ; preds = %131, %73
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
  br label %133

133:                                              ; preds = %132, %56
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #4
  %134 = load i32, ptr %5, align 4
  switch i32 %134, label %135 [
    i32 3, label %46
  ]

135:                                              ; preds = %133
  call void @llvm.lifetime.end.p0(i64 256, ptr %6) #4
  br label %136

136:                                              ; preds = %135, %24
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #4
  %137 = load ptr, ptr %2, align 8
  ret ptr %137
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
define internal ptr @inside(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call i32 @strcmp(ptr noundef %8, ptr noundef @.str.1) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str.3) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %26

15:                                               ; preds = %11, %2
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 0
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 47
  br i1 %20, label %21, label %22

21:                                               ; preds = %15
  br label %24

22:                                               ; preds = %15
  %23 = load ptr, ptr %4, align 8
  br label %24

24:                                               ; preds = %22, %21
  %25 = phi ptr [ null, %21 ], [ %23, %22 ]
  store ptr %25, ptr %3, align 8
  br label %66

26:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #4
  %27 = load ptr, ptr %5, align 8
  %28 = call i64 @strlen(ptr noundef %27) #5
  store i64 %28, ptr %6, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = call i32 @strcmp(ptr noundef %29, ptr noundef @.str.2) #5
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %44

32:                                               ; preds = %26
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 0
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 47
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 1
  br label %42

41:                                               ; preds = %32
  br label %42

42:                                               ; preds = %41, %38
  %43 = phi ptr [ %40, %38 ], [ null, %41 ]
  store ptr %43, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %65

44:                                               ; preds = %26
  %45 = load ptr, ptr %4, align 8
  %46 = load ptr, ptr %5, align 8
  %47 = load i64, ptr %6, align 8
  %48 = call i32 @strncmp(ptr noundef %45, ptr noundef %46, i64 noundef %47) #5
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %62

50:                                               ; preds = %44
  %51 = load ptr, ptr %4, align 8
  %52 = load i64, ptr %6, align 8
  %53 = getelementptr inbounds i8, ptr %51, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp eq i32 %55, 47
  br i1 %56, label %57, label %62

57:                                               ; preds = %50
  %58 = load ptr, ptr %4, align 8
  %59 = load i64, ptr %6, align 8
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  %61 = getelementptr inbounds i8, ptr %60, i64 1
  br label %63

62:                                               ; preds = %50, %44
  br label %63

63:                                               ; preds = %62, %57
  %64 = phi ptr [ %61, %57 ], [ null, %62 ]
  store ptr %64, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %65

65:                                               ; preds = %63, %42
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #4
  br label %66

66:                                               ; preds = %65, %24
  %67 = load ptr, ptr %3, align 8
  ret ptr %67
}

; Function Attrs: nounwind
define internal i32 @was_seen(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca [256 x i8], align 16
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr %10) #4
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
  store i64 0, ptr %11, align 8
  br label %14

14:                                               ; preds = %53, %4
  %15 = load i64, ptr %11, align 8
  %16 = load i64, ptr %9, align 8
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %12, align 4
  br label %56

19:                                               ; preds = %14
  %20 = load i64, ptr %11, align 8
  %21 = getelementptr inbounds [256 x i8], ptr %10, i64 0, i64 0
  %22 = call i64 @tb_file_name(i64 noundef %20, ptr noundef %21, i64 noundef 256) #5
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #4
  %23 = getelementptr inbounds [256 x i8], ptr %10, i64 0, i64 0
  %24 = load ptr, ptr %6, align 8
  %25 = call ptr @inside(ptr noundef %23, ptr noundef %24) #5
  store ptr %25, ptr %13, align 8
  %26 = load ptr, ptr %13, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %49

28:                                               ; preds = %19
  %29 = load ptr, ptr %13, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = load i64, ptr %8, align 8
  %32 = call i32 @strncmp(ptr noundef %29, ptr noundef %30, i64 noundef %31) #5
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %49

34:                                               ; preds = %28
  %35 = load ptr, ptr %13, align 8
  %36 = load i64, ptr %8, align 8
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  %40 = icmp eq i32 %39, 47
  br i1 %40, label %48, label %41

41:                                               ; preds = %34
  %42 = load ptr, ptr %13, align 8
  %43 = load i64, ptr %8, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = sext i8 %45 to i32
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %41, %34
  store i32 1, ptr %5, align 4
  store i32 1, ptr %12, align 4
  br label %50

49:                                               ; preds = %41, %28, %19
  store i32 0, ptr %12, align 4
  br label %50

50:                                               ; preds = %49, %48
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #4
  %51 = load i32, ptr %12, align 4
  switch i32 %51, label %56 [
    i32 0, label %52
  ]

52:                                               ; preds = %50
  br label %53

53:                                               ; preds = %52
  %54 = load i64, ptr %11, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %11, align 8
  br label %14, !llvm.loop !9

56:                                               ; preds = %50, %18
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  %57 = load i32, ptr %12, align 4
  switch i32 %57, label %59 [
    i32 2, label %58
  ]

58:                                               ; preds = %56
  store i32 0, ptr %5, align 4
  store i32 1, ptr %12, align 4
  br label %59

59:                                               ; preds = %58, %56
  call void @llvm.lifetime.end.p0(i64 256, ptr %10) #4
  %60 = load i32, ptr %5, align 4
  ret i32 %60
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_readdir64(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @tb_libc_readdir(ptr noundef %3) #5
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_closedir(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %3) #5
  ret i32 0
}

declare void @free(ptr noundef) #2

; Function Attrs: nounwind
define dso_local void @tb_libc_rewinddir(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.DIR, ptr %3, i32 0, i32 1
  store i64 0, ptr %4, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_getcwd(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %17, label %8

8:                                                ; preds = %2
  %9 = load i64, ptr %5, align 8
  %10 = icmp ult i64 %9, 2
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i64 2, ptr %5, align 8
  br label %14

12:                                               ; preds = %8
  %13 = load i64, ptr %5, align 8
  br label %14

14:                                               ; preds = %12, %11
  %15 = phi i64 [ 2, %11 ], [ %13, %12 ]
  %16 = call ptr @malloc(i64 noundef %15) #5
  store ptr %16, ptr %4, align 8
  br label %17

17:                                               ; preds = %14, %2
  %18 = load i64, ptr %5, align 8
  %19 = icmp ult i64 %18, 2
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = call ptr @__errno_location() #5
  store i32 34, ptr %21, align 4
  store ptr null, ptr %3, align 8
  br label %28

22:                                               ; preds = %17
  call void @tb_fixed_answer() #5
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 0
  store i8 47, ptr %24, align 1
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 1
  store i8 0, ptr %26, align 1
  %27 = load ptr, ptr %4, align 8
  store ptr %27, ptr %3, align 8
  br label %28

28:                                               ; preds = %22, %20
  %29 = load ptr, ptr %3, align 8
  ret ptr %29
}

declare ptr @malloc(i64 noundef) #2

declare void @tb_fixed_answer() #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc_chdir(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca [256 x i8], align 16
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr %4) #4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %8 = call i64 @tb_plain_name(ptr noundef %6, ptr noundef %7, i64 noundef 256) #5
  %9 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %10 = call i32 @strcmp(ptr noundef %9, ptr noundef @.str.1) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %14 = call i32 @strcmp(ptr noundef %13, ptr noundef @.str.2) #5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %12, %1
  store i32 0, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %29

17:                                               ; preds = %12
  %18 = load ptr, ptr %3, align 8
  %19 = call i32 @tb_is_folder(ptr noundef %18) #5
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  call void @chdir_into_another_folder() #5
  br label %22

22:                                               ; preds = %21, %17
  %23 = load ptr, ptr %3, align 8
  %24 = call i64 @tb_file_size(ptr noundef %23) #5
  %25 = icmp sge i64 %24, 0
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, i32 20, i32 2
  %28 = call ptr @__errno_location() #5
  store i32 %27, ptr %28, align 4
  store i32 -1, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %29

29:                                               ; preds = %22, %16
  call void @llvm.lifetime.end.p0(i64 256, ptr %4) #4
  %30 = load i32, ptr %2, align 4
  ret i32 %30
}

declare void @chdir_into_another_folder() #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc_ioctl(i32 noundef %0, i64 noundef %1, ...) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load i32, ptr %3, align 4
  %7 = call i64 @tb_descriptor_size(i32 noundef %6) #5
  %8 = icmp eq i64 %7, -1
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, i32 9, i32 25
  %11 = call ptr @__errno_location() #5
  store i32 %10, ptr %11, align 4
  ret i32 -1
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fcntl(i32 noundef %0, i32 noundef %1, ...) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %9 = load i32, ptr %4, align 4
  %10 = call i64 @tb_descriptor_size(i32 noundef %9) #5
  %11 = icmp eq i64 %10, -1
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = call ptr @__errno_location() #5
  store i32 9, ptr %13, align 4
  store i32 -1, ptr %3, align 4
  br label %49

14:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 24, ptr %6) #4
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #4
  %15 = load i32, ptr %5, align 4
  switch i32 %15, label %47 [
    i32 0, label %16
    i32 1030, label %16
    i32 2, label %46
  ]

16:                                               ; preds = %14, %14
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %6, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %17)
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %6, i64 0, i64 0
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %19, align 16
  %21 = icmp ule i32 %20, 40
  br i1 %21, label %22, label %27

22:                                               ; preds = %16
  %23 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 3
  %24 = load ptr, ptr %23, align 16
  %25 = getelementptr i8, ptr %24, i32 %20
  %26 = add i32 %20, 8
  store i32 %26, ptr %19, align 16
  br label %31

27:                                               ; preds = %16
  %28 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %29, i32 8
  store ptr %30, ptr %28, align 8
  br label %31

31:                                               ; preds = %27, %22
  %32 = phi ptr [ %25, %22 ], [ %29, %27 ]
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %7, align 4
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %6, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %34)
  br label %35

35:                                               ; preds = %39, %31
  %36 = load i32, ptr %7, align 4
  %37 = call i64 @tb_descriptor_size(i32 noundef %36) #5
  %38 = icmp ne i64 %37, -1
  br i1 %38, label %39, label %42

39:                                               ; preds = %35
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %7, align 4
  br label %35, !llvm.loop !10

42:                                               ; preds = %35
  %43 = load i32, ptr %4, align 4
  %44 = load i32, ptr %7, align 4
  %45 = call i32 @dup2(i32 noundef %43, i32 noundef %44) #5
  store i32 %45, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %48

46:                                               ; preds = %14
  store i32 0, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %48

47:                                               ; preds = %14
  call void @fcntl_with_this_command() #5
  store i32 -1, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %48

48:                                               ; preds = %47, %46, %42
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %6) #4
  br label %49

49:                                               ; preds = %48, %12
  %50 = load i32, ptr %3, align 4
  ret i32 %50
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

declare i32 @dup2(i32 noundef, i32 noundef) #2

declare void @fcntl_with_this_command() #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fsync(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = call i64 @tb_descriptor_size(i32 noundef %4) #5
  %6 = icmp ne i64 %5, -1
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %10

8:                                                ; preds = %1
  %9 = call ptr @__errno_location() #5
  store i32 9, ptr %9, align 4
  store i32 -1, ptr %2, align 4
  br label %10

10:                                               ; preds = %8, %7
  %11 = load i32, ptr %2, align 4
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fdatasync(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @tb_libc_fsync(i32 noundef %3) #5
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_umask(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @tb_fixed_answer() #5
  %5 = load i32, ptr %2, align 4
  %6 = and i32 %5, 511
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = atomicrmw xchg ptr @tb_libc_umask.current, i32 %7 monotonic, align 4
  store i32 %8, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  ret i32 %9
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #2

declare i64 @strlen(ptr noundef) #2

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #2

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
