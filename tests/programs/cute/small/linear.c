// expect: error leak
// flags: --detect +leak
// Sums of linear expressions. Where all variables cancel, the sum is a constant, and the room that was made for it is forgotten.
#include <stdlib.h>
#include <threadbare.h>

#ifndef VARIABLES
#define VARIABLES 2
#endif

struct linear {
    int count, constant;
    int factor[VARIABLES];
};

static struct linear *variable(int which, int factor) {
    struct linear *l = calloc(1, sizeof *l);
    if (!l)
        exit(0);
    l->factor[which] = factor;
    l->count = factor != 0;
    return l;
}

static struct linear *negated(struct linear *l) {
    l->constant = -l->constant;
    for (int i = 0; i < VARIABLES; i++)
        l->factor[i] = -l->factor[i];
    return l;
}

/// Null if no variable is left.
static struct linear *sum(const struct linear *a, const struct linear *b) {
    struct linear *s = malloc(sizeof *s); // ERROR leak
    if (!s)
        exit(0);
    s->count = 0;
    s->constant = a->constant + b->constant;
    for (int i = 0; i < VARIABLES; i++) {
        s->factor[i] = a->factor[i] + b->factor[i];
        s->count += s->factor[i] != 0;
    }
    if (s->count == 0) {
#ifdef FIXED
        free(s);
#endif
        return NULL;
    }
    return s;
}

int main(void) {
    struct linear *a = variable(tb_choose(VARIABLES, "variable"), tb_schar("a"));
    struct linear *b = variable(tb_choose(VARIABLES, "other"), tb_schar("b"));
    if (tb_bool("negate"))
        b = negated(b);
    struct linear *s = sum(a, b);
    free(s);
    free(a);
    free(b);
    return 0;
}
