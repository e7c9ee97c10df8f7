// expect: error use-after-free, race, assertion
// The assertion fails only if the message is read before it is freed: that the read fails when it comes later must not
// hide it.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int *message;

static void *reader(void *unused)
{
    int seen = *message; // ERROR use-after-free, race
    assert(seen != 1); // ERROR assertion
    return unused;
}

int main(void)
{
    pthread_t t;
    message = malloc(sizeof(int));
    if (!message)
        return 0;
    *message = 1;
    pthread_create(&t, NULL, reader, NULL);
    free(message); // ERROR race
    pthread_join(t, NULL);
    return 0;
}
