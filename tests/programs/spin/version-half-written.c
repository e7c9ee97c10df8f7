// expect: error assertion
// The same without a look whether the version is odd: a writer may be half done.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int version, left, right;

static void *write_both(void *unused) {
    for (int i = 1; i <= 2; i++) {
        atomic_fetch_add(&version, 1);
        atomic_store(&left, i);
        atomic_store(&right, i);
        atomic_fetch_add(&version, 1);
    }
    return unused;
}

int main(void) {
    pthread_t writer;
    pthread_create(&writer, NULL, write_both, NULL);
    int before, l, r;
    do {
        before = atomic_load(&version);
        l = atomic_load(&left);
        r = atomic_load(&right);
    } while (atomic_load(&version) != before);
    assert(l == r); // ERROR assertion
    pthread_join(writer, NULL);
    return 0;
}
