// expect: safe
// shared:
// The same where another function joins.
#include <pthread.h>
static int result;
static void *work(void *unused) {
    result = 5;
    return unused;
}
static void wait_for(pthread_t t) { pthread_join(t, NULL); }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    wait_for(t);
    return result - 5;
}
