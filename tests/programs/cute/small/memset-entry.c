// expect: error assertion
// flags: --entry reset
// As `memset.c`, with the structure as a parameter of the function where the check begins.
#include <assert.h>
#include <stddef.h>

struct settings {
    int level;
    char flag;
};

static void fill(void *from, char with, size_t count) {
    for (size_t i = 0; i < count; i++)
        ((char *)from)[i] = with;
}

void reset(struct settings *s) {
    if (s && s->flag == 1) {
#ifdef FIXED
        fill(s, 0, offsetof(struct settings, flag));
        assert(s->flag == 1);
#else
        fill(s, 0, sizeof *s);
        assert(s->flag == 1); // ERROR assertion
#endif
    }
}
