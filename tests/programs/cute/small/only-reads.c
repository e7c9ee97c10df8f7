// expect: error assertion
// executions: 2
// inputs: x = 1
// Three threads read a variable, and one of them decides by it. Reads do not race: there is one order, which the input divides into two paths.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

static int x;

static void *looks(void *copy) {
    *(int *)copy = x;
    return NULL;
}

static void *decides(void *unused) {
    assert(x <= 0); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t threads[3];
    int copies[2];
    x = tb_int("x");
#ifdef FIXED
    if (x > 0)
        x = -x;
#endif
    pthread_create(&threads[0], NULL, looks, &copies[0]);
    pthread_create(&threads[1], NULL, looks, &copies[1]);
    pthread_create(&threads[2], NULL, decides, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(copies[0] == x && copies[1] == x);
    return 0;
}
