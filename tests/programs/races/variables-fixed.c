// expect: safe
// The repaired variables.c.
#include <pthread.h>
static int a, b;
static int table[4];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void add(int *where) {
    *where += 1;
}

static void *worker(void *unused) {
    pthread_mutex_lock(&lock);
    add(&a);
    add(&b);
    for (int i = 0; i < 2; i++) table[i] = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    return 0;
}
