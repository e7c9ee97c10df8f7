// expect: error race, use-after-free
// The thread gets a pointer to a local of a function that has returned.
#include <pthread.h>

static void *worker(void *p) {
    int seen = *(int *)p; // ERROR race, use-after-free
    return seen == 7 ? NULL : p;
}

static pthread_t start(void) {
    int value = 7;
    pthread_t t;
    pthread_create(&t, NULL, worker, &value);
    return t;
} // ERROR race

int main(void) {
    pthread_t t = start();
    pthread_join(t, NULL);
    return 0;
}
