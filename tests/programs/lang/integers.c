// expect: safe
// executions: 1
// Integers: every width and sign, promotion, shifts, division towards zero, overflow built-ins, bit tricks.
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

static int classify(int8_t a, uint8_t b) { return (a < b) + 2 * ((unsigned)a < b) + 4 * (a == (int8_t)b); }

int main(void) {
    printf("%d %d %d\n", classify(-1, 255), classify(5, 200), classify(7, 7));
    printf("%d %d %d %d\n", -7 / 2, -7 % 2, 7 / -2, 7 % -2);
    int32_t s = INT32_MIN;
    printf("%d %u %lld\n", s >> 4, (uint32_t)s >> 4, (long long)s * 2);
    int product;
    bool wrapped = __builtin_mul_overflow(70000, 70000, &product);
    unsigned char tiny = 200;
    bool carried = __builtin_add_overflow(tiny, 100, &tiny);
    printf("%d %d %d %u\n", wrapped, product, carried, tiny);
    printf("%d %d %d %d\n", __builtin_clz(1000), __builtin_ctzll(1ull << 40), __builtin_popcount(0xf0f0), __builtin_parity(7));
    printf("%x %llx\n", __builtin_bswap32(0x12345678), (unsigned long long)__builtin_bswap64(0x0102030405060708ull));
    bool b = 2; // any non-zero value is 1
    b += 5;
    unsigned short us = USHRT_MAX;
    us++;
    signed char sc = (signed char)(0x1ff);
    printf("%d %u %d\n", b, us, sc);
    uint64_t hash = 1469598103934665603ull;
    for (int i = 0; i < 1000; i++) hash = (hash ^ (uint8_t)i) * 1099511628211ull;
    printf("%llx\n", (unsigned long long)hash);
    return 0;
}
