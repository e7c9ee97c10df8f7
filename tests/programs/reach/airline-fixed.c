// expect: unreachable
// at: oversold
// Four clerks sell three tickets: who finds that there is none takes nothing.
#include <pthread.h>
#include <stdatomic.h>

#define CLERKS 4
#define TICKETS 3

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int sold;

static void *sell(void *unused)
{
    pthread_mutex_lock(&lock);
    if (sold < TICKETS) {
        sold++;
        if (sold > TICKETS)
            sold = 0; // AT oversold
    }
    pthread_mutex_unlock(&lock);
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
