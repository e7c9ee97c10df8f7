// expect: error use-after-free, race
// flags: --strategy interference
// An object that several threads have a reference to: whoever drops the last one frees it. One of them looks at it once more after it has
// dropped its own.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef USERS
#define USERS 2
#endif

struct shared {
    atomic_int references, uses;
};

static void *user(void *of) {
    struct shared *shared = of;
    atomic_fetch_add(&shared->uses, 1);
#ifdef FIXED
    (void)atomic_load(&shared->uses);
#endif
    if (atomic_fetch_sub(&shared->references, 1) == 1)
        free(shared); // ERROR race
#ifndef FIXED
    else
        (void)atomic_load(&shared->uses); // ERROR use-after-free, race
#endif
    return 0;
}

int main(void) {
    pthread_t threads[USERS];
    struct shared *shared = malloc(sizeof *shared);
    atomic_init(&shared->references, USERS);
    atomic_init(&shared->uses, 0);
    for (int i = 0; i < USERS; i++)
        pthread_create(&threads[i], 0, user, shared);
    for (int i = 0; i < USERS; i++)
        pthread_join(threads[i], 0);
    return 0;
}
