// expect: safe
// time, gettimeofday, clock_gettime, clock, difftime order: time passes and does not go back.
#include <stdio.h>
#include <time.h>
#include <sys/time.h>

int main(void) {
    time_t first = time(NULL), second;
    struct timeval a, b;
    struct timespec s;
    gettimeofday(&a, NULL);
    gettimeofday(&b, NULL);
    clock_gettime(CLOCK_MONOTONIC, &s);
    time(&second);
    printf("%d %d %d\n", second >= first, b.tv_sec > a.tv_sec || b.tv_usec >= a.tv_usec, s.tv_nsec < 1000000000L);
    clock_t c = clock();
    printf("%d\n", clock() >= c);
    return 0;
}
