// expect: safe
// Two strings that others see are compared up to the first bytes that differ; behind them others write.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static char one[8] = "abc", other[8] = "abd";

static void *writer(void *unused)
{
    (void)unused;
    one[3] = '!';
    other[3] = '!';
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    assert(strcmp(one, other) < 0);
    assert(strncmp(other, one, 2) == 0);
    pthread_join(thread, NULL);
    return 0;
}
