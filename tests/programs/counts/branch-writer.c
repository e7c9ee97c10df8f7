// expect: safe
// executions: 5
// One thread writes only if its input says so; two readers. Without the write nothing matters: 1 + 2^2.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int x;
static unsigned char inputs[3];

static void *writer(void *unused) {
    if (inputs[0] > 9) {
        atomic_store(&x, 1);
    }
    return unused;
}

static void *a(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

static void *b(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    inputs[0] = tb_uchar("a");
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, a, NULL);
    pthread_create(&threads[2], NULL, b, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
