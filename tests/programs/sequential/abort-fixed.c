// expect: safe
// executions: 2
// Leaving with a status is no failure.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    if (tb_ushort("code") == 0xbeef)
        exit(3);
    return 0;
}
