// expect: safe
// Library functions through pointers: a model and a part in C.
#include <stdio.h>
#include <string.h>
#include <stdlib.h>

int main(void) {
    size_t (*length)(const char *) = strlen;
    int (*number)(const char *) = atoi;
    int (*show)(const char *, ...) = printf;
    show("%zu %d\n", length("abc"), number("17"));
    return 0;
}
