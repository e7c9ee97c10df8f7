// expect: safe
// It is asked in the section that uses it.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static char *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *mark(void *unused) {
    pthread_mutex_lock(&lock);
    char *last = all + n - 1;
    *last = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 0 && n < 5);
    all = malloc(n);
    pthread_t thread;
    pthread_create(&thread, 0, mark, 0);
    pthread_mutex_lock(&lock);
    all = realloc(all, 2 * n);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    free(all);
    return 0;
}
