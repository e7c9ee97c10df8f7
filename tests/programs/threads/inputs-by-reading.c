// expect: error assertion
// inputs: small = 200
// The second thread asks for a large number if it sees the flag, and for a small one if it does not: what is wrong comes of the
// small one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int flag;

static void *reader(void *unused) {
    if (atomic_load(&flag)) {
        long large = tb_long("large");
        if (large == 0x123456789abcl)
            return &flag;
    } else {
        unsigned char small = tb_uchar("small");
        if (small == 200)
            atomic_store(&flag, 2);
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    atomic_store(&flag, 1);
    pthread_join(thread, 0);
    assert(atomic_load(&flag) == 1); // ERROR assertion
    return 0;
}
