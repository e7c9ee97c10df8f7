// expect: error race
// What a call tells is written to the program's memory.
#include <pthread.h>

static pthread_attr_t attributes;
static size_t size;

static void *other(void *unused)
{
    (void)unused;
    pthread_attr_getstacksize(&attributes, &size); // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_create(&thread, NULL, other, NULL);
    size_t seen = size; // ERROR race
    pthread_join(thread, NULL);
    return seen > 1;
}
