
%struct.anon = type { i8 }
%struct.type = type { ptr, ptr }
%struct.pointer = type { %struct.type, i32, ptr }
%struct.parts = type { ptr, i32, ptr, ptr, ptr }
%struct.dynamic = type { i64, ptr }
%struct.base = type { ptr, i64 }
%struct.class_with_bases = type { %struct.type, i32, i32, [0 x %struct.base] }
%struct.class_with_base = type { %struct.type, ptr }

@__dso_handle = dso_local global i8 0, align 1
@_ZSt7nothrow = dso_local constant %struct.anon zeroinitializer, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv119__pointer_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv129__pointer_to_member_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__function_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv123__fundamental_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv116__enum_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@_ZTVN10__cxxabiv117__array_type_infoE = dso_local constant [11 x ptr] zeroinitializer, align 16
@.str = private unnamed_addr constant [2 x i8] c"v\00", align 1
@_ZTIv = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str }, align 8
@.str.1 = private unnamed_addr constant [3 x i8] c"Pv\00", align 1
@_ZTIPv = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.1 }, i32 0, ptr @_ZTIv }, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"PKv\00", align 1
@_ZTIPKv = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.2 }, i32 1, ptr @_ZTIv }, align 8
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@_ZTIb = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.3 }, align 8
@.str.4 = private unnamed_addr constant [3 x i8] c"Pb\00", align 1
@_ZTIPb = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.4 }, i32 0, ptr @_ZTIb }, align 8
@.str.5 = private unnamed_addr constant [4 x i8] c"PKb\00", align 1
@_ZTIPKb = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.5 }, i32 1, ptr @_ZTIb }, align 8
@.str.6 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@_ZTIc = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.6 }, align 8
@.str.7 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.7 }, i32 0, ptr @_ZTIc }, align 8
@.str.8 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.8 }, i32 1, ptr @_ZTIc }, align 8
@.str.9 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@_ZTIa = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.9 }, align 8
@.str.10 = private unnamed_addr constant [3 x i8] c"Pa\00", align 1
@_ZTIPa = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.10 }, i32 0, ptr @_ZTIa }, align 8
@.str.11 = private unnamed_addr constant [4 x i8] c"PKa\00", align 1
@_ZTIPKa = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.11 }, i32 1, ptr @_ZTIa }, align 8
@.str.12 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@_ZTIh = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.12 }, align 8
@.str.13 = private unnamed_addr constant [3 x i8] c"Ph\00", align 1
@_ZTIPh = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.13 }, i32 0, ptr @_ZTIh }, align 8
@.str.14 = private unnamed_addr constant [4 x i8] c"PKh\00", align 1
@_ZTIPKh = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.14 }, i32 1, ptr @_ZTIh }, align 8
@.str.15 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@_ZTIs = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.15 }, align 8
@.str.16 = private unnamed_addr constant [3 x i8] c"Ps\00", align 1
@_ZTIPs = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.16 }, i32 0, ptr @_ZTIs }, align 8
@.str.17 = private unnamed_addr constant [4 x i8] c"PKs\00", align 1
@_ZTIPKs = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.17 }, i32 1, ptr @_ZTIs }, align 8
@.str.18 = private unnamed_addr constant [2 x i8] c"t\00", align 1
@_ZTIt = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.18 }, align 8
@.str.19 = private unnamed_addr constant [3 x i8] c"Pt\00", align 1
@_ZTIPt = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.19 }, i32 0, ptr @_ZTIt }, align 8
@.str.20 = private unnamed_addr constant [4 x i8] c"PKt\00", align 1
@_ZTIPKt = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.20 }, i32 1, ptr @_ZTIt }, align 8
@.str.21 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@_ZTIi = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.21 }, align 8
@.str.22 = private unnamed_addr constant [3 x i8] c"Pi\00", align 1
@_ZTIPi = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.22 }, i32 0, ptr @_ZTIi }, align 8
@.str.23 = private unnamed_addr constant [4 x i8] c"PKi\00", align 1
@_ZTIPKi = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.23 }, i32 1, ptr @_ZTIi }, align 8
@.str.24 = private unnamed_addr constant [2 x i8] c"j\00", align 1
@_ZTIj = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.24 }, align 8
@.str.25 = private unnamed_addr constant [3 x i8] c"Pj\00", align 1
@_ZTIPj = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.25 }, i32 0, ptr @_ZTIj }, align 8
@.str.26 = private unnamed_addr constant [4 x i8] c"PKj\00", align 1
@_ZTIPKj = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.26 }, i32 1, ptr @_ZTIj }, align 8
@.str.27 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@_ZTIl = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.27 }, align 8
@.str.28 = private unnamed_addr constant [3 x i8] c"Pl\00", align 1
@_ZTIPl = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.28 }, i32 0, ptr @_ZTIl }, align 8
@.str.29 = private unnamed_addr constant [4 x i8] c"PKl\00", align 1
@_ZTIPKl = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.29 }, i32 1, ptr @_ZTIl }, align 8
@.str.30 = private unnamed_addr constant [2 x i8] c"m\00", align 1
@_ZTIm = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.30 }, align 8
@.str.31 = private unnamed_addr constant [3 x i8] c"Pm\00", align 1
@_ZTIPm = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.31 }, i32 0, ptr @_ZTIm }, align 8
@.str.32 = private unnamed_addr constant [4 x i8] c"PKm\00", align 1
@_ZTIPKm = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.32 }, i32 1, ptr @_ZTIm }, align 8
@.str.33 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@_ZTIx = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.33 }, align 8
@.str.34 = private unnamed_addr constant [3 x i8] c"Px\00", align 1
@_ZTIPx = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.34 }, i32 0, ptr @_ZTIx }, align 8
@.str.35 = private unnamed_addr constant [4 x i8] c"PKx\00", align 1
@_ZTIPKx = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.35 }, i32 1, ptr @_ZTIx }, align 8
@.str.36 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@_ZTIy = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.36 }, align 8
@.str.37 = private unnamed_addr constant [3 x i8] c"Py\00", align 1
@_ZTIPy = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.37 }, i32 0, ptr @_ZTIy }, align 8
@.str.38 = private unnamed_addr constant [4 x i8] c"PKy\00", align 1
@_ZTIPKy = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.38 }, i32 1, ptr @_ZTIy }, align 8
@.str.39 = private unnamed_addr constant [2 x i8] c"n\00", align 1
@_ZTIn = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.39 }, align 8
@.str.40 = private unnamed_addr constant [3 x i8] c"Pn\00", align 1
@_ZTIPn = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.40 }, i32 0, ptr @_ZTIn }, align 8
@.str.41 = private unnamed_addr constant [4 x i8] c"PKn\00", align 1
@_ZTIPKn = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.41 }, i32 1, ptr @_ZTIn }, align 8
@.str.42 = private unnamed_addr constant [2 x i8] c"o\00", align 1
@_ZTIo = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.42 }, align 8
@.str.43 = private unnamed_addr constant [3 x i8] c"Po\00", align 1
@_ZTIPo = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.43 }, i32 0, ptr @_ZTIo }, align 8
@.str.44 = private unnamed_addr constant [4 x i8] c"PKo\00", align 1
@_ZTIPKo = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.44 }, i32 1, ptr @_ZTIo }, align 8
@.str.45 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@_ZTIw = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.45 }, align 8
@.str.46 = private unnamed_addr constant [3 x i8] c"Pw\00", align 1
@_ZTIPw = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.46 }, i32 0, ptr @_ZTIw }, align 8
@.str.47 = private unnamed_addr constant [4 x i8] c"PKw\00", align 1
@_ZTIPKw = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.47 }, i32 1, ptr @_ZTIw }, align 8
@.str.48 = private unnamed_addr constant [3 x i8] c"Ds\00", align 1
@_ZTIDs = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.48 }, align 8
@.str.49 = private unnamed_addr constant [4 x i8] c"PDs\00", align 1
@_ZTIPDs = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.49 }, i32 0, ptr @_ZTIDs }, align 8
@.str.50 = private unnamed_addr constant [5 x i8] c"PKDs\00", align 1
@_ZTIPKDs = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.50 }, i32 1, ptr @_ZTIDs }, align 8
@.str.51 = private unnamed_addr constant [3 x i8] c"Di\00", align 1
@_ZTIDi = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.51 }, align 8
@.str.52 = private unnamed_addr constant [4 x i8] c"PDi\00", align 1
@_ZTIPDi = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.52 }, i32 0, ptr @_ZTIDi }, align 8
@.str.53 = private unnamed_addr constant [5 x i8] c"PKDi\00", align 1
@_ZTIPKDi = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.53 }, i32 1, ptr @_ZTIDi }, align 8
@.str.54 = private unnamed_addr constant [3 x i8] c"Du\00", align 1
@_ZTIDu = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.54 }, align 8
@.str.55 = private unnamed_addr constant [4 x i8] c"PDu\00", align 1
@_ZTIPDu = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.55 }, i32 0, ptr @_ZTIDu }, align 8
@.str.56 = private unnamed_addr constant [5 x i8] c"PKDu\00", align 1
@_ZTIPKDu = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.56 }, i32 1, ptr @_ZTIDu }, align 8
@.str.57 = private unnamed_addr constant [2 x i8] c"f\00", align 1
@_ZTIf = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.57 }, align 8
@.str.58 = private unnamed_addr constant [3 x i8] c"Pf\00", align 1
@_ZTIPf = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.58 }, i32 0, ptr @_ZTIf }, align 8
@.str.59 = private unnamed_addr constant [4 x i8] c"PKf\00", align 1
@_ZTIPKf = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.59 }, i32 1, ptr @_ZTIf }, align 8
@.str.60 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@_ZTId = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.60 }, align 8
@.str.61 = private unnamed_addr constant [3 x i8] c"Pd\00", align 1
@_ZTIPd = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.61 }, i32 0, ptr @_ZTId }, align 8
@.str.62 = private unnamed_addr constant [4 x i8] c"PKd\00", align 1
@_ZTIPKd = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.62 }, i32 1, ptr @_ZTId }, align 8
@.str.63 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@_ZTIe = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.63 }, align 8
@.str.64 = private unnamed_addr constant [3 x i8] c"Pe\00", align 1
@_ZTIPe = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.64 }, i32 0, ptr @_ZTIe }, align 8
@.str.65 = private unnamed_addr constant [4 x i8] c"PKe\00", align 1
@_ZTIPKe = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.65 }, i32 1, ptr @_ZTIe }, align 8
@.str.66 = private unnamed_addr constant [2 x i8] c"g\00", align 1
@_ZTIg = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.66 }, align 8
@.str.67 = private unnamed_addr constant [3 x i8] c"Pg\00", align 1
@_ZTIPg = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.67 }, i32 0, ptr @_ZTIg }, align 8
@.str.68 = private unnamed_addr constant [4 x i8] c"PKg\00", align 1
@_ZTIPKg = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.68 }, i32 1, ptr @_ZTIg }, align 8
@.str.69 = private unnamed_addr constant [3 x i8] c"Dn\00", align 1
@_ZTIDn = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 16), ptr @.str.69 }, align 8
@.str.70 = private unnamed_addr constant [4 x i8] c"PDn\00", align 1
@_ZTIPDn = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.70 }, i32 0, ptr @_ZTIDn }, align 8
@.str.71 = private unnamed_addr constant [5 x i8] c"PKDn\00", align 1
@_ZTIPKDn = dso_local constant %struct.pointer { %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16), ptr @.str.71 }, i32 1, ptr @_ZTIDn }, align 8
@.str.72 = private unnamed_addr constant [32 x i8] c"N10__cxxabiv115__forced_unwindE\00", align 1
@_ZTIN10__cxxabiv115__forced_unwindE = dso_local constant %struct.type { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @.str.72 }, align 8

; Function Attrs: nounwind
define dso_local ptr @tb_libc___dynamic_cast(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %struct.parts, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.parts, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %16 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #5
  %17 = load ptr, ptr %6, align 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.dynamic, ptr %18, i64 -1
  store ptr %19, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #5
  %20 = load ptr, ptr %6, align 8
  %21 = load ptr, ptr %10, align 8
  %22 = getelementptr inbounds %struct.dynamic, ptr %21, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %20, i64 %23
  store ptr %24, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #5
  %25 = load ptr, ptr %10, align 8
  %26 = getelementptr inbounds %struct.dynamic, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr %13) #5
  %28 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 0
  %29 = load ptr, ptr %8, align 8
  store ptr %29, ptr %28, align 8
  %30 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 1
  store i32 0, ptr %30, align 8
  %31 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 2
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 3
  %33 = load ptr, ptr %7, align 8
  store ptr %33, ptr %32, align 8
  %34 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 4
  %35 = load ptr, ptr %6, align 8
  store ptr %35, ptr %34, align 8
  %36 = load ptr, ptr %12, align 8
  %37 = load ptr, ptr %11, align 8
  call void @look_for(ptr noundef %13, ptr noundef %36, ptr noundef %37, i32 noundef 1) #6
  %38 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 1
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %41, label %44

41:                                               ; preds = %4
  %42 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 2
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %5, align 8
  store i32 1, ptr %14, align 4
  br label %80

44:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 40, ptr %15) #5
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 40, i1 false)
  %45 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 0
  %46 = load ptr, ptr %8, align 8
  store ptr %46, ptr %45, align 8
  %47 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 1
  %48 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 2
  %49 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 3
  %50 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 4
  %51 = load ptr, ptr %12, align 8
  %52 = load ptr, ptr %11, align 8
  call void @look_for(ptr noundef %15, ptr noundef %51, ptr noundef %52, i32 noundef 1) #6
  %53 = getelementptr inbounds %struct.parts, ptr %13, i32 0, i32 1
  %54 = load i32, ptr %53, align 8
  %55 = icmp ugt i32 %54, 1
  br i1 %55, label %75, label %56

56:                                               ; preds = %44
  %57 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 1
  %58 = load i32, ptr %57, align 8
  %59 = icmp ne i32 %58, 1
  br i1 %59, label %75, label %60

60:                                               ; preds = %56
  %61 = load ptr, ptr %12, align 8
  %62 = load ptr, ptr %11, align 8
  %63 = load ptr, ptr %7, align 8
  %64 = load ptr, ptr %6, align 8
  %65 = call i32 @contains(ptr noundef %61, ptr noundef %62, ptr noundef %63, ptr noundef %64) #6
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %75

67:                                               ; preds = %60
  %68 = load ptr, ptr %12, align 8
  %69 = load ptr, ptr %11, align 8
  %70 = load ptr, ptr %8, align 8
  %71 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 2
  %72 = load ptr, ptr %71, align 8
  %73 = call i32 @contains(ptr noundef %68, ptr noundef %69, ptr noundef %70, ptr noundef %72) #6
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %76, label %75

75:                                               ; preds = %67, %60, %56, %44
  store ptr null, ptr %5, align 8
  store i32 1, ptr %14, align 4
  br label %79

76:                                               ; preds = %67
  %77 = getelementptr inbounds %struct.parts, ptr %15, i32 0, i32 2
  %78 = load ptr, ptr %77, align 8
  store ptr %78, ptr %5, align 8
  store i32 1, ptr %14, align 4
  br label %79

79:                                               ; preds = %76, %75
  call void @llvm.lifetime.end.p0(i64 40, ptr %15) #5
  br label %80

80:                                               ; preds = %79, %41
  call void @llvm.lifetime.end.p0(i64 40, ptr %13) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #5
  %81 = load ptr, ptr %5, align 8
  ret ptr %81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

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
  %15 = call i32 @is_same(ptr noundef %11, ptr noundef %14) #6
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
  %31 = call i32 @contains(ptr noundef %23, ptr noundef %24, ptr noundef %27, ptr noundef %30) #6
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
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #5
  store i32 0, ptr %9, align 4
  br label %61

61:                                               ; preds = %94, %60
  %62 = load i32, ptr %9, align 4
  %63 = load ptr, ptr %6, align 8
  %64 = call i32 @bases_of(ptr noundef %63) #6
  %65 = icmp ult i32 %62, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #5
  br label %97

67:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(i64 16, ptr %10) #5
  %68 = load ptr, ptr %6, align 8
  %69 = load i32, ptr %9, align 4
  %70 = call { ptr, i64 } @base_of(ptr noundef %68, i32 noundef %69) #6
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
  %91 = call ptr @inside(ptr noundef %86, ptr %88, i64 %90) #6
  %92 = load i32, ptr %8, align 4
  call void @look_for(ptr noundef %83, ptr noundef %85, ptr noundef %91, i32 noundef %92) #6
  br label %93

93:                                               ; preds = %82, %77
  call void @llvm.lifetime.end.p0(i64 16, ptr %10) #5
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %9, align 4
  %96 = add i32 %95, 1
  store i32 %96, ptr %9, align 4
  br label %61, !llvm.loop !4

97:                                               ; preds = %33, %48, %59, %66
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

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
  %19 = call i32 @is_same(ptr noundef %17, ptr noundef %18) #6
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %16
  store i32 1, ptr %5, align 4
  br label %65

22:                                               ; preds = %16, %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #5
  store i32 0, ptr %10, align 4
  br label %23

23:                                               ; preds = %59, %22
  %24 = load i32, ptr %10, align 4
  %25 = load ptr, ptr %6, align 8
  %26 = call i32 @bases_of(ptr noundef %25) #6
  %27 = icmp ult i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  store i32 2, ptr %11, align 4
  br label %62

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 16, ptr %12) #5
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %10, align 4
  %32 = call { ptr, i64 } @base_of(ptr noundef %30, i32 noundef %31) #6
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
  %49 = call ptr @inside(ptr noundef %44, ptr %46, i64 %48) #6
  %50 = load ptr, ptr %8, align 8
  %51 = load ptr, ptr %9, align 8
  %52 = call i32 @contains(ptr noundef %43, ptr noundef %49, ptr noundef %50, ptr noundef %51) #6
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
  call void @llvm.lifetime.end.p0(i64 16, ptr %12) #5
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
  br label %23, !llvm.loop !7

62:                                               ; preds = %56, %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #5
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

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
  %23 = call i32 @strcmp(ptr noundef %19, ptr noundef %22) #6
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
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #5
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
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #5
  br label %31

31:                                               ; preds = %27, %12
  %32 = load ptr, ptr %4, align 8
  ret ptr %32
}

declare i32 @strcmp(ptr noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin "no-builtins" }

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
