// expect: safe
// executions: 2
// A section that needs a lock waits for it as a whole.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a, b;

static void *section(void *unused) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&m);
    assert(a == b);
    pthread_mutex_unlock(&m);
    __VERIFIER_atomic_end();
    return unused;
}

static void *locked(void *unused) {
    pthread_mutex_lock(&m);
    a = 1;
    b = 1;
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, section, NULL);
    pthread_create(&threads[1], NULL, locked, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
