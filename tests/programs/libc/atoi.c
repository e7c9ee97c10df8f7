// expect: safe
// atoi, atol, atoll: signs, white space, what follows the digits.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const char *texts[] = {"0", "42", "-17", "+8", "  12x", "", "x1", "0x10", "2147483647", "-2147483648"};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++)
        printf("%d %ld %lld\n", atoi(texts[i]), atol(texts[i]), atoll(texts[i]));
    return 0;
}
