// expect: safe
// executions: 2
// Only one of them has it at a time, and nobody keeps an address. Whoever comes first, what was written is there.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static char *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *mark(void *unused) {
    pthread_mutex_lock(&lock);
    all[0] = 2;
    pthread_mutex_unlock(&lock);
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
    pthread_mutex_lock(&lock);
    all = realloc(all, n - 1);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    tb_assert(all[0] == 2);
    free(all);
    return 0;
}
