/* What stands before the generated programs. The tool sees plain C: AT and HERE are nothing, and variables are variables.
 * Natively each statement says which line it is on before it does anything, variables of programs lie between areas that
 * must not be touched, and inputs, assertions and allocation are those of driver.c. */
#include <limits.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __THREADBARE__

#include <threadbare.h>
#define AT
#define HERE(e) (e)
#define GLOBAL(type, name, count, ...) static type name count = __VA_ARGS__;
#define LOCAL(type, name, count) type name count
#define LAST
#define KEEP(type, name, init) static type name = init
#define KEPT(type, name) static type name
#define NONDET(suffix, name) __VERIFIER_nondet_##suffix()

_Bool __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
signed char __VERIFIER_nondet_schar(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);

#else

struct now {
    unsigned line;
    unsigned tick;
    int kind;
    unsigned combination;
};
extern struct now *now;
void too_long(void);
#define LONGEST 200000
static inline void at(unsigned line) {
    now->line = line;
    if (++now->tick > LONGEST)
        too_long();
}
/* A function that is called may be on other lines: whoever goes on after a call says again where. */
#define AT at(__LINE__);
#define HERE(e) (at(__LINE__), (e))

/* How much room there is on each side of a variable. */
#define ROOM 256
void keep_out(void *room, size_t offset, size_t size, size_t whole);
/* What is in this section is as it was when the next inputs are tried. */
#define AGAIN __attribute__((section("again"), aligned(ROOM)))
#define GLOBAL(type, name, count, ...)                                                                       \
    static struct name##_room {                                                                              \
        char before[ROOM];                                                                                   \
        type it count;                                                                                       \
        char after[ROOM];                                                                                    \
    } name##_room AGAIN = {.it = __VA_ARGS__};                                                               \
    __attribute__((constructor)) static void name##_keep_out(void) {                                         \
        keep_out(&name##_room, offsetof(struct name##_room, it), sizeof name##_room.it, sizeof name##_room); \
    }
#define LOCAL(type, name, count) __attribute__((aligned(ROOM))) type name count
/* Locals of this alignment come first, in their order, those whose address somebody has: behind all but the last there is room. */
void look_at(void *);
#define LAST              \
    LOCAL(char, last, [ROOM]); \
    look_at(last);
#define KEEP(type, name, init) static type name AGAIN = init
#define KEPT(type, name) static type name AGAIN
#define NONDET(suffix, name) tb_##suffix(name)

_Bool tb_bool(const char *);
char tb_char(const char *);
signed char tb_schar(const char *);
unsigned char tb_uchar(const char *);
short tb_short(const char *);
unsigned short tb_ushort(const char *);
int tb_int(const char *);
unsigned tb_uint(const char *);
long tb_long(const char *);
unsigned long tb_ulong(const char *);
long long tb_longlong(const char *);
unsigned long long tb_ulonglong(const char *);
size_t tb_size(const char *);
ptrdiff_t tb_ptrdiff(const char *);
float tb_float(const char *);
double tb_double(const char *);
void tb_bytes(void *, size_t, const char *);
unsigned tb_choose(unsigned, const char *);
void tb_assume(int);
void tb_fails(void);
#define tb_assume(condition) tb_assume(!!(condition))
#define tb_assert(condition) ((condition) ? (void)0 : tb_fails())

void *heap_malloc(size_t);
void *heap_calloc(size_t, size_t);
void *heap_realloc(void *, size_t);
void heap_free(void *);
char *heap_strdup(const char *);
#define malloc heap_malloc
#define calloc heap_calloc
#define realloc heap_realloc
#define free heap_free
#define strdup heap_strdup

#endif
