// expect: safe
// shared: s
// One field of a structure is shared, the other one is the main thread's.
#include <pthread.h>
#include <stdatomic.h>
static struct { _Atomic long both; long own; } s;
static void *work(void *unused) {
    s.both++;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    s.own = 1;
    s.both++;
    pthread_join(t, NULL);
    return s.both + s.own - 3;
}
