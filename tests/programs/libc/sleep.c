// expect: safe
// sleep, usleep, nanosleep, clock_nanosleep, sched_yield, clock_getres: they come back.
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    struct timespec t = {0, 1}, rest;
    printf("%u %d %d\n", sleep(0), usleep(1), nanosleep(&t, &rest));
    printf("%d %d\n", clock_nanosleep(CLOCK_MONOTONIC, 0, &t, NULL), sched_yield());
    printf("%d %d\n", clock_getres(CLOCK_MONOTONIC, &t), t.tv_sec == 0);
    return 0;
}
