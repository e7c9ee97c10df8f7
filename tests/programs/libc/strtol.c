// expect: safe
// strtol, strtoul, strtoll, strtoull: bases, ends, ranges.
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>

int main(void) {
    const char *texts[] = {"10", "-10", "0x1F", "077", "0x", "zz", "9223372036854775807", "9223372036854775808",
                           "-9223372036854775809", "18446744073709551616", "", "  +3 4", "08", "-0"};
    int bases[] = {10, 0, 16, 36, 2};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++)
        for (unsigned k = 0; k < 5; k++) {
            char *end;
            errno = 0;
            long a = strtol(texts[i], &end, bases[k]);
            printf("%ld %ld %d ", a, (long)(end - texts[i]), errno);
            errno = 0;
            unsigned long b = strtoul(texts[i], &end, bases[k]);
            printf("%lu %ld %d\n", b, (long)(end - texts[i]), errno);
        }
    printf("%lld %llu\n", strtoll("-5", NULL, 10), strtoull("5", NULL, 10));
    return 0;
}
