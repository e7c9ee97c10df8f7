// expect: error endless-loop
// flags: --strategy dpor
// The loop copies a structure to a local until its last number is set, which nobody does.
#include <pthread.h>
#include <stdatomic.h>

struct four {
    int first, second, third, last;
};

static _Atomic struct four shared;

static void *set(void *unused) {
    struct four all = {1, 1, 1};
    atomic_store(&shared, all);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, set, NULL);
    struct four seen;
    do
        seen = atomic_load(&shared); // ERROR endless-loop
    while (seen.last == 0);
    pthread_join(thread, NULL);
    return 0;
}
