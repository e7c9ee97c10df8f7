// expect: safe
// strtod, strtof, atof: decimal and hexadecimal, words, ends, ranges.
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>

int main(void) {
    const char *texts[] = {"1.5", "-2e3", ".5", "5.", "1e", "1e+", "inf", "-INFINITY", "nanx", "0x1.8p1", "0x", "1e400",
                           "1e-400", "  3.25abc", "", "-", ".", "123456789012345678901234567890", "0.1"};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        char *end;
        errno = 0;
        double d = strtod(texts[i], &end);
        printf("%g %ld %d ", d, (long)(end - texts[i]), errno);
        printf("%.9g %.17g\n", strtof(texts[i], NULL), atof(texts[i]));
    }
    return 0;
}
