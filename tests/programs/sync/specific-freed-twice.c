// expect: error double-free
// The thread frees what its destructor frees too.
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;

static void *worker(void *unused) {
    void *data = malloc(4);
    pthread_setspecific(key, data);
    free(data);
    return unused; // ERROR double-free
}

int main(void) {
    pthread_t thread;
    pthread_key_create(&key, free);
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL);
    return 0;
}
