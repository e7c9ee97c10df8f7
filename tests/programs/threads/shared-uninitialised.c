// expect: error uninitialised
// The reader may come before the buffer is filled, and decides by what it finds.
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
    pthread_create(&t, NULL, filler, NULL);
    int small = 0;
    pthread_mutex_lock(&lock);
    if (buffer[0] < 10) // ERROR uninitialised
        small = 1;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    free(buffer);
    return small;
}
