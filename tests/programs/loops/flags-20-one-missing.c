// expect: error endless-loop
// The same wait, but the last thread raises the flag of another: nobody ends it.
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
        pthread_create(&threads[i], NULL, raise_flag, &flags[i % (N - 1)]);
    int all;
    do {
        all = 1;
        for (int i = 0; i < N; i++)
            all &= atomic_load(&flags[i]); // ERROR endless-loop
    } while (!all);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
