// expect: error race
// inputs: which = 3
// The failing twin: for one input it is.
#include <pthread.h>
#include <threadbare.h>

int data = 1, result;

static void *writer(void *unused) {
    data = 5; // ERROR race
    return unused;
}

static void *reader(void *which) {
    if (*(unsigned *)which > 2)
        result = data; // ERROR race
    else
        result = 4;
    return 0;
}

int main(void) {
    pthread_t one, two;
    unsigned which = tb_choose(4, "which");
    pthread_create(&one, 0, writer, 0);
    pthread_create(&two, 0, reader, &which);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
