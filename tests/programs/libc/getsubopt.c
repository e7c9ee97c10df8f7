// expect: safe
// getsubopt: options inside an option.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char text[] = "ro,size=10,unknown=3,rw";
    char *options = text, *value;
    char *const tokens[] = {"ro", "rw", "size", NULL};
    while (*options) {
        int which = getsubopt(&options, tokens, &value);
        printf("%d %s\n", which, value ? value : "-");
    }
    return 0;
}
