// expect: bounded
// warning: locks `a` at
// flags: --strategy dpor --executions 1
// One execution does not show the deadlock, but the order of the locks gives it away.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int balance;

static void *back(void *unused)
{
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    balance++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, back, NULL);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    balance++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    pthread_join(thread, NULL);
    return 0;
}
