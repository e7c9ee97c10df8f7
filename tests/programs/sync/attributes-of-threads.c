// expect: error race
// Whether a thread starts detached is read by the call that starts it.
#include <pthread.h>

static pthread_attr_t attributes;

static void *nothing(void *unused) { return unused; }

static void *other(void *unused)
{
    (void)unused;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED); // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread, second;
    pthread_attr_init(&attributes);
    pthread_create(&thread, NULL, other, NULL);
    pthread_create(&second, &attributes, nothing, NULL); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
