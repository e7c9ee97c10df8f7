
%struct.handler = type { i32, ptr, ptr }

@handlers = internal global [64 x %struct.handler] zeroinitializer, align 16
@count = internal global i32 0, align 4
@quick_handlers = internal global [64 x %struct.handler] zeroinitializer, align 16
@quick_count = internal global i32 0, align 4

; Function Attrs: nounwind
define dso_local i32 @tb_libc_atexit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @add(ptr noundef @handlers, ptr noundef @count, i32 noundef 0, ptr noundef %3, ptr noundef null) #4
  ret i32 %4
}

; Function Attrs: nounwind
define internal i32 @add(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #5
  %16 = load ptr, ptr %8, align 8
  store i32 1, ptr %13, align 4
  %17 = load i32, ptr %13, align 4
  %18 = atomicrmw add ptr %16, i32 %17 monotonic, align 4
  store i32 %18, ptr %14, align 4
  %19 = load i32, ptr %14, align 4
  store i32 %19, ptr %12, align 4
  %20 = load i32, ptr %12, align 4
  %21 = icmp sge i32 %20, 64
  br i1 %21, label %22, label %23

22:                                               ; preds = %5
  store i32 -1, ptr %6, align 4
  store i32 1, ptr %15, align 4
  br label %42

23:                                               ; preds = %5
  %24 = load i32, ptr %9, align 4
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %12, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.handler, ptr %25, i64 %27
  %29 = getelementptr inbounds %struct.handler, ptr %28, i32 0, i32 0
  store i32 %24, ptr %29, align 8
  %30 = load ptr, ptr %10, align 8
  %31 = load ptr, ptr %7, align 8
  %32 = load i32, ptr %12, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.handler, ptr %31, i64 %33
  %35 = getelementptr inbounds %struct.handler, ptr %34, i32 0, i32 1
  store ptr %30, ptr %35, align 8
  %36 = load ptr, ptr %11, align 8
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %12, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.handler, ptr %37, i64 %39
  %41 = getelementptr inbounds %struct.handler, ptr %40, i32 0, i32 2
  store ptr %36, ptr %41, align 8
  store i32 0, ptr %6, align 4
  store i32 1, ptr %15, align 4
  br label %42

42:                                               ; preds = %23, %22
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #5
  %43 = load i32, ptr %6, align 4
  ret i32 %43
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_on_exit(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @add(ptr noundef @handlers, ptr noundef @count, i32 noundef 1, ptr noundef %5, ptr noundef %6) #4
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___cxa_atexit(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = call i32 @add(ptr noundef @handlers, ptr noundef @count, i32 noundef 2, ptr noundef %8, ptr noundef %9) #4
  ret i32 %10
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_at_quick_exit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @add(ptr noundef @quick_handlers, ptr noundef @quick_count, i32 noundef 0, ptr noundef %3, ptr noundef null) #4
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @tb_libc_exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @run(ptr noundef @handlers, ptr noundef @count, i32 noundef %3) #4
  call void @tb_run_destructors() #4
  %4 = load i32, ptr %2, align 4
  call void @_exit(i32 noundef %4) #6
  unreachable
}

; Function Attrs: nounwind
define internal void @run(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  br label %12

12:                                               ; preds = %51, %3
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5
  %13 = load ptr, ptr %5, align 8
  store i32 1, ptr %8, align 4
  %14 = load i32, ptr %8, align 4
  %15 = atomicrmw sub ptr %13, i32 %14 monotonic, align 4
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = sub nsw i32 %16, 1
  store i32 %17, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = icmp slt i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %12
  store i32 1, ptr %10, align 4
  br label %49

21:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #5
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.handler, ptr %22, i64 %24
  store ptr %25, ptr %11, align 8
  %26 = load ptr, ptr %11, align 8
  %27 = getelementptr inbounds %struct.handler, ptr %26, i32 0, i32 0
  %28 = load i32, ptr %27, align 8
  switch i32 %28, label %48 [
    i32 0, label %29
    i32 1, label %33
    i32 2, label %41
  ]

29:                                               ; preds = %21
  %30 = load ptr, ptr %11, align 8
  %31 = getelementptr inbounds %struct.handler, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  call void %32() #4
  br label %48

33:                                               ; preds = %21
  %34 = load ptr, ptr %11, align 8
  %35 = getelementptr inbounds %struct.handler, ptr %34, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = load i32, ptr %6, align 4
  %38 = load ptr, ptr %11, align 8
  %39 = getelementptr inbounds %struct.handler, ptr %38, i32 0, i32 2
  %40 = load ptr, ptr %39, align 8
  call void %36(i32 noundef %37, ptr noundef %40) #4
  br label %48

41:                                               ; preds = %21
  %42 = load ptr, ptr %11, align 8
  %43 = getelementptr inbounds %struct.handler, ptr %42, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = load ptr, ptr %11, align 8
  %46 = getelementptr inbounds %struct.handler, ptr %45, i32 0, i32 2
  %47 = load ptr, ptr %46, align 8
  call void %44(ptr noundef %47) #4
  br label %48

48:                                               ; preds = %21, %41, %33, %29
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #5
  store i32 0, ptr %10, align 4
  br label %49

49:                                               ; preds = %48, %20
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5
  %50 = load i32, ptr %10, align 4
  switch i32 %50, label %53 [
    i32 0, label %51
    i32 1, label %52
  ]

51:                                               ; preds = %49
  br label %12, !llvm.loop !4

52:                                               ; preds = %49
  ret void

53:                                               ; preds = %49
  unreachable
}

declare void @tb_run_destructors() #1

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #2

; Function Attrs: nounwind
define dso_local void @tb_libc_quick_exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @run(ptr noundef @quick_handlers, ptr noundef @quick_count, i32 noundef %3) #4
  %4 = load i32, ptr %2, align 4
  call void @_exit(i32 noundef %4) #6
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nobuiltin "no-builtins" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin noreturn "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
