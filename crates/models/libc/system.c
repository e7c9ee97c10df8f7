/* What a program asks the system: fixed answers, and memory by pages. */
#include "library.h"

int posix_memalign(void **to, size_t align, size_t size);
void free(void *gone);
void *memset(void *to, int c, size_t size);
long pread(int descriptor, void *to, size_t size, long offset);
char *strcpy(char *to, const char *from);
char *strncpy(char *to, const char *from, size_t size);
char *strchr(const char *text, int c);
long clock(void);
/* What comes is one answer of many; a model. */
void tb_fixed_answer(void);

struct utsname {
    char part[6][65];
};

int LIBC(uname)(struct utsname *to) {
    tb_fixed_answer();
    memset(to, 0, sizeof *to);
    strcpy(to->part[0], "Linux");
    strcpy(to->part[1], "machine");
    strcpy(to->part[2], "6.1.0");
    strcpy(to->part[3], "#1");
    strcpy(to->part[4], "x86_64");
    strcpy(to->part[5], "(none)");
    return 0;
}

int LIBC(gethostname)(char *to, size_t size) {
    tb_fixed_answer();
    strncpy(to, "machine", size);
    if (size < 8) {
        errno = 36;
        return -1;
    }
    return 0;
}

struct rlimit {
    unsigned long soft, hard;
};

int LIBC(getrlimit)(int resource, struct rlimit *to) {
    (void)resource;
    tb_fixed_answer();
    to->soft = to->hard = ~0UL;
    return 0;
}

int LIBC(setrlimit)(int resource, const struct rlimit *from) {
    (void)resource;
    (void)from;
    return 0;
}

struct rusage {
    long user, user_rest, system, system_rest, other[14];
};

int LIBC(getrusage)(int who, struct rusage *to) {
    (void)who;
    memset(to, 0, sizeof *to);
    long now = clock();
    to->user = now / 1000000;
    to->user_rest = now % 1000000;
    return 0;
}

long LIBC(times)(long *to) {
    long now = clock() / 10000;
    if (to) {
        to[0] = now;
        to[1] = to[2] = to[3] = 0;
    }
    return now;
}

#define MAP_FAILED ((void *)-1)
#define MAP_SHARED 1
#define MAP_FIXED 16
#define MAP_ANONYMOUS 32
#define PAGE 4096UL
#define ENODEV 19

/* Fresh memory, or a private copy of a file. */
void *LIBC(mmap)(void *hint, size_t size, int protection, int flags, int descriptor, long offset) {
    (void)hint;
    if (size == 0) {
        errno = EINVAL;
        return MAP_FAILED;
    }
    if ((flags & MAP_FIXED) || ((flags & MAP_SHARED) && (protection & 2) && !(flags & MAP_ANONYMOUS))) {
        errno = ENODEV;
        return MAP_FAILED;
    }
    size_t whole = (size + PAGE - 1) / PAGE * PAGE;
    void *at;
    posix_memalign(&at, PAGE, whole);
    memset(at, 0, whole);
    if (!(flags & MAP_ANONYMOUS) && pread(descriptor, at, size, offset) < 0) {
        free(at);
        return MAP_FAILED;
    }
    return at;
}

void *LIBC(mmap64)(void *hint, size_t size, int protection, int flags, int descriptor, long offset) {
    return LIBC(mmap)(hint, size, protection, flags, descriptor, offset);
}

int LIBC(munmap)(void *at, size_t size) {
    (void)size;
    free(at);
    return 0;
}

int LIBC(madvise)(void *at, size_t size, int advice) {
    (void)at;
    (void)size;
    (void)advice;
    return 0;
}

int LIBC(posix_fadvise)(int descriptor, long offset, long size, int advice) {
    (void)descriptor;
    (void)offset;
    (void)size;
    (void)advice;
    return 0;
}

/* The numbers of drand48 and its like from a state of the caller's: 48 bits in three words. */
static unsigned long step48(unsigned short *state) {
    unsigned long x = (unsigned long)state[2] << 32 | (unsigned long)state[1] << 16 | state[0];
    x = (x * 0x5deece66dUL + 0xb) & 0xffffffffffffUL;
    state[0] = (unsigned short)x;
    state[1] = (unsigned short)(x >> 16);
    state[2] = (unsigned short)(x >> 32);
    return x;
}

double LIBC(erand48)(unsigned short *state) { return (double)step48(state) / 281474976710656.0; }
long LIBC(nrand48)(unsigned short *state) { return (long)(step48(state) >> 17); }
long LIBC(jrand48)(unsigned short *state) { return (long)(int)(step48(state) >> 16); }
