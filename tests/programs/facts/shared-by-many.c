// expect: safe
// shared: count
// Threads that are started in a loop share what each of them writes.
#include <pthread.h>
#include <stdatomic.h>
static _Atomic int count;
static void *work(void *unused) {
    count++;
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return count - 2;
}
