// expect: error use-after-free
// One thread frees what the other fills.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

static unsigned char n;
static char *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *fill(void *unused) {
    pthread_mutex_lock(&lock);
    memset(all, 1, n); // ERROR use-after-free
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    n = tb_uchar("n");
    tb_assume(n > 0 && n < 4);
    all = malloc(n);
    pthread_t thread;
    pthread_create(&thread, 0, fill, 0);
    pthread_mutex_lock(&lock);
    free(all);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    return 0;
}
