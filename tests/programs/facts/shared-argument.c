// expect: safe
// shared: main.here
// A local that a thread is given is not.
#include <pthread.h>
#include <stdatomic.h>
static void *work(void *given) {
    (*(_Atomic int *)given)++;
    return 0;
}

int main(void) {
    _Atomic int here = 0;
    pthread_t t;
    pthread_create(&t, NULL, work, &here);
    here++;
    pthread_join(t, NULL);
    return here - 2;
}
