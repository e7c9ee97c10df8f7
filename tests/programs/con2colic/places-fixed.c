// expect: safe
// flags: --strategy interference
// Which element a thread changes is what it has read, and an input of another: none of those that can be is outside of the array, or is
// the one that is looked at.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int elements[8], at;

static void *chooses(void *unused)
{
    int choice = tb_int("choice");
#ifdef FIXED
    if (choice >= 0 && choice < 5)
#else
    if (choice >= 0 && choice < 9)
#endif
        atomic_store(&at, choice);
    return unused;
}

static void *changes(void *unused)
{
    int here = atomic_load(&at);
    atomic_store(&elements[here], 1);
    return unused;
}

static void *looks(void *unused)
{
    assert(atomic_load(&elements[5]) == 0);
    return unused;
}

int main(void)
{
    pthread_t one, two, three;
    pthread_create(&one, NULL, chooses, NULL);
    pthread_create(&two, NULL, changes, NULL);
    pthread_create(&three, NULL, looks, NULL);
    return 0;
}
