
%struct.anon = type { ptr, ptr }
%struct.parser = type { ptr, ptr, i32, i32, i32, [10 x i8] }
%struct.program = type { ptr, i32, i32, ptr, i32, i32, i32, i32 }
%struct.regex_t = type { ptr, [5 x i64], i64, i64 }
%struct.code = type { i32, i32, i32 }
%struct.set = type { [256 x i8] }

@classes = internal constant [12 x %struct.anon] [%struct.anon { ptr @.str.1, ptr @isalnum }, %struct.anon { ptr @.str.2, ptr @isalpha }, %struct.anon { ptr @.str.3, ptr @isblank }, %struct.anon { ptr @.str.4, ptr @iscntrl }, %struct.anon { ptr @.str.5, ptr @isdigit }, %struct.anon { ptr @.str.6, ptr @isgraph }, %struct.anon { ptr @.str.7, ptr @islower }, %struct.anon { ptr @.str.8, ptr @isprint }, %struct.anon { ptr @.str.9, ptr @ispunct }, %struct.anon { ptr @.str.10, ptr @isspace }, %struct.anon { ptr @.str.11, ptr @isupper }, %struct.anon { ptr @.str.12, ptr @isxdigit }], align 16
@.str = private unnamed_addr constant [3 x i8] c":]\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"alnum\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"blank\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"cntrl\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"digit\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"graph\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"lower\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"print\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"punct\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"space\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"upper\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"xdigit\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_regcomp(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca %struct.parser, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  %11 = call ptr @malloc(i64 noundef 40) #6
  store ptr %11, ptr %8, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = call ptr @memset(ptr noundef %12, i32 noundef 0, i64 noundef 40) #6
  %14 = load i32, ptr %7, align 4
  %15 = load ptr, ptr %8, align 8
  %16 = getelementptr inbounds %struct.program, ptr %15, i32 0, i32 7
  store i32 %14, ptr %16, align 4
  call void @llvm.lifetime.start.p0(i64 40, ptr %9) #5
  %17 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 0
  %18 = load ptr, ptr %8, align 8
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 1
  %20 = load ptr, ptr %6, align 8
  store ptr %20, ptr %19, align 8
  %21 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 2
  %22 = load i32, ptr %7, align 4
  %23 = and i32 %22, 1
  store i32 %23, ptr %21, align 8
  %24 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 3
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 4
  store i32 0, ptr %25, align 8
  %26 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 5
  store i8 0, ptr %26, align 1
  %27 = getelementptr inbounds i8, ptr %26, i64 1
  %28 = getelementptr inbounds i8, ptr %26, i64 10
  br label %29

29:                                               ; preds = %29, %3
  %30 = phi ptr [ %27, %3 ], [ %31, %29 ]
  store i8 0, ptr %30, align 1
  %31 = getelementptr inbounds i8, ptr %30, i64 1
  %32 = icmp eq ptr %31, %28
  br i1 %32, label %33, label %29

33:                                               ; preds = %29
  call void @alternatives(ptr noundef %9) #6
  %34 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 4
  %35 = load i32, ptr %34, align 8
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 1
  %39 = load ptr, ptr %38, align 8
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %37
  %44 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 4
  store i32 8, ptr %44, align 8
  br label %45

45:                                               ; preds = %43, %37, %33
  %46 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 4
  %47 = load i32, ptr %46, align 8
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %53

49:                                               ; preds = %45
  %50 = load ptr, ptr %8, align 8
  call void @drop(ptr noundef %50) #6
  %51 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 4
  %52 = load i32, ptr %51, align 8
  store i32 %52, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %66

53:                                               ; preds = %45
  %54 = call i32 @emit(ptr noundef %9, i32 noundef 16, i32 noundef 0, i32 noundef 0) #6
  %55 = load ptr, ptr %5, align 8
  %56 = call ptr @memset(ptr noundef %55, i32 noundef 0, i64 noundef 64) #6
  %57 = load ptr, ptr %8, align 8
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds %struct.regex_t, ptr %58, i32 0, i32 0
  store ptr %57, ptr %59, align 8
  %60 = load ptr, ptr %8, align 8
  %61 = getelementptr inbounds %struct.program, ptr %60, i32 0, i32 5
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds %struct.regex_t, ptr %64, i32 0, i32 2
  store i64 %63, ptr %65, align 8
  store i32 0, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %66

66:                                               ; preds = %53, %49
  call void @llvm.lifetime.end.p0(i64 40, ptr %9) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  %67 = load i32, ptr %4, align 4
  ret i32 %67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @malloc(i64 noundef) #2

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #2

; Function Attrs: nounwind
define internal void @alternatives(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.parser, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 1
  %10 = load i32, ptr %9, align 8
  store i32 %10, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5
  %11 = load i32, ptr %3, align 4
  store i32 %11, ptr %4, align 4
  %12 = load ptr, ptr %2, align 8
  call void @sequence(ptr noundef %12) #6
  br label %13

13:                                               ; preds = %24, %1
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.parser, ptr %14, i32 0, i32 4
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr %2, align 8
  %20 = call i32 @here(ptr noundef %19, i8 noundef signext 124) #6
  %21 = icmp ne i32 %20, 0
  br label %22

22:                                               ; preds = %18, %13
  %23 = phi i1 [ false, %13 ], [ %21, %18 ]
  br i1 %23, label %24, label %44

24:                                               ; preds = %22
  %25 = load ptr, ptr %2, align 8
  call void @step_over(ptr noundef %25) #6
  %26 = load ptr, ptr %2, align 8
  %27 = load i32, ptr %4, align 4
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds %struct.parser, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.program, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 8
  %33 = load i32, ptr %4, align 4
  %34 = sub nsw i32 %32, %33
  %35 = add nsw i32 %34, 2
  call void @insert(ptr noundef %26, i32 noundef %27, i32 noundef 10, i32 noundef 1, i32 noundef %35) #6
  %36 = load ptr, ptr %2, align 8
  %37 = call i32 @emit(ptr noundef %36, i32 noundef 11, i32 noundef 0, i32 noundef 0) #6
  %38 = load ptr, ptr %2, align 8
  %39 = getelementptr inbounds %struct.parser, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds %struct.program, ptr %40, i32 0, i32 1
  %42 = load i32, ptr %41, align 8
  store i32 %42, ptr %4, align 4
  %43 = load ptr, ptr %2, align 8
  call void @sequence(ptr noundef %43) #6
  br label %13, !llvm.loop !4

44:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #5
  %45 = load i32, ptr %3, align 4
  store i32 %45, ptr %5, align 4
  br label %46

46:                                               ; preds = %97, %44
  %47 = load i32, ptr %5, align 4
  %48 = load ptr, ptr %2, align 8
  %49 = getelementptr inbounds %struct.parser, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.program, ptr %50, i32 0, i32 1
  %52 = load i32, ptr %51, align 8
  %53 = icmp slt i32 %47, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #5
  br label %100

55:                                               ; preds = %46
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.parser, ptr %56, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.program, ptr %58, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  %61 = load i32, ptr %5, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.code, ptr %60, i64 %62
  %64 = getelementptr inbounds %struct.code, ptr %63, i32 0, i32 0
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 11
  br i1 %66, label %67, label %96

67:                                               ; preds = %55
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds %struct.parser, ptr %68, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.program, ptr %70, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = load i32, ptr %5, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds %struct.code, ptr %72, i64 %74
  %76 = getelementptr inbounds %struct.code, ptr %75, i32 0, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %96

79:                                               ; preds = %67
  %80 = load ptr, ptr %2, align 8
  %81 = getelementptr inbounds %struct.parser, ptr %80, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.program, ptr %82, i32 0, i32 1
  %84 = load i32, ptr %83, align 8
  %85 = load i32, ptr %5, align 4
  %86 = sub nsw i32 %84, %85
  %87 = load ptr, ptr %2, align 8
  %88 = getelementptr inbounds %struct.parser, ptr %87, i32 0, i32 0
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds %struct.program, ptr %89, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = load i32, ptr %5, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.code, ptr %91, i64 %93
  %95 = getelementptr inbounds %struct.code, ptr %94, i32 0, i32 1
  store i32 %86, ptr %95, align 4
  br label %96

96:                                               ; preds = %79, %67, %55
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %5, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %5, align 4
  br label %46, !llvm.loop !7

100:                                              ; preds = %54
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5
  ret void
}

; Function Attrs: nounwind
define internal void @drop(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.program, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.program, ptr %6, i32 0, i32 3
  %8 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %8) #6
  %9 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %9) #6
  ret void
}

; Function Attrs: nounwind
define internal i32 @emit(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #5
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds %struct.parser, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %9, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = getelementptr inbounds %struct.program, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = getelementptr inbounds %struct.program, ptr %17, i32 0, i32 2
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %16, %19
  br i1 %20, label %21, label %47

21:                                               ; preds = %4
  %22 = load ptr, ptr %9, align 8
  %23 = getelementptr inbounds %struct.program, ptr %22, i32 0, i32 2
  %24 = load i32, ptr %23, align 4
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %31

26:                                               ; preds = %21
  %27 = load ptr, ptr %9, align 8
  %28 = getelementptr inbounds %struct.program, ptr %27, i32 0, i32 2
  %29 = load i32, ptr %28, align 4
  %30 = mul nsw i32 2, %29
  br label %32

31:                                               ; preds = %21
  br label %32

32:                                               ; preds = %31, %26
  %33 = phi i32 [ %30, %26 ], [ 16, %31 ]
  %34 = load ptr, ptr %9, align 8
  %35 = getelementptr inbounds %struct.program, ptr %34, i32 0, i32 2
  store i32 %33, ptr %35, align 4
  %36 = load ptr, ptr %9, align 8
  %37 = getelementptr inbounds %struct.program, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.program, ptr %39, i32 0, i32 2
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = mul i64 %42, 12
  %44 = call ptr @realloc(ptr noundef %38, i64 noundef %43) #6
  %45 = load ptr, ptr %9, align 8
  %46 = getelementptr inbounds %struct.program, ptr %45, i32 0, i32 0
  store ptr %44, ptr %46, align 8
  br label %47

47:                                               ; preds = %32, %4
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #5
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.program, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %9, align 8
  %52 = getelementptr inbounds %struct.program, ptr %51, i32 0, i32 1
  %53 = load i32, ptr %52, align 8
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.code, ptr %50, i64 %54
  store ptr %55, ptr %10, align 8
  %56 = load i32, ptr %6, align 4
  %57 = load ptr, ptr %10, align 8
  %58 = getelementptr inbounds %struct.code, ptr %57, i32 0, i32 0
  store i32 %56, ptr %58, align 4
  %59 = load i32, ptr %7, align 4
  %60 = load ptr, ptr %10, align 8
  %61 = getelementptr inbounds %struct.code, ptr %60, i32 0, i32 1
  store i32 %59, ptr %61, align 4
  %62 = load i32, ptr %8, align 4
  %63 = load ptr, ptr %10, align 8
  %64 = getelementptr inbounds %struct.code, ptr %63, i32 0, i32 2
  store i32 %62, ptr %64, align 4
  %65 = load ptr, ptr %9, align 8
  %66 = getelementptr inbounds %struct.program, ptr %65, i32 0, i32 1
  %67 = load i32, ptr %66, align 8
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #5
  ret i32 %67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @sequence(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5
  store i32 1, ptr %3, align 4
  br label %7

7:                                                ; preds = %171, %169, %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.parser, ptr %8, i32 0, i32 4
  %10 = load i32, ptr %9, align 8
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %7
  %13 = load ptr, ptr %2, align 8
  %14 = call i32 @at_end(ptr noundef %13) #6
  %15 = icmp ne i32 %14, 0
  %16 = xor i1 %15, true
  br label %17

17:                                               ; preds = %12, %7
  %18 = phi i1 [ false, %7 ], [ %16, %12 ]
  br i1 %18, label %19, label %172

19:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.parser, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.program, ptr %22, i32 0, i32 1
  %24 = load i32, ptr %23, align 8
  store i32 %24, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #5
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds %struct.parser, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  store i32 %29, ptr %5, align 4
  %30 = load ptr, ptr %2, align 8
  %31 = call i32 @here(ptr noundef %30, i8 noundef signext 40) #6
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %19
  %34 = load ptr, ptr %2, align 8
  call void @step_over(ptr noundef %34) #6
  %35 = load ptr, ptr %2, align 8
  call void @group(ptr noundef %35) #6
  br label %138

36:                                               ; preds = %19
  %37 = load i32, ptr %5, align 4
  %38 = icmp eq i32 %37, 94
  br i1 %38, label %39, label %54

39:                                               ; preds = %36
  %40 = load ptr, ptr %2, align 8
  %41 = getelementptr inbounds %struct.parser, ptr %40, i32 0, i32 2
  %42 = load i32, ptr %41, align 8
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %39
  %45 = load i32, ptr %3, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %44, %39
  %48 = load ptr, ptr %2, align 8
  %49 = getelementptr inbounds %struct.parser, ptr %48, i32 0, i32 1
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %50, i32 1
  store ptr %51, ptr %49, align 8
  %52 = load ptr, ptr %2, align 8
  %53 = call i32 @emit(ptr noundef %52, i32 noundef 3, i32 noundef 0, i32 noundef 0) #6
  br label %137

54:                                               ; preds = %44, %36
  %55 = load i32, ptr %5, align 4
  %56 = icmp eq i32 %55, 36
  br i1 %56, label %57, label %73

57:                                               ; preds = %54
  %58 = load ptr, ptr %2, align 8
  %59 = getelementptr inbounds %struct.parser, ptr %58, i32 0, i32 2
  %60 = load i32, ptr %59, align 8
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %57
  %63 = load ptr, ptr %2, align 8
  %64 = call i32 @ends_behind(ptr noundef %63) #6
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %73

66:                                               ; preds = %62, %57
  %67 = load ptr, ptr %2, align 8
  %68 = getelementptr inbounds %struct.parser, ptr %67, i32 0, i32 1
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %69, i32 1
  store ptr %70, ptr %68, align 8
  %71 = load ptr, ptr %2, align 8
  %72 = call i32 @emit(ptr noundef %71, i32 noundef 4, i32 noundef 0, i32 noundef 0) #6
  br label %136

73:                                               ; preds = %62, %54
  %74 = load i32, ptr %5, align 4
  %75 = icmp eq i32 %74, 46
  br i1 %75, label %76, label %83

76:                                               ; preds = %73
  %77 = load ptr, ptr %2, align 8
  %78 = getelementptr inbounds %struct.parser, ptr %77, i32 0, i32 1
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %79, i32 1
  store ptr %80, ptr %78, align 8
  %81 = load ptr, ptr %2, align 8
  %82 = call i32 @emit(ptr noundef %81, i32 noundef 1, i32 noundef 0, i32 noundef 0) #6
  br label %135

83:                                               ; preds = %73
  %84 = load i32, ptr %5, align 4
  %85 = icmp eq i32 %84, 91
  br i1 %85, label %86, label %92

86:                                               ; preds = %83
  %87 = load ptr, ptr %2, align 8
  %88 = getelementptr inbounds %struct.parser, ptr %87, i32 0, i32 1
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %89, i32 1
  store ptr %90, ptr %88, align 8
  %91 = load ptr, ptr %2, align 8
  call void @bracket(ptr noundef %91) #6
  br label %134

92:                                               ; preds = %83
  %93 = load ptr, ptr %2, align 8
  %94 = getelementptr inbounds %struct.parser, ptr %93, i32 0, i32 2
  %95 = load i32, ptr %94, align 8
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %112

97:                                               ; preds = %92
  %98 = load i32, ptr %5, align 4
  %99 = icmp eq i32 %98, 42
  br i1 %99, label %109, label %100

100:                                              ; preds = %97
  %101 = load i32, ptr %5, align 4
  %102 = icmp eq i32 %101, 43
  br i1 %102, label %109, label %103

103:                                              ; preds = %100
  %104 = load i32, ptr %5, align 4
  %105 = icmp eq i32 %104, 63
  br i1 %105, label %109, label %106

106:                                              ; preds = %103
  %107 = load i32, ptr %5, align 4
  %108 = icmp eq i32 %107, 123
  br i1 %108, label %109, label %112

109:                                              ; preds = %106, %103, %100, %97
  %110 = load ptr, ptr %2, align 8
  %111 = getelementptr inbounds %struct.parser, ptr %110, i32 0, i32 4
  store i32 13, ptr %111, align 8
  br label %133

112:                                              ; preds = %106, %92
  %113 = load i32, ptr %5, align 4
  %114 = icmp eq i32 %113, 92
  br i1 %114, label %115, label %125

115:                                              ; preds = %112
  %116 = load ptr, ptr %2, align 8
  %117 = call i32 @here(ptr noundef %116, i8 noundef signext 123) #6
  %118 = icmp ne i32 %117, 0
  br i1 %118, label %119, label %122

119:                                              ; preds = %115
  %120 = load ptr, ptr %2, align 8
  %121 = getelementptr inbounds %struct.parser, ptr %120, i32 0, i32 4
  store i32 13, ptr %121, align 8
  br label %124

122:                                              ; preds = %115
  %123 = load ptr, ptr %2, align 8
  call void @escaped(ptr noundef %123) #6
  br label %124

124:                                              ; preds = %122, %119
  br label %132

125:                                              ; preds = %112
  %126 = load ptr, ptr %2, align 8
  %127 = getelementptr inbounds %struct.parser, ptr %126, i32 0, i32 1
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds i8, ptr %128, i32 1
  store ptr %129, ptr %127, align 8
  %130 = load ptr, ptr %2, align 8
  %131 = load i32, ptr %5, align 4
  call void @character(ptr noundef %130, i32 noundef %131) #6
  br label %132

132:                                              ; preds = %125, %124
  br label %133

133:                                              ; preds = %132, %109
  br label %134

134:                                              ; preds = %133, %86
  br label %135

135:                                              ; preds = %134, %76
  br label %136

136:                                              ; preds = %135, %66
  br label %137

137:                                              ; preds = %136, %47
  br label %138

138:                                              ; preds = %137, %33
  store i32 0, ptr %3, align 4
  %139 = load ptr, ptr %2, align 8
  %140 = getelementptr inbounds %struct.parser, ptr %139, i32 0, i32 0
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds %struct.program, ptr %141, i32 0, i32 1
  %143 = load i32, ptr %142, align 8
  %144 = load i32, ptr %4, align 4
  %145 = icmp sgt i32 %143, %144
  br i1 %145, label %146, label %160

146:                                              ; preds = %138
  %147 = load ptr, ptr %2, align 8
  %148 = getelementptr inbounds %struct.parser, ptr %147, i32 0, i32 0
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds %struct.program, ptr %149, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = load i32, ptr %4, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds %struct.code, ptr %151, i64 %153
  %155 = getelementptr inbounds %struct.code, ptr %154, i32 0, i32 0
  %156 = load i32, ptr %155, align 4
  %157 = call i32 @is_anchor(i32 noundef %156) #6
  %158 = icmp ne i32 %157, 0
  br i1 %158, label %159, label %160

159:                                              ; preds = %146
  store i32 2, ptr %6, align 4
  br label %169, !llvm.loop !8

160:                                              ; preds = %146, %138
  %161 = load ptr, ptr %2, align 8
  %162 = getelementptr inbounds %struct.parser, ptr %161, i32 0, i32 4
  %163 = load i32, ptr %162, align 8
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %168, label %165

165:                                              ; preds = %160
  %166 = load ptr, ptr %2, align 8
  %167 = load i32, ptr %4, align 4
  call void @suffixes(ptr noundef %166, i32 noundef %167) #6
  br label %168

168:                                              ; preds = %165, %160
  store i32 0, ptr %6, align 4
  br label %169

169:                                              ; preds = %168, %159
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5
  %170 = load i32, ptr %6, align 4
  switch i32 %170, label %173 [
    i32 0, label %171
    i32 2, label %7
  ]

171:                                              ; preds = %169
  br label %7, !llvm.loop !8

172:                                              ; preds = %17
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5
  ret void

173:                                              ; preds = %169
  unreachable
}

; Function Attrs: nounwind
define internal i32 @here(ptr noundef %0, i8 noundef signext %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.parser, ptr %6, i32 0, i32 2
  %8 = load i32, ptr %7, align 8
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.parser, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %5, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp eq i32 %15, %17
  %19 = zext i1 %18 to i32
  store i32 %19, ptr %3, align 4
  br label %41

20:                                               ; preds = %2
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.parser, ptr %21, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 0
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp eq i32 %26, 92
  br i1 %27, label %28, label %38

28:                                               ; preds = %20
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.parser, ptr %29, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 1
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = load i8, ptr %5, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %34, %36
  br label %38

38:                                               ; preds = %28, %20
  %39 = phi i1 [ false, %20 ], [ %37, %28 ]
  %40 = zext i1 %39 to i32
  store i32 %40, ptr %3, align 4
  br label %41

41:                                               ; preds = %38, %10
  %42 = load i32, ptr %3, align 4
  ret i32 %42
}

; Function Attrs: nounwind
define internal void @step_over(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.parser, ptr %3, i32 0, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, i32 1, i32 2
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  store ptr %13, ptr %10, align 8
  ret void
}

; Function Attrs: nounwind
define internal void @insert(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %12 = load ptr, ptr %6, align 8
  %13 = load i32, ptr %8, align 4
  %14 = call i32 @emit(ptr noundef %12, i32 noundef %13, i32 noundef 0, i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #5
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.parser, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.program, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %11, align 8
  %20 = load ptr, ptr %11, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.code, ptr %20, i64 %22
  %24 = getelementptr inbounds %struct.code, ptr %23, i64 1
  %25 = load ptr, ptr %11, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.code, ptr %25, i64 %27
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds %struct.parser, ptr %29, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.program, ptr %31, i32 0, i32 1
  %33 = load i32, ptr %32, align 8
  %34 = sub nsw i32 %33, 1
  %35 = load i32, ptr %7, align 4
  %36 = sub nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = mul i64 %37, 12
  %39 = call ptr @memmove(ptr noundef %24, ptr noundef %28, i64 noundef %38) #6
  %40 = load i32, ptr %8, align 4
  %41 = load ptr, ptr %11, align 8
  %42 = load i32, ptr %7, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.code, ptr %41, i64 %43
  %45 = getelementptr inbounds %struct.code, ptr %44, i32 0, i32 0
  store i32 %40, ptr %45, align 4
  %46 = load i32, ptr %9, align 4
  %47 = load ptr, ptr %11, align 8
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.code, ptr %47, i64 %49
  %51 = getelementptr inbounds %struct.code, ptr %50, i32 0, i32 1
  store i32 %46, ptr %51, align 4
  %52 = load i32, ptr %10, align 4
  %53 = load ptr, ptr %11, align 8
  %54 = load i32, ptr %7, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.code, ptr %53, i64 %55
  %57 = getelementptr inbounds %struct.code, ptr %56, i32 0, i32 2
  store i32 %52, ptr %57, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #5
  ret void
}

; Function Attrs: nounwind
define internal i32 @at_end(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.parser, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %31

8:                                                ; preds = %1
  %9 = load ptr, ptr %2, align 8
  %10 = call i32 @here(ptr noundef %9, i8 noundef signext 124) #6
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %31, label %12

12:                                               ; preds = %8
  %13 = load ptr, ptr %2, align 8
  %14 = call i32 @here(ptr noundef %13, i8 noundef signext 41) #6
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %12
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds %struct.parser, ptr %17, i32 0, i32 3
  %19 = load i32, ptr %18, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %16
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds %struct.parser, ptr %22, i32 0, i32 2
  %24 = load i32, ptr %23, align 8
  %25 = icmp ne i32 %24, 0
  %26 = xor i1 %25, true
  br label %27

27:                                               ; preds = %21, %16
  %28 = phi i1 [ true, %16 ], [ %26, %21 ]
  br label %29

29:                                               ; preds = %27, %12
  %30 = phi i1 [ false, %12 ], [ %28, %27 ]
  br label %31

31:                                               ; preds = %29, %8, %1
  %32 = phi i1 [ true, %8 ], [ true, %1 ], [ %30, %29 ]
  %33 = zext i1 %32 to i32
  ret i32 %33
}

; Function Attrs: nounwind
define internal void @group(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.parser, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.program, ptr %7, i32 0, i32 5
  %9 = load i32, ptr %8, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %8, align 4
  store i32 %10, ptr %3, align 4
  %11 = load ptr, ptr %2, align 8
  %12 = load i32, ptr %3, align 4
  %13 = mul nsw i32 2, %12
  %14 = call i32 @emit(ptr noundef %11, i32 noundef 9, i32 noundef %13, i32 noundef 0) #6
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.parser, ptr %15, i32 0, i32 3
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = load ptr, ptr %2, align 8
  call void @alternatives(ptr noundef %19) #6
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.parser, ptr %20, i32 0, i32 3
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, -1
  store i32 %23, ptr %21, align 4
  %24 = load ptr, ptr %2, align 8
  %25 = getelementptr inbounds %struct.parser, ptr %24, i32 0, i32 4
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %1
  store i32 1, ptr %4, align 4
  br label %52

29:                                               ; preds = %1
  %30 = load ptr, ptr %2, align 8
  %31 = call i32 @here(ptr noundef %30, i8 noundef signext 41) #6
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %29
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds %struct.parser, ptr %34, i32 0, i32 4
  store i32 8, ptr %35, align 8
  store i32 1, ptr %4, align 4
  br label %52

36:                                               ; preds = %29
  %37 = load ptr, ptr %2, align 8
  call void @step_over(ptr noundef %37) #6
  %38 = load ptr, ptr %2, align 8
  %39 = load i32, ptr %3, align 4
  %40 = mul nsw i32 2, %39
  %41 = add nsw i32 %40, 1
  %42 = call i32 @emit(ptr noundef %38, i32 noundef 9, i32 noundef %41, i32 noundef 0) #6
  %43 = load i32, ptr %3, align 4
  %44 = icmp slt i32 %43, 10
  br i1 %44, label %45, label %51

45:                                               ; preds = %36
  %46 = load ptr, ptr %2, align 8
  %47 = getelementptr inbounds %struct.parser, ptr %46, i32 0, i32 5
  %48 = load i32, ptr %3, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [10 x i8], ptr %47, i64 0, i64 %49
  store i8 1, ptr %50, align 1
  br label %51

51:                                               ; preds = %45, %36
  store i32 0, ptr %4, align 4
  br label %52

52:                                               ; preds = %51, %33, %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5
  %53 = load i32, ptr %4, align 4
  switch i32 %53, label %55 [
    i32 0, label %54
    i32 1, label %54
  ]

54:                                               ; preds = %52, %52
  ret void

55:                                               ; preds = %52
  unreachable
}

; Function Attrs: nounwind
define internal i32 @ends_behind(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.parser, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr %3) #5
  %4 = load ptr, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 40, i1 false)
  %5 = getelementptr inbounds %struct.parser, ptr %3, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %7, ptr %5, align 8
  %8 = call i32 @at_end(ptr noundef %3) #6
  call void @llvm.lifetime.end.p0(i64 40, ptr %3) #5
  ret i32 %8
}

; Function Attrs: nounwind
define internal void @bracket(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5
  %17 = load ptr, ptr %2, align 8
  %18 = call ptr @new_set(ptr noundef %17) #6
  store ptr %18, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds %struct.parser, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp eq i32 %23, 94
  %25 = zext i1 %24 to i32
  store i32 %25, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #5
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.parser, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.program, ptr %28, i32 0, i32 7
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %5, align 4
  %31 = load i32, ptr %4, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %1
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds %struct.parser, ptr %34, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %36, i32 1
  store ptr %37, ptr %35, align 8
  br label %38

38:                                               ; preds = %33, %1
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds %struct.parser, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = load i8, ptr %41, align 1
  %43 = icmp ne i8 %42, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %38
  %45 = load ptr, ptr %2, align 8
  %46 = getelementptr inbounds %struct.parser, ptr %45, i32 0, i32 4
  store i32 2, ptr %46, align 8
  br label %47

47:                                               ; preds = %44, %38
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5
  store i32 1, ptr %6, align 4
  br label %48

48:                                               ; preds = %266, %47
  %49 = load ptr, ptr %2, align 8
  %50 = getelementptr inbounds %struct.parser, ptr %49, i32 0, i32 4
  %51 = load i32, ptr %50, align 8
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %65, label %53

53:                                               ; preds = %48
  %54 = load i32, ptr %6, align 4
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %63, label %56

56:                                               ; preds = %53
  %57 = load ptr, ptr %2, align 8
  %58 = getelementptr inbounds %struct.parser, ptr %57, i32 0, i32 1
  %59 = load ptr, ptr %58, align 8
  %60 = load i8, ptr %59, align 1
  %61 = sext i8 %60 to i32
  %62 = icmp ne i32 %61, 93
  br label %63

63:                                               ; preds = %56, %53
  %64 = phi i1 [ true, %53 ], [ %62, %56 ]
  br label %65

65:                                               ; preds = %63, %48
  %66 = phi i1 [ false, %48 ], [ %64, %63 ]
  br i1 %66, label %68, label %67

67:                                               ; preds = %65
  store i32 2, ptr %7, align 4
  br label %267

68:                                               ; preds = %65
  %69 = load ptr, ptr %2, align 8
  %70 = getelementptr inbounds %struct.parser, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %71, i64 0
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp eq i32 %74, 91
  br i1 %75, label %76, label %190

76:                                               ; preds = %68
  %77 = load ptr, ptr %2, align 8
  %78 = getelementptr inbounds %struct.parser, ptr %77, i32 0, i32 1
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %79, i64 1
  %81 = load i8, ptr %80, align 1
  %82 = sext i8 %81 to i32
  %83 = icmp eq i32 %82, 58
  br i1 %83, label %84, label %190

84:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #5
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #5
  store i64 0, ptr %9, align 8
  br label %85

85:                                               ; preds = %170, %84
  %86 = load i64, ptr %9, align 8
  %87 = icmp ult i64 %86, 12
  br i1 %87, label %89, label %88

88:                                               ; preds = %85
  store i32 5, ptr %7, align 4
  br label %173

89:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #5
  %90 = load i64, ptr %9, align 8
  %91 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %90
  %92 = getelementptr inbounds %struct.anon, ptr %91, i32 0, i32 0
  %93 = load ptr, ptr %92, align 16
  %94 = call i64 @strlen(ptr noundef %93) #6
  store i64 %94, ptr %10, align 8
  %95 = load ptr, ptr %2, align 8
  %96 = getelementptr inbounds %struct.parser, ptr %95, i32 0, i32 1
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds i8, ptr %97, i64 2
  %99 = load i64, ptr %9, align 8
  %100 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %99
  %101 = getelementptr inbounds %struct.anon, ptr %100, i32 0, i32 0
  %102 = load ptr, ptr %101, align 16
  %103 = load i64, ptr %10, align 8
  %104 = call i32 @strncmp(ptr noundef %98, ptr noundef %102, i64 noundef %103) #6
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %115, label %106

106:                                              ; preds = %89
  %107 = load ptr, ptr %2, align 8
  %108 = getelementptr inbounds %struct.parser, ptr %107, i32 0, i32 1
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 2
  %111 = load i64, ptr %10, align 8
  %112 = getelementptr inbounds i8, ptr %110, i64 %111
  %113 = call i32 @strncmp(ptr noundef %112, ptr noundef @.str, i64 noundef 2) #6
  %114 = icmp ne i32 %113, 0
  br i1 %114, label %115, label %116

115:                                              ; preds = %106, %89
  store i32 7, ptr %7, align 4
  br label %168

116:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #5
  store i32 1, ptr %11, align 4
  br label %117

117:                                              ; preds = %158, %116
  %118 = load i32, ptr %11, align 4
  %119 = icmp slt i32 %118, 256
  br i1 %119, label %121, label %120

120:                                              ; preds = %117
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #5
  br label %161

121:                                              ; preds = %117
  %122 = load i64, ptr %9, align 8
  %123 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %122
  %124 = getelementptr inbounds %struct.anon, ptr %123, i32 0, i32 1
  %125 = load ptr, ptr %124, align 8
  %126 = load i32, ptr %11, align 4
  %127 = call i32 %125(i32 noundef %126) #6
  %128 = icmp ne i32 %127, 0
  br i1 %128, label %151, label %129

129:                                              ; preds = %121
  %130 = load i32, ptr %5, align 4
  %131 = and i32 %130, 2
  %132 = icmp ne i32 %131, 0
  br i1 %132, label %133, label %157

133:                                              ; preds = %129
  %134 = load i64, ptr %9, align 8
  %135 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %134
  %136 = getelementptr inbounds %struct.anon, ptr %135, i32 0, i32 1
  %137 = load ptr, ptr %136, align 8
  %138 = load i32, ptr %11, align 4
  %139 = call i32 @tolower(i32 noundef %138) #6
  %140 = call i32 %137(i32 noundef %139) #6
  %141 = icmp ne i32 %140, 0
  br i1 %141, label %151, label %142

142:                                              ; preds = %133
  %143 = load i64, ptr %9, align 8
  %144 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %143
  %145 = getelementptr inbounds %struct.anon, ptr %144, i32 0, i32 1
  %146 = load ptr, ptr %145, align 8
  %147 = load i32, ptr %11, align 4
  %148 = call i32 @toupper(i32 noundef %147) #6
  %149 = call i32 %146(i32 noundef %148) #6
  %150 = icmp ne i32 %149, 0
  br i1 %150, label %151, label %157

151:                                              ; preds = %142, %133, %121
  %152 = load ptr, ptr %3, align 8
  %153 = getelementptr inbounds %struct.set, ptr %152, i32 0, i32 0
  %154 = load i32, ptr %11, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [256 x i8], ptr %153, i64 0, i64 %155
  store i8 1, ptr %156, align 1
  br label %157

157:                                              ; preds = %151, %142, %129
  br label %158

158:                                              ; preds = %157
  %159 = load i32, ptr %11, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %11, align 4
  br label %117, !llvm.loop !9

161:                                              ; preds = %120
  %162 = load i64, ptr %10, align 8
  %163 = add i64 %162, 4
  %164 = load ptr, ptr %2, align 8
  %165 = getelementptr inbounds %struct.parser, ptr %164, i32 0, i32 1
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds i8, ptr %166, i64 %163
  store ptr %167, ptr %165, align 8
  store i32 1, ptr %8, align 4
  store i32 5, ptr %7, align 4
  br label %168

168:                                              ; preds = %161, %115
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #5
  %169 = load i32, ptr %7, align 4
  switch i32 %169, label %173 [
    i32 7, label %170
  ]

170:                                              ; preds = %168
  %171 = load i64, ptr %9, align 8
  %172 = add i64 %171, 1
  store i64 %172, ptr %9, align 8
  br label %85, !llvm.loop !10

173:                                              ; preds = %168, %88
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #5
  br label %174

174:                                              ; preds = %173
  %175 = load i32, ptr %8, align 4
  %176 = icmp ne i32 %175, 0
  br i1 %176, label %187, label %177

177:                                              ; preds = %174
  %178 = load ptr, ptr %2, align 8
  %179 = getelementptr inbounds %struct.parser, ptr %178, i32 0, i32 1
  %180 = load ptr, ptr %179, align 8
  %181 = call i32 @is_closed(ptr noundef %180) #6
  %182 = icmp ne i32 %181, 0
  %183 = zext i1 %182 to i64
  %184 = select i1 %182, i32 4, i32 7
  %185 = load ptr, ptr %2, align 8
  %186 = getelementptr inbounds %struct.parser, ptr %185, i32 0, i32 4
  store i32 %184, ptr %186, align 8
  store i32 1, ptr %7, align 4
  br label %188

187:                                              ; preds = %174
  store i32 4, ptr %7, align 4
  br label %188

188:                                              ; preds = %187, %177
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #5
  %189 = load i32, ptr %7, align 4
  switch i32 %189, label %267 [
    i32 4, label %266
  ]

190:                                              ; preds = %76, %68
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #5
  %191 = load ptr, ptr %2, align 8
  %192 = call i32 @element(ptr noundef %191) #6
  store i32 %192, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #5
  %193 = load i32, ptr %12, align 4
  store i32 %193, ptr %13, align 4
  %194 = load ptr, ptr %2, align 8
  %195 = getelementptr inbounds %struct.parser, ptr %194, i32 0, i32 4
  %196 = load i32, ptr %195, align 8
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %241, label %198

198:                                              ; preds = %190
  %199 = load ptr, ptr %2, align 8
  %200 = getelementptr inbounds %struct.parser, ptr %199, i32 0, i32 1
  %201 = load ptr, ptr %200, align 8
  %202 = getelementptr inbounds i8, ptr %201, i64 0
  %203 = load i8, ptr %202, align 1
  %204 = sext i8 %203 to i32
  %205 = icmp eq i32 %204, 45
  br i1 %205, label %206, label %241

206:                                              ; preds = %198
  %207 = load ptr, ptr %2, align 8
  %208 = getelementptr inbounds %struct.parser, ptr %207, i32 0, i32 1
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %209, i64 1
  %211 = load i8, ptr %210, align 1
  %212 = sext i8 %211 to i32
  %213 = icmp ne i32 %212, 0
  br i1 %213, label %214, label %241

214:                                              ; preds = %206
  %215 = load ptr, ptr %2, align 8
  %216 = getelementptr inbounds %struct.parser, ptr %215, i32 0, i32 1
  %217 = load ptr, ptr %216, align 8
  %218 = getelementptr inbounds i8, ptr %217, i64 1
  %219 = load i8, ptr %218, align 1
  %220 = sext i8 %219 to i32
  %221 = icmp ne i32 %220, 93
  br i1 %221, label %222, label %241

222:                                              ; preds = %214
  %223 = load ptr, ptr %2, align 8
  %224 = getelementptr inbounds %struct.parser, ptr %223, i32 0, i32 1
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %225, i32 1
  store ptr %226, ptr %224, align 8
  %227 = load ptr, ptr %2, align 8
  %228 = call i32 @element(ptr noundef %227) #6
  store i32 %228, ptr %13, align 4
  %229 = load ptr, ptr %2, align 8
  %230 = getelementptr inbounds %struct.parser, ptr %229, i32 0, i32 4
  %231 = load i32, ptr %230, align 8
  %232 = icmp ne i32 %231, 0
  br i1 %232, label %240, label %233

233:                                              ; preds = %222
  %234 = load i32, ptr %13, align 4
  %235 = load i32, ptr %12, align 4
  %236 = icmp slt i32 %234, %235
  br i1 %236, label %237, label %240

237:                                              ; preds = %233
  %238 = load ptr, ptr %2, align 8
  %239 = getelementptr inbounds %struct.parser, ptr %238, i32 0, i32 4
  store i32 11, ptr %239, align 8
  br label %240

240:                                              ; preds = %237, %233, %222
  br label %241

241:                                              ; preds = %240, %214, %206, %198, %190
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #5
  %242 = load i32, ptr %12, align 4
  store i32 %242, ptr %14, align 4
  br label %243

243:                                              ; preds = %262, %241
  %244 = load i32, ptr %14, align 4
  %245 = load i32, ptr %13, align 4
  %246 = icmp sle i32 %244, %245
  br i1 %246, label %247, label %253

247:                                              ; preds = %243
  %248 = load ptr, ptr %2, align 8
  %249 = getelementptr inbounds %struct.parser, ptr %248, i32 0, i32 4
  %250 = load i32, ptr %249, align 8
  %251 = icmp ne i32 %250, 0
  %252 = xor i1 %251, true
  br label %253

253:                                              ; preds = %247, %243
  %254 = phi i1 [ false, %243 ], [ %252, %247 ]
  br i1 %254, label %256, label %255

255:                                              ; preds = %253
  store i32 11, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #5
  br label %265

256:                                              ; preds = %253
  %257 = load ptr, ptr %3, align 8
  %258 = getelementptr inbounds %struct.set, ptr %257, i32 0, i32 0
  %259 = load i32, ptr %14, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [256 x i8], ptr %258, i64 0, i64 %260
  store i8 1, ptr %261, align 1
  br label %262

262:                                              ; preds = %256
  %263 = load i32, ptr %14, align 4
  %264 = add nsw i32 %263, 1
  store i32 %264, ptr %14, align 4
  br label %243, !llvm.loop !11

265:                                              ; preds = %255
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #5
  br label %266

266:                                              ; preds = %265, %188
  store i32 0, ptr %6, align 4
  br label %48, !llvm.loop !12

267:                                              ; preds = %188, %67
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5
  %268 = load i32, ptr %7, align 4
  switch i32 %268, label %351 [
    i32 2, label %269
  ]

269:                                              ; preds = %267
  %270 = load ptr, ptr %2, align 8
  %271 = getelementptr inbounds %struct.parser, ptr %270, i32 0, i32 4
  %272 = load i32, ptr %271, align 8
  %273 = icmp ne i32 %272, 0
  br i1 %273, label %274, label %275

274:                                              ; preds = %269
  store i32 1, ptr %7, align 4
  br label %351

275:                                              ; preds = %269
  %276 = load ptr, ptr %2, align 8
  %277 = getelementptr inbounds %struct.parser, ptr %276, i32 0, i32 1
  %278 = load ptr, ptr %277, align 8
  %279 = getelementptr inbounds i8, ptr %278, i32 1
  store ptr %279, ptr %277, align 8
  %280 = load i32, ptr %5, align 4
  %281 = and i32 %280, 2
  %282 = icmp ne i32 %281, 0
  br i1 %282, label %283, label %314

283:                                              ; preds = %275
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #5
  store i32 1, ptr %15, align 4
  br label %284

284:                                              ; preds = %310, %283
  %285 = load i32, ptr %15, align 4
  %286 = icmp slt i32 %285, 256
  br i1 %286, label %288, label %287

287:                                              ; preds = %284
  store i32 14, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #5
  br label %313

288:                                              ; preds = %284
  %289 = load ptr, ptr %3, align 8
  %290 = getelementptr inbounds %struct.set, ptr %289, i32 0, i32 0
  %291 = load i32, ptr %15, align 4
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [256 x i8], ptr %290, i64 0, i64 %292
  %294 = load i8, ptr %293, align 1
  %295 = icmp ne i8 %294, 0
  br i1 %295, label %296, label %309

296:                                              ; preds = %288
  %297 = load ptr, ptr %3, align 8
  %298 = getelementptr inbounds %struct.set, ptr %297, i32 0, i32 0
  %299 = load i32, ptr %15, align 4
  %300 = call i32 @toupper(i32 noundef %299) #6
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds [256 x i8], ptr %298, i64 0, i64 %301
  store i8 1, ptr %302, align 1
  %303 = load ptr, ptr %3, align 8
  %304 = getelementptr inbounds %struct.set, ptr %303, i32 0, i32 0
  %305 = load i32, ptr %15, align 4
  %306 = call i32 @tolower(i32 noundef %305) #6
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds [256 x i8], ptr %304, i64 0, i64 %307
  store i8 1, ptr %308, align 1
  br label %309

309:                                              ; preds = %296, %288
  br label %310

310:                                              ; preds = %309
  %311 = load i32, ptr %15, align 4
  %312 = add nsw i32 %311, 1
  store i32 %312, ptr %15, align 4
  br label %284, !llvm.loop !13

313:                                              ; preds = %287
  br label %314

314:                                              ; preds = %313, %275
  %315 = load i32, ptr %4, align 4
  %316 = icmp ne i32 %315, 0
  br i1 %316, label %317, label %350

317:                                              ; preds = %314
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #5
  store i32 1, ptr %16, align 4
  br label %318

318:                                              ; preds = %338, %317
  %319 = load i32, ptr %16, align 4
  %320 = icmp slt i32 %319, 256
  br i1 %320, label %322, label %321

321:                                              ; preds = %318
  store i32 17, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #5
  br label %341

322:                                              ; preds = %318
  %323 = load ptr, ptr %3, align 8
  %324 = getelementptr inbounds %struct.set, ptr %323, i32 0, i32 0
  %325 = load i32, ptr %16, align 4
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds [256 x i8], ptr %324, i64 0, i64 %326
  %328 = load i8, ptr %327, align 1
  %329 = icmp ne i8 %328, 0
  %330 = xor i1 %329, true
  %331 = zext i1 %330 to i32
  %332 = trunc i32 %331 to i8
  %333 = load ptr, ptr %3, align 8
  %334 = getelementptr inbounds %struct.set, ptr %333, i32 0, i32 0
  %335 = load i32, ptr %16, align 4
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [256 x i8], ptr %334, i64 0, i64 %336
  store i8 %332, ptr %337, align 1
  br label %338

338:                                              ; preds = %322
  %339 = load i32, ptr %16, align 4
  %340 = add nsw i32 %339, 1
  store i32 %340, ptr %16, align 4
  br label %318, !llvm.loop !14

341:                                              ; preds = %321
  %342 = load i32, ptr %5, align 4
  %343 = and i32 %342, 4
  %344 = icmp ne i32 %343, 0
  br i1 %344, label %345, label %349

345:                                              ; preds = %341
  %346 = load ptr, ptr %3, align 8
  %347 = getelementptr inbounds %struct.set, ptr %346, i32 0, i32 0
  %348 = getelementptr inbounds [256 x i8], ptr %347, i64 0, i64 10
  store i8 0, ptr %348, align 1
  br label %349

349:                                              ; preds = %345, %341
  br label %350

350:                                              ; preds = %349, %314
  store i32 0, ptr %7, align 4
  br label %351

351:                                              ; preds = %350, %274, %267
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5
  %352 = load i32, ptr %7, align 4
  switch i32 %352, label %354 [
    i32 0, label %353
    i32 1, label %353
  ]

353:                                              ; preds = %351, %351
  ret void

354:                                              ; preds = %351
  unreachable
}

; Function Attrs: nounwind
define internal void @escaped(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.parser, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  store i32 %10, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %1
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.parser, ptr %14, i32 0, i32 4
  store i32 5, ptr %15, align 8
  store i32 1, ptr %4, align 4
  br label %70

16:                                               ; preds = %1
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds %struct.parser, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 2
  store ptr %20, ptr %18, align 8
  %21 = load i32, ptr %3, align 4
  switch i32 %21, label %42 [
    i32 119, label %22
    i32 87, label %24
    i32 115, label %26
    i32 83, label %28
    i32 60, label %30
    i32 62, label %33
    i32 98, label %36
    i32 66, label %39
  ]

22:                                               ; preds = %16
  %23 = load ptr, ptr %2, align 8
  call void @of_kind(ptr noundef %23, ptr noundef @is_word, i32 noundef 0) #6
  br label %69

24:                                               ; preds = %16
  %25 = load ptr, ptr %2, align 8
  call void @of_kind(ptr noundef %25, ptr noundef @is_word, i32 noundef 1) #6
  br label %69

26:                                               ; preds = %16
  %27 = load ptr, ptr %2, align 8
  call void @of_kind(ptr noundef %27, ptr noundef @isspace, i32 noundef 0) #6
  br label %69

28:                                               ; preds = %16
  %29 = load ptr, ptr %2, align 8
  call void @of_kind(ptr noundef %29, ptr noundef @isspace, i32 noundef 1) #6
  br label %69

30:                                               ; preds = %16
  %31 = load ptr, ptr %2, align 8
  %32 = call i32 @emit(ptr noundef %31, i32 noundef 5, i32 noundef 0, i32 noundef 0) #6
  br label %69

33:                                               ; preds = %16
  %34 = load ptr, ptr %2, align 8
  %35 = call i32 @emit(ptr noundef %34, i32 noundef 6, i32 noundef 0, i32 noundef 0) #6
  br label %69

36:                                               ; preds = %16
  %37 = load ptr, ptr %2, align 8
  %38 = call i32 @emit(ptr noundef %37, i32 noundef 7, i32 noundef 0, i32 noundef 0) #6
  br label %69

39:                                               ; preds = %16
  %40 = load ptr, ptr %2, align 8
  %41 = call i32 @emit(ptr noundef %40, i32 noundef 8, i32 noundef 0, i32 noundef 0) #6
  br label %69

42:                                               ; preds = %16
  %43 = load i32, ptr %3, align 4
  %44 = icmp sge i32 %43, 49
  br i1 %44, label %45, label %65

45:                                               ; preds = %42
  %46 = load i32, ptr %3, align 4
  %47 = icmp sle i32 %46, 57
  br i1 %47, label %48, label %65

48:                                               ; preds = %45
  %49 = load ptr, ptr %2, align 8
  %50 = getelementptr inbounds %struct.parser, ptr %49, i32 0, i32 5
  %51 = load i32, ptr %3, align 4
  %52 = sub nsw i32 %51, 48
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [10 x i8], ptr %50, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = icmp ne i8 %55, 0
  br i1 %56, label %60, label %57

57:                                               ; preds = %48
  %58 = load ptr, ptr %2, align 8
  %59 = getelementptr inbounds %struct.parser, ptr %58, i32 0, i32 4
  store i32 6, ptr %59, align 8
  br label %60

60:                                               ; preds = %57, %48
  %61 = load ptr, ptr %2, align 8
  %62 = load i32, ptr %3, align 4
  %63 = sub nsw i32 %62, 48
  %64 = call i32 @emit(ptr noundef %61, i32 noundef 15, i32 noundef %63, i32 noundef 0) #6
  br label %68

65:                                               ; preds = %45, %42
  %66 = load ptr, ptr %2, align 8
  %67 = load i32, ptr %3, align 4
  call void @character(ptr noundef %66, i32 noundef %67) #6
  br label %68

68:                                               ; preds = %65, %60
  br label %69

69:                                               ; preds = %68, %39, %36, %33, %30, %28, %26, %24, %22
  store i32 0, ptr %4, align 4
  br label %70

70:                                               ; preds = %69, %13
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5
  %71 = load i32, ptr %4, align 4
  switch i32 %71, label %73 [
    i32 0, label %72
    i32 1, label %72
  ]

72:                                               ; preds = %70, %70
  ret void

73:                                               ; preds = %70
  unreachable
}

; Function Attrs: nounwind
define internal void @character(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.parser, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.program, ptr %7, i32 0, i32 7
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, 2
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %2
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %4, align 4
  %15 = call i32 @tolower(i32 noundef %14) #6
  %16 = load i32, ptr %4, align 4
  %17 = call i32 @toupper(i32 noundef %16) #6
  %18 = call i32 @emit(ptr noundef %13, i32 noundef 0, i32 noundef %15, i32 noundef %17) #6
  br label %24

19:                                               ; preds = %2
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %4, align 4
  %23 = call i32 @emit(ptr noundef %20, i32 noundef 0, i32 noundef %21, i32 noundef %22) #6
  br label %24

24:                                               ; preds = %19, %12
  ret void
}

; Function Attrs: nounwind
define internal i32 @is_anchor(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp uge i32 %3, 3
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp ule i32 %6, 8
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: nounwind
define internal void @suffixes(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #5
  store i32 1, ptr %5, align 4
  br label %9

9:                                                ; preds = %89, %2
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.parser, ptr %10, i32 0, i32 2
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %31, label %14

14:                                               ; preds = %9
  %15 = load i32, ptr %5, align 4
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.parser, ptr %18, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i32 %22, 42
  br i1 %23, label %28, label %24

24:                                               ; preds = %17
  %25 = load ptr, ptr %3, align 8
  %26 = call i32 @here(ptr noundef %25, i8 noundef signext 123) #6
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %24, %17
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.parser, ptr %29, i32 0, i32 4
  store i32 13, ptr %30, align 8
  store i32 1, ptr %6, align 4
  br label %90

31:                                               ; preds = %24, %14, %9
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds %struct.parser, ptr %32, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 42
  br i1 %37, label %38, label %45

38:                                               ; preds = %31
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.parser, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %41, i32 1
  store ptr %42, ptr %40, align 8
  %43 = load ptr, ptr %3, align 8
  %44 = load i32, ptr %4, align 4
  call void @repeat(ptr noundef %43, i32 noundef %44, i32 noundef 0, i32 noundef -1) #6
  br label %88

45:                                               ; preds = %31
  %46 = load ptr, ptr %3, align 8
  %47 = call i32 @here(ptr noundef %46, i8 noundef signext 43) #6
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %53

49:                                               ; preds = %45
  %50 = load ptr, ptr %3, align 8
  call void @step_over(ptr noundef %50) #6
  %51 = load ptr, ptr %3, align 8
  %52 = load i32, ptr %4, align 4
  call void @repeat(ptr noundef %51, i32 noundef %52, i32 noundef 1, i32 noundef -1) #6
  br label %87

53:                                               ; preds = %45
  %54 = load ptr, ptr %3, align 8
  %55 = call i32 @here(ptr noundef %54, i8 noundef signext 63) #6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %53
  %58 = load ptr, ptr %3, align 8
  call void @step_over(ptr noundef %58) #6
  %59 = load ptr, ptr %3, align 8
  %60 = load i32, ptr %4, align 4
  call void @repeat(ptr noundef %59, i32 noundef %60, i32 noundef 0, i32 noundef 1) #6
  br label %86

61:                                               ; preds = %53
  %62 = load ptr, ptr %3, align 8
  %63 = call i32 @here(ptr noundef %62, i8 noundef signext 123) #6
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %84

65:                                               ; preds = %61
  %66 = load ptr, ptr %3, align 8
  call void @step_over(ptr noundef %66) #6
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #5
  %67 = load ptr, ptr %3, align 8
  %68 = call i32 @interval(ptr noundef %67, ptr noundef %7, ptr noundef %8) #6
  %69 = load ptr, ptr %3, align 8
  %70 = getelementptr inbounds %struct.parser, ptr %69, i32 0, i32 4
  store i32 %68, ptr %70, align 8
  %71 = load ptr, ptr %3, align 8
  %72 = getelementptr inbounds %struct.parser, ptr %71, i32 0, i32 4
  %73 = load i32, ptr %72, align 8
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %65
  store i32 1, ptr %6, align 4
  br label %81

76:                                               ; preds = %65
  %77 = load ptr, ptr %3, align 8
  %78 = load i32, ptr %4, align 4
  %79 = load i32, ptr %7, align 4
  %80 = load i32, ptr %8, align 4
  call void @repeat(ptr noundef %77, i32 noundef %78, i32 noundef %79, i32 noundef %80) #6
  store i32 0, ptr %6, align 4
  br label %81

81:                                               ; preds = %76, %75
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5
  %82 = load i32, ptr %6, align 4
  switch i32 %82, label %90 [
    i32 0, label %83
  ]

83:                                               ; preds = %81
  br label %85

84:                                               ; preds = %61
  store i32 1, ptr %6, align 4
  br label %90

85:                                               ; preds = %83
  br label %86

86:                                               ; preds = %85, %57
  br label %87

87:                                               ; preds = %86, %49
  br label %88

88:                                               ; preds = %87, %38
  br label %89

89:                                               ; preds = %88
  store i32 0, ptr %5, align 4
  br label %9, !llvm.loop !15

90:                                               ; preds = %84, %81, %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
define internal ptr @new_set(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.parser, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %3, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.program, ptr %8, i32 0, i32 3
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.program, ptr %11, i32 0, i32 4
  %13 = load i32, ptr %12, align 8
  %14 = add nsw i32 %13, 1
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, 256
  %17 = call ptr @realloc(ptr noundef %10, i64 noundef %16) #6
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.program, ptr %18, i32 0, i32 3
  store ptr %17, ptr %19, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.program, ptr %20, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.program, ptr %23, i32 0, i32 4
  %25 = load i32, ptr %24, align 8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.set, ptr %22, i64 %26
  store ptr %27, ptr %4, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = call ptr @memset(ptr noundef %28, i32 noundef 0, i64 noundef 256) #6
  %30 = load ptr, ptr %2, align 8
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds %struct.program, ptr %31, i32 0, i32 4
  %33 = load i32, ptr %32, align 8
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %32, align 8
  %35 = call i32 @emit(ptr noundef %30, i32 noundef 2, i32 noundef %33, i32 noundef 0) #6
  %36 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5
  ret ptr %36
}

declare i64 @strlen(ptr noundef) #2

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #2

declare i32 @tolower(i32 noundef) #2

declare i32 @toupper(i32 noundef) #2

; Function Attrs: nounwind
define internal i32 @is_closed(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 2
  store ptr %7, ptr %4, align 8
  br label %8

8:                                                ; preds = %31, %1
  %9 = load ptr, ptr %4, align 8
  %10 = load i8, ptr %9, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  store i32 2, ptr %5, align 4
  br label %34

13:                                               ; preds = %8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 0
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 1
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp eq i32 %17, %21
  br i1 %22, label %23, label %30

23:                                               ; preds = %13
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 1
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = icmp eq i32 %27, 93
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  store i32 1, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %34

30:                                               ; preds = %23, %13
  br label %31

31:                                               ; preds = %30
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds i8, ptr %32, i32 1
  store ptr %33, ptr %4, align 8
  br label %8, !llvm.loop !16

34:                                               ; preds = %29, %12
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  %35 = load i32, ptr %5, align 4
  switch i32 %35, label %39 [
    i32 2, label %36
    i32 1, label %37
  ]

36:                                               ; preds = %34
  store i32 0, ptr %2, align 4
  br label %37

37:                                               ; preds = %36, %34
  %38 = load i32, ptr %2, align 4
  ret i32 %38

39:                                               ; preds = %34
  unreachable
}

; Function Attrs: nounwind
define internal i32 @element(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.parser, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %4, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 0
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 91
  br i1 %13, label %14, label %64

14:                                               ; preds = %1
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 1
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp eq i32 %18, 46
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 1
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 61
  br i1 %25, label %26, label %64

26:                                               ; preds = %20, %14
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 2
  %29 = load i8, ptr %28, align 1
  %30 = icmp ne i8 %29, 0
  br i1 %30, label %31, label %47

31:                                               ; preds = %26
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 3
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 1
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  %40 = icmp ne i32 %35, %39
  br i1 %40, label %47, label %41

41:                                               ; preds = %31
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 4
  %44 = load i8, ptr %43, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp ne i32 %45, 93
  br i1 %46, label %47, label %55

47:                                               ; preds = %41, %31, %26
  %48 = load ptr, ptr %4, align 8
  %49 = call i32 @is_closed(ptr noundef %48) #6
  %50 = icmp ne i32 %49, 0
  %51 = zext i1 %50 to i64
  %52 = select i1 %50, i32 3, i32 7
  %53 = load ptr, ptr %3, align 8
  %54 = getelementptr inbounds %struct.parser, ptr %53, i32 0, i32 4
  store i32 %52, ptr %54, align 8
  store i32 0, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %79

55:                                               ; preds = %41
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds %struct.parser, ptr %56, i32 0, i32 1
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %58, i64 5
  store ptr %59, ptr %57, align 8
  %60 = load ptr, ptr %4, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 2
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  store i32 %63, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %79

64:                                               ; preds = %20, %1
  %65 = load ptr, ptr %4, align 8
  %66 = load i8, ptr %65, align 1
  %67 = icmp ne i8 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %64
  %69 = load ptr, ptr %3, align 8
  %70 = getelementptr inbounds %struct.parser, ptr %69, i32 0, i32 4
  store i32 7, ptr %70, align 8
  store i32 0, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %79

71:                                               ; preds = %64
  %72 = load ptr, ptr %3, align 8
  %73 = getelementptr inbounds %struct.parser, ptr %72, i32 0, i32 1
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %74, i32 1
  store ptr %75, ptr %73, align 8
  %76 = load ptr, ptr %4, align 8
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  store i32 %78, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %79

79:                                               ; preds = %71, %68, %55, %47
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  %80 = load i32, ptr %2, align 4
  ret i32 %80
}

declare ptr @realloc(ptr noundef, i64 noundef) #2

declare i32 @isalnum(i32 noundef) #2

declare i32 @isalpha(i32 noundef) #2

declare i32 @isblank(i32 noundef) #2

declare i32 @iscntrl(i32 noundef) #2

declare i32 @isdigit(i32 noundef) #2

declare i32 @isgraph(i32 noundef) #2

declare i32 @islower(i32 noundef) #2

declare i32 @isprint(i32 noundef) #2

declare i32 @ispunct(i32 noundef) #2

declare i32 @isspace(i32 noundef) #2

declare i32 @isupper(i32 noundef) #2

declare i32 @isxdigit(i32 noundef) #2

; Function Attrs: nounwind
define internal void @of_kind(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #5
  %9 = load ptr, ptr %4, align 8
  %10 = call ptr @new_set(ptr noundef %9) #6
  store ptr %10, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #5
  store i32 1, ptr %8, align 4
  br label %11

11:                                               ; preds = %30, %3
  %12 = load i32, ptr %8, align 4
  %13 = icmp slt i32 %12, 256
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #5
  br label %33

15:                                               ; preds = %11
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %8, align 4
  %18 = call i32 %16(i32 noundef %17) #6
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = load i32, ptr %6, align 4
  %22 = icmp ne i32 %20, %21
  %23 = zext i1 %22 to i32
  %24 = trunc i32 %23 to i8
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds %struct.set, ptr %25, i32 0, i32 0
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [256 x i8], ptr %26, i64 0, i64 %28
  store i8 %24, ptr %29, align 1
  br label %30

30:                                               ; preds = %15
  %31 = load i32, ptr %8, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %8, align 4
  br label %11, !llvm.loop !17

33:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #5
  ret void
}

; Function Attrs: inlinehint nounwind
define internal i32 @is_word(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @isalnum(i32 noundef %3) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = icmp eq i32 %7, 95
  br label %9

9:                                                ; preds = %6, %1
  %10 = phi i1 [ true, %1 ], [ %8, %6 ]
  %11 = zext i1 %10 to i32
  ret i32 %11
}

; Function Attrs: nounwind
define internal void @repeat(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #5
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds %struct.parser, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #5
  %21 = load ptr, ptr %9, align 8
  %22 = getelementptr inbounds %struct.program, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sub nsw i32 %23, %24
  store i32 %25, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #5
  %26 = load i32, ptr %10, align 4
  %27 = add nsw i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = mul i64 %28, 12
  %30 = call ptr @malloc(i64 noundef %29) #6
  store ptr %30, ptr %11, align 8
  %31 = load ptr, ptr %11, align 8
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds %struct.program, ptr %32, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = load i32, ptr %6, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.code, ptr %34, i64 %36
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %39, 12
  %41 = call ptr @memcpy(ptr noundef %31, ptr noundef %37, i64 noundef %40) #6
  %42 = load i32, ptr %6, align 4
  %43 = load ptr, ptr %9, align 8
  %44 = getelementptr inbounds %struct.program, ptr %43, i32 0, i32 1
  store i32 %42, ptr %44, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #5
  %45 = load i32, ptr %8, align 4
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %4
  %48 = load i32, ptr %7, align 4
  br label %51

49:                                               ; preds = %4
  %50 = load i32, ptr %8, align 4
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi i32 [ %48, %47 ], [ %50, %49 ]
  store i32 %52, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #5
  store i32 0, ptr %13, align 4
  br label %53

53:                                               ; preds = %102, %51
  %54 = load i32, ptr %13, align 4
  %55 = load i32, ptr %12, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #5
  br label %105

58:                                               ; preds = %53
  %59 = load i32, ptr %13, align 4
  %60 = load i32, ptr %7, align 4
  %61 = icmp sge i32 %59, %60
  br i1 %61, label %62, label %71

62:                                               ; preds = %58
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %12, align 4
  %65 = load i32, ptr %13, align 4
  %66 = sub nsw i32 %64, %65
  %67 = load i32, ptr %10, align 4
  %68 = add nsw i32 %67, 1
  %69 = mul nsw i32 %66, %68
  %70 = call i32 @emit(ptr noundef %63, i32 noundef 10, i32 noundef 1, i32 noundef %69) #6
  br label %71

71:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #5
  store i32 0, ptr %15, align 4
  br label %72

72:                                               ; preds = %98, %71
  %73 = load i32, ptr %15, align 4
  %74 = load i32, ptr %10, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #5
  br label %101

77:                                               ; preds = %72
  %78 = load ptr, ptr %5, align 8
  %79 = load ptr, ptr %11, align 8
  %80 = load i32, ptr %15, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.code, ptr %79, i64 %81
  %83 = getelementptr inbounds %struct.code, ptr %82, i32 0, i32 0
  %84 = load i32, ptr %83, align 4
  %85 = load ptr, ptr %11, align 8
  %86 = load i32, ptr %15, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds %struct.code, ptr %85, i64 %87
  %89 = getelementptr inbounds %struct.code, ptr %88, i32 0, i32 1
  %90 = load i32, ptr %89, align 4
  %91 = load ptr, ptr %11, align 8
  %92 = load i32, ptr %15, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.code, ptr %91, i64 %93
  %95 = getelementptr inbounds %struct.code, ptr %94, i32 0, i32 2
  %96 = load i32, ptr %95, align 4
  %97 = call i32 @emit(ptr noundef %78, i32 noundef %84, i32 noundef %90, i32 noundef %96) #6
  br label %98

98:                                               ; preds = %77
  %99 = load i32, ptr %15, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %15, align 4
  br label %72, !llvm.loop !18

101:                                              ; preds = %76
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %13, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %13, align 4
  br label %53, !llvm.loop !19

105:                                              ; preds = %57
  %106 = load i32, ptr %8, align 4
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %108, label %162

108:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #5
  %109 = load ptr, ptr %9, align 8
  %110 = getelementptr inbounds %struct.program, ptr %109, i32 0, i32 6
  %111 = load i32, ptr %110, align 8
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %110, align 8
  store i32 %111, ptr %16, align 4
  %113 = load ptr, ptr %5, align 8
  %114 = load i32, ptr %16, align 4
  %115 = load i32, ptr %7, align 4
  %116 = icmp sgt i32 %115, 0
  %117 = zext i1 %116 to i32
  %118 = call i32 @emit(ptr noundef %113, i32 noundef 12, i32 noundef %114, i32 noundef %117) #6
  %119 = load ptr, ptr %5, align 8
  %120 = load i32, ptr %10, align 4
  %121 = add nsw i32 %120, 3
  %122 = call i32 @emit(ptr noundef %119, i32 noundef 10, i32 noundef 1, i32 noundef %121) #6
  %123 = load ptr, ptr %5, align 8
  %124 = load i32, ptr %16, align 4
  %125 = call i32 @emit(ptr noundef %123, i32 noundef 13, i32 noundef %124, i32 noundef 0) #6
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #5
  store i32 0, ptr %17, align 4
  br label %126

126:                                              ; preds = %152, %108
  %127 = load i32, ptr %17, align 4
  %128 = load i32, ptr %10, align 4
  %129 = icmp slt i32 %127, %128
  br i1 %129, label %131, label %130

130:                                              ; preds = %126
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #5
  br label %155

131:                                              ; preds = %126
  %132 = load ptr, ptr %5, align 8
  %133 = load ptr, ptr %11, align 8
  %134 = load i32, ptr %17, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds %struct.code, ptr %133, i64 %135
  %137 = getelementptr inbounds %struct.code, ptr %136, i32 0, i32 0
  %138 = load i32, ptr %137, align 4
  %139 = load ptr, ptr %11, align 8
  %140 = load i32, ptr %17, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.code, ptr %139, i64 %141
  %143 = getelementptr inbounds %struct.code, ptr %142, i32 0, i32 1
  %144 = load i32, ptr %143, align 4
  %145 = load ptr, ptr %11, align 8
  %146 = load i32, ptr %17, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds %struct.code, ptr %145, i64 %147
  %149 = getelementptr inbounds %struct.code, ptr %148, i32 0, i32 2
  %150 = load i32, ptr %149, align 4
  %151 = call i32 @emit(ptr noundef %132, i32 noundef %138, i32 noundef %144, i32 noundef %150) #6
  br label %152

152:                                              ; preds = %131
  %153 = load i32, ptr %17, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %17, align 4
  br label %126, !llvm.loop !20

155:                                              ; preds = %130
  %156 = load ptr, ptr %5, align 8
  %157 = load i32, ptr %16, align 4
  %158 = load i32, ptr %10, align 4
  %159 = add nsw i32 %158, 2
  %160 = sub nsw i32 0, %159
  %161 = call i32 @emit(ptr noundef %156, i32 noundef 14, i32 noundef %157, i32 noundef %160) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #5
  br label %162

162:                                              ; preds = %155, %105
  %163 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %163) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #5
  ret void
}

; Function Attrs: nounwind
define internal i32 @interval(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call i32 @number(ptr noundef %8) #6
  %10 = load ptr, ptr %6, align 8
  store i32 %9, ptr %10, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %24

14:                                               ; preds = %3
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.parser, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp ne i32 %19, 44
  br i1 %20, label %21, label %22

21:                                               ; preds = %14
  store i32 10, ptr %4, align 4
  br label %102

22:                                               ; preds = %14
  %23 = load ptr, ptr %6, align 8
  store i32 0, ptr %23, align 4
  br label %24

24:                                               ; preds = %22, %3
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %7, align 8
  store i32 %26, ptr %27, align 4
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %28, align 4
  %30 = icmp ne i32 %29, -2
  br i1 %30, label %31, label %46

31:                                               ; preds = %24
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds %struct.parser, ptr %32, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 44
  br i1 %37, label %38, label %46

38:                                               ; preds = %31
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.parser, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %41, i32 1
  store ptr %42, ptr %40, align 8
  %43 = load ptr, ptr %5, align 8
  %44 = call i32 @number(ptr noundef %43) #6
  %45 = load ptr, ptr %7, align 8
  store i32 %44, ptr %45, align 4
  br label %46

46:                                               ; preds = %38, %31, %24
  %47 = load ptr, ptr %6, align 8
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, -2
  br i1 %49, label %58, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %7, align 8
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, -2
  br i1 %53, label %58, label %54

54:                                               ; preds = %50
  %55 = load ptr, ptr %5, align 8
  %56 = call i32 @here(ptr noundef %55, i8 noundef signext 125) #6
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %67, label %58

58:                                               ; preds = %54, %50, %46
  %59 = load ptr, ptr %5, align 8
  %60 = getelementptr inbounds %struct.parser, ptr %59, i32 0, i32 1
  %61 = load ptr, ptr %60, align 8
  %62 = load i8, ptr %61, align 1
  %63 = sext i8 %62 to i32
  %64 = icmp ne i32 %63, 0
  %65 = zext i1 %64 to i64
  %66 = select i1 %64, i32 10, i32 9
  store i32 %66, ptr %4, align 4
  br label %102

67:                                               ; preds = %54
  %68 = load ptr, ptr %5, align 8
  call void @step_over(ptr noundef %68) #6
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %69, align 4
  %71 = icmp ne i32 %70, -1
  br i1 %71, label %72, label %79

72:                                               ; preds = %67
  %73 = load ptr, ptr %7, align 8
  %74 = load i32, ptr %73, align 4
  %75 = load ptr, ptr %6, align 8
  %76 = load i32, ptr %75, align 4
  %77 = icmp slt i32 %74, %76
  br i1 %77, label %78, label %79

78:                                               ; preds = %72
  store i32 10, ptr %4, align 4
  br label %102

79:                                               ; preds = %72, %67
  %80 = load ptr, ptr %6, align 8
  %81 = load i32, ptr %80, align 4
  %82 = icmp sgt i32 %81, 32767
  br i1 %82, label %87, label %83

83:                                               ; preds = %79
  %84 = load ptr, ptr %7, align 8
  %85 = load i32, ptr %84, align 4
  %86 = icmp sgt i32 %85, 32767
  br i1 %86, label %87, label %88

87:                                               ; preds = %83, %79
  br label %100

88:                                               ; preds = %83
  %89 = load ptr, ptr %6, align 8
  %90 = load i32, ptr %89, align 4
  %91 = icmp sgt i32 %90, 255
  br i1 %91, label %96, label %92

92:                                               ; preds = %88
  %93 = load ptr, ptr %7, align 8
  %94 = load i32, ptr %93, align 4
  %95 = icmp sgt i32 %94, 255
  br label %96

96:                                               ; preds = %92, %88
  %97 = phi i1 [ true, %88 ], [ %95, %92 ]
  %98 = zext i1 %97 to i64
  %99 = select i1 %97, i32 12, i32 0
  br label %100

100:                                              ; preds = %96, %87
  %101 = phi i32 [ 15, %87 ], [ %99, %96 ]
  store i32 %101, ptr %4, align 4
  br label %102

102:                                              ; preds = %100, %78, %58, %21
  %103 = load i32, ptr %4, align 4
  ret i32 %103
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

declare void @free(ptr noundef) #2

; Function Attrs: nounwind
define internal i32 @number(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5
  store i32 -1, ptr %3, align 4
  br label %4

4:                                                ; preds = %64, %1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.parser, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds %struct.parser, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp ne i32 %16, 44
  br i1 %17, label %18, label %23

18:                                               ; preds = %11
  %19 = load ptr, ptr %2, align 8
  %20 = call i32 @here(ptr noundef %19, i8 noundef signext 125) #6
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  br label %23

23:                                               ; preds = %18, %11, %4
  %24 = phi i1 [ false, %11 ], [ false, %4 ], [ %22, %18 ]
  br i1 %24, label %25, label %69

25:                                               ; preds = %23
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.parser, ptr %26, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp slt i32 %30, 48
  br i1 %31, label %42, label %32

32:                                               ; preds = %25
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.parser, ptr %33, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i32
  %38 = icmp sgt i32 %37, 57
  br i1 %38, label %42, label %39

39:                                               ; preds = %32
  %40 = load i32, ptr %3, align 4
  %41 = icmp eq i32 %40, -2
  br i1 %41, label %42, label %43

42:                                               ; preds = %39, %32, %25
  store i32 -2, ptr %3, align 4
  br label %63

43:                                               ; preds = %39
  %44 = load i32, ptr %3, align 4
  %45 = icmp sle i32 %44, 32767
  br i1 %45, label %46, label %62

46:                                               ; preds = %43
  %47 = load i32, ptr %3, align 4
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  br label %52

50:                                               ; preds = %46
  %51 = load i32, ptr %3, align 4
  br label %52

52:                                               ; preds = %50, %49
  %53 = phi i32 [ 0, %49 ], [ %51, %50 ]
  %54 = mul nsw i32 10, %53
  %55 = load ptr, ptr %2, align 8
  %56 = getelementptr inbounds %struct.parser, ptr %55, i32 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = sub nsw i32 %59, 48
  %61 = add nsw i32 %54, %60
  store i32 %61, ptr %3, align 4
  br label %62

62:                                               ; preds = %52, %43
  br label %63

63:                                               ; preds = %62, %42
  br label %64

64:                                               ; preds = %63
  %65 = load ptr, ptr %2, align 8
  %66 = getelementptr inbounds %struct.parser, ptr %65, i32 0, i32 1
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %67, i32 1
  store ptr %68, ptr %66, align 8
  br label %4, !llvm.loop !21

69:                                               ; preds = %23
  %70 = load ptr, ptr %2, align 8
  %71 = getelementptr inbounds %struct.parser, ptr %70, i32 0, i32 1
  %72 = load ptr, ptr %71, align 8
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %69
  %77 = load i32, ptr %3, align 4
  br label %79

78:                                               ; preds = %69
  br label %79

79:                                               ; preds = %78, %76
  %80 = phi i32 [ %77, %76 ], [ -2, %78 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5
  ret i32 %80
}

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) #2

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { inlinehint nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin "no-builtins" }

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
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
