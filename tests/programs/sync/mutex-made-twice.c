// expect: error race
// Two threads make one mutex at once.
#include <pthread.h>

static pthread_mutex_t mutex;

static void *other(void *unused)
{
    (void)unused;
    pthread_mutex_init(&mutex, NULL); // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_init(&mutex, NULL); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
