// Jumps of every kind: switches, computed gotos, function pointers, setjmp, recursion, constructors.
#include <setjmp.h>

static volatile int zero = 0;
static int order[4], made;
static _Thread_local int mine = 41;
static _Thread_local struct { int a, b; } pair = {1, 2};
static jmp_buf back;

__attribute__((constructor(200))) static void second(void) { order[made++] = 2; }
__attribute__((constructor(150))) static void first(void) { order[made++] = 1; }

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int (*const table[])(int, int) = {add, sub};

__attribute__((noinline)) static void deeper(int depth) {
    volatile char room[32];
    room[depth & 31] = 1;
    if (depth == 0) longjmp(back, 7);
    deeper(depth - 1);
}

static int run(const char *program) {
    static const void *labels[] = {&&inc, &&dbl, &&end};
    int value = 1;
    goto *labels[*program++ - 'a'];
inc:
    value++;
    goto *labels[*program++ - 'a'];
dbl:
    value *= 2;
    goto *labels[*program++ - 'a'];
end:
    return value;
}

static int kind(int n) {
    switch (n) {
    case -5: return 1;
    case 0 ... 9: return 2;
    case 1000000: return 3;
    default: return 4;
    }
}

static unsigned ackermann(unsigned m, unsigned n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

int main(int argc, char **argv) {
    printf("%d %d %d %d", order[0], order[1], made, argc);
    printf("%d", argv[1] == NULL);
    mine += pair.b;
    pair.a = mine;
    printf("%d %d", mine, pair.a);
    for (int i = 0; i < 2; i++) printf("%d", table[i + zero](10, 3));
    printf("%d", run("abbac"));
    printf("%d %d %d %d", kind(-5 + zero), kind(5), kind(1000000), kind(77));
    printf("%u", ackermann(2, 3));
    volatile int count = 0;
    int got = setjmp(back);
    count++;
    if (got < 9 && count < 3) deeper(5);
    printf("%d %d", got, count);
    int sum = 0;
    for (int i = 0; i < 10; i++) {
        int vla[i + 1];
        vla[i] = i;
        if (i == 3) continue;
        if (i == 8) break;
        sum += vla[i];
    }
    return sum;
}
