// expect: error assertion
// As text-in-steps.c: two threads each copy a string and look for a byte in it, in steps that depend on inputs, before they meet.
#include <pthread.h>
#include <string.h>
#include <threadbare.h>

static char in[3], copies[2][4];
static long at[2];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void *copy(void *which) {
    long i = (long)which;
    strcpy(copies[i], in);
    char *found = strchr(in, 'x');
    at[i] = found ? found - in : -1;
    pthread_mutex_lock(&lock);
    sum += (int)at[i];
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    tb_bytes(in, 2, "in");
    pthread_t threads[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, copy, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    tb_assert(strcmp(copies[0], copies[1]) == 0);
    tb_assert(sum != 2); // ERROR assertion
}
