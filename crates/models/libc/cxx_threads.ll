
%struct.type = type { ptr, ptr }
%struct.work = type { ptr }
%struct.moment = type { i64, i64 }
%struct.unique_lock = type { ptr, i8 }
%struct.result = type { ptr, ptr, i8 }

@__libc_single_threaded = dso_local global i8 0, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external constant [0 x ptr], align 8
@.str = private unnamed_addr constant [19 x i8] c"NSt6thread6_StateE\00", align 1
@_ZTINSt6thread6_StateE = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @.str }, align 8
@_ZSt11__once_call = dso_local thread_local global ptr null, align 8
@.str.1 = private unnamed_addr constant [34 x i8] c"NSt13__future_base12_Result_baseE\00", align 1
@_ZTINSt13__future_base12_Result_baseE = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @.str.1 }, align 8
@_ZTVNSt13__future_base12_Result_baseE = dso_local constant [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base12_Result_baseE, ptr @pure, ptr @tb_libc__ZNSt13__future_base12_Result_baseD1Ev, ptr @tb_libc__ZNSt13__future_base12_Result_baseD0Ev], align 16
@.str.2 = private unnamed_addr constant [35 x i8] c"waiting for a result for some time\00", align 1
@_ZSt15__once_callable = dso_local thread_local global ptr null, align 8

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt6thread6_StateD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt6thread6_StateD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt6thread6_StateD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %3) #5
  ret void
}

declare void @_ZdlPv(ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #6
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef @"std::thread", ptr noundef %11) #5
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %3
  %16 = load i32, ptr %7, align 4
  call void @_ZSt20__throw_system_errori(i32 noundef %16) #7
  unreachable

17:                                               ; preds = %3
  %18 = load ptr, ptr %5, align 8
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
define internal ptr @"std::thread"(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #6
  %4 = load ptr, ptr %2, align 8
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.work, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 2
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %3, align 8
  call void %9(ptr noundef %10) #5
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.work, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 1
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %3, align 8
  call void %15(ptr noundef %16) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #6
  ret ptr null
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt6thread4joinEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6
  %4 = load ptr, ptr %2, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = load i64, ptr %8, align 8
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null) #5
  br label %12

11:                                               ; preds = %1
  br label %12

12:                                               ; preds = %11, %7
  %13 = phi i32 [ %10, %7 ], [ 22, %11 ]
  store i32 %13, ptr %3, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = load i32, ptr %3, align 4
  call void @_ZSt20__throw_system_errori(i32 noundef %17) #7
  unreachable

18:                                               ; preds = %12
  %19 = load ptr, ptr %2, align 8
  store i64 0, ptr %19, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt6thread6detachEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6
  %4 = load ptr, ptr %2, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = load i64, ptr %8, align 8
  %10 = call i32 @pthread_detach(i64 noundef %9) #5
  br label %12

11:                                               ; preds = %1
  br label %12

12:                                               ; preds = %11, %7
  %13 = phi i32 [ %10, %7 ], [ 22, %11 ]
  store i32 %13, ptr %3, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = load i32, ptr %3, align 4
  call void @_ZSt20__throw_system_errori(i32 noundef %17) #7
  unreachable

18:                                               ; preds = %12
  %19 = load ptr, ptr %2, align 8
  store i64 0, ptr %19, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6
  ret void
}

declare i32 @pthread_detach(i64 noundef) #1

; Function Attrs: nounwind
define dso_local i32 @tb_libc__ZNSt6thread20hardware_concurrencyEv() #0 {
  ret i32 2
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = call i32 @sched_yield() #5
  ret void
}

declare i32 @sched_yield() #1

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNSt6chrono3_V212system_clock3nowEv() #0 {
  %1 = call i64 @now(i32 noundef 0) #5
  ret i64 %1
}

; Function Attrs: nounwind
define internal i64 @now(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.moment, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #6
  %4 = load i32, ptr %2, align 4
  %5 = call i32 @clock_gettime(i32 noundef %4, ptr noundef %3) #5
  %6 = getelementptr inbounds %struct.moment, ptr %3, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, 1000000000
  %9 = getelementptr inbounds %struct.moment, ptr %3, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %8, %10
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #6
  ret i64 %11
}

; Function Attrs: nounwind
define dso_local i64 @tb_libc__ZNSt6chrono3_V212steady_clock3nowEv() #0 {
  %1 = call i64 @now(i32 noundef 1) #5
  ret i64 %1
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt18condition_variableC1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @pthread_cond_init(ptr noundef %3, ptr noundef null) #5
  ret void
}

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt18condition_variableD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @pthread_cond_destroy(ptr noundef %3) #5
  ret void
}

declare i32 @pthread_cond_destroy(ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.unique_lock, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i32 @pthread_cond_wait(ptr noundef %5, ptr noundef %8) #5
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt18condition_variable10notify_oneEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @pthread_cond_signal(ptr noundef %3) #5
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt18condition_variable10notify_allEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @pthread_cond_broadcast(ptr noundef %3) #5
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc___once_proxy() #0 {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  %2 = load ptr, ptr %1, align 8
  call void %2() #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: nounwind
define dso_local i32 @tb_libc___cxa_guard_acquire(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  br label %8

8:                                                ; preds = %28, %1
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #6
  store i32 0, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  store i32 256, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %5, align 4
  %12 = cmpxchg ptr %9, i32 %10, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  br i1 %14, label %16, label %15

15:                                               ; preds = %8
  store i32 %13, ptr %4, align 4
  br label %16

16:                                               ; preds = %15, %8
  %17 = zext i1 %14 to i8
  store i8 %17, ptr %6, align 1
  %18 = load i8, ptr %6, align 1, !range !4, !noundef !5
  %19 = trunc i8 %18 to i1
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  store i32 1, ptr %2, align 4
  store i32 1, ptr %7, align 4
  br label %26

21:                                               ; preds = %16
  %22 = load i32, ptr %4, align 4
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  store i32 0, ptr %2, align 4
  store i32 1, ptr %7, align 4
  br label %26

25:                                               ; preds = %21
  store i32 0, ptr %7, align 4
  br label %26

26:                                               ; preds = %25, %24, %20
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #6
  %27 = load i32, ptr %7, align 4
  switch i32 %27, label %31 [
    i32 0, label %28
    i32 1, label %29
  ]

28:                                               ; preds = %26
  br label %8, !llvm.loop !6

29:                                               ; preds = %26
  %30 = load i32, ptr %2, align 4
  ret i32 %30

31:                                               ; preds = %26
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_guard_release(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store i32 1, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  store atomic i32 %5, ptr %4 release, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_guard_abort(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  store atomic i32 %5, ptr %4 release, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13__future_base12_Result_baseD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.result, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.result, ptr %8, i32 0, i32 1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %9) #5
  br label %10

10:                                               ; preds = %7, %1
  ret void
}

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13__future_base12_Result_baseD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @tb_libc__ZNSt13__future_base12_Result_baseD2Ev(ptr noundef %3) #5
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13__future_base12_Result_baseD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @tb_libc__ZNSt13__future_base12_Result_baseD2Ev(ptr noundef %3) #5
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #5
  ret void
}

; Function Attrs: nounwind
define internal void @pure(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZSt9terminatev() #7
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13__future_base12_Result_baseC2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.result, ptr %3, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVNSt13__future_base12_Result_baseE, i64 0, i64 2), ptr %4, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.result, ptr %5, i32 0, i32 1
  store ptr null, ptr %6, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.result, ptr %7, i32 0, i32 2
  store i8 0, ptr %8, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local zeroext i1 @tb_libc__ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef %0, ptr noundef %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %14 = zext i1 %3 to i8
  store i8 %14, ptr %10, align 1
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = load i64, ptr %11, align 8
  %17 = load i64, ptr %12, align 8
  %18 = load i8, ptr %10, align 1, !range !4, !noundef !5
  %19 = trunc i8 %18 to i1
  br i1 %19, label %20, label %21

20:                                               ; preds = %6
  call void @tb_unsupported(ptr noundef @.str.2) #5
  br label %21

21:                                               ; preds = %20, %6
  br label %22

22:                                               ; preds = %28, %21
  %23 = load ptr, ptr %8, align 8
  %24 = load atomic i32, ptr %23 monotonic, align 4
  store i32 %24, ptr %13, align 4
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %9, align 4
  %27 = icmp eq i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  br label %22, !llvm.loop !8

29:                                               ; preds = %22
  ret i1 true
}

declare void @tb_unsupported(ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @_ZSt9terminatev() #3

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin noreturn "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
!4 = !{i8 0, i8 2}
!5 = !{}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !9, !7}
!9 = !{!"llvm.loop.mustprogress"}
