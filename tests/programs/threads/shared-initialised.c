// expect: safe
// executions: 2
// The buffer has a value before anyone reads it.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *buffer;

static void *filler(void *unused) {
    pthread_mutex_lock(&lock);
    buffer[0] = 5;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t;
    buffer = malloc(sizeof(int));
    if (!buffer)
        return 0;
    buffer[0] = 0;
    pthread_create(&t, NULL, filler, NULL);
    int small = 0;
    pthread_mutex_lock(&lock);
    if (buffer[0] < 10)
        small = 1;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    free(buffer);
    return small;
}
