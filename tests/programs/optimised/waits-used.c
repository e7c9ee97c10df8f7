// expect: error race
// The failing twin: it is chosen.
#include <pthread.h>

int data = 1, mode = 1;

static void *writer(void *unused) {
    data = 5; // ERROR race
    return unused;
}

int main(void) {
    pthread_t thread;
    int chosen = mode;
    pthread_create(&thread, 0, writer, 0);
    int value = chosen ? data : 3; // ERROR race
    pthread_join(thread, 0);
    return value - 3;
}
