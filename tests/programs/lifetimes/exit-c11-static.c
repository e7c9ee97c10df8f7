// expect: safe
// As exit-c11.c, with a variable that lives as long as the program.
#include <stddef.h>
#include <threads.h>

static int *left;

static int worker(void *unused) {
    static int value = 1;
    (void)unused;
    left = &value;
    thrd_exit(0);
}

int main(void) {
    thrd_t t;
    if (thrd_create(&t, worker, NULL) != thrd_success)
        return 0;
    thrd_join(t, NULL);
    return *left - 1;
}
