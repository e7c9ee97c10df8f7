// expect: safe
// executions: 1
// Bit-fields: packed, signed and unsigned, across storage units, zero-width separators.
#include <stdio.h>

struct flags {
    unsigned kind : 3;
    signed delta : 5;
    unsigned long long wide : 37;
    unsigned : 0;
    unsigned char tail : 1;
};

struct __attribute__((packed)) tight {
    unsigned a : 7;
    unsigned b : 9;
    unsigned c : 17;
};

static int sum(struct flags f) { return (int)f.kind + f.delta + (int)(f.wide >> 30) + f.tail; }

int main(void) {
    struct flags f = {.kind = 5, .delta = -9, .wide = 0x1234567890ull, .tail = 1};
    printf("%u %d %llx %u %d\n", f.kind, f.delta, (unsigned long long)f.wide, f.tail, sum(f));
    f.kind += 4; // wraps in three bits
    f.delta -= 7;
    f.wide <<= 3;
    printf("%u %d %llx\n", f.kind, f.delta, (unsigned long long)f.wide);
    struct tight t = {0};
    for (unsigned i = 0; i < 100; i++) {
        t.a += i;
        t.b ^= t.a * 3u;
        t.c += t.b;
    }
    printf("%u %u %u %zu\n", t.a, t.b, t.c, sizeof t);
    return 0;
}
