/* Operations that two threads do at the same time, each one call of the library on things that they share; how these
 * are made, and what is left of them. A program has two or three of the operations: main.rs says which, and leaves out all
 * that they do not need.
 *
 * OP(name, subject) is one operation. A subject has a PREPARE, which runs before the threads start, and an OBSERVE, which
 * looks at what is left when they have ended. What a PREPARE returns its operations get as `x`: a variable would be one more
 * thing that threads share, and make more steps. */
#define _GNU_SOURCE
#include <dirent.h>
#include <err.h>
#include <errno.h>
#include <error.h>
#include <fcntl.h>
#include <getopt.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <malloc.h>
#include <netinet/in.h>
#include <arpa/inet.h>
#include <pthread.h>
#include <sched.h>
#include <search.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/times.h>
#include <sys/uio.h>
#include <sys/utsname.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

/* What came of it: the result, errno, and more. Main has its own; other threads return theirs. */
#define SLOTS 8
long out_second[SLOTS], out_main[3 * SLOTS];
/* Steps before the calls: whatever a call does before its first step shows in the order of these. */
static struct {
    int first, second;
} mark;

#define OP(name, subject) long op_##name(long *out, void *x)
#define PREPARE(subject) void *prepare_##subject(void)
#define OBSERVE(subject) void observe_##subject(long *out)

/* The first bytes of a text as a number. */
static long word(const char *text) {
    unsigned long number = 0;
    for (int i = 0; text && i < 8 && text[i]; i++)
        number |= (unsigned long)(unsigned char)text[i] << 8 * i;
    return (long)number;
}

/* main.rs writes these. */
long first(long *out, void *x), second(long *out, void *x), third(long *out, void *x);
void prepare(void **xs), observe(long *out);

static void *run_first(void *x) {
    long *out = calloc(SLOTS, sizeof *out);
    mark.first = 2;
    errno = 0;
    out[0] = first(out + 2, x);
    out[1] = errno;
    return out;
}

static void run_second(void *x) {
    mark.second = 2;
    errno = 0;
    out_second[0] = second(out_second + 2, x);
    out_second[1] = errno;
}

static void *run_third(void *x) {
    long *out = calloc(SLOTS, sizeof *out);
    errno = 0;
    out[0] = third(out + 2, x);
    out[1] = errno;
    return out;
}

int main(void) {
    pthread_t a;
    void *xs[3];
    prepare(xs);
    mark.first = mark.second = 1;
    pthread_create(&a, 0, run_first, xs[0]);
    run_second(xs[1]);
    pthread_join(a, 0);
    observe(out_main);
    return 0;
}

int watched(void) {
    pthread_t a, b;
    void *xs[3];
    prepare(xs);
    mark.first = mark.second = 1;
    pthread_create(&a, 0, run_first, xs[0]);
    pthread_create(&b, 0, run_third, xs[2]);
    run_second(xs[1]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    observe(out_main);
    return 0;
}

#include "files.c"
#include "streams.c"
#include "surroundings.c"
#include "threads.c"
#include "sync.c"
