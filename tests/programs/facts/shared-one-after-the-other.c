// expect: safe
// shared:
// The second thread starts when the first one was joined.
#include <pthread.h>
static int result;
static void *one(void *unused) {
    result = 1;
    return unused;
}
static void *two(void *unused) {
    result++;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, one, NULL);
    pthread_join(t, NULL);
    pthread_t u;
    pthread_create(&u, NULL, two, NULL);
    pthread_join(u, NULL);
    return result - 2;
}
