
%struct.tree = type { i32, ptr, ptr, ptr }
%struct.link = type { ptr, ptr }
%struct.growth = type { float, i64 }
%struct.decision = type { i8, i64 }

@sizes = internal constant [29 x i64] [i64 2, i64 5, i64 11, i64 13, i64 29, i64 59, i64 127, i64 257, i64 541, i64 1109, i64 2357, i64 5087, i64 10273, i64 20753, i64 42043, i64 85229, i64 172933, i64 351061, i64 712697, i64 1447153, i64 2938679, i64 5967347, i64 12117689, i64 24607243, i64 49969847, i64 101473717, i64 206062531, i64 418450321, i64 849743903], align 16

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @next(ptr noundef %3) #4
  ret ptr %4
}

; Function Attrs: nounwind
define internal ptr @next(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.tree, ptr %5, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %24

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.tree, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %3, align 8
  br label %13

13:                                               ; preds = %18, %9
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.tree, ptr %14, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds %struct.tree, ptr %19, i32 0, i32 2
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %3, align 8
  br label %13, !llvm.loop !4

22:                                               ; preds = %13
  %23 = load ptr, ptr %3, align 8
  store ptr %23, ptr %2, align 8
  br label %51

24:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.tree, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %4, align 8
  br label %28

28:                                               ; preds = %34, %24
  %29 = load ptr, ptr %3, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.tree, ptr %30, i32 0, i32 3
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %29, %32
  br i1 %33, label %34, label %39

34:                                               ; preds = %28
  %35 = load ptr, ptr %4, align 8
  store ptr %35, ptr %3, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.tree, ptr %36, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %4, align 8
  br label %28, !llvm.loop !7

39:                                               ; preds = %28
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds %struct.tree, ptr %40, i32 0, i32 3
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = icmp eq ptr %42, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %39
  %46 = load ptr, ptr %3, align 8
  br label %49

47:                                               ; preds = %39
  %48 = load ptr, ptr %4, align 8
  br label %49

49:                                               ; preds = %47, %45
  %50 = phi ptr [ %46, %45 ], [ %48, %47 ]
  store ptr %50, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  br label %51

51:                                               ; preds = %49, %22
  %52 = load ptr, ptr %2, align 8
  ret ptr %52
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @next(ptr noundef %3) #4
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @previous(ptr noundef %3) #4
  ret ptr %4
}

; Function Attrs: nounwind
define internal ptr @previous(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.tree, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.tree, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.tree, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = icmp eq ptr %14, %15
  br i1 %16, label %17, label %21

17:                                               ; preds = %9
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.tree, ptr %18, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %2, align 8
  br label %58

21:                                               ; preds = %9, %1
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.tree, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %41

26:                                               ; preds = %21
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.tree, ptr %27, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %3, align 8
  br label %30

30:                                               ; preds = %35, %26
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds %struct.tree, ptr %31, i32 0, i32 3
  %33 = load ptr, ptr %32, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %39

35:                                               ; preds = %30
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds %struct.tree, ptr %36, i32 0, i32 3
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %3, align 8
  br label %30, !llvm.loop !8

39:                                               ; preds = %30
  %40 = load ptr, ptr %3, align 8
  store ptr %40, ptr %2, align 8
  br label %58

41:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds %struct.tree, ptr %42, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  store ptr %44, ptr %4, align 8
  br label %45

45:                                               ; preds = %51, %41
  %46 = load ptr, ptr %3, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.tree, ptr %47, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %46, %49
  br i1 %50, label %51, label %56

51:                                               ; preds = %45
  %52 = load ptr, ptr %4, align 8
  store ptr %52, ptr %3, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.tree, ptr %53, i32 0, i32 1
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %4, align 8
  br label %45, !llvm.loop !9

56:                                               ; preds = %45
  %57 = load ptr, ptr %4, align 8
  store ptr %57, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  br label %58

58:                                               ; preds = %56, %39, %17
  %59 = load ptr, ptr %2, align 8
  ret ptr %59
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @previous(ptr noundef %3) #4
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = zext i1 %0 to i8
  store i8 %14, ptr %5, align 1
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.tree, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.tree, ptr %18, i32 0, i32 3
  store ptr null, ptr %19, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.tree, ptr %20, i32 0, i32 2
  store ptr null, ptr %21, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds %struct.tree, ptr %22, i32 0, i32 0
  store i32 0, ptr %23, align 8
  %24 = load i8, ptr %5, align 1, !range !10, !noundef !11
  %25 = trunc i8 %24 to i1
  br i1 %25, label %26, label %52

26:                                               ; preds = %4
  %27 = load ptr, ptr %6, align 8
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds %struct.tree, ptr %28, i32 0, i32 2
  store ptr %27, ptr %29, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = load ptr, ptr %8, align 8
  %32 = icmp eq ptr %30, %31
  br i1 %32, label %33, label %40

33:                                               ; preds = %26
  %34 = load ptr, ptr %6, align 8
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.tree, ptr %35, i32 0, i32 1
  store ptr %34, ptr %36, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds %struct.tree, ptr %38, i32 0, i32 3
  store ptr %37, ptr %39, align 8
  br label %51

40:                                               ; preds = %26
  %41 = load ptr, ptr %7, align 8
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds %struct.tree, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %41, %44
  br i1 %45, label %46, label %50

46:                                               ; preds = %40
  %47 = load ptr, ptr %6, align 8
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds %struct.tree, ptr %48, i32 0, i32 2
  store ptr %47, ptr %49, align 8
  br label %50

50:                                               ; preds = %46, %40
  br label %51

51:                                               ; preds = %50, %33
  br label %66

52:                                               ; preds = %4
  %53 = load ptr, ptr %6, align 8
  %54 = load ptr, ptr %7, align 8
  %55 = getelementptr inbounds %struct.tree, ptr %54, i32 0, i32 3
  store ptr %53, ptr %55, align 8
  %56 = load ptr, ptr %7, align 8
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.tree, ptr %57, i32 0, i32 3
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %56, %59
  br i1 %60, label %61, label %65

61:                                               ; preds = %52
  %62 = load ptr, ptr %6, align 8
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds %struct.tree, ptr %63, i32 0, i32 3
  store ptr %62, ptr %64, align 8
  br label %65

65:                                               ; preds = %61, %52
  br label %66

66:                                               ; preds = %65, %51
  br label %67

67:                                               ; preds = %160, %66
  %68 = load ptr, ptr %6, align 8
  %69 = load ptr, ptr %8, align 8
  %70 = getelementptr inbounds %struct.tree, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  %72 = icmp ne ptr %68, %71
  br i1 %72, label %73, label %80

73:                                               ; preds = %67
  %74 = load ptr, ptr %6, align 8
  %75 = getelementptr inbounds %struct.tree, ptr %74, i32 0, i32 1
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.tree, ptr %76, i32 0, i32 0
  %78 = load i32, ptr %77, align 8
  %79 = icmp eq i32 %78, 0
  br label %80

80:                                               ; preds = %73, %67
  %81 = phi i1 [ false, %67 ], [ %79, %73 ]
  br i1 %81, label %82, label %162

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #5
  %83 = load ptr, ptr %6, align 8
  %84 = getelementptr inbounds %struct.tree, ptr %83, i32 0, i32 1
  %85 = load ptr, ptr %84, align 8
  store ptr %85, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #5
  %86 = load ptr, ptr %9, align 8
  %87 = getelementptr inbounds %struct.tree, ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8
  store ptr %88, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #5
  %89 = load ptr, ptr %9, align 8
  %90 = load ptr, ptr %10, align 8
  %91 = getelementptr inbounds %struct.tree, ptr %90, i32 0, i32 2
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %89, %92
  %94 = zext i1 %93 to i32
  store i32 %94, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #5
  %95 = load i32, ptr %11, align 4
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %82
  %98 = load ptr, ptr %10, align 8
  %99 = getelementptr inbounds %struct.tree, ptr %98, i32 0, i32 3
  %100 = load ptr, ptr %99, align 8
  br label %105

101:                                              ; preds = %82
  %102 = load ptr, ptr %10, align 8
  %103 = getelementptr inbounds %struct.tree, ptr %102, i32 0, i32 2
  %104 = load ptr, ptr %103, align 8
  br label %105

105:                                              ; preds = %101, %97
  %106 = phi ptr [ %100, %97 ], [ %104, %101 ]
  store ptr %106, ptr %12, align 8
  %107 = load ptr, ptr %12, align 8
  %108 = icmp ne ptr %107, null
  br i1 %108, label %109, label %122

109:                                              ; preds = %105
  %110 = load ptr, ptr %12, align 8
  %111 = getelementptr inbounds %struct.tree, ptr %110, i32 0, i32 0
  %112 = load i32, ptr %111, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %122

114:                                              ; preds = %109
  %115 = load ptr, ptr %12, align 8
  %116 = getelementptr inbounds %struct.tree, ptr %115, i32 0, i32 0
  store i32 1, ptr %116, align 8
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.tree, ptr %117, i32 0, i32 0
  store i32 1, ptr %118, align 8
  %119 = load ptr, ptr %10, align 8
  %120 = getelementptr inbounds %struct.tree, ptr %119, i32 0, i32 0
  store i32 0, ptr %120, align 8
  %121 = load ptr, ptr %10, align 8
  store ptr %121, ptr %6, align 8
  store i32 2, ptr %13, align 4
  br label %160, !llvm.loop !12

122:                                              ; preds = %109, %105
  %123 = load i32, ptr %11, align 4
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %142

125:                                              ; preds = %122
  %126 = load ptr, ptr %6, align 8
  %127 = load ptr, ptr %9, align 8
  %128 = getelementptr inbounds %struct.tree, ptr %127, i32 0, i32 3
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %126, %129
  br i1 %130, label %131, label %135

131:                                              ; preds = %125
  %132 = load ptr, ptr %8, align 8
  %133 = load ptr, ptr %9, align 8
  call void @turn_left(ptr noundef %132, ptr noundef %133) #4
  %134 = load ptr, ptr %6, align 8
  store ptr %134, ptr %9, align 8
  br label %135

135:                                              ; preds = %131, %125
  %136 = load ptr, ptr %9, align 8
  %137 = getelementptr inbounds %struct.tree, ptr %136, i32 0, i32 0
  store i32 1, ptr %137, align 8
  %138 = load ptr, ptr %10, align 8
  %139 = getelementptr inbounds %struct.tree, ptr %138, i32 0, i32 0
  store i32 0, ptr %139, align 8
  %140 = load ptr, ptr %8, align 8
  %141 = load ptr, ptr %10, align 8
  call void @turn_right(ptr noundef %140, ptr noundef %141) #4
  br label %159

142:                                              ; preds = %122
  %143 = load ptr, ptr %6, align 8
  %144 = load ptr, ptr %9, align 8
  %145 = getelementptr inbounds %struct.tree, ptr %144, i32 0, i32 2
  %146 = load ptr, ptr %145, align 8
  %147 = icmp eq ptr %143, %146
  br i1 %147, label %148, label %152

148:                                              ; preds = %142
  %149 = load ptr, ptr %8, align 8
  %150 = load ptr, ptr %9, align 8
  call void @turn_right(ptr noundef %149, ptr noundef %150) #4
  %151 = load ptr, ptr %6, align 8
  store ptr %151, ptr %9, align 8
  br label %152

152:                                              ; preds = %148, %142
  %153 = load ptr, ptr %9, align 8
  %154 = getelementptr inbounds %struct.tree, ptr %153, i32 0, i32 0
  store i32 1, ptr %154, align 8
  %155 = load ptr, ptr %10, align 8
  %156 = getelementptr inbounds %struct.tree, ptr %155, i32 0, i32 0
  store i32 0, ptr %156, align 8
  %157 = load ptr, ptr %8, align 8
  %158 = load ptr, ptr %10, align 8
  call void @turn_left(ptr noundef %157, ptr noundef %158) #4
  br label %159

159:                                              ; preds = %152, %135
  store i32 3, ptr %13, align 4
  br label %160

160:                                              ; preds = %159, %114
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #5
  %161 = load i32, ptr %13, align 4
  switch i32 %161, label %167 [
    i32 2, label %67
    i32 3, label %162
  ]

162:                                              ; preds = %160, %80
  %163 = load ptr, ptr %8, align 8
  %164 = getelementptr inbounds %struct.tree, ptr %163, i32 0, i32 1
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds %struct.tree, ptr %165, i32 0, i32 0
  store i32 1, ptr %166, align 8
  ret void

167:                                              ; preds = %160
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal void @turn_left(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.tree, ptr %6, i32 0, i32 3
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.tree, ptr %9, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.tree, ptr %12, i32 0, i32 3
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.tree, ptr %14, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %24

18:                                               ; preds = %2
  %19 = load ptr, ptr %4, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.tree, ptr %20, i32 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.tree, ptr %22, i32 0, i32 1
  store ptr %19, ptr %23, align 8
  br label %24

24:                                               ; preds = %18, %2
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.tree, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.tree, ptr %28, i32 0, i32 1
  store ptr %27, ptr %29, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = load ptr, ptr %5, align 8
  call void @replace(ptr noundef %30, ptr noundef %31, ptr noundef %32) #4
  %33 = load ptr, ptr %4, align 8
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.tree, ptr %34, i32 0, i32 2
  store ptr %33, ptr %35, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.tree, ptr %37, i32 0, i32 1
  store ptr %36, ptr %38, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5
  ret void
}

; Function Attrs: nounwind
define internal void @turn_right(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.tree, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.tree, ptr %9, i32 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.tree, ptr %12, i32 0, i32 2
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.tree, ptr %14, i32 0, i32 3
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %24

18:                                               ; preds = %2
  %19 = load ptr, ptr %4, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.tree, ptr %20, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.tree, ptr %22, i32 0, i32 1
  store ptr %19, ptr %23, align 8
  br label %24

24:                                               ; preds = %18, %2
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.tree, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.tree, ptr %28, i32 0, i32 1
  store ptr %27, ptr %29, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = load ptr, ptr %5, align 8
  call void @replace(ptr noundef %30, ptr noundef %31, ptr noundef %32) #4
  %33 = load ptr, ptr %4, align 8
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.tree, ptr %34, i32 0, i32 3
  store ptr %33, ptr %35, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.tree, ptr %37, i32 0, i32 1
  store ptr %36, ptr %38, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.tree, ptr %9, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %14, label %19

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8
  %16 = call ptr @next(ptr noundef %15) #4
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.tree, ptr %17, i32 0, i32 2
  store ptr %16, ptr %18, align 8
  br label %19

19:                                               ; preds = %14, %2
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.tree, ptr %20, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = icmp eq ptr %22, %23
  br i1 %24, label %25, label %30

25:                                               ; preds = %19
  %26 = load ptr, ptr %3, align 8
  %27 = call ptr @previous(ptr noundef %26) #4
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.tree, ptr %28, i32 0, i32 3
  store ptr %27, ptr %29, align 8
  br label %30

30:                                               ; preds = %25, %19
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #5
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds %struct.tree, ptr %31, i32 0, i32 0
  %33 = load i32, ptr %32, align 8
  store i32 %33, ptr %7, align 4
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds %struct.tree, ptr %34, i32 0, i32 2
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %118

38:                                               ; preds = %30
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.tree, ptr %39, i32 0, i32 3
  %41 = load ptr, ptr %40, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %118

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds %struct.tree, ptr %44, i32 0, i32 3
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %8, align 8
  br label %47

47:                                               ; preds = %52, %43
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds %struct.tree, ptr %48, i32 0, i32 2
  %50 = load ptr, ptr %49, align 8
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %56

52:                                               ; preds = %47
  %53 = load ptr, ptr %8, align 8
  %54 = getelementptr inbounds %struct.tree, ptr %53, i32 0, i32 2
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %8, align 8
  br label %47, !llvm.loop !13

56:                                               ; preds = %47
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.tree, ptr %57, i32 0, i32 3
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %5, align 8
  %60 = load ptr, ptr %8, align 8
  %61 = getelementptr inbounds %struct.tree, ptr %60, i32 0, i32 0
  %62 = load i32, ptr %61, align 8
  store i32 %62, ptr %7, align 4
  %63 = load ptr, ptr %8, align 8
  %64 = load ptr, ptr %3, align 8
  %65 = getelementptr inbounds %struct.tree, ptr %64, i32 0, i32 3
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %63, %66
  br i1 %67, label %68, label %70

68:                                               ; preds = %56
  %69 = load ptr, ptr %8, align 8
  store ptr %69, ptr %6, align 8
  br label %94

70:                                               ; preds = %56
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.tree, ptr %71, i32 0, i32 1
  %73 = load ptr, ptr %72, align 8
  store ptr %73, ptr %6, align 8
  %74 = load ptr, ptr %5, align 8
  %75 = load ptr, ptr %6, align 8
  %76 = getelementptr inbounds %struct.tree, ptr %75, i32 0, i32 2
  store ptr %74, ptr %76, align 8
  %77 = load ptr, ptr %5, align 8
  %78 = icmp ne ptr %77, null
  br i1 %78, label %79, label %83

79:                                               ; preds = %70
  %80 = load ptr, ptr %6, align 8
  %81 = load ptr, ptr %5, align 8
  %82 = getelementptr inbounds %struct.tree, ptr %81, i32 0, i32 1
  store ptr %80, ptr %82, align 8
  br label %83

83:                                               ; preds = %79, %70
  %84 = load ptr, ptr %3, align 8
  %85 = getelementptr inbounds %struct.tree, ptr %84, i32 0, i32 3
  %86 = load ptr, ptr %85, align 8
  %87 = load ptr, ptr %8, align 8
  %88 = getelementptr inbounds %struct.tree, ptr %87, i32 0, i32 3
  store ptr %86, ptr %88, align 8
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %3, align 8
  %91 = getelementptr inbounds %struct.tree, ptr %90, i32 0, i32 3
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds %struct.tree, ptr %92, i32 0, i32 1
  store ptr %89, ptr %93, align 8
  br label %94

94:                                               ; preds = %83, %68
  %95 = load ptr, ptr %3, align 8
  %96 = getelementptr inbounds %struct.tree, ptr %95, i32 0, i32 2
  %97 = load ptr, ptr %96, align 8
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.tree, ptr %98, i32 0, i32 2
  store ptr %97, ptr %99, align 8
  %100 = load ptr, ptr %8, align 8
  %101 = load ptr, ptr %3, align 8
  %102 = getelementptr inbounds %struct.tree, ptr %101, i32 0, i32 2
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds %struct.tree, ptr %103, i32 0, i32 1
  store ptr %100, ptr %104, align 8
  %105 = load ptr, ptr %3, align 8
  %106 = getelementptr inbounds %struct.tree, ptr %105, i32 0, i32 1
  %107 = load ptr, ptr %106, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.tree, ptr %108, i32 0, i32 1
  store ptr %107, ptr %109, align 8
  %110 = load ptr, ptr %4, align 8
  %111 = load ptr, ptr %3, align 8
  %112 = load ptr, ptr %8, align 8
  call void @replace(ptr noundef %110, ptr noundef %111, ptr noundef %112) #4
  %113 = load ptr, ptr %3, align 8
  %114 = getelementptr inbounds %struct.tree, ptr %113, i32 0, i32 0
  %115 = load i32, ptr %114, align 8
  %116 = load ptr, ptr %8, align 8
  %117 = getelementptr inbounds %struct.tree, ptr %116, i32 0, i32 0
  store i32 %115, ptr %117, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  br label %146

118:                                              ; preds = %38, %30
  %119 = load ptr, ptr %3, align 8
  %120 = getelementptr inbounds %struct.tree, ptr %119, i32 0, i32 2
  %121 = load ptr, ptr %120, align 8
  %122 = icmp ne ptr %121, null
  br i1 %122, label %123, label %127

123:                                              ; preds = %118
  %124 = load ptr, ptr %3, align 8
  %125 = getelementptr inbounds %struct.tree, ptr %124, i32 0, i32 2
  %126 = load ptr, ptr %125, align 8
  br label %131

127:                                              ; preds = %118
  %128 = load ptr, ptr %3, align 8
  %129 = getelementptr inbounds %struct.tree, ptr %128, i32 0, i32 3
  %130 = load ptr, ptr %129, align 8
  br label %131

131:                                              ; preds = %127, %123
  %132 = phi ptr [ %126, %123 ], [ %130, %127 ]
  store ptr %132, ptr %5, align 8
  %133 = load ptr, ptr %3, align 8
  %134 = getelementptr inbounds %struct.tree, ptr %133, i32 0, i32 1
  %135 = load ptr, ptr %134, align 8
  store ptr %135, ptr %6, align 8
  %136 = load ptr, ptr %5, align 8
  %137 = icmp ne ptr %136, null
  br i1 %137, label %138, label %142

138:                                              ; preds = %131
  %139 = load ptr, ptr %6, align 8
  %140 = load ptr, ptr %5, align 8
  %141 = getelementptr inbounds %struct.tree, ptr %140, i32 0, i32 1
  store ptr %139, ptr %141, align 8
  br label %142

142:                                              ; preds = %138, %131
  %143 = load ptr, ptr %4, align 8
  %144 = load ptr, ptr %3, align 8
  %145 = load ptr, ptr %5, align 8
  call void @replace(ptr noundef %143, ptr noundef %144, ptr noundef %145) #4
  br label %146

146:                                              ; preds = %142, %94
  %147 = load ptr, ptr %4, align 8
  %148 = getelementptr inbounds %struct.tree, ptr %147, i32 0, i32 1
  %149 = load ptr, ptr %148, align 8
  %150 = icmp eq ptr %149, null
  br i1 %150, label %151, label %157

151:                                              ; preds = %146
  %152 = load ptr, ptr %4, align 8
  %153 = load ptr, ptr %4, align 8
  %154 = getelementptr inbounds %struct.tree, ptr %153, i32 0, i32 3
  store ptr %152, ptr %154, align 8
  %155 = load ptr, ptr %4, align 8
  %156 = getelementptr inbounds %struct.tree, ptr %155, i32 0, i32 2
  store ptr %152, ptr %156, align 8
  br label %165

157:                                              ; preds = %146
  %158 = load i32, ptr %7, align 4
  %159 = icmp eq i32 %158, 1
  br i1 %159, label %160, label %164

160:                                              ; preds = %157
  %161 = load ptr, ptr %4, align 8
  %162 = load ptr, ptr %5, align 8
  %163 = load ptr, ptr %6, align 8
  call void @restore(ptr noundef %161, ptr noundef %162, ptr noundef %163) #4
  br label %164

164:                                              ; preds = %160, %157
  br label %165

165:                                              ; preds = %164, %151
  %166 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5
  ret ptr %166
}

; Function Attrs: nounwind
define internal void @replace(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.tree, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.tree, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  br label %37

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.tree, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.tree, ptr %19, i32 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %5, align 8
  %23 = icmp eq ptr %21, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %16
  %25 = load ptr, ptr %6, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.tree, ptr %26, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.tree, ptr %28, i32 0, i32 2
  store ptr %25, ptr %29, align 8
  br label %36

30:                                               ; preds = %16
  %31 = load ptr, ptr %6, align 8
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds %struct.tree, ptr %32, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.tree, ptr %34, i32 0, i32 3
  store ptr %31, ptr %35, align 8
  br label %36

36:                                               ; preds = %30, %24
  br label %37

37:                                               ; preds = %36, %12
  ret void
}

; Function Attrs: nounwind
define internal void @restore(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  br label %10

10:                                               ; preds = %158, %3
  %11 = load ptr, ptr %5, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.tree, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %11, %14
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = load ptr, ptr %5, align 8
  %18 = call i32 @is_black(ptr noundef %17) #4
  %19 = icmp ne i32 %18, 0
  br label %20

20:                                               ; preds = %16, %10
  %21 = phi i1 [ false, %10 ], [ %19, %16 ]
  br i1 %21, label %22, label %160

22:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5
  %23 = load ptr, ptr %5, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.tree, ptr %24, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %23, %26
  %28 = zext i1 %27 to i32
  store i32 %28, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  %29 = load i32, ptr %7, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %22
  %32 = load ptr, ptr %6, align 8
  %33 = getelementptr inbounds %struct.tree, ptr %32, i32 0, i32 3
  %34 = load ptr, ptr %33, align 8
  br label %39

35:                                               ; preds = %22
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.tree, ptr %36, i32 0, i32 2
  %38 = load ptr, ptr %37, align 8
  br label %39

39:                                               ; preds = %35, %31
  %40 = phi ptr [ %34, %31 ], [ %38, %35 ]
  store ptr %40, ptr %8, align 8
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.tree, ptr %41, i32 0, i32 0
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %71

45:                                               ; preds = %39
  %46 = load ptr, ptr %8, align 8
  %47 = getelementptr inbounds %struct.tree, ptr %46, i32 0, i32 0
  store i32 1, ptr %47, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.tree, ptr %48, i32 0, i32 0
  store i32 0, ptr %49, align 8
  %50 = load i32, ptr %7, align 4
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %55

52:                                               ; preds = %45
  %53 = load ptr, ptr %4, align 8
  %54 = load ptr, ptr %6, align 8
  call void @turn_left(ptr noundef %53, ptr noundef %54) #4
  br label %58

55:                                               ; preds = %45
  %56 = load ptr, ptr %4, align 8
  %57 = load ptr, ptr %6, align 8
  call void @turn_right(ptr noundef %56, ptr noundef %57) #4
  br label %58

58:                                               ; preds = %55, %52
  %59 = load i32, ptr %7, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %65

61:                                               ; preds = %58
  %62 = load ptr, ptr %6, align 8
  %63 = getelementptr inbounds %struct.tree, ptr %62, i32 0, i32 3
  %64 = load ptr, ptr %63, align 8
  br label %69

65:                                               ; preds = %58
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.tree, ptr %66, i32 0, i32 2
  %68 = load ptr, ptr %67, align 8
  br label %69

69:                                               ; preds = %65, %61
  %70 = phi ptr [ %64, %61 ], [ %68, %65 ]
  store ptr %70, ptr %8, align 8
  br label %71

71:                                               ; preds = %69, %39
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.tree, ptr %72, i32 0, i32 2
  %74 = load ptr, ptr %73, align 8
  %75 = call i32 @is_black(ptr noundef %74) #4
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %90

77:                                               ; preds = %71
  %78 = load ptr, ptr %8, align 8
  %79 = getelementptr inbounds %struct.tree, ptr %78, i32 0, i32 3
  %80 = load ptr, ptr %79, align 8
  %81 = call i32 @is_black(ptr noundef %80) #4
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %90

83:                                               ; preds = %77
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.tree, ptr %84, i32 0, i32 0
  store i32 0, ptr %85, align 8
  %86 = load ptr, ptr %6, align 8
  store ptr %86, ptr %5, align 8
  %87 = load ptr, ptr %6, align 8
  %88 = getelementptr inbounds %struct.tree, ptr %87, i32 0, i32 1
  %89 = load ptr, ptr %88, align 8
  store ptr %89, ptr %6, align 8
  store i32 2, ptr %9, align 4
  br label %158, !llvm.loop !14

90:                                               ; preds = %77, %71
  %91 = load i32, ptr %7, align 4
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %125

93:                                               ; preds = %90
  %94 = load ptr, ptr %8, align 8
  %95 = getelementptr inbounds %struct.tree, ptr %94, i32 0, i32 3
  %96 = load ptr, ptr %95, align 8
  %97 = call i32 @is_black(ptr noundef %96) #4
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %111

99:                                               ; preds = %93
  %100 = load ptr, ptr %8, align 8
  %101 = getelementptr inbounds %struct.tree, ptr %100, i32 0, i32 2
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.tree, ptr %102, i32 0, i32 0
  store i32 1, ptr %103, align 8
  %104 = load ptr, ptr %8, align 8
  %105 = getelementptr inbounds %struct.tree, ptr %104, i32 0, i32 0
  store i32 0, ptr %105, align 8
  %106 = load ptr, ptr %4, align 8
  %107 = load ptr, ptr %8, align 8
  call void @turn_right(ptr noundef %106, ptr noundef %107) #4
  %108 = load ptr, ptr %6, align 8
  %109 = getelementptr inbounds %struct.tree, ptr %108, i32 0, i32 3
  %110 = load ptr, ptr %109, align 8
  store ptr %110, ptr %8, align 8
  br label %111

111:                                              ; preds = %99, %93
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.tree, ptr %112, i32 0, i32 0
  %114 = load i32, ptr %113, align 8
  %115 = load ptr, ptr %8, align 8
  %116 = getelementptr inbounds %struct.tree, ptr %115, i32 0, i32 0
  store i32 %114, ptr %116, align 8
  %117 = load ptr, ptr %6, align 8
  %118 = getelementptr inbounds %struct.tree, ptr %117, i32 0, i32 0
  store i32 1, ptr %118, align 8
  %119 = load ptr, ptr %8, align 8
  %120 = getelementptr inbounds %struct.tree, ptr %119, i32 0, i32 3
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds %struct.tree, ptr %121, i32 0, i32 0
  store i32 1, ptr %122, align 8
  %123 = load ptr, ptr %4, align 8
  %124 = load ptr, ptr %6, align 8
  call void @turn_left(ptr noundef %123, ptr noundef %124) #4
  br label %157

125:                                              ; preds = %90
  %126 = load ptr, ptr %8, align 8
  %127 = getelementptr inbounds %struct.tree, ptr %126, i32 0, i32 2
  %128 = load ptr, ptr %127, align 8
  %129 = call i32 @is_black(ptr noundef %128) #4
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %143

131:                                              ; preds = %125
  %132 = load ptr, ptr %8, align 8
  %133 = getelementptr inbounds %struct.tree, ptr %132, i32 0, i32 3
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds %struct.tree, ptr %134, i32 0, i32 0
  store i32 1, ptr %135, align 8
  %136 = load ptr, ptr %8, align 8
  %137 = getelementptr inbounds %struct.tree, ptr %136, i32 0, i32 0
  store i32 0, ptr %137, align 8
  %138 = load ptr, ptr %4, align 8
  %139 = load ptr, ptr %8, align 8
  call void @turn_left(ptr noundef %138, ptr noundef %139) #4
  %140 = load ptr, ptr %6, align 8
  %141 = getelementptr inbounds %struct.tree, ptr %140, i32 0, i32 2
  %142 = load ptr, ptr %141, align 8
  store ptr %142, ptr %8, align 8
  br label %143

143:                                              ; preds = %131, %125
  %144 = load ptr, ptr %6, align 8
  %145 = getelementptr inbounds %struct.tree, ptr %144, i32 0, i32 0
  %146 = load i32, ptr %145, align 8
  %147 = load ptr, ptr %8, align 8
  %148 = getelementptr inbounds %struct.tree, ptr %147, i32 0, i32 0
  store i32 %146, ptr %148, align 8
  %149 = load ptr, ptr %6, align 8
  %150 = getelementptr inbounds %struct.tree, ptr %149, i32 0, i32 0
  store i32 1, ptr %150, align 8
  %151 = load ptr, ptr %8, align 8
  %152 = getelementptr inbounds %struct.tree, ptr %151, i32 0, i32 2
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds %struct.tree, ptr %153, i32 0, i32 0
  store i32 1, ptr %154, align 8
  %155 = load ptr, ptr %4, align 8
  %156 = load ptr, ptr %6, align 8
  call void @turn_right(ptr noundef %155, ptr noundef %156) #4
  br label %157

157:                                              ; preds = %143, %111
  store i32 3, ptr %9, align 4
  br label %158

158:                                              ; preds = %157, %83
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5
  %159 = load i32, ptr %9, align 4
  switch i32 %159, label %167 [
    i32 2, label %10
    i32 3, label %160
  ]

160:                                              ; preds = %158, %20
  %161 = load ptr, ptr %5, align 8
  %162 = icmp ne ptr %161, null
  br i1 %162, label %163, label %166

163:                                              ; preds = %160
  %164 = load ptr, ptr %5, align 8
  %165 = getelementptr inbounds %struct.tree, ptr %164, i32 0, i32 0
  store i32 1, ptr %165, align 8
  br label %166

166:                                              ; preds = %163, %160
  ret void

167:                                              ; preds = %158
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.link, ptr %6, i32 0, i32 0
  store ptr %5, ptr %7, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.link, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.link, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.link, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.link, ptr %16, i32 0, i32 0
  store ptr %13, ptr %17, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.link, ptr %19, i32 0, i32 1
  store ptr %18, ptr %20, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.link, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.link, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.link, ptr %8, i32 0, i32 0
  store ptr %5, ptr %9, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.link, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.link, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.link, ptr %15, i32 0, i32 1
  store ptr %12, ptr %16, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = icmp eq ptr %8, %9
  br i1 %10, label %15, label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %11, %3
  br label %46

16:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #5
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.link, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %7, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.link, ptr %21, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.link, ptr %23, i32 0, i32 0
  store ptr %20, ptr %24, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.link, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds %struct.link, ptr %28, i32 0, i32 1
  store ptr %27, ptr %29, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.link, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds %struct.link, ptr %33, i32 0, i32 1
  store ptr %32, ptr %34, align 8
  %35 = load ptr, ptr %5, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.link, ptr %36, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.link, ptr %38, i32 0, i32 0
  store ptr %35, ptr %39, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = getelementptr inbounds %struct.link, ptr %41, i32 0, i32 0
  store ptr %40, ptr %42, align 8
  %43 = load ptr, ptr %7, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.link, ptr %44, i32 0, i32 1
  store ptr %43, ptr %45, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #5
  br label %46

46:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5
  %5 = load ptr, ptr %2, align 8
  store ptr %5, ptr %3, align 8
  br label %6

6:                                                ; preds = %19, %1
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.link, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.link, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.link, ptr %13, i32 0, i32 0
  store ptr %12, ptr %14, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.link, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %4, align 8
  store ptr %18, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5
  br label %19

19:                                               ; preds = %6
  %20 = load ptr, ptr %3, align 8
  %21 = load ptr, ptr %2, align 8
  %22 = icmp ne ptr %20, %21
  br i1 %22, label %6, label %23, !llvm.loop !15

23:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.link, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #5
  %6 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 16, i1 false)
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %8, i64 16, i1 false)
  %9 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %5, i64 16, i1 false)
  %10 = load ptr, ptr %3, align 8
  %11 = load ptr, ptr %4, align 8
  call void @settle(ptr noundef %10, ptr noundef %11) #4
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  call void @settle(ptr noundef %12, ptr noundef %13) #4
  call void @llvm.lifetime.end.p0(i64 16, ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
define internal void @settle(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.link, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = icmp eq ptr %7, %8
  br i1 %9, label %10, label %16

10:                                               ; preds = %2
  %11 = load ptr, ptr %3, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.link, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.link, ptr %14, i32 0, i32 0
  store ptr %11, ptr %15, align 8
  br label %27

16:                                               ; preds = %2
  %17 = load ptr, ptr %3, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.link, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.link, ptr %20, i32 0, i32 1
  store ptr %17, ptr %21, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.link, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.link, ptr %25, i32 0, i32 0
  store ptr %22, ptr %26, align 8
  br label %27

27:                                               ; preds = %16, %10
  ret void
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = call i64 @at_least(ptr noundef %5, i64 noundef %6) #4
  ret i64 %7
}

; Function Attrs: nounwind
define internal i64 @at_least(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5
  %8 = load i64, ptr %4, align 8
  store i64 %8, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5
  store i32 0, ptr %6, align 4
  br label %9

9:                                                ; preds = %27, %2
  %10 = load i32, ptr %6, align 4
  %11 = zext i32 %10 to i64
  %12 = icmp ult i64 %11, 29
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  store i32 2, ptr %7, align 4
  br label %30

14:                                               ; preds = %9
  %15 = load i32, ptr %6, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds [29 x i64], ptr @sizes, i64 0, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %4, align 8
  %20 = icmp uge i64 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %14
  %22 = load i32, ptr %6, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds [29 x i64], ptr @sizes, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %5, align 8
  store i32 2, ptr %7, align 4
  br label %30

26:                                               ; preds = %14
  br label %27

27:                                               ; preds = %26
  %28 = load i32, ptr %6, align 4
  %29 = add i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %9, !llvm.loop !16

30:                                               ; preds = %21, %13
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5
  br label %31

31:                                               ; preds = %30
  %32 = load i64, ptr %5, align 8
  %33 = uitofp i64 %32 to double
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds %struct.growth, ptr %34, i32 0, i32 0
  %36 = load float, ptr %35, align 8
  %37 = fpext float %36 to double
  %38 = fmul double %33, %37
  %39 = fptoui double %38 to i64
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds %struct.growth, ptr %40, i32 0, i32 1
  store i64 %39, ptr %41, align 8
  %42 = load i64, ptr %5, align 8
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5
  ret i64 %42
}

; Function Attrs: nounwind
define dso_local { i8, i64 } @tb_libc__ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.decision, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.decision, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %10) #5
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 16, i1 false)
  %14 = load i64, ptr %8, align 8
  %15 = load i64, ptr %9, align 8
  %16 = add i64 %14, %15
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.growth, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp ule i64 %16, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %10, i64 16, i1 false)
  store i32 1, ptr %11, align 4
  br label %76

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #5
  %23 = load i64, ptr %8, align 8
  %24 = load i64, ptr %9, align 8
  %25 = add i64 %23, %24
  store i64 %25, ptr %12, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.growth, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %34

30:                                               ; preds = %22
  %31 = load i64, ptr %12, align 8
  %32 = icmp ult i64 %31, 11
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  store i64 11, ptr %12, align 8
  br label %34

34:                                               ; preds = %33, %30, %22
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #5
  %35 = load i64, ptr %12, align 8
  %36 = uitofp i64 %35 to double
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.growth, ptr %37, i32 0, i32 0
  %39 = load float, ptr %38, align 8
  %40 = fpext float %39 to double
  %41 = fdiv double %36, %40
  %42 = fptoui double %41 to i64
  store i64 %42, ptr %13, align 8
  %43 = load i64, ptr %13, align 8
  %44 = load i64, ptr %7, align 8
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %46, label %57

46:                                               ; preds = %34
  %47 = load i64, ptr %7, align 8
  %48 = uitofp i64 %47 to double
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.growth, ptr %49, i32 0, i32 0
  %51 = load float, ptr %50, align 8
  %52 = fpext float %51 to double
  %53 = fmul double %48, %52
  %54 = fptoui double %53 to i64
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.growth, ptr %55, i32 0, i32 1
  store i64 %54, ptr %56, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %10, i64 16, i1 false)
  store i32 1, ptr %11, align 4
  br label %75

57:                                               ; preds = %34
  %58 = getelementptr inbounds %struct.decision, ptr %5, i32 0, i32 0
  store i8 1, ptr %58, align 8
  %59 = getelementptr inbounds %struct.decision, ptr %5, i32 0, i32 1
  %60 = load ptr, ptr %6, align 8
  %61 = load i64, ptr %13, align 8
  %62 = add i64 %61, 1
  %63 = load i64, ptr %7, align 8
  %64 = mul i64 2, %63
  %65 = icmp ugt i64 %62, %64
  br i1 %65, label %66, label %69

66:                                               ; preds = %57
  %67 = load i64, ptr %13, align 8
  %68 = add i64 %67, 1
  br label %72

69:                                               ; preds = %57
  %70 = load i64, ptr %7, align 8
  %71 = mul i64 2, %70
  br label %72

72:                                               ; preds = %69, %66
  %73 = phi i64 [ %68, %66 ], [ %71, %69 ]
  %74 = call i64 @at_least(ptr noundef %60, i64 noundef %73) #4
  store i64 %74, ptr %59, align 8
  store i32 1, ptr %11, align 4
  br label %75

75:                                               ; preds = %72, %46
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #5
  br label %76

76:                                               ; preds = %75, %21
  call void @llvm.lifetime.end.p0(i64 16, ptr %10) #5
  %77 = load { i8, i64 }, ptr %5, align 8
  ret { i8, i64 } %77
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZSt11_Hash_bytesPKvmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #5
  %9 = load i64, ptr %6, align 8
  %10 = xor i64 -3750763034362895579, %9
  store i64 %10, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #5
  store i64 0, ptr %8, align 8
  br label %11

11:                                               ; preds = %25, %3
  %12 = load i64, ptr %8, align 8
  %13 = load i64, ptr %5, align 8
  %14 = icmp ult i64 %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #5
  br label %28

16:                                               ; preds = %11
  %17 = load i64, ptr %7, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = load i64, ptr %8, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i64
  %23 = xor i64 %17, %22
  %24 = mul i64 %23, 1099511628211
  store i64 %24, ptr %7, align 8
  br label %25

25:                                               ; preds = %16
  %26 = load i64, ptr %8, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %8, align 8
  br label %11, !llvm.loop !17

28:                                               ; preds = %15
  %29 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #5
  ret i64 %29
}

; Function Attrs: nounwind
define internal i32 @is_black(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.tree, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 1
  br label %10

10:                                               ; preds = %5, %1
  %11 = phi i1 [ true, %1 ], [ %9, %5 ]
  %12 = zext i1 %11 to i32
  ret i32 %12
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nobuiltin "no-builtins" }
attributes #5 = { nounwind }

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
!10 = !{i8 0, i8 2}
!11 = !{}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
