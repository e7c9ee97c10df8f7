// expect: safe
// strcpy, stpcpy, strncpy, stpncpy.
#include <stdio.h>
#include <string.h>

int main(void) {
    char to[10];
    printf("%s\n", strcpy(to, "hello"));
    char *end = stpcpy(to, "abc");
    printf("%s %ld\n", to, (long)(end - to));
    memset(to, 'z', sizeof to);
    strncpy(to, "12", 5);
    printf("%s %d %c\n", to, to[4], to[5]);
    strncpy(to, "123456", 4);
    printf("%.5s\n", to);
    printf("%ld\n", (long)(stpncpy(to, "xy", 6) - to));
    return 0;
}
