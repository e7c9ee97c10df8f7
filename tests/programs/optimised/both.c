// expect: safe
// Both sides of `&&` are computed at once: `data` is loaded before it is known whether it may be.
#include <pthread.h>

int data = 1, result;
_Atomic int ready;

static void *writer(void *unused) {
    data = 5;
    ready = 1;
    return unused;
}

static void *reader(void *unused) {
    int is_ready = ready;
    if (is_ready == 1 && data == 5)
        result = 1;
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, writer, 0);
    pthread_create(&two, 0, reader, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
