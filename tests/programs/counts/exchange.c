// expect: safe
// executions: 6
// Three exchanges of one variable, in every order: 3!.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *swap(void *unused) {
    (void)atomic_exchange(&x, 7);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, swap, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
