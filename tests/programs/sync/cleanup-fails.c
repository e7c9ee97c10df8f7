// expect: error assertion
// threads: 2
// What the handler of a thread finds depends on how far another one is.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stage;

static void look(void *unused) {
    (void)unused;
    assert(stage == 0); // ERROR assertion
}

static void *work(void *unused) {
    pthread_cleanup_push(look, NULL);
    pthread_exit(unused);
    pthread_cleanup_pop(0);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    stage = 1;
    pthread_join(thread, NULL);
    return 0;
}
