
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.out = type { ptr, i64, i64 }
%struct.style = type { i8, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [32 x i8] c"%.3s %.3s%3d %.2d:%.2d:%.2d %d\0A\00", align 1
@text = internal global [64 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@weekdays = internal constant [7 x ptr] [ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16
@.str.2 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@months = internal constant [12 x ptr] [ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20], align 16
@.str.9 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.19 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@refused = internal constant [2 x ptr] [ptr @.str.21, ptr @.str.22], align 16
@.str.21 = private unnamed_addr constant [25 x i8] c"aAbBhdDeFgGHIjklmMSUVwW%\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"aAcDFxXY%\00", align 1
@.str.23 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.24 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.25 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.28 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"pZ\00", align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"aAbBh\00", align 1
@.str.31 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.32 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.33 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.34 = private unnamed_addr constant [2 x i8] c"\09\00", align 1
@.str.35 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.36 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.37 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.38 = private unnamed_addr constant [2 x i8] c"%\00", align 1
@.str.39 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_asctime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call ptr @weekday(ptr noundef %6) #5
  %8 = load ptr, ptr %3, align 8
  %9 = call ptr @month(ptr noundef %8) #5
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.tm, ptr %10, i32 0, i32 3
  %12 = load i32, ptr %11, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.tm, ptr %13, i32 0, i32 2
  %15 = load i32, ptr %14, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.tm, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds %struct.tm, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.tm, ptr %22, i32 0, i32 5
  %24 = load i32, ptr %23, align 4
  %25 = add nsw i32 1900, %24
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef 64, ptr noundef @.str, ptr noundef %7, ptr noundef %9, i32 noundef %12, i32 noundef %15, i32 noundef %18, i32 noundef %21, i32 noundef %25) #5
  %27 = load ptr, ptr %4, align 8
  ret ptr %27
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
define internal ptr @weekday(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 6
  %5 = load i32, ptr %4, align 8
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.tm, ptr %8, i32 0, i32 6
  %10 = load i32, ptr %9, align 8
  %11 = icmp sgt i32 %10, 6
  br i1 %11, label %12, label %13

12:                                               ; preds = %7, %1
  br label %20

13:                                               ; preds = %7
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.tm, ptr %14, i32 0, i32 6
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [7 x ptr], ptr @weekdays, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  br label %20

20:                                               ; preds = %13, %12
  %21 = phi ptr [ @.str.1, %12 ], [ %19, %13 ]
  ret ptr %21
}

; Function Attrs: nounwind
define internal ptr @month(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  %5 = load i32, ptr %4, align 8
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.tm, ptr %8, i32 0, i32 4
  %10 = load i32, ptr %9, align 8
  %11 = icmp sgt i32 %10, 11
  br i1 %11, label %12, label %13

12:                                               ; preds = %7, %1
  br label %20

13:                                               ; preds = %7
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.tm, ptr %14, i32 0, i32 4
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [12 x ptr], ptr @months, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  br label %20

20:                                               ; preds = %13, %12
  %21 = phi ptr [ @.str.1, %12 ], [ %19, %13 ]
  ret ptr %21
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_asctime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @tb_libc_asctime_r(ptr noundef %3, ptr noundef @text) #5
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_ctime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.tm, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr %5) #6
  %6 = load ptr, ptr %3, align 8
  %7 = call ptr @localtime_r(ptr noundef %6, ptr noundef %5) #5
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = load ptr, ptr %4, align 8
  %11 = call ptr @tb_libc_asctime_r(ptr noundef %5, ptr noundef %10) #5
  br label %13

12:                                               ; preds = %2
  br label %13

13:                                               ; preds = %12, %9
  %14 = phi ptr [ %11, %9 ], [ null, %12 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr %5) #6
  ret ptr %14
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare ptr @localtime_r(ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_ctime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @tb_libc_ctime_r(ptr noundef %3, ptr noundef @text) #5
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_strftime(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %struct.out, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %10) #6
  %12 = getelementptr inbounds %struct.out, ptr %10, i32 0, i32 0
  %13 = load ptr, ptr %6, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds %struct.out, ptr %10, i32 0, i32 1
  %15 = load i64, ptr %7, align 8
  store i64 %15, ptr %14, align 8
  %16 = getelementptr inbounds %struct.out, ptr %10, i32 0, i32 2
  store i64 0, ptr %16, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = load ptr, ptr %9, align 8
  call void @put_format(ptr noundef %10, ptr noundef %17, i32 noundef 0, ptr noundef %18) #5
  %19 = getelementptr inbounds %struct.out, ptr %10, i32 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %7, align 8
  %22 = icmp uge i64 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %4
  store i64 0, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %31

24:                                               ; preds = %4
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.out, ptr %10, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  store i8 0, ptr %28, align 1
  %29 = getelementptr inbounds %struct.out, ptr %10, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %31

31:                                               ; preds = %24, %23
  call void @llvm.lifetime.end.p0(i64 24, ptr %10) #6
  %32 = load i64, ptr %5, align 8
  ret i64 %32
}

; Function Attrs: nounwind
define internal void @put_format(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %struct.style, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %struct.out, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  br label %15

15:                                               ; preds = %225, %4
  %16 = load ptr, ptr %6, align 8
  %17 = load i8, ptr %16, align 1
  %18 = icmp ne i8 %17, 0
  br i1 %18, label %19, label %228

19:                                               ; preds = %15
  %20 = load ptr, ptr %6, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp ne i32 %22, 37
  br i1 %23, label %24, label %28

24:                                               ; preds = %19
  %25 = load ptr, ptr %5, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = load i8, ptr %26, align 1
  call void @put(ptr noundef %25, i8 noundef signext %27) #5
  br label %225

28:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #6
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds i8, ptr %29, i32 1
  store ptr %30, ptr %6, align 8
  store ptr %29, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 20, ptr %10) #6
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 20, i1 false)
  %31 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 0
  %32 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 1
  %33 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 2
  %34 = load i32, ptr %7, align 4
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 3
  %36 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 4
  br label %37

37:                                               ; preds = %74, %28
  %38 = load ptr, ptr %6, align 8
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 95
  br i1 %41, label %52, label %42

42:                                               ; preds = %37
  %43 = load ptr, ptr %6, align 8
  %44 = load i8, ptr %43, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp eq i32 %45, 45
  br i1 %46, label %52, label %47

47:                                               ; preds = %42
  %48 = load ptr, ptr %6, align 8
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i32
  %51 = icmp eq i32 %50, 48
  br i1 %51, label %52, label %56

52:                                               ; preds = %47, %42, %37
  %53 = load ptr, ptr %6, align 8
  %54 = load i8, ptr %53, align 1
  %55 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 0
  store i8 %54, ptr %55, align 4
  br label %73

56:                                               ; preds = %47
  %57 = load ptr, ptr %6, align 8
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 94
  br i1 %60, label %61, label %63

61:                                               ; preds = %56
  %62 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 2
  store i32 1, ptr %62, align 4
  br label %72

63:                                               ; preds = %56
  %64 = load ptr, ptr %6, align 8
  %65 = load i8, ptr %64, align 1
  %66 = sext i8 %65 to i32
  %67 = icmp eq i32 %66, 35
  br i1 %67, label %68, label %70

68:                                               ; preds = %63
  %69 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 3
  store i32 1, ptr %69, align 4
  br label %71

70:                                               ; preds = %63
  br label %77

71:                                               ; preds = %68
  br label %72

72:                                               ; preds = %71, %61
  br label %73

73:                                               ; preds = %72, %52
  br label %74

74:                                               ; preds = %73
  %75 = load ptr, ptr %6, align 8
  %76 = getelementptr inbounds i8, ptr %75, i32 1
  store ptr %76, ptr %6, align 8
  br label %37, !llvm.loop !4

77:                                               ; preds = %70
  br label %78

78:                                               ; preds = %109, %77
  %79 = load ptr, ptr %6, align 8
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = icmp sge i32 %81, 48
  br i1 %82, label %83, label %88

83:                                               ; preds = %78
  %84 = load ptr, ptr %6, align 8
  %85 = load i8, ptr %84, align 1
  %86 = sext i8 %85 to i32
  %87 = icmp sle i32 %86, 57
  br label %88

88:                                               ; preds = %83, %78
  %89 = phi i1 [ false, %78 ], [ %87, %83 ]
  br i1 %89, label %90, label %112

90:                                               ; preds = %88
  %91 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 1
  %92 = load i32, ptr %91, align 4
  %93 = icmp slt i32 %92, 100000000
  br i1 %93, label %94, label %103

94:                                               ; preds = %90
  %95 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 1
  %96 = load i32, ptr %95, align 4
  %97 = mul nsw i32 %96, 10
  %98 = load ptr, ptr %6, align 8
  %99 = load i8, ptr %98, align 1
  %100 = sext i8 %99 to i32
  %101 = sub nsw i32 %100, 48
  %102 = add nsw i32 %97, %101
  br label %106

103:                                              ; preds = %90
  %104 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 1
  %105 = load i32, ptr %104, align 4
  br label %106

106:                                              ; preds = %103, %94
  %107 = phi i32 [ %102, %94 ], [ %105, %103 ]
  %108 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 1
  store i32 %107, ptr %108, align 4
  br label %109

109:                                              ; preds = %106
  %110 = load ptr, ptr %6, align 8
  %111 = getelementptr inbounds i8, ptr %110, i32 1
  store ptr %111, ptr %6, align 8
  br label %78, !llvm.loop !6

112:                                              ; preds = %88
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #6
  store i32 0, ptr %11, align 4
  %113 = load ptr, ptr %6, align 8
  %114 = load i8, ptr %113, align 1
  %115 = sext i8 %114 to i32
  %116 = icmp eq i32 %115, 69
  br i1 %116, label %122, label %117

117:                                              ; preds = %112
  %118 = load ptr, ptr %6, align 8
  %119 = load i8, ptr %118, align 1
  %120 = sext i8 %119 to i32
  %121 = icmp eq i32 %120, 79
  br i1 %121, label %122, label %146

122:                                              ; preds = %117, %112
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #6
  %123 = load ptr, ptr %6, align 8
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  %126 = icmp eq i32 %125, 79
  %127 = zext i1 %126 to i32
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x ptr], ptr @refused, i64 0, i64 %128
  %130 = load ptr, ptr %129, align 8
  store ptr %130, ptr %12, align 8
  %131 = load ptr, ptr %6, align 8
  %132 = getelementptr inbounds i8, ptr %131, i32 1
  store ptr %132, ptr %6, align 8
  %133 = load ptr, ptr %6, align 8
  %134 = load i8, ptr %133, align 1
  %135 = sext i8 %134 to i32
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %137, label %143

137:                                              ; preds = %122
  %138 = load ptr, ptr %6, align 8
  %139 = load i8, ptr %138, align 1
  %140 = load ptr, ptr %12, align 8
  %141 = call i32 @is_one_of(i8 noundef signext %139, ptr noundef %140) #5
  %142 = icmp ne i32 %141, 0
  br label %143

143:                                              ; preds = %137, %122
  %144 = phi i1 [ false, %122 ], [ %142, %137 ]
  %145 = zext i1 %144 to i32
  store i32 %145, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #6
  br label %146

146:                                              ; preds = %143, %117
  %147 = load i32, ptr %11, align 4
  %148 = icmp ne i32 %147, 0
  br i1 %148, label %190, label %149

149:                                              ; preds = %146
  %150 = load ptr, ptr %6, align 8
  %151 = load i8, ptr %150, align 1
  %152 = call ptr @longer(i8 noundef signext %151) #5
  %153 = icmp ne ptr %152, null
  br i1 %153, label %154, label %190

154:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(i64 24, ptr %13) #6
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 24, i1 false)
  %155 = load ptr, ptr %6, align 8
  %156 = load i8, ptr %155, align 1
  %157 = call ptr @longer(i8 noundef signext %156) #5
  %158 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 2
  %159 = load i32, ptr %158, align 4
  %160 = load ptr, ptr %8, align 8
  call void @put_format(ptr noundef %13, ptr noundef %157, i32 noundef %159, ptr noundef %160) #5
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #6
  %161 = getelementptr inbounds %struct.out, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  store i64 %162, ptr %14, align 8
  br label %163

163:                                              ; preds = %179, %154
  %164 = load i64, ptr %14, align 8
  %165 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 1
  %166 = load i32, ptr %165, align 4
  %167 = sext i32 %166 to i64
  %168 = icmp ult i64 %164, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #6
  br label %182

170:                                              ; preds = %163
  %171 = load ptr, ptr %5, align 8
  %172 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 0
  %173 = load i8, ptr %172, align 4
  %174 = sext i8 %173 to i32
  %175 = icmp eq i32 %174, 48
  %176 = zext i1 %175 to i64
  %177 = select i1 %175, i32 48, i32 32
  %178 = trunc i32 %177 to i8
  call void @put(ptr noundef %171, i8 noundef signext %178) #5
  br label %179

179:                                              ; preds = %170
  %180 = load i64, ptr %14, align 8
  %181 = add i64 %180, 1
  store i64 %181, ptr %14, align 8
  br label %163, !llvm.loop !8

182:                                              ; preds = %169
  %183 = load ptr, ptr %5, align 8
  %184 = load ptr, ptr %6, align 8
  %185 = load i8, ptr %184, align 1
  %186 = call ptr @longer(i8 noundef signext %185) #5
  %187 = getelementptr inbounds %struct.style, ptr %10, i32 0, i32 2
  %188 = load i32, ptr %187, align 4
  %189 = load ptr, ptr %8, align 8
  call void @put_format(ptr noundef %183, ptr noundef %186, i32 noundef %188, ptr noundef %189) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr %13) #6
  br label %224

190:                                              ; preds = %149, %146
  %191 = load i32, ptr %11, align 4
  %192 = icmp ne i32 %191, 0
  br i1 %192, label %200, label %193

193:                                              ; preds = %190
  %194 = load ptr, ptr %5, align 8
  %195 = load ptr, ptr %6, align 8
  %196 = load i8, ptr %195, align 1
  %197 = load ptr, ptr %8, align 8
  %198 = call i32 @convert(ptr noundef %194, i8 noundef signext %196, ptr noundef byval(%struct.style) align 8 %10, ptr noundef %197) #5
  %199 = icmp ne i32 %198, 0
  br i1 %199, label %223, label %200

200:                                              ; preds = %193, %190
  %201 = load ptr, ptr %6, align 8
  %202 = load i8, ptr %201, align 1
  %203 = icmp ne i8 %202, 0
  br i1 %203, label %207, label %204

204:                                              ; preds = %200
  %205 = load ptr, ptr %6, align 8
  %206 = getelementptr inbounds i8, ptr %205, i32 -1
  store ptr %206, ptr %6, align 8
  br label %207

207:                                              ; preds = %204, %200
  %208 = load ptr, ptr %6, align 8
  %209 = load i8, ptr %208, align 1
  %210 = sext i8 %209 to i32
  %211 = icmp eq i32 %210, 37
  br i1 %211, label %212, label %214

212:                                              ; preds = %207
  %213 = load ptr, ptr %6, align 8
  store ptr %213, ptr %9, align 8
  br label %214

214:                                              ; preds = %212, %207
  %215 = load ptr, ptr %5, align 8
  %216 = load ptr, ptr %9, align 8
  %217 = load ptr, ptr %6, align 8
  %218 = load ptr, ptr %9, align 8
  %219 = ptrtoint ptr %217 to i64
  %220 = ptrtoint ptr %218 to i64
  %221 = sub i64 %219, %220
  %222 = add nsw i64 %221, 1
  call void @put_text(ptr noundef %215, ptr noundef %10, ptr noundef %216, i64 noundef %222) #5
  br label %223

223:                                              ; preds = %214, %193
  br label %224

224:                                              ; preds = %223, %182
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #6
  call void @llvm.lifetime.end.p0(i64 20, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #6
  br label %225

225:                                              ; preds = %224, %24
  %226 = load ptr, ptr %6, align 8
  %227 = getelementptr inbounds i8, ptr %226, i32 1
  store ptr %227, ptr %6, align 8
  br label %15, !llvm.loop !9

228:                                              ; preds = %15
  ret void
}

; Function Attrs: nounwind
define internal void @put(ptr noundef %0, i8 noundef signext %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.out, ptr %5, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.out, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %7, %10
  br i1 %11, label %12, label %21

12:                                               ; preds = %2
  %13 = load i8, ptr %4, align 1
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.out, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.out, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %16, i64 %19
  store i8 %13, ptr %20, align 1
  br label %21

21:                                               ; preds = %12, %2
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.out, ptr %22, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr %23, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
define internal i32 @is_one_of(i8 noundef signext %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  store i8 %0, ptr %4, align 1
  store ptr %1, ptr %5, align 8
  br label %6

6:                                                ; preds = %19, %2
  %7 = load ptr, ptr %5, align 8
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %6
  %11 = load ptr, ptr %5, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %4, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %13, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %10
  store i32 1, ptr %3, align 4
  br label %23

18:                                               ; preds = %10
  br label %19

19:                                               ; preds = %18
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %21, ptr %5, align 8
  br label %6, !llvm.loop !10

22:                                               ; preds = %6
  store i32 0, ptr %3, align 4
  br label %23

23:                                               ; preds = %22, %17
  %24 = load i32, ptr %3, align 4
  ret i32 %24
}

; Function Attrs: nounwind
define internal ptr @longer(i8 noundef signext %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  switch i32 %5, label %12 [
    i32 99, label %6
    i32 68, label %7
    i32 120, label %7
    i32 70, label %8
    i32 114, label %9
    i32 82, label %10
    i32 84, label %11
    i32 88, label %11
  ]

6:                                                ; preds = %1
  store ptr @.str.23, ptr %2, align 8
  br label %13

7:                                                ; preds = %1, %1
  store ptr @.str.24, ptr %2, align 8
  br label %13

8:                                                ; preds = %1
  store ptr @.str.25, ptr %2, align 8
  br label %13

9:                                                ; preds = %1
  store ptr @.str.26, ptr %2, align 8
  br label %13

10:                                               ; preds = %1
  store ptr @.str.27, ptr %2, align 8
  br label %13

11:                                               ; preds = %1, %1
  store ptr @.str.28, ptr %2, align 8
  br label %13

12:                                               ; preds = %1
  store ptr null, ptr %2, align 8
  br label %13

13:                                               ; preds = %12, %11, %10, %9, %8, %7, %6
  %14 = load ptr, ptr %2, align 8
  ret ptr %14
}

; Function Attrs: nounwind
define internal i32 @convert(ptr noundef %0, i8 noundef signext %1, ptr noundef byval(%struct.style) align 8 %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.style, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %struct.tm, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i8 %1, ptr %7, align 1
  store ptr %3, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #6
  %16 = load ptr, ptr %8, align 8
  %17 = getelementptr inbounds %struct.tm, ptr %16, i32 0, i32 5
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 1900, %19
  store i64 %20, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #6
  call void @llvm.lifetime.start.p0(i64 20, ptr %11) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 8 %2, i64 20, i1 false)
  %21 = getelementptr inbounds %struct.style, ptr %2, i32 0, i32 0
  %22 = load i8, ptr %21, align 8
  %23 = sext i8 %22 to i32
  %24 = icmp ne i32 %23, 48
  br i1 %24, label %25, label %32

25:                                               ; preds = %4
  %26 = getelementptr inbounds %struct.style, ptr %2, i32 0, i32 0
  %27 = load i8, ptr %26, align 8
  %28 = sext i8 %27 to i32
  %29 = icmp ne i32 %28, 45
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.style, ptr %11, i32 0, i32 0
  store i8 95, ptr %31, align 4
  br label %32

32:                                               ; preds = %30, %25, %4
  %33 = getelementptr inbounds %struct.style, ptr %2, i32 0, i32 3
  %34 = load i32, ptr %33, align 4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %45

36:                                               ; preds = %32
  %37 = load i8, ptr %7, align 1
  %38 = call i32 @is_one_of(i8 noundef signext %37, ptr noundef @.str.29) #5
  %39 = getelementptr inbounds %struct.style, ptr %2, i32 0, i32 4
  store i32 %38, ptr %39, align 8
  %40 = load i8, ptr %7, align 1
  %41 = call i32 @is_one_of(i8 noundef signext %40, ptr noundef @.str.30) #5
  %42 = getelementptr inbounds %struct.style, ptr %2, i32 0, i32 2
  %43 = load i32, ptr %42, align 8
  %44 = or i32 %43, %41
  store i32 %44, ptr %42, align 8
  br label %45

45:                                               ; preds = %36, %32
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #6
  %46 = load i8, ptr %7, align 1
  %47 = sext i8 %46 to i32
  switch i32 %47, label %297 [
    i32 97, label %48
    i32 65, label %60
    i32 98, label %67
    i32 104, label %67
    i32 66, label %79
    i32 67, label %86
    i32 100, label %96
    i32 101, label %102
    i32 103, label %108
    i32 71, label %116
    i32 72, label %121
    i32 73, label %127
    i32 106, label %132
    i32 107, label %139
    i32 108, label %145
    i32 109, label %150
    i32 77, label %157
    i32 110, label %163
    i32 80, label %165
    i32 112, label %167
    i32 115, label %175
    i32 83, label %179
    i32 116, label %185
    i32 117, label %187
    i32 85, label %196
    i32 86, label %208
    i32 119, label %213
    i32 87, label %219
    i32 121, label %233
    i32 89, label %239
    i32 122, label %242
    i32 90, label %279
    i32 37, label %295
  ]

48:                                               ; preds = %45
  %49 = load ptr, ptr %8, align 8
  %50 = call ptr @weekday(ptr noundef %49) #5
  store ptr %50, ptr %12, align 8
  %51 = load ptr, ptr %6, align 8
  %52 = load ptr, ptr %12, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = load i8, ptr %53, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp eq i32 %55, 63
  %57 = zext i1 %56 to i64
  %58 = select i1 %56, i32 1, i32 3
  %59 = sext i32 %58 to i64
  call void @put_text(ptr noundef %51, ptr noundef %2, ptr noundef %52, i64 noundef %59) #5
  br label %298

60:                                               ; preds = %45
  %61 = load ptr, ptr %6, align 8
  %62 = load ptr, ptr %8, align 8
  %63 = call ptr @weekday(ptr noundef %62) #5
  %64 = load ptr, ptr %8, align 8
  %65 = call ptr @weekday(ptr noundef %64) #5
  %66 = call i64 @strlen(ptr noundef %65) #5
  call void @put_text(ptr noundef %61, ptr noundef %2, ptr noundef %63, i64 noundef %66) #5
  br label %298

67:                                               ; preds = %45, %45
  %68 = load ptr, ptr %8, align 8
  %69 = call ptr @month(ptr noundef %68) #5
  store ptr %69, ptr %12, align 8
  %70 = load ptr, ptr %6, align 8
  %71 = load ptr, ptr %12, align 8
  %72 = load ptr, ptr %12, align 8
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp eq i32 %74, 63
  %76 = zext i1 %75 to i64
  %77 = select i1 %75, i32 1, i32 3
  %78 = sext i32 %77 to i64
  call void @put_text(ptr noundef %70, ptr noundef %2, ptr noundef %71, i64 noundef %78) #5
  br label %298

79:                                               ; preds = %45
  %80 = load ptr, ptr %6, align 8
  %81 = load ptr, ptr %8, align 8
  %82 = call ptr @month(ptr noundef %81) #5
  %83 = load ptr, ptr %8, align 8
  %84 = call ptr @month(ptr noundef %83) #5
  %85 = call i64 @strlen(ptr noundef %84) #5
  call void @put_text(ptr noundef %80, ptr noundef %2, ptr noundef %82, i64 noundef %85) #5
  br label %298

86:                                               ; preds = %45
  %87 = load ptr, ptr %6, align 8
  %88 = load i64, ptr %9, align 8
  %89 = sdiv i64 %88, 100
  %90 = load i64, ptr %9, align 8
  %91 = srem i64 %90, 100
  %92 = icmp slt i64 %91, 0
  %93 = zext i1 %92 to i32
  %94 = sext i32 %93 to i64
  %95 = sub nsw i64 %89, %94
  call void @put_number(ptr noundef %87, ptr noundef %2, i64 noundef %95, i32 noundef 1) #5
  br label %298

96:                                               ; preds = %45
  %97 = load ptr, ptr %6, align 8
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.tm, ptr %98, i32 0, i32 3
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  call void @put_number(ptr noundef %97, ptr noundef %2, i64 noundef %101, i32 noundef 2) #5
  br label %298

102:                                              ; preds = %45
  %103 = load ptr, ptr %6, align 8
  %104 = load ptr, ptr %8, align 8
  %105 = getelementptr inbounds %struct.tm, ptr %104, i32 0, i32 3
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  call void @put_number(ptr noundef %103, ptr noundef %11, i64 noundef %107, i32 noundef 2) #5
  br label %298

108:                                              ; preds = %45
  %109 = load ptr, ptr %8, align 8
  %110 = call i32 @iso_week(ptr noundef %109, ptr noundef %10) #5
  %111 = load ptr, ptr %6, align 8
  %112 = load i64, ptr %10, align 8
  %113 = srem i64 %112, 100
  %114 = add nsw i64 %113, 100
  %115 = srem i64 %114, 100
  call void @put_number(ptr noundef %111, ptr noundef %2, i64 noundef %115, i32 noundef 2) #5
  br label %298

116:                                              ; preds = %45
  %117 = load ptr, ptr %8, align 8
  %118 = call i32 @iso_week(ptr noundef %117, ptr noundef %10) #5
  %119 = load ptr, ptr %6, align 8
  %120 = load i64, ptr %10, align 8
  call void @put_number(ptr noundef %119, ptr noundef %2, i64 noundef %120, i32 noundef 1) #5
  br label %298

121:                                              ; preds = %45
  %122 = load ptr, ptr %6, align 8
  %123 = load ptr, ptr %8, align 8
  %124 = getelementptr inbounds %struct.tm, ptr %123, i32 0, i32 2
  %125 = load i32, ptr %124, align 8
  %126 = sext i32 %125 to i64
  call void @put_number(ptr noundef %122, ptr noundef %2, i64 noundef %126, i32 noundef 2) #5
  br label %298

127:                                              ; preds = %45
  %128 = load ptr, ptr %6, align 8
  %129 = load ptr, ptr %8, align 8
  %130 = call i32 @hour12(ptr noundef %129) #5
  %131 = sext i32 %130 to i64
  call void @put_number(ptr noundef %128, ptr noundef %2, i64 noundef %131, i32 noundef 2) #5
  br label %298

132:                                              ; preds = %45
  %133 = load ptr, ptr %6, align 8
  %134 = load ptr, ptr %8, align 8
  %135 = getelementptr inbounds %struct.tm, ptr %134, i32 0, i32 7
  %136 = load i32, ptr %135, align 4
  %137 = add nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  call void @put_number(ptr noundef %133, ptr noundef %2, i64 noundef %138, i32 noundef 3) #5
  br label %298

139:                                              ; preds = %45
  %140 = load ptr, ptr %6, align 8
  %141 = load ptr, ptr %8, align 8
  %142 = getelementptr inbounds %struct.tm, ptr %141, i32 0, i32 2
  %143 = load i32, ptr %142, align 8
  %144 = sext i32 %143 to i64
  call void @put_number(ptr noundef %140, ptr noundef %11, i64 noundef %144, i32 noundef 2) #5
  br label %298

145:                                              ; preds = %45
  %146 = load ptr, ptr %6, align 8
  %147 = load ptr, ptr %8, align 8
  %148 = call i32 @hour12(ptr noundef %147) #5
  %149 = sext i32 %148 to i64
  call void @put_number(ptr noundef %146, ptr noundef %11, i64 noundef %149, i32 noundef 2) #5
  br label %298

150:                                              ; preds = %45
  %151 = load ptr, ptr %6, align 8
  %152 = load ptr, ptr %8, align 8
  %153 = getelementptr inbounds %struct.tm, ptr %152, i32 0, i32 4
  %154 = load i32, ptr %153, align 8
  %155 = add nsw i32 %154, 1
  %156 = sext i32 %155 to i64
  call void @put_number(ptr noundef %151, ptr noundef %2, i64 noundef %156, i32 noundef 2) #5
  br label %298

157:                                              ; preds = %45
  %158 = load ptr, ptr %6, align 8
  %159 = load ptr, ptr %8, align 8
  %160 = getelementptr inbounds %struct.tm, ptr %159, i32 0, i32 1
  %161 = load i32, ptr %160, align 4
  %162 = sext i32 %161 to i64
  call void @put_number(ptr noundef %158, ptr noundef %2, i64 noundef %162, i32 noundef 2) #5
  br label %298

163:                                              ; preds = %45
  %164 = load ptr, ptr %6, align 8
  call void @put_text(ptr noundef %164, ptr noundef %2, ptr noundef @.str.31, i64 noundef 1) #5
  br label %298

165:                                              ; preds = %45
  %166 = getelementptr inbounds %struct.style, ptr %2, i32 0, i32 4
  store i32 1, ptr %166, align 8
  br label %167

167:                                              ; preds = %45, %165
  %168 = load ptr, ptr %6, align 8
  %169 = load ptr, ptr %8, align 8
  %170 = getelementptr inbounds %struct.tm, ptr %169, i32 0, i32 2
  %171 = load i32, ptr %170, align 8
  %172 = icmp sge i32 %171, 12
  %173 = zext i1 %172 to i64
  %174 = select i1 %172, ptr @.str.32, ptr @.str.33
  call void @put_text(ptr noundef %168, ptr noundef %2, ptr noundef %174, i64 noundef 2) #5
  br label %298

175:                                              ; preds = %45
  call void @llvm.lifetime.start.p0(i64 56, ptr %13) #6
  %176 = load ptr, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %176, i64 56, i1 false)
  %177 = load ptr, ptr %6, align 8
  %178 = call i64 @mktime(ptr noundef %13) #5
  call void @put_number(ptr noundef %177, ptr noundef %2, i64 noundef %178, i32 noundef 1) #5
  call void @llvm.lifetime.end.p0(i64 56, ptr %13) #6
  br label %298

179:                                              ; preds = %45
  %180 = load ptr, ptr %6, align 8
  %181 = load ptr, ptr %8, align 8
  %182 = getelementptr inbounds %struct.tm, ptr %181, i32 0, i32 0
  %183 = load i32, ptr %182, align 8
  %184 = sext i32 %183 to i64
  call void @put_number(ptr noundef %180, ptr noundef %2, i64 noundef %184, i32 noundef 2) #5
  br label %298

185:                                              ; preds = %45
  %186 = load ptr, ptr %6, align 8
  call void @put_text(ptr noundef %186, ptr noundef %2, ptr noundef @.str.34, i64 noundef 1) #5
  br label %298

187:                                              ; preds = %45
  %188 = load ptr, ptr %6, align 8
  %189 = load ptr, ptr %8, align 8
  %190 = getelementptr inbounds %struct.tm, ptr %189, i32 0, i32 6
  %191 = load i32, ptr %190, align 8
  %192 = add nsw i32 %191, 6
  %193 = srem i32 %192, 7
  %194 = add nsw i32 %193, 1
  %195 = sext i32 %194 to i64
  call void @put_number(ptr noundef %188, ptr noundef %2, i64 noundef %195, i32 noundef 1) #5
  br label %298

196:                                              ; preds = %45
  %197 = load ptr, ptr %6, align 8
  %198 = load ptr, ptr %8, align 8
  %199 = getelementptr inbounds %struct.tm, ptr %198, i32 0, i32 7
  %200 = load i32, ptr %199, align 4
  %201 = add nsw i32 %200, 7
  %202 = load ptr, ptr %8, align 8
  %203 = getelementptr inbounds %struct.tm, ptr %202, i32 0, i32 6
  %204 = load i32, ptr %203, align 8
  %205 = sub nsw i32 %201, %204
  %206 = sdiv i32 %205, 7
  %207 = sext i32 %206 to i64
  call void @put_number(ptr noundef %197, ptr noundef %2, i64 noundef %207, i32 noundef 2) #5
  br label %298

208:                                              ; preds = %45
  %209 = load ptr, ptr %6, align 8
  %210 = load ptr, ptr %8, align 8
  %211 = call i32 @iso_week(ptr noundef %210, ptr noundef %10) #5
  %212 = sext i32 %211 to i64
  call void @put_number(ptr noundef %209, ptr noundef %2, i64 noundef %212, i32 noundef 2) #5
  br label %298

213:                                              ; preds = %45
  %214 = load ptr, ptr %6, align 8
  %215 = load ptr, ptr %8, align 8
  %216 = getelementptr inbounds %struct.tm, ptr %215, i32 0, i32 6
  %217 = load i32, ptr %216, align 8
  %218 = sext i32 %217 to i64
  call void @put_number(ptr noundef %214, ptr noundef %2, i64 noundef %218, i32 noundef 1) #5
  br label %298

219:                                              ; preds = %45
  %220 = load ptr, ptr %6, align 8
  %221 = load ptr, ptr %8, align 8
  %222 = getelementptr inbounds %struct.tm, ptr %221, i32 0, i32 7
  %223 = load i32, ptr %222, align 4
  %224 = add nsw i32 %223, 7
  %225 = load ptr, ptr %8, align 8
  %226 = getelementptr inbounds %struct.tm, ptr %225, i32 0, i32 6
  %227 = load i32, ptr %226, align 8
  %228 = add nsw i32 %227, 6
  %229 = srem i32 %228, 7
  %230 = sub nsw i32 %224, %229
  %231 = sdiv i32 %230, 7
  %232 = sext i32 %231 to i64
  call void @put_number(ptr noundef %220, ptr noundef %2, i64 noundef %232, i32 noundef 2) #5
  br label %298

233:                                              ; preds = %45
  %234 = load ptr, ptr %6, align 8
  %235 = load i64, ptr %9, align 8
  %236 = srem i64 %235, 100
  %237 = add nsw i64 %236, 100
  %238 = srem i64 %237, 100
  call void @put_number(ptr noundef %234, ptr noundef %2, i64 noundef %238, i32 noundef 2) #5
  br label %298

239:                                              ; preds = %45
  %240 = load ptr, ptr %6, align 8
  %241 = load i64, ptr %9, align 8
  call void @put_number(ptr noundef %240, ptr noundef %2, i64 noundef %241, i32 noundef 1) #5
  br label %298

242:                                              ; preds = %45
  %243 = load ptr, ptr %8, align 8
  %244 = getelementptr inbounds %struct.tm, ptr %243, i32 0, i32 8
  %245 = load i32, ptr %244, align 8
  %246 = icmp slt i32 %245, 0
  br i1 %246, label %247, label %248

247:                                              ; preds = %242
  br label %298

248:                                              ; preds = %242
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #6
  %249 = load ptr, ptr %8, align 8
  %250 = getelementptr inbounds %struct.tm, ptr %249, i32 0, i32 9
  %251 = load i64, ptr %250, align 8
  %252 = icmp slt i64 %251, 0
  br i1 %252, label %253, label %258

253:                                              ; preds = %248
  %254 = load ptr, ptr %8, align 8
  %255 = getelementptr inbounds %struct.tm, ptr %254, i32 0, i32 9
  %256 = load i64, ptr %255, align 8
  %257 = sub nsw i64 0, %256
  br label %262

258:                                              ; preds = %248
  %259 = load ptr, ptr %8, align 8
  %260 = getelementptr inbounds %struct.tm, ptr %259, i32 0, i32 9
  %261 = load i64, ptr %260, align 8
  br label %262

262:                                              ; preds = %258, %253
  %263 = phi i64 [ %257, %253 ], [ %261, %258 ]
  %264 = sdiv i64 %263, 60
  store i64 %264, ptr %14, align 8
  %265 = load ptr, ptr %6, align 8
  %266 = load ptr, ptr %8, align 8
  %267 = getelementptr inbounds %struct.tm, ptr %266, i32 0, i32 9
  %268 = load i64, ptr %267, align 8
  %269 = icmp slt i64 %268, 0
  %270 = zext i1 %269 to i64
  %271 = select i1 %269, ptr @.str.35, ptr @.str.36
  call void @put_text(ptr noundef %265, ptr noundef %2, ptr noundef %271, i64 noundef 1) #5
  %272 = load ptr, ptr %6, align 8
  %273 = load i64, ptr %14, align 8
  %274 = sdiv i64 %273, 60
  %275 = mul nsw i64 %274, 100
  %276 = load i64, ptr %14, align 8
  %277 = srem i64 %276, 60
  %278 = add nsw i64 %275, %277
  call void @put_number(ptr noundef %272, ptr noundef %2, i64 noundef %278, i32 noundef 4) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #6
  br label %298

279:                                              ; preds = %45
  %280 = load ptr, ptr %8, align 8
  %281 = getelementptr inbounds %struct.tm, ptr %280, i32 0, i32 10
  %282 = load ptr, ptr %281, align 8
  %283 = icmp ne ptr %282, null
  br i1 %283, label %284, label %288

284:                                              ; preds = %279
  %285 = load ptr, ptr %8, align 8
  %286 = getelementptr inbounds %struct.tm, ptr %285, i32 0, i32 10
  %287 = load ptr, ptr %286, align 8
  br label %289

288:                                              ; preds = %279
  br label %289

289:                                              ; preds = %288, %284
  %290 = phi ptr [ %287, %284 ], [ @.str.37, %288 ]
  store ptr %290, ptr %12, align 8
  %291 = load ptr, ptr %6, align 8
  %292 = load ptr, ptr %12, align 8
  %293 = load ptr, ptr %12, align 8
  %294 = call i64 @strlen(ptr noundef %293) #5
  call void @put_text(ptr noundef %291, ptr noundef %2, ptr noundef %292, i64 noundef %294) #5
  br label %298

295:                                              ; preds = %45
  %296 = load ptr, ptr %6, align 8
  call void @put_text(ptr noundef %296, ptr noundef %2, ptr noundef @.str.38, i64 noundef 1) #5
  br label %298

297:                                              ; preds = %45
  store i32 0, ptr %5, align 4
  store i32 1, ptr %15, align 4
  br label %299

298:                                              ; preds = %295, %289, %262, %247, %239, %233, %219, %213, %208, %196, %187, %185, %179, %175, %167, %163, %157, %150, %145, %139, %132, %127, %121, %116, %108, %102, %96, %86, %79, %67, %60, %48
  store i32 1, ptr %5, align 4
  store i32 1, ptr %15, align 4
  br label %299

299:                                              ; preds = %298, %297
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 20, ptr %11) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #6
  %300 = load i32, ptr %5, align 4
  ret i32 %300
}

; Function Attrs: nounwind
define internal void @put_text(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #6
  %12 = load i64, ptr %8, align 8
  store i64 %12, ptr %9, align 8
  br label %13

13:                                               ; preds = %31, %4
  %14 = load i64, ptr %9, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.style, ptr %15, i32 0, i32 1
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp ult i64 %14, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #6
  br label %34

21:                                               ; preds = %13
  %22 = load ptr, ptr %5, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds %struct.style, ptr %23, i32 0, i32 0
  %25 = load i8, ptr %24, align 4
  %26 = sext i8 %25 to i32
  %27 = icmp eq i32 %26, 48
  %28 = zext i1 %27 to i64
  %29 = select i1 %27, i32 48, i32 32
  %30 = trunc i32 %29 to i8
  call void @put(ptr noundef %22, i8 noundef signext %30) #5
  br label %31

31:                                               ; preds = %21
  %32 = load i64, ptr %9, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %9, align 8
  br label %13, !llvm.loop !11

34:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #6
  store i64 0, ptr %10, align 8
  br label %35

35:                                               ; preds = %89, %34
  %36 = load i64, ptr %10, align 8
  %37 = load i64, ptr %8, align 8
  %38 = icmp ult i64 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #6
  br label %92

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(i64 1, ptr %11) #6
  %41 = load ptr, ptr %7, align 8
  %42 = load i64, ptr %10, align 8
  %43 = getelementptr inbounds i8, ptr %41, i64 %42
  %44 = load i8, ptr %43, align 1
  store i8 %44, ptr %11, align 1
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.style, ptr %45, i32 0, i32 4
  %47 = load i32, ptr %46, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %62

49:                                               ; preds = %40
  %50 = load i8, ptr %11, align 1
  %51 = sext i8 %50 to i32
  %52 = icmp sge i32 %51, 65
  br i1 %52, label %53, label %62

53:                                               ; preds = %49
  %54 = load i8, ptr %11, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp sle i32 %55, 90
  br i1 %56, label %57, label %62

57:                                               ; preds = %53
  %58 = load i8, ptr %11, align 1
  %59 = sext i8 %58 to i32
  %60 = add nsw i32 %59, 32
  %61 = trunc i32 %60 to i8
  store i8 %61, ptr %11, align 1
  br label %86

62:                                               ; preds = %53, %49, %40
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.style, ptr %63, i32 0, i32 4
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %85, label %67

67:                                               ; preds = %62
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds %struct.style, ptr %68, i32 0, i32 2
  %70 = load i32, ptr %69, align 4
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %85

72:                                               ; preds = %67
  %73 = load i8, ptr %11, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp sge i32 %74, 97
  br i1 %75, label %76, label %85

76:                                               ; preds = %72
  %77 = load i8, ptr %11, align 1
  %78 = sext i8 %77 to i32
  %79 = icmp sle i32 %78, 122
  br i1 %79, label %80, label %85

80:                                               ; preds = %76
  %81 = load i8, ptr %11, align 1
  %82 = sext i8 %81 to i32
  %83 = sub nsw i32 %82, 32
  %84 = trunc i32 %83 to i8
  store i8 %84, ptr %11, align 1
  br label %85

85:                                               ; preds = %80, %76, %72, %67, %62
  br label %86

86:                                               ; preds = %85, %57
  %87 = load ptr, ptr %5, align 8
  %88 = load i8, ptr %11, align 1
  call void @put(ptr noundef %87, i8 noundef signext %88) #5
  call void @llvm.lifetime.end.p0(i64 1, ptr %11) #6
  br label %89

89:                                               ; preds = %86
  %90 = load i64, ptr %10, align 8
  %91 = add i64 %90, 1
  store i64 %91, ptr %10, align 8
  br label %35, !llvm.loop !12

92:                                               ; preds = %39
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i64 @strlen(ptr noundef) #1

; Function Attrs: nounwind
define internal void @put_number(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca [24 x i8], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr %9) #6
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #6
  %15 = getelementptr inbounds [24 x i8], ptr %9, i64 0, i64 0
  %16 = load i64, ptr %7, align 8
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %4
  %19 = load i64, ptr %7, align 8
  %20 = sub nsw i64 0, %19
  br label %23

21:                                               ; preds = %4
  %22 = load i64, ptr %7, align 8
  br label %23

23:                                               ; preds = %21, %18
  %24 = phi i64 [ %20, %18 ], [ %22, %21 ]
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %15, i64 noundef 24, ptr noundef @.str.39, i64 noundef %24) #5
  store i32 %25, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #6
  %26 = load i64, ptr %7, align 8
  %27 = icmp slt i64 %26, 0
  %28 = zext i1 %27 to i32
  store i32 %28, ptr %11, align 4
  %29 = load i32, ptr %8, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.style, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  %33 = icmp slt i32 %29, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %23
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.style, ptr %35, i32 0, i32 1
  %37 = load i32, ptr %36, align 4
  store i32 %37, ptr %8, align 4
  br label %38

38:                                               ; preds = %34, %23
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #6
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.style, ptr %39, i32 0, i32 0
  %41 = load i8, ptr %40, align 4
  %42 = sext i8 %41 to i32
  %43 = icmp eq i32 %42, 45
  br i1 %43, label %44, label %52

44:                                               ; preds = %38
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.style, ptr %45, i32 0, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %10, align 4
  %49 = sub nsw i32 %47, %48
  %50 = load i32, ptr %11, align 4
  %51 = sub nsw i32 %49, %50
  br label %58

52:                                               ; preds = %38
  %53 = load i32, ptr %8, align 4
  %54 = load i32, ptr %10, align 4
  %55 = sub nsw i32 %53, %54
  %56 = load i32, ptr %11, align 4
  %57 = sub nsw i32 %55, %56
  br label %58

58:                                               ; preds = %52, %44
  %59 = phi i32 [ %51, %44 ], [ %57, %52 ]
  store i32 %59, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr %13) #6
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.style, ptr %60, i32 0, i32 0
  %62 = load i8, ptr %61, align 4
  %63 = sext i8 %62 to i32
  %64 = icmp eq i32 %63, 95
  br i1 %64, label %71, label %65

65:                                               ; preds = %58
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.style, ptr %66, i32 0, i32 0
  %68 = load i8, ptr %67, align 4
  %69 = sext i8 %68 to i32
  %70 = icmp eq i32 %69, 45
  br label %71

71:                                               ; preds = %65, %58
  %72 = phi i1 [ true, %58 ], [ %70, %65 ]
  %73 = zext i1 %72 to i64
  %74 = select i1 %72, i32 32, i32 48
  %75 = trunc i32 %74 to i8
  store i8 %75, ptr %13, align 1
  %76 = load i32, ptr %11, align 4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %84

78:                                               ; preds = %71
  %79 = load i8, ptr %13, align 1
  %80 = sext i8 %79 to i32
  %81 = icmp eq i32 %80, 48
  br i1 %81, label %82, label %84

82:                                               ; preds = %78
  %83 = load ptr, ptr %5, align 8
  call void @put(ptr noundef %83, i8 noundef signext 45) #5
  br label %84

84:                                               ; preds = %82, %78, %71
  br label %85

85:                                               ; preds = %91, %84
  %86 = load i32, ptr %12, align 4
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %85
  %89 = load ptr, ptr %5, align 8
  %90 = load i8, ptr %13, align 1
  call void @put(ptr noundef %89, i8 noundef signext %90) #5
  br label %91

91:                                               ; preds = %88
  %92 = load i32, ptr %12, align 4
  %93 = add nsw i32 %92, -1
  store i32 %93, ptr %12, align 4
  br label %85, !llvm.loop !13

94:                                               ; preds = %85
  %95 = load i32, ptr %11, align 4
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %103

97:                                               ; preds = %94
  %98 = load i8, ptr %13, align 1
  %99 = sext i8 %98 to i32
  %100 = icmp ne i32 %99, 48
  br i1 %100, label %101, label %103

101:                                              ; preds = %97
  %102 = load ptr, ptr %5, align 8
  call void @put(ptr noundef %102, i8 noundef signext 45) #5
  br label %103

103:                                              ; preds = %101, %97, %94
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #6
  store i32 0, ptr %14, align 4
  br label %104

104:                                              ; preds = %115, %103
  %105 = load i32, ptr %14, align 4
  %106 = load i32, ptr %10, align 4
  %107 = icmp slt i32 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #6
  br label %118

109:                                              ; preds = %104
  %110 = load ptr, ptr %5, align 8
  %111 = load i32, ptr %14, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [24 x i8], ptr %9, i64 0, i64 %112
  %114 = load i8, ptr %113, align 1
  call void @put(ptr noundef %110, i8 noundef signext %114) #5
  br label %115

115:                                              ; preds = %109
  %116 = load i32, ptr %14, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %14, align 4
  br label %104, !llvm.loop !14

118:                                              ; preds = %108
  call void @llvm.lifetime.end.p0(i64 1, ptr %13) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 24, ptr %9) #6
  ret void
}

; Function Attrs: nounwind
define internal i32 @iso_week(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.tm, ptr %10, i32 0, i32 5
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 1900, %13
  %15 = load ptr, ptr %5, align 8
  store i64 %14, ptr %15, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #6
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.tm, ptr %16, i32 0, i32 6
  %18 = load i32, ptr %17, align 8
  %19 = add nsw i32 %18, 6
  %20 = srem i32 %19, 7
  store i32 %20, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #6
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.tm, ptr %21, i32 0, i32 7
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %6, align 4
  %25 = sub nsw i32 %23, %24
  %26 = add nsw i32 %25, 10
  %27 = sdiv i32 %26, 7
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %7, align 4
  %29 = icmp slt i32 %28, 1
  br i1 %29, label %30, label %51

30:                                               ; preds = %2
  %31 = load ptr, ptr %5, align 8
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, -1
  store i64 %33, ptr %31, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #6
  %34 = load ptr, ptr %5, align 8
  %35 = load i64, ptr %34, align 8
  %36 = call i32 @is_leap(i64 noundef %35) #5
  %37 = add nsw i32 365, %36
  %38 = sext i32 %37 to i64
  store i64 %38, ptr %8, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.tm, ptr %39, i32 0, i32 7
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %8, align 8
  %44 = add nsw i64 %42, %43
  %45 = load i32, ptr %6, align 4
  %46 = sext i32 %45 to i64
  %47 = sub nsw i64 %44, %46
  %48 = add nsw i64 %47, 10
  %49 = sdiv i64 %48, 7
  %50 = trunc i64 %49 to i32
  store i32 %50, ptr %3, align 4
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #6
  br label %72

51:                                               ; preds = %2
  %52 = load i32, ptr %7, align 4
  %53 = icmp eq i32 %52, 53
  br i1 %53, label %54, label %70

54:                                               ; preds = %51
  %55 = load ptr, ptr %4, align 8
  %56 = getelementptr inbounds %struct.tm, ptr %55, i32 0, i32 7
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr %6, align 4
  %59 = sub nsw i32 %57, %58
  %60 = add nsw i32 %59, 3
  %61 = load ptr, ptr %5, align 8
  %62 = load i64, ptr %61, align 8
  %63 = call i32 @is_leap(i64 noundef %62) #5
  %64 = add nsw i32 365, %63
  %65 = icmp sge i32 %60, %64
  br i1 %65, label %66, label %70

66:                                               ; preds = %54
  %67 = load ptr, ptr %5, align 8
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %67, align 8
  store i32 1, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %72

70:                                               ; preds = %54, %51
  %71 = load i32, ptr %7, align 4
  store i32 %71, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %72

72:                                               ; preds = %70, %66, %30
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #6
  %73 = load i32, ptr %3, align 4
  ret i32 %73
}

; Function Attrs: nounwind
define internal i32 @hour12(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp sgt i32 %5, 12
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.tm, ptr %8, i32 0, i32 2
  %10 = load i32, ptr %9, align 8
  %11 = sub nsw i32 %10, 12
  br label %24

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.tm, ptr %13, i32 0, i32 2
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %12
  br label %22

18:                                               ; preds = %12
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds %struct.tm, ptr %19, i32 0, i32 2
  %21 = load i32, ptr %20, align 8
  br label %22

22:                                               ; preds = %18, %17
  %23 = phi i32 [ 12, %17 ], [ %21, %18 ]
  br label %24

24:                                               ; preds = %22, %7
  %25 = phi i32 [ %11, %7 ], [ %23, %22 ]
  ret i32 %25
}

declare i64 @mktime(ptr noundef) #1

; Function Attrs: nounwind
define internal i32 @is_leap(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = srem i64 %3, 4
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %1
  %7 = load i64, ptr %2, align 8
  %8 = srem i64 %7, 100
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = load i64, ptr %2, align 8
  %12 = srem i64 %11, 400
  %13 = icmp eq i64 %12, 0
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i1 [ true, %6 ], [ %13, %10 ]
  br label %16

16:                                               ; preds = %14, %1
  %17 = phi i1 [ false, %1 ], [ %15, %14 ]
  %18 = zext i1 %17 to i32
  ret i32 %18
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nobuiltin "no-builtins" }
attributes #6 = { nounwind }

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
!12 = distinct !{!12, !7, !5}
!13 = distinct !{!13, !7, !5}
!14 = distinct !{!14, !7, !5}
