// expect: error assertion
// inputs: large = 20015998343868
// As inputs-by-reading, but the large number is asked for where the flag is not seen, and is what is wrong.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int flag;

static void *reader(void *unused) {
    if (atomic_load(&flag)) {
        unsigned char small = tb_uchar("small");
        if (small == 200)
            return &flag;
    } else {
        long large = tb_long("large");
        assert(large != 0x123456789abcl); // ERROR assertion
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
