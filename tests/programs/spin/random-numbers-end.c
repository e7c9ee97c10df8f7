// expect: safe
// Nobody sets the flag, but the loop also draws numbers, and the 150th ends it: it does not come back to where it was.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int never;

static void *draws(void *unused) {
    while (!atomic_load(&never))
        if (rand() % 1000 == 715)
            break;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, draws, NULL);
    pthread_join(thread, NULL);
    return 0;
}
