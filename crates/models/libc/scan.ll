
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

31:                                               ; preds = %572, %3
  %32 = load ptr, ptr %6, align 8
  %33 = load i8, ptr %32, align 1
  %34 = icmp ne i8 %33, 0
  br i1 %34, label %35, label %575

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
  br label %572

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
  switch i32 %86, label %577 [
    i32 4, label %572
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
  br label %569

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
  br label %568

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
  switch i32 %249, label %564 [
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
  br label %567

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
  br label %566

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
  br label %567

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
  br label %566

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
  switch i32 %523, label %579 [
    i32 0, label %524
    i32 15, label %525
  ]

524:                                              ; preds = %522
  br label %462, !llvm.loop !9

525:                                              ; preds = %522, %462
  %526 = load i64, ptr %29, align 8
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %535, label %528

528:                                              ; preds = %525
  %529 = load i32, ptr %22, align 4
  %530 = icmp eq i32 %529, 99
  br i1 %530, label %531, label %542

531:                                              ; preds = %528
  %532 = load i64, ptr %29, align 8
  %533 = load i64, ptr %28, align 8
  %534 = icmp slt i64 %532, %533
  br i1 %534, label %535, label %542

535:                                              ; preds = %531, %525
  %536 = load ptr, ptr %26, align 8
  %537 = icmp ne ptr %536, null
  br i1 %537, label %538, label %540

538:                                              ; preds = %535
  %539 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %539) #5
  br label %540

540:                                              ; preds = %538, %535
  %541 = load i32, ptr %8, align 4
  store i32 %541, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %562

542:                                              ; preds = %531, %528
  %543 = load ptr, ptr %26, align 8
  %544 = icmp ne ptr %543, null
  br i1 %544, label %545, label %548

545:                                              ; preds = %542
  %546 = load ptr, ptr %25, align 8
  %547 = load ptr, ptr %26, align 8
  store ptr %546, ptr %547, align 8
  br label %548

548:                                              ; preds = %545, %542
  %549 = load ptr, ptr %25, align 8
  %550 = icmp ne ptr %549, null
  br i1 %550, label %551, label %561

551:                                              ; preds = %548
  %552 = load i32, ptr %22, align 4
  %553 = icmp ne i32 %552, 99
  br i1 %553, label %554, label %558

554:                                              ; preds = %551
  %555 = load ptr, ptr %25, align 8
  %556 = load i64, ptr %29, align 8
  %557 = getelementptr inbounds i8, ptr %555, i64 %556
  store i8 0, ptr %557, align 1
  br label %558

558:                                              ; preds = %554, %551
  %559 = load i32, ptr %8, align 4
  %560 = add nsw i32 %559, 1
  store i32 %560, ptr %8, align 4
  br label %561

561:                                              ; preds = %558, %548
  store i32 10, ptr %11, align 4
  br label %562

562:                                              ; preds = %561, %540
  call void @llvm.lifetime.end.p0(i64 8, ptr %29) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %28) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %27) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %26) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %25) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %24) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %23) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #4
  %563 = load i32, ptr %11, align 4
  switch i32 %563, label %567 [
    i32 10, label %566
  ]

564:                                              ; preds = %245
  %565 = load i32, ptr %8, align 4
  store i32 %565, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %567

566:                                              ; preds = %562, %361, %311
  store i32 0, ptr %11, align 4
  br label %567

567:                                              ; preds = %566, %564, %562, %318, %266
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #4
  br label %568

568:                                              ; preds = %567, %232
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #4
  br label %569

569:                                              ; preds = %568, %208
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  %570 = load i32, ptr %11, align 4
  switch i32 %570, label %577 [
    i32 0, label %571
    i32 4, label %572
  ]

571:                                              ; preds = %569
  br label %572

572:                                              ; preds = %571, %569, %85, %41
  %573 = load ptr, ptr %6, align 8
  %574 = getelementptr inbounds i8, ptr %573, i32 1
  store ptr %574, ptr %6, align 8
  br label %31, !llvm.loop !10

575:                                              ; preds = %31
  %576 = load i32, ptr %8, align 4
  store i32 %576, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %577

577:                                              ; preds = %575, %569, %85
  call void @llvm.lifetime.end.p0(i64 208, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  %578 = load i32, ptr %4, align 4
  ret i32 %578

579:                                              ; preds = %522
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
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #4
  store i32 0, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  %18 = load ptr, ptr %5, align 8
  %19 = call i32 @take(ptr noundef %18) #5
  store i32 %19, ptr %10, align 4
  %20 = load i32, ptr %7, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %40

22:                                               ; preds = %3
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 45
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = load i32, ptr %10, align 4
  %27 = icmp eq i32 %26, 43
  br i1 %27, label %28, label %40

28:                                               ; preds = %25, %22
  %29 = load i32, ptr %10, align 4
  %30 = trunc i32 %29 to i8
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %8, align 4
  %34 = sext i32 %32 to i64
  %35 = getelementptr inbounds i8, ptr %31, i64 %34
  store i8 %30, ptr %35, align 1
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %36, -1
  store i32 %37, ptr %7, align 4
  %38 = load ptr, ptr %5, align 8
  %39 = call i32 @take(ptr noundef %38) #5
  store i32 %39, ptr %10, align 4
  br label %40

40:                                               ; preds = %28, %25, %3
  %41 = load i32, ptr %7, align 4
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %188

43:                                               ; preds = %40
  %44 = load i32, ptr %10, align 4
  %45 = icmp eq i32 %44, 105
  br i1 %45, label %55, label %46

46:                                               ; preds = %43
  %47 = load i32, ptr %10, align 4
  %48 = icmp eq i32 %47, 73
  br i1 %48, label %55, label %49

49:                                               ; preds = %46
  %50 = load i32, ptr %10, align 4
  %51 = icmp eq i32 %50, 110
  br i1 %51, label %55, label %52

52:                                               ; preds = %49
  %53 = load i32, ptr %10, align 4
  %54 = icmp eq i32 %53, 78
  br i1 %54, label %55, label %188

55:                                               ; preds = %52, %49, %46, %43
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #4
  %56 = load i32, ptr %10, align 4
  %57 = icmp eq i32 %56, 105
  br i1 %57, label %61, label %58

58:                                               ; preds = %55
  %59 = load i32, ptr %10, align 4
  %60 = icmp eq i32 %59, 73
  br label %61

61:                                               ; preds = %58, %55
  %62 = phi i1 [ true, %55 ], [ %60, %58 ]
  %63 = zext i1 %62 to i64
  %64 = select i1 %62, ptr @.str, ptr @.str.1
  store ptr %64, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #4
  store i32 0, ptr %12, align 4
  br label %65

65:                                               ; preds = %88, %61
  %66 = load i32, ptr %7, align 4
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %86

68:                                               ; preds = %65
  %69 = load ptr, ptr %11, align 8
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %86

76:                                               ; preds = %68
  %77 = load i32, ptr %10, align 4
  %78 = or i32 %77, 32
  %79 = load ptr, ptr %11, align 8
  %80 = load i32, ptr %12, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %79, i64 %81
  %83 = load i8, ptr %82, align 1
  %84 = sext i8 %83 to i32
  %85 = icmp eq i32 %78, %84
  br label %86

86:                                               ; preds = %76, %68, %65
  %87 = phi i1 [ false, %68 ], [ false, %65 ], [ %85, %76 ]
  br i1 %87, label %88, label %102

88:                                               ; preds = %86
  %89 = load i32, ptr %10, align 4
  %90 = trunc i32 %89 to i8
  %91 = load ptr, ptr %6, align 8
  %92 = load i32, ptr %8, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %8, align 4
  %94 = sext i32 %92 to i64
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  store i8 %90, ptr %95, align 1
  %96 = load i32, ptr %7, align 4
  %97 = add nsw i32 %96, -1
  store i32 %97, ptr %7, align 4
  %98 = load i32, ptr %12, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %12, align 4
  %100 = load ptr, ptr %5, align 8
  %101 = call i32 @take(ptr noundef %100) #5
  store i32 %101, ptr %10, align 4
  br label %65, !llvm.loop !13

102:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #4
  %103 = load i32, ptr %12, align 4
  %104 = icmp eq i32 %103, 3
  br i1 %104, label %108, label %105

105:                                              ; preds = %102
  %106 = load i32, ptr %12, align 4
  %107 = icmp eq i32 %106, 8
  br label %108

108:                                              ; preds = %105, %102
  %109 = phi i1 [ true, %102 ], [ %107, %105 ]
  %110 = zext i1 %109 to i32
  store i32 %110, ptr %13, align 4
  %111 = load i32, ptr %7, align 4
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %113, label %174

113:                                              ; preds = %108
  %114 = load i32, ptr %13, align 4
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %174

116:                                              ; preds = %113
  %117 = load ptr, ptr %11, align 8
  %118 = getelementptr inbounds i8, ptr %117, i64 0
  %119 = load i8, ptr %118, align 1
  %120 = sext i8 %119 to i32
  %121 = icmp eq i32 %120, 110
  br i1 %121, label %122, label %174

122:                                              ; preds = %116
  %123 = load i32, ptr %10, align 4
  %124 = icmp eq i32 %123, 40
  br i1 %124, label %125, label %174

125:                                              ; preds = %122
  br label %126

126:                                              ; preds = %150, %125
  %127 = load i32, ptr %10, align 4
  %128 = trunc i32 %127 to i8
  %129 = load ptr, ptr %6, align 8
  %130 = load i32, ptr %8, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %8, align 4
  %132 = sext i32 %130 to i64
  %133 = getelementptr inbounds i8, ptr %129, i64 %132
  store i8 %128, ptr %133, align 1
  %134 = load i32, ptr %7, align 4
  %135 = add nsw i32 %134, -1
  store i32 %135, ptr %7, align 4
  %136 = load ptr, ptr %5, align 8
  %137 = call i32 @take(ptr noundef %136) #5
  store i32 %137, ptr %10, align 4
  br label %138

138:                                              ; preds = %126
  %139 = load i32, ptr %7, align 4
  %140 = icmp sgt i32 %139, 0
  br i1 %140, label %141, label %150

141:                                              ; preds = %138
  %142 = load i32, ptr %10, align 4
  %143 = call i32 @digit(i32 noundef %142) #5
  %144 = icmp slt i32 %143, 36
  br i1 %144, label %148, label %145

145:                                              ; preds = %141
  %146 = load i32, ptr %10, align 4
  %147 = icmp eq i32 %146, 95
  br label %148

148:                                              ; preds = %145, %141
  %149 = phi i1 [ true, %141 ], [ %147, %145 ]
  br label %150

150:                                              ; preds = %148, %138
  %151 = phi i1 [ false, %138 ], [ %149, %148 ]
  br i1 %151, label %126, label %152, !llvm.loop !14

152:                                              ; preds = %150
  %153 = load i32, ptr %7, align 4
  %154 = icmp sgt i32 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %152
  %156 = load i32, ptr %10, align 4
  %157 = icmp eq i32 %156, 41
  br label %158

158:                                              ; preds = %155, %152
  %159 = phi i1 [ false, %152 ], [ %157, %155 ]
  %160 = zext i1 %159 to i32
  store i32 %160, ptr %13, align 4
  %161 = load i32, ptr %13, align 4
  %162 = icmp ne i32 %161, 0
  br i1 %162, label %163, label %173

163:                                              ; preds = %158
  %164 = load i32, ptr %10, align 4
  %165 = trunc i32 %164 to i8
  %166 = load ptr, ptr %6, align 8
  %167 = load i32, ptr %8, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %8, align 4
  %169 = sext i32 %167 to i64
  %170 = getelementptr inbounds i8, ptr %166, i64 %169
  store i8 %165, ptr %170, align 1
  %171 = load ptr, ptr %5, align 8
  %172 = call i32 @take(ptr noundef %171) #5
  store i32 %172, ptr %10, align 4
  br label %173

173:                                              ; preds = %163, %158
  br label %174

174:                                              ; preds = %173, %122, %116, %113, %108
  %175 = load ptr, ptr %5, align 8
  %176 = load i32, ptr %10, align 4
  call void @give_back(ptr noundef %175, i32 noundef %176) #5
  %177 = load ptr, ptr %6, align 8
  %178 = load i32, ptr %8, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %177, i64 %179
  store i8 0, ptr %180, align 1
  %181 = load i32, ptr %13, align 4
  %182 = icmp ne i32 %181, 0
  br i1 %182, label %183, label %185

183:                                              ; preds = %174
  %184 = load i32, ptr %8, align 4
  br label %186

185:                                              ; preds = %174
  br label %186

186:                                              ; preds = %185, %183
  %187 = phi i32 [ %184, %183 ], [ 0, %185 ]
  store i32 %187, ptr %4, align 4
  store i32 1, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #4
  br label %349

188:                                              ; preds = %52, %40
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #4
  store i32 10, ptr %15, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #4
  store i32 101, ptr %16, align 4
  %189 = load i32, ptr %7, align 4
  %190 = icmp sgt i32 %189, 1
  br i1 %190, label %191, label %226

191:                                              ; preds = %188
  %192 = load i32, ptr %10, align 4
  %193 = icmp eq i32 %192, 48
  br i1 %193, label %194, label %226

194:                                              ; preds = %191
  %195 = load i32, ptr %10, align 4
  %196 = trunc i32 %195 to i8
  %197 = load ptr, ptr %6, align 8
  %198 = load i32, ptr %8, align 4
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %8, align 4
  %200 = sext i32 %198 to i64
  %201 = getelementptr inbounds i8, ptr %197, i64 %200
  store i8 %196, ptr %201, align 1
  %202 = load i32, ptr %7, align 4
  %203 = add nsw i32 %202, -1
  store i32 %203, ptr %7, align 4
  %204 = load i32, ptr %9, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %9, align 4
  %206 = load ptr, ptr %5, align 8
  %207 = call i32 @take(ptr noundef %206) #5
  store i32 %207, ptr %10, align 4
  %208 = load i32, ptr %10, align 4
  %209 = icmp eq i32 %208, 120
  br i1 %209, label %213, label %210

210:                                              ; preds = %194
  %211 = load i32, ptr %10, align 4
  %212 = icmp eq i32 %211, 88
  br i1 %212, label %213, label %225

213:                                              ; preds = %210, %194
  %214 = load i32, ptr %10, align 4
  %215 = trunc i32 %214 to i8
  %216 = load ptr, ptr %6, align 8
  %217 = load i32, ptr %8, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %8, align 4
  %219 = sext i32 %217 to i64
  %220 = getelementptr inbounds i8, ptr %216, i64 %219
  store i8 %215, ptr %220, align 1
  %221 = load i32, ptr %7, align 4
  %222 = add nsw i32 %221, -1
  store i32 %222, ptr %7, align 4
  store i32 0, ptr %9, align 4
  store i32 16, ptr %15, align 4
  store i32 112, ptr %16, align 4
  %223 = load ptr, ptr %5, align 8
  %224 = call i32 @take(ptr noundef %223) #5
  store i32 %224, ptr %10, align 4
  br label %225

225:                                              ; preds = %213, %210
  br label %226

226:                                              ; preds = %225, %191, %188
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #4
  store i32 0, ptr %17, align 4
  br label %227

227:                                              ; preds = %255, %226
  %228 = load i32, ptr %7, align 4
  %229 = icmp sgt i32 %228, 0
  br i1 %229, label %230, label %246

230:                                              ; preds = %227
  %231 = load i32, ptr %10, align 4
  %232 = call i32 @digit(i32 noundef %231) #5
  %233 = load i32, ptr %15, align 4
  %234 = icmp slt i32 %232, %233
  br i1 %234, label %244, label %235

235:                                              ; preds = %230
  %236 = load i32, ptr %10, align 4
  %237 = icmp eq i32 %236, 46
  br i1 %237, label %238, label %242

238:                                              ; preds = %235
  %239 = load i32, ptr %17, align 4
  %240 = icmp ne i32 %239, 0
  %241 = xor i1 %240, true
  br label %242

242:                                              ; preds = %238, %235
  %243 = phi i1 [ false, %235 ], [ %241, %238 ]
  br label %244

244:                                              ; preds = %242, %230
  %245 = phi i1 [ true, %230 ], [ %243, %242 ]
  br label %246

246:                                              ; preds = %244, %227
  %247 = phi i1 [ false, %227 ], [ %245, %244 ]
  br i1 %247, label %248, label %267

248:                                              ; preds = %246
  %249 = load i32, ptr %10, align 4
  %250 = icmp eq i32 %249, 46
  br i1 %250, label %251, label %252

251:                                              ; preds = %248
  store i32 1, ptr %17, align 4
  br label %255

252:                                              ; preds = %248
  %253 = load i32, ptr %9, align 4
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %9, align 4
  br label %255

255:                                              ; preds = %252, %251
  %256 = load i32, ptr %10, align 4
  %257 = trunc i32 %256 to i8
  %258 = load ptr, ptr %6, align 8
  %259 = load i32, ptr %8, align 4
  %260 = add nsw i32 %259, 1
  store i32 %260, ptr %8, align 4
  %261 = sext i32 %259 to i64
  %262 = getelementptr inbounds i8, ptr %258, i64 %261
  store i8 %257, ptr %262, align 1
  %263 = load i32, ptr %7, align 4
  %264 = add nsw i32 %263, -1
  store i32 %264, ptr %7, align 4
  %265 = load ptr, ptr %5, align 8
  %266 = call i32 @take(ptr noundef %265) #5
  store i32 %266, ptr %10, align 4
  br label %227, !llvm.loop !15

267:                                              ; preds = %246
  %268 = load i32, ptr %9, align 4
  %269 = icmp ne i32 %268, 0
  br i1 %269, label %270, label %335

270:                                              ; preds = %267
  %271 = load i32, ptr %7, align 4
  %272 = icmp sgt i32 %271, 0
  br i1 %272, label %273, label %335

273:                                              ; preds = %270
  %274 = load i32, ptr %10, align 4
  %275 = or i32 %274, 32
  %276 = load i32, ptr %16, align 4
  %277 = icmp eq i32 %275, %276
  br i1 %277, label %278, label %335

278:                                              ; preds = %273
  %279 = load i32, ptr %10, align 4
  %280 = trunc i32 %279 to i8
  %281 = load ptr, ptr %6, align 8
  %282 = load i32, ptr %8, align 4
  %283 = add nsw i32 %282, 1
  store i32 %283, ptr %8, align 4
  %284 = sext i32 %282 to i64
  %285 = getelementptr inbounds i8, ptr %281, i64 %284
  store i8 %280, ptr %285, align 1
  %286 = load i32, ptr %7, align 4
  %287 = add nsw i32 %286, -1
  store i32 %287, ptr %7, align 4
  store i32 0, ptr %9, align 4
  %288 = load ptr, ptr %5, align 8
  %289 = call i32 @take(ptr noundef %288) #5
  store i32 %289, ptr %10, align 4
  %290 = load i32, ptr %7, align 4
  %291 = icmp sgt i32 %290, 0
  br i1 %291, label %292, label %310

292:                                              ; preds = %278
  %293 = load i32, ptr %10, align 4
  %294 = icmp eq i32 %293, 45
  br i1 %294, label %298, label %295

295:                                              ; preds = %292
  %296 = load i32, ptr %10, align 4
  %297 = icmp eq i32 %296, 43
  br i1 %297, label %298, label %310

298:                                              ; preds = %295, %292
  %299 = load i32, ptr %10, align 4
  %300 = trunc i32 %299 to i8
  %301 = load ptr, ptr %6, align 8
  %302 = load i32, ptr %8, align 4
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %8, align 4
  %304 = sext i32 %302 to i64
  %305 = getelementptr inbounds i8, ptr %301, i64 %304
  store i8 %300, ptr %305, align 1
  %306 = load i32, ptr %7, align 4
  %307 = add nsw i32 %306, -1
  store i32 %307, ptr %7, align 4
  %308 = load ptr, ptr %5, align 8
  %309 = call i32 @take(ptr noundef %308) #5
  store i32 %309, ptr %10, align 4
  br label %310

310:                                              ; preds = %298, %295, %278
  br label %311

311:                                              ; preds = %320, %310
  %312 = load i32, ptr %7, align 4
  %313 = icmp sgt i32 %312, 0
  br i1 %313, label %314, label %318

314:                                              ; preds = %311
  %315 = load i32, ptr %10, align 4
  %316 = call i32 @digit(i32 noundef %315) #5
  %317 = icmp slt i32 %316, 10
  br label %318

318:                                              ; preds = %314, %311
  %319 = phi i1 [ false, %311 ], [ %317, %314 ]
  br i1 %319, label %320, label %334

320:                                              ; preds = %318
  %321 = load i32, ptr %10, align 4
  %322 = trunc i32 %321 to i8
  %323 = load ptr, ptr %6, align 8
  %324 = load i32, ptr %8, align 4
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %8, align 4
  %326 = sext i32 %324 to i64
  %327 = getelementptr inbounds i8, ptr %323, i64 %326
  store i8 %322, ptr %327, align 1
  %328 = load i32, ptr %7, align 4
  %329 = add nsw i32 %328, -1
  store i32 %329, ptr %7, align 4
  %330 = load i32, ptr %9, align 4
  %331 = add nsw i32 %330, 1
  store i32 %331, ptr %9, align 4
  %332 = load ptr, ptr %5, align 8
  %333 = call i32 @take(ptr noundef %332) #5
  store i32 %333, ptr %10, align 4
  br label %311, !llvm.loop !16

334:                                              ; preds = %318
  br label %335

335:                                              ; preds = %334, %273, %270, %267
  %336 = load ptr, ptr %5, align 8
  %337 = load i32, ptr %10, align 4
  call void @give_back(ptr noundef %336, i32 noundef %337) #5
  %338 = load ptr, ptr %6, align 8
  %339 = load i32, ptr %8, align 4
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds i8, ptr %338, i64 %340
  store i8 0, ptr %341, align 1
  %342 = load i32, ptr %9, align 4
  %343 = icmp ne i32 %342, 0
  br i1 %343, label %344, label %346

344:                                              ; preds = %335
  %345 = load i32, ptr %8, align 4
  br label %347

346:                                              ; preds = %335
  br label %347

347:                                              ; preds = %346, %344
  %348 = phi i32 [ %345, %344 ], [ 0, %346 ]
  store i32 %348, ptr %4, align 4
  store i32 1, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #4
  br label %349

349:                                              ; preds = %347, %186
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  %350 = load i32, ptr %4, align 4
  ret i32 %350
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
  br label %25, !llvm.loop !17

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

declare void @free(ptr noundef) #3

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
!17 = distinct !{!17, !5, !6}
