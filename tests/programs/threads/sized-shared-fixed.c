// expect: safe
// executions: 4
// Without an element there is one execution. With some there are two orders: if the second thread comes last, what it wrote is there whatever
// the size is; if it comes first, that depends on whether there is a single element: two executions.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static int *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *unused) {
    pthread_mutex_lock(&lock);
    all[0] = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *second(void *unused) {
    pthread_mutex_lock(&lock);
    all[n - 1] = 2;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    n = tb_uint("n");
    if (n == 0)
        return 0;
    all = malloc(n * sizeof *all);
    pthread_t one, other;
    pthread_create(&one, 0, first, 0);
    pthread_create(&other, 0, second, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    tb_assert(all[n - 1] == 2 || n == 1);
    free(all);
    return 0;
}
