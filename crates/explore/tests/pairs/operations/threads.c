/* Threads, and data that each has for itself. */
#define t ((pthread_t)x)
#define ct ((thrd_t)x)
static pthread_attr_t shape;
static void *idle(void *x) { return x; }
static int c_idle(void *x) { return x != 0; }

PREPARE(threads) {
    pthread_t made;
    pthread_create(&made, 0, idle, 0);
    return (void *)made;
}
OBSERVE(threads) { (void)out; }
OP(pthread_create, threads) {
    pthread_t more;
    long result = pthread_create(&more, 0, idle, 0);
    pthread_join(more, 0);
    return result;
}
static pthread_t last;
OP(pthread_create_shared, threads) { return pthread_create(&last, 0, idle, 0); }
OP(pthread_join, threads) { return pthread_join(t, 0); }
OP(pthread_tryjoin, threads) { return pthread_tryjoin_np(t, 0); }
OP(pthread_timedjoin, threads) {
    struct timespec at = {0, 0};
    return pthread_timedjoin_np(t, 0, &at);
}
OP(pthread_clockjoin, threads) {
    struct timespec at = {0, 0};
    return pthread_clockjoin_np(t, 0, CLOCK_REALTIME, &at);
}
OP(pthread_detach, threads) { return pthread_detach(t); }
OP(pthread_exit, threads) { pthread_exit(0); }
OP(pthread_self, threads) { return pthread_equal(pthread_self(), t); }
OP(pthread_setname, threads) { return pthread_setname_np(t, "one"); }
OP(pthread_setname_other, threads) { return pthread_setname_np(t, "other"); }
OP(pthread_getname, threads) {
    char name[16] = "";
    long result = pthread_getname_np(t, name, 16);
    out[0] = word(name);
    return result;
}
OP(pthread_getname_shared, threads) {
    pthread_setname_np(t, "any");
    return pthread_getname_np(t, other, 16);
}
OP(pthread_setconcurrency, threads) { return pthread_setconcurrency(2); }
OP(pthread_setschedparam, threads) {
    struct sched_param with = {0};
    return pthread_setschedparam(t, SCHED_OTHER, &with);
}
OP(pthread_setaffinity, threads) {
    cpu_set_t set;
    memset(&set, 0, sizeof set);
    return pthread_setaffinity_np(t, sizeof set, &set);
}
OP(yield, threads) { return sched_yield() + pthread_yield() + (thrd_yield(), 0); }

PREPARE(shape) {
    pthread_attr_init(&shape);
    return 0;
}
OBSERVE(shape) {
    int state;
    out[0] = pthread_attr_getdetachstate(&shape, &state);
    out[1] = state;
}
OP(pthread_attr_init, shape) { return pthread_attr_init(&shape); }
OP(pthread_attr_destroy, shape) { return pthread_attr_destroy(&shape); }
OP(pthread_attr_setdetachstate, shape) { return pthread_attr_setdetachstate(&shape, PTHREAD_CREATE_DETACHED); }
OP(pthread_attr_getdetachstate, shape) {
    int state;
    pthread_attr_getdetachstate(&shape, &state);
    return state;
}
OP(pthread_attr_setstacksize, shape) { return pthread_attr_setstacksize(&shape, 1 << 20); }
OP(pthread_attr_getstacksize, shape) {
    size_t size;
    pthread_attr_getstacksize(&shape, &size);
    return size;
}
OP(pthread_attr_setguardsize, shape) { return pthread_attr_setguardsize(&shape, 4096); }
OP(pthread_attr_getguardsize, shape) {
    size_t size;
    pthread_attr_getguardsize(&shape, &size);
    return size;
}
OP(pthread_attr_scope, shape) {
    int scope;
    return pthread_attr_setscope(&shape, PTHREAD_SCOPE_SYSTEM) + pthread_attr_getscope(&shape, &scope);
}
OP(pthread_attr_schedpolicy, shape) {
    int policy;
    return pthread_attr_setschedpolicy(&shape, SCHED_OTHER) + pthread_attr_getschedpolicy(&shape, &policy);
}
OP(pthread_attr_schedparam, shape) {
    struct sched_param with = {0};
    return pthread_attr_setschedparam(&shape, &with) + pthread_attr_getschedparam(&shape, &with);
}
OP(pthread_attr_inheritsched, shape) {
    int inherit;
    return pthread_attr_setinheritsched(&shape, PTHREAD_INHERIT_SCHED) + pthread_attr_getinheritsched(&shape, &inherit);
}
OP(pthread_create_with, shape) {
    pthread_t more;
    return pthread_create(&more, &shape, idle, 0);
}

PREPARE(c_threads) {
    thrd_t made;
    thrd_create(&made, c_idle, 0);
    return (void *)made;
}
OBSERVE(c_threads) { (void)out; }
OP(thrd_create, c_threads) {
    thrd_t more;
    long result = thrd_create(&more, c_idle, 0);
    thrd_join(more, 0);
    return result;
}
OP(thrd_join, c_threads) { return thrd_join(ct, 0); }
OP(thrd_detach, c_threads) { return thrd_detach(ct); }
OP(thrd_current, c_threads) { return thrd_equal(thrd_current(), ct); }
OP(thrd_exit, c_threads) { thrd_exit(0); }

/* The first and the second that are made. */
enum { key, c_key };
static pthread_key_t last_key;
static atomic_int destroyed;
static void destroy(void *x) {
    (void)x;
    destroyed++;
}
static void keep(void *x) {
    destroyed += 10;
    pthread_setspecific(key, x);
}
PREPARE(keys) {
    pthread_key_t one;
    tss_t two;
    pthread_key_create(&one, destroy);
    tss_create(&two, destroy);
    return 0;
}
OBSERVE(keys) {
    out[0] = pthread_setspecific(key, 0);
    out[1] = destroyed;
}
OP(pthread_key_create, keys) {
    pthread_key_t more;
    pthread_key_create(&more, destroy);
    pthread_setspecific(more, &destroyed);
    return more;
}
OP(pthread_key_create_shared, keys) { return pthread_key_create(&last_key, keep); }
OP(pthread_key_delete, keys) { return pthread_key_delete(key); }
OP(pthread_getspecific, keys) { return pthread_getspecific(key) != 0; }
OP(pthread_setspecific, keys) { return pthread_setspecific(key, &destroyed); }
OP(pthread_setspecific_next, keys) { return pthread_setspecific(key + 2, &destroyed); }
OP(pthread_exit_keys, keys) {
    pthread_setspecific(key, &destroyed);
    pthread_exit(0);
}
/* Others may come between the setting and the end. */
OP(pthread_exit_keys_later, keys) {
    destroyed += pthread_setspecific(key, &destroyed) ? 1000 : 100;
    pthread_exit(0);
}
OP(tss_create, keys) {
    tss_t more;
    tss_create(&more, 0);
    return more;
}
OP(tss_delete, keys) {
    tss_delete(c_key);
    return 0;
}
OP(tss_get, keys) { return tss_get(c_key) != 0; }
OP(tss_set, keys) { return tss_set(c_key, &destroyed); }

extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
static int plain;
PREPARE(sections) {
    plain = 0;
    return 0;
}
OBSERVE(sections) { out[0] = plain; }
OP(section, sections) {
    __VERIFIER_atomic_begin();
    plain++;
    plain++;
    __VERIFIER_atomic_end();
    return 0;
}
OP(section_rand, sections) {
    __VERIFIER_atomic_begin();
    long sum = rand();
    sum += rand();
    __VERIFIER_atomic_end();
    return sum;
}
#undef t
#undef ct
