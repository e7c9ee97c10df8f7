// expect: error use-after-free, race
// The main thread frees the message while the other one may still read it. In either order nothing orders the two, and
// in one of them the memory is gone.
#include <pthread.h>
#include <stdlib.h>

static int *message;

static void *reader(void *unused) {
    int seen = *message; // ERROR use-after-free, race
    return seen == 1 ? unused : NULL;
}

int main(void) {
    pthread_t t;
    message = malloc(sizeof(int));
    if (!message)
        return 0;
    *message = 1;
    pthread_create(&t, NULL, reader, NULL);
    free(message); // ERROR race
    pthread_join(t, NULL);
    return 0;
}
