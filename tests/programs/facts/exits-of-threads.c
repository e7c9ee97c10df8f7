// expect: safe
// points-to: result = {a}
// What a thread ends with by calling for it.
#include <pthread.h>
static int a, *result;
static void *thread(void *unused) { pthread_exit(&a); }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, (void **)&result);
    return *result;
}
