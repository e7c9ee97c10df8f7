// expect: safe
// executions: 30
// classes: 5
// Three writes of one variable, and a thread that reads it for some inputs only. In every order: 3! without the read and
// 4! with it. By where it reads from: one without, and four with it.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int x;

static void *one(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *two(void *unused) {
    atomic_store(&x, 2);
    return unused;
}

static void *three(void *unused) {
    atomic_store(&x, 3);
    return unused;
}

static void *reader(void *unused) {
    if (tb_uchar("look") < 128)
        (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    pthread_create(&threads[3], NULL, reader, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
