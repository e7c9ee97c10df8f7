// expect: safe
// Resized under the mutex: every step that others see is made for one size after the other.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

static unsigned char n;
static char *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *fill(void *unused) {
    pthread_mutex_lock(&lock);
    memset(all, 1, n);
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
    all = realloc(all, n + 2);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    free(all);
    return 0;
}
