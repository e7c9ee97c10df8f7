
%struct.anon = type { ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@classes = internal constant [12 x %struct.anon] [%struct.anon { ptr @.str.1, ptr @isalnum }, %struct.anon { ptr @.str.2, ptr @isalpha }, %struct.anon { ptr @.str.3, ptr @isblank }, %struct.anon { ptr @.str.4, ptr @iscntrl }, %struct.anon { ptr @.str.5, ptr @isdigit }, %struct.anon { ptr @.str.6, ptr @isgraph }, %struct.anon { ptr @.str.7, ptr @islower }, %struct.anon { ptr @.str.8, ptr @isprint }, %struct.anon { ptr @.str.9, ptr @ispunct }, %struct.anon { ptr @.str.10, ptr @isspace }, %struct.anon { ptr @.str.11, ptr @isupper }, %struct.anon { ptr @.str.12, ptr @isxdigit }], align 16
@.str.1 = private unnamed_addr constant [8 x i8] c"alnum:]\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"alpha:]\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"blank:]\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"cntrl:]\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"digit:]\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"graph:]\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"lower:]\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"print:]\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"punct:]\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"space:]\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"upper:]\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"xdigit:]\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_strverscmp(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #3
  store i64 0, ptr %6, align 8
  br label %15

15:                                               ; preds = %36, %2
  %16 = load ptr, ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %34

22:                                               ; preds = %15
  %23 = load ptr, ptr %4, align 8
  %24 = load i64, ptr %6, align 8
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = load ptr, ptr %5, align 8
  %29 = load i64, ptr %6, align 8
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %27, %32
  br label %34

34:                                               ; preds = %22, %15
  %35 = phi i1 [ false, %15 ], [ %33, %22 ]
  br i1 %35, label %36, label %39

36:                                               ; preds = %34
  %37 = load i64, ptr %6, align 8
  %38 = add i64 %37, 1
  store i64 %38, ptr %6, align 8
  br label %15, !llvm.loop !4

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #3
  %40 = load i64, ptr %6, align 8
  store i64 %40, ptr %7, align 8
  br label %41

41:                                               ; preds = %55, %39
  %42 = load i64, ptr %7, align 8
  %43 = icmp ugt i64 %42, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %41
  %45 = load ptr, ptr %4, align 8
  %46 = load i64, ptr %7, align 8
  %47 = sub i64 %46, 1
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = call i32 @is_digit(i32 noundef %50) #4
  %52 = icmp ne i32 %51, 0
  br label %53

53:                                               ; preds = %44, %41
  %54 = phi i1 [ false, %41 ], [ %52, %44 ]
  br i1 %54, label %55, label %58

55:                                               ; preds = %53
  %56 = load i64, ptr %7, align 8
  %57 = add i64 %56, -1
  store i64 %57, ptr %7, align 8
  br label %41, !llvm.loop !7

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #3
  %59 = load ptr, ptr %4, align 8
  %60 = load i64, ptr %6, align 8
  %61 = getelementptr inbounds i8, ptr %59, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = load ptr, ptr %5, align 8
  %65 = load i64, ptr %6, align 8
  %66 = getelementptr inbounds i8, ptr %64, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = sub nsw i32 %63, %68
  store i32 %69, ptr %8, align 4
  %70 = load i32, ptr %8, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %58
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %239

73:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #3
  %74 = load i64, ptr %7, align 8
  %75 = load i64, ptr %6, align 8
  %76 = icmp ult i64 %74, %75
  br i1 %76, label %95, label %77

77:                                               ; preds = %73
  %78 = load ptr, ptr %4, align 8
  %79 = load i64, ptr %6, align 8
  %80 = getelementptr inbounds i8, ptr %78, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i32
  %83 = call i32 @is_digit(i32 noundef %82) #4
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %93

85:                                               ; preds = %77
  %86 = load ptr, ptr %5, align 8
  %87 = load i64, ptr %6, align 8
  %88 = getelementptr inbounds i8, ptr %86, i64 %87
  %89 = load i8, ptr %88, align 1
  %90 = zext i8 %89 to i32
  %91 = call i32 @is_digit(i32 noundef %90) #4
  %92 = icmp ne i32 %91, 0
  br label %93

93:                                               ; preds = %85, %77
  %94 = phi i1 [ false, %77 ], [ %92, %85 ]
  br label %95

95:                                               ; preds = %93, %73
  %96 = phi i1 [ true, %73 ], [ %94, %93 ]
  %97 = zext i1 %96 to i32
  store i32 %97, ptr %10, align 4
  %98 = load i32, ptr %10, align 4
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %102, label %100

100:                                              ; preds = %95
  %101 = load i32, ptr %8, align 4
  store i32 %101, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %238

102:                                              ; preds = %95
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #3
  %103 = load i64, ptr %7, align 8
  store i64 %103, ptr %11, align 8
  br label %104

104:                                              ; preds = %117, %102
  %105 = load i64, ptr %11, align 8
  %106 = load i64, ptr %6, align 8
  %107 = icmp ult i64 %105, %106
  br i1 %107, label %108, label %115

108:                                              ; preds = %104
  %109 = load ptr, ptr %4, align 8
  %110 = load i64, ptr %11, align 8
  %111 = getelementptr inbounds i8, ptr %109, i64 %110
  %112 = load i8, ptr %111, align 1
  %113 = sext i8 %112 to i32
  %114 = icmp eq i32 %113, 48
  br label %115

115:                                              ; preds = %108, %104
  %116 = phi i1 [ false, %104 ], [ %114, %108 ]
  br i1 %116, label %117, label %120

117:                                              ; preds = %115
  %118 = load i64, ptr %11, align 8
  %119 = add i64 %118, 1
  store i64 %119, ptr %11, align 8
  br label %104, !llvm.loop !8

120:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #3
  %121 = load i64, ptr %7, align 8
  %122 = load i64, ptr %6, align 8
  %123 = icmp ult i64 %121, %122
  br i1 %123, label %124, label %132

124:                                              ; preds = %120
  %125 = load ptr, ptr %4, align 8
  %126 = load i64, ptr %7, align 8
  %127 = getelementptr inbounds i8, ptr %125, i64 %126
  %128 = load i8, ptr %127, align 1
  %129 = sext i8 %128 to i32
  %130 = icmp eq i32 %129, 48
  %131 = zext i1 %130 to i32
  br label %149

132:                                              ; preds = %120
  %133 = load ptr, ptr %4, align 8
  %134 = load i64, ptr %6, align 8
  %135 = getelementptr inbounds i8, ptr %133, i64 %134
  %136 = load i8, ptr %135, align 1
  %137 = sext i8 %136 to i32
  %138 = icmp eq i32 %137, 48
  br i1 %138, label %146, label %139

139:                                              ; preds = %132
  %140 = load ptr, ptr %5, align 8
  %141 = load i64, ptr %6, align 8
  %142 = getelementptr inbounds i8, ptr %140, i64 %141
  %143 = load i8, ptr %142, align 1
  %144 = sext i8 %143 to i32
  %145 = icmp eq i32 %144, 48
  br label %146

146:                                              ; preds = %139, %132
  %147 = phi i1 [ true, %132 ], [ %145, %139 ]
  %148 = zext i1 %147 to i32
  br label %149

149:                                              ; preds = %146, %124
  %150 = phi i32 [ %131, %124 ], [ %148, %146 ]
  store i32 %150, ptr %12, align 4
  %151 = load i32, ptr %12, align 4
  %152 = icmp ne i32 %151, 0
  br i1 %152, label %153, label %198

153:                                              ; preds = %149
  %154 = load i64, ptr %7, align 8
  %155 = load i64, ptr %6, align 8
  %156 = icmp ult i64 %154, %155
  br i1 %156, label %157, label %196

157:                                              ; preds = %153
  %158 = load i64, ptr %11, align 8
  %159 = load i64, ptr %6, align 8
  %160 = icmp eq i64 %158, %159
  br i1 %160, label %161, label %196

161:                                              ; preds = %157
  %162 = load ptr, ptr %4, align 8
  %163 = load i64, ptr %6, align 8
  %164 = getelementptr inbounds i8, ptr %162, i64 %163
  %165 = load i8, ptr %164, align 1
  %166 = zext i8 %165 to i32
  %167 = call i32 @is_digit(i32 noundef %166) #4
  %168 = icmp ne i32 %167, 0
  br i1 %168, label %178, label %169

169:                                              ; preds = %161
  %170 = load ptr, ptr %5, align 8
  %171 = load i64, ptr %6, align 8
  %172 = getelementptr inbounds i8, ptr %170, i64 %171
  %173 = load i8, ptr %172, align 1
  %174 = zext i8 %173 to i32
  %175 = call i32 @is_digit(i32 noundef %174) #4
  %176 = icmp ne i32 %175, 0
  br i1 %176, label %177, label %178

177:                                              ; preds = %169
  store i32 1, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %237

178:                                              ; preds = %169, %161
  %179 = load ptr, ptr %4, align 8
  %180 = load i64, ptr %6, align 8
  %181 = getelementptr inbounds i8, ptr %179, i64 %180
  %182 = load i8, ptr %181, align 1
  %183 = zext i8 %182 to i32
  %184 = call i32 @is_digit(i32 noundef %183) #4
  %185 = icmp ne i32 %184, 0
  br i1 %185, label %186, label %195

186:                                              ; preds = %178
  %187 = load ptr, ptr %5, align 8
  %188 = load i64, ptr %6, align 8
  %189 = getelementptr inbounds i8, ptr %187, i64 %188
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i32
  %192 = call i32 @is_digit(i32 noundef %191) #4
  %193 = icmp ne i32 %192, 0
  br i1 %193, label %195, label %194

194:                                              ; preds = %186
  store i32 -1, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %237

195:                                              ; preds = %186, %178
  br label %196

196:                                              ; preds = %195, %157, %153
  %197 = load i32, ptr %8, align 4
  store i32 %197, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %237

198:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #3
  %199 = load i64, ptr %6, align 8
  store i64 %199, ptr %13, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #3
  %200 = load i64, ptr %6, align 8
  store i64 %200, ptr %14, align 8
  br label %201

201:                                              ; preds = %209, %198
  %202 = load ptr, ptr %4, align 8
  %203 = load i64, ptr %13, align 8
  %204 = getelementptr inbounds i8, ptr %202, i64 %203
  %205 = load i8, ptr %204, align 1
  %206 = zext i8 %205 to i32
  %207 = call i32 @is_digit(i32 noundef %206) #4
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %212

209:                                              ; preds = %201
  %210 = load i64, ptr %13, align 8
  %211 = add i64 %210, 1
  store i64 %211, ptr %13, align 8
  br label %201, !llvm.loop !9

212:                                              ; preds = %201
  br label %213

213:                                              ; preds = %221, %212
  %214 = load ptr, ptr %5, align 8
  %215 = load i64, ptr %14, align 8
  %216 = getelementptr inbounds i8, ptr %214, i64 %215
  %217 = load i8, ptr %216, align 1
  %218 = zext i8 %217 to i32
  %219 = call i32 @is_digit(i32 noundef %218) #4
  %220 = icmp ne i32 %219, 0
  br i1 %220, label %221, label %224

221:                                              ; preds = %213
  %222 = load i64, ptr %14, align 8
  %223 = add i64 %222, 1
  store i64 %223, ptr %14, align 8
  br label %213, !llvm.loop !10

224:                                              ; preds = %213
  %225 = load i64, ptr %13, align 8
  %226 = load i64, ptr %14, align 8
  %227 = icmp ne i64 %225, %226
  br i1 %227, label %228, label %234

228:                                              ; preds = %224
  %229 = load i64, ptr %13, align 8
  %230 = load i64, ptr %14, align 8
  %231 = icmp ugt i64 %229, %230
  %232 = zext i1 %231 to i64
  %233 = select i1 %231, i32 1, i32 -1
  store i32 %233, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %236

234:                                              ; preds = %224
  %235 = load i32, ptr %8, align 4
  store i32 %235, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %236

236:                                              ; preds = %234, %228
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #3
  br label %237

237:                                              ; preds = %236, %196, %194, %177
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #3
  br label %238

238:                                              ; preds = %237, %100
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #3
  br label %239

239:                                              ; preds = %238, %72
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #3
  %240 = load i32, ptr %3, align 4
  ret i32 %240
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal i32 @is_digit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 48
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 57
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local i64 @tb_libc_strxfrm(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #3
  %8 = load ptr, ptr %5, align 8
  %9 = call i64 @strlen(ptr noundef %8) #4
  store i64 %9, ptr %7, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp ugt i64 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load i64, ptr %6, align 8
  %16 = call ptr @strncpy(ptr noundef %13, ptr noundef %14, i64 noundef %15) #4
  br label %17

17:                                               ; preds = %12, %3
  %18 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #3
  ret i64 %18
}

declare i64 @strlen(ptr noundef) #2

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_memccpy(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i64 %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #3
  %14 = load ptr, ptr %6, align 8
  store ptr %14, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #3
  %15 = load ptr, ptr %7, align 8
  store ptr %15, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #3
  store i64 0, ptr %12, align 8
  br label %16

16:                                               ; preds = %44, %4
  %17 = load i64, ptr %12, align 8
  %18 = load i64, ptr %9, align 8
  %19 = icmp ult i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  store i32 2, ptr %13, align 4
  br label %47

21:                                               ; preds = %16
  %22 = load ptr, ptr %11, align 8
  %23 = load i64, ptr %12, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = load ptr, ptr %10, align 8
  %27 = load i64, ptr %12, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 %27
  store i8 %25, ptr %28, align 1
  %29 = load ptr, ptr %11, align 8
  %30 = load i64, ptr %12, align 8
  %31 = getelementptr inbounds i8, ptr %29, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = load i32, ptr %8, align 4
  %35 = trunc i32 %34 to i8
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %33, %36
  br i1 %37, label %38, label %43

38:                                               ; preds = %21
  %39 = load ptr, ptr %10, align 8
  %40 = load i64, ptr %12, align 8
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  %42 = getelementptr inbounds i8, ptr %41, i64 1
  store ptr %42, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %47

43:                                               ; preds = %21
  br label %44

44:                                               ; preds = %43
  %45 = load i64, ptr %12, align 8
  %46 = add i64 %45, 1
  store i64 %46, ptr %12, align 8
  br label %16, !llvm.loop !11

47:                                               ; preds = %38, %20
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #3
  %48 = load i32, ptr %13, align 4
  switch i32 %48, label %50 [
    i32 2, label %49
  ]

49:                                               ; preds = %47
  store ptr null, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %50

50:                                               ; preds = %49, %47
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #3
  %51 = load ptr, ptr %5, align 8
  ret ptr %51
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_rawmemchr(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #3
  %6 = load ptr, ptr %3, align 8
  store ptr %6, ptr %5, align 8
  br label %7

7:                                                ; preds = %15, %2
  %8 = load ptr, ptr %5, align 8
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %4, align 4
  %12 = trunc i32 %11 to i8
  %13 = sext i8 %12 to i32
  %14 = icmp ne i32 %10, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %7
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %5, align 8
  br label %7, !llvm.loop !12

18:                                               ; preds = %7
  %19 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #3
  ret ptr %19
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc___xpg_basename(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = load ptr, ptr %3, align 8
  %10 = load i8, ptr %9, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8, %1
  store ptr @.str, ptr %2, align 8
  br label %52

13:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #3
  %14 = load ptr, ptr %3, align 8
  %15 = call i64 @strlen(ptr noundef %14) #4
  store i64 %15, ptr %4, align 8
  br label %16

16:                                               ; preds = %29, %13
  %17 = load i64, ptr %4, align 8
  %18 = icmp ugt i64 %17, 1
  br i1 %18, label %19, label %27

19:                                               ; preds = %16
  %20 = load ptr, ptr %3, align 8
  %21 = load i64, ptr %4, align 8
  %22 = sub i64 %21, 1
  %23 = getelementptr inbounds i8, ptr %20, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp eq i32 %25, 47
  br label %27

27:                                               ; preds = %19, %16
  %28 = phi i1 [ false, %16 ], [ %26, %19 ]
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = load ptr, ptr %3, align 8
  %31 = load i64, ptr %4, align 8
  %32 = add i64 %31, -1
  store i64 %32, ptr %4, align 8
  %33 = getelementptr inbounds i8, ptr %30, i64 %32
  store i8 0, ptr %33, align 1
  br label %16, !llvm.loop !13

34:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #3
  %35 = load ptr, ptr %3, align 8
  %36 = call ptr @strrchr(ptr noundef %35, i32 noundef 47) #4
  store ptr %36, ptr %5, align 8
  %37 = load ptr, ptr %5, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %48

39:                                               ; preds = %34
  %40 = load ptr, ptr %5, align 8
  %41 = getelementptr inbounds i8, ptr %40, i64 1
  %42 = load i8, ptr %41, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %39
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds i8, ptr %46, i64 1
  br label %50

48:                                               ; preds = %39, %34
  %49 = load ptr, ptr %3, align 8
  br label %50

50:                                               ; preds = %48, %45
  %51 = phi ptr [ %47, %45 ], [ %49, %48 ]
  store ptr %51, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #3
  br label %52

52:                                               ; preds = %50, %12
  %53 = load ptr, ptr %2, align 8
  ret ptr %53
}

declare ptr @strrchr(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_basename(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #3
  %4 = load ptr, ptr %2, align 8
  %5 = call ptr @strrchr(ptr noundef %4, i32 noundef 47) #4
  store ptr %5, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 1
  br label %13

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8
  br label %13

13:                                               ; preds = %11, %8
  %14 = phi ptr [ %10, %8 ], [ %12, %11 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #3
  ret ptr %14
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_dirname(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = load ptr, ptr %3, align 8
  %10 = load i8, ptr %9, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8, %1
  store ptr @.str, ptr %2, align 8
  br label %98

13:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #3
  %14 = load ptr, ptr %3, align 8
  %15 = call i64 @strlen(ptr noundef %14) #4
  store i64 %15, ptr %4, align 8
  br label %16

16:                                               ; preds = %29, %13
  %17 = load i64, ptr %4, align 8
  %18 = icmp ugt i64 %17, 1
  br i1 %18, label %19, label %27

19:                                               ; preds = %16
  %20 = load ptr, ptr %3, align 8
  %21 = load i64, ptr %4, align 8
  %22 = sub i64 %21, 1
  %23 = getelementptr inbounds i8, ptr %20, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp eq i32 %25, 47
  br label %27

27:                                               ; preds = %19, %16
  %28 = phi i1 [ false, %16 ], [ %26, %19 ]
  br i1 %28, label %29, label %32

29:                                               ; preds = %27
  %30 = load i64, ptr %4, align 8
  %31 = add i64 %30, -1
  store i64 %31, ptr %4, align 8
  br label %16, !llvm.loop !14

32:                                               ; preds = %27
  br label %33

33:                                               ; preds = %46, %32
  %34 = load i64, ptr %4, align 8
  %35 = icmp ugt i64 %34, 0
  br i1 %35, label %36, label %44

36:                                               ; preds = %33
  %37 = load ptr, ptr %3, align 8
  %38 = load i64, ptr %4, align 8
  %39 = sub i64 %38, 1
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp ne i32 %42, 47
  br label %44

44:                                               ; preds = %36, %33
  %45 = phi i1 [ false, %33 ], [ %43, %36 ]
  br i1 %45, label %46, label %49

46:                                               ; preds = %44
  %47 = load i64, ptr %4, align 8
  %48 = add i64 %47, -1
  store i64 %48, ptr %4, align 8
  br label %33, !llvm.loop !15

49:                                               ; preds = %44
  %50 = load i64, ptr %4, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  store ptr @.str, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %97

53:                                               ; preds = %49
  br label %54

54:                                               ; preds = %67, %53
  %55 = load i64, ptr %4, align 8
  %56 = icmp ugt i64 %55, 1
  br i1 %56, label %57, label %65

57:                                               ; preds = %54
  %58 = load ptr, ptr %3, align 8
  %59 = load i64, ptr %4, align 8
  %60 = sub i64 %59, 1
  %61 = getelementptr inbounds i8, ptr %58, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = sext i8 %62 to i32
  %64 = icmp eq i32 %63, 47
  br label %65

65:                                               ; preds = %57, %54
  %66 = phi i1 [ false, %54 ], [ %64, %57 ]
  br i1 %66, label %67, label %70

67:                                               ; preds = %65
  %68 = load i64, ptr %4, align 8
  %69 = add i64 %68, -1
  store i64 %69, ptr %4, align 8
  br label %54, !llvm.loop !16

70:                                               ; preds = %65
  %71 = load i64, ptr %4, align 8
  %72 = icmp eq i64 %71, 1
  br i1 %72, label %73, label %92

73:                                               ; preds = %70
  %74 = load ptr, ptr %3, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 0
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = icmp eq i32 %77, 47
  br i1 %78, label %79, label %92

79:                                               ; preds = %73
  %80 = load ptr, ptr %3, align 8
  %81 = getelementptr inbounds i8, ptr %80, i64 1
  %82 = load i8, ptr %81, align 1
  %83 = sext i8 %82 to i32
  %84 = icmp eq i32 %83, 47
  br i1 %84, label %85, label %92

85:                                               ; preds = %79
  %86 = load ptr, ptr %3, align 8
  %87 = getelementptr inbounds i8, ptr %86, i64 2
  %88 = load i8, ptr %87, align 1
  %89 = sext i8 %88 to i32
  %90 = icmp ne i32 %89, 47
  br i1 %90, label %91, label %92

91:                                               ; preds = %85
  store i64 2, ptr %4, align 8
  br label %92

92:                                               ; preds = %91, %85, %79, %73, %70
  %93 = load ptr, ptr %3, align 8
  %94 = load i64, ptr %4, align 8
  %95 = getelementptr inbounds i8, ptr %93, i64 %94
  store i8 0, ptr %95, align 1
  %96 = load ptr, ptr %3, align 8
  store ptr %96, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %97

97:                                               ; preds = %92, %52
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #3
  br label %98

98:                                               ; preds = %97, %12
  %99 = load ptr, ptr %2, align 8
  ret ptr %99
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fnmatch(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = call i32 @match(ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #4
  ret i32 %11
}

; Function Attrs: nounwind
define internal i32 @match(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  br label %16

16:                                               ; preds = %173, %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #3
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds i8, ptr %17, i32 1
  store ptr %18, ptr %6, align 8
  %19 = load i8, ptr %17, align 1
  %20 = zext i8 %19 to i32
  store i32 %20, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #3
  %21 = load ptr, ptr %7, align 8
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  store i32 %23, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #3
  %24 = load i32, ptr %9, align 4
  %25 = and i32 %24, 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %48

27:                                               ; preds = %16
  %28 = load i32, ptr %11, align 4
  %29 = icmp eq i32 %28, 46
  br i1 %29, label %30, label %48

30:                                               ; preds = %27
  %31 = load ptr, ptr %7, align 8
  %32 = load ptr, ptr %8, align 8
  %33 = icmp eq ptr %31, %32
  br i1 %33, label %46, label %34

34:                                               ; preds = %30
  %35 = load i32, ptr %9, align 4
  %36 = and i32 %35, 1
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %34
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 -1
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp eq i32 %42, 47
  br label %44

44:                                               ; preds = %38, %34
  %45 = phi i1 [ false, %34 ], [ %43, %38 ]
  br label %46

46:                                               ; preds = %44, %30
  %47 = phi i1 [ true, %30 ], [ %45, %44 ]
  br label %48

48:                                               ; preds = %46, %27, %16
  %49 = phi i1 [ false, %27 ], [ false, %16 ], [ %47, %46 ]
  %50 = zext i1 %49 to i32
  store i32 %50, ptr %12, align 4
  %51 = load i32, ptr %10, align 4
  switch i32 %51, label %159 [
    i32 0, label %52
    i32 63, label %68
    i32 42, label %83
    i32 91, label %114
    i32 92, label %147
  ]

52:                                               ; preds = %48
  %53 = load i32, ptr %11, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %64, label %55

55:                                               ; preds = %52
  %56 = load i32, ptr %9, align 4
  %57 = and i32 %56, 8
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %62

59:                                               ; preds = %55
  %60 = load i32, ptr %11, align 4
  %61 = icmp eq i32 %60, 47
  br label %62

62:                                               ; preds = %59, %55
  %63 = phi i1 [ false, %55 ], [ %61, %59 ]
  br label %64

64:                                               ; preds = %62, %52
  %65 = phi i1 [ true, %52 ], [ %63, %62 ]
  %66 = xor i1 %65, true
  %67 = zext i1 %66 to i32
  store i32 %67, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %170

68:                                               ; preds = %48
  %69 = load i32, ptr %11, align 4
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %81

71:                                               ; preds = %68
  %72 = load i32, ptr %9, align 4
  %73 = and i32 %72, 1
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %71
  %76 = load i32, ptr %11, align 4
  %77 = icmp eq i32 %76, 47
  br i1 %77, label %81, label %78

78:                                               ; preds = %75, %71
  %79 = load i32, ptr %12, align 4
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %78, %75, %68
  store i32 1, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %170

82:                                               ; preds = %78
  br label %169

83:                                               ; preds = %48
  %84 = load i32, ptr %12, align 4
  %85 = icmp ne i32 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  store i32 1, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %170

87:                                               ; preds = %83
  br label %88

88:                                               ; preds = %111, %87
  %89 = load ptr, ptr %6, align 8
  %90 = load ptr, ptr %7, align 8
  %91 = load ptr, ptr %8, align 8
  %92 = load i32, ptr %9, align 4
  %93 = call i32 @match(ptr noundef %89, ptr noundef %90, ptr noundef %91, i32 noundef %92) #4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %88
  store i32 0, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %170

96:                                               ; preds = %88
  %97 = load ptr, ptr %7, align 8
  %98 = load i8, ptr %97, align 1
  %99 = icmp ne i8 %98, 0
  br i1 %99, label %100, label %109

100:                                              ; preds = %96
  %101 = load i32, ptr %9, align 4
  %102 = and i32 %101, 1
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %110

104:                                              ; preds = %100
  %105 = load ptr, ptr %7, align 8
  %106 = load i8, ptr %105, align 1
  %107 = sext i8 %106 to i32
  %108 = icmp eq i32 %107, 47
  br i1 %108, label %109, label %110

109:                                              ; preds = %104, %96
  store i32 1, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %170

110:                                              ; preds = %104, %100
  br label %111

111:                                              ; preds = %110
  %112 = load ptr, ptr %7, align 8
  %113 = getelementptr inbounds i8, ptr %112, i32 1
  store ptr %113, ptr %7, align 8
  br label %88, !llvm.loop !17

114:                                              ; preds = %48
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #3
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #3
  %115 = load ptr, ptr %6, align 8
  %116 = load i32, ptr %11, align 4
  %117 = load i32, ptr %9, align 4
  %118 = call ptr @bracket(ptr noundef %115, i32 noundef %116, i32 noundef %117, ptr noundef %14) #4
  store ptr %118, ptr %15, align 8
  %119 = load ptr, ptr %15, align 8
  %120 = icmp ne ptr %119, null
  br i1 %120, label %121, label %140

121:                                              ; preds = %114
  %122 = load i32, ptr %11, align 4
  %123 = icmp ne i32 %122, 0
  br i1 %123, label %124, label %137

124:                                              ; preds = %121
  %125 = load i32, ptr %9, align 4
  %126 = and i32 %125, 1
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %131

128:                                              ; preds = %124
  %129 = load i32, ptr %11, align 4
  %130 = icmp eq i32 %129, 47
  br i1 %130, label %137, label %131

131:                                              ; preds = %128, %124
  %132 = load i32, ptr %12, align 4
  %133 = icmp ne i32 %132, 0
  br i1 %133, label %137, label %134

134:                                              ; preds = %131
  %135 = load i32, ptr %14, align 4
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %138, label %137

137:                                              ; preds = %134, %131, %128, %121
  store i32 1, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %145

138:                                              ; preds = %134
  %139 = load ptr, ptr %15, align 8
  store ptr %139, ptr %6, align 8
  store i32 5, ptr %13, align 4
  br label %145

140:                                              ; preds = %114
  %141 = load i32, ptr %11, align 4
  %142 = icmp ne i32 %141, 91
  br i1 %142, label %143, label %144

143:                                              ; preds = %140
  store i32 1, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %145

144:                                              ; preds = %140
  store i32 5, ptr %13, align 4
  br label %145

145:                                              ; preds = %144, %143, %138, %137
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #3
  %146 = load i32, ptr %13, align 4
  switch i32 %146, label %170 [
    i32 5, label %169
  ]

147:                                              ; preds = %48
  %148 = load i32, ptr %9, align 4
  %149 = and i32 %148, 2
  %150 = icmp ne i32 %149, 0
  br i1 %150, label %158, label %151

151:                                              ; preds = %147
  %152 = load ptr, ptr %6, align 8
  %153 = getelementptr inbounds i8, ptr %152, i32 1
  store ptr %153, ptr %6, align 8
  %154 = load i8, ptr %152, align 1
  %155 = zext i8 %154 to i32
  store i32 %155, ptr %10, align 4
  %156 = icmp ne i32 %155, 0
  br i1 %156, label %158, label %157

157:                                              ; preds = %151
  store i32 1, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %170

158:                                              ; preds = %151, %147
  br label %159

159:                                              ; preds = %48, %158
  %160 = load i32, ptr %10, align 4
  %161 = load i32, ptr %9, align 4
  %162 = call i32 @folded(i32 noundef %160, i32 noundef %161) #4
  %163 = load i32, ptr %11, align 4
  %164 = load i32, ptr %9, align 4
  %165 = call i32 @folded(i32 noundef %163, i32 noundef %164) #4
  %166 = icmp ne i32 %162, %165
  br i1 %166, label %167, label %168

167:                                              ; preds = %159
  store i32 1, ptr %5, align 4
  store i32 1, ptr %13, align 4
  br label %170

168:                                              ; preds = %159
  br label %169

169:                                              ; preds = %168, %145, %82
  store i32 0, ptr %13, align 4
  br label %170

170:                                              ; preds = %169, %167, %157, %145, %109, %95, %86, %81, %64
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #3
  %171 = load i32, ptr %13, align 4
  switch i32 %171, label %178 [
    i32 0, label %172
    i32 1, label %176
  ]

172:                                              ; preds = %170
  br label %173

173:                                              ; preds = %172
  %174 = load ptr, ptr %7, align 8
  %175 = getelementptr inbounds i8, ptr %174, i32 1
  store ptr %175, ptr %7, align 8
  br label %16, !llvm.loop !18

176:                                              ; preds = %170
  %177 = load i32, ptr %5, align 4
  ret i32 %177

178:                                              ; preds = %170
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_getsubopt(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #3
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #3
  %15 = load ptr, ptr %8, align 8
  store ptr %15, ptr %9, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = load i8, ptr %16, align 1
  %18 = icmp ne i8 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %3
  store i32 -1, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %123

20:                                               ; preds = %3
  br label %21

21:                                               ; preds = %33, %20
  %22 = load ptr, ptr %9, align 8
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %31

26:                                               ; preds = %21
  %27 = load ptr, ptr %9, align 8
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  %30 = icmp ne i32 %29, 44
  br label %31

31:                                               ; preds = %26, %21
  %32 = phi i1 [ false, %21 ], [ %30, %26 ]
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = load ptr, ptr %9, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %9, align 8
  br label %21, !llvm.loop !19

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #3
  %37 = load ptr, ptr %8, align 8
  store ptr %37, ptr %11, align 8
  br label %38

38:                                               ; preds = %49, %36
  %39 = load ptr, ptr %11, align 8
  %40 = load ptr, ptr %9, align 8
  %41 = icmp ult ptr %39, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %38
  %43 = load ptr, ptr %11, align 8
  %44 = load i8, ptr %43, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp ne i32 %45, 61
  br label %47

47:                                               ; preds = %42, %38
  %48 = phi i1 [ false, %38 ], [ %46, %42 ]
  br i1 %48, label %49, label %52

49:                                               ; preds = %47
  %50 = load ptr, ptr %11, align 8
  %51 = getelementptr inbounds i8, ptr %50, i32 1
  store ptr %51, ptr %11, align 8
  br label %38, !llvm.loop !20

52:                                               ; preds = %47
  %53 = load ptr, ptr %9, align 8
  %54 = load i8, ptr %53, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %52
  %58 = load ptr, ptr %9, align 8
  %59 = getelementptr inbounds i8, ptr %58, i64 1
  br label %62

60:                                               ; preds = %52
  %61 = load ptr, ptr %9, align 8
  br label %62

62:                                               ; preds = %60, %57
  %63 = phi ptr [ %59, %57 ], [ %61, %60 ]
  %64 = load ptr, ptr %5, align 8
  store ptr %63, ptr %64, align 8
  %65 = load ptr, ptr %9, align 8
  store i8 0, ptr %65, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #3
  store i32 0, ptr %12, align 4
  br label %66

66:                                               ; preds = %114, %62
  %67 = load ptr, ptr %6, align 8
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds ptr, ptr %67, i64 %69
  %71 = load ptr, ptr %70, align 8
  %72 = icmp ne ptr %71, null
  br i1 %72, label %74, label %73

73:                                               ; preds = %66
  store i32 6, ptr %10, align 4
  br label %117

74:                                               ; preds = %66
  %75 = load ptr, ptr %6, align 8
  %76 = load i32, ptr %12, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds ptr, ptr %75, i64 %77
  %79 = load ptr, ptr %78, align 8
  %80 = call i64 @strlen(ptr noundef %79) #4
  %81 = load ptr, ptr %11, align 8
  %82 = load ptr, ptr %8, align 8
  %83 = ptrtoint ptr %81 to i64
  %84 = ptrtoint ptr %82 to i64
  %85 = sub i64 %83, %84
  %86 = icmp eq i64 %80, %85
  br i1 %86, label %87, label %113

87:                                               ; preds = %74
  %88 = load ptr, ptr %6, align 8
  %89 = load i32, ptr %12, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %88, i64 %90
  %92 = load ptr, ptr %91, align 8
  %93 = load ptr, ptr %8, align 8
  %94 = load ptr, ptr %11, align 8
  %95 = load ptr, ptr %8, align 8
  %96 = ptrtoint ptr %94 to i64
  %97 = ptrtoint ptr %95 to i64
  %98 = sub i64 %96, %97
  %99 = call i32 @strncmp(ptr noundef %92, ptr noundef %93, i64 noundef %98) #4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %113

101:                                              ; preds = %87
  %102 = load ptr, ptr %11, align 8
  %103 = load ptr, ptr %9, align 8
  %104 = icmp ult ptr %102, %103
  br i1 %104, label %105, label %108

105:                                              ; preds = %101
  %106 = load ptr, ptr %11, align 8
  %107 = getelementptr inbounds i8, ptr %106, i64 1
  br label %109

108:                                              ; preds = %101
  br label %109

109:                                              ; preds = %108, %105
  %110 = phi ptr [ %107, %105 ], [ null, %108 ]
  %111 = load ptr, ptr %7, align 8
  store ptr %110, ptr %111, align 8
  %112 = load i32, ptr %12, align 4
  store i32 %112, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %117

113:                                              ; preds = %87, %74
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %12, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %12, align 4
  br label %66, !llvm.loop !21

117:                                              ; preds = %109, %73
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #3
  %118 = load i32, ptr %10, align 4
  switch i32 %118, label %122 [
    i32 6, label %119
  ]

119:                                              ; preds = %117
  %120 = load ptr, ptr %8, align 8
  %121 = load ptr, ptr %7, align 8
  store ptr %120, ptr %121, align 8
  store i32 -1, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %122

122:                                              ; preds = %119, %117
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #3
  br label %123

123:                                              ; preds = %122, %19
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #3
  %124 = load i32, ptr %4, align 4
  ret i32 %124
}

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
define internal ptr @bracket(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #3
  %17 = load ptr, ptr %6, align 8
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 33
  br i1 %20, label %26, label %21

21:                                               ; preds = %4
  %22 = load ptr, ptr %6, align 8
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 94
  br label %26

26:                                               ; preds = %21, %4
  %27 = phi i1 [ true, %4 ], [ %25, %21 ]
  %28 = zext i1 %27 to i32
  store i32 %28, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #3
  store i32 0, ptr %11, align 4
  %29 = load ptr, ptr %9, align 8
  store i32 0, ptr %29, align 4
  %30 = load i32, ptr %10, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %26
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds i8, ptr %33, i32 1
  store ptr %34, ptr %6, align 8
  br label %35

35:                                               ; preds = %32, %26
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #3
  store i32 1, ptr %12, align 4
  br label %36

36:                                               ; preds = %222, %35
  %37 = load i32, ptr %12, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %36
  %40 = load ptr, ptr %6, align 8
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp ne i32 %42, 93
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i1 [ true, %36 ], [ %43, %39 ]
  br i1 %45, label %47, label %46

46:                                               ; preds = %44
  store i32 2, ptr %13, align 4
  br label %223

47:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #3
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds i8, ptr %48, i32 1
  store ptr %49, ptr %6, align 8
  %50 = load i8, ptr %48, align 1
  %51 = zext i8 %50 to i32
  store i32 %51, ptr %14, align 4
  %52 = load i32, ptr %14, align 4
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %47
  store ptr null, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %219

55:                                               ; preds = %47
  %56 = load i32, ptr %14, align 4
  %57 = icmp eq i32 %56, 91
  br i1 %57, label %58, label %76

58:                                               ; preds = %55
  %59 = load ptr, ptr %6, align 8
  %60 = load i8, ptr %59, align 1
  %61 = sext i8 %60 to i32
  %62 = icmp eq i32 %61, 58
  br i1 %62, label %63, label %76

63:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #3
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 1
  %66 = load i32, ptr %7, align 4
  %67 = call ptr @class_of(ptr noundef %65, i32 noundef %66, ptr noundef %11) #4
  store ptr %67, ptr %15, align 8
  %68 = load ptr, ptr %15, align 8
  %69 = icmp ne ptr %68, null
  br i1 %69, label %70, label %72

70:                                               ; preds = %63
  %71 = load ptr, ptr %15, align 8
  store ptr %71, ptr %6, align 8
  store i32 4, ptr %13, align 4
  br label %73

72:                                               ; preds = %63
  store i32 0, ptr %13, align 4
  br label %73

73:                                               ; preds = %72, %70
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #3
  %74 = load i32, ptr %13, align 4
  switch i32 %74, label %219 [
    i32 0, label %75
  ]

75:                                               ; preds = %73
  br label %76

76:                                               ; preds = %75, %58, %55
  %77 = load i32, ptr %14, align 4
  %78 = icmp eq i32 %77, 91
  br i1 %78, label %79, label %117

79:                                               ; preds = %76
  %80 = load ptr, ptr %6, align 8
  %81 = load i8, ptr %80, align 1
  %82 = sext i8 %81 to i32
  %83 = icmp eq i32 %82, 46
  br i1 %83, label %89, label %84

84:                                               ; preds = %79
  %85 = load ptr, ptr %6, align 8
  %86 = load i8, ptr %85, align 1
  %87 = sext i8 %86 to i32
  %88 = icmp eq i32 %87, 61
  br i1 %88, label %89, label %117

89:                                               ; preds = %84, %79
  %90 = load ptr, ptr %6, align 8
  %91 = getelementptr inbounds i8, ptr %90, i64 1
  %92 = load i8, ptr %91, align 1
  %93 = sext i8 %92 to i32
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %117

95:                                               ; preds = %89
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds i8, ptr %96, i64 2
  %98 = load i8, ptr %97, align 1
  %99 = sext i8 %98 to i32
  %100 = load ptr, ptr %6, align 8
  %101 = load i8, ptr %100, align 1
  %102 = sext i8 %101 to i32
  %103 = icmp eq i32 %99, %102
  br i1 %103, label %104, label %117

104:                                              ; preds = %95
  %105 = load ptr, ptr %6, align 8
  %106 = getelementptr inbounds i8, ptr %105, i64 3
  %107 = load i8, ptr %106, align 1
  %108 = sext i8 %107 to i32
  %109 = icmp eq i32 %108, 93
  br i1 %109, label %110, label %117

110:                                              ; preds = %104
  %111 = load ptr, ptr %6, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 1
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  store i32 %114, ptr %14, align 4
  %115 = load ptr, ptr %6, align 8
  %116 = getelementptr inbounds i8, ptr %115, i64 4
  store ptr %116, ptr %6, align 8
  br label %134

117:                                              ; preds = %104, %95, %89, %84, %76
  %118 = load i32, ptr %14, align 4
  %119 = icmp eq i32 %118, 92
  br i1 %119, label %120, label %133

120:                                              ; preds = %117
  %121 = load i32, ptr %8, align 4
  %122 = and i32 %121, 2
  %123 = icmp ne i32 %122, 0
  br i1 %123, label %133, label %124

124:                                              ; preds = %120
  %125 = load ptr, ptr %6, align 8
  %126 = getelementptr inbounds i8, ptr %125, i32 1
  store ptr %126, ptr %6, align 8
  %127 = load i8, ptr %125, align 1
  %128 = zext i8 %127 to i32
  store i32 %128, ptr %14, align 4
  %129 = icmp ne i32 %128, 0
  br i1 %129, label %133, label %130

130:                                              ; preds = %124
  %131 = load ptr, ptr %6, align 8
  %132 = getelementptr inbounds i8, ptr %131, i64 -1
  store ptr %132, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %219

133:                                              ; preds = %124, %120, %117
  br label %134

134:                                              ; preds = %133, %110
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #3
  %135 = load i32, ptr %14, align 4
  store i32 %135, ptr %16, align 4
  %136 = load ptr, ptr %6, align 8
  %137 = load i8, ptr %136, align 1
  %138 = sext i8 %137 to i32
  %139 = icmp eq i32 %138, 45
  br i1 %139, label %140, label %161

140:                                              ; preds = %134
  %141 = load ptr, ptr %6, align 8
  %142 = getelementptr inbounds i8, ptr %141, i64 1
  %143 = load i8, ptr %142, align 1
  %144 = icmp ne i8 %143, 0
  br i1 %144, label %161, label %145

145:                                              ; preds = %140
  %146 = load i32, ptr %11, align 4
  %147 = icmp ne i32 %146, 0
  br i1 %147, label %156, label %148

148:                                              ; preds = %145
  %149 = load i32, ptr %14, align 4
  %150 = load i32, ptr %8, align 4
  %151 = call i32 @folded(i32 noundef %149, i32 noundef %150) #4
  %152 = load i32, ptr %7, align 4
  %153 = load i32, ptr %8, align 4
  %154 = call i32 @folded(i32 noundef %152, i32 noundef %153) #4
  %155 = icmp eq i32 %151, %154
  br i1 %155, label %156, label %157

156:                                              ; preds = %148, %145
  br label %159

157:                                              ; preds = %148
  %158 = load ptr, ptr %6, align 8
  br label %159

159:                                              ; preds = %157, %156
  %160 = phi ptr [ null, %156 ], [ %158, %157 ]
  store ptr %160, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %218

161:                                              ; preds = %140, %134
  %162 = load ptr, ptr %6, align 8
  %163 = load i8, ptr %162, align 1
  %164 = sext i8 %163 to i32
  %165 = icmp eq i32 %164, 45
  br i1 %165, label %166, label %200

166:                                              ; preds = %161
  %167 = load ptr, ptr %6, align 8
  %168 = getelementptr inbounds i8, ptr %167, i64 1
  %169 = load i8, ptr %168, align 1
  %170 = sext i8 %169 to i32
  %171 = icmp ne i32 %170, 93
  br i1 %171, label %172, label %200

172:                                              ; preds = %166
  %173 = load ptr, ptr %6, align 8
  %174 = getelementptr inbounds i8, ptr %173, i64 1
  %175 = load i8, ptr %174, align 1
  %176 = sext i8 %175 to i32
  %177 = icmp eq i32 %176, 92
  br i1 %177, label %178, label %183

178:                                              ; preds = %172
  %179 = load i32, ptr %8, align 4
  %180 = and i32 %179, 2
  %181 = icmp ne i32 %180, 0
  %182 = xor i1 %181, true
  br label %183

183:                                              ; preds = %178, %172
  %184 = phi i1 [ false, %172 ], [ %182, %178 ]
  %185 = zext i1 %184 to i64
  %186 = select i1 %184, i32 2, i32 1
  %187 = load ptr, ptr %6, align 8
  %188 = sext i32 %186 to i64
  %189 = getelementptr inbounds i8, ptr %187, i64 %188
  store ptr %189, ptr %6, align 8
  %190 = load ptr, ptr %6, align 8
  %191 = load i8, ptr %190, align 1
  %192 = zext i8 %191 to i32
  store i32 %192, ptr %16, align 4
  %193 = load i32, ptr %16, align 4
  %194 = icmp ne i32 %193, 0
  br i1 %194, label %197, label %195

195:                                              ; preds = %183
  %196 = load ptr, ptr %6, align 8
  store ptr %196, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %218

197:                                              ; preds = %183
  %198 = load ptr, ptr %6, align 8
  %199 = getelementptr inbounds i8, ptr %198, i32 1
  store ptr %199, ptr %6, align 8
  br label %200

200:                                              ; preds = %197, %166, %161
  %201 = load i32, ptr %14, align 4
  %202 = load i32, ptr %8, align 4
  %203 = call i32 @folded(i32 noundef %201, i32 noundef %202) #4
  %204 = load i32, ptr %7, align 4
  %205 = load i32, ptr %8, align 4
  %206 = call i32 @folded(i32 noundef %204, i32 noundef %205) #4
  %207 = icmp sle i32 %203, %206
  br i1 %207, label %208, label %217

208:                                              ; preds = %200
  %209 = load i32, ptr %7, align 4
  %210 = load i32, ptr %8, align 4
  %211 = call i32 @folded(i32 noundef %209, i32 noundef %210) #4
  %212 = load i32, ptr %16, align 4
  %213 = load i32, ptr %8, align 4
  %214 = call i32 @folded(i32 noundef %212, i32 noundef %213) #4
  %215 = icmp sle i32 %211, %214
  br i1 %215, label %216, label %217

216:                                              ; preds = %208
  store i32 1, ptr %11, align 4
  br label %217

217:                                              ; preds = %216, %208, %200
  store i32 0, ptr %13, align 4
  br label %218

218:                                              ; preds = %217, %195, %159
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #3
  br label %219

219:                                              ; preds = %218, %130, %73, %54
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #3
  %220 = load i32, ptr %13, align 4
  switch i32 %220, label %223 [
    i32 0, label %221
    i32 4, label %222
  ]

221:                                              ; preds = %219
  br label %222

222:                                              ; preds = %221, %219
  store i32 0, ptr %12, align 4
  br label %36, !llvm.loop !22

223:                                              ; preds = %219, %46
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #3
  %224 = load i32, ptr %13, align 4
  switch i32 %224, label %233 [
    i32 2, label %225
  ]

225:                                              ; preds = %223
  %226 = load i32, ptr %11, align 4
  %227 = load i32, ptr %10, align 4
  %228 = icmp ne i32 %226, %227
  %229 = zext i1 %228 to i32
  %230 = load ptr, ptr %9, align 8
  store i32 %229, ptr %230, align 4
  %231 = load ptr, ptr %6, align 8
  %232 = getelementptr inbounds i8, ptr %231, i64 1
  store ptr %232, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %233

233:                                              ; preds = %225, %223
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #3
  %234 = load ptr, ptr %5, align 8
  ret ptr %234
}

; Function Attrs: nounwind
define internal i32 @folded(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, 16
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4
  %10 = icmp sge i32 %9, 65
  br i1 %10, label %11, label %17

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4
  %13 = icmp sle i32 %12, 90
  br i1 %13, label %14, label %17

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 32
  br label %19

17:                                               ; preds = %11, %8, %2
  %18 = load i32, ptr %3, align 4
  br label %19

19:                                               ; preds = %17, %14
  %20 = phi i32 [ %16, %14 ], [ %18, %17 ]
  ret i32 %20
}

; Function Attrs: nounwind
define internal ptr @class_of(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #3
  store i64 0, ptr %8, align 8
  br label %11

11:                                               ; preds = %48, %3
  %12 = load i64, ptr %8, align 8
  %13 = icmp ult i64 %12, 12
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %9, align 4
  br label %51

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #3
  %16 = load i64, ptr %8, align 8
  %17 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %16
  %18 = getelementptr inbounds %struct.anon, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 16
  %20 = call i64 @strlen(ptr noundef %19) #4
  store i64 %20, ptr %10, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = load i64, ptr %8, align 8
  %23 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %22
  %24 = getelementptr inbounds %struct.anon, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 16
  %26 = load i64, ptr %10, align 8
  %27 = call i32 @strncmp(ptr noundef %21, ptr noundef %25, i64 noundef %26) #4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %44

29:                                               ; preds = %15
  %30 = load i64, ptr %8, align 8
  %31 = getelementptr inbounds [12 x %struct.anon], ptr @classes, i64 0, i64 %30
  %32 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  %34 = load i32, ptr %6, align 4
  %35 = call i32 %33(i32 noundef %34) #4
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i32
  %38 = load ptr, ptr %7, align 8
  %39 = load i32, ptr %38, align 4
  %40 = or i32 %39, %37
  store i32 %40, ptr %38, align 4
  %41 = load ptr, ptr %5, align 8
  %42 = load i64, ptr %10, align 8
  %43 = getelementptr inbounds i8, ptr %41, i64 %42
  store ptr %43, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %45

44:                                               ; preds = %15
  store i32 0, ptr %9, align 4
  br label %45

45:                                               ; preds = %44, %29
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #3
  %46 = load i32, ptr %9, align 4
  switch i32 %46, label %51 [
    i32 0, label %47
  ]

47:                                               ; preds = %45
  br label %48

48:                                               ; preds = %47
  %49 = load i64, ptr %8, align 8
  %50 = add i64 %49, 1
  store i64 %50, ptr %8, align 8
  br label %11, !llvm.loop !23

51:                                               ; preds = %45, %14
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #3
  %52 = load i32, ptr %9, align 4
  switch i32 %52, label %56 [
    i32 2, label %53
    i32 1, label %54
  ]

53:                                               ; preds = %51
  store ptr null, ptr %4, align 8
  br label %54

54:                                               ; preds = %53, %51
  %55 = load ptr, ptr %4, align 8
  ret ptr %55

56:                                               ; preds = %51
  unreachable
}

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

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }
attributes #4 = { nobuiltin "no-builtins" }

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
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
