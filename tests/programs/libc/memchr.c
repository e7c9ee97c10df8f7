// expect: safe
// memchr, memrchr, memmem: places, and none.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    const char text[] = "one\0two one";
    printf("%ld %ld\n", (long)((char *)memchr(text, 'o', 11) - text), (long)((char *)memrchr(text, 'o', 11) - text));
    printf("%d %d\n", memchr(text, 'z', 11) == NULL, memchr(text, 't', 3) == NULL);
    printf("%ld %d\n", (long)((char *)memmem(text, 11, "two", 3) - text), memmem(text, 11, "six", 3) == NULL);
    return 0;
}
