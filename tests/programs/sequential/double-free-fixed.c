// expect: safe
// executions: 2
// Freeing nothing is allowed.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    char *buffer = malloc(16);
    if (!buffer)
        return 0;
    int status = tb_int("status");
    if (status < 0) {
        free(buffer);
        buffer = NULL;
    }
    free(buffer);
    return 0;
}
