
%struct.type = type { ptr, ptr }
%struct.header = type { ptr, ptr, i32 }
%struct.record = type { ptr, ptr, ptr, i32 }
%struct.nested = type { ptr, ptr }
%struct.parts = type { ptr, i32, ptr, ptr, ptr }
%struct.pointer = type { %struct.type, i32, ptr }
%struct.class_with_bases = type { %struct.type, i32, i32, [0 x %struct.base] }
%struct.base = type { ptr, i64 }
%struct.class_with_base = type { %struct.type, ptr }

@handler = internal global ptr null, align 8
@caught = internal thread_local global ptr null, align 8
@on_their_way = internal thread_local global i32 0, align 4
@_ZTVN10__cxxabiv117__class_type_infoE = external constant [0 x ptr], align 8
@.str = private unnamed_addr constant [21 x i8] c"St16nested_exception\00", align 1
@_ZTISt16nested_exception = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @.str }, align 8
@_ZTVSt16nested_exception = dso_local constant [4 x ptr] [ptr null, ptr @_ZTISt16nested_exception, ptr @tb_libc__ZNSt16nested_exceptionD1Ev, ptr @tb_libc__ZNSt16nested_exceptionD0Ev], align 16
@_ZTIDn = external constant %struct.type, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external constant [0 x ptr], align 8
@_ZTVN10__cxxabiv129__pointer_to_member_type_infoE = external constant [0 x ptr], align 8
@no_member = internal constant [2 x i64] [i64 -1, i64 0], align 16
@_ZTVN10__cxxabiv123__fundamental_type_infoE = external constant [0 x ptr], align 8
@_ZTVN10__cxxabiv120__function_type_infoE = external constant [0 x ptr], align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external constant [0 x ptr], align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external constant [0 x ptr], align 8

; Function Attrs: nounwind
define dso_local ptr @tb_libc___cxa_allocate_exception(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = add i64 %3, 128
  %5 = call ptr @malloc(i64 noundef %4) #8
  %6 = getelementptr inbounds i8, ptr %5, i64 128
  ret ptr %6
}

declare ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_free_exception(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @header_of(ptr noundef %3) #8
  call void @free(ptr noundef %4) #8
  ret void
}

declare void @free(ptr noundef) #1

; Function Attrs: nounwind
define internal ptr @header_of(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -128
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc___cxa_init_primary_exception(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #9
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @header_of(ptr noundef %8) #8
  store ptr %9, ptr %7, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = getelementptr inbounds %struct.header, ptr %11, i32 0, i32 0
  store ptr %10, ptr %12, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.header, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds %struct.header, ptr %16, i32 0, i32 2
  store i32 0, ptr %17, align 8
  %18 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #9
  ret ptr %18
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt13get_terminatev() #0 {
  %1 = load ptr, ptr @handler, align 8
  ret ptr %1
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt13set_terminatePFvvE(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #9
  %4 = load ptr, ptr @handler, align 8
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  store ptr %5, ptr @handler, align 8
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #9
  ret ptr %6
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt9terminatev() #0 {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %12

4:                                                ; preds = %0
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.record, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @header_of(ptr noundef %8) #8
  %10 = getelementptr inbounds %struct.header, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  br label %13

12:                                               ; preds = %0
  br label %13

13:                                               ; preds = %12, %4
  %14 = phi ptr [ %11, %4 ], [ null, %12 ]
  call void @terminate(ptr noundef %14) #10
  unreachable
}

; Function Attrs: noreturn nounwind
define internal void @terminate(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr @handler, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = load ptr, ptr @handler, align 8
  call void %6() #8
  br label %7

7:                                                ; preds = %5, %1
  %8 = load ptr, ptr %2, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.type, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  br label %15

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14, %10
  %16 = phi ptr [ %13, %10 ], [ null, %14 ]
  call void @tb_uncaught(ptr noundef %16) #10
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_throw(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call ptr @tb_libc___cxa_init_primary_exception(ptr noundef %7, ptr noundef %8, ptr noundef %9) #8
  %11 = load ptr, ptr %4, align 8
  call void @raise_anew(ptr noundef %11) #8
  ret void
}

; Function Attrs: nounwind
define internal void @raise_anew(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #9
  %4 = call ptr @malloc(i64 noundef 32) #8
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.record, ptr %5, i32 0, i32 0
  store ptr null, ptr %6, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.record, ptr %8, i32 0, i32 2
  store ptr %7, ptr %9, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.record, ptr %10, i32 0, i32 1
  store ptr %7, ptr %11, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.record, ptr %12, i32 0, i32 3
  store i32 0, ptr %13, align 8
  %14 = load ptr, ptr %2, align 8
  call void @take(ptr noundef %14) #8
  %15 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @on_their_way)
  %16 = load i32, ptr %15, align 4
  %17 = add i32 %16, 1
  store i32 %17, ptr %15, align 4
  %18 = load ptr, ptr %3, align 8
  call void @raise(ptr noundef %18) #10
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__Unwind_Resume(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @raise(ptr noundef %3) #10
  unreachable
}

; Function Attrs: noreturn nounwind
define internal void @raise(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #9
  store i32 0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #9
  store i32 1, ptr %4, align 4
  br label %11

11:                                               ; preds = %90, %1
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #9
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %85, %11
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #9
  store ptr null, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #9
  store ptr null, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #9
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @tb_pad(i32 noundef %13, i32 noundef %14, ptr noundef %6) #8
  store i32 %15, ptr %8, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %12
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds %struct.record, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = call ptr @header_of(ptr noundef %21) #8
  %23 = getelementptr inbounds %struct.header, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  call void @terminate(ptr noundef %24) #10
  unreachable

25:                                               ; preds = %12
  %26 = load i32, ptr %8, align 4
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  store i32 5, ptr %9, align 4
  br label %83

29:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #9
  %30 = load i32, ptr %8, align 4
  %31 = icmp eq i32 %30, 3
  br i1 %31, label %42, label %32

32:                                               ; preds = %29
  %33 = load i32, ptr %8, align 4
  %34 = icmp eq i32 %33, 2
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = load ptr, ptr %6, align 8
  %37 = load ptr, ptr %2, align 8
  %38 = call i32 @takes(ptr noundef %36, ptr noundef %37, ptr noundef %7) #8
  %39 = icmp ne i32 %38, 0
  br label %40

40:                                               ; preds = %35, %32
  %41 = phi i1 [ false, %32 ], [ %39, %35 ]
  br label %42

42:                                               ; preds = %40, %29
  %43 = phi i1 [ true, %29 ], [ %41, %40 ]
  %44 = zext i1 %43 to i32
  store i32 %44, ptr %10, align 4
  %45 = load i32, ptr %3, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %55

47:                                               ; preds = %42
  %48 = load i32, ptr %10, align 4
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %47
  %51 = load i32, ptr %8, align 4
  %52 = icmp eq i32 %51, 4
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = load i32, ptr %4, align 4
  store i32 %54, ptr %3, align 4
  br label %55

55:                                               ; preds = %53, %50, %47, %42
  %56 = load i32, ptr %10, align 4
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %59, label %58

58:                                               ; preds = %55
  store i32 7, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #9
  br label %83

59:                                               ; preds = %55
  %60 = load i32, ptr %3, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %59
  %63 = load i32, ptr %3, align 4
  %64 = load i32, ptr %4, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %69

66:                                               ; preds = %62
  %67 = load i32, ptr %3, align 4
  %68 = load ptr, ptr %2, align 8
  call void @tb_land(i32 noundef %67, ptr noundef %68, i32 noundef 0) #10
  unreachable

69:                                               ; preds = %62, %59
  %70 = load ptr, ptr %7, align 8
  %71 = load ptr, ptr %2, align 8
  %72 = getelementptr inbounds %struct.record, ptr %71, i32 0, i32 2
  store ptr %70, ptr %72, align 8
  %73 = load i32, ptr %4, align 4
  %74 = load ptr, ptr %2, align 8
  %75 = load i32, ptr %8, align 4
  %76 = icmp eq i32 %75, 3
  br i1 %76, label %77, label %78

77:                                               ; preds = %69
  br label %81

78:                                               ; preds = %69
  %79 = load ptr, ptr %6, align 8
  %80 = call i32 @selector_of(ptr noundef %79) #8
  br label %81

81:                                               ; preds = %78, %77
  %82 = phi i32 [ -1, %77 ], [ %80, %78 ]
  call void @tb_land(i32 noundef %73, ptr noundef %74, i32 noundef %82) #10
  unreachable

83:                                               ; preds = %58, %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #9
  %84 = load i32, ptr %9, align 4
  switch i32 %84, label %88 [
    i32 7, label %85
  ]

85:                                               ; preds = %83
  %86 = load i32, ptr %5, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %5, align 4
  br label %12, !llvm.loop !4

88:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #9
  br label %89

89:                                               ; preds = %88
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %4, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %4, align 4
  br label %11, !llvm.loop !6
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc___cxa_get_exception_ptr(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.record, ptr %3, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc___cxa_begin_catch(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.record, ptr %3, i32 0, i32 3
  %5 = load i32, ptr %4, align 8
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.record, ptr %8, i32 0, i32 3
  %10 = load i32, ptr %9, align 8
  %11 = sub nsw i32 1, %10
  br label %17

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.record, ptr %13, i32 0, i32 3
  %15 = load i32, ptr %14, align 8
  %16 = add nsw i32 %15, 1
  br label %17

17:                                               ; preds = %12, %7
  %18 = phi i32 [ %11, %7 ], [ %16, %12 ]
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds %struct.record, ptr %19, i32 0, i32 3
  store i32 %18, ptr %20, align 8
  %21 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @on_their_way)
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %22, -1
  store i32 %23, ptr %21, align 4
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %2, align 8
  %27 = icmp ne ptr %25, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %17
  %29 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %2, align 8
  %32 = getelementptr inbounds %struct.record, ptr %31, i32 0, i32 0
  store ptr %30, ptr %32, align 8
  %33 = load ptr, ptr %2, align 8
  %34 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  store ptr %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %28, %17
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds %struct.record, ptr %36, i32 0, i32 2
  %38 = load ptr, ptr %37, align 8
  ret ptr %38
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_end_catch() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #9
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %4 = load ptr, ptr %3, align 8
  store ptr %4, ptr %1, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  store i32 1, ptr %2, align 4
  br label %41

8:                                                ; preds = %0
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr inbounds %struct.record, ptr %9, i32 0, i32 3
  %11 = load i32, ptr %10, align 8
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %8
  %14 = load ptr, ptr %1, align 8
  %15 = getelementptr inbounds %struct.record, ptr %14, i32 0, i32 3
  %16 = load i32, ptr %15, align 8
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %15, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = load ptr, ptr %1, align 8
  %21 = getelementptr inbounds %struct.record, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  store ptr %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %19, %13
  store i32 1, ptr %2, align 4
  br label %41

25:                                               ; preds = %8
  %26 = load ptr, ptr %1, align 8
  %27 = getelementptr inbounds %struct.record, ptr %26, i32 0, i32 3
  %28 = load i32, ptr %27, align 8
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr %27, align 8
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %25
  store i32 1, ptr %2, align 4
  br label %41

32:                                               ; preds = %25
  %33 = load ptr, ptr %1, align 8
  %34 = getelementptr inbounds %struct.record, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  store ptr %35, ptr %36, align 8
  %37 = load ptr, ptr %1, align 8
  %38 = getelementptr inbounds %struct.record, ptr %37, i32 0, i32 1
  %39 = load ptr, ptr %38, align 8
  call void @drop(ptr noundef %39) #8
  %40 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %40) #8
  store i32 0, ptr %2, align 4
  br label %41

41:                                               ; preds = %32, %31, %24, %7
  call void @llvm.lifetime.end.p0(i64 8, ptr %1) #9
  %42 = load i32, ptr %2, align 4
  switch i32 %42, label %44 [
    i32 0, label %43
    i32 1, label %43
  ]

43:                                               ; preds = %41, %41
  ret void

44:                                               ; preds = %41
  unreachable
}

; Function Attrs: nounwind
define internal void @drop(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #9
  %7 = load ptr, ptr %2, align 8
  %8 = call ptr @header_of(ptr noundef %7) #8
  store ptr %8, ptr %3, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.header, ptr %9, i32 0, i32 2
  store i32 1, ptr %4, align 4
  %11 = load i32, ptr %4, align 4
  %12 = atomicrmw sub ptr %10, i32 %11 acq_rel, align 8
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %15, label %16

15:                                               ; preds = %1
  store i32 1, ptr %6, align 4
  br label %28

16:                                               ; preds = %1
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.header, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %26

21:                                               ; preds = %16
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.header, ptr %22, i32 0, i32 1
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %2, align 8
  call void %24(ptr noundef %25) #8
  br label %26

26:                                               ; preds = %21, %16
  %27 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %27) #8
  store i32 0, ptr %6, align 4
  br label %28

28:                                               ; preds = %26, %15
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #9
  %29 = load i32, ptr %6, align 4
  switch i32 %29, label %31 [
    i32 0, label %30
    i32 1, label %30
  ]

30:                                               ; preds = %28, %28
  ret void

31:                                               ; preds = %28
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_rethrow() #0 {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call void @terminate(ptr noundef null) #10
  unreachable

5:                                                ; preds = %0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.record, ptr %7, i32 0, i32 3
  %9 = load i32, ptr %8, align 8
  %10 = sub nsw i32 0, %9
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.record, ptr %12, i32 0, i32 3
  store i32 %10, ptr %13, align 8
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @on_their_way)
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  store i32 %16, ptr %14, align 4
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %18 = load ptr, ptr %17, align 8
  call void @raise(ptr noundef %18) #10
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZSt19uncaught_exceptionsv() #0 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @on_their_way)
  %2 = load i32, ptr %1, align 4
  ret i32 %2
}

; Function Attrs: nounwind
define dso_local zeroext i1 @tb_libc__ZSt18uncaught_exceptionv() #0 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @on_their_way)
  %2 = load i32, ptr %1, align 4
  %3 = icmp ugt i32 %2, 0
  ret i1 %3
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_pure_virtual() #0 {
  call void @terminate(ptr noundef null) #10
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt17current_exceptionv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %11

6:                                                ; preds = %1
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @caught)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.record, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  br label %12

11:                                               ; preds = %1
  br label %12

12:                                               ; preds = %11, %6
  %13 = phi ptr [ %10, %6 ], [ null, %11 ]
  %14 = load ptr, ptr %2, align 8
  store ptr %13, ptr %14, align 8
  %15 = load ptr, ptr %2, align 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %21

18:                                               ; preds = %12
  %19 = load ptr, ptr %2, align 8
  %20 = load ptr, ptr %19, align 8
  call void @take(ptr noundef %20) #8
  br label %21

21:                                               ; preds = %18, %12
  ret void
}

; Function Attrs: nounwind
define internal void @take(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call ptr @header_of(ptr noundef %5) #8
  %7 = getelementptr inbounds %struct.header, ptr %6, i32 0, i32 2
  store i32 1, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = atomicrmw add ptr %7, i32 %8 acq_rel, align 8
  store i32 %9, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  call void @raise_anew(ptr noundef %4) #8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8
  %8 = load ptr, ptr %7, align 8
  call void @take(ptr noundef %8) #8
  br label %9

9:                                                ; preds = %6, %1
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8
  %8 = load ptr, ptr %7, align 8
  call void @drop(ptr noundef %8) #8
  br label %9

9:                                                ; preds = %6, %1
  %10 = load ptr, ptr %2, align 8
  store ptr null, ptr %10, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  store ptr %5, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = load ptr, ptr %4, align 8
  call void @take(ptr noundef %10) #8
  br label %11

11:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16nested_exceptionD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.nested, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.nested, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  call void @drop(ptr noundef %10) #8
  br label %11

11:                                               ; preds = %7, %1
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16nested_exceptionD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @tb_libc__ZNSt16nested_exceptionD2Ev(ptr noundef %3) #8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16nested_exceptionD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @tb_libc__ZNSt16nested_exceptionD2Ev(ptr noundef %3) #8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #8
  ret void
}

declare void @_ZdlPv(ptr noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc___gxx_personality_v0() #0 {
  ret i32 0
}

; Function Attrs: noreturn
declare void @tb_uncaught(ptr noundef) #5

declare i32 @tb_pad(i32 noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
define internal i32 @takes(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.parts, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #9
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.record, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = call ptr @header_of(ptr noundef %13) #8
  %15 = getelementptr inbounds %struct.header, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %8, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.record, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %7, align 8
  store ptr %19, ptr %20, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %24

23:                                               ; preds = %3
  store i32 1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %105

24:                                               ; preds = %3
  %25 = load ptr, ptr %8, align 8
  %26 = icmp eq ptr %25, @_ZTIDn
  br i1 %26, label %27, label %45

27:                                               ; preds = %24
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.type, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %31, label %37, label %32

32:                                               ; preds = %27
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds %struct.type, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE, i64 0, i64 2)
  br i1 %36, label %37, label %45

37:                                               ; preds = %32, %27
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds %struct.type, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, ptr null, ptr @no_member
  %44 = load ptr, ptr %7, align 8
  store ptr %43, ptr %44, align 8
  store i32 1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %105

45:                                               ; preds = %32, %24
  %46 = load ptr, ptr %8, align 8
  %47 = getelementptr inbounds %struct.type, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %49, label %50, label %76

50:                                               ; preds = %45
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.record, ptr %51, i32 0, i32 1
  %53 = load ptr, ptr %52, align 8
  %54 = load ptr, ptr %53, align 8
  %55 = load ptr, ptr %7, align 8
  store ptr %54, ptr %55, align 8
  %56 = load ptr, ptr %5, align 8
  %57 = load ptr, ptr %8, align 8
  %58 = call i32 @is_same(ptr noundef %56, ptr noundef %57) #8
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %73, label %60

60:                                               ; preds = %50
  %61 = load ptr, ptr %5, align 8
  %62 = getelementptr inbounds %struct.type, ptr %61, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %64, label %65, label %71

65:                                               ; preds = %60
  %66 = load ptr, ptr %8, align 8
  %67 = load ptr, ptr %5, align 8
  %68 = load ptr, ptr %7, align 8
  %69 = call i32 @converts(ptr noundef %66, ptr noundef %67, ptr noundef %68) #8
  %70 = icmp ne i32 %69, 0
  br label %71

71:                                               ; preds = %65, %60
  %72 = phi i1 [ false, %60 ], [ %70, %65 ]
  br label %73

73:                                               ; preds = %71, %50
  %74 = phi i1 [ true, %50 ], [ %72, %71 ]
  %75 = zext i1 %74 to i32
  store i32 %75, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %105

76:                                               ; preds = %45
  %77 = load ptr, ptr %5, align 8
  %78 = load ptr, ptr %8, align 8
  %79 = call i32 @is_same(ptr noundef %77, ptr noundef %78) #8
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %76
  store i32 1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %105

82:                                               ; preds = %76
  %83 = load ptr, ptr %8, align 8
  %84 = call i32 @bases_of(ptr noundef %83) #8
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %82
  store i32 0, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %105

87:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(i64 40, ptr %10) #9
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 40, i1 false)
  %88 = getelementptr inbounds %struct.parts, ptr %10, i32 0, i32 0
  %89 = load ptr, ptr %5, align 8
  store ptr %89, ptr %88, align 8
  %90 = getelementptr inbounds %struct.parts, ptr %10, i32 0, i32 1
  %91 = getelementptr inbounds %struct.parts, ptr %10, i32 0, i32 2
  %92 = getelementptr inbounds %struct.parts, ptr %10, i32 0, i32 3
  %93 = getelementptr inbounds %struct.parts, ptr %10, i32 0, i32 4
  %94 = load ptr, ptr %8, align 8
  %95 = load ptr, ptr %6, align 8
  %96 = getelementptr inbounds %struct.record, ptr %95, i32 0, i32 1
  %97 = load ptr, ptr %96, align 8
  call void @look_for(ptr noundef %10, ptr noundef %94, ptr noundef %97, i32 noundef 0) #8
  %98 = getelementptr inbounds %struct.parts, ptr %10, i32 0, i32 2
  %99 = load ptr, ptr %98, align 8
  %100 = load ptr, ptr %7, align 8
  store ptr %99, ptr %100, align 8
  %101 = getelementptr inbounds %struct.parts, ptr %10, i32 0, i32 1
  %102 = load i32, ptr %101, align 8
  %103 = icmp eq i32 %102, 1
  %104 = zext i1 %103 to i32
  store i32 %104, ptr %4, align 4
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 40, ptr %10) #9
  br label %105

105:                                              ; preds = %87, %86, %81, %73, %37, %23
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #9
  %106 = load i32, ptr %4, align 4
  ret i32 %106
}

; Function Attrs: noreturn
declare void @tb_land(i32 noundef, ptr noundef, i32 noundef) #5

; Function Attrs: nounwind
define internal i32 @selector_of(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = trunc i64 %4 to i32
  %6 = and i32 %5, 2147483647
  ret i32 %6
}

; Function Attrs: nounwind
define internal i32 @is_same(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %27, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.type, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp ne i32 %14, 42
  br i1 %15, label %16, label %25

16:                                               ; preds = %8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.type, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.type, ptr %20, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @strcmp(ptr noundef %19, ptr noundef %22) #8
  %24 = icmp eq i32 %23, 0
  br label %25

25:                                               ; preds = %16, %8
  %26 = phi i1 [ false, %8 ], [ %24, %16 ]
  br label %27

27:                                               ; preds = %25, %2
  %28 = phi i1 [ true, %2 ], [ %26, %25 ]
  %29 = zext i1 %28 to i32
  ret i32 %29
}

; Function Attrs: nounwind
define internal i32 @converts(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.parts, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.pointer, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.pointer, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = xor i32 %16, -1
  %18 = and i32 %13, %17
  %19 = and i32 %18, 64
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  store i32 0, ptr %4, align 4
  br label %139

22:                                               ; preds = %3
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.pointer, ptr %23, i32 0, i32 1
  %25 = load i32, ptr %24, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.pointer, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 8
  %29 = xor i32 %28, -1
  %30 = and i32 %25, %29
  %31 = and i32 %30, 7
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %22
  store i32 0, ptr %4, align 4
  br label %139

34:                                               ; preds = %22
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.pointer, ptr %35, i32 0, i32 2
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.pointer, ptr %38, i32 0, i32 2
  %40 = load ptr, ptr %39, align 8
  %41 = call i32 @is_same(ptr noundef %37, ptr noundef %40) #8
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %34
  store i32 1, ptr %4, align 4
  br label %139

44:                                               ; preds = %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.pointer, ptr %45, i32 0, i32 2
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.type, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 0, i64 2)
  br i1 %50, label %51, label %69

51:                                               ; preds = %44
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.pointer, ptr %52, i32 0, i32 2
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.type, ptr %54, i32 0, i32 1
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %56, i64 0
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 118
  br i1 %60, label %61, label %69

61:                                               ; preds = %51
  %62 = load ptr, ptr %5, align 8
  %63 = getelementptr inbounds %struct.pointer, ptr %62, i32 0, i32 2
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds %struct.type, ptr %64, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8
  %67 = icmp ne ptr %66, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv120__function_type_infoE, i64 0, i64 2)
  %68 = zext i1 %67 to i32
  store i32 %68, ptr %4, align 4
  br label %139

69:                                               ; preds = %51, %44
  %70 = load ptr, ptr %5, align 8
  %71 = getelementptr inbounds %struct.pointer, ptr %70, i32 0, i32 2
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds %struct.type, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %75, label %76, label %109

76:                                               ; preds = %69
  %77 = load ptr, ptr %6, align 8
  %78 = getelementptr inbounds %struct.pointer, ptr %77, i32 0, i32 2
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.type, ptr %79, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %81, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %82, label %83, label %109

83:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #9
  store ptr null, ptr %8, align 8
  %84 = load ptr, ptr %6, align 8
  %85 = getelementptr inbounds %struct.pointer, ptr %84, i32 0, i32 1
  %86 = load i32, ptr %85, align 8
  %87 = and i32 %86, 1
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %106

89:                                               ; preds = %83
  %90 = load ptr, ptr %5, align 8
  %91 = getelementptr inbounds %struct.pointer, ptr %90, i32 0, i32 2
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds %struct.pointer, ptr %92, i32 0, i32 2
  %94 = load ptr, ptr %93, align 8
  %95 = call i32 @bases_of(ptr noundef %94) #8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %106

97:                                               ; preds = %89
  %98 = load ptr, ptr %5, align 8
  %99 = getelementptr inbounds %struct.pointer, ptr %98, i32 0, i32 2
  %100 = load ptr, ptr %99, align 8
  %101 = load ptr, ptr %6, align 8
  %102 = getelementptr inbounds %struct.pointer, ptr %101, i32 0, i32 2
  %103 = load ptr, ptr %102, align 8
  %104 = call i32 @converts(ptr noundef %100, ptr noundef %103, ptr noundef %8) #8
  %105 = icmp ne i32 %104, 0
  br label %106

106:                                              ; preds = %97, %89, %83
  %107 = phi i1 [ false, %89 ], [ false, %83 ], [ %105, %97 ]
  %108 = zext i1 %107 to i32
  store i32 %108, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #9
  br label %139

109:                                              ; preds = %76, %69
  %110 = load ptr, ptr %5, align 8
  %111 = getelementptr inbounds %struct.pointer, ptr %110, i32 0, i32 2
  %112 = load ptr, ptr %111, align 8
  %113 = call i32 @bases_of(ptr noundef %112) #8
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %116

115:                                              ; preds = %109
  store i32 0, ptr %4, align 4
  br label %139

116:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(i64 40, ptr %9) #9
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 40, i1 false)
  %117 = getelementptr inbounds %struct.parts, ptr %9, i32 0, i32 0
  %118 = load ptr, ptr %6, align 8
  %119 = getelementptr inbounds %struct.pointer, ptr %118, i32 0, i32 2
  %120 = load ptr, ptr %119, align 8
  store ptr %120, ptr %117, align 8
  %121 = getelementptr inbounds %struct.parts, ptr %9, i32 0, i32 1
  %122 = getelementptr inbounds %struct.parts, ptr %9, i32 0, i32 2
  %123 = getelementptr inbounds %struct.parts, ptr %9, i32 0, i32 3
  %124 = getelementptr inbounds %struct.parts, ptr %9, i32 0, i32 4
  %125 = load ptr, ptr %5, align 8
  %126 = getelementptr inbounds %struct.pointer, ptr %125, i32 0, i32 2
  %127 = load ptr, ptr %126, align 8
  %128 = load ptr, ptr %7, align 8
  %129 = load ptr, ptr %128, align 8
  call void @look_for(ptr noundef %9, ptr noundef %127, ptr noundef %129, i32 noundef 0) #8
  %130 = getelementptr inbounds %struct.parts, ptr %9, i32 0, i32 1
  %131 = load i32, ptr %130, align 8
  %132 = icmp ne i32 %131, 1
  br i1 %132, label %133, label %134

133:                                              ; preds = %116
  store i32 0, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %138

134:                                              ; preds = %116
  %135 = getelementptr inbounds %struct.parts, ptr %9, i32 0, i32 2
  %136 = load ptr, ptr %135, align 8
  %137 = load ptr, ptr %7, align 8
  store ptr %136, ptr %137, align 8
  store i32 1, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %138

138:                                              ; preds = %134, %133
  call void @llvm.lifetime.end.p0(i64 40, ptr %9) #9
  br label %139

139:                                              ; preds = %138, %115, %106, %61, %43, %33, %21
  %140 = load i32, ptr %4, align 4
  ret i32 %140
}

; Function Attrs: nounwind
define internal i32 @bases_of(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.type, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %19

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.type, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  br i1 %13, label %14, label %18

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.class_with_bases, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %2, align 4
  br label %19

18:                                               ; preds = %9
  store i32 0, ptr %2, align 4
  br label %19

19:                                               ; preds = %18, %14, %8
  %20 = load i32, ptr %2, align 4
  ret i32 %20
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind
define internal void @look_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.base, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.parts, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = call i32 @is_same(ptr noundef %11, ptr noundef %14) #8
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %60

17:                                               ; preds = %4
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds %struct.parts, ptr %18, i32 0, i32 4
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %34

22:                                               ; preds = %17
  %23 = load ptr, ptr %6, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.parts, ptr %25, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.parts, ptr %28, i32 0, i32 4
  %30 = load ptr, ptr %29, align 8
  %31 = call i32 @contains(ptr noundef %23, ptr noundef %24, ptr noundef %27, ptr noundef %30) #8
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %22
  br label %97

34:                                               ; preds = %22, %17
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.parts, ptr %35, i32 0, i32 1
  %37 = load i32, ptr %36, align 8
  %38 = icmp ugt i32 %37, 0
  br i1 %38, label %39, label %49

39:                                               ; preds = %34
  %40 = load ptr, ptr %7, align 8
  %41 = icmp ne ptr %40, null
  br i1 %41, label %42, label %49

42:                                               ; preds = %39
  %43 = load ptr, ptr %7, align 8
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds %struct.parts, ptr %44, i32 0, i32 2
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %43, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %42
  br label %97

49:                                               ; preds = %42, %39, %34
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds %struct.parts, ptr %50, i32 0, i32 1
  %52 = load i32, ptr %51, align 8
  %53 = add i32 %52, 1
  store i32 %53, ptr %51, align 8
  %54 = icmp eq i32 %52, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %49
  %56 = load ptr, ptr %7, align 8
  %57 = load ptr, ptr %5, align 8
  %58 = getelementptr inbounds %struct.parts, ptr %57, i32 0, i32 2
  store ptr %56, ptr %58, align 8
  br label %59

59:                                               ; preds = %55, %49
  br label %97

60:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #9
  store i32 0, ptr %9, align 4
  br label %61

61:                                               ; preds = %94, %60
  %62 = load i32, ptr %9, align 4
  %63 = load ptr, ptr %6, align 8
  %64 = call i32 @bases_of(ptr noundef %63) #8
  %65 = icmp ult i32 %62, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #9
  br label %97

67:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(i64 16, ptr %10) #9
  %68 = load ptr, ptr %6, align 8
  %69 = load i32, ptr %9, align 4
  %70 = call { ptr, i64 } @base_of(ptr noundef %68, i32 noundef %69) #8
  %71 = getelementptr inbounds { ptr, i64 }, ptr %10, i32 0, i32 0
  %72 = extractvalue { ptr, i64 } %70, 0
  store ptr %72, ptr %71, align 8
  %73 = getelementptr inbounds { ptr, i64 }, ptr %10, i32 0, i32 1
  %74 = extractvalue { ptr, i64 } %70, 1
  store i64 %74, ptr %73, align 8
  %75 = load i32, ptr %8, align 4
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %67
  %78 = getelementptr inbounds %struct.base, ptr %10, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = and i64 %79, 2
  %81 = icmp ne i64 %80, 0
  br i1 %81, label %82, label %93

82:                                               ; preds = %77, %67
  %83 = load ptr, ptr %5, align 8
  %84 = getelementptr inbounds %struct.base, ptr %10, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load ptr, ptr %7, align 8
  %87 = getelementptr inbounds { ptr, i64 }, ptr %10, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds { ptr, i64 }, ptr %10, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = call ptr @inside(ptr noundef %86, ptr %88, i64 %90) #8
  %92 = load i32, ptr %8, align 4
  call void @look_for(ptr noundef %83, ptr noundef %85, ptr noundef %91, i32 noundef %92) #8
  br label %93

93:                                               ; preds = %82, %77
  call void @llvm.lifetime.end.p0(i64 16, ptr %10) #9
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %9, align 4
  %96 = add i32 %95, 1
  store i32 %96, ptr %9, align 4
  br label %61, !llvm.loop !7

97:                                               ; preds = %33, %48, %59, %66
  ret void
}

declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
define internal i32 @contains(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.base, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = icmp eq ptr %13, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %4
  %17 = load ptr, ptr %6, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = call i32 @is_same(ptr noundef %17, ptr noundef %18) #8
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %16
  store i32 1, ptr %5, align 4
  br label %65

22:                                               ; preds = %16, %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #9
  store i32 0, ptr %10, align 4
  br label %23

23:                                               ; preds = %59, %22
  %24 = load i32, ptr %10, align 4
  %25 = load ptr, ptr %6, align 8
  %26 = call i32 @bases_of(ptr noundef %25) #8
  %27 = icmp ult i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  store i32 2, ptr %11, align 4
  br label %62

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 16, ptr %12) #9
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %10, align 4
  %32 = call { ptr, i64 } @base_of(ptr noundef %30, i32 noundef %31) #8
  %33 = getelementptr inbounds { ptr, i64 }, ptr %12, i32 0, i32 0
  %34 = extractvalue { ptr, i64 } %32, 0
  store ptr %34, ptr %33, align 8
  %35 = getelementptr inbounds { ptr, i64 }, ptr %12, i32 0, i32 1
  %36 = extractvalue { ptr, i64 } %32, 1
  store i64 %36, ptr %35, align 8
  %37 = getelementptr inbounds %struct.base, ptr %12, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = and i64 %38, 2
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %41, label %55

41:                                               ; preds = %29
  %42 = getelementptr inbounds %struct.base, ptr %12, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = load ptr, ptr %7, align 8
  %45 = getelementptr inbounds { ptr, i64 }, ptr %12, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds { ptr, i64 }, ptr %12, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = call ptr @inside(ptr noundef %44, ptr %46, i64 %48) #8
  %50 = load ptr, ptr %8, align 8
  %51 = load ptr, ptr %9, align 8
  %52 = call i32 @contains(ptr noundef %43, ptr noundef %49, ptr noundef %50, ptr noundef %51) #8
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %41
  store i32 1, ptr %5, align 4
  store i32 1, ptr %11, align 4
  br label %56

55:                                               ; preds = %41, %29
  store i32 0, ptr %11, align 4
  br label %56

56:                                               ; preds = %55, %54
  call void @llvm.lifetime.end.p0(i64 16, ptr %12) #9
  %57 = load i32, ptr %11, align 4
  switch i32 %57, label %62 [
    i32 0, label %58
  ]

58:                                               ; preds = %56
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %10, align 4
  %61 = add i32 %60, 1
  store i32 %61, ptr %10, align 4
  br label %23, !llvm.loop !9

62:                                               ; preds = %56, %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #9
  %63 = load i32, ptr %11, align 4
  switch i32 %63, label %67 [
    i32 2, label %64
    i32 1, label %65
  ]

64:                                               ; preds = %62
  store i32 0, ptr %5, align 4
  br label %65

65:                                               ; preds = %64, %62, %21
  %66 = load i32, ptr %5, align 4
  ret i32 %66

67:                                               ; preds = %62
  unreachable
}

; Function Attrs: nounwind
define internal { ptr, i64 } @base_of(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.base, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.type, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, getelementptr inbounds ([0 x ptr], ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %9, label %10, label %16

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.base, ptr %3, i32 0, i32 0
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.class_with_base, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %11, align 8
  %15 = getelementptr inbounds %struct.base, ptr %3, i32 0, i32 1
  store i64 2, ptr %15, align 8
  br label %22

16:                                               ; preds = %2
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.class_with_bases, ptr %17, i32 0, i32 3
  %19 = load i32, ptr %5, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [0 x %struct.base], ptr %18, i64 0, i64 %20
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %21, i64 16, i1 false)
  br label %22

22:                                               ; preds = %16, %10
  %23 = load { ptr, i64 }, ptr %3, align 8
  ret { ptr, i64 } %23
}

; Function Attrs: nounwind
define internal ptr @inside(ptr noundef %0, ptr %1, i64 %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.base, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds { ptr, i64 }, ptr %5, i32 0, i32 0
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds { ptr, i64 }, ptr %5, i32 0, i32 1
  store i64 %2, ptr %9, align 8
  store ptr %0, ptr %6, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %3
  store ptr null, ptr %4, align 8
  br label %31

13:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #9
  %14 = getelementptr inbounds %struct.base, ptr %5, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = ashr i64 %15, 8
  store i64 %16, ptr %7, align 8
  %17 = getelementptr inbounds %struct.base, ptr %5, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = and i64 %18, 1
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %13
  %22 = load ptr, ptr %6, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = load i64, ptr %7, align 8
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = load i64, ptr %25, align 8
  store i64 %26, ptr %7, align 8
  br label %27

27:                                               ; preds = %21, %13
  %28 = load ptr, ptr %6, align 8
  %29 = load i64, ptr %7, align 8
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  store ptr %30, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #9
  br label %31

31:                                               ; preds = %27, %12
  %32 = load ptr, ptr %4, align 8
  ret ptr %32
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nobuiltin "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin noreturn "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !8, !5}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8, !5}
