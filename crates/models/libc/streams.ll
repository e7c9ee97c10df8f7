
@tb_libc_streams = dso_local global [3 x i8] zeroinitializer, align 1
@stdin = dso_local global ptr @tb_libc_streams, align 8
@stdout = dso_local global ptr getelementptr (i8, ptr @tb_libc_streams, i64 1), align 8
@stderr = dso_local global ptr getelementptr (i8, ptr @tb_libc_streams, i64 2), align 8

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
