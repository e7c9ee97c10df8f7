// expect: reached
// at: compare, writes
// driven: 6/0
// A place inside a function that the library calls back (a comparison of qsort), of a thread of its own, and another thread that changes what is
// sorted.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int row[3];

static int compare(const void *one, const void *other)
{
    int a = *(const int *)one, b = *(const int *)other; // ERROR reached
    return (a > b) - (a < b);
}

static void *sort(void *unused)
{
    int copy[3];
    for (int i = 0; i < 3; i++)
        copy[i] = 3 - atomic_load(&row[i]);
    qsort(copy, 3, sizeof copy[0], compare);
    return unused;
}

static void *change(void *unused)
{
    for (int i = 0; i < 3; i++)
        if (i == 2)
            atomic_store(&row[i], i); // AT writes
    return unused;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, NULL, sort, NULL);
    pthread_create(&other, NULL, change, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
