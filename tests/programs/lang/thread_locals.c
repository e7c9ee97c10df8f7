// expect: safe
// executions: 1
// Thread-local variables: one per thread, initialised each time, of every storage model.
#include <pthread.h>
#include <stdio.h>

static _Thread_local int own = 7;
__thread long shared_name __attribute__((tls_model("initial-exec"))) = 100;
static _Thread_local char text[8] = "init";

static int bump(void) {
    static _Thread_local int calls;
    return ++calls;
}

static void *work(void *arg) {
    int n = *(int *)arg;
    for (int i = 0; i < n; i++) {
        own += bump();
        shared_name -= n;
    }
    text[0] = (char)('A' + n);
    *(int *)arg = own * 1000 + (int)shared_name + text[0];
    return NULL;
}

int main(void) {
    int results[3] = {1, 2, 3};
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) {
        pthread_create(&threads[i], NULL, work, &results[i]);
    }
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    printf("%d %d %d\n", results[0], results[1], results[2]);
    printf("%d %ld %s %d\n", own, shared_name, text, bump());
    return 0;
}
