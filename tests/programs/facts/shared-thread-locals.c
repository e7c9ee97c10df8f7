// expect: safe
// shared:
// A variable of each thread's own.
#include <pthread.h>
static _Thread_local int own;
static void *work(void *unused) {
    own++;
    return own == 1 ? unused : 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    own += 2;
    pthread_join(t, NULL);
    return own - 2;
}
