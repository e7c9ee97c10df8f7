// expect: reached
// at: woken
// driven: 23/6
// On the way is a wait for a condition: who signals has to do so after the wait has begun.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int tokens;
static atomic_int seen;

static void *waits(void *unused)
{
    pthread_mutex_lock(&lock);
    while (tokens < 2)
        pthread_cond_wait(&ready, &lock);
    tokens -= 2;
    pthread_mutex_unlock(&lock);
    if (atomic_load(&seen) == 7)
        atomic_store(&seen, 8); // AT woken
    return unused;
}

static void *gives(void *unused)
{
    pthread_mutex_lock(&lock);
    tokens++;
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *sees(void *unused)
{
    atomic_store(&seen, 7);
    return unused;
}

int main(void)
{
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, waits, NULL);
    pthread_create(&threads[1], NULL, gives, NULL);
    pthread_create(&threads[2], NULL, gives, NULL);
    pthread_create(&threads[3], NULL, sees, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
