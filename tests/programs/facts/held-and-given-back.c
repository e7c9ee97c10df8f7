// expect: safe
// shared: atomic, guarded
// A lock is held between its taking and its giving back, also where another function gives it back.
#include <pthread.h>
#include <stdatomic.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int guarded;
static _Atomic int atomic;
static void give_back(void) { pthread_mutex_unlock(&lock); }
static void *work(void *unused) {
    pthread_mutex_lock(&lock);
    guarded++;
    pthread_mutex_unlock(&lock);
    atomic++;
    pthread_mutex_lock(&lock);
    guarded++;
    give_back();
    atomic++;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_mutex_lock(&lock);
    guarded++;
    pthread_mutex_unlock(&lock);
    atomic++;
    pthread_join(t, NULL);
    return guarded + atomic - 6;
}
