/* What the instruction that must fail is about to do, where neither the processor nor the address sanitizer would see
 * anything wrong: an access far beyond its object, into another one; a function that is called with too few arguments; a
 * stream that was closed; a jump to where nothing stands any more. The program says just before it where the access goes,
 * from what its pointer was computed, and what is called. */
#include "runtime.h"
#include <ctype.h>
#include <string.h>

#define MOST_POINTERS 8
#define MOST_WIDTHS 64
#define MOST_JUMPS 256

struct regard { char *at, *from; word size; };

static __thread struct regard regards[MOST_POINTERS];
static __thread int pointers;
static __thread char *callee;
static __thread int given;

void __tb_globals(void) __attribute__((weak));
void __tb_functions(void) __attribute__((weak));
const char *__asan_locate_address(void *, char *, size_t, void **, size_t *) __attribute__((weak));

static __thread word number[MOST_POINTERS];
static __thread int numbers;
static __thread const char *format;
static __thread int widths[MOST_WIDTHS], width_count;

static void forget(void) {
    callee = NULL;
    format = NULL;
    numbers = width_count = 0;
}

static void begin(void) {
    if (!tb_threads)
        tb_start();
}

/* The place that is to fail uses this pointer; an access has a size. */
void __tb_regard(int index, char *at, char *from, word size) {
    begin();
    regards[index] = (struct regard){at, from, size};
    pointers = index + 1;
    if (index == 0)
        forget();
}

/* It is given this number. */
void __tb_number(word value) {
    if (numbers < MOST_POINTERS)
        number[numbers++] = value;
}

/* It prints: which pointer is the format, and how many bits each argument has that goes with it. */
void __tb_format(int index) { format = regards[index].at; }

void __tb_width(int bits) {
    if (width_count < MOST_WIDTHS)
        widths[width_count++] = bits;
}

void __tb_callee(char *at, int count) {
    begin();
    callee = at;
    given = count;
}

/* What is looked for while the program counts up what it has. */
static char *wanted;
static struct extent found;
static word found_count;

static void offer(char *at, word size) {
    if (wanted >= at && wanted < at + size) {
        found = (struct extent){at, size};
        found_count++;
    }
}

void __tb_global(char *at, word size) { offer(at, size); }

/* Tables of the library that have bounds, for characters from -128 to 255. */
static void offer_tables(void) {
    offer((char *)(*__ctype_b_loc() - 128), 384 * sizeof(unsigned short));
    offer((char *)(*__ctype_toupper_loc() - 128), 384 * sizeof(int32_t));
    offer((char *)(*__ctype_tolower_loc() - 128), 384 * sizeof(int32_t));
}

/* The variable, table or allocated memory that an address lies in, alive or not. */
static int extent_of(char *at, struct extent *extent) {
    wanted = at;
    found_count = 0;
    if (__tb_globals)
        __tb_globals();
    tb_own_variables(offer);
    offer_tables();
    if (!found_count && tb_local_at(at, &found))
        found_count++;
    if (!found_count && __asan_locate_address) {
        char name[8];
        void *start = NULL;
        size_t size = 0;
        const char *where = __asan_locate_address(at, name, sizeof name, &start, &size);
        if (where && strcmp(where, "heap") == 0 && start)
            offer(start, size);
    }
    if (found_count)
        *extent = found;
    return found_count > 0;
}

static void foresee_bounds(void) {
    for (int i = 0; i < pointers; i++) {
        struct regard *regard = &regards[i];
        struct extent extent;
        char *end = regard->at + regard->size;
        int has_origin = regard->from != regard->at && extent_of(regard->from, &extent);
        if (has_origin && (regard->at < extent.at || end > extent.at + extent.size || end < regard->at))
            tb_failed("out-of-bounds", "the pointer has left what it was computed from");
        if (regard->size && !has_origin &&
            (!extent_of(regard->at, &extent) || end > extent.at + extent.size || end < regard->at))
            tb_failed("out-of-bounds", "nothing of the program's is there");
    }
}

static void foresee_end_of_life(void) {
    for (int i = 0; i < pointers; i++)
        if (tb_is_gone(regards[i].from) || (regards[i].size && tb_is_gone(regards[i].at)))
            tb_failed("use-after-free", "the variable that the pointer leads to is gone");
}

/* Functions. */

static int is_function, takes;

void __tb_function(char *at, int count) {
    if (at == wanted) {
        is_function = 1;
        takes = count;
    }
}

void tb_foresee_call(void *at, int count) {
    if (!tb_self->failing || !__tb_functions || strcmp(tb_expected_kind(), "bad-call") != 0)
        return;
    wanted = at;
    is_function = 0;
    __tb_functions();
    if (!is_function)
        tb_failed("bad-call", "a call of an address where no function is");
    if (takes > count)
        tb_failed("bad-call", "a function is called with fewer arguments than it takes");
}

/* What a format asks for must be given. */
static void foresee_format(const char *at) {
    int taken = 0;
    for (; *at; at++) {
        if (*at != '%')
            continue;
        int bits = 32;
        at++;
        for (; *at && strchr("-+ #0'*.123456789$", *at); at++)
            if (*at == '*' && taken++ >= width_count)
                tb_failed("bad-call", "a format asks for more arguments than are given");
        for (; *at && strchr("hlqjztL", *at); at++)
            if (*at != 'h')
                bits = *at == 'L' ? 80 : 64;
        if (!*at)
            tb_failed("bad-call", "a format ends inside a conversion");
        if (*at == '%' || *at == 'm')
            continue;
        if (strchr("spn", *at) || (strchr("aAeEfFgG", *at) && bits != 80))
            bits = 64;
        if (taken >= width_count)
            tb_failed("bad-call", "a format asks for more arguments than are given");
        if (widths[taken++] < bits)
            tb_failed("bad-call", "a format asks for a wider argument than is given");
    }
}

/* Jumps. A place is known by the frame that it was set in, and where that frame's function returns to. */

static __thread struct { void *place; void **frame; void *returns; } jumps[MOST_JUMPS];
static __thread unsigned jump_count;

__attribute__((noinline)) void __tb_jump_set(void *place) {
    void **frame = __builtin_frame_address(1);
    unsigned i = 0;
    while (i < jump_count && jumps[i].place != place)
        i++;
    if (i == MOST_JUMPS)
        return;
    if (i == jump_count)
        jump_count++;
    jumps[i].place = place;
    jumps[i].frame = frame;
    jumps[i].returns = frame[1];
}

/* The function at hand returns, and was called with this frame. */
__attribute__((noinline)) void __tb_jump_left(void) {
    void **frame = __builtin_frame_address(1);
    for (unsigned i = 0; i < jump_count; i++)
        if (jumps[i].frame == frame)
            jumps[i].returns = NULL;
}

static void foresee_jump(void *place) {
    for (unsigned i = 0; i < jump_count; i++) {
        if (jumps[i].place != place)
            continue;
        for (void **frame = (void **)tb_self->frame; frame && frame <= jumps[i].frame; frame = *frame)
            if (frame == jumps[i].frame && frame[1] == jumps[i].returns)
                return;
        tb_failed("misuse", "a jump into a function that has returned");
    }
    tb_failed("misuse", "a jump to a place that was never set");
}

/* By names that no header has made something else of. */
void tb_longjmp(void) __asm__("longjmp");
void tb_longjmp_plain(void) __asm__("_longjmp");
void tb_longjmp_signals(void) __asm__("siglongjmp");
void tb_stpcpy(void) __asm__("stpcpy");
void tb_fwrite(void) __asm__("fwrite");

static int is_jump(void) {
    return callee == (char *)tb_longjmp || callee == (char *)tb_longjmp_plain || callee == (char *)tb_longjmp_signals;
}

/* Strings that are copied onto themselves, by functions that the sanitizer does not watch. */
static void foresee_overlap(void) {
    if (pointers != 2)
        return;
    char *to = regards[0].at, *from = regards[1].at;
    word size = strlen(from) + 1;
    if (to < from + size && from < to + size)
        tb_failed("misuse", "copies a string between ranges that overlap");
}

/* An attribute object that the library would take as it is. It is the first thing that functions of attributes are given, and
 * the second that those of the runtime are, which make something with it. */
__attribute__((no_sanitize("address"))) static void foresee_attribute(void) {
    int index = callee ? 0 : 1;
    for (int i = 0; i < pointers; i++)
        if (tb_is_destroyed_attribute(regards[i].at))
            tb_failed("misuse", "an attribute object is used that was destroyed");
    struct extent extent;
    char *at = index < pointers ? regards[index].at : NULL;
    if (at && extent_of(at, &extent) && at + sizeof(unsigned) <= extent.at + extent.size &&
        *(volatile unsigned *)at == NEVER_WRITTEN)
        tb_failed("misuse", "an attribute object is used that was never initialised");
}

static void foresee_misuse(void) {
    foresee_attribute();
    if (!callee)
        return;
    if (is_jump() && pointers)
        foresee_jump(regards[0].at);
    if (callee == (char *)tb_stpcpy)
        foresee_overlap();
    if (callee == (char *)tb_fwrite && numbers == 2 && number[0] && number[1] > UINT64_MAX / number[0])
        tb_failed("misuse", "fwrite of more bytes than there are");
    for (int i = 0; i < pointers; i++)
        if (tb_is_closed(regards[i].at))
            tb_failed("misuse", "a stream is used that was closed");
    if (tb_uses_closed(callee))
        tb_failed("misuse", "a standard stream is used that was closed");
    for (int i = 0; i < pointers; i++)
        if (!regards[i].at)
            tb_failed("misuse", "a null pointer is given");
}

void tb_foresee(void) {
    const char *expected = tb_expected_kind();
    if (strcmp(expected, "out-of-bounds") == 0)
        foresee_bounds();
    else if (strcmp(expected, "use-after-free") == 0)
        foresee_end_of_life();
    else if (strcmp(expected, "misuse") == 0)
        foresee_misuse();
    else if (callee)
        tb_foresee_call(callee, given);
    if (format && strcmp(expected, "bad-call") == 0)
        foresee_format(format);
}

const struct extent *tb_accessed(void) {
    static __thread struct extent accessed;
    accessed = (struct extent){regards[0].at, regards[0].size};
    return pointers && regards[0].size ? &accessed : NULL;
}
