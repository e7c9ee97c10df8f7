
%struct.memory = type { ptr, ptr, ptr, i64 }

@.str = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fflush(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #3
  %4 = load ptr, ptr %2, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8
  %8 = call ptr @tb_stream_memory(ptr noundef %7) #4
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %9, %6
  %11 = phi ptr [ %8, %6 ], [ null, %9 ]
  store ptr %11, ptr %3, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load ptr, ptr %3, align 8
  %16 = load ptr, ptr %2, align 8
  %17 = call i32 @carry(ptr noundef %15, ptr noundef %16) #4
  br label %19

18:                                               ; preds = %10
  br label %19

19:                                               ; preds = %18, %14
  %20 = phi i32 [ %17, %14 ], [ 0, %18 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #3
  ret i32 %20
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @tb_stream_memory(ptr noundef) #2

; Function Attrs: nounwind
define internal i32 @carry(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #3
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @ftell(ptr noundef %8) #4
  store i64 %9, ptr %5, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = call i32 @fseek(ptr noundef %10, i64 noundef 0, i32 noundef 2) #4
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #3
  %12 = load ptr, ptr %4, align 8
  %13 = call i64 @ftell(ptr noundef %12) #4
  store i64 %13, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #3
  store i32 0, ptr %7, align 4
  %14 = load ptr, ptr %4, align 8
  call void @rewind(ptr noundef %14) #4
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.memory, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %59

19:                                               ; preds = %2
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.memory, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = load i64, ptr %6, align 8
  %25 = add i64 %24, 1
  %26 = call ptr @realloc(ptr noundef %23, i64 noundef %25) #4
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.memory, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  store ptr %26, ptr %29, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %6, align 8
  %32 = icmp ult i64 %30, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %19
  %34 = load i64, ptr %5, align 8
  br label %37

35:                                               ; preds = %19
  %36 = load i64, ptr %6, align 8
  br label %37

37:                                               ; preds = %35, %33
  %38 = phi i64 [ %34, %33 ], [ %36, %35 ]
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.memory, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  store i64 %38, ptr %41, align 8
  %42 = load i64, ptr %6, align 8
  %43 = icmp ne i64 %42, 0
  br i1 %43, label %44, label %52

44:                                               ; preds = %37
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds %struct.memory, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %47, align 8
  %49 = load i64, ptr %6, align 8
  %50 = load ptr, ptr %4, align 8
  %51 = call i64 @fread(ptr noundef %48, i64 noundef 1, i64 noundef %49, ptr noundef %50) #4
  br label %52

52:                                               ; preds = %44, %37
  %53 = load ptr, ptr %3, align 8
  %54 = getelementptr inbounds %struct.memory, ptr %53, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = load ptr, ptr %55, align 8
  %57 = load i64, ptr %6, align 8
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store i8 0, ptr %58, align 1
  br label %93

59:                                               ; preds = %2
  %60 = load i64, ptr %6, align 8
  %61 = load ptr, ptr %3, align 8
  %62 = getelementptr inbounds %struct.memory, ptr %61, i32 0, i32 3
  %63 = load i64, ptr %62, align 8
  %64 = icmp ugt i64 %60, %63
  br i1 %64, label %65, label %70

65:                                               ; preds = %59
  %66 = call ptr @__errno_location() #4
  store i32 28, ptr %66, align 4
  store i32 -1, ptr %7, align 4
  %67 = load ptr, ptr %3, align 8
  %68 = getelementptr inbounds %struct.memory, ptr %67, i32 0, i32 3
  %69 = load i64, ptr %68, align 8
  store i64 %69, ptr %6, align 8
  br label %70

70:                                               ; preds = %65, %59
  %71 = load i64, ptr %6, align 8
  %72 = icmp ne i64 %71, 0
  br i1 %72, label %73, label %80

73:                                               ; preds = %70
  %74 = load ptr, ptr %3, align 8
  %75 = getelementptr inbounds %struct.memory, ptr %74, i32 0, i32 2
  %76 = load ptr, ptr %75, align 8
  %77 = load i64, ptr %6, align 8
  %78 = load ptr, ptr %4, align 8
  %79 = call i64 @fread(ptr noundef %76, i64 noundef 1, i64 noundef %77, ptr noundef %78) #4
  br label %80

80:                                               ; preds = %73, %70
  %81 = load i64, ptr %6, align 8
  %82 = load ptr, ptr %3, align 8
  %83 = getelementptr inbounds %struct.memory, ptr %82, i32 0, i32 3
  %84 = load i64, ptr %83, align 8
  %85 = icmp ult i64 %81, %84
  br i1 %85, label %86, label %92

86:                                               ; preds = %80
  %87 = load ptr, ptr %3, align 8
  %88 = getelementptr inbounds %struct.memory, ptr %87, i32 0, i32 2
  %89 = load ptr, ptr %88, align 8
  %90 = load i64, ptr %6, align 8
  %91 = getelementptr inbounds i8, ptr %89, i64 %90
  store i8 0, ptr %91, align 1
  br label %92

92:                                               ; preds = %86, %80
  br label %93

93:                                               ; preds = %92, %52
  %94 = load ptr, ptr %4, align 8
  %95 = load i64, ptr %5, align 8
  %96 = call i32 @fseek(ptr noundef %94, i64 noundef %95, i32 noundef 0) #4
  %97 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #3
  ret i32 %97
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_fclose(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #3
  %5 = load ptr, ptr %2, align 8
  %6 = call ptr @tb_stream_memory(ptr noundef %5) #4
  store ptr %6, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #3
  store i32 0, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %14

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = call i32 @carry(ptr noundef %10, ptr noundef %11) #4
  store i32 %12, ptr %4, align 4
  %13 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %13) #4
  br label %14

14:                                               ; preds = %9, %1
  %15 = load ptr, ptr %2, align 8
  %16 = call i32 @tb_close_stream(ptr noundef %15) #4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  br label %21

19:                                               ; preds = %14
  %20 = load i32, ptr %4, align 4
  br label %21

21:                                               ; preds = %19, %18
  %22 = phi i32 [ -1, %18 ], [ %20, %19 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #3
  ret i32 %22
}

declare void @free(ptr noundef) #2

declare i32 @tb_close_stream(ptr noundef) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc_open_memstream(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load ptr, ptr %5, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %13, label %11

11:                                               ; preds = %8, %2
  %12 = call ptr @__errno_location() #4
  store i32 22, ptr %12, align 4
  store ptr null, ptr %3, align 8
  br label %19

13:                                               ; preds = %8
  %14 = load ptr, ptr %4, align 8
  store ptr null, ptr %14, align 8
  %15 = load ptr, ptr %5, align 8
  store i64 0, ptr %15, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = call ptr @over(ptr noundef %16, ptr noundef %17, ptr noundef null, i64 noundef 0) #4
  store ptr %18, ptr %3, align 8
  br label %19

19:                                               ; preds = %13, %11
  %20 = load ptr, ptr %3, align 8
  ret ptr %20
}

declare ptr @__errno_location() #2

; Function Attrs: nounwind
define internal ptr @over(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #3
  %11 = call ptr @malloc(i64 noundef 32) #4
  store ptr %11, ptr %9, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds %struct.memory, ptr %13, i32 0, i32 0
  store ptr %12, ptr %14, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %9, align 8
  %17 = getelementptr inbounds %struct.memory, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = getelementptr inbounds %struct.memory, ptr %19, i32 0, i32 2
  store ptr %18, ptr %20, align 8
  %21 = load i64, ptr %8, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = getelementptr inbounds %struct.memory, ptr %22, i32 0, i32 3
  store i64 %21, ptr %23, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #3
  %24 = call ptr @tmpfile() #4
  store ptr %24, ptr %10, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load ptr, ptr %9, align 8
  call void @tb_set_stream_memory(ptr noundef %25, ptr noundef %26) #4
  %27 = load ptr, ptr %10, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #3
  ret ptr %27
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_fmemopen(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [20 x i8], align 16
  %9 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %48

12:                                               ; preds = %3
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 0
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp ne i32 %16, 114
  br i1 %17, label %18, label %24

18:                                               ; preds = %12
  %19 = load ptr, ptr %7, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp ne i32 %22, 119
  br i1 %23, label %48, label %24

24:                                               ; preds = %18, %12
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 0
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 114
  br i1 %29, label %30, label %49

30:                                               ; preds = %24
  %31 = load ptr, ptr %7, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 1
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = icmp eq i32 %34, 43
  br i1 %35, label %48, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %7, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 1
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %49

42:                                               ; preds = %36
  %43 = load ptr, ptr %7, align 8
  %44 = getelementptr inbounds i8, ptr %43, i64 2
  %45 = load i8, ptr %44, align 1
  %46 = sext i8 %45 to i32
  %47 = icmp eq i32 %46, 43
  br i1 %47, label %48, label %49

48:                                               ; preds = %42, %30, %18, %3
  call void @fmemopen_in_this_mode() #4
  br label %49

49:                                               ; preds = %48, %42, %36, %24
  %50 = load ptr, ptr %7, align 8
  %51 = getelementptr inbounds i8, ptr %50, i64 0
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = icmp eq i32 %53, 119
  br i1 %54, label %55, label %64

55:                                               ; preds = %49
  %56 = load i64, ptr %6, align 8
  %57 = icmp ne i64 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %55
  %59 = load ptr, ptr %5, align 8
  store i8 0, ptr %59, align 1
  br label %60

60:                                               ; preds = %58, %55
  %61 = load ptr, ptr %5, align 8
  %62 = load i64, ptr %6, align 8
  %63 = call ptr @over(ptr noundef null, ptr noundef null, ptr noundef %61, i64 noundef %62) #4
  store ptr %63, ptr %4, align 8
  br label %82

64:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 20, ptr %8) #3
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #3
  %65 = getelementptr inbounds [20 x i8], ptr %8, i64 0, i64 0
  %66 = call ptr @tmpnam(ptr noundef %65) #4
  %67 = call ptr @fopen(ptr noundef %66, ptr noundef @.str) #4
  store ptr %67, ptr %9, align 8
  %68 = load i64, ptr %6, align 8
  %69 = icmp ne i64 %68, 0
  br i1 %69, label %70, label %75

70:                                               ; preds = %64
  %71 = load ptr, ptr %5, align 8
  %72 = load i64, ptr %6, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = call i64 @fwrite(ptr noundef %71, i64 noundef 1, i64 noundef %72, ptr noundef %73) #4
  br label %75

75:                                               ; preds = %70, %64
  %76 = getelementptr inbounds [20 x i8], ptr %8, i64 0, i64 0
  %77 = load ptr, ptr %9, align 8
  %78 = call ptr @freopen(ptr noundef %76, ptr noundef @.str.1, ptr noundef %77) #4
  store ptr %78, ptr %9, align 8
  %79 = getelementptr inbounds [20 x i8], ptr %8, i64 0, i64 0
  %80 = call i32 @remove(ptr noundef %79) #4
  %81 = load ptr, ptr %9, align 8
  store ptr %81, ptr %4, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #3
  call void @llvm.lifetime.end.p0(i64 20, ptr %8) #3
  br label %82

82:                                               ; preds = %75, %60
  %83 = load ptr, ptr %4, align 8
  ret ptr %83
}

declare void @fmemopen_in_this_mode() #2

declare ptr @fopen(ptr noundef, ptr noundef) #2

declare ptr @tmpnam(ptr noundef) #2

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

declare ptr @freopen(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @remove(ptr noundef) #2

declare i64 @ftell(ptr noundef) #2

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) #2

declare void @rewind(ptr noundef) #2

declare ptr @realloc(ptr noundef, i64 noundef) #2

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

declare ptr @malloc(i64 noundef) #2

declare ptr @tmpfile() #2

declare void @tb_set_stream_memory(ptr noundef, ptr noundef) #2

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
