// expect: error race
//
// One thread locks the stream, the other does not.
#include <pthread.h>
#include <stdio.h>

static void *writer(void *unused) {
    putchar('a'); // ERROR race
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    putchar_unlocked('b'); // ERROR race
    pthread_join(t, 0);
    return 0;
}
