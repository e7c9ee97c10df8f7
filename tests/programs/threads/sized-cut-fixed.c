// expect: safe
// executions: 5
// It goes by what it is now. The zeros that were there are there, up to the new end: two executions if the memory is made smaller last, since what is
// written may be the last byte that is left, and the same two if it is made smaller first, and one in which nothing is written.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n, left, i;
static char *all;
static unsigned size;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *cut(void *unused) {
    pthread_mutex_lock(&lock);
    all = realloc(all, left);
    size = left;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    n = tb_uint("n");
    left = tb_uint("left");
    i = tb_uint("i");
    tb_assume((left > 0) & (left < n) & (i < n));
    size = n;
    all = calloc(n, 1);
    pthread_t thread;
    pthread_create(&thread, 0, cut, 0);
    pthread_mutex_lock(&lock);
    if (i < size)
        all[i] = 1;
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    tb_assert(all[left - 1] == 0 || i == left - 1);
    free(all);
    return 0;
}
