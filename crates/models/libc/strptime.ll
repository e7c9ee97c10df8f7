
%struct.seen = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [6 x i8] c"cCxXY\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"bBdehHImMSUVwWy\00", align 1
@weekdays = internal constant [7 x ptr] [ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16
@months = internal constant [12 x ptr] [ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20], align 16
@.str.2 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
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
@.str.21 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.23 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.24 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.26 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.27 = private unnamed_addr constant [31 x i8] c"strptime of a week and its day\00", align 1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_strptime(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.seen, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr %7) #4
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 40, i1 false)
  %8 = getelementptr inbounds %struct.seen, ptr %7, i32 0, i32 7
  store i32 -1, ptr %8, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = call ptr @parse(ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %7) #5
  store ptr %12, ptr %4, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %3
  %16 = load ptr, ptr %6, align 8
  call void @complete(ptr noundef %16, ptr noundef %7) #5
  br label %17

17:                                               ; preds = %15, %3
  %18 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 40, ptr %7) #4
  ret ptr %18
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
define internal ptr @parse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  br label %12

12:                                               ; preds = %145, %4
  %13 = load ptr, ptr %7, align 8
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %12
  %18 = load ptr, ptr %6, align 8
  %19 = icmp ne ptr %18, null
  br label %20

20:                                               ; preds = %17, %12
  %21 = phi i1 [ false, %12 ], [ %19, %17 ]
  br i1 %21, label %22, label %148

22:                                               ; preds = %20
  %23 = load ptr, ptr %7, align 8
  %24 = load i8, ptr %23, align 1
  %25 = call i32 @is_space(i8 noundef signext %24) #5
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %37

27:                                               ; preds = %22
  br label %28

28:                                               ; preds = %33, %27
  %29 = load ptr, ptr %6, align 8
  %30 = load i8, ptr %29, align 1
  %31 = call i32 @is_space(i8 noundef signext %30) #5
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %28
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %6, align 8
  br label %28, !llvm.loop !4

36:                                               ; preds = %28
  br label %145

37:                                               ; preds = %22
  %38 = load ptr, ptr %7, align 8
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp ne i32 %40, 37
  br i1 %41, label %42, label %56

42:                                               ; preds = %37
  %43 = load ptr, ptr %6, align 8
  %44 = load i8, ptr %43, align 1
  %45 = sext i8 %44 to i32
  %46 = load ptr, ptr %7, align 8
  %47 = load i8, ptr %46, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp eq i32 %45, %48
  br i1 %49, label %50, label %53

50:                                               ; preds = %42
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 1
  br label %54

53:                                               ; preds = %42
  br label %54

54:                                               ; preds = %53, %50
  %55 = phi ptr [ %52, %50 ], [ null, %53 ]
  store ptr %55, ptr %6, align 8
  br label %145

56:                                               ; preds = %37
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds i8, ptr %57, i32 1
  store ptr %58, ptr %7, align 8
  br label %59

59:                                               ; preds = %86, %56
  %60 = load ptr, ptr %7, align 8
  %61 = load i8, ptr %60, align 1
  %62 = sext i8 %61 to i32
  %63 = icmp eq i32 %62, 95
  br i1 %63, label %84, label %64

64:                                               ; preds = %59
  %65 = load ptr, ptr %7, align 8
  %66 = load i8, ptr %65, align 1
  %67 = sext i8 %66 to i32
  %68 = icmp eq i32 %67, 45
  br i1 %68, label %84, label %69

69:                                               ; preds = %64
  %70 = load ptr, ptr %7, align 8
  %71 = load i8, ptr %70, align 1
  %72 = sext i8 %71 to i32
  %73 = icmp eq i32 %72, 48
  br i1 %73, label %84, label %74

74:                                               ; preds = %69
  %75 = load ptr, ptr %7, align 8
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = icmp eq i32 %77, 94
  br i1 %78, label %84, label %79

79:                                               ; preds = %74
  %80 = load ptr, ptr %7, align 8
  %81 = load i8, ptr %80, align 1
  %82 = sext i8 %81 to i32
  %83 = icmp eq i32 %82, 35
  br label %84

84:                                               ; preds = %79, %74, %69, %64, %59
  %85 = phi i1 [ true, %74 ], [ true, %69 ], [ true, %64 ], [ true, %59 ], [ %83, %79 ]
  br i1 %85, label %86, label %89

86:                                               ; preds = %84
  %87 = load ptr, ptr %7, align 8
  %88 = getelementptr inbounds i8, ptr %87, i32 1
  store ptr %88, ptr %7, align 8
  br label %59, !llvm.loop !7

89:                                               ; preds = %84
  br label %90

90:                                               ; preds = %102, %89
  %91 = load ptr, ptr %7, align 8
  %92 = load i8, ptr %91, align 1
  %93 = sext i8 %92 to i32
  %94 = icmp sge i32 %93, 48
  br i1 %94, label %95, label %100

95:                                               ; preds = %90
  %96 = load ptr, ptr %7, align 8
  %97 = load i8, ptr %96, align 1
  %98 = sext i8 %97 to i32
  %99 = icmp sle i32 %98, 57
  br label %100

100:                                              ; preds = %95, %90
  %101 = phi i1 [ false, %90 ], [ %99, %95 ]
  br i1 %101, label %102, label %105

102:                                              ; preds = %100
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds i8, ptr %103, i32 1
  store ptr %104, ptr %7, align 8
  br label %90, !llvm.loop !8

105:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #4
  %106 = load ptr, ptr %7, align 8
  %107 = load i8, ptr %106, align 1
  %108 = sext i8 %107 to i32
  %109 = icmp eq i32 %108, 69
  br i1 %109, label %110, label %111

110:                                              ; preds = %105
  br label %118

111:                                              ; preds = %105
  %112 = load ptr, ptr %7, align 8
  %113 = load i8, ptr %112, align 1
  %114 = sext i8 %113 to i32
  %115 = icmp eq i32 %114, 79
  %116 = zext i1 %115 to i64
  %117 = select i1 %115, ptr @.str.1, ptr null
  br label %118

118:                                              ; preds = %111, %110
  %119 = phi ptr [ @.str, %110 ], [ %117, %111 ]
  store ptr %119, ptr %10, align 8
  %120 = load ptr, ptr %10, align 8
  %121 = icmp ne ptr %120, null
  br i1 %121, label %122, label %130

122:                                              ; preds = %118
  %123 = load ptr, ptr %7, align 8
  %124 = getelementptr inbounds i8, ptr %123, i32 1
  store ptr %124, ptr %7, align 8
  %125 = load i8, ptr %124, align 1
  %126 = load ptr, ptr %10, align 8
  %127 = call i32 @is_one_of(i8 noundef signext %125, ptr noundef %126) #5
  %128 = icmp ne i32 %127, 0
  br i1 %128, label %130, label %129

129:                                              ; preds = %122
  store ptr null, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %142

130:                                              ; preds = %122, %118
  %131 = load ptr, ptr %7, align 8
  %132 = load i8, ptr %131, align 1
  %133 = icmp ne i8 %132, 0
  br i1 %133, label %135, label %134

134:                                              ; preds = %130
  store ptr null, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %142

135:                                              ; preds = %130
  %136 = load ptr, ptr %6, align 8
  %137 = load ptr, ptr %7, align 8
  %138 = load i8, ptr %137, align 1
  %139 = load ptr, ptr %8, align 8
  %140 = load ptr, ptr %9, align 8
  %141 = call ptr @parse_one(ptr noundef %136, i8 noundef signext %138, ptr noundef %139, ptr noundef %140) #5
  store ptr %141, ptr %6, align 8
  store i32 0, ptr %11, align 4
  br label %142

142:                                              ; preds = %135, %134, %129
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #4
  %143 = load i32, ptr %11, align 4
  switch i32 %143, label %152 [
    i32 0, label %144
    i32 1, label %150
  ]

144:                                              ; preds = %142
  br label %145

145:                                              ; preds = %144, %54, %36
  %146 = load ptr, ptr %7, align 8
  %147 = getelementptr inbounds i8, ptr %146, i32 1
  store ptr %147, ptr %7, align 8
  br label %12, !llvm.loop !9

148:                                              ; preds = %20
  %149 = load ptr, ptr %6, align 8
  store ptr %149, ptr %5, align 8
  br label %150

150:                                              ; preds = %148, %142
  %151 = load ptr, ptr %5, align 8
  ret ptr %151

152:                                              ; preds = %142
  unreachable
}

; Function Attrs: nounwind
define internal void @complete(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.seen, ptr %12, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %2
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.seen, ptr %17, i32 0, i32 8
  %19 = load i32, ptr %18, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %16
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.tm, ptr %22, i32 0, i32 2
  %24 = load i32, ptr %23, align 8
  %25 = add nsw i32 %24, 12
  store i32 %25, ptr %23, align 8
  br label %26

26:                                               ; preds = %21, %16, %2
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds %struct.seen, ptr %27, i32 0, i32 7
  %29 = load i32, ptr %28, align 4
  %30 = icmp sge i32 %29, 0
  br i1 %30, label %31, label %52

31:                                               ; preds = %26
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds %struct.seen, ptr %32, i32 0, i32 9
  %34 = load i32, ptr %33, align 4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %31
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds %struct.tm, ptr %37, i32 0, i32 5
  %39 = load i32, ptr %38, align 4
  %40 = srem i32 %39, 100
  br label %42

41:                                               ; preds = %31
  br label %42

42:                                               ; preds = %41, %36
  %43 = phi i32 [ %40, %36 ], [ 0, %41 ]
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.seen, ptr %44, i32 0, i32 7
  %46 = load i32, ptr %45, align 4
  %47 = sub nsw i32 %46, 19
  %48 = mul nsw i32 %47, 100
  %49 = add nsw i32 %43, %48
  %50 = load ptr, ptr %3, align 8
  %51 = getelementptr inbounds %struct.tm, ptr %50, i32 0, i32 5
  store i32 %49, ptr %51, align 4
  br label %52

52:                                               ; preds = %42, %26
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.seen, ptr %53, i32 0, i32 6
  %55 = load i32, ptr %54, align 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %63

57:                                               ; preds = %52
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds %struct.seen, ptr %58, i32 0, i32 1
  %60 = load i32, ptr %59, align 4
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %57
  call void @tb_unsupported(ptr noundef @.str.27) #5
  br label %63

63:                                               ; preds = %62, %57, %52
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #4
  %64 = load ptr, ptr %3, align 8
  %65 = getelementptr inbounds %struct.tm, ptr %64, i32 0, i32 5
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 1900, %67
  store i64 %68, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #4
  %69 = load i64, ptr %5, align 8
  %70 = call i64 @days_from(i64 noundef %69, i64 noundef 0, i64 noundef 1) #5
  store i64 %70, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #4
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds %struct.seen, ptr %71, i32 0, i32 3
  %73 = load i32, ptr %72, align 4
  store i32 %73, ptr %7, align 4
  %74 = load ptr, ptr %4, align 8
  %75 = getelementptr inbounds %struct.seen, ptr %74, i32 0, i32 0
  %76 = load i32, ptr %75, align 4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %151

78:                                               ; preds = %63
  %79 = load ptr, ptr %4, align 8
  %80 = getelementptr inbounds %struct.seen, ptr %79, i32 0, i32 1
  %81 = load i32, ptr %80, align 4
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %151, label %83

83:                                               ; preds = %78
  %84 = load ptr, ptr %4, align 8
  %85 = getelementptr inbounds %struct.seen, ptr %84, i32 0, i32 2
  %86 = load i32, ptr %85, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %151

88:                                               ; preds = %83
  %89 = load ptr, ptr %4, align 8
  %90 = getelementptr inbounds %struct.seen, ptr %89, i32 0, i32 3
  %91 = load i32, ptr %90, align 4
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %98

93:                                               ; preds = %88
  %94 = load ptr, ptr %4, align 8
  %95 = getelementptr inbounds %struct.seen, ptr %94, i32 0, i32 4
  %96 = load i32, ptr %95, align 4
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %151, label %98

98:                                               ; preds = %93, %88
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #4
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 1, ptr %9, align 4
  br label %99

99:                                               ; preds = %116, %98
  %100 = load i32, ptr %9, align 4
  %101 = icmp slt i32 %100, 12
  br i1 %101, label %102, label %114

102:                                              ; preds = %99
  %103 = load i64, ptr %5, align 8
  %104 = load i32, ptr %9, align 4
  %105 = sext i32 %104 to i64
  %106 = call i64 @days_from(i64 noundef %103, i64 noundef %105, i64 noundef 1) #5
  %107 = load i64, ptr %6, align 8
  %108 = sub nsw i64 %106, %107
  %109 = load ptr, ptr %3, align 8
  %110 = getelementptr inbounds %struct.tm, ptr %109, i32 0, i32 7
  %111 = load i32, ptr %110, align 4
  %112 = sext i32 %111 to i64
  %113 = icmp sle i64 %108, %112
  br label %114

114:                                              ; preds = %102, %99
  %115 = phi i1 [ false, %99 ], [ %113, %102 ]
  br i1 %115, label %116, label %124

116:                                              ; preds = %114
  %117 = load i64, ptr %5, align 8
  %118 = load i32, ptr %9, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %9, align 4
  %120 = sext i32 %118 to i64
  %121 = call i64 @days_from(i64 noundef %117, i64 noundef %120, i64 noundef 1) #5
  %122 = load i64, ptr %6, align 8
  %123 = sub nsw i64 %121, %122
  store i64 %123, ptr %8, align 8
  br label %99, !llvm.loop !10

124:                                              ; preds = %114
  %125 = load ptr, ptr %4, align 8
  %126 = getelementptr inbounds %struct.seen, ptr %125, i32 0, i32 3
  %127 = load i32, ptr %126, align 4
  %128 = icmp ne i32 %127, 0
  br i1 %128, label %134, label %129

129:                                              ; preds = %124
  %130 = load i32, ptr %9, align 4
  %131 = sub nsw i32 %130, 1
  %132 = load ptr, ptr %3, align 8
  %133 = getelementptr inbounds %struct.tm, ptr %132, i32 0, i32 4
  store i32 %131, ptr %133, align 8
  br label %134

134:                                              ; preds = %129, %124
  %135 = load ptr, ptr %4, align 8
  %136 = getelementptr inbounds %struct.seen, ptr %135, i32 0, i32 4
  %137 = load i32, ptr %136, align 4
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %150, label %139

139:                                              ; preds = %134
  %140 = load ptr, ptr %3, align 8
  %141 = getelementptr inbounds %struct.tm, ptr %140, i32 0, i32 7
  %142 = load i32, ptr %141, align 4
  %143 = sext i32 %142 to i64
  %144 = load i64, ptr %8, align 8
  %145 = sub nsw i64 %143, %144
  %146 = add nsw i64 %145, 1
  %147 = trunc i64 %146 to i32
  %148 = load ptr, ptr %3, align 8
  %149 = getelementptr inbounds %struct.tm, ptr %148, i32 0, i32 3
  store i32 %147, ptr %149, align 4
  br label %150

150:                                              ; preds = %139, %134
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #4
  br label %151

151:                                              ; preds = %150, %93, %83, %78, %63
  %152 = load ptr, ptr %4, align 8
  %153 = getelementptr inbounds %struct.seen, ptr %152, i32 0, i32 0
  %154 = load i32, ptr %153, align 4
  %155 = icmp ne i32 %154, 0
  br i1 %155, label %156, label %169

156:                                              ; preds = %151
  %157 = load i32, ptr %7, align 4
  %158 = icmp ne i32 %157, 0
  br i1 %158, label %170, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %3, align 8
  %161 = getelementptr inbounds %struct.tm, ptr %160, i32 0, i32 4
  %162 = load i32, ptr %161, align 8
  %163 = icmp slt i32 %162, 0
  br i1 %163, label %169, label %164

164:                                              ; preds = %159
  %165 = load ptr, ptr %3, align 8
  %166 = getelementptr inbounds %struct.tm, ptr %165, i32 0, i32 4
  %167 = load i32, ptr %166, align 8
  %168 = icmp sgt i32 %167, 11
  br i1 %168, label %169, label %170

169:                                              ; preds = %164, %159, %151
  store i32 1, ptr %10, align 4
  br label %207

170:                                              ; preds = %164, %156
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
  %171 = load i64, ptr %5, align 8
  %172 = load ptr, ptr %3, align 8
  %173 = getelementptr inbounds %struct.tm, ptr %172, i32 0, i32 4
  %174 = load i32, ptr %173, align 8
  %175 = sext i32 %174 to i64
  %176 = load ptr, ptr %3, align 8
  %177 = getelementptr inbounds %struct.tm, ptr %176, i32 0, i32 3
  %178 = load i32, ptr %177, align 4
  %179 = sext i32 %178 to i64
  %180 = call i64 @days_from(i64 noundef %171, i64 noundef %175, i64 noundef %179) #5
  store i64 %180, ptr %11, align 8
  %181 = load ptr, ptr %4, align 8
  %182 = getelementptr inbounds %struct.seen, ptr %181, i32 0, i32 1
  %183 = load i32, ptr %182, align 4
  %184 = icmp ne i32 %183, 0
  br i1 %184, label %194, label %185

185:                                              ; preds = %170
  %186 = load i64, ptr %11, align 8
  %187 = add nsw i64 %186, 4
  %188 = srem i64 %187, 7
  %189 = add nsw i64 %188, 7
  %190 = srem i64 %189, 7
  %191 = trunc i64 %190 to i32
  %192 = load ptr, ptr %3, align 8
  %193 = getelementptr inbounds %struct.tm, ptr %192, i32 0, i32 6
  store i32 %191, ptr %193, align 8
  br label %194

194:                                              ; preds = %185, %170
  %195 = load ptr, ptr %4, align 8
  %196 = getelementptr inbounds %struct.seen, ptr %195, i32 0, i32 2
  %197 = load i32, ptr %196, align 4
  %198 = icmp ne i32 %197, 0
  br i1 %198, label %206, label %199

199:                                              ; preds = %194
  %200 = load i64, ptr %11, align 8
  %201 = load i64, ptr %6, align 8
  %202 = sub nsw i64 %200, %201
  %203 = trunc i64 %202 to i32
  %204 = load ptr, ptr %3, align 8
  %205 = getelementptr inbounds %struct.tm, ptr %204, i32 0, i32 7
  store i32 %203, ptr %205, align 4
  br label %206

206:                                              ; preds = %199, %194
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  store i32 0, ptr %10, align 4
  br label %207

207:                                              ; preds = %206, %169
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #4
  %208 = load i32, ptr %10, align 4
  switch i32 %208, label %210 [
    i32 0, label %209
    i32 1, label %209
  ]

209:                                              ; preds = %207, %207
  ret void

210:                                              ; preds = %207
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal i32 @is_space(i8 noundef signext %0) #0 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %16, label %6

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp sge i32 %8, 9
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = load i8, ptr %2, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp sle i32 %12, 13
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i1 [ false, %6 ], [ %13, %10 ]
  br label %16

16:                                               ; preds = %14, %1
  %17 = phi i1 [ true, %1 ], [ %15, %14 ]
  %18 = zext i1 %17 to i32
  ret i32 %18
}

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
  br label %6, !llvm.loop !11

22:                                               ; preds = %6
  store i32 0, ptr %3, align 4
  br label %23

23:                                               ; preds = %22, %17
  %24 = load i32, ptr %3, align 4
  ret i32 %24
}

; Function Attrs: nounwind
define internal ptr @parse_one(ptr noundef %0, i8 noundef signext %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i8 %1, ptr %7, align 1
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  store i32 0, ptr %10, align 4
  %13 = load i8, ptr %7, align 1
  %14 = sext i8 %13 to i32
  switch i32 %14, label %344 [
    i32 97, label %15
    i32 65, label %15
    i32 98, label %22
    i32 66, label %22
    i32 104, label %22
    i32 67, label %31
    i32 100, label %38
    i32 101, label %38
    i32 103, label %47
    i32 71, label %50
    i32 72, label %79
    i32 107, label %79
    i32 73, label %86
    i32 108, label %86
    i32 106, label %100
    i32 109, label %114
    i32 77, label %130
    i32 110, label %135
    i32 116, label %135
    i32 112, label %146
    i32 115, label %183
    i32 83, label %227
    i32 117, label %232
    i32 85, label %246
    i32 87, label %246
    i32 86, label %251
    i32 119, label %254
    i32 121, label %261
    i32 89, label %284
    i32 122, label %300
    i32 90, label %305
    i32 37, label %333
  ]

15:                                               ; preds = %4, %4
  %16 = load ptr, ptr %9, align 8
  %17 = getelementptr inbounds %struct.seen, ptr %16, i32 0, i32 1
  store i32 1, ptr %17, align 4
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.tm, ptr %19, i32 0, i32 6
  %21 = call ptr @parse_name(ptr noundef %18, ptr noundef @weekdays, i32 noundef 7, ptr noundef %20) #5
  store ptr %21, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

22:                                               ; preds = %4, %4, %4
  %23 = load ptr, ptr %9, align 8
  %24 = getelementptr inbounds %struct.seen, ptr %23, i32 0, i32 3
  store i32 1, ptr %24, align 4
  %25 = load ptr, ptr %9, align 8
  %26 = getelementptr inbounds %struct.seen, ptr %25, i32 0, i32 0
  store i32 1, ptr %26, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = load ptr, ptr %8, align 8
  %29 = getelementptr inbounds %struct.tm, ptr %28, i32 0, i32 4
  %30 = call ptr @parse_name(ptr noundef %27, ptr noundef @months, i32 noundef 12, ptr noundef %29) #5
  store ptr %30, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

31:                                               ; preds = %4
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds %struct.seen, ptr %32, i32 0, i32 0
  store i32 1, ptr %33, align 4
  %34 = load ptr, ptr %6, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = getelementptr inbounds %struct.seen, ptr %35, i32 0, i32 7
  %37 = call ptr @parse_number(ptr noundef %34, i32 noundef 2, i32 noundef 0, i32 noundef 99, ptr noundef %36) #5
  store ptr %37, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

38:                                               ; preds = %4, %4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.seen, ptr %39, i32 0, i32 4
  store i32 1, ptr %40, align 4
  %41 = load ptr, ptr %9, align 8
  %42 = getelementptr inbounds %struct.seen, ptr %41, i32 0, i32 0
  store i32 1, ptr %42, align 4
  %43 = load ptr, ptr %6, align 8
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds %struct.tm, ptr %44, i32 0, i32 3
  %46 = call ptr @parse_number(ptr noundef %43, i32 noundef 2, i32 noundef 1, i32 noundef 31, ptr noundef %45) #5
  store ptr %46, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

47:                                               ; preds = %4
  %48 = load ptr, ptr %6, align 8
  %49 = call ptr @parse_number(ptr noundef %48, i32 noundef 2, i32 noundef 0, i32 noundef 99, ptr noundef %10) #5
  store ptr %49, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

50:                                               ; preds = %4
  %51 = load ptr, ptr %6, align 8
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = icmp slt i32 %53, 48
  br i1 %54, label %60, label %55

55:                                               ; preds = %50
  %56 = load ptr, ptr %6, align 8
  %57 = load i8, ptr %56, align 1
  %58 = sext i8 %57 to i32
  %59 = icmp sgt i32 %58, 57
  br i1 %59, label %60, label %61

60:                                               ; preds = %55, %50
  store ptr null, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

61:                                               ; preds = %55
  br label %62

62:                                               ; preds = %74, %61
  %63 = load ptr, ptr %6, align 8
  %64 = load i8, ptr %63, align 1
  %65 = sext i8 %64 to i32
  %66 = icmp sge i32 %65, 48
  br i1 %66, label %67, label %72

67:                                               ; preds = %62
  %68 = load ptr, ptr %6, align 8
  %69 = load i8, ptr %68, align 1
  %70 = sext i8 %69 to i32
  %71 = icmp sle i32 %70, 57
  br label %72

72:                                               ; preds = %67, %62
  %73 = phi i1 [ false, %62 ], [ %71, %67 ]
  br i1 %73, label %74, label %77

74:                                               ; preds = %72
  %75 = load ptr, ptr %6, align 8
  %76 = getelementptr inbounds i8, ptr %75, i32 1
  store ptr %76, ptr %6, align 8
  br label %62, !llvm.loop !12

77:                                               ; preds = %72
  %78 = load ptr, ptr %6, align 8
  store ptr %78, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

79:                                               ; preds = %4, %4
  %80 = load ptr, ptr %9, align 8
  %81 = getelementptr inbounds %struct.seen, ptr %80, i32 0, i32 5
  store i32 0, ptr %81, align 4
  %82 = load ptr, ptr %6, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.tm, ptr %83, i32 0, i32 2
  %85 = call ptr @parse_number(ptr noundef %82, i32 noundef 2, i32 noundef 0, i32 noundef 23, ptr noundef %84) #5
  store ptr %85, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

86:                                               ; preds = %4, %4
  %87 = load ptr, ptr %9, align 8
  %88 = getelementptr inbounds %struct.seen, ptr %87, i32 0, i32 5
  store i32 1, ptr %88, align 4
  %89 = load ptr, ptr %6, align 8
  %90 = call ptr @parse_number(ptr noundef %89, i32 noundef 2, i32 noundef 1, i32 noundef 12, ptr noundef %10) #5
  store ptr %90, ptr %6, align 8
  %91 = load ptr, ptr %6, align 8
  %92 = icmp ne ptr %91, null
  br i1 %92, label %93, label %98

93:                                               ; preds = %86
  %94 = load i32, ptr %10, align 4
  %95 = srem i32 %94, 12
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.tm, ptr %96, i32 0, i32 2
  store i32 %95, ptr %97, align 8
  br label %98

98:                                               ; preds = %93, %86
  %99 = load ptr, ptr %6, align 8
  store ptr %99, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

100:                                              ; preds = %4
  %101 = load ptr, ptr %9, align 8
  %102 = getelementptr inbounds %struct.seen, ptr %101, i32 0, i32 2
  store i32 1, ptr %102, align 4
  %103 = load ptr, ptr %6, align 8
  %104 = call ptr @parse_number(ptr noundef %103, i32 noundef 3, i32 noundef 1, i32 noundef 366, ptr noundef %10) #5
  store ptr %104, ptr %6, align 8
  %105 = load ptr, ptr %6, align 8
  %106 = icmp ne ptr %105, null
  br i1 %106, label %107, label %112

107:                                              ; preds = %100
  %108 = load i32, ptr %10, align 4
  %109 = sub nsw i32 %108, 1
  %110 = load ptr, ptr %8, align 8
  %111 = getelementptr inbounds %struct.tm, ptr %110, i32 0, i32 7
  store i32 %109, ptr %111, align 4
  br label %112

112:                                              ; preds = %107, %100
  %113 = load ptr, ptr %6, align 8
  store ptr %113, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

114:                                              ; preds = %4
  %115 = load ptr, ptr %9, align 8
  %116 = getelementptr inbounds %struct.seen, ptr %115, i32 0, i32 3
  store i32 1, ptr %116, align 4
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.seen, ptr %117, i32 0, i32 0
  store i32 1, ptr %118, align 4
  %119 = load ptr, ptr %6, align 8
  %120 = call ptr @parse_number(ptr noundef %119, i32 noundef 2, i32 noundef 1, i32 noundef 12, ptr noundef %10) #5
  store ptr %120, ptr %6, align 8
  %121 = load ptr, ptr %6, align 8
  %122 = icmp ne ptr %121, null
  br i1 %122, label %123, label %128

123:                                              ; preds = %114
  %124 = load i32, ptr %10, align 4
  %125 = sub nsw i32 %124, 1
  %126 = load ptr, ptr %8, align 8
  %127 = getelementptr inbounds %struct.tm, ptr %126, i32 0, i32 4
  store i32 %125, ptr %127, align 8
  br label %128

128:                                              ; preds = %123, %114
  %129 = load ptr, ptr %6, align 8
  store ptr %129, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

130:                                              ; preds = %4
  %131 = load ptr, ptr %6, align 8
  %132 = load ptr, ptr %8, align 8
  %133 = getelementptr inbounds %struct.tm, ptr %132, i32 0, i32 1
  %134 = call ptr @parse_number(ptr noundef %131, i32 noundef 2, i32 noundef 0, i32 noundef 59, ptr noundef %133) #5
  store ptr %134, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

135:                                              ; preds = %4, %4
  br label %136

136:                                              ; preds = %141, %135
  %137 = load ptr, ptr %6, align 8
  %138 = load i8, ptr %137, align 1
  %139 = call i32 @is_space(i8 noundef signext %138) #5
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %144

141:                                              ; preds = %136
  %142 = load ptr, ptr %6, align 8
  %143 = getelementptr inbounds i8, ptr %142, i32 1
  store ptr %143, ptr %6, align 8
  br label %136, !llvm.loop !13

144:                                              ; preds = %136
  %145 = load ptr, ptr %6, align 8
  store ptr %145, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

146:                                              ; preds = %4
  %147 = load ptr, ptr %6, align 8
  %148 = getelementptr inbounds i8, ptr %147, i64 0
  %149 = load i8, ptr %148, align 1
  %150 = sext i8 %149 to i32
  %151 = or i32 %150, 32
  %152 = icmp ne i32 %151, 97
  br i1 %152, label %153, label %161

153:                                              ; preds = %146
  %154 = load ptr, ptr %6, align 8
  %155 = getelementptr inbounds i8, ptr %154, i64 0
  %156 = load i8, ptr %155, align 1
  %157 = sext i8 %156 to i32
  %158 = or i32 %157, 32
  %159 = icmp ne i32 %158, 112
  br i1 %159, label %160, label %161

160:                                              ; preds = %153
  store ptr null, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

161:                                              ; preds = %153, %146
  %162 = load ptr, ptr %6, align 8
  %163 = getelementptr inbounds i8, ptr %162, i64 0
  %164 = load i8, ptr %163, align 1
  %165 = sext i8 %164 to i32
  %166 = or i32 %165, 32
  %167 = icmp eq i32 %166, 112
  %168 = zext i1 %167 to i32
  %169 = load ptr, ptr %9, align 8
  %170 = getelementptr inbounds %struct.seen, ptr %169, i32 0, i32 8
  store i32 %168, ptr %170, align 4
  %171 = load ptr, ptr %6, align 8
  %172 = getelementptr inbounds i8, ptr %171, i64 1
  %173 = load i8, ptr %172, align 1
  %174 = sext i8 %173 to i32
  %175 = or i32 %174, 32
  %176 = icmp eq i32 %175, 109
  br i1 %176, label %177, label %180

177:                                              ; preds = %161
  %178 = load ptr, ptr %6, align 8
  %179 = getelementptr inbounds i8, ptr %178, i64 2
  br label %181

180:                                              ; preds = %161
  br label %181

181:                                              ; preds = %180, %177
  %182 = phi ptr [ %179, %177 ], [ null, %180 ]
  store ptr %182, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

183:                                              ; preds = %4
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #4
  store i64 0, ptr %12, align 8
  %184 = load ptr, ptr %6, align 8
  %185 = load i8, ptr %184, align 1
  %186 = sext i8 %185 to i32
  %187 = icmp slt i32 %186, 48
  br i1 %187, label %193, label %188

188:                                              ; preds = %183
  %189 = load ptr, ptr %6, align 8
  %190 = load i8, ptr %189, align 1
  %191 = sext i8 %190 to i32
  %192 = icmp sgt i32 %191, 57
  br i1 %192, label %193, label %194

193:                                              ; preds = %188, %183
  store ptr null, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %226

194:                                              ; preds = %188
  br label %195

195:                                              ; preds = %207, %194
  %196 = load ptr, ptr %6, align 8
  %197 = load i8, ptr %196, align 1
  %198 = sext i8 %197 to i32
  %199 = icmp sge i32 %198, 48
  br i1 %199, label %200, label %205

200:                                              ; preds = %195
  %201 = load ptr, ptr %6, align 8
  %202 = load i8, ptr %201, align 1
  %203 = sext i8 %202 to i32
  %204 = icmp sle i32 %203, 57
  br label %205

205:                                              ; preds = %200, %195
  %206 = phi i1 [ false, %195 ], [ %204, %200 ]
  br i1 %206, label %207, label %217

207:                                              ; preds = %205
  %208 = load i64, ptr %12, align 8
  %209 = mul nsw i64 %208, 10
  %210 = load ptr, ptr %6, align 8
  %211 = getelementptr inbounds i8, ptr %210, i32 1
  store ptr %211, ptr %6, align 8
  %212 = load i8, ptr %210, align 1
  %213 = sext i8 %212 to i32
  %214 = sub nsw i32 %213, 48
  %215 = sext i32 %214 to i64
  %216 = add nsw i64 %209, %215
  store i64 %216, ptr %12, align 8
  br label %195, !llvm.loop !14

217:                                              ; preds = %205
  %218 = load ptr, ptr %8, align 8
  %219 = call ptr @localtime_r(ptr noundef %12, ptr noundef %218) #5
  %220 = icmp ne ptr %219, null
  br i1 %220, label %221, label %223

221:                                              ; preds = %217
  %222 = load ptr, ptr %6, align 8
  br label %224

223:                                              ; preds = %217
  br label %224

224:                                              ; preds = %223, %221
  %225 = phi ptr [ %222, %221 ], [ null, %223 ]
  store ptr %225, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %226

226:                                              ; preds = %224, %193
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #4
  br label %358

227:                                              ; preds = %4
  %228 = load ptr, ptr %6, align 8
  %229 = load ptr, ptr %8, align 8
  %230 = getelementptr inbounds %struct.tm, ptr %229, i32 0, i32 0
  %231 = call ptr @parse_number(ptr noundef %228, i32 noundef 2, i32 noundef 0, i32 noundef 61, ptr noundef %230) #5
  store ptr %231, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

232:                                              ; preds = %4
  %233 = load ptr, ptr %9, align 8
  %234 = getelementptr inbounds %struct.seen, ptr %233, i32 0, i32 1
  store i32 1, ptr %234, align 4
  %235 = load ptr, ptr %6, align 8
  %236 = call ptr @parse_number(ptr noundef %235, i32 noundef 1, i32 noundef 1, i32 noundef 7, ptr noundef %10) #5
  store ptr %236, ptr %6, align 8
  %237 = load ptr, ptr %6, align 8
  %238 = icmp ne ptr %237, null
  br i1 %238, label %239, label %244

239:                                              ; preds = %232
  %240 = load i32, ptr %10, align 4
  %241 = srem i32 %240, 7
  %242 = load ptr, ptr %8, align 8
  %243 = getelementptr inbounds %struct.tm, ptr %242, i32 0, i32 6
  store i32 %241, ptr %243, align 8
  br label %244

244:                                              ; preds = %239, %232
  %245 = load ptr, ptr %6, align 8
  store ptr %245, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

246:                                              ; preds = %4, %4
  %247 = load ptr, ptr %9, align 8
  %248 = getelementptr inbounds %struct.seen, ptr %247, i32 0, i32 6
  store i32 1, ptr %248, align 4
  %249 = load ptr, ptr %6, align 8
  %250 = call ptr @parse_number(ptr noundef %249, i32 noundef 2, i32 noundef 0, i32 noundef 53, ptr noundef %10) #5
  store ptr %250, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

251:                                              ; preds = %4
  %252 = load ptr, ptr %6, align 8
  %253 = call ptr @parse_number(ptr noundef %252, i32 noundef 2, i32 noundef 0, i32 noundef 53, ptr noundef %10) #5
  store ptr %253, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

254:                                              ; preds = %4
  %255 = load ptr, ptr %9, align 8
  %256 = getelementptr inbounds %struct.seen, ptr %255, i32 0, i32 1
  store i32 1, ptr %256, align 4
  %257 = load ptr, ptr %6, align 8
  %258 = load ptr, ptr %8, align 8
  %259 = getelementptr inbounds %struct.tm, ptr %258, i32 0, i32 6
  %260 = call ptr @parse_number(ptr noundef %257, i32 noundef 1, i32 noundef 0, i32 noundef 6, ptr noundef %259) #5
  store ptr %260, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

261:                                              ; preds = %4
  %262 = load ptr, ptr %9, align 8
  %263 = getelementptr inbounds %struct.seen, ptr %262, i32 0, i32 9
  store i32 1, ptr %263, align 4
  %264 = load ptr, ptr %9, align 8
  %265 = getelementptr inbounds %struct.seen, ptr %264, i32 0, i32 0
  store i32 1, ptr %265, align 4
  %266 = load ptr, ptr %6, align 8
  %267 = call ptr @parse_number(ptr noundef %266, i32 noundef 2, i32 noundef 0, i32 noundef 99, ptr noundef %10) #5
  store ptr %267, ptr %6, align 8
  %268 = load ptr, ptr %6, align 8
  %269 = icmp ne ptr %268, null
  br i1 %269, label %270, label %282

270:                                              ; preds = %261
  %271 = load i32, ptr %10, align 4
  %272 = icmp slt i32 %271, 69
  br i1 %272, label %273, label %276

273:                                              ; preds = %270
  %274 = load i32, ptr %10, align 4
  %275 = add nsw i32 %274, 100
  br label %278

276:                                              ; preds = %270
  %277 = load i32, ptr %10, align 4
  br label %278

278:                                              ; preds = %276, %273
  %279 = phi i32 [ %275, %273 ], [ %277, %276 ]
  %280 = load ptr, ptr %8, align 8
  %281 = getelementptr inbounds %struct.tm, ptr %280, i32 0, i32 5
  store i32 %279, ptr %281, align 4
  br label %282

282:                                              ; preds = %278, %261
  %283 = load ptr, ptr %6, align 8
  store ptr %283, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

284:                                              ; preds = %4
  %285 = load ptr, ptr %9, align 8
  %286 = getelementptr inbounds %struct.seen, ptr %285, i32 0, i32 0
  store i32 1, ptr %286, align 4
  %287 = load ptr, ptr %9, align 8
  %288 = getelementptr inbounds %struct.seen, ptr %287, i32 0, i32 9
  store i32 0, ptr %288, align 4
  %289 = load ptr, ptr %6, align 8
  %290 = call ptr @parse_number(ptr noundef %289, i32 noundef 4, i32 noundef 0, i32 noundef 9999, ptr noundef %10) #5
  store ptr %290, ptr %6, align 8
  %291 = load ptr, ptr %6, align 8
  %292 = icmp ne ptr %291, null
  br i1 %292, label %293, label %298

293:                                              ; preds = %284
  %294 = load i32, ptr %10, align 4
  %295 = sub nsw i32 %294, 1900
  %296 = load ptr, ptr %8, align 8
  %297 = getelementptr inbounds %struct.tm, ptr %296, i32 0, i32 5
  store i32 %295, ptr %297, align 4
  br label %298

298:                                              ; preds = %293, %284
  %299 = load ptr, ptr %6, align 8
  store ptr %299, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

300:                                              ; preds = %4
  %301 = load ptr, ptr %6, align 8
  %302 = load ptr, ptr %8, align 8
  %303 = getelementptr inbounds %struct.tm, ptr %302, i32 0, i32 9
  %304 = call ptr @parse_zone(ptr noundef %301, ptr noundef %303) #5
  store ptr %304, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

305:                                              ; preds = %4
  br label %306

306:                                              ; preds = %311, %305
  %307 = load ptr, ptr %6, align 8
  %308 = load i8, ptr %307, align 1
  %309 = call i32 @is_space(i8 noundef signext %308) #5
  %310 = icmp ne i32 %309, 0
  br i1 %310, label %311, label %314

311:                                              ; preds = %306
  %312 = load ptr, ptr %6, align 8
  %313 = getelementptr inbounds i8, ptr %312, i32 1
  store ptr %313, ptr %6, align 8
  br label %306, !llvm.loop !15

314:                                              ; preds = %306
  br label %315

315:                                              ; preds = %328, %314
  %316 = load ptr, ptr %6, align 8
  %317 = load i8, ptr %316, align 1
  %318 = sext i8 %317 to i32
  %319 = icmp ne i32 %318, 0
  br i1 %319, label %320, label %326

320:                                              ; preds = %315
  %321 = load ptr, ptr %6, align 8
  %322 = load i8, ptr %321, align 1
  %323 = call i32 @is_space(i8 noundef signext %322) #5
  %324 = icmp ne i32 %323, 0
  %325 = xor i1 %324, true
  br label %326

326:                                              ; preds = %320, %315
  %327 = phi i1 [ false, %315 ], [ %325, %320 ]
  br i1 %327, label %328, label %331

328:                                              ; preds = %326
  %329 = load ptr, ptr %6, align 8
  %330 = getelementptr inbounds i8, ptr %329, i32 1
  store ptr %330, ptr %6, align 8
  br label %315, !llvm.loop !16

331:                                              ; preds = %326
  %332 = load ptr, ptr %6, align 8
  store ptr %332, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

333:                                              ; preds = %4
  %334 = load ptr, ptr %6, align 8
  %335 = load i8, ptr %334, align 1
  %336 = sext i8 %335 to i32
  %337 = icmp eq i32 %336, 37
  br i1 %337, label %338, label %341

338:                                              ; preds = %333
  %339 = load ptr, ptr %6, align 8
  %340 = getelementptr inbounds i8, ptr %339, i64 1
  br label %342

341:                                              ; preds = %333
  br label %342

342:                                              ; preds = %341, %338
  %343 = phi ptr [ %340, %338 ], [ null, %341 ]
  store ptr %343, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

344:                                              ; preds = %4
  %345 = load i8, ptr %7, align 1
  %346 = call ptr @longer(i8 noundef signext %345) #5
  %347 = icmp ne ptr %346, null
  br i1 %347, label %348, label %355

348:                                              ; preds = %344
  %349 = load ptr, ptr %6, align 8
  %350 = load i8, ptr %7, align 1
  %351 = call ptr @longer(i8 noundef signext %350) #5
  %352 = load ptr, ptr %8, align 8
  %353 = load ptr, ptr %9, align 8
  %354 = call ptr @parse(ptr noundef %349, ptr noundef %351, ptr noundef %352, ptr noundef %353) #5
  br label %356

355:                                              ; preds = %344
  br label %356

356:                                              ; preds = %355, %348
  %357 = phi ptr [ %354, %348 ], [ null, %355 ]
  store ptr %357, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %358

358:                                              ; preds = %356, %342, %331, %300, %298, %282, %254, %251, %246, %244, %227, %226, %181, %160, %144, %130, %128, %112, %98, %79, %77, %60, %47, %38, %31, %22, %15
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  %359 = load ptr, ptr %5, align 8
  ret ptr %359
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
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #4
  %20 = load ptr, ptr %7, align 8
  %21 = load i32, ptr %10, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds ptr, ptr %20, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @strlen(ptr noundef %24) #5
  store i64 %25, ptr %12, align 8
  br label %26

26:                                               ; preds = %72, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #4
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
  br label %27, !llvm.loop !17

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
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #4
  %70 = load i32, ptr %11, align 4
  switch i32 %70, label %73 [
    i32 0, label %71
  ]

71:                                               ; preds = %69
  br label %72

72:                                               ; preds = %71
  store i64 3, ptr %12, align 8
  br label %26, !llvm.loop !18

73:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #4
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
  br label %14, !llvm.loop !19

79:                                               ; preds = %73, %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
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
  %18 = call i32 @is_space(i8 noundef signext %17) #5
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %22, ptr %7, align 8
  br label %15, !llvm.loop !20

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #4
  store i32 0, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #4
  store i32 0, ptr %13, align 4
  br label %24

24:                                               ; preds = %45, %23
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %43

28:                                               ; preds = %24
  %29 = load i32, ptr %12, align 4
  %30 = mul nsw i32 %29, 10
  %31 = load i32, ptr %10, align 4
  %32 = icmp sle i32 %30, %31
  br i1 %32, label %33, label %43

33:                                               ; preds = %28
  %34 = load ptr, ptr %7, align 8
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp sge i32 %36, 48
  br i1 %37, label %38, label %43

38:                                               ; preds = %33
  %39 = load ptr, ptr %7, align 8
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = icmp sle i32 %41, 57
  br label %43

43:                                               ; preds = %38, %33, %28, %24
  %44 = phi i1 [ false, %33 ], [ false, %28 ], [ false, %24 ], [ %42, %38 ]
  br i1 %44, label %45, label %56

45:                                               ; preds = %43
  %46 = load i32, ptr %12, align 4
  %47 = mul nsw i32 %46, 10
  %48 = load ptr, ptr %7, align 8
  %49 = getelementptr inbounds i8, ptr %48, i32 1
  store ptr %49, ptr %7, align 8
  %50 = load i8, ptr %48, align 1
  %51 = sext i8 %50 to i32
  %52 = sub nsw i32 %51, 48
  %53 = add nsw i32 %47, %52
  store i32 %53, ptr %12, align 4
  %54 = load i32, ptr %13, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %13, align 4
  br label %24, !llvm.loop !21

56:                                               ; preds = %43
  %57 = load i32, ptr %13, align 4
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %67

59:                                               ; preds = %56
  %60 = load i32, ptr %12, align 4
  %61 = load i32, ptr %9, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %67, label %63

63:                                               ; preds = %59
  %64 = load i32, ptr %12, align 4
  %65 = load i32, ptr %10, align 4
  %66 = icmp sgt i32 %64, %65
  br i1 %66, label %67, label %68

67:                                               ; preds = %63, %59, %56
  store ptr null, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %72

68:                                               ; preds = %63
  %69 = load i32, ptr %12, align 4
  %70 = load ptr, ptr %11, align 8
  store i32 %69, ptr %70, align 4
  %71 = load ptr, ptr %7, align 8
  store ptr %71, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %72

72:                                               ; preds = %68, %67
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  %73 = load ptr, ptr %6, align 8
  ret ptr %73
}

declare ptr @localtime_r(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
define internal ptr @parse_zone(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  br label %10

10:                                               ; preds = %15, %2
  %11 = load ptr, ptr %4, align 8
  %12 = load i8, ptr %11, align 1
  %13 = call i32 @is_space(i8 noundef signext %12) #5
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %4, align 8
  br label %10, !llvm.loop !22

18:                                               ; preds = %10
  %19 = load ptr, ptr %4, align 8
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp eq i32 %21, 90
  br i1 %22, label %23, label %27

23:                                               ; preds = %18
  %24 = load ptr, ptr %5, align 8
  store i64 0, ptr %24, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 1
  store ptr %26, ptr %3, align 8
  br label %131

27:                                               ; preds = %18
  %28 = load ptr, ptr %4, align 8
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp ne i32 %30, 43
  br i1 %31, label %32, label %38

32:                                               ; preds = %27
  %33 = load ptr, ptr %4, align 8
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp ne i32 %35, 45
  br i1 %36, label %37, label %38

37:                                               ; preds = %32
  store ptr null, ptr %3, align 8
  br label %131

38:                                               ; preds = %32, %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds i8, ptr %39, i32 1
  store ptr %40, ptr %4, align 8
  %41 = load i8, ptr %39, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp eq i32 %42, 45
  %44 = zext i1 %43 to i32
  store i32 %44, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #4
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 0, ptr %8, align 4
  br label %45

45:                                               ; preds = %94, %38
  %46 = load i32, ptr %8, align 4
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %48, label %58

48:                                               ; preds = %45
  %49 = load ptr, ptr %4, align 8
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = icmp sge i32 %51, 48
  br i1 %52, label %53, label %58

53:                                               ; preds = %48
  %54 = load ptr, ptr %4, align 8
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp sle i32 %56, 57
  br label %58

58:                                               ; preds = %53, %48, %45
  %59 = phi i1 [ false, %48 ], [ false, %45 ], [ %57, %53 ]
  br i1 %59, label %60, label %95

60:                                               ; preds = %58
  %61 = load i32, ptr %7, align 4
  %62 = mul nsw i32 %61, 10
  %63 = load ptr, ptr %4, align 8
  %64 = getelementptr inbounds i8, ptr %63, i32 1
  store ptr %64, ptr %4, align 8
  %65 = load i8, ptr %63, align 1
  %66 = sext i8 %65 to i32
  %67 = sub nsw i32 %66, 48
  %68 = add nsw i32 %62, %67
  store i32 %68, ptr %7, align 4
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %8, align 4
  %71 = load i32, ptr %8, align 4
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %94

73:                                               ; preds = %60
  %74 = load ptr, ptr %4, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 0
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = icmp eq i32 %77, 58
  br i1 %78, label %79, label %94

79:                                               ; preds = %73
  %80 = load ptr, ptr %4, align 8
  %81 = getelementptr inbounds i8, ptr %80, i64 1
  %82 = load i8, ptr %81, align 1
  %83 = sext i8 %82 to i32
  %84 = icmp sge i32 %83, 48
  br i1 %84, label %85, label %94

85:                                               ; preds = %79
  %86 = load ptr, ptr %4, align 8
  %87 = getelementptr inbounds i8, ptr %86, i64 1
  %88 = load i8, ptr %87, align 1
  %89 = sext i8 %88 to i32
  %90 = icmp sle i32 %89, 57
  br i1 %90, label %91, label %94

91:                                               ; preds = %85
  %92 = load ptr, ptr %4, align 8
  %93 = getelementptr inbounds i8, ptr %92, i32 1
  store ptr %93, ptr %4, align 8
  br label %94

94:                                               ; preds = %91, %85, %79, %73, %60
  br label %45, !llvm.loop !23

95:                                               ; preds = %58
  %96 = load i32, ptr %8, align 4
  %97 = icmp eq i32 %96, 2
  br i1 %97, label %98, label %101

98:                                               ; preds = %95
  %99 = load i32, ptr %7, align 4
  %100 = mul nsw i32 %99, 100
  store i32 %100, ptr %7, align 4
  br label %110

101:                                              ; preds = %95
  %102 = load i32, ptr %8, align 4
  %103 = icmp ne i32 %102, 4
  br i1 %103, label %108, label %104

104:                                              ; preds = %101
  %105 = load i32, ptr %7, align 4
  %106 = srem i32 %105, 100
  %107 = icmp sge i32 %106, 60
  br i1 %107, label %108, label %109

108:                                              ; preds = %104, %101
  store ptr null, ptr %3, align 8
  store i32 1, ptr %9, align 4
  br label %130

109:                                              ; preds = %104
  br label %110

110:                                              ; preds = %109, %98
  %111 = load i32, ptr %7, align 4
  %112 = sdiv i32 %111, 100
  %113 = sext i32 %112 to i64
  %114 = mul nsw i64 %113, 3600
  %115 = load i32, ptr %7, align 4
  %116 = srem i32 %115, 100
  %117 = sext i32 %116 to i64
  %118 = mul nsw i64 %117, 60
  %119 = add nsw i64 %114, %118
  %120 = load ptr, ptr %5, align 8
  store i64 %119, ptr %120, align 8
  %121 = load i32, ptr %6, align 4
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %128

123:                                              ; preds = %110
  %124 = load ptr, ptr %5, align 8
  %125 = load i64, ptr %124, align 8
  %126 = sub nsw i64 0, %125
  %127 = load ptr, ptr %5, align 8
  store i64 %126, ptr %127, align 8
  br label %128

128:                                              ; preds = %123, %110
  %129 = load ptr, ptr %4, align 8
  store ptr %129, ptr %3, align 8
  store i32 1, ptr %9, align 4
  br label %130

130:                                              ; preds = %128, %108
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  br label %131

131:                                              ; preds = %130, %37, %23
  %132 = load ptr, ptr %3, align 8
  ret ptr %132
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
  store ptr @.str.21, ptr %2, align 8
  br label %13

7:                                                ; preds = %1, %1
  store ptr @.str.22, ptr %2, align 8
  br label %13

8:                                                ; preds = %1
  store ptr @.str.23, ptr %2, align 8
  br label %13

9:                                                ; preds = %1
  store ptr @.str.24, ptr %2, align 8
  br label %13

10:                                               ; preds = %1
  store ptr @.str.25, ptr %2, align 8
  br label %13

11:                                               ; preds = %1, %1
  store ptr @.str.26, ptr %2, align 8
  br label %13

12:                                               ; preds = %1
  store ptr null, ptr %2, align 8
  br label %13

13:                                               ; preds = %12, %11, %10, %9, %8, %7, %6
  %14 = load ptr, ptr %2, align 8
  ret ptr %14
}

declare i64 @strlen(ptr noundef) #3

declare void @tb_unsupported(ptr noundef) #3

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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!7 = distinct !{!7, !5, !6}
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
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
