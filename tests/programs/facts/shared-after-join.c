// expect: safe
// shared:
// What is read behind the join of the only thread that writes it is not used at the same time.
#include <pthread.h>
static int result;
static void *work(void *unused) {
    result = 5;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
    return result - 5;
}
