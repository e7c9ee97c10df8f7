// expect: error use-after-free, race, assertion
// The block ends while the other thread may still read its local. Only before it ends the assertion can fail.
#include <assert.h>
#include <pthread.h>

static void *reader(void *p) {
    int seen = *(int *)p; // ERROR use-after-free, race
    assert(seen != 7);    // ERROR assertion
    return NULL;
}

int main(void) {
    pthread_t t;
    {
        int value = 7;
        pthread_create(&t, NULL, reader, &value);
    } // ERROR race
    pthread_join(t, NULL);
    return 0;
}
