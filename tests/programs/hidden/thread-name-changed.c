// expect: error assertion
//
// A thread's name, while another thread changes it.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <string.h>

static void *renames(void *thread) {
    pthread_setname_np((pthread_t)thread, "new");
    return 0;
}

int main(void) {
    pthread_t t;
    char name[16];
    pthread_setname_np(pthread_self(), "old");
    pthread_create(&t, 0, renames, (void *)pthread_self());
    pthread_getname_np(pthread_self(), name, sizeof name);
    assert(strcmp(name, "old") == 0); // ERROR assertion
    pthread_join(t, 0);
    return 0;
}
