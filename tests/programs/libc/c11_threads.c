// expect: safe
// thrd_create, thrd_join, thrd_exit, thrd_detach, thrd_sleep, thrd_yield.
#include <stdio.h>
#include <threads.h>

static int leaves(void *argument) {
    (void)argument;
    struct timespec none = {0, 0};
    thrd_sleep(&none, NULL);
    thrd_yield();
    thrd_exit(5);
}

static int nothing(void *argument) { return argument != NULL; }

int main(void) {
    thrd_t one, two;
    int result = 0;
    thrd_create(&one, leaves, NULL);
    printf("%d\n", thrd_join(one, &result) == thrd_success);
    printf("%d\n", result);
    thrd_create(&two, nothing, NULL);
    printf("%d\n", thrd_detach(two) == thrd_success);
    return 0;
}
