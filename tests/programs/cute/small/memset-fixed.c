// expect: safe
// As `memset.c`, but what is cleared ends before the member.
#include <assert.h>
#include <stddef.h>
#include <threadbare.h>

struct settings {
    int level;
    char flag;
};

static void fill(void *from, char with, size_t count) {
    for (size_t i = 0; i < count; i++)
        ((char *)from)[i] = with;
}

static void reset(struct settings *s) {
    if (s && s->flag == 1) {
        fill(s, 0, offsetof(struct settings, flag));
        assert(s->flag == 1 && s->level == 0);
    }
}

int main(void) {
    struct settings s = {7, tb_char("flag")};
    reset(&s);
    reset(NULL);
    return 0;
}
