// expect: safe
// executions: 1
// Vector extensions: lane arithmetic, comparison masks, shuffles, element access, vectors as parameters.
#include <stdio.h>

typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b16 __attribute__((vector_size(16)));

static v4 blend(v4 mask, v4 a, v4 b) { return (mask & a) | (~mask & b); }

static int sum(v4 v) { return v[0] + v[1] + v[2] + v[3]; }

int main(void) {
    v4 a = {1, 2, 3, 4}, b = {40, 30, 20, 10};
    v4 less = (a * 8) < b;
    v4 mixed = blend(less, a, b);
    printf("%d %d %d %d | %d\n", mixed[0], mixed[1], mixed[2], mixed[3], sum(a * b));
    f4 f = {0.5f, 1.5f, 2.5f, 3.5f};
    f = f * 2.0f + (f4){1, 0, 1, 0};
    printf("%.1f %.1f %.1f %.1f\n", f[0], f[1], f[2], f[3]);
    v4 shuffled = __builtin_shufflevector(a, b, 7, 0, 5, 2);
    shuffled[1] += 100;
    printf("%d %d %d %d\n", shuffled[0], shuffled[1], shuffled[2], shuffled[3]);
    b16 bytes;
    for (int i = 0; i < 16; i++) bytes[i] = (unsigned char)(i * 17);
    bytes = bytes >> 1;
    unsigned total = 0;
    for (int i = 0; i < 16; i++) total += bytes[i];
    v4 wide = __builtin_convertvector(f, v4);
    printf("%u %d\n", total, sum(wide));
    return 0;
}
