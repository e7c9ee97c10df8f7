//! Functions that take pointers nowhere: what they are given they look at, or write numbers to, and their results are numbers. Part of the
//! table of effects, beside `flows.rs`; a function is in one of the two.

/// Their names.
pub(super) const NAMES: &str = "
    CUTE_assert CUTE_assume _Exit _ZdaPv _ZdaPvSt11align_val_t _ZdaPvm _ZdaPvmSt11align_val_t _ZdlPv
    _ZdlPvSt11align_val_t _ZdlPvm _ZdlPvmSt11align_val_t __CPROVER_assert __CPROVER_assume __CPROVER_atomic_begin
    __CPROVER_atomic_end __CPROVER_havoc_object __CrestChar __CrestInt __CrestLLong __CrestShort __CrestUChar
    __CrestUInt __CrestULLong __CrestUShort __ESBMC_assert __ESBMC_assume __ESBMC_atomic_begin __ESBMC_atomic_end
    __ESBMC_yield __VERIFIER_assert __VERIFIER_assume __VERIFIER_atomic_begin __VERIFIER_atomic_end __VERIFIER_error
    __VERIFIER_loop_begin __VERIFIER_loop_bound __VERIFIER_nondet_S8 __VERIFIER_nondet__Bool __VERIFIER_nondet_bool
    __VERIFIER_nondet_char __VERIFIER_nondet_double __VERIFIER_nondet_float __VERIFIER_nondet_int
    __VERIFIER_nondet_loff_t __VERIFIER_nondet_long __VERIFIER_nondet_longlong __VERIFIER_nondet_memory
    __VERIFIER_nondet_pthread_t __VERIFIER_nondet_ptrdiff_t __VERIFIER_nondet_schar __VERIFIER_nondet_sector_t
    __VERIFIER_nondet_short __VERIFIER_nondet_size_t __VERIFIER_nondet_u16 __VERIFIER_nondet_u32
    __VERIFIER_nondet_u64 __VERIFIER_nondet_u8 __VERIFIER_nondet_uchar __VERIFIER_nondet_uint
    __VERIFIER_nondet_ulong __VERIFIER_nondet_ulonglong __VERIFIER_nondet_unsigned __VERIFIER_nondet_ushort
    __VERIFIER_potential_spin_end __VERIFIER_spin_end __VERIFIER_spin_start __assert __assert_fail
    __assert_perror_fail __assert_rtn __atomic_is_lock_free __fpending __fprintf_chk __printf_chk
    __pthread_register_cancel __pthread_unregister_cancel __pthread_unwind_next __sigsetjmp __snprintf_chk
    __sprintf_chk __stack_chk_fail _exit _setjmp acos acosf acosh acoshf asin asinf asinh asinhf assume_abort_if_not
    atan atan2 atan2f atanf atanh atanhf bcmp bzero cbrt cbrtf cfree clearenv clearerr clock clock_getres
    clock_gettime clock_nanosleep close cnd_broadcast cnd_destroy cnd_init cnd_signal cnd_timedwait cnd_wait cos
    cosf cosh coshf creat dprintf drand48 dup dup2 erf erfc erfcf erff exit exp exp2 exp2f expf explicit_bzero expm1
    expm1f fclose feof feof_unlocked ferror ferror_unlocked fflush fflush_unlocked fgetc fgetc_unlocked fileno
    flockfile fmod fmodf fprintf fputc fputc_unlocked fputs fputs_unlocked fread fread_unlocked free fseek fseeko
    ftell ftello ftruncate ftrylockfile funlockfile fwrite fwrite_unlocked gamma get_nprocs getc getc_unlocked
    getchar getchar_unlocked getegid geteuid getgid getpagesize getpid getppid gettimeofday getuid hypot hypotf
    isatty klee_abort klee_assume klee_choose klee_close_merge klee_int klee_is_replay klee_make_symbolic
    klee_mark_global klee_open_merge klee_prefer_cex klee_print_expr klee_print_range klee_range klee_report_error
    klee_silent_exit klee_stack_trace klee_warning klee_warning_once lgamma lgammaf llvm.abs llvm.assume
    llvm.bitreverse llvm.bswap llvm.ceil llvm.copysign llvm.ctlz llvm.ctpop llvm.cttz llvm.dbg llvm.debugtrap llvm.eh.typeid.for
    llvm.donothing llvm.experimental.noalias.scope.decl llvm.fabs llvm.floor llvm.fma llvm.fmuladd llvm.fptosi.sat
    llvm.fptoui.sat llvm.fshl llvm.fshr llvm.invariant.end llvm.is.constant llvm.is.fpclass llvm.lifetime.end
    llvm.lifetime.start llvm.llrint llvm.llround llvm.lrint llvm.lround llvm.maximum llvm.maxnum llvm.memset
    llvm.minimum llvm.minnum llvm.nearbyint llvm.objectsize llvm.prefetch llvm.pseudoprobe llvm.rint llvm.round
    llvm.roundeven llvm.sadd.sat llvm.sadd.with.overflow llvm.sideeffect llvm.smul.with.overflow llvm.sqrt
    llvm.sshl.sat llvm.ssub.sat llvm.ssub.with.overflow llvm.stackrestore llvm.stacksave llvm.trap llvm.trunc
    llvm.uadd.sat llvm.uadd.with.overflow llvm.ubsantrap llvm.umul.with.overflow llvm.ushl.sat llvm.usub.sat
    llvm.usub.with.overflow llvm.var.annotation llvm.vector.reduce.add llvm.vector.reduce.and
    llvm.vector.reduce.fadd llvm.vector.reduce.fmax llvm.vector.reduce.fmin llvm.vector.reduce.fmul
    llvm.vector.reduce.mul llvm.vector.reduce.or llvm.vector.reduce.smax llvm.vector.reduce.smin
    llvm.vector.reduce.umax llvm.vector.reduce.umin llvm.vector.reduce.xor log log10 log10f log1p log1pf log2 log2f
    logf lrand48 lseek lseek64 malloc_usable_size memcmp mkdir mrand48 mtx_destroy mtx_init mtx_lock mtx_timedlock
    mtx_trylock mtx_unlock nanosleep nondet_bool nondet_char nondet_double nondet_float nondet_int nondet_long
    nondet_longlong nondet_schar nondet_short nondet_size_t nondet_uchar nondet_uint nondet_ulong nondet_ulonglong
    nondet_ushort open open64 pow powf pread pread64 printf pthread_attr_destroy pthread_attr_getdetachstate
    pthread_attr_getguardsize pthread_attr_getinheritsched pthread_attr_getschedparam pthread_attr_getschedpolicy
    pthread_attr_getscope pthread_attr_getstacksize pthread_attr_init pthread_attr_setdetachstate
    pthread_attr_setguardsize pthread_attr_setinheritsched pthread_attr_setschedparam pthread_attr_setschedpolicy
    pthread_attr_setscope pthread_attr_setstacksize pthread_barrier_destroy pthread_barrier_init
    pthread_barrier_wait pthread_barrierattr_destroy pthread_barrierattr_getpshared pthread_barrierattr_init
    pthread_barrierattr_setpshared pthread_cond_broadcast pthread_cond_clockwait pthread_cond_destroy
    pthread_cond_init pthread_cond_signal pthread_cond_timedwait pthread_cond_wait pthread_condattr_destroy
    pthread_condattr_getclock pthread_condattr_getpshared pthread_condattr_init pthread_condattr_setclock
    pthread_condattr_setpshared pthread_detach pthread_equal pthread_getname_np pthread_key_delete
    pthread_mutex_clocklock pthread_mutex_consistent pthread_mutex_destroy pthread_mutex_init pthread_mutex_lock
    pthread_mutex_timedlock pthread_mutex_trylock pthread_mutex_unlock pthread_mutexattr_destroy
    pthread_mutexattr_getprotocol pthread_mutexattr_getpshared pthread_mutexattr_getrobust pthread_mutexattr_gettype
    pthread_mutexattr_init pthread_mutexattr_setprotocol pthread_mutexattr_setpshared pthread_mutexattr_setrobust
    pthread_mutexattr_settype pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock pthread_rwlock_destroy
    pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock
    pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_rwlock_unlock pthread_rwlock_wrlock
    pthread_rwlockattr_destroy pthread_rwlockattr_getkind_np pthread_rwlockattr_getpshared pthread_rwlockattr_init
    pthread_rwlockattr_setkind_np pthread_rwlockattr_setpshared pthread_self pthread_setaffinity_np
    pthread_setconcurrency pthread_setname_np pthread_setschedparam pthread_spin_destroy pthread_spin_init
    pthread_spin_lock pthread_spin_trylock pthread_spin_unlock pthread_yield putc putc_unlocked putchar
    putchar_unlocked puts pwrite quick_exit rand random reach_error read remove rename rewind rmdir sched_yield
    sem_clockwait sem_close sem_destroy sem_getvalue sem_init sem_post sem_timedwait sem_trywait sem_unlink sem_wait
    setbuf setbuffer setjmp setlinebuf setvbuf sigsetjmp sin sinf sinh sinhf sleep snprintf sprintf srand srand48
    srandom strcasecmp strcmp strcoll strcspn strlcat strlcpy strlen strncasecmp strncmp strnlen strspn sysconf tan
    tanf tanh tanhf tb_assert_fail tb_assume tb_bool tb_bytes tb_char tb_choose tb_close_stream tb_descriptor_size
    tb_double tb_file_size tb_fixed_answer tb_float tb_has_threads tb_int tb_is_folder tb_long tb_longlong
    tb_plain_name tb_ptrdiff tb_reached tb_schar tb_short tb_size tb_uchar tb_uint tb_ulong tb_ulonglong tb_uncaught tb_unsupported tb_ushort tgamma
    tgammaf thrd_current thrd_detach thrd_equal thrd_sleep thrd_yield time timespec_get truncate tss_delete tzset
    ungetc unlink unsetenv usleep write
";
