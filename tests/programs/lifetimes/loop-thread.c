// expect: error use-after-free, race
// In each round a thread gets the address of the body's local. The first one may come when the round is over, or when the
// next one has begun.
#include <pthread.h>

static void *adder(void *p) {
    *(int *)p += 1; // ERROR use-after-free, race
    return NULL;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) {
        int own = i;              // ERROR race
        pthread_create(&t[i], NULL, adder, &own);
    } // ERROR race
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
