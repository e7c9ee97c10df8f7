// expect: unreachable
// at: in, in
// As twice-one-line.c, under a lock; a third thread is not in the way.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int inside;

static void *work(void *unused)
{
    pthread_mutex_lock(&lock);
    inside++;
    inside--; // AT in
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
