// expect: error race
// Attributes are read by whoever makes something with them, and written by whoever sets them.
#include <pthread.h>

static pthread_mutexattr_t attributes;
static pthread_mutex_t mutex;

static void *other(void *unused)
{
    (void)unused;
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE); // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_mutexattr_init(&attributes);
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_init(&mutex, &attributes); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
