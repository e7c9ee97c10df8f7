// expect: safe
// shared:
// A local whose address goes nowhere else is each thread's own, however many there are.
#include <pthread.h>
static void set(int *to) { *to = 1; }
static void *work(void *unused) {
    int own = 0;
    set(&own);
    return own ? unused : 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
