// expect: safe
// executions: 1
// A compare-and-swap that replaces a number by itself changes nothing: the loop only looks.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int number = 17;

static void *changes(void *unused) {
    atomic_store(&number, 18);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, changes, NULL);
    int expected = 17;
    while (atomic_compare_exchange_strong(&number, &expected, 17))
        ;
    pthread_join(thread, NULL);
    return 0;
}
