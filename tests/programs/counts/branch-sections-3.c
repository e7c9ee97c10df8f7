// expect: safe
// executions: 16
// Each of three threads takes the lock only if its input says so: k of them in k! orders, sum of C(3, k) * k!.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned char inputs[3];

static void *one(void *unused) {
    if (inputs[0] > 9) {
        pthread_mutex_lock(&m);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

static void *two(void *unused) {
    if (inputs[1] > 9) {
        pthread_mutex_lock(&m);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

static void *three(void *unused) {
    if (inputs[2] > 9) {
        pthread_mutex_lock(&m);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

int main(void) {
    pthread_t threads[3];
    inputs[0] = tb_uchar("a");
    inputs[1] = tb_uchar("b");
    inputs[2] = tb_uchar("c");
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
