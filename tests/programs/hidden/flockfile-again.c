// expect: safe
//
// The repaired twin of flockfile-deadlock.c. A thread that has the lock may print and take it again; others find it taken.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static void *speaker(void *unused) {
    if (ftrylockfile(stdout) == 0) {
        puts("mine");
        funlockfile(stdout);
    }
    printf("hello\n");
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, speaker, 0);
    flockfile(stdout);
    printf("one ");
    flockfile(stdout);
    assert(ftrylockfile(stdout) == 0);
    printf("line\n");
    funlockfile(stdout);
    funlockfile(stdout);
    funlockfile(stdout);
    pthread_join(t, 0);
    return 0;
}
