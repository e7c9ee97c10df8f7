// expect: error out-of-bounds
// One thread makes memory smaller; the other goes by what it was before.
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
    all[i] = 1; // ERROR out-of-bounds
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    free(all);
    return 0;
}
