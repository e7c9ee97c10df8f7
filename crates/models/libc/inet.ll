
@tb_libc_inet_ntoa.text = internal global [16 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [12 x i8] c"%d.%d.%d.%d\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"::\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"%x\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_inet_aton(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #4
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #4
  store i64 0, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 0, ptr %8, align 4
  br label %12

12:                                               ; preds = %128, %2
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #4
  store i64 10, ptr %9, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = call i32 @digit(i32 noundef %15) #5
  %17 = icmp sgt i32 %16, 9
  br i1 %17, label %18, label %19

18:                                               ; preds = %12
  store i32 0, ptr %3, align 4
  store i32 1, ptr %10, align 4
  br label %125

19:                                               ; preds = %12
  %20 = load ptr, ptr %4, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i32 %22, 48
  br i1 %23, label %24, label %47

24:                                               ; preds = %19
  store i64 8, ptr %9, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 1
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 120
  br i1 %29, label %36, label %30

30:                                               ; preds = %24
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 1
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = icmp eq i32 %34, 88
  br i1 %35, label %36, label %46

36:                                               ; preds = %30, %24
  store i64 16, ptr %9, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 2
  store ptr %38, ptr %4, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = call i32 @digit(i32 noundef %41) #5
  %43 = icmp sgt i32 %42, 15
  br i1 %43, label %44, label %45

44:                                               ; preds = %36
  store i32 0, ptr %3, align 4
  store i32 1, ptr %10, align 4
  br label %125

45:                                               ; preds = %36
  br label %46

46:                                               ; preds = %45, %30
  br label %47

47:                                               ; preds = %46, %19
  store i64 0, ptr %6, align 8
  br label %48

48:                                               ; preds = %70, %47
  %49 = load ptr, ptr %4, align 8
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = call i32 @digit(i32 noundef %51) #5
  %53 = load i64, ptr %9, align 8
  %54 = trunc i64 %53 to i32
  %55 = icmp slt i32 %52, %54
  br i1 %55, label %56, label %73

56:                                               ; preds = %48
  %57 = load i64, ptr %6, align 8
  %58 = load i64, ptr %9, align 8
  %59 = mul i64 %57, %58
  %60 = load ptr, ptr %4, align 8
  %61 = load i8, ptr %60, align 1
  %62 = sext i8 %61 to i32
  %63 = call i32 @digit(i32 noundef %62) #5
  %64 = sext i32 %63 to i64
  %65 = add i64 %59, %64
  store i64 %65, ptr %6, align 8
  %66 = load i64, ptr %6, align 8
  %67 = icmp ugt i64 %66, 4294967295
  br i1 %67, label %68, label %69

68:                                               ; preds = %56
  store i32 0, ptr %3, align 4
  store i32 1, ptr %10, align 4
  br label %125

69:                                               ; preds = %56
  br label %70

70:                                               ; preds = %69
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds i8, ptr %71, i32 1
  store ptr %72, ptr %4, align 8
  br label %48, !llvm.loop !4

73:                                               ; preds = %48
  %74 = load ptr, ptr %4, align 8
  %75 = load i8, ptr %74, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp ne i32 %76, 46
  br i1 %77, label %78, label %107

78:                                               ; preds = %73
  %79 = load ptr, ptr %4, align 8
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %98

83:                                               ; preds = %78
  %84 = load ptr, ptr %4, align 8
  %85 = load i8, ptr %84, align 1
  %86 = sext i8 %85 to i32
  %87 = icmp ne i32 %86, 32
  br i1 %87, label %88, label %98

88:                                               ; preds = %83
  %89 = load ptr, ptr %4, align 8
  %90 = load i8, ptr %89, align 1
  %91 = sext i8 %90 to i32
  %92 = icmp sge i32 %91, 9
  br i1 %92, label %93, label %105

93:                                               ; preds = %88
  %94 = load ptr, ptr %4, align 8
  %95 = load i8, ptr %94, align 1
  %96 = sext i8 %95 to i32
  %97 = icmp sle i32 %96, 13
  br i1 %97, label %98, label %105

98:                                               ; preds = %93, %83, %78
  %99 = load i64, ptr %6, align 8
  %100 = load i32, ptr %8, align 4
  %101 = mul nsw i32 8, %100
  %102 = zext i32 %101 to i64
  %103 = lshr i64 4294967295, %102
  %104 = icmp ugt i64 %99, %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %98, %93, %88
  store i32 0, ptr %3, align 4
  store i32 1, ptr %10, align 4
  br label %125

106:                                              ; preds = %98
  store i32 2, ptr %10, align 4
  br label %125

107:                                              ; preds = %73
  %108 = load i32, ptr %8, align 4
  %109 = icmp eq i32 %108, 3
  br i1 %109, label %113, label %110

110:                                              ; preds = %107
  %111 = load i64, ptr %6, align 8
  %112 = icmp ugt i64 %111, 255
  br i1 %112, label %113, label %114

113:                                              ; preds = %110, %107
  store i32 0, ptr %3, align 4
  store i32 1, ptr %10, align 4
  br label %125

114:                                              ; preds = %110
  %115 = load i64, ptr %6, align 8
  %116 = load i32, ptr %8, align 4
  %117 = mul nsw i32 8, %116
  %118 = sub nsw i32 24, %117
  %119 = zext i32 %118 to i64
  %120 = shl i64 %115, %119
  %121 = load i64, ptr %7, align 8
  %122 = or i64 %121, %120
  store i64 %122, ptr %7, align 8
  %123 = load ptr, ptr %4, align 8
  %124 = getelementptr inbounds i8, ptr %123, i32 1
  store ptr %124, ptr %4, align 8
  store i32 0, ptr %10, align 4
  br label %125

125:                                              ; preds = %114, %113, %106, %105, %68, %44, %18
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #4
  %126 = load i32, ptr %10, align 4
  switch i32 %126, label %131 [
    i32 0, label %127
  ]

127:                                              ; preds = %125
  br label %128

128:                                              ; preds = %127
  %129 = load i32, ptr %8, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %8, align 4
  br label %12, !llvm.loop !7

131:                                              ; preds = %125
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  %132 = load i32, ptr %10, align 4
  switch i32 %132, label %162 [
    i32 2, label %133
  ]

133:                                              ; preds = %131
  %134 = load i64, ptr %6, align 8
  %135 = load i64, ptr %7, align 8
  %136 = or i64 %135, %134
  store i64 %136, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #4
  store i32 0, ptr %11, align 4
  br label %137

137:                                              ; preds = %158, %133
  %138 = load ptr, ptr %5, align 8
  %139 = icmp ne ptr %138, null
  br i1 %139, label %140, label %143

140:                                              ; preds = %137
  %141 = load i32, ptr %11, align 4
  %142 = icmp slt i32 %141, 4
  br label %143

143:                                              ; preds = %140, %137
  %144 = phi i1 [ false, %137 ], [ %142, %140 ]
  br i1 %144, label %146, label %145

145:                                              ; preds = %143
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #4
  br label %161

146:                                              ; preds = %143
  %147 = load i64, ptr %7, align 8
  %148 = load i32, ptr %11, align 4
  %149 = mul nsw i32 8, %148
  %150 = sub nsw i32 24, %149
  %151 = zext i32 %150 to i64
  %152 = lshr i64 %147, %151
  %153 = trunc i64 %152 to i8
  %154 = load ptr, ptr %5, align 8
  %155 = load i32, ptr %11, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds i8, ptr %154, i64 %156
  store i8 %153, ptr %157, align 1
  br label %158

158:                                              ; preds = %146
  %159 = load i32, ptr %11, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %11, align 4
  br label %137, !llvm.loop !8

161:                                              ; preds = %145
  store i32 1, ptr %3, align 4
  store i32 1, ptr %10, align 4
  br label %162

162:                                              ; preds = %161, %131
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #4
  %163 = load i32, ptr %3, align 4
  ret i32 %163
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal i32 @digit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 48
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 57
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4
  %10 = sub nsw i32 %9, 48
  br label %36

11:                                               ; preds = %5, %1
  %12 = load i32, ptr %2, align 4
  %13 = icmp sge i32 %12, 97
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = load i32, ptr %2, align 4
  %16 = icmp sle i32 %15, 102
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = load i32, ptr %2, align 4
  %19 = sub nsw i32 %18, 97
  %20 = add nsw i32 %19, 10
  br label %34

21:                                               ; preds = %14, %11
  %22 = load i32, ptr %2, align 4
  %23 = icmp sge i32 %22, 65
  br i1 %23, label %24, label %31

24:                                               ; preds = %21
  %25 = load i32, ptr %2, align 4
  %26 = icmp sle i32 %25, 70
  br i1 %26, label %27, label %31

27:                                               ; preds = %24
  %28 = load i32, ptr %2, align 4
  %29 = sub nsw i32 %28, 65
  %30 = add nsw i32 %29, 10
  br label %32

31:                                               ; preds = %24, %21
  br label %32

32:                                               ; preds = %31, %27
  %33 = phi i32 [ %30, %27 ], [ 99, %31 ]
  br label %34

34:                                               ; preds = %32, %17
  %35 = phi i32 [ %20, %17 ], [ %33, %32 ]
  br label %36

36:                                               ; preds = %34, %8
  %37 = phi i32 [ %10, %8 ], [ %35, %34 ]
  ret i32 %37
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_inet_addr(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca [4 x i8], align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #4
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %9 = call i32 @tb_libc_inet_aton(ptr noundef %7, ptr noundef %8) #5
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %1
  store i32 -1, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %16

12:                                               ; preds = %1
  %13 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %14 = call ptr @memcpy(ptr noundef %5, ptr noundef %13, i64 noundef 4) #5
  %15 = load i32, ptr %5, align 4
  store i32 %15, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %16

16:                                               ; preds = %12, %11
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #4
  %17 = load i32, ptr %2, align 4
  ret i32 %17
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_inet_ntoa(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x i8], align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #4
  %4 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0
  %5 = call ptr @memcpy(ptr noundef %4, ptr noundef %2, i64 noundef 4) #5
  %6 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0
  %7 = call i32 @quad(ptr noundef @tb_libc_inet_ntoa.text, ptr noundef %6) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #4
  ret ptr @tb_libc_inet_ntoa.text
}

; Function Attrs: nounwind
define internal i32 @quad(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 0
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 1
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 2
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 3
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef 16, ptr noundef @.str, i32 noundef %9, i32 noundef %13, i32 noundef %17, i32 noundef %21) #5
  ret i32 %22
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_inet_ntop(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca [48 x i8], align 16
  %11 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 48, ptr %10) #4
  %12 = load i32, ptr %6, align 4
  %13 = icmp eq i32 %12, 2
  br i1 %13, label %14, label %18

14:                                               ; preds = %4
  %15 = getelementptr inbounds [48 x i8], ptr %10, i64 0, i64 0
  %16 = load ptr, ptr %7, align 8
  %17 = call i32 @quad(ptr noundef %15, ptr noundef %16) #5
  br label %27

18:                                               ; preds = %4
  %19 = load i32, ptr %6, align 4
  %20 = icmp eq i32 %19, 10
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = getelementptr inbounds [48 x i8], ptr %10, i64 0, i64 0
  %23 = load ptr, ptr %7, align 8
  call void @groups(ptr noundef %22, ptr noundef %23) #5
  br label %26

24:                                               ; preds = %18
  %25 = call ptr @__errno_location() #5
  store i32 97, ptr %25, align 4
  store ptr null, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %42

26:                                               ; preds = %21
  br label %27

27:                                               ; preds = %26, %14
  %28 = getelementptr inbounds [48 x i8], ptr %10, i64 0, i64 0
  %29 = call i64 @strlen(ptr noundef %28) #5
  %30 = load i32, ptr %9, align 4
  %31 = zext i32 %30 to i64
  %32 = icmp uge i64 %29, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %27
  %34 = call ptr @__errno_location() #5
  store i32 28, ptr %34, align 4
  store ptr null, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %42

35:                                               ; preds = %27
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds [48 x i8], ptr %10, i64 0, i64 0
  %38 = getelementptr inbounds [48 x i8], ptr %10, i64 0, i64 0
  %39 = call i64 @strlen(ptr noundef %38) #5
  %40 = add i64 %39, 1
  %41 = call ptr @memcpy(ptr noundef %36, ptr noundef %37, i64 noundef %40) #5
  store ptr %41, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %42

42:                                               ; preds = %35, %33, %24
  call void @llvm.lifetime.end.p0(i64 48, ptr %10) #4
  %43 = load ptr, ptr %5, align 8
  ret ptr %43
}

; Function Attrs: nounwind
define internal void @groups(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [8 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr %5) #4
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  store i32 -1, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #4
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  br label %14

14:                                               ; preds = %39, %2
  %15 = load i32, ptr %9, align 4
  %16 = icmp slt i32 %15, 8
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  br label %42

18:                                               ; preds = %14
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %9, align 4
  %21 = mul nsw i32 2, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %19, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = shl i32 %25, 8
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %9, align 4
  %29 = mul nsw i32 2, %28
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %27, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = or i32 %26, %34
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %37
  store i32 %35, ptr %38, align 4
  br label %39

39:                                               ; preds = %18
  %40 = load i32, ptr %9, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4
  br label %14, !llvm.loop !9

42:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  store i32 0, ptr %10, align 4
  br label %43

43:                                               ; preds = %75, %42
  %44 = load i32, ptr %10, align 4
  %45 = icmp slt i32 %44, 8
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  br label %78

47:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #4
  store i32 0, ptr %11, align 4
  br label %48

48:                                               ; preds = %64, %47
  %49 = load i32, ptr %10, align 4
  %50 = load i32, ptr %11, align 4
  %51 = add nsw i32 %49, %50
  %52 = icmp slt i32 %51, 8
  br i1 %52, label %53, label %62

53:                                               ; preds = %48
  %54 = load i32, ptr %10, align 4
  %55 = load i32, ptr %11, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp ne i32 %59, 0
  %61 = xor i1 %60, true
  br label %62

62:                                               ; preds = %53, %48
  %63 = phi i1 [ false, %48 ], [ %61, %53 ]
  br i1 %63, label %64, label %67

64:                                               ; preds = %62
  %65 = load i32, ptr %11, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %11, align 4
  br label %48, !llvm.loop !10

67:                                               ; preds = %62
  %68 = load i32, ptr %11, align 4
  %69 = load i32, ptr %7, align 4
  %70 = icmp sgt i32 %68, %69
  br i1 %70, label %71, label %74

71:                                               ; preds = %67
  %72 = load i32, ptr %10, align 4
  store i32 %72, ptr %6, align 4
  %73 = load i32, ptr %11, align 4
  store i32 %73, ptr %7, align 4
  br label %74

74:                                               ; preds = %71, %67
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #4
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %10, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %10, align 4
  br label %43, !llvm.loop !11

78:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #4
  store i32 0, ptr %12, align 4
  br label %79

79:                                               ; preds = %163, %78
  %80 = load i32, ptr %12, align 4
  %81 = icmp slt i32 %80, 8
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 10, ptr %13, align 4
  br label %166

83:                                               ; preds = %79
  %84 = load i32, ptr %12, align 4
  %85 = load i32, ptr %6, align 4
  %86 = icmp eq i32 %84, %85
  br i1 %86, label %87, label %99

87:                                               ; preds = %83
  %88 = load ptr, ptr %3, align 8
  %89 = load i32, ptr %8, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %88, i64 %90
  %92 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %91, i64 noundef 3, ptr noundef @.str.1) #5
  %93 = load i32, ptr %8, align 4
  %94 = add nsw i32 %93, %92
  store i32 %94, ptr %8, align 4
  %95 = load i32, ptr %7, align 4
  %96 = sub nsw i32 %95, 1
  %97 = load i32, ptr %12, align 4
  %98 = add nsw i32 %97, %96
  store i32 %98, ptr %12, align 4
  br label %163

99:                                               ; preds = %83
  %100 = load i32, ptr %12, align 4
  %101 = icmp sgt i32 %100, 0
  br i1 %101, label %102, label %114

102:                                              ; preds = %99
  %103 = load i32, ptr %12, align 4
  %104 = load i32, ptr %6, align 4
  %105 = load i32, ptr %7, align 4
  %106 = add nsw i32 %104, %105
  %107 = icmp ne i32 %103, %106
  br i1 %107, label %108, label %114

108:                                              ; preds = %102
  %109 = load ptr, ptr %3, align 8
  %110 = load i32, ptr %8, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %8, align 4
  %112 = sext i32 %110 to i64
  %113 = getelementptr inbounds i8, ptr %109, i64 %112
  store i8 58, ptr %113, align 1
  br label %127

114:                                              ; preds = %102, %99
  %115 = load i32, ptr %12, align 4
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %117, label %126

117:                                              ; preds = %114
  %118 = load i32, ptr %6, align 4
  %119 = icmp slt i32 %118, 0
  br i1 %119, label %120, label %126

120:                                              ; preds = %117
  %121 = load ptr, ptr %3, align 8
  %122 = load i32, ptr %8, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %8, align 4
  %124 = sext i32 %122 to i64
  %125 = getelementptr inbounds i8, ptr %121, i64 %124
  store i8 58, ptr %125, align 1
  br label %126

126:                                              ; preds = %120, %117, %114
  br label %127

127:                                              ; preds = %126, %108
  %128 = load i32, ptr %12, align 4
  %129 = icmp eq i32 %128, 6
  br i1 %129, label %130, label %151

130:                                              ; preds = %127
  %131 = load i32, ptr %6, align 4
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %151

133:                                              ; preds = %130
  %134 = load i32, ptr %7, align 4
  %135 = icmp eq i32 %134, 6
  br i1 %135, label %143, label %136

136:                                              ; preds = %133
  %137 = load i32, ptr %7, align 4
  %138 = icmp eq i32 %137, 5
  br i1 %138, label %139, label %151

139:                                              ; preds = %136
  %140 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 5
  %141 = load i32, ptr %140, align 4
  %142 = icmp eq i32 %141, 65535
  br i1 %142, label %143, label %151

143:                                              ; preds = %139, %133
  %144 = load ptr, ptr %3, align 8
  %145 = load i32, ptr %8, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %144, i64 %146
  %148 = load ptr, ptr %4, align 8
  %149 = getelementptr inbounds i8, ptr %148, i64 12
  %150 = call i32 @quad(ptr noundef %147, ptr noundef %149) #5
  store i32 1, ptr %13, align 4
  br label %166

151:                                              ; preds = %139, %136, %130, %127
  %152 = load ptr, ptr %3, align 8
  %153 = load i32, ptr %8, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr %152, i64 %154
  %156 = load i32, ptr %12, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %155, i64 noundef 5, ptr noundef @.str.2, i32 noundef %159) #5
  %161 = load i32, ptr %8, align 4
  %162 = add nsw i32 %161, %160
  store i32 %162, ptr %8, align 4
  br label %163

163:                                              ; preds = %151, %87
  %164 = load i32, ptr %12, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4
  br label %79, !llvm.loop !12

166:                                              ; preds = %143, %82
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  %167 = load i32, ptr %13, align 4
  switch i32 %167, label %173 [
    i32 10, label %168
  ]

168:                                              ; preds = %166
  %169 = load ptr, ptr %3, align 8
  %170 = load i32, ptr %8, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds i8, ptr %169, i64 %171
  store i8 0, ptr %172, align 1
  store i32 0, ptr %13, align 4
  br label %173

173:                                              ; preds = %168, %166
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 32, ptr %5) #4
  %174 = load i32, ptr %13, align 4
  switch i32 %174, label %176 [
    i32 0, label %175
    i32 1, label %175
  ]

175:                                              ; preds = %173, %173
  ret void

176:                                              ; preds = %173
  unreachable
}

declare ptr @__errno_location() #2

declare i64 @strlen(ptr noundef) #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc_inet_pton(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %8 = load i32, ptr %5, align 4
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = call i32 @parse_quad(ptr noundef %11, ptr noundef %12) #5
  store i32 %13, ptr %4, align 4
  br label %23

14:                                               ; preds = %3
  %15 = load i32, ptr %5, align 4
  %16 = icmp eq i32 %15, 10
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = call i32 @parse_groups(ptr noundef %18, ptr noundef %19) #5
  store i32 %20, ptr %4, align 4
  br label %23

21:                                               ; preds = %14
  %22 = call ptr @__errno_location() #5
  store i32 97, ptr %22, align 4
  store i32 -1, ptr %4, align 4
  br label %23

23:                                               ; preds = %21, %17, %10
  %24 = load i32, ptr %4, align 4
  ret i32 %24
}

; Function Attrs: nounwind
define internal i32 @parse_quad(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [4 x i8], align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #4
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %70, %2
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 4
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %8, align 4
  br label %73

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  store i32 0, ptr %10, align 4
  br label %16

16:                                               ; preds = %41, %15
  %17 = load ptr, ptr %4, align 8
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = call i32 @digit(i32 noundef %19) #5
  %21 = icmp slt i32 %20, 10
  br i1 %21, label %22, label %46

22:                                               ; preds = %16
  %23 = load i32, ptr %10, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = load i32, ptr %9, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  store i32 0, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %67

29:                                               ; preds = %25, %22
  %30 = load i32, ptr %9, align 4
  %31 = mul nsw i32 %30, 10
  %32 = load ptr, ptr %4, align 8
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = call i32 @digit(i32 noundef %34) #5
  %36 = add nsw i32 %31, %35
  store i32 %36, ptr %9, align 4
  %37 = load i32, ptr %9, align 4
  %38 = icmp sgt i32 %37, 255
  br i1 %38, label %39, label %40

39:                                               ; preds = %29
  store i32 0, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %67

40:                                               ; preds = %29
  br label %41

41:                                               ; preds = %40
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds i8, ptr %42, i32 1
  store ptr %43, ptr %4, align 8
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4
  br label %16, !llvm.loop !13

46:                                               ; preds = %16
  %47 = load i32, ptr %10, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %58

49:                                               ; preds = %46
  %50 = load ptr, ptr %4, align 8
  %51 = load i8, ptr %50, align 1
  %52 = sext i8 %51 to i32
  %53 = load i32, ptr %7, align 4
  %54 = icmp slt i32 %53, 3
  %55 = zext i1 %54 to i64
  %56 = select i1 %54, i32 46, i32 0
  %57 = icmp ne i32 %52, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %49, %46
  store i32 0, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %67

59:                                               ; preds = %49
  %60 = load ptr, ptr %4, align 8
  %61 = getelementptr inbounds i8, ptr %60, i32 1
  store ptr %61, ptr %4, align 8
  %62 = load i32, ptr %9, align 4
  %63 = trunc i32 %62 to i8
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 %65
  store i8 %63, ptr %66, align 1
  store i32 0, ptr %8, align 4
  br label %67

67:                                               ; preds = %59, %58, %39, %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  %68 = load i32, ptr %8, align 4
  switch i32 %68, label %73 [
    i32 0, label %69
  ]

69:                                               ; preds = %67
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %7, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %7, align 4
  br label %11, !llvm.loop !14

73:                                               ; preds = %67, %14
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #4
  %74 = load i32, ptr %8, align 4
  switch i32 %74, label %79 [
    i32 2, label %75
  ]

75:                                               ; preds = %73
  %76 = load ptr, ptr %5, align 8
  %77 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 0
  %78 = call ptr @memcpy(ptr noundef %76, ptr noundef %77, i64 noundef 4) #5
  store i32 1, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %79

79:                                               ; preds = %75, %73
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  %80 = load i32, ptr %3, align 4
  ret i32 %80
}

; Function Attrs: nounwind
define internal i32 @parse_groups(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [16 x i8], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %6) #4
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #4
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 -1, ptr %8, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 58
  br i1 %17, label %18, label %25

18:                                               ; preds = %2
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %20, ptr %4, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp ne i32 %22, 58
  br i1 %23, label %24, label %25

24:                                               ; preds = %18
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %200

25:                                               ; preds = %18, %2
  br label %26

26:                                               ; preds = %132, %39, %25
  %27 = load ptr, ptr %4, align 8
  %28 = load i8, ptr %27, align 1
  %29 = icmp ne i8 %28, 0
  br i1 %29, label %30, label %133

30:                                               ; preds = %26
  %31 = load ptr, ptr %4, align 8
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = icmp eq i32 %33, 58
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = load i32, ptr %8, align 4
  %37 = icmp sge i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %35
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %200

39:                                               ; preds = %35
  %40 = load i32, ptr %7, align 4
  store i32 %40, ptr %8, align 4
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds i8, ptr %41, i32 1
  store ptr %42, ptr %4, align 8
  br label %26, !llvm.loop !15

43:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #4
  %44 = load ptr, ptr %4, align 8
  store ptr %44, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #4
  store i32 0, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #4
  store i32 0, ptr %12, align 4
  br label %45

45:                                               ; preds = %66, %43
  %46 = load ptr, ptr %4, align 8
  %47 = load i8, ptr %46, align 1
  %48 = sext i8 %47 to i32
  %49 = call i32 @digit(i32 noundef %48) #5
  %50 = icmp slt i32 %49, 16
  br i1 %50, label %51, label %71

51:                                               ; preds = %45
  %52 = load i32, ptr %11, align 4
  %53 = shl i32 %52, 4
  %54 = load ptr, ptr %4, align 8
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  %57 = call i32 @digit(i32 noundef %56) #5
  %58 = or i32 %53, %57
  store i32 %58, ptr %11, align 4
  %59 = load i32, ptr %11, align 4
  %60 = icmp ugt i32 %59, 65535
  br i1 %60, label %64, label %61

61:                                               ; preds = %51
  %62 = load i32, ptr %12, align 4
  %63 = icmp eq i32 %62, 4
  br i1 %63, label %64, label %65

64:                                               ; preds = %61, %51
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %130

65:                                               ; preds = %61
  br label %66

66:                                               ; preds = %65
  %67 = load ptr, ptr %4, align 8
  %68 = getelementptr inbounds i8, ptr %67, i32 1
  store ptr %68, ptr %4, align 8
  %69 = load i32, ptr %12, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %12, align 4
  br label %45, !llvm.loop !16

71:                                               ; preds = %45
  %72 = load ptr, ptr %4, align 8
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp eq i32 %74, 46
  br i1 %75, label %76, label %91

76:                                               ; preds = %71
  %77 = load i32, ptr %7, align 4
  %78 = icmp sgt i32 %77, 12
  br i1 %78, label %87, label %79

79:                                               ; preds = %76
  %80 = load ptr, ptr %10, align 8
  %81 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0
  %82 = load i32, ptr %7, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %81, i64 %83
  %85 = call i32 @parse_quad(ptr noundef %80, ptr noundef %84) #5
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %88, label %87

87:                                               ; preds = %79, %76
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %130

88:                                               ; preds = %79
  %89 = load i32, ptr %7, align 4
  %90 = add nsw i32 %89, 4
  store i32 %90, ptr %7, align 4
  store i32 3, ptr %9, align 4
  br label %130

91:                                               ; preds = %71
  %92 = load i32, ptr %12, align 4
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %91
  %95 = load i32, ptr %7, align 4
  %96 = icmp sgt i32 %95, 14
  br i1 %96, label %97, label %98

97:                                               ; preds = %94, %91
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %130

98:                                               ; preds = %94
  %99 = load i32, ptr %11, align 4
  %100 = lshr i32 %99, 8
  %101 = trunc i32 %100 to i8
  %102 = load i32, ptr %7, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %7, align 4
  %104 = sext i32 %102 to i64
  %105 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %104
  store i8 %101, ptr %105, align 1
  %106 = load i32, ptr %11, align 4
  %107 = trunc i32 %106 to i8
  %108 = load i32, ptr %7, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %7, align 4
  %110 = sext i32 %108 to i64
  %111 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %110
  store i8 %107, ptr %111, align 1
  %112 = load ptr, ptr %4, align 8
  %113 = load i8, ptr %112, align 1
  %114 = sext i8 %113 to i32
  %115 = icmp eq i32 %114, 58
  br i1 %115, label %116, label %123

116:                                              ; preds = %98
  %117 = load ptr, ptr %4, align 8
  %118 = getelementptr inbounds i8, ptr %117, i32 1
  store ptr %118, ptr %4, align 8
  %119 = load i8, ptr %118, align 1
  %120 = icmp ne i8 %119, 0
  br i1 %120, label %122, label %121

121:                                              ; preds = %116
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %130

122:                                              ; preds = %116
  br label %129

123:                                              ; preds = %98
  %124 = load ptr, ptr %4, align 8
  %125 = load i8, ptr %124, align 1
  %126 = icmp ne i8 %125, 0
  br i1 %126, label %127, label %128

127:                                              ; preds = %123
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %130

128:                                              ; preds = %123
  br label %129

129:                                              ; preds = %128, %122
  store i32 0, ptr %9, align 4
  br label %130

130:                                              ; preds = %129, %127, %121, %97, %88, %87, %64
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #4
  %131 = load i32, ptr %9, align 4
  switch i32 %131, label %200 [
    i32 0, label %132
    i32 3, label %133
  ]

132:                                              ; preds = %130
  br label %26, !llvm.loop !15

133:                                              ; preds = %130, %26
  %134 = load i32, ptr %8, align 4
  %135 = icmp sge i32 %134, 0
  br i1 %135, label %136, label %139

136:                                              ; preds = %133
  %137 = load i32, ptr %7, align 4
  %138 = icmp eq i32 %137, 16
  br i1 %138, label %142, label %143

139:                                              ; preds = %133
  %140 = load i32, ptr %7, align 4
  %141 = icmp ne i32 %140, 16
  br i1 %141, label %142, label %143

142:                                              ; preds = %139, %136
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %200

143:                                              ; preds = %139, %136
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #4
  store i32 0, ptr %13, align 4
  br label %144

144:                                              ; preds = %189, %143
  %145 = load i32, ptr %8, align 4
  %146 = icmp sge i32 %145, 0
  br i1 %146, label %147, label %150

147:                                              ; preds = %144
  %148 = load i32, ptr %13, align 4
  %149 = icmp slt i32 %148, 16
  br label %150

150:                                              ; preds = %147, %144
  %151 = phi i1 [ false, %144 ], [ %149, %147 ]
  br i1 %151, label %153, label %152

152:                                              ; preds = %150
  store i32 7, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #4
  br label %192

153:                                              ; preds = %150
  %154 = load i32, ptr %13, align 4
  %155 = load i32, ptr %8, align 4
  %156 = icmp slt i32 %154, %155
  br i1 %156, label %157, label %163

157:                                              ; preds = %153
  %158 = load i32, ptr %13, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %159
  %161 = load i8, ptr %160, align 1
  %162 = zext i8 %161 to i32
  br label %182

163:                                              ; preds = %153
  %164 = load i32, ptr %13, align 4
  %165 = load i32, ptr %7, align 4
  %166 = load i32, ptr %8, align 4
  %167 = sub nsw i32 %165, %166
  %168 = sub nsw i32 16, %167
  %169 = icmp slt i32 %164, %168
  br i1 %169, label %170, label %171

170:                                              ; preds = %163
  br label %180

171:                                              ; preds = %163
  %172 = load i32, ptr %13, align 4
  %173 = load i32, ptr %7, align 4
  %174 = sub nsw i32 16, %173
  %175 = sub nsw i32 %172, %174
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %176
  %178 = load i8, ptr %177, align 1
  %179 = zext i8 %178 to i32
  br label %180

180:                                              ; preds = %171, %170
  %181 = phi i32 [ 0, %170 ], [ %179, %171 ]
  br label %182

182:                                              ; preds = %180, %157
  %183 = phi i32 [ %162, %157 ], [ %181, %180 ]
  %184 = trunc i32 %183 to i8
  %185 = load ptr, ptr %5, align 8
  %186 = load i32, ptr %13, align 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds i8, ptr %185, i64 %187
  store i8 %184, ptr %188, align 1
  br label %189

189:                                              ; preds = %182
  %190 = load i32, ptr %13, align 4
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %13, align 4
  br label %144, !llvm.loop !17

192:                                              ; preds = %152
  %193 = load i32, ptr %8, align 4
  %194 = icmp slt i32 %193, 0
  br i1 %194, label %195, label %199

195:                                              ; preds = %192
  %196 = load ptr, ptr %5, align 8
  %197 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0
  %198 = call ptr @memcpy(ptr noundef %196, ptr noundef %197, i64 noundef 16) #5
  br label %199

199:                                              ; preds = %195, %192
  store i32 1, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %200

200:                                              ; preds = %199, %142, %130, %38, %24
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #4
  call void @llvm.lifetime.end.p0(i64 16, ptr %6) #4
  %201 = load i32, ptr %3, align 4
  ret i32 %201
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
