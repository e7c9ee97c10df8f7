/* Inputs, assumptions and assertions in the spellings of threadbare.h, KLEE, SV-COMP, CBMC, CUTE and CREST. A thread has its
 * own inputs, and takes one after the other; when they are used up, zeros. What functions a program declares itself
 * (`__VERIFIER_nondet_...`) is in a file that is made for it. */
#include "test.h"
#include <stdio.h>
#include <unistd.h>


word tb_input(void) {
    struct thread *self = tb_self;
    return self ? tb_input_of(self->number, self->inputs++) : 0;
}

float tb_input_float(void) {
    uint32_t bits = (uint32_t)tb_input();
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

double tb_input_double(void) {
    word bits = tb_input();
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#define INPUT(suffix, type)                                                                                            \
    type tb_##suffix(const char *name) {                                                                               \
        (void)name;                                                                                                    \
        return (type)tb_input();                                                                                       \
    }
INPUT(bool, _Bool)
INPUT(char, char)
INPUT(schar, signed char)
INPUT(uchar, unsigned char)
INPUT(short, short)
INPUT(ushort, unsigned short)
INPUT(int, int)
INPUT(uint, unsigned)
INPUT(long, long)
INPUT(ulong, unsigned long)
INPUT(longlong, long long)
INPUT(ulonglong, unsigned long long)
INPUT(size, size_t)
INPUT(ptrdiff, ptrdiff_t)

float tb_float(const char *name) {
    (void)name;
    return tb_input_float();
}

double tb_double(const char *name) {
    (void)name;
    return tb_input_double();
}

unsigned tb_choose(unsigned count, const char *name) {
    (void)name;
    word value = tb_input();
    return count ? (unsigned)(value % count) : 0;
}

void tb_bytes(void *bytes, size_t length, const char *name) {
    (void)name;
    tb_hook(FROM, OP_CALL, NULL, 0);
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] = (unsigned char)tb_input();
}

void klee_make_symbolic(void *bytes, size_t length, const char *name) {
    (void)name;
    tb_hook(FROM, OP_CALL, NULL, 0);
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] = (unsigned char)tb_input();
}

void __VERIFIER_nondet_memory(void *bytes, size_t length) { klee_make_symbolic(bytes, length, ""); }

int klee_int(const char *name) { return tb_int(name); }

int klee_range(int begin, int end, const char *name) {
    (void)begin, (void)end;
    return tb_int(name);
}

size_t klee_choose(size_t count) {
    word value = tb_input();
    return count ? value % count : 0;
}

#define CREST(name, type)                                                                                              \
    void name(type *place) {                                                                                           \
        tb_hook(FROM, OP_CALL, NULL, 0);                                                                               \
        *place = (type)tb_input();                                                                                     \
    }
CREST(__CrestInt, int)
CREST(__CrestUInt, unsigned)
CREST(__CrestShort, short)
CREST(__CrestUShort, unsigned short)
CREST(__CrestChar, signed char)
CREST(__CrestUChar, unsigned char)
CREST(__CrestLLong, long long)
CREST(__CrestULLong, unsigned long long)

/* With inputs that are excluded nothing has to hold: the test ends, and has not failed. */
static void assume(int holds) {
    if (holds)
        return;
    tb_note("an assumption does not hold: the test ends here");
    _exit(0);
}

#define ASSUMPTION(name, type)                                                                                         \
    void name(type holds) { assume(!!holds); }
ASSUMPTION(tb_assume, int)
ASSUMPTION(klee_assume, unsigned long)
ASSUMPTION(__VERIFIER_assume, int)
ASSUMPTION(assume_abort_if_not, int)
ASSUMPTION(__CPROVER_assume, int)
ASSUMPTION(__ESBMC_assume, int)
ASSUMPTION(CUTE_assume, int)

static void __attribute__((noreturn)) wrong(const char *what) {
    char place[400];
    tb_fail("assertion: `%s` in thread %s, behind %s", what, tb_self ? tb_self->name : "0",
            tb_self ? tb_place_text(tb_self->place, place, sizeof place) : "?");
}

void tb_assert_fail(const char *expression, const char *file, unsigned line, const char *function) {
    const char *name = strrchr(file, '/');
    tb_fail("assertion: `%s` does not hold at %s:%u, in `%s`", expression, name ? name + 1 : file, line, function);
}

#define ASSERTION(name)                                                                                                \
    void name(int holds) {                                                                                             \
        if (!holds)                                                                                                    \
            wrong(#name);                                                                                              \
    }
ASSERTION(__VERIFIER_assert)
ASSERTION(CUTE_assert)
void __CPROVER_assert(int holds, const char *what) {
    if (!holds)
        wrong(what);
}
void __ESBMC_assert(int holds, const char *what) {
    if (!holds)
        wrong(what);
}
void __VERIFIER_error(void) { wrong("__VERIFIER_error"); }
void reach_error(void) { wrong("reach_error"); }
void klee_abort(void) { wrong("klee_abort"); }
void klee_report_error(const char *file, int line, const char *message, const char *suffix) {
    (void)file, (void)line, (void)suffix;
    wrong(message);
}

/* Nobody comes between. */
static void atomic(void *from, int is) {
    if (!tb_self)
        return;
    if (is)
        tb_hook(from, OP_SECTION, NULL, 0);
    tb_self->atomic = is;
    if (!is)
        tb_self->stands_in_section = 0;
}
void __VERIFIER_atomic_begin(void) { atomic(FROM, 1); }
void __VERIFIER_atomic_end(void) { atomic(FROM, 0); }
void __CPROVER_atomic_begin(void) { atomic(FROM, 1); }
void __CPROVER_atomic_end(void) { atomic(FROM, 0); }
void __ESBMC_atomic_begin(void) { atomic(FROM, 1); }
void __ESBMC_atomic_end(void) { atomic(FROM, 0); }

#define NOTHING(name)                                                                                                  \
    int name(void) { return 0; }
NOTHING(klee_prefer_cex)
NOTHING(klee_warning)
NOTHING(klee_warning_once)
NOTHING(klee_print_expr)
NOTHING(klee_print_range)
NOTHING(klee_open_merge)
NOTHING(klee_close_merge)
NOTHING(klee_mark_global)
NOTHING(klee_stack_trace)
NOTHING(klee_is_replay)
NOTHING(__VERIFIER_loop_bound)
NOTHING(__VERIFIER_loop_begin)
NOTHING(__VERIFIER_spin_start)
NOTHING(__VERIFIER_spin_end)
NOTHING(__VERIFIER_potential_spin_end)
NOTHING(__ESBMC_yield)
