// expect: safe
// fmemopen: a stream over memory, to be read.
#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    char text[] = "10 20\nrest";
    FILE *file = fmemopen(text, sizeof text - 1, "r");
    int a, b;
    int count = fscanf(file, "%d %d", &a, &b);
    printf("%d %d %d\n", count, a, b);
    printf("%d\n", fgetc(file));
    char line[10];
    printf("%s\n", fgets(line, sizeof line, file));
    fclose(file);
    return 0;
}
