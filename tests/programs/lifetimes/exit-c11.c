// expect: error use-after-free
// thrd_exit leaves a function as a return does.
#include <stddef.h>
#include <threads.h>

static int *left;

static int worker(void *unused) {
    int value = 1;
    (void)unused;
    left = &value;
    thrd_exit(0);
}

int main(void) {
    thrd_t t;
    if (thrd_create(&t, worker, NULL) != thrd_success)
        return 0;
    thrd_join(t, NULL);
    return *left - 1; // ERROR use-after-free
}
