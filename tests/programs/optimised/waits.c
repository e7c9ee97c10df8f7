// expect: safe
// Between the load and the choice the thread waits for another one.
#include <pthread.h>

int data = 1, mode;

static void *writer(void *unused) {
    data = 5;
    return unused;
}

int main(void) {
    pthread_t thread;
    int chosen = mode;
    pthread_create(&thread, 0, writer, 0);
    int value = chosen ? data : 3;
    pthread_join(thread, 0);
    return value - 3;
}
