// expect: error double-free
// inputs: status = -1
// The error path frees what the common end frees again.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    char *buffer = malloc(16);
    if (!buffer)
        return 0;
    int status = tb_int("status");
    if (status < 0)
        free(buffer);
    free(buffer); // ERROR double-free
    return 0;
}
