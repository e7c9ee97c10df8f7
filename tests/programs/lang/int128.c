// expect: safe
// executions: 1
// __int128: arithmetic, shifts, comparison, division, conversion and storage.
#include <stdint.h>
#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

struct holder {
    char c;
    i128 v;
};

static void show(u128 x) {
    char text[48];
    int at = 47;
    text[at] = 0;
    do {
        text[--at] = (char)('0' + (int)(x % 10));
        x /= 10;
    } while (x);
    puts(text + at);
}

static u128 factorial(unsigned n) { return n < 2 ? 1 : n * factorial(n - 1); }

int main(void) {
    show(factorial(33));
    i128 negative = -(i128)factorial(20);
    show((u128)(negative * negative));
    printf("%d %d\n", negative < 0, (int)(negative >> 100));
    struct holder h = {'h', (i128)1 << 100};
    h.v |= 0xff;
    printf("%llx %llx\n", (unsigned long long)(h.v >> 64), (unsigned long long)h.v);
    double d = (double)h.v;
    printf("%d %d\n", d > 1e30, (u128)d == (u128)1 << 100);
    u128 m = ~(u128)0;
    show(m / 3 % 1000000007);
    return 0;
}
