// expect: error race, misuse
// pairs: 13-20 gate, 14-20 gate, 15-20 gate
// A wait for a condition uses the condition and the mutex, and it is the mutex that somebody destroys meanwhile: the race is for `gate`.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static const struct timespec soon = {1, 0};

static void *waits(void *unused)
{
    pthread_mutex_lock(&gate); // ERROR race, misuse
    pthread_cond_timedwait(&more, &gate, &soon); // ERROR race
    pthread_mutex_unlock(&gate); // ERROR race
    return unused;
}
static void *destroys(void *unused)
{
    pthread_mutex_destroy(&gate); // ERROR race, misuse
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, waits, NULL);
    pthread_create(&b, NULL, destroys, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
