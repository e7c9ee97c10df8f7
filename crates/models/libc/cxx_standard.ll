
%struct.type = type { ptr, ptr }
%struct.class_with_base = type { %struct.type, ptr }
%struct.category = type { ptr }
%struct.text_exception = type { %struct.exception, ptr }
%struct.exception = type { ptr }
%struct.string = type { ptr, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.code = type { i32, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.coded_exception = type { %struct.text_exception, %struct.code }

@_ZTVN10__cxxabiv117__class_type_infoE = external constant [0 x ptr], align 8
@.str = private unnamed_addr constant [13 x i8] c"St9exception\00", align 1
@_ZTISt9exception = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @.str }, align 8
@.str.1 = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@_ZTVSt9exception = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt9exception, ptr @tb_libc__ZNSt9exceptionD1Ev, ptr @tb_libc__ZNSt9exceptionD0Ev, ptr @tb_libc__ZNKSt9exception4whatEv], align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external constant [0 x ptr], align 8
@.str.2 = private unnamed_addr constant [18 x i8] c"St13bad_exception\00", align 1
@_ZTISt13bad_exception = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.2 }, ptr @_ZTISt9exception }, align 8
@.str.3 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@_ZTVSt13bad_exception = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt13bad_exception, ptr @tb_libc__ZNSt13bad_exceptionD1Ev, ptr @tb_libc__ZNSt13bad_exceptionD0Ev, ptr @tb_libc__ZNKSt13bad_exception4whatEv], align 16
@.str.4 = private unnamed_addr constant [13 x i8] c"St9bad_alloc\00", align 1
@_ZTISt9bad_alloc = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.4 }, ptr @_ZTISt9exception }, align 8
@.str.5 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@_ZTVSt9bad_alloc = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt9bad_alloc, ptr @tb_libc__ZNSt9bad_allocD1Ev, ptr @tb_libc__ZNSt9bad_allocD0Ev, ptr @tb_libc__ZNKSt9bad_alloc4whatEv], align 16
@.str.6 = private unnamed_addr constant [25 x i8] c"St20bad_array_new_length\00", align 1
@_ZTISt20bad_array_new_length = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.6 }, ptr @_ZTISt9bad_alloc }, align 8
@.str.7 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@_ZTVSt20bad_array_new_length = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt20bad_array_new_length, ptr @tb_libc__ZNSt20bad_array_new_lengthD1Ev, ptr @tb_libc__ZNSt20bad_array_new_lengthD0Ev, ptr @tb_libc__ZNKSt20bad_array_new_length4whatEv], align 16
@.str.8 = private unnamed_addr constant [12 x i8] c"St8bad_cast\00", align 1
@_ZTISt8bad_cast = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.8 }, ptr @_ZTISt9exception }, align 8
@.str.9 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@_ZTVSt8bad_cast = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt8bad_cast, ptr @tb_libc__ZNSt8bad_castD1Ev, ptr @tb_libc__ZNSt8bad_castD0Ev, ptr @tb_libc__ZNKSt8bad_cast4whatEv], align 16
@.str.10 = private unnamed_addr constant [15 x i8] c"St10bad_typeid\00", align 1
@_ZTISt10bad_typeid = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.10 }, ptr @_ZTISt9exception }, align 8
@.str.11 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@_ZTVSt10bad_typeid = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt10bad_typeid, ptr @tb_libc__ZNSt10bad_typeidD1Ev, ptr @tb_libc__ZNSt10bad_typeidD0Ev, ptr @tb_libc__ZNKSt10bad_typeid4whatEv], align 16
@.str.12 = private unnamed_addr constant [22 x i8] c"St17bad_function_call\00", align 1
@_ZTISt17bad_function_call = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.12 }, ptr @_ZTISt9exception }, align 8
@.str.13 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@_ZTVSt17bad_function_call = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt17bad_function_call, ptr @tb_libc__ZNSt17bad_function_callD1Ev, ptr @tb_libc__ZNSt17bad_function_callD0Ev, ptr @tb_libc__ZNKSt17bad_function_call4whatEv], align 16
@.str.14 = private unnamed_addr constant [17 x i8] c"St12bad_weak_ptr\00", align 1
@_ZTISt12bad_weak_ptr = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.14 }, ptr @_ZTISt9exception }, align 8
@.str.15 = private unnamed_addr constant [13 x i8] c"bad_weak_ptr\00", align 1
@_ZTVSt12bad_weak_ptr = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt12bad_weak_ptr, ptr @tb_libc__ZNSt12bad_weak_ptrD1Ev, ptr @tb_libc__ZNSt12bad_weak_ptrD0Ev, ptr @tb_libc__ZNKSt12bad_weak_ptr4whatEv], align 16
@.str.16 = private unnamed_addr constant [16 x i8] c"St11logic_error\00", align 1
@_ZTISt11logic_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.16 }, ptr @_ZTISt9exception }, align 8
@_ZTVSt11logic_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt11logic_error, ptr @tb_libc__ZNSt11logic_errorD1Ev, ptr @tb_libc__ZNSt11logic_errorD0Ev, ptr @tb_libc__ZNKSt11logic_error4whatEv], align 16
@.str.17 = private unnamed_addr constant [18 x i8] c"St13runtime_error\00", align 1
@_ZTISt13runtime_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.17 }, ptr @_ZTISt9exception }, align 8
@_ZTVSt13runtime_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt13runtime_error, ptr @tb_libc__ZNSt13runtime_errorD1Ev, ptr @tb_libc__ZNSt13runtime_errorD0Ev, ptr @tb_libc__ZNKSt13runtime_error4whatEv], align 16
@.str.18 = private unnamed_addr constant [17 x i8] c"St12domain_error\00", align 1
@_ZTISt12domain_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.18 }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12domain_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt12domain_error, ptr @tb_libc__ZNSt12domain_errorD1Ev, ptr @tb_libc__ZNSt12domain_errorD0Ev, ptr @tb_libc__ZNKSt11logic_error4whatEv], align 16
@.str.19 = private unnamed_addr constant [21 x i8] c"St16invalid_argument\00", align 1
@_ZTISt16invalid_argument = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.19 }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt16invalid_argument = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt16invalid_argument, ptr @tb_libc__ZNSt16invalid_argumentD1Ev, ptr @tb_libc__ZNSt16invalid_argumentD0Ev, ptr @tb_libc__ZNKSt11logic_error4whatEv], align 16
@.str.20 = private unnamed_addr constant [17 x i8] c"St12length_error\00", align 1
@_ZTISt12length_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.20 }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12length_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt12length_error, ptr @tb_libc__ZNSt12length_errorD1Ev, ptr @tb_libc__ZNSt12length_errorD0Ev, ptr @tb_libc__ZNKSt11logic_error4whatEv], align 16
@.str.21 = private unnamed_addr constant [17 x i8] c"St12out_of_range\00", align 1
@_ZTISt12out_of_range = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.21 }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12out_of_range = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt12out_of_range, ptr @tb_libc__ZNSt12out_of_rangeD1Ev, ptr @tb_libc__ZNSt12out_of_rangeD0Ev, ptr @tb_libc__ZNKSt11logic_error4whatEv], align 16
@.str.22 = private unnamed_addr constant [16 x i8] c"St11range_error\00", align 1
@_ZTISt11range_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.22 }, ptr @_ZTISt13runtime_error }, align 8
@_ZTVSt11range_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt11range_error, ptr @tb_libc__ZNSt11range_errorD1Ev, ptr @tb_libc__ZNSt11range_errorD0Ev, ptr @tb_libc__ZNKSt13runtime_error4whatEv], align 16
@.str.23 = private unnamed_addr constant [19 x i8] c"St14overflow_error\00", align 1
@_ZTISt14overflow_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.23 }, ptr @_ZTISt13runtime_error }, align 8
@_ZTVSt14overflow_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt14overflow_error, ptr @tb_libc__ZNSt14overflow_errorD1Ev, ptr @tb_libc__ZNSt14overflow_errorD0Ev, ptr @tb_libc__ZNKSt13runtime_error4whatEv], align 16
@.str.24 = private unnamed_addr constant [20 x i8] c"St15underflow_error\00", align 1
@_ZTISt15underflow_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.24 }, ptr @_ZTISt13runtime_error }, align 8
@_ZTVSt15underflow_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt15underflow_error, ptr @tb_libc__ZNSt15underflow_errorD1Ev, ptr @tb_libc__ZNSt15underflow_errorD0Ev, ptr @tb_libc__ZNKSt13runtime_error4whatEv], align 16
@.str.25 = private unnamed_addr constant [25 x i8] c"NSt3_V214error_categoryE\00", align 1
@_ZTINSt3_V214error_categoryE = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @.str.25 }, align 8
@generic = internal constant %struct.category { ptr getelementptr (i8, ptr @generic_functions, i64 16) }, align 8
@system = internal constant %struct.category { ptr getelementptr (i8, ptr @system_functions, i64 16) }, align 8
@future = internal constant %struct.category { ptr getelementptr (i8, ptr @future_functions, i64 16) }, align 8
@.str.26 = private unnamed_addr constant [17 x i8] c"St12system_error\00", align 1
@_ZTISt12system_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.26 }, ptr @_ZTISt13runtime_error }, align 8
@.str.27 = private unnamed_addr constant [17 x i8] c"St12future_error\00", align 1
@_ZTISt12future_error = dso_local constant %struct.class_with_base { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16), ptr @.str.27 }, ptr @_ZTISt11logic_error }, align 8
@_ZTVSt12system_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt12system_error, ptr @tb_libc__ZNSt12system_errorD1Ev, ptr @tb_libc__ZNSt12system_errorD0Ev, ptr @tb_libc__ZNKSt13runtime_error4whatEv], align 16
@_ZTVSt12future_error = dso_local constant [5 x ptr] [ptr null, ptr @_ZTISt12future_error, ptr @tb_libc__ZNSt12future_errorD1Ev, ptr @tb_libc__ZNSt12future_errorD0Ev, ptr @tb_libc__ZNKSt12future_error4whatEv], align 16
@generic_functions = internal constant [10 x ptr] [ptr null, ptr @_ZTINSt3_V214error_categoryE, ptr @nothing, ptr @nothing, ptr @generic_name, ptr @old_message, ptr @error_message, ptr @tb_libc__ZNKSt3_V214error_category23default_error_conditionEi, ptr @tb_libc__ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, ptr @tb_libc__ZNKSt3_V214error_category10equivalentERKSt10error_codei], align 16
@.str.28 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@.str.29 = private unnamed_addr constant [55 x i8] c"messages of error categories as strings of the old ABI\00", align 1
@system_functions = internal constant [10 x ptr] [ptr null, ptr @_ZTINSt3_V214error_categoryE, ptr @nothing, ptr @nothing, ptr @system_name, ptr @old_message, ptr @error_message, ptr @tb_libc__ZNKSt3_V214error_category23default_error_conditionEi, ptr @tb_libc__ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, ptr @tb_libc__ZNKSt3_V214error_category10equivalentERKSt10error_codei], align 16
@.str.30 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@future_functions = internal constant [10 x ptr] [ptr null, ptr @_ZTINSt3_V214error_categoryE, ptr @nothing, ptr @nothing, ptr @future_name, ptr @old_message, ptr @future_message, ptr @tb_libc__ZNKSt3_V214error_category23default_error_conditionEi, ptr @tb_libc__ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, ptr @tb_libc__ZNKSt3_V214error_category10equivalentERKSt10error_codei], align 16
@.str.31 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@.str.32 = private unnamed_addr constant [25 x i8] c"Future already retrieved\00", align 1
@.str.33 = private unnamed_addr constant [26 x i8] c"Promise already satisfied\00", align 1
@.str.34 = private unnamed_addr constant [20 x i8] c"No associated state\00", align 1
@.str.35 = private unnamed_addr constant [15 x i8] c"Broken promise\00", align 1
@.str.36 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt9exceptionD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt9exceptionD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt9exceptionD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

declare void @_ZdlPv(ptr noundef) #1

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt9exception4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.1
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13bad_exceptionD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13bad_exceptionD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13bad_exceptionD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt13bad_exception4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.3
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt9bad_allocD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt9bad_allocD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt9bad_allocD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt9bad_alloc4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.5
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt20bad_array_new_lengthD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt20bad_array_new_lengthD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt20bad_array_new_lengthD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt20bad_array_new_length4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.7
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8bad_castD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8bad_castD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt8bad_castD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt8bad_cast4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.9
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt10bad_typeidD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt10bad_typeidD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt10bad_typeidD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt10bad_typeid4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.11
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt17bad_function_callD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt17bad_function_callD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt17bad_function_callD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt17bad_function_call4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.13
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12bad_weak_ptrD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12bad_weak_ptrD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12bad_weak_ptrD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt12bad_weak_ptr4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.15
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define internal void @drop(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 -1
  store ptr %7, ptr %3, align 8
  %8 = load ptr, ptr %3, align 8
  store i64 1, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  %10 = atomicrmw sub ptr %8, i64 %9 acq_rel, align 8
  store i64 %10, ptr %5, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp eq i64 %11, 1
  br i1 %12, label %13, label %15

13:                                               ; preds = %1
  %14 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %14) #6
  br label %15

15:                                               ; preds = %13, %1
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #7
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt11logic_error4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define internal ptr @new_text(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %7 = load i64, ptr %4, align 8
  %8 = add i64 8, %7
  %9 = add i64 %8, 1
  %10 = call ptr @malloc(i64 noundef %9) #6
  store ptr %10, ptr %5, align 8
  %11 = load ptr, ptr %5, align 8
  store i64 1, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #7
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  store ptr %13, ptr %6, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = load i64, ptr %4, align 8
  %17 = call ptr @memcpy(ptr noundef %14, ptr noundef %15, i64 noundef %16) #6
  %18 = load ptr, ptr %6, align 8
  %19 = load i64, ptr %4, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  store i8 0, ptr %20, align 1
  %21 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  ret ptr %21
}

declare i64 @strlen(ptr noundef) #1

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC1ERKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define internal ptr @share(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i64, ptr %5, i64 -1
  store i64 1, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = atomicrmw add ptr %6, i64 %7 monotonic, align 8
  store i64 %8, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  %10 = load ptr, ptr %2, align 8
  ret ptr %10
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC2ERKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC1EOS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11logic_errorC2EOS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt11logic_erroraSERKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.text_exception, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @share(ptr noundef %8) #6
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.text_exception, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  call void @drop(ptr noundef %12) #6
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  ret ptr %16
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt11logic_erroraSEOS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.text_exception, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @share(ptr noundef %8) #6
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.text_exception, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  call void @drop(ptr noundef %12) #6
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  ret ptr %16
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt13runtime_error4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC1ERKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC2ERKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC1EOS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt13runtime_errorC2EOS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @share(ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt13runtime_erroraSERKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.text_exception, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @share(ptr noundef %8) #6
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.text_exception, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  call void @drop(ptr noundef %12) #6
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  ret ptr %16
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt13runtime_erroraSEOS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.text_exception, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @share(ptr noundef %8) #6
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.text_exception, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  call void @drop(ptr noundef %12) #6
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  ret ptr %16
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12domain_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12domain_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12domain_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12domain_errorC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12domain_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12domain_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12domain_errorC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12domain_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12domain_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16invalid_argumentD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16invalid_argumentD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16invalid_argumentD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16invalid_argumentC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt16invalid_argument, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt16invalid_argument, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16invalid_argumentC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt16invalid_argument, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt16invalid_argument, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12length_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12length_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12length_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12length_errorC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12length_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12length_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12length_errorC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12length_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12length_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12out_of_rangeD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12out_of_rangeD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12out_of_rangeD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12out_of_rangeC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12out_of_range, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12out_of_range, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12out_of_rangeC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12out_of_range, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12out_of_range, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11range_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11range_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11range_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11range_errorC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11range_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11range_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11range_errorC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11range_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11range_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt14overflow_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt14overflow_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt14overflow_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt14overflow_errorC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt14overflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt14overflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt14overflow_errorC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt14overflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt14overflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15underflow_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15underflow_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15underflow_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15underflow_errorC1EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt15underflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt15underflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15underflow_errorC2EPKc(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt15underflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i64 @strlen(ptr noundef %8) #6
  %10 = call ptr @new_text(ptr noundef %7, i64 noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.text_exception, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.exception, ptr %5, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt15underflow_error, i64 0, i64 2), ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.string, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call ptr @new_text(ptr noundef %9, i64 noundef %12) #6
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.text_exception, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local { i32, ptr } @tb_libc__ZNKSt3_V214error_category23default_error_conditionEi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.code, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds %struct.code, ptr %3, i32 0, i32 0
  %7 = load i32, ptr %5, align 4
  store i32 %7, ptr %6, align 8
  %8 = getelementptr inbounds %struct.code, ptr %3, i32 0, i32 1
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %8, align 8
  %10 = load { i32, ptr }, ptr %3, align 8
  ret { i32, ptr } %10
}

; Function Attrs: nounwind
define dso_local zeroext i1 @tb_libc__ZNKSt3_V214error_category10equivalentEiRKSt15error_condition(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.code, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.category, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds ptr, ptr %11, i64 5
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %8) #7
  %14 = load ptr, ptr %7, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %5, align 4
  %17 = call { i32, ptr } %14(ptr noundef %15, i32 noundef %16) #6
  %18 = getelementptr inbounds { i32, ptr }, ptr %8, i32 0, i32 0
  %19 = extractvalue { i32, ptr } %17, 0
  store i32 %19, ptr %18, align 8
  %20 = getelementptr inbounds { i32, ptr }, ptr %8, i32 0, i32 1
  %21 = extractvalue { i32, ptr } %17, 1
  store ptr %21, ptr %20, align 8
  %22 = getelementptr inbounds %struct.code, ptr %8, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.code, ptr %24, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %23, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %3
  %29 = getelementptr inbounds %struct.code, ptr %8, i32 0, i32 0
  %30 = load i32, ptr %29, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.code, ptr %31, i32 0, i32 0
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %30, %33
  br label %35

35:                                               ; preds = %28, %3
  %36 = phi i1 [ false, %3 ], [ %34, %28 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr %8) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  ret i1 %36
}

; Function Attrs: nounwind
define dso_local zeroext i1 @tb_libc__ZNKSt3_V214error_category10equivalentERKSt10error_codei(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds %struct.code, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %7, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.code, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %14, align 8
  %16 = load i32, ptr %6, align 4
  %17 = icmp eq i32 %15, %16
  br label %18

18:                                               ; preds = %12, %3
  %19 = phi i1 [ false, %3 ], [ %17, %12 ]
  ret i1 %19
}

; Function Attrs: nounwind
define dso_local { i32, ptr } @tb_libc__ZNKSt10error_code23default_error_conditionEv(ptr noundef %0) #0 {
  %2 = alloca %struct.code, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #7
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.code, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.category, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds ptr, ptr %9, i64 5
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.code, ptr %13, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.code, ptr %16, i32 0, i32 0
  %18 = load i32, ptr %17, align 8
  %19 = call { i32, ptr } %12(ptr noundef %15, i32 noundef %18) #6
  %20 = getelementptr inbounds { i32, ptr }, ptr %2, i32 0, i32 0
  %21 = extractvalue { i32, ptr } %19, 0
  store i32 %21, ptr %20, align 8
  %22 = getelementptr inbounds { i32, ptr }, ptr %2, i32 0, i32 1
  %23 = extractvalue { i32, ptr } %19, 1
  store ptr %23, ptr %22, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #7
  %24 = load { i32, ptr }, ptr %2, align 8
  ret { i32, ptr } %24
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt3_V214error_categoryD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt3_V216generic_categoryEv() #0 {
  ret ptr @generic
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNSt3_V215system_categoryEv() #0 {
  ret ptr @system
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZSt15future_categoryv() #0 {
  ret ptr @future
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12system_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12system_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12system_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12future_errorD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12future_errorD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  ret void
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZNSt12future_errorD0Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @drop(ptr noundef %5) #6
  %6 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %6) #6
  ret void
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZNKSt12future_error4whatEv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt17__throw_bad_allocv() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt9bad_alloc, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt9bad_alloc, ptr noundef @tb_libc__ZNSt9bad_allocD1Ev) #8
  unreachable
}

declare ptr @__cxa_allocate_exception(i64 noundef) #1

; Function Attrs: noreturn
declare void @__cxa_throw(ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt16__throw_bad_castv() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt8bad_cast, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt8bad_cast, ptr noundef @tb_libc__ZNSt8bad_castD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt18__throw_bad_typeidv() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt10bad_typeid, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt10bad_typeid, ptr noundef @tb_libc__ZNSt10bad_typeidD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt21__throw_bad_exceptionv() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13bad_exception, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt13bad_exception, ptr noundef @tb_libc__ZNSt13bad_exceptionD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt25__throw_bad_function_callv() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt17bad_function_call, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt17bad_function_call, ptr noundef @tb_libc__ZNSt17bad_function_callD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt28__throw_bad_array_new_lengthv() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt20bad_array_new_length, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt20bad_array_new_length, ptr noundef @tb_libc__ZNSt20bad_array_new_lengthD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_bad_cast() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt8bad_cast, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt8bad_cast, ptr noundef @tb_libc__ZNSt8bad_castD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_bad_typeid() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt10bad_typeid, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt10bad_typeid, ptr noundef @tb_libc__ZNSt10bad_typeidD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc___cxa_throw_bad_array_new_length() #0 {
  %1 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #7
  %2 = call ptr @__cxa_allocate_exception(i64 noundef 8) #6
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.text_exception, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.exception, ptr %4, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt20bad_array_new_length, i64 0, i64 2), ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  call void @__cxa_throw(ptr noundef %6, ptr noundef @_ZTISt20bad_array_new_length, ptr noundef @tb_libc__ZNSt20bad_array_new_lengthD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt19__throw_logic_errorPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11logic_error, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt11logic_error, ptr noundef @tb_libc__ZNSt11logic_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt20__throw_domain_errorPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12domain_error, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt12domain_error, ptr noundef @tb_libc__ZNSt12domain_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt24__throw_invalid_argumentPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt16invalid_argument, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt16invalid_argument, ptr noundef @tb_libc__ZNSt16invalid_argumentD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt20__throw_length_errorPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12length_error, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt12length_error, ptr noundef @tb_libc__ZNSt12length_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt20__throw_out_of_rangePKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12out_of_range, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt12out_of_range, ptr noundef @tb_libc__ZNSt12out_of_rangeD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt21__throw_runtime_errorPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt13runtime_error, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt13runtime_error, ptr noundef @tb_libc__ZNSt13runtime_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt19__throw_range_errorPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt11range_error, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt11range_error, ptr noundef @tb_libc__ZNSt11range_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt22__throw_overflow_errorPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt14overflow_error, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt14overflow_error, ptr noundef @tb_libc__ZNSt14overflow_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt23__throw_underflow_errorPKc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %4 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.text_exception, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.exception, ptr %6, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt15underflow_error, i64 0, i64 2), ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = call ptr @new_text(ptr noundef %8, i64 noundef %10) #6
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.text_exception, ptr %12, i32 0, i32 1
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %14, ptr noundef @_ZTISt15underflow_error, ptr noundef @tb_libc__ZNSt15underflow_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt24__throw_out_of_range_fmtPKcz(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [256 x i8], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr %3) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr %4) #7
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  %7 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 0
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %10 = call i32 @vsnprintf(ptr noundef %7, i64 noundef 256, ptr noundef %8, ptr noundef %9) #6
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %11)
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %12 = call ptr @__cxa_allocate_exception(i64 noundef 16) #6
  store ptr %12, ptr %5, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.text_exception, ptr %13, i32 0, i32 0
  %15 = getelementptr inbounds %struct.exception, ptr %14, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12out_of_range, i64 0, i64 2), ptr %15, align 8
  %16 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 0
  %17 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 0
  %18 = call i64 @strlen(ptr noundef %17) #6
  %19 = call ptr @new_text(ptr noundef %16, i64 noundef %18) #6
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.text_exception, ptr %20, i32 0, i32 1
  store ptr %19, ptr %21, align 8
  %22 = load ptr, ptr %5, align 8
  call void @__cxa_throw(ptr noundef %22, ptr noundef @_ZTISt12out_of_range, ptr noundef @tb_libc__ZNSt12out_of_rangeD1Ev) #8
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt20__throw_system_errori(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.code, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %6 = call ptr @__cxa_allocate_exception(i64 noundef 32) #6
  store ptr %6, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds %struct.exception, ptr %8, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12system_error, i64 0, i64 2), ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #7
  %10 = load i32, ptr %2, align 4
  %11 = call ptr @strerror(i32 noundef %10) #6
  store ptr %11, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = call i64 @strlen(ptr noundef %13) #6
  %15 = call ptr @new_text(ptr noundef %12, i64 noundef %14) #6
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.text_exception, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #7
  %18 = getelementptr inbounds %struct.code, ptr %5, i32 0, i32 0
  %19 = load i32, ptr %2, align 4
  store i32 %19, ptr %18, align 8
  %20 = getelementptr inbounds %struct.code, ptr %5, i32 0, i32 1
  store ptr @generic, ptr %20, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.coded_exception, ptr %21, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %5, i64 16, i1 false)
  %23 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %23, ptr noundef @_ZTISt12system_error, ptr noundef @tb_libc__ZNSt12system_errorD1Ev) #8
  unreachable
}

declare ptr @strerror(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
define dso_local void @tb_libc__ZSt20__throw_future_errori(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.code, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7
  %6 = call ptr @__cxa_allocate_exception(i64 noundef 32) #6
  store ptr %6, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.text_exception, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds %struct.exception, ptr %8, i32 0, i32 0
  store ptr getelementptr inbounds ([5 x ptr], ptr @_ZTVSt12future_error, i64 0, i64 2), ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #7
  %10 = load i32, ptr %2, align 4
  %11 = call ptr @of_future(i32 noundef %10) #6
  store ptr %11, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = call i64 @strlen(ptr noundef %13) #6
  %15 = call ptr @new_text(ptr noundef %12, i64 noundef %14) #6
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.text_exception, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #7
  %18 = getelementptr inbounds %struct.code, ptr %5, i32 0, i32 0
  %19 = load i32, ptr %2, align 4
  store i32 %19, ptr %18, align 8
  %20 = getelementptr inbounds %struct.code, ptr %5, i32 0, i32 1
  store ptr @future, ptr %20, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.coded_exception, ptr %21, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %5, i64 16, i1 false)
  %23 = load ptr, ptr %3, align 8
  call void @__cxa_throw(ptr noundef %23, ptr noundef @_ZTISt12future_error, ptr noundef @tb_libc__ZNSt12future_errorD1Ev) #8
  unreachable
}

; Function Attrs: nounwind
define internal ptr @of_future(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %9 [
    i32 1, label %5
    i32 2, label %6
    i32 3, label %7
    i32 4, label %8
  ]

5:                                                ; preds = %1
  store ptr @.str.32, ptr %2, align 8
  br label %10

6:                                                ; preds = %1
  store ptr @.str.33, ptr %2, align 8
  br label %10

7:                                                ; preds = %1
  store ptr @.str.34, ptr %2, align 8
  br label %10

8:                                                ; preds = %1
  store ptr @.str.35, ptr %2, align 8
  br label %10

9:                                                ; preds = %1
  store ptr @.str.36, ptr %2, align 8
  br label %10

10:                                               ; preds = %9, %8, %7, %6, %5
  %11 = load ptr, ptr %2, align 8
  ret ptr %11
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__Znwm(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call ptr @allocate(i64 noundef %3, i64 noundef 16) #6
  ret ptr %4
}

; Function Attrs: nounwind
define internal ptr @allocate(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #7
  %6 = load i64, ptr %3, align 8
  %7 = load i64, ptr %4, align 8
  %8 = call ptr @tb_new(i64 noundef %6, i64 noundef %7) #6
  store ptr %8, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  call void @tb_libc__ZSt17__throw_bad_allocv() #6
  br label %12

12:                                               ; preds = %11, %2
  %13 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #7
  ret ptr %13
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__Znam(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call ptr @allocate(i64 noundef %3, i64 noundef 16) #6
  ret ptr %4
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = call ptr @allocate(i64 noundef %5, i64 noundef %6) #6
  ret ptr %7
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc__ZnamSt11align_val_t(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = call ptr @allocate(i64 noundef %5, i64 noundef %6) #6
  ret ptr %7
}

declare void @free(ptr noundef) #1

declare ptr @malloc(i64 noundef) #1

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
define internal void @nothing(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nounwind
define internal ptr @generic_name(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.28
}

; Function Attrs: nounwind
define internal void @old_message(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @tb_unsupported(ptr noundef @.str.29) #6
  ret void
}

; Function Attrs: nounwind
define internal void @error_message(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call ptr @strerror(i32 noundef %9) #6
  call void @set_string(ptr noundef %8, ptr noundef %10) #6
  ret void
}

declare void @tb_unsupported(ptr noundef) #1

; Function Attrs: nounwind
define internal void @set_string(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = call i64 @strlen(ptr noundef %5) #6
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.string, ptr %7, i32 0, i32 1
  store i64 %6, ptr %8, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.string, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %11, 16
  br i1 %12, label %13, label %19

13:                                               ; preds = %2
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.string, ptr %14, i32 0, i32 2
  %16 = getelementptr inbounds [16 x i8], ptr %15, i64 0, i64 0
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.string, ptr %17, i32 0, i32 0
  store ptr %16, ptr %18, align 8
  br label %32

19:                                               ; preds = %2
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.string, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, 1
  %24 = call ptr @_Znwm(i64 noundef %23) #6
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.string, ptr %25, i32 0, i32 0
  store ptr %24, ptr %26, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.string, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.string, ptr %30, i32 0, i32 2
  store i64 %29, ptr %31, align 8
  br label %32

32:                                               ; preds = %19, %13
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.string, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds %struct.string, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, 1
  %41 = call ptr @memcpy(ptr noundef %35, ptr noundef %36, i64 noundef %40) #6
  ret void
}

declare ptr @_Znwm(i64 noundef) #1

; Function Attrs: nounwind
define internal ptr @system_name(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.30
}

; Function Attrs: nounwind
define internal ptr @future_name(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.31
}

; Function Attrs: nounwind
define internal void @future_message(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call ptr @of_future(i32 noundef %9) #6
  call void @set_string(ptr noundef %8, ptr noundef %10) #6
  ret void
}

declare ptr @tb_new(i64 noundef, i64 noundef) #1

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nobuiltin "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin noreturn "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
