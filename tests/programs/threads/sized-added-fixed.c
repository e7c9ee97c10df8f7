// expect: safe
// executions: 3
// Only what was there before is read: nothing if there was nothing, and otherwise a zero, or nothing.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned short n, i;
static int *all;

static void *grow(void *unused) {
    all = realloc(all, (n + 5) * sizeof *all);
    return unused;
}

int main(void) {
    n = tb_ushort("n");
    i = tb_ushort("i");
    tb_assume(i < n + 5);
    all = calloc(n, sizeof *all);
    pthread_t thread;
    pthread_create(&thread, 0, grow, 0);
    pthread_join(thread, 0);
    if (i < n && all[i] == 3)
        i++;
    free(all);
    return 0;
}
