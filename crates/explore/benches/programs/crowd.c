// Two threads race for long, then write what a third thread writes at once: whatever the two do may come before that.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int i = 1, j = 1, last;

static void *first(void *unused) {
    atomic_store(&last, 3);
    return unused;
}

static void *one(void *unused) {
    for (int k = 0; k < N; k++)
        atomic_fetch_add(&i, atomic_load(&j));
    atomic_store(&last, 1);
    return unused;
}

static void *two(void *unused) {
    for (int k = 0; k < N; k++)
        atomic_fetch_add(&j, atomic_load(&i));
    atomic_store(&last, 2);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, one, NULL);
    pthread_create(&threads[2], NULL, two, NULL);
    for (int k = 0; k < 3; k++)
        pthread_join(threads[k], NULL);
    return 0;
}
