// expect: error uninitialised
// What another thread has added to memory was never written, though what was there before is zero.
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
    if (all[i] == 3) // ERROR uninitialised
        i++;
    free(all);
    return 0;
}
