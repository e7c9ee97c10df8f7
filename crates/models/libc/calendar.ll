
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@shared = internal global %struct.tm zeroinitializer, align 8

; Function Attrs: nounwind
define dso_local ptr @tb_libc_gmtime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %5, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call ptr @split(i64 noundef %6, ptr noundef %7, ptr noundef @.str) #3
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  %20 = load i64, ptr %5, align 8
  %21 = sdiv i64 %20, 86400
  store i64 %21, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #4
  %32 = load i64, ptr %8, align 8
  %33 = add nsw i64 %32, 719468
  store i64 %33, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #4
  %44 = load i64, ptr %10, align 8
  %45 = load i64, ptr %11, align 8
  %46 = mul nsw i64 %45, 146097
  %47 = sub nsw i64 %44, %46
  store i64 %47, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #4
  %69 = load i64, ptr %14, align 8
  %70 = mul nsw i64 5, %69
  %71 = add nsw i64 %70, 2
  %72 = sdiv i64 %71, 153
  store i64 %72, ptr %15, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %16) #4
  %73 = load i64, ptr %15, align 8
  %74 = add nsw i64 %73, 2
  %75 = srem i64 %74, 12
  store i64 %75, ptr %16, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %17) #4
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
  %93 = call ptr @__errno_location() #3
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %19) #4
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
  %147 = call i64 @days_from(i64 noundef %146, i64 noundef 0, i64 noundef 1) #3
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
  call void @llvm.lifetime.end.p0(i64 8, ptr %19) #4
  br label %160

160:                                              ; preds = %140, %92
  call void @llvm.lifetime.end.p0(i64 8, ptr %17) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %16) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
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
  %8 = call ptr @split(i64 noundef %6, ptr noundef %7, ptr noundef @.str.1) #3
  ret ptr %8
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_gmtime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = call ptr @split(i64 noundef %4, ptr noundef @shared, ptr noundef @.str) #3
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_localtime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = call ptr @split(i64 noundef %4, ptr noundef @shared, ptr noundef @.str.1) #3
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_timegm(ptr noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #4
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
  %19 = call i64 @days_from(i64 noundef %10, i64 noundef %14, i64 noundef %18) #3
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
  %40 = call ptr @split(i64 noundef %38, ptr noundef %39, ptr noundef @.str) #3
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
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  %35 = load i64, ptr %5, align 8
  %36 = add nsw i64 %35, 10
  %37 = srem i64 %36, 12
  store i64 %37, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #4
  %48 = load i64, ptr %7, align 8
  %49 = load i64, ptr %9, align 8
  %50 = mul nsw i64 %49, 400
  %51 = sub nsw i64 %48, %50
  store i64 %51, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
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
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #4
  ret i64 %72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local i64 @tb_libc_mktime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #4
  %4 = load ptr, ptr %2, align 8
  %5 = call i64 @tb_libc_timegm(ptr noundef %4) #3
  store i64 %5, ptr %3, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.tm, ptr %6, i32 0, i32 10
  store ptr @.str.1, ptr %7, align 8
  %8 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #4
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

declare ptr @__errno_location() #2

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nobuiltin "no-builtins" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
