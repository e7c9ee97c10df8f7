// expect: error assertion
// inputs: flag = 1
// A structure is cleared byte by byte through a pointer of another type: the member that was compared before is another one afterwards.
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
        fill(s, 0, sizeof *s);
        assert(s->flag == 1); // ERROR assertion
    }
}

int main(void) {
    struct settings s = {7, tb_char("flag")};
    reset(&s);
    reset(NULL);
    return 0;
}
