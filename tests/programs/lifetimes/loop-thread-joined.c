// expect: safe
// executions: 1
// As loop-thread.c, but each round waits for its thread.
#include <assert.h>
#include <pthread.h>

static void *adder(void *p) {
    *(int *)p += 1;
    return NULL;
}

int main(void) {
    for (int i = 0; i < 2; i++) {
        pthread_t t;
        int own = i;
        pthread_create(&t, NULL, adder, &own);
        pthread_join(t, NULL);
        assert(own == i + 1);
    }
    return 0;
}
