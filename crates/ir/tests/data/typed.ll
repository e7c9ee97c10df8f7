; The older dialect: typed pointers, debug intrinsics, pointee types that mention themselves (LLVM 14).
source_filename = "typed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { i32, %struct.list*, %struct.list (%struct.list)*, [3 x %struct.list]*, { %struct.list }* }
%union.pthread_mutex_t = type { [40 x i8] }
%opaque = type opaque

@head = dso_local global %struct.list* null, align 8
@items = internal global [2 x %struct.list] zeroinitializer, align 16
@call = global i32 (i8*, ...)* @printf
@tail = global i8* bitcast (%struct.list** getelementptr inbounds ([2 x %struct.list], [2 x %struct.list]* @items, i64 0, i64 1, i32 1) to i8*)
@unknown = extern_weak global %opaque
@again = alias i32 (i8*, ...), i32 (i8*, ...)* @wrapper

declare i32 @printf(i8*, ...)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define i32 @wrapper(i8* %format, ...) {
  %1 = call i32 (i8*, ...) @printf(i8* %format)
  ret i32 %1
}

define dso_local i32 @walk(%struct.list* noundef %list, i32 (i32, i8*)* nocapture readonly %visit) #0 !dbg !3 {
  %1 = alloca %struct.list*, align 8
  %2 = alloca void (i8**)*, align 8
  call void @llvm.dbg.declare(metadata %struct.list** %1, metadata !4, metadata !DIExpression()), !dbg !5
  %3 = bitcast %struct.list** %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3) #1
  store %struct.list* %list, %struct.list** %1, align 8
  br label %4

4:                                                ; preds = %8, %0
  %5 = phi i32 [ select (i1 icmp eq (%opaque* @unknown, %opaque* null), i32 1, i32 2), %0 ], [ %12, %8 ]
  %6 = load %struct.list*, %struct.list** %1, align 8
  call void @llvm.dbg.value(metadata i32 %5, metadata !4, metadata !DIExpression()), !dbg !5
  %7 = icmp eq %struct.list* %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.list, %struct.list* %6, i32 0, i32 0
  %10 = load i32, i32* %9, align 8
  %11 = call i32 %visit(i32 %10, i8* getelementptr inbounds ([1 x i8], [1 x i8]* null, i32 0, i32 0))
  %12 = add nsw i32 zext (i1 icmp ne (%opaque* @unknown, %opaque* null) to i32), %11
  %13 = cmpxchg i32* %9, i32 %10, i32 %12 seq_cst seq_cst, align 4
  br label %4

14:                                               ; preds = %4
  ret i32 %5
}

attributes #0 = { noinline nounwind uwtable }
attributes #1 = { argmemonly nofree nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "by hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "typed.c", directory: "/tmp")
!2 = !DISubroutineType(types: !7)
!3 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 9, type: !2, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !7)
!4 = !DILocalVariable(name: "list", scope: !8, file: !1, line: 9, type: !9)
!5 = !DILocation(line: 12, column: 3, scope: !8, inlinedAt: !13)
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{}
!8 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 2, type: !2, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !7)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "list", file: !1, line: 4, baseType: !11)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 3, size: 64, elements: !{!12, !14})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !1, line: 3, baseType: !15, size: 12, flags: DIFlagBitField, extraData: i64 0)
!13 = distinct !DILocation(line: 20, column: 9, scope: !3)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !11, file: !1, line: 3, baseType: !9, size: 64, offset: 64)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
