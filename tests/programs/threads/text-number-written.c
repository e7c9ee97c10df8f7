// expect: error race
// As text-behind-match.c, but the other thread writes a byte that is looked at.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static char text[16] = "key=5";
static long found;

static void *writer(void *unused)
{
    (void)unused;
    text[5] = 'z'; // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    found = strtod(text + 4, NULL) > 0; // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
