// expect: safe
// executions: 5
// Each of two threads takes the lock only if its input says so: both do, in two orders; one of them does, twice; none.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned char a, b;

static void section(void) {
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
}

static void *one(void *unused) {
    if (a == 1)
        section();
    return unused;
}

static void *two(void *unused) {
    if (b == 2)
        section();
    return unused;
}

int main(void) {
    pthread_t s, t;
    a = tb_uchar("a");
    b = tb_uchar("b");
    pthread_create(&s, NULL, one, NULL);
    pthread_create(&t, NULL, two, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    return 0;
}
