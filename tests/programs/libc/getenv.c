// expect: safe
// getenv, setenv, unsetenv.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("%d\n", getenv("NOT_THERE") == NULL);
    setenv("NAME", "value", 1);
    setenv("NAME", "other", 0);
    printf("%s\n", getenv("NAME"));
    setenv("NAME", "third", 1);
    printf("%s\n", getenv("NAME"));
    printf("%d\n", setenv("a=b", "x", 1));
    unsetenv("NAME");
    printf("%d\n", getenv("NAME") == NULL);
    return 0;
}
