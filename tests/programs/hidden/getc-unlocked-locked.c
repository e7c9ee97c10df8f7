// expect: safe
//
// The repaired twin of getc-unlocked.c: inside the lock of the stream, which `getc` takes by itself.
#include <pthread.h>
#include <stdio.h>

static void *reader(void *unused) {
    getc(stdin);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    flockfile(stdin);
    getc_unlocked(stdin);
    getc_unlocked(stdin);
    funlockfile(stdin);
    pthread_join(t, 0);
    return 0;
}
