
%struct.string = type { ptr, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@.str = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"basic_string::_M_replace_aux\00", align 1
@.str.3 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@.str.4 = private unnamed_addr constant [22 x i8] c"basic_string::compare\00", align 1

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %9, 9223372036854775806
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @_ZSt20__throw_length_errorPKc(ptr noundef @.str) #5
  unreachable

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8
  %14 = load i64, ptr %13, align 8
  %15 = load i64, ptr %6, align 8
  %16 = icmp ugt i64 %14, %15
  br i1 %16, label %17, label %34

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8
  %19 = load i64, ptr %18, align 8
  %20 = load i64, ptr %6, align 8
  %21 = mul i64 2, %20
  %22 = icmp ult i64 %19, %21
  br i1 %22, label %23, label %34

23:                                               ; preds = %17
  %24 = load i64, ptr %6, align 8
  %25 = mul i64 2, %24
  %26 = icmp ult i64 %25, 9223372036854775806
  br i1 %26, label %27, label %30

27:                                               ; preds = %23
  %28 = load i64, ptr %6, align 8
  %29 = mul i64 2, %28
  br label %31

30:                                               ; preds = %23
  br label %31

31:                                               ; preds = %30, %27
  %32 = phi i64 [ %29, %27 ], [ 9223372036854775806, %30 ]
  %33 = load ptr, ptr %5, align 8
  store i64 %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %31, %17, %12
  %35 = load ptr, ptr %5, align 8
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, 1
  %38 = call ptr @_Znwm(i64 noundef %37) #6
  ret ptr %38
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) #1

declare ptr @_Znwm(i64 noundef) #2

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load i64, ptr %7, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load i64, ptr %10, align 8
  call void @move_to_new_room(ptr noundef %11, i64 noundef %12, i64 noundef %13, ptr noundef %14, i64 noundef %15) #6
  ret void
}

; Function Attrs: nounwind
define internal void @move_to_new_room(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load i64, ptr %7, align 8
  %18 = sub i64 %16, %17
  %19 = load i64, ptr %8, align 8
  %20 = sub i64 %18, %19
  store i64 %20, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.string, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %10, align 8
  %25 = add i64 %23, %24
  %26 = load i64, ptr %8, align 8
  %27 = sub i64 %25, %26
  store i64 %27, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #7
  %28 = load ptr, ptr %6, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = call i64 @room(ptr noundef %29) #6
  %31 = call ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef %28, ptr noundef %12, i64 noundef %30) #6
  store ptr %31, ptr %13, align 8
  %32 = load i64, ptr %7, align 8
  %33 = icmp ne i64 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %5
  %35 = load ptr, ptr %13, align 8
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.string, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = load i64, ptr %7, align 8
  %40 = call ptr @memcpy(ptr noundef %35, ptr noundef %38, i64 noundef %39) #6
  br label %41

41:                                               ; preds = %34, %5
  %42 = load ptr, ptr %9, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %54

44:                                               ; preds = %41
  %45 = load i64, ptr %10, align 8
  %46 = icmp ne i64 %45, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = load ptr, ptr %13, align 8
  %49 = load i64, ptr %7, align 8
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = load ptr, ptr %9, align 8
  %52 = load i64, ptr %10, align 8
  %53 = call ptr @memcpy(ptr noundef %50, ptr noundef %51, i64 noundef %52) #6
  br label %54

54:                                               ; preds = %47, %44, %41
  %55 = load i64, ptr %11, align 8
  %56 = icmp ne i64 %55, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %54
  %58 = load ptr, ptr %13, align 8
  %59 = load i64, ptr %7, align 8
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  %61 = load i64, ptr %10, align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.string, ptr %63, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = load i64, ptr %7, align 8
  %67 = getelementptr inbounds i8, ptr %65, i64 %66
  %68 = load i64, ptr %8, align 8
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load i64, ptr %11, align 8
  %71 = call ptr @memcpy(ptr noundef %62, ptr noundef %69, i64 noundef %70) #6
  br label %72

72:                                               ; preds = %57, %54
  %73 = load ptr, ptr %6, align 8
  call void @drop(ptr noundef %73) #6
  %74 = load ptr, ptr %13, align 8
  %75 = load ptr, ptr %6, align 8
  %76 = getelementptr inbounds %struct.string, ptr %75, i32 0, i32 0
  store ptr %74, ptr %76, align 8
  %77 = load i64, ptr %12, align 8
  %78 = load ptr, ptr %6, align 8
  %79 = getelementptr inbounds %struct.string, ptr %78, i32 0, i32 2
  store i64 %77, ptr %79, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(ptr noundef %0, i64 noundef %1, i8 noundef signext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %8 = load i64, ptr %5, align 8
  %9 = icmp ugt i64 %8, 15
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %11 = load i64, ptr %5, align 8
  store i64 %11, ptr %7, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = call ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef %12, ptr noundef %7, i64 noundef 0) #6
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 0
  store ptr %13, ptr %15, align 8
  %16 = load i64, ptr %7, align 8
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.string, ptr %17, i32 0, i32 2
  store i64 %16, ptr %18, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  br label %19

19:                                               ; preds = %10, %3
  %20 = load i64, ptr %5, align 8
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %22, label %30

22:                                               ; preds = %19
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.string, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = load i8, ptr %6, align 1
  %27 = sext i8 %26 to i32
  %28 = load i64, ptr %5, align 8
  %29 = call ptr @memset(ptr noundef %25, i32 noundef %27, i64 noundef %28) #6
  br label %30

30:                                               ; preds = %22, %19
  %31 = load ptr, ptr %4, align 8
  %32 = load i64, ptr %5, align 8
  call void @set_length(ptr noundef %31, i64 noundef %32) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #2

; Function Attrs: nounwind
define internal void @set_length(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.string, ptr %6, i32 0, i32 1
  store i64 %5, ptr %7, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.string, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 %11
  store i8 0, ptr %12, align 1
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = icmp eq ptr %7, %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  br label %54

11:                                               ; preds = %2
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.string, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = call i64 @room(ptr noundef %15) #6
  %17 = icmp ugt i64 %14, %16
  br i1 %17, label %18, label %33

18:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.string, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #7
  %22 = load ptr, ptr %3, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = call i64 @room(ptr noundef %23) #6
  %25 = call ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef %22, ptr noundef %5, i64 noundef %24) #6
  store ptr %25, ptr %6, align 8
  %26 = load ptr, ptr %3, align 8
  call void @drop(ptr noundef %26) #6
  %27 = load ptr, ptr %6, align 8
  %28 = load ptr, ptr %3, align 8
  %29 = getelementptr inbounds %struct.string, ptr %28, i32 0, i32 0
  store ptr %27, ptr %29, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds %struct.string, ptr %31, i32 0, i32 2
  store i64 %30, ptr %32, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  br label %33

33:                                               ; preds = %18, %11
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.string, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp ne i64 %36, 0
  br i1 %37, label %38, label %49

38:                                               ; preds = %33
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.string, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds %struct.string, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = load ptr, ptr %4, align 8
  %46 = getelementptr inbounds %struct.string, ptr %45, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = call ptr @memcpy(ptr noundef %41, ptr noundef %44, i64 noundef %47) #6
  br label %49

49:                                               ; preds = %38, %33
  %50 = load ptr, ptr %3, align 8
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds %struct.string, ptr %51, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  call void @set_length(ptr noundef %50, i64 noundef %53) #6
  br label %54

54:                                               ; preds = %49, %10
  ret void
}

; Function Attrs: nounwind
define internal i64 @room(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.string, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.string, ptr %6, i32 0, i32 2
  %8 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %9 = icmp eq ptr %5, %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  br label %15

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds %struct.string, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  br label %15

15:                                               ; preds = %11, %10
  %16 = phi i64 [ 15, %10 ], [ %14, %11 ]
  ret i64 %16
}

; Function Attrs: nounwind
define internal void @drop(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.string, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.string, ptr %6, i32 0, i32 2
  %8 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %9 = icmp ne ptr %5, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.string, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZdlPv(ptr noundef %13) #6
  br label %14

14:                                               ; preds = %10, %1
  ret void
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = load i64, ptr %8, align 8
  %18 = load i64, ptr %10, align 8
  call void @check_length(ptr noundef %16, i64 noundef %17, i64 noundef %18, ptr noundef @.str.1) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.string, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %10, align 8
  %23 = add i64 %21, %22
  %24 = load i64, ptr %8, align 8
  %25 = sub i64 %23, %24
  store i64 %25, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.string, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %7, align 8
  %30 = sub i64 %28, %29
  %31 = load i64, ptr %8, align 8
  %32 = sub i64 %30, %31
  store i64 %32, ptr %12, align 8
  %33 = load i64, ptr %11, align 8
  %34 = load ptr, ptr %6, align 8
  %35 = call i64 @room(ptr noundef %34) #6
  %36 = icmp ugt i64 %33, %35
  br i1 %36, label %37, label %43

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = load i64, ptr %7, align 8
  %40 = load i64, ptr %8, align 8
  %41 = load ptr, ptr %9, align 8
  %42 = load i64, ptr %10, align 8
  call void @move_to_new_room(ptr noundef %38, i64 noundef %39, i64 noundef %40, ptr noundef %41, i64 noundef %42) #6
  br label %149

43:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #7
  %44 = load ptr, ptr %6, align 8
  %45 = getelementptr inbounds %struct.string, ptr %44, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = load i64, ptr %7, align 8
  %48 = getelementptr inbounds i8, ptr %46, i64 %47
  store ptr %48, ptr %13, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  %49 = load ptr, ptr %9, align 8
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds %struct.string, ptr %50, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = icmp uge ptr %49, %52
  br i1 %53, label %54, label %64

54:                                               ; preds = %43
  %55 = load ptr, ptr %9, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds %struct.string, ptr %56, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %6, align 8
  %60 = getelementptr inbounds %struct.string, ptr %59, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = icmp ule ptr %55, %62
  br label %64

64:                                               ; preds = %54, %43
  %65 = phi i1 [ false, %43 ], [ %63, %54 ]
  %66 = zext i1 %65 to i32
  store i32 %66, ptr %14, align 4
  %67 = load i32, ptr %14, align 4
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %94, label %69

69:                                               ; preds = %64
  %70 = load i64, ptr %12, align 8
  %71 = icmp ne i64 %70, 0
  br i1 %71, label %72, label %85

72:                                               ; preds = %69
  %73 = load i64, ptr %8, align 8
  %74 = load i64, ptr %10, align 8
  %75 = icmp ne i64 %73, %74
  br i1 %75, label %76, label %85

76:                                               ; preds = %72
  %77 = load ptr, ptr %13, align 8
  %78 = load i64, ptr %10, align 8
  %79 = getelementptr inbounds i8, ptr %77, i64 %78
  %80 = load ptr, ptr %13, align 8
  %81 = load i64, ptr %8, align 8
  %82 = getelementptr inbounds i8, ptr %80, i64 %81
  %83 = load i64, ptr %12, align 8
  %84 = call ptr @memmove(ptr noundef %79, ptr noundef %82, i64 noundef %83) #6
  br label %85

85:                                               ; preds = %76, %72, %69
  %86 = load i64, ptr %10, align 8
  %87 = icmp ne i64 %86, 0
  br i1 %87, label %88, label %93

88:                                               ; preds = %85
  %89 = load ptr, ptr %13, align 8
  %90 = load ptr, ptr %9, align 8
  %91 = load i64, ptr %10, align 8
  %92 = call ptr @memcpy(ptr noundef %89, ptr noundef %90, i64 noundef %91) #6
  br label %93

93:                                               ; preds = %88, %85
  br label %148

94:                                               ; preds = %64
  %95 = load i64, ptr %10, align 8
  %96 = load i64, ptr %8, align 8
  %97 = icmp ule i64 %95, %96
  br i1 %97, label %98, label %123

98:                                               ; preds = %94
  %99 = load i64, ptr %10, align 8
  %100 = icmp ne i64 %99, 0
  br i1 %100, label %101, label %106

101:                                              ; preds = %98
  %102 = load ptr, ptr %13, align 8
  %103 = load ptr, ptr %9, align 8
  %104 = load i64, ptr %10, align 8
  %105 = call ptr @memmove(ptr noundef %102, ptr noundef %103, i64 noundef %104) #6
  br label %106

106:                                              ; preds = %101, %98
  %107 = load i64, ptr %12, align 8
  %108 = icmp ne i64 %107, 0
  br i1 %108, label %109, label %122

109:                                              ; preds = %106
  %110 = load i64, ptr %8, align 8
  %111 = load i64, ptr %10, align 8
  %112 = icmp ne i64 %110, %111
  br i1 %112, label %113, label %122

113:                                              ; preds = %109
  %114 = load ptr, ptr %13, align 8
  %115 = load i64, ptr %10, align 8
  %116 = getelementptr inbounds i8, ptr %114, i64 %115
  %117 = load ptr, ptr %13, align 8
  %118 = load i64, ptr %8, align 8
  %119 = getelementptr inbounds i8, ptr %117, i64 %118
  %120 = load i64, ptr %12, align 8
  %121 = call ptr @memmove(ptr noundef %116, ptr noundef %119, i64 noundef %120) #6
  br label %122

122:                                              ; preds = %113, %109, %106
  br label %147

123:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #7
  %124 = load i64, ptr %10, align 8
  %125 = call ptr @_Znwm(i64 noundef %124) #6
  store ptr %125, ptr %15, align 8
  %126 = load ptr, ptr %15, align 8
  %127 = load ptr, ptr %9, align 8
  %128 = load i64, ptr %10, align 8
  %129 = call ptr @memcpy(ptr noundef %126, ptr noundef %127, i64 noundef %128) #6
  %130 = load i64, ptr %12, align 8
  %131 = icmp ne i64 %130, 0
  br i1 %131, label %132, label %141

132:                                              ; preds = %123
  %133 = load ptr, ptr %13, align 8
  %134 = load i64, ptr %10, align 8
  %135 = getelementptr inbounds i8, ptr %133, i64 %134
  %136 = load ptr, ptr %13, align 8
  %137 = load i64, ptr %8, align 8
  %138 = getelementptr inbounds i8, ptr %136, i64 %137
  %139 = load i64, ptr %12, align 8
  %140 = call ptr @memmove(ptr noundef %135, ptr noundef %138, i64 noundef %139) #6
  br label %141

141:                                              ; preds = %132, %123
  %142 = load ptr, ptr %13, align 8
  %143 = load ptr, ptr %15, align 8
  %144 = load i64, ptr %10, align 8
  %145 = call ptr @memcpy(ptr noundef %142, ptr noundef %143, i64 noundef %144) #6
  %146 = load ptr, ptr %15, align 8
  call void @_ZdlPv(ptr noundef %146) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #7
  br label %147

147:                                              ; preds = %141, %122
  br label %148

148:                                              ; preds = %147, %93
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #7
  br label %149

149:                                              ; preds = %148, %37
  %150 = load ptr, ptr %6, align 8
  %151 = load i64, ptr %11, align 8
  call void @set_length(ptr noundef %150, i64 noundef %151) #6
  %152 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  ret ptr %152
}

; Function Attrs: nounwind
define internal void @check_length(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.string, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = load i64, ptr %6, align 8
  %13 = sub i64 %11, %12
  %14 = sub i64 9223372036854775806, %13
  %15 = load i64, ptr %7, align 8
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %4
  %18 = load ptr, ptr %8, align 8
  call void @_ZSt20__throw_length_errorPKc(ptr noundef %18) #5
  unreachable

19:                                               ; preds = %4
  ret void
}

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) #2

declare void @_ZdlPv(ptr noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i8 noundef signext %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i8 %4, ptr %10, align 1
  %13 = load ptr, ptr %6, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load i64, ptr %9, align 8
  call void @check_length(ptr noundef %13, i64 noundef %14, i64 noundef %15, ptr noundef @.str.2) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.string, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %9, align 8
  %20 = add i64 %18, %19
  %21 = load i64, ptr %8, align 8
  %22 = sub i64 %20, %21
  store i64 %22, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds %struct.string, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %7, align 8
  %27 = sub i64 %25, %26
  %28 = load i64, ptr %8, align 8
  %29 = sub i64 %27, %28
  store i64 %29, ptr %12, align 8
  %30 = load i64, ptr %11, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = call i64 @room(ptr noundef %31) #6
  %33 = icmp ugt i64 %30, %32
  br i1 %33, label %34, label %39

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = load i64, ptr %7, align 8
  %37 = load i64, ptr %8, align 8
  %38 = load i64, ptr %9, align 8
  call void @move_to_new_room(ptr noundef %35, i64 noundef %36, i64 noundef %37, ptr noundef null, i64 noundef %38) #6
  br label %64

39:                                               ; preds = %5
  %40 = load i64, ptr %12, align 8
  %41 = icmp ne i64 %40, 0
  br i1 %41, label %42, label %63

42:                                               ; preds = %39
  %43 = load i64, ptr %8, align 8
  %44 = load i64, ptr %9, align 8
  %45 = icmp ne i64 %43, %44
  br i1 %45, label %46, label %63

46:                                               ; preds = %42
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.string, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = load i64, ptr %7, align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  %52 = load i64, ptr %9, align 8
  %53 = getelementptr inbounds i8, ptr %51, i64 %52
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.string, ptr %54, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = load i64, ptr %7, align 8
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = load i64, ptr %8, align 8
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  %61 = load i64, ptr %12, align 8
  %62 = call ptr @memmove(ptr noundef %53, ptr noundef %60, i64 noundef %61) #6
  br label %63

63:                                               ; preds = %46, %42, %39
  br label %64

64:                                               ; preds = %63, %34
  %65 = load i64, ptr %9, align 8
  %66 = icmp ne i64 %65, 0
  br i1 %66, label %67, label %77

67:                                               ; preds = %64
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds %struct.string, ptr %68, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = load i64, ptr %7, align 8
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load i8, ptr %10, align 1
  %74 = sext i8 %73 to i32
  %75 = load i64, ptr %9, align 8
  %76 = call ptr @memset(ptr noundef %72, i32 noundef %74, i64 noundef %75) #6
  br label %77

77:                                               ; preds = %67, %64
  %78 = load ptr, ptr %6, align 8
  %79 = load i64, ptr %11, align 8
  call void @set_length(ptr noundef %78, i64 noundef %79) #6
  %80 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  ret ptr %80
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.string, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %6, align 8
  %12 = add i64 %10, %11
  store i64 %12, ptr %7, align 8
  %13 = load i64, ptr %7, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = call i64 @room(ptr noundef %14) #6
  %16 = icmp ugt i64 %13, %15
  br i1 %16, label %17, label %24

17:                                               ; preds = %3
  %18 = load ptr, ptr %4, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.string, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load ptr, ptr %5, align 8
  %23 = load i64, ptr %6, align 8
  call void @move_to_new_room(ptr noundef %18, i64 noundef %21, i64 noundef 0, ptr noundef %22, i64 noundef %23) #6
  br label %39

24:                                               ; preds = %3
  %25 = load i64, ptr %6, align 8
  %26 = icmp ne i64 %25, 0
  br i1 %26, label %27, label %38

27:                                               ; preds = %24
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.string, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds %struct.string, ptr %31, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %30, i64 %33
  %35 = load ptr, ptr %5, align 8
  %36 = load i64, ptr %6, align 8
  %37 = call ptr @memcpy(ptr noundef %34, ptr noundef %35, i64 noundef %36) #6
  br label %38

38:                                               ; preds = %27, %24
  br label %39

39:                                               ; preds = %38, %17
  %40 = load ptr, ptr %4, align 8
  %41 = load i64, ptr %7, align 8
  call void @set_length(ptr noundef %40, i64 noundef %41) #6
  %42 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  ret ptr %42
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_eraseEmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.string, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %5, align 8
  %12 = sub i64 %10, %11
  %13 = load i64, ptr %6, align 8
  %14 = sub i64 %12, %13
  store i64 %14, ptr %7, align 8
  %15 = load i64, ptr %7, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %35

17:                                               ; preds = %3
  %18 = load i64, ptr %6, align 8
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %35

20:                                               ; preds = %17
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.string, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load i64, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds %struct.string, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = load i64, ptr %5, align 8
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  %31 = load i64, ptr %6, align 8
  %32 = getelementptr inbounds i8, ptr %30, i64 %31
  %33 = load i64, ptr %7, align 8
  %34 = call ptr @memmove(ptr noundef %25, ptr noundef %32, i64 noundef %33) #6
  br label %35

35:                                               ; preds = %20, %17, %3
  %36 = load ptr, ptr %4, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.string, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %6, align 8
  %41 = sub i64 %39, %40
  call void @set_length(ptr noundef %36, i64 noundef %41) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %8 = load ptr, ptr %3, align 8
  %9 = call i64 @room(ptr noundef %8) #6
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp ule i64 %10, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %2
  store i32 1, ptr %6, align 4
  br label %34

14:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %15 = load ptr, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = call ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef %15, ptr noundef %4, i64 noundef %16) #6
  store ptr %17, ptr %7, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds %struct.string, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.string, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 1
  %26 = call ptr @memcpy(ptr noundef %18, ptr noundef %21, i64 noundef %25) #6
  %27 = load ptr, ptr %3, align 8
  call void @drop(ptr noundef %27) #6
  %28 = load ptr, ptr %7, align 8
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.string, ptr %29, i32 0, i32 0
  store ptr %28, ptr %30, align 8
  %31 = load i64, ptr %4, align 8
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds %struct.string, ptr %32, i32 0, i32 2
  store i64 %31, ptr %33, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  store i32 0, ptr %6, align 4
  br label %34

34:                                               ; preds = %14, %13
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  %35 = load i32, ptr %6, align 4
  switch i32 %35, label %37 [
    i32 0, label %36
    i32 1, label %36
  ]

36:                                               ; preds = %34, %34
  ret void

37:                                               ; preds = %34
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.string, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.string, ptr %9, i32 0, i32 2
  %11 = getelementptr inbounds [16 x i8], ptr %10, i64 0, i64 0
  %12 = icmp eq ptr %8, %11
  br i1 %12, label %21, label %13

13:                                               ; preds = %1
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds %struct.string, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %16, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %13, %1
  br label %59

22:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %23 = load ptr, ptr %2, align 8
  %24 = getelementptr inbounds %struct.string, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #7
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.string, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %29 = load i64, ptr %4, align 8
  %30 = icmp ule i64 %29, 15
  br i1 %30, label %31, label %35

31:                                               ; preds = %22
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds %struct.string, ptr %32, i32 0, i32 2
  %34 = getelementptr inbounds [16 x i8], ptr %33, i64 0, i64 0
  br label %39

35:                                               ; preds = %22
  %36 = load i64, ptr %4, align 8
  %37 = add i64 %36, 1
  %38 = call ptr @_Znwm(i64 noundef %37) #6
  br label %39

39:                                               ; preds = %35, %31
  %40 = phi ptr [ %34, %31 ], [ %38, %35 ]
  store ptr %40, ptr %5, align 8
  %41 = load ptr, ptr %5, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = load ptr, ptr %2, align 8
  %44 = getelementptr inbounds %struct.string, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 1
  %47 = call ptr @memcpy(ptr noundef %41, ptr noundef %42, i64 noundef %46) #6
  %48 = load ptr, ptr %3, align 8
  call void @_ZdlPv(ptr noundef %48) #6
  %49 = load ptr, ptr %5, align 8
  %50 = load ptr, ptr %2, align 8
  %51 = getelementptr inbounds %struct.string, ptr %50, i32 0, i32 0
  store ptr %49, ptr %51, align 8
  %52 = load i64, ptr %4, align 8
  %53 = icmp ugt i64 %52, 15
  br i1 %53, label %54, label %58

54:                                               ; preds = %39
  %55 = load i64, ptr %4, align 8
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.string, ptr %56, i32 0, i32 2
  store i64 %55, ptr %57, align 8
  br label %58

58:                                               ; preds = %54, %39
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #7
  br label %59

59:                                               ; preds = %58, %21
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc(ptr noundef %0, i64 noundef %1, i8 noundef signext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %7 = load i64, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.string, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp ugt i64 %7, %10
  br i1 %11, label %12, label %24

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.string, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = sub i64 %17, %20
  %22 = load i8, ptr %6, align 1
  %23 = call ptr @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc(ptr noundef %13, i64 noundef %16, i64 noundef 0, i64 noundef %21, i8 noundef signext %22) #6
  br label %34

24:                                               ; preds = %3
  %25 = load i64, ptr %5, align 8
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds %struct.string, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %25, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %24
  %31 = load ptr, ptr %4, align 8
  %32 = load i64, ptr %5, align 8
  call void @set_length(ptr noundef %31, i64 noundef %32) #6
  br label %33

33:                                               ; preds = %30, %24
  br label %34

34:                                               ; preds = %33, %12
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.string, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  br label %43

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 32, ptr %5) #7
  %11 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %11, i64 32, i1 false)
  %12 = load ptr, ptr %3, align 8
  %13 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %13, i64 32, i1 false)
  %14 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %5, i64 32, i1 false)
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.string, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.string, ptr %18, i32 0, i32 2
  %20 = getelementptr inbounds [16 x i8], ptr %19, i64 0, i64 0
  %21 = icmp eq ptr %17, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %10
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.string, ptr %23, i32 0, i32 2
  %25 = getelementptr inbounds [16 x i8], ptr %24, i64 0, i64 0
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds %struct.string, ptr %26, i32 0, i32 0
  store ptr %25, ptr %27, align 8
  br label %28

28:                                               ; preds = %22, %10
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.string, ptr %29, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds %struct.string, ptr %32, i32 0, i32 2
  %34 = getelementptr inbounds [16 x i8], ptr %33, i64 0, i64 0
  %35 = icmp eq ptr %31, %34
  br i1 %35, label %36, label %42

36:                                               ; preds = %28
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.string, ptr %37, i32 0, i32 2
  %39 = getelementptr inbounds [16 x i8], ptr %38, i64 0, i64 0
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds %struct.string, ptr %40, i32 0, i32 0
  store ptr %39, ptr %41, align 8
  br label %42

42:                                               ; preds = %36, %28
  call void @llvm.lifetime.end.p0(i64 32, ptr %5) #7
  br label %43

43:                                               ; preds = %42, %9
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  %13 = call i64 @find(ptr noundef %9, ptr noundef %10, i64 noundef %11, i64 noundef %12) #6
  ret i64 %13
}

; Function Attrs: nounwind
define internal i64 @find(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #7
  %12 = load i64, ptr %8, align 8
  store i64 %12, ptr %10, align 8
  br label %13

13:                                               ; preds = %46, %4
  %14 = load i64, ptr %10, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.string, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = icmp ule i64 %14, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %13
  %20 = load i64, ptr %9, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.string, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %10, align 8
  %25 = sub i64 %23, %24
  %26 = icmp ule i64 %20, %25
  br label %27

27:                                               ; preds = %19, %13
  %28 = phi i1 [ false, %13 ], [ %26, %19 ]
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store i32 2, ptr %11, align 4
  br label %49

30:                                               ; preds = %27
  %31 = load i64, ptr %9, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %30
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.string, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = load i64, ptr %10, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = load ptr, ptr %7, align 8
  %40 = load i64, ptr %9, align 8
  %41 = call i32 @memcmp(ptr noundef %38, ptr noundef %39, i64 noundef %40) #6
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %33, %30
  %44 = load i64, ptr %10, align 8
  store i64 %44, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %49

45:                                               ; preds = %33
  br label %46

46:                                               ; preds = %45
  %47 = load i64, ptr %10, align 8
  %48 = add i64 %47, 1
  store i64 %48, ptr %10, align 8
  br label %13, !llvm.loop !4

49:                                               ; preds = %43, %29
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #7
  %50 = load i32, ptr %11, align 4
  switch i32 %50, label %54 [
    i32 2, label %51
    i32 1, label %52
  ]

51:                                               ; preds = %49
  store i64 -1, ptr %5, align 8
  br label %52

52:                                               ; preds = %51, %49
  %53 = load i64, ptr %5, align 8
  ret i64 %53

54:                                               ; preds = %49
  unreachable
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm(ptr noundef %0, i8 noundef signext %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %6, align 8
  %9 = call i64 @find(ptr noundef %7, ptr noundef %5, i64 noundef %8, i64 noundef 1) #6
  ret i64 %9
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  %13 = call i64 @find_last(ptr noundef %9, ptr noundef %10, i64 noundef %11, i64 noundef %12) #6
  ret i64 %13
}

; Function Attrs: nounwind
define internal i64 @find_last(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %12 = load i64, ptr %9, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds %struct.string, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %12, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %4
  store i64 -1, ptr %5, align 8
  br label %60

18:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #7
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.string, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %9, align 8
  %23 = sub i64 %21, %22
  %24 = load i64, ptr %8, align 8
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32

26:                                               ; preds = %18
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.string, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %9, align 8
  %31 = sub i64 %29, %30
  br label %34

32:                                               ; preds = %18
  %33 = load i64, ptr %8, align 8
  br label %34

34:                                               ; preds = %32, %26
  %35 = phi i64 [ %31, %26 ], [ %33, %32 ]
  store i64 %35, ptr %10, align 8
  br label %36

36:                                               ; preds = %56, %34
  %37 = load i64, ptr %9, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %49, label %39

39:                                               ; preds = %36
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.string, ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %10, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %43
  %45 = load ptr, ptr %7, align 8
  %46 = load i64, ptr %9, align 8
  %47 = call i32 @memcmp(ptr noundef %44, ptr noundef %45, i64 noundef %46) #6
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %39, %36
  %50 = load i64, ptr %10, align 8
  store i64 %50, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %59

51:                                               ; preds = %39
  %52 = load i64, ptr %10, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %51
  store i64 -1, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %59

55:                                               ; preds = %51
  br label %56

56:                                               ; preds = %55
  %57 = load i64, ptr %10, align 8
  %58 = add i64 %57, -1
  store i64 %58, ptr %10, align 8
  br label %36, !llvm.loop !7

59:                                               ; preds = %54, %49
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #7
  br label %60

60:                                               ; preds = %59, %17
  %61 = load i64, ptr %5, align 8
  ret i64 %61
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm(ptr noundef %0, i8 noundef signext %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %6, align 8
  %9 = call i64 @find_last(ptr noundef %7, ptr noundef %5, i64 noundef %8, i64 noundef 1) #6
  ret i64 %9
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  %13 = call i64 @first(ptr noundef %9, ptr noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef 1) #6
  ret i64 %13
}

; Function Attrs: nounwind
define internal i64 @first(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %14 = load i64, ptr %9, align 8
  store i64 %14, ptr %12, align 8
  br label %15

15:                                               ; preds = %37, %5
  %16 = load i64, ptr %12, align 8
  %17 = load ptr, ptr %7, align 8
  %18 = getelementptr inbounds %struct.string, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %16, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %15
  store i32 2, ptr %13, align 4
  br label %40

22:                                               ; preds = %15
  %23 = load ptr, ptr %7, align 8
  %24 = getelementptr inbounds %struct.string, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = load i64, ptr %12, align 8
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = load ptr, ptr %8, align 8
  %30 = load i64, ptr %10, align 8
  %31 = call i32 @is_among(i8 noundef signext %28, ptr noundef %29, i64 noundef %30) #6
  %32 = load i32, ptr %11, align 4
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %36

34:                                               ; preds = %22
  %35 = load i64, ptr %12, align 8
  store i64 %35, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %40

36:                                               ; preds = %22
  br label %37

37:                                               ; preds = %36
  %38 = load i64, ptr %12, align 8
  %39 = add i64 %38, 1
  store i64 %39, ptr %12, align 8
  br label %15, !llvm.loop !8

40:                                               ; preds = %34, %21
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  %41 = load i32, ptr %13, align 4
  switch i32 %41, label %45 [
    i32 2, label %42
    i32 1, label %43
  ]

42:                                               ; preds = %40
  store i64 -1, ptr %6, align 8
  br label %43

43:                                               ; preds = %42, %40
  %44 = load i64, ptr %6, align 8
  ret i64 %44

45:                                               ; preds = %40
  unreachable
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  %13 = call i64 @first(ptr noundef %9, ptr noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef 0) #6
  ret i64 %13
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEcm(ptr noundef %0, i8 noundef signext %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %6, align 8
  %9 = call i64 @first(ptr noundef %7, ptr noundef %5, i64 noundef %8, i64 noundef 1, i32 noundef 0) #6
  ret i64 %9
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  %13 = call i64 @last(ptr noundef %9, ptr noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef 1) #6
  ret i64 %13
}

; Function Attrs: nounwind
define internal i64 @last(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %5
  store i64 -1, ptr %6, align 8
  br label %57

19:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %20 = load i64, ptr %9, align 8
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds %struct.string, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ult i64 %20, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %19
  %26 = load i64, ptr %9, align 8
  br label %32

27:                                               ; preds = %19
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds %struct.string, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %30, 1
  br label %32

32:                                               ; preds = %27, %25
  %33 = phi i64 [ %26, %25 ], [ %31, %27 ]
  store i64 %33, ptr %12, align 8
  br label %34

34:                                               ; preds = %53, %32
  %35 = load ptr, ptr %7, align 8
  %36 = getelementptr inbounds %struct.string, ptr %35, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = load i64, ptr %12, align 8
  %39 = getelementptr inbounds i8, ptr %37, i64 %38
  %40 = load i8, ptr %39, align 1
  %41 = load ptr, ptr %8, align 8
  %42 = load i64, ptr %10, align 8
  %43 = call i32 @is_among(i8 noundef signext %40, ptr noundef %41, i64 noundef %42) #6
  %44 = load i32, ptr %11, align 4
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %34
  %47 = load i64, ptr %12, align 8
  store i64 %47, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %56

48:                                               ; preds = %34
  %49 = load i64, ptr %12, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  store i64 -1, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %56

52:                                               ; preds = %48
  br label %53

53:                                               ; preds = %52
  %54 = load i64, ptr %12, align 8
  %55 = add i64 %54, -1
  store i64 %55, ptr %12, align 8
  br label %34, !llvm.loop !9

56:                                               ; preds = %51, %46
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  br label %57

57:                                               ; preds = %56, %18
  %58 = load i64, ptr %6, align 8
  ret i64 %58
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  %13 = call i64 @last(ptr noundef %9, ptr noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef 0) #6
  ret i64 %13
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEcm(ptr noundef %0, i8 noundef signext %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %6, align 8
  %9 = call i64 @last(ptr noundef %7, ptr noundef %5, i64 noundef %8, i64 noundef 1, i32 noundef 0) #6
  ret i64 %9
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.string, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.string, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = call i64 @strlen(ptr noundef %12) #6
  %14 = call i32 @compare(ptr noundef %7, i64 noundef %10, ptr noundef %11, i64 noundef %13) #6
  ret i32 %14
}

; Function Attrs: nounwind
define internal i32 @compare(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load i64, ptr %7, align 8
  %16 = load i64, ptr %9, align 8
  %17 = icmp ult i64 %15, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %4
  %19 = load i64, ptr %7, align 8
  br label %22

20:                                               ; preds = %4
  %21 = load i64, ptr %9, align 8
  br label %22

22:                                               ; preds = %20, %18
  %23 = phi i64 [ %19, %18 ], [ %21, %20 ]
  %24 = call i32 @memcmp(ptr noundef %13, ptr noundef %14, i64 noundef %23) #6
  store i32 %24, ptr %10, align 4
  %25 = load i32, ptr %10, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %22
  %28 = load i32, ptr %10, align 4
  store i32 %28, ptr %5, align 4
  store i32 1, ptr %11, align 4
  br label %47

29:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %30 = load i64, ptr %7, align 8
  %31 = load i64, ptr %9, align 8
  %32 = sub i64 %30, %31
  store i64 %32, ptr %12, align 8
  %33 = load i64, ptr %12, align 8
  %34 = icmp sgt i64 %33, 2147483647
  br i1 %34, label %35, label %36

35:                                               ; preds = %29
  br label %45

36:                                               ; preds = %29
  %37 = load i64, ptr %12, align 8
  %38 = icmp slt i64 %37, -2147483648
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  br label %43

40:                                               ; preds = %36
  %41 = load i64, ptr %12, align 8
  %42 = trunc i64 %41 to i32
  br label %43

43:                                               ; preds = %40, %39
  %44 = phi i32 [ -2147483648, %39 ], [ %42, %40 ]
  br label %45

45:                                               ; preds = %43, %35
  %46 = phi i32 [ 2147483647, %35 ], [ %44, %43 ]
  store i32 %46, ptr %5, align 4
  store i32 1, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  br label %47

47:                                               ; preds = %45, %27
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  %48 = load i32, ptr %5, align 4
  ret i32 %48
}

declare i64 @strlen(ptr noundef) #2

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.string, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.string, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.string, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = call i32 @compare(ptr noundef %7, i64 noundef %10, ptr noundef %13, i64 noundef %16) #6
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKc(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.string, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %6, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  %14 = load ptr, ptr %5, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %7, align 8
  %17 = call i64 @inside(ptr noundef %14, i64 noundef %15, i64 noundef %16) #6
  %18 = load ptr, ptr %8, align 8
  %19 = load ptr, ptr %8, align 8
  %20 = call i64 @strlen(ptr noundef %19) #6
  %21 = call i32 @compare(ptr noundef %13, i64 noundef %17, ptr noundef %18, i64 noundef %20) #6
  ret i32 %21
}

; Function Attrs: nounwind
define internal i64 @inside(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load i64, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.string, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp ugt i64 %7, %10
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load i64, ptr %5, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @.str.3, ptr noundef @.str.4, i64 noundef %13, i64 noundef %16) #5
  unreachable

17:                                               ; preds = %3
  %18 = load i64, ptr %6, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.string, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %5, align 8
  %23 = sub i64 %21, %22
  %24 = icmp ult i64 %18, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %17
  %26 = load i64, ptr %6, align 8
  br label %33

27:                                               ; preds = %17
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.string, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %5, align 8
  %32 = sub i64 %30, %31
  br label %33

33:                                               ; preds = %27, %25
  %34 = phi i64 [ %26, %25 ], [ %32, %27 ]
  ret i64 %34
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.string, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load ptr, ptr %6, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load i64, ptr %8, align 8
  %19 = call i64 @inside(ptr noundef %16, i64 noundef %17, i64 noundef %18) #6
  %20 = load ptr, ptr %9, align 8
  %21 = load i64, ptr %10, align 8
  %22 = call i32 @compare(ptr noundef %15, i64 noundef %19, ptr noundef %20, i64 noundef %21) #6
  ret i32 %22
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.string, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %6, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  %14 = load ptr, ptr %5, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %7, align 8
  %17 = call i64 @inside(ptr noundef %14, i64 noundef %15, i64 noundef %16) #6
  %18 = load ptr, ptr %8, align 8
  %19 = getelementptr inbounds %struct.string, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = getelementptr inbounds %struct.string, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = call i32 @compare(ptr noundef %13, i64 noundef %17, ptr noundef %20, i64 noundef %23) #6
  ret i32 %24
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_mm(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #7
  %14 = load ptr, ptr %10, align 8
  %15 = load i64, ptr %11, align 8
  %16 = load i64, ptr %12, align 8
  %17 = call i64 @inside(ptr noundef %14, i64 noundef %15, i64 noundef %16) #6
  store i64 %17, ptr %13, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = getelementptr inbounds %struct.string, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = load i64, ptr %8, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load ptr, ptr %7, align 8
  %24 = load i64, ptr %8, align 8
  %25 = load i64, ptr %9, align 8
  %26 = call i64 @inside(ptr noundef %23, i64 noundef %24, i64 noundef %25) #6
  %27 = load ptr, ptr %10, align 8
  %28 = getelementptr inbounds %struct.string, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %11, align 8
  %31 = getelementptr inbounds i8, ptr %29, i64 %30
  %32 = load i64, ptr %13, align 8
  %33 = call i32 @compare(ptr noundef %22, i64 noundef %26, ptr noundef %31, i64 noundef %32) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #7
  ret i32 %33
}

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
define internal i32 @is_among(i8 noundef signext %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store i8 %0, ptr %5, align 1
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #7
  store i64 0, ptr %8, align 8
  br label %10

10:                                               ; preds = %26, %3
  %11 = load i64, ptr %8, align 8
  %12 = load i64, ptr %7, align 8
  %13 = icmp ult i64 %11, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  store i32 2, ptr %9, align 4
  br label %29

15:                                               ; preds = %10
  %16 = load ptr, ptr %6, align 8
  %17 = load i64, ptr %8, align 8
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = load i8, ptr %5, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i32 %20, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %15
  store i32 1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %29

25:                                               ; preds = %15
  br label %26

26:                                               ; preds = %25
  %27 = load i64, ptr %8, align 8
  %28 = add i64 %27, 1
  store i64 %28, ptr %8, align 8
  br label %10, !llvm.loop !10

29:                                               ; preds = %24, %14
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #7
  %30 = load i32, ptr %9, align 4
  switch i32 %30, label %34 [
    i32 2, label %31
    i32 1, label %32
  ]

31:                                               ; preds = %29
  store i32 0, ptr %4, align 4
  br label %32

32:                                               ; preds = %31, %29
  %33 = load i32, ptr %4, align 4
  ret i32 %33

34:                                               ; preds = %29
  unreachable
}

; Function Attrs: noreturn
declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) #1

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nobuiltin noreturn "no-builtins" }
attributes #6 = { nobuiltin "no-builtins" }
attributes #7 = { nounwind }

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
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !5, !6}
