// expect: safe
// putenv, clearenv, secure_getenv.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    static char text[] = "TB_NAME=value", gone[] = "TB_NAME";
    printf("%d\n", putenv(text));
    printf("%s\n", getenv("TB_NAME"));
    printf("%s\n", secure_getenv("TB_NAME"));
    putenv(gone);
    printf("%d\n", getenv("TB_NAME") == NULL);
    setenv("TB_A", "1", 1);
    clearenv();
    printf("%d\n", getenv("TB_A") == NULL);
    return 0;
}
