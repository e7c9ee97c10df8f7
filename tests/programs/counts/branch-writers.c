// expect: safe
// executions: 8
// classes: 4
// Two threads write one of two values, as their inputs say: 2 * 2 outcomes, two orders each.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int x;
static unsigned char inputs[3];

static void *one(void *unused) {
    if (inputs[0] > 9) {
        atomic_store(&x, 1);
    } else {
        atomic_store(&x, 2);
    }
    return unused;
}

static void *two(void *unused) {
    if (inputs[1] > 9) {
        atomic_store(&x, 1);
    } else {
        atomic_store(&x, 2);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    inputs[0] = tb_uchar("a");
    inputs[1] = tb_uchar("b");
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
