// expect: safe
// executions: 1
// A wait for twenty threads, each of which raises a flag of its own. Each round looks at all flags, though one that is down has
// decided it: a look at a flag that is down is not taken, since whatever the others are, the round is in vain.
#include <pthread.h>
#include <stdatomic.h>
#define N 20

static atomic_int flags[N];

static void *raise_flag(void *flag) {
    atomic_store((atomic_int *)flag, 1);
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, raise_flag, &flags[i]);
    int all;
    do {
        all = 1;
        for (int i = 0; i < N; i++)
            all &= atomic_load(&flags[i]);
    } while (!all);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
