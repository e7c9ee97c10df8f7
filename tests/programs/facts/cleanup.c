// expect: safe
// points-to: seen = {a}
// Handlers that run when a thread exits.
#include <pthread.h>
static int a, *seen;
static void clean(void *given) { seen = given; }
static void *thread(void *unused) {
    pthread_cleanup_push(clean, &a);
    pthread_exit(0);
    pthread_cleanup_pop(0);
    return unused;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    return *seen;
}
