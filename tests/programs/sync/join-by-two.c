// expect: error assertion, misuse
// Two threads join a third: whoever comes second fails, and each can be that.
#include <assert.h>
#include <pthread.h>

static pthread_t third;

static void *nothing(void *unused) { return unused; }

static void *joins(void *unused) {
    pthread_join(third, NULL); // ERROR misuse
    assert(unused);            // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&third, NULL, nothing, NULL);
    pthread_create(&thread, NULL, joins, NULL);
    pthread_join(third, NULL); // ERROR misuse
    pthread_join(thread, NULL);
    return 0;
}
