// expect: unreachable
// at: seen
// As reorder.c, but both flags are set, and looked at, under a lock; three setters and a checker.
#include <pthread.h>

#define SETTERS 3

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int a, b;

static void *set(void *unused)
{
    pthread_mutex_lock(&lock);
    a = 1;
    b = -1;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *check(void *unused)
{
    pthread_mutex_lock(&lock);
    int x = a, y = b;
    if (!((x == 0 && y == 0) || (x == 1 && y == -1)))
        a = 2; // AT seen
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t setters[SETTERS], checker;
    for (int i = 0; i < SETTERS; i++)
        pthread_create(&setters[i], NULL, set, NULL);
    pthread_create(&checker, NULL, check, NULL);
    for (int i = 0; i < SETTERS; i++)
        pthread_join(setters[i], NULL);
    pthread_join(checker, NULL);
    return 0;
}
