
%struct.handler = type { ptr, ptr }

; Function Attrs: nounwind
define dso_local i32 @tb_libc_atexit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @tb_add_end(i32 noundef 0, i32 noundef 0, ptr noundef %3, ptr noundef null) #4
  ret i32 %4
}

declare i32 @tb_add_end(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc_on_exit(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @tb_add_end(i32 noundef 0, i32 noundef 1, ptr noundef %5, ptr noundef %6) #4
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
  %10 = call i32 @tb_add_end(i32 noundef 0, i32 noundef 2, ptr noundef %8, ptr noundef %9) #4
  ret i32 %10
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc_at_quick_exit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @tb_add_end(i32 noundef 1, i32 noundef 0, ptr noundef %3, ptr noundef null) #4
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local void @tb_libc_exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @run(i32 noundef 0, i32 noundef %3) #4
  call void @tb_run_destructors() #4
  %4 = load i32, ptr %2, align 4
  call void @_exit(i32 noundef %4) #5
  unreachable
}

; Function Attrs: nounwind
define internal void @run(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.handler, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  br label %7

7:                                                ; preds = %28, %2
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #6
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @tb_take_end(i32 noundef %8, ptr noundef %5) #4
  switch i32 %9, label %24 [
    i32 0, label %10
    i32 1, label %13
    i32 2, label %19
  ]

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.handler, ptr %5, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  call void %12() #4
  br label %25

13:                                               ; preds = %7
  %14 = getelementptr inbounds %struct.handler, ptr %5, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %4, align 4
  %17 = getelementptr inbounds %struct.handler, ptr %5, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  call void %15(i32 noundef %16, ptr noundef %18) #4
  br label %25

19:                                               ; preds = %7
  %20 = getelementptr inbounds %struct.handler, ptr %5, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.handler, ptr %5, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  call void %21(ptr noundef %23) #4
  br label %25

24:                                               ; preds = %7
  store i32 1, ptr %6, align 4
  br label %26

25:                                               ; preds = %19, %13, %10
  store i32 0, ptr %6, align 4
  br label %26

26:                                               ; preds = %25, %24
  call void @llvm.lifetime.end.p0(i64 16, ptr %5) #6
  %27 = load i32, ptr %6, align 4
  switch i32 %27, label %30 [
    i32 0, label %28
    i32 1, label %29
  ]

28:                                               ; preds = %26
  br label %7, !llvm.loop !4

29:                                               ; preds = %26
  ret void

30:                                               ; preds = %26
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
  call void @run(i32 noundef 1, i32 noundef %3) #4
  %4 = load i32, ptr %2, align 4
  call void @_exit(i32 noundef %4) #5
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare i32 @tb_take_end(i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nobuiltin "no-builtins" }
attributes #5 = { nobuiltin noreturn "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
