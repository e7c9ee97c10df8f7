// expect: safe
// flags: --strategy interference
// Two threads add to each other's number in turn, if the schedule is so: then the larger one is a Fibonacci number in the end, and it is
// larger in no other. More than that it never is.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef STEPS
#define STEPS 5
#endif

static atomic_int i = 1, j = 1;

static void *adds_j(void *unused)
{
    for (int k = 0; k < STEPS; k++)
        atomic_store(&i, atomic_load(&i) + atomic_load(&j));
    return unused;
}

static void *adds_i(void *unused)
{
    for (int k = 0; k < STEPS; k++)
        atomic_store(&j, atomic_load(&j) + atomic_load(&i));
    return unused;
}

static int fibonacci(int n)
{
    int before = 0, now = 1;
    for (int k = 1; k < n; k++) {
        int next = before + now;
        before = now;
        now = next;
    }
    return now;
}

int main(void)
{
    pthread_t one, other;
    int most = fibonacci(2 * STEPS + 2);
    pthread_create(&one, NULL, adds_j, NULL);
    pthread_create(&other, NULL, adds_i, NULL);
#ifdef FIXED
    most += 1;
#endif
    assert(atomic_load(&i) < most && atomic_load(&j) < most);
    return 0;
}
