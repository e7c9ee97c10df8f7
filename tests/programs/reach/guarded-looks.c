// expect: reached
// at: seen
// driven: 7/3
// As reorder.c with a lock around each look: who is held while it has the lock keeps out those whose writes it needs.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int a, b;

static void *set(void *unused)
{
    pthread_mutex_lock(&lock);
    a = 1;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    b = -1;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *check(void *unused)
{
    pthread_mutex_lock(&lock);
    if (!((a == 0 && b == 0) || (a == 1 && b == -1)))
        a = 2; // AT seen
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t checker, setters[5];
    pthread_create(&checker, NULL, check, NULL);
    for (int i = 0; i < 5; i++)
        pthread_create(&setters[i], NULL, set, NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(setters[i], NULL);
    pthread_join(checker, NULL);
    return 0;
}
