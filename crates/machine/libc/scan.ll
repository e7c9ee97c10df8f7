
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
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #4
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 208, ptr %9) #4
  br label %28

28:                                               ; preds = %487, %3
  %29 = load ptr, ptr %6, align 8
  %30 = load i8, ptr %29, align 1
  %31 = icmp ne i8 %30, 0
  br i1 %31, label %32, label %490

32:                                               ; preds = %28
  %33 = load ptr, ptr %6, align 8
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  %36 = call i32 @is_space(i32 noundef %35) #5
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %32
  %39 = load ptr, ptr %5, align 8
  call void @skip_space(ptr noundef %39) #5
  br label %487

40:                                               ; preds = %32
  %41 = load ptr, ptr %6, align 8
  %42 = load i8, ptr %41, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp ne i32 %43, 37
  br i1 %44, label %51, label %45

45:                                               ; preds = %40
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds i8, ptr %46, i64 1
  %48 = load i8, ptr %47, align 1
  %49 = sext i8 %48 to i32
  %50 = icmp eq i32 %49, 37
  br i1 %50, label %51, label %84

51:                                               ; preds = %45, %40
  %52 = load ptr, ptr %6, align 8
  %53 = load i8, ptr %52, align 1
  %54 = sext i8 %53 to i32
  %55 = icmp eq i32 %54, 37
  br i1 %55, label %56, label %60

56:                                               ; preds = %51
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds i8, ptr %57, i32 1
  store ptr %58, ptr %6, align 8
  %59 = load ptr, ptr %5, align 8
  call void @skip_space(ptr noundef %59) #5
  br label %60

60:                                               ; preds = %56, %51
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #4
  %61 = load ptr, ptr %5, align 8
  %62 = call i32 @take(ptr noundef %61) #5
  store i32 %62, ptr %10, align 4
  %63 = load i32, ptr %10, align 4
  %64 = load ptr, ptr %6, align 8
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp ne i32 %63, %66
  br i1 %67, label %68, label %81

68:                                               ; preds = %60
  %69 = load ptr, ptr %5, align 8
  %70 = load i32, ptr %10, align 4
  call void @give_back(ptr noundef %69, i32 noundef %70) #5
  %71 = load i32, ptr %10, align 4
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %77

73:                                               ; preds = %68
  %74 = load i32, ptr %8, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %73
  br label %79

77:                                               ; preds = %73, %68
  %78 = load i32, ptr %8, align 4
  br label %79

79:                                               ; preds = %77, %76
  %80 = phi i32 [ -1, %76 ], [ %78, %77 ]
  store i32 %80, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %82

81:                                               ; preds = %60
  store i32 4, ptr %11, align 4
  br label %82

82:                                               ; preds = %81, %79
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #4
  %83 = load i32, ptr %11, align 4
  switch i32 %83, label %492 [
    i32 4, label %487
  ]

84:                                               ; preds = %45
  %85 = load ptr, ptr %6, align 8
  %86 = getelementptr inbounds i8, ptr %85, i32 1
  store ptr %86, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #4
  %87 = load ptr, ptr %6, align 8
  %88 = load i8, ptr %87, align 1
  %89 = sext i8 %88 to i32
  %90 = icmp eq i32 %89, 42
  %91 = zext i1 %90 to i32
  store i32 %91, ptr %12, align 4
  %92 = load i32, ptr %12, align 4
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %84
  %95 = load ptr, ptr %6, align 8
  %96 = getelementptr inbounds i8, ptr %95, i32 1
  store ptr %96, ptr %6, align 8
  br label %97

97:                                               ; preds = %94, %84
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #4
  store i32 0, ptr %13, align 4
  br label %98

98:                                               ; preds = %110, %97
  %99 = load ptr, ptr %6, align 8
  %100 = load i8, ptr %99, align 1
  %101 = sext i8 %100 to i32
  %102 = icmp sge i32 %101, 48
  br i1 %102, label %103, label %108

103:                                              ; preds = %98
  %104 = load ptr, ptr %6, align 8
  %105 = load i8, ptr %104, align 1
  %106 = sext i8 %105 to i32
  %107 = icmp sle i32 %106, 57
  br label %108

108:                                              ; preds = %103, %98
  %109 = phi i1 [ false, %98 ], [ %107, %103 ]
  br i1 %109, label %110, label %119

110:                                              ; preds = %108
  %111 = load i32, ptr %13, align 4
  %112 = mul nsw i32 %111, 10
  %113 = load ptr, ptr %6, align 8
  %114 = getelementptr inbounds i8, ptr %113, i32 1
  store ptr %114, ptr %6, align 8
  %115 = load i8, ptr %113, align 1
  %116 = sext i8 %115 to i32
  %117 = sub nsw i32 %116, 48
  %118 = add nsw i32 %112, %117
  store i32 %118, ptr %13, align 4
  br label %98, !llvm.loop !4

119:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #4
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #4
  store i32 0, ptr %15, align 4
  br label %120

120:                                              ; preds = %159, %119
  %121 = load ptr, ptr %6, align 8
  %122 = load i8, ptr %121, align 1
  %123 = sext i8 %122 to i32
  %124 = icmp eq i32 %123, 104
  br i1 %124, label %125, label %130

125:                                              ; preds = %120
  %126 = load i32, ptr %14, align 4
  %127 = icmp eq i32 %126, 1
  %128 = zext i1 %127 to i64
  %129 = select i1 %127, i32 0, i32 1
  store i32 %129, ptr %14, align 4
  br label %158

130:                                              ; preds = %120
  %131 = load ptr, ptr %6, align 8
  %132 = load i8, ptr %131, align 1
  %133 = sext i8 %132 to i32
  %134 = icmp eq i32 %133, 108
  br i1 %134, label %155, label %135

135:                                              ; preds = %130
  %136 = load ptr, ptr %6, align 8
  %137 = load i8, ptr %136, align 1
  %138 = sext i8 %137 to i32
  %139 = icmp eq i32 %138, 106
  br i1 %139, label %155, label %140

140:                                              ; preds = %135
  %141 = load ptr, ptr %6, align 8
  %142 = load i8, ptr %141, align 1
  %143 = sext i8 %142 to i32
  %144 = icmp eq i32 %143, 122
  br i1 %144, label %155, label %145

145:                                              ; preds = %140
  %146 = load ptr, ptr %6, align 8
  %147 = load i8, ptr %146, align 1
  %148 = sext i8 %147 to i32
  %149 = icmp eq i32 %148, 116
  br i1 %149, label %155, label %150

150:                                              ; preds = %145
  %151 = load ptr, ptr %6, align 8
  %152 = load i8, ptr %151, align 1
  %153 = sext i8 %152 to i32
  %154 = icmp eq i32 %153, 113
  br i1 %154, label %155, label %156

155:                                              ; preds = %150, %145, %140, %135, %130
  store i32 3, ptr %14, align 4
  store i32 1, ptr %15, align 4
  br label %157

156:                                              ; preds = %150
  br label %162

157:                                              ; preds = %155
  br label %158

158:                                              ; preds = %157, %125
  br label %159

159:                                              ; preds = %158
  %160 = load ptr, ptr %6, align 8
  %161 = getelementptr inbounds i8, ptr %160, i32 1
  store ptr %161, ptr %6, align 8
  br label %120, !llvm.loop !7

162:                                              ; preds = %156
  %163 = load ptr, ptr %6, align 8
  %164 = load i8, ptr %163, align 1
  %165 = sext i8 %164 to i32
  %166 = icmp eq i32 %165, 110
  br i1 %166, label %167, label %192

167:                                              ; preds = %162
  %168 = load i32, ptr %12, align 4
  %169 = icmp ne i32 %168, 0
  br i1 %169, label %191, label %170

170:                                              ; preds = %167
  %171 = load ptr, ptr %7, align 8
  %172 = getelementptr inbounds %struct.__va_list_tag, ptr %171, i32 0, i32 0
  %173 = load i32, ptr %172, align 8
  %174 = icmp ule i32 %173, 40
  br i1 %174, label %175, label %180

175:                                              ; preds = %170
  %176 = getelementptr inbounds %struct.__va_list_tag, ptr %171, i32 0, i32 3
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr i8, ptr %177, i32 %173
  %179 = add i32 %173, 8
  store i32 %179, ptr %172, align 8
  br label %184

180:                                              ; preds = %170
  %181 = getelementptr inbounds %struct.__va_list_tag, ptr %171, i32 0, i32 2
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr i8, ptr %182, i32 8
  store ptr %183, ptr %181, align 8
  br label %184

184:                                              ; preds = %180, %175
  %185 = phi ptr [ %178, %175 ], [ %182, %180 ]
  %186 = load ptr, ptr %185, align 8
  %187 = load i32, ptr %14, align 4
  %188 = load ptr, ptr %5, align 8
  %189 = getelementptr inbounds %struct.source, ptr %188, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  call void @store(ptr noundef %186, i32 noundef %187, i64 noundef %190) #5
  br label %191

191:                                              ; preds = %184, %167
  store i32 4, ptr %11, align 4
  br label %484

192:                                              ; preds = %162
  %193 = load ptr, ptr %6, align 8
  %194 = load i8, ptr %193, align 1
  %195 = sext i8 %194 to i32
  %196 = icmp ne i32 %195, 99
  br i1 %196, label %197, label %204

197:                                              ; preds = %192
  %198 = load ptr, ptr %6, align 8
  %199 = load i8, ptr %198, align 1
  %200 = sext i8 %199 to i32
  %201 = icmp ne i32 %200, 91
  br i1 %201, label %202, label %204

202:                                              ; preds = %197
  %203 = load ptr, ptr %5, align 8
  call void @skip_space(ptr noundef %203) #5
  br label %204

204:                                              ; preds = %202, %197, %192
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #4
  %205 = load ptr, ptr %5, align 8
  %206 = call i32 @take(ptr noundef %205) #5
  store i32 %206, ptr %16, align 4
  %207 = load i32, ptr %16, align 4
  %208 = icmp eq i32 %207, -1
  br i1 %208, label %209, label %217

209:                                              ; preds = %204
  %210 = load i32, ptr %8, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %213

212:                                              ; preds = %209
  br label %215

213:                                              ; preds = %209
  %214 = load i32, ptr %8, align 4
  br label %215

215:                                              ; preds = %213, %212
  %216 = phi i32 [ -1, %212 ], [ %214, %213 ]
  store i32 %216, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %483

217:                                              ; preds = %204
  %218 = load ptr, ptr %5, align 8
  %219 = load i32, ptr %16, align 4
  call void @give_back(ptr noundef %218, i32 noundef %219) #5
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #4
  %220 = load i32, ptr %13, align 4
  %221 = icmp ne i32 %220, 0
  br i1 %221, label %222, label %227

222:                                              ; preds = %217
  %223 = load i32, ptr %13, align 4
  %224 = icmp slt i32 %223, 200
  br i1 %224, label %225, label %227

225:                                              ; preds = %222
  %226 = load i32, ptr %13, align 4
  br label %228

227:                                              ; preds = %222, %217
  br label %228

228:                                              ; preds = %227, %225
  %229 = phi i32 [ %226, %225 ], [ 200, %227 ]
  store i32 %229, ptr %17, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #4
  store i32 10, ptr %18, align 4
  %230 = load ptr, ptr %6, align 8
  %231 = load i8, ptr %230, align 1
  %232 = sext i8 %231 to i32
  switch i32 %232, label %479 [
    i32 105, label %233
    i32 111, label %234
    i32 120, label %235
    i32 88, label %235
    i32 112, label %235
    i32 100, label %242
    i32 117, label %242
    i32 101, label %295
    i32 102, label %295
    i32 103, label %295
    i32 69, label %295
    i32 71, label %295
    i32 97, label %295
    i32 99, label %337
    i32 115, label %337
    i32 91, label %337
  ]

233:                                              ; preds = %228
  store i32 0, ptr %18, align 4
  br label %243

234:                                              ; preds = %228
  store i32 8, ptr %18, align 4
  br label %243

235:                                              ; preds = %228, %228, %228
  store i32 16, ptr %18, align 4
  %236 = load ptr, ptr %6, align 8
  %237 = load i8, ptr %236, align 1
  %238 = sext i8 %237 to i32
  %239 = icmp eq i32 %238, 112
  br i1 %239, label %240, label %241

240:                                              ; preds = %235
  store i32 3, ptr %14, align 4
  br label %241

241:                                              ; preds = %240, %235
  br label %243

242:                                              ; preds = %228, %228
  br label %243

243:                                              ; preds = %242, %241, %234, %233
  %244 = load ptr, ptr %5, align 8
  %245 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %246 = load i32, ptr %17, align 4
  %247 = call i32 @integer(ptr noundef %244, ptr noundef %245, i32 noundef %246, ptr noundef %18) #5
  %248 = icmp ne i32 %247, 0
  br i1 %248, label %251, label %249

249:                                              ; preds = %243
  %250 = load i32, ptr %8, align 4
  store i32 %250, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %482

251:                                              ; preds = %243
  %252 = load i32, ptr %12, align 4
  %253 = icmp ne i32 %252, 0
  br i1 %253, label %294, label %254

254:                                              ; preds = %251
  call void @llvm.lifetime.start.p0(i64 8, ptr %19) #4
  %255 = load ptr, ptr %6, align 8
  %256 = load i8, ptr %255, align 1
  %257 = sext i8 %256 to i32
  %258 = icmp eq i32 %257, 100
  br i1 %258, label %264, label %259

259:                                              ; preds = %254
  %260 = load ptr, ptr %6, align 8
  %261 = load i8, ptr %260, align 1
  %262 = sext i8 %261 to i32
  %263 = icmp eq i32 %262, 105
  br i1 %263, label %264, label %268

264:                                              ; preds = %259, %254
  %265 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %266 = load i32, ptr %18, align 4
  %267 = call i64 @strtol(ptr noundef %265, ptr noundef null, i32 noundef %266) #5
  br label %272

268:                                              ; preds = %259
  %269 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %270 = load i32, ptr %18, align 4
  %271 = call i64 @strtoul(ptr noundef %269, ptr noundef null, i32 noundef %270) #5
  br label %272

272:                                              ; preds = %268, %264
  %273 = phi i64 [ %267, %264 ], [ %271, %268 ]
  store i64 %273, ptr %19, align 8
  %274 = load ptr, ptr %7, align 8
  %275 = getelementptr inbounds %struct.__va_list_tag, ptr %274, i32 0, i32 0
  %276 = load i32, ptr %275, align 8
  %277 = icmp ule i32 %276, 40
  br i1 %277, label %278, label %283

278:                                              ; preds = %272
  %279 = getelementptr inbounds %struct.__va_list_tag, ptr %274, i32 0, i32 3
  %280 = load ptr, ptr %279, align 8
  %281 = getelementptr i8, ptr %280, i32 %276
  %282 = add i32 %276, 8
  store i32 %282, ptr %275, align 8
  br label %287

283:                                              ; preds = %272
  %284 = getelementptr inbounds %struct.__va_list_tag, ptr %274, i32 0, i32 2
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr i8, ptr %285, i32 8
  store ptr %286, ptr %284, align 8
  br label %287

287:                                              ; preds = %283, %278
  %288 = phi ptr [ %281, %278 ], [ %285, %283 ]
  %289 = load ptr, ptr %288, align 8
  %290 = load i32, ptr %14, align 4
  %291 = load i64, ptr %19, align 8
  call void @store(ptr noundef %289, i32 noundef %290, i64 noundef %291) #5
  %292 = load i32, ptr %8, align 4
  %293 = add nsw i32 %292, 1
  store i32 %293, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %19) #4
  br label %294

294:                                              ; preds = %287, %251
  br label %481

295:                                              ; preds = %228, %228, %228, %228, %228, %228
  %296 = load ptr, ptr %5, align 8
  %297 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %298 = load i32, ptr %17, align 4
  %299 = call i32 @floating(ptr noundef %296, ptr noundef %297, i32 noundef %298) #5
  %300 = icmp ne i32 %299, 0
  br i1 %300, label %303, label %301

301:                                              ; preds = %295
  %302 = load i32, ptr %8, align 4
  store i32 %302, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %482

303:                                              ; preds = %295
  %304 = load i32, ptr %12, align 4
  %305 = icmp ne i32 %304, 0
  br i1 %305, label %336, label %306

306:                                              ; preds = %303
  call void @llvm.lifetime.start.p0(i64 8, ptr %20) #4
  %307 = load ptr, ptr %7, align 8
  %308 = getelementptr inbounds %struct.__va_list_tag, ptr %307, i32 0, i32 0
  %309 = load i32, ptr %308, align 8
  %310 = icmp ule i32 %309, 40
  br i1 %310, label %311, label %316

311:                                              ; preds = %306
  %312 = getelementptr inbounds %struct.__va_list_tag, ptr %307, i32 0, i32 3
  %313 = load ptr, ptr %312, align 8
  %314 = getelementptr i8, ptr %313, i32 %309
  %315 = add i32 %309, 8
  store i32 %315, ptr %308, align 8
  br label %320

316:                                              ; preds = %306
  %317 = getelementptr inbounds %struct.__va_list_tag, ptr %307, i32 0, i32 2
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr i8, ptr %318, i32 8
  store ptr %319, ptr %317, align 8
  br label %320

320:                                              ; preds = %316, %311
  %321 = phi ptr [ %314, %311 ], [ %318, %316 ]
  %322 = load ptr, ptr %321, align 8
  store ptr %322, ptr %20, align 8
  %323 = load i32, ptr %15, align 4
  %324 = icmp ne i32 %323, 0
  br i1 %324, label %325, label %329

325:                                              ; preds = %320
  %326 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %327 = call double @strtod(ptr noundef %326, ptr noundef null) #5
  %328 = load ptr, ptr %20, align 8
  store double %327, ptr %328, align 8
  br label %333

329:                                              ; preds = %320
  %330 = getelementptr inbounds [208 x i8], ptr %9, i64 0, i64 0
  %331 = call float @strtof(ptr noundef %330, ptr noundef null) #5
  %332 = load ptr, ptr %20, align 8
  store float %331, ptr %332, align 4
  br label %333

333:                                              ; preds = %329, %325
  %334 = load i32, ptr %8, align 4
  %335 = add nsw i32 %334, 1
  store i32 %335, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %20) #4
  br label %336

336:                                              ; preds = %333, %303
  br label %481

337:                                              ; preds = %228, %228, %228
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #4
  %338 = load ptr, ptr %6, align 8
  %339 = load i8, ptr %338, align 1
  %340 = sext i8 %339 to i32
  store i32 %340, ptr %21, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %22) #4
  %341 = load ptr, ptr %6, align 8
  %342 = getelementptr inbounds i8, ptr %341, i64 1
  store ptr %342, ptr %22, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %23) #4
  %343 = load ptr, ptr %22, align 8
  store ptr %343, ptr %23, align 8
  %344 = load i32, ptr %21, align 4
  %345 = icmp eq i32 %344, 91
  br i1 %345, label %346, label %380

346:                                              ; preds = %337
  %347 = load ptr, ptr %23, align 8
  %348 = load i8, ptr %347, align 1
  %349 = sext i8 %348 to i32
  %350 = icmp eq i32 %349, 94
  br i1 %350, label %351, label %354

351:                                              ; preds = %346
  %352 = load ptr, ptr %23, align 8
  %353 = getelementptr inbounds i8, ptr %352, i32 1
  store ptr %353, ptr %23, align 8
  br label %354

354:                                              ; preds = %351, %346
  %355 = load ptr, ptr %23, align 8
  %356 = load i8, ptr %355, align 1
  %357 = sext i8 %356 to i32
  %358 = icmp eq i32 %357, 93
  br i1 %358, label %359, label %362

359:                                              ; preds = %354
  %360 = load ptr, ptr %23, align 8
  %361 = getelementptr inbounds i8, ptr %360, i32 1
  store ptr %361, ptr %23, align 8
  br label %362

362:                                              ; preds = %359, %354
  br label %363

363:                                              ; preds = %375, %362
  %364 = load ptr, ptr %23, align 8
  %365 = load i8, ptr %364, align 1
  %366 = sext i8 %365 to i32
  %367 = icmp ne i32 %366, 0
  br i1 %367, label %368, label %373

368:                                              ; preds = %363
  %369 = load ptr, ptr %23, align 8
  %370 = load i8, ptr %369, align 1
  %371 = sext i8 %370 to i32
  %372 = icmp ne i32 %371, 93
  br label %373

373:                                              ; preds = %368, %363
  %374 = phi i1 [ false, %363 ], [ %372, %368 ]
  br i1 %374, label %375, label %378

375:                                              ; preds = %373
  %376 = load ptr, ptr %23, align 8
  %377 = getelementptr inbounds i8, ptr %376, i32 1
  store ptr %377, ptr %23, align 8
  br label %363, !llvm.loop !8

378:                                              ; preds = %373
  %379 = load ptr, ptr %23, align 8
  store ptr %379, ptr %6, align 8
  br label %380

380:                                              ; preds = %378, %337
  call void @llvm.lifetime.start.p0(i64 8, ptr %24) #4
  %381 = load i32, ptr %12, align 4
  %382 = icmp ne i32 %381, 0
  br i1 %382, label %383, label %384

383:                                              ; preds = %380
  br label %401

384:                                              ; preds = %380
  %385 = load ptr, ptr %7, align 8
  %386 = getelementptr inbounds %struct.__va_list_tag, ptr %385, i32 0, i32 0
  %387 = load i32, ptr %386, align 8
  %388 = icmp ule i32 %387, 40
  br i1 %388, label %389, label %394

389:                                              ; preds = %384
  %390 = getelementptr inbounds %struct.__va_list_tag, ptr %385, i32 0, i32 3
  %391 = load ptr, ptr %390, align 8
  %392 = getelementptr i8, ptr %391, i32 %387
  %393 = add i32 %387, 8
  store i32 %393, ptr %386, align 8
  br label %398

394:                                              ; preds = %384
  %395 = getelementptr inbounds %struct.__va_list_tag, ptr %385, i32 0, i32 2
  %396 = load ptr, ptr %395, align 8
  %397 = getelementptr i8, ptr %396, i32 8
  store ptr %397, ptr %395, align 8
  br label %398

398:                                              ; preds = %394, %389
  %399 = phi ptr [ %392, %389 ], [ %396, %394 ]
  %400 = load ptr, ptr %399, align 8
  br label %401

401:                                              ; preds = %398, %383
  %402 = phi ptr [ null, %383 ], [ %400, %398 ]
  store ptr %402, ptr %24, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %25) #4
  %403 = load i32, ptr %13, align 4
  %404 = icmp ne i32 %403, 0
  br i1 %404, label %405, label %407

405:                                              ; preds = %401
  %406 = load i32, ptr %13, align 4
  br label %412

407:                                              ; preds = %401
  %408 = load i32, ptr %21, align 4
  %409 = icmp eq i32 %408, 99
  %410 = zext i1 %409 to i64
  %411 = select i1 %409, i32 1, i32 2147483647
  br label %412

412:                                              ; preds = %407, %405
  %413 = phi i32 [ %406, %405 ], [ %411, %407 ]
  %414 = sext i32 %413 to i64
  store i64 %414, ptr %25, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %26) #4
  store i64 0, ptr %26, align 8
  br label %415

415:                                              ; preds = %457, %412
  %416 = load i64, ptr %26, align 8
  %417 = load i64, ptr %25, align 8
  %418 = icmp slt i64 %416, %417
  br i1 %418, label %419, label %458

419:                                              ; preds = %415
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #4
  %420 = load ptr, ptr %5, align 8
  %421 = call i32 @take(ptr noundef %420) #5
  store i32 %421, ptr %27, align 4
  %422 = load i32, ptr %27, align 4
  %423 = icmp eq i32 %422, -1
  br i1 %423, label %440, label %424

424:                                              ; preds = %419
  %425 = load i32, ptr %21, align 4
  %426 = icmp eq i32 %425, 115
  br i1 %426, label %427, label %431

427:                                              ; preds = %424
  %428 = load i32, ptr %27, align 4
  %429 = call i32 @is_space(i32 noundef %428) #5
  %430 = icmp ne i32 %429, 0
  br i1 %430, label %440, label %431

431:                                              ; preds = %427, %424
  %432 = load i32, ptr %21, align 4
  %433 = icmp eq i32 %432, 91
  br i1 %433, label %434, label %443

434:                                              ; preds = %431
  %435 = load ptr, ptr %22, align 8
  %436 = load ptr, ptr %23, align 8
  %437 = load i32, ptr %27, align 4
  %438 = call i32 @in_set(ptr noundef %435, ptr noundef %436, i32 noundef %437) #5
  %439 = icmp ne i32 %438, 0
  br i1 %439, label %443, label %440

440:                                              ; preds = %434, %427, %419
  %441 = load ptr, ptr %5, align 8
  %442 = load i32, ptr %27, align 4
  call void @give_back(ptr noundef %441, i32 noundef %442) #5
  store i32 15, ptr %11, align 4
  br label %455

443:                                              ; preds = %434, %431
  %444 = load ptr, ptr %24, align 8
  %445 = icmp ne ptr %444, null
  br i1 %445, label %446, label %452

446:                                              ; preds = %443
  %447 = load i32, ptr %27, align 4
  %448 = trunc i32 %447 to i8
  %449 = load ptr, ptr %24, align 8
  %450 = load i64, ptr %26, align 8
  %451 = getelementptr inbounds i8, ptr %449, i64 %450
  store i8 %448, ptr %451, align 1
  br label %452

452:                                              ; preds = %446, %443
  %453 = load i64, ptr %26, align 8
  %454 = add nsw i64 %453, 1
  store i64 %454, ptr %26, align 8
  store i32 0, ptr %11, align 4
  br label %455

455:                                              ; preds = %452, %440
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #4
  %456 = load i32, ptr %11, align 4
  switch i32 %456, label %494 [
    i32 0, label %457
    i32 15, label %458
  ]

457:                                              ; preds = %455
  br label %415, !llvm.loop !9

458:                                              ; preds = %455, %415
  %459 = load i64, ptr %26, align 8
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %461, label %463

461:                                              ; preds = %458
  %462 = load i32, ptr %8, align 4
  store i32 %462, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %477

463:                                              ; preds = %458
  %464 = load ptr, ptr %24, align 8
  %465 = icmp ne ptr %464, null
  br i1 %465, label %466, label %476

466:                                              ; preds = %463
  %467 = load i32, ptr %21, align 4
  %468 = icmp ne i32 %467, 99
  br i1 %468, label %469, label %473

469:                                              ; preds = %466
  %470 = load ptr, ptr %24, align 8
  %471 = load i64, ptr %26, align 8
  %472 = getelementptr inbounds i8, ptr %470, i64 %471
  store i8 0, ptr %472, align 1
  br label %473

473:                                              ; preds = %469, %466
  %474 = load i32, ptr %8, align 4
  %475 = add nsw i32 %474, 1
  store i32 %475, ptr %8, align 4
  br label %476

476:                                              ; preds = %473, %463
  store i32 10, ptr %11, align 4
  br label %477

477:                                              ; preds = %476, %461
  call void @llvm.lifetime.end.p0(i64 8, ptr %26) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %25) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %24) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %23) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr %22) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #4
  %478 = load i32, ptr %11, align 4
  switch i32 %478, label %482 [
    i32 10, label %481
  ]

479:                                              ; preds = %228
  %480 = load i32, ptr %8, align 4
  store i32 %480, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %482

481:                                              ; preds = %477, %336, %294
  store i32 0, ptr %11, align 4
  br label %482

482:                                              ; preds = %481, %479, %477, %301, %249
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #4
  br label %483

483:                                              ; preds = %482, %215
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #4
  br label %484

484:                                              ; preds = %483, %191
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #4
  %485 = load i32, ptr %11, align 4
  switch i32 %485, label %492 [
    i32 0, label %486
    i32 4, label %487
  ]

486:                                              ; preds = %484
  br label %487

487:                                              ; preds = %486, %484, %82, %38
  %488 = load ptr, ptr %6, align 8
  %489 = getelementptr inbounds i8, ptr %488, i32 1
  store ptr %489, ptr %6, align 8
  br label %28, !llvm.loop !10

490:                                              ; preds = %28
  %491 = load i32, ptr %8, align 4
  store i32 %491, ptr %4, align 4
  store i32 1, ptr %11, align 4
  br label %492

492:                                              ; preds = %490, %484, %82
  call void @llvm.lifetime.end.p0(i64 208, ptr %9) #4
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #4
  %493 = load i32, ptr %4, align 4
  ret i32 %493

494:                                              ; preds = %455
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

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
