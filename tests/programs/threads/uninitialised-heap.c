// expect: error uninitialised
// Two numbers that nobody wrote are compared in a thread.
#include <pthread.h>
#include <stdlib.h>

static int *numbers;

static void *worker(void *unused)
{
    if (numbers[0] == numbers[1]) // ERROR uninitialised
        return NULL;
    return unused;
}

int main(void)
{
    pthread_t thread;
    numbers = malloc(2 * sizeof *numbers);
    if (!numbers)
        return 0;
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL);
    free(numbers);
    return 0;
}
