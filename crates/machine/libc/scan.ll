
%struct.source = type { ptr, ptr, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"nan\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.source, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %7) #4
  %8 = getelementptr inbounds %struct.source, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %8, align 8
  %10 = getelementptr inbounds %struct.source, ptr %7, i32 0, i32 1
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds %struct.source, ptr %7, i32 0, i32 2
  store i64 0, ptr %11, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = call i32 @scan(ptr noundef %7, ptr noundef %12, ptr noundef %13) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr %7) #4
  ret i32 %14
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal i32 @scan(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [208 x i8], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 208, ptr %9) #4
  br label %31

31:                                               ; preds = %560, %3
  %32 = load ptr, ptr %6, align 8
  %33 = load i8, ptr %32, align 1
  %34 = icmp ne i8 %33, 0
  br i1 %34, label %35, label %563

35:                                               ; preds = %31
  %36 = load ptr, ptr %6, align 8
  %37 = load i8, ptr %36, align 1
  %38 = sext i8 %37 to i32
  %39 = call i32 @is_space(i32 noundef %38) #5
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %35
  %42 = load ptr, ptr %5, align 8
  call void @skip_space(ptr noundef %42) #5
  br label %560

43:                                               ; preds = %35
  %44 = load ptr, ptr %6, align 8
  %45 = load i8, ptr %44, align 1
  %46 = sext i8 %45 to i32
  %47 = icmp ne i32 %46, 37
  br i1 %47, label %54, label %48

48:                                               ; preds = %43
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 1
  %51 = load i8, ptr %50, align 1
  %52 = sext i8 %51 to i32
  %53 = icmp eq i32 %52, 37
  br i1 %53, label %54, label %87

54:                                               ; preds = %48, %43
  %55 = load ptr, ptr %6, align 8
  %56 = load i8, ptr %55, align 1
  %57 = sext i8 %56 to i32
  %58 = icmp eq i32 %57, 37
  br i1 %58, label %59, label %63

59:                                               ; preds = %54
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds i8, ptr %60, i32 1
  store ptr %61, ptr %6, align 8
  %62 = load ptr, ptr %5, align 8
  call void @skip_space(ptr noundef %62) #5
  br label %63

63:                                               ; preds = %59, %54
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  %64 = load ptr, ptr %5, align 8
  %65 = call i32 @take(ptr noundef %64) #5
  store i32 %65, ptr %10, align 4
  %66 = load i32, ptr %10, align 4
  %67 = load ptr, ptr %6, align 8
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp ne i32 %66, %69
  br i1 %70, label %71, label %84

71:                                               ; preds = %63
  %72 = load ptr, ptr %5, align 8
  %73 = load i32, ptr %10, align 4
  call void @give_back(ptr noundef %72, i32 noundef %73) #5
  %74 = load i32, ptr %10, align 4
  %75 = icmp eq i32 %74, -1
  br i1 %75, label %76, label %80

76:                                               ; preds = %71
  %77 = load i32, ptr %8, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %76
  br label %82

80:                                               ; preds = %76, %71
  %81 = load i32, ptr %8, align 4
  br label %82

82:                                               ; preds = %80, %79
  %83 = phi i32 [ -1, %79 ], [ %81, %80 ]
  store i32 %83, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %85

84:                                               ; preds = %63
  store i32 4, ptr %11, align 4
  br label %85

85:                                               ; preds = %84, %82
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  %86 = load i32, ptr %11, align 4
  switch i32 %86, label %565 [
    i32 4, label %560
  ]

87:                                               ; preds = %48
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds i8, ptr %88, i32 1
  store ptr %89, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #4
  %90 = load ptr, ptr %6, align 8
  %91 = load i8, ptr %90, align 1
  %92 = sext i8 %91 to i32
  %93 = icmp eq i32 %92, 42
  %94 = zext i1 %93 to i32
  store i32 %94, ptr %12, align 4
  %95 = load i32, ptr %12, align 4
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %87
  %98 = load ptr, ptr %6, align 8
  %99 = getelementptr inbounds i8, ptr %98, i32 1
  store ptr %99, ptr %6, align 8
  br label %100

100:                                              ; preds = %97, %87
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #4
  store i32 0, ptr %13, align 4
  br label %101

101:                                              ; preds = %113, %100
  %102 = load ptr, ptr %6, align 8
  %103 = load i8, ptr %102, align 1
  %104 = sext i8 %103 to i32
  %105 = icmp sge i32 %104, 48
  br i1 %105, label %106, label %111

106:                                              ; preds = %101
  %107 = load ptr, ptr %6, align 8
  %108 = load i8, ptr %107, align 1
  %109 = sext i8 %108 to i32
  %110 = icmp sle i32 %109, 57
  br label %111

111:                                              ; preds = %106, %101
  %112 = phi i1 [ false, %101 ], [ %110, %106 ]
  br i1 %112, label %113, label %122

113:                                              ; preds = %111
  %114 = load i32, ptr %13, align 4
  %115 = mul nsw i32 %114, 10
  %116 = load ptr, ptr %6, align 8
  %117 = getelementptr inbounds i8, ptr %116, i32 1
  store ptr %117, ptr %6, align 8
  %118 = load i8, ptr %116, align 1
  %119 = sext i8 %118 to i32
  %120 = sub nsw i32 %119, 48
  %121 = add nsw i32 %115, %120
  store i32 %121, ptr %13, align 4
  br label %101, !llvm.loop !4

122:                                              ; preds = %111
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #4
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #4
  store i32 0, ptr %15, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #4
  store i32 0, ptr %16, align 4
  br label %123

123:                                              ; preds = %176, %122
  %124 = load ptr, ptr %6, align 8
  %125 = load i8, ptr %124, align 1
  %126 = sext i8 %125 to i32
  %127 = icmp eq i32 %126, 104
  br i1 %127, label %128, label %133

128:                                              ; preds = %123
  %129 = load i32, ptr %14, align 4
  %130 = icmp eq i32 %129, 1
  %131 = zext i1 %130 to i64
  %132 = select i1 %130, i32 0, i32 1
  store i32 %132, ptr %14, align 4
  br label %175

133:                                              ; preds = %123
  %134 = load ptr, ptr %6, align 8
  %135 = load i8, ptr %134, align 1
  %136 = sext i8 %135 to i32
  %137 = icmp eq i32 %136, 76
  br i1 %137, label %138, label %139

138:                                              ; preds = %133
  store i32 2, ptr %15, align 4
  br label %174

139:                                              ; preds = %133
  %140 = load ptr, ptr %6, align 8
  %141 = load i8, ptr %140, align 1
  %142 = sext i8 %141 to i32
  %143 = icmp eq i32 %142, 108
  br i1 %143, label %164, label %144

144:                                              ; preds = %139
  %145 = load ptr, ptr %6, align 8
  %146 = load i8, ptr %145, align 1
  %147 = sext i8 %146 to i32
  %148 = icmp eq i32 %147, 106
  br i1 %148, label %164, label %149

149:                                              ; preds = %144
  %150 = load ptr, ptr %6, align 8
  %151 = load i8, ptr %150, align 1
  %152 = sext i8 %151 to i32
  %153 = icmp eq i32 %152, 122
  br i1 %153, label %164, label %154

154:                                              ; preds = %149
  %155 = load ptr, ptr %6, align 8
  %156 = load i8, ptr %155, align 1
  %157 = sext i8 %156 to i32
  %158 = icmp eq i32 %157, 116
  br i1 %158, label %164, label %159

159:                                              ; preds = %154
  %160 = load ptr, ptr %6, align 8
  %161 = load i8, ptr %160, align 1
  %162 = sext i8 %161 to i32
  %163 = icmp eq i32 %162, 113
  br i1 %163, label %164, label %165

164:                                              ; preds = %159, %154, %149, %144, %139
  store i32 3, ptr %14, align 4
  store i32 1, ptr %15, align 4
  br label %173

165:                                              ; preds = %159
  %166 = load ptr, ptr %6, align 8
  %167 = load i8, ptr %166, align 1
  %168 = sext i8 %167 to i32
  %169 = icmp eq i32 %168, 109
  br i1 %169, label %170, label %171

170:                                              ; preds = %165
  store i32 1, ptr %16, align 4
  br label %172

171:                                              ; preds = %165
  br label %179

172:                                              ; preds = %170
  br label %173

173:                                              ; preds = %172, %164
  br label %174

174:                                              ; preds = %173, %138
  br label %175

175:                                              ; preds = %174, %128
  br label %176

176:                                              ; preds = %175
  %177 = load ptr, ptr %6, align 8
  %178 = getelementptr inbounds i8, ptr %177, i32 1
  store ptr %178, ptr %6, align 8
  br label %123, !llvm.loop !7

179:                                              ; preds = %171
  %180 = load ptr, ptr %6, align 8
  %181 = load i8, ptr %180, align 1
  %182 = sext i8 %181 to i32
  %183 = icmp eq i32 %182, 110
  br i1 %183, label %184, label %209

184:                                              ; preds = %179
  %185 = load i32, ptr %12, align 4
  %186 = icmp ne i32 %185, 0
  br i1 %186, label %208, label %187

187:                                              ; preds = %184
  %188 = load ptr, ptr %7, align 8
  %189 = getelementptr inbounds %struct.__va_list_tag, ptr %188, i32 0, i32 0
  %190 = load i32, ptr %189, align 8
  %191 = icmp ule i32 %190, 40
  br i1 %191, label %192, label %197

192:                                              ; preds = %187
  %193 = getelementptr inbounds %struct.__va_list_tag, ptr %188, i32 0, i32 3
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr i8, ptr %194, i32 %190
  %196 = add i32 %190, 8
  store i32 %196, ptr %189, align 8
  br label %201

197:                                              ; preds = %187
  %198 = getelementptr inbounds %struct.__va_list_tag, ptr %188, i32 0, i32 2
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr i8, ptr %199, i32 8
  store ptr %200, ptr %198, align 8
  br label %201

201:                                              ; preds = %197, %192
  %202 = phi ptr [ %195, %192 ], [ %199, %197 ]
  %203 = load ptr, ptr %202, align 8
  %204 = load i32, ptr %14, align 4
  %205 = load ptr, ptr %5, align 8
  %206 = getelementptr inbounds %struct.source, ptr %205, i32 0, i32 2
  %207 = load i64, ptr %206, align 8
  call void @store(ptr noundef %203, i32 noundef %204, i64 noundef %207) #5
  br label %208

208:                                              ; preds = %201, %184
  store i32 4, ptr %11, align 4
  br label %557

209:                                              ; preds = %179
  %210 = load ptr, ptr %6, align 8
  %211 = load i8, ptr %210, align 1
  %212 = sext i8 %211 to i32
  %213 = icmp ne i32 %212, 99
  br i1 %213, label %214, label %221

214:                                              ; preds = %209
  %215 = load ptr, ptr %6, align 8
  %216 = load i8, ptr %215, align 1
  %217 = sext i8 %216 to i32
  %218 = icmp ne i32 %217, 91
  br i1 %218, label %219, label %221

219:                                              ; preds = %214
  %220 = load ptr, ptr %5, align 8
  call void @skip_space(ptr noundef %220) #5
  br label %221

221:                                              ; preds = %219, %214, %209
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #4
  %222 = load ptr, ptr %5, align 8
  %223 = call i32 @take(ptr noundef %222) #5
  store i32 %223, ptr %17, align 4
  %224 = load i32, ptr %17, align 4
  %225 = icmp eq i32 %224, -1
  br i1 %225, label %226, label %234

226:                                              ; preds = %221
  %227 = load i32, ptr %8, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %230

229:                                              ; preds = %226
  br label %232

230:                                              ; preds = %226
  %231 = load i32, ptr %8, align 4
  br label %232

232:                                              ; preds = %230, %229
  %233 = phi i32 [ -1, %229 ], [ %231, %230 ]
  store i32 %233, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %556

234:                                              ; preds = %221
  %235 = load ptr, ptr %5, align 8
  %236 = load i32, ptr %17, align 4
  call void @give_back(ptr noundef %235, i32 noundef %236) #5
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #4
  %237 = load i32, ptr %13, align 4
  %238 = icmp ne i32 %237, 0
  br i1 %238, label %239, label %244

239:                                              ; preds = %234
  %240 = load i32, ptr %13, align 4
  %241 = icmp slt i32 %240, 200
  br i1 %241, label %242, label %244

242:                                              ; preds = %239
  %243 = load i32, ptr %13, align 4
  br label %245

244:                                              ; preds = %239, %234
  br label %245

245:                                              ; preds = %244, %242
  %246 = phi i32 [ %243, %242 ], [ 200, %244 ]
  store i32 %246, ptr %18, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #4
  store i32 10, ptr %19, align 4
  %247 = load ptr, ptr %6, align 8
  %248 = load i8, ptr %247, align 1
  %249 = sext i8 %248 to i32
  switch i32 %249, label %552 [
    i32 105, label %250
    i32 111, label %251
    i32 120, label %252
    i32 88, label %252
    i32 112, label %252
    i32 100, label %259
    i32 117, label %259
    i32 101, label %312
    i32 102, label %312
    i32 103, label %312
    i32 69, label %312
    i32 71, label %312
    i32 97, label %312
    i32 99, label %362
    i32 115, label %362
    i32 91, label %362
  ]

250:                                              ; preds = %245
  store i32 0, ptr %19, align 4
  br label %260

251:                                              ; preds = %245
  store i32 8, ptr %19, align 4
  br label %260

252:                                              ; preds = %245, %245, %245
  store i32 16, ptr %19, align 4
  %253 = load ptr, ptr %6, align 8
  %254 = load i8, ptr %253, align 1
  %255 = sext i8 %254 to i32
  %256 = icmp eq i32 %255, 112
  br i1 %256, label %257, label %258

257:                                              ; preds = %252
  store i32 3, ptr %14, align 4
  br label %258

258:                                              ; preds = %257, %252
  br label %260

259:                                              ; preds = %245, %245
  br label %260

260:                                              ; preds = %259, %258, %251, %250
  %261 = load ptr, ptr %5, align 8
  %262 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %263 = load i32, ptr %18, align 4
  %264 = call i32 @integer(ptr noundef %261, ptr noundef %262, i32 noundef %263, ptr noundef %19) #5
  %265 = icmp ne i32 %264, 0
  br i1 %265, label %268, label %266

266:                                              ; preds = %260
  %267 = load i32, ptr %8, align 4
  store i32 %267, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %555

268:                                              ; preds = %260
  %269 = load i32, ptr %12, align 4
  %270 = icmp ne i32 %269, 0
  br i1 %270, label %311, label %271

271:                                              ; preds = %268
  call void @llvm.lifetime.start.p0(i64 8, ptr %20) #4
  %272 = load ptr, ptr %6, align 8
  %273 = load i8, ptr %272, align 1
  %274 = sext i8 %273 to i32
  %275 = icmp eq i32 %274, 100
  br i1 %275, label %281, label %276

276:                                              ; preds = %271
  %277 = load ptr, ptr %6, align 8
  %278 = load i8, ptr %277, align 1
  %279 = sext i8 %278 to i32
  %280 = icmp eq i32 %279, 105
  br i1 %280, label %281, label %285

281:                                              ; preds = %276, %271
  %282 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %283 = load i32, ptr %19, align 4
  %284 = call i64 @strtol(ptr noundef %282, ptr noundef null, i32 noundef %283) #5
  br label %289

285:                                              ; preds = %276
  %286 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %287 = load i32, ptr %19, align 4
  %288 = call i64 @strtoul(ptr noundef %286, ptr noundef null, i32 noundef %287) #5
  br label %289

289:                                              ; preds = %285, %281
  %290 = phi i64 [ %284, %281 ], [ %288, %285 ]
  store i64 %290, ptr %20, align 8
  %291 = load ptr, ptr %7, align 8
  %292 = getelementptr inbounds %struct.__va_list_tag, ptr %291, i32 0, i32 0
  %293 = load i32, ptr %292, align 8
  %294 = icmp ule i32 %293, 40
  br i1 %294, label %295, label %300

295:                                              ; preds = %289
  %296 = getelementptr inbounds %struct.__va_list_tag, ptr %291, i32 0, i32 3
  %297 = load ptr, ptr %296, align 8
  %298 = getelementptr i8, ptr %297, i32 %293
  %299 = add i32 %293, 8
  store i32 %299, ptr %292, align 8
  br label %304

300:                                              ; preds = %289
  %301 = getelementptr inbounds %struct.__va_list_tag, ptr %291, i32 0, i32 2
  %302 = load ptr, ptr %301, align 8
  %303 = getelementptr i8, ptr %302, i32 8
  store ptr %303, ptr %301, align 8
  br label %304

304:                                              ; preds = %300, %295
  %305 = phi ptr [ %298, %295 ], [ %302, %300 ]
  %306 = load ptr, ptr %305, align 8
  %307 = load i32, ptr %14, align 4
  %308 = load i64, ptr %20, align 8
  call void @store(ptr noundef %306, i32 noundef %307, i64 noundef %308) #5
  %309 = load i32, ptr %8, align 4
  %310 = add nsw i32 %309, 1
  store i32 %310, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %20) #4
  br label %311

311:                                              ; preds = %304, %268
  br label %554

312:                                              ; preds = %245, %245, %245, %245, %245, %245
  %313 = load ptr, ptr %5, align 8
  %314 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %315 = load i32, ptr %18, align 4
  %316 = call i32 @floating(ptr noundef %313, ptr noundef %314, i32 noundef %315) #5
  %317 = icmp ne i32 %316, 0
  br i1 %317, label %320, label %318

318:                                              ; preds = %312
  %319 = load i32, ptr %8, align 4
  store i32 %319, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %555

320:                                              ; preds = %312
  %321 = load i32, ptr %12, align 4
  %322 = icmp ne i32 %321, 0
  br i1 %322, label %361, label %323

323:                                              ; preds = %320
  call void @llvm.lifetime.start.p0(i64 8, ptr %21) #4
  %324 = load ptr, ptr %7, align 8
  %325 = getelementptr inbounds %struct.__va_list_tag, ptr %324, i32 0, i32 0
  %326 = load i32, ptr %325, align 8
  %327 = icmp ule i32 %326, 40
  br i1 %327, label %328, label %333

328:                                              ; preds = %323
  %329 = getelementptr inbounds %struct.__va_list_tag, ptr %324, i32 0, i32 3
  %330 = load ptr, ptr %329, align 8
  %331 = getelementptr i8, ptr %330, i32 %326
  %332 = add i32 %326, 8
  store i32 %332, ptr %325, align 8
  br label %337

333:                                              ; preds = %323
  %334 = getelementptr inbounds %struct.__va_list_tag, ptr %324, i32 0, i32 2
  %335 = load ptr, ptr %334, align 8
  %336 = getelementptr i8, ptr %335, i32 8
  store ptr %336, ptr %334, align 8
  br label %337

337:                                              ; preds = %333, %328
  %338 = phi ptr [ %331, %328 ], [ %335, %333 ]
  %339 = load ptr, ptr %338, align 8
  store ptr %339, ptr %21, align 8
  %340 = load i32, ptr %15, align 4
  %341 = icmp eq i32 %340, 2
  br i1 %341, label %342, label %346

342:                                              ; preds = %337
  %343 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %344 = call x86_fp80 @strtold(ptr noundef %343, ptr noundef null) #5
  %345 = load ptr, ptr %21, align 8
  store x86_fp80 %344, ptr %345, align 16
  br label %358

346:                                              ; preds = %337
  %347 = load i32, ptr %15, align 4
  %348 = icmp ne i32 %347, 0
  br i1 %348, label %349, label %353

349:                                              ; preds = %346
  %350 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %351 = call double @strtod(ptr noundef %350, ptr noundef null) #5
  %352 = load ptr, ptr %21, align 8
  store double %351, ptr %352, align 8
  br label %357

353:                                              ; preds = %346
  %354 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %355 = call float @strtof(ptr noundef %354, ptr noundef null) #5
  %356 = load ptr, ptr %21, align 8
  store float %355, ptr %356, align 4
  br label %357

357:                                              ; preds = %353, %349
  br label %358

358:                                              ; preds = %357, %342
  %359 = load i32, ptr %8, align 4
  %360 = add nsw i32 %359, 1
  store i32 %360, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %21) #4
  br label %361

361:                                              ; preds = %358, %320
  br label %554

362:                                              ; preds = %245, %245, %245
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #4
  %363 = load ptr, ptr %6, align 8
  %364 = load i8, ptr %363, align 1
  %365 = sext i8 %364 to i32
  store i32 %365, ptr %22, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %23) #4
  %366 = load ptr, ptr %6, align 8
  %367 = getelementptr inbounds i8, ptr %366, i64 1
  store ptr %367, ptr %23, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %24) #4
  %368 = load ptr, ptr %23, align 8
  store ptr %368, ptr %24, align 8
  %369 = load i32, ptr %22, align 4
  %370 = icmp eq i32 %369, 91
  br i1 %370, label %371, label %405

371:                                              ; preds = %362
  %372 = load ptr, ptr %24, align 8
  %373 = load i8, ptr %372, align 1
  %374 = sext i8 %373 to i32
  %375 = icmp eq i32 %374, 94
  br i1 %375, label %376, label %379

376:                                              ; preds = %371
  %377 = load ptr, ptr %24, align 8
  %378 = getelementptr inbounds i8, ptr %377, i32 1
  store ptr %378, ptr %24, align 8
  br label %379

379:                                              ; preds = %376, %371
  %380 = load ptr, ptr %24, align 8
  %381 = load i8, ptr %380, align 1
  %382 = sext i8 %381 to i32
  %383 = icmp eq i32 %382, 93
  br i1 %383, label %384, label %387

384:                                              ; preds = %379
  %385 = load ptr, ptr %24, align 8
  %386 = getelementptr inbounds i8, ptr %385, i32 1
  store ptr %386, ptr %24, align 8
  br label %387

387:                                              ; preds = %384, %379
  br label %388

388:                                              ; preds = %400, %387
  %389 = load ptr, ptr %24, align 8
  %390 = load i8, ptr %389, align 1
  %391 = sext i8 %390 to i32
  %392 = icmp ne i32 %391, 0
  br i1 %392, label %393, label %398

393:                                              ; preds = %388
  %394 = load ptr, ptr %24, align 8
  %395 = load i8, ptr %394, align 1
  %396 = sext i8 %395 to i32
  %397 = icmp ne i32 %396, 93
  br label %398

398:                                              ; preds = %393, %388
  %399 = phi i1 [ false, %388 ], [ %397, %393 ]
  br i1 %399, label %400, label %403

400:                                              ; preds = %398
  %401 = load ptr, ptr %24, align 8
  %402 = getelementptr inbounds i8, ptr %401, i32 1
  store ptr %402, ptr %24, align 8
  br label %388, !llvm.loop !8

403:                                              ; preds = %398
  %404 = load ptr, ptr %24, align 8
  store ptr %404, ptr %6, align 8
  br label %405

405:                                              ; preds = %403, %362
  call void @llvm.lifetime.start.p0(i64 8, ptr %25) #4
  store ptr null, ptr %25, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %26) #4
  store ptr null, ptr %26, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %27) #4
  store i64 0, ptr %27, align 8
  %406 = load i32, ptr %12, align 4
  %407 = icmp ne i32 %406, 0
  br i1 %407, label %428, label %408

408:                                              ; preds = %405
  %409 = load i32, ptr %16, align 4
  %410 = icmp ne i32 %409, 0
  br i1 %410, label %411, label %428

411:                                              ; preds = %408
  %412 = load ptr, ptr %7, align 8
  %413 = getelementptr inbounds %struct.__va_list_tag, ptr %412, i32 0, i32 0
  %414 = load i32, ptr %413, align 8
  %415 = icmp ule i32 %414, 40
  br i1 %415, label %416, label %421

416:                                              ; preds = %411
  %417 = getelementptr inbounds %struct.__va_list_tag, ptr %412, i32 0, i32 3
  %418 = load ptr, ptr %417, align 8
  %419 = getelementptr i8, ptr %418, i32 %414
  %420 = add i32 %414, 8
  store i32 %420, ptr %413, align 8
  br label %425

421:                                              ; preds = %411
  %422 = getelementptr inbounds %struct.__va_list_tag, ptr %412, i32 0, i32 2
  %423 = load ptr, ptr %422, align 8
  %424 = getelementptr i8, ptr %423, i32 8
  store ptr %424, ptr %422, align 8
  br label %425

425:                                              ; preds = %421, %416
  %426 = phi ptr [ %419, %416 ], [ %423, %421 ]
  %427 = load ptr, ptr %426, align 8
  store ptr %427, ptr %26, align 8
  br label %449

428:                                              ; preds = %408, %405
  %429 = load i32, ptr %12, align 4
  %430 = icmp ne i32 %429, 0
  br i1 %430, label %448, label %431

431:                                              ; preds = %428
  %432 = load ptr, ptr %7, align 8
  %433 = getelementptr inbounds %struct.__va_list_tag, ptr %432, i32 0, i32 0
  %434 = load i32, ptr %433, align 8
  %435 = icmp ule i32 %434, 40
  br i1 %435, label %436, label %441

436:                                              ; preds = %431
  %437 = getelementptr inbounds %struct.__va_list_tag, ptr %432, i32 0, i32 3
  %438 = load ptr, ptr %437, align 8
  %439 = getelementptr i8, ptr %438, i32 %434
  %440 = add i32 %434, 8
  store i32 %440, ptr %433, align 8
  br label %445

441:                                              ; preds = %431
  %442 = getelementptr inbounds %struct.__va_list_tag, ptr %432, i32 0, i32 2
  %443 = load ptr, ptr %442, align 8
  %444 = getelementptr i8, ptr %443, i32 8
  store ptr %444, ptr %442, align 8
  br label %445

445:                                              ; preds = %441, %436
  %446 = phi ptr [ %439, %436 ], [ %443, %441 ]
  %447 = load ptr, ptr %446, align 8
  store ptr %447, ptr %25, align 8
  br label %448

448:                                              ; preds = %445, %428
  br label %449

449:                                              ; preds = %448, %425
  call void @llvm.lifetime.start.p0(i64 8, ptr %28) #4
  %450 = load i32, ptr %13, align 4
  %451 = icmp ne i32 %450, 0
  br i1 %451, label %452, label %454

452:                                              ; preds = %449
  %453 = load i32, ptr %13, align 4
  br label %459

454:                                              ; preds = %449
  %455 = load i32, ptr %22, align 4
  %456 = icmp eq i32 %455, 99
  %457 = zext i1 %456 to i64
  %458 = select i1 %456, i32 1, i32 2147483647
  br label %459

459:                                              ; preds = %454, %452
  %460 = phi i32 [ %453, %452 ], [ %458, %454 ]
  %461 = sext i32 %460 to i64
  store i64 %461, ptr %28, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %29) #4
  store i64 0, ptr %29, align 8
  br label %462

462:                                              ; preds = %524, %459
  %463 = load i64, ptr %29, align 8
  %464 = load i64, ptr %28, align 8
  %465 = icmp slt i64 %463, %464
  br i1 %465, label %466, label %525

466:                                              ; preds = %462
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #4
  %467 = load ptr, ptr %5, align 8
  %468 = call i32 @take(ptr noundef %467) #5
  store i32 %468, ptr %30, align 4
  %469 = load i32, ptr %30, align 4
  %470 = icmp eq i32 %469, -1
  br i1 %470, label %487, label %471

471:                                              ; preds = %466
  %472 = load i32, ptr %22, align 4
  %473 = icmp eq i32 %472, 115
  br i1 %473, label %474, label %478

474:                                              ; preds = %471
  %475 = load i32, ptr %30, align 4
  %476 = call i32 @is_space(i32 noundef %475) #5
  %477 = icmp ne i32 %476, 0
  br i1 %477, label %487, label %478

478:                                              ; preds = %474, %471
  %479 = load i32, ptr %22, align 4
  %480 = icmp eq i32 %479, 91
  br i1 %480, label %481, label %490

481:                                              ; preds = %478
  %482 = load ptr, ptr %23, align 8
  %483 = load ptr, ptr %24, align 8
  %484 = load i32, ptr %30, align 4
  %485 = call i32 @in_set(ptr noundef %482, ptr noundef %483, i32 noundef %484) #5
  %486 = icmp ne i32 %485, 0
  br i1 %486, label %490, label %487

487:                                              ; preds = %481, %474, %466
  %488 = load ptr, ptr %5, align 8
  %489 = load i32, ptr %30, align 4
  call void @give_back(ptr noundef %488, i32 noundef %489) #5
  store i32 15, ptr %11, align 4
  br label %522

490:                                              ; preds = %481, %478
  %491 = load ptr, ptr %26, align 8
  %492 = icmp ne ptr %491, null
  br i1 %492, label %493, label %510

493:                                              ; preds = %490
  %494 = load i64, ptr %29, align 8
  %495 = add nsw i64 %494, 2
  %496 = load i64, ptr %27, align 8
  %497 = icmp sgt i64 %495, %496
  br i1 %497, label %498, label %510

498:                                              ; preds = %493
  %499 = load i64, ptr %27, align 8
  %500 = icmp ne i64 %499, 0
  br i1 %500, label %501, label %504

501:                                              ; preds = %498
  %502 = load i64, ptr %27, align 8
  %503 = mul nsw i64 2, %502
  br label %505

504:                                              ; preds = %498
  br label %505

505:                                              ; preds = %504, %501
  %506 = phi i64 [ %503, %501 ], [ 16, %504 ]
  store i64 %506, ptr %27, align 8
  %507 = load ptr, ptr %25, align 8
  %508 = load i64, ptr %27, align 8
  %509 = call ptr @realloc(ptr noundef %507, i64 noundef %508) #5
  store ptr %509, ptr %25, align 8
  br label %510

510:                                              ; preds = %505, %493, %490
  %511 = load ptr, ptr %25, align 8
  %512 = icmp ne ptr %511, null
  br i1 %512, label %513, label %519

513:                                              ; preds = %510
  %514 = load i32, ptr %30, align 4
  %515 = trunc i32 %514 to i8
  %516 = load ptr, ptr %25, align 8
  %517 = load i64, ptr %29, align 8
  %518 = getelementptr inbounds i8, ptr %516, i64 %517
  store i8 %515, ptr %518, align 1
  br label %519

519:                                              ; preds = %513, %510
  %520 = load i64, ptr %29, align 8
  %521 = add nsw i64 %520, 1
  store i64 %521, ptr %29, align 8
  store i32 0, ptr %11, align 4
  br label %522

522:                                              ; preds = %519, %487
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #4
  %523 = load i32, ptr %11, align 4
  switch i32 %523, label %567 [
    i32 0, label %524
    i32 15, label %525
  ]

524:                                              ; preds = %522
  br label %462, !llvm.loop !9

525:                                              ; preds = %522, %462
  %526 = load i64, ptr %29, align 8
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %528, label %530

528:                                              ; preds = %525
  %529 = load i32, ptr %8, align 4
  store i32 %529, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %550

530:                                              ; preds = %525
  %531 = load ptr, ptr %26, align 8
  %532 = icmp ne ptr %531, null
  br i1 %532, label %533, label %536

533:                                              ; preds = %530
  %534 = load ptr, ptr %25, align 8
  %535 = load ptr, ptr %26, align 8
  store ptr %534, ptr %535, align 8
  br label %536

536:                                              ; preds = %533, %530
  %537 = load ptr, ptr %25, align 8
  %538 = icmp ne ptr %537, null
  br i1 %538, label %539, label %549

539:                                              ; preds = %536
  %540 = load i32, ptr %22, align 4
  %541 = icmp ne i32 %540, 99
  br i1 %541, label %542, label %546

542:                                              ; preds = %539
  %543 = load ptr, ptr %25, align 8
  %544 = load i64, ptr %29, align 8
  %545 = getelementptr inbounds i8, ptr %543, i64 %544
  store i8 0, ptr %545, align 1
  br label %546

546:                                              ; preds = %542, %539
  %547 = load i32, ptr %8, align 4
  %548 = add nsw i32 %547, 1
  store i32 %548, ptr %8, align 4
  br label %549

549:                                              ; preds = %546, %536
  store i32 10, ptr %11, align 4
  br label %550

550:                                              ; preds = %549, %528
  call void @llvm.lifetime.end.p0(i64 8, ptr %29) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %28) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %27) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %26) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %25) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %24) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %23) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #4
  %551 = load i32, ptr %11, align 4
  switch i32 %551, label %555 [
    i32 10, label %554
  ]

552:                                              ; preds = %245
  %553 = load i32, ptr %8, align 4
  store i32 %553, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %555

554:                                              ; preds = %550, %361, %311
  store i32 0, ptr %11, align 4
  br label %555

555:                                              ; preds = %554, %552, %550, %318, %266
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #4
  br label %556

556:                                              ; preds = %555, %232
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #4
  br label %557

557:                                              ; preds = %556, %208
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  %558 = load i32, ptr %11, align 4
  switch i32 %558, label %565 [
    i32 0, label %559
    i32 4, label %560
  ]

559:                                              ; preds = %557
  br label %560

560:                                              ; preds = %559, %557, %85, %41
  %561 = load ptr, ptr %6, align 8
  %562 = getelementptr inbounds i8, ptr %561, i32 1
  store ptr %562, ptr %6, align 8
  br label %31, !llvm.loop !10

563:                                              ; preds = %31
  %564 = load i32, ptr %8, align 4
  store i32 %564, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %565

565:                                              ; preds = %563, %557, %85
  call void @llvm.lifetime.end.p0(i64 208, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  %566 = load i32, ptr %4, align 4
  ret i32 %566

567:                                              ; preds = %522
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.source, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %7) #4
  %8 = getelementptr inbounds %struct.source, ptr %7, i32 0, i32 0
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds %struct.source, ptr %7, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %9, align 8
  %11 = getelementptr inbounds %struct.source, ptr %7, i32 0, i32 2
  store i64 0, ptr %11, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = call i32 @scan(ptr noundef %7, ptr noundef %12, ptr noundef %13) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr %7) #4
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_vscanf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr @stdin, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @tb_libc_vfscanf(ptr noundef %5, ptr noundef %6, ptr noundef %7) #5
  ret i32 %8
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_sscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @tb_libc_vsscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #5
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #4
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @tb_libc_vfscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #5
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #4
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_scanf(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #4
  %6 = load ptr, ptr @stdin, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %9 = call i32 @tb_libc_vfscanf(ptr noundef %6, ptr noundef %7, ptr noundef %8) #5
  store i32 %9, ptr %4, align 4
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %10)
  %11 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #4
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc99_sscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @tb_libc_vsscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #5
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #4
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc99_fscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @tb_libc_vfscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #5
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #4
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc99_scanf(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #4
  %6 = load ptr, ptr @stdin, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %9 = call i32 @tb_libc_vfscanf(ptr noundef %6, ptr noundef %7, ptr noundef %8) #5
  store i32 %9, ptr %4, align 4
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %10)
  %11 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #4
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc23_sscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @tb_libc_vsscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #5
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #4
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc23_fscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %5) #4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @tb_libc_vfscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #5
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %5) #4
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc23_scanf(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #4
  %6 = load ptr, ptr @stdin, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %9 = call i32 @tb_libc_vfscanf(ptr noundef %6, ptr noundef %7, ptr noundef %8) #5
  store i32 %9, ptr %4, align 4
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %10)
  %11 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #4
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc99_vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @tb_libc_vsscanf(ptr noundef %7, ptr noundef %8, ptr noundef %9) #5
  ret i32 %10
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc99_vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @tb_libc_vfscanf(ptr noundef %7, ptr noundef %8, ptr noundef %9) #5
  ret i32 %10
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc99_vscanf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr @stdin, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @tb_libc_vfscanf(ptr noundef %5, ptr noundef %6, ptr noundef %7) #5
  ret i32 %8
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc23_vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @tb_libc_vsscanf(ptr noundef %7, ptr noundef %8, ptr noundef %9) #5
  ret i32 %10
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc23_vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @tb_libc_vfscanf(ptr noundef %7, ptr noundef %8, ptr noundef %9) #5
  ret i32 %10
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___isoc23_vscanf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr @stdin, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @tb_libc_vfscanf(ptr noundef %5, ptr noundef %6, ptr noundef %7) #5
  ret i32 %8
}

; Function Attrs: nounwind
define internal i32 @is_space(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 32
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sge i32 %6, 9
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4
  %10 = icmp sle i32 %9, 13
  br label %11

11:                                               ; preds = %8, %5
  %12 = phi i1 [ false, %5 ], [ %10, %8 ]
  br label %13

13:                                               ; preds = %11, %1
  %14 = phi i1 [ true, %1 ], [ %12, %11 ]
  %15 = zext i1 %14 to i32
  ret i32 %15
}

; Function Attrs: nounwind
define internal void @skip_space(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #4
  br label %4

4:                                                ; preds = %7, %1
  %5 = load ptr, ptr %2, align 8
  %6 = call i32 @take(ptr noundef %5) #5
  store i32 %6, ptr %3, align 4
  br label %7

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @is_space(i32 noundef %8) #5
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %4, label %11, !llvm.loop !11

11:                                               ; preds = %7
  %12 = load ptr, ptr %2, align 8
  %13 = load i32, ptr %3, align 4
  call void @give_back(ptr noundef %12, i32 noundef %13) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #4
  ret void
}

; Function Attrs: nounwind
define internal i32 @take(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.source, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %24

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.source, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  store i32 %15, ptr %4, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %10
  store i32 -1, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %39

19:                                               ; preds = %10
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.source, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i32 1
  store ptr %23, ptr %21, align 8
  br label %33

24:                                               ; preds = %1
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.source, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @fgetc(ptr noundef %27) #5
  store i32 %28, ptr %4, align 4
  %29 = load i32, ptr %4, align 4
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %31, label %32

31:                                               ; preds = %24
  store i32 -1, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %39

32:                                               ; preds = %24
  br label %33

33:                                               ; preds = %32, %19
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds %struct.source, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = load i32, ptr %4, align 4
  store i32 %38, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %39

39:                                               ; preds = %33, %31, %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #4
  %40 = load i32, ptr %2, align 4
  ret i32 %40
}

; Function Attrs: nounwind
define internal void @give_back(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  br label %28

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.source, ptr %9, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, -1
  store i64 %12, ptr %10, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.source, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %22

17:                                               ; preds = %8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.source, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %20, i32 -1
  store ptr %21, ptr %19, align 8
  br label %28

22:                                               ; preds = %8
  %23 = load i32, ptr %4, align 4
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.source, ptr %24, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = call i32 @ungetc(i32 noundef %23, ptr noundef %26) #5
  br label %28

28:                                               ; preds = %7, %22, %17
  ret void
}

; Function Attrs: nounwind
define internal void @store(ptr noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %7 = load i32, ptr %5, align 4
  switch i32 %7, label %23 [
    i32 0, label %8
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
  ]

8:                                                ; preds = %3
  %9 = load i64, ptr %6, align 8
  %10 = trunc i64 %9 to i8
  %11 = load ptr, ptr %4, align 8
  store i8 %10, ptr %11, align 1
  br label %23

12:                                               ; preds = %3
  %13 = load i64, ptr %6, align 8
  %14 = trunc i64 %13 to i16
  %15 = load ptr, ptr %4, align 8
  store i16 %14, ptr %15, align 2
  br label %23

16:                                               ; preds = %3
  %17 = load i64, ptr %6, align 8
  %18 = trunc i64 %17 to i32
  %19 = load ptr, ptr %4, align 8
  store i32 %18, ptr %19, align 4
  br label %23

20:                                               ; preds = %3
  %21 = load i64, ptr %6, align 8
  %22 = load ptr, ptr %4, align 8
  store i64 %21, ptr %22, align 8
  br label %23

23:                                               ; preds = %3, %20, %16, %12, %8
  ret void
}

; Function Attrs: nounwind
define internal i32 @integer(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  store i32 0, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #4
  %12 = load ptr, ptr %5, align 8
  %13 = call i32 @take(ptr noundef %12) #5
  store i32 %13, ptr %11, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %34

16:                                               ; preds = %4
  %17 = load i32, ptr %11, align 4
  %18 = icmp eq i32 %17, 45
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = load i32, ptr %11, align 4
  %21 = icmp eq i32 %20, 43
  br i1 %21, label %22, label %34

22:                                               ; preds = %19, %16
  %23 = load i32, ptr %11, align 4
  %24 = trunc i32 %23 to i8
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %9, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %9, align 4
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i8, ptr %25, i64 %28
  store i8 %24, ptr %29, align 1
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, -1
  store i32 %31, ptr %7, align 4
  %32 = load ptr, ptr %5, align 8
  %33 = call i32 @take(ptr noundef %32) #5
  store i32 %33, ptr %11, align 4
  br label %34

34:                                               ; preds = %22, %19, %4
  %35 = load i32, ptr %7, align 4
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %89

37:                                               ; preds = %34
  %38 = load i32, ptr %11, align 4
  %39 = icmp eq i32 %38, 48
  br i1 %39, label %40, label %89

40:                                               ; preds = %37
  %41 = load ptr, ptr %8, align 8
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %8, align 8
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 16
  br i1 %47, label %48, label %89

48:                                               ; preds = %44, %40
  %49 = load i32, ptr %11, align 4
  %50 = trunc i32 %49 to i8
  %51 = load ptr, ptr %6, align 8
  %52 = load i32, ptr %9, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %9, align 4
  %54 = sext i32 %52 to i64
  %55 = getelementptr inbounds i8, ptr %51, i64 %54
  store i8 %50, ptr %55, align 1
  %56 = load i32, ptr %7, align 4
  %57 = add nsw i32 %56, -1
  store i32 %57, ptr %7, align 4
  store i32 1, ptr %10, align 4
  %58 = load ptr, ptr %5, align 8
  %59 = call i32 @take(ptr noundef %58) #5
  store i32 %59, ptr %11, align 4
  %60 = load i32, ptr %7, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %81

62:                                               ; preds = %48
  %63 = load i32, ptr %11, align 4
  %64 = icmp eq i32 %63, 120
  br i1 %64, label %68, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %11, align 4
  %67 = icmp eq i32 %66, 88
  br i1 %67, label %68, label %81

68:                                               ; preds = %65, %62
  %69 = load i32, ptr %11, align 4
  %70 = trunc i32 %69 to i8
  %71 = load ptr, ptr %6, align 8
  %72 = load i32, ptr %9, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %9, align 4
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  store i8 %70, ptr %75, align 1
  %76 = load i32, ptr %7, align 4
  %77 = add nsw i32 %76, -1
  store i32 %77, ptr %7, align 4
  %78 = load ptr, ptr %8, align 8
  store i32 16, ptr %78, align 4
  store i32 0, ptr %10, align 4
  %79 = load ptr, ptr %5, align 8
  %80 = call i32 @take(ptr noundef %79) #5
  store i32 %80, ptr %11, align 4
  br label %88

81:                                               ; preds = %65, %48
  %82 = load ptr, ptr %8, align 8
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %87

85:                                               ; preds = %81
  %86 = load ptr, ptr %8, align 8
  store i32 8, ptr %86, align 4
  br label %87

87:                                               ; preds = %85, %81
  br label %88

88:                                               ; preds = %87, %68
  br label %96

89:                                               ; preds = %44, %37, %34
  %90 = load ptr, ptr %8, align 8
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %95

93:                                               ; preds = %89
  %94 = load ptr, ptr %8, align 8
  store i32 10, ptr %94, align 4
  br label %95

95:                                               ; preds = %93, %89
  br label %96

96:                                               ; preds = %95, %88
  br label %97

97:                                               ; preds = %108, %96
  %98 = load i32, ptr %7, align 4
  %99 = icmp sgt i32 %98, 0
  br i1 %99, label %100, label %106

100:                                              ; preds = %97
  %101 = load i32, ptr %11, align 4
  %102 = call i32 @digit(i32 noundef %101) #5
  %103 = load ptr, ptr %8, align 8
  %104 = load i32, ptr %103, align 4
  %105 = icmp slt i32 %102, %104
  br label %106

106:                                              ; preds = %100, %97
  %107 = phi i1 [ false, %97 ], [ %105, %100 ]
  br i1 %107, label %108, label %122

108:                                              ; preds = %106
  %109 = load i32, ptr %11, align 4
  %110 = trunc i32 %109 to i8
  %111 = load ptr, ptr %6, align 8
  %112 = load i32, ptr %9, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %9, align 4
  %114 = sext i32 %112 to i64
  %115 = getelementptr inbounds i8, ptr %111, i64 %114
  store i8 %110, ptr %115, align 1
  %116 = load i32, ptr %7, align 4
  %117 = add nsw i32 %116, -1
  store i32 %117, ptr %7, align 4
  %118 = load i32, ptr %10, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %10, align 4
  %120 = load ptr, ptr %5, align 8
  %121 = call i32 @take(ptr noundef %120) #5
  store i32 %121, ptr %11, align 4
  br label %97, !llvm.loop !12

122:                                              ; preds = %106
  %123 = load ptr, ptr %5, align 8
  %124 = load i32, ptr %11, align 4
  call void @give_back(ptr noundef %123, i32 noundef %124) #5
  %125 = load ptr, ptr %6, align 8
  %126 = load i32, ptr %9, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i8, ptr %125, i64 %127
  store i8 0, ptr %128, align 1
  %129 = load i32, ptr %10, align 4
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %133

131:                                              ; preds = %122
  %132 = load i32, ptr %9, align 4
  br label %134

133:                                              ; preds = %122
  br label %134

134:                                              ; preds = %133, %131
  %135 = phi i32 [ %132, %131 ], [ 0, %133 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  ret i32 %135
}

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #3

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
define internal i32 @floating(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  %17 = load ptr, ptr %5, align 8
  %18 = call i32 @take(ptr noundef %17) #5
  store i32 %18, ptr %10, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %39

21:                                               ; preds = %3
  %22 = load i32, ptr %10, align 4
  %23 = icmp eq i32 %22, 45
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = load i32, ptr %10, align 4
  %26 = icmp eq i32 %25, 43
  br i1 %26, label %27, label %39

27:                                               ; preds = %24, %21
  %28 = load i32, ptr %10, align 4
  %29 = trunc i32 %28 to i8
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %8, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %8, align 4
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %30, i64 %33
  store i8 %29, ptr %34, align 1
  %35 = load i32, ptr %7, align 4
  %36 = add nsw i32 %35, -1
  store i32 %36, ptr %7, align 4
  %37 = load ptr, ptr %5, align 8
  %38 = call i32 @take(ptr noundef %37) #5
  store i32 %38, ptr %10, align 4
  br label %39

39:                                               ; preds = %27, %24, %3
  %40 = load i32, ptr %7, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %118

42:                                               ; preds = %39
  %43 = load i32, ptr %10, align 4
  %44 = icmp eq i32 %43, 105
  br i1 %44, label %54, label %45

45:                                               ; preds = %42
  %46 = load i32, ptr %10, align 4
  %47 = icmp eq i32 %46, 73
  br i1 %47, label %54, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr %10, align 4
  %50 = icmp eq i32 %49, 110
  br i1 %50, label %54, label %51

51:                                               ; preds = %48
  %52 = load i32, ptr %10, align 4
  %53 = icmp eq i32 %52, 78
  br i1 %53, label %54, label %118

54:                                               ; preds = %51, %48, %45, %42
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
  %55 = load i32, ptr %10, align 4
  %56 = icmp eq i32 %55, 105
  br i1 %56, label %60, label %57

57:                                               ; preds = %54
  %58 = load i32, ptr %10, align 4
  %59 = icmp eq i32 %58, 73
  br label %60

60:                                               ; preds = %57, %54
  %61 = phi i1 [ true, %54 ], [ %59, %57 ]
  %62 = zext i1 %61 to i64
  %63 = select i1 %61, ptr @.str, ptr @.str.1
  store ptr %63, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #4
  store i32 0, ptr %12, align 4
  br label %64

64:                                               ; preds = %87, %60
  %65 = load i32, ptr %7, align 4
  %66 = icmp sgt i32 %65, 0
  br i1 %66, label %67, label %85

67:                                               ; preds = %64
  %68 = load ptr, ptr %11, align 8
  %69 = load i32, ptr %12, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  %72 = load i8, ptr %71, align 1
  %73 = sext i8 %72 to i32
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %85

75:                                               ; preds = %67
  %76 = load i32, ptr %10, align 4
  %77 = or i32 %76, 32
  %78 = load ptr, ptr %11, align 8
  %79 = load i32, ptr %12, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %78, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = sext i8 %82 to i32
  %84 = icmp eq i32 %77, %83
  br label %85

85:                                               ; preds = %75, %67, %64
  %86 = phi i1 [ false, %67 ], [ false, %64 ], [ %84, %75 ]
  br i1 %86, label %87, label %101

87:                                               ; preds = %85
  %88 = load i32, ptr %10, align 4
  %89 = trunc i32 %88 to i8
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %8, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %8, align 4
  %93 = sext i32 %91 to i64
  %94 = getelementptr inbounds i8, ptr %90, i64 %93
  store i8 %89, ptr %94, align 1
  %95 = load i32, ptr %7, align 4
  %96 = add nsw i32 %95, -1
  store i32 %96, ptr %7, align 4
  %97 = load i32, ptr %12, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %12, align 4
  %99 = load ptr, ptr %5, align 8
  %100 = call i32 @take(ptr noundef %99) #5
  store i32 %100, ptr %10, align 4
  br label %64, !llvm.loop !13

101:                                              ; preds = %85
  %102 = load ptr, ptr %5, align 8
  %103 = load i32, ptr %10, align 4
  call void @give_back(ptr noundef %102, i32 noundef %103) #5
  %104 = load ptr, ptr %6, align 8
  %105 = load i32, ptr %8, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr %104, i64 %106
  store i8 0, ptr %107, align 1
  %108 = load i32, ptr %12, align 4
  %109 = icmp eq i32 %108, 3
  br i1 %109, label %113, label %110

110:                                              ; preds = %101
  %111 = load i32, ptr %12, align 4
  %112 = icmp eq i32 %111, 8
  br i1 %112, label %113, label %115

113:                                              ; preds = %110, %101
  %114 = load i32, ptr %8, align 4
  br label %116

115:                                              ; preds = %110
  br label %116

116:                                              ; preds = %115, %113
  %117 = phi i32 [ %114, %113 ], [ 0, %115 ]
  store i32 %117, ptr %4, align 4
  store i32 1, ptr %13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  br label %279

118:                                              ; preds = %51, %39
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #4
  store i32 10, ptr %14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #4
  store i32 101, ptr %15, align 4
  %119 = load i32, ptr %7, align 4
  %120 = icmp sgt i32 %119, 1
  br i1 %120, label %121, label %156

121:                                              ; preds = %118
  %122 = load i32, ptr %10, align 4
  %123 = icmp eq i32 %122, 48
  br i1 %123, label %124, label %156

124:                                              ; preds = %121
  %125 = load i32, ptr %10, align 4
  %126 = trunc i32 %125 to i8
  %127 = load ptr, ptr %6, align 8
  %128 = load i32, ptr %8, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %8, align 4
  %130 = sext i32 %128 to i64
  %131 = getelementptr inbounds i8, ptr %127, i64 %130
  store i8 %126, ptr %131, align 1
  %132 = load i32, ptr %7, align 4
  %133 = add nsw i32 %132, -1
  store i32 %133, ptr %7, align 4
  %134 = load i32, ptr %9, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %9, align 4
  %136 = load ptr, ptr %5, align 8
  %137 = call i32 @take(ptr noundef %136) #5
  store i32 %137, ptr %10, align 4
  %138 = load i32, ptr %10, align 4
  %139 = icmp eq i32 %138, 120
  br i1 %139, label %143, label %140

140:                                              ; preds = %124
  %141 = load i32, ptr %10, align 4
  %142 = icmp eq i32 %141, 88
  br i1 %142, label %143, label %155

143:                                              ; preds = %140, %124
  %144 = load i32, ptr %10, align 4
  %145 = trunc i32 %144 to i8
  %146 = load ptr, ptr %6, align 8
  %147 = load i32, ptr %8, align 4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %8, align 4
  %149 = sext i32 %147 to i64
  %150 = getelementptr inbounds i8, ptr %146, i64 %149
  store i8 %145, ptr %150, align 1
  %151 = load i32, ptr %7, align 4
  %152 = add nsw i32 %151, -1
  store i32 %152, ptr %7, align 4
  store i32 0, ptr %9, align 4
  store i32 16, ptr %14, align 4
  store i32 112, ptr %15, align 4
  %153 = load ptr, ptr %5, align 8
  %154 = call i32 @take(ptr noundef %153) #5
  store i32 %154, ptr %10, align 4
  br label %155

155:                                              ; preds = %143, %140
  br label %156

156:                                              ; preds = %155, %121, %118
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #4
  store i32 0, ptr %16, align 4
  br label %157

157:                                              ; preds = %185, %156
  %158 = load i32, ptr %7, align 4
  %159 = icmp sgt i32 %158, 0
  br i1 %159, label %160, label %176

160:                                              ; preds = %157
  %161 = load i32, ptr %10, align 4
  %162 = call i32 @digit(i32 noundef %161) #5
  %163 = load i32, ptr %14, align 4
  %164 = icmp slt i32 %162, %163
  br i1 %164, label %174, label %165

165:                                              ; preds = %160
  %166 = load i32, ptr %10, align 4
  %167 = icmp eq i32 %166, 46
  br i1 %167, label %168, label %172

168:                                              ; preds = %165
  %169 = load i32, ptr %16, align 4
  %170 = icmp ne i32 %169, 0
  %171 = xor i1 %170, true
  br label %172

172:                                              ; preds = %168, %165
  %173 = phi i1 [ false, %165 ], [ %171, %168 ]
  br label %174

174:                                              ; preds = %172, %160
  %175 = phi i1 [ true, %160 ], [ %173, %172 ]
  br label %176

176:                                              ; preds = %174, %157
  %177 = phi i1 [ false, %157 ], [ %175, %174 ]
  br i1 %177, label %178, label %197

178:                                              ; preds = %176
  %179 = load i32, ptr %10, align 4
  %180 = icmp eq i32 %179, 46
  br i1 %180, label %181, label %182

181:                                              ; preds = %178
  store i32 1, ptr %16, align 4
  br label %185

182:                                              ; preds = %178
  %183 = load i32, ptr %9, align 4
  %184 = add nsw i32 %183, 1
  store i32 %184, ptr %9, align 4
  br label %185

185:                                              ; preds = %182, %181
  %186 = load i32, ptr %10, align 4
  %187 = trunc i32 %186 to i8
  %188 = load ptr, ptr %6, align 8
  %189 = load i32, ptr %8, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %8, align 4
  %191 = sext i32 %189 to i64
  %192 = getelementptr inbounds i8, ptr %188, i64 %191
  store i8 %187, ptr %192, align 1
  %193 = load i32, ptr %7, align 4
  %194 = add nsw i32 %193, -1
  store i32 %194, ptr %7, align 4
  %195 = load ptr, ptr %5, align 8
  %196 = call i32 @take(ptr noundef %195) #5
  store i32 %196, ptr %10, align 4
  br label %157, !llvm.loop !14

197:                                              ; preds = %176
  %198 = load i32, ptr %9, align 4
  %199 = icmp ne i32 %198, 0
  br i1 %199, label %200, label %265

200:                                              ; preds = %197
  %201 = load i32, ptr %7, align 4
  %202 = icmp sgt i32 %201, 0
  br i1 %202, label %203, label %265

203:                                              ; preds = %200
  %204 = load i32, ptr %10, align 4
  %205 = or i32 %204, 32
  %206 = load i32, ptr %15, align 4
  %207 = icmp eq i32 %205, %206
  br i1 %207, label %208, label %265

208:                                              ; preds = %203
  %209 = load i32, ptr %10, align 4
  %210 = trunc i32 %209 to i8
  %211 = load ptr, ptr %6, align 8
  %212 = load i32, ptr %8, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %8, align 4
  %214 = sext i32 %212 to i64
  %215 = getelementptr inbounds i8, ptr %211, i64 %214
  store i8 %210, ptr %215, align 1
  %216 = load i32, ptr %7, align 4
  %217 = add nsw i32 %216, -1
  store i32 %217, ptr %7, align 4
  store i32 0, ptr %9, align 4
  %218 = load ptr, ptr %5, align 8
  %219 = call i32 @take(ptr noundef %218) #5
  store i32 %219, ptr %10, align 4
  %220 = load i32, ptr %7, align 4
  %221 = icmp sgt i32 %220, 0
  br i1 %221, label %222, label %240

222:                                              ; preds = %208
  %223 = load i32, ptr %10, align 4
  %224 = icmp eq i32 %223, 45
  br i1 %224, label %228, label %225

225:                                              ; preds = %222
  %226 = load i32, ptr %10, align 4
  %227 = icmp eq i32 %226, 43
  br i1 %227, label %228, label %240

228:                                              ; preds = %225, %222
  %229 = load i32, ptr %10, align 4
  %230 = trunc i32 %229 to i8
  %231 = load ptr, ptr %6, align 8
  %232 = load i32, ptr %8, align 4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %8, align 4
  %234 = sext i32 %232 to i64
  %235 = getelementptr inbounds i8, ptr %231, i64 %234
  store i8 %230, ptr %235, align 1
  %236 = load i32, ptr %7, align 4
  %237 = add nsw i32 %236, -1
  store i32 %237, ptr %7, align 4
  %238 = load ptr, ptr %5, align 8
  %239 = call i32 @take(ptr noundef %238) #5
  store i32 %239, ptr %10, align 4
  br label %240

240:                                              ; preds = %228, %225, %208
  br label %241

241:                                              ; preds = %250, %240
  %242 = load i32, ptr %7, align 4
  %243 = icmp sgt i32 %242, 0
  br i1 %243, label %244, label %248

244:                                              ; preds = %241
  %245 = load i32, ptr %10, align 4
  %246 = call i32 @digit(i32 noundef %245) #5
  %247 = icmp slt i32 %246, 10
  br label %248

248:                                              ; preds = %244, %241
  %249 = phi i1 [ false, %241 ], [ %247, %244 ]
  br i1 %249, label %250, label %264

250:                                              ; preds = %248
  %251 = load i32, ptr %10, align 4
  %252 = trunc i32 %251 to i8
  %253 = load ptr, ptr %6, align 8
  %254 = load i32, ptr %8, align 4
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr %8, align 4
  %256 = sext i32 %254 to i64
  %257 = getelementptr inbounds i8, ptr %253, i64 %256
  store i8 %252, ptr %257, align 1
  %258 = load i32, ptr %7, align 4
  %259 = add nsw i32 %258, -1
  store i32 %259, ptr %7, align 4
  %260 = load i32, ptr %9, align 4
  %261 = add nsw i32 %260, 1
  store i32 %261, ptr %9, align 4
  %262 = load ptr, ptr %5, align 8
  %263 = call i32 @take(ptr noundef %262) #5
  store i32 %263, ptr %10, align 4
  br label %241, !llvm.loop !15

264:                                              ; preds = %248
  br label %265

265:                                              ; preds = %264, %203, %200, %197
  %266 = load ptr, ptr %5, align 8
  %267 = load i32, ptr %10, align 4
  call void @give_back(ptr noundef %266, i32 noundef %267) #5
  %268 = load ptr, ptr %6, align 8
  %269 = load i32, ptr %8, align 4
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds i8, ptr %268, i64 %270
  store i8 0, ptr %271, align 1
  %272 = load i32, ptr %9, align 4
  %273 = icmp ne i32 %272, 0
  br i1 %273, label %274, label %276

274:                                              ; preds = %265
  %275 = load i32, ptr %8, align 4
  br label %277

276:                                              ; preds = %265
  br label %277

277:                                              ; preds = %276, %274
  %278 = phi i32 [ %275, %274 ], [ 0, %276 ]
  store i32 %278, ptr %4, align 4
  store i32 1, ptr %13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #4
  br label %279

279:                                              ; preds = %277, %116
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  %280 = load i32, ptr %4, align 4
  ret i32 %280
}

declare x86_fp80 @strtold(ptr noundef, ptr noundef) #3

declare double @strtod(ptr noundef, ptr noundef) #3

declare float @strtof(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
define internal i32 @in_set(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  %12 = load ptr, ptr %5, align 8
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp eq i32 %14, 94
  %16 = zext i1 %15 to i32
  store i32 %16, ptr %8, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %3
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %21, ptr %5, align 8
  br label %22

22:                                               ; preds = %19, %3
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #4
  %23 = load ptr, ptr %5, align 8
  store ptr %23, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #4
  %24 = load ptr, ptr %5, align 8
  store ptr %24, ptr %10, align 8
  br label %25

25:                                               ; preds = %77, %22
  %26 = load ptr, ptr %10, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = icmp ult ptr %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %11, align 4
  br label %80

30:                                               ; preds = %25
  %31 = load ptr, ptr %10, align 8
  %32 = load ptr, ptr %9, align 8
  %33 = icmp ugt ptr %31, %32
  br i1 %33, label %34, label %64

34:                                               ; preds = %30
  %35 = load ptr, ptr %10, align 8
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i32
  %38 = icmp eq i32 %37, 45
  br i1 %38, label %39, label %64

39:                                               ; preds = %34
  %40 = load ptr, ptr %10, align 8
  %41 = getelementptr inbounds i8, ptr %40, i64 1
  %42 = load ptr, ptr %6, align 8
  %43 = icmp ult ptr %41, %42
  br i1 %43, label %44, label %64

44:                                               ; preds = %39
  %45 = load ptr, ptr %10, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 -1
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = load i32, ptr %7, align 4
  %50 = icmp sle i32 %48, %49
  br i1 %50, label %51, label %63

51:                                               ; preds = %44
  %52 = load i32, ptr %7, align 4
  %53 = load ptr, ptr %10, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 1
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp sle i32 %52, %56
  br i1 %57, label %58, label %63

58:                                               ; preds = %51
  %59 = load i32, ptr %8, align 4
  %60 = icmp ne i32 %59, 0
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  store i32 %62, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %80

63:                                               ; preds = %51, %44
  br label %76

64:                                               ; preds = %39, %34, %30
  %65 = load ptr, ptr %10, align 8
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr %7, align 4
  %69 = icmp eq i32 %67, %68
  br i1 %69, label %70, label %75

70:                                               ; preds = %64
  %71 = load i32, ptr %8, align 4
  %72 = icmp ne i32 %71, 0
  %73 = xor i1 %72, true
  %74 = zext i1 %73 to i32
  store i32 %74, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %80

75:                                               ; preds = %64
  br label %76

76:                                               ; preds = %75, %63
  br label %77

77:                                               ; preds = %76
  %78 = load ptr, ptr %10, align 8
  %79 = getelementptr inbounds i8, ptr %78, i32 1
  store ptr %79, ptr %10, align 8
  br label %25, !llvm.loop !16

80:                                               ; preds = %70, %58, %29
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #4
  %81 = load i32, ptr %11, align 4
  switch i32 %81, label %84 [
    i32 2, label %82
  ]

82:                                               ; preds = %80
  %83 = load i32, ptr %8, align 4
  store i32 %83, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %84

84:                                               ; preds = %82, %80
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  %85 = load i32, ptr %4, align 4
  ret i32 %85
}

declare ptr @realloc(ptr noundef, i64 noundef) #3

declare i32 @fgetc(ptr noundef) #3

declare i32 @ungetc(i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
define internal i32 @digit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp sge i32 %4, 48
  br i1 %5, label %6, label %12

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp sle i32 %7, 57
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = sub nsw i32 %10, 48
  store i32 %11, ptr %2, align 4
  br label %33

12:                                               ; preds = %6, %1
  %13 = load i32, ptr %3, align 4
  %14 = icmp sge i32 %13, 97
  br i1 %14, label %15, label %22

15:                                               ; preds = %12
  %16 = load i32, ptr %3, align 4
  %17 = icmp sle i32 %16, 122
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4
  %20 = sub nsw i32 %19, 97
  %21 = add nsw i32 %20, 10
  store i32 %21, ptr %2, align 4
  br label %33

22:                                               ; preds = %15, %12
  %23 = load i32, ptr %3, align 4
  %24 = icmp sge i32 %23, 65
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = load i32, ptr %3, align 4
  %27 = icmp sle i32 %26, 90
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  %29 = load i32, ptr %3, align 4
  %30 = sub nsw i32 %29, 65
  %31 = add nsw i32 %30, 10
  store i32 %31, ptr %2, align 4
  br label %33

32:                                               ; preds = %25, %22
  store i32 99, ptr %2, align 4
  br label %33

33:                                               ; preds = %32, %28, %18, %9
  %34 = load i32, ptr %2, align 4
  ret i32 %34
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
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
