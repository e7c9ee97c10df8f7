// expect: safe
// executions: 1
// Storage: static locals, shadowing, compound literals, designated initialisers, goto over and into scopes.
#include <stdio.h>

struct point {
    int x, y;
};
struct shape {
    const char *name;
    struct point corners[4];
    int weights[8];
};

static struct shape square = {
    .name = "square",
    .corners = {[1] = {1, 0}, [2] = {.y = 1, .x = 1}, [3].y = 1},
    .weights = {[0 ... 3] = 2, [7] = 9},
};

static int next(void) {
    static int state = 10;
    return state++;
}

static int area(const struct point *p) {
    int twice = 0;
    for (int i = 0; i < 4; i++) twice += p[i].x * p[(i + 1) % 4].y - p[(i + 1) % 4].x * p[i].y;
    return twice;
}

int x = 1;

int main(void) {
    int x = 2;
    {
        extern int x;
        printf("%d ", x);
        int y = x;
        {
            int x = y + 10;
            printf("%d ", x);
        }
    }
    printf("%d\n", x);
    printf("%d %d %d\n", next(), next(), next());
    printf("%s %d %d\n", square.name, area(square.corners), square.weights[2] + square.weights[7]);
    printf("%d\n", area((struct point[]){{0, 0}, {3, 0}, {3, 3}, {0, 3}}));
    int tries = 0;
again:
    if (++tries < 3) goto again;
    for (;;) {
        if (tries > 5) goto out;
        tries++;
    }
out:
    printf("%d\n", tries);
    return 0;
}
