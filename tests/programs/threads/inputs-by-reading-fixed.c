// expect: safe
// executions: 4
// The second thread asks for a small number if it sees the flag, and for a large one if it does not: each has the range of its
// type, and what is assumed of one says nothing of the other.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int flag;

static void *reader(void *unused) {
    if (atomic_load(&flag)) {
        unsigned char small = tb_uchar("small");
        tb_assume(small < 201);
        assert(small <= 200);
        if (small == 200)
            return &flag;
    } else {
        long large = tb_long("large");
        tb_assume(large > 0x123456789abcl);
        assert(large != 0x123456789abcl);
        if (large == 0x7fffffffffffffffl)
            return &flag;
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    atomic_store(&flag, 1);
    pthread_join(thread, 0);
    return 0;
}
