
%struct.regex_t = type { ptr, [5 x i64], i64, i64 }
%struct.program = type { ptr, i32, i32, ptr, i32, i32, i32, i32 }
%struct.matcher = type { ptr, ptr, i32, i32, ptr, ptr, ptr, i32, i32 }
%struct.regmatch_t = type { i32, i32 }
%struct.round = type { i32, i32 }
%struct.code = type { i32, i32, i32 }
%struct.set = type { [256 x i8] }

@tb_libc_regerror.texts = internal constant [17 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16], align 16
@.str = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"No match\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"Invalid regular expression\00", align 1
@.str.3 = private unnamed_addr constant [28 x i8] c"Invalid collation character\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"Invalid character class name\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"Trailing backslash\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"Invalid back reference\00", align 1
@.str.7 = private unnamed_addr constant [31 x i8] c"Unmatched [, [^, [:, [., or [=\00", align 1
@.str.8 = private unnamed_addr constant [18 x i8] c"Unmatched ( or \\(\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"Unmatched \\{\00", align 1
@.str.10 = private unnamed_addr constant [24 x i8] c"Invalid content of \\{\\}\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"Invalid range end\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"Memory exhausted\00", align 1
@.str.13 = private unnamed_addr constant [37 x i8] c"Invalid preceding regular expression\00", align 1
@.str.14 = private unnamed_addr constant [36 x i8] c"Premature end of regular expression\00", align 1
@.str.15 = private unnamed_addr constant [27 x i8] c"Regular expression too big\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c"Unmatched ) or \\)\00", align 1

; Function Attrs: nounwind
define dso_local void @tb_libc_regfree(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.regex_t, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %21

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.regex_t, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.program, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %12) #5
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.regex_t, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.program, ptr %15, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %17) #5
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds %struct.regex_t, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %20) #5
  br label %21

21:                                               ; preds = %7, %1
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds %struct.regex_t, ptr %22, i32 0, i32 0
  store ptr null, ptr %23, align 8
  ret void
}

declare void @free(ptr noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_regexec(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.matcher, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #6
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.regex_t, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #6
  %23 = load ptr, ptr %11, align 8
  %24 = getelementptr inbounds %struct.program, ptr %23, i32 0, i32 5
  %25 = load i32, ptr %24, align 4
  %26 = mul nsw i32 2, %25
  %27 = add nsw i32 %26, 2
  store i32 %27, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #6
  store i32 0, ptr %13, align 4
  %28 = load ptr, ptr %11, align 8
  %29 = getelementptr inbounds %struct.program, ptr %28, i32 0, i32 7
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, 8
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %5
  store i64 0, ptr %8, align 8
  br label %34

34:                                               ; preds = %33, %5
  call void @llvm.lifetime.start.p0(i64 56, ptr %14) #6
  %35 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 0
  %36 = load ptr, ptr %11, align 8
  store ptr %36, ptr %35, align 8
  %37 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 1
  %38 = load ptr, ptr %7, align 8
  store ptr %38, ptr %37, align 8
  %39 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 2
  store i32 0, ptr %39, align 8
  %40 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 3
  %41 = load i32, ptr %10, align 4
  store i32 %41, ptr %40, align 4
  %42 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 4
  store ptr null, ptr %42, align 8
  %43 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 5
  store ptr null, ptr %43, align 8
  %44 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 6
  store ptr null, ptr %44, align 8
  %45 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 7
  store i32 0, ptr %45, align 8
  %46 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 8
  store i32 0, ptr %46, align 4
  %47 = load i32, ptr %10, align 4
  %48 = and i32 %47, 4
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %67

50:                                               ; preds = %34
  %51 = load ptr, ptr %9, align 8
  %52 = getelementptr inbounds %struct.regmatch_t, ptr %51, i64 0
  %53 = getelementptr inbounds %struct.regmatch_t, ptr %52, i32 0, i32 0
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %13, align 4
  %55 = load ptr, ptr %7, align 8
  %56 = load i32, ptr %13, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 1
  store ptr %58, ptr %59, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.regmatch_t, ptr %60, i64 0
  %62 = getelementptr inbounds %struct.regmatch_t, ptr %61, i32 0, i32 1
  %63 = load i32, ptr %62, align 4
  %64 = load i32, ptr %13, align 4
  %65 = sub nsw i32 %63, %64
  %66 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 2
  store i32 %65, ptr %66, align 8
  br label %72

67:                                               ; preds = %34
  %68 = load ptr, ptr %7, align 8
  %69 = call i64 @strlen(ptr noundef %68) #5
  %70 = trunc i64 %69 to i32
  %71 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 2
  store i32 %70, ptr %71, align 8
  br label %72

72:                                               ; preds = %67, %50
  %73 = load i64, ptr %8, align 8
  %74 = icmp ult i64 %73, 2
  br i1 %74, label %80, label %75

75:                                               ; preds = %72
  %76 = load ptr, ptr %11, align 8
  %77 = getelementptr inbounds %struct.program, ptr %76, i32 0, i32 5
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br label %80

80:                                               ; preds = %75, %72
  %81 = phi i1 [ true, %72 ], [ %79, %75 ]
  %82 = zext i1 %81 to i32
  %83 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 8
  store i32 %82, ptr %83, align 4
  %84 = load i32, ptr %12, align 4
  %85 = sext i32 %84 to i64
  %86 = mul i64 2, %85
  %87 = mul i64 %86, 4
  %88 = call ptr @malloc(i64 noundef %87) #5
  %89 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 4
  store ptr %88, ptr %89, align 8
  %90 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 4
  %91 = load ptr, ptr %90, align 8
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %91, i64 %93
  %95 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 5
  store ptr %94, ptr %95, align 8
  %96 = load ptr, ptr %11, align 8
  %97 = getelementptr inbounds %struct.program, ptr %96, i32 0, i32 6
  %98 = load i32, ptr %97, align 8
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = mul i64 %100, 8
  %102 = call ptr @malloc(i64 noundef %101) #5
  %103 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 6
  store ptr %102, ptr %103, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #6
  store i32 0, ptr %15, align 4
  br label %104

104:                                              ; preds = %138, %80
  %105 = load i32, ptr %15, align 4
  %106 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 2
  %107 = load i32, ptr %106, align 8
  %108 = icmp sle i32 %105, %107
  br i1 %108, label %109, label %114

109:                                              ; preds = %104
  %110 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 7
  %111 = load i32, ptr %110, align 8
  %112 = icmp ne i32 %111, 0
  %113 = xor i1 %112, true
  br label %114

114:                                              ; preds = %109, %104
  %115 = phi i1 [ false, %104 ], [ %113, %109 ]
  br i1 %115, label %117, label %116

116:                                              ; preds = %114
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #6
  br label %141

117:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #6
  store i32 0, ptr %17, align 4
  br label %118

118:                                              ; preds = %129, %117
  %119 = load i32, ptr %17, align 4
  %120 = load i32, ptr %12, align 4
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %118
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #6
  br label %132

123:                                              ; preds = %118
  %124 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 4
  %125 = load ptr, ptr %124, align 8
  %126 = load i32, ptr %17, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %125, i64 %127
  store i32 -1, ptr %128, align 4
  br label %129

129:                                              ; preds = %123
  %130 = load i32, ptr %17, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %17, align 4
  br label %118, !llvm.loop !4

132:                                              ; preds = %122
  %133 = load i32, ptr %15, align 4
  %134 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 4
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds i32, ptr %135, i64 0
  store i32 %133, ptr %136, align 4
  %137 = load i32, ptr %15, align 4
  call void @go(ptr noundef %14, i32 noundef 0, i32 noundef %137) #5
  br label %138

138:                                              ; preds = %132
  %139 = load i32, ptr %15, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %15, align 4
  br label %104, !llvm.loop !7

141:                                              ; preds = %116
  call void @llvm.lifetime.start.p0(i64 8, ptr %18) #6
  store i64 0, ptr %18, align 8
  br label %142

142:                                              ; preds = %209, %141
  %143 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 7
  %144 = load i32, ptr %143, align 8
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %150

146:                                              ; preds = %142
  %147 = load i64, ptr %18, align 8
  %148 = load i64, ptr %8, align 8
  %149 = icmp ult i64 %147, %148
  br label %150

150:                                              ; preds = %146, %142
  %151 = phi i1 [ false, %142 ], [ %149, %146 ]
  br i1 %151, label %153, label %152

152:                                              ; preds = %150
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %18) #6
  br label %212

153:                                              ; preds = %150
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #6
  %154 = load i64, ptr %18, align 8
  %155 = load ptr, ptr %11, align 8
  %156 = getelementptr inbounds %struct.program, ptr %155, i32 0, i32 5
  %157 = load i32, ptr %156, align 4
  %158 = sext i32 %157 to i64
  %159 = icmp ule i64 %154, %158
  br i1 %159, label %160, label %169

160:                                              ; preds = %153
  %161 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 5
  %162 = load ptr, ptr %161, align 8
  %163 = load i64, ptr %18, align 8
  %164 = mul i64 2, %163
  %165 = add i64 %164, 1
  %166 = getelementptr inbounds i32, ptr %162, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = icmp sge i32 %167, 0
  br label %169

169:                                              ; preds = %160, %153
  %170 = phi i1 [ false, %153 ], [ %168, %160 ]
  %171 = zext i1 %170 to i32
  store i32 %171, ptr %19, align 4
  %172 = load i32, ptr %19, align 4
  %173 = icmp ne i32 %172, 0
  br i1 %173, label %174, label %183

174:                                              ; preds = %169
  %175 = load i32, ptr %13, align 4
  %176 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 5
  %177 = load ptr, ptr %176, align 8
  %178 = load i64, ptr %18, align 8
  %179 = mul i64 2, %178
  %180 = getelementptr inbounds i32, ptr %177, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = add nsw i32 %175, %181
  br label %184

183:                                              ; preds = %169
  br label %184

184:                                              ; preds = %183, %174
  %185 = phi i32 [ %182, %174 ], [ -1, %183 ]
  %186 = load ptr, ptr %9, align 8
  %187 = load i64, ptr %18, align 8
  %188 = getelementptr inbounds %struct.regmatch_t, ptr %186, i64 %187
  %189 = getelementptr inbounds %struct.regmatch_t, ptr %188, i32 0, i32 0
  store i32 %185, ptr %189, align 4
  %190 = load i32, ptr %19, align 4
  %191 = icmp ne i32 %190, 0
  br i1 %191, label %192, label %202

192:                                              ; preds = %184
  %193 = load i32, ptr %13, align 4
  %194 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 5
  %195 = load ptr, ptr %194, align 8
  %196 = load i64, ptr %18, align 8
  %197 = mul i64 2, %196
  %198 = add i64 %197, 1
  %199 = getelementptr inbounds i32, ptr %195, i64 %198
  %200 = load i32, ptr %199, align 4
  %201 = add nsw i32 %193, %200
  br label %203

202:                                              ; preds = %184
  br label %203

203:                                              ; preds = %202, %192
  %204 = phi i32 [ %201, %192 ], [ -1, %202 ]
  %205 = load ptr, ptr %9, align 8
  %206 = load i64, ptr %18, align 8
  %207 = getelementptr inbounds %struct.regmatch_t, ptr %205, i64 %206
  %208 = getelementptr inbounds %struct.regmatch_t, ptr %207, i32 0, i32 1
  store i32 %204, ptr %208, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #6
  br label %209

209:                                              ; preds = %203
  %210 = load i64, ptr %18, align 8
  %211 = add i64 %210, 1
  store i64 %211, ptr %18, align 8
  br label %142, !llvm.loop !8

212:                                              ; preds = %152
  %213 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 4
  %214 = load ptr, ptr %213, align 8
  call void @free(ptr noundef %214) #5
  %215 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 6
  %216 = load ptr, ptr %215, align 8
  call void @free(ptr noundef %216) #5
  %217 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 7
  %218 = load i32, ptr %217, align 8
  %219 = icmp ne i32 %218, 0
  %220 = zext i1 %219 to i64
  %221 = select i1 %219, i32 0, i32 1
  store i32 1, ptr %16, align 4
  call void @llvm.lifetime.end.p0(i64 56, ptr %14) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #6
  ret i32 %221
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i64 @strlen(ptr noundef) #1

declare ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define internal void @go(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca %struct.round, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  br label %17

17:                                               ; preds = %384, %382, %3
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.matcher, ptr %18, i32 0, i32 8
  %20 = load i32, ptr %19, align 4
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %38

22:                                               ; preds = %17
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.matcher, ptr %23, i32 0, i32 7
  %25 = load i32, ptr %24, align 8
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %38

27:                                               ; preds = %22
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.matcher, ptr %28, i32 0, i32 5
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i32, ptr %30, i64 1
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds %struct.matcher, ptr %33, i32 0, i32 2
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %32, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %27
  br label %385

38:                                               ; preds = %27, %22, %17
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #6
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.matcher, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.program, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = load i32, ptr %5, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.code, ptr %43, i64 %45
  store ptr %46, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #6
  %47 = load i32, ptr %6, align 4
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds %struct.matcher, ptr %48, i32 0, i32 2
  %50 = load i32, ptr %49, align 8
  %51 = icmp slt i32 %47, %50
  br i1 %51, label %52, label %61

52:                                               ; preds = %38
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.matcher, ptr %53, i32 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %6, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  br label %62

61:                                               ; preds = %38
  br label %62

62:                                               ; preds = %61, %52
  %63 = phi i32 [ %60, %52 ], [ -1, %61 ]
  store i32 %63, ptr %8, align 4
  %64 = load ptr, ptr %7, align 8
  %65 = getelementptr inbounds %struct.code, ptr %64, i32 0, i32 0
  %66 = load i32, ptr %65, align 4
  switch i32 %66, label %369 [
    i32 0, label %67
    i32 1, label %86
    i32 2, label %104
    i32 9, label %128
    i32 10, label %160
    i32 11, label %173
    i32 12, label %179
    i32 13, label %179
    i32 14, label %214
    i32 15, label %247
    i32 16, label %331
  ]

67:                                               ; preds = %62
  %68 = load i32, ptr %8, align 4
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %82, label %70

70:                                               ; preds = %67
  %71 = load i32, ptr %8, align 4
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.code, ptr %72, i32 0, i32 1
  %74 = load i32, ptr %73, align 4
  %75 = icmp ne i32 %71, %74
  br i1 %75, label %76, label %83

76:                                               ; preds = %70
  %77 = load i32, ptr %8, align 4
  %78 = load ptr, ptr %7, align 8
  %79 = getelementptr inbounds %struct.code, ptr %78, i32 0, i32 2
  %80 = load i32, ptr %79, align 4
  %81 = icmp ne i32 %77, %80
  br i1 %81, label %82, label %83

82:                                               ; preds = %76, %67
  store i32 1, ptr %9, align 4
  br label %382

83:                                               ; preds = %76, %70
  %84 = load i32, ptr %6, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %6, align 4
  br label %379

86:                                               ; preds = %62
  %87 = load i32, ptr %8, align 4
  %88 = icmp slt i32 %87, 0
  br i1 %88, label %100, label %89

89:                                               ; preds = %86
  %90 = load i32, ptr %8, align 4
  %91 = icmp eq i32 %90, 10
  br i1 %91, label %92, label %101

92:                                               ; preds = %89
  %93 = load ptr, ptr %4, align 8
  %94 = getelementptr inbounds %struct.matcher, ptr %93, i32 0, i32 0
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds %struct.program, ptr %95, i32 0, i32 7
  %97 = load i32, ptr %96, align 4
  %98 = and i32 %97, 4
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %100, label %101

100:                                              ; preds = %92, %86
  store i32 1, ptr %9, align 4
  br label %382

101:                                              ; preds = %92, %89
  %102 = load i32, ptr %6, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %6, align 4
  br label %379

104:                                              ; preds = %62
  %105 = load i32, ptr %8, align 4
  %106 = icmp slt i32 %105, 0
  br i1 %106, label %124, label %107

107:                                              ; preds = %104
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds %struct.matcher, ptr %108, i32 0, i32 0
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.program, ptr %110, i32 0, i32 3
  %112 = load ptr, ptr %111, align 8
  %113 = load ptr, ptr %7, align 8
  %114 = getelementptr inbounds %struct.code, ptr %113, i32 0, i32 1
  %115 = load i32, ptr %114, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds %struct.set, ptr %112, i64 %116
  %118 = getelementptr inbounds %struct.set, ptr %117, i32 0, i32 0
  %119 = load i32, ptr %8, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [256 x i8], ptr %118, i64 0, i64 %120
  %122 = load i8, ptr %121, align 1
  %123 = icmp ne i8 %122, 0
  br i1 %123, label %125, label %124

124:                                              ; preds = %107, %104
  store i32 1, ptr %9, align 4
  br label %382

125:                                              ; preds = %107
  %126 = load i32, ptr %6, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %6, align 4
  br label %379

128:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #6
  %129 = load ptr, ptr %4, align 8
  %130 = getelementptr inbounds %struct.matcher, ptr %129, i32 0, i32 4
  %131 = load ptr, ptr %130, align 8
  %132 = load ptr, ptr %7, align 8
  %133 = getelementptr inbounds %struct.code, ptr %132, i32 0, i32 1
  %134 = load i32, ptr %133, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i32, ptr %131, i64 %135
  %137 = load i32, ptr %136, align 4
  store i32 %137, ptr %10, align 4
  %138 = load i32, ptr %6, align 4
  %139 = load ptr, ptr %4, align 8
  %140 = getelementptr inbounds %struct.matcher, ptr %139, i32 0, i32 4
  %141 = load ptr, ptr %140, align 8
  %142 = load ptr, ptr %7, align 8
  %143 = getelementptr inbounds %struct.code, ptr %142, i32 0, i32 1
  %144 = load i32, ptr %143, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr %141, i64 %145
  store i32 %138, ptr %146, align 4
  %147 = load ptr, ptr %4, align 8
  %148 = load i32, ptr %5, align 4
  %149 = add nsw i32 %148, 1
  %150 = load i32, ptr %6, align 4
  call void @go(ptr noundef %147, i32 noundef %149, i32 noundef %150) #5
  %151 = load i32, ptr %10, align 4
  %152 = load ptr, ptr %4, align 8
  %153 = getelementptr inbounds %struct.matcher, ptr %152, i32 0, i32 4
  %154 = load ptr, ptr %153, align 8
  %155 = load ptr, ptr %7, align 8
  %156 = getelementptr inbounds %struct.code, ptr %155, i32 0, i32 1
  %157 = load i32, ptr %156, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i32, ptr %154, i64 %158
  store i32 %151, ptr %159, align 4
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #6
  br label %382

160:                                              ; preds = %62
  %161 = load ptr, ptr %4, align 8
  %162 = load i32, ptr %5, align 4
  %163 = load ptr, ptr %7, align 8
  %164 = getelementptr inbounds %struct.code, ptr %163, i32 0, i32 1
  %165 = load i32, ptr %164, align 4
  %166 = add nsw i32 %162, %165
  %167 = load i32, ptr %6, align 4
  call void @go(ptr noundef %161, i32 noundef %166, i32 noundef %167) #5
  %168 = load ptr, ptr %7, align 8
  %169 = getelementptr inbounds %struct.code, ptr %168, i32 0, i32 2
  %170 = load i32, ptr %169, align 4
  %171 = load i32, ptr %5, align 4
  %172 = add nsw i32 %171, %170
  store i32 %172, ptr %5, align 4
  store i32 3, ptr %9, align 4
  br label %382, !llvm.loop !9

173:                                              ; preds = %62
  %174 = load ptr, ptr %7, align 8
  %175 = getelementptr inbounds %struct.code, ptr %174, i32 0, i32 1
  %176 = load i32, ptr %175, align 4
  %177 = load i32, ptr %5, align 4
  %178 = add nsw i32 %177, %176
  store i32 %178, ptr %5, align 4
  store i32 3, ptr %9, align 4
  br label %382, !llvm.loop !9

179:                                              ; preds = %62, %62
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #6
  %180 = load ptr, ptr %4, align 8
  %181 = getelementptr inbounds %struct.matcher, ptr %180, i32 0, i32 6
  %182 = load ptr, ptr %181, align 8
  %183 = load ptr, ptr %7, align 8
  %184 = getelementptr inbounds %struct.code, ptr %183, i32 0, i32 1
  %185 = load i32, ptr %184, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds %struct.round, ptr %182, i64 %186
  store ptr %187, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #6
  %188 = load ptr, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %188, i64 8, i1 false)
  %189 = load i32, ptr %6, align 4
  %190 = load ptr, ptr %11, align 8
  %191 = getelementptr inbounds %struct.round, ptr %190, i32 0, i32 0
  store i32 %189, ptr %191, align 4
  %192 = load ptr, ptr %7, align 8
  %193 = getelementptr inbounds %struct.code, ptr %192, i32 0, i32 0
  %194 = load i32, ptr %193, align 4
  %195 = icmp eq i32 %194, 12
  br i1 %195, label %196, label %200

196:                                              ; preds = %179
  %197 = load ptr, ptr %7, align 8
  %198 = getelementptr inbounds %struct.code, ptr %197, i32 0, i32 2
  %199 = load i32, ptr %198, align 4
  br label %205

200:                                              ; preds = %179
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.round, ptr %201, i32 0, i32 1
  %203 = load i32, ptr %202, align 4
  %204 = add nsw i32 %203, 1
  br label %205

205:                                              ; preds = %200, %196
  %206 = phi i32 [ %199, %196 ], [ %204, %200 ]
  %207 = load ptr, ptr %11, align 8
  %208 = getelementptr inbounds %struct.round, ptr %207, i32 0, i32 1
  store i32 %206, ptr %208, align 4
  %209 = load ptr, ptr %4, align 8
  %210 = load i32, ptr %5, align 4
  %211 = add nsw i32 %210, 1
  %212 = load i32, ptr %6, align 4
  call void @go(ptr noundef %209, i32 noundef %211, i32 noundef %212) #5
  %213 = load ptr, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %213, ptr align 4 %12, i64 8, i1 false)
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #6
  br label %382

214:                                              ; preds = %62
  %215 = load i32, ptr %6, align 4
  %216 = load ptr, ptr %4, align 8
  %217 = getelementptr inbounds %struct.matcher, ptr %216, i32 0, i32 6
  %218 = load ptr, ptr %217, align 8
  %219 = load ptr, ptr %7, align 8
  %220 = getelementptr inbounds %struct.code, ptr %219, i32 0, i32 1
  %221 = load i32, ptr %220, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds %struct.round, ptr %218, i64 %222
  %224 = getelementptr inbounds %struct.round, ptr %223, i32 0, i32 0
  %225 = load i32, ptr %224, align 4
  %226 = icmp ne i32 %215, %225
  br i1 %226, label %227, label %233

227:                                              ; preds = %214
  %228 = load ptr, ptr %7, align 8
  %229 = getelementptr inbounds %struct.code, ptr %228, i32 0, i32 2
  %230 = load i32, ptr %229, align 4
  %231 = load i32, ptr %5, align 4
  %232 = add nsw i32 %231, %230
  store i32 %232, ptr %5, align 4
  store i32 3, ptr %9, align 4
  br label %382, !llvm.loop !9

233:                                              ; preds = %214
  %234 = load ptr, ptr %4, align 8
  %235 = getelementptr inbounds %struct.matcher, ptr %234, i32 0, i32 6
  %236 = load ptr, ptr %235, align 8
  %237 = load ptr, ptr %7, align 8
  %238 = getelementptr inbounds %struct.code, ptr %237, i32 0, i32 1
  %239 = load i32, ptr %238, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds %struct.round, ptr %236, i64 %240
  %242 = getelementptr inbounds %struct.round, ptr %241, i32 0, i32 1
  %243 = load i32, ptr %242, align 4
  %244 = icmp sgt i32 %243, 1
  br i1 %244, label %245, label %246

245:                                              ; preds = %233
  store i32 1, ptr %9, align 4
  br label %382

246:                                              ; preds = %233
  br label %379

247:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #6
  %248 = load ptr, ptr %4, align 8
  %249 = getelementptr inbounds %struct.matcher, ptr %248, i32 0, i32 4
  %250 = load ptr, ptr %249, align 8
  %251 = load ptr, ptr %7, align 8
  %252 = getelementptr inbounds %struct.code, ptr %251, i32 0, i32 1
  %253 = load i32, ptr %252, align 4
  %254 = mul nsw i32 2, %253
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds i32, ptr %250, i64 %255
  %257 = load i32, ptr %256, align 4
  store i32 %257, ptr %13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #6
  %258 = load ptr, ptr %4, align 8
  %259 = getelementptr inbounds %struct.matcher, ptr %258, i32 0, i32 4
  %260 = load ptr, ptr %259, align 8
  %261 = load ptr, ptr %7, align 8
  %262 = getelementptr inbounds %struct.code, ptr %261, i32 0, i32 1
  %263 = load i32, ptr %262, align 4
  %264 = mul nsw i32 2, %263
  %265 = add nsw i32 %264, 1
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds i32, ptr %260, i64 %266
  %268 = load i32, ptr %267, align 4
  store i32 %268, ptr %14, align 4
  %269 = load i32, ptr %14, align 4
  %270 = icmp slt i32 %269, 0
  br i1 %270, label %271, label %272

271:                                              ; preds = %247
  store i32 1, ptr %9, align 4
  br label %329

272:                                              ; preds = %247
  br label %273

273:                                              ; preds = %323, %272
  %274 = load i32, ptr %13, align 4
  %275 = load i32, ptr %14, align 4
  %276 = icmp slt i32 %274, %275
  br i1 %276, label %277, label %328

277:                                              ; preds = %273
  %278 = load i32, ptr %6, align 4
  %279 = load ptr, ptr %4, align 8
  %280 = getelementptr inbounds %struct.matcher, ptr %279, i32 0, i32 2
  %281 = load i32, ptr %280, align 8
  %282 = icmp sge i32 %278, %281
  br i1 %282, label %283, label %284

283:                                              ; preds = %277
  store i32 1, ptr %9, align 4
  br label %329

284:                                              ; preds = %277
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #6
  %285 = load ptr, ptr %4, align 8
  %286 = getelementptr inbounds %struct.matcher, ptr %285, i32 0, i32 1
  %287 = load ptr, ptr %286, align 8
  %288 = load i32, ptr %13, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds i8, ptr %287, i64 %289
  %291 = load i8, ptr %290, align 1
  %292 = zext i8 %291 to i32
  store i32 %292, ptr %15, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #6
  %293 = load ptr, ptr %4, align 8
  %294 = getelementptr inbounds %struct.matcher, ptr %293, i32 0, i32 1
  %295 = load ptr, ptr %294, align 8
  %296 = load i32, ptr %6, align 4
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds i8, ptr %295, i64 %297
  %299 = load i8, ptr %298, align 1
  %300 = zext i8 %299 to i32
  store i32 %300, ptr %16, align 4
  %301 = load i32, ptr %15, align 4
  %302 = load i32, ptr %16, align 4
  %303 = icmp ne i32 %301, %302
  br i1 %303, label %304, label %319

304:                                              ; preds = %284
  %305 = load ptr, ptr %4, align 8
  %306 = getelementptr inbounds %struct.matcher, ptr %305, i32 0, i32 0
  %307 = load ptr, ptr %306, align 8
  %308 = getelementptr inbounds %struct.program, ptr %307, i32 0, i32 7
  %309 = load i32, ptr %308, align 4
  %310 = and i32 %309, 2
  %311 = icmp ne i32 %310, 0
  br i1 %311, label %312, label %318

312:                                              ; preds = %304
  %313 = load i32, ptr %15, align 4
  %314 = call i32 @tolower(i32 noundef %313) #5
  %315 = load i32, ptr %16, align 4
  %316 = call i32 @tolower(i32 noundef %315) #5
  %317 = icmp eq i32 %314, %316
  br i1 %317, label %319, label %318

318:                                              ; preds = %312, %304
  store i32 1, ptr %9, align 4
  br label %320

319:                                              ; preds = %312, %284
  store i32 0, ptr %9, align 4
  br label %320

320:                                              ; preds = %319, %318
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #6
  %321 = load i32, ptr %9, align 4
  switch i32 %321, label %329 [
    i32 0, label %322
  ]

322:                                              ; preds = %320
  br label %323

323:                                              ; preds = %322
  %324 = load i32, ptr %13, align 4
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %13, align 4
  %326 = load i32, ptr %6, align 4
  %327 = add nsw i32 %326, 1
  store i32 %327, ptr %6, align 4
  br label %273, !llvm.loop !10

328:                                              ; preds = %273
  store i32 4, ptr %9, align 4
  br label %329

329:                                              ; preds = %328, %320, %283, %271
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #6
  %330 = load i32, ptr %9, align 4
  switch i32 %330, label %382 [
    i32 4, label %379
  ]

331:                                              ; preds = %62
  %332 = load i32, ptr %6, align 4
  %333 = load ptr, ptr %4, align 8
  %334 = getelementptr inbounds %struct.matcher, ptr %333, i32 0, i32 4
  %335 = load ptr, ptr %334, align 8
  %336 = getelementptr inbounds i32, ptr %335, i64 1
  store i32 %332, ptr %336, align 4
  %337 = load ptr, ptr %4, align 8
  %338 = getelementptr inbounds %struct.matcher, ptr %337, i32 0, i32 7
  %339 = load i32, ptr %338, align 8
  %340 = icmp ne i32 %339, 0
  br i1 %340, label %341, label %349

341:                                              ; preds = %331
  %342 = load i32, ptr %6, align 4
  %343 = load ptr, ptr %4, align 8
  %344 = getelementptr inbounds %struct.matcher, ptr %343, i32 0, i32 5
  %345 = load ptr, ptr %344, align 8
  %346 = getelementptr inbounds i32, ptr %345, i64 1
  %347 = load i32, ptr %346, align 4
  %348 = icmp sgt i32 %342, %347
  br i1 %348, label %349, label %368

349:                                              ; preds = %341, %331
  %350 = load ptr, ptr %4, align 8
  %351 = getelementptr inbounds %struct.matcher, ptr %350, i32 0, i32 7
  store i32 1, ptr %351, align 8
  %352 = load ptr, ptr %4, align 8
  %353 = getelementptr inbounds %struct.matcher, ptr %352, i32 0, i32 5
  %354 = load ptr, ptr %353, align 8
  %355 = load ptr, ptr %4, align 8
  %356 = getelementptr inbounds %struct.matcher, ptr %355, i32 0, i32 4
  %357 = load ptr, ptr %356, align 8
  %358 = load ptr, ptr %4, align 8
  %359 = getelementptr inbounds %struct.matcher, ptr %358, i32 0, i32 0
  %360 = load ptr, ptr %359, align 8
  %361 = getelementptr inbounds %struct.program, ptr %360, i32 0, i32 5
  %362 = load i32, ptr %361, align 4
  %363 = mul nsw i32 2, %362
  %364 = add nsw i32 %363, 2
  %365 = sext i32 %364 to i64
  %366 = mul i64 %365, 4
  %367 = call ptr @memcpy(ptr noundef %354, ptr noundef %357, i64 noundef %366) #5
  br label %368

368:                                              ; preds = %349, %341
  store i32 1, ptr %9, align 4
  br label %382

369:                                              ; preds = %62
  %370 = load ptr, ptr %4, align 8
  %371 = load ptr, ptr %7, align 8
  %372 = getelementptr inbounds %struct.code, ptr %371, i32 0, i32 0
  %373 = load i32, ptr %372, align 4
  %374 = load i32, ptr %6, align 4
  %375 = call i32 @holds(ptr noundef %370, i32 noundef %373, i32 noundef %374) #5
  %376 = icmp ne i32 %375, 0
  br i1 %376, label %378, label %377

377:                                              ; preds = %369
  store i32 1, ptr %9, align 4
  br label %382

378:                                              ; preds = %369
  br label %379

379:                                              ; preds = %378, %329, %246, %125, %101, %83
  %380 = load i32, ptr %5, align 4
  %381 = add nsw i32 %380, 1
  store i32 %381, ptr %5, align 4
  store i32 0, ptr %9, align 4
  br label %382

382:                                              ; preds = %379, %377, %368, %329, %245, %227, %205, %173, %160, %128, %124, %100, %82
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #6
  %383 = load i32, ptr %9, align 4
  switch i32 %383, label %386 [
    i32 0, label %384
    i32 1, label %385
    i32 3, label %17
  ]

384:                                              ; preds = %382
  br label %17, !llvm.loop !9

385:                                              ; preds = %382, %37
  ret void

386:                                              ; preds = %382
  unreachable
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc_regerror(i32 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %12 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #6
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [17 x ptr], ptr @tb_libc_regerror.texts, i64 0, i64 %14
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #6
  %17 = load ptr, ptr %9, align 8
  %18 = call i64 @strlen(ptr noundef %17) #5
  store i64 %18, ptr %10, align 8
  %19 = load i64, ptr %8, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %21, label %39

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #6
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %8, align 8
  %24 = icmp ult i64 %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %21
  %26 = load i64, ptr %10, align 8
  br label %30

27:                                               ; preds = %21
  %28 = load i64, ptr %8, align 8
  %29 = sub i64 %28, 1
  br label %30

30:                                               ; preds = %27, %25
  %31 = phi i64 [ %26, %25 ], [ %29, %27 ]
  store i64 %31, ptr %11, align 8
  %32 = load ptr, ptr %7, align 8
  %33 = load ptr, ptr %9, align 8
  %34 = load i64, ptr %11, align 8
  %35 = call ptr @memcpy(ptr noundef %32, ptr noundef %33, i64 noundef %34) #5
  %36 = load ptr, ptr %7, align 8
  %37 = load i64, ptr %11, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  store i8 0, ptr %38, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #6
  br label %39

39:                                               ; preds = %30, %4
  %40 = load i64, ptr %10, align 8
  %41 = add i64 %40, 1
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #6
  ret i64 %41
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @tolower(i32 noundef) #1

; Function Attrs: nounwind
define internal i32 @holds(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #6
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.matcher, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.program, ptr %14, i32 0, i32 7
  %16 = load i32, ptr %15, align 4
  %17 = and i32 %16, 4
  store i32 %17, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #6
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sub nsw i32 %19, 1
  %21 = call i32 @word_at(ptr noundef %18, i32 noundef %20) #5
  store i32 %21, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #6
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %7, align 4
  %24 = call i32 @word_at(ptr noundef %22, i32 noundef %23) #5
  store i32 %24, ptr %10, align 4
  %25 = load i32, ptr %6, align 4
  switch i32 %25, label %117 [
    i32 3, label %26
    i32 4, label %57
    i32 5, label %93
    i32 6, label %102
    i32 7, label %112
  ]

26:                                               ; preds = %3
  %27 = load i32, ptr %7, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds %struct.matcher, ptr %30, i32 0, i32 3
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %32, 1
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %29, %26
  %36 = load i32, ptr %8, align 4
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %52

38:                                               ; preds = %35
  %39 = load i32, ptr %7, align 4
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %52

41:                                               ; preds = %38
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.matcher, ptr %42, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = load i32, ptr %7, align 4
  %46 = sub nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i32
  %51 = icmp eq i32 %50, 10
  br label %52

52:                                               ; preds = %41, %38, %35
  %53 = phi i1 [ false, %38 ], [ false, %35 ], [ %51, %41 ]
  br label %54

54:                                               ; preds = %52, %29
  %55 = phi i1 [ true, %29 ], [ %53, %52 ]
  %56 = zext i1 %55 to i32
  store i32 %56, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %122

57:                                               ; preds = %3
  %58 = load i32, ptr %7, align 4
  %59 = load ptr, ptr %5, align 8
  %60 = getelementptr inbounds %struct.matcher, ptr %59, i32 0, i32 2
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %58, %61
  br i1 %62, label %63, label %69

63:                                               ; preds = %57
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds %struct.matcher, ptr %64, i32 0, i32 3
  %66 = load i32, ptr %65, align 4
  %67 = and i32 %66, 2
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %90

69:                                               ; preds = %63, %57
  %70 = load i32, ptr %8, align 4
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %88

72:                                               ; preds = %69
  %73 = load i32, ptr %7, align 4
  %74 = load ptr, ptr %5, align 8
  %75 = getelementptr inbounds %struct.matcher, ptr %74, i32 0, i32 2
  %76 = load i32, ptr %75, align 8
  %77 = icmp slt i32 %73, %76
  br i1 %77, label %78, label %88

78:                                               ; preds = %72
  %79 = load ptr, ptr %5, align 8
  %80 = getelementptr inbounds %struct.matcher, ptr %79, i32 0, i32 1
  %81 = load ptr, ptr %80, align 8
  %82 = load i32, ptr %7, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %81, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = sext i8 %85 to i32
  %87 = icmp eq i32 %86, 10
  br label %88

88:                                               ; preds = %78, %72, %69
  %89 = phi i1 [ false, %72 ], [ false, %69 ], [ %87, %78 ]
  br label %90

90:                                               ; preds = %88, %63
  %91 = phi i1 [ true, %63 ], [ %89, %88 ]
  %92 = zext i1 %91 to i32
  store i32 %92, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %122

93:                                               ; preds = %3
  %94 = load i32, ptr %9, align 4
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %99, label %96

96:                                               ; preds = %93
  %97 = load i32, ptr %10, align 4
  %98 = icmp ne i32 %97, 0
  br label %99

99:                                               ; preds = %96, %93
  %100 = phi i1 [ false, %93 ], [ %98, %96 ]
  %101 = zext i1 %100 to i32
  store i32 %101, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %122

102:                                              ; preds = %3
  %103 = load i32, ptr %9, align 4
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %102
  %106 = load i32, ptr %10, align 4
  %107 = icmp ne i32 %106, 0
  %108 = xor i1 %107, true
  br label %109

109:                                              ; preds = %105, %102
  %110 = phi i1 [ false, %102 ], [ %108, %105 ]
  %111 = zext i1 %110 to i32
  store i32 %111, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %122

112:                                              ; preds = %3
  %113 = load i32, ptr %9, align 4
  %114 = load i32, ptr %10, align 4
  %115 = icmp ne i32 %113, %114
  %116 = zext i1 %115 to i32
  store i32 %116, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %122

117:                                              ; preds = %3
  %118 = load i32, ptr %9, align 4
  %119 = load i32, ptr %10, align 4
  %120 = icmp eq i32 %118, %119
  %121 = zext i1 %120 to i32
  store i32 %121, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %122

122:                                              ; preds = %117, %112, %109, %99, %90, %54
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #6
  %123 = load i32, ptr %4, align 4
  ret i32 %123
}

; Function Attrs: nounwind
define internal i32 @word_at(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp sge i32 %5, 0
  br i1 %6, label %7, label %24

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.matcher, ptr %9, i32 0, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = icmp slt i32 %8, %11
  br i1 %12, label %13, label %24

13:                                               ; preds = %7
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.matcher, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %16, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = call i32 @is_word(i32 noundef %21) #5
  %23 = icmp ne i32 %22, 0
  br label %24

24:                                               ; preds = %13, %7, %2
  %25 = phi i1 [ false, %7 ], [ false, %2 ], [ %23, %13 ]
  %26 = zext i1 %25 to i32
  ret i32 %26
}

; Function Attrs: inlinehint nounwind
define internal i32 @is_word(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @isalnum(i32 noundef %3) #5
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

declare i32 @isalnum(i32 noundef) #1

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { inlinehint nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nobuiltin "no-builtins" }
attributes #6 = { nounwind }

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
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !5, !6}
