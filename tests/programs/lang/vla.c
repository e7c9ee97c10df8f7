// expect: safe
// executions: 1
// Variable-length arrays and alloca: two dimensions, sizes at run time, scopes in a loop.
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static long trace(int n, int m[n][n]) {
    long sum = 0;
    for (int i = 0; i < n; i++) sum += m[i][i];
    return sum;
}

static long power(int n) {
    int m[n][n];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) m[i][j] = i * n + j;
    return trace(n, m) + (long)sizeof m;
}

int main(void) {
    for (int n = 1; n <= 5; n++) printf("%ld ", power(n));
    printf("\n");
    int total = 0;
    for (int i = 1; i < 6; i++) {
        char text[i + 1]; // another size each time
        memset(text, 'a' + i, i);
        text[i] = 0;
        total += (int)strlen(text) + (int)sizeof text;
    }
    char *copy = alloca(16);
    strcpy(copy, "on the stack");
    printf("%d %s\n", total, copy);
    return 0;
}
