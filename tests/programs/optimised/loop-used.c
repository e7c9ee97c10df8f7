// expect: error race
// The failing twin: one round asks for it.
#include <pthread.h>

int data = 1, wanted[4], result;

static void *writer(void *unused) {
    data = 5; // ERROR race
    return unused;
}

static void *reader(void *unused) {
    int sum = 0;
    for (int i = 0; i < 4; i++)
        if (wanted[i])
            sum += data; // ERROR race
    result = sum;
    return unused;
}

int main(void) {
    pthread_t one, two;
    wanted[2] = 1;
    pthread_create(&one, 0, writer, 0);
    pthread_create(&two, 0, reader, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
