// expect: error use-after-free, race, assertion
// A local of main is gone as soon as main has ended, and main does not wait. Only a thread that reads in time sees what
// it must not.
#include <assert.h>
#include <pthread.h>

static void *reader(void *p) {
    int seen = *(int *)p; // ERROR use-after-free, race
    assert(seen != 7);    // ERROR assertion
    return NULL;
}

int main(void) {
    int value = 7;
    pthread_t t;
    pthread_create(&t, NULL, reader, &value);
    pthread_exit(NULL); // ERROR race
}
