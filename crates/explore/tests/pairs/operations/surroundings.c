/* Random numbers, time, the environment, signals, the end of the process, locale, and results that the library keeps. */
PREPARE(random) {
    srand(7);
    return 0;
}
OBSERVE(random) {
    out[0] = rand();
    out[1] = lrand48();
}
OP(rand, random) { return rand(); }
OP(srand, random) {
    srand(3);
    return 0;
}
OP(random, random) { return random(); }
OP(srandom, random) {
    srandom(4);
    return 0;
}
OP(drand48, random) { return (long)(drand48() * 1000000); }
OP(lrand48, random) { return lrand48(); }
OP(mrand48, random) { return mrand48(); }
OP(srand48, random) {
    srand48(5);
    return 0;
}

static struct timespec moment;
PREPARE(time) {
    moment.tv_sec = 0;
    return 0;
}
OBSERVE(time) {
    out[0] = clock();
    out[1] = moment.tv_nsec;
}
OP(time, time) { return time(0); }
OP(clock, time) { return clock(); }
OP(gettimeofday, time) {
    struct timeval at;
    gettimeofday(&at, 0);
    return at.tv_usec;
}
OP(clock_gettime, time) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return at.tv_nsec;
}
OP(clock_gettime_shared, time) { return clock_gettime(CLOCK_REALTIME, &moment); }
OP(timespec_get, time) { return timespec_get(&moment, TIME_UTC); }
OP(clock_getres, time) { return clock_getres(CLOCK_REALTIME, &moment); }
OP(times, time) { return times(0); }
OP(getrusage, time) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_utime.tv_usec;
}
OP(nanosleep, time) { return nanosleep(&moment, 0); }
OP(clock_nanosleep, time) { return clock_nanosleep(CLOCK_REALTIME, 0, &moment, 0); }
OP(thrd_sleep, time) { return thrd_sleep(&moment, 0); }
OP(sleep, time) { return sleep(1); }
OP(usleep, time) { return usleep(1); }
OP(tzset, time) {
    tzset();
    return 0;
}

PREPARE(environment) {
    setenv("A", "one", 1);
    unsetenv("B");
    return 0;
}
OBSERVE(environment) {
    out[0] = word(getenv("A"));
    out[1] = word(getenv("B"));
}
OP(getenv, environment) { return word(getenv("A")); }
OP(secure_getenv, environment) { return word(secure_getenv("B")); }
OP(setenv, environment) { return setenv("A", "two", 1); }
OP(setenv_once, environment) { return setenv("B", "three", 0); }
OP(unsetenv, environment) { return unsetenv("A"); }
OP(putenv, environment) { return putenv("B=four"); }
OP(clearenv, environment) { return clearenv(); }

static atomic_int hits, hits2;
static void hit(int number) {
    (void)number;
    atomic_fetch_add(&hits, 1);
}
static void hit2(int number) {
    (void)number;
    atomic_fetch_add(&hits2, 1);
}
PREPARE(signals) {
    signal(SIGUSR1, hit);
    return 0;
}
OBSERVE(signals) {
    struct sigaction now;
    sigset_t waiting;
    sigaction(SIGUSR1, 0, &now);
    out[0] = now.sa_handler == hit ? 1 : now.sa_handler == hit2 ? 2 : 0;
    sigpending(&waiting);
    out[1] = sigismember(&waiting, SIGUSR1);
    out[2] = hits;
    out[3] = hits2;
}
OP(raise, signals) { return raise(SIGUSR1); }
OP(raise_twice, signals) { return raise(SIGUSR1) + raise(SIGUSR1); }
OP(kill, signals) { return kill(getpid(), SIGUSR1); }
OP(signal, signals) { return signal(SIGUSR1, hit2) == hit; }
OP(signal_ignore, signals) { return signal(SIGUSR1, SIG_IGN) == hit; }
OP(sigaction, signals) {
    struct sigaction before;
    sigaction(SIGUSR1, 0, &before);
    return before.sa_handler == hit;
}
OP(sigaction_once, signals) {
    struct sigaction with = {.sa_handler = hit2, .sa_flags = SA_RESETHAND}, before;
    sigaction(SIGUSR1, &with, &before);
    return before.sa_handler == hit;
}
OP(sigprocmask, signals) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    long result = sigprocmask(SIG_BLOCK, &set, 0);
    raise(SIGUSR1);
    return result;
}
OP(pthread_sigmask, signals) {
    sigset_t set;
    sigfillset(&set);
    long result = pthread_sigmask(SIG_BLOCK, &set, 0);
    result += 10 * raise(SIGUSR1);
    return result + pthread_sigmask(SIG_UNBLOCK, &set, 0);
}
OP(sigpending, signals) {
    sigset_t set;
    sigfillset(&set);
    sigdelset(&set, SIGUSR1);
    sigpending(&set);
    return sigismember(&set, SIGUSR1);
}

static atomic_int ended;
int at_end;
static void end(void) {
    ended++;
    at_end = ended;
}
static void end_with(int status, void *argument) {
    (void)argument;
    ended += 10 + status;
    at_end = ended;
}
PREPARE(ends) { return 0; }
OBSERVE(ends) { out[0] = ended; }
OP(atexit, ends) { return atexit(end); }
OP(on_exit, ends) { return on_exit(end_with, 0); }
OP(at_quick_exit, ends) { return at_quick_exit(end); }
OP(exit, ends) { exit(3); }
OP(quick_exit, ends) { quick_exit(4); }
OP(_exit, ends) { _exit(5); }
OP(_Exit, ends) { _Exit(6); }
OP(abort, ends) { abort(); }
OP(err, ends) { err(7, "it"); }
OP(errx, ends) { errx(8, "it"); }

PREPARE(kept) { return 0; }
OBSERVE(kept) {
    out[0] = umask(0);
    out[1] = word(setlocale(LC_ALL, 0));
}
OP(setlocale, kept) { return word(setlocale(LC_ALL, "C")); }
OP(localeconv, kept) { return word(localeconv()->decimal_point); }
OP(nl_langinfo, kept) { return word(nl_langinfo(CODESET)); }
OP(gettext, kept) { return word(gettext("it")); }
OP(textdomain, kept) { return word(textdomain("d")); }
OP(bindtextdomain, kept) { return word(bindtextdomain("d", "/")); }
OP(strerror, kept) { return word(strerror(12345)); }
OP(strerror_known, kept) { return word(strerror(2)); }
OP(strsignal, kept) { return word(strsignal(99)); }
OP(strtok, kept) {
    char text[] = "x y";
    return word(strtok(text, " "));
}
OP(localtime, kept) {
    time_t at = 0;
    return localtime(&at)->tm_year;
}
OP(gmtime, kept) {
    time_t at = 100000;
    return gmtime(&at)->tm_hour;
}
OP(asctime, kept) {
    struct tm at = {.tm_mday = 1};
    return word(asctime(&at));
}
OP(ctime, kept) {
    time_t at = 0;
    return word(ctime(&at));
}
OP(mktime, kept) {
    struct tm at = {.tm_mday = 1, .tm_year = 70};
    return mktime(&at) + timegm(&at);
}
OP(inet_ntoa, kept) {
    struct in_addr at = {htonl(0x01020304)};
    return word(inet_ntoa(at));
}
OP(getopt, kept) {
    char *words[] = {"p", "-a", 0};
    return getopt(2, words, "a");
}
OP(getopt_long, kept) {
    char *words[] = {"p", "-b", 0};
    struct option none = {0, 0, 0, 0};
    return getopt_long(2, words, "b", &none, 0);
}
OP(getopt_long_only, kept) {
    char *words[] = {"p", "-c", 0};
    struct option none = {0, 0, 0, 0};
    return getopt_long_only(2, words, "c", &none, 0);
}
OP(hcreate, kept) { return hcreate(4); }
OP(hsearch, kept) {
    ENTRY entry = {"key", 0};
    hcreate(4);
    return hsearch(entry, ENTER) != 0;
}
OP(hdestroy, kept) {
    hcreate(4);
    hdestroy();
    return 0;
}
OP(tmpnam_shared, kept) { return word(tmpnam(0) + 9); }
OP(mblen, kept) { return mblen("x", 1); }
OP(rlimit, kept) {
    struct rlimit limit;
    getrlimit(RLIMIT_CORE, &limit);
    return setrlimit(RLIMIT_CORE, &limit);
}
OP(umask_kept, kept) { return umask(027); }

#define block ((char *)x)
PREPARE(memory) {
    return strcpy(malloc(8), "ab-cd");
}
OBSERVE(memory) { (void)out; }
OP(free, memory) {
    free(block);
    return 0;
}
OP(realloc, memory) { return realloc(block, 16) != 0; }
OP(reallocarray, memory) { return reallocarray(block, 2, 8) != 0; }
OP(malloc_usable_size, memory) { return malloc_usable_size(block) >= 8; }
OP(strdup, memory) { return word(strdup(block)); }
OP(strndup, memory) { return word(strndup(block, 2)); }
OP(asprintf, memory) {
    char *text;
    long result = asprintf(&text, "%s", block);
    out[0] = word(text);
    return result;
}
OP(malloc, memory) {
    char *a = malloc(1), *b = calloc(1, 1), *c = aligned_alloc(8, 8), *f = memalign(8, 8), *g = valloc(1);
    void *h;
    return a && b && c && f && g && !posix_memalign(&h, 8, 8);
}
OP(memchr, memory) { return (char *)memchr(block, '-', 8) - block; }
OP(strchr, memory) { return strchr(block, '-') - block; }
OP(strcmp, memory) { return strcmp(block, "ab+"); }
OP(store, memory) { return block[4] = 'x'; }
OP(store_early, memory) { return block[0] = 'x'; }
#undef block
