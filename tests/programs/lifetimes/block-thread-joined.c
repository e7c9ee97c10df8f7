// expect: safe
// executions: 1
// As block-thread.c, but the thread is joined inside the block.
#include <assert.h>
#include <pthread.h>

static void *reader(void *p) {
    int seen = *(int *)p;
    assert(seen == 7);
    return NULL;
}

int main(void) {
    pthread_t t;
    {
        int value = 7;
        pthread_create(&t, NULL, reader, &value);
        pthread_join(t, NULL);
    }
    return 0;
}
