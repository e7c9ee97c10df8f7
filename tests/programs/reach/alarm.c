// expect: reached
// at: wait, ring
// driven: 28/0
// An alarm clock: a client waits for a condition while the clock rings for another. Waiting is no obstacle: who waits is woken by a signal, or
// stands before its wait.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t rings = PTHREAD_COND_INITIALIZER;
static int now, waiting;

static void *client(void *argument)
{
    int until = (int)(long)argument;
    pthread_mutex_lock(&lock);
    waiting++;
    while (now < until)
        pthread_cond_wait(&rings, &lock);
    waiting--;
    pthread_mutex_unlock(&lock);
    return NULL; // AT wait
}

static void *clock_runs(void *unused)
{
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        now++;
        if (now == 2 && waiting == 1)
            pthread_cond_broadcast(&rings); // AT ring
        else
            pthread_cond_broadcast(&rings);
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void)
{
    pthread_t one, other, clock;
    pthread_create(&one, NULL, client, (void *)1);
    pthread_create(&other, NULL, client, (void *)2);
    pthread_create(&clock, NULL, clock_runs, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    pthread_join(clock, NULL);
    return 0;
}
