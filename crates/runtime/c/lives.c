/* Locals and variables of threads' own whose lives have ended. The address sanitizer knows of blocks and functions that were
 * left as usual; of jumps out of functions, of threads that ended and of their variables it does not. So the program says
 * where its locals are, and just before an instruction that must fail because of that, what is gone is poisoned.
 *
 * A local is gone if its thread has ended, or stands in a function that called the local's (frames grow downwards). Of a
 * thread that is leaving several functions at once, step by step, all locals count as gone. Nothing is forgotten when a
 * function returns: who points there still does. */
#include "runtime.h"

#define MOST 1024
#define MOST_THREADS 256
#define GRANULE 8

struct life {
    char *at;
    word size;
    char *frame;
    int left; /* its block was left, or another function has its place on the stack */
};

static struct life lives[MOST_THREADS][MOST];
static word counts[MOST_THREADS];

void __asan_poison_memory_region(void const volatile *, size_t) __attribute__((weak));
void __tb_variables(void) __attribute__((weak));

static void note(char *at, word size, char *frame) {
    word thread = (word)(tb_self - tb_threads);
    struct life *life = &lives[thread][counts[thread]++ % MOST];
    life->at = at;
    life->size = size;
    life->frame = frame;
    life->left = 0;
}

static word known(word thread) { return counts[thread] < MOST ? counts[thread] : MOST; }

/* The program has a local there. With its first local a function says that whatever was deeper is left. */
__attribute__((noinline)) void __tb_local(char *at, word size, word count, int is_first) {
    char *frame = __builtin_frame_address(1);
    if (!tb_threads)
        tb_start();
    if (!tb_self)
        return;
    word thread = (word)(tb_self - tb_threads);
    for (word i = 0; i < known(thread); i++)
        if (lives[thread][i].frame < frame || (is_first && lives[thread][i].frame == frame))
            lives[thread][i].left = 1;
    note(at, size * count, frame);
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

void __tb_variable(char *at, word size) { note(at, size, NULL); }

/* The calling thread is about to end. */
void tb_ends_own(void) {
    if (__tb_variables)
        __tb_variables();
}

/* Poisons all that is gone. */
void tb_bury(void) {
    if (!__asan_poison_memory_region)
        return;
    for (word thread = 0; thread < tb_thread_count; thread++)
        for (word i = 0; i < known(thread); i++) {
            struct life *life = &lives[thread][i];
            struct thread *owner = &tb_threads[thread];
            if (owner->ended || owner->leaves || life->left || (owner->frame && life->frame < owner->frame)) {
                char *start = (char *)((word)life->at & ~(word)(GRANULE - 1));
                word size = (word)(life->at - start) + life->size;
                __asan_poison_memory_region(start, (size + GRANULE - 1) & ~(word)(GRANULE - 1));
            }
        }
}
