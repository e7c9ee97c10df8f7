// expect: error assertion
// flags: --entry apply
// A member that leads to a function: one of those of its type whose addresses the program takes.
#include <assert.h>

struct step {
    int (*run)(int);
    int argument;
};

static int half(int x) { return x / 2; }
static int twice(int x) { return x + x; }
static int other(int x) { return x - 1; }
static long wide(int x) { return x; }

int (*table[])(int) = {half, twice};
long (*wides[])(int) = {wide};

int apply(struct step *s) {
    if (s->argument < 0 || s->argument > 1000)
        return other(0);
    int result = s->run(s->argument);
#ifdef FIXED
    assert(result <= 2 * s->argument);
#else
    assert(result <= s->argument); // ERROR assertion
#endif
    return result;
}
