// expect: safe
// executions: 2
// The loop looks at two places. It can be left between the second and the third write to `a`, or at the end.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int a, b;

static void *worker(void *unused) {
    atomic_store(&b, 1);
    atomic_store(&a, 1);
    atomic_store(&a, 2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    while (!(atomic_load(&a) && atomic_load(&b)))
        ;
    pthread_join(thread, NULL);
    return 0;
}
