// expect: error assertion
// flags: --max-threads 3
// The third thread is created.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *add(void *unused) {
    atomic_fetch_add(&count, 1);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, add, NULL);
    pthread_create(&second, NULL, add, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(count != 2); // ERROR assertion
    return 0;
}
