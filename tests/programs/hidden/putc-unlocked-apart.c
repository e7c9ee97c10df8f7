// expect: safe
//
// The same functions on different streams have nothing to do with each other.
#include <pthread.h>
#include <stdio.h>

static void *writer(void *unused) {
    putc_unlocked('a', stderr);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    putc_unlocked('b', stdout);
    pthread_join(t, 0);
    return 0;
}
