// expect: error race, use-after-free
// Memory of any size is moved while another thread writes to it.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static char *all;

static void *mark(void *unused) {
    *(char *)unused = 2; // ERROR race, use-after-free
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 1);
    all = malloc(n);
    char *first = all;
    *first = 1;
    pthread_t thread;
    pthread_create(&thread, 0, mark, first);
    all = realloc(all, n - 1); // ERROR race
    pthread_join(thread, 0);
    tb_assert(all[0] == 1 || all[0] == 2);
    free(all);
    return 0;
}
