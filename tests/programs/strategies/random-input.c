// expect: error assertion
// inputs: a = 250
// flags: --strategy random
// Random outcomes of what depends on an input, where some input has them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include "threadbare.h"

static atomic_int x;

static void *writer(void *unused)
{
    unsigned char a = tb_uchar("a");
    if (a > 200)
        atomic_store(&x, a);
    return unused;
}

int main(void)
{
    pthread_t w;
    pthread_create(&w, NULL, writer, NULL);
    assert(atomic_load(&x) != 250); // ERROR assertion
    pthread_join(w, NULL);
    return 0;
}
