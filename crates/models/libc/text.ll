
%struct.anon = type { ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c".]\00", align 1
@classes = internal constant [12 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @isalnum }, %struct.anon { ptr @.str.3, ptr @isalpha }, %struct.anon { ptr @.str.4, ptr @isblank }, %struct.anon { ptr @.str.5, ptr @iscntrl }, %struct.anon { ptr @.str.6, ptr @isdigit }, %struct.anon { ptr @.str.7, ptr @isgraph }, %struct.anon { ptr @.str.8, ptr @islower }, %struct.anon { ptr @.str.9, ptr @isprint }, %struct.anon { ptr @.str.10, ptr @ispunct }, %struct.anon { ptr @.str.11, ptr @isspace }, %struct.anon { ptr @.str.12, ptr @isupper }, %struct.anon { ptr @.str.13, ptr @isxdigit }], align 16
@.str.2 = private unnamed_addr constant [8 x i8] c"alnum:]\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"alpha:]\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"blank:]\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"cntrl:]\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"digit:]\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"graph:]\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"lower:]\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"print:]\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"punct:]\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"space:]\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"upper:]\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"xdigit:]\00", align 1

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
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  br label %17

17:                                               ; preds = %187, %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #3
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds i8, ptr %18, i32 1
  store ptr %19, ptr %6, align 8
  %20 = load i8, ptr %18, align 1
  %21 = zext i8 %20 to i32
  store i32 %21, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #3
  %22 = load ptr, ptr %7, align 8
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  store i32 %24, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #3
  %25 = load i32, ptr %9, align 4
  %26 = and i32 %25, 1
  %27 = icmp ne i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = load i32, ptr %11, align 4
  %30 = icmp eq i32 %29, 47
  %31 = zext i1 %30 to i32
  %32 = and i32 %28, %31
  store i32 %32, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #3
  %33 = load i32, ptr %9, align 4
  %34 = and i32 %33, 4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %61

36:                                               ; preds = %17
  %37 = load ptr, ptr %7, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = icmp eq ptr %37, %38
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = load i32, ptr %9, align 4
  %42 = and i32 %41, 1
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %61

44:                                               ; preds = %40, %36
  %45 = load i32, ptr %11, align 4
  %46 = icmp eq i32 %45, 46
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %7, align 8
  %49 = load ptr, ptr %8, align 8
  %50 = icmp eq ptr %48, %49
  br i1 %50, label %57, label %51

51:                                               ; preds = %44
  %52 = load ptr, ptr %7, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 -1
  %54 = load i8, ptr %53, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp eq i32 %55, 47
  br label %57

57:                                               ; preds = %51, %44
  %58 = phi i1 [ true, %44 ], [ %56, %51 ]
  %59 = zext i1 %58 to i32
  %60 = and i32 %47, %59
  br label %62

61:                                               ; preds = %40, %17
  br label %62

62:                                               ; preds = %61, %57
  %63 = phi i32 [ %60, %57 ], [ 0, %61 ]
  store i32 %63, ptr %13, align 4
  %64 = load i32, ptr %10, align 4
  switch i32 %64, label %173 [
    i32 0, label %65
    i32 63, label %81
    i32 42, label %93
    i32 91, label %129
    i32 92, label %161
  ]

65:                                               ; preds = %62
  %66 = load i32, ptr %11, align 4
  %67 = icmp eq i32 %66, 0
  %68 = zext i1 %67 to i32
  %69 = load i32, ptr %9, align 4
  %70 = and i32 %69, 8
  %71 = icmp ne i32 %70, 0
  %72 = zext i1 %71 to i32
  %73 = load i32, ptr %11, align 4
  %74 = icmp eq i32 %73, 47
  %75 = zext i1 %74 to i32
  %76 = and i32 %72, %75
  %77 = or i32 %68, %76
  %78 = icmp ne i32 %77, 0
  %79 = xor i1 %78, true
  %80 = zext i1 %79 to i32
  store i32 %80, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %184

81:                                               ; preds = %62
  %82 = load i32, ptr %11, align 4
  %83 = icmp ne i32 %82, 0
  %84 = xor i1 %83, true
  %85 = zext i1 %84 to i32
  %86 = load i32, ptr %12, align 4
  %87 = or i32 %85, %86
  %88 = load i32, ptr %13, align 4
  %89 = or i32 %87, %88
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %92

91:                                               ; preds = %81
  store i32 1, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %184

92:                                               ; preds = %81
  br label %183

93:                                               ; preds = %62
  %94 = load i32, ptr %13, align 4
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %93
  store i32 1, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %184

97:                                               ; preds = %93
  br label %98

98:                                               ; preds = %126, %97
  %99 = load ptr, ptr %6, align 8
  %100 = load ptr, ptr %7, align 8
  %101 = load ptr, ptr %8, align 8
  %102 = load i32, ptr %9, align 4
  %103 = call i32 @match(ptr noundef %99, ptr noundef %100, ptr noundef %101, i32 noundef %102) #4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %106

105:                                              ; preds = %98
  store i32 0, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %184

106:                                              ; preds = %98
  %107 = load ptr, ptr %7, align 8
  %108 = load i8, ptr %107, align 1
  %109 = icmp ne i8 %108, 0
  %110 = xor i1 %109, true
  %111 = zext i1 %110 to i32
  %112 = load i32, ptr %9, align 4
  %113 = and i32 %112, 1
  %114 = icmp ne i32 %113, 0
  %115 = zext i1 %114 to i32
  %116 = load ptr, ptr %7, align 8
  %117 = load i8, ptr %116, align 1
  %118 = sext i8 %117 to i32
  %119 = icmp eq i32 %118, 47
  %120 = zext i1 %119 to i32
  %121 = and i32 %115, %120
  %122 = or i32 %111, %121
  %123 = icmp ne i32 %122, 0
  br i1 %123, label %124, label %125

124:                                              ; preds = %106
  store i32 1, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %184

125:                                              ; preds = %106
  br label %126

126:                                              ; preds = %125
  %127 = load ptr, ptr %7, align 8
  %128 = getelementptr inbounds i8, ptr %127, i32 1
  store ptr %128, ptr %7, align 8
  br label %98, !llvm.loop !17

129:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #3
  call void @llvm.lifetime.start.p0(i64 8, ptr %16) #3
  %130 = load ptr, ptr %6, align 8
  %131 = load i32, ptr %11, align 4
  %132 = load i32, ptr %9, align 4
  %133 = call ptr @bracket(ptr noundef %130, i32 noundef %131, i32 noundef %132, ptr noundef %15) #4
  store ptr %133, ptr %16, align 8
  %134 = load ptr, ptr %16, align 8
  %135 = icmp ne ptr %134, null
  br i1 %135, label %136, label %154

136:                                              ; preds = %129
  %137 = load i32, ptr %11, align 4
  %138 = icmp ne i32 %137, 0
  %139 = xor i1 %138, true
  %140 = zext i1 %139 to i32
  %141 = load i32, ptr %12, align 4
  %142 = or i32 %140, %141
  %143 = load i32, ptr %13, align 4
  %144 = or i32 %142, %143
  %145 = load i32, ptr %15, align 4
  %146 = icmp ne i32 %145, 0
  %147 = xor i1 %146, true
  %148 = zext i1 %147 to i32
  %149 = or i32 %144, %148
  %150 = icmp ne i32 %149, 0
  br i1 %150, label %151, label %152

151:                                              ; preds = %136
  store i32 1, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %159

152:                                              ; preds = %136
  %153 = load ptr, ptr %16, align 8
  store ptr %153, ptr %6, align 8
  store i32 5, ptr %14, align 4
  br label %159

154:                                              ; preds = %129
  %155 = load i32, ptr %11, align 4
  %156 = icmp ne i32 %155, 91
  br i1 %156, label %157, label %158

157:                                              ; preds = %154
  store i32 1, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %159

158:                                              ; preds = %154
  store i32 5, ptr %14, align 4
  br label %159

159:                                              ; preds = %158, %157, %152, %151
  call void @llvm.lifetime.end.p0(i64 8, ptr %16) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #3
  %160 = load i32, ptr %14, align 4
  switch i32 %160, label %184 [
    i32 5, label %183
  ]

161:                                              ; preds = %62
  %162 = load i32, ptr %9, align 4
  %163 = and i32 %162, 2
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %172, label %165

165:                                              ; preds = %161
  %166 = load ptr, ptr %6, align 8
  %167 = getelementptr inbounds i8, ptr %166, i32 1
  store ptr %167, ptr %6, align 8
  %168 = load i8, ptr %166, align 1
  %169 = zext i8 %168 to i32
  store i32 %169, ptr %10, align 4
  %170 = icmp ne i32 %169, 0
  br i1 %170, label %172, label %171

171:                                              ; preds = %165
  store i32 1, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %184

172:                                              ; preds = %165, %161
  br label %173

173:                                              ; preds = %62, %172
  %174 = load i32, ptr %10, align 4
  %175 = load i32, ptr %9, align 4
  %176 = call i32 @folded(i32 noundef %174, i32 noundef %175) #4
  %177 = load i32, ptr %11, align 4
  %178 = load i32, ptr %9, align 4
  %179 = call i32 @folded(i32 noundef %177, i32 noundef %178) #4
  %180 = icmp ne i32 %176, %179
  br i1 %180, label %181, label %182

181:                                              ; preds = %173
  store i32 1, ptr %5, align 4
  store i32 1, ptr %14, align 4
  br label %184

182:                                              ; preds = %173
  br label %183

183:                                              ; preds = %182, %159, %92
  store i32 0, ptr %14, align 4
  br label %184

184:                                              ; preds = %183, %181, %171, %159, %124, %105, %96, %91, %65
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #3
  %185 = load i32, ptr %14, align 4
  switch i32 %185, label %192 [
    i32 0, label %186
    i32 1, label %190
  ]

186:                                              ; preds = %184
  br label %187

187:                                              ; preds = %186
  %188 = load ptr, ptr %7, align 8
  %189 = getelementptr inbounds i8, ptr %188, i32 1
  store ptr %189, ptr %7, align 8
  br label %17, !llvm.loop !18

190:                                              ; preds = %184
  %191 = load i32, ptr %5, align 4
  ret i32 %191

192:                                              ; preds = %184
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
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #3
  %18 = load ptr, ptr %6, align 8
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 33
  br i1 %21, label %27, label %22

22:                                               ; preds = %4
  %23 = load ptr, ptr %6, align 8
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp eq i32 %25, 94
  br label %27

27:                                               ; preds = %22, %4
  %28 = phi i1 [ true, %4 ], [ %26, %22 ]
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #3
  store i32 0, ptr %11, align 4
  %30 = load ptr, ptr %9, align 8
  store i32 0, ptr %30, align 4
  %31 = load i32, ptr %10, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %27
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %6, align 8
  br label %36

36:                                               ; preds = %33, %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #3
  store i32 1, ptr %12, align 4
  br label %37

37:                                               ; preds = %260, %36
  %38 = load i32, ptr %12, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %45, label %40

40:                                               ; preds = %37
  %41 = load ptr, ptr %6, align 8
  %42 = load i8, ptr %41, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp ne i32 %43, 93
  br label %45

45:                                               ; preds = %40, %37
  %46 = phi i1 [ true, %37 ], [ %44, %40 ]
  br i1 %46, label %48, label %47

47:                                               ; preds = %45
  store i32 2, ptr %13, align 4
  br label %261

48:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #3
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds i8, ptr %49, i32 1
  store ptr %50, ptr %6, align 8
  %51 = load i8, ptr %49, align 1
  %52 = zext i8 %51 to i32
  store i32 %52, ptr %14, align 4
  %53 = load i32, ptr %14, align 4
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %48
  store ptr null, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %257

56:                                               ; preds = %48
  %57 = load i32, ptr %14, align 4
  %58 = icmp eq i32 %57, 91
  br i1 %58, label %59, label %84

59:                                               ; preds = %56
  %60 = load ptr, ptr %6, align 8
  %61 = load i8, ptr %60, align 1
  %62 = sext i8 %61 to i32
  %63 = icmp eq i32 %62, 58
  br i1 %63, label %64, label %84

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #3
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds i8, ptr %65, i64 1
  %67 = load i32, ptr %7, align 4
  %68 = call ptr @class_of(ptr noundef %66, i32 noundef %67, ptr noundef %11) #4
  store ptr %68, ptr %15, align 8
  %69 = load ptr, ptr %15, align 8
  %70 = icmp ne ptr %69, null
  br i1 %70, label %71, label %73

71:                                               ; preds = %64
  %72 = load ptr, ptr %15, align 8
  store ptr %72, ptr %6, align 8
  store i32 4, ptr %13, align 4
  br label %81

73:                                               ; preds = %64
  %74 = load ptr, ptr %6, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 1
  %76 = call i32 @is_class(ptr noundef %75) #4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %80

78:                                               ; preds = %73
  %79 = load ptr, ptr %6, align 8
  store ptr %79, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %81

80:                                               ; preds = %73
  store i32 0, ptr %13, align 4
  br label %81

81:                                               ; preds = %80, %78, %71
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #3
  %82 = load i32, ptr %13, align 4
  switch i32 %82, label %257 [
    i32 0, label %83
  ]

83:                                               ; preds = %81
  br label %84

84:                                               ; preds = %83, %59, %56
  %85 = load i32, ptr %14, align 4
  %86 = icmp eq i32 %85, 91
  br i1 %86, label %87, label %153

87:                                               ; preds = %84
  %88 = load ptr, ptr %6, align 8
  %89 = load i8, ptr %88, align 1
  %90 = sext i8 %89 to i32
  %91 = icmp eq i32 %90, 46
  br i1 %91, label %97, label %92

92:                                               ; preds = %87
  %93 = load ptr, ptr %6, align 8
  %94 = load i8, ptr %93, align 1
  %95 = sext i8 %94 to i32
  %96 = icmp eq i32 %95, 61
  br i1 %96, label %97, label %153

97:                                               ; preds = %92, %87
  %98 = load ptr, ptr %6, align 8
  %99 = getelementptr inbounds i8, ptr %98, i64 1
  %100 = load i8, ptr %99, align 1
  %101 = sext i8 %100 to i32
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %125

103:                                              ; preds = %97
  %104 = load ptr, ptr %6, align 8
  %105 = getelementptr inbounds i8, ptr %104, i64 2
  %106 = load i8, ptr %105, align 1
  %107 = sext i8 %106 to i32
  %108 = load ptr, ptr %6, align 8
  %109 = load i8, ptr %108, align 1
  %110 = sext i8 %109 to i32
  %111 = icmp eq i32 %107, %110
  br i1 %111, label %112, label %125

112:                                              ; preds = %103
  %113 = load ptr, ptr %6, align 8
  %114 = getelementptr inbounds i8, ptr %113, i64 3
  %115 = load i8, ptr %114, align 1
  %116 = sext i8 %115 to i32
  %117 = icmp eq i32 %116, 93
  br i1 %117, label %118, label %125

118:                                              ; preds = %112
  %119 = load ptr, ptr %6, align 8
  %120 = getelementptr inbounds i8, ptr %119, i64 1
  %121 = load i8, ptr %120, align 1
  %122 = zext i8 %121 to i32
  store i32 %122, ptr %14, align 4
  %123 = load ptr, ptr %6, align 8
  %124 = getelementptr inbounds i8, ptr %123, i64 4
  store ptr %124, ptr %6, align 8
  br label %152

125:                                              ; preds = %112, %103, %97
  %126 = load ptr, ptr %6, align 8
  %127 = load i8, ptr %126, align 1
  %128 = sext i8 %127 to i32
  %129 = icmp eq i32 %128, 46
  br i1 %129, label %130, label %145

130:                                              ; preds = %125
  call void @llvm.lifetime.start.p0(i64 8, ptr %16) #3
  %131 = load ptr, ptr %6, align 8
  %132 = getelementptr inbounds i8, ptr %131, i64 1
  %133 = call ptr @strstr(ptr noundef %132, ptr noundef @.str.1) #4
  store ptr %133, ptr %16, align 8
  %134 = load ptr, ptr %16, align 8
  %135 = icmp ne ptr %134, null
  br i1 %135, label %136, label %139

136:                                              ; preds = %130
  %137 = load i32, ptr %11, align 4
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %141, label %139

139:                                              ; preds = %136, %130
  %140 = load ptr, ptr %6, align 8
  store ptr %140, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %144

141:                                              ; preds = %136
  %142 = load ptr, ptr %16, align 8
  %143 = getelementptr inbounds i8, ptr %142, i64 2
  store ptr %143, ptr %6, align 8
  store i32 4, ptr %13, align 4
  br label %144

144:                                              ; preds = %141, %139
  call void @llvm.lifetime.end.p0(i64 8, ptr %16) #3
  br label %257

145:                                              ; preds = %125
  %146 = load i32, ptr %11, align 4
  %147 = icmp ne i32 %146, 0
  br i1 %147, label %148, label %150

148:                                              ; preds = %145
  %149 = load ptr, ptr %6, align 8
  store ptr %149, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %257

150:                                              ; preds = %145
  br label %151

151:                                              ; preds = %150
  br label %152

152:                                              ; preds = %151, %118
  br label %170

153:                                              ; preds = %92, %84
  %154 = load i32, ptr %14, align 4
  %155 = icmp eq i32 %154, 92
  br i1 %155, label %156, label %169

156:                                              ; preds = %153
  %157 = load i32, ptr %8, align 4
  %158 = and i32 %157, 2
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %169, label %160

160:                                              ; preds = %156
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds i8, ptr %161, i32 1
  store ptr %162, ptr %6, align 8
  %163 = load i8, ptr %161, align 1
  %164 = zext i8 %163 to i32
  store i32 %164, ptr %14, align 4
  %165 = icmp ne i32 %164, 0
  br i1 %165, label %169, label %166

166:                                              ; preds = %160
  %167 = load ptr, ptr %6, align 8
  %168 = getelementptr inbounds i8, ptr %167, i64 -1
  store ptr %168, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %257

169:                                              ; preds = %160, %156, %153
  br label %170

170:                                              ; preds = %169, %152
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #3
  %171 = load i32, ptr %14, align 4
  store i32 %171, ptr %17, align 4
  %172 = load ptr, ptr %6, align 8
  %173 = load i8, ptr %172, align 1
  %174 = sext i8 %173 to i32
  %175 = icmp eq i32 %174, 45
  br i1 %175, label %176, label %197

176:                                              ; preds = %170
  %177 = load ptr, ptr %6, align 8
  %178 = getelementptr inbounds i8, ptr %177, i64 1
  %179 = load i8, ptr %178, align 1
  %180 = icmp ne i8 %179, 0
  br i1 %180, label %197, label %181

181:                                              ; preds = %176
  %182 = load i32, ptr %11, align 4
  %183 = icmp ne i32 %182, 0
  br i1 %183, label %192, label %184

184:                                              ; preds = %181
  %185 = load i32, ptr %14, align 4
  %186 = load i32, ptr %8, align 4
  %187 = call i32 @folded(i32 noundef %185, i32 noundef %186) #4
  %188 = load i32, ptr %7, align 4
  %189 = load i32, ptr %8, align 4
  %190 = call i32 @folded(i32 noundef %188, i32 noundef %189) #4
  %191 = icmp eq i32 %187, %190
  br i1 %191, label %192, label %193

192:                                              ; preds = %184, %181
  br label %195

193:                                              ; preds = %184
  %194 = load ptr, ptr %6, align 8
  br label %195

195:                                              ; preds = %193, %192
  %196 = phi ptr [ null, %192 ], [ %194, %193 ]
  store ptr %196, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %256

197:                                              ; preds = %176, %170
  %198 = load ptr, ptr %6, align 8
  %199 = load i8, ptr %198, align 1
  %200 = sext i8 %199 to i32
  %201 = icmp eq i32 %200, 45
  br i1 %201, label %202, label %236

202:                                              ; preds = %197
  %203 = load ptr, ptr %6, align 8
  %204 = getelementptr inbounds i8, ptr %203, i64 1
  %205 = load i8, ptr %204, align 1
  %206 = sext i8 %205 to i32
  %207 = icmp ne i32 %206, 93
  br i1 %207, label %208, label %236

208:                                              ; preds = %202
  %209 = load ptr, ptr %6, align 8
  %210 = getelementptr inbounds i8, ptr %209, i64 1
  %211 = load i8, ptr %210, align 1
  %212 = sext i8 %211 to i32
  %213 = icmp eq i32 %212, 92
  br i1 %213, label %214, label %219

214:                                              ; preds = %208
  %215 = load i32, ptr %8, align 4
  %216 = and i32 %215, 2
  %217 = icmp ne i32 %216, 0
  %218 = xor i1 %217, true
  br label %219

219:                                              ; preds = %214, %208
  %220 = phi i1 [ false, %208 ], [ %218, %214 ]
  %221 = zext i1 %220 to i64
  %222 = select i1 %220, i32 2, i32 1
  %223 = load ptr, ptr %6, align 8
  %224 = sext i32 %222 to i64
  %225 = getelementptr inbounds i8, ptr %223, i64 %224
  store ptr %225, ptr %6, align 8
  %226 = load ptr, ptr %6, align 8
  %227 = load i8, ptr %226, align 1
  %228 = zext i8 %227 to i32
  store i32 %228, ptr %17, align 4
  %229 = load i32, ptr %17, align 4
  %230 = icmp ne i32 %229, 0
  br i1 %230, label %233, label %231

231:                                              ; preds = %219
  %232 = load ptr, ptr %6, align 8
  store ptr %232, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %256

233:                                              ; preds = %219
  %234 = load ptr, ptr %6, align 8
  %235 = getelementptr inbounds i8, ptr %234, i32 1
  store ptr %235, ptr %6, align 8
  br label %236

236:                                              ; preds = %233, %202, %197
  %237 = load i32, ptr %14, align 4
  %238 = load i32, ptr %8, align 4
  %239 = call i32 @folded(i32 noundef %237, i32 noundef %238) #4
  %240 = load i32, ptr %7, align 4
  %241 = load i32, ptr %8, align 4
  %242 = call i32 @folded(i32 noundef %240, i32 noundef %241) #4
  %243 = icmp sle i32 %239, %242
  %244 = zext i1 %243 to i32
  %245 = load i32, ptr %7, align 4
  %246 = load i32, ptr %8, align 4
  %247 = call i32 @folded(i32 noundef %245, i32 noundef %246) #4
  %248 = load i32, ptr %17, align 4
  %249 = load i32, ptr %8, align 4
  %250 = call i32 @folded(i32 noundef %248, i32 noundef %249) #4
  %251 = icmp sle i32 %247, %250
  %252 = zext i1 %251 to i32
  %253 = and i32 %244, %252
  %254 = load i32, ptr %11, align 4
  %255 = or i32 %254, %253
  store i32 %255, ptr %11, align 4
  store i32 0, ptr %13, align 4
  br label %256

256:                                              ; preds = %236, %231, %195
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #3
  br label %257

257:                                              ; preds = %256, %166, %148, %144, %81, %55
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #3
  %258 = load i32, ptr %13, align 4
  switch i32 %258, label %261 [
    i32 0, label %259
    i32 4, label %260
  ]

259:                                              ; preds = %257
  br label %260

260:                                              ; preds = %259, %257
  store i32 0, ptr %12, align 4
  br label %37, !llvm.loop !22

261:                                              ; preds = %257, %47
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #3
  %262 = load i32, ptr %13, align 4
  switch i32 %262, label %271 [
    i32 2, label %263
  ]

263:                                              ; preds = %261
  %264 = load i32, ptr %11, align 4
  %265 = load i32, ptr %10, align 4
  %266 = icmp ne i32 %264, %265
  %267 = zext i1 %266 to i32
  %268 = load ptr, ptr %9, align 8
  store i32 %267, ptr %268, align 4
  %269 = load ptr, ptr %6, align 8
  %270 = getelementptr inbounds i8, ptr %269, i64 1
  store ptr %270, ptr %5, align 8
  store i32 1, ptr %13, align 4
  br label %271

271:                                              ; preds = %263, %261
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #3
  %272 = load ptr, ptr %5, align 8
  ret ptr %272
}

; Function Attrs: nounwind
define internal i32 @folded(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 16
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i32
  %10 = load i32, ptr %3, align 4
  %11 = icmp sge i32 %10, 65
  %12 = zext i1 %11 to i32
  %13 = and i32 %9, %12
  %14 = load i32, ptr %3, align 4
  %15 = icmp sle i32 %14, 90
  %16 = zext i1 %15 to i32
  %17 = and i32 %13, %16
  %18 = mul nsw i32 32, %17
  %19 = add nsw i32 %5, %18
  ret i32 %19
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

; Function Attrs: nounwind
define internal i32 @is_class(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  br label %3

3:                                                ; preds = %15, %1
  %4 = load ptr, ptr %2, align 8
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp sge i32 %6, 97
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = load ptr, ptr %2, align 8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp slt i32 %11, 122
  br label %13

13:                                               ; preds = %8, %3
  %14 = phi i1 [ false, %3 ], [ %12, %8 ]
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %2, align 8
  br label %3, !llvm.loop !24

18:                                               ; preds = %13
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i32 %22, 58
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 1
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 93
  br label %30

30:                                               ; preds = %24, %18
  %31 = phi i1 [ false, %18 ], [ %29, %24 ]
  %32 = zext i1 %31 to i32
  ret i32 %32
}

declare ptr @strstr(ptr noundef, ptr noundef) #2

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
!24 = distinct !{!24, !5, !6}
