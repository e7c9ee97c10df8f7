// expect: safe
// executions: 1
// As exit-main.c, but main waits for the reader: the end of the local comes after its read in every schedule.
#include <assert.h>
#include <pthread.h>

static void *reader(void *p) {
    int seen = *(int *)p;
    assert(seen == 7);
    return NULL;
}

int main(void) {
    int value = 7;
    pthread_t t;
    pthread_create(&t, NULL, reader, &value);
    pthread_join(t, NULL);
    pthread_exit(NULL);
}
