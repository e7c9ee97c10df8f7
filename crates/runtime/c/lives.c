/* Locals and variables of threads' own whose lives have ended. The address sanitizer knows of blocks and functions that were
 * left as usual; of jumps out of functions, of threads that ended and of their variables it does not. So the program says
 * where its locals are, and just before an instruction that must fail because of that, what is gone is poisoned.
 *
 * A local is gone if its thread has ended, or stands in a function that called the local's (frames grow downwards). Of a
 * thread that is leaving several functions at once, step by step, all locals count as gone. Nothing is forgotten when a
 * function returns: who points there still does. */
#include "runtime.h"
#include <string.h>

#define MOST 1024
#define MOST_THREADS 256
#define GRANULE 8
/* As the sanitizer has it in allocated memory. */
#define PATTERN ((char)0xbe)

struct life {
    char *at;
    word size;
    char *frame;
    int counted; /* it has as many elements as was said when it was made */
    int left; /* its block was left, or another function has its place on the stack */
};

static struct life lives[MOST_THREADS][MOST];
static word counts[MOST_THREADS];

void __asan_poison_memory_region(void const volatile *, size_t) __attribute__((weak));
void __tb_variables(void) __attribute__((weak));

static void note(char *at, word size, char *frame, int counted) {
    word thread = (word)(tb_self - tb_threads);
    struct life *life = &lives[thread][counts[thread]++ % MOST];
    life->at = at;
    life->size = size;
    life->frame = frame;
    life->counted = counted;
    life->left = 0;
}

static word known(word thread) { return counts[thread] < MOST ? counts[thread] : MOST; }

__attribute__((no_sanitize("address"))) static void fill(volatile char *at, word size) {
    for (word i = 0; i < size; i++)
        at[i] = PATTERN;
}

/* The program has a local there. With its first local a function says that whatever was deeper is left. */
__attribute__((noinline)) void __tb_local(char *at, word size, word count, int is_first, int counted) {
    char *frame = __builtin_frame_address(1);
    if (!tb_threads)
        tb_start();
    if (!tb_self)
        return;
    word thread = (word)(tb_self - tb_threads);
    for (word i = 0; is_first && i < known(thread); i++)
        if (lives[thread][i].frame <= frame)
            lives[thread][i].left = 1;
    note(at, size * count, frame, counted);
    /* What was never initialised is to look like nothing that was. */
    if (strcmp(tb_expected_kind(), "misuse") == 0)
        fill(at, size * count);
}

/* The stack is again as it was when it ended there: arrays that have grown it since are gone. */
__attribute__((noinline)) void __tb_unwound(char *end) {
    char *frame = __builtin_frame_address(1);
    if (!tb_self)
        return;
    word thread = (word)(tb_self - tb_threads);
    for (word i = 0; i < known(thread); i++)
        if (lives[thread][i].counted && lives[thread][i].frame == frame && lives[thread][i].at < end)
            lives[thread][i].left = 1;
}

/* A block is entered or left. */
void __tb_block(char *at, int begins) {
    if (!tb_self)
        return;
    word thread = (word)(tb_self - tb_threads);
    for (word i = 0; i < known(thread); i++)
        if (lives[thread][i].at == at)
            lives[thread][i].left = !begins;
}

static __thread void (*offered)(char *, word);

void __tb_variable(char *at, word size) {
    if (offered)
        offered(at, size);
    else
        note(at, size, NULL, 0);
}

void tb_own_variables(void (*offer)(char *, word)) {
    offered = offer;
    if (__tb_variables)
        __tb_variables();
    __tb_variable((char *)&errno, sizeof errno);
    offered = NULL;
}

/* The calling thread is about to end: what it has for itself is gone, perhaps while it still stands in its last function. */
void tb_ends_own(void) {
    static __thread int are_noted;
    if (are_noted)
        return;
    are_noted = 1;
    if (__tb_variables)
        __tb_variables();
    __tb_variable((char *)&errno, sizeof errno);
}

static int is_gone(word thread, struct life *life) {
    struct thread *owner = &tb_threads[thread];
    return owner->ended || owner->leaves || life->left || (owner->frame && life->frame < owner->frame);
}

static int contains(struct life *life, char *at) { return at >= life->at && at < life->at + life->size; }

int tb_is_gone(char *at) {
    for (word thread = 0; thread < tb_thread_count; thread++)
        for (word i = 0; i < known(thread); i++)
            if (contains(&lives[thread][i], at) && is_gone(thread, &lives[thread][i]))
                return 1;
    return 0;
}

int tb_local_at(char *at, struct extent *extent) {
    int found = 0;
    for (word thread = 0; thread < tb_thread_count; thread++)
        for (word i = 0; i < known(thread); i++) {
            struct life *life = &lives[thread][i];
            /* Who is alive has the place now. */
            if (contains(life, at) && (!found || !is_gone(thread, life))) {
                *extent = (struct extent){life->at, life->size};
                found = 1;
            }
        }
    return found;
}

/* Poisons all that is gone. */
void tb_bury(void) {
    if (!__asan_poison_memory_region)
        return;
    for (word thread = 0; thread < tb_thread_count; thread++)
        for (word i = 0; i < known(thread); i++) {
            struct life *life = &lives[thread][i];
            if (is_gone(thread, life)) {
                char *start = (char *)((word)life->at & ~(word)(GRANULE - 1));
                word size = (word)(life->at - start) + life->size;
                __asan_poison_memory_region(start, (size + GRANULE - 1) & ~(word)(GRANULE - 1));
            }
        }
}
