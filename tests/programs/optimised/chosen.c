// expect: safe
// An optimiser loads `data` always, and chooses afterwards. Where it is not chosen, the source does not load.
#include <pthread.h>

int data = 1, mode = 1, result;

static void *writer(void *unused) {
    data = 5;
    return unused;
}

static void *reader(void *unused) {
    if (mode > 2)
        result = data;
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
