/* Runs every program of a file with every combination of its inputs, and says of each combination how it fails first: kind,
 * line, and after how many statements. Nothing here knows what the tool does.
 *
 * The programs are compiled with sanitizers. Whatever these notice between statements of C (an access that is not allowed, an
 * operation without a meaning, a use of what nobody wrote) is sent here instead of to their runtime: a jump ends the execution, and
 * the next one begins in the same process. What their runtime notices itself, inside a function of the library, ends the process, and
 * another goes on with the next combination. The heap is one long row of memory that is never used twice. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum kind {
    NONE,
    ASSERTION,
    OUT_OF_BOUNDS,
    NULL_DEREFERENCE,
    USE_AFTER_FREE,
    DOUBLE_FREE,
    INVALID_FREE,
    DIVISION_BY_ZERO,
    OVERFLOW,
    UNREACHABLE,
    BAD_CALL,
    UNINITIALISED,
    TOO_LONG,
    OTHER
};
static const char *const names[] = {
    "none",         "assertion",        "out-of-bounds", "null-dereference", "use-after-free", "double-free",
    "invalid-free", "division-by-zero", "overflow",      "unreachable",      "bad-call",       "uninitialised",
    "too-long",     "other"};

/* As in prelude.h. */
struct now {
    unsigned line, tick;
    int kind;
    unsigned combination;
};
#define ROOM 256
struct now *now;
struct program {
    const char *name;
    int (*run)(void);
    unsigned inputs;
    const unsigned *counts;
    const unsigned long *const *values;
};
extern const struct program programs[];
extern const unsigned program_count;

static const struct program *running;
static unsigned long chosen[26];
static jmp_buf over;

static void end(enum kind kind) {
    now->kind = kind;
    longjmp(over, 1);
}
void too_long(void) { end(TOO_LONG); }
void tb_fails(void) { end(ASSERTION); }
void tb_assume(int holds) {
    if (!holds)
        end(NONE);
}
void abort(void) {
    end(ASSERTION);
    __builtin_unreachable();
}
void __assert_fail(const char *text, const char *file, unsigned line, const char *function) {
    (void)text, (void)file, (void)line, (void)function;
    abort();
}

/* Inputs: the name is a letter, and says which. */
#define INPUT(suffix, type) \
    type tb_##suffix(const char *name) { return (type)chosen[name[0] - 'a']; }
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
    union {
        unsigned bits;
        float value;
    } as = {(unsigned)chosen[name[0] - 'a']};
    return as.value;
}
double tb_double(const char *name) {
    union {
        unsigned long bits;
        double value;
    } as = {chosen[name[0] - 'a']};
    return as.value;
}
void tb_bytes(void *bytes, size_t length, const char *name) {
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] = (unsigned char)chosen[name[0] - 'a' + i];
}
unsigned tb_choose(unsigned count, const char *name) {
    (void)count;
    return (unsigned)chosen[name[0] - 'a'];
}

/* What must not be touched. */
#ifdef ADDRESS
void __asan_poison_memory_region(void const volatile *, size_t);
void __asan_unpoison_memory_region(void const volatile *, size_t);
void *__asan_region_is_poisoned(void *, size_t);
void *__asan_get_report_address(void);
const char *__asan_get_report_description(void);
#define poison __asan_poison_memory_region
#define unpoison __asan_unpoison_memory_region
#else
#define poison(at, size) ((void)(at), (void)(size))
#define unpoison(at, size) ((void)(at), (void)(size))
#endif
#ifdef MEMORY
void __msan_poison(const volatile void *, size_t);
void __msan_unpoison(const volatile void *, size_t);
void __msan_set_death_callback(void (*)(void));
#endif

void keep_out(void *room, size_t offset, size_t size, size_t whole) {
    poison(room, offset);
    poison((char *)room + offset + size, whole - offset - size);
}

void look_at(void *at) { (void)at; }

/* The heap. */
struct block {
    char *start;
    size_t size;
    int freed;
};
#define HEAP (1u << 22)
#define BLOCKS 2048
static char *heap, *heap_end;
static struct block blocks[BLOCKS];
static unsigned block_count;

static void heap_empty(void) {
    if (!heap)
        heap = mmap(NULL, HEAP, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), heap_end = heap + HEAP;
    poison(heap, (size_t)(heap_end - heap));
    heap_end = heap;
    block_count = 0;
}
static struct block *block_of(const char *at) {
    for (unsigned i = 0; i < block_count; i++)
        if (at >= blocks[i].start - ROOM && at < blocks[i].start + blocks[i].size + ROOM)
            return &blocks[i];
    return NULL;
}
void *heap_malloc(size_t size) {
    char *start = heap_end + ROOM;
    if (size > HEAP / 8 || start + size + 2 * ROOM > heap + HEAP || block_count == BLOCKS)
        end(OTHER);
    heap_end = (char *)(((uintptr_t)start + size + ROOM + 15) & ~(uintptr_t)15);
    unpoison(start, size);
    if (size)
        memset(start, 0xbe, size);
#ifdef MEMORY
    __msan_poison(start, size);
#endif
    blocks[block_count++] = (struct block){start, size, 0};
    return start;
}
void *heap_calloc(size_t count, size_t size) {
    void *start = heap_malloc(count * size);
    memset(start, 0, count * size);
    return start;
}
void heap_free(void *at) {
    if (!at)
        return;
    struct block *block = block_of(at);
    if (!block || block->start != at)
        end(INVALID_FREE);
    if (block->freed)
        end(DOUBLE_FREE);
    block->freed = 1;
    poison(block->start, block->size);
}
void *heap_realloc(void *old, size_t size) {
    if (!old)
        return heap_malloc(size);
    struct block *block = block_of(old);
    if (!block || block->start != old)
        end(INVALID_FREE);
    if (block->freed)
        end(DOUBLE_FREE);
    void *new = size ? heap_malloc(size) : NULL;
    if (new)
        memcpy(new, old, size < block->size ? size : block->size);
    heap_free(old);
    return new;
}
char *heap_strdup(const char *text) {
    size_t size = strlen(text) + 1;
    return memcpy(heap_malloc(size), text, size);
}

/* Accesses. What a sanitizer says of memory is one byte for eight. */
#ifdef ADDRESS
static enum kind kind_of(uintptr_t at) {
    if (at < 4096)
        return NULL_DEREFERENCE;
    if ((char *)at >= heap && (char *)at < heap + HEAP) {
        struct block *block = block_of((char *)at);
        return block && block->freed ? USE_AFTER_FREE : OUT_OF_BOUNDS;
    }
    const unsigned char *shadow = (const unsigned char *)((at >> 3) + 0x7fff8000);
    unsigned char what = *shadow && *shadow < 8 ? shadow[1] : *shadow;
    return what == 0xf5 || what == 0xf8 ? USE_AFTER_FREE : OUT_OF_BOUNDS;
}
static void access_of(uintptr_t at, size_t size) {
    if (at < 4096)
        end(NULL_DEREFERENCE);
    if (at >> 47)
        end(OUT_OF_BOUNDS);
    void *bad = __asan_region_is_poisoned((void *)at, size);
    if (bad)
        end(kind_of((uintptr_t)bad));
}
#define ACCESS(size)                                            \
    void tb_load##size(uintptr_t at) { access_of(at, size); }   \
    void tb_store##size(uintptr_t at) { access_of(at, size); }
ACCESS(1) ACCESS(2) ACCESS(4) ACCESS(8) ACCESS(16)
void tb_loadN(uintptr_t at, size_t size) { access_of(at, size); }
void tb_storeN(uintptr_t at, size_t size) { access_of(at, size); }

/* Called by the runtime when it has found something itself. */
void __asan_on_error(void);
void __asan_on_error(void) {
    uintptr_t at = (uintptr_t)__asan_get_report_address();
    now->kind = kind_of(at);
    const char *what = __asan_get_report_description();
    if (!strstr(what, "overflow") && !strstr(what, "underflow") && !strstr(what, "use-after") && !strstr(what, "SEGV") &&
        !strstr(what, "unknown-crash"))
        now->kind = OTHER;
    _exit(1);
}
const char *__asan_default_options(void);
const char *__asan_default_options(void) {
    return "detect_leaks=0:symbolize=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_abort=0:detect_stack_use_after_"
           "return=1:use_sigaltstack=0:allow_user_segv_handler=1:print_legend=0:check_printf=1:strict_string_checks=0";
}
#endif

#ifdef MEMORY
void tb_warning(void) { end(UNINITIALISED); }
void tb_warning_noreturn(void) { end(UNINITIALISED); }
static void found_by_runtime(void) {
    now->kind = UNINITIALISED;
    _exit(1);
}
const char *__msan_default_options(void);
const char *__msan_default_options(void) {
    return "symbolize=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_abort=0:poison_in_free=0:allow_user_segv_handler=1";
}
#endif

/* Operations. The value of the divisor itself is in `b` for the types that are divided. */
void tb_ubsan_add_overflow_abort(void) { end(OVERFLOW); }
void tb_ubsan_sub_overflow_abort(void) { end(OVERFLOW); }
void tb_ubsan_mul_overflow_abort(void) { end(OVERFLOW); }
void tb_ubsan_negate_overflow_abort(void) { end(OVERFLOW); }
void tb_ubsan_shift_out_of_bounds_abort(void) { end(OVERFLOW); }
void tb_ubsan_builtin_unreachable(void) { end(UNREACHABLE); }
void tb_ubsan_divrem_overflow_abort(void *data, uintptr_t a, uintptr_t b) {
    (void)data, (void)a;
    end(b == 0 ? DIVISION_BY_ZERO : OVERFLOW);
}

static void on_signal(int number, siginfo_t *info, void *context) {
    const ucontext_t *machine = context;
    uintptr_t at = (uintptr_t)info->si_addr;
    if (number == SIGFPE)
        end(OVERFLOW);
    if (number == SIGSEGV && (uintptr_t)machine->uc_mcontext.gregs[REG_RIP] == at)
        end(BAD_CALL);
    if (number == SIGSEGV)
        end(at < 4096 ? NULL_DEREFERENCE : OUT_OF_BOUNDS);
    end(OTHER);
}

/* What is put back before the next combination. */
extern char __start_again[] __attribute__((weak)), __stop_again[] __attribute__((weak));
static char *before;
__attribute__((no_sanitize("address", "memory"))) static void copy(char *to, const char *from, size_t size) {
    for (size_t i = 0; i < size; i += sizeof(long))
        *(volatile long *)(to + i) = *(const volatile long *)(from + i);
}

static void run_one(unsigned combination) {
    unsigned rest = combination;
    for (unsigned i = 0; i < running->inputs; i++) {
        chosen[i] = running->values[i][rest % running->counts[i]];
        rest /= running->counts[i];
    }
    copy(__start_again, before, (size_t)(__stop_again - __start_again));
    heap_empty();
    now->kind = NONE;
    now->tick = 0;
    if (setjmp(over) == 0)
        running->run();
}

struct result {
    unsigned char kind;
    unsigned line, tick;
};

int main(void) {
    size_t size = (size_t)(__stop_again - __start_again);
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_NODEFER, .sa_sigaction = on_signal};
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    sigaction(SIGFPE, &action, NULL);
    sigaction(SIGILL, &action, NULL);
    before = mmap(NULL, size + 64, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    copy(before, __start_again, size);
    now = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    struct result *results = mmap(NULL, 8192 * sizeof *results, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    heap_empty();
#ifdef MEMORY
    __msan_set_death_callback(found_by_runtime);
#endif
    for (unsigned p = 0; p < program_count; p++) {
        running = &programs[p];
        unsigned total = 1;
        for (unsigned i = 0; i < running->inputs; i++)
            total *= running->counts[i];
        if (total > 8192)
            return 3;
        memset(results, 0, 8192 * sizeof *results);
        for (now->combination = 0; now->combination < total; now->combination++) {
            fflush(stdout);
            pid_t child = fork();
            if (child == 0) {
                /* Of the processor's time: a busy machine changes nothing. */
                struct rlimit minute = {60, 60};
                setrlimit(RLIMIT_CPU, &minute);
                for (; now->combination < total; now->combination++) {
                    run_one(now->combination);
                    results[now->combination] = (struct result){(unsigned char)now->kind, now->line, now->tick};
                }
                _exit(0);
            }
            int status;
            if (child < 0 || waitpid(child, &status, 0) != child)
                return 4;
            if (now->combination < total) {
                if (WIFSIGNALED(status))
                    now->kind = OTHER;
                results[now->combination] = (struct result){(unsigned char)now->kind, now->line, now->tick};
            }
        }
        for (unsigned i = 0; i < total; i++)
            if (results[i].kind)
                printf("%s %u %s %u %u\n", running->name, i, names[results[i].kind], results[i].line, results[i].tick);
    }
    return 0;
}
