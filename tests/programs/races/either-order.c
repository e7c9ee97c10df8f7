// expect: error race
// pairs: 8-12 data
// Whoever comes first, it is told at the place that stands first in the source.
#include <pthread.h>
static int data;

static void *reader(void *unused) {
    return data ? unused : NULL; // ERROR race
}

static void *writer(void *unused) {
    data = 1; // ERROR race
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, reader, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
