
%struct.part = type { ptr, i64 }

@tb_libc_tmpnam.name = internal global [20 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [16 x i8] c"/tmp/fileXXXXXX\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@made = internal global i32 0, align 4

; Function Attrs: nounwind
define dso_local i64 @tb_libc_getdelim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %21

15:                                               ; preds = %4
  %16 = load ptr, ptr %7, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %21

18:                                               ; preds = %15
  %19 = load ptr, ptr %9, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %23, label %21

21:                                               ; preds = %18, %15, %4
  %22 = call ptr @__errno_location() #3
  store i32 22, ptr %22, align 4
  store i64 -1, ptr %5, align 8
  br label %89

23:                                               ; preds = %18
  %24 = load ptr, ptr %6, align 8
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %31

27:                                               ; preds = %23
  %28 = load ptr, ptr %7, align 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %39

31:                                               ; preds = %27, %23
  %32 = load ptr, ptr %7, align 8
  store i64 120, ptr %32, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr %7, align 8
  %36 = load i64, ptr %35, align 8
  %37 = call ptr @realloc(ptr noundef %34, i64 noundef %36) #3
  %38 = load ptr, ptr %6, align 8
  store ptr %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %31, %27
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #4
  store i64 0, ptr %10, align 8
  br label %40

40:                                               ; preds = %77, %39
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #4
  %41 = load ptr, ptr %9, align 8
  %42 = call i32 @fgetc(ptr noundef %41) #3
  store i32 %42, ptr %11, align 4
  %43 = load i32, ptr %11, align 4
  %44 = icmp eq i32 %43, -1
  br i1 %44, label %45, label %46

45:                                               ; preds = %40
  store i32 2, ptr %12, align 4
  br label %75

46:                                               ; preds = %40
  %47 = load i64, ptr %10, align 8
  %48 = add i64 %47, 2
  %49 = load ptr, ptr %7, align 8
  %50 = load i64, ptr %49, align 8
  %51 = icmp ugt i64 %48, %50
  br i1 %51, label %52, label %62

52:                                               ; preds = %46
  %53 = load ptr, ptr %7, align 8
  %54 = load i64, ptr %53, align 8
  %55 = mul i64 %54, 2
  store i64 %55, ptr %53, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %56, align 8
  %58 = load ptr, ptr %7, align 8
  %59 = load i64, ptr %58, align 8
  %60 = call ptr @realloc(ptr noundef %57, i64 noundef %59) #3
  %61 = load ptr, ptr %6, align 8
  store ptr %60, ptr %61, align 8
  br label %62

62:                                               ; preds = %52, %46
  %63 = load i32, ptr %11, align 4
  %64 = trunc i32 %63 to i8
  %65 = load ptr, ptr %6, align 8
  %66 = load ptr, ptr %65, align 8
  %67 = load i64, ptr %10, align 8
  %68 = add i64 %67, 1
  store i64 %68, ptr %10, align 8
  %69 = getelementptr inbounds i8, ptr %66, i64 %67
  store i8 %64, ptr %69, align 1
  %70 = load i32, ptr %11, align 4
  %71 = load i32, ptr %8, align 4
  %72 = icmp eq i32 %70, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %62
  store i32 2, ptr %12, align 4
  br label %75

74:                                               ; preds = %62
  store i32 0, ptr %12, align 4
  br label %75

75:                                               ; preds = %74, %73, %45
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #4
  %76 = load i32, ptr %12, align 4
  switch i32 %76, label %91 [
    i32 0, label %77
    i32 2, label %78
  ]

77:                                               ; preds = %75
  br label %40, !llvm.loop !4

78:                                               ; preds = %75
  %79 = load i64, ptr %10, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %78
  store i64 -1, ptr %5, align 8
  store i32 1, ptr %12, align 4
  br label %88

82:                                               ; preds = %78
  %83 = load ptr, ptr %6, align 8
  %84 = load ptr, ptr %83, align 8
  %85 = load i64, ptr %10, align 8
  %86 = getelementptr inbounds i8, ptr %84, i64 %85
  store i8 0, ptr %86, align 1
  %87 = load i64, ptr %10, align 8
  store i64 %87, ptr %5, align 8
  store i32 1, ptr %12, align 4
  br label %88

88:                                               ; preds = %82, %81
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #4
  br label %89

89:                                               ; preds = %88, %21
  %90 = load i64, ptr %5, align 8
  ret i64 %90

91:                                               ; preds = %75
  unreachable
}

declare ptr @__errno_location() #1

declare ptr @realloc(ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i32 @fgetc(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local i64 @tb_libc___getdelim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load ptr, ptr %8, align 8
  %13 = call i64 @tb_libc_getdelim(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) #3
  ret i64 %13
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_getline(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i64 @tb_libc_getdelim(ptr noundef %7, ptr noundef %8, i32 noundef 10, ptr noundef %9) #3
  ret i64 %10
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fgetpos(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i64 @ftell(ptr noundef %5) #3
  %7 = load ptr, ptr %4, align 8
  store i64 %6, ptr %7, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %9, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, i32 -1, i32 0
  ret i32 %12
}

declare i64 @ftell(ptr noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fsetpos(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load i64, ptr %6, align 8
  %8 = call i32 @fseek(ptr noundef %5, i64 noundef %7, i32 noundef 0) #3
  ret i32 %8
}

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_mkstemp(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = call i32 @fill(ptr noundef %4, i64 noundef 0) #3
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %1
  %8 = call ptr @__errno_location() #3
  store i32 22, ptr %8, align 4
  store i32 -1, ptr %2, align 4
  br label %12

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8
  %11 = call i32 (ptr, i32, ...) @open(ptr noundef %10, i32 noundef 194, i32 noundef 384) #3
  store i32 %11, ptr %2, align 4
  br label %12

12:                                               ; preds = %9, %7
  %13 = load i32, ptr %2, align 4
  ret i32 %13
}

; Function Attrs: nounwind
define internal i32 @fill(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #4
  %15 = load ptr, ptr %4, align 8
  %16 = call i64 @strlen(ptr noundef %15) #3
  store i64 %16, ptr %6, align 8
  %17 = load i64, ptr %6, align 8
  %18 = load i64, ptr %5, align 8
  %19 = add i64 6, %18
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %2
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %83

22:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  %23 = load ptr, ptr %4, align 8
  %24 = load i64, ptr %6, align 8
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = load i64, ptr %5, align 8
  %27 = sub i64 0, %26
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  %29 = getelementptr inbounds i8, ptr %28, i64 -6
  store ptr %29, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  br label %30

30:                                               ; preds = %44, %22
  %31 = load i32, ptr %9, align 4
  %32 = icmp slt i32 %31, 6
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  store i32 2, ptr %7, align 4
  br label %47

34:                                               ; preds = %30
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp ne i32 %40, 88
  br i1 %41, label %42, label %43

42:                                               ; preds = %34
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %47

43:                                               ; preds = %34
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %9, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %9, align 4
  br label %30, !llvm.loop !6

47:                                               ; preds = %42, %33
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  %48 = load i32, ptr %7, align 4
  switch i32 %48, label %82 [
    i32 2, label %49
  ]

49:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  %50 = call ptr @__errno_location() #3
  %51 = load i32, ptr %50, align 4
  store i32 %51, ptr %10, align 4
  br label %52

52:                                               ; preds = %75, %49
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #4
  store i32 1, ptr %12, align 4
  %53 = load i32, ptr %12, align 4
  %54 = atomicrmw add ptr @made, i32 %53 monotonic, align 4
  store i32 %54, ptr %13, align 4
  %55 = load i32, ptr %13, align 4
  store i32 %55, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #4
  store i32 5, ptr %14, align 4
  br label %56

56:                                               ; preds = %71, %52
  %57 = load i32, ptr %14, align 4
  %58 = icmp sge i32 %57, 0
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  store i32 7, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #4
  br label %74

60:                                               ; preds = %56
  %61 = load i32, ptr %11, align 4
  %62 = srem i32 %61, 26
  %63 = add nsw i32 97, %62
  %64 = trunc i32 %63 to i8
  %65 = load ptr, ptr %8, align 8
  %66 = load i32, ptr %14, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %65, i64 %67
  store i8 %64, ptr %68, align 1
  %69 = load i32, ptr %11, align 4
  %70 = sdiv i32 %69, 26
  store i32 %70, ptr %11, align 4
  br label %71

71:                                               ; preds = %60
  %72 = load i32, ptr %14, align 4
  %73 = add nsw i32 %72, -1
  store i32 %73, ptr %14, align 4
  br label %56, !llvm.loop !8

74:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #4
  br label %75

75:                                               ; preds = %74
  %76 = load ptr, ptr %4, align 8
  %77 = call i32 @access(ptr noundef %76, i32 noundef 0) #3
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %52, label %79, !llvm.loop !9

79:                                               ; preds = %75
  %80 = load i32, ptr %10, align 4
  %81 = call ptr @__errno_location() #3
  store i32 %80, ptr %81, align 4
  store i32 1, ptr %3, align 4
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  br label %82

82:                                               ; preds = %79, %47
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
  br label %83

83:                                               ; preds = %82, %21
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #4
  %84 = load i32, ptr %3, align 4
  ret i32 %84
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_mktemp(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @fill(ptr noundef %3, i64 noundef 0) #3
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = call ptr @__errno_location() #3
  store i32 22, ptr %7, align 4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 0
  store i8 0, ptr %9, align 1
  br label %10

10:                                               ; preds = %6, %1
  %11 = load ptr, ptr %2, align 8
  ret ptr %11
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_tmpnam(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #4
  %4 = load ptr, ptr %2, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %8, %6
  %10 = phi ptr [ %7, %6 ], [ @tb_libc_tmpnam.name, %8 ]
  store ptr %10, ptr %3, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %11, i64 noundef 20, ptr noundef @.str) #3
  %13 = load ptr, ptr %3, align 8
  %14 = call i32 @fill(ptr noundef %13, i64 noundef 0) #3
  %15 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #4
  ret ptr %15
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_tmpfile() #0 {
  %1 = alloca [20 x i8], align 16
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 20, ptr %1) #4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #4
  %3 = getelementptr inbounds [20 x i8], ptr %1, i64 0, i64 0
  %4 = call ptr @tb_libc_tmpnam(ptr noundef %3) #3
  %5 = call ptr @fopen(ptr noundef %4, ptr noundef @.str.1) #3
  store ptr %5, ptr %2, align 8
  %6 = getelementptr inbounds [20 x i8], ptr %1, i64 0, i64 0
  %7 = call i32 @remove(ptr noundef %6) #3
  %8 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #4
  call void @llvm.lifetime.end.p0(i64 20, ptr %1) #4
  ret ptr %8
}

declare ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @remove(ptr noundef) #1

; Function Attrs: nounwind
define dso_local i64 @tb_libc_readv(i32 noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %59, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  store i32 2, ptr %10, align 4
  br label %62

17:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
  %18 = load i32, ptr %5, align 4
  %19 = load ptr, ptr %6, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.part, ptr %19, i64 %21
  %23 = getelementptr inbounds %struct.part, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.part, ptr %25, i64 %27
  %29 = getelementptr inbounds %struct.part, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = call i64 @read(i32 noundef %18, ptr noundef %24, i64 noundef %30) #3
  store i64 %31, ptr %11, align 8
  %32 = load i64, ptr %11, align 8
  %33 = icmp slt i64 %32, 0
  br i1 %33, label %34, label %42

34:                                               ; preds = %17
  %35 = load i64, ptr %8, align 8
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = load i64, ptr %8, align 8
  br label %40

39:                                               ; preds = %34
  br label %40

40:                                               ; preds = %39, %37
  %41 = phi i64 [ %38, %37 ], [ -1, %39 ]
  store i64 %41, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %56

42:                                               ; preds = %17
  %43 = load i64, ptr %11, align 8
  %44 = load i64, ptr %8, align 8
  %45 = add nsw i64 %44, %43
  store i64 %45, ptr %8, align 8
  %46 = load i64, ptr %11, align 8
  %47 = load ptr, ptr %6, align 8
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.part, ptr %47, i64 %49
  %51 = getelementptr inbounds %struct.part, ptr %50, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = icmp ult i64 %46, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %42
  store i32 2, ptr %10, align 4
  br label %56

55:                                               ; preds = %42
  store i32 0, ptr %10, align 4
  br label %56

56:                                               ; preds = %55, %54, %40
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  %57 = load i32, ptr %10, align 4
  switch i32 %57, label %62 [
    i32 0, label %58
  ]

58:                                               ; preds = %56
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %9, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %9, align 4
  br label %12, !llvm.loop !10

62:                                               ; preds = %56, %16
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  %63 = load i32, ptr %10, align 4
  switch i32 %63, label %66 [
    i32 2, label %64
  ]

64:                                               ; preds = %62
  %65 = load i64, ptr %8, align 8
  store i64 %65, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %66

66:                                               ; preds = %64, %62
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
  %67 = load i64, ptr %4, align 8
  ret i64 %67
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
define dso_local i64 @tb_libc_writev(i32 noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %49, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  store i32 2, ptr %10, align 4
  br label %52

17:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
  %18 = load i32, ptr %5, align 4
  %19 = load ptr, ptr %6, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.part, ptr %19, i64 %21
  %23 = getelementptr inbounds %struct.part, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.part, ptr %25, i64 %27
  %29 = getelementptr inbounds %struct.part, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = call i64 @write(i32 noundef %18, ptr noundef %24, i64 noundef %30) #3
  store i64 %31, ptr %11, align 8
  %32 = load i64, ptr %11, align 8
  %33 = icmp slt i64 %32, 0
  br i1 %33, label %34, label %42

34:                                               ; preds = %17
  %35 = load i64, ptr %8, align 8
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = load i64, ptr %8, align 8
  br label %40

39:                                               ; preds = %34
  br label %40

40:                                               ; preds = %39, %37
  %41 = phi i64 [ %38, %37 ], [ -1, %39 ]
  store i64 %41, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %46

42:                                               ; preds = %17
  %43 = load i64, ptr %11, align 8
  %44 = load i64, ptr %8, align 8
  %45 = add nsw i64 %44, %43
  store i64 %45, ptr %8, align 8
  store i32 0, ptr %10, align 4
  br label %46

46:                                               ; preds = %42, %40
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  %47 = load i32, ptr %10, align 4
  switch i32 %47, label %52 [
    i32 0, label %48
  ]

48:                                               ; preds = %46
  br label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %9, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %9, align 4
  br label %12, !llvm.loop !11

52:                                               ; preds = %46, %16
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  %53 = load i32, ptr %10, align 4
  switch i32 %53, label %56 [
    i32 2, label %54
  ]

54:                                               ; preds = %52
  %55 = load i64, ptr %8, align 8
  store i64 %55, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %56

56:                                               ; preds = %54, %52
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
  %57 = load i64, ptr %4, align 8
  ret i64 %57
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @strlen(ptr noundef) #1

declare i32 @access(ptr noundef, i32 noundef) #1

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
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7, !5}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7, !5}
!9 = distinct !{!9, !7, !5}
!10 = distinct !{!10, !7, !5}
!11 = distinct !{!11, !7, !5}
