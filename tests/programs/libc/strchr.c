// expect: safe
// strchr, strrchr, strchrnul, index, rindex.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>

int main(void) {
    const char *text = "banana";
    printf("%ld %ld\n", (long)(strchr(text, 'n') - text), (long)(strrchr(text, 'n') - text));
    printf("%d %ld\n", strchr(text, 'z') == NULL, (long)(strchr(text, 0) - text));
    printf("%ld %ld\n", (long)(strchrnul(text, 'z') - text), (long)(strchrnul(text, 'b') - text));
    printf("%ld %ld\n", (long)(index(text, 'a') - text), (long)(rindex(text, 'a') - text));
    return 0;
}
