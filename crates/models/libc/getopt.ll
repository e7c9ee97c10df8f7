
%struct.option = type { ptr, i32, ptr, i32 }

@optind = dso_local global i32 1, align 4
@opterr = dso_local global i32 1, align 4
@optarg = dso_local global ptr null, align 8
@optopt = dso_local global i32 0, align 4
@started = internal global i32 0, align 4
@last_skipped = internal global i32 0, align 4
@first_skipped = internal global i32 0, align 4
@rest = internal global ptr null, align 8
@.str = private unnamed_addr constant [16 x i8] c"POSIXLY_CORRECT\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"%s: invalid option -- '%c'\0A\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"%s: option requires an argument -- '%c'\0A\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"%s: option '%s%s' is ambiguous\0A\00", align 1
@.str.6 = private unnamed_addr constant [32 x i8] c"%s: unrecognized option '%s%s'\0A\00", align 1
@.str.7 = private unnamed_addr constant [45 x i8] c"%s: option '%s%s' doesn't allow an argument\0A\00", align 1
@.str.8 = private unnamed_addr constant [40 x i8] c"%s: option '%s%s' requires an argument\0A\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_getopt(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @next(i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef null, ptr noundef null, i32 noundef 0) #3
  ret i32 %10
}

; Function Attrs: nounwind
define internal i32 @next(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %20, 1
  br i1 %21, label %22, label %23

22:                                               ; preds = %6
  store i32 -1, ptr %7, align 4
  br label %367

23:                                               ; preds = %6
  %24 = load i32, ptr @optind, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = load i32, ptr @started, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %26, %23
  %30 = load i32, ptr @optind, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  store i32 1, ptr @optind, align 4
  br label %33

33:                                               ; preds = %32, %29
  %34 = load i32, ptr @optind, align 4
  store i32 %34, ptr @last_skipped, align 4
  store i32 %34, ptr @first_skipped, align 4
  store ptr null, ptr @rest, align 8
  store i32 1, ptr @started, align 4
  br label %35

35:                                               ; preds = %33, %26
  store ptr null, ptr @optarg, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #4
  %36 = load ptr, ptr %10, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 0
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  %40 = icmp eq i32 %39, 43
  br i1 %40, label %44, label %41

41:                                               ; preds = %35
  %42 = call ptr @getenv(ptr noundef @.str) #3
  %43 = icmp ne ptr %42, null
  br label %44

44:                                               ; preds = %41, %35
  %45 = phi i1 [ true, %35 ], [ %43, %41 ]
  %46 = zext i1 %45 to i32
  store i32 %46, ptr %14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #4
  %47 = load ptr, ptr %10, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 0
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i32
  %51 = icmp eq i32 %50, 45
  %52 = zext i1 %51 to i32
  store i32 %52, ptr %15, align 4
  %53 = load ptr, ptr %10, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 0
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp eq i32 %56, 43
  br i1 %57, label %64, label %58

58:                                               ; preds = %44
  %59 = load ptr, ptr %10, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 0
  %61 = load i8, ptr %60, align 1
  %62 = sext i8 %61 to i32
  %63 = icmp eq i32 %62, 45
  br i1 %63, label %64, label %67

64:                                               ; preds = %58, %44
  %65 = load ptr, ptr %10, align 8
  %66 = getelementptr inbounds i8, ptr %65, i32 1
  store ptr %66, ptr %10, align 8
  br label %67

67:                                               ; preds = %64, %58
  %68 = load ptr, ptr @rest, align 8
  %69 = icmp ne ptr %68, null
  br i1 %69, label %70, label %74

70:                                               ; preds = %67
  %71 = load ptr, ptr @rest, align 8
  %72 = load i8, ptr %71, align 1
  %73 = icmp ne i8 %72, 0
  br i1 %73, label %266, label %74

74:                                               ; preds = %70, %67
  %75 = load i32, ptr @last_skipped, align 4
  %76 = load i32, ptr @optind, align 4
  %77 = icmp sgt i32 %75, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %74
  %79 = load i32, ptr @optind, align 4
  store i32 %79, ptr @last_skipped, align 4
  br label %80

80:                                               ; preds = %78, %74
  %81 = load i32, ptr @first_skipped, align 4
  %82 = load i32, ptr @optind, align 4
  %83 = icmp sgt i32 %81, %82
  br i1 %83, label %84, label %86

84:                                               ; preds = %80
  %85 = load i32, ptr @optind, align 4
  store i32 %85, ptr @first_skipped, align 4
  br label %86

86:                                               ; preds = %84, %80
  %87 = load i32, ptr %14, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %130, label %89

89:                                               ; preds = %86
  %90 = load i32, ptr %15, align 4
  %91 = icmp ne i32 %90, 0
  br i1 %91, label %130, label %92

92:                                               ; preds = %89
  %93 = load i32, ptr @first_skipped, align 4
  %94 = load i32, ptr @last_skipped, align 4
  %95 = icmp ne i32 %93, %94
  br i1 %95, label %96, label %102

96:                                               ; preds = %92
  %97 = load i32, ptr @last_skipped, align 4
  %98 = load i32, ptr @optind, align 4
  %99 = icmp ne i32 %97, %98
  br i1 %99, label %100, label %102

100:                                              ; preds = %96
  %101 = load ptr, ptr %9, align 8
  call void @exchange(ptr noundef %101) #3
  br label %109

102:                                              ; preds = %96, %92
  %103 = load i32, ptr @last_skipped, align 4
  %104 = load i32, ptr @optind, align 4
  %105 = icmp ne i32 %103, %104
  br i1 %105, label %106, label %108

106:                                              ; preds = %102
  %107 = load i32, ptr @optind, align 4
  store i32 %107, ptr @first_skipped, align 4
  br label %108

108:                                              ; preds = %106, %102
  br label %109

109:                                              ; preds = %108, %100
  br label %110

110:                                              ; preds = %125, %109
  %111 = load i32, ptr @optind, align 4
  %112 = load i32, ptr %8, align 4
  %113 = icmp slt i32 %111, %112
  br i1 %113, label %114, label %123

114:                                              ; preds = %110
  %115 = load ptr, ptr %9, align 8
  %116 = load i32, ptr @optind, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %115, i64 %117
  %119 = load ptr, ptr %118, align 8
  %120 = call i32 @is_option(ptr noundef %119) #3
  %121 = icmp ne i32 %120, 0
  %122 = xor i1 %121, true
  br label %123

123:                                              ; preds = %114, %110
  %124 = phi i1 [ false, %110 ], [ %122, %114 ]
  br i1 %124, label %125, label %128

125:                                              ; preds = %123
  %126 = load i32, ptr @optind, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr @optind, align 4
  br label %110, !llvm.loop !4

128:                                              ; preds = %123
  %129 = load i32, ptr @optind, align 4
  store i32 %129, ptr @last_skipped, align 4
  br label %130

130:                                              ; preds = %128, %89, %86
  %131 = load i32, ptr @optind, align 4
  %132 = load i32, ptr %8, align 4
  %133 = icmp slt i32 %131, %132
  br i1 %133, label %134, label %164

134:                                              ; preds = %130
  %135 = load ptr, ptr %9, align 8
  %136 = load i32, ptr @optind, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds ptr, ptr %135, i64 %137
  %139 = load ptr, ptr %138, align 8
  %140 = call i32 @strcmp(ptr noundef %139, ptr noundef @.str.1) #3
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %164

142:                                              ; preds = %134
  %143 = load i32, ptr @optind, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr @optind, align 4
  %145 = load i32, ptr @first_skipped, align 4
  %146 = load i32, ptr @last_skipped, align 4
  %147 = icmp ne i32 %145, %146
  br i1 %147, label %148, label %154

148:                                              ; preds = %142
  %149 = load i32, ptr @last_skipped, align 4
  %150 = load i32, ptr @optind, align 4
  %151 = icmp ne i32 %149, %150
  br i1 %151, label %152, label %154

152:                                              ; preds = %148
  %153 = load ptr, ptr %9, align 8
  call void @exchange(ptr noundef %153) #3
  br label %161

154:                                              ; preds = %148, %142
  %155 = load i32, ptr @first_skipped, align 4
  %156 = load i32, ptr @last_skipped, align 4
  %157 = icmp eq i32 %155, %156
  br i1 %157, label %158, label %160

158:                                              ; preds = %154
  %159 = load i32, ptr @optind, align 4
  store i32 %159, ptr @first_skipped, align 4
  br label %160

160:                                              ; preds = %158, %154
  br label %161

161:                                              ; preds = %160, %152
  %162 = load i32, ptr %8, align 4
  store i32 %162, ptr @last_skipped, align 4
  %163 = load i32, ptr %8, align 4
  store i32 %163, ptr @optind, align 4
  br label %164

164:                                              ; preds = %161, %134, %130
  %165 = load i32, ptr @optind, align 4
  %166 = load i32, ptr %8, align 4
  %167 = icmp eq i32 %165, %166
  br i1 %167, label %168, label %175

168:                                              ; preds = %164
  %169 = load i32, ptr @first_skipped, align 4
  %170 = load i32, ptr @last_skipped, align 4
  %171 = icmp ne i32 %169, %170
  br i1 %171, label %172, label %174

172:                                              ; preds = %168
  %173 = load i32, ptr @first_skipped, align 4
  store i32 %173, ptr @optind, align 4
  br label %174

174:                                              ; preds = %172, %168
  store i32 -1, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %366

175:                                              ; preds = %164
  %176 = load ptr, ptr %9, align 8
  %177 = load i32, ptr @optind, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds ptr, ptr %176, i64 %178
  %180 = load ptr, ptr %179, align 8
  %181 = call i32 @is_option(ptr noundef %180) #3
  %182 = icmp ne i32 %181, 0
  br i1 %182, label %194, label %183

183:                                              ; preds = %175
  %184 = load i32, ptr %14, align 4
  %185 = icmp ne i32 %184, 0
  br i1 %185, label %186, label %187

186:                                              ; preds = %183
  store i32 -1, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %366

187:                                              ; preds = %183
  %188 = load ptr, ptr %9, align 8
  %189 = load i32, ptr @optind, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr @optind, align 4
  %191 = sext i32 %189 to i64
  %192 = getelementptr inbounds ptr, ptr %188, i64 %191
  %193 = load ptr, ptr %192, align 8
  store ptr %193, ptr @optarg, align 8
  store i32 1, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %366

194:                                              ; preds = %175
  %195 = load ptr, ptr %11, align 8
  %196 = icmp ne ptr %195, null
  br i1 %196, label %197, label %259

197:                                              ; preds = %194
  %198 = load ptr, ptr %9, align 8
  %199 = load i32, ptr @optind, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds ptr, ptr %198, i64 %200
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds i8, ptr %202, i64 1
  %204 = load i8, ptr %203, align 1
  %205 = sext i8 %204 to i32
  %206 = icmp eq i32 %205, 45
  br i1 %206, label %207, label %220

207:                                              ; preds = %197
  %208 = load i32, ptr %8, align 4
  %209 = load ptr, ptr %9, align 8
  %210 = load ptr, ptr %10, align 8
  %211 = load ptr, ptr %11, align 8
  %212 = load ptr, ptr %12, align 8
  %213 = load ptr, ptr %9, align 8
  %214 = load i32, ptr @optind, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds ptr, ptr %213, i64 %215
  %217 = load ptr, ptr %216, align 8
  %218 = getelementptr inbounds i8, ptr %217, i64 2
  %219 = call i32 @long_option(i32 noundef %208, ptr noundef %209, ptr noundef %210, ptr noundef %211, ptr noundef %212, ptr noundef %218, i32 noundef 2) #3
  store i32 %219, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %366

220:                                              ; preds = %197
  %221 = load i32, ptr %13, align 4
  %222 = icmp ne i32 %221, 0
  br i1 %222, label %223, label %258

223:                                              ; preds = %220
  %224 = load ptr, ptr %9, align 8
  %225 = load i32, ptr @optind, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds ptr, ptr %224, i64 %226
  %228 = load ptr, ptr %227, align 8
  %229 = getelementptr inbounds i8, ptr %228, i64 2
  %230 = load i8, ptr %229, align 1
  %231 = sext i8 %230 to i32
  %232 = icmp ne i32 %231, 0
  br i1 %232, label %245, label %233

233:                                              ; preds = %223
  %234 = load ptr, ptr %10, align 8
  %235 = load ptr, ptr %9, align 8
  %236 = load i32, ptr @optind, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds ptr, ptr %235, i64 %237
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds i8, ptr %239, i64 1
  %241 = load i8, ptr %240, align 1
  %242 = sext i8 %241 to i32
  %243 = call ptr @strchr(ptr noundef %234, i32 noundef %242) #3
  %244 = icmp ne ptr %243, null
  br i1 %244, label %258, label %245

245:                                              ; preds = %233, %223
  %246 = load i32, ptr %8, align 4
  %247 = load ptr, ptr %9, align 8
  %248 = load ptr, ptr %10, align 8
  %249 = load ptr, ptr %11, align 8
  %250 = load ptr, ptr %12, align 8
  %251 = load ptr, ptr %9, align 8
  %252 = load i32, ptr @optind, align 4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8
  %256 = getelementptr inbounds i8, ptr %255, i64 1
  %257 = call i32 @long_option(i32 noundef %246, ptr noundef %247, ptr noundef %248, ptr noundef %249, ptr noundef %250, ptr noundef %256, i32 noundef 1) #3
  store i32 %257, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %366

258:                                              ; preds = %233, %220
  br label %259

259:                                              ; preds = %258, %194
  %260 = load ptr, ptr %9, align 8
  %261 = load i32, ptr @optind, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds ptr, ptr %260, i64 %262
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr inbounds i8, ptr %264, i64 1
  store ptr %265, ptr @rest, align 8
  br label %266

266:                                              ; preds = %259, %70
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #4
  %267 = load ptr, ptr @rest, align 8
  %268 = getelementptr inbounds i8, ptr %267, i32 1
  store ptr %268, ptr @rest, align 8
  %269 = load i8, ptr %267, align 1
  %270 = sext i8 %269 to i32
  store i32 %270, ptr %17, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %18) #4
  %271 = load ptr, ptr %10, align 8
  %272 = load i32, ptr %17, align 4
  %273 = call ptr @strchr(ptr noundef %271, i32 noundef %272) #3
  store ptr %273, ptr %18, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #4
  %274 = load i32, ptr @opterr, align 4
  %275 = icmp ne i32 %274, 0
  br i1 %275, label %276, label %282

276:                                              ; preds = %266
  %277 = load ptr, ptr %10, align 8
  %278 = getelementptr inbounds i8, ptr %277, i64 0
  %279 = load i8, ptr %278, align 1
  %280 = sext i8 %279 to i32
  %281 = icmp eq i32 %280, 58
  br label %282

282:                                              ; preds = %276, %266
  %283 = phi i1 [ true, %266 ], [ %281, %276 ]
  %284 = zext i1 %283 to i32
  store i32 %284, ptr %19, align 4
  %285 = load ptr, ptr @rest, align 8
  %286 = load i8, ptr %285, align 1
  %287 = icmp ne i8 %286, 0
  br i1 %287, label %291, label %288

288:                                              ; preds = %282
  %289 = load i32, ptr @optind, align 4
  %290 = add nsw i32 %289, 1
  store i32 %290, ptr @optind, align 4
  br label %291

291:                                              ; preds = %288, %282
  %292 = load ptr, ptr %18, align 8
  %293 = icmp ne ptr %292, null
  br i1 %293, label %294, label %300

294:                                              ; preds = %291
  %295 = load i32, ptr %17, align 4
  %296 = icmp eq i32 %295, 58
  br i1 %296, label %300, label %297

297:                                              ; preds = %294
  %298 = load i32, ptr %17, align 4
  %299 = icmp eq i32 %298, 59
  br i1 %299, label %300, label %311

300:                                              ; preds = %297, %294, %291
  %301 = load i32, ptr %19, align 4
  %302 = icmp ne i32 %301, 0
  br i1 %302, label %309, label %303

303:                                              ; preds = %300
  %304 = load ptr, ptr %9, align 8
  %305 = getelementptr inbounds ptr, ptr %304, i64 0
  %306 = load ptr, ptr %305, align 8
  %307 = load i32, ptr %17, align 4
  %308 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.2, ptr noundef %306, i32 noundef %307) #3
  br label %309

309:                                              ; preds = %303, %300
  %310 = load i32, ptr %17, align 4
  store i32 %310, ptr @optopt, align 4
  store i32 63, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %365

311:                                              ; preds = %297
  %312 = load ptr, ptr %18, align 8
  %313 = getelementptr inbounds i8, ptr %312, i64 1
  %314 = load i8, ptr %313, align 1
  %315 = sext i8 %314 to i32
  %316 = icmp ne i32 %315, 58
  br i1 %316, label %317, label %319

317:                                              ; preds = %311
  %318 = load i32, ptr %17, align 4
  store i32 %318, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %365

319:                                              ; preds = %311
  %320 = load ptr, ptr @rest, align 8
  %321 = load i8, ptr %320, align 1
  %322 = icmp ne i8 %321, 0
  br i1 %322, label %323, label %327

323:                                              ; preds = %319
  %324 = load ptr, ptr @rest, align 8
  store ptr %324, ptr @optarg, align 8
  %325 = load i32, ptr @optind, align 4
  %326 = add nsw i32 %325, 1
  store i32 %326, ptr @optind, align 4
  br label %363

327:                                              ; preds = %319
  %328 = load ptr, ptr %18, align 8
  %329 = getelementptr inbounds i8, ptr %328, i64 2
  %330 = load i8, ptr %329, align 1
  %331 = sext i8 %330 to i32
  %332 = icmp ne i32 %331, 58
  br i1 %332, label %333, label %362

333:                                              ; preds = %327
  %334 = load i32, ptr @optind, align 4
  %335 = load i32, ptr %8, align 4
  %336 = icmp eq i32 %334, %335
  br i1 %336, label %337, label %355

337:                                              ; preds = %333
  %338 = load i32, ptr %19, align 4
  %339 = icmp ne i32 %338, 0
  br i1 %339, label %346, label %340

340:                                              ; preds = %337
  %341 = load ptr, ptr %9, align 8
  %342 = getelementptr inbounds ptr, ptr %341, i64 0
  %343 = load ptr, ptr %342, align 8
  %344 = load i32, ptr %17, align 4
  %345 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.3, ptr noundef %343, i32 noundef %344) #3
  br label %346

346:                                              ; preds = %340, %337
  %347 = load i32, ptr %17, align 4
  store i32 %347, ptr @optopt, align 4
  store ptr null, ptr @rest, align 8
  %348 = load ptr, ptr %10, align 8
  %349 = getelementptr inbounds i8, ptr %348, i64 0
  %350 = load i8, ptr %349, align 1
  %351 = sext i8 %350 to i32
  %352 = icmp eq i32 %351, 58
  %353 = zext i1 %352 to i64
  %354 = select i1 %352, i32 58, i32 63
  store i32 %354, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %365

355:                                              ; preds = %333
  %356 = load ptr, ptr %9, align 8
  %357 = load i32, ptr @optind, align 4
  %358 = add nsw i32 %357, 1
  store i32 %358, ptr @optind, align 4
  %359 = sext i32 %357 to i64
  %360 = getelementptr inbounds ptr, ptr %356, i64 %359
  %361 = load ptr, ptr %360, align 8
  store ptr %361, ptr @optarg, align 8
  br label %362

362:                                              ; preds = %355, %327
  br label %363

363:                                              ; preds = %362, %323
  store ptr null, ptr @rest, align 8
  %364 = load i32, ptr %17, align 4
  store i32 %364, ptr %7, align 4
  store i32 1, ptr %16, align 4
  br label %365

365:                                              ; preds = %363, %346, %317, %309
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %18) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #4
  br label %366

366:                                              ; preds = %365, %245, %207, %187, %186, %174
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #4
  br label %367

367:                                              ; preds = %366, %22
  %368 = load i32, ptr %7, align 4
  ret i32 %368
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_getopt_long(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %11 = load i32, ptr %6, align 4
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @next(i32 noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef 0) #3
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_getopt_long_only(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %11 = load i32, ptr %6, align 4
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @next(i32 noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef 1) #3
  ret i32 %16
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @getenv(ptr noundef) #2

; Function Attrs: nounwind
define internal void @exchange(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #4
  %4 = load i32, ptr @optind, align 4
  %5 = load i32, ptr @last_skipped, align 4
  %6 = sub nsw i32 %4, %5
  store i32 %6, ptr %3, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = load i32, ptr @first_skipped, align 4
  %9 = load i32, ptr @last_skipped, align 4
  call void @reverse(ptr noundef %7, i32 noundef %8, i32 noundef %9) #3
  %10 = load ptr, ptr %2, align 8
  %11 = load i32, ptr @last_skipped, align 4
  %12 = load i32, ptr @optind, align 4
  call void @reverse(ptr noundef %10, i32 noundef %11, i32 noundef %12) #3
  %13 = load ptr, ptr %2, align 8
  %14 = load i32, ptr @first_skipped, align 4
  %15 = load i32, ptr @optind, align 4
  call void @reverse(ptr noundef %13, i32 noundef %14, i32 noundef %15) #3
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr @first_skipped, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, ptr @first_skipped, align 4
  %19 = load i32, ptr @optind, align 4
  store i32 %19, ptr @last_skipped, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #4
  ret void
}

; Function Attrs: nounwind
define internal i32 @is_option(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %6, 45
  br i1 %7, label %8, label %14

8:                                                ; preds = %1
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 1
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp ne i32 %12, 0
  br label %14

14:                                               ; preds = %8, %1
  %15 = phi i1 [ false, %1 ], [ %13, %8 ]
  %16 = zext i1 %15 to i32
  ret i32 %16
}

declare i32 @strcmp(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
define internal i32 @long_option(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  store i32 %0, ptr %9, align 4
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store i32 %6, ptr %15, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %16) #4
  %25 = load ptr, ptr %14, align 8
  store ptr %25, ptr %16, align 8
  br label %26

26:                                               ; preds = %38, %7
  %27 = load ptr, ptr %16, align 8
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %26
  %32 = load ptr, ptr %16, align 8
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = icmp ne i32 %34, 61
  br label %36

36:                                               ; preds = %31, %26
  %37 = phi i1 [ false, %26 ], [ %35, %31 ]
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = load ptr, ptr %16, align 8
  %40 = getelementptr inbounds i8, ptr %39, i32 1
  store ptr %40, ptr %16, align 8
  br label %26, !llvm.loop !7

41:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 8, ptr %17) #4
  %42 = load ptr, ptr %16, align 8
  %43 = load ptr, ptr %14, align 8
  %44 = ptrtoint ptr %42 to i64
  %45 = ptrtoint ptr %43 to i64
  %46 = sub i64 %44, %45
  store i64 %46, ptr %17, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #4
  store i32 -1, ptr %18, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #4
  store i32 0, ptr %19, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #4
  store i32 0, ptr %20, align 4
  br label %47

47:                                               ; preds = %130, %41
  %48 = load ptr, ptr %12, align 8
  %49 = load i32, ptr %20, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.option, ptr %48, i64 %50
  %52 = getelementptr inbounds %struct.option, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ne ptr %53, null
  br i1 %54, label %56, label %55

55:                                               ; preds = %47
  store i32 4, ptr %21, align 4
  br label %133

56:                                               ; preds = %47
  %57 = load ptr, ptr %12, align 8
  %58 = load i32, ptr %20, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.option, ptr %57, i64 %59
  %61 = getelementptr inbounds %struct.option, ptr %60, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load ptr, ptr %14, align 8
  %64 = load i64, ptr %17, align 8
  %65 = call i32 @strncmp(ptr noundef %62, ptr noundef %63, i64 noundef %64) #3
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %56
  br label %130

68:                                               ; preds = %56
  %69 = load ptr, ptr %12, align 8
  %70 = load i32, ptr %20, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds %struct.option, ptr %69, i64 %71
  %73 = getelementptr inbounds %struct.option, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = call i64 @strlen(ptr noundef %74) #3
  %76 = load i64, ptr %17, align 8
  %77 = icmp eq i64 %75, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %68
  %79 = load i32, ptr %20, align 4
  store i32 %79, ptr %18, align 4
  store i32 0, ptr %19, align 4
  store i32 4, ptr %21, align 4
  br label %133

80:                                               ; preds = %68
  %81 = load i32, ptr %18, align 4
  %82 = icmp slt i32 %81, 0
  br i1 %82, label %83, label %85

83:                                               ; preds = %80
  %84 = load i32, ptr %20, align 4
  store i32 %84, ptr %18, align 4
  br label %129

85:                                               ; preds = %80
  %86 = load ptr, ptr %12, align 8
  %87 = load i32, ptr %18, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.option, ptr %86, i64 %88
  %90 = getelementptr inbounds %struct.option, ptr %89, i32 0, i32 1
  %91 = load i32, ptr %90, align 8
  %92 = load ptr, ptr %12, align 8
  %93 = load i32, ptr %20, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.option, ptr %92, i64 %94
  %96 = getelementptr inbounds %struct.option, ptr %95, i32 0, i32 1
  %97 = load i32, ptr %96, align 8
  %98 = icmp ne i32 %91, %97
  br i1 %98, label %127, label %99

99:                                               ; preds = %85
  %100 = load ptr, ptr %12, align 8
  %101 = load i32, ptr %18, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds %struct.option, ptr %100, i64 %102
  %104 = getelementptr inbounds %struct.option, ptr %103, i32 0, i32 2
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %12, align 8
  %107 = load i32, ptr %20, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds %struct.option, ptr %106, i64 %108
  %110 = getelementptr inbounds %struct.option, ptr %109, i32 0, i32 2
  %111 = load ptr, ptr %110, align 8
  %112 = icmp ne ptr %105, %111
  br i1 %112, label %127, label %113

113:                                              ; preds = %99
  %114 = load ptr, ptr %12, align 8
  %115 = load i32, ptr %18, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds %struct.option, ptr %114, i64 %116
  %118 = getelementptr inbounds %struct.option, ptr %117, i32 0, i32 3
  %119 = load i32, ptr %118, align 8
  %120 = load ptr, ptr %12, align 8
  %121 = load i32, ptr %20, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds %struct.option, ptr %120, i64 %122
  %124 = getelementptr inbounds %struct.option, ptr %123, i32 0, i32 3
  %125 = load i32, ptr %124, align 8
  %126 = icmp ne i32 %119, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %113, %99, %85
  store i32 1, ptr %19, align 4
  br label %128

128:                                              ; preds = %127, %113
  br label %129

129:                                              ; preds = %128, %83
  br label %130

130:                                              ; preds = %129, %67
  %131 = load i32, ptr %20, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %20, align 4
  br label %47, !llvm.loop !8

133:                                              ; preds = %78, %55
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #4
  br label %134

134:                                              ; preds = %133
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #4
  %135 = load i32, ptr @opterr, align 4
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %137, label %143

137:                                              ; preds = %134
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds i8, ptr %138, i64 0
  %140 = load i8, ptr %139, align 1
  %141 = sext i8 %140 to i32
  %142 = icmp eq i32 %141, 58
  br label %143

143:                                              ; preds = %137, %134
  %144 = phi i1 [ true, %134 ], [ %142, %137 ]
  %145 = zext i1 %144 to i32
  store i32 %145, ptr %22, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %23) #4
  %146 = load i32, ptr %15, align 4
  %147 = icmp eq i32 %146, 2
  %148 = zext i1 %147 to i64
  %149 = select i1 %147, ptr @.str.1, ptr @.str.4
  store ptr %149, ptr %23, align 8
  %150 = load i32, ptr @optind, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr @optind, align 4
  store ptr null, ptr @rest, align 8
  %152 = load i32, ptr %19, align 4
  %153 = icmp ne i32 %152, 0
  br i1 %153, label %154, label %165

154:                                              ; preds = %143
  %155 = load i32, ptr %22, align 4
  %156 = icmp ne i32 %155, 0
  br i1 %156, label %164, label %157

157:                                              ; preds = %154
  %158 = load ptr, ptr %10, align 8
  %159 = getelementptr inbounds ptr, ptr %158, i64 0
  %160 = load ptr, ptr %159, align 8
  %161 = load ptr, ptr %23, align 8
  %162 = load ptr, ptr %14, align 8
  %163 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.5, ptr noundef %160, ptr noundef %161, ptr noundef %162) #3
  br label %164

164:                                              ; preds = %157, %154
  store i32 0, ptr @optopt, align 4
  store i32 63, ptr %8, align 4
  store i32 1, ptr %21, align 4
  br label %275

165:                                              ; preds = %143
  %166 = load i32, ptr %18, align 4
  %167 = icmp slt i32 %166, 0
  br i1 %167, label %168, label %179

168:                                              ; preds = %165
  %169 = load i32, ptr %22, align 4
  %170 = icmp ne i32 %169, 0
  br i1 %170, label %178, label %171

171:                                              ; preds = %168
  %172 = load ptr, ptr %10, align 8
  %173 = getelementptr inbounds ptr, ptr %172, i64 0
  %174 = load ptr, ptr %173, align 8
  %175 = load ptr, ptr %23, align 8
  %176 = load ptr, ptr %14, align 8
  %177 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.6, ptr noundef %174, ptr noundef %175, ptr noundef %176) #3
  br label %178

178:                                              ; preds = %171, %168
  store i32 0, ptr @optopt, align 4
  store i32 63, ptr %8, align 4
  store i32 1, ptr %21, align 4
  br label %275

179:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(i64 8, ptr %24) #4
  %180 = load ptr, ptr %12, align 8
  %181 = load i32, ptr %18, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds %struct.option, ptr %180, i64 %182
  store ptr %183, ptr %24, align 8
  %184 = load ptr, ptr %16, align 8
  %185 = load i8, ptr %184, align 1
  %186 = sext i8 %185 to i32
  %187 = icmp eq i32 %186, 61
  br i1 %187, label %188, label %212

188:                                              ; preds = %179
  %189 = load ptr, ptr %24, align 8
  %190 = getelementptr inbounds %struct.option, ptr %189, i32 0, i32 1
  %191 = load i32, ptr %190, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %209

193:                                              ; preds = %188
  %194 = load i32, ptr %22, align 4
  %195 = icmp ne i32 %194, 0
  br i1 %195, label %205, label %196

196:                                              ; preds = %193
  %197 = load ptr, ptr %10, align 8
  %198 = getelementptr inbounds ptr, ptr %197, i64 0
  %199 = load ptr, ptr %198, align 8
  %200 = load ptr, ptr %23, align 8
  %201 = load ptr, ptr %24, align 8
  %202 = getelementptr inbounds %struct.option, ptr %201, i32 0, i32 0
  %203 = load ptr, ptr %202, align 8
  %204 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.7, ptr noundef %199, ptr noundef %200, ptr noundef %203) #3
  br label %205

205:                                              ; preds = %196, %193
  %206 = load ptr, ptr %24, align 8
  %207 = getelementptr inbounds %struct.option, ptr %206, i32 0, i32 3
  %208 = load i32, ptr %207, align 8
  store i32 %208, ptr @optopt, align 4
  store i32 63, ptr %8, align 4
  store i32 1, ptr %21, align 4
  br label %274

209:                                              ; preds = %188
  %210 = load ptr, ptr %16, align 8
  %211 = getelementptr inbounds i8, ptr %210, i64 1
  store ptr %211, ptr @optarg, align 8
  br label %252

212:                                              ; preds = %179
  %213 = load ptr, ptr %24, align 8
  %214 = getelementptr inbounds %struct.option, ptr %213, i32 0, i32 1
  %215 = load i32, ptr %214, align 8
  %216 = icmp eq i32 %215, 1
  br i1 %216, label %217, label %251

217:                                              ; preds = %212
  %218 = load i32, ptr @optind, align 4
  %219 = load i32, ptr %9, align 4
  %220 = icmp sge i32 %218, %219
  br i1 %220, label %221, label %244

221:                                              ; preds = %217
  %222 = load i32, ptr %22, align 4
  %223 = icmp ne i32 %222, 0
  br i1 %223, label %233, label %224

224:                                              ; preds = %221
  %225 = load ptr, ptr %10, align 8
  %226 = getelementptr inbounds ptr, ptr %225, i64 0
  %227 = load ptr, ptr %226, align 8
  %228 = load ptr, ptr %23, align 8
  %229 = load ptr, ptr %24, align 8
  %230 = getelementptr inbounds %struct.option, ptr %229, i32 0, i32 0
  %231 = load ptr, ptr %230, align 8
  %232 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.8, ptr noundef %227, ptr noundef %228, ptr noundef %231) #3
  br label %233

233:                                              ; preds = %224, %221
  %234 = load ptr, ptr %24, align 8
  %235 = getelementptr inbounds %struct.option, ptr %234, i32 0, i32 3
  %236 = load i32, ptr %235, align 8
  store i32 %236, ptr @optopt, align 4
  %237 = load ptr, ptr %11, align 8
  %238 = getelementptr inbounds i8, ptr %237, i64 0
  %239 = load i8, ptr %238, align 1
  %240 = sext i8 %239 to i32
  %241 = icmp eq i32 %240, 58
  %242 = zext i1 %241 to i64
  %243 = select i1 %241, i32 58, i32 63
  store i32 %243, ptr %8, align 4
  store i32 1, ptr %21, align 4
  br label %274

244:                                              ; preds = %217
  %245 = load ptr, ptr %10, align 8
  %246 = load i32, ptr @optind, align 4
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr @optind, align 4
  %248 = sext i32 %246 to i64
  %249 = getelementptr inbounds ptr, ptr %245, i64 %248
  %250 = load ptr, ptr %249, align 8
  store ptr %250, ptr @optarg, align 8
  br label %251

251:                                              ; preds = %244, %212
  br label %252

252:                                              ; preds = %251, %209
  %253 = load ptr, ptr %13, align 8
  %254 = icmp ne ptr %253, null
  br i1 %254, label %255, label %258

255:                                              ; preds = %252
  %256 = load i32, ptr %18, align 4
  %257 = load ptr, ptr %13, align 8
  store i32 %256, ptr %257, align 4
  br label %258

258:                                              ; preds = %255, %252
  %259 = load ptr, ptr %24, align 8
  %260 = getelementptr inbounds %struct.option, ptr %259, i32 0, i32 2
  %261 = load ptr, ptr %260, align 8
  %262 = icmp ne ptr %261, null
  br i1 %262, label %263, label %270

263:                                              ; preds = %258
  %264 = load ptr, ptr %24, align 8
  %265 = getelementptr inbounds %struct.option, ptr %264, i32 0, i32 3
  %266 = load i32, ptr %265, align 8
  %267 = load ptr, ptr %24, align 8
  %268 = getelementptr inbounds %struct.option, ptr %267, i32 0, i32 2
  %269 = load ptr, ptr %268, align 8
  store i32 %266, ptr %269, align 4
  store i32 0, ptr %8, align 4
  store i32 1, ptr %21, align 4
  br label %274

270:                                              ; preds = %258
  %271 = load ptr, ptr %24, align 8
  %272 = getelementptr inbounds %struct.option, ptr %271, i32 0, i32 3
  %273 = load i32, ptr %272, align 8
  store i32 %273, ptr %8, align 4
  store i32 1, ptr %21, align 4
  br label %274

274:                                              ; preds = %270, %263, %233, %205
  call void @llvm.lifetime.end.p0(i64 8, ptr %24) #4
  br label %275

275:                                              ; preds = %274, %178, %164
  call void @llvm.lifetime.end.p0(i64 8, ptr %23) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %17) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %16) #4
  %276 = load i32, ptr %8, align 4
  ret i32 %276
}

declare ptr @strchr(ptr noundef, i32 noundef) #2

declare i32 @dprintf(i32 noundef, ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @reverse(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %6, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %6, align 4
  br label %10

10:                                               ; preds = %34, %3
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %39

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #4
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds ptr, ptr %15, i64 %17
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %7, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds ptr, ptr %20, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %25, i64 %27
  store ptr %24, ptr %28, align 8
  %29 = load ptr, ptr %7, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds ptr, ptr %30, i64 %32
  store ptr %29, ptr %33, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #4
  br label %34

34:                                               ; preds = %14
  %35 = load i32, ptr %5, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %5, align 4
  %37 = load i32, ptr %6, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %6, align 4
  br label %10, !llvm.loop !9

39:                                               ; preds = %10
  ret void
}

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #2

declare i64 @strlen(ptr noundef) #2

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
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
