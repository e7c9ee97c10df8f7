// expect: error race
// The failing twin: `data` is chosen.
#include <pthread.h>

int data = 1, mode = 3, result;

static void *writer(void *unused) {
    data = 5; // ERROR race
    return unused;
}

static void *reader(void *unused) {
    if (mode > 2)
        result = data; // ERROR race
    else
        result = 4;
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
