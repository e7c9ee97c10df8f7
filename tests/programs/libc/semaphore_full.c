// expect: safe
// A semaphore at its largest value takes no more posts.
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <semaphore.h>

int main(void)
{
    sem_t semaphore;
    int value;
    sem_init(&semaphore, 0, INT_MAX - 1);
    assert(sem_post(&semaphore) == 0);
    assert(sem_post(&semaphore) == -1 && errno == EOVERFLOW);
    assert(sem_getvalue(&semaphore, &value) == 0 && value == INT_MAX);
    return 0;
}
