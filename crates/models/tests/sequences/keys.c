/* Data of threads, in which order it is destroyed, and clean-up handlers. Destructors run in the order of keys, as in glibc. */
//! create(0, #6)
//! create(1, #6)
//! create(2, #6)
//: thread(#4, #4, #4, #8, #7)
//: thread(#4, #4, #4, #8, #7)
//: thread(#4, #4, #4, #8, #7)
//: pthread_setspecific(keys[#3], (void *)#3)
//: (long)pthread_getspecific(keys[#3])
//: pthread_setspecific(99, 0)
//: happened

static pthread_key_t keys[3];
static _Atomic long happened;
static int again;
static void happens(int what, const void *with) { happened = (happened * 11 + what * 100 + (long)with) % 1000003; }

static void plain(void *x) { happens(1, x); }
static void sets_second(void *x) {
    happens(2, x);
    if (again-- > 0)
        pthread_setspecific(keys[1], (char *)x + 1);
}
static void sets_first(void *x) {
    happens(3, x);
    if (again-- > 0)
        pthread_setspecific(keys[0], (char *)x + 1);
}
static void looks(void *x) {
    for (int i = 0; i < 3; i++)
        happens(4 + i, pthread_getspecific(keys[i]));
}
static void makes_anew(void *x) {
    happens(8, x);
    /* Not to be looked for by others: a key that is made later may have its number. */
    pthread_key_t more;
    happens(9, (void *)(long)(pthread_key_create(&more, plain) + pthread_key_delete(more)));
}
static void (*const destructors[])(void *) = {plain, sets_second, sets_first, looks, makes_anew, 0};
static long create(int i, int destructor) { return pthread_key_create(&keys[i], destructors[destructor]); }

static void cleans(void *x) { happens(20, x); }
static void cleans_by_setting(void *x) { pthread_setspecific(keys[2], x); }
struct job {
    int values[3], how;
};
static void *inside(struct job *job) {
    pthread_cleanup_push(cleans_by_setting, (void *)4);
    if (job->how & 1)
        pthread_exit((void *)2);
    pthread_cleanup_pop(job->how & 2);
    return (void *)1;
}
static void *work(void *x) {
    struct job *job = x;
    void *volatile result;
    for (int i = 0; i < 3; i++)
        if (job->values[i])
            happens(30, (void *)(long)pthread_setspecific(keys[i], (void *)(long)(job->values[i] - 1)));
    pthread_cleanup_push(cleans, (void *)7);
    pthread_cleanup_push(cleans, (void *)8);
    result = inside(job);
    pthread_cleanup_pop(job->how & 4);
    pthread_cleanup_pop(0);
    return result;
}
static long thread(int a, int b, int c, int how, int more) {
    struct job job = {{a, b, c}, how};
    pthread_t made;
    void *result;
    again = more;
    pthread_create(&made, 0, work, &job);
    pthread_join(made, &result);
    return happened * 10 + (long)result;
}
