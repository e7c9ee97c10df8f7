// expect: safe
// clock_gettime, clock_getres, nanosleep, clock_nanosleep, thrd_sleep, timespec_get: clocks that there are not, and pauses that cannot be.
#include <errno.h>
#include <stdio.h>
#include <threads.h>
#include <time.h>

int main(void) {
    struct timespec time, wrong = {0, 1000000000L}, before = {-1, 0};
    printf("%d\n", clock_gettime(CLOCK_REALTIME, &time));
    errno = 0;
    printf("%d ", clock_gettime(999, &time));
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", clock_getres(999, &time));
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", nanosleep(&wrong, NULL));
    printf("%d\n", errno == EINVAL);
    printf("%d %d\n", nanosleep(&before, NULL), clock_nanosleep(CLOCK_REALTIME, 0, &wrong, NULL) == EINVAL);
    printf("%d\n", clock_nanosleep(999, 0, &time, NULL) == EINVAL);
    time = (struct timespec){0, 1};
    printf("%d %d\n", thrd_sleep(&time, NULL), thrd_sleep(&wrong, NULL) < -1);
    printf("%d %d\n", timespec_get(&time, TIME_UTC) == TIME_UTC, timespec_get(&time, 99));
    return 0;
}
