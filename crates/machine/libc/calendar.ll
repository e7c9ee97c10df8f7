
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@shared = internal global %struct.tm zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [32 x i8] c"%.3s %.3s%3d %.2d:%.2d:%.2d %d\0A\00", align 1
@text = internal global [64 x i8] zeroinitializer, align 16
@weekdays = internal constant [7 x ptr] [ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr @.str.30, ptr @.str.31, ptr @.str.32, ptr @.str.33], align 16
@months = internal constant [12 x ptr] [ptr @.str.34, ptr @.str.35, ptr @.str.36, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr @.str.40, ptr @.str.41, ptr @.str.42, ptr @.str.43, ptr @.str.44, ptr @.str.45], align 16
@.str.3 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"%2d\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"%02d\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"%.3s\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@.str.16 = private unnamed_addr constant [4 x i8] c"%3d\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"%03d\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.19 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"pm\00", align 1
@.str.22 = private unnamed_addr constant [3 x i8] c"am\00", align 1
@.str.23 = private unnamed_addr constant [2 x i8] c"\09\00", align 1
@.str.24 = private unnamed_addr constant [13 x i8] c"%c%02ld%02ld\00", align 1
@.str.25 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.26 = private unnamed_addr constant [3 x i8] c"%%\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.29 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.31 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.33 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.34 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.35 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.37 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.38 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.39 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.40 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.41 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.42 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.43 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.44 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.45 = private unnamed_addr constant [9 x i8] c"December\00", align 1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_gmtime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %5, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call ptr @split(i64 noundef %6, ptr noundef %7, ptr noundef @.str) #4
  ret ptr %8
}

; Function Attrs: nounwind
define internal ptr @split(i64 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  store i64 %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  %20 = load i64, ptr %5, align 8
  %21 = sdiv i64 %20, 86400
  store i64 %21, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #5
  %22 = load i64, ptr %5, align 8
  %23 = srem i64 %22, 86400
  store i64 %23, ptr %9, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %26, label %31

26:                                               ; preds = %3
  %27 = load i64, ptr %9, align 8
  %28 = add nsw i64 %27, 86400
  store i64 %28, ptr %9, align 8
  %29 = load i64, ptr %8, align 8
  %30 = add nsw i64 %29, -1
  store i64 %30, ptr %8, align 8
  br label %31

31:                                               ; preds = %26, %3
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #5
  %32 = load i64, ptr %8, align 8
  %33 = add nsw i64 %32, 719468
  store i64 %33, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #5
  %34 = load i64, ptr %10, align 8
  %35 = icmp sge i64 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = load i64, ptr %10, align 8
  br label %41

38:                                               ; preds = %31
  %39 = load i64, ptr %10, align 8
  %40 = sub nsw i64 %39, 146096
  br label %41

41:                                               ; preds = %38, %36
  %42 = phi i64 [ %37, %36 ], [ %40, %38 ]
  %43 = sdiv i64 %42, 146097
  store i64 %43, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #5
  %44 = load i64, ptr %10, align 8
  %45 = load i64, ptr %11, align 8
  %46 = mul nsw i64 %45, 146097
  %47 = sub nsw i64 %44, %46
  store i64 %47, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #5
  %48 = load i64, ptr %12, align 8
  %49 = load i64, ptr %12, align 8
  %50 = sdiv i64 %49, 1460
  %51 = sub nsw i64 %48, %50
  %52 = load i64, ptr %12, align 8
  %53 = sdiv i64 %52, 36524
  %54 = add nsw i64 %51, %53
  %55 = load i64, ptr %12, align 8
  %56 = sdiv i64 %55, 146096
  %57 = sub nsw i64 %54, %56
  %58 = sdiv i64 %57, 365
  store i64 %58, ptr %13, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #5
  %59 = load i64, ptr %12, align 8
  %60 = load i64, ptr %13, align 8
  %61 = mul nsw i64 365, %60
  %62 = load i64, ptr %13, align 8
  %63 = sdiv i64 %62, 4
  %64 = add nsw i64 %61, %63
  %65 = load i64, ptr %13, align 8
  %66 = sdiv i64 %65, 100
  %67 = sub nsw i64 %64, %66
  %68 = sub nsw i64 %59, %67
  store i64 %68, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #5
  %69 = load i64, ptr %14, align 8
  %70 = mul nsw i64 5, %69
  %71 = add nsw i64 %70, 2
  %72 = sdiv i64 %71, 153
  store i64 %72, ptr %15, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %16) #5
  %73 = load i64, ptr %15, align 8
  %74 = add nsw i64 %73, 2
  %75 = srem i64 %74, 12
  store i64 %75, ptr %16, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %17) #5
  %76 = load i64, ptr %13, align 8
  %77 = load i64, ptr %11, align 8
  %78 = mul nsw i64 %77, 400
  %79 = add nsw i64 %76, %78
  %80 = load i64, ptr %16, align 8
  %81 = icmp slt i64 %80, 2
  %82 = zext i1 %81 to i32
  %83 = sext i32 %82 to i64
  %84 = add nsw i64 %79, %83
  store i64 %84, ptr %17, align 8
  %85 = load i64, ptr %17, align 8
  %86 = sub nsw i64 %85, 1900
  %87 = load i64, ptr %17, align 8
  %88 = sub nsw i64 %87, 1900
  %89 = trunc i64 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = icmp ne i64 %86, %90
  br i1 %91, label %92, label %94

92:                                               ; preds = %41
  %93 = call ptr @__errno_location() #4
  store i32 75, ptr %93, align 4
  store ptr null, ptr %4, align 8
  store i32 1, ptr %18, align 4
  br label %160

94:                                               ; preds = %41
  %95 = load i64, ptr %9, align 8
  %96 = srem i64 %95, 60
  %97 = trunc i64 %96 to i32
  %98 = load ptr, ptr %6, align 8
  %99 = getelementptr inbounds %struct.tm, ptr %98, i32 0, i32 0
  store i32 %97, ptr %99, align 8
  %100 = load i64, ptr %9, align 8
  %101 = sdiv i64 %100, 60
  %102 = srem i64 %101, 60
  %103 = trunc i64 %102 to i32
  %104 = load ptr, ptr %6, align 8
  %105 = getelementptr inbounds %struct.tm, ptr %104, i32 0, i32 1
  store i32 %103, ptr %105, align 4
  %106 = load i64, ptr %9, align 8
  %107 = sdiv i64 %106, 3600
  %108 = trunc i64 %107 to i32
  %109 = load ptr, ptr %6, align 8
  %110 = getelementptr inbounds %struct.tm, ptr %109, i32 0, i32 2
  store i32 %108, ptr %110, align 8
  %111 = load i64, ptr %14, align 8
  %112 = load i64, ptr %15, align 8
  %113 = mul nsw i64 153, %112
  %114 = add nsw i64 %113, 2
  %115 = sdiv i64 %114, 5
  %116 = sub nsw i64 %111, %115
  %117 = add nsw i64 %116, 1
  %118 = trunc i64 %117 to i32
  %119 = load ptr, ptr %6, align 8
  %120 = getelementptr inbounds %struct.tm, ptr %119, i32 0, i32 3
  store i32 %118, ptr %120, align 4
  %121 = load i64, ptr %16, align 8
  %122 = trunc i64 %121 to i32
  %123 = load ptr, ptr %6, align 8
  %124 = getelementptr inbounds %struct.tm, ptr %123, i32 0, i32 4
  store i32 %122, ptr %124, align 8
  %125 = load i64, ptr %17, align 8
  %126 = sub nsw i64 %125, 1900
  %127 = trunc i64 %126 to i32
  %128 = load ptr, ptr %6, align 8
  %129 = getelementptr inbounds %struct.tm, ptr %128, i32 0, i32 5
  store i32 %127, ptr %129, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %19) #5
  %130 = load i64, ptr %8, align 8
  %131 = add nsw i64 %130, 4
  %132 = srem i64 %131, 7
  store i64 %132, ptr %19, align 8
  %133 = load i64, ptr %19, align 8
  %134 = icmp slt i64 %133, 0
  br i1 %134, label %135, label %138

135:                                              ; preds = %94
  %136 = load i64, ptr %19, align 8
  %137 = add nsw i64 %136, 7
  br label %140

138:                                              ; preds = %94
  %139 = load i64, ptr %19, align 8
  br label %140

140:                                              ; preds = %138, %135
  %141 = phi i64 [ %137, %135 ], [ %139, %138 ]
  %142 = trunc i64 %141 to i32
  %143 = load ptr, ptr %6, align 8
  %144 = getelementptr inbounds %struct.tm, ptr %143, i32 0, i32 6
  store i32 %142, ptr %144, align 8
  %145 = load i64, ptr %8, align 8
  %146 = load i64, ptr %17, align 8
  %147 = call i64 @days_from(i64 noundef %146, i64 noundef 0, i64 noundef 1) #4
  %148 = sub nsw i64 %145, %147
  %149 = trunc i64 %148 to i32
  %150 = load ptr, ptr %6, align 8
  %151 = getelementptr inbounds %struct.tm, ptr %150, i32 0, i32 7
  store i32 %149, ptr %151, align 4
  %152 = load ptr, ptr %6, align 8
  %153 = getelementptr inbounds %struct.tm, ptr %152, i32 0, i32 8
  store i32 0, ptr %153, align 8
  %154 = load ptr, ptr %6, align 8
  %155 = getelementptr inbounds %struct.tm, ptr %154, i32 0, i32 9
  store i64 0, ptr %155, align 8
  %156 = load ptr, ptr %7, align 8
  %157 = load ptr, ptr %6, align 8
  %158 = getelementptr inbounds %struct.tm, ptr %157, i32 0, i32 10
  store ptr %156, ptr %158, align 8
  %159 = load ptr, ptr %6, align 8
  store ptr %159, ptr %4, align 8
  store i32 1, ptr %18, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %19) #5
  br label %160

160:                                              ; preds = %140, %92
  call void @llvm.lifetime.end.p0(i64 8, ptr %17) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %16) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  %161 = load ptr, ptr %4, align 8
  ret ptr %161
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_localtime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %5, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call ptr @split(i64 noundef %6, ptr noundef %7, ptr noundef @.str.1) #4
  ret ptr %8
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_gmtime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = call ptr @split(i64 noundef %4, ptr noundef @shared, ptr noundef @.str) #4
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_localtime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = call ptr @split(i64 noundef %4, ptr noundef @shared, ptr noundef @.str.1) #4
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_timegm(ptr noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.tm, ptr %6, i32 0, i32 5
  %8 = load i32, ptr %7, align 4
  %9 = sext i32 %8 to i64
  %10 = add nsw i64 1900, %9
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.tm, ptr %11, i32 0, i32 4
  %13 = load i32, ptr %12, align 8
  %14 = sext i32 %13 to i64
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.tm, ptr %15, i32 0, i32 3
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = call i64 @days_from(i64 noundef %10, i64 noundef %14, i64 noundef %18) #4
  %20 = mul nsw i64 %19, 86400
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.tm, ptr %21, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %24, 3600
  %26 = add nsw i64 %20, %25
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.tm, ptr %27, i32 0, i32 1
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %30, 60
  %32 = add nsw i64 %26, %31
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.tm, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %34, align 8
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %32, %36
  store i64 %37, ptr %4, align 8
  %38 = load i64, ptr %4, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = call ptr @split(i64 noundef %38, ptr noundef %39, ptr noundef @.str) #4
  %41 = icmp ne ptr %40, null
  br i1 %41, label %43, label %42

42:                                               ; preds = %1
  store i64 -1, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %45

43:                                               ; preds = %1
  %44 = load i64, ptr %4, align 8
  store i64 %44, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %45

45:                                               ; preds = %43, %42
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  %46 = load i64, ptr %2, align 8
  ret i64 %46
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal i64 @days_from(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %12 = load i64, ptr %5, align 8
  %13 = sdiv i64 %12, 12
  %14 = load i64, ptr %4, align 8
  %15 = add nsw i64 %14, %13
  store i64 %15, ptr %4, align 8
  %16 = load i64, ptr %5, align 8
  %17 = srem i64 %16, 12
  store i64 %17, ptr %5, align 8
  %18 = load i64, ptr %5, align 8
  %19 = icmp slt i64 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %3
  %21 = load i64, ptr %5, align 8
  %22 = add nsw i64 %21, 12
  store i64 %22, ptr %5, align 8
  %23 = load i64, ptr %4, align 8
  %24 = add nsw i64 %23, -1
  store i64 %24, ptr %4, align 8
  br label %25

25:                                               ; preds = %20, %3
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #5
  %26 = load i64, ptr %5, align 8
  %27 = icmp slt i64 %26, 2
  br i1 %27, label %28, label %31

28:                                               ; preds = %25
  %29 = load i64, ptr %4, align 8
  %30 = sub nsw i64 %29, 1
  br label %33

31:                                               ; preds = %25
  %32 = load i64, ptr %4, align 8
  br label %33

33:                                               ; preds = %31, %28
  %34 = phi i64 [ %30, %28 ], [ %32, %31 ]
  store i64 %34, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  %35 = load i64, ptr %5, align 8
  %36 = add nsw i64 %35, 10
  %37 = srem i64 %36, 12
  store i64 %37, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #5
  %38 = load i64, ptr %7, align 8
  %39 = icmp sge i64 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %33
  %41 = load i64, ptr %7, align 8
  br label %45

42:                                               ; preds = %33
  %43 = load i64, ptr %7, align 8
  %44 = sub nsw i64 %43, 399
  br label %45

45:                                               ; preds = %42, %40
  %46 = phi i64 [ %41, %40 ], [ %44, %42 ]
  %47 = sdiv i64 %46, 400
  store i64 %47, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #5
  %48 = load i64, ptr %7, align 8
  %49 = load i64, ptr %9, align 8
  %50 = mul nsw i64 %49, 400
  %51 = sub nsw i64 %48, %50
  store i64 %51, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #5
  %52 = load i64, ptr %8, align 8
  %53 = mul nsw i64 153, %52
  %54 = add nsw i64 %53, 2
  %55 = sdiv i64 %54, 5
  %56 = load i64, ptr %6, align 8
  %57 = add nsw i64 %55, %56
  %58 = sub nsw i64 %57, 1
  store i64 %58, ptr %11, align 8
  %59 = load i64, ptr %9, align 8
  %60 = mul nsw i64 %59, 146097
  %61 = load i64, ptr %10, align 8
  %62 = mul nsw i64 %61, 365
  %63 = add nsw i64 %60, %62
  %64 = load i64, ptr %10, align 8
  %65 = sdiv i64 %64, 4
  %66 = add nsw i64 %63, %65
  %67 = load i64, ptr %10, align 8
  %68 = sdiv i64 %67, 100
  %69 = sub nsw i64 %66, %68
  %70 = load i64, ptr %11, align 8
  %71 = add nsw i64 %69, %70
  %72 = sub nsw i64 %71, 719468
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #5
  ret i64 %72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local i64 @tb_libc_mktime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5
  %4 = load ptr, ptr %2, align 8
  %5 = call i64 @tb_libc_timegm(ptr noundef %4) #4
  store i64 %5, ptr %3, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.tm, ptr %6, i32 0, i32 10
  store ptr @.str.1, ptr %7, align 8
  %8 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5
  ret i64 %8
}

; Function Attrs: nounwind
define dso_local double @tb_libc_difftime(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = sub nsw i64 %5, %6
  %8 = sitofp i64 %7 to double
  ret double %8
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_asctime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call ptr @weekday(ptr noundef %6) #4
  %8 = load ptr, ptr %3, align 8
  %9 = call ptr @month(ptr noundef %8) #4
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
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef 64, ptr noundef @.str.2, ptr noundef %7, ptr noundef %9, i32 noundef %12, i32 noundef %15, i32 noundef %18, i32 noundef %21, i32 noundef %25) #4
  %27 = load ptr, ptr %4, align 8
  ret ptr %27
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

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
  %21 = phi ptr [ @.str.3, %12 ], [ %19, %13 ]
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
  %21 = phi ptr [ @.str.3, %12 ], [ %19, %13 ]
  ret ptr %21
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_asctime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @tb_libc_asctime_r(ptr noundef %3, ptr noundef @text) #4
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_ctime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.tm, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr %5) #5
  %6 = load ptr, ptr %3, align 8
  %7 = load i64, ptr %6, align 8
  %8 = call ptr @split(i64 noundef %7, ptr noundef %5, ptr noundef @.str.1) #4
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8
  %12 = call ptr @tb_libc_asctime_r(ptr noundef %5, ptr noundef %11) #4
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %13, %10
  %15 = phi ptr [ %12, %10 ], [ null, %13 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr %5) #5
  ret ptr %15
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_ctime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @tb_libc_ctime_r(ptr noundef %3, ptr noundef @text) #4
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_strftime(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca [128 x i8], align 16
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #5
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr %11) #5
  br label %19

19:                                               ; preds = %212, %4
  %20 = load ptr, ptr %8, align 8
  %21 = load i8, ptr %20, align 1
  %22 = icmp ne i8 %21, 0
  br i1 %22, label %23, label %215

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #5
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #5
  %24 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 0
  store ptr %24, ptr %13, align 8
  %25 = load ptr, ptr %8, align 8
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = icmp ne i32 %27, 37
  br i1 %28, label %34, label %29

29:                                               ; preds = %23
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 1
  %32 = load i8, ptr %31, align 1
  %33 = icmp ne i8 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %29, %23
  %35 = load ptr, ptr %8, align 8
  %36 = load i8, ptr %35, align 1
  %37 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 0
  store i8 %36, ptr %37, align 16
  store i32 1, ptr %12, align 4
  br label %189

38:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #5
  %39 = load ptr, ptr %8, align 8
  %40 = getelementptr inbounds i8, ptr %39, i32 1
  store ptr %40, ptr %8, align 8
  store ptr %39, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr %15) #5
  store i8 0, ptr %15, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #5
  store i32 0, ptr %16, align 4
  br label %41

41:                                               ; preds = %83, %38
  %42 = load ptr, ptr %8, align 8
  %43 = load i8, ptr %42, align 1
  %44 = sext i8 %43 to i32
  %45 = icmp eq i32 %44, 95
  br i1 %45, label %66, label %46

46:                                               ; preds = %41
  %47 = load ptr, ptr %8, align 8
  %48 = load i8, ptr %47, align 1
  %49 = sext i8 %48 to i32
  %50 = icmp eq i32 %49, 45
  br i1 %50, label %66, label %51

51:                                               ; preds = %46
  %52 = load ptr, ptr %8, align 8
  %53 = load i8, ptr %52, align 1
  %54 = sext i8 %53 to i32
  %55 = icmp eq i32 %54, 48
  br i1 %55, label %66, label %56

56:                                               ; preds = %51
  %57 = load ptr, ptr %8, align 8
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 94
  br i1 %60, label %66, label %61

61:                                               ; preds = %56
  %62 = load ptr, ptr %8, align 8
  %63 = load i8, ptr %62, align 1
  %64 = sext i8 %63 to i32
  %65 = icmp eq i32 %64, 35
  br label %66

66:                                               ; preds = %61, %56, %51, %46, %41
  %67 = phi i1 [ true, %56 ], [ true, %51 ], [ true, %46 ], [ true, %41 ], [ %65, %61 ]
  br i1 %67, label %68, label %86

68:                                               ; preds = %66
  %69 = load ptr, ptr %8, align 8
  %70 = load i8, ptr %69, align 1
  %71 = sext i8 %70 to i32
  %72 = icmp eq i32 %71, 94
  br i1 %72, label %73, label %74

73:                                               ; preds = %68
  store i32 1, ptr %16, align 4
  br label %83

74:                                               ; preds = %68
  %75 = load ptr, ptr %8, align 8
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = icmp ne i32 %77, 35
  br i1 %78, label %79, label %82

79:                                               ; preds = %74
  %80 = load ptr, ptr %8, align 8
  %81 = load i8, ptr %80, align 1
  store i8 %81, ptr %15, align 1
  br label %82

82:                                               ; preds = %79, %74
  br label %83

83:                                               ; preds = %82, %73
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds i8, ptr %84, i32 1
  store ptr %85, ptr %8, align 8
  br label %41, !llvm.loop !4

86:                                               ; preds = %66
  %87 = load ptr, ptr %8, align 8
  %88 = load i8, ptr %87, align 1
  %89 = sext i8 %88 to i32
  %90 = icmp eq i32 %89, 69
  br i1 %90, label %96, label %91

91:                                               ; preds = %86
  %92 = load ptr, ptr %8, align 8
  %93 = load i8, ptr %92, align 1
  %94 = sext i8 %93 to i32
  %95 = icmp eq i32 %94, 79
  br i1 %95, label %96, label %105

96:                                               ; preds = %91, %86
  %97 = load ptr, ptr %8, align 8
  %98 = getelementptr inbounds i8, ptr %97, i64 1
  %99 = load i8, ptr %98, align 1
  %100 = sext i8 %99 to i32
  %101 = icmp ne i32 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %96
  %103 = load ptr, ptr %8, align 8
  %104 = getelementptr inbounds i8, ptr %103, i32 1
  store ptr %104, ptr %8, align 8
  br label %105

105:                                              ; preds = %102, %96, %91
  %106 = load ptr, ptr %8, align 8
  %107 = load i8, ptr %106, align 1
  %108 = call ptr @longer(i8 noundef signext %107) #4
  %109 = icmp ne ptr %108, null
  br i1 %109, label %110, label %118

110:                                              ; preds = %105
  %111 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 0
  %112 = load ptr, ptr %8, align 8
  %113 = load i8, ptr %112, align 1
  %114 = call ptr @longer(i8 noundef signext %113) #4
  %115 = load ptr, ptr %9, align 8
  %116 = call i64 @tb_libc_strftime(ptr noundef %111, i64 noundef 128, ptr noundef %114, ptr noundef %115) #4
  %117 = trunc i64 %116 to i32
  store i32 %117, ptr %12, align 4
  br label %125

118:                                              ; preds = %105
  %119 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 0
  %120 = load ptr, ptr %8, align 8
  %121 = load i8, ptr %120, align 1
  %122 = load i8, ptr %15, align 1
  %123 = load ptr, ptr %9, align 8
  %124 = call i32 @convert(ptr noundef %119, i64 noundef 128, i8 noundef signext %121, i8 noundef signext %122, ptr noundef %123) #4
  store i32 %124, ptr %12, align 4
  br label %125

125:                                              ; preds = %118, %110
  %126 = load i32, ptr %12, align 4
  %127 = icmp slt i32 %126, 0
  br i1 %127, label %128, label %149

128:                                              ; preds = %125
  %129 = load ptr, ptr %8, align 8
  %130 = load ptr, ptr %14, align 8
  %131 = ptrtoint ptr %129 to i64
  %132 = ptrtoint ptr %130 to i64
  %133 = sub i64 %131, %132
  %134 = trunc i64 %133 to i32
  %135 = load ptr, ptr %8, align 8
  %136 = load i8, ptr %135, align 1
  %137 = sext i8 %136 to i32
  %138 = icmp ne i32 %137, 0
  %139 = zext i1 %138 to i32
  %140 = add nsw i32 %134, %139
  store i32 %140, ptr %12, align 4
  %141 = load ptr, ptr %14, align 8
  store ptr %141, ptr %13, align 8
  %142 = load ptr, ptr %8, align 8
  %143 = load i8, ptr %142, align 1
  %144 = icmp ne i8 %143, 0
  br i1 %144, label %148, label %145

145:                                              ; preds = %128
  %146 = load ptr, ptr %8, align 8
  %147 = getelementptr inbounds i8, ptr %146, i32 -1
  store ptr %147, ptr %8, align 8
  br label %148

148:                                              ; preds = %145, %128
  br label %149

149:                                              ; preds = %148, %125
  %150 = load i32, ptr %16, align 4
  %151 = icmp ne i32 %150, 0
  br i1 %151, label %152, label %188

152:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #5
  store i32 0, ptr %17, align 4
  br label %153

153:                                              ; preds = %184, %152
  %154 = load i32, ptr %17, align 4
  %155 = load i32, ptr %12, align 4
  %156 = icmp slt i32 %154, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %153
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #5
  br label %187

158:                                              ; preds = %153
  %159 = load i32, ptr %17, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 %160
  %162 = load i8, ptr %161, align 1
  %163 = sext i8 %162 to i32
  %164 = icmp sge i32 %163, 97
  br i1 %164, label %165, label %183

165:                                              ; preds = %158
  %166 = load i32, ptr %17, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 %167
  %169 = load i8, ptr %168, align 1
  %170 = sext i8 %169 to i32
  %171 = icmp sle i32 %170, 122
  br i1 %171, label %172, label %183

172:                                              ; preds = %165
  %173 = load i32, ptr %17, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 %174
  %176 = load i8, ptr %175, align 1
  %177 = sext i8 %176 to i32
  %178 = sub nsw i32 %177, 32
  %179 = trunc i32 %178 to i8
  %180 = load i32, ptr %17, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [128 x i8], ptr %11, i64 0, i64 %181
  store i8 %179, ptr %182, align 1
  br label %183

183:                                              ; preds = %172, %165, %158
  br label %184

184:                                              ; preds = %183
  %185 = load i32, ptr %17, align 4
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %17, align 4
  br label %153, !llvm.loop !7

187:                                              ; preds = %157
  br label %188

188:                                              ; preds = %187, %149
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #5
  call void @llvm.lifetime.end.p0(i64 1, ptr %15) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #5
  br label %189

189:                                              ; preds = %188, %34
  %190 = load i64, ptr %10, align 8
  %191 = load i32, ptr %12, align 4
  %192 = sext i32 %191 to i64
  %193 = add i64 %190, %192
  %194 = load i64, ptr %7, align 8
  %195 = icmp uge i64 %193, %194
  br i1 %195, label %196, label %197

196:                                              ; preds = %189
  store i64 0, ptr %5, align 8
  store i32 1, ptr %18, align 4
  br label %209

197:                                              ; preds = %189
  %198 = load ptr, ptr %6, align 8
  %199 = load i64, ptr %10, align 8
  %200 = getelementptr inbounds i8, ptr %198, i64 %199
  %201 = load ptr, ptr %13, align 8
  %202 = load i32, ptr %12, align 4
  %203 = sext i32 %202 to i64
  %204 = call ptr @memcpy(ptr noundef %200, ptr noundef %201, i64 noundef %203) #4
  %205 = load i32, ptr %12, align 4
  %206 = sext i32 %205 to i64
  %207 = load i64, ptr %10, align 8
  %208 = add i64 %207, %206
  store i64 %208, ptr %10, align 8
  store i32 0, ptr %18, align 4
  br label %209

209:                                              ; preds = %197, %196
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #5
  %210 = load i32, ptr %18, align 4
  switch i32 %210, label %224 [
    i32 0, label %211
  ]

211:                                              ; preds = %209
  br label %212

212:                                              ; preds = %211
  %213 = load ptr, ptr %8, align 8
  %214 = getelementptr inbounds i8, ptr %213, i32 1
  store ptr %214, ptr %8, align 8
  br label %19, !llvm.loop !8

215:                                              ; preds = %19
  %216 = load i64, ptr %7, align 8
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %218, label %219

218:                                              ; preds = %215
  store i64 0, ptr %5, align 8
  store i32 1, ptr %18, align 4
  br label %224

219:                                              ; preds = %215
  %220 = load ptr, ptr %6, align 8
  %221 = load i64, ptr %10, align 8
  %222 = getelementptr inbounds i8, ptr %220, i64 %221
  store i8 0, ptr %222, align 1
  %223 = load i64, ptr %10, align 8
  store i64 %223, ptr %5, align 8
  store i32 1, ptr %18, align 4
  br label %224

224:                                              ; preds = %219, %218, %209
  call void @llvm.lifetime.end.p0(i64 128, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #5
  %225 = load i64, ptr %5, align 8
  ret i64 %225
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
  store ptr @.str.4, ptr %2, align 8
  br label %13

7:                                                ; preds = %1, %1
  store ptr @.str.5, ptr %2, align 8
  br label %13

8:                                                ; preds = %1
  store ptr @.str.6, ptr %2, align 8
  br label %13

9:                                                ; preds = %1
  store ptr @.str.7, ptr %2, align 8
  br label %13

10:                                               ; preds = %1
  store ptr @.str.8, ptr %2, align 8
  br label %13

11:                                               ; preds = %1, %1
  store ptr @.str.9, ptr %2, align 8
  br label %13

12:                                               ; preds = %1
  store ptr null, ptr %2, align 8
  br label %13

13:                                               ; preds = %12, %11, %10, %9, %8, %7, %6
  %14 = load ptr, ptr %2, align 8
  ret ptr %14
}

; Function Attrs: nounwind
define internal i32 @convert(ptr noundef %0, i64 noundef %1, i8 noundef signext %2, i8 noundef signext %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.tm, align 8
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i8 %2, ptr %9, align 1
  store i8 %3, ptr %10, align 1
  store ptr %4, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #5
  %18 = load ptr, ptr %11, align 8
  %19 = getelementptr inbounds %struct.tm, ptr %18, i32 0, i32 5
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 1900, %21
  store i64 %22, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #5
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #5
  %23 = load i8, ptr %10, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 95
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  br label %33

27:                                               ; preds = %5
  %28 = load i8, ptr %10, align 1
  %29 = sext i8 %28 to i32
  %30 = icmp eq i32 %29, 45
  %31 = zext i1 %30 to i64
  %32 = select i1 %30, ptr @.str.11, ptr @.str.12
  br label %33

33:                                               ; preds = %27, %26
  %34 = phi ptr [ @.str.10, %26 ], [ %32, %27 ]
  store ptr %34, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #5
  %35 = load i8, ptr %10, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 48
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  br label %45

39:                                               ; preds = %33
  %40 = load i8, ptr %10, align 1
  %41 = sext i8 %40 to i32
  %42 = icmp eq i32 %41, 45
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, ptr @.str.11, ptr @.str.10
  br label %45

45:                                               ; preds = %39, %38
  %46 = phi ptr [ @.str.12, %38 ], [ %44, %39 ]
  store ptr %46, ptr %15, align 8
  %47 = load i8, ptr %9, align 1
  %48 = sext i8 %47 to i32
  switch i32 %48, label %367 [
    i32 97, label %49
    i32 65, label %55
    i32 98, label %61
    i32 104, label %61
    i32 66, label %67
    i32 67, label %73
    i32 100, label %87
    i32 101, label %95
    i32 103, label %103
    i32 71, label %115
    i32 72, label %122
    i32 73, label %130
    i32 106, label %137
    i32 107, label %157
    i32 108, label %165
    i32 109, label %172
    i32 77, label %181
    i32 110, label %189
    i32 112, label %193
    i32 80, label %203
    i32 115, label %213
    i32 83, label %219
    i32 116, label %227
    i32 117, label %231
    i32 85, label %246
    i32 86, label %260
    i32 119, label %267
    i32 87, label %274
    i32 121, label %290
    i32 89, label %300
    i32 122, label %305
    i32 90, label %348
    i32 37, label %363
  ]

49:                                               ; preds = %45
  %50 = load ptr, ptr %7, align 8
  %51 = load i64, ptr %8, align 8
  %52 = load ptr, ptr %11, align 8
  %53 = call ptr @weekday(ptr noundef %52) #4
  %54 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %50, i64 noundef %51, ptr noundef @.str.13, ptr noundef %53) #4
  store i32 %54, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

55:                                               ; preds = %45
  %56 = load ptr, ptr %7, align 8
  %57 = load i64, ptr %8, align 8
  %58 = load ptr, ptr %11, align 8
  %59 = call ptr @weekday(ptr noundef %58) #4
  %60 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %56, i64 noundef %57, ptr noundef @.str.14, ptr noundef %59) #4
  store i32 %60, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

61:                                               ; preds = %45, %45
  %62 = load ptr, ptr %7, align 8
  %63 = load i64, ptr %8, align 8
  %64 = load ptr, ptr %11, align 8
  %65 = call ptr @month(ptr noundef %64) #4
  %66 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %62, i64 noundef %63, ptr noundef @.str.13, ptr noundef %65) #4
  store i32 %66, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

67:                                               ; preds = %45
  %68 = load ptr, ptr %7, align 8
  %69 = load i64, ptr %8, align 8
  %70 = load ptr, ptr %11, align 8
  %71 = call ptr @month(ptr noundef %70) #4
  %72 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %68, i64 noundef %69, ptr noundef @.str.14, ptr noundef %71) #4
  store i32 %72, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

73:                                               ; preds = %45
  %74 = load ptr, ptr %7, align 8
  %75 = load i64, ptr %8, align 8
  %76 = load ptr, ptr %14, align 8
  %77 = load i64, ptr %12, align 8
  %78 = load i64, ptr %12, align 8
  %79 = icmp slt i64 %78, 0
  %80 = zext i1 %79 to i64
  %81 = select i1 %79, i32 99, i32 0
  %82 = sext i32 %81 to i64
  %83 = sub nsw i64 %77, %82
  %84 = sdiv i64 %83, 100
  %85 = trunc i64 %84 to i32
  %86 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %74, i64 noundef %75, ptr noundef %76, i32 noundef %85) #4
  store i32 %86, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

87:                                               ; preds = %45
  %88 = load ptr, ptr %7, align 8
  %89 = load i64, ptr %8, align 8
  %90 = load ptr, ptr %14, align 8
  %91 = load ptr, ptr %11, align 8
  %92 = getelementptr inbounds %struct.tm, ptr %91, i32 0, i32 3
  %93 = load i32, ptr %92, align 4
  %94 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %88, i64 noundef %89, ptr noundef %90, i32 noundef %93) #4
  store i32 %94, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

95:                                               ; preds = %45
  %96 = load ptr, ptr %7, align 8
  %97 = load i64, ptr %8, align 8
  %98 = load ptr, ptr %15, align 8
  %99 = load ptr, ptr %11, align 8
  %100 = getelementptr inbounds %struct.tm, ptr %99, i32 0, i32 3
  %101 = load i32, ptr %100, align 4
  %102 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %96, i64 noundef %97, ptr noundef %98, i32 noundef %101) #4
  store i32 %102, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

103:                                              ; preds = %45
  %104 = load ptr, ptr %11, align 8
  %105 = call i32 @iso_week(ptr noundef %104, ptr noundef %13) #4
  %106 = load ptr, ptr %7, align 8
  %107 = load i64, ptr %8, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %13, align 8
  %110 = srem i64 %109, 100
  %111 = add nsw i64 %110, 100
  %112 = srem i64 %111, 100
  %113 = trunc i64 %112 to i32
  %114 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %106, i64 noundef %107, ptr noundef %108, i32 noundef %113) #4
  store i32 %114, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

115:                                              ; preds = %45
  %116 = load ptr, ptr %11, align 8
  %117 = call i32 @iso_week(ptr noundef %116, ptr noundef %13) #4
  %118 = load ptr, ptr %7, align 8
  %119 = load i64, ptr %8, align 8
  %120 = load i64, ptr %13, align 8
  %121 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %118, i64 noundef %119, ptr noundef @.str.15, i64 noundef %120) #4
  store i32 %121, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

122:                                              ; preds = %45
  %123 = load ptr, ptr %7, align 8
  %124 = load i64, ptr %8, align 8
  %125 = load ptr, ptr %14, align 8
  %126 = load ptr, ptr %11, align 8
  %127 = getelementptr inbounds %struct.tm, ptr %126, i32 0, i32 2
  %128 = load i32, ptr %127, align 8
  %129 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %123, i64 noundef %124, ptr noundef %125, i32 noundef %128) #4
  store i32 %129, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

130:                                              ; preds = %45
  %131 = load ptr, ptr %7, align 8
  %132 = load i64, ptr %8, align 8
  %133 = load ptr, ptr %14, align 8
  %134 = load ptr, ptr %11, align 8
  %135 = call i32 @hour12(ptr noundef %134) #4
  %136 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %131, i64 noundef %132, ptr noundef %133, i32 noundef %135) #4
  store i32 %136, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

137:                                              ; preds = %45
  %138 = load ptr, ptr %7, align 8
  %139 = load i64, ptr %8, align 8
  %140 = load i8, ptr %10, align 1
  %141 = sext i8 %140 to i32
  %142 = icmp eq i32 %141, 45
  br i1 %142, label %143, label %144

143:                                              ; preds = %137
  br label %150

144:                                              ; preds = %137
  %145 = load i8, ptr %10, align 1
  %146 = sext i8 %145 to i32
  %147 = icmp eq i32 %146, 95
  %148 = zext i1 %147 to i64
  %149 = select i1 %147, ptr @.str.16, ptr @.str.17
  br label %150

150:                                              ; preds = %144, %143
  %151 = phi ptr [ @.str.11, %143 ], [ %149, %144 ]
  %152 = load ptr, ptr %11, align 8
  %153 = getelementptr inbounds %struct.tm, ptr %152, i32 0, i32 7
  %154 = load i32, ptr %153, align 4
  %155 = add nsw i32 %154, 1
  %156 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %138, i64 noundef %139, ptr noundef %151, i32 noundef %155) #4
  store i32 %156, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

157:                                              ; preds = %45
  %158 = load ptr, ptr %7, align 8
  %159 = load i64, ptr %8, align 8
  %160 = load ptr, ptr %15, align 8
  %161 = load ptr, ptr %11, align 8
  %162 = getelementptr inbounds %struct.tm, ptr %161, i32 0, i32 2
  %163 = load i32, ptr %162, align 8
  %164 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %158, i64 noundef %159, ptr noundef %160, i32 noundef %163) #4
  store i32 %164, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

165:                                              ; preds = %45
  %166 = load ptr, ptr %7, align 8
  %167 = load i64, ptr %8, align 8
  %168 = load ptr, ptr %15, align 8
  %169 = load ptr, ptr %11, align 8
  %170 = call i32 @hour12(ptr noundef %169) #4
  %171 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %166, i64 noundef %167, ptr noundef %168, i32 noundef %170) #4
  store i32 %171, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

172:                                              ; preds = %45
  %173 = load ptr, ptr %7, align 8
  %174 = load i64, ptr %8, align 8
  %175 = load ptr, ptr %14, align 8
  %176 = load ptr, ptr %11, align 8
  %177 = getelementptr inbounds %struct.tm, ptr %176, i32 0, i32 4
  %178 = load i32, ptr %177, align 8
  %179 = add nsw i32 %178, 1
  %180 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %173, i64 noundef %174, ptr noundef %175, i32 noundef %179) #4
  store i32 %180, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

181:                                              ; preds = %45
  %182 = load ptr, ptr %7, align 8
  %183 = load i64, ptr %8, align 8
  %184 = load ptr, ptr %14, align 8
  %185 = load ptr, ptr %11, align 8
  %186 = getelementptr inbounds %struct.tm, ptr %185, i32 0, i32 1
  %187 = load i32, ptr %186, align 4
  %188 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %182, i64 noundef %183, ptr noundef %184, i32 noundef %187) #4
  store i32 %188, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

189:                                              ; preds = %45
  %190 = load ptr, ptr %7, align 8
  %191 = load i64, ptr %8, align 8
  %192 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %190, i64 noundef %191, ptr noundef @.str.18) #4
  store i32 %192, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

193:                                              ; preds = %45
  %194 = load ptr, ptr %7, align 8
  %195 = load i64, ptr %8, align 8
  %196 = load ptr, ptr %11, align 8
  %197 = getelementptr inbounds %struct.tm, ptr %196, i32 0, i32 2
  %198 = load i32, ptr %197, align 8
  %199 = icmp sge i32 %198, 12
  %200 = zext i1 %199 to i64
  %201 = select i1 %199, ptr @.str.19, ptr @.str.20
  %202 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %194, i64 noundef %195, ptr noundef @.str.14, ptr noundef %201) #4
  store i32 %202, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

203:                                              ; preds = %45
  %204 = load ptr, ptr %7, align 8
  %205 = load i64, ptr %8, align 8
  %206 = load ptr, ptr %11, align 8
  %207 = getelementptr inbounds %struct.tm, ptr %206, i32 0, i32 2
  %208 = load i32, ptr %207, align 8
  %209 = icmp sge i32 %208, 12
  %210 = zext i1 %209 to i64
  %211 = select i1 %209, ptr @.str.21, ptr @.str.22
  %212 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %204, i64 noundef %205, ptr noundef @.str.14, ptr noundef %211) #4
  store i32 %212, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

213:                                              ; preds = %45
  call void @llvm.lifetime.start.p0(i64 56, ptr %17) #5
  %214 = load ptr, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %214, i64 56, i1 false)
  %215 = load ptr, ptr %7, align 8
  %216 = load i64, ptr %8, align 8
  %217 = call i64 @tb_libc_mktime(ptr noundef %17) #4
  %218 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %215, i64 noundef %216, ptr noundef @.str.15, i64 noundef %217) #4
  store i32 %218, ptr %6, align 4
  store i32 1, ptr %16, align 4
  call void @llvm.lifetime.end.p0(i64 56, ptr %17) #5
  br label %368

219:                                              ; preds = %45
  %220 = load ptr, ptr %7, align 8
  %221 = load i64, ptr %8, align 8
  %222 = load ptr, ptr %14, align 8
  %223 = load ptr, ptr %11, align 8
  %224 = getelementptr inbounds %struct.tm, ptr %223, i32 0, i32 0
  %225 = load i32, ptr %224, align 8
  %226 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %220, i64 noundef %221, ptr noundef %222, i32 noundef %225) #4
  store i32 %226, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

227:                                              ; preds = %45
  %228 = load ptr, ptr %7, align 8
  %229 = load i64, ptr %8, align 8
  %230 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %228, i64 noundef %229, ptr noundef @.str.23) #4
  store i32 %230, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

231:                                              ; preds = %45
  %232 = load ptr, ptr %7, align 8
  %233 = load i64, ptr %8, align 8
  %234 = load ptr, ptr %11, align 8
  %235 = getelementptr inbounds %struct.tm, ptr %234, i32 0, i32 6
  %236 = load i32, ptr %235, align 8
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %239

238:                                              ; preds = %231
  br label %243

239:                                              ; preds = %231
  %240 = load ptr, ptr %11, align 8
  %241 = getelementptr inbounds %struct.tm, ptr %240, i32 0, i32 6
  %242 = load i32, ptr %241, align 8
  br label %243

243:                                              ; preds = %239, %238
  %244 = phi i32 [ 7, %238 ], [ %242, %239 ]
  %245 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %232, i64 noundef %233, ptr noundef @.str.11, i32 noundef %244) #4
  store i32 %245, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

246:                                              ; preds = %45
  %247 = load ptr, ptr %7, align 8
  %248 = load i64, ptr %8, align 8
  %249 = load ptr, ptr %14, align 8
  %250 = load ptr, ptr %11, align 8
  %251 = getelementptr inbounds %struct.tm, ptr %250, i32 0, i32 7
  %252 = load i32, ptr %251, align 4
  %253 = add nsw i32 %252, 7
  %254 = load ptr, ptr %11, align 8
  %255 = getelementptr inbounds %struct.tm, ptr %254, i32 0, i32 6
  %256 = load i32, ptr %255, align 8
  %257 = sub nsw i32 %253, %256
  %258 = sdiv i32 %257, 7
  %259 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %247, i64 noundef %248, ptr noundef %249, i32 noundef %258) #4
  store i32 %259, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

260:                                              ; preds = %45
  %261 = load ptr, ptr %7, align 8
  %262 = load i64, ptr %8, align 8
  %263 = load ptr, ptr %14, align 8
  %264 = load ptr, ptr %11, align 8
  %265 = call i32 @iso_week(ptr noundef %264, ptr noundef %13) #4
  %266 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %261, i64 noundef %262, ptr noundef %263, i32 noundef %265) #4
  store i32 %266, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

267:                                              ; preds = %45
  %268 = load ptr, ptr %7, align 8
  %269 = load i64, ptr %8, align 8
  %270 = load ptr, ptr %11, align 8
  %271 = getelementptr inbounds %struct.tm, ptr %270, i32 0, i32 6
  %272 = load i32, ptr %271, align 8
  %273 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %268, i64 noundef %269, ptr noundef @.str.11, i32 noundef %272) #4
  store i32 %273, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

274:                                              ; preds = %45
  %275 = load ptr, ptr %7, align 8
  %276 = load i64, ptr %8, align 8
  %277 = load ptr, ptr %14, align 8
  %278 = load ptr, ptr %11, align 8
  %279 = getelementptr inbounds %struct.tm, ptr %278, i32 0, i32 7
  %280 = load i32, ptr %279, align 4
  %281 = add nsw i32 %280, 7
  %282 = load ptr, ptr %11, align 8
  %283 = getelementptr inbounds %struct.tm, ptr %282, i32 0, i32 6
  %284 = load i32, ptr %283, align 8
  %285 = add nsw i32 %284, 6
  %286 = srem i32 %285, 7
  %287 = sub nsw i32 %281, %286
  %288 = sdiv i32 %287, 7
  %289 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %275, i64 noundef %276, ptr noundef %277, i32 noundef %288) #4
  store i32 %289, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

290:                                              ; preds = %45
  %291 = load ptr, ptr %7, align 8
  %292 = load i64, ptr %8, align 8
  %293 = load ptr, ptr %14, align 8
  %294 = load i64, ptr %12, align 8
  %295 = srem i64 %294, 100
  %296 = add nsw i64 %295, 100
  %297 = srem i64 %296, 100
  %298 = trunc i64 %297 to i32
  %299 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %291, i64 noundef %292, ptr noundef %293, i32 noundef %298) #4
  store i32 %299, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

300:                                              ; preds = %45
  %301 = load ptr, ptr %7, align 8
  %302 = load i64, ptr %8, align 8
  %303 = load i64, ptr %12, align 8
  %304 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %301, i64 noundef %302, ptr noundef @.str.15, i64 noundef %303) #4
  store i32 %304, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

305:                                              ; preds = %45
  %306 = load ptr, ptr %7, align 8
  %307 = load i64, ptr %8, align 8
  %308 = load ptr, ptr %11, align 8
  %309 = getelementptr inbounds %struct.tm, ptr %308, i32 0, i32 9
  %310 = load i64, ptr %309, align 8
  %311 = icmp slt i64 %310, 0
  %312 = zext i1 %311 to i64
  %313 = select i1 %311, i32 45, i32 43
  %314 = load ptr, ptr %11, align 8
  %315 = getelementptr inbounds %struct.tm, ptr %314, i32 0, i32 9
  %316 = load i64, ptr %315, align 8
  %317 = icmp slt i64 %316, 0
  br i1 %317, label %318, label %323

318:                                              ; preds = %305
  %319 = load ptr, ptr %11, align 8
  %320 = getelementptr inbounds %struct.tm, ptr %319, i32 0, i32 9
  %321 = load i64, ptr %320, align 8
  %322 = sub nsw i64 0, %321
  br label %327

323:                                              ; preds = %305
  %324 = load ptr, ptr %11, align 8
  %325 = getelementptr inbounds %struct.tm, ptr %324, i32 0, i32 9
  %326 = load i64, ptr %325, align 8
  br label %327

327:                                              ; preds = %323, %318
  %328 = phi i64 [ %322, %318 ], [ %326, %323 ]
  %329 = sdiv i64 %328, 3600
  %330 = load ptr, ptr %11, align 8
  %331 = getelementptr inbounds %struct.tm, ptr %330, i32 0, i32 9
  %332 = load i64, ptr %331, align 8
  %333 = icmp slt i64 %332, 0
  br i1 %333, label %334, label %339

334:                                              ; preds = %327
  %335 = load ptr, ptr %11, align 8
  %336 = getelementptr inbounds %struct.tm, ptr %335, i32 0, i32 9
  %337 = load i64, ptr %336, align 8
  %338 = sub nsw i64 0, %337
  br label %343

339:                                              ; preds = %327
  %340 = load ptr, ptr %11, align 8
  %341 = getelementptr inbounds %struct.tm, ptr %340, i32 0, i32 9
  %342 = load i64, ptr %341, align 8
  br label %343

343:                                              ; preds = %339, %334
  %344 = phi i64 [ %338, %334 ], [ %342, %339 ]
  %345 = sdiv i64 %344, 60
  %346 = srem i64 %345, 60
  %347 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %306, i64 noundef %307, ptr noundef @.str.24, i32 noundef %313, i64 noundef %329, i64 noundef %346) #4
  store i32 %347, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

348:                                              ; preds = %45
  %349 = load ptr, ptr %7, align 8
  %350 = load i64, ptr %8, align 8
  %351 = load ptr, ptr %11, align 8
  %352 = getelementptr inbounds %struct.tm, ptr %351, i32 0, i32 10
  %353 = load ptr, ptr %352, align 8
  %354 = icmp ne ptr %353, null
  br i1 %354, label %355, label %359

355:                                              ; preds = %348
  %356 = load ptr, ptr %11, align 8
  %357 = getelementptr inbounds %struct.tm, ptr %356, i32 0, i32 10
  %358 = load ptr, ptr %357, align 8
  br label %360

359:                                              ; preds = %348
  br label %360

360:                                              ; preds = %359, %355
  %361 = phi ptr [ %358, %355 ], [ @.str.25, %359 ]
  %362 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %349, i64 noundef %350, ptr noundef @.str.14, ptr noundef %361) #4
  store i32 %362, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

363:                                              ; preds = %45
  %364 = load ptr, ptr %7, align 8
  %365 = load i64, ptr %8, align 8
  %366 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %364, i64 noundef %365, ptr noundef @.str.26) #4
  store i32 %366, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

367:                                              ; preds = %45
  store i32 -1, ptr %6, align 4
  store i32 1, ptr %16, align 4
  br label %368

368:                                              ; preds = %367, %363, %360, %343, %300, %290, %274, %267, %260, %246, %243, %227, %219, %213, %203, %193, %189, %181, %172, %165, %157, %150, %130, %122, %115, %103, %95, %87, %73, %67, %61, %55, %49
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #5
  %369 = load i32, ptr %6, align 4
  ret i32 %369
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_strptime(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.tm, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #5
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #5
  store i32 -1, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #5
  store i32 0, ptr %10, align 4
  br label %13

13:                                               ; preds = %259, %3
  %14 = load ptr, ptr %6, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13
  %19 = load ptr, ptr %5, align 8
  %20 = icmp ne ptr %19, null
  br label %21

21:                                               ; preds = %18, %13
  %22 = phi i1 [ false, %13 ], [ %20, %18 ]
  br i1 %22, label %23, label %262

23:                                               ; preds = %21
  %24 = load ptr, ptr %6, align 8
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp eq i32 %26, 32
  br i1 %27, label %38, label %28

28:                                               ; preds = %23
  %29 = load ptr, ptr %6, align 8
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp sge i32 %31, 9
  br i1 %32, label %33, label %62

33:                                               ; preds = %28
  %34 = load ptr, ptr %6, align 8
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp sle i32 %36, 13
  br i1 %37, label %38, label %62

38:                                               ; preds = %33, %23
  br label %39

39:                                               ; preds = %58, %38
  %40 = load ptr, ptr %5, align 8
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp eq i32 %42, 32
  br i1 %43, label %56, label %44

44:                                               ; preds = %39
  %45 = load ptr, ptr %5, align 8
  %46 = load i8, ptr %45, align 1
  %47 = sext i8 %46 to i32
  %48 = icmp sge i32 %47, 9
  br i1 %48, label %49, label %54

49:                                               ; preds = %44
  %50 = load ptr, ptr %5, align 8
  %51 = load i8, ptr %50, align 1
  %52 = sext i8 %51 to i32
  %53 = icmp sle i32 %52, 13
  br label %54

54:                                               ; preds = %49, %44
  %55 = phi i1 [ false, %44 ], [ %53, %49 ]
  br label %56

56:                                               ; preds = %54, %39
  %57 = phi i1 [ true, %39 ], [ %55, %54 ]
  br i1 %57, label %58, label %61

58:                                               ; preds = %56
  %59 = load ptr, ptr %5, align 8
  %60 = getelementptr inbounds i8, ptr %59, i32 1
  store ptr %60, ptr %5, align 8
  br label %39, !llvm.loop !9

61:                                               ; preds = %56
  br label %259

62:                                               ; preds = %33, %28
  %63 = load ptr, ptr %6, align 8
  %64 = load i8, ptr %63, align 1
  %65 = sext i8 %64 to i32
  %66 = icmp ne i32 %65, 37
  br i1 %66, label %67, label %78

67:                                               ; preds = %62
  %68 = load ptr, ptr %5, align 8
  %69 = getelementptr inbounds i8, ptr %68, i32 1
  store ptr %69, ptr %5, align 8
  %70 = load i8, ptr %68, align 1
  %71 = sext i8 %70 to i32
  %72 = load ptr, ptr %6, align 8
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp ne i32 %71, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %67
  store ptr null, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %295

77:                                               ; preds = %67
  br label %259

78:                                               ; preds = %62
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds i8, ptr %79, i32 1
  store ptr %80, ptr %6, align 8
  %81 = load ptr, ptr %6, align 8
  %82 = load i8, ptr %81, align 1
  %83 = call ptr @longer(i8 noundef signext %82) #4
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %92

85:                                               ; preds = %78
  %86 = load ptr, ptr %5, align 8
  %87 = load ptr, ptr %6, align 8
  %88 = load i8, ptr %87, align 1
  %89 = call ptr @longer(i8 noundef signext %88) #4
  %90 = load ptr, ptr %7, align 8
  %91 = call ptr @tb_libc_strptime(ptr noundef %86, ptr noundef %89, ptr noundef %90) #4
  store ptr %91, ptr %5, align 8
  br label %259

92:                                               ; preds = %78
  %93 = load ptr, ptr %6, align 8
  %94 = load i8, ptr %93, align 1
  %95 = sext i8 %94 to i32
  switch i32 %95, label %257 [
    i32 97, label %96
    i32 65, label %96
    i32 98, label %101
    i32 66, label %101
    i32 104, label %101
    i32 100, label %106
    i32 101, label %106
    i32 72, label %111
    i32 107, label %111
    i32 73, label %116
    i32 108, label %116
    i32 106, label %129
    i32 109, label %140
    i32 77, label %151
    i32 110, label %156
    i32 116, label %156
    i32 112, label %180
    i32 83, label %215
    i32 121, label %220
    i32 89, label %238
    i32 37, label %249
  ]

96:                                               ; preds = %92, %92
  %97 = load ptr, ptr %5, align 8
  %98 = load ptr, ptr %7, align 8
  %99 = getelementptr inbounds %struct.tm, ptr %98, i32 0, i32 6
  %100 = call ptr @parse_name(ptr noundef %97, ptr noundef @weekdays, i32 noundef 7, ptr noundef %99) #4
  store ptr %100, ptr %5, align 8
  br label %258

101:                                              ; preds = %92, %92, %92
  %102 = load ptr, ptr %5, align 8
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds %struct.tm, ptr %103, i32 0, i32 4
  %105 = call ptr @parse_name(ptr noundef %102, ptr noundef @months, i32 noundef 12, ptr noundef %104) #4
  store ptr %105, ptr %5, align 8
  store i32 1, ptr %10, align 4
  br label %258

106:                                              ; preds = %92, %92
  %107 = load ptr, ptr %5, align 8
  %108 = load ptr, ptr %7, align 8
  %109 = getelementptr inbounds %struct.tm, ptr %108, i32 0, i32 3
  %110 = call ptr @parse_number(ptr noundef %107, i32 noundef 2, i32 noundef 1, i32 noundef 31, ptr noundef %109) #4
  store ptr %110, ptr %5, align 8
  store i32 1, ptr %10, align 4
  br label %258

111:                                              ; preds = %92, %92
  %112 = load ptr, ptr %5, align 8
  %113 = load ptr, ptr %7, align 8
  %114 = getelementptr inbounds %struct.tm, ptr %113, i32 0, i32 2
  %115 = call ptr @parse_number(ptr noundef %112, i32 noundef 2, i32 noundef 0, i32 noundef 23, ptr noundef %114) #4
  store ptr %115, ptr %5, align 8
  br label %258

116:                                              ; preds = %92, %92
  %117 = load ptr, ptr %5, align 8
  %118 = load ptr, ptr %7, align 8
  %119 = getelementptr inbounds %struct.tm, ptr %118, i32 0, i32 2
  %120 = call ptr @parse_number(ptr noundef %117, i32 noundef 2, i32 noundef 1, i32 noundef 12, ptr noundef %119) #4
  store ptr %120, ptr %5, align 8
  %121 = load ptr, ptr %5, align 8
  %122 = icmp ne ptr %121, null
  br i1 %122, label %123, label %128

123:                                              ; preds = %116
  %124 = load ptr, ptr %7, align 8
  %125 = getelementptr inbounds %struct.tm, ptr %124, i32 0, i32 2
  %126 = load i32, ptr %125, align 8
  %127 = srem i32 %126, 12
  store i32 %127, ptr %125, align 8
  br label %128

128:                                              ; preds = %123, %116
  br label %258

129:                                              ; preds = %92
  %130 = load ptr, ptr %5, align 8
  %131 = call ptr @parse_number(ptr noundef %130, i32 noundef 3, i32 noundef 1, i32 noundef 366, ptr noundef %8) #4
  store ptr %131, ptr %5, align 8
  %132 = load ptr, ptr %5, align 8
  %133 = icmp ne ptr %132, null
  br i1 %133, label %134, label %139

134:                                              ; preds = %129
  %135 = load i32, ptr %8, align 4
  %136 = sub nsw i32 %135, 1
  %137 = load ptr, ptr %7, align 8
  %138 = getelementptr inbounds %struct.tm, ptr %137, i32 0, i32 7
  store i32 %136, ptr %138, align 4
  br label %139

139:                                              ; preds = %134, %129
  br label %258

140:                                              ; preds = %92
  %141 = load ptr, ptr %5, align 8
  %142 = call ptr @parse_number(ptr noundef %141, i32 noundef 2, i32 noundef 1, i32 noundef 12, ptr noundef %8) #4
  store ptr %142, ptr %5, align 8
  %143 = load ptr, ptr %5, align 8
  %144 = icmp ne ptr %143, null
  br i1 %144, label %145, label %150

145:                                              ; preds = %140
  %146 = load i32, ptr %8, align 4
  %147 = sub nsw i32 %146, 1
  %148 = load ptr, ptr %7, align 8
  %149 = getelementptr inbounds %struct.tm, ptr %148, i32 0, i32 4
  store i32 %147, ptr %149, align 8
  br label %150

150:                                              ; preds = %145, %140
  store i32 1, ptr %10, align 4
  br label %258

151:                                              ; preds = %92
  %152 = load ptr, ptr %5, align 8
  %153 = load ptr, ptr %7, align 8
  %154 = getelementptr inbounds %struct.tm, ptr %153, i32 0, i32 1
  %155 = call ptr @parse_number(ptr noundef %152, i32 noundef 2, i32 noundef 0, i32 noundef 59, ptr noundef %154) #4
  store ptr %155, ptr %5, align 8
  br label %258

156:                                              ; preds = %92, %92
  br label %157

157:                                              ; preds = %176, %156
  %158 = load ptr, ptr %5, align 8
  %159 = load i8, ptr %158, align 1
  %160 = sext i8 %159 to i32
  %161 = icmp eq i32 %160, 32
  br i1 %161, label %174, label %162

162:                                              ; preds = %157
  %163 = load ptr, ptr %5, align 8
  %164 = load i8, ptr %163, align 1
  %165 = sext i8 %164 to i32
  %166 = icmp sge i32 %165, 9
  br i1 %166, label %167, label %172

167:                                              ; preds = %162
  %168 = load ptr, ptr %5, align 8
  %169 = load i8, ptr %168, align 1
  %170 = sext i8 %169 to i32
  %171 = icmp sle i32 %170, 13
  br label %172

172:                                              ; preds = %167, %162
  %173 = phi i1 [ false, %162 ], [ %171, %167 ]
  br label %174

174:                                              ; preds = %172, %157
  %175 = phi i1 [ true, %157 ], [ %173, %172 ]
  br i1 %175, label %176, label %179

176:                                              ; preds = %174
  %177 = load ptr, ptr %5, align 8
  %178 = getelementptr inbounds i8, ptr %177, i32 1
  store ptr %178, ptr %5, align 8
  br label %157, !llvm.loop !10

179:                                              ; preds = %174
  br label %258

180:                                              ; preds = %92
  %181 = load ptr, ptr %5, align 8
  %182 = getelementptr inbounds i8, ptr %181, i64 0
  %183 = load i8, ptr %182, align 1
  %184 = sext i8 %183 to i32
  %185 = or i32 %184, 32
  %186 = icmp ne i32 %185, 97
  br i1 %186, label %187, label %195

187:                                              ; preds = %180
  %188 = load ptr, ptr %5, align 8
  %189 = getelementptr inbounds i8, ptr %188, i64 0
  %190 = load i8, ptr %189, align 1
  %191 = sext i8 %190 to i32
  %192 = or i32 %191, 32
  %193 = icmp ne i32 %192, 112
  br i1 %193, label %194, label %195

194:                                              ; preds = %187
  store ptr null, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %295

195:                                              ; preds = %187, %180
  %196 = load ptr, ptr %5, align 8
  %197 = getelementptr inbounds i8, ptr %196, i64 0
  %198 = load i8, ptr %197, align 1
  %199 = sext i8 %198 to i32
  %200 = or i32 %199, 32
  %201 = icmp eq i32 %200, 112
  %202 = zext i1 %201 to i32
  store i32 %202, ptr %9, align 4
  %203 = load ptr, ptr %5, align 8
  %204 = getelementptr inbounds i8, ptr %203, i64 1
  %205 = load i8, ptr %204, align 1
  %206 = sext i8 %205 to i32
  %207 = or i32 %206, 32
  %208 = icmp eq i32 %207, 109
  br i1 %208, label %209, label %212

209:                                              ; preds = %195
  %210 = load ptr, ptr %5, align 8
  %211 = getelementptr inbounds i8, ptr %210, i64 2
  br label %213

212:                                              ; preds = %195
  br label %213

213:                                              ; preds = %212, %209
  %214 = phi ptr [ %211, %209 ], [ null, %212 ]
  store ptr %214, ptr %5, align 8
  br label %258

215:                                              ; preds = %92
  %216 = load ptr, ptr %5, align 8
  %217 = load ptr, ptr %7, align 8
  %218 = getelementptr inbounds %struct.tm, ptr %217, i32 0, i32 0
  %219 = call ptr @parse_number(ptr noundef %216, i32 noundef 2, i32 noundef 0, i32 noundef 61, ptr noundef %218) #4
  store ptr %219, ptr %5, align 8
  br label %258

220:                                              ; preds = %92
  %221 = load ptr, ptr %5, align 8
  %222 = call ptr @parse_number(ptr noundef %221, i32 noundef 2, i32 noundef 0, i32 noundef 99, ptr noundef %8) #4
  store ptr %222, ptr %5, align 8
  %223 = load ptr, ptr %5, align 8
  %224 = icmp ne ptr %223, null
  br i1 %224, label %225, label %237

225:                                              ; preds = %220
  %226 = load i32, ptr %8, align 4
  %227 = icmp slt i32 %226, 69
  br i1 %227, label %228, label %231

228:                                              ; preds = %225
  %229 = load i32, ptr %8, align 4
  %230 = add nsw i32 %229, 100
  br label %233

231:                                              ; preds = %225
  %232 = load i32, ptr %8, align 4
  br label %233

233:                                              ; preds = %231, %228
  %234 = phi i32 [ %230, %228 ], [ %232, %231 ]
  %235 = load ptr, ptr %7, align 8
  %236 = getelementptr inbounds %struct.tm, ptr %235, i32 0, i32 5
  store i32 %234, ptr %236, align 4
  br label %237

237:                                              ; preds = %233, %220
  store i32 1, ptr %10, align 4
  br label %258

238:                                              ; preds = %92
  %239 = load ptr, ptr %5, align 8
  %240 = call ptr @parse_number(ptr noundef %239, i32 noundef 4, i32 noundef 0, i32 noundef 9999, ptr noundef %8) #4
  store ptr %240, ptr %5, align 8
  %241 = load ptr, ptr %5, align 8
  %242 = icmp ne ptr %241, null
  br i1 %242, label %243, label %248

243:                                              ; preds = %238
  %244 = load i32, ptr %8, align 4
  %245 = sub nsw i32 %244, 1900
  %246 = load ptr, ptr %7, align 8
  %247 = getelementptr inbounds %struct.tm, ptr %246, i32 0, i32 5
  store i32 %245, ptr %247, align 4
  br label %248

248:                                              ; preds = %243, %238
  store i32 1, ptr %10, align 4
  br label %258

249:                                              ; preds = %92
  %250 = load ptr, ptr %5, align 8
  %251 = getelementptr inbounds i8, ptr %250, i32 1
  store ptr %251, ptr %5, align 8
  %252 = load i8, ptr %250, align 1
  %253 = sext i8 %252 to i32
  %254 = icmp ne i32 %253, 37
  br i1 %254, label %255, label %256

255:                                              ; preds = %249
  store ptr null, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %295

256:                                              ; preds = %249
  br label %258

257:                                              ; preds = %92
  store ptr null, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %295

258:                                              ; preds = %256, %248, %237, %215, %213, %179, %151, %150, %139, %128, %111, %106, %101, %96
  br label %259

259:                                              ; preds = %258, %85, %77, %61
  %260 = load ptr, ptr %6, align 8
  %261 = getelementptr inbounds i8, ptr %260, i32 1
  store ptr %261, ptr %6, align 8
  br label %13, !llvm.loop !11

262:                                              ; preds = %21
  %263 = load ptr, ptr %5, align 8
  %264 = icmp ne ptr %263, null
  br i1 %264, label %265, label %273

265:                                              ; preds = %262
  %266 = load i32, ptr %9, align 4
  %267 = icmp eq i32 %266, 1
  br i1 %267, label %268, label %273

268:                                              ; preds = %265
  %269 = load ptr, ptr %7, align 8
  %270 = getelementptr inbounds %struct.tm, ptr %269, i32 0, i32 2
  %271 = load i32, ptr %270, align 8
  %272 = add nsw i32 %271, 12
  store i32 %272, ptr %270, align 8
  br label %273

273:                                              ; preds = %268, %265, %262
  %274 = load ptr, ptr %5, align 8
  %275 = icmp ne ptr %274, null
  br i1 %275, label %276, label %293

276:                                              ; preds = %273
  %277 = load i32, ptr %10, align 4
  %278 = icmp ne i32 %277, 0
  br i1 %278, label %279, label %293

279:                                              ; preds = %276
  call void @llvm.lifetime.start.p0(i64 56, ptr %12) #5
  %280 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %280, i64 56, i1 false)
  %281 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 0
  store i32 0, ptr %281, align 8
  %282 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 1
  store i32 0, ptr %282, align 4
  %283 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 2
  store i32 0, ptr %283, align 8
  %284 = call i64 @tb_libc_timegm(ptr noundef %12) #4
  %285 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 6
  %286 = load i32, ptr %285, align 8
  %287 = load ptr, ptr %7, align 8
  %288 = getelementptr inbounds %struct.tm, ptr %287, i32 0, i32 6
  store i32 %286, ptr %288, align 8
  %289 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 7
  %290 = load i32, ptr %289, align 4
  %291 = load ptr, ptr %7, align 8
  %292 = getelementptr inbounds %struct.tm, ptr %291, i32 0, i32 7
  store i32 %290, ptr %292, align 4
  call void @llvm.lifetime.end.p0(i64 56, ptr %12) #5
  br label %293

293:                                              ; preds = %279, %276, %273
  %294 = load ptr, ptr %5, align 8
  store ptr %294, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %295

295:                                              ; preds = %293, %257, %255, %194, %76
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #5
  %296 = load ptr, ptr %4, align 8
  ret ptr %296
}

; Function Attrs: nounwind
define internal ptr @parse_name(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #5
  store i32 0, ptr %10, align 4
  br label %14

14:                                               ; preds = %76, %4
  %15 = load i32, ptr %10, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %11, align 4
  br label %79

19:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #5
  %20 = load ptr, ptr %7, align 8
  %21 = load i32, ptr %10, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds ptr, ptr %20, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @strlen(ptr noundef %24) #4
  store i64 %25, ptr %12, align 8
  br label %26

26:                                               ; preds = %72, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #5
  store i64 0, ptr %13, align 8
  br label %27

27:                                               ; preds = %51, %26
  %28 = load i64, ptr %13, align 8
  %29 = load i64, ptr %12, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %31, label %49

31:                                               ; preds = %27
  %32 = load ptr, ptr %6, align 8
  %33 = load i64, ptr %13, align 8
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = or i32 %36, 32
  %38 = load ptr, ptr %7, align 8
  %39 = load i32, ptr %10, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds ptr, ptr %38, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %13, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = sext i8 %45 to i32
  %47 = or i32 %46, 32
  %48 = icmp eq i32 %37, %47
  br label %49

49:                                               ; preds = %31, %27
  %50 = phi i1 [ false, %27 ], [ %48, %31 ]
  br i1 %50, label %51, label %54

51:                                               ; preds = %49
  %52 = load i64, ptr %13, align 8
  %53 = add i64 %52, 1
  store i64 %53, ptr %13, align 8
  br label %27, !llvm.loop !12

54:                                               ; preds = %49
  %55 = load i64, ptr %13, align 8
  %56 = load i64, ptr %12, align 8
  %57 = icmp eq i64 %55, %56
  br i1 %57, label %58, label %64

58:                                               ; preds = %54
  %59 = load i32, ptr %10, align 4
  %60 = load ptr, ptr %9, align 8
  store i32 %59, ptr %60, align 4
  %61 = load ptr, ptr %6, align 8
  %62 = load i64, ptr %12, align 8
  %63 = getelementptr inbounds i8, ptr %61, i64 %62
  store ptr %63, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %69

64:                                               ; preds = %54
  %65 = load i64, ptr %12, align 8
  %66 = icmp eq i64 %65, 3
  br i1 %66, label %67, label %68

67:                                               ; preds = %64
  store i32 5, ptr %11, align 4
  br label %69

68:                                               ; preds = %64
  store i32 0, ptr %11, align 4
  br label %69

69:                                               ; preds = %68, %67, %58
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #5
  %70 = load i32, ptr %11, align 4
  switch i32 %70, label %73 [
    i32 0, label %71
  ]

71:                                               ; preds = %69
  br label %72

72:                                               ; preds = %71
  store i64 3, ptr %12, align 8
  br label %26, !llvm.loop !13

73:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #5
  %74 = load i32, ptr %11, align 4
  switch i32 %74, label %79 [
    i32 5, label %75
  ]

75:                                               ; preds = %73
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %10, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %10, align 4
  br label %14, !llvm.loop !14

79:                                               ; preds = %73, %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #5
  %80 = load i32, ptr %11, align 4
  switch i32 %80, label %84 [
    i32 2, label %81
    i32 1, label %82
  ]

81:                                               ; preds = %79
  store ptr null, ptr %5, align 8
  br label %82

82:                                               ; preds = %81, %79
  %83 = load ptr, ptr %5, align 8
  ret ptr %83

84:                                               ; preds = %79
  unreachable
}

; Function Attrs: nounwind
define internal ptr @parse_number(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  br label %15

15:                                               ; preds = %20, %5
  %16 = load ptr, ptr %7, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp eq i32 %18, 32
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %22, ptr %7, align 8
  br label %15, !llvm.loop !15

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #5
  store i32 0, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #5
  store i32 0, ptr %13, align 4
  br label %24

24:                                               ; preds = %40, %23
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = load ptr, ptr %7, align 8
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp sge i32 %31, 48
  br i1 %32, label %33, label %38

33:                                               ; preds = %28
  %34 = load ptr, ptr %7, align 8
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp sle i32 %36, 57
  br label %38

38:                                               ; preds = %33, %28, %24
  %39 = phi i1 [ false, %28 ], [ false, %24 ], [ %37, %33 ]
  br i1 %39, label %40, label %51

40:                                               ; preds = %38
  %41 = load i32, ptr %12, align 4
  %42 = mul nsw i32 %41, 10
  %43 = load ptr, ptr %7, align 8
  %44 = getelementptr inbounds i8, ptr %43, i32 1
  store ptr %44, ptr %7, align 8
  %45 = load i8, ptr %43, align 1
  %46 = sext i8 %45 to i32
  %47 = sub nsw i32 %46, 48
  %48 = add nsw i32 %42, %47
  store i32 %48, ptr %12, align 4
  %49 = load i32, ptr %13, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %13, align 4
  br label %24, !llvm.loop !16

51:                                               ; preds = %38
  %52 = load i32, ptr %13, align 4
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %62

54:                                               ; preds = %51
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %9, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %10, align 4
  %61 = icmp sgt i32 %59, %60
  br i1 %61, label %62, label %63

62:                                               ; preds = %58, %54, %51
  store ptr null, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %67

63:                                               ; preds = %58
  %64 = load i32, ptr %12, align 4
  %65 = load ptr, ptr %11, align 8
  store i32 %64, ptr %65, align 4
  %66 = load ptr, ptr %7, align 8
  store ptr %66, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %67

67:                                               ; preds = %63, %62
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #5
  %68 = load ptr, ptr %6, align 8
  ret ptr %68
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare ptr @__errno_location() #2

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
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.tm, ptr %16, i32 0, i32 6
  %18 = load i32, ptr %17, align 8
  %19 = add nsw i32 %18, 6
  %20 = srem i32 %19, 7
  store i32 %20, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  %34 = load ptr, ptr %5, align 8
  %35 = load i64, ptr %34, align 8
  %36 = call i32 @is_leap(i64 noundef %35) #4
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
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
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
  %63 = call i32 @is_leap(i64 noundef %62) #4
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
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5
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
  %6 = srem i32 %5, 12
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  br label %14

9:                                                ; preds = %1
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.tm, ptr %10, i32 0, i32 2
  %12 = load i32, ptr %11, align 8
  %13 = srem i32 %12, 12
  br label %14

14:                                               ; preds = %9, %8
  %15 = phi i32 [ 12, %8 ], [ %13, %9 ]
  ret i32 %15
}

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

declare i64 @strlen(ptr noundef) #2

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
