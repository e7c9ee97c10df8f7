// expect: reached
// at: in, in
// driven: 4/0
// threads: 3
// Two threads of one function at one line: each place wants a thread of its own.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void *work(void *unused)
{
    atomic_fetch_add(&inside, 1);
    atomic_fetch_sub(&inside, 1); // AT in
    return unused;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&other, NULL, work, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
