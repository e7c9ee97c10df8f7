// expect: safe
// strverscmp: numbers inside names, leading zeros.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    const char *words[] = {"a1", "a2", "a10", "a01", "a010", "a09", "a0", "a00", "a000", "no number", "item#99", "item#100",
                           "alpha1", "part1_f012", "part1_f01", "foo.009", "foo.0", "", "1", "9", "10", "1.2.3", "1.2.10"};
    int count = sizeof words / sizeof *words;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++) {
            int order = strverscmp(words[i], words[j]);
            putchar(order < 0 ? '<' : order > 0 ? '>' : '=');
        }
        putchar('\n');
    }
    return 0;
}
