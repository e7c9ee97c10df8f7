// expect: safe
// executions: 24
// Three threads take one of two locks, as their inputs say: 3! orders if all take the same, two orders
// where two of them do, that is 2 * 6 + 6 * 2.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static unsigned char inputs[3];

static void *one(void *unused) {
    if (inputs[0] > 9) {
        pthread_mutex_lock(&a);
        pthread_mutex_unlock(&a);
    } else {
        pthread_mutex_lock(&b);
        pthread_mutex_unlock(&b);
    }
    return unused;
}

static void *two(void *unused) {
    if (inputs[1] > 9) {
        pthread_mutex_lock(&a);
        pthread_mutex_unlock(&a);
    } else {
        pthread_mutex_lock(&b);
        pthread_mutex_unlock(&b);
    }
    return unused;
}

static void *three(void *unused) {
    if (inputs[2] > 9) {
        pthread_mutex_lock(&a);
        pthread_mutex_unlock(&a);
    } else {
        pthread_mutex_lock(&b);
        pthread_mutex_unlock(&b);
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
