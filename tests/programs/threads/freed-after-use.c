// expect: safe
// executions: 1
// The message is freed when its reader has ended.
#include <pthread.h>
#include <stdlib.h>

static int *message;

static void *reader(void *unused) {
    int seen = *message;
    return seen == 1 ? unused : NULL;
}

int main(void) {
    pthread_t t;
    message = malloc(sizeof(int));
    if (!message)
        return 0;
    *message = 1;
    pthread_create(&t, NULL, reader, NULL);
    pthread_join(t, NULL);
    free(message);
    return 0;
}
