// expect: reached
// at: oversold
// driven: 26/24
// Fifteen clerks sell tickets of a flight, and stop at twelve: each looks how many are sold before it sells, and the sale is announced after that.
// The flight is oversold where several have looked before the last of them sold.
#include <pthread.h>
#include <stdatomic.h>

#ifndef CLERKS
#define CLERKS 15
#endif
#ifndef CUSHION
#define CUSHION 3
#endif

static atomic_int sold;
static atomic_int stopped;

static void *sell(void *unused)
{
    if (atomic_load(&stopped))
        return unused;
    int now = atomic_fetch_add(&sold, 1) + 1;
    if (now > CLERKS - CUSHION)
        atomic_store(&stopped, 1); // AT oversold
    return unused;
}

int main(void)
{
    pthread_t clerks[CLERKS];
    for (int i = 0; i < CLERKS; i++)
        pthread_create(&clerks[i], NULL, sell, NULL);
    for (int i = 0; i < CLERKS; i++)
        pthread_join(clerks[i], NULL);
    return 0;
}
