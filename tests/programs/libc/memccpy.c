// expect: safe
// memccpy, rawmemchr, strxfrm.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    char to[20] = "...................";
    printf("%d\n", (int)((char *)memccpy(to, "hello world", 'o', 11) - to));
    printf("%.8s\n", to);
    printf("%d\n", memccpy(to, "abc", 'z', 3) == NULL);
    printf("%.5s\n", to);
    const char *text = "find the x";
    printf("%d\n", (int)((char *)rawmemchr(text, 'x') - text));
    printf("%zu %zu %s\n", strxfrm(to, "order", 20), strxfrm(NULL, "order", 0), to);
    return 0;
}
